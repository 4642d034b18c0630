"""Accounts: devices, passkeys, preferences, profiles, friends, ratings, their own data."""
