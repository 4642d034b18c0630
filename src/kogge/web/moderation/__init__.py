"""Reports, bans, closed tables."""
