"""The terminal table: any game, people and bots, on one machine."""
