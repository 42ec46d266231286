"""The servers and the browser that browser tests share; harness.py says how to use them."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.harness import CHROMIUM_FLAGS, CHROMIUM_NAMES, ROOT, Kind, Server, find_chromium

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium. Without one the tests are skipped, in CI they fail."""
    path = find_chromium()
    if path is None:
        reason = f"no Chromium is installed (looked for {', '.join(CHROMIUM_NAMES)})"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


def running(kind: Kind, home: Path) -> Iterator[Server]:
    folder = home / "notebooks"
    if (ROOT / "notebooks").is_dir():
        skipped = shutil.ignore_patterns(".ipynb_checkpoints")
        shutil.copytree(ROOT / "notebooks", folder, ignore=skipped)
    folder.mkdir(exist_ok=True)
    server = Server(kind, folder, home)
    server.start()
    yield server
    server.stop()


# Servers ask for the browser, so that tests that are skipped start none.
@pytest.fixture(scope="session")
def lab(
    browser: Browser,  # noqa: ARG001
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """A running JupyterLab 4."""
    yield from running("lab", tmp_path_factory.mktemp("lab"))


@pytest.fixture(scope="session")
def notebook7(
    browser: Browser,  # noqa: ARG001
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """A running Notebook 7."""
    yield from running("notebook7", tmp_path_factory.mktemp("notebook7"))


@pytest.fixture(params=["lab", "notebook7"])
def server(request: pytest.FixtureRequest) -> Server:
    """JupyterLab 4 and Notebook 7 in turn: a test that uses this runs twice."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Server)
    return found
