"""The steps that make and change the schema, in order, as SQL files."""

from importlib.resources import files

from undertable.store.base import StoreError


def steps(dialect: str) -> list[str]:
    """Every step for this kind of database; step n leads to version n."""
    folder = files(__name__) / dialect
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def missing(dialect: str, version: int) -> list[str]:
    """The steps a database of this version still needs."""
    known = steps(dialect)
    if version > len(known):
        raise StoreError(
            f"the database has schema {version}, this program knows {len(known)}: "
            "it was made by a newer version of undertable"
        )
    return known[version:]
