//! What is remembered of presenting.

use serde::{Deserialize, Serialize};

/// How a display is presented.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PresentSettings {
    /// Whether the left-to-right and the right-to-left paragraph are shown beside each other.
    pub beside: bool,
}
