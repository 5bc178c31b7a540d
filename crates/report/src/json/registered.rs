//! What a list of registered names says of a name and of its suggested fixes, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::list::{RegisteredNamesComparison, RegisteredSuggestedFix};

/// The line of the registered names that has a suggested name or a variant of it, and which of the two.
#[derive(Serialize)]
pub(super) struct RegisteredFixJson {
    line: u64,
    #[serde(rename = "match")]
    kind: &'static str,
}

impl RegisteredFixJson {
    pub(super) const fn new(fix: &RegisteredSuggestedFix) -> Self {
        Self { line: fix.registered_line_number, kind: fix.match_kind.id() }
    }
}

/// What a list of registered names says of a name.
#[derive(Serialize)]
pub(super) struct RegisteredJson<'a> {
    decision: &'static str,
    /// The registered name that matches most, in `line`, and in which way; `None` where none does.
    line: Option<u64>,
    name: Option<&'a str>,
    #[serde(rename = "match")]
    kind: Option<&'static str>,
    disposition: Option<&'a str>,
    holder: Option<&'a str>,
    /// What is passed through of its entry.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    kept: BTreeMap<&'a str, &'a str>,
    /// The entries of the list of applications that ask for the name or a variant of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    asked_for: Vec<AskedForJson<'a>>,
}

/// An entry of a list of applications.
#[derive(Serialize)]
struct AskedForJson<'a> {
    line: u64,
    name: &'a str,
    /// What is passed through of it; `None` for an empty value.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    kept: BTreeMap<&'a str, Option<&'a str>>,
}

impl<'a> RegisteredJson<'a> {
    pub(super) fn new(answer: &'a RegisteredNamesComparison) -> Self {
        let matched = answer.strongest_match.as_ref();
        let applications = &answer.applications_for_name;
        let titles = || applications.passed_through_column_titles.iter().map(String::as_str);
        let value = |it: &'a String| Some(it.as_str()).filter(|it| !it.is_empty());
        let kept = matched.into_iter().flat_map(|it| &it.passed_through_titles_and_values);
        Self {
            decision: answer.decision.id(),
            line: matched.map(|it| it.registered_line_number),
            name: matched.map(|it| it.registered_name.as_str()),
            kind: matched.map(|it| it.match_kind.id()),
            disposition: answer.variant_disposition(),
            holder: matched.map(|it| it.name_holder.as_str()).filter(|it| !it.is_empty()),
            kept: kept.map(|(title, value)| (title.as_str(), value.as_str())).collect(),
            asked_for: applications
                .applications
                .entries
                .iter()
                .map(|it| AskedForJson {
                    line: it.line_number,
                    name: &it.name,
                    kept: titles().zip(it.passed_through_values.iter().map(value)).collect(),
                })
                .collect(),
        }
    }
}
