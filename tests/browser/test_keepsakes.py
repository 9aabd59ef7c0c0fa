"""What is taken home: a page that plays by itself from disk, and pictures that show the board."""

import base64
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import HERE, shoot, wait, wait_until_settled
from replays import SEATS
from servers import Opened, Server, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
BOARD = """() => {
  const copy = document.querySelector('.board').cloneNode(true);
  for (const el of copy.querySelectorAll('*')) for (const {name, value} of [...el.attributes]) {
    if (!value) el.removeAttribute(name);  // what was drawn there before may leave an empty one behind
  }
  return copy.innerHTML;
}"""
COLOURS = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer), found = new Map();
  for (const one of pixels) found.set(one, (found.get(one) || 0) + 1);
  return [found.size, Math.max(...found.values()) / pixels.length];
}"""


def review(server: Server, game: str) -> tuple[Opened, int]:
    """Lay a finished game on a table; return it with the number of its actions."""
    path = sorted((HERE / "tests" / "records" / game).glob("*.jsonl"))[0]
    text = path.read_text(encoding="utf-8")
    actions = sum("do" in json.loads(line) for line in text.splitlines())
    return open_table(server, None, game=game, record=text, public=True, options={}), actions


def saved(page: Page, name: str, folder: Path) -> Path:
    """Press a button that saves something, and return the file."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=name, exact=True).first.click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


@pytest.mark.parametrize("game", SEATS)
def test_a_saved_game_plays_from_disk(site: Server, visit: Visit, chromium: Browser, tmp_path: Path, game: str) -> None:
    opened, actions = review(site, game)
    page = visit(1440, 900)
    page.goto(f"{site.url}/#/t/{opened.id}")
    expect(page.locator(".result")).to_be_visible(timeout=15_000)
    path = saved(page, "Replay page", tmp_path)
    alone = chromium.new_context(viewport={"width": 1440, "height": 900}, offline=True, reduced_motion="reduce")
    trouble: list[str] = []
    film = alone.new_page()
    film.on("pageerror", lambda error: trouble.append(str(error)))
    film.on("console", lambda said: trouble.append(said.text) if said.type in {"error", "warning"} else None)
    film.on("request", lambda one: trouble.append(one.url) if not one.url.startswith(("file:", "data:")) else None)
    film.goto(path.as_uri())
    slider = film.locator(".history input[type=range]")
    expect(slider).to_have_value("0")
    for n in [actions * 2 // 3, actions // 3, 0]:
        page.goto(f"{site.url}/#/t/{opened.id}/n/{n}")
        page.reload()
        expect(page.locator(".history input[type=range]")).to_have_value(str(n), timeout=15_000)
        slider.fill(str(n))
        expect(film.locator(".turn p")).to_contain_text(f"Action {n} of {actions}")
        assert film.evaluate(BOARD) == page.evaluate(BOARD), f"the same board at action {n}"
    film.keyboard.press("]")
    expect(slider).to_have_value("1")
    film.get_by_label("Speed").select_option("250")
    film.get_by_role("button", name="Replay", exact=True).first.click()
    wait(film, "() => Number(document.querySelector('.history input[type=range]').value) >= 4")
    film.get_by_role("button", name="Stop").click()
    film.get_by_label("Seen by").select_option(index=1)
    expect(film.locator(".seat .who small").first).to_contain_text("you")
    slider.fill(str(actions))
    expect(film.locator(".result .turn h2")).to_contain_text("win")
    shoot(film, f"{game}-film")
    film.keyboard.press("r")
    expect(film.locator(".panel .clause").first).to_be_visible()
    alone.close()
    assert trouble == []


@pytest.mark.parametrize("game", SEATS)
def test_pictures_show_the_board(site: Server, visit: Visit, tmp_path: Path, game: str) -> None:
    opened, actions = review(site, game)
    page = visit(1440, 900)
    page.goto(f"{site.url}/#/t/{opened.id}/n/{actions * 2 // 3}")
    expect(page.locator(".turn p")).to_contain_text(f"Action {actions * 2 // 3} of", timeout=15_000)
    page.keyboard.press("?")
    wait_until_settled(page, ".board")
    box: Any = page.locator(".board").bounding_box()
    png = saved(page, "PNG", tmp_path)
    content = png.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (round(box["width"] * 2), round(box["height"] * 2))
    blank = visit()
    blank.goto(site.url)
    for path, kind in [(png, "image/png"), (saved(page, "SVG", tmp_path), "image/svg+xml")]:
        colours, most = blank.evaluate(COLOURS, f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}")
        assert colours > 200, f"{path.name} is a real picture"
        assert most < 0.8, f"{path.name} is not nearly all one colour"
