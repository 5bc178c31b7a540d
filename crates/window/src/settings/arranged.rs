//! How what is shown of a list is written and read: which names, and in which order.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use bidiscope_bidi::name::{script_from_name, script_name};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::list::{
    BidiRuleConditionFilter, DisplayRelationFilter, ListFilter, ListSort, ListTableColumn,
};

/// How any of the conditions is written.
const SOME: &str = "some";

/// Which names are shown, by the identifiers of what they must be like.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct WrittenFilter {
    standing: Option<RegistrationDecision>,
    condition: Option<String>,
    kind: Option<String>,
    script: Option<String>,
    text: String,
    has_others: bool,
    matches_other_list: bool,
    displays: Option<DisplayRelationFilter>,
}

/// Writes which names are shown.
pub(super) fn write_filter<S: Serializer>(filter: &ListFilter, serializer: S) -> Result<S::Ok, S::Error> {
    let written = WrittenFilter {
        standing: filter.decision,
        condition: filter.violated_condition.map(|it| match it {
            BidiRuleConditionFilter::AnyViolated => SOME.to_owned(),
            BidiRuleConditionFilter::Violated(condition) => condition.id().to_owned(),
        }),
        kind: filter.registration_reason_kind.map(|it| it.id().to_owned()),
        script: filter.contained_script.map(|it| script_name(it).to_owned()),
        text: filter.contained_text.clone(),
        has_others: filter.requires_match_in_list,
        matches_other_list: filter.requires_match_in_other_list,
        displays: filter.display_relation_filter,
    };
    written.serialize(serializer)
}

/// Reads which names are shown.
pub(super) fn read_filter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ListFilter, D::Error> {
    let written = WrittenFilter::deserialize(deserializer)?;
    let condition = |id: &str| match id {
        SOME => Some(BidiRuleConditionFilter::AnyViolated),
        id => BidiRuleCondition::from_id(id).map(BidiRuleConditionFilter::Violated),
    };
    let kind = |id: &str| FindingKind::ALL.iter().copied().find(|it| it.id() == id);
    Ok(ListFilter {
        decision: written.standing,
        violated_condition: by_id(written.condition, condition)?,
        registration_reason_kind: by_id(written.kind, kind)?,
        contained_script: by_id(written.script, script_from_name)?,
        contained_text: written.text,
        requires_match_in_list: written.has_others,
        requires_match_in_other_list: written.matches_other_list,
        display_relation_filter: written.displays,
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
    column: ListTableColumn,
    is_reversed: bool,
}
