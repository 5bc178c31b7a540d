//! What is shown, as a file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{Button, TextEdit, Ui};

use crate::disk::{reason, write_whole_with};
use crate::name::Notation;
use crate::scan::{Clerk, Column, Columns, Wanted};
use crate::view::list::{Arrangement, GroupTable, ListedNames, count_in_words};

use super::super::beside::{Beside, News, sentence};
use super::super::command::{Command, Refused};
use super::{ListPass, ListTab, controls};

/// The writing, in a thread of its own. It ends when this is dropped.
pub(super) struct Exporting {
    written: Beside<io::Result<()>>,
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
        Some(match self.written.news() {
            News::Nothing => return None,
            News::Made(Ok(())) => {
                let whole = std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone());
                Command::Say(format!("Saved {} to {}.", count_in_words(self.count, "name"), whole.display()))
            }
            News::Made(Err(error)) => refused(reason(&error)),
            News::Done => refused("it was stopped".to_owned()),
            News::Broken(fault) => Command::Say(sentence("Saving", &fault)),
        })
    }
}

/// What is written of each name, and of which.
struct Written {
    names: ListedNames,
    groups: Option<Arc<GroupTable>>,
    shown: Arrangement,
    notation: Notation,
}

/// The menu.
pub(super) fn menu(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.set_min_width(320.0);
    ui.label(format!(
        "What is shown, in its order, as bidiscope scan writes it: {}",
        count_in_words(tab.shown.len(), "name")
    ));
    let label = ui.label("CSV file:");
    let field = TextEdit::singleline(&mut pass.settings.export).desired_width(f32::INFINITY);
    ui.add(field).labelled_by(label.id);
    let path = pass.settings.export.trim().to_owned();
    let is_there = controls::is_there(&path);
    if is_there {
        ui.label("A file of this name is there already.");
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
        if ui.add_enabled(can_save, Button::new(title)).clicked() {
            tab.exporting = Some(start(ui, tab, PathBuf::from(&path)));
            pass.commands.push(Command::Say("Saving \u{2026}".to_owned()));
            ui.close();
        }
    });
}

fn start(ui: &Ui, tab: &ListTab, path: PathBuf) -> Exporting {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let (stop, to) = (Arc::clone(&is_stopped), path.clone());
    let what = Written {
        names: tab.names.clone(),
        groups: tab.groups.clone(),
        shown: tab.shown.clone(),
        notation: tab.rows.notation(),
    };
    let written = Beside::begin("saving", ui.ctx(), move |hand| {
        hand(save(&to, &what, &stop));
    });
    Exporting { written, is_stopped, path, count: tab.shown.len() }
}

fn save(path: &Path, what: &Written, stop: &AtomicBool) -> io::Result<()> {
    write_whole_with(path, |out| write(out, what, stop))
}

/// Writes the rows with the columns that need no other list.
fn write(out: &mut dyn Write, what: &Written, stop: &AtomicBool) -> io::Result<()> {
    let columns: Vec<Column> = Column::ALL.into_iter().filter(|it| !it.is_of_another_list()).collect();
    let asked: Columns = columns.iter().copied().filter(|it| !it.is_of_groups()).collect();
    let mut clerk =
        Clerk::new(Wanted { notation: what.notation, columns: asked, ..Wanted::default() });
    let mut record = String::new();
    write_record(out, &mut record, columns.iter().map(|it| it.id().to_owned()))?;
    for row in (0..what.shown.len()).filter_map(|place| what.shown.row(place)) {
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::other("it was stopped"));
        }
        let line = what.names.record(row).map_or(0, |it| u64::from(it.line));
        let (given, is_reason) = what.names.given(row);
        let told = match is_reason {
            true => clerk.refused(line, &String::from_utf8_lossy(given)),
            false => clerk.row(line, given),
        };
        let cells = columns.iter().map(|&column| match &what.groups {
            Some(groups) if column.is_of_groups() => {
                groups.get(row, column).map(|it| it.to_string()).unwrap_or_default()
            }
            _ => told.cell(column).to_string(),
        });
        write_record(out, &mut record, cells)?;
    }
    Ok(())
}

/// Writes a record as CSV (RFC 4180).
fn write_record(
    out: &mut dyn Write,
    record: &mut String,
    cells: impl Iterator<Item = String>,
) -> io::Result<()> {
    record.clear();
    for (at, cell) in cells.enumerate() {
        if at > 0 {
            record.push(',');
        }
        if cell.contains(['"', ',', '\r', '\n']) {
            record.push_str(&format!("\"{}\"", cell.replace('"', "\"\"")));
        } else {
            record.push_str(&cell);
        }
    }
    record.push_str("\r\n");
    out.write_all(record.as_bytes())
}
