"""Passkeys (WebAuthn): keys that a user's device, or their browser's account, keeps for them.

The site stores public keys only. A challenge is valid once and for five minutes, and stored like a ticket.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import secrets
from typing import Any

from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

MAX_PASSKEYS, CHALLENGE_SECONDS = 10, 300
REQUIRED = "required"  # the passkey is found without a user name, and its owner shows finger, face or PIN


def is_installed() -> bool:
    """Is the package of the extra `passkeys` installed?"""
    return importlib.util.find_spec("fido2") is not None


class Passkeys:
    """Registers passkeys and authenticates users with them."""

    def __init__(self, store: AccountStore):
        self.store = store
        self.is_on = is_installed()

    def begin_registration(self, host: str, user: User) -> dict[str, Any]:
        """The options with which a browser creates a passkey, as JSON."""
        from fido2.webauthn import PublicKeyCredentialUserEntity

        entity = PublicKeyCredentialUserEntity(id=user.id.encode(), name=user.name, display_name=user.name)
        known = [self._credential(row) for row in self.store.passkeys(user.id)]
        options, _ = self._server(host).register_begin(
            entity, known, resident_key_requirement=REQUIRED, user_verification=REQUIRED, challenge=self._new_challenge()
        )
        return dict(options.public_key)

    def finish_registration(self, host: str, user: User, response: Any, device_name: str) -> None:
        """Store the passkey that a browser has created."""
        from fido2.webauthn import RegistrationResponse

        try:
            state = self._take_challenge(RegistrationResponse, response)
            created = self._server(host).register_complete(state, response).credential_data
            credential = base64.b64encode(bytes(created)).decode()
            if not self.store.add_passkey(_hash(created.credential_id), user.id, credential, device_name, MAX_PASSKEYS):
                raise ValueError("known, or too many")
        except _INVALID:
            raise unknown_passkey() from None

    def begin_sign_in(self, host: str) -> dict[str, Any]:
        """The options with which a browser shows a passkey, as JSON."""
        options, _ = self._server(host).authenticate_begin(user_verification=REQUIRED, challenge=self._new_challenge())
        return dict(options.public_key)

    def finish_sign_in(self, host: str, response: Any) -> str:
        """The id of the user whose passkey a browser has shown."""
        from fido2.webauthn import AuthenticationResponse

        try:
            state = self._take_challenge(AuthenticationResponse, response)
            row = self.store.passkey(_hash(AuthenticationResponse.from_dict(response).raw_id))
            if row is None:
                raise ValueError("unknown")
            self._server(host).authenticate_complete(state, [self._credential(row)], response)
        except _INVALID:
            raise unknown_passkey() from None
        return str(row.user_id)

    def _server(self, host: str) -> Any:
        from fido2.server import Fido2Server
        from fido2.webauthn import AttestationConveyancePreference, PublicKeyCredentialRpEntity

        return Fido2Server(PublicKeyCredentialRpEntity(id=host, name="Kogge"), AttestationConveyancePreference.NONE)

    def _new_challenge(self) -> bytes:
        challenge = secrets.token_bytes(32)
        ticket = _challenge_id(challenge)
        self.store.add_ticket(ticket, ticket[:32], CHALLENGE_SECONDS)  # of no user
        return challenge

    def _take_challenge(self, kind: Any, response: Any) -> dict[str, str]:
        """The state of the ceremony that a response belongs to; ValueError if its challenge is not ours or was used."""
        challenge = kind.from_dict(response).response.client_data.challenge
        if self.store.take_ticket(_challenge_id(challenge)) is None:
            raise ValueError("unknown challenge")
        return {"challenge": base64.urlsafe_b64encode(challenge).decode().rstrip("="), "user_verification": REQUIRED}

    def _credential(self, row: Any) -> Any:
        from fido2.webauthn import AttestedCredentialData

        return AttestedCredentialData(base64.b64decode(row.credential))


# what the parsing of a malformed response may raise
_INVALID = (ValueError, TypeError, KeyError, AttributeError, IndexError, AssertionError, RecursionError, OverflowError, NotImplementedError)


def unknown_passkey() -> Problem:
    """No valid response, or no passkey of this site."""
    return Problem(403, N_("This passkey is not known here."))


def _challenge_id(challenge: bytes) -> str:
    """The ticket of a challenge; the prefix keeps it apart from the codes that sign in a device."""
    return _hash(b"challenge " + challenge)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
