"""Private parts of uvicorn that `bounded_protocol.py` relies on; another version may change them."""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kogge.web.server.bounded_protocol import BoundedProtocol, bounded_protocol

OVERRIDDEN = [name for name in vars(BoundedProtocol) if inspect.isfunction(vars(BoundedProtocol)[name]) and not name.startswith("_")]


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_every_method_that_is_overridden_exists_in_uvicorn_with_the_same_arguments(name):
    ours, theirs = getattr(BoundedProtocol, name), getattr(HttpToolsProtocol, name)
    assert list(inspect.signature(ours).parameters) == list(inspect.signature(theirs).parameters)


def test_the_attributes_that_are_read_exist():
    made, cycle = inspect.getsource(HttpToolsProtocol), inspect.getsource(RequestResponseCycle)
    for name in ("self.transport", "self.cycle", "self.pipeline", "self.scope", "self.loop"):
        assert name in made
    for name in ("self.response_complete", "self.more_body", "self.disconnected", "self.message_event"):
        assert name in cycle


def test_the_time_for_a_head_is_a_setting():
    assert bounded_protocol(2).head_seconds == 2
    assert bounded_protocol(2).body_seconds == 8
