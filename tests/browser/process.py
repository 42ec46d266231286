"""A running JupyterLab or Notebook 7: started, asked about its kernels, stopped."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

Kind = Literal["lab", "notebook7"]

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
LOG_LINES = 40

# A cell that writes into an Output widget can stop Voilà for ever. While nbclient waits for the
# cell's reply it sends that widget's state through the same socket, and the sending may swallow
# the signal that the reply has come (nbclient issue 312, jupyter_client pull request 1059, Voilà
# issue 1428). With a limit for each cell it looks once more when the limit is over, and finds the
# reply. Loading the page again would only run the same race again.
VOILA_CELL_SECONDS = 20


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Process:
    """A running JupyterLab or Notebook 7.

    Args:
        kind: `"lab"` for JupyterLab 4, `"notebook7"` for Notebook 7.
        folder: What it serves; notebooks lie directly in it.
        home: Its settings, apart from those of the person who runs the tests.
    """

    kind: Kind
    folder: Path
    home: Path
    port: int = field(default_factory=free_port)
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """What the server and its kernels print."""
        return self.home / f"{self.kind}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        application = "lab" if self.kind == "lab" else "notebook"
        command = [
            *(sys.executable, "-m", "jupyter", application, "--no-browser", "--allow-root"),
            *(f"--port={self.port}", "--ServerApp.port_retries=0", "--ServerApp.ip=127.0.0.1"),
            *(f"--IdentityProvider.token={self.token}", f"--ServerApp.root_dir={self.folder}"),
            *("--LabApp.extension_manager=readonly", "--LabApp.expose_app_in_browser=True"),
            "--KernelManager.shutdown_wait_time=0.2",
            f"--VoilaExecutor.timeout={VOILA_CELL_SECONDS}",
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self._environment(),
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"{self.kind} did not start:\n{self.log_end()}")
            time.sleep(0.2)

    def stop(self) -> None:
        """Stop the server and its kernels; the server ends them when asked politely."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(timeout=15)

    def kernel_is_idle(self, name: str) -> bool:
        """Whether a page is connected to the kernel of this notebook and the kernel is idle."""
        kernels = [
            session["kernel"]
            for session in json.loads(self._request("GET", "/api/sessions"))
            if session["path"] == name
        ]
        return any(
            kernel["connections"] > 0 and kernel["execution_state"] == "idle" for kernel in kernels
        )

    def end_kernels(self) -> None:
        """End every kernel of this server, so that each page starts with a fresh one.

        The kernel of a notebook ends with its session; that of a Voilà page has no session.
        """
        for kind in ("sessions", "kernels"):
            for one in json.loads(self._request("GET", f"/api/{kind}")):
                self._end(f"/api/{kind}/{one['id']}")

    def _end(self, path: str) -> None:
        try:
            self._request("DELETE", path)
        except urllib.error.HTTPError as error:
            # A page that is left may have ended its kernel by itself meanwhile.
            if error.code != 404:
                raise

    def kernels(self) -> int:
        """How many kernels are running."""
        return len(json.loads(self._request("GET", "/api/kernels")))

    def log_end(self) -> str:
        """The last lines of the log."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-LOG_LINES:])

    def _request(self, method: str, path: str) -> bytes:
        request = urllib.request.Request(
            self.url + path, method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            body: bytes = answer.read()
            return body

    def _answers(self) -> bool:
        try:
            self._request("GET", "/api/status")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
        return True

    def _environment(self) -> dict[str, str]:
        """Settings of its own; extensions and kernels still come from the environment in use."""
        for part in ("config", "data", "runtime", "ipython"):
            (self.home / part).mkdir(parents=True, exist_ok=True)
        # Otherwise JupyterLab asks over the first notebook whether it may show news.
        page_config = self.home / "config" / "labconfig" / "page_config.json"
        page_config.parent.mkdir(exist_ok=True)
        disabled = {"@jupyterlab/apputils-extension:announcements": True}
        page_config.write_text(json.dumps({"disabledExtensions": disabled}), encoding="utf-8")
        python_path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        return {
            **os.environ,
            "JUPYTER_CONFIG_DIR": str(self.home / "config"),
            "JUPYTER_DATA_DIR": str(self.home / "data"),
            "JUPYTER_RUNTIME_DIR": str(self.home / "runtime"),
            "JUPYTERLAB_SETTINGS_DIR": str(self.home / "config" / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(self.home / "config" / "workspaces"),
            "IPYTHONDIR": str(self.home / "ipython"),
            "JUPYTER_PREFER_ENV_PATH": "1",
            "PYDEVD_DISABLE_FILE_VALIDATION": "1",
            "PYTHONPATH": python_path,
        }
