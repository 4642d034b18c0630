"""Games that are watched while they are played: what each seat was offered, took and got, and who led. rules: what is noted; compiled:
whole games between rules of thumb. These two are apart from the rest of the laboratory, so that they stay compiled when it is edited."""
