"""What every test run says at its end."""

import pytest

from services import NO_SERVICE


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A service that could not be had is said in one line that nobody overlooks."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        if NO_SERVICE in reason:
            terminalreporter.write_line(reason.removeprefix("Skipped: "), red=True, bold=True)
