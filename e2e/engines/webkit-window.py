#!/usr/bin/python3
"""The browser that WebKitWebDriver starts: one WebKit view in a window of any size. MiniBrowser has none below 447 px."""
import os

import gi

for name, version in [("Gtk", "3.0"), ("Gdk", "3.0"), ("WebKit2", "4.1")]:
    gi.require_version(name, version)
from gi.repository import Gdk, GLib, Gtk, WebKit2

width, height = map(int, os.environ["VIEW"].split("x"))
# A private session would write no console messages.
data = os.environ["PROFILE"]
manager = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
# Runs in each page before its own scripts.
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript(
        os.environ["SCRIPT"], WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    )
)


def create_view(_):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    # Without a window manager nothing else gives it the focus, and :focus would match nothing.
    GLib.timeout_add(200, lambda: window.get_window().focus(Gdk.CURRENT_TIME))
    return view


def started(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
