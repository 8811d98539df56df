"""Bluff on a terminal: what is drawn, and what is typed."""
