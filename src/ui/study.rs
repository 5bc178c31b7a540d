//! The tab Study: properties proved or refuted by exhaustion, beside the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use eframe::egui::{
    Button, CentralPanel, Context, DragValue, Frame, Grid, Panel, ProgressBar, RichText, Role, ScrollArea,
    Ui, WidgetInfo,
};
use serde::{Deserialize, Serialize};

use crate::name::{BidiClass, Name, Notation, text_of};
use crate::order::Display;
use crate::study::{Alphabet, Progress, Property, Results, Study, StudyError};
use crate::verdict::Verdict;
use crate::view::{StudyCell, StudyDetail, StudyExample, StudyRow, study_detail, study_table};

use super::app::App;
use super::lines::{Colouring, Lines};
use super::panes::Command;
use super::settings::Tab;
use super::theme::Palette;
use super::{signs, small_cells};

/// The size of a display, in points an em.
const LINE: f32 = 22.0;
/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// What the tab remembers from one start to the next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct StudySettings {
    /// The classes that sequences are made of.
    pub classes: Vec<BidiClass>,
    /// The greatest length.
    pub max_length: usize,
    /// The file that results are saved to and opened from.
    pub file: String,
    /// The last results.
    pub results: Option<Results>,
    /// Which cell of the table is open.
    pub open: Option<(Property, Display)>,
}

impl Default for StudySettings {
    fn default() -> Self {
        let classes = Alphabet::paper().classes().to_vec();
        Self { classes, max_length: 5, file: "study.json".to_owned(), results: None, open: None }
    }
}

/// A study that is under way.
pub(super) struct Running {
    progress: Arc<Progress>,
    outcome: Receiver<Result<Results, StudyError>>,
    since: Instant,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

/// Shows the tab on the ground that the window has.
pub(super) fn show(ui: &mut Ui, app: &mut App, ground: Frame, commands: &mut Vec<Command>) {
    take_outcome(app);
    Panel::top("study").frame(ground).show(ui, |ui| controls(ui, app));
    open_dropped(ui, app);
    let Some(results) = app.settings.study.results.take() else {
        CentralPanel::default().frame(ground).show(ui, explain);
        return;
    };
    if let Some((property, display)) = &app.settings.study.open {
        let detail = study_detail(&results, *property, display);
        Panel::bottom("behind the cell").resizable(true).default_size(260.0).frame(ground).show(ui, |ui| {
            show_detail(ui, &mut app.lines, &detail, commands);
        });
    }
    CentralPanel::default().frame(ground).show(ui, |ui| {
        ScrollArea::both().auto_shrink(false).show(ui, |ui| table(ui, app, &results));
    });
    app.settings.study.results = Some(results);
}

fn take_outcome(app: &mut App) {
    let Some(running) = &app.study else { return };
    let Ok(outcome) = running.outcome.try_recv() else { return };
    app.study = None;
    match outcome {
        Ok(results) => {
            if !results.is_complete {
                app.message = Some("The study was stopped: the table holds what was done.".to_owned());
            }
            app.settings.study.results = Some(results);
        }
        Err(error) => app.message = Some(format!("{error}.")),
    }
}

fn explain(ui: &mut Ui) {
    ui.add_space(16.0);
    ui.heading("Which display keeps its promises?");
    ui.label(
        "A study goes through every sequence of bidi classes up to a length and tries each display's \
         properties on it: whether two sequences ever show the same, whether labels stay together and in \
         order, whether paragraphs of both directions agree, and what RFC 5893 requires. Letters of one class \
         are interchangeable, so one character stands for each.",
    );
    ui.label(
        "Choose the classes and the length above, and start. Results that were saved are opened by \
         dropping their file on the window, or in the menu File.",
    );
}

fn controls(ui: &mut Ui, app: &mut App) {
    let is_running = app.study.is_some();
    ui.add_enabled_ui(!is_running, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label("Classes:");
            if ui
                .button("the paper's")
                .on_hover_text("The seven that the paper's algorithm tells apart")
                .clicked()
            {
                app.settings.study.classes = Alphabet::paper().classes().to_vec();
            }
            if ui.button("RFC 5893's").on_hover_text("The ten that the Bidi rule allows in labels").clicked()
            {
                app.settings.study.classes = Alphabet::rfc5893().classes().to_vec();
            }
            for class in BidiClass::ALL.into_iter().filter(|&class| class != BidiClass::B) {
                class_switch(ui, &mut app.settings.study.classes, class);
            }
        });
    });
    ui.horizontal(|ui| {
        ui.add_enabled_ui(!is_running, |ui| {
            let label = ui.label("Length, to:");
            let length = DragValue::new(&mut app.settings.study.max_length).range(1..=12);
            ui.add(length).labelled_by(label.id);
        });
        match &app.study {
            None => {
                start_button(ui, app);
                files(ui, app);
            }
            Some(running) => progress(ui, running),
        }
    });
}

fn class_switch(ui: &mut Ui, classes: &mut Vec<BidiClass>, class: BidiClass) {
    let is_on = classes.contains(&class);
    if ui.selectable_label(is_on, class.short_name()).on_hover_text(class.long_name()).clicked() {
        if is_on {
            classes.retain(|&it| it != class);
        } else {
            classes.push(class);
        }
    }
}

fn start_button(ui: &mut Ui, app: &mut App) {
    let settings = &app.settings.study;
    let alphabet = Alphabet::new(settings.classes.clone());
    let count = settings.classes.len() as f64;
    let sequences: f64 = (1..=settings.max_length).map(|length| count.powi(length as i32)).sum();
    match alphabet {
        Ok(alphabet) => {
            if ui.button("Start").clicked() {
                let study = Study { alphabet, max_length: settings.max_length, ..Study::default() };
                app.study = Some(start(ui.ctx(), study));
            }
            ui.weak(format!("{sequences:.0} sequences, for each display and property"));
        }
        Err(error) => {
            ui.add_enabled(false, Button::new("Start"));
            ui.colored_label(Palette::current(ui).bad, format!("{error}."));
        }
    }
}

/// Saving results to a file, and opening them again.
fn files(ui: &mut Ui, app: &mut App) {
    ui.menu_button("File", |ui| {
        let label = ui.label("JSON file:");
        ui.text_edit_singleline(&mut app.settings.study.file).labelled_by(label.id);
        ui.horizontal(|ui| {
            let has_results = app.settings.study.results.is_some();
            if ui.add_enabled(has_results, Button::new("Save")).clicked() {
                app.message = Some(save(&app.settings.study));
                ui.close();
            }
            if ui.button("Open").clicked() {
                let path = PathBuf::from(&app.settings.study.file);
                app.message = Some(open(&mut app.settings.study, &path));
                ui.close();
            }
        });
    });
}

fn save(settings: &StudySettings) -> String {
    let Some(results) = &settings.results else { return "There are no results to save.".to_owned() };
    let written = serde_json::to_vec(results).map_err(std::io::Error::from);
    match written.and_then(|bytes| std::fs::write(&settings.file, bytes)) {
        Ok(()) => format!("Saved to {}.", settings.file),
        Err(error) => format!("{} could not be written: {error}.", settings.file),
    }
}

fn open(settings: &mut StudySettings, path: &Path) -> String {
    let shown = path.display();
    let read = std::fs::read(path).and_then(|bytes| Ok(serde_json::from_slice::<Results>(&bytes)?));
    match read {
        Ok(results) => {
            settings.classes = results.alphabet.classes().to_vec();
            settings.max_length = results.max_length;
            settings.results = Some(results);
            format!("Opened {shown}.")
        }
        Err(error) => format!("{shown} holds no results of a study: {error}."),
    }
}

/// Opens a file of results that was dropped on the window.
fn open_dropped(ui: &Ui, app: &mut App) {
    let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
    if let Some(path) = dropped.filter(|_| app.study.is_none()) {
        app.message = Some(open(&mut app.settings.study, &path));
    }
}

fn start(context: &Context, study: Study) -> Running {
    let progress = Arc::new(Progress::new());
    let (sender, outcome) = channel();
    let (shared, context) = (Arc::clone(&progress), context.clone());
    std::thread::spawn(move || {
        // Nobody listens any more once the window is closed.
        let _ = sender.send(study.run(&shared, |_| ()));
        context.request_repaint();
    });
    Running { progress, outcome, since: Instant::now() }
}

fn progress(ui: &mut Ui, running: &Running) {
    if ui.button("Stop").clicked() {
        running.progress.stop();
    }
    let left = match running.progress.time_left(running.since.elapsed()) {
        Some(left) if left.as_secs() >= 90 => format!("about {} minutes left", left.as_secs().div_ceil(60)),
        Some(left) => format!("about {} s left", left.as_secs() + 1),
        None => String::new(),
    };
    ui.add(ProgressBar::new(running.progress.fraction() as f32).desired_width(220.0).show_percentage());
    ui.weak(left);
    ui.ctx().request_repaint_after(REFRESH);
}

fn table(ui: &mut Ui, app: &mut App, results: &Results) {
    let table = study_table(results);
    let classes: Vec<&str> = results.alphabet.classes().iter().map(|class| class.short_name()).collect();
    let state = if results.is_complete { "" } else { ", stopped before its end" };
    ui.weak(format!("All sequences of {} to length {}{state}", classes.join(", "), results.max_length));
    Grid::new("properties").striped(true).spacing([12.0, 6.0]).show(ui, |ui| {
        ui.label("");
        for display in &table.displays {
            let title = RichText::new(display.strategy().short_title()).strong();
            ui.label(title).on_hover_text(display.title());
        }
        ui.end_row();
        for StudyRow { property, cells } in &table.rows {
            ui.label(property.statement());
            for (display, &cell) in table.displays.iter().zip(cells) {
                show_cell(ui, &mut app.settings.study.open, (*property, display.clone()), cell);
            }
            ui.end_row();
        }
    });
}

fn show_cell(
    ui: &mut Ui,
    open: &mut Option<(Property, Display)>,
    this: (Property, Display),
    cell: StudyCell,
) {
    let (verdict, length) = match cell {
        StudyCell::Unknown => {
            ui.label("");
            return;
        }
        StudyCell::Holds(length) => (Verdict::Satisfied, length),
        StudyCell::Fails(length) => (Verdict::Violated, length),
    };
    ui.horizontal(|ui| {
        signs::verdict(ui, verdict);
        let colour = Palette::current(ui).verdict(verdict);
        let response = ui
            .selectable_label(open.as_ref() == Some(&this), RichText::new(length.to_string()).color(colour));
        let name = format!("{}, {}: {}", this.0.id(), this.1, cell.text());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.clicked() {
            *open = if open.as_ref() == Some(&this) { None } else { Some(this) };
        }
        response.on_hover_text(cell.text());
    });
}

fn show_detail(ui: &mut Ui, lines: &mut Lines, detail: &StudyDetail, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(detail.display.title());
        ui.label(detail.property.statement());
    });
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            Grid::new("lengths").striped(true).show(ui, |ui| {
                for title in ["length", "cases", "counterexamples"] {
                    ui.weak(title);
                }
                ui.end_row();
                for (length, cases, counterexamples) in &detail.lengths {
                    ui.label(length.to_string());
                    ui.label(cases.to_string());
                    ui.label(counterexamples.to_string());
                    ui.end_row();
                }
            });
            ui.add_space(16.0);
            ui.vertical(|ui| {
                for example in &detail.examples {
                    show_example(ui, lines, &detail.display, example, commands);
                    ui.separator();
                }
            });
        });
    });
}

/// A counterexample: each sequence in logical order, and what is shown of it.
fn show_example(
    ui: &mut Ui,
    lines: &mut Lines,
    display: &Display,
    example: &StudyExample,
    commands: &mut Vec<Command>,
) {
    for (sequence, classes) in example.sequences.iter().zip(&example.classes) {
        ui.horizontal(|ui| {
            small_cells::show(ui, lines, sequence).on_hover_text(classes);
            ui.weak("shows");
            let line = lines.ordered(sequence, display);
            lines.add(ui, &line, LINE, Colouring::ByClass);
            let text = text_of(sequence);
            let is_name = Name::read(&text, Notation::Unicode).is_ok();
            let button = ui.add_enabled(is_name, Button::new("Inspect"));
            if button.on_disabled_hover_text("It cannot be read as a name: a label is empty").clicked() {
                commands.push(Command::OpenName(text));
                commands.push(Command::OpenTab(Tab::Inspect));
            }
        });
    }
}
