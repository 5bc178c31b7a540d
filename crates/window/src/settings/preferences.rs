//! What a user likes.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::Strategy;

use super::{
    CharacterColumns, ExportPreset, ExportSettings, PresentSettings, RulesetSettings, VerdictSettings,
    WindowSettings,
};

/// What a user likes, whatever is worked on: all windows share it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The window itself.
    pub window: WindowSettings,
    /// How large its parts are.
    pub panels: PanelSizes,
    /// How the panes draw joiners and directional controls.
    pub show_invisibles: bool,
    /// Whether rules that change nothing have a row in a trace.
    pub all_rules: bool,
    /// The order in which the name field shows the name, where it is written in its own characters.
    pub field_order: Strategy,
    /// Whether invisible characters are drawn as labelled marks in the name field.
    pub marks_invisible: bool,
    /// What is remembered of the verdict pane.
    pub verdict: VerdictSettings,
    /// The columns of the table of characters.
    pub character_columns: CharacterColumns,
    /// The ruleset of the zone under which names would be registered.
    pub ruleset: RulesetSettings,
    /// The folder of the file that was opened or saved last; empty until then.
    pub folder: String,
    /// How a name is exported.
    pub export: ExportSettings,
    /// How several names are that are compared.
    pub export_names: ExportSettings,
    /// The tag (BCP 47) of the language in which names and lists are exported; empty until one is chosen.
    pub export_language: String,
    /// How a display is presented.
    pub present: PresentSettings,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            window: WindowSettings::default(),
            panels: PanelSizes::default(),
            show_invisibles: false,
            all_rules: false,
            field_order: Strategy::UbaLtr,
            marks_invisible: true,
            verdict: VerdictSettings::default(),
            character_columns: CharacterColumns::default(),
            ruleset: RulesetSettings::default(),
            folder: String::new(),
            export: ExportSettings::default(),
            export_names: ExportSettings { preset: ExportPreset::Figure, ..ExportSettings::default() },
            export_language: String::new(),
            present: PresentSettings::default(),
        }
    }
}

/// How large the parts of the window are that a user can make larger, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PanelSizes {
    /// The height of the details below the displays.
    pub details_height: f32,
    /// Their width beside them.
    pub details_width: f32,
    /// The height of the details below a list.
    pub list_details_height: f32,
    /// Their width beside it.
    pub list_details_width: f32,
    /// The height of the field for running text.
    pub text_height: f32,
}

impl Default for PanelSizes {
    fn default() -> Self {
        Self {
            details_height: 252.0,
            details_width: 660.0,
            list_details_height: 236.0,
            list_details_width: 560.0,
            text_height: 112.0,
        }
    }
}

/// How high or wide a part of the window is.
const SIZES: RangeInclusive<f32> = 16.0..=16_384.0;
/// How far the window zooms.
const ZOOMS: RangeInclusive<f32> = 0.2..=5.0;
/// How long its sides are. No screen is larger.
const SIDES: RangeInclusive<f32> = 64.0..=16_384.0;
/// How far its corner may be from that of the first screen, among several screens.
const PLACES: RangeInclusive<f32> = -32_768.0..=32_768.0;

impl Preferences {
    /// Brings every length within its bounds. A desktop may make a window of any size, and a part of it that has no room
    /// has none.
    pub(crate) fn keep_within_bounds(&mut self) {
        let within = |length: &mut f32, range: RangeInclusive<f32>| {
            // What is no number is the least.
            *length = length.max(*range.start()).min(*range.end());
        };
        let panels = &mut self.panels;
        for size in [
            &mut panels.details_height,
            &mut panels.details_width,
            &mut panels.list_details_height,
            &mut panels.list_details_width,
            &mut panels.text_height,
        ] {
            within(size, SIZES);
        }
        within(&mut self.window.zoom, ZOOMS);
        self.window.size.iter_mut().for_each(|it| within(it, SIDES));
        self.window.position.iter_mut().flatten().for_each(|it| within(it, PLACES));
    }
}

impl Preferences {
    /// How a name is exported, or several.
    pub(crate) const fn export_of(&mut self, has_several: bool) -> &mut ExportSettings {
        if has_several { &mut self.export_names } else { &mut self.export }
    }
}
