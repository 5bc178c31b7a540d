//! What is remembered of the window itself.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;

use super::reading::FieldReader;
use super::sizes::within;

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
pub struct WindowSettings {
    /// The theme.
    pub theme: ThemeChoice,
    /// How much larger than usual everything is drawn.
    #[serde(serialize_with = "write_zoom")]
    pub zoom: f32,
    /// The size of its inside, while it is neither maximized nor full screen.
    #[serde(serialize_with = "write_sides")]
    pub size: [f32; 2],
    /// Where its upper left corner stands, where the system says so.
    #[serde(serialize_with = "write_position")]
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

impl WindowSettings {
    /// How far the window zooms.
    const ZOOMS: RangeInclusive<f32> = 0.2..=5.0;
    /// How long its sides are. No screen is larger.
    const SIDES: RangeInclusive<f32> = 64.0..=16_384.0;
    /// How far its corner may be from that of the first screen, among several screens.
    const PLACES: RangeInclusive<f32> = -32_768.0..=32_768.0;

    /// Reads them; what cannot be read, or is out of range, stays as it is at first.
    pub(super) fn read(fields: &mut FieldReader<'_>) -> Self {
        let mut read = Self::default();
        fields.read("theme", &mut read.theme);
        fields.read_if("zoom", &mut read.zoom, |it| Self::ZOOMS.contains(it));
        fields.read_if("size", &mut read.size, |it| it.iter().all(|side| Self::SIDES.contains(side)));
        fields.read_if("position", &mut read.position, |it| {
            it.iter().flatten().all(|place| Self::PLACES.contains(place))
        });
        fields.read("maximized", &mut read.maximized);
        fields.read("fullscreen", &mut read.fullscreen);
        read
    }
}

// What is out of range is written as the nearest that is not: a desktop may make a window of any size.

#[allow(clippy::trivially_copy_pass_by_ref)] // What serde hands over.
fn write_zoom<S: Serializer>(zoom: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    within(*zoom, &WindowSettings::ZOOMS).serialize(serializer)
}

fn write_sides<S: Serializer>(size: &[f32; 2], serializer: S) -> Result<S::Ok, S::Error> {
    size.map(|it| within(it, &WindowSettings::SIDES)).serialize(serializer)
}

fn write_position<S: Serializer>(position: &Option<[f32; 2]>, serializer: S) -> Result<S::Ok, S::Error> {
    position.map(|it| it.map(|place| within(place, &WindowSettings::PLACES))).serialize(serializer)
}
