"""The game of docs/adding-a-game.md, put where the page says."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"


def house_with_the_game(house: Path) -> Path:
    """The package as it is, with the folder of the page among its games: what to import from."""
    games = house / "undertable" / "games"
    games.mkdir(parents=True)
    for folder in (house / "undertable", games):
        source = ROOT / "src" / folder.relative_to(house)
        for path in source.iterdir():
            if path.name not in ("games", "__pycache__"):
                (folder / path.name).symlink_to(path)
    for name, code in re.findall(r"```\w+ (\S+)\n(.*?)```", PAGE.read_text(), re.DOTALL):
        (games / name).parent.mkdir(parents=True, exist_ok=True)
        (games / name).write_text(code)
    return house
