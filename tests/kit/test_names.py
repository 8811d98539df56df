"""A game is one folder: nothing outside of it names it; tests, documents and benchmarks aside."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from undertable.games import all_games

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/undertable/games/*/__init__.py"))
ASIDE = ("tests/", "docs/", "bench/", "src/undertable/games/", "examples/")
COMMENTS = {".py": r"#.*", ".mk": r"#.*", ".ts": r"/\*.*?\*/|//.*", ".css": r"/\*.*?\*/"}


def _sources() -> list[Path]:
    tracked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(tracked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    here = [ROOT / name for name in names.splitlines() if not name.startswith(ASIDE)]
    games = ROOT / "src/undertable/games"
    here += [path for path in games.glob("*") if path.is_file()]
    return [path for path in here if path.is_file() and path.suffix not in (".md", ".svg")]


def _code(path: Path) -> str:
    """The file without what only explains it."""
    text = path.read_text(encoding="utf-8", errors="replace")  # sounds and pictures are no text
    if path.suffix == ".py":
        text = ast.unparse(_Undocumented().visit(ast.parse(text)))
    return re.sub(COMMENTS.get(path.suffix[:3], r"(?!)"), "", text, flags=re.DOTALL)


class _Undocumented(ast.NodeTransformer):
    """Strings that stand alone, as docstrings do, are left out."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        if isinstance(node.value, ast.Constant):
            node.value = ast.Constant(...)
        return node


def _naming(game: str) -> re.Pattern[str]:
    """The id as a word by itself: no word of English, and no property of a style sheet."""
    title = re.escape(all_games()[game].title)
    return re.compile(rf"(?<=[\"'`/.]){game}(?=[\"'`/.-])|\b{title}\b", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    found = [str(path) for path in _sources() if _naming(game).search(_code(path))]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_keeps_nothing_of_a_game_in_its_frame(game: str) -> None:
    """Neither a message nor a style: they come with the game."""
    for path in (ROOT / "web").glob("src/**/*.ftl"):
        assert not re.search(rf"^[\w-]*\b{game}\b[\w-]* =", path.read_text(), re.MULTILINE), path
    for path in (ROOT / "web").glob("src/**/*.css"):
        assert not re.search(rf"[.#]{game}\b|data-game", path.read_text()), path
