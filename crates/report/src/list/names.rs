//! The names of a list in blocks. A block never changes, so that threads can share it.

use std::sync::Arc;

use icu_properties::props::Script;

use bidiscope_bidi::name::{Input, script_name, script_of};
use bidiscope_idna::verdict::rfc5893::BidiRuleConditionSet;
use bidiscope_idna::verdict::{NameAnalysisOptions, RegistryRulesByZone};
use bidiscope_list::scan::{
    ContestingEntries, ContestingEntry, NameRow, NameRowBuilder, RegistrationDecision, RowError,
};
use bidiscope_list::{ContestingLines, ListEntryFields};

use super::decisions::RegistrationDecisionCounts;
use super::name_details::options_in;
use super::record::{ListedNameRecord, TextLocation};

/// The most names of a list that the window shows; what follows is not read.
pub const MAX_LIST_ROWS_READ: usize = 2_000_000;

/// The most bytes of the names of a list that the window shows, as the list has them; what follows is not read.
pub const MAX_LIST_BYTES_READ: usize = 512 << 20;

/// A block of consecutive names of a list with their records.
#[derive(Debug, Default)]
pub struct ListedNamesChunk {
    records: Vec<ListedNameRecord>,
    texts: Vec<u8>,
    /// The lines in which no name can be read.
    unreadable: Vec<UnreadableLine>,
    /// The distinct sets of scripts of the names.
    scripts: Vec<Vec<Script>>,
    /// The zones of the names; the empty text for those in none.
    zones: Vec<Box<str>>,
    /// How many texts are stored of the other columns of each entry; the texts, and where each ends.
    stored: usize,
    stored_texts: String,
    stored_ends: Vec<u32>,
}

/// A line in which no name can be read.
#[derive(Debug)]
struct UnreadableLine {
    /// Why not.
    error: RowError,
    /// What stands there in place of a name; empty where nothing does.
    given: Box<[u8]>,
}

impl ListedNamesChunk {
    /// A block without names yet, in which so many of the first [fields](NameRow::entry_fields) of each row are stored.
    pub fn with_stored_fields(field_count: usize) -> Self {
        Self { stored: field_count, ..Self::default() }
    }

    /// Adds a name: `name_bytes_in_list` is the name as the list has it, `row` the row that was made of it.
    pub fn push_name(&mut self, name_bytes_in_list: &[u8], row: &NameRow) {
        let name = row.decoded_or_typed_name();
        let name = if name.as_bytes() == name_bytes_in_list { "" } else { name };
        let texts = TextLocation {
            start: length(self.texts.len()),
            given: length(name_bytes_in_list.len()),
            name: length(name.len()),
            is_error: false,
        };
        self.texts.extend_from_slice(name_bytes_in_list);
        self.texts.extend_from_slice(name.as_bytes());
        self.add(texts, row);
    }

    /// Adds a line in which no name can be read, for this reason: `entry_bytes_in_list` is what stands there in place of one,
    /// `row` the row that was made of it. It counts as a name.
    pub fn push_unreadable_entry(
        &mut self,
        error: impl Into<RowError>,
        entry_bytes_in_list: &[u8],
        row: &NameRow,
    ) {
        let start = length(self.unreadable.len());
        let texts = TextLocation { start, is_error: true, ..TextLocation::default() };
        self.unreadable.push(UnreadableLine { error: error.into(), given: entry_bytes_in_list.into() });
        self.add(texts, row);
    }

    fn add(&mut self, texts: TextLocation, row: &NameRow) {
        let (scripts, zone) = (self.script_set_index(&row.name), self.zone_index(&row.parent_zone));
        self.records.push(ListedNameRecord { texts, scripts, zone, ..ListedNameRecord::of(row) });
        for field in 0..self.stored {
            self.stored_texts.push_str(&row.entry_fields.field_value(field).to_string());
            self.stored_ends.push(length(self.stored_texts.len()));
        }
    }

    /// Of a list in which each name is in another zone, only the last ones are compared.
    fn zone_index(&mut self, zone: &str) -> u16 {
        const MOST_COMPARED: usize = 64;
        let first = self.zones.len().saturating_sub(MOST_COMPARED);
        let known = self.zones[first..].iter().position(|it| **it == *zone).map(|it| first + it);
        let known = known.unwrap_or_else(|| {
            self.zones.push(zone.into());
            self.zones.len() - 1
        });
        u16::try_from(known).unwrap_or(u16::MAX)
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

    /// The number of names, those that cannot be read included.
    pub fn name_count(&self) -> usize {
        self.records.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The record of each name, in the order of the list.
    pub fn records(&self) -> &[ListedNameRecord] {
        &self.records
    }

    /// For each set of scripts whether it holds this one.
    pub(super) fn sets_with(&self, script: Script) -> Vec<bool> {
        self.scripts.iter().map(|set| set.contains(&script)).collect()
    }

    /// The bytes of a name as the list has it, or what stands in place of one; empty where nothing does.
    pub(super) fn given(&self, record: &ListedNameRecord) -> &[u8] {
        let start = record.texts.start as usize;
        match record.texts.is_error {
            true => &self.unreadable[start].given,
            false => &self.texts[start..start + record.texts.given as usize],
        }
    }

    /// The name in logical order; empty where it cannot be read.
    pub(super) fn name(&self, record: &ListedNameRecord) -> &str {
        if record.decision == RegistrationDecision::UnreadableName {
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

    /// What is stored of the other columns of the entry with this index in the block.
    fn stored(&self, within: usize) -> impl Iterator<Item = &str> {
        let places = within * self.stored..(within + 1) * self.stored;
        let end = |at: usize| self.stored_ends.get(at).map_or(0, |it| *it as usize);
        let text = move |at: usize| &self.stored_texts[at.checked_sub(1).map_or(0, end)..end(at)];
        places.map(text)
    }

    fn bytes(&self) -> usize {
        self.texts.len()
            + self.records.len() * size_of::<ListedNameRecord>()
            + self.stored_texts.len()
            + self.stored_ends.len() * size_of::<u32>()
    }
}

fn length(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// The names of a list that have been read so far, in blocks.
#[derive(Clone, Debug, Default)]
pub struct ListedNames {
    blocks: Vec<Arc<ListedNamesChunk>>,
    /// The index of the first name of each block.
    starts: Vec<u32>,
    length: usize,
    decisions: RegistrationDecisionCounts,
    outside_zone: usize,
    trimmed: usize,
    /// The kinds of findings that are a reason for any name's status.
    kinds: u128,
    conditions: BidiRuleConditionSet,
    scripts: Vec<Script>,
    /// How many of the other columns of each entry are kept.
    kept: usize,
    /// How many names have each number of characters, from 0 to [`MAX_COUNTED_LENGTH`], which stands for more too.
    lengths: Vec<usize>,
}

/// The number of characters up to which names are told apart by their lengths: what the DNS has is shorter.
const MAX_COUNTED_LENGTH: usize = 256;

impl ListedNames {
    /// A list without names yet, whose blocks store other columns of each entry: so many of the first are kept.
    pub fn with_passed_through_columns(column_count: usize) -> Self {
        Self { kept: column_count, ..Self::default() }
    }

    /// Appends the next block of names, in the order of the list.
    pub fn add(&mut self, block: Arc<ListedNamesChunk>) {
        for record in block.records() {
            self.decisions.add(record.decision);
            self.outside_zone += usize::from(record.is_outside_registry_zones);
            self.trimmed += usize::from(record.is_white_space_trimmed);
            self.kinds |= record.registration_reason_bits;
            self.conditions = self.conditions.union(record.violated_conditions);
            let length = block.name(record).chars().count().min(MAX_COUNTED_LENGTH);
            if self.lengths.len() <= length {
                self.lengths.resize(length + 1, 0);
            }
            self.lengths[length] += 1;
        }
        self.scripts.extend(block.scripts.iter().flatten());
        self.scripts.sort_unstable_by_key(|&it| script_name(it));
        self.scripts.dedup();
        self.starts.push(u32::try_from(self.length).unwrap_or(u32::MAX));
        self.length += block.name_count();
        self.blocks.push(block);
    }

    /// The number of names, those that cannot be read included.
    pub const fn name_count(&self) -> usize {
        self.length
    }

    /// Whether it is empty.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many names are not in the zone whose rulesets judge the list.
    pub const fn outside_registry_zones_name_count(&self) -> usize {
        self.outside_zone
    }

    /// From the ends of how many names white space was taken off.
    pub const fn white_space_trimmed_name_count(&self) -> usize {
        self.trimmed
    }

    /// How many names have each decision, by themselves.
    pub const fn decision_counts(&self) -> RegistrationDecisionCounts {
        self.decisions
    }

    /// The scripts of all names, each once, sorted by the names of the scripts.
    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// The kinds of findings that are a reason for any name's status, each once, in the order of `FindingKind::ALL`.
    pub fn reason_kinds(&self) -> Vec<bidiscope_idna::verdict::FindingKind> {
        let all = bidiscope_idna::verdict::FindingKind::ALL.iter().copied();
        all.filter(|&it| self.kinds & super::record::finding_bit(it) != 0).collect()
    }

    /// The conditions of the Bidi rule that any name violates.
    pub const fn violated_conditions(&self) -> BidiRuleConditionSet {
        self.conditions
    }

    /// A number of characters that at most one name in twenty exceeds.
    pub fn name_character_count_percentile_95(&self) -> usize {
        let mut longer = self.length;
        let is_usual = |&at: &usize| {
            longer -= self.lengths[at];
            longer <= self.length / 20
        };
        (0..self.lengths.len()).find(is_usual).unwrap_or_default()
    }

    /// The memory that the names use, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.blocks.iter().map(|it| it.bytes()).sum()
    }

    /// The blocks, each with the index of its first name.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (usize, &ListedNamesChunk)> {
        self.starts.iter().zip(&self.blocks).map(|(&start, block)| (start as usize, &**block))
    }

    /// The record of a name, by its index from 0, and its block.
    pub(super) fn get(&self, row: usize) -> Option<(&ListedNamesChunk, &ListedNameRecord)> {
        let block = self.starts.partition_point(|&start| start as usize <= row).checked_sub(1)?;
        let within = row - self.starts[block] as usize;
        Some((&*self.blocks[block], self.blocks[block].records.get(within)?))
    }

    /// How many of the other columns of each entry are kept.
    pub const fn passed_through_column_count(&self) -> usize {
        self.kept
    }

    /// What is kept of the other columns of the entry with this index, from 0.
    pub fn passed_through_values(&self, row_index: usize) -> Vec<&str> {
        self.stored(row_index).take(self.kept).collect()
    }

    fn stored(&self, row: usize) -> impl Iterator<Item = &str> {
        let block = self.starts.partition_point(|&start| start as usize <= row).checked_sub(1);
        let block = block.filter(|_| row < self.length);
        block.into_iter().flat_map(move |it| self.blocks[it].stored(row - self.starts[it] as usize))
    }

    /// The entries in these lines, with what is kept of them.
    pub fn named_entries(&self, contesting_lines: ContestingLines<'_>) -> ContestingEntries {
        let entry = |&line: &u64| {
            let row = u32::try_from(line).ok().and_then(|it| self.row_of_line(it));
            let kept = row.map(|it| self.passed_through_values(it)).unwrap_or_default();
            let kept = kept.into_iter().map(str::to_owned).collect();
            ContestingEntry {
                list_name: None,
                line_number: line,
                name: row.map_or("", |it| self.name(it)).to_owned(),
                passed_through_values: kept,
            }
        };
        ContestingEntries {
            entries: contesting_lines.line_numbers.iter().map(entry).collect(),
            has_more_entries: contesting_lines.has_more_lines,
        }
    }

    /// The record of a name, by its index from 0; `None` beyond the last.
    pub fn record_of_row(&self, row_index: usize) -> Option<&ListedNameRecord> {
        self.get(row_index).map(|it| it.1)
    }

    /// The index of the name that begins on this line; `None` where none does.
    pub(super) fn row_of_line(&self, line: u32) -> Option<usize> {
        let starts_later =
            |block: &Arc<ListedNamesChunk>| block.records.first().is_none_or(|it| it.line_number > line);
        let block = self.blocks.partition_point(|it| !starts_later(it)).checked_sub(1)?;
        let within = self.blocks[block].records.binary_search_by_key(&line, |it| it.line_number).ok()?;
        Some(self.starts[block] as usize + within)
    }

    /// The zone in which the name with this index is, as the list states it or else as the rules find it; `None` where it is
    /// in none.
    pub fn parent_zone(&self, row_index: usize) -> Option<&str> {
        let (block, record) = self.get(row_index)?;
        block.zones.get(usize::from(record.zone)).map(|it| &**it).filter(|it| !it.is_empty())
    }

    /// The options by which the name with this index is judged: those of its zone, as [`Self::parent_zone`] says it.
    pub fn analysis_options_of_row(
        &self,
        row_index: usize,
        rules: &RegistryRulesByZone,
        name: &Input,
        base_options: NameAnalysisOptions,
    ) -> NameAnalysisOptions {
        options_in(self.parent_zone(row_index).unwrap_or_default(), rules, name, base_options)
    }

    /// The name with this index, from 0, in logical order; empty where it cannot be read or does not exist.
    pub fn name(&self, row_index: usize) -> &str {
        self.get(row_index).map_or("", |(block, record)| block.name(record))
    }

    /// The bytes of the name with this index, from 0, as the list has it, or what stands in place of one; empty where nothing
    /// does.
    pub fn name_bytes_in_list(&self, row_index: usize) -> &[u8] {
        self.get(row_index).map_or(&[], |(block, record)| block.given(record))
    }

    /// The row of the name with this index, from 0, judged as when the list was read, with what is stored of its entry in its
    /// fields; an empty one where there is no such name.
    pub fn build_row<'b>(&self, row_index: usize, builder: &'b mut NameRowBuilder) -> &'b NameRow {
        let Some((block, record)) = self.get(row_index) else { return builder.build_row(0, b"") };
        builder.set_profile_zone(self.parent_zone(row_index));
        let (line, given) = (u64::from(record.line_number), block.given(record));
        if record.texts.is_error {
            let error = block.unreadable[record.texts.start as usize].error.clone();
            builder.build_unreadable_row(line, error);
        } else if record.is_zone_file_owner_name() {
            builder.build_unregistered_owner_row(line, given);
        } else {
            builder.build_row(line, given);
        }
        builder.last_row_with_fields(&ListEntryFields::of_texts(self.stored(row_index)))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use super::{ListedNames, ListedNamesChunk, script_name};
    use bidiscope_list::ListEntryError;
    use bidiscope_list::scan::{NameRowBuilder, RegistrationDecision, ScanOptions};

    /// The list of these names, in blocks of two.
    pub(in crate::list) fn list_of(names: &[&str]) -> ListedNames {
        let mut row_builder = NameRowBuilder::new(ScanOptions::default());
        let mut list = ListedNames::default();
        for (at, pair) in names.chunks(2).enumerate() {
            let mut block = ListedNamesChunk::default();
            for (within, name) in pair.iter().enumerate() {
                let line = (at * 2 + within + 1) as u64;
                block.push_name(name.as_bytes(), row_builder.build_row(line, name.as_bytes()));
            }
            list.add(Arc::new(block));
        }
        list
    }

    #[test]
    fn few_names_are_longer_than_the_usual_length() {
        let names: Vec<String> = (1..=100).map(|it| "a".repeat(it)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(list_of(&names).name_character_count_percentile_95(), 95);
        // Of few names none is longer.
        assert_eq!(list_of(&["a", "\u{5D0}\u{5D1}"]).name_character_count_percentile_95(), 2);
        assert_eq!(list_of(&[]).name_character_count_percentile_95(), 0);
    }

    #[test]
    fn names_are_found_by_their_numbers() {
        let list = list_of(&["a.com", "xn--4dbcd.com", "..", "\u{5D0}.com", "b"]);
        let names: Vec<&str> = (0..6).map(|row| list.name(row)).collect();
        // The A-label is decoded; what cannot be read has no name; there is no sixth.
        assert_eq!(names, ["a.com", "\u{5D0}\u{5D1}\u{5D2}.com", "", "\u{5D0}.com", "b", ""]);
        assert_eq!(list.name_bytes_in_list(1), b"xn--4dbcd.com");
        assert_eq!(list.record_of_row(3).map(|it| it.line_number), Some(4));
        assert_eq!(list.name_count(), 5);
        assert_eq!(list.decision_counts().of(RegistrationDecision::UnreadableName), 1);
        let scripts: Vec<&str> = list.scripts().iter().map(|&it| script_name(it)).collect();
        assert_eq!(scripts, ["Hebrew", "Latin"]);
    }

    #[test]
    fn a_line_without_a_name_keeps_its_reason() {
        let mut block = ListedNamesChunk::default();
        let mut row_builder = NameRowBuilder::new(ScanOptions::default());
        block.push_unreadable_entry(
            ListEntryError::NoNameField,
            b"",
            row_builder.build_unreadable_row(9, ListEntryError::NoNameField),
        );
        let mut list = ListedNames::default();
        list.add(Arc::new(block));
        assert_eq!((list.name_bytes_in_list(0), list.name(0)), (&b""[..], ""));
        assert_eq!(list.build_row(0, &mut row_builder).row_error, Some(ListEntryError::NoNameField.into()));
    }
}
