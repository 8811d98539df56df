"""`python -m undertable`."""

from undertable.cli import main

raise SystemExit(main())
