//! Groups made slice by slice: of one name, of one text, and across the two paragraphs.

use std::io;

use crate::scan::{Column, Columns};
use bidiscope_system::threads::Progress;

use super::across;
use super::key_table::KeyTable;
use super::numbers::Numbers;
use super::partitions::PARTITIONS;
use super::texts::{Slice, TextSet, Texts};

/// The columns that tell of equal texts: of groups and of the other list.
const OF_EQUAL_TEXTS: [(Column, Column); 6] = [
    (Column::TwinsLtr, Column::AgainstLtr),
    (Column::TwinsRtl, Column::AgainstRtl),
    (Column::TwinsOneToOne, Column::AgainstOneToOne),
    (Column::AlikeLtr, Column::AgainstAlikeLtr),
    (Column::AlikeRtl, Column::AgainstAlikeRtl),
    (Column::SameName, Column::AgainstSameName),
];

/// Fills the numbers of these columns; `false` where it was stopped.
pub(super) fn tell(
    columns: Columns,
    texts: &mut Texts,
    numbers: &mut Numbers,
    progress: &Progress,
) -> io::Result<bool> {
    let pairs =
        OF_EQUAL_TEXTS.into_iter().filter(|&(group, against)| columns.has(group) || columns.has(against));
    let of_texts: Vec<OfTexts> =
        pairs.map(|(group, against)| OfTexts::new(columns, group, against)).collect();
    let is_across = columns.has(Column::TwinsAcross) || columns.has(Column::AgainstAcross);
    progress.begin(((1 + of_texts.len() + usize::from(is_across)) * PARTITIONS) as u64);

    let mut of_names = OfNames { table: KeyTable::new() };
    let of_one_name = [TextSet::own(Column::Name), TextSet::other(Column::Name)];
    let each_slice =
        |texts: &mut Texts, sets: &[TextSet], work: &mut dyn FnMut(&mut Texts, Slice) -> io::Result<()>| {
            for partition in 0..PARTITIONS {
                for slice in texts.slices(partition, sets) {
                    if progress.is_stopped() {
                        return Ok(false);
                    }
                    work(texts, slice)?;
                }
                progress.advance(1);
            }
            Ok(true)
        };
    if !each_slice(texts, &of_one_name, &mut |texts, slice| of_names.tell(texts, numbers, slice))? {
        return Ok(false);
    }
    drop(of_names);
    for mut it in of_texts {
        if !each_slice(texts, &it.sets(), &mut |texts, slice| it.tell(texts, numbers, slice))? {
            return Ok(false);
        }
    }
    if !is_across {
        return Ok(true);
    }
    let mut across = across::Across::new(columns);
    each_slice(texts, &across::SETS, &mut |texts, slice| across.tell(texts, numbers, slice))
}

/// What is known of a name.
#[derive(Clone, Copy, Debug, Default)]
struct FirstOfName {
    /// Its first row, plus one, and line.
    own: Option<(u64, u64)>,
    /// Its first row in the other list, plus one.
    other: u64,
}

/// Names that occur again.
struct OfNames {
    table: KeyTable<FirstOfName>,
}

impl OfNames {
    fn tell(&mut self, texts: &mut Texts, numbers: &mut Numbers, slice: Slice) -> io::Result<()> {
        let table = &mut self.table;
        table.clear();
        texts.each(TextSet::other(Column::Name), slice, |hash, it, repeated| {
            let first = table.entry(hash, it.text);
            if first.other == 0 {
                first.other = it.row + 1
            } else {
                repeated.mark(it.row)
            }
            Ok(())
        })?;
        texts.each(TextSet::own(Column::Name), slice, |hash, it, repeated| {
            let first = table.entry(hash, it.text);
            match first.own {
                None => {
                    first.own = Some((it.row + 1, it.line));
                    if first.other == 0 { Ok(()) } else { numbers.same_in_other.set(it.row, first.other) }
                }
                Some((row, line)) => {
                    repeated.mark(it.row);
                    numbers.first_row.set(it.row, row)?;
                    numbers.of(Column::DuplicateOf).set(it.row, line)
                }
            }
        })
    }
}

/// The first two rows of the other list with a text, of different names: plus one, each with its line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstTwo {
    first: Option<(u64, u64)>,
    second: Option<(u64, u64)>,
}

impl FirstTwo {
    /// Takes a row whose name has not occurred before.
    pub(super) fn take(&mut self, row: u64, line: u64) {
        let place = if self.first.is_none() { &mut self.first } else { &mut self.second };
        *place = place.or(Some((row + 1, line)));
    }

    /// The line of the first that is not this row (plus one).
    pub(super) fn line_beside(&self, same: u64) -> Option<u64> {
        let (row, line) = self.first?;
        if row == same { self.second.map(|it| it.1) } else { Some(line) }
    }

    /// Whether there is any.
    pub(super) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

/// What is known of a text.
#[derive(Clone, Copy, Debug, Default)]
struct OfText {
    /// The first row with it, plus one.
    first: u64,
    /// The first row with that one's name, plus one.
    name: u64,
    is_group: bool,
    other: FirstTwo,
}

/// Names of which one column has the same text.
struct OfTexts {
    key: Column,
    group: Option<Column>,
    against: Option<Column>,
    /// Whether names of the same characters may have several texts, for what goes into the DNS hangs on how a name
    /// was typed. Then each row counts, and in the other list the same name does.
    is_typed: bool,
    table: KeyTable<OfText>,
}

impl OfTexts {
    fn new(columns: Columns, group: Column, against: Column) -> Self {
        let key = group.made_from().iter().copied().find(|&it| it != Column::Name).unwrap_or(Column::Name);
        Self {
            key,
            group: columns.has(group).then_some(group),
            against: columns.has(against).then_some(against),
            is_typed: against == Column::AgainstSameName,
            table: KeyTable::new(),
        }
    }

    fn sets(&self) -> [TextSet; 2] {
        [TextSet::own(self.key), TextSet::other(self.key)]
    }

    fn tell(&mut self, texts: &mut Texts, numbers: &mut Numbers, slice: Slice) -> io::Result<()> {
        let [own, other] = self.sets();
        let Self { group, against, is_typed, ref mut table, .. } = *self;
        table.clear();
        if against.is_some() {
            texts.each(other, slice, |hash, it, repeated| {
                if is_typed || !repeated.has(it.row) {
                    table.entry(hash, it.text).other.take(it.row, it.line);
                }
                Ok(())
            })?;
        }
        if group.is_some() {
            texts.each(own, slice, |hash, it, repeated| {
                let name = match repeated.has(it.row) {
                    true if is_typed => numbers.first_row.get(it.row)?,
                    true => return Ok(()),
                    false => it.row + 1,
                };
                let known = table.entry(hash, it.text);
                if known.first == 0 {
                    (known.first, known.name) = (it.row + 1, name);
                }
                known.is_group |= known.name != name;
                Ok(())
            })?;
        }
        texts.each(own, slice, |hash, it, repeated| {
            let Some(known) = table.get(hash, it.text).filter(|_| is_typed || !repeated.has(it.row)) else {
                return Ok(());
            };
            if let Some(group) = group.filter(|_| known.is_group) {
                numbers.of(group).set(it.row, known.first)?;
            }
            if let Some(against) = against.filter(|_| !known.other.is_empty()) {
                let same = if is_typed { 0 } else { numbers.same_in_other.get(it.row)? };
                if let Some(line) = known.other.line_beside(same) {
                    numbers.of(against).set(it.row, line)?;
                }
            }
            Ok(())
        })
    }
}
