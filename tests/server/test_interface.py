"""The interface as others meet it: the example bot of the docs, and schemathesis with everything it can think of."""

import json
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from servers import Server, open_table
from spindletop.server.app import create_app
from spindletop.server.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "external_bot.py"


def test_the_example_bot_of_the_docs_plays_a_whole_game(server):
    options = json.dumps({"rounds": 3, "bidding": "ladder"})
    command = [sys.executable, str(EXAMPLE), server.url, "oilman", options]
    played = subprocess.run(command, capture_output=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr.decode()
    result = json.loads(played.stdout)
    assert len(result["scores"]) == 2
    assert result["winners"]


def test_the_example_is_as_short_as_the_docs_say():
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 40


@pytest.fixture(scope="module")
def fuzzed(sqlite_server: Server):
    """The description of the interface, with a table and tokens for the tries to hit upon."""
    opened = open_table(sqlite_server, public=True)
    schema = schemathesis.openapi.from_url(f"{sqlite_server.url}/api/v1/openapi.json")
    return schema, opened, sqlite_server


def paths():
    methods = {
        "/api/v1/games": ["GET"],
        "/api/v1/games/{game}": ["GET"],
        "/api/v1/games/{game}/rules": ["GET"],
        "/api/v1/games/{game}/editions/{name}": ["GET"],
        "/api/v1/games/{game}/editions": ["POST"],
        "/api/v1/games/{game}/lessons": ["GET"],
        "/api/v1/games/{game}/lessons/{lesson}/tables": ["POST"],
        "/api/v1/bots": ["GET"],
        "/api/v1/tables": ["GET", "POST"],
        "/api/v1/tables/{table}": ["GET"],
        "/api/v1/tables/{table}/entries": ["GET"],
        "/api/v1/tables/{table}/positions/{n}": ["GET"],
        "/api/v1/tables/{table}/record": ["GET"],
        "/api/v1/tables/{table}/replay": ["GET"],
        "/api/v1/tables/{table}/rematch": ["POST"],
        "/api/v1/tables/{table}/start": ["POST"],
        "/api/v1/tables/{table}/seats": ["POST"],
        "/api/v1/tables/{table}/seats/{seat}": ["PATCH"],
        "/api/v1/tables/{table}/seats/{seat}/bot": ["POST"],
        "/api/v1/tables/{table}/seats/{seat}/free": ["POST"],
        "/api/v1/tables/{table}/seats/{seat}/back": ["POST"],
        "/api/v1/tables/{table}/salt": ["POST"],
        "/api/v1/tables/{table}/end": ["POST"],
        "/api/v1/tables/{table}/votes": ["POST"],
        "/api/v1/tables/{table}/moves": ["POST"],
        "/api/v1/tables/{table}/undo": ["POST"],
        "/api/v1/tables/{table}/chat": ["POST"],
        "/api/v1/tables/{table}/why": ["POST"],
        "/api/v1/tables/{table}/hint": ["POST"],
        "/health": ["GET"],
    }
    return [(path, method) for path, allowed in methods.items() for method in allowed]


def test_every_path_of_the_description_is_tried(fuzzed):
    schema, _, _ = fuzzed
    described = {(operation.ok().path, operation.ok().method.upper()) for operation in schema.get_all_operations()}
    assert described == set(paths())


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize(("path", "method"), paths())
def test_whatever_is_sent_is_answered_as_described(fuzzed, path, method, mode):
    """No 500, no answer that the description does not name, no answer of another form."""
    schema, opened, server = fuzzed
    operation = schema[path][method]
    numbers = [one for one in operation.iter_parameters() if one.definition["schema"].get("type") != "string"]
    if mode == GenerationMode.NEGATIVE and not numbers and not operation.body:
        return  # every text is a right one, so there is nothing that could be wrong
    tokens = [None, opened.tokens[0], opened.host, opened.invitation, "wrong"]
    count = 0

    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case):
        nonlocal count
        count += 1
        if "table" in case.path_parameters and count % 2:
            case.path_parameters["table"] = opened.id
        token = tokens[count % len(tokens)]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        case.call_and_validate(headers=headers, checks=CHECKS)

    attempt()
    assert count >= 1
    assert server.client().get(f"{server.url}/health").status_code == 200


def test_the_interface_is_declared_in_a_way_that_lasts(tmp_path):
    """The next version of the web framework drops what the present one warns of."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        described = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.db")).openapi_schema.to_schema()
    assert len(described["paths"]) == len({path for path, _ in paths()})
