//! What is remembered of presenting.

use serde::Serialize;

/// How a display is presented.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PresentSettings {
    /// Whether the characters slide to their places; otherwise they are there at once.
    pub slides: bool,
    /// Whether the left-to-right and the right-to-left paragraph are shown beside each other.
    pub beside: bool,
}

impl Default for PresentSettings {
    fn default() -> Self {
        Self { slides: true, beside: false }
    }
}
