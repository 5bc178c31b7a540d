//! The window: its tabs, and what its commands do.

use eframe::egui::{self, Frame, Key, Margin, Modifiers, Panel, Ui};

use crate::edit::{Editor, View};
use crate::layout::Faces;

use super::command::Command;
use super::file::{self, File};
use super::inspect::InspectTab;
use super::lines::Lines;
use super::pass::Pass;
use super::picture::PictureTaker;
use super::settings::{PaneId, Settings, Tab, default_panes};
use super::start::Start;
use super::study::StudyTab;
use super::text::TextTab;
use super::theme::{self, Palette};
use super::{help, top};

/// Where the settings are kept in eframe's storage.
const STORAGE_KEY: &str = "bidiscope";

/// The window.
pub struct App {
    settings: Settings,
    /// What was done last, in a few words.
    message: Option<String>,
    lines: Lines,
    inspect: InspectTab,
    text: TextTab,
    study: StudyTab,
    help_is_open: bool,
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
            app.open_text(File::at(path), &context.egui_ctx);
        }
        app
    }

    /// The window with these settings and faces, as tests open it.
    pub fn with_settings(context: &egui::Context, mut settings: Settings, faces: Faces) -> Self {
        theme::install(context);
        settings.add_missing_panes();
        Self {
            message: None,
            lines: Lines::new(faces),
            inspect: InspectTab::new(&settings, context),
            text: TextTab::new(&settings.text, context),
            study: StudyTab::default(),
            help_is_open: false,
            picture: None,
            settings,
        }
    }

    /// What is remembered when the window closes.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the name field shows, as it was painted last.
    pub const fn name_view(&self) -> Option<&View> {
        self.inspect.name_field().view()
    }

    /// What is typed and selected in the name field.
    pub const fn name_editor(&self) -> &Editor {
        self.inspect.name_field().editor()
    }

    /// What the user was told last.
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Opens the file that was dropped onto the window: as results where Study is open, else as a text.
    fn take_dropped(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        match self.settings.tab {
            Tab::Study => {
                if let Some(file) = file::dropped(ui, "Drop the file to open its results") {
                    self.study.open_file(file, &mut self.settings.study, commands);
                }
            }
            Tab::Inspect | Tab::Text => {
                if let Some(file) = file::dropped(ui, "Drop the file to open its text") {
                    self.open_text(file, ui.ctx());
                }
            }
        }
    }

    fn open_text(&mut self, file: File, context: &egui::Context) {
        self.settings.tab = Tab::Text;
        self.text.open_file(file, &mut self.settings.text, context);
    }

    fn apply(&mut self, context: &egui::Context, command: Command) {
        match command {
            Command::OpenTab(tab) => self.settings.tab = tab,
            Command::Open(input, notation) => {
                self.settings.tab = Tab::Inspect;
                self.inspect.open(input, notation, &mut self.settings, context);
            }
            Command::OpenName(name) => {
                self.settings.tab = Tab::Inspect;
                self.inspect.open_name(name, &mut self.settings, context);
            }
            Command::Rewrite(notation) => {
                if let Err(reason) = self.inspect.rewrite(notation, &mut self.settings, context) {
                    self.message = Some(reason);
                }
            }
            Command::Say(message) => self.message = Some(message),
            Command::Hush => {}
            Command::FocusName => InspectTab::focus_name(context),
            Command::Hide(pane) => self.settings.show(pane, false),
            Command::Show(pane) => self.settings.show(pane, true),
            Command::ShowInvisibles(shown) => self.settings.show_invisibles = shown,
            Command::Trace(strategy) => {
                self.settings.trace.strategy = strategy;
                self.settings.show(PaneId::Trace, true);
            }
            Command::Choose => self.inspect.choose(&self.settings, context),
            Command::ResetPanes => self.settings.panes = default_panes(),
            Command::Copy { text, what } => {
                context.copy_text(text);
                self.message = Some(format!("Copied: {what}."));
            }
        }
    }

    fn shortcuts(&mut self, ui: &Ui) {
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::L)) {
            self.settings.tab = Tab::Inspect;
            InspectTab::focus_name(ui.ctx());
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
        let mut commands = Vec::new();
        self.take_dropped(ui, &mut commands);
        self.inspect.finish(ui.ctx(), &mut commands);
        self.study.receive(&mut self.settings.study, &mut commands);
        let ground = Frame::new().fill(Palette::current(ui).window).inner_margin(Margin::symmetric(10, 4));
        let mut pass = Pass::new(&mut self.settings, &mut self.lines, ground, &mut commands);
        Panel::top("bar").frame(ground).show_separator_line(false).show(ui, |ui| {
            top::show(ui, self.message.as_deref(), &mut pass);
        });
        match pass.settings.tab {
            Tab::Inspect => self.inspect.show(ui, &mut pass),
            Tab::Text => self.text.show(ui, &mut pass.with(|settings| &mut settings.text)),
            Tab::Study => self.study.show(ui, &mut pass.with(|settings| &mut settings.study)),
        }
        help::show(ui, &mut self.help_is_open);
        if !commands.is_empty() {
            // What they do is seen in the next pass.
            ui.ctx().request_repaint();
        }
        if commands.iter().any(|command| *command != Command::FocusName) {
            self.message = None;
        }
        for command in commands {
            self.apply(ui.ctx(), command);
        }
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
