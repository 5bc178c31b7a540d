//! What is exported, made and written beside the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_present::sheet::{
    MAX_PAGE_FILES, PdfWriter, Sheet, SheetFormat, SheetOptions, ascii_title, numbered_file, proofs_of,
    render_png, render_svg,
};
use bidiscope_present::view::{Inspection, StrategyId};
use bidiscope_system::files::{is_taken, write_atomically};
use bidiscope_system::threads::Progress;

use super::super::job::{Job, Worker};
use super::super::saving::replaces_by_dialog;
use super::super::settings::ExportedPart;

/// What is laid out on pages.
#[derive(Clone)]
pub(super) struct ToLayOut {
    pub(super) inspection: Arc<Inspection>,
    pub(super) part: ExportedPart,
    /// The one whose line or steps are shown.
    pub(super) display: DisplayConfig,
    /// The rows of a figure.
    pub(super) rows: Vec<StrategyId>,
    pub(super) options: SheetOptions,
    /// Whether what is proved of the displays is told, too.
    pub(super) proof: bool,
}

impl ToLayOut {
    /// The pages; `None` where it was stopped.
    pub(super) fn sheet(&self, is_stopped: &dyn Fn() -> bool) -> Option<Sheet> {
        let Self { inspection, part, display, rows, options, proof } = self;
        Some(match part {
            ExportedPart::Comparison if *proof => {
                let options = SheetOptions { proofs: proofs_of(&options.displays), ..options.clone() };
                return Sheet::of(inspection, &options, is_stopped);
            }
            ExportedPart::Comparison => {
                return Sheet::of(inspection, options, is_stopped);
            }
            ExportedPart::Figure => {
                let views: Vec<_> = rows.iter().filter_map(|&id| inspection.strategy(id)).collect();
                Sheet::figure(inspection, &views, options.theme)
            }
            ExportedPart::Line => Sheet::of_display_only(inspection, display, options),
            ExportedPart::Steps => return Sheet::of_steps(inspection, display, options, is_stopped),
        })
    }
}

/// What is written, and where.
pub(super) struct ToExport {
    pub(super) pages: ToLayOut,
    pub(super) form: SheetFormat,
    pub(super) scale: f32,
    pub(super) file: PathBuf,
    /// Which files that stand there are replaced.
    pub(super) replaced: Replaced,
}

/// Which files that stand there already the user has said may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Replaced {
    /// None.
    Nothing,
    /// The one that was chosen: not those that are called after it, with numbers.
    Chosen,
    /// All that are in the way.
    All,
}

/// How writing ended.
pub(super) enum ExportEnd {
    /// All of it is there: so many files, of which these are the first and the last.
    Whole { count: usize, first: PathBuf, last: PathBuf },
    /// Nothing was written, for a file stands there already: the one of that name, or one with a number.
    InTheWay { is_numbered: bool },
    /// A file was not written, and why.
    Failed(String),
}

/// What the thread tells.
enum ExportEvent {
    /// So many files are written, of so many.
    Files(usize, usize),
    End(ExportEnd),
}

/// The writing, in a thread of its own. It ends when this is dropped: files that are whole by then stay.
pub(super) struct ExportWork {
    job: Job<ExportEvent>,
    /// How many files are written, and how many there will be, once that is known.
    pub(super) done: Option<(usize, usize)>,
}

impl ExportWork {
    /// Begins.
    pub(super) fn start(what: ToExport, context: &Context) -> Self {
        let job = Job::begin(message!(export_task).fixed(), context, move |worker| {
            if let Some(end) = what.write(worker) {
                worker.emit(ExportEvent::End(end));
            }
        });
        Self { job, done: None }
    }

    /// How it ended, or a fault of the program in a sentence; `None` while it goes on.
    pub(super) fn ended(&mut self) -> Option<Result<ExportEnd, String>> {
        let mut ended = None;
        let end = self.job.take(|event| match event {
            ExportEvent::Files(done, count) => self.done = Some((done, count)),
            ExportEvent::End(end) => ended = Some(Ok(end)),
        });
        ended.or_else(|| end?.err().map(Err))
    }
}

impl ToExport {
    /// Writes all files; `None` where it was stopped.
    fn write(&self, worker: &Worker<ExportEvent>) -> Option<ExportEnd> {
        let stop = worker.progress();
        let sheet = self.pages.sheet(&|| stop.is_stopped())?;
        let count = if self.form == SheetFormat::Pdf { 1 } else { sheet.pages.len() };
        if count > MAX_PAGE_FILES {
            let why = message!(export_too_many_files, count = count, most = MAX_PAGE_FILES).to_string();
            return Some(ExportEnd::Failed(why));
        }
        let file = |number| numbered_file(&self.file, number, count);
        let replaces = match self.replaced {
            Replaced::Nothing => false,
            Replaced::Chosen => count == 1 && replaces_by_dialog(&self.file),
            Replaced::All => true,
        };
        if !replaces && (1..=count).map(file).any(|it| is_taken(&it)) {
            return Some(ExportEnd::InTheWay { is_numbered: count > 1 });
        }
        for number in 1..=count {
            if stop.is_stopped() {
                return None;
            }
            let written = self.bytes(&sheet, number - 1, stop).and_then(|bytes| {
                // Laying pages out takes long; writing them does not.
                if stop.is_stopped() { Ok(()) } else { save(&file(number), replaces, &bytes) }
            });
            if let Err(why) = written {
                return Some(ExportEnd::Failed(why));
            }
            worker.emit(ExportEvent::Files(number, count));
        }
        Some(ExportEnd::Whole { count, first: file(1), last: file(count) })
    }

    /// What stands in the file of this page, counted from 0; a PDF holds them all, or fewer where it was stopped.
    fn bytes(&self, sheet: &Sheet, page: usize, stop: &Progress) -> Result<Vec<u8>, String> {
        let page = &sheet.pages[page];
        match self.form {
            SheetFormat::Pdf => {
                let name = ascii_title(&self.pages.inspection.name);
                let title = message!(export_pdf_title, name = name).to_string();
                let book = PdfWriter::begin(Vec::new(), &title, None).and_then(|mut book| {
                    let pages = sheet.pages.iter().take_while(|_| !stop.is_stopped());
                    book.add_pages(&sheet.title, pages)?;
                    book.finish()
                });
                book.map_err(|error| error.to_string())
            }
            SheetFormat::Svg => Ok(render_svg(sheet, page, self.scale).into_bytes()),
            SheetFormat::Png => render_png(sheet, page, self.scale)
                .map_err(|error| message!(export_picture_too_large, reason = error.to_string()).to_string()),
        }
    }
}

fn save(file: &Path, replaces: bool, bytes: &[u8]) -> Result<(), String> {
    write_atomically(file, replaces, |it| it.write_all(bytes)).map_err(|error| file_error_text(&error))
}
