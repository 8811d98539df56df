"""The documentation is shown where it has been built."""

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from undertable.server import app, pages


@pytest.mark.anyio
async def test_the_built_documentation_is_shown_under_docs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<h1>Undertable</h1>")
    monkeypatch.setattr(pages, "DOCS", tmp_path)
    here = httpx.ASGITransport(app=Starlette(routes=app.routes()))
    async with httpx.AsyncClient(transport=here, base_url="http://table") as client:
        assert "<h1>Undertable" in (await client.get("/docs/")).text
        shown = await client.get("/docs", follow_redirects=True)
        assert "<h1>Undertable" in shown.text


def test_without_it_there_is_no_such_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path / "nothing")
    assert pages.documentation() == []
