//! Whether suggested names are in the other list, or are asked for in the list itself: nobody would be helped by them.

use std::io;
use std::path::Path;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{Column, Columns, ComparisonKeys, MatchKind, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{Grouper, Groups, KeyHasher, NameIndex};
use bidiscope_system::threads::Progress;

use super::blocks::BlockResults;
use super::state::Scan;

/// What part of the memory is for the keys of suggested names and of the names that these are compared with.
const PART_OF_MEMORY: u64 = 4;

/// Compares suggested names, each in a row of its own.
pub(super) struct Suggestions {
    /// With the other list.
    pub(super) against: Option<Grouper>,
    /// With the names of the list and with each other. Each row of the list makes two: of its name and of its suggestion.
    within: Option<Grouper>,
    /// The columns that are computed of suggested names.
    columns: Columns,
}

/// Makes the keys of suggested names.
pub(super) struct SuggestionKeys {
    against: Option<KeyHasher>,
    within: Option<KeyHasher>,
    options: ScanOptions,
}

impl Scan<'_> {
    /// What compares the suggested names, where a column is about it, and the memory that is left for all other names.
    pub(super) fn suggestions(
        &self,
        index: Option<&Arc<NameIndex>>,
        (memory, folder): (u64, &Path),
    ) -> (Suggestions, u64) {
        let wanted = self.wanted.columns;
        let has_against = self.arguments.against.is_some()
            && Column::SUGGESTION_MATCHES.map(|it| wanted.has(it)).contains(&true);
        let has_within = wanted.has(Column::SuggestionContestedWith);
        let part = memory / PART_OF_MEMORY;
        let compared = self.group_columns().filtered(is_compared);
        // Lines of one holder do not contest each other.
        let holders = Column::HOLDER_COMPARISONS.into_iter().filter(|_| self.arguments.holder.is_some());
        let within = holders.fold(Columns::NONE.with(Column::ContestedWith), Columns::with);
        let against = has_against.then(|| match index {
            Some(index) => Grouper::against_index(compared, part, folder, Arc::clone(index)),
            None => Grouper::new(compared, part, folder),
        });
        let left = memory - part * (u64::from(has_against) + u64::from(has_within));
        let within_grouper = has_within.then(|| Grouper::new(within, part, folder));
        let columns = compared.iter().chain(within.iter()).collect();
        (Suggestions { against, within: within_grouper, columns }, left)
    }
}

/// Whether suggested names are compared with the other list by this column.
const fn is_compared(column: Column) -> bool {
    matches!(column, Column::AgainstSameName | Column::AgainstSameVariants)
}

impl Suggestions {
    /// What makes the keys, for a scan with these options; `None` where nothing is compared.
    pub(super) fn keys(&self, wanted: &ScanOptions) -> Option<SuggestionKeys> {
        let [against, within] = [&self.against, &self.within].map(|it| it.as_ref().map(Grouper::hasher));
        // A suggested name is whole, and made of characters.
        let (parent, notation) = (None, Notation::Unicode);
        let options = ScanOptions { columns: self.columns, parent, notation, ..wanted.clone() };
        (against.is_some() || within.is_some()).then_some(SuggestionKeys { against, within, options })
    }

    /// Takes the keys of the next rows.
    pub(super) fn take(&mut self, block: &BlockResults) -> io::Result<()> {
        let all = [(&mut self.against, &block.suggestion_keys), (&mut self.within, &block.rival_keys)];
        all.into_iter().try_for_each(|(grouper, keys)| match grouper {
            Some(grouper) => keys.add_to(grouper, false),
            None => Ok(()),
        })
    }

    /// What is found of all rows; `None` where it was stopped.
    pub(super) fn finish(self, progress: &Progress) -> io::Result<Option<FoundSuggestions>> {
        let finish = |grouper: Option<Grouper>| match grouper {
            Some(grouper) => Ok(grouper.finish(progress)?.map(Some)),
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
        let suggested = match row.suggestion.as_bytes() {
            [] => &none,
            name => {
                let new = || RowBuilder::new(self.options.clone());
                block.suggestion_builder.get_or_insert_with(new).row(row.line, name)
            }
        };
        if let Some(hasher) = &self.against {
            block.suggestion_keys.push(row.line, &suggested.keys(), hasher);
        }
        if let Some(hasher) = &self.within {
            block.rival_keys.push(row.line, &row.keys(), hasher);
            let of_same_holder = ComparisonKeys { holder: &row.holder, ..suggested.keys() };
            block.rival_keys.push(row.line, &of_same_holder, hasher);
        }
    }
}

/// Where suggested names are already, row by row.
pub(super) struct FoundSuggestions {
    against: Option<Groups>,
    within: Option<Groups>,
}

impl FoundSuggestions {
    /// Whether nothing was looked for.
    pub(super) const fn is_empty(&self) -> bool {
        self.against.is_none() && self.within.is_none()
    }

    /// Goes to the next row; gives the line of the other list with the name that is suggested there or with a variant of it,
    /// and which of the two it is: the same name counts more.
    pub(super) fn next(&mut self) -> io::Result<Option<(u64, MatchKind)>> {
        if let Some(within) = &mut self.within {
            // The name of the row, and then its suggestion.
            within.next()?;
            within.next()?;
        }
        let Some(against) = &mut self.against else { return Ok(None) };
        let cells = against.next()?;
        Ok(MatchKind::strongest(|it| cells.group_or_line(it.column())))
    }

    /// The other lines of the list that ask for the name that is suggested in this row or for a variant, or have it as their
    /// suggestion; and whether there are more.
    pub(super) fn contested_with(&self) -> (&[u64], bool) {
        self.within.as_ref().map_or((&[], false), Groups::contested_with)
    }
}
