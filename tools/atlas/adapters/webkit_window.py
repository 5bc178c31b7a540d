#!/usr/bin/env python3
"""Opens an address in a window of WebKitGTK, for browser.py; with `--version` says which WebKitGTK it is."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

if sys.argv[1] == "--version":
    print(f"WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}")
else:
    window, view = Gtk.OffscreenWindow(), WebKit2.WebView()
    window.add(view)
    window.show_all()
    view.load_uri(sys.argv[1])
    Gtk.main()
