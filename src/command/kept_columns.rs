//! The columns or keys of a list that are read beside its names: those that are passed through (`--keep` and the like), and the
//! one with the parent zone.

use bidiscope_list::FieldSelection;

/// Whether these are all columns or keys.
pub(super) fn is_all(keep: &[String]) -> bool {
    keep == ["all"]
}

/// The columns or keys that are read beside the names: those that are passed through, then the one of the parent zone.
pub(super) fn selection(keep: &[String], parent: Option<&str>) -> FieldSelection {
    if is_all(keep) {
        return FieldSelection::All;
    }
    let mut names: Vec<String> = Vec::new();
    for name in keep.iter().map(String::as_str).chain(parent) {
        if !names.iter().any(|it| it == name) {
            names.push(name.to_owned());
        }
    }
    if names.is_empty() { FieldSelection::None } else { FieldSelection::Named(names) }
}

/// Which of the fields that are read by that selection are passed through.
pub(super) fn kept<'a>(fields: &'a [String], keep: &[String], parent: Option<&str>) -> &'a [String] {
    match parent {
        Some(parent) if !is_all(keep) && !keep.iter().any(|it| it == parent) => {
            fields.split_last().map_or(fields, |(_, kept)| kept)
        }
        _ => fields,
    }
}
