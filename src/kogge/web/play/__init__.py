"""What happens at tables: who sits where, moves, bots, events, people. It calls storage and speech, and knows neither HTML nor JSON."""
