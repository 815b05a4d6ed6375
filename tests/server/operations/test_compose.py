"""compose.yaml without Docker: what its settings mean to the server, and whom it tells apart behind its proxy."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from folsom.server.settings import Settings, from_environment
from server.live import Live, live

COMPOSE = Path(__file__).resolve().parents[3] / "compose.yaml"
KEY = "a key that nobody guesses"
GATEWAY, OTHER_CONTAINER = (
    "127.0.0.2",
    "127.0.0.3",
)  # both reach a server on loopback, as they do in a network of Docker


def composed(**environment: str) -> Any:
    """What compose.yaml says in an environment: ${NAME:-usual} is put in as Docker does, after the file is parsed."""

    def put_in(thing: Any) -> Any:
        if isinstance(thing, str):
            return re.sub(r"\$\{(\w+):-([^}]*)\}", lambda found: environment.get(found[1]) or found[2], thing)
        if isinstance(thing, dict):
            return {key: put_in(value) for key, value in thing.items()}
        return [put_in(one) for one in thing] if isinstance(thing, list) else thing

    return put_in(yaml.safe_load(COMPOSE.read_text(encoding="utf-8")))


def settings_in(compose: Any) -> Settings:
    """The settings of the server, read as it reads them itself."""
    return from_environment(compose["services"]["folsom"]["environment"])


def test_what_compose_sets_is_known_to_the_server() -> None:
    names = {f"FOLSOM_{name.upper()}" for name in Settings.__dataclass_fields__}
    assert composed()["services"]["folsom"]["environment"].keys() - names == set()
    assert "${" not in str(composed())


def test_compose_passes_on_what_is_set() -> None:
    set_to = {
        "FOLSOM_METRICS": KEY,
        "FOLSOM_PROXIES": "192.0.2.1",
        "FOLSOM_SECURE": "1",
        "FOLSOM_ORIGINS": "https://x.org",
    }
    found = settings_in(composed(**set_to))
    assert (found.metrics, found.proxies, found.secure, found.origins) == (KEY, "192.0.2.1", True, "https://x.org")
    usual = settings_in(composed())
    assert (usual.metrics, usual.secure, usual.origins, usual.workers) == ("", False, "", 2)


def test_only_the_machine_itself_reaches_the_port() -> None:
    published = [port for service in composed()["services"].values() for port in service.get("ports", [])]
    assert published == ["127.0.0.1:8000:8000"]


def test_the_gateway_alone_is_believed() -> None:
    """What connects to the published port comes from the gateway; databases in the network have other addresses."""
    (network,) = composed()["networks"]["default"]["ipam"]["config"]
    assert settings_in(composed()).proxies == network["gateway"]
    subnet = ipaddress.ip_network(network["subnet"])
    assert subnet.is_private and ipaddress.ip_address(network["gateway"]) in subnet


def comes(server: Live, peer: str, visitor: str) -> int:
    """A new guest, whom somebody at an address sends on: the status of the answer."""
    with httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=peer), timeout=20) as client:
        return client.post("/api/guests", json={"name": "Ann"}, headers={"X-Forwarded-For": visitor}).status_code


@pytest.mark.parametrize(("peer", "third"), [(GATEWAY, 201), (OTHER_CONTAINER, 429)])
def test_visitors_behind_the_proxy_do_not_share_a_limit(peer: str, third: int, tmp_path: Path) -> None:
    """The server of compose.yaml on loopback, where its gateway has another address. Others are not believed."""
    proxies = settings_in(composed(FOLSOM_PROXIES=GATEWAY)).proxies
    with live(tmp_path, proxies=proxies, guests=2) as server:
        assert [comes(server, peer, "198.51.100.1") for _ in range(3)] == [201, 201, 429]
        assert comes(server, peer, "198.51.100.2") == third
