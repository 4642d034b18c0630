"""Programs at the site's tables, over the Model Context Protocol: service (what they may do), routes (the tools, over HTTP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.extras import missing

if TYPE_CHECKING:
    from kogge.web.mcp.routes import McpEndpoint
    from kogge.web.services import Services


def mcp_endpoint(services: Services) -> McpEndpoint:
    """The endpoint of a site; whoever turns it on without the extra is told which."""
    try:
        from kogge.web.mcp.routes import McpEndpoint
    except ModuleNotFoundError as error:
        raise missing(error, "KOGGE_MCP") from None
    return McpEndpoint(services)
