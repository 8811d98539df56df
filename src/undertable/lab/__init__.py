"""The laboratory: what makes rules trustworthy and bots comparable, for every game alike."""
