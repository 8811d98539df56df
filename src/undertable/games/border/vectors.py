"""Hart an der Grenze as numbers: how much of the talk at the desk a vector holds."""

LENGTHS = {"haggle.words": 6}
