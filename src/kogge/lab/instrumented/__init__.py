"""Instrumented games: what each seat was offered, took and gained, and who led. rules: what is measured; compiled:
whole games between rules of thumb. They are a package of their own, so that editing the rest of the lab does not recompile them."""
