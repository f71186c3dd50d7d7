"""A real Firefox, told by a push service of the test, which its owner can name, unlike Chromium's. So what the server sends is
decrypted by the browser's own keys and wakes the worker as it does everywhere."""

import json
import os
import socket
import subprocess
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import IO, Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server as LineServer
from websockets.sync.server import ServerConnection, serve

from browser.playing import SLOW
from service.receivers import Got, Posts
from service.servers import free_port, program

WITHIN = 240.0  # seconds until it is there, on a busy machine
TOLD = 100  # how Firefox says that the worker has taken a message, and all went well
QUIET = {  # it asks nobody for anything, nobody is asked, and it opens nothing by itself
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.firstRunURL": "",
    "dom.push.retryBaseInterval": 100,
    "dom.push.testing.allowInsecureServerURL": True,
    "dom.serviceWorkers.disable_open_click_delay": 60_000,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "permissions.default.desktop-notification": 1,
    "remote.prefs.recommended": False,  # they switch the push service off
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.server": "",
}
ALERTS = """
  const shown = (globalThis.shown = []);
  const alerts = {
    QueryInterface: ChromeUtils.generateQI(["nsIAlertsService", "nsIAlertsDoNotDisturb"]),
    showAlert(alert, listener) {
      shown.push({ title: alert.title, text: alert.text, lang: alert.lang, name: alert.name, cookie: alert.cookie, listener });
      listener?.observe(null, "alertshow", alert.cookie);
    },
    closeAlert() {}, teardown() {}, pbmTeardown() {}, async getHistory() { return []; },
  };
  const factory = { createInstance: (iid) => alerts.QueryInterface(iid), QueryInterface: ChromeUtils.generateQI(["nsIFactory"]) };
  const registrar = Components.manager.QueryInterface(Ci.nsIComponentRegistrar);
  registrar.registerFactory(Services.uuid.generateUUID(), "alerts", "@mozilla.org/alerts-service;1", factory);
"""  # instead of the desktop, which a test has none of
CLICK = """
  const { listener, cookie } = globalThis.shown.at(-1);
  listener.observe(null, "alertclickcallback", cookie);
"""


class Wrong(Exception):
    """A script went wrong, or Firefox would not do something."""


class PushService:
    """As Mozilla's: servers post messages, browsers hold a line. What is posted is carried when the test says so."""

    def __init__(self) -> None:
        self.posts = Posts()
        self.taken: Queue[int] = Queue()  # what the browser said of each message
        self.channels: list[str] = []
        self._line: ServerConnection | None = None
        self._sent = self._name = 0
        self._lines: LineServer = serve(self._serve, "127.0.0.1", 0)
        Thread(target=self._lines.serve_forever, daemon=True).start()

    @property
    def line_url(self) -> str:
        return f"ws://127.0.0.1:{self._lines.socket.getsockname()[1]}/"

    def carry(self, got: Got) -> int:
        """To the browser: returns what it says."""
        self._sent += 1
        body = urlsafe_b64encode(got.body).decode().rstrip("=")
        headers = {"encoding": got.headers["content-encoding"]}
        channel = got.path.removeprefix("/push/")
        self._say(messageType="notification", channelID=channel, version=f"v{self._sent}", data=body, headers=headers)
        return self.taken.get(timeout=SLOW / 1000)

    def forget(self) -> None:
        """Everything it knows of the browser."""
        self._name += 1
        self.channels.clear()
        assert self._line
        self._line.close()

    def stop(self) -> None:
        self._lines.shutdown()
        self.posts.stop()

    def _say(self, **said: object) -> None:
        assert self._line
        self._line.send(json.dumps(said))

    def _serve(self, line: ServerConnection) -> None:
        self._line = line
        with suppress(ConnectionClosed):  # the browser has ended
            for message in line:
                self._hear(json.loads(message))

    def _hear(self, heard: dict[str, Any]) -> None:
        kind, channel = heard["messageType"], str(heard.get("channelID"))
        if kind == "hello":
            self._say(messageType="hello", uaid=f"{self._name:032x}", status=200, use_webpush=True)
        elif kind == "register":
            self.channels.append(channel)
            endpoint = f"http://{self.posts.place}/push/{channel}"
            self._say(messageType="register", channelID=channel, status=200, pushEndpoint=endpoint)
        elif kind == "unregister":
            self.channels.remove(channel)
            self._say(messageType="unregister", channelID=channel, status=200)
        elif kind == "ack":
            self.taken.put(heard["updates"][0]["code"])
        elif kind == "nack":
            self.taken.put(heard["code"])


class Firefox:
    """By Marionette, the way in which it lets itself be driven."""

    def __init__(self, line: socket.socket, heard: IO[bytes]) -> None:
        self._line, self._heard, self._n = line, heard, 0
        self._hear()
        self._do("WebDriver:NewSession")
        self._do("WebDriver:SetTimeouts", script=SLOW)
        self.within(ALERTS)

    def goto(self, url: str) -> None:
        self._do("WebDriver:Navigate", url=url)

    def url(self) -> str:
        return str(self._do("WebDriver:GetCurrentURL")["value"])

    def tabs(self) -> list[str]:
        found: list[str] = self._do("WebDriver:GetWindowHandles")
        return found

    def open_tab(self) -> str:
        made = str(self._do("WebDriver:NewWindow", type="tab")["handle"])
        self.switch(made)
        return made

    def switch(self, tab: str, *, before_eyes: bool = True) -> None:
        self._do("WebDriver:SwitchToWindow", handle=tab, focus=before_eyes)

    def close_others(self) -> None:
        """All tabs but the first."""
        first, *others = self.tabs()
        for tab in others:
            self.switch(tab)
            self._do("WebDriver:CloseWindow")
        self.switch(first)

    def run(self, script: str, *values: object, **how: object) -> Any:
        """In the page; what is awaited is waited for."""
        kept = "done({ wrong: `${error}` })"
        wrapped = f"(async (...values) => {{ {script} }})(...arguments).then(done, (error) => {kept})"
        whole = f"const done = arguments[arguments.length - 1]; {wrapped}"
        said = self._do("WebDriver:ExecuteAsyncScript", script=whole, args=values, **how)["value"]
        if isinstance(said, dict) and "wrong" in said:
            raise Wrong(said["wrong"])
        return said

    def until(self, condition: str, *values: object) -> None:
        """Until an expression of the page is true; while a page is loaded there is none."""
        end = time.monotonic() + SLOW / 1000
        while time.monotonic() < end:
            with suppress(Wrong):
                if self.run(f"return !!(await ({condition}))", *values):
                    return
            time.sleep(0.02)
        raise Wrong(f"{condition} is not true")

    def within(self, script: str) -> Any:
        """In the browser itself."""
        self._do("Marionette:SetContext", value="chrome")
        try:
            return self.run(script, newSandbox=False, sandbox="kept")
        finally:
            self._do("Marionette:SetContext", value="content")

    def shown(self) -> list[dict[str, str]]:
        """What the desktop was given to show."""
        found: list[dict[str, str]] = self.within(
            "return globalThis.shown.map(({ title, text, lang, name }) => ({ title, text, lang, name }))"
        )
        return found

    def click_shown(self) -> None:
        """Somebody clicks on the last of them."""
        self.within(CLICK)

    def quit(self) -> None:
        self._do("Marionette:Quit", flags=["eForceQuit"])

    def _do(self, name: str, **values: object) -> Any:
        self._n += 1
        said = json.dumps([0, self._n, name, values]).encode()
        self._line.sendall(b"%d:%s" % (len(said), said))
        _, _, wrong, answer = self._hear()
        if wrong:
            raise Wrong(f"{name}: {wrong}")
        return answer

    def _hear(self) -> Any:
        length = b""
        while (digit := self._heard.read(1)) != b":":
            assert digit, "Firefox has ended"
            length += digit
        return json.loads(self._heard.read(int(length)))


@contextmanager
def firefox(folder: Path, service: PushService, language: str) -> Iterator[Firefox]:
    port = free_port()
    own = {"dom.push.serverURL": service.line_url, "intl.accept_languages": language, "marionette.port": port}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in (QUIET | own).items()]
    (folder / "user.js").write_text("\n".join(lines))
    path = program("firefox-esr", "firefox-esr")
    flags = ["--headless", "--no-remote", "--marionette", "-remote-allow-system-access", "--profile", str(folder)]
    with (folder / "firefox.log").open("wb") as log:
        process = subprocess.Popen([path, *flags], env={**os.environ, "HOME": str(folder)}, stdout=log, stderr=log)
    try:
        with _connected(port, process) as line, line.makefile("rb") as heard:
            made = Firefox(line, heard)
            yield made
            made.quit()
        process.wait(WITHIN)
    finally:
        process.kill()
        process.wait()


def _connected(port: int, process: "subprocess.Popen[bytes]") -> socket.socket:
    end = time.monotonic() + WITHIN
    while time.monotonic() < end and process.poll() is None:
        try:
            line = socket.create_connection(("127.0.0.1", port))
        except OSError:
            time.sleep(0.05)
        else:
            line.settimeout(WITHIN)
            return line
    raise AssertionError("Firefox cannot be driven")
