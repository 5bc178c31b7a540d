//! The names of a list in blocks. A block never changes, so that threads can share it.

use std::sync::Arc;

use icu_properties::props::Script;

use bidiscope_bidi::name::{script_name, script_of};
use bidiscope_list::EntryError;
use bidiscope_list::scan::NameRow;

use super::arrange::ShownRows;
use super::record::{ListRecord, TextLocation};

/// The most names of a list that are shown.
pub const MAX_LIST_ROWS: usize = 2_000_000;

/// The most bytes of input names that are shown.
pub const MAX_LIST_BYTES: usize = 512 << 20;

/// Consecutive names of a list with their records.
#[derive(Debug, Default)]
pub struct ListBlock {
    records: Vec<ListRecord>,
    texts: Vec<u8>,
    /// Why lines have no name.
    errors: Vec<EntryError>,
    /// The distinct sets of scripts of the names.
    scripts: Vec<Vec<Script>>,
}

impl ListBlock {
    /// Adds a name: `input` is the name as the list has it, `row` its row.
    pub fn push(&mut self, input: &[u8], row: &NameRow) {
        let is_as_given = row.name.as_bytes() == input;
        let name = if is_as_given { "" } else { row.name.as_str() };
        let texts = TextLocation {
            start: length(self.texts.len()),
            given: length(input.len()),
            name: length(name.len()),
            is_error: false,
        };
        self.texts.extend_from_slice(input);
        self.texts.extend_from_slice(name.as_bytes());
        self.add(texts, row);
    }

    /// Adds a line in which no name was found, for this reason.
    pub fn push_unreadable(&mut self, error: EntryError, row: &NameRow) {
        let texts =
            TextLocation { start: length(self.errors.len()), is_error: true, ..TextLocation::default() };
        self.errors.push(error);
        self.add(texts, row);
    }

    fn add(&mut self, texts: TextLocation, row: &NameRow) {
        let scripts = self.script_set_index(&row.name);
        self.records.push(ListRecord { texts, scripts, ..ListRecord::of(row) });
    }

    fn script_set_index(&mut self, name: &str) -> u16 {
        let mut scripts: Vec<Script> = name.chars().filter_map(script_of).collect();
        scripts.sort_unstable();
        scripts.dedup();
        let known = self.scripts.iter().position(|it| *it == scripts).unwrap_or_else(|| {
            self.scripts.push(scripts);
            self.scripts.len() - 1
        });
        u16::try_from(known).unwrap_or(u16::MAX)
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The record of each name.
    pub fn records(&self) -> &[ListRecord] {
        &self.records
    }

    /// For each set of scripts whether it holds this one.
    pub(super) fn sets_with(&self, script: Script) -> Vec<bool> {
        self.scripts.iter().map(|set| set.contains(&script)).collect()
    }

    /// The input of a name, or the reason why the line has none.
    pub(super) fn input(&self, record: &ListRecord) -> Result<&[u8], &EntryError> {
        let start = record.texts.start as usize;
        match record.texts.is_error {
            true => Err(&self.errors[start]),
            false => Ok(&self.texts[start..start + record.texts.given as usize]),
        }
    }

    /// The name in logical order; empty where it cannot be read.
    pub(super) fn name(&self, record: &ListRecord) -> &str {
        if record.status == super::RegistrationStatus::Unreadable {
            return "";
        }
        let TextLocation { start, given, name, .. } = record.texts;
        let (start, given) = (start as usize, given as usize);
        let bytes = match name as usize {
            0 => &self.texts[start..start + given],
            name => &self.texts[start + given..start + given + name],
        };
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    fn bytes(&self) -> usize {
        self.texts.len() + self.records.len() * size_of::<ListRecord>()
    }
}

fn length(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// The number of names of each status, in the order of [`RegistrationStatus::ALL`](super::RegistrationStatus::ALL).
pub type StatusCounts = [usize; 5];

/// The names of a list, as far as they have been read.
#[derive(Clone, Debug, Default)]
pub struct ListedNames {
    blocks: Vec<Arc<ListBlock>>,
    /// The index of the first name of each block.
    starts: Vec<u32>,
    length: usize,
    statuses: StatusCounts,
    /// The kinds of findings that are a reason for any name's status.
    kinds: u128,
    conditions: u8,
    scripts: Vec<Script>,
}

impl ListedNames {
    /// Appends a block.
    pub fn add(&mut self, block: Arc<ListBlock>) {
        for record in block.records() {
            self.statuses[record.status as usize] += 1;
            self.kinds |= record.kinds;
            self.conditions |= record.conditions;
        }
        self.scripts.extend(block.scripts.iter().flatten());
        self.scripts.sort_unstable_by_key(|&it| script_name(it));
        self.scripts.dedup();
        self.starts.push(u32::try_from(self.length).unwrap_or(u32::MAX));
        self.length += block.len();
        self.blocks.push(block);
    }

    /// The number of names.
    pub const fn len(&self) -> usize {
        self.length
    }

    /// Whether it is empty.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// For each status the number of shown names that have it.
    pub fn count_by_status(&self, shown: &ShownRows) -> StatusCounts {
        match shown {
            ShownRows::First(count) if *count == self.length => self.statuses,
            _ => {
                let mut statuses = StatusCounts::default();
                let rows = (0..shown.len()).filter_map(|it| self.record(shown.row(it)?));
                rows.for_each(|it| statuses[it.status as usize] += 1);
                statuses
            }
        }
    }

    /// The scripts of all names, sorted by their names.
    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// The kinds of findings that are a reason for any name's status.
    pub fn kinds(&self) -> Vec<bidiscope_idna::verdict::FindingKind> {
        let all = bidiscope_idna::verdict::FindingKind::ALL.iter().copied();
        all.filter(|&it| self.kinds & super::record::finding_bit(it) != 0).collect()
    }

    /// Whether any name violates this condition of the Bidi rule.
    pub const fn has_condition(&self, condition: u8) -> bool {
        self.conditions & super::record::condition_bit(condition) != 0
    }

    /// The memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.blocks.iter().map(|it| it.bytes()).sum()
    }

    /// The blocks, each with the index of its first name.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (usize, &ListBlock)> {
        self.starts.iter().zip(&self.blocks).map(|(&start, block)| (start as usize, &**block))
    }

    /// The record of a name, by its index from 0, and its block.
    pub(super) fn get(&self, row: usize) -> Option<(&ListBlock, &ListRecord)> {
        let block = self.starts.partition_point(|&start| start as usize <= row).checked_sub(1)?;
        let within = row - self.starts[block] as usize;
        Some((&*self.blocks[block], self.blocks[block].records.get(within)?))
    }

    /// The record of a name, by its index from 0.
    pub fn record(&self, row: usize) -> Option<&ListRecord> {
        self.get(row).map(|it| it.1)
    }

    /// A name in logical order, by its index; empty where it cannot be read or does not exist.
    pub fn name(&self, row: usize) -> &str {
        self.get(row).map_or("", |(block, record)| block.name(record))
    }

    /// The input of a name, by its index, or the reason why the line has none; empty where there is no such name.
    pub fn input(&self, row: usize) -> Result<&[u8], &EntryError> {
        self.get(row).map_or(Ok(&[]), |(block, record)| block.input(record))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use super::super::RegistrationStatus;
    use super::{EntryError, ListBlock, ListedNames, ShownRows, script_name};
    use bidiscope_list::scan::{RowBuilder, ScanOptions};

    /// The list of these names, in blocks of two.
    pub(in crate::view::list) fn list_of(names: &[&str]) -> ListedNames {
        let mut row_builder = RowBuilder::new(ScanOptions::default());
        let mut list = ListedNames::default();
        for (at, pair) in names.chunks(2).enumerate() {
            let mut block = ListBlock::default();
            for (within, name) in pair.iter().enumerate() {
                let line = (at * 2 + within + 1) as u64;
                block.push(name.as_bytes(), row_builder.row(line, name.as_bytes()));
            }
            list.add(Arc::new(block));
        }
        list
    }

    #[test]
    fn names_are_found_by_their_numbers() {
        let list = list_of(&["a.com", "xn--4dbcd.com", "..", "\u{5D0}.com", "b"]);
        let names: Vec<&str> = (0..6).map(|row| list.name(row)).collect();
        // The A-label is decoded; what cannot be read has no name; there is no sixth.
        assert_eq!(names, ["a.com", "\u{5D0}\u{5D1}\u{5D2}.com", "", "\u{5D0}.com", "b", ""]);
        assert_eq!(list.input(1), Ok(&b"xn--4dbcd.com"[..]));
        assert_eq!(list.record(3).map(|it| it.line), Some(4));
        assert_eq!(list.len(), 5);
        let unreadable = |shown| list.count_by_status(&shown)[RegistrationStatus::Unreadable as usize];
        assert_eq!(unreadable(ShownRows::First(5)), 1);
        // Only shown rows count.
        assert_eq!((unreadable(ShownRows::Rows(vec![2, 4])), unreadable(ShownRows::Rows(vec![4]))), (1, 0));
        let scripts: Vec<&str> = list.scripts().iter().map(|&it| script_name(it)).collect();
        assert_eq!(scripts, ["Hebrew", "Latin"]);
    }

    #[test]
    fn a_line_without_a_name_keeps_its_reason() {
        let mut block = ListBlock::default();
        let mut row_builder = RowBuilder::new(ScanOptions::default());
        block.push_unreadable(EntryError::NoField, row_builder.unreadable_row(9, &EntryError::NoField));
        let mut list = ListedNames::default();
        list.add(Arc::new(block));
        assert_eq!((list.input(0), list.name(0)), (Err(&EntryError::NoField), ""));
    }
}
