//! The window: egui draws what [`crate::view`] says.
//!
//! egui's own labels shape right-to-left text but do not reorder it, so names are painted by our own
//! lines everywhere ([`lines`]); egui's labels carry the interface's words only.

mod app;
mod atlas;
mod character_cell;
mod display_entry;
mod editor;
mod find_character;
mod help;
mod inspect;
mod lines;
mod lit;
mod name_entry;
mod panes;
mod picture;
mod settings;
mod signs;
mod small_cells;
mod start_page;
mod study;
mod text;
mod theme;
mod top;
mod tracer;
mod twins;
mod window;

pub use app::App;
pub use eframe::egui::Theme;
pub use settings::{PaneId, Settings, Tab, TraceSettings};
pub use study::StudySettings;
pub use text::TextSettings;
pub use window::{Start, WindowError, run};
