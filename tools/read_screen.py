#!/usr/bin/env python3
"""What a screen reader says of the running window: reads it through AT-SPI, as Orca does, and writes it to a keyboard.

    dbus-run-session -- xvfb-run -a -s "-screen 0 1280x800x24" \\
        /usr/bin/python3 tools/read_screen.py target/release/bidiscope

It walks by the Tab key through the tab Inspect and prints what would be said at each stop; types, moves and selects in
the name field, from both directions, and compares what the Text interface tells of it; and listens to what is announced
when a name cannot be read. It ends with status 1 where something has no name, or where what is told is not so.

Debian: apt install at-spi2-core gir1.2-atspi-2.0 python3-gi dbus xvfb xauth xdotool.
"""

import os
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

# No other application need be asked.
os.environ["NO_AT_BRIDGE"] = "1"

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# The interfaces are asked for by the names that all versions have.
warnings.simplefilter("ignore", DeprecationWarning)

NAME = "\u05d0\u05d1-12.com"
STOPS = 60
# Roles of what one does nothing with, which need no name of their own.
SILENT = {"panel", "section", "filler", "scroll pane", "scroll bar", "separator", "static", "status bar", "frame"}
complaints = []


def complain(what):
    complaints.append(what)
    print(f"    WRONG: {what}")


def listen():
    """Tells the desktop that a screen reader is there."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1)


def settle(seconds=0.4):
    """Lets the window answer, and takes what is announced meanwhile."""
    context = GLib.MainContext.default()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not context.iteration(False):
            time.sleep(0.005)


def press(*keys):
    subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
    settle()


def write(text):
    subprocess.run(["xdotool", "type", "--delay", "60", text], check=True)
    settle()


def wait_for(find, what, seconds=60):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        settle(0.2)
        try:
            found = find()
        except GLib.Error:
            found = None
        if found:
            return found
    sys.exit(f"{what} did not come within {seconds} seconds")


def window():
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(at)
        if application and application.get_child_count() and "bidiscope" in (application.get_name() or ""):
            return application.get_child_at_index(0)
    return None


def all_nodes(node):
    """A node and what it holds, in the order in which it is read. What goes away meanwhile is left out."""
    yield node
    try:
        children = [node.get_child_at_index(at) for at in range(node.get_child_count())]
    except GLib.Error:
        return
    for child in children:
        if child:
            yield from all_nodes(child)


def has(node, state):
    return node.get_state_set().contains(state)


def is_nameless(node):
    return not any(it.isalnum() for it in node.get_name() or "")


def context(node):
    """The regions, tables and rows that a node stands in, from the outermost."""
    names = []
    parent = node.get_parent()
    while parent and parent.get_role_name() not in ("frame", "application"):
        if parent.get_name():
            names.append(parent.get_name())
        parent = parent.get_parent()
    return names[::-1]


def said(node):
    """A node as it is read out: name, kind, state, value, and what is said of it beside."""
    words = [node.get_name() or "(no name)", node.get_role_name()]
    for state, word in [
        (Atspi.StateType.CHECKED, "checked"),
        (Atspi.StateType.PRESSED, "pressed"),
        (Atspi.StateType.SELECTED, "selected"),
        (Atspi.StateType.EXPANDED, "expanded"),
    ]:
        if has(node, state):
            words.append(word)
    if has(node, Atspi.StateType.CHECKABLE) and not has(node, Atspi.StateType.CHECKED):
        words.append("not checked")
    text = node.get_text_iface()
    value = node.get_value_iface()
    if text:
        words.append(f"\u201c{Atspi.Text.get_text(text, 0, -1)}\u201d")
    elif value and not text:
        words.append(f"{Atspi.Value.get_current_value(value):g}")
    told = ", ".join(words)
    return told + (f"; {node.get_description()}" if node.get_description() else "")


def focused(top):
    """What has the keyboard; `None` where that is the window as a whole."""
    for node in all_nodes(top):
        try:
            if node != top and has(node, Atspi.StateType.FOCUSED):
                return node
        except GLib.Error:
            pass
    return None


def next_stop(top, before):
    """Presses Tab, and waits until something else has the keyboard. Between the last stop and the first nothing has."""
    for _ in range(2):
        press("Tab")
        for _ in range(20):
            node = focused(top)
            if node is not None and node != before:
                return node
            settle(0.2)
    return None


def check_names(top, where):
    nodes = list(all_nodes(top))
    for node in nodes:
        role = node.get_role_name()
        if is_nameless(node) and (has(node, Atspi.StateType.FOCUSABLE) or role == "image" or role not in SILENT):
            if role != "label":
                complain(f"{where}: a {role} without a name in {context(node)}")
    print(f"{where}: {len(nodes)} nodes")


def walk(top):
    """By the Tab key from the name field on until it comes round."""
    seen, before = 0, []
    node = first = wait_for(lambda: focused(top), "the keyboard")
    while seen < STOPS:
        told, around = said(node), context(node)
        entered = [it for it in around if it not in before]
        before = around
        print("   ", "".join(f"[{it}] " for it in entered) + told)
        if is_nameless(node):
            complain("that stop has no name")
        seen += 1
        node = next_stop(top, node)
        if node is None:
            complain("then nothing has the keyboard")
            break
        if node == first:
            break
    print(f"{seen} stops of the Tab key")
    if seen < 15:
        complain(f"only {seen} stops")


def field(top):
    return next(it for it in all_nodes(top) if it.get_name() == "Name" and it.get_role_name() == "entry")


def compare(what, ask, should_be):
    """Asks until it is as it should be: the window may be slow."""
    is_so = None
    for _ in range(40):
        try:
            is_so = ask()
        except GLib.Error as error:
            is_so = error.message
        if is_so == should_be:
            break
        settle(0.2)
    print(f"    {what}: {is_so!r}")
    if is_so != should_be:
        complain(f"{what} should be {should_be!r}")


def caret(node):
    return Atspi.Text.get_caret_offset(node.get_text_iface())


def selected(node):
    text = node.get_text_iface()
    if Atspi.Text.get_n_selections(text) == 0:
        return None
    range_ = Atspi.Text.get_selection(text, 0)
    return range_.start_offset, range_.end_offset


def content(node):
    return Atspi.Text.get_text(node.get_text_iface(), 0, -1)


def edit(top):
    """Types, moves and selects in the name field, first from left to right, then in Hebrew."""
    node = field(top)
    press("ctrl+l", "ctrl+a")
    write("ab.com")
    compare("typed", lambda: (content(node), caret(node)), ("ab.com", 6))
    press("Home")
    compare("after Home", lambda: caret(node), 0)
    press("Right", "Right")
    compare("after Right, Right", lambda: caret(node), 2)
    press("shift+End")
    compare("after Shift+End", lambda: (caret(node), selected(node)), (6, (2, 6)))
    press("ctrl+a")
    Atspi.EditableText.set_text_contents(node.get_editable_text_iface(), "\u05d0\u05d1.com")
    compare("a Hebrew label put in", lambda: content(node), "\u05d0\u05d1.com")
    press("ctrl+l", "Home")
    compare("after Home", lambda: caret(node), 0)
    press("alt+Right")
    compare("after Alt+Right, the next character in logical order", lambda: caret(node), 1)
    press("ctrl+a")
    compare("after Ctrl+A", lambda: selected(node), (0, 6))
    Atspi.Text.set_caret_offset(node.get_text_iface(), 3)
    compare("the caret put by the screen reader", lambda: (caret(node), selected(node)), (3, None))
    first = lambda: Atspi.Text.get_text(node.get_text_iface(), 0, 1)  # noqa: E731
    compare("the first character of the text", first, "\u05d0")


def announce(top, announced):
    """What is spoken by itself when a name cannot be read."""
    announced.clear()
    press("ctrl+l", "ctrl+a")
    write("a..b")
    for _ in range(40):
        settle(0.2)
        if any("a label is missing" in it for it in announced):
            break
    for it in announced:
        print(f"    announced: {it}")
    if not any("a label is missing" in it for it in announced):
        complain("that a label is missing is not announced")


def main():
    program = Path(sys.argv[1]).resolve()
    listen()
    # On a busy machine an answer takes its time.
    Atspi.set_timeout(20_000, 60_000)
    announced = []

    def hear(event):
        announced.append(str(event.any_data))

    listener = Atspi.EventListener.new(hear)
    for event in ("object:announcement", "object:notification"):
        listener.register(event)
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_DATA_HOME": home, "LIBGL_ALWAYS_SOFTWARE": "1", "WINIT_X11_SCALE_FACTOR": "1"}
        environment.pop("WAYLAND_DISPLAY", None)
        # It has been started before: no captions.
        (Path(home) / "bidiscope").mkdir()
        (Path(home) / "bidiscope" / "preferences.json").write_text("{}")
        running = subprocess.Popen([str(program), "--size", "1280x800", NAME], env=environment)
        try:
            found = subprocess.run(
                ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(running.pid)], capture_output=True, timeout=60
            )
            subprocess.run(["xdotool", "windowfocus", found.stdout.split()[-1].decode()], check=False)
            top = wait_for(window, "the window")
            wait_for(lambda: sum(1 for _ in all_nodes(top)) > 50, "what the window tells")
            press("ctrl+l")
            print(f"The window is called \u201c{top.get_name()}\u201d.")
            check_names(top, "Inspect")
            walk(top)
            edit(top)
            announce(top, announced)
            for number, tab in enumerate(["Inspect", "Text", "List", "Study", "Learn"], 1):
                press(f"ctrl+{number}")
                is_open = lambda it: it.get_name() == tab and has(it, Atspi.StateType.SELECTED)  # noqa: E731
                wait_for(lambda: any(is_open(it) for it in all_nodes(top)), f"the tab {tab}", 20)
                check_names(top, tab)
            if running.poll() is not None:
                complain(f"the window has ended with status {running.returncode}")
        finally:
            running.terminate()
            running.wait(timeout=20)
    print(f"{len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
