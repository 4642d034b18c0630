"""The export of everything that is stored about a user: streamed in portions, and still one JSON object."""

from __future__ import annotations

import pytest

from kogge.web.accounts import routes
from kogge.web.accounts.service import PersonalData


@pytest.mark.parametrize("games", [0, 1, 5])
def test_an_export_of_several_portions_is_one_json_object(site, client, games, monkeypatch):
    monkeypatch.setattr(routes, "EXPORTED_AT_ONCE", 2)
    anne = client(site, "Anne")
    record = None
    for _ in range(games):
        table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "me"}])
        while table["status"] != "over":
            move = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
            table = anne.post(f"/api/tables/{table['id']}/moves", json=move).json()
        record = anne.get(f"/api/tables/{table['id']}/record").text
    data = anne.get("/me/data.json").json()
    assert len(data["records"]) == games
    assert record is None or data["records"][table["id"]] == record
    assert data["person"][0]["name"] == "Anne"


def test_an_export_leaves_out_games_that_are_removed_meanwhile(site, client, monkeypatch):
    monkeypatch.setattr(routes, "EXPORTED_AT_ONCE", 1)
    anne = client(site, "Anne")
    played = []
    for _ in range(3):
        table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "me"}])
        while table["status"] != "over":
            move = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
            table = anne.post(f"/api/tables/{table['id']}/moves", json=move).json()
        played.append(table["id"])
    found = PersonalData.export

    def export_and_remove(self, user):
        exported = found(self, user)
        for table_id in exported[1][:2]:
            self.tables.store.remove_table(table_id)
            self.tables.sessions.gone(table_id)
        return exported

    monkeypatch.setattr(PersonalData, "export", export_and_remove)
    data = anne.get("/me/data.json").json()
    assert len(data["records"]) == 1
    assert set(data["records"]) < set(played)
