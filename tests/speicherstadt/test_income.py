"""S3.21-S3.22 Income."""

from __future__ import annotations

from harbour import unloading


def test_s3_21_one_coin_one_more_without_a_purchase_and_one_more_for_the_bank():
    at = unloading("tea", bought=[1, 0, 2, 0, 0], bank_owner=2, coins=[0] * 5).play("done")
    assert [seat["coins"] for seat in at.match.view()["seats"]] == [1, 2, 2]


def test_s3_21_the_bank_pays_on_top_of_the_coin_for_buying_nothing():
    at = unloading("tea", bank_owner=1, coins=[0] * 5).play("done")
    assert [seat["coins"] for seat in at.match.view()["seats"]] == [2, 3, 2]


def test_s3_22_the_start_player_coin_passes_to_the_left():
    at = unloading("tea", players=2).play("done")
    assert at.match.view()["start_player"] == 2
    around = unloading("tea", players=2, start_player=1, player=0).play("done")
    assert around.match.view()["start_player"] == 1
    assert around.match.view()["phase"] == "offer"
