"""Dig Your Way Out on a terminal: what is drawn, and what is typed."""
