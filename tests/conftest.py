"""How every test run goes about it, and what it says at its end."""

import pytest
from hypothesis import settings

from services import NO_SERVICE

settings.register_profile("house", deadline=None)  # machines are shared: no test is about time
settings.load_profile("house")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A service that could not be had is said in one line that nobody overlooks."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        if NO_SERVICE in reason:
            terminalreporter.write_line(reason.removeprefix("Skipped: "), red=True, bold=True)
