//! The window's state, and what its commands do to it.

use std::time::Duration;

use eframe::egui::{self, Frame, Key, Margin, Modifiers, Panel, Ui};

use crate::edit::{Editor, View};
use crate::layout::Faces;
use crate::name::{Notation, ReadError};
use crate::view::{Choices, Inspection};

use super::display_entry::DisplayEntry;
use super::editor::Field;
use super::find_character::Finder;
use super::lines::Lines;
use super::lit::Lit;
use super::panes::Command;
use super::picture::PictureTaker;
use super::settings::{PaneId, Settings, Tab, default_panes};
use super::text::TextTab;
use super::theme::Palette;
use super::tracer::Tracer;
use super::twins::Twins;
use super::window::Start;
use super::{help, inspect, name_entry, study, text, theme, top};

/// Where the settings are kept in eframe's storage.
const STORAGE_KEY: &str = "bidiscope";

/// For how many seconds a name must stand before the long searches begin: nobody who is typing waits for
/// one.
const REST: f64 = 0.7;

/// The window.
pub struct App {
    pub(super) settings: Settings,
    /// The last name that could be read.
    pub(super) inspection: Option<Inspection>,
    /// When the field was read last.
    read_at: f64,
    /// Why what stands in the field now cannot be read.
    pub(super) error: Option<ReadError>,
    /// What was done last, in a few words.
    pub(super) message: Option<String>,
    pub(super) name_field: Field,
    /// The second way in, while it is open.
    pub(super) display_entry: Option<DisplayEntry>,
    pub(super) finder: Finder,
    pub(super) lines: Lines,
    pub(super) lit: Lit,
    pub(super) twins: Twins,
    pub(super) study: Option<study::Running>,
    pub(super) tracer: Tracer,
    context: egui::Context,
    pub(super) help_is_open: bool,
    pub(super) text: TextTab,
    picture: Option<PictureTaker>,
}

impl App {
    /// The window as it starts: on the name given, or on the last one.
    pub(super) fn new(
        context: &eframe::CreationContext<'_>,
        start: &Start,
        picture: Option<PictureTaker>,
    ) -> Self {
        let remembered = context
            .storage
            .filter(|_| picture.is_none())
            .and_then(|storage| eframe::get_value::<Settings>(storage, STORAGE_KEY));
        let mut settings = remembered.unwrap_or_default();
        if let Some(name) = &start.name {
            settings.input.clone_from(name);
            settings.notation = start.notation;
        }
        if let Some(theme) = start.theme {
            context.egui_ctx.set_theme(theme);
        }
        settings.tab = start.tab.unwrap_or(settings.tab);
        let mut app = Self::with_settings(&context.egui_ctx, settings, Faces::with_system_fallback());
        app.picture = picture;
        if let Some(path) = &start.text {
            text::open_file(&context.egui_ctx, &mut app, path);
        }
        app
    }

    /// The window with these settings and faces, as tests open it.
    pub fn with_settings(context: &egui::Context, mut settings: Settings, faces: Faces) -> Self {
        theme::install(context);
        settings.add_missing_panes();
        let text = TextTab::new(&settings.text, context);
        let mut app = Self {
            name_field: name_entry::new_field(&settings.input, settings.notation),
            display_entry: None,
            finder: Finder::new(),
            settings,
            inspection: None,
            read_at: 0.0,
            error: None,
            message: None,
            lines: Lines::new(faces),
            lit: Lit::default(),
            twins: Twins::default(),
            study: None,
            tracer: Tracer::default(),
            context: context.clone(),
            help_is_open: false,
            text,
            picture: None,
        };
        app.read_input();
        app
    }

    /// What is remembered when the window closes.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the name field shows, as it was painted last.
    pub const fn name_view(&self) -> Option<&View> {
        self.name_field.view()
    }

    /// What is typed and selected in the name field.
    pub const fn name_editor(&self) -> &Editor {
        self.name_field.editor()
    }

    /// What the user was told last.
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Reads what stands in the field. What cannot be read leaves the last good result where it is.
    fn read_input(&mut self) {
        self.take(Inspection::read(&self.settings.input, self.settings.notation));
    }

    /// Reads what was typed into the field, at once: the panes that are drawn after it show it.
    pub(super) fn read_field(&mut self) {
        let editor = self.name_field.editor();
        (self.settings.input, self.settings.notation) = (editor.text(), editor.notation());
        self.message = None;
        self.take(Inspection::typed(&self.settings.input, self.settings.notation));
    }

    fn take(&mut self, read: Result<Inspection, ReadError>) {
        self.error = None;
        self.read_at = self.context.input(|input| input.time);
        if self.settings.input.is_empty() {
            self.inspection = None;
            self.lit.forget();
            self.twins.forget();
            return;
        }
        match read {
            Ok(mut inspection) => {
                if self.settings.choices != Choices::default() {
                    inspection.choose(&self.settings.choices);
                }
                self.twins.ask(&inspection, self.settings.notation);
                self.inspection = Some(inspection);
                self.lit.forget();
            }
            Err(error) => self.error = Some(error),
        }
    }

    /// Makes up for what was cut short, once the name has stood for a moment. Until then there will be a
    /// pass when it has; to be asked at every pass, since any pass makes the window forget that it was to
    /// draw another one later.
    fn finish(&mut self) {
        let is_unfinished = self.inspection.as_ref().is_some_and(|it| !it.is_finished);
        if !is_unfinished && !self.twins.is_waiting() {
            return;
        }
        let left = self.read_at + REST - self.context.input(|input| input.time);
        if left > 0.0 {
            self.context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        if let Some(inspection) = &mut self.inspection {
            inspection.finish();
        }
        self.twins.begin(&self.context);
    }

    fn apply(&mut self, context: &egui::Context, command: Command) {
        if command != Command::FocusName {
            self.message = None;
        }
        match command {
            Command::Open(input, notation) => {
                self.settings.input = input;
                self.settings.notation = notation;
                self.read_input();
            }
            Command::OpenName(name) => self.open_name(name),
            Command::Say(message) => self.message = Some(message),
            Command::FocusName => context.memory_mut(|memory| memory.request_focus(name_entry::field_id())),
            Command::OpenTab(tab) => self.settings.tab = tab,
            Command::Rewrite(notation) => self.rewrite(notation),
            Command::Hide(pane) => self.settings.show(pane, false),
            Command::Show(pane) => self.settings.show(pane, true),
            Command::ShowInvisibles(shown) => self.settings.show_invisibles = shown,
            Command::Trace(strategy) => {
                self.settings.trace.strategy = strategy;
                self.settings.show(PaneId::Trace, true);
            }
            Command::Choose => {
                if let Some(inspection) = &mut self.inspection {
                    inspection.choose(&self.settings.choices);
                    self.twins.ask(inspection, self.settings.notation);
                    self.read_at = self.context.input(|input| input.time);
                }
            }
            Command::ResetPanes => self.settings.panes = default_panes(),
            Command::Copy { text, what } => {
                context.copy_text(text);
                self.message = Some(format!("Copied: {what}."));
            }
        }
    }

    /// Opens a name, in the notation in use where that can write it, else as its characters.
    fn open_name(&mut self, name: String) {
        match self.settings.notation.write(name.chars()) {
            Ok(written) => self.settings.input = written,
            Err(_) => {
                self.settings.notation = Notation::Unicode;
                self.settings.input = name;
            }
        }
        self.read_input();
    }

    /// Writes the name in another notation where that is possible; else says why not, and leaves it.
    fn rewrite(&mut self, notation: Notation) {
        let Some(inspection) = self.inspection.as_ref().filter(|_| self.error.is_none()) else {
            self.settings.notation = notation;
            self.read_input();
            return;
        };
        let characters = inspection.name.characters();
        match notation.write(characters.iter().map(|it| it.scalar)) {
            Ok(text) => {
                // What is told of an A-label is about how it was written.
                let was_foreign = inspection.name.labels().iter().any(|it| it.foreign_a_label.is_some());
                self.settings.input = text;
                self.settings.notation = notation;
                if was_foreign {
                    self.read_input();
                }
            }
            Err(index) => {
                let cell = &inspection.cells[index];
                let (code_point, name) = (&cell.code_point, &cell.name);
                self.message = Some(format!(
                    "The notation {notation} cannot write {code_point} {name}, at {index}: it reads {}.",
                    notation.alphabet()
                ));
            }
        }
    }

    fn shortcuts(&mut self, ui: &Ui) {
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::L)) {
            self.settings.tab = Tab::Inspect;
            ui.memory_mut(|memory| memory.request_focus(name_entry::field_id()));
        }
        let numbers = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
        for (key, tab) in numbers.into_iter().zip(Tab::ALL) {
            if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
                self.settings.tab = tab;
            }
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1)) {
            self.help_is_open = !self.help_is_open;
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.shortcuts(ui);
        self.finish();
        self.twins.update();
        text::take_dropped(ui, self);
        let mut commands = Vec::new();
        let ground = Frame::new().fill(Palette::current(ui).window).inner_margin(Margin::symmetric(10, 4));
        Panel::top("bar").frame(ground).show_separator_line(false).show(ui, |ui| {
            top::show(ui, self, &mut commands);
        });
        match self.settings.tab {
            Tab::Inspect => inspect::show(ui, self, ground, &mut commands),
            Tab::Study => study::show(ui, self, ground, &mut commands),
            Tab::Text => text::show(ui, self, ground, &mut commands),
        }
        help::show(ui, &mut self.help_is_open);
        for command in commands {
            self.apply(ui.ctx(), command);
        }
        self.lit.end_pass(ui);
        self.lines.end_pass();
        if let Some(picture) = &mut self.picture {
            picture.pass(ui.ctx());
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        if self.picture.is_none() {
            eframe::set_value(storage, STORAGE_KEY, &self.settings);
        }
    }

    fn persist_egui_memory(&self) -> bool {
        self.picture.is_none()
    }
}
