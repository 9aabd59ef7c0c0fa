"""The shelf: games, their rules and editions, and the bots."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from spindletop.kernel.game import AnyGame
from spindletop.server.bots.catalogue import bot_cards
from spindletop.server.domain.editions import uploaded_edition
from spindletop.server.domain.lessons import offered_lessons, player_aid
from spindletop.server.domain.terms import DEFAULT_EDITION
from spindletop.server.http.routes.common import AppServices, problems
from spindletop.server.services import Services
from spindletop.server.wire.answers import BotCard, CheckedEdition, ClauseText, GameCard, OptionForm, Rules, SeatRange
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import EditionText
from spindletop.showing.bundle import drawing_of


def found(services: Services, game: str) -> AnyGame:
    """Return a game of the shelf."""
    if game not in services.registry.shelf:
        raise Problem("not_found", f"There is no game {game!r}; the games are {', '.join(services.registry.shelf)}.")
    return services.registry.shelf[game]


def card(game: AnyGame) -> GameCard:
    """Return a game as the shelf shows it."""
    drawing = drawing_of(game)
    options: list[dict[str, Any]] = [option.describe() for option in game.options if option.offered]
    return GameCard(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        maturity=game.maturity,
        length=game.length,
        rules_version=game.rules_version,
        seats=SeatRange(least=game.min_seats, most=game.max_seats, usual=game.default_seats),
        colours=game.colours,
        editions=[name or DEFAULT_EDITION for name in game.editions()],
        endings=game.endings,
        presets={name: dict(preset) for name, preset in game.presets.items()},
        options=[OptionForm(**option) for option in options],
        drawn=drawing is not None,
        drawing=drawing,
        lessons=len(offered_lessons(game)),
    )


@get("/games", responses=problems())
async def list_games(services: AppServices) -> list[GameCard]:
    """Every game on the shelf."""
    return [card(game) for game in services.registry.shelf.values()]


@get("/games/{game:str}", responses=problems(404))
async def one_game(services: AppServices, game: FromPath[str]) -> GameCard:
    """One game: seats, options, presets and editions."""
    return card(found(services, game))


@get("/games/{game:str}/rules", responses=problems(404))
async def rules(services: AppServices, game: FromPath[str]) -> Rules:
    """The rules of a game, whole and by clause."""
    known = found(services, game)
    try:
        book = known.rulebook()
    except FileNotFoundError:
        raise Problem("not_found", "The rules of this game are not written down here.") from None
    clauses = {number: ClauseText(heading=clause.heading, text=clause.text) for number, clause in book.clauses.items()}
    return Rules(markdown=book.markdown, clauses=clauses, aid=player_aid(known))


@get("/games/{game:str}/editions/{name:str}", media_type="application/toml", responses=problems(404))
async def edition_text(services: AppServices, game: FromPath[str], name: FromPath[str]) -> Response[str]:
    """The components of a built-in edition, as TOML to start one's own from."""
    one = found(services, game)
    if name not in [edition or DEFAULT_EDITION for edition in one.editions()]:
        raise Problem("not_found", "There is no such edition.")
    file = "edition.toml" if name == DEFAULT_EDITION else f"edition.{name}.toml"
    text = (one.folder / file).read_text(encoding="utf-8")
    return Response(text, media_type="application/toml")


@post("/games/{game:str}/editions", status_code=200, responses=problems(404, 422))
async def check_edition(services: AppServices, game: FromPath[str], data: JSONBody[EditionText]) -> CheckedEdition:
    """Whether an edition of one's own can be played."""
    edition = await asyncio.to_thread(uploaded_edition, data.toml, found(services, game))
    return CheckedEdition(name=edition.name, hash=edition.hash)


@get("/bots", responses=problems())
async def list_bots() -> list[BotCard]:
    """The bots that can be given a seat."""
    return bot_cards()


HANDLERS = [list_games, one_game, rules, edition_text, check_edition, list_bots]
