"""Dig Your Way Out on the page: what lies open of the others, and the tunnel of a team."""

from browsing import faults, new_page
from playwright.sync_api import Browser
from stage import ME, Stage, against_bots, decisions, update

TEAMS = {"teams": True, "turn_limit": 20}


def test_the_page_tells_what_is_known_of_the_others_and_a_team_s_tunnel(
    browser: Browser, address: str
) -> None:
    page = new_page(browser)
    stage = Stage(page, address, against_bots("dig", 4, TEAMS))
    game = [state.copy() for state, _ in decisions("dig", 4, TEAMS, "known")]
    views = [state.view(ME) for state in game]
    known = next(i for i, view in enumerate(views) if any(c.known for c in view.convicts[1:]))  # type: ignore[attr-defined]
    stage.open(update(game[known], 1, []))
    page.locator(".piles .cover").click()
    told = page.locator(".dossiers li").all_inner_texts()
    assert len(told) == 3
    for convict, line in zip(views[known].convicts[1:], told, strict=True):  # type: ignore[attr-defined]
        assert ("holds for sure" in line) == bool(convict.known)
    assert faults(page, ".dossiers") == []
    stage.show(update(game[-1], 2, []))
    convicts = views[-1].convicts  # type: ignore[attr-defined]
    tunnels = [sum(one.points for one in convicts if one.team == team) for team in (0, 1)]
    plates = page.locator(".player .plate").all_text_contents()
    rows = sorted(convicts, key=lambda one: one.team != convicts[ME].team)
    assert plates == [f"{tunnels[one.team]}/16" for one in rows]
    assert page.locator(".player .team").all_text_contents() == ["AB"[one.team] for one in rows]
    page.context.close()
