"""Seats are told apart by every eye: their pigments as the common colour deficiencies see them, and their glyphs."""

import base64
import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from servers import Server

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
PIGMENTS = ["red", "blue", "green", "yellow", "purple", "iron"]
OILS = ["teal", "orange", "silver"]
EYES = ["none", "protanopia", "deuteranopia", "tritanopia"]
APART = 20
"""Least distance in CIE Lab; about 2 is just visible side by side."""

PAINT = """colours => {
  const strip = document.body.appendChild(document.createElement('div'));
  strip.style.cssText = 'position:fixed;left:0;top:0;z-index:99;display:flex';
  for (const name of colours) {
    const one = strip.appendChild(document.createElement('div'));
    one.style.cssText = `width:20px;height:20px;background:var(--${name})`;
  }
}"""

READ = """async ([picture, count]) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob());
  const ink = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
  ink.drawImage(image, 0, 0);
  return Array.from({length: count}, (_, k) => [...ink.getImageData(k * 20 + 10, 10, 1, 1).data].slice(0, 3));
}"""


def lab(pixel: list[int]) -> tuple[float, float, float]:
    """Return a pixel as lightness, red-green and yellow-blue, in which distances are what eyes see."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in pixel))
    x = (0.4125 * r + 0.3576 * g + 0.1804 * b) / 0.9505
    y = 0.2127 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9503 * b) / 1.0888
    bent = [c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z)]
    return 116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])


def apart(one: list[int], other: list[int]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5)


@pytest.mark.parametrize("eye", EYES)
def test_pigments_stay_apart(site: Server, visit: Visit, eye: str) -> None:
    page, reader, colours = visit(), visit(), PIGMENTS + OILS
    page.goto(site.url)
    expect(page.locator("#open-table")).to_be_visible(timeout=15_000)
    page.evaluate(PAINT, colours)
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eye})
    clip = {"x": 0, "y": 0, "width": 20 * len(colours), "height": 20}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    seen = dict(zip(colours, reader.evaluate(READ, [picture, len(colours)]), strict=True))
    pairs = [*itertools.combinations(PIGMENTS, 2), *itertools.combinations(OILS, 2)]
    near = {(a, b): round(apart(seen[a], seen[b])) for a, b in pairs}
    assert {pair: far for pair, far in near.items() if far < APART} == {}


def test_every_pigment_has_a_glyph_of_its_own(site: Server) -> None:
    symbols = site.client().http.get(f"{site.url}/icons.svg").text
    glyphs = [re.search(rf'id="seat-{name}".*?</symbol>', symbols, re.DOTALL) for name in PIGMENTS]
    drawn = {found[0].split(">", 1)[1] for found in glyphs if found}
    assert len(drawn) == len(PIGMENTS)
