"""Language models and other programs as players (docs/agents.md).

Reading order: tables (games of a client against bots, in memory), tools (the MCP server), benchmark.
"""
