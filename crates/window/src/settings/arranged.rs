//! How what is shown of a list is written and read: which names, and in which order.

use serde::Serializer;
use serde::ser::SerializeStruct;

use bidiscope_bidi::name::{MAX_CHARACTERS, script_from_name, script_name};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_present::view::list::{ConditionFilter, LIST_COLUMNS, ListFilter, ListSort};

use super::reading::FieldReader;

/// How any of the conditions is written.
const SOME: &str = "some";

/// Writes which names are shown, by the identifiers of what they must be like.
pub(super) fn write_filter<S: Serializer>(filter: &ListFilter, serializer: S) -> Result<S::Ok, S::Error> {
    let ListFilter { status: standing, condition, kind, script, text, has_matches: has_others } = filter;
    let mut fields = serializer.serialize_struct("ListFilter", 6)?;
    fields.serialize_field("standing", standing)?;
    fields.serialize_field("condition", &condition.map(written_condition))?;
    fields.serialize_field("kind", &kind.map(FindingKind::id))?;
    fields.serialize_field("script", &script.map(script_name))?;
    fields.serialize_field("text", text)?;
    fields.serialize_field("has_others", has_others)?;
    fields.end()
}

/// Reads it.
pub(super) fn read_filter(fields: &mut FieldReader<'_>, filter: &mut ListFilter) {
    fields.read("standing", &mut filter.status);
    read_by(fields, "condition", &mut filter.condition, condition_of);
    let kind = |id: &str| FindingKind::ALL.iter().copied().find(|it| it.id() == id);
    read_by(fields, "kind", &mut filter.kind, kind);
    read_by(fields, "script", &mut filter.script, script_from_name);
    fields.read_if("text", &mut filter.text, |it| it.chars().nth(MAX_CHARACTERS).is_none());
    fields.read("has_others", &mut filter.has_matches);
}

/// Reads by what the names are sorted.
pub(super) fn read_sort(fields: &mut FieldReader<'_>, sort: &mut ListSort) {
    fields.read_if("column", &mut sort.column, |it| LIST_COLUMNS.contains(it));
    fields.read("is_reversed", &mut sort.is_reversed);
}

/// Reads something that is written by its identifier, where there is something.
fn read_by<T: Copy>(
    fields: &mut FieldReader<'_>,
    key: &str,
    into: &mut Option<T>,
    from_id: impl Fn(&str) -> Option<T>,
) {
    let mut id: Option<String> = None;
    fields.read_if(key, &mut id, |it| it.as_deref().is_none_or(|id| from_id(id).is_some()));
    *into = id.and_then(|id| from_id(&id)).or(*into);
}

fn written_condition(condition: ConditionFilter) -> String {
    match condition {
        ConditionFilter::Any => SOME.to_owned(),
        ConditionFilter::One(number) => number.to_string(),
    }
}

fn condition_of(written: &str) -> Option<ConditionFilter> {
    match written {
        SOME => Some(ConditionFilter::Any),
        "1" | "2" | "3" | "4" | "5" | "6" => written.parse().ok().map(ConditionFilter::One),
        _ => None,
    }
}
