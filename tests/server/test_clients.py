"""The people of tests leave nothing open, also where they fail: the next test would be blamed for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from patience import until
from server.live import Client, clients, live


def test_who_is_refused_leaves_no_connection_open(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        with pytest.raises(AssertionError, match="name") as error:
            Client(server, "")
        until(lambda: not server.server.server_state.connections)
        assert error.tb is not None  # it knows the client: nobody else has closed it


def test_where_one_of_several_is_refused_the_others_leave_too(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        with pytest.raises(AssertionError, match="name") as error, clients(server, "Ann", "Bob", ""):
            pass
        until(lambda: not server.server.server_state.connections)
        assert error.tb is not None
