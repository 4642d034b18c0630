"""Programs at the site's tables, over the Model Context Protocol: service (what they may do), routes (the tools, over HTTP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.extras import missing

if TYPE_CHECKING:
    from kogge.web.mcp.routes import McpEndpoint
    from kogge.web.services import Services


def mcp_endpoint(services: Services) -> McpEndpoint:
    """The MCP endpoint of a site; without the extra, an error that names it."""
    try:
        from kogge.web.mcp.routes import McpEndpoint
    except ModuleNotFoundError as error:
        raise missing(error, "KOGGE_MCP") from None
    return McpEndpoint(services)
