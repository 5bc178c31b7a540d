//! The kinds of files that the window opens and saves: a table with a row for each.

use std::path::Path;

use bidiscope_words::{Message, message};

use super::settings::ExportPreset;

/// Where a file is saved.
#[derive(Clone, Copy)]
pub(super) struct SaveTo<'a> {
    pub(super) path: &'a Path,
    /// Whether a file that is there is replaced.
    pub(super) replaces: bool,
}

/// Defines the kinds: a row is a kind with its message, the endings of such files (none if any file will do), and the name that
/// is suggested. The message says what such files are called; its attributes `.open` and
/// `.save` are the titles of the dialogs, `.drop` is what is said while one is dragged over the window.
macro_rules! file_kinds {
    ($($(#[$about:meta])* $kind:ident = $message:ident, $endings:expr, $name:literal;)+) => {
        /// A kind of file.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(super) enum FileKind { $($(#[$about])* $kind),+ }

        impl FileKind {
            #[cfg(test)]
            pub(super) const ALL: &[Self] = &[$(Self::$kind),+];

            fn message(self) -> Message<'static> {
                match self { $(Self::$kind => message!($message)),+ }
            }

            /// The endings of such files; none if any file will do.
            pub(super) const fn endings(self) -> &'static [&'static str] {
                match self { $(Self::$kind => $endings),+ }
            }

            /// The name that is suggested for a new file.
            pub(super) const fn suggested_name(self) -> &'static str {
                match self { $(Self::$kind => $name),+ }
            }
        }
    };
}

/// What lists are written in.
const LISTS: &[&str] = &["txt", "csv", "tsv", "jsonl", "ndjson", "zone", "gz", "zst"];
const OTHER_LISTS: &[&str] = &["bidx", "txt", "csv", "tsv", "jsonl", "ndjson", "zone", "gz", "zst"];

file_kinds! {
    /// All work in the window.
    Session = file_session, &["json", "bidiscope"], "session.bidiscope";
    /// Custom strategies.
    Strategies = file_strategies, &["json"], "strategies.json";
    /// Results of a study.
    Study = file_study, &["json"], "study.json";
    /// A list of names.
    List = file_list, LISTS, "";
    /// A list or an index with which the names of the list are compared.
    OtherList = file_other_list, OTHER_LISTS, "";
    /// The rows that the tab List shows.
    Rows = file_rows, &["csv"], "list.csv";
    /// The rules of a registry: a ruleset, or a profile.
    Ruleset = file_ruleset, &["xml", "toml"], "";
    /// A lesson.
    Lesson = file_lesson, &["toml"], "";
    /// Running text; saved, what is too large for the clipboard.
    Text = file_text, &[], "copied.txt";
    /// The rows of the displays, as a picture.
    Figure = file_figure, ExportPreset::Figure.endings(), "name";
    /// The sheet of a name.
    Sheet = file_sheet, ExportPreset::Sheet.endings(), "name";
    /// The table of several names, as a picture.
    NamesFigure = file_names_figure, ExportPreset::Figure.endings(), "names";
    /// The sheets of several names.
    Sheets = file_sheets, ExportPreset::Sheets.endings(), "names";
    /// A page of HTML.
    Report = file_report, ExportPreset::Report.endings(), "name";
    /// The name as JSON.
    Data = file_data, ExportPreset::Data.endings(), "name";
    /// A page of HTML on several names.
    NamesReport = file_names_report, ExportPreset::Report.endings(), "names";
    /// The rows of several names.
    NamesTable = file_names_table, ExportPreset::Table.endings(), "names";
}

impl FileKind {
    /// That of what is exported of a name, or of several.
    pub(super) const fn of_export(preset: ExportPreset, has_several: bool) -> Self {
        match preset {
            ExportPreset::Figure if has_several => Self::NamesFigure,
            ExportPreset::Figure => Self::Figure,
            ExportPreset::Sheet => Self::Sheet,
            ExportPreset::Report if has_several => Self::NamesReport,
            ExportPreset::Report => Self::Report,
            ExportPreset::Data => Self::Data,
            ExportPreset::Sheets => Self::Sheets,
            ExportPreset::Table => Self::NamesTable,
        }
    }

    /// The name of a file with this ending, in place of one that such files have.
    pub(super) fn with_ending(self, name: &str, ending: &str) -> String {
        let is_known = |it: &str| self.endings().iter().any(|known| it.eq_ignore_ascii_case(known));
        let stem = name.rsplit_once('.').filter(|it| is_known(it.1)).map_or(name, |it| it.0);
        format!("{stem}.{ending}")
    }

    /// What such files are called.
    pub(super) fn title(self) -> &'static str {
        let of = match self {
            Self::NamesFigure => Self::Figure,
            Self::Sheets => Self::Sheet,
            Self::NamesReport => Self::Report,
            of => of,
        };
        of.message().static_text()
    }

    /// What is said while one is dragged over the window.
    pub(super) fn invitation(self) -> &'static str {
        self.message().static_attribute("drop")
    }
}

/// A file that is asked for: its kind, and whether it is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AskedFile {
    pub(super) kind: FileKind,
    pub(super) saves: bool,
}

impl AskedFile {
    /// What the dialog is called.
    pub(super) fn title(self) -> &'static str {
        self.kind.message().static_attribute(if self.saves { "save" } else { "open" })
    }
}
