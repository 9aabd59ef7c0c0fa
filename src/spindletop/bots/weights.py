"""What a mind learned, as a file: one line that says how it was made (its card), then its weights."""

import hashlib
import json
import struct
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from spindletop.bots.net import Net, shapes

FORMAT: Final = 1
MOST_WEIGHTS: Final = 4_000_000
"""A file that claims more is refused before anything is unpacked."""


@mypyc_attr(native_class=False)
class MindError(ValueError):
    """Raised for weights that are damaged, foreign or not there; the message is one sentence."""


def pack(card: Mapping[str, object], layers: Sequence[Sequence[float]]) -> bytes:
    """Return the file of a mind; weights are kept as half-precision numbers."""
    body = b"".join(struct.pack(f"<{len(layer)}e", *layer) for layer in layers)
    head = {"mind": FORMAT, **card, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(head, ensure_ascii=False, sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def read_card(data: bytes, source: str) -> dict[str, object]:
    """Return the card of a mind's file."""
    line, _, _ = data.partition(b"\n")
    try:
        card = json.loads(line)
    except ValueError:
        card = None
    if not isinstance(card, dict) or card.get("mind") != FORMAT:
        raise MindError(f"{source}: these are no weights of a mind (format {FORMAT})")
    return card


def unpack(data: bytes, source: str) -> tuple[dict[str, object], Net]:
    """Return the card and the network of a mind's file; a damaged one is refused as a whole."""
    card, sizes, layers = unpack_layers(data, source)
    net = Net(sizes[0], sizes[1], sizes[2], sizes[3])
    net.load(layers)
    return card, net


def unpack_layers(data: bytes, source: str) -> tuple[dict[str, object], list[int], list[list[float]]]:
    """Return the card, the sizes (inputs, hidden, second, seats) and the weights of a mind's file, layer by layer."""
    card = read_card(data, source)
    sizes: list[int] = []
    for name in ("inputs", "hidden", "second", "seats"):
        size = card.get(name)
        if not isinstance(size, int) or isinstance(size, bool) or size < 1:
            raise MindError(f"{source}: the card does not say how many {name} the network has")
        sizes.append(size)
    counts = shapes(sizes[0], sizes[1], sizes[2], sizes[3])
    total = sum(counts)
    if total > MOST_WEIGHTS:
        raise MindError(f"{source}: {total} weights are more than any mind of ours has")
    try:
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(data.partition(b"\n")[2], 2 * total + 1)
    except zlib.error:
        raise MindError(f"{source}: the weights are damaged") from None
    if len(body) != 2 * total or hashlib.sha256(body).hexdigest() != card.get("sha256"):
        raise MindError(f"{source}: the weights are damaged")
    layers: list[list[float]] = []
    at = 0
    for count in counts:
        layers.append(list(struct.unpack_from(f"<{count}e", body, 2 * at)))
        at += count
    return card, sizes, layers
