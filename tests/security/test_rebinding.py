"""DNS rebinding: a push endpoint is resolved again before it is contacted, and contacted at the address that was checked."""

from __future__ import annotations

import socket

import pytest

from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.notifications.push import NotPublic, Push

PUBLIC, INSIDE = "198.35.26.96", "169.254.169.254"  # a public address, and the one where clouds keep their secrets
KEYS = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "A" * 22}
SUBSCRIPTION = {"endpoint": "https://rebinding.example/1", "keys": KEYS}


class Resolver:
    """A resolver that gives one answer after the other, and records the addresses that are contacted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: tuple[str, ...]):
        self.answers, self.reached = list(answers), []
        monkeypatch.setattr(socket, "getaddrinfo", self.resolve)
        monkeypatch.setattr(socket, "create_connection", self.connect)

    def resolve(self, host: str, port: int, *_: object, **__: object) -> list[tuple]:
        addresses = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    def connect(self, address: tuple[str, int], *_: object) -> None:
        self.reached.append(address[0])
        raise ConnectionRefusedError


@pytest.fixture
def push(tmp_path) -> Push:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    service = Push(store, ThreadJobs(), "mailto:operator@localhost")
    store.close()
    if not service.public_key:
        pytest.skip("the extra `push` is not installed")
    return service


def test_an_endpoint_that_resolves_to_an_internal_address_after_its_check_is_not_reached(push, monkeypatch):
    resolver = Resolver(monkeypatch, (PUBLIC,), (INSIDE,))
    checked = push.check(SUBSCRIPTION)
    with pytest.raises(NotPublic):
        push.send(checked, b"x", "topic")
    assert resolver.reached == []


def test_a_push_connects_to_the_address_that_was_checked(push, monkeypatch):
    resolver = Resolver(monkeypatch, (PUBLIC,), (PUBLIC,), (INSIDE,))
    checked = push.check(SUBSCRIPTION)
    with pytest.raises(ConnectionRefusedError):
        push.send(checked, b"x", "topic")
    assert resolver.reached == [PUBLIC]


def test_an_endpoint_with_an_internal_address_among_public_ones_is_refused(push, monkeypatch):
    resolver = Resolver(monkeypatch, (PUBLIC,), (PUBLIC, INSIDE))
    checked = push.check(SUBSCRIPTION)
    with pytest.raises(NotPublic):
        push.send(checked, b"x", "topic")
    assert resolver.reached == []
