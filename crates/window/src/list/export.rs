//! What is shown, as a file.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{Button, Context, Ui};

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{Column, Columns, RowBuilder, ScanOptions};
use bidiscope_list::{RowFormat, RowWriter};
use bidiscope_present::error_text::{file_error_text, row_error_text};
use bidiscope_present::view::list::{GroupTable, ListedNames, ShownRows, names_counted};
use bidiscope_system::files::AtomicFile;

use super::super::background_task::{BackgroundTask, TaskEvent, sentence};
use super::super::command::{Command, Refused};
use super::super::file::typed;
use super::super::file_dialog::FilePurpose;
use super::super::saving;
use super::{ListPass, ListTab, controls};

/// The writing, in a thread of its own. It ends when this is dropped.
pub(super) struct Exporting {
    written: BackgroundTask<io::Result<()>>,
    is_stopped: Arc<AtomicBool>,
    path: PathBuf,
    count: usize,
}

impl Drop for Exporting {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

impl Exporting {
    /// What there is to say once it is done.
    pub(super) fn ended(&self) -> Option<Command> {
        let refused = |reason| {
            let file = self.path.display().to_string();
            Command::Refuse(Refused { file, what: "was not written", reason })
        };
        Some(match self.written.next_event() {
            TaskEvent::Pending => return None,
            TaskEvent::Output(Ok(())) => {
                let names = names_counted(self.count);
                Command::Say(format!("Saved {names} to {}.", saving::in_words(&self.path)))
            }
            TaskEvent::Output(Err(error)) => refused(file_error_text(&error)),
            TaskEvent::Finished => refused("it was stopped".to_owned()),
            TaskEvent::Panicked(fault) => Command::Say(sentence("Saving", &fault)),
        })
    }
}

/// What is written of each name, and of which.
struct ToWrite {
    names: ListedNames,
    groups: Option<Arc<GroupTable>>,
    shown: ShownRows,
    notation: Notation,
}

/// The menu.
pub(super) fn menu(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.set_min_width(320.0);
    ui.label(format!(
        "What is shown, in its order, as bidiscope scan writes it: {}",
        names_counted(tab.shown.len())
    ));
    tab.saving.field(ui, "CSV file:", &mut pass.with(|it| &mut it.export));
    let path = pass.settings.export.trim().to_owned();
    let is_there = controls::is_there(&path);
    if is_there {
        saving::warn(ui, saving::IN_THE_WAY);
    }
    ui.horizontal(|ui| {
        if tab.exporting.is_some() {
            ui.spinner();
            if ui.button("Stop saving").clicked() {
                tab.exporting = None;
                pass.commands.push(Command::Say("Nothing was saved.".to_owned()));
            }
            return;
        }
        let title = if is_there { "Replace the file" } else { "Save" };
        let can_save = !tab.shown.is_empty() && !path.is_empty();
        let button = ui.add_enabled(can_save, Button::new(title));
        pass.commands.extend(saving::choose(ui, FilePurpose::SaveRows, !tab.shown.is_empty()));
        let is_entered = can_save && tab.saving.is_entered();
        if is_entered && is_there {
            // Nothing is overwritten by what may be meant for a new file.
            button.request_focus();
        } else if is_entered || button.clicked() {
            pass.commands.push(tab.save_rows(ui.ctx(), typed(&path), is_there));
            ui.close();
        }
    });
}

impl ListTab {
    /// Begins to write what is shown to a file; what stands there already is replaced only where it `overwrites`.
    pub(crate) fn save_rows(&mut self, context: &Context, path: PathBuf, overwrites: bool) -> Command {
        self.exporting = Some(start(context, self, (path, overwrites)));
        Command::Say("Saving \u{2026}".to_owned())
    }

    /// Gives the field for the path of the file that is written the keyboard.
    pub(crate) const fn take_keyboard_to_save(&mut self) {
        self.saving.take_keyboard();
    }
}

fn start(context: &Context, tab: &ListTab, (path, overwrites): (PathBuf, bool)) -> Exporting {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let (stop, to) = (Arc::clone(&is_stopped), path.clone());
    let what = ToWrite {
        names: tab.names.clone(),
        groups: tab.groups.clone(),
        shown: tab.shown.clone(),
        notation: tab.rows.notation(),
    };
    let written = BackgroundTask::begin("saving", context, move |emit| {
        emit(save(&to, overwrites, &what, &stop));
    });
    Exporting { written, is_stopped, path, count: tab.shown.len() }
}

/// Writes the file; what stands there already is replaced only where the user has said so.
fn save(path: &Path, overwrites: bool, what: &ToWrite, stop: &AtomicBool) -> io::Result<()> {
    let mut file = AtomicFile::begin(path, overwrites)?;
    let mut buffered = BufWriter::new(&mut file);
    write(&mut buffered, what, stop)?;
    buffered.flush()?;
    drop(buffered);
    file.finish()
}

/// Writes the rows with the columns that need no other list.
fn write(out: &mut dyn Write, what: &ToWrite, stop: &AtomicBool) -> io::Result<()> {
    let columns: Columns = Column::ALL.into_iter().filter(|it| !it.is_against_other_list()).collect();
    let mut row_builder =
        RowBuilder::new(ScanOptions { notation: what.notation, columns, ..ScanOptions::default() });
    let writer =
        RowWriter::new(RowFormat::Csv, columns.iter().collect(), false).with_error_text(row_error_text);
    let mut bytes = Vec::new();
    writer.write_header(&mut bytes);
    for row in (0..what.shown.len()).filter_map(|place| what.shown.row(place)) {
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::other("it was stopped"));
        }
        let line = what.names.record(row).map_or(0, |it| u64::from(it.line));
        let text = match what.names.input(row) {
            Err(error) => row_builder.unreadable_row(line, error),
            Ok(given) => row_builder.row(line, given),
        };
        let group = |column| what.groups.as_ref()?.get(row, column).map(u64::from);
        writer.write_row(text, group, &mut bytes);
        out.write_all(&bytes)?;
        bytes.clear();
    }
    out.write_all(&bytes)
}
