//! Filtering and sorting, beside the window where it takes long.

use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_bidi::name::Notation;
use bidiscope_report::list::{
    ListFilter, ListSort, ListedNames, MatchGroupTable, ShownRows, filter_and_sort,
};
use bidiscope_words::message;

use super::super::job::Job;

/// What the names are arranged by.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ArrangedBy {
    pub(super) filter: ListFilter,
    pub(super) sort: ListSort,
    /// How many names there were, and whether their groups were known.
    pub(super) known: (usize, bool),
}

/// The work, in a thread of its own. It ends when this is dropped.
pub(super) struct Arranging {
    pub(super) made: Job<ShownRows>,
    pub(super) by: ArrangedBy,
}

impl Arranging {
    /// Begins.
    pub(super) fn start(
        list: &ListedNames,
        groups: Option<&Arc<MatchGroupTable>>,
        by: ArrangedBy,
        notation: Notation,
        context: &Context,
    ) -> Self {
        let (list, groups) = (list.clone(), groups.cloned());
        let ArrangedBy { filter, sort, .. } = by.clone();
        let made = Job::begin(message!(task_sorting).static_text(), context, move |worker| {
            let is_stopped = || worker.is_stopped();
            if let Some(it) = filter_and_sort(&list, groups.as_deref(), &filter, (sort, notation), is_stopped)
            {
                worker.emit(it);
            }
        });
        Self { made, by }
    }
}
