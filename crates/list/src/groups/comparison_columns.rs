//! Computes the comparison columns from the sorted texts, several at a time.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use bidiscope_system::threads::{ThreadPool, WorkProgress};

use crate::index::NameIndex;
use crate::scan::{ScanColumn, ScanColumnSet};

use super::contested::find_other_lines;
use super::key_records::{FirstLines, OtherTexts};
use super::same_text::{GroupMembers, find_groups, find_matches, find_repeated};
use super::sorter::{Cursor, Sorted, Sorter};
use super::storage::Storage;
use super::{across_directions, results};

/// The columns that are made from equal texts: of the groups, and of the other list where there is one.
const SAME_TEXT_COLUMNS: [(ScanColumn, Option<ScanColumn>); 8] = [
    (ScanColumn::CollisionsLtr, Some(ScanColumn::AgainstLtr)),
    (ScanColumn::CollisionsRtl, Some(ScanColumn::AgainstRtl)),
    (ScanColumn::CollisionsOneToOne, Some(ScanColumn::AgainstOneToOne)),
    (ScanColumn::ConfusableLtr, Some(ScanColumn::AgainstConfusableLtr)),
    (ScanColumn::ConfusableRtl, Some(ScanColumn::AgainstConfusableRtl)),
    (ScanColumn::SameName, Some(ScanColumn::AgainstSameName)),
    (ScanColumn::SameVariants, Some(ScanColumn::AgainstSameVariants)),
    (ScanColumn::SameWithoutPoints, None),
];

/// The sorted texts of a column, of the list and of the other one.
#[derive(Clone, Debug)]
pub(super) struct SortedTexts {
    pub(super) column: ScanColumn,
    /// Whether rows of the list have several of these texts.
    pub(super) several_a_row: bool,
    pub(super) own: Arc<Sorted<3>>,
    pub(super) other: Arc<Sorted<3>>,
}

/// How the columns are computed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work<'a> {
    pub(super) columns: ScanColumnSet,
    /// The index of the other list, where that is none.
    pub(super) index: Option<&'a NameIndex>,
    pub(super) storage: &'a Arc<Storage>,
    pub(super) threads: Option<usize>,
    pub(super) progress: &'a WorkProgress,
}

/// A comparison column with its rows: each with the number of its group, or with a line.
type ColumnRows = (ScanColumn, Arc<Sorted<2>>);

/// What is computed at a time.
struct Task {
    /// The columns of groups and of the other list, as far as they are wanted.
    group: Option<ScanColumn>,
    against: Option<ScanColumn>,
    texts: Vec<SortedTexts>,
}

/// Computes the columns from the texts that they compare.
///
/// # Errors
/// A temporary file cannot be made, written or read; or [`io::ErrorKind::Interrupted`] where the work is stopped.
pub(super) fn compute(texts: Vec<SortedTexts>, work: Work<'_>) -> io::Result<Vec<ColumnRows>> {
    let across = (ScanColumn::CollisionsAcross, Some(ScanColumn::AgainstAcross));
    let of_names = [ScanColumn::DuplicateOf, ScanColumn::ContestedWith].map(|it| (it, None));
    // The longest first.
    let tasks: Vec<Mutex<Option<Task>>> = [across]
        .into_iter()
        .chain(SAME_TEXT_COLUMNS)
        .chain(of_names)
        .filter_map(|(group, against)| Task::new(group, against, &texts, work.columns))
        .chain(
            ScanColumn::COLUMNS_COMPARING_HOLDERS
                .into_iter()
                .filter_map(|it| Task::of_holders(it, &texts, work.columns)),
        )
        .map(|it| Mutex::new(Some(it)))
        .collect();
    // From here on the texts belong to the tasks, and are freed with them.
    drop(texts);
    let done = for_each(&tasks, work.threads, work.progress, |task| task.compute(work))?;
    Ok(done.into_iter().flatten().collect())
}

/// Takes each item and does something with it, on several threads.
pub(super) fn for_each<T: Send, R: Send>(
    items: &[Mutex<Option<T>>],
    threads: Option<usize>,
    progress: &WorkProgress,
    act: impl Fn(T) -> io::Result<R> + Sync,
) -> io::Result<Vec<R>> {
    let take = |at: u64| items[at as usize].lock().unwrap_or_else(PoisonError::into_inner).take();
    let results = ThreadPool::new(threads, progress).map_blocks_unless_stopped(
        items.len() as u64,
        1,
        1,
        || (),
        |(), block| block.filter_map(take).map(&act).collect::<Vec<_>>(),
    );
    results.ok_or(io::ErrorKind::Interrupted)?.into_iter().flatten().collect()
}

impl Task {
    /// The task of these columns; `None` where neither is wanted.
    fn new(
        group: ScanColumn,
        against: Option<ScanColumn>,
        texts: &[SortedTexts],
        wanted: ScanColumnSet,
    ) -> Option<Self> {
        let wanted_group = wanted.has(group).then_some(group);
        let against = against.filter(|&it| wanted.has(it));
        let goes_by_name = matches!(group, ScanColumn::DuplicateOf | ScanColumn::ContestedWith);
        // Holders are among the texts only where they are compared with those of the other list.
        let goes_by_holder = |it: ScanColumn| it == ScanColumn::Holder && group == ScanColumn::ContestedWith;
        let is_source = |it: ScanColumn| {
            goes_by_holder(it)
                || group.columns_it_compares().contains(&it) && (it != ScanColumn::Name || goes_by_name)
        };
        let texts = texts.iter().filter(|it| is_source(it.column)).cloned().collect();
        (wanted_group.is_some() || against.is_some()).then_some(Self { group: wanted_group, against, texts })
    }

    /// The task of one of [`ScanColumn::COLUMNS_COMPARING_HOLDERS`]; `None` where it is not wanted.
    fn of_holders(against: ScanColumn, texts: &[SortedTexts], wanted: ScanColumnSet) -> Option<Self> {
        let texts = texts.iter().filter(|it| it.column == ScanColumn::Holder).cloned().collect();
        wanted.has(against).then_some(Self { group: None, against: Some(against), texts })
    }

    fn compute(self, work: Work<'_>) -> io::Result<Vec<ColumnRows>> {
        let mut columns = Vec::new();
        if let Some(column) = self.against {
            columns.push((column, self.find_matches(column, work)?));
        }
        if let Some(column) = self.group {
            columns.push((column, self.find_groups(column, work)?));
        }
        Ok(columns)
    }

    fn find_matches(&self, column: ScanColumn, work: Work<'_>) -> io::Result<Arc<Sorted<2>>> {
        let mut matches = Sorter::new(Arc::clone(work.storage));
        let own = |of: &SortedTexts| work.cursor(&of.own);
        let other = |of: &SortedTexts| -> io::Result<OtherTexts<'_>> {
            match work.index {
                Some(index) => index.table(of.column).map(OtherTexts::Indexed),
                None => work.cursor(&of.other).map(OtherTexts::Collected),
            }
        };
        match &self.texts[..] {
            [texts] => {
                let pick = match column {
                    ScanColumn::AgainstSameName => |lines: &FirstLines, _| lines.first(),
                    ScanColumn::AgainstSameHolder => FirstLines::of_holder,
                    ScanColumn::AgainstOtherHolder => FirstLines::of_another_holder,
                    _ => FirstLines::of_another_name,
                };
                find_matches(texts.column, (&mut own(texts)?, &mut other(texts)?), pick, &mut matches)?;
            }
            [ltr, rtl] => {
                let mut others = [other(ltr)?, other(rtl)?];
                across_directions::find_matches(&mut [own(ltr)?, own(rtl)?], &mut others, &mut matches)?;
            }
            _ => {}
        }
        matches.finish()
    }

    /// Frees the texts, unless another task has them too, as soon as they are read.
    fn find_groups(self, column: ScanColumn, work: Work<'_>) -> io::Result<Arc<Sorted<2>>> {
        let several_a_row = self.texts.iter().any(|it| it.several_a_row);
        let (holders, texts): (Vec<_>, Vec<_>) =
            self.texts.into_iter().partition(|it| it.column == ScanColumn::Holder);
        let cursors = texts.into_iter().map(|it| work.cursor(&it.own));
        if column == ScanColumn::ContestedWith {
            let holders = holders.first().map(|it| work.cursor(&it.own)).transpose()?;
            return find_other_lines(cursors, holders, work.storage);
        }
        let mut cursors = cursors.collect::<io::Result<Vec<_>>>()?.into_iter();
        let (first, second) = (cursors.next(), cursors.next());
        let mut groups = GroupMembers(Sorter::new(Arc::clone(work.storage)));
        match (first, second) {
            (Some(names), None) if column == ScanColumn::DuplicateOf => {
                return find_repeated(names, groups.0);
            }
            (Some(texts), None) if several_a_row => {
                across_directions::find_groups_of_several_texts(texts, work.storage, &mut groups)?;
            }
            (Some(texts), None) => find_groups(texts, &mut groups)?,
            (Some(ltr), Some(rtl)) => across_directions::find_groups([ltr, rtl], work.storage, &mut groups)?,
            _ => {}
        }
        results::number(groups, work.storage)
    }
}

impl<'a> Work<'a> {
    /// A cursor with its part of the memory: each thread has four at most.
    fn cursor(self, sorted: &Arc<Sorted<3>>) -> io::Result<Cursor<'a, 3>> {
        let threads =
            self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let memory = self.storage.limit() / CURSORS_PART / (4 * threads.max(1) as u64);
        sorted.cursor(memory, Some(self.progress))
    }
}

/// What part of the memory cursors may take.
pub(super) const CURSORS_PART: u64 = 8;
