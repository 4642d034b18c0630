"""The services of the site, created once in app.py. Routes get them, typed, from `app.state.services`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import Request

if TYPE_CHECKING:
    from kogge.web.accounts.passkeys import Passkeys
    from kogge.web.accounts.profiles import Profiles
    from kogge.web.accounts.service import AccountService, PersonalData
    from kogge.web.analysis.service import AnalysisService, Hints
    from kogge.web.config import Settings
    from kogge.web.learn.service import SolvedStore
    from kogge.web.limits import Limits
    from kogge.web.live.hub import Hub
    from kogge.web.moderation.service import Moderation
    from kogge.web.notifications.service import Notifications
    from kogge.web.opponents.service import Opponents
    from kogge.web.plans.service import Plans
    from kogge.web.server.metrics import Health, Metrics
    from kogge.web.site_address import SiteAddress
    from kogge.web.tables.pages import TablePages
    from kogge.web.tables.replay import Replays
    from kogge.web.tables.service import TableService
    from kogge.web.tables.streams import TableStreams
    from kogge.web.tournaments.service import Tournaments


@dataclass
class Services:
    """Everything that a request may need."""

    settings: Settings
    site_address: SiteAddress
    tables: TableService
    hub: Hub
    streams: TableStreams
    pages: TablePages
    opponents: Opponents
    plans: Plans
    tournaments: Tournaments
    accounts: AccountService
    passkeys: Passkeys
    profiles: Profiles
    personal_data: PersonalData
    moderation: Moderation
    notifications: Notifications
    replays: Replays
    analyses: AnalysisService
    solved: SolvedStore
    hints: Hints
    limits: Limits
    health: Health
    metrics: Metrics = field(init=False)

    @property
    def moderator_token(self) -> str:
        """The token for the moderation page; '' if the page is off."""
        return self.settings.admin_token.get_secret_value()

    def __post_init__(self) -> None:
        from kogge.web.server.metrics import Metrics

        self.metrics = Metrics(self)


def services_of(request: Request) -> Services:
    """The services of the site that received this request."""
    services: Services = request.scope["app"].state.services
    return services
