"""Passkeys, with the virtual authenticator of a real browser."""

from __future__ import annotations

import httpx
import pytest
from clicking import open_table

pytestmark = pytest.mark.full

pytest.importorskip("fido2")


@pytest.mark.database
def test_a_passkey_signs_in_on_a_new_device(own_site, someone):
    site = own_site()
    home = site.url.replace("127.0.0.1", "localhost")  # a passkey belongs to a name, not to a number
    anne = someone()
    devtools = anne.context.new_cdp_session(anne)
    devtools.send("WebAuthn.enable")
    body = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": body | {"automaticPresenceSimulation": True}})
    site.url = home
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    anne.goto(f"{home}/settings")
    anne.get_by_role("button", name="Create a passkey").click()
    anne.locator("#passkeys li").wait_for()
    anne.context.clear_cookies()  # a new device, to which the authenticator is carried
    anne.goto(f"{home}/sign-in")
    with anne.expect_request("**/sign-in/passkey") as shown:
        anne.get_by_role("button", name="Sign in with a passkey").click()
    anne.wait_for_url(f"{home}/")
    anne.goto(f"{home}/new/speicherstadt")
    assert anne.input_value("input[name=nickname]") == "Anne"
    with httpx.Client(base_url=home, timeout=60, verify=False) as mallory:
        again = mallory.post("/sign-in/passkey", json=shown.value.post_data_json)
        assert again.status_code == 403, "what was signed once is good once"
        for nonsense in (
            {},
            {"id": 7},
            {"rawId": "é", "response": []},
            {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}},
        ):
            assert mallory.post("/sign-in/passkey", json=nonsense).status_code == 403
        assert "kogge" not in mallory.cookies
    anne.goto(f"{home}/settings")
    anne.locator("#passkeys button").click()
    anne.locator("#passkeys li").wait_for(state="detached")
    anne.context.clear_cookies()
    anne.goto(f"{home}/sign-in")
    anne.get_by_role("button", name="Sign in with a passkey").click()
    anne.locator("#passkey-status:not(:empty)").wait_for()
