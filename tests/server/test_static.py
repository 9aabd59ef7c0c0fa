"""What whoever runs the server and whoever opens the page gets: health, figures, headers, logs and help."""

import gzip
import json

import httpx
from litestar.testing import TestClient

from servers import open_table
from spindletop.server.app import create_app
from spindletop.server.http import static
from spindletop.server.ops.logs import JsonLines
from spindletop.server.settings import Settings


def test_health_and_metrics_tell_how_the_server_is(server):
    health = httpx.get(f"{server.url}/health").json()
    assert health["status"] == "ok"
    open_table(server)
    text = httpx.get(f"{server.url}/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#"))
    assert float(figures["spindletop_changes_committed_total"]) >= 1
    assert "spindletop_live_connections" in figures
    assert any(name.startswith("spindletop_requests_total") for name in figures)


def test_every_page_has_the_headers_that_keep_it_to_itself(server):
    for path in ("/", "/api/v1/games", "/api/v1/nothing", "/health"):
        headers = httpx.get(server.url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"], "scripts come from here alone"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(f"{server.url}/api/v1/games").headers["cache-control"] == "no-store"


def test_the_client_is_served_from_its_folder_and_nothing_else_is(tmp_path, monkeypatch):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Spindletop</title>")
    (web / "assets" / "app-1A.js").write_text("export const h = 1;")
    (web / "assets" / "app-1A.js.gz").write_bytes(gzip.compress(b"export const h = 1;"))
    (web / "icons.svg").write_text("<svg/>")
    (web / "notes.py").write_text("secret")
    (web / ".hidden.js").write_text("secret")
    (tmp_path / "outside.js").write_text("secret")
    (web / "link.js").symlink_to(tmp_path / "outside.js")
    monkeypatch.setattr(static, "web_folder", lambda: web)
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/t.sqlite3", requests_per_second=0)
    with TestClient(create_app(settings)) as client:
        page = client.get("/")
        assert page.text.startswith("<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
        module = client.get("/assets/app-1A.js")
        assert module.headers["content-type"].startswith("text/javascript")
        assert module.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert module.headers["content-encoding"] == "gzip"
        assert module.text == "export const h = 1;"
        unpacked = client.get("/assets/app-1A.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in unpacked.headers
        assert unpacked.text == module.text
        assert client.get("/icons.svg").headers["cache-control"] == "no-cache", "its name stays when it changes"
        assert module.headers["etag"]
        for path in (
            "/notes.py",
            "/.hidden.js",
            "/link.js",
            "/assets",
            "/assets/",
            "/assets/app-1A.js.gz",
            "/none.js",
            "/%2e%2e/outside.js",
        ):
            answer = client.get(path)
            assert (path, answer.status_code) == (path, 404)
            assert "secret" not in answer.text


def test_the_openapi_description_names_every_path_and_its_problems(server):
    described = httpx.get(f"{server.url}/api/v1/openapi.json").json()
    moves = described["paths"]["/api/v1/tables/{table}/moves"]["post"]
    assert moves["description"]
    assert {"200", "400", "401", "403", "404", "409", "429"} <= set(moves["responses"])
    body = moves["requestBody"]["content"]["application/json"]["schema"]
    assert "at" in json.dumps(described["components"]["schemas"][body["$ref"].rpartition("/")[2]])
    assert len(described["paths"]) >= 22


def test_a_log_line_tells_only_what_was_named():
    import logging  # noqa: PLC0415

    record = logging.LogRecord("spindletop.server.x", logging.INFO, "", 1, "something", (), None)
    record.__dict__.update(table="t1", bot="greedy", token="secret")
    line = json.loads(JsonLines().format(record))
    assert (line["bot"], line["what"], "table" in line) == ("greedy", "something", False)
    assert "secret" not in json.dumps(line)
