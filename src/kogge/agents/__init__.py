"""Language models and other programs as players (docs/agents.md).

Reading order: tables (games of a client against bots, in memory), tools (what an MCP server offers), process (a program as a bot).
"""
