#!/usr/bin/env python3
"""Asks desktops of every kind for a file, and for what the user has asked of them, as the window does: those that answer,
that do not, and that go away.

    cargo build -p bidiscope-window-tests --example choose
    python3 tools/portal.py target/debug/examples/choose

Each desktop is a bus of its own (`dbus-run-session`) with a portal of a few lines. With `--serve HOW [PATH]` this file is
that portal, so that the window itself can be tried under it:

    dbus-run-session -- sh -c 'python3 tools/portal.py --serve choose /tmp/a.json & sleep 1; target/debug/bidiscope'

Debian: apt install dbus; PyPI: dbus-next.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SERVICE = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
HEBREW = "/tmp/a b/\u05d0\u05d1 100%.csv"

# What the portal does; what the window is expected to make of it, and within how many seconds.
CASES = [
    ("choose", ["save", "/tmp", "old.csv"], f"chosen {HEBREW}", 5),
    ("choose", ["open"], f"chosen {HEBREW}", 5),
    ("late", ["open"], f"chosen {HEBREW}", 30),
    ("early", ["open"], f"chosen {HEBREW}", 5),
    ("old", ["open"], f"chosen {HEBREW}", 5),
    ("cancel", ["open"], "cancelled", 5),
    ("elsewhere", ["open"], "no dialog: the dialog returned a file that is not on this computer", 5),
    ("nothing", ["open"], "no dialog: the dialog returned no file", 5),
    ("fail", ["open"], "no dialog: the dialog ended without an answer", 5),
    ("refuse", ["open"], "no dialog: it has no screen", 5),
    ("leave", ["open"], "no dialog: the dialog ended without an answer", 5),
    ("mute", ["open"], "no dialog: the desktop does not answer", 15),
    ("none", ["open"], "no dialog: the desktop has no portal for file dialogs", 5),
    ("no bus", ["open"], "no dialog: there is no session bus", 5),
    # Half a second after the first question, "lively" lets things move again.
    ("calm", ["preferences"], "still", 5),
    ("lively", ["preferences"], "still, moves", 5),
    ("gnome", ["preferences"], "still, text 1.25", 5),
    ("vast", ["preferences"], "moves", 5),
    ("choose", ["preferences"], "moves", 5),
    ("none", ["preferences"], "moves", 5),
    ("no bus", ["preferences"], "moves", 5),
]

# What the desktops say of themselves: what they do not know of is an error.
APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
SETTINGS = {
    "calm": {APPEARANCE: {"reduced-motion": ("u", 1)}},
    "lively": {APPEARANCE: {"reduced-motion": ("u", 1)}},
    "gnome": {GNOME: {"enable-animations": ("b", False), "text-scaling-factor": ("d", 1.25)}},
    "vast": {GNOME: {"text-scaling-factor": ("d", 250.0)}},
}


async def serve(how, path):
    """A portal that does as it is told, for ever."""
    from dbus_next import Message, MessageType, Variant
    from dbus_next.aio import MessageBus
    from urllib.parse import quote

    bus = await MessageBus().connect()
    done = asyncio.get_running_loop().create_future()

    def answer(to, handle):
        outcome = {"cancel": 1, "fail": 2}.get(how, 0)
        uris = [f"https://example.com{path}"] if how == "elsewhere" else [f"file://{quote(path)}"]
        results = {} if how == "nothing" or outcome else {"uris": Variant("as", uris)}
        bus.send(
            Message(
                message_type=MessageType.SIGNAL,
                destination=to,
                path=handle,
                interface="org.freedesktop.portal.Request",
                member="Response",
                signature="ua{sv}",
                body=[outcome, results],
            )
        )

    def settings(message):
        known = {
            name: {key: Variant(*value) for key, value in values.items()}
            for name, values in SETTINGS.get(how, {}).items()
        }
        if how == "lively":
            change = [APPEARANCE, "reduced-motion", Variant("u", 0)]
            asyncio.get_running_loop().call_later(
                0.5, bus.send, Message.new_signal(PLACE, message.interface, "SettingChanged", "ssv", change)
            )
        if message.member == "ReadAll":
            return Message.new_method_return(message, "a{sa{sv}}", [known])
        name, key = message.body
        if key not in known.get(name, {}):
            return Message.new_error(message, "org.freedesktop.portal.Error.NotFound", "no such setting")
        # Read, not ReadOne, has it in a variant within a variant.
        return Message.new_method_return(message, "v", [Variant("v", known[name][key])])

    def heard(message):
        if message.interface == "org.freedesktop.portal.Settings" and how in SETTINGS:
            return settings(message)
        if message.interface != "org.freedesktop.portal.FileChooser":
            return None
        if how == "mute":
            return True
        parent, title, options = message.body
        told = {key: value.value for key, value in options.items()}
        told = {key: bytes(it).decode() if isinstance(it, (bytes, bytearray)) else it for key, it in told.items()}
        print(json.dumps([message.member, parent, title, told]), file=sys.stderr, flush=True)
        if how == "refuse":
            return Message.new_error(message, "org.freedesktop.portal.Error.Failed", "it has no screen")
        token = "old" if how == "old" else told["handle_token"]
        sender = message.sender.lstrip(":").replace(".", "_")
        handle = f"{PLACE}/request/{sender}/{token}"
        loop = asyncio.get_running_loop()
        if how == "early":
            answer(message.sender, handle)
        elif how == "leave":
            loop.call_later(0.5, done.set_result, None)
        elif how != "silent":
            loop.call_later(12 if how == "late" else 0.2, answer, message.sender, handle)
        return Message.new_method_return(message, "o", [handle])

    bus.add_message_handler(heard)
    await bus.request_name(SERVICE)
    await done


def run(program, how, arguments):
    """What the program prints under such a desktop, what the portal was asked, and the seconds that it took."""
    environment = {key: it for key, it in os.environ.items() if not key.startswith(("DBUS", "XDG_RUNTIME"))}
    # Only there it is asked how large words are.
    environment["WAYLAND_DISPLAY"] = "none"
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "asked")
        before = time.monotonic()
        if how == "no bus":
            environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={folder}/none"
            command = [program, *arguments]
        else:
            # A bus that starts nothing: what is installed on this machine is not asked.
            config = Path(folder, "bus.conf")
            config.write_text(
                "<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context='default'>"
                "<allow send_destination='*' eavesdrop='true'/><allow eavesdrop='true'/><allow own='*'/>"
                "</policy></busconfig>"
            )
            serving = "" if how == "none" else f'{sys.executable} {__file__} --serve {how} "$0" 2>{asked} & sleep 1.5;'
            script = f'{serving} "$@"; status=$?; kill $! 2>/dev/null; exit $status'
            command = ["dbus-run-session", f"--config-file={config}", "--"]
            command += ["sh", "-c", script, HEBREW, str(program), *arguments]
        result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        told = asked.read_text() if asked.exists() else ""
        return result.stdout.strip(), told.strip(), time.monotonic() - before


def main():
    if sys.argv[1:2] == ["--serve"]:
        how, path = sys.argv[2], (sys.argv[3:] or [HEBREW])[0]
        asyncio.run(serve(how, path))
        return
    program = Path(sys.argv[1]).resolve()
    wrong = 0
    for how, arguments, expected, most in CASES:
        told, asked, seconds = run(program, how, arguments)
        is_right = told == expected and seconds < most + 2
        if arguments[0] == "save":
            member, parent, title, options = json.loads(asked.splitlines()[-1])
            is_right &= (member, title) == ("SaveFile", "Save") and options["current_name"] == "old.csv"
            is_right &= options["current_folder"] == "/tmp\0" and options["filters"] == [["CSV", [[0, "*.csv"]]]]
        wrong += not is_right
        print(f"{how:9}  {arguments[0]:4}  {seconds:4.1f} s  {told}{'' if is_right else '   WRONG: ' + expected + asked}")
    if wrong:
        sys.exit(f"{wrong} are wrong")
    print("all as expected")


if __name__ == "__main__":
    main()
