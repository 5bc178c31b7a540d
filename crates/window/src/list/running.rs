//! A list that is read and checked beside the window.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use eframe::egui::{Context, Ui};

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::ScanOptions;
use bidiscope_list::{ListInputFormat, ListReader};
use bidiscope_report::list::{ListedNamesChunk, MatchGroupTable};
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::study::time_left_text;
use bidiscope_words::message;

use super::super::job::{self, Job, Worker};
use super::comparison::{Comparison, scan_options};
use super::fields::ListFields;
use super::other_list::OtherList;
use super::reading::{SHOWN, read};
use super::reading_event::{Ending, OtherListStatus, ReadingEvent, SharedState};
use super::source::ListSource;

/// The reading, in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    shared: Arc<SharedState>,
    pub(super) job: Job<ReadingEvent>,
}

/// What has come since it was asked last.
#[derive(Default)]
pub(super) struct ReadingUpdate {
    pub(super) columns: Option<(Vec<String>, ListFields)>,
    pub(super) other_list: Option<OtherListStatus>,
    pub(super) blocks: Vec<Arc<ListedNamesChunk>>,
    pub(super) groups: Option<Arc<MatchGroupTable>>,
    pub(super) end: Option<Ending>,
    /// The fault of the program that ended it, in a sentence.
    pub(super) fault: Option<String>,
}

impl Running {
    /// Begins to read, and to compare with the other list; the first event says which of the other columns are read.
    ///
    /// # Errors
    /// Why it cannot be opened, as the end of a sentence.
    pub(super) fn start(
        source: &ListSource,
        (form, fields): (ListInputFormat, ListFields),
        other: Option<OtherList>,
        (notation, rules): (Notation, RegistryRulesByZone),
        context: &Context,
    ) -> Result<Self, String> {
        let (from, length) = source.open()?;
        let shared = Arc::new(SharedState::default());
        let of_thread = Arc::clone(&shared);
        let job = Job::begin_long(message!(task_list).static_text(), context, move |worker| {
            let mut list = ListReader::new(from, &form);
            let columns = match list.all_column_titles() {
                Ok(columns) => columns.to_vec(),
                Err(error) => {
                    worker.emit(ReadingEvent::End(Ending::Broken(file_error_text(&error))));
                    return;
                }
            };
            let fields = fields.of_columns(&columns);
            let mut list = list.with_fields(fields.selection());
            if !worker.emit(ReadingEvent::Columns(columns, fields.clone())) {
                return;
            }
            if let Err(error) = list.read_selected_column_titles() {
                worker.emit(ReadingEvent::End(Ending::Broken(file_error_text(&error))));
                return;
            }
            let (options, comparison) = match other {
                None => (scan_options(notation, rules, (false, false)), None),
                Some(other) => compare_with(&other, (notation, rules), &of_thread, worker),
            };
            of_thread.total.store(length, Ordering::Relaxed);
            let comparison =
                comparison.unwrap_or_else(|| Comparison::without_other_list(options.computed_columns));
            read(
                (list, &fields),
                comparison,
                (options, SHOWN),
                (&of_thread, worker.progress()),
                &mut |event| worker.emit(event),
            );
        });
        let job = job.ok_or_else(|| message!(list_no_thread).to_string())?;
        Ok(Self { shared, job })
    }

    /// Takes what has come.
    pub(super) fn receive(&self) -> ReadingUpdate {
        let mut update = ReadingUpdate::default();
        let end = self.job.take(|event| match event {
            ReadingEvent::Columns(columns, fields) => update.columns = Some((columns, fields)),
            ReadingEvent::OtherList(status) => update.other_list = Some(status),
            ReadingEvent::Block(block) => update.blocks.push(block),
            ReadingEvent::Groups(groups) => update.groups = Some(groups),
            ReadingEvent::End(end) => update.end = Some(end),
        });
        if let Some(end) = end {
            update.fault = end.err();
            update.end.get_or_insert(Ending::Stopped);
        }
        update
    }

    /// How much is read, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        let total = self.shared.total.load(Ordering::Relaxed);
        let read = self.shared.read.load(Ordering::Relaxed);
        if total == 0 { 1.0 } else { (read as f64 / total as f64).min(1.0) }
    }

    /// Shows how far it is.
    pub(super) fn show(&self, ui: &mut Ui) {
        let fraction = self.fraction();
        let passed = self.job.began().elapsed().as_secs_f64();
        // Before what comes and goes, so that it does not move away from a pointer on its way.
        self.job.show_stop(ui);
        job::show_fraction(ui, fraction);
        if self.shared.is_other_list.load(Ordering::Relaxed) {
            ui.weak(message!(list_other_reading).static_text());
        } else if fraction >= 1.0 {
            ui.weak(message!(list_looking_for_groups).static_text());
        } else if fraction > 0.01 && passed > 0.5 {
            let left = passed * (1.0 - fraction) / fraction;
            ui.weak(time_left_text(left));
        }
    }
}

/// Reads the other list, and tells what is known of it; gives what is computed of each name of the list then, and what they
/// are compared with. The list is read also where the other one cannot be.
fn compare_with(
    other: &OtherList,
    (notation, rules): (Notation, RegistryRulesByZone),
    shared: &SharedState,
    worker: &Worker<ReadingEvent>,
) -> (ScanOptions, Option<Comparison>) {
    let options = scan_options(notation, rules.clone(), (true, other.has_holders()));
    let mut columns = Vec::new();
    shared.is_other_list.store(true, Ordering::Relaxed);
    let comparison = other.read(&options, worker.progress(), &mut columns, |bytes, length| {
        shared.read.store(bytes, Ordering::Relaxed);
        shared.total.store(length, Ordering::Relaxed);
    });
    shared.read.store(0, Ordering::Relaxed);
    shared.is_other_list.store(false, Ordering::Relaxed);
    let read = comparison.as_ref().map(|it| it.unreadable).map_err(Clone::clone);
    worker.emit(ReadingEvent::OtherList(OtherListStatus { columns, read }));
    match comparison {
        Ok(comparison) => (options, Some(comparison)),
        Err(_) => (scan_options(notation, rules, (false, false)), None),
    }
}
