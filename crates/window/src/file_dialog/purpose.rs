//! What files are chosen for.

use bidiscope_present::message;

use super::super::settings::ExportPreset;

/// What a file is chosen for: it is done with it as soon as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FilePurpose {
    /// The session is saved to it.
    SaveSession,
    /// A session is opened from it.
    OpenSession,
    /// One's own strategies are saved to it.
    SaveStrategies,
    /// Strategies are opened from it.
    OpenStrategies,
    /// The results of a study are saved to it.
    SaveStudy,
    /// Results are opened from it.
    OpenStudy,
    /// The names that the tab List shows are saved to it.
    SaveRows,
    /// A list of names is opened from it.
    OpenList,
    /// The names of the tab List are compared with it.
    OpenOtherList,
    /// The ruleset of the zone is read from it.
    OpenRuleset,
    /// A lesson is opened from it.
    OpenLesson,
    /// What is too much for the clipboard is saved to it.
    SaveText,
    /// What is exported is written to it.
    Export(ExportPreset),
}

impl FilePurpose {
    /// Whether a file is written, and not opened.
    pub(crate) const fn saves(self) -> bool {
        matches!(
            self,
            Self::SaveSession
                | Self::SaveStrategies
                | Self::SaveStudy
                | Self::SaveRows
                | Self::SaveText
                | Self::Export(_)
        )
    }

    /// What the dialog is called.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::SaveSession => message!(file_save_session),
            Self::OpenSession => message!(file_open_session),
            Self::SaveStrategies => message!(file_save_strategies),
            Self::OpenStrategies => message!(file_open_strategies),
            Self::SaveStudy => message!(file_save_study),
            Self::OpenStudy => message!(file_open_study),
            Self::SaveRows => message!(file_save_rows),
            Self::OpenList => message!(file_open_list),
            Self::OpenOtherList => message!(file_open_other_list),
            Self::OpenRuleset => message!(file_open_ruleset),
            Self::OpenLesson => message!(file_open_lesson),
            Self::SaveText => message!(file_save_text),
            Self::Export(_) => message!(file_export),
        }
        .fixed()
    }

    /// What files of its kind are called, and the endings of their names; `None` where any file will do.
    pub(crate) fn kind(self) -> Option<(&'static str, &'static [&'static str])> {
        Some(match self {
            Self::SaveSession | Self::OpenSession => (message!(file_sessions).fixed(), &["json"]),
            Self::SaveStrategies | Self::OpenStrategies => (message!(file_strategies).fixed(), &["json"]),
            Self::SaveStudy | Self::OpenStudy => (message!(file_studies).fixed(), &["json"]),
            Self::SaveRows => ("CSV", &["csv"]),
            Self::OpenList => {
                (message!(file_lists).fixed(), &["txt", "csv", "tsv", "jsonl", "ndjson", "zone", "gz", "zst"])
            }
            Self::OpenOtherList => (
                message!(file_other_lists).fixed(),
                &["bidx", "txt", "csv", "tsv", "jsonl", "ndjson", "zone", "gz", "zst"],
            ),
            Self::OpenRuleset => (message!(file_rulesets).fixed(), &["xml", "toml"]),
            Self::OpenLesson => (message!(file_lessons).fixed(), &["toml"]),
            Self::SaveText => return None,
            Self::Export(preset) => (preset.title(), preset.endings()),
        })
    }
}
