//! Which names of a list are taken for each other, by what all of them show.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::scan::{Column, Keys};

/// Collects what tells names apart, in memory.
#[derive(Default)]
pub(super) struct KeyBook {
    names: Vec<String>,
    /// For each kind of group the names by their key.
    kinds: Vec<FxHashMap<String, Vec<u32>>>,
    lines: Vec<u64>,
}

/// The kinds of groups that a key of the name itself makes.
const KINDS: [Column; 6] = [
    Column::TwinsLtr,
    Column::TwinsRtl,
    Column::TwinsOneToOne,
    Column::AlikeLtr,
    Column::AlikeRtl,
    Column::SameName,
];

/// The numbers of the groups, for one name.
#[derive(Clone, Copy, Default)]
pub(super) struct FoundGroups([Option<u64>; 8]);

impl FoundGroups {
    /// What stands in a column of groups.
    pub(super) fn get(&self, column: Column) -> Option<u64> {
        self.0[place_of(column)?]
    }
}

fn place_of(column: Column) -> Option<usize> {
    let others = [Column::TwinsAcross, Column::DuplicateOf];
    KINDS.into_iter().chain(others).position(|it| it == column)
}

impl KeyBook {
    /// Adds the next name; lines ascend.
    pub(super) fn add(&mut self, line: u64, keys: &Keys<'_>) {
        let row = self.lines.len() as u32;
        self.kinds.resize_with(KINDS.len(), FxHashMap::default);
        let of_kinds = [
            keys.displays[1],
            keys.displays[2],
            keys.displays[0],
            keys.skeletons[0],
            keys.skeletons[1],
            keys.a_name,
        ];
        for (kind, key) in self.kinds.iter_mut().zip(of_kinds) {
            if !key.is_empty() && !keys.name.is_empty() {
                match kind.get_mut(key) {
                    Some(rows) => rows.push(row),
                    None => drop(kind.insert(key.to_owned(), vec![row])),
                }
            }
        }
        self.names.push(keys.name.to_owned());
        self.lines.push(line);
    }

    /// The groups of all names, in their order; `None` where it was stopped.
    pub(super) fn finish(mut self, is_stopped: impl Fn() -> bool) -> Option<Vec<FoundGroups>> {
        let mut found = vec![FoundGroups::default(); self.lines.len()];
        let across = self.across();
        let kinds = std::mem::take(&mut self.kinds).into_iter().map(|kind| kind.into_values().collect());
        let kinds: Vec<Vec<Vec<u32>>> = kinds.chain([across]).collect();
        for (place, mut groups) in kinds.into_iter().enumerate() {
            if is_stopped() {
                return None;
            }
            groups.retain(|rows| rows.iter().any(|&it| self.name(it) != self.name(rows[0])));
            groups.sort_unstable_by_key(|rows| rows[0]);
            for (number, rows) in groups.iter().enumerate() {
                for &row in rows {
                    found[row as usize].0[place] = Some(number as u64 + 1);
                }
            }
        }
        let mut first = FxHashMap::default();
        for (row, name) in self.names.iter().enumerate().filter(|it| !it.1.is_empty()) {
            match first.entry(name) {
                Entry::Occupied(before) => found[row].0[7] = Some(self.lines[*before.get()]),
                Entry::Vacant(place) => drop(place.insert(row)),
            }
        }
        Some(found)
    }

    fn name(&self, row: u32) -> &str {
        &self.names[row as usize]
    }

    /// Names of which one is in a left-to-right paragraph what another is in a right-to-left one, with all that
    /// hangs together by that.
    fn across(&self) -> Vec<Vec<u32>> {
        let [Some(ltr), Some(rtl)] = [self.kinds.first(), self.kinds.get(1)] else { return Vec::new() };
        // Each name leads to another of its component, the first to itself.
        let mut leads: Vec<u32> = (0..self.lines.len() as u32).collect();
        let mut is_across = vec![false; self.lines.len()];
        for (display, ones) in ltr {
            let Some(others) = rtl.get(display) else { continue };
            let all = || ones.iter().chain(others);
            let differ = all().any(|&it| self.name(it) != self.name(ones[0]));
            if !differ {
                continue;
            }
            for &row in all() {
                is_across[row as usize] = true;
                let (one, other) = (end_of(&mut leads, row), end_of(&mut leads, ones[0]));
                leads[one.max(other) as usize] = one.min(other);
            }
        }
        let mut components: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for row in 0..self.lines.len() as u32 {
            if is_across[row as usize] {
                components.entry(end_of(&mut leads, row)).or_default().push(row);
            }
        }
        components.into_values().collect()
    }
}

/// Where a name's way leads in the end; the way there is shortened.
fn end_of(leads: &mut [u32], mut row: u32) -> u32 {
    while leads[row as usize] != row {
        let next = leads[leads[row as usize] as usize];
        leads[row as usize] = next;
        row = next;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::KeyBook;
    use crate::scan::{Clerk, Column, Columns, Wanted};

    fn groups(names: &[&str], column: Column) -> Vec<Option<u64>> {
        let mut clerk = Clerk::new(Wanted { columns: Columns::all(), ..Wanted::default() });
        let mut book = KeyBook::default();
        for (at, name) in names.iter().enumerate() {
            book.add(at as u64 + 1, &clerk.row(at as u64 + 1, name.as_bytes()).keys());
        }
        let found = book.finish(|| false).expect("not stopped");
        found.iter().map(|it| it.get(column)).collect()
    }

    #[test]
    fn names_that_show_the_same() {
        // `AB-12` shows as `12-BA` in a left-to-right paragraph, and so does `12-AB`: the digits of both follow an R
        // or begin the paragraph (W7, I1).
        let names = ["\u{5D0}\u{5D1}-12", "a.com", "12-\u{5D0}\u{5D1}", "\u{5D0}\u{5D1}-12"];
        assert_eq!(groups(&names, Column::TwinsLtr), [Some(1), None, Some(1), Some(1)]);
        assert_eq!(groups(&names, Column::DuplicateOf), [None, None, None, Some(1)]);
        // The same name again is no other.
        assert_eq!(groups(&["a.com", "a.com", ".."], Column::TwinsRtl), [None; 3]);
        // UTS #46 maps capitals.
        assert_eq!(groups(&["A.com", "a.com", "b.com"], Column::SameName), [Some(1), Some(1), None]);
    }

    #[test]
    fn names_that_show_across_as_another() {
        // `A.b` is `A.b` in a left-to-right paragraph and `b.A` in a right-to-left one; `b.A` the other way round.
        let names = ["\u{5D0}.b", "b.\u{5D0}", "c.\u{5D0}", "b.b"];
        assert_eq!(groups(&names, Column::TwinsAcross), [Some(1), Some(1), None, None]);
    }
}
