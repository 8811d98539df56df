"""Bluff for two, solved exactly; needs numba (the extra `lab`)."""
