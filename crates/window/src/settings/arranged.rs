//! How what is shown of a list is written and read: which names, and in which order.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use bidiscope_bidi::name::{script_from_name, script_name};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::Condition;
use bidiscope_list::scan::Decision;
use bidiscope_report::list::{ConditionFilter, DisplayFilter, ListColumn, ListFilter, ListSort};

/// How any of the conditions is written.
const SOME: &str = "some";

/// Which names are shown, by the identifiers of what they must be like.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct WrittenFilter {
    standing: Option<Decision>,
    condition: Option<String>,
    kind: Option<String>,
    script: Option<String>,
    text: String,
    has_others: bool,
    matches_other_list: bool,
    displays: Option<DisplayFilter>,
}

/// Writes which names are shown.
pub(super) fn write_filter<S: Serializer>(filter: &ListFilter, serializer: S) -> Result<S::Ok, S::Error> {
    let written = WrittenFilter {
        standing: filter.decision,
        condition: filter.condition.map(|it| match it {
            ConditionFilter::Any => SOME.to_owned(),
            ConditionFilter::One(condition) => condition.id().to_owned(),
        }),
        kind: filter.finding_kind.map(|it| it.id().to_owned()),
        script: filter.script.map(|it| script_name(it).to_owned()),
        text: filter.text.clone(),
        has_others: filter.has_matches,
        matches_other_list: filter.matches_other_list,
        displays: filter.display_relation,
    };
    written.serialize(serializer)
}

/// Reads which names are shown.
pub(super) fn read_filter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ListFilter, D::Error> {
    let written = WrittenFilter::deserialize(deserializer)?;
    let condition = |id: &str| match id {
        SOME => Some(ConditionFilter::Any),
        id => Condition::from_id(id).map(ConditionFilter::One),
    };
    let kind = |id: &str| FindingKind::ALL.iter().copied().find(|it| it.id() == id);
    Ok(ListFilter {
        decision: written.standing,
        condition: by_id(written.condition, condition)?,
        finding_kind: by_id(written.kind, kind)?,
        script: by_id(written.script, script_from_name)?,
        text: written.text,
        has_matches: written.has_others,
        matches_other_list: written.matches_other_list,
        display_relation: written.displays,
    })
}

/// What has an identifier, where there is one.
fn by_id<T, E: Error>(id: Option<String>, find: impl Fn(&str) -> Option<T>) -> Result<Option<T>, E> {
    id.map(|id| find(&id).ok_or_else(|| E::custom("unknown identifier"))).transpose()
}

/// By what the names are sorted.
#[derive(Deserialize)]
#[serde(remote = "ListSort", default = "ListSort::default")]
pub(super) struct WrittenSort {
    column: ListColumn,
    is_reversed: bool,
}
