"""Hart an der Grenze: its rules, a module for each chapter of the rulebook."""
