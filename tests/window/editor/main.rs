//! The editor in the window, driven by keys, pointer, clipboard, input method and screen reader.

mod carrying;
#[path = "../cells.rs"]
mod cells;
mod desk;
mod entry;
mod keys;
mod reader;
mod returning;
mod scenarios;
mod scrolled;
mod typist;
