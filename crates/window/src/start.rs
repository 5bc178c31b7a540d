//! What is asked of the window before it opens.

use std::path::PathBuf;

use eframe::egui::Theme;

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_session::SessionLink;

use super::settings::Tab;

/// How the window starts.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Start {
    /// The name to open on, in the panes of the link; otherwise the last one.
    pub link: Option<SessionLink>,
    /// A file with a session to open.
    pub session: Option<PathBuf>,
    /// A file with running text to open in the tab Text.
    pub text: Option<PathBuf>,
    /// A file with names to open in the tab List.
    pub list: Option<PathBuf>,
    /// The display to present at once, in large type.
    pub present: Option<DisplayConfig>,
    /// A file with a lesson to open in the tab Learn.
    pub lesson: Option<PathBuf>,
    /// The tab to open; otherwise the last one.
    pub tab: Option<Tab>,
    /// Where to write a picture of the window as PNG, after which it closes. Such a window neither
    /// reads nor writes what other windows remember.
    pub picture: Option<PathBuf>,
    /// The theme; otherwise the last one, or the system's.
    pub theme: Option<Theme>,
    /// The size of the window's inside, in points; otherwise the last one.
    pub size: Option<[f32; 2]>,
}
