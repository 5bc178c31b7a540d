//! A list that is read and checked beside the window.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{Column, Columns, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{EntryError, Grouper, InputFormat, ListEntry, ListReader};
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::view::list::{GroupTable, ListBlock, MAX_LIST_BYTES, MAX_LIST_ROWS};
use bidiscope_system::threads::{Progress, ThreadPool};

use super::super::background_task::{BackgroundTask, Emitter, TaskEvent, sentence};

/// How often the progress is drawn anew.
const REFRESH: Duration = Duration::from_millis(200);
/// How many names are checked before they are shown: few at first, then more.
const FIRST_BATCH: usize = 64;
const LARGEST_BATCH: usize = 8_192;
/// The bytes of names that are checked at once, however few they are.
const BYTES_OF_A_BATCH: usize = 4 << 20;
/// How many of them a thread takes at a time.
const A_TURN: u64 = 16;
/// The bytes that are taken to find out who looks like whom; more goes to a temporary file.
const MEMORY_OF_GROUPS: u64 = 256 << 20;

/// Where a list comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ListSource {
    /// A file.
    File(PathBuf),
    /// What is in a file that is called so, and stands nowhere.
    Bytes(String, Arc<[u8]>),
    /// A text that is called so, with a name a line.
    Lines(&'static str, Arc<[u8]>),
}

impl ListSource {
    /// What it is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(path) => super::super::file::name_of(path),
            Self::Bytes(name, _) => name.clone(),
            Self::Lines(name, _) => (*name).to_owned(),
        }
    }

    /// Opens it, and says how many bytes it has.
    fn open(&self) -> Result<(Box<dyn Read + Send>, u64), String> {
        match self {
            Self::File(path) => open_file(path),
            Self::Bytes(_, bytes) | Self::Lines(_, bytes) => {
                Ok((Box::new(Cursor::new(Arc::clone(bytes))), bytes.len() as u64))
            }
        }
    }
}

fn open_file(path: &Path) -> Result<(Box<dyn Read + Send>, u64), String> {
    let length = super::super::file::length_of(path)?;
    let file = File::open(path).map_err(|error| file_error_text(&error))?;
    Ok((Box::new(file), length))
}

/// How reading a list ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// All of it is there.
    Whole,
    /// It was stopped.
    Stopped,
    /// It holds more names than are shown.
    TooMany,
    /// What keeps the rest from being read, as the end of a sentence.
    Broken(String),
}

/// What the thread tells.
enum ReadingEvent {
    Block(Arc<ListBlock>),
    Groups(GroupTable),
    End(Ending),
}

/// What the window and the thread share.
#[derive(Default)]
struct SharedState {
    stop: Progress,
    read: AtomicU64,
    total: AtomicU64,
}

/// The reading, in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    shared: Arc<SharedState>,
    task: BackgroundTask<ReadingEvent>,
    since: Instant,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shared.stop.stop();
    }
}

/// What has come since it was asked last.
#[derive(Default)]
pub(super) struct ReadingUpdate {
    pub(super) blocks: Vec<Arc<ListBlock>>,
    pub(super) groups: Option<GroupTable>,
    pub(super) end: Option<Ending>,
    /// The fault of the program that ended it, in a sentence.
    pub(super) fault: Option<String>,
}

impl Running {
    /// Begins to read.
    ///
    /// # Errors
    /// Why it cannot be opened, as the end of a sentence.
    pub(super) fn start(
        source: &ListSource,
        (form, notation): (InputFormat, Notation),
        context: &Context,
    ) -> Result<Self, String> {
        let (from, length) = source.open()?;
        let shared = Arc::new(SharedState::default());
        shared.total.store(length, Ordering::Relaxed);
        let of_thread = Arc::clone(&shared);
        let task = BackgroundTask::begin_long("list", context, move |emit| {
            read(ListReader::new(from, &form), (notation, SHOWN), &of_thread, emit);
        });
        let task = task.ok_or("the system gives the program no thread for it")?;
        Ok(Self { shared, task, since: Instant::now() })
    }

    /// Takes what has come.
    pub(super) fn receive(&self) -> ReadingUpdate {
        let mut come = ReadingUpdate::default();
        while come.end.is_none() {
            match self.task.next_event() {
                TaskEvent::Output(ReadingEvent::Block(block)) => come.blocks.push(block),
                TaskEvent::Output(ReadingEvent::Groups(groups)) => come.groups = Some(groups),
                TaskEvent::Output(ReadingEvent::End(end)) => come.end = Some(end),
                TaskEvent::Pending => break,
                TaskEvent::Finished => come.end = Some(Ending::Stopped),
                TaskEvent::Panicked(fault) => {
                    come.fault = Some(sentence("The list", &fault));
                    come.end = Some(Ending::Stopped);
                }
            }
        }
        come
    }

    /// Asks it to stop.
    pub(super) fn stop(&self) {
        self.shared.stop.stop();
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
        let passed = self.since.elapsed().as_secs_f64();
        ui.add(ProgressBar::new(fraction as f32).desired_width(160.0).show_percentage());
        if fraction >= 1.0 {
            ui.weak("looking for names that look alike");
        } else if fraction > 0.01 && passed > 0.5 {
            let left = passed * (1.0 - fraction) / fraction;
            ui.weak(match left {
                90.0.. => format!("about {:.0} minutes left", (left / 60.0).ceil()),
                _ => format!("about {:.0} s left", left.ceil()),
            });
        }
        ui.ctx().request_repaint_after(REFRESH);
    }
}

/// How much of a list is shown.
#[derive(Clone, Copy)]
struct MostOfAList {
    rows: usize,
    /// As they are written.
    bytes: usize,
}

/// That of a window.
const SHOWN: MostOfAList = MostOfAList { rows: MAX_LIST_ROWS, bytes: MAX_LIST_BYTES };

/// Reads and checks until the end or so many names, or until nobody wants it any more.
fn read(
    mut list: ListReader<Box<dyn Read + Send>>,
    (notation, most): (Notation, MostOfAList),
    shared: &SharedState,
    emit: Emitter<'_, ReadingEvent>,
) {
    let mut book = Grouper::new(Columns::all(), MEMORY_OF_GROUPS, &std::env::temp_dir());
    let (mut rows, mut bytes, mut batch) = (0, 0, FIRST_BATCH);
    let end = loop {
        let mut lines = Vec::new();
        let mut bytes_here = 0;
        let mut last = None;
        // One more than is shown tells that there is more.
        while lines.len() < batch && bytes_here < BYTES_OF_A_BATCH && last.is_none() {
            match list.next() {
                Ok(Some(_)) if rows + lines.len() == most.rows || bytes + bytes_here >= most.bytes => {
                    last = Some(Ending::TooMany);
                }
                Ok(Some(ListEntry { line, name: given, is_zone_owner })) => {
                    bytes_here += given.map_or(0, <[u8]>::len);
                    lines.push((
                        line,
                        given.map(|it| (it.to_vec(), is_zone_owner)).map_err(EntryError::clone),
                    ));
                }
                Ok(None) => last = Some(Ending::Whole),
                Err(error) => last = Some(Ending::Broken(file_error_text(&error))),
            }
        }
        shared.read.store(list.bytes_read(), Ordering::Relaxed);
        bytes += bytes_here;
        let block = match check(&lines, notation, &shared.stop, &mut book) {
            Ok(Some(block)) => block,
            Ok(None) => break Ending::Stopped,
            Err(error) => break Ending::Broken(file_error_text(&error)),
        };
        rows += block.len();
        if !block.is_empty() && !emit(ReadingEvent::Block(Arc::new(block))) {
            return;
        }
        if let Some(last) = last {
            break last;
        }
        batch = (batch * 2).min(LARGEST_BATCH);
    };
    if end != Ending::Stopped {
        shared.read.store(u64::MAX, Ordering::Relaxed);
        match groups_of(book, rows, &shared.stop) {
            Ok(Some(groups)) => {
                emit(ReadingEvent::Groups(groups));
            }
            Ok(None) => {
                emit(ReadingEvent::End(Ending::Stopped));
                return;
            }
            Err(error) => {
                emit(ReadingEvent::End(Ending::Broken(file_error_text(&error))));
                return;
            }
        }
    }
    emit(ReadingEvent::End(end));
}

/// The groups of so many rows; `None` where it was stopped.
fn groups_of(book: Grouper, rows: usize, stop: &Progress) -> io::Result<Option<GroupTable>> {
    let Some(mut found) = book.finish(stop)? else { return Ok(None) };
    let mut groups = GroupTable::default();
    for _ in 0..rows {
        let cells = found.next()?;
        groups.push(|column| cells.get(column));
    }
    Ok(Some(groups))
}

/// A line with what was given there and whether that is an owner in a zone file that is no registration, or why nothing
/// was.
type ListedLine = (u64, Result<(Vec<u8>, bool), EntryError>);

/// Checks some lines on all cores; `None` where it was stopped.
fn check(
    lines: &[ListedLine],
    notation: Notation,
    stop: &Progress,
    book: &mut Grouper,
) -> io::Result<Option<ListBlock>> {
    // No column of the table tells of warnings.
    let columns = Columns::all().filtered(|it| it != Column::Warnings);
    let row_builder = RowBuilder::new(ScanOptions { notation, columns, ..ScanOptions::default() });
    let answer = |row_builder: &mut RowBuilder, (line, given): &ListedLine| match given {
        Ok((bytes, true)) => row_builder.zone_owner_row(*line, bytes).clone(),
        Ok((bytes, false)) => row_builder.row(*line, bytes).clone(),
        Err(error) => row_builder.unreadable_row(*line, error).clone(),
    };
    let parts: Option<Vec<Vec<NameRow>>> = ThreadPool::new(None, stop).map_blocks(
        lines.len() as u64,
        (A_TURN, 0),
        || row_builder.clone(),
        |row_builder, turn| {
            lines[turn.start as usize..turn.end as usize].iter().map(|it| answer(row_builder, it)).collect()
        },
    );
    let Some(parts) = parts else { return Ok(None) };
    let mut block = ListBlock::default();
    for ((line, given), row) in lines.iter().zip(parts.iter().flatten()) {
        match given {
            Ok((bytes, _)) => block.push(bytes, row),
            Err(error) => block.push_unreadable(error.clone(), row),
        }
        book.add(*line, &row.keys())?;
    }
    Ok(Some(block))
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use super::{BYTES_OF_A_BATCH, Ending, MostOfAList, ReadingEvent, SHOWN, SharedState, read};
    use bidiscope_bidi::name::Notation;
    use bidiscope_list::scan::Column;
    use bidiscope_list::{InputFormat, ListReader};

    /// How many names were read of a list, the groups of the first by the same display in a left-to-right paragraph,
    /// and how it ended.
    fn read_rows(
        from: impl Read + Send + 'static,
        rows: usize,
        shared: &SharedState,
    ) -> (usize, Option<u32>, Ending) {
        read_at_most(from, MostOfAList { rows, ..SHOWN }, shared)
    }

    fn read_at_most(
        from: impl Read + Send + 'static,
        most: MostOfAList,
        shared: &SharedState,
    ) -> (usize, Option<u32>, Ending) {
        let (mut count, mut group, mut ending) = (0, None, None);
        let list: ListReader<Box<dyn Read + Send>> = ListReader::new(Box::new(from), &InputFormat::Names);
        read(list, (Notation::Unicode, most), shared, &mut |event| {
            match event {
                ReadingEvent::Block(block) => count += block.len(),
                ReadingEvent::Groups(groups) => group = groups.get(0, Column::CollisionsLtr),
                ReadingEvent::End(end) => ending = Some(end),
            }
            true
        });
        (count, group, ending.expect("it ends"))
    }

    const TWINS: &str = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\n";

    #[test]
    fn a_list_is_read_to_its_end() {
        let list = Cursor::new(format!("{TWINS}{}", "a.com\n".repeat(498)));
        assert_eq!(read_rows(list, 500, &SharedState::default()), (500, Some(1), Ending::Whole));
        assert_eq!(read_rows(Cursor::new(""), 500, &SharedState::default()), (0, None, Ending::Whole));
    }

    #[test]
    fn no_more_names_are_read_than_are_shown() {
        let list = || Cursor::new(format!("{TWINS}{}", "a.com\n".repeat(100)));
        assert_eq!(read_rows(list(), 101, &SharedState::default()), (101, Some(1), Ending::TooMany));
        assert_eq!(read_rows(list(), 102, &SharedState::default()), (102, Some(1), Ending::Whole));
        assert_eq!(read_rows(list(), 1, &SharedState::default()), (1, None, Ending::TooMany));
    }

    #[test]
    fn no_more_bytes_are_kept_than_may_be() {
        let list = |names| Cursor::new("abcdefgh.c\n".repeat(names));
        let most = |bytes| MostOfAList { bytes, ..SHOWN };
        for (names, bytes, expected) in [
            (10, 100, (10, Ending::Whole)),
            (11, 100, (10, Ending::TooMany)),
            (200, 995, (100, Ending::TooMany)),
        ] {
            let (count, _, ending) = read_at_most(list(names), most(bytes), &SharedState::default());
            assert_eq!((count, ending), expected, "{names}");
        }
    }

    /// Long names do not wait for each other.
    #[test]
    fn a_batch_of_long_names_is_short() {
        let name = "a".repeat(100_000) + "\n";
        let list: ListReader<Box<dyn Read + Send>> =
            ListReader::new(Box::new(Cursor::new(name.repeat(400))), &InputFormat::Names);
        let mut count = 0;
        read(list, (Notation::Unicode, SHOWN), &SharedState::default(), &mut |event| {
            if let ReadingEvent::Block(block) = event {
                assert!(block.len() <= BYTES_OF_A_BATCH / 100_000 + 1, "{}", block.len());
                count += block.len();
            }
            true
        });
        assert_eq!(count, 400);
    }

    #[test]
    fn it_stops_when_it_is_asked_to() {
        let shared = SharedState::default();
        shared.stop.stop();
        assert_eq!(read_rows(Cursor::new(TWINS), 500, &shared), (0, None, Ending::Stopped));
    }

    #[test]
    fn what_was_read_before_a_panic_of_the_disk_is_kept() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::ErrorKind::PermissionDenied.into())
            }
        }
        let list = Cursor::new(TWINS).chain(Broken);
        let ending = Ending::Broken("permission is denied".to_owned());
        assert_eq!(read_rows(list, 500, &SharedState::default()), (2, Some(1), ending));
    }
}
