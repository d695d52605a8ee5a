"""A bare WebKitGTK window that WebKitWebDriver drives: width, height, folder. MiniBrowser is no narrower than its tool bar,
and in automation it keeps neither files nor storage."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

if "private" in sys.argv:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
if "no-cookies" in sys.argv:
    context.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)


def new_view(session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_page_cache(True)
    if "text-only" in sys.argv:
        settings.set_zoom_text_only(True)
        view.set_zoom_level(2)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def on_started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", on_started)
Gtk.main()
