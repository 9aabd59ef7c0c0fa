"""The types that the browser client is checked with are those that server and games declare."""

from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from client_types import ROOT, all_files
from typescript import Declarations


@pytest.mark.parametrize("path", all_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_types_are_up_to_date(path):
    assert path.read_text(encoding="utf-8") == all_files()[path], "run `make types`"


def test_every_line_keeps_to_the_width_of_the_client():
    long = [line for text in all_files().values() for line in text.splitlines() if len(line) > 120]
    assert not long


Shape = Literal["disc", "box"]


class Spot(TypedDict):
    """Where something lies."""

    shape: Shape
    size: NotRequired[float | None]
    by_shape: dict[Shape, list[int | None]]


class Rule(msgspec.Struct, frozen=True):
    """A rule, asked for and answered."""

    kind: str = "none"


class Asked(msgspec.Struct, tag="ask"):
    """A request."""

    name: str
    rule: Rule = Rule()


class Told(msgspec.Struct, omit_defaults=True):
    """An answer that leaves its defaults out."""

    rule: Rule
    spots: list[Spot]
    warn: str = ""
    cost: int | None = None


def test_defaults_may_be_left_out_of_requests_and_are_always_in_answers():
    declared = Declarations({"Shape": Shape}, [Asked])
    declared.add(Asked, Told)
    assert declared.text() == EXPECTED


EXPECTED = """\
export type Shape = 'disc' | 'box';

/** A rule, asked for and answered. */
export interface Rule {
  readonly kind: string;
}

/** A request. */
export interface Asked {
  readonly type: 'ask';
  readonly name: string;
  readonly rule?: Partial<Rule>;
}

/** Where something lies. */
export interface Spot {
  readonly shape: Shape;
  readonly size?: number | null;
  readonly by_shape: Readonly<Partial<Record<Shape, readonly (number | null)[]>>>;
}

/** An answer that leaves its defaults out. */
export interface Told {
  readonly rule: Rule;
  readonly spots: readonly Spot[];
  readonly warn?: string;
  readonly cost?: number;
}
"""
