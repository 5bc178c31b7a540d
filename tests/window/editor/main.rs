//! The editor in the window, driven by keys, pointer, clipboard, input method and screen reader.

mod desk;
mod entry;
mod reader;
mod scenarios;
