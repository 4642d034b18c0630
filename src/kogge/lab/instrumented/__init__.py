"""Instrumented games measure the moves that each seat could choose and chose, its gains, and the lead. `rules` has the measurements,
`compiled` plays whole games between rules of thumb. It is a separate package so that editing the rest of the lab does not recompile it."""
