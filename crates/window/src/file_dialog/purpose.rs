//! What files are chosen for.

use bidiscope_present::sheet::SheetFormat;

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
    /// A lesson is opened from it.
    OpenLesson,
    /// What is too much for the clipboard is saved to it.
    SaveText,
    /// What is exported is written to it.
    Export(SheetFormat),
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
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::SaveSession => "Save this session",
            Self::OpenSession => "Open a session",
            Self::SaveStrategies => "Save your strategies",
            Self::OpenStrategies => "Open strategies",
            Self::SaveStudy => "Save the results of the study",
            Self::OpenStudy => "Open the results of a study",
            Self::SaveRows => "Save the names that are shown",
            Self::OpenList => "Open a list of names",
            Self::OpenLesson => "Open a lesson",
            Self::SaveText => "Save the text",
            Self::Export(_) => "Export",
        }
    }

    /// What files of its kind are called, and the endings of their names; `None` where any file will do.
    pub(crate) const fn kind(self) -> Option<(&'static str, &'static [&'static str])> {
        Some(match self {
            Self::SaveSession | Self::OpenSession => ("Sessions (JSON)", &["json"]),
            Self::SaveStrategies | Self::OpenStrategies => ("Strategies (JSON)", &["json"]),
            Self::SaveStudy | Self::OpenStudy => ("Results of studies (JSON)", &["json"]),
            Self::SaveRows => ("CSV", &["csv"]),
            Self::OpenList => ("Lists", &["txt", "csv", "tsv", "jsonl", "ndjson", "zone"]),
            Self::OpenLesson => ("Lessons (TOML)", &["toml"]),
            Self::SaveText => return None,
            Self::Export(SheetFormat::Pdf) => ("PDF", &["pdf"]),
            Self::Export(SheetFormat::Png) => ("PNG", &["png"]),
            Self::Export(SheetFormat::Svg) => ("SVG", &["svg"]),
        })
    }
}
