//! Lists shared by many steps, so that the trace of a long name stays small.

use std::ops::{Deref, Range};
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// A range of a list that several steps of a trace share. It dereferences to a slice and is serialized as a
/// list.
#[derive(Clone)]
pub struct SharedSlice<T> {
    all: Arc<[T]>,
    /// Within `all`.
    range: Range<usize>,
}

impl<T> SharedSlice<T> {
    /// The whole of a list.
    pub(super) fn whole(all: impl Into<Arc<[T]>>) -> Self {
        let all = all.into();
        Self { range: 0..all.len(), all }
    }

    /// A range of a list, limited to its length.
    pub(super) fn part(all: &Arc<[T]>, range: Range<usize>) -> Self {
        let end = range.end.min(all.len());
        Self { all: Arc::clone(all), range: range.start.min(end)..end }
    }
}

impl<T> Deref for SharedSlice<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.all[self.range.clone()]
    }
}

impl<T: PartialEq> PartialEq for SharedSlice<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for SharedSlice<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize> Serialize for SharedSlice<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Contiguous characters of a name, by their logical positions from 0 with an exclusive end, such as a number. It is
/// serialized as the list of their positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogicalCharacterRange(pub Range<usize>);

impl Serialize for LogicalCharacterRange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

impl LogicalCharacterRange {
    /// Whether one of these spans, which are disjoint and in logical order, contains the character at this logical
    /// position.
    pub fn any_contains(ranges: &[Self], logical_index: usize) -> bool {
        let after = ranges.partition_point(|piece| piece.0.start <= logical_index);
        after.checked_sub(1).is_some_and(|at| ranges[at].0.contains(&logical_index))
    }
}
