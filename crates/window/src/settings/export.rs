//! What is remembered of exports.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

enum_with_ids! {
    /// What is made of a name, or of several.
    #[derive(Default)]
    pub enum ExportPreset {
        /// The displays as rows on one page, as they are on screen.
        Figure = "figure";
        /// The answer, the characters, the displays that are shown, the findings.
        #[default]
        Sheet = "sheet";
        /// The sheet of each of several names.
        Sheets = "sheets";
        /// A page of HTML with all details.
        Report = "report";
        /// What `bidiscope inspect --json` prints.
        Data = "data";
        /// What `bidiscope scan` writes of several names.
        Table = "table";
    }
}

impl Titled for ExportPreset {
    fn message(self) -> Message<'static> {
        match self {
            Self::Figure => message!(export_preset_figure),
            Self::Sheet => message!(export_preset_sheet),
            Self::Sheets => message!(file_sheet),
            Self::Report => message!(export_preset_report),
            Self::Data => message!(export_preset_data),
            Self::Table => message!(export_preset_table),
        }
    }
}

impl ExportPreset {
    /// The endings of files that it can be written into; the first one is that of a file in which nothing else was asked for.
    pub(crate) const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Figure | Self::Sheet => &["pdf", "png", "svg"],
            Self::Sheets => &["pdf"],
            Self::Report => &["html"],
            Self::Data => &["json"],
            Self::Table => &["csv"],
        }
    }

    /// What can be made of a name, or of several.
    pub(crate) const fn offered(has_several: bool) -> [Self; 4] {
        if has_several {
            [Self::Figure, Self::Sheets, Self::Report, Self::Table]
        } else {
            [Self::Figure, Self::Sheet, Self::Report, Self::Data]
        }
    }

    /// The one of its endings that is called so.
    pub(crate) fn ending(self, ending: &str) -> Option<&'static str> {
        self.endings().iter().find(|it| ending.eq_ignore_ascii_case(it)).copied()
    }
}

/// How a name is exported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportSettings {
    /// What is made of it.
    pub preset: ExportPreset,
    /// The ending of the file, which says in what form it is written; what is made of the name may have others.
    pub form: String,
}

impl ExportSettings {
    /// The ending of a file in which this is made of a name.
    pub(crate) fn form_of(&self, preset: ExportPreset) -> &'static str {
        preset.ending(&self.form).unwrap_or(preset.endings()[0])
    }
}

impl Default for ExportSettings {
    fn default() -> Self {
        Self { preset: ExportPreset::default(), form: "pdf".to_owned() }
    }
}
