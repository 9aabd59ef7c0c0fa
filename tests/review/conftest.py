"""The example game of docs/, put on the shelf as a package from elsewhere would be."""

import pytest

from examples_on_shelf import examples_on_shelf


@pytest.fixture
def examples(tmp_path, monkeypatch):
    with examples_on_shelf(tmp_path, monkeypatch):
        yield
