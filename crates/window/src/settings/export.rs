//! What is remembered of exports.

use std::path::Path;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// What is made of a name.
    #[derive(Default)]
    pub enum ExportPreset {
        /// The displays as rows on one page, as they are on screen.
        Figure = "figure", "Figure";
        /// The answer, the characters, the displays that are shown, the findings.
        #[default]
        Sheet = "sheet", "Sheet";
        /// A page of HTML with all details.
        Report = "report", "Report";
        /// What `bidiscope inspect --json` prints.
        Data = "data", "Data";
    }
}

impl ExportPreset {
    /// The endings of files that it can be written into; where a file has none of them, it gets the first.
    pub(crate) const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Figure => &["svg", "png", "pdf"],
            Self::Sheet => &["pdf", "png", "svg"],
            Self::Report => &["html"],
            Self::Data => &["json"],
        }
    }

    /// Which of its endings a file has.
    pub(crate) fn ending_of(self, file: &str) -> Option<&'static str> {
        let ending = Path::new(file).extension()?.to_str()?;
        self.endings().iter().find(|it| ending.eq_ignore_ascii_case(it)).copied()
    }

    /// The path of a file with one of its endings.
    pub(crate) fn with_ending(self, file: &str) -> String {
        match self.ending_of(file) {
            Some(_) => file.to_owned(),
            None => format!("{file}.{}", self.endings()[0]),
        }
    }
}

/// How a name is exported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportSettings {
    /// What is made of it.
    pub preset: ExportPreset,
    /// The file that is written.
    pub file: String,
}

impl ExportSettings {
    /// Makes another of it from now on; the ending that the file had for the one before goes.
    pub(crate) fn choose(&mut self, preset: ExportPreset) {
        let had = self.preset.ending_of(&self.file);
        self.preset = preset;
        if had.is_some() && preset.ending_of(&self.file).is_none() {
            self.take_ending(preset.endings()[0]);
        }
    }

    /// Gives the file this ending.
    pub(crate) fn take_ending(&mut self, ending: &str) {
        self.file = Path::new(&self.file).with_extension(ending).to_string_lossy().into_owned();
    }
}

impl Default for ExportSettings {
    fn default() -> Self {
        Self { preset: ExportPreset::default(), file: "name.pdf".to_owned() }
    }
}
