//! The names of a list, block by block: a block never changes, so that threads share it with the window.

use std::sync::Arc;

use icu_properties::props::Script;

use bidiscope_bidi::name::{script_name, script_of};
use bidiscope_list::scan::NameRow;

use super::arrange::Arrangement;
use super::record::{ArenaPlace, ListRecord};

/// The most names of a list that are shown.
pub const MOST_ROWS: usize = 2_000_000;

/// The most bytes of names that are shown, as they are written.
pub const MOST_BYTES: usize = 512 << 20;

/// Some names of a list, one after another, with all that is kept of them.
#[derive(Debug, Default)]
pub struct ListBlock {
    records: Vec<ListRecord>,
    texts: Vec<u8>,
    /// The sets of scripts that names are written in, each once.
    scripts: Vec<Vec<Script>>,
}

impl ListBlock {
    /// Adds the name that was given so, and whose row this is.
    pub fn push(&mut self, given: &[u8], row: &NameRow) {
        let is_as_given = row.name.as_bytes() == given;
        let name = if is_as_given { "" } else { row.name.as_str() };
        self.add(given, name, false, row);
    }

    /// Adds a line that holds no name, for the reason that the row tells.
    pub fn push_refused(&mut self, row: &NameRow) {
        self.add(row.error.as_deref().unwrap_or_default().as_bytes(), "", true, row);
    }

    fn add(&mut self, given: &[u8], name: &str, is_reason: bool, row: &NameRow) {
        let length = |text: &[u8]| u32::try_from(text.len()).unwrap_or(u32::MAX);
        let texts = ArenaPlace {
            start: length(&self.texts),
            given: length(given),
            name: length(name.as_bytes()),
            is_reason,
        };
        self.texts.extend_from_slice(given);
        self.texts.extend_from_slice(name.as_bytes());
        let scripts = self.number_of_scripts(&row.name);
        self.records.push(ListRecord { texts, scripts, ..ListRecord::of(row) });
    }

    fn number_of_scripts(&mut self, name: &str) -> u16 {
        let mut scripts: Vec<Script> = name.chars().filter_map(script_of).collect();
        scripts.sort_unstable();
        scripts.dedup();
        let known = self.scripts.iter().position(|it| *it == scripts).unwrap_or_else(|| {
            self.scripts.push(scripts);
            self.scripts.len() - 1
        });
        u16::try_from(known).unwrap_or(u16::MAX)
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// What is kept of each.
    pub fn records(&self) -> &[ListRecord] {
        &self.records
    }

    /// Which of its sets of scripts hold this one.
    pub(super) fn sets_with(&self, script: Script) -> Vec<bool> {
        self.scripts.iter().map(|set| set.contains(&script)).collect()
    }

    /// What was given.
    pub(super) fn given(&self, record: &ListRecord) -> &[u8] {
        let start = record.texts.start as usize;
        &self.texts[start..start + record.texts.given as usize]
    }

    /// The name's characters in logical order; nothing where it cannot be read.
    pub(super) fn name(&self, record: &ListRecord) -> &str {
        if record.standing == super::NameStanding::Unreadable {
            return "";
        }
        let ArenaPlace { start, given, name, .. } = record.texts;
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

/// How many names stand how, in the order of [`NameStanding::ALL`](super::NameStanding::ALL).
pub type Standings = [usize; 5];

/// The names of a list, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct ListedNames {
    blocks: Vec<Arc<ListBlock>>,
    /// The number of the first name of each block.
    starts: Vec<u32>,
    length: usize,
    standings: Standings,
    /// The kinds of findings, and the conditions, that some name has.
    kinds: u128,
    conditions: u8,
    scripts: Vec<Script>,
}

impl ListedNames {
    /// Adds names after those that are there.
    pub fn add(&mut self, block: Arc<ListBlock>) {
        for record in block.records() {
            self.standings[record.standing as usize] += 1;
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

    /// How many names there are.
    pub const fn len(&self) -> usize {
        self.length
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many of those that are shown stand how.
    pub fn standings_of(&self, shown: &Arrangement) -> Standings {
        match shown {
            Arrangement::AsListed(count) if *count == self.length => self.standings,
            _ => {
                let mut standings = Standings::default();
                let rows = (0..shown.len()).filter_map(|it| self.record(shown.row(it)?));
                rows.for_each(|it| standings[it.standing as usize] += 1);
                standings
            }
        }
    }

    /// The scripts that some name is written in, in the order of their names.
    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// The kinds of findings behind some name's standing.
    pub fn kinds(&self) -> Vec<bidiscope_idna::verdict::FindingKind> {
        let all = bidiscope_idna::verdict::FindingKind::ALL.iter().copied();
        all.filter(|&it| self.kinds & super::record::bit_of(it) != 0).collect()
    }

    /// Whether some name violates this condition of the Bidi rule.
    pub const fn has_condition(&self, condition: u8) -> bool {
        self.conditions & super::record::bit_of_condition(condition) != 0
    }

    /// How many bytes are kept.
    pub fn bytes(&self) -> usize {
        self.blocks.iter().map(|it| it.bytes()).sum()
    }

    /// The blocks, each with the number of its first name.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (usize, &ListBlock)> {
        self.starts.iter().zip(&self.blocks).map(|(&start, block)| (start as usize, &**block))
    }

    /// What is kept of a name, and the block that it stands in; names are counted from 0.
    pub(super) fn get(&self, row: usize) -> Option<(&ListBlock, &ListRecord)> {
        let block = self.starts.partition_point(|&start| start as usize <= row).checked_sub(1)?;
        let within = row - self.starts[block] as usize;
        Some((&*self.blocks[block], self.blocks[block].records.get(within)?))
    }

    /// What is kept of a name, counted from 0.
    pub fn record(&self, row: usize) -> Option<&ListRecord> {
        self.get(row).map(|it| it.1)
    }

    /// A name's characters in logical order; nothing where it cannot be read, or there is none.
    pub fn name(&self, row: usize) -> &str {
        self.get(row).map_or("", |(block, record)| block.name(record))
    }

    /// What was given, and whether that is a reason in its stead.
    pub fn given(&self, row: usize) -> (&[u8], bool) {
        self.get(row).map_or((&[], false), |(block, record)| (block.given(record), record.texts.is_reason))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use super::super::NameStanding;
    use super::{Arrangement, ListBlock, ListedNames, script_name};
    use bidiscope_list::scan::{Clerk, Wanted};

    /// The list of these names, in blocks of two.
    pub(in crate::view::list) fn list_of(names: &[&str]) -> ListedNames {
        let mut clerk = Clerk::new(Wanted::default());
        let mut list = ListedNames::default();
        for (at, pair) in names.chunks(2).enumerate() {
            let mut block = ListBlock::default();
            for (within, name) in pair.iter().enumerate() {
                let line = (at * 2 + within + 1) as u64;
                block.push(name.as_bytes(), clerk.row(line, name.as_bytes()));
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
        assert_eq!(list.given(1), (&b"xn--4dbcd.com"[..], false));
        assert_eq!(list.record(3).map(|it| it.line), Some(4));
        assert_eq!(list.len(), 5);
        let unreadable = |shown| list.standings_of(&shown)[NameStanding::Unreadable as usize];
        assert_eq!(unreadable(Arrangement::AsListed(5)), 1);
        // Of what is shown.
        assert_eq!(
            (unreadable(Arrangement::Rows(vec![2, 4])), unreadable(Arrangement::Rows(vec![4]))),
            (1, 0)
        );
        let scripts: Vec<&str> = list.scripts().iter().map(|&it| script_name(it)).collect();
        assert_eq!(scripts, ["Hebrew", "Latin"]);
    }

    #[test]
    fn a_line_without_a_name_keeps_its_reason() {
        let mut block = ListBlock::default();
        block.push_refused(Clerk::new(Wanted::default()).refused(9, "it is too long"));
        let mut list = ListedNames::default();
        list.add(Arc::new(block));
        assert_eq!((list.given(0), list.name(0)), ((&b"it is too long"[..], true), ""));
    }
}
