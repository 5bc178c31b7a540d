//! The window: egui draws what [`bidiscope_report::view`] says.
//!
//! egui's own labels shape right-to-left text but do not reorder it, so names are painted by our own
//! lines everywhere (`lines`), and so are words that may hold one (`BidiLabel`); egui's labels carry the interface's words only.
//!
//! Each tab (`inspect`, `text`, `list`, `study`, `learn`) owns its state. In every pass the `app` lends it what they share
//! (`pass`), and afterwards does what the parts of the window have asked for (`command`). What is shared lies
//! below the tabs; of the tabs only List knows another, Inspect, whose zone it has. `tabs` is the table of them.

mod accessibility;
mod app;
mod atlas;
mod blocks;
mod character_cell;
mod clipboard;
mod collisions;
mod combo;
mod command;
mod command_entry;
mod commands;
mod composition_ends;
mod display_filter;
mod editor;
mod example_row;
mod export;
mod file;
mod file_chooser;
mod file_dialog;
mod file_kinds;
mod file_menu;
mod filter_list;
mod find_character;
mod fitted;
mod focus_kept;
mod focus_ring;
mod font_texture;
mod glossary_note;
mod help;
mod highlight;
mod in_turn;
mod inspect;
mod job;
mod keeper;
mod learn;
mod line_entry;
mod lines;
mod list;
mod marks;
mod opened_file;
mod own_files;
mod panel_edge;
mod panes;
mod pass;
mod picture;
mod piece_row;
mod platform;
mod present;
mod quitting;
mod registered;
mod remembered;
mod report_language;
mod reveal;
mod ruleset_file;
mod said;
mod same_rules;
mod saving;
mod settings;
mod signs;
mod small_cells;
mod start;
mod store;
mod study;
mod system_preferences;
mod tabs;
mod text;
mod theme;
mod titles;
mod top;
mod tracer;
mod url_bands;
mod variants;
mod widgets;
mod window;
mod window_error;

pub use app::App;
pub use clipboard::{ClipboardSelection, ClipboardSource};
pub use eframe::egui::Theme;
pub use file_chooser::{FileAnswer, FileChooser, FileRequest};
pub use file_dialog::DesktopChooser;
pub use remembered::Remembered;
pub use settings::{
    Arrangement, CharacterColumns, ComparedNames, DetailSection, DetailTab, ExportPreset, ExportSettings,
    LearnSettings, ListSettings, PaneArrangement, PaneId, PanelSizes, Preferences, PresentSettings,
    RulesetSettings, Session, SessionError, Settings, StudySettings, Tab, TextSettings, ThemeChoice,
    TraceSettings, VerdictSettings, WindowSettings, ZoneSettings,
};
pub use start::Start;
pub use system_preferences::{SystemPreference, SystemPreferences};
pub use window::{restart_without_wayland, run};
pub use window_error::{Rescued, WindowError};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
