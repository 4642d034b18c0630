"""Passkeys (WebAuthn): key pairs kept by a user's device or by their browser's account.

The site stores only public keys, and accepts responses only from its own origins: the public addresses, exactly as configured. A challenge
is valid once, for five minutes, for one user and one ceremony (registration or sign-in), and is stored as a ticket.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import secrets
from collections.abc import Set
from typing import Any

from kogge.web.accounts.store import AccountStore, Passkey
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

MAX_PASSKEYS, CHALLENGE_SECONDS = 10, 300
REGISTER, SIGN_IN = "register", "sign-in"  # kinds of tickets
REQUIRED = "required"  # of a resident key (sign-in without a user name) and of user verification (fingerprint, face or PIN)


def is_installed() -> bool:
    """Is the package of the extra `passkeys` installed?"""
    return importlib.util.find_spec("fido2") is not None


class Passkeys:
    """Registers passkeys and authenticates users with them."""

    def __init__(self, store: AccountStore):
        self.store = store
        self.is_on = is_installed()

    def begin_registration(self, host: str, origins: Set[str], user: User) -> dict[str, Any]:
        """The options with which a browser creates a passkey, as JSON."""
        from fido2.webauthn import PublicKeyCredentialUserEntity

        entity = PublicKeyCredentialUserEntity(id=user.id.encode(), name=user.name, display_name=user.name)
        known = [self._credential(passkey) for passkey in self.store.passkeys(user.id)]
        options, _ = self._server(host, origins).register_begin(
            entity, known, resident_key_requirement=REQUIRED, user_verification=REQUIRED, challenge=self._new_challenge(user.id)
        )
        return dict(options.public_key)

    def finish_registration(self, host: str, origins: Set[str], user: User, response: Any, device_name: str) -> None:
        """Store the passkey that a browser has created."""
        from fido2.webauthn import RegistrationResponse

        try:
            state = self._take_challenge(RegistrationResponse, response, user.id)
            created = self._server(host, origins).register_complete(state, response).credential_data
            credential = base64.b64encode(bytes(created)).decode()
            if not self.store.add_passkey(_hash(created.credential_id), user.id, credential, device_name, MAX_PASSKEYS):
                raise ValueError("known, or too many")
        except _INVALID:
            raise unknown_passkey() from None

    def begin_sign_in(self, host: str, origins: Set[str]) -> dict[str, Any]:
        """The options with which a browser shows a passkey, as JSON."""
        options, _ = self._server(host, origins).authenticate_begin(user_verification=REQUIRED, challenge=self._new_challenge())
        return dict(options.public_key)

    def finish_sign_in(self, host: str, origins: Set[str], response: Any) -> str:
        """The id of the user whose passkey a browser has shown."""
        from fido2.webauthn import AuthenticationResponse

        try:
            state = self._take_challenge(AuthenticationResponse, response)
            passkey = self.store.passkey(_hash(AuthenticationResponse.from_dict(response).raw_id))
            if passkey is None:
                raise ValueError("unknown")
            self._server(host, origins).authenticate_complete(state, [self._credential(passkey)], response)
        except _INVALID:
            raise unknown_passkey() from None
        return passkey.user_id

    def _server(self, host: str, origins: Set[str]) -> Any:
        from fido2.server import Fido2Server
        from fido2.webauthn import AttestationConveyancePreference, PublicKeyCredentialRpEntity

        relying_party = PublicKeyCredentialRpEntity(id=host, name="Kogge")
        return Fido2Server(relying_party, AttestationConveyancePreference.NONE, verify_origin=lambda origin: origin in origins)

    def _new_challenge(self, user_id: str = "") -> bytes:
        """A challenge to register a passkey of a user; with an empty id to sign in, since the user is not known yet."""
        challenge = secrets.token_bytes(32)
        ticket = _challenge_id(challenge, user_id)
        self.store.add_ticket(ticket, user_id or ticket[:32], REGISTER if user_id else SIGN_IN, CHALLENGE_SECONDS)
        return challenge

    def _take_challenge(self, kind: Any, response: Any, user_id: str = "") -> dict[str, str]:
        """The state of the ceremony that a response belongs to; ValueError if its challenge is not for this user or was used."""
        challenge = kind.from_dict(response).response.client_data.challenge
        if self.store.take_ticket(_challenge_id(challenge, user_id), REGISTER if user_id else SIGN_IN) is None:
            raise ValueError("unknown challenge")
        return {"challenge": base64.urlsafe_b64encode(challenge).decode().rstrip("="), "user_verification": REQUIRED}

    def _credential(self, passkey: Passkey) -> Any:
        from fido2.webauthn import AttestedCredentialData

        return AttestedCredentialData(base64.b64decode(passkey.credential))


# what the parsing of a malformed response may raise
_INVALID = (ValueError, TypeError, KeyError, AttributeError, IndexError, AssertionError, RecursionError, OverflowError, NotImplementedError)


def unknown_passkey() -> Problem:
    """No valid response, or no passkey of this site."""
    return Problem(403, N_("We don’t know this passkey."))


def _challenge_id(challenge: bytes, user_id: str) -> str:
    """The ticket id of a challenge for a user; the prefix distinguishes it from the ids of sign-in codes."""
    return _hash(f"challenge {user_id} ".encode() + challenge)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
