//! Computes the comparison columns slice by slice: repeated names, equal texts, and matches across paragraph
//! directions.

use std::io;

use crate::scan::{Column, Columns};
use bidiscope_system::threads::Progress;

use super::across_directions;
use super::group_row_numbers::GroupNumbers;
use super::partitions::PARTITIONS;
use super::text_table::TextTable;
use super::texts::{Slice, TextSet, Texts};

/// The columns that are made from equal texts: of the groups, and of the other list.
const EQUAL_TEXT_COLUMNS: [(Column, Column); 6] = [
    (Column::CollisionsLtr, Column::AgainstLtr),
    (Column::CollisionsRtl, Column::AgainstRtl),
    (Column::CollisionsOneToOne, Column::AgainstOneToOne),
    (Column::ConfusableLtr, Column::AgainstConfusableLtr),
    (Column::ConfusableRtl, Column::AgainstConfusableRtl),
    (Column::SameName, Column::AgainstSameName),
];

/// Computes the numbers of these columns; `false` where the work was stopped.
pub(super) fn compute(
    columns: Columns,
    texts: &mut Texts,
    numbers: &mut GroupNumbers,
    progress: &Progress,
) -> io::Result<bool> {
    let pairs =
        EQUAL_TEXT_COLUMNS.into_iter().filter(|&(group, against)| columns.has(group) || columns.has(against));
    let equal_texts: Vec<EqualTexts> =
        pairs.map(|(group, against)| EqualTexts::new(columns, group, against)).collect();
    let is_across = columns.has(Column::CollisionsAcross) || columns.has(Column::AgainstAcross);
    progress.begin(((1 + equal_texts.len() + usize::from(is_across)) * PARTITIONS) as u64);

    let mut repeated_names = RepeatedNames { table: TextTable::new() };
    let name_sets = [TextSet::of_list(Column::Name), TextSet::of_other_list(Column::Name)];
    let for_each_slice =
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
    if !for_each_slice(texts, &name_sets, &mut |texts, slice| repeated_names.compute(texts, numbers, slice))?
    {
        return Ok(false);
    }
    drop(repeated_names);
    for mut it in equal_texts {
        if !for_each_slice(texts, &it.sets(), &mut |texts, slice| it.compute(texts, numbers, slice))? {
            return Ok(false);
        }
    }
    if !is_across {
        return Ok(true);
    }
    let mut across_directions = across_directions::AcrossDirections::new(columns);
    for_each_slice(texts, &across_directions::TEXT_SETS, &mut |texts, slice| {
        across_directions.compute(texts, numbers, slice)
    })
}

/// Where a name first occurs.
#[derive(Clone, Copy, Debug, Default)]
struct NameInfo {
    /// Its first row, plus one, and that row's line.
    own: Option<(u64, u64)>,
    /// Its first row in the other list, plus one; zero for none.
    other: u64,
}

/// Finds the names that occur again.
struct RepeatedNames {
    table: TextTable<NameInfo>,
}

impl RepeatedNames {
    fn compute(&mut self, texts: &mut Texts, numbers: &mut GroupNumbers, slice: Slice) -> io::Result<()> {
        let table = &mut self.table;
        table.clear();
        texts.for_each(TextSet::of_other_list(Column::Name), slice, |hash, it, repeated| {
            let first = table.entry(hash, it.text);
            if first.other == 0 {
                first.other = it.row + 1
            } else {
                repeated.insert(it.row)
            }
            Ok(())
        })?;
        texts.for_each(TextSet::of_list(Column::Name), slice, |hash, it, repeated| {
            let first = table.entry(hash, it.text);
            match first.own {
                None => {
                    first.own = Some((it.row + 1, it.line));
                    if first.other == 0 { Ok(()) } else { numbers.same_in_other.set(it.row, first.other) }
                }
                Some((row, line)) => {
                    repeated.insert(it.row);
                    numbers.first_row.set(it.row, row)?;
                    numbers.of(Column::DuplicateOf).set(it.row, line)
                }
            }
        })
    }
}

/// The first two rows of the other list with a text, of different names: row plus one, and line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstTwoRows {
    first: Option<(u64, u64)>,
    second: Option<(u64, u64)>,
}

impl FirstTwoRows {
    /// Adds a row whose name has not occurred before.
    pub(super) fn add(&mut self, row: u64, line: u64) {
        let place = if self.first.is_none() { &mut self.first } else { &mut self.second };
        *place = place.or(Some((row + 1, line)));
    }

    /// The line of the first that is not this row (plus one).
    pub(super) fn line_of_other_name(&self, same: u64) -> Option<u64> {
        let (row, line) = self.first?;
        if row == same { self.second.map(|it| it.1) } else { Some(line) }
    }

    /// Whether no row was added.
    pub(super) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

/// Which rows have a text.
#[derive(Clone, Copy, Debug, Default)]
struct TextInfo {
    /// The first row with it, plus one.
    first: u64,
    /// The first row with that row's name, plus one.
    name: u64,
    is_group: bool,
    other: FirstTwoRows,
}

/// Finds the names that have the same text in one column.
struct EqualTexts {
    key: Column,
    group: Option<Column>,
    against: Option<Column>,
    /// Whether names of the same characters may have several texts, since the DNS form depends on how a name
    /// was typed. Then every row counts, and so does the same name in the other list.
    counts_every_row: bool,
    table: TextTable<TextInfo>,
}

impl EqualTexts {
    fn new(columns: Columns, group: Column, against: Column) -> Self {
        let key = group.sources().iter().copied().find(|&it| it != Column::Name).unwrap_or(Column::Name);
        Self {
            key,
            group: columns.has(group).then_some(group),
            against: columns.has(against).then_some(against),
            counts_every_row: against == Column::AgainstSameName,
            table: TextTable::new(),
        }
    }

    fn sets(&self) -> [TextSet; 2] {
        [TextSet::of_list(self.key), TextSet::of_other_list(self.key)]
    }

    fn compute(&mut self, texts: &mut Texts, numbers: &mut GroupNumbers, slice: Slice) -> io::Result<()> {
        let [own, other] = self.sets();
        let Self { group, against, counts_every_row, ref mut table, .. } = *self;
        table.clear();
        if against.is_some() {
            texts.for_each(other, slice, |hash, it, repeated| {
                if counts_every_row || !repeated.contains(it.row) {
                    table.entry(hash, it.text).other.add(it.row, it.line);
                }
                Ok(())
            })?;
        }
        if group.is_some() {
            texts.for_each(own, slice, |hash, it, repeated| {
                let name = match repeated.contains(it.row) {
                    true if counts_every_row => numbers.first_row.get(it.row)?,
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
        texts.for_each(own, slice, |hash, it, repeated| {
            let Some(known) =
                table.get(hash, it.text).filter(|_| counts_every_row || !repeated.contains(it.row))
            else {
                return Ok(());
            };
            if let Some(group) = group.filter(|_| known.is_group) {
                numbers.of(group).set(it.row, known.first)?;
            }
            if let Some(against) = against.filter(|_| !known.other.is_empty()) {
                let same = if counts_every_row { 0 } else { numbers.same_in_other.get(it.row)? };
                if let Some(line) = known.other.line_of_other_name(same) {
                    numbers.of(against).set(it.row, line)?;
                }
            }
            Ok(())
        })
    }
}
