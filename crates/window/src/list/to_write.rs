//! What is written of each name of a list, and of which; the rows as a file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{
    NameMatchKind, NameRowBuilder, ScanColumn, ScanColumnSet, ScanColumnValue, ScanOptions,
};
use bidiscope_list::{RowFormat, RowWriter};
use bidiscope_report::list::{ListedNames, MatchGroupTable, OtherListMatches, ShownRows};
use bidiscope_report::view::NamesList;
use bidiscope_report::words::error::row_error_text;
use bidiscope_report::words::finding::row_finding_texts;
use bidiscope_system::files::write_atomically;
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::comparison::{Comparison, possible_columns, scan_options};
use super::other_list::OtherList;

/// What is written of each name, and of which.
pub(crate) struct ToWrite {
    /// What the list is called, and whether it states the zone of each name.
    pub(super) list: String,
    pub(super) states_zones: bool,
    pub(super) names: ListedNames,
    /// The columns of the list that are kept of each name, and where who asks for it stands among what is stored.
    pub(super) kept: Vec<String>,
    pub(super) holder_field: Option<usize>,
    pub(super) groups: Option<Arc<MatchGroupTable>>,
    pub(super) shown: ShownRows,
    pub(super) notation: Notation,
    pub(super) rules: RegistryRulesByZone,
    /// The profile that the rules are of, if they are.
    pub(super) profile: Option<String>,
    /// The other list, if the names are compared with it.
    pub(super) other_list: Option<OtherList>,
}

impl ToWrite {
    /// Whether there is another list, and whether the holders of names are compared with those there.
    pub(super) fn compares(&self) -> (bool, bool) {
        (self.other_list.is_some(), self.other_list.as_ref().is_some_and(OtherList::has_holders))
    }

    /// Names that come from no list, with what is kept of them, which are compared with each other alone.
    pub(crate) fn of_names(
        NamesList { names, further_column_titles: kept }: NamesList,
        rules: RegistryRulesByZone,
        profile: Option<String>,
        stop: &WorkProgress,
    ) -> io::Result<Self> {
        let options = scan_options(Notation::Unicode, rules.clone(), (false, false));
        let mut comparison = Comparison::without_other_list(options.computed_columns);
        let mut row_builder = NameRowBuilder::new(options);
        for row in 0..names.name_count() {
            let line = names.record_of_row(row).map_or(0, |it| u64::from(it.line_number));
            comparison
                .grouper
                .add_list_row(line, &names.build_row(row, &mut row_builder).comparison_keys())?;
        }
        let groups = comparison.groups(names.name_count(), stop)?.map(Arc::new);
        let shown = ShownRows::FirstRowCount(names.name_count());
        Ok(Self {
            list: message!(names_title).to_string(),
            states_zones: false,
            names,
            kept,
            holder_field: None,
            groups,
            shown,
            notation: Notation::Unicode,
            rules,
            profile,
            other_list: None,
        })
    }

    /// The disposition of a name as a variant of the one of the other list that it matches most, if it is one.
    fn disposition(&self, row: usize, matches: &OtherListMatches) -> Option<String> {
        matches.strongest_match(row).filter(|it| it.match_kind == NameMatchKind::SameVariantSet)?;
        matches.disposition_as_other_list_variant(row, self.names.name(row), &self.rules)
    }

    /// The rows that are shown, in their order.
    pub(crate) fn shown_rows(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.shown.len()).filter_map(|place| self.shown.row_index(place))
    }
}

/// Writes the file; what stands there already is replaced only where the user has said so.
pub(super) fn save(
    path: &Path,
    overwrites: bool,
    what: &ToWrite,
    stop: &WorkProgress,
) -> io::Result<PathBuf> {
    write_atomically(path, overwrites, |out| what.write_rows(out, stop))?;
    Ok(path.to_owned())
}

impl ToWrite {
    /// Writes the rows with the columns that are not on request, what becomes of each name and why in words, who else asks for
    /// it, what is suggested and its zone, with another list the name there that matches, and what is kept of the list.
    pub(crate) fn write_rows(&self, out: &mut dyn Write, stop: &WorkProgress) -> io::Result<()> {
        let matches = self.groups.as_ref().and_then(|it| it.other_list());
        let beside = [
            ScanColumn::Decision,
            ScanColumn::ReasonText,
            ScanColumn::ContestedWith,
            ScanColumn::Suggestion,
            ScanColumn::Parent,
            ScanColumn::Holder,
        ];
        let columns = beside
            .into_iter()
            .chain(ScanColumn::COLUMNS_COMPARING_HOLDERS)
            .fold(ScanColumnSet::written_by_default(), ScanColumnSet::with);
        let (_, has_holders) = self.compares();
        let mut columns = possible_columns(columns, &self.rules, (matches.is_some(), has_holders));
        if matches.is_some() {
            columns = columns.with(ScanColumn::AgainstName);
        }
        let mut row_builder = NameRowBuilder::new(ScanOptions {
            name_notation: self.notation,
            computed_columns: columns,
            registry_rules: self.rules.clone(),
            name_holder_field_index: self.holder_field,
            trims_white_space: true,
            ..ScanOptions::default()
        });
        let writer = RowWriter::new(RowFormat::Csv, columns.iter().collect(), false)
            .with_error_text(row_error_text)
            .with_finding_texts(row_finding_texts)
            .with_passed_through_fields(&self.kept, &[]);
        let mut bytes = Vec::new();
        writer.write_header(&mut bytes);
        for row in self.shown_rows() {
            check_not_stopped(stop)?;
            let text = self.names.build_row(row, &mut row_builder);
            let disposition = matches.and_then(|it| self.disposition(row, it));
            let number = |number: Option<u32>| {
                number.map_or(ScanColumnValue::Empty, |it| ScanColumnValue::LineGroupOrCount(u64::from(it)))
            };
            let known = self.groups.as_ref().zip(self.names.record_of_row(row));
            let decision = known.map(|(groups, record)| groups.decision(row, record));
            let contested = self
                .groups
                .as_ref()
                .map(|it| it.entries_contesting_row(&self.names, row))
                .unwrap_or_default();
            let last = |column: ScanColumn| match column {
                ScanColumn::ContestedWith if contested.entries.is_empty() => ScanColumnValue::Empty,
                ScanColumn::ContestedWith => ScanColumnValue::ContestingEntries(&contested),
                ScanColumn::Decision => {
                    decision.map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.id()))
                }
                ScanColumn::AgainstDisposition => {
                    disposition.as_deref().map_or(ScanColumnValue::Empty, ScanColumnValue::Text)
                }
                ScanColumn::AgainstName => matches
                    .and_then(|it| it.strongest_match(row))
                    .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::Text(it.other_list_name)),
                column if column.concerns_other_list() => {
                    number(matches.and_then(|it| it.other_list_line_number_in_column(row, column)))
                }
                column => number(self.groups.as_ref().and_then(|it| it.group_or_line_number(row, column))),
            };
            writer.write_row(text, last, &mut bytes);
            out.write_all(&bytes)?;
            bytes.clear();
        }
        out.write_all(&bytes)
    }
}

/// Refuses to go on where it is to stop.
pub(super) fn check_not_stopped(stop: &WorkProgress) -> io::Result<()> {
    match stop.is_stopped() {
        false => Ok(()),
        true => Err(io::Error::other(message!(stopped).to_string())),
    }
}
