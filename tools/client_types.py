"""Writes the types of the browser client from what server and games declare, by `make types`.

These are client/generated/protocol.d.ts (requests, answers, messages), client/generated/icons.d.ts (symbols that can be
drawn) and games/GAME/client/game.d.ts (view, verbs, choices, places, events). A test fails while one is out of date.
"""

import importlib
import re
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from spindletop.games import shelf
from spindletop.kernel.events import Kind
from spindletop.kernel.game import AnyGame
from spindletop.kernel.verb import AnyVerb, Arg
from spindletop.server.wire import answers, entries, lessons, live, names, requests
from typescript import Declarations, comment, interface, quoted, union

ROOT = Path(__file__).parent.parent
GENERATED = ROOT / "client/generated"
ICON_SHEET = ROOT / "client/icons.svg"
OURS = "spindletop.games."
FEW = 8
"""An argument with more values than these is a string."""
HEAD = "/* Written by `make types`; do not edit. */\n\n"
CHOICE_IN = """\
/** A choice of a game: told apart by its verb, with the arguments and the effects that the verb has. */
export type ChoiceIn<Verbs, Effects, PlaceName extends string> = {
  [Verb in keyof Verbs & string]: Omit<Choice, 'verb' | 'args' | 'place' | 'effects'> & {
    readonly verb: Verb;
    readonly args: Verbs[Verb];
    readonly place: PlaceName | '';
  } & (Verb extends keyof Effects ? { readonly effects: Effects[Verb] } : { readonly effects?: never });
}[keyof Verbs & string];
"""


def literals(module: Any) -> dict[str, Any]:
    """Return the Literals that a module gives a name."""
    return {name: alias for name, alias in vars(module).items() if get_origin(alias) is Literal}


def structs(module: Any) -> list[type[msgspec.Struct]]:
    """Return the structs that a module declares itself, in their order."""
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [one for one in own if issubclass(one, msgspec.Struct)]


def protocol() -> str:
    """Return what goes over the wire."""
    bases = {requests.Request, requests.MoveBody, requests.UndoBody, requests.ChatBody}
    said = list(get_args(live.FromClient))
    asked = [*[one for one in structs(requests) if one not in bases], *said]
    declared = Declarations(literals(names), asked)
    declared.add(*asked)
    for one in get_args(entries.AnyEntry):
        declared.add(one)
    kinds = [one.__name__ for one in get_args(entries.AnyEntry)]
    declared.blocks["SeenEntry"] = union("SeenEntry", "An entry as one viewer may see it.", kinds)
    declared.add(*structs(answers), *structs(lessons), *get_args(live.FromServer))
    for name, messages in {"FromClient": live.FromClient, "FromServer": live.FromServer}.items():
        speaker = "a client" if name == "FromClient" else "the server"
        declared.blocks[name] = union(
            name, f"What {speaker} says over the live connection.", [one.__name__ for one in get_args(messages)]
        )
    return HEAD + declared.text() + "\n" + CHOICE_IN


def icons() -> str:
    """Return which symbols the icon sheet holds, and which of them the events of our games name."""
    symbols = re.findall(r'<symbol id="([^"]+)"', ICON_SHEET.read_text(encoding="utf-8"))
    told = sorted({kind.icon for game in our_games() for kind in events(game) if kind.icon})
    drawn = union("IconName", "A symbol of the icon sheet.", map(quoted, sorted(symbols)))
    return HEAD + drawn + "\n" + union("EventIcon", "What an event of the log is marked with.", map(quoted, told))


def our_games() -> list[AnyGame]:
    """Return the games of this package."""
    return [game for game in shelf().values() if (ROOT / "src/spindletop/games" / game.id).is_dir()]


def events(game: AnyGame) -> list[Kind]:
    """Return the kinds of events that a game tells."""
    log = importlib.import_module(f"{OURS}{game.id}.log")
    return [kind for kind in vars(log).values() if isinstance(kind, Kind)]


def game_types(game: AnyGame) -> str:
    """Return the view of a game, its verbs, choices and places, and the kinds of its events."""
    module = importlib.import_module(f"{OURS}{game.id}.view_types")
    aliases = literals(module)
    places = aliases.pop("PlaceKind")
    declared = Declarations(aliases)
    declared.add(module.View, *module.EFFECTS.values())
    view = module.View.__name__
    vocabulary = game.vocabulary
    verbs = [verb for verb in vocabulary.verbs if verb.base < vocabulary.decisions]
    arguments = [(verb.name, args_of(verb, declared), False) for verb in verbs]
    effects = [(verb, form.__name__, False) for verb, form in module.EFFECTS.items()]
    none = (
        f"{comment('No verb of this game tells more than its figures.')}export type Effects = Record<never, never>;\n"
    )
    blocks = [
        "import type { ChoiceIn } from '#generated/protocol.d.ts';\n",
        declared.text(),
        f"{comment('What a seat or a spectator sees.')}export type GameView = {view};\n",
        interface("Verbs", "What a seat may do, with its arguments.", arguments),
        interface("Effects", "What choices tell beside their figures, by verb.", effects) if effects else none,
        union(
            "GamePlace",
            "The places of the table that choices name.",
            [f"`{kind}:${{string}}`" for kind in get_args(places)],
        ),
        f"{comment('One action that is offered.')}export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;\n",
        union("EventKind", "What can happen, as the log names it.", [quoted(kind.name) for kind in events(game)]),
    ]
    return HEAD + "\n".join(blocks)


def args_of(verb: AnyVerb, declared: Declarations) -> str:
    """Return the arguments of a verb."""
    parts = [f"readonly {arg.name}: {arg_type(arg, declared)}" for arg in verb.args]
    return f"{{ {'; '.join(parts)} }}" if parts else "Readonly<Record<string, never>>"


def arg_type(arg: Arg, declared: Declarations) -> str:
    """Return what an argument may be: a number, or one of its labels if these are few."""
    if arg.labels is None:
        return "number"
    known = declared.names.get(frozenset(arg.labels))
    return known or (" | ".join(map(quoted, arg.labels)) if arg.size <= FEW else "string")


def all_files() -> dict[Path, str]:
    """Return every file with what it should hold."""
    files = {GENERATED / "protocol.d.ts": protocol(), GENERATED / "icons.d.ts": icons()}
    for game in our_games():
        files[ROOT / f"src/spindletop/games/{game.id}/client/game.d.ts"] = game_types(game)
    return files


def main() -> None:
    """Write what is out of date."""
    for path, text in all_files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
