//! Filtering and sorting, beside the window where it takes long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::Context;

use bidiscope_bidi::name::Notation;
use bidiscope_present::message;
use bidiscope_present::view::list::{
    GroupTable, ListFilter, ListSort, ListedNames, ShownRows, filter_and_sort,
};

use super::super::background_task::{BackgroundTask, TaskEvent};

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
    made: BackgroundTask<ShownRows>,
    is_stopped: Arc<AtomicBool>,
    pub(super) by: ArrangedBy,
}

impl Drop for Arranging {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

impl Arranging {
    /// Begins.
    pub(super) fn start(
        list: &ListedNames,
        groups: Option<&Arc<GroupTable>>,
        by: ArrangedBy,
        notation: Notation,
        context: &Context,
    ) -> Self {
        let is_stopped = Arc::new(AtomicBool::new(false));
        let (list, groups, stop) = (list.clone(), groups.cloned(), Arc::clone(&is_stopped));
        let ArrangedBy { filter, sort, .. } = by.clone();
        let made = BackgroundTask::begin("arranging", context, move |emit| {
            let is_stopped = || stop.load(Ordering::Relaxed);
            if let Some(it) = filter_and_sort(&list, groups.as_deref(), &filter, (sort, notation), is_stopped)
            {
                emit(it);
            }
        });
        Self { made, is_stopped, by }
    }

    /// What it made, or a fault of the program, in a sentence; `None` while it works.
    pub(super) fn made(&self) -> Option<Result<ShownRows, String>> {
        match self.made.next_event() {
            TaskEvent::Output(it) => Some(Ok(it)),
            TaskEvent::Pending => None,
            TaskEvent::Finished => Some(Ok(Default::default())),
            TaskEvent::Panicked(fault) => {
                Some(Err(super::super::background_task::sentence(message!(task_sorting).fixed(), &fault)))
            }
        }
    }
}
