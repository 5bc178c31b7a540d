//! Which names of a list are taken for each other, by what all of them show.

use crate::scan::{Column, Keys};

/// Collects what tells names apart, in memory: the texts alone, one behind the other.
#[derive(Default)]
pub(super) struct KeyBook {
    names: KeyShelf,
    /// For each kind of group the key of every name.
    kinds: [KeyShelf; KINDS.len()],
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
/// The places of what the others make, behind those.
const ACROSS: usize = KINDS.len();
const REPEATS: usize = KINDS.len() + 1;

/// The numbers of the groups, for one name.
#[derive(Clone, Copy, Default)]
pub(super) struct FoundGroups([Option<u64>; KINDS.len() + 2]);

impl FoundGroups {
    /// What stands in a column of groups.
    pub(super) fn get(&self, column: Column) -> Option<u64> {
        let others = [Column::TwinsAcross, Column::DuplicateOf];
        let place = KINDS.into_iter().chain(others).position(|it| it == column)?;
        self.0[place]
    }
}

/// A text of each name; nothing for those of which there is none.
#[derive(Default)]
struct KeyShelf {
    texts: String,
    ends: Vec<usize>,
}

impl KeyShelf {
    fn push(&mut self, text: &str) {
        self.texts.push_str(text);
        self.ends.push(self.texts.len());
    }

    fn get(&self, row: u32) -> &str {
        let row = row as usize;
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.texts[start..self.ends[row]]
    }

    /// The names that have a text, those with the same one side by side, and of these the first one first.
    fn sorted(&self) -> Vec<u32> {
        let mut rows: Vec<u32> = (0..self.ends.len() as u32).filter(|&it| !self.get(it).is_empty()).collect();
        rows.sort_unstable_by(|&one, &other| self.get(one).cmp(self.get(other)).then(one.cmp(&other)));
        rows
    }
}

impl KeyBook {
    /// Adds the next name; lines ascend.
    pub(super) fn add(&mut self, line: u64, keys: &Keys<'_>) {
        let [one_to_one, ltr, rtl] = keys.displays;
        let [alike_ltr, alike_rtl] = keys.skeletons;
        for (shelf, key) in
            self.kinds.iter_mut().zip([ltr, rtl, one_to_one, alike_ltr, alike_rtl, keys.a_name])
        {
            shelf.push(if keys.name.is_empty() { "" } else { key });
        }
        self.names.push(keys.name);
        self.lines.push(line);
    }

    /// The groups of all names, in their order; `None` where it was stopped.
    pub(super) fn finish(self, is_stopped: impl Fn() -> bool) -> Option<Vec<FoundGroups>> {
        let mut found = vec![FoundGroups::default(); self.lines.len()];
        for (place, shelf) in self.kinds.iter().enumerate() {
            let rows = shelf.sorted();
            let groups = rows.chunk_by(|&one, &other| shelf.get(one) == shelf.get(other));
            self.number(groups.map(<[u32]>::to_vec).collect(), place, &mut found);
            if is_stopped() {
                return None;
            }
        }
        self.number(self.across(), ACROSS, &mut found);
        let rows = self.names.sorted();
        for same in rows.chunk_by(|&one, &other| self.names.get(one) == self.names.get(other)) {
            for &row in &same[1..] {
                found[row as usize].0[REPEATS] = Some(self.lines[same[0] as usize]);
            }
        }
        Some(found)
    }

    /// Numbers the groups with different names, in the order of their first lines.
    fn number(&self, mut groups: Vec<Vec<u32>>, place: usize, found: &mut [FoundGroups]) {
        groups.retain(|rows| rows.iter().any(|&it| self.names.get(it) != self.names.get(rows[0])));
        groups.sort_unstable_by_key(|rows| rows[0]);
        for (number, rows) in groups.iter().enumerate() {
            for &row in rows {
                found[row as usize].0[place] = Some(number as u64 + 1);
            }
        }
    }

    /// Names of which one is in a left-to-right paragraph what another is in a right-to-left one, with all that
    /// hangs together by that.
    fn across(&self) -> Vec<Vec<u32>> {
        let [ltr, rtl] = [&self.kinds[0], &self.kinds[1]];
        let rows = rtl.sorted();
        // Each name leads to another of its component, the first to itself.
        let mut leads: Vec<u32> = (0..self.lines.len() as u32).collect();
        for row in 0..self.lines.len() as u32 {
            let display = ltr.get(row);
            let first = rows.partition_point(|&it| rtl.get(it) < display);
            let others =
                rows[first..].iter().take_while(|&&it| !display.is_empty() && rtl.get(it) == display);
            for &other in others.filter(|&&it| self.names.get(it) != self.names.get(row)) {
                let (one, other) = (end_of(&mut leads, row), end_of(&mut leads, other));
                leads[one.max(other) as usize] = one.min(other);
            }
        }
        let mut components = std::collections::BTreeMap::<u32, Vec<u32>>::new();
        for row in 0..self.lines.len() as u32 {
            let end = end_of(&mut leads, row);
            components.entry(end).or_default().push(row);
        }
        components.into_values().filter(|rows| rows.len() > 1).collect()
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
