//! What a profile says of the lists that every run of `scan` reads, and of what it writes.

use bidiscope_list::scan::{RegistrationConcern, ScanColumn};
use bidiscope_words::{Language, message};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// The table `[list]` of a profile: the list whose names are checked. Paths are as the profile has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ProfileListSection {
    /// The file of the list.
    #[serde(rename = "path")]
    pub list_path: Option<String>,
    /// The column or key with the names.
    #[serde(rename = "column")]
    pub name_column_title: Option<String>,
    /// The column or key with the parent zone of each name.
    #[serde(rename = "parent-column")]
    pub parent_zone_column_title: Option<String>,
    /// Whether that zone is put after the name.
    #[serde(rename = "append")]
    pub appends_parent_zone: bool,
    /// The column or key that says who asks for each name.
    #[serde(rename = "holder")]
    pub name_holder_column_title: Option<String>,
    /// The columns or keys that are passed through, or `all` by itself.
    #[serde(rename = "keep")]
    pub passed_through_column_titles: Vec<String>,
    /// The columns that are written; none stands for the standard ones.
    #[serde(rename = "columns", deserialize_with = "columns")]
    pub output_columns: Vec<ScanColumn>,
    /// The concerns for which the check of the list fails, in place of those of `[defaults]`.
    #[serde(rename = "fail-on", deserialize_with = "fail_on")]
    pub failing_concerns: Option<Vec<RegistrationConcern>>,
    /// The file that the rows are written to.
    #[serde(rename = "output")]
    pub output_path: Option<String>,
    /// The file of the report.
    #[serde(rename = "report")]
    pub report_path: Option<String>,
    /// The language of the report, and of sentences in rows.
    #[serde(rename = "language", deserialize_with = "language")]
    pub report_language: Option<Language>,
    /// Whether these files are replaced where they are there already.
    #[serde(rename = "overwrite")]
    pub overwrites_files: bool,
}

/// The table `[registered]` of a profile: the list of registered names, with which names are compared. Paths are as the profile
/// has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ProfileRegisteredSection {
    /// The file of the list.
    #[serde(rename = "path")]
    pub list_path: Option<String>,
    /// The column or key with the names.
    #[serde(rename = "column")]
    pub name_column_title: Option<String>,
    /// The column or key with the parent zone of each name.
    #[serde(rename = "parent-column")]
    pub parent_zone_column_title: Option<String>,
    /// Whether that zone is put after the name.
    #[serde(rename = "append")]
    pub appends_parent_zone: bool,
    /// The column or key that says who holds each name.
    #[serde(rename = "holder")]
    pub name_holder_column_title: Option<String>,
    /// The columns or keys of matching entries that are passed through, or `all` by itself.
    #[serde(rename = "keep")]
    pub passed_through_column_titles: Vec<String>,
}

/// Reads columns by their identifiers.
fn columns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ScanColumn>, D::Error> {
    let column = |id: String| {
        let unknown = || D::Error::custom(message!(profile_error_column, column = id.as_str()));
        ScanColumn::from_id(&id).ok_or_else(unknown)
    };
    Vec::<String>::deserialize(deserializer)?.into_iter().map(column).collect()
}

/// Reads concerns by their identifiers.
pub(super) fn fail_on<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Vec<RegistrationConcern>>, D::Error> {
    let concern = |id: String| {
        let known = || RegistrationConcern::ALL.map(RegistrationConcern::id).join(", ");
        let unknown =
            || D::Error::custom(message!(profile_error_concern, concern = id.as_str(), known = known()));
        RegistrationConcern::from_id(&id).ok_or_else(unknown)
    };
    Vec::<String>::deserialize(deserializer)?.into_iter().map(concern).collect::<Result<_, _>>().map(Some)
}

/// Reads a language by its tag.
fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
    let tag = String::deserialize(deserializer)?;
    let known = || Language::ALL.map(Language::tag).join(", ");
    let unknown =
        || D::Error::custom(message!(profile_error_concern, concern = tag.as_str(), known = known()));
    Language::of_tag(&tag).ok_or_else(unknown).map(Some)
}
