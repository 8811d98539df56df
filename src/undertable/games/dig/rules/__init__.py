"""Dig Your Way Out: its rules, a module for each chapter of the rulebook."""
