//! What the report of a list is asked to show.

use std::collections::BTreeMap;

use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::StoredListEntry;
use bidiscope_words::{Message, message};

use crate::words::escape::escape_invisibles;

/// The options of the report of a list.
#[derive(Clone, Copy, Debug)]
pub struct ListReportOptions<'a> {
    /// The lists whose names it has, in their order.
    pub reported_lists: &'a [ReportedList],
    /// The name of the other list with which they are compared; `None` if there is none.
    pub other_list_name: Option<&'a str>,
    /// The entries in the lines [`ListReport::other_list_line_numbers`](super::ListReport::other_list_line_numbers) of the
    /// other list, by their lines.
    pub other_list_entries_by_line_number: &'a BTreeMap<u64, StoredListEntry>,
    /// The titles of the lists' other columns that are shown, as many as rows were [added](super::PartialListReport::add_row)
    /// with.
    pub passed_through_column_titles: &'a [String],
    /// Those of the other list, as many as its entries have.
    pub other_list_passed_through_column_titles: &'a [String],
    /// The registry's rules by which the names were judged; `None` if there are none.
    pub registry_rules: Option<&'a RegistryRulesByZone>,
    /// Which entries are not written to the list of names that is made beside the report.
    pub unwritten_entry_counts: UnwrittenEntryCounts<'a>,
}

/// Which entries are not written to a list of names that was made of a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct UnwrittenEntryCounts<'a> {
    /// The identifier of the column whose values are written.
    pub written_column_id: &'a str,
    /// How many entries that can be read have no value there.
    pub entry_without_value_count: u64,
    /// How many cannot be read.
    pub unreadable_entry_count: u64,
}

/// One of the lists that a report is about, with its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedList {
    /// Its name, such as that of its file.
    pub list_name: String,
    /// The number of its first line; lines are counted from 1, and on from one list to the next.
    pub first_line_number: u64,
    /// Its last line in which a name begins.
    pub last_line: LastLine,
}

/// The last line of a list in which a name begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastLine {
    /// The line with this number, counted as [`ReportedList::first_line_number`] is. Less than that where there is no name.
    Number(u64),
    /// The last line of the last list, which need not be known.
    EndOfInput,
}

impl Default for ListReportOptions<'_> {
    /// Of no list.
    fn default() -> Self {
        static NO_ENTRIES: BTreeMap<u64, StoredListEntry> = BTreeMap::new();
        Self {
            reported_lists: &[],
            other_list_name: None,
            other_list_entries_by_line_number: &NO_ENTRIES,
            passed_through_column_titles: &[],
            other_list_passed_through_column_titles: &[],
            registry_rules: None,
            unwritten_entry_counts: UnwrittenEntryCounts::default(),
        }
    }
}

impl ReportedList {
    /// What is said of it at the top of the report; `is_only`: whether the report is about no other list.
    pub fn title(&self, is_only: bool) -> Message<'static> {
        let file = escape_invisibles(&self.list_name);
        match self.last_line {
            _ if is_only => message!(list_file, file = file),
            LastLine::Number(last) if last < self.first_line_number => {
                message!(list_file_without_names, file = file)
            }
            LastLine::Number(last) => {
                message!(list_file_lines, file = file, first = self.first_line_number, last = last)
            }
            LastLine::EndOfInput => {
                message!(list_file_from_line, file = file, first = self.first_line_number)
            }
        }
    }
}

impl ListReportOptions<'_> {
    pub(super) fn has_rules(&self) -> bool {
        self.registry_rules.is_some_and(|it| !it.is_empty())
    }
}
