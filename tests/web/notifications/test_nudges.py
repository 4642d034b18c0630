"""A friendly nudge to whoever is to move: once a day, by the usual notifications."""

from __future__ import annotations

import json

import pytest
from test_notifications import SOON, PushService, leave, pass_turn, service, table_of_two

__all__ = ["PushService", "service"]


@pytest.mark.database
def test_a_nudge_is_sent_once_a_day_and_names_who_waits(own_site, client, service):
    site = own_site(**SOON)
    anne = client(site, "Anne")
    anne.post("/me/push", json=service.subscription)
    table, herman = table_of_two(site, client, anne)
    pass_turn(anne, table)
    leave(anne, table, herman)
    pass_turn(herman, table)
    service.arrived.get(timeout=60)  # the turn itself
    answer = herman.post(f"/api/tables/{table}/nudge")
    assert answer.status_code == 200, answer.text
    message = json.loads(service.arrived.get(timeout=60))
    assert message["body"] == "Herman is waiting for you"
    again = herman.post(f"/api/tables/{table}/nudge")
    assert again.status_code == 409
    assert again.json()["error"] == "Anne was nudged today already."
    assert "nudged today" in herman.get(f"/t/{table}").text
    assert "Herman is waiting for your move." in anne.get(f"/t/{table}").text


def test_only_players_nudge_and_only_somebody_else_who_is_to_move(site, client):
    anne, herman, eve = client(site, "Anne"), client(site, "Herman"), client(site, "Eve")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "open"}])["id"]
    assert anne.post(f"/api/tables/{table}/nudge").status_code == 409, "nobody plays yet"
    herman.post(f"/api/tables/{table}/join")
    assert eve.post(f"/api/tables/{table}/nudge").status_code == 403
    mine = anne if anne.get(f"/api/tables/{table}").json()["moves"] else herman
    refused = mine.post(f"/api/tables/{table}/nudge")
    assert refused.status_code == 409
    assert refused.json()["error"] == "There is nobody to nudge right now."
    live = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], clock={"move_seconds": 15, "bank_seconds": 600})
    assert anne.post(f"/api/tables/{live['id']}/nudge").status_code == 409
