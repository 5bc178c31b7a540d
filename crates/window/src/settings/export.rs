//! What is remembered of exports.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_present::sheet::{PageSize, SheetFormat, SheetTheme};

enum_with_ids! {
    /// What of a name is exported.
    #[derive(Default)]
    pub enum ExportedPart {
        /// The answer, the characters, the displays that are shown, the findings.
        #[default]
        Comparison = "comparison", "The comparison";
        /// The displays as rows on one page, as they are on screen.
        Figure = "figure", "Figure";
        /// The line of one display.
        Line = "line", "The line of one display";
        /// The steps of one display, one a page.
        Steps = "steps", "The steps of one display";
    }
}

/// How a name is exported.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportSettings {
    /// What of it.
    pub part: ExportedPart,
    /// What is written.
    pub form: SheetFormat,
    /// What the pages are for.
    pub paper: PageSize,
    /// Whether A4 and Letter lie on their long side.
    pub is_landscape: bool,
    /// The colours.
    pub theme: SheetTheme,
    /// Pixels a point in a PNG, points a point in an SVG.
    pub scale: f32,
    /// Whether the comparison lists the steps of the display in the trace, too.
    pub steps: bool,
    /// Whether it lists the names that look the same, too.
    pub collisions: bool,
    /// Whether what is proved of the displays is told, too.
    pub proof: bool,
    /// The file that is written.
    pub file: String,
}

impl ExportSettings {
    /// The scales that can be asked for.
    pub(crate) const SCALES: std::ops::RangeInclusive<f32> = 0.25..=16.0;
}

impl Default for ExportSettings {
    fn default() -> Self {
        Self {
            part: ExportedPart::default(),
            form: SheetFormat::default(),
            paper: PageSize::A4,
            is_landscape: false,
            theme: SheetTheme::default(),
            scale: 2.0,
            steps: false,
            collisions: false,
            proof: false,
            file: "name.pdf".to_owned(),
        }
    }
}
