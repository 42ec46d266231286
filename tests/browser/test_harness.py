"""The harness itself: a widget's click goes to the kernel and comes back, in both front ends."""

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser import page as pages
from tests.browser.harness import ROOT, VOILA_CELL_SECONDS, NotebookPage, Server

WIDGET = '''
import anywidget
import traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = `count ${model.get("doubled")}`; };
      button.addEventListener("click", () => {
        model.set("clicks", model.get("clicks") + 1);
        model.save_changes();
      });
      model.on("change:doubled", show);
      show();
      el.appendChild(button);
    }
    export default { render };
    """
    clicks = traitlets.Int(0).tag(sync=True)
    doubled = traitlets.Int(0).tag(sync=True)

    @traitlets.observe("clicks")
    def _double(self, change):
        self.doubled = 2 * self.clicks

Counter()
'''


def test_a_click_reaches_the_kernel_and_its_answer_the_page(
    server: Server, browser: Browser
) -> None:
    name = server.write("counter.ipynb", WIDGET, "print('the last', 'cell')")
    with server.open(browser, name) as page:
        page.run_all()
        assert "the last cell" in page.text()
        page.outputs.get_by_role("button", name="count 0").click()
        expect(page.outputs.get_by_role("button", name="count 2")).to_be_visible()
        page.shot("counter")


def test_a_cell_that_fails_fails_run_all(server: Server, browser: Browser) -> None:
    name = server.write("failing.ipynb", "raise ValueError('on purpose')")
    with (
        server.open(browser, name) as page,
        pytest.raises(AssertionError, match="on purpose"),
    ):
        page.run_all()


def test_a_script_error_in_the_page_fails_the_test(lab: Server, browser: Browser) -> None:
    name = lab.write("script.ipynb", "1 + 1")
    with (
        pytest.raises(AssertionError, match="thrown in the page"),
        lab.open(browser, name) as page,
    ):
        throw_later(page)


def throw_later(page: NotebookPage) -> None:
    with page.page.expect_event("pageerror"):
        page.page.evaluate("setTimeout(() => { throw new Error('thrown in the page'); }, 0)")


def test_a_page_that_never_comes_shows_the_log(
    lab: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "RUN_SECONDS", 3)
    name = lab.write("endless.ipynb", "import time\ntime.sleep(60)")
    with pytest.raises(Error) as caught, lab.open(browser, name, voila=True):
        pass
    assert f"Notebook {name} is not trusted" in "\n".join(caught.value.__notes__)


def test_voila_looks_for_the_reply_of_a_cell_when_its_limit_is_over(
    lab: Server, browser: Browser
) -> None:
    seconds = VOILA_CELL_SECONDS + 1
    name = lab.write("slow.ipynb", WIDGET, f"import time\ntime.sleep({seconds})")
    with lab.open(browser, name, voila=True) as page:
        expect(page.outputs.get_by_role("button", name="count 0")).to_be_visible()
        assert lab.kernels() == 1
    assert lab.kernels() == 0
    assert f"Timeout waiting for execute reply ({VOILA_CELL_SECONDS}s)" in lab.log_end()


def test_the_dark_theme(server: Server, browser: Browser) -> None:
    name = server.write("dark.ipynb", "1 + 1")
    with server.open(browser, name, dark=True) as page:
        expect(page.page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
        page.use_theme("JupyterLab Light")
        expect(page.page.locator("body")).to_have_attribute("data-jp-theme-light", "true")


def test_save_reaches_the_disk_and_a_reload_shows_it(server: Server, browser: Browser) -> None:
    name = server.write("saved.ipynb", "print('kept', 'output')")
    with server.open(browser, name) as page:
        page.run_all()
        page.save()
        assert "kept output" in server.read(name)
        page.load()
        expect(page.outputs.filter(has_text="kept output")).to_be_visible()


def test_the_kernel_runs_this_checkout(lab: Server, browser: Browser) -> None:
    name = lab.write("where.ipynb", "import lacitta_nb\nprint(lacitta_nb.__file__)")
    with lab.open(browser, name) as page:
        page.run_all()
        assert str(ROOT / "lacitta_nb" / "__init__.py") in page.text()


ASKED = "asked => asked.map(query => matchMedia(query).matches)"


def test_what_a_test_asked_of_the_screen_ends_with_it(lab: Server, browser: Browser) -> None:
    asked = ["(forced-colors: active)", "(prefers-color-scheme: dark)"]
    name = lab.write("screen.ipynb", "1 + 1")
    with lab.open(browser, name) as page:
        page.page.emulate_media(color_scheme="dark", forced_colors="active")
        assert page.page.evaluate(ASKED, asked) == [True, True]
    with lab.open(browser, name) as page:
        assert page.page.evaluate(ASKED, asked) == [False, False]
