"""What a notebook shows: the same table, in a frame that needs nobody, from the seat that was asked for."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, expect

import spindletop
from browser import HERE
from replays import SEATS, replay_in
from spindletop.games import find, shelf
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.record import read_record
from spindletop.kernel.state import CHANCE, State

pytestmark = pytest.mark.slow


def dealt(game: str, seats: int = 3) -> State:
    state: State = find(game).start(seats)
    dealer = SeededDealer(3)
    while state.mover == CHANCE:
        state.play(state.choices()[dealer.draw(state.weights())])
    return state


def framed(chromium: Browser, folder: Path, text: str) -> tuple[Frame, list[str]]:
    """Put what a notebook is given into a page without a network, as a notebook would."""
    path = folder / "cell.html"
    path.write_text(f"<!doctype html><title>Notebook</title><h1>Cell</h1>{text}", encoding="utf-8")
    page = chromium.new_context(viewport={"width": 1100, "height": 900}, offline=True).new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
    page.goto(path.as_uri())
    frame = page.frames[1]
    expect(frame.locator(".board [data-place]").first).to_be_attached(timeout=15_000)
    return frame, trouble


@pytest.mark.parametrize("game", SEATS)
def test_a_position_is_drawn(chromium: Browser, tmp_path: Path, game: str) -> None:
    frame, trouble = framed(chromium, tmp_path, spindletop.show(dealt(game), names=["Ada", "Bo", "Cy"])._repr_html_())
    expect(frame.locator(".board svg[role=group]").first).to_be_visible()
    expect(frame.locator(".seat .name")).to_have_text(["Ada", "Bo", "Cy"])
    expect(frame.locator(".history")).to_have_count(0)
    expect(frame.locator(".offer")).to_have_count(0)
    assert trouble == []


def test_a_seat_sees_its_own_side(chromium: Browser, tmp_path: Path) -> None:
    state = dealt("pipe_it_up")
    frame, _ = framed(chromium, tmp_path, spindletop.show(state, seat=1)._repr_html_())
    expect(frame.locator(".seat").nth(1)).to_contain_text("you")
    expect(frame.locator(".private .mission")).to_be_visible()
    frame, _ = framed(chromium, tmp_path, spindletop.show(state)._repr_html_())
    expect(frame.locator(".private")).to_have_count(0)


def test_a_game_has_a_slider(chromium: Browser, tmp_path: Path) -> None:
    path = sorted((HERE / "tests" / "records" / "oilman").glob("*.jsonl"))[0]
    record = read_record(path.read_text(encoding="utf-8"), find)
    picture = spindletop.show(record)
    frame, trouble = framed(chromium, tmp_path, picture._repr_html_())
    frame.locator(".history input[type=range]").fill("5")
    expect(frame.locator(".turn p")).to_contain_text(f"Action 5 of {len(record.actions)}")
    picture.save(str(tmp_path / "game.html"))
    assert replay_in((tmp_path / "game.html").read_text(encoding="utf-8")) == picture.replay
    assert trouble == []


def test_wrong_seats_and_unknown_games_are_told() -> None:
    state = dealt("oilman")
    with pytest.raises(ValueError, match="seats 0 to 2, not 5"):
        spindletop.show(state, seat=5)
    assert all(spindletop.show(game.start()).replay["game"]["id"] == game.id for game in shelf().values())
