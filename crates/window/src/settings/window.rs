//! What is remembered of the window itself.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// Which theme the window has.
    #[derive(Default)]
    pub enum ThemeChoice {
        /// The system's.
        #[default]
        System = "system";
        /// Dark on light.
        Light = "light";
        /// Light on dark.
        Dark = "dark";
    }
}

/// What is remembered of the window. Lengths are in points as they are without zoom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowSettings {
    /// The theme.
    pub theme: ThemeChoice,
    /// How much larger than usual everything is drawn.
    pub zoom: f32,
    /// The size of its inside, while it is neither maximized nor full screen.
    pub size: [f32; 2],
    /// Where its upper left corner stands, where the system says so.
    pub position: Option<[f32; 2]>,
    /// Whether it fills the screen beside the system's bars.
    pub maximized: bool,
    /// Whether it fills the whole screen.
    pub fullscreen: bool,
}

impl Default for WindowSettings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            zoom: 1.0,
            size: [1280.0, 800.0],
            position: None,
            maximized: false,
            fullscreen: false,
        }
    }
}
