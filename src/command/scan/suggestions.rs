//! Whether suggested names are in the other list, or are asked for in the list itself: nobody would be helped by them.

use std::io;
use std::path::Path;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{
    ComparisonKeys, NameMatchKind, NameRow, NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions,
};
use bidiscope_list::{ComparisonKeyHasher, ContestingLines, NameIndex, NameMatchFinder, NameMatchesByRow};
use bidiscope_system::threads::WorkProgress;

use super::blocks::BlockResults;
use super::state::Scan;

/// What part of the memory is for the keys of suggested names and of the names that these are compared with.
const PART_OF_MEMORY: u64 = 4;

/// Compares suggested names, each in a row of its own.
pub(super) struct Suggestions {
    /// With the other list.
    pub(super) against: Option<NameMatchFinder>,
    /// With the names of the list and with each other. Each row of the list makes two: of its name and of its suggestion.
    within: Option<NameMatchFinder>,
    /// The columns that are computed of suggested names.
    columns: ScanColumnSet,
}

/// Makes the keys of suggested names.
pub(super) struct SuggestionKeys {
    against: Option<ComparisonKeyHasher>,
    within: Option<ComparisonKeyHasher>,
    options: ScanOptions,
}

impl Scan<'_> {
    /// What compares the suggested names, where a column is about it, and the memory that is left for all other names.
    pub(super) fn suggestions(
        &self,
        index: Option<&Arc<NameIndex>>,
        (memory, folder): (u64, &Path),
    ) -> (Suggestions, u64) {
        let wanted = self.wanted.computed_columns;
        let has_against = self.arguments.against.is_some()
            && ScanColumn::SUGGESTION_MATCH_COLUMNS.map(|it| wanted.has(it)).contains(&true);
        let has_within = wanted.has(ScanColumn::SuggestionContestedWith);
        let part = memory / PART_OF_MEMORY;
        let compared = self.group_columns().filtered(is_compared);
        // Lines of one holder do not contest each other.
        let holders =
            ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().filter(|_| self.arguments.holder.is_some());
        let within = holders.fold(ScanColumnSet::NONE.with(ScanColumn::ContestedWith), ScanColumnSet::with);
        let against = has_against.then(|| match index {
            Some(index) => {
                NameMatchFinder::with_index_as_other_list(compared, part, folder, Arc::clone(index))
            }
            None => NameMatchFinder::new(compared, part, folder),
        });
        let left = memory - part * (u64::from(has_against) + u64::from(has_within));
        let within_grouper = has_within.then(|| NameMatchFinder::new(within, part, folder));
        let columns = compared.iter().chain(within.iter()).collect();
        (Suggestions { against, within: within_grouper, columns }, left)
    }
}

/// Whether suggested names are compared with the other list by this column.
const fn is_compared(column: ScanColumn) -> bool {
    matches!(column, ScanColumn::AgainstSameName | ScanColumn::AgainstSameVariants)
}

impl Suggestions {
    /// What makes the keys, for a scan with these options; `None` where nothing is compared.
    pub(super) fn keys(&self, wanted: &ScanOptions) -> Option<SuggestionKeys> {
        let [against, within] =
            [&self.against, &self.within].map(|it| it.as_ref().map(NameMatchFinder::comparison_key_hasher));
        // A suggested name is whole, and made of characters.
        let (parent, notation) = (None, Notation::Unicode);
        let options = ScanOptions {
            computed_columns: self.columns,
            parent_zone: parent,
            name_notation: notation,
            ..wanted.clone()
        };
        (against.is_some() || within.is_some()).then_some(SuggestionKeys { against, within, options })
    }

    /// Takes the keys of the next rows.
    pub(super) fn take(&mut self, block: &BlockResults) -> io::Result<()> {
        let all = [(&mut self.against, &block.suggestion_keys), (&mut self.within, &block.rival_keys)];
        all.into_iter().try_for_each(|(grouper, keys)| match grouper {
            Some(grouper) => keys.add_as_list_rows(grouper),
            None => Ok(()),
        })
    }

    /// What is found of all rows; `None` where it was stopped.
    pub(super) fn finish(self, progress: &WorkProgress) -> io::Result<Option<FoundSuggestions>> {
        let finish = |grouper: Option<NameMatchFinder>| match grouper {
            Some(grouper) => Ok(grouper.find_matches_unless_stopped(progress)?.map(Some)),
            None => io::Result::Ok(Some(None)),
        };
        let (against, within) = (finish(self.against)?, finish(self.within)?);
        Ok(against.zip(within).map(|(against, within)| FoundSuggestions { against, within }))
    }
}

impl SuggestionKeys {
    /// Adds the keys of the name that is suggested in a row, if any is.
    pub(super) fn add(&self, row: &NameRow, block: &mut BlockResults) {
        let none = NameRow::default();
        let suggested = match row.suggested_name.as_bytes() {
            [] => &none,
            name => {
                let new = || NameRowBuilder::new(self.options.clone());
                block.suggestion_builder.get_or_insert_with(new).build_row(row.line_number, name)
            }
        };
        if let Some(hasher) = &self.against {
            block.suggestion_keys.push_row_keys(row.line_number, &suggested.comparison_keys(), hasher);
        }
        if let Some(hasher) = &self.within {
            block.rival_keys.push_row_keys(row.line_number, &row.comparison_keys(), hasher);
            let of_same_holder =
                ComparisonKeys { name_holder: &row.name_holder, ..suggested.comparison_keys() };
            block.rival_keys.push_row_keys(row.line_number, &of_same_holder, hasher);
        }
    }
}

/// Where suggested names are already, row by row.
pub(super) struct FoundSuggestions {
    against: Option<NameMatchesByRow>,
    within: Option<NameMatchesByRow>,
}

impl FoundSuggestions {
    /// Whether nothing was looked for.
    pub(super) const fn is_empty(&self) -> bool {
        self.against.is_none() && self.within.is_none()
    }

    /// Goes to the next row; gives the line of the other list with the name that is suggested there or with a variant of it,
    /// and which of the two it is: the same name counts more.
    pub(super) fn next(&mut self) -> io::Result<Option<(u64, NameMatchKind)>> {
        if let Some(within) = &mut self.within {
            // The name of the row, and then its suggestion.
            within.next_row_matches()?;
            within.next_row_matches()?;
        }
        let Some(against) = &mut self.against else { return Ok(None) };
        let cells = against.next_row_matches()?;
        Ok(NameMatchKind::strongest_with_line_number(|it| cells.group_or_line_number(it.other_list_column())))
    }

    /// The other lines of the list that ask for the name that is suggested in this row or for a variant, or have it as their
    /// suggestion.
    pub(super) fn contested_with(&self) -> ContestingLines<'_> {
        self.within.as_ref().map(NameMatchesByRow::contesting_lines_of_last_row).unwrap_or_default()
    }
}
