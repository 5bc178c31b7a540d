//! Converting a table to a file of RFC 7940.

use std::collections::BTreeSet;

use super::entries::read;
use super::line::{Entry, entry};
use super::xml;
use crate::error::RulesetError;
use crate::note::RulesetNote;

/// Whether a file is a table, and no ruleset in XML: one of its lines begins as an entry does, and the file not as XML does.
pub(crate) fn is_table(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.trim_ascii_start().first().is_none_or(|it| *it == b'<') {
        return false;
    }
    let lines = bytes.split(|it| matches!(it, b'\n' | b'\r')).map(|it| String::from_utf8_lossy(it));
    lines.into_iter().any(|it| !matches!(entry(&it, 0), Ok(None)))
}

/// A table of RFC 3743 or RFC 4290 that became a file of RFC 7940.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConvertedTable {
    /// The file of RFC 7940.
    pub ruleset_xml: String,
    /// What the file has otherwise than the table.
    pub conversion_notes: Vec<RulesetNote>,
}

/// The ruleset that a table is equivalent to, as a file of RFC 7940.
pub(crate) fn to_xml(bytes: &[u8]) -> Result<ConvertedTable, RulesetError> {
    let table = read(bytes)?;
    let known: BTreeSet<&[char]> = table.entries.iter().map(|it| &*it.code_points).collect();
    let is_in_range = |it: &[char]| {
        let in_range =
            |entry: &Entry| entry.last.is_some_and(|last| (entry.code_points[0]..=last).contains(&it[0]));
        it.len() == 1 && table.entries.iter().any(in_range)
    };
    let all = table.entries.iter().flat_map(Entry::all_variants).map(|it| &*it.code_points);
    let others: BTreeSet<&[char]> = all.filter(|it| !known.contains(it) && !is_in_range(it)).collect();
    let others_note =
        (!others.is_empty()).then_some(RulesetNote::VariantOnlyCodePoints { count: others.len() });
    let conversion_notes =
        [RulesetNote::ConvertedFromTable(table.form)].into_iter().chain(others_note).collect();
    Ok(ConvertedTable { ruleset_xml: xml::written(&table, &others), conversion_notes })
}
