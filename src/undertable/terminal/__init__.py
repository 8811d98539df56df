"""The terminal table: any game, people and bots, on one machine."""

import re

from rich import _wrap

# `$ 13` stays together: rich would break a line at a no-break space as at any other.
_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
