"""Bluff: a policy for many dice and players, learned by play against itself."""
