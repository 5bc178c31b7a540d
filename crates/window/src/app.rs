//! The window: its tabs, and what its commands do.

mod apply;
mod changed_files;
mod choice_history;
mod command_table;
mod commands;
mod dropped;
mod exporting;
mod files;
mod kinds;
mod palette;
mod presenting;
mod session_undo;
mod sessions;
mod shortcuts;
mod undo;

use std::sync::Arc;

use eframe::egui::{self, Event, Frame, Id, Margin, Panel, Ui};

use bidiscope_edit::{Editor, EditorView};
use bidiscope_layout::Faces;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::accessibility::{NodeFixes, Settled};
use super::clipboard::{self, ClipboardAccess, ClipboardSource};
use super::command::{Command, Refused};
use super::composition_ends::CompositionEnds;
use super::export::{CopyingPicture, ExportPanel};
use super::file::Dropped;
use super::file_dialog::{DesktopChooser, FileDialog, NoChooser, PathDialog};
use super::file_kinds::FileKind;
use super::file_menu::EarlierSessions;
use super::focus_kept::FocusKept;
use super::focus_ring::FocusRing;
use super::font_texture::FontTexture;
use super::help::Help;
use super::in_turn::InTurn;
use super::keeper::Keeper;
use super::lines::Lines;
use super::opened_file::Looks;
use super::pass::Pass;
use super::picture::PictureTaker;
use super::present::Presenter;
use super::quitting::Quitting;
use super::remembered::Remembered;
use super::report_language;
use super::ruleset_file::RulesetFile;
use super::saving::TooMuch;
use super::settings::{Settings, Tab};
use super::start::Start;
use super::store::Sessions;
use super::system_preferences::{SystemPreference, SystemPreferences};
use super::tabs::Tabs;
use super::theme;
use super::{fitted, top};

use choice_history::ChoiceHistory;
use palette::CommandPalette;
use session_undo::SessionUndo;

/// The window.
pub struct App {
    pub(super) settings: Settings,
    /// What was done last, in a few words.
    message: Option<String>,
    /// What was not done with a file.
    refused: Option<Refused>,
    /// What was given to the clipboard in the last pass.
    copied: Option<&'static str>,
    too_much: Option<TooMuch>,
    /// The file that is opened when its tab has been left, and how many were dropped with it.
    dropped: Option<(Dropped, usize)>,
    quitting: Quitting,
    lines: Lines,
    /// The tabs.
    pub(super) tabs: Tabs,
    ruleset_file: RulesetFile,
    /// When the files that are open were looked at.
    looks: Looks,
    sessions: Sessions,
    earlier_sessions: EarlierSessions,
    /// What was done last with a session, and what was said of it: as long as that is the message, it can be undone.
    undoable: Option<(SessionUndo, String)>,
    file_dialog: FileDialog,
    /// Our own dialog for the path of a file, while it is open.
    path_dialog: Option<PathDialog>,
    /// The panel that exports the name, while it is open.
    export_panel: Option<ExportPanel>,
    /// The picture that is made for the clipboard.
    copying: Option<CopyingPicture>,
    help: Help,
    palette: CommandPalette,
    /// What had the keyboard when the pass began, or when the palette opened.
    keyboard: Option<Id>,
    /// What the user asks of the whole desktop; tests and windows for a picture have none.
    desktop: Option<SystemPreferences>,
    /// What is presented, instead of all that.
    presenter: Option<Presenter>,
    /// The choices that can be taken back.
    choices: ChoiceHistory,
    picture: Option<PictureTaker>,
    /// Keeps the settings; a window that is opened for its picture keeps none.
    keeper: Option<Keeper>,
}

impl App {
    /// The window as it starts: on the name given, or on the last one.
    pub(super) fn new(
        context: &eframe::CreationContext<'_>,
        start: &Start,
        picture: Option<PictureTaker>,
        keeping: Option<(Keeper, Sessions)>,
    ) -> Self {
        let mut settings = keeping.as_ref().map(|it| it.0.settings().clone()).unwrap_or_default();
        let to_name = start.link.as_ref().filter(|it| it.lesson_id_or_file_text.is_none());
        let words = to_name.and_then(|it| settings.session.open_link(it));
        settings.session.tab = start.tab.unwrap_or(settings.session.tab);
        let mut app = Self::with_settings(&context.egui_ctx, settings, Faces::with_system_fallback());
        app.picture = picture;
        app.choose_files_by(Arc::new(DesktopChooser));
        if let Some(keeping) = keeping {
            app.keep(keeping, &context.egui_ctx);
        }
        app.refused = words.map(Refused::of_link);
        if let Some(link) = to_name {
            app.tabs
                .inspect
                .look_at(link.step_number, link.character_number.and_then(|it| it.checked_sub(1)));
        }
        app.open_at_start(FileKind::Session, start.session.as_ref(), &context.egui_ctx);
        if let Some(theme) = start.theme {
            context.egui_ctx.set_theme(theme);
        }
        if let Some(link) = start.link.as_ref().filter(|it| it.lesson_id_or_file_text.is_some()) {
            app.apply(&context.egui_ctx, Command::OpenLink(link.clone()));
        }
        app.open_at_start(FileKind::Lesson, start.lesson.as_ref(), &context.egui_ctx);
        app.open_at_start(FileKind::Text, start.text.as_ref(), &context.egui_ctx);
        app.open_at_start(FileKind::List, start.list.as_ref(), &context.egui_ctx);
        if let Some(display) = &start.present {
            app.settings.session.tab = Tab::Inspect;
            app.present_display(Some(display.clone()));
        }
        // What was opened takes the place of what was said, but not of that.
        let notice = app.keeper.as_ref().and_then(Keeper::notice).map(str::to_owned);
        app.message = app.message.take().or(notice);
        if let (Some(picture), Some(refused)) = (&app.picture, &app.refused) {
            // Whoever reads it sees no window, so that it says where the file is.
            let file = [&start.session, &start.text, &start.list, &start.lesson].into_iter().flatten().next();
            let file = file.map_or_else(|| refused.file.clone(), |it| it.to_string_lossy().into_owned());
            picture.miss(top::in_words(&Refused { file, ..refused.clone() }));
        }
        app
    }

    /// The window with these settings and faces, as tests open it.
    pub fn with_settings(context: &egui::Context, mut settings: Settings, faces: Faces) -> Self {
        theme::install(context);
        context.add_plugin(CompositionEnds::default());
        context.add_plugin(InTurn::default());
        context.add_plugin(FocusKept::default());
        context.add_plugin(FocusRing);
        FontTexture::install(context);
        context.add_plugin(NodeFixes);
        context.add_plugin(Settled::default());
        settings.session.settle_panes();
        Self {
            message: None,
            refused: None,
            copied: None,
            too_much: None,
            dropped: None,
            quitting: Quitting::default(),
            lines: Lines::new(faces),
            tabs: Tabs::new(&settings, context),
            ruleset_file: RulesetFile::remembered(&settings.preferences.ruleset, context),
            looks: Looks::default(),
            sessions: Sessions::default(),
            earlier_sessions: EarlierSessions::default(),
            undoable: None,
            file_dialog: FileDialog::new(Arc::new(NoChooser)),
            path_dialog: None,
            export_panel: None,
            copying: None,
            help: Help::default(),
            palette: CommandPalette::default(),
            keyboard: None,
            desktop: None,
            presenter: None,
            choices: ChoiceHistory::new(&settings.session),
            picture: None,
            keeper: None,
            settings,
        }
    }

    /// The window with what is remembered, which it keeps from now on, as tests open it.
    pub fn remembering(context: &egui::Context, remembered: Remembered, faces: Faces) -> Self {
        let keeping = Keeper::start(remembered, true);
        let mut app = Self::with_settings(context, keeping.0.settings().clone(), faces);
        app.keep(keeping, context);
        app
    }

    /// Reads and writes this clipboard in the place of the window's library, as tests open it.
    pub fn use_clipboard(context: &egui::Context, source: Arc<dyn ClipboardSource>) {
        context.add_plugin(ClipboardAccess::new(source));
    }

    fn keep(&mut self, (keeper, sessions): (Keeper, Sessions), context: &egui::Context) {
        keeper.dress(context);
        self.message = keeper.notice().map(str::to_owned);
        (self.keeper, self.sessions) = (Some(keeper), sessions);
        self.earlier_sessions.list(&self.sessions);
    }

    /// Begins to listen to the desktop, which may tell how large words are beside the size of a point.
    pub(super) fn listen(&mut self, context: &egui::Context, reports_text_scale: bool) {
        let asks_for_size = reports_text_scale && self.takes_text_scale(context);
        self.desktop = Some(SystemPreferences::listen(context, asks_for_size));
    }

    /// Does what the user asks of the whole desktop: of movement always, of the size of words where no other was chosen here.
    pub fn follow(&self, preference: SystemPreference, context: &egui::Context) {
        match preference {
            SystemPreference::ReducedMotion(stands_still) => theme::stand_still(context, stands_still),
            SystemPreference::TextScale(scale) if self.takes_text_scale(context) => {
                context.set_zoom_factor(scale)
            }
            SystemPreference::TextScale(_) => {}
            SystemPreference::Language(language) => report_language::propose(language, context),
        }
    }

    /// Whether words become as large as the desktop's: at the first start, until another size is chosen.
    fn takes_text_scale(&self, context: &egui::Context) -> bool {
        let is_first_start = self.keeper.as_ref().is_some_and(|it| it.is_first_start);
        is_first_start && context.zoom_factor() == 1.0
    }

    /// Saves what is not saved yet, and waits for it.
    ///
    /// # Errors
    /// Why it cannot be saved, in a sentence.
    pub fn save_now(&self) -> Result<(), String> {
        self.keeper.as_ref().map_or(Ok(()), Keeper::save)
    }

    /// Hands on what was typed, to be saved, when a fault of the program ends the window.
    pub(super) fn rescue(&mut self) {
        let WrittenName { text, notation, .. } = self.tabs.inspect.written();
        (self.settings.session.input, self.settings.session.notation) = (text, notation);
        if let Some(keeper) = &mut self.keeper {
            keeper.hand_on(&self.settings);
        }
    }

    /// What is remembered when the window closes.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the name field shows, as it was painted last.
    pub const fn name_view(&self) -> Option<&EditorView> {
        self.tabs.inspect.name_field().view()
    }

    /// What is typed and selected in the name field.
    pub const fn name_editor(&self) -> &Editor {
        self.tabs.inspect.name_field().editor()
    }

    /// What the user was told last.
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Says how copying went, which is known a pass later.
    fn announce_copied(&mut self) {
        match (clipboard::failure(), self.copied.take()) {
            (Some(sentence), _) => self.say(sentence),
            (None, Some(what)) => self.say(message!(copied, what = what).to_string()),
            (None, None) => {}
        }
    }
}

impl eframe::App for App {
    /// In a picture nothing is pointed at.
    fn raw_input_hook(&mut self, _: &egui::Context, input: &mut egui::RawInput) {
        if self.picture.is_some() {
            input.events.retain(|it| !matches!(it, Event::PointerMoved(_)));
        }
    }

    /// The ground under everything: panels have none of their own, for each pixel that is filled takes its time.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    /// What is done even while the window cannot be seen.
    fn logic(&mut self, context: &egui::Context, _frame: &mut eframe::Frame) {
        let mut commands = Vec::new();
        self.tabs.receive(&mut self.settings, &mut commands);
        if let (Some(picture), Some(reason)) = (&self.picture, self.tabs.list.unread_reason()) {
            let file = self.settings.session.list.file.clone();
            picture.miss(top::in_words(&Refused::not_opened(file, reason.to_owned())));
        }
        if self.ruleset_file.receive(&mut self.settings.preferences.ruleset, &mut commands) {
            self.lend_ruleset(context);
        }
        self.lend_registered(context);
        for command in commands {
            self.apply(context, command);
        }
        self.take_chosen(context);
        self.look_at_files(context);
        for preference in self.desktop.iter().flat_map(SystemPreferences::changes).collect::<Vec<_>>() {
            self.follow(preference, context);
        }
        self.quitting.hold(context, self.tabs.study.done().is_some());
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        if self.presenter.is_some() {
            return self.present(ui, frame);
        }
        let mut commands = Vec::new();
        let states = self.command_states(ui.ctx());
        self.shortcuts(ui, &states, &mut commands);
        self.announce_copied();
        self.copy_picture(ui.ctx());
        self.tabs.inspect.finish(ui.ctx(), &mut commands);
        let notice = self.file_notice();
        let ground = Frame::new().inner_margin(Margin::symmetric(10, 4));
        let mut pass = Pass::new(&mut self.settings, &states, &mut self.lines, ground, &mut commands);
        fitted::show(ui, Panel::top("bar").frame(ground).show_separator_line(false), |ui| {
            let unsaved = self.keeper.as_ref().and_then(Keeper::unsaved);
            let message = self.message.as_deref();
            let undoes = self.undoable.as_ref().is_some_and(|(_, said)| Some(said.as_str()) == message);
            let words = top::BarMessage { message, undoes, notice: notice.as_ref(), unsaved };
            let menus = top::BarMenus {
                inspect: &mut self.tabs.inspect,
                earlier: &mut self.earlier_sessions,
                sessions: &self.sessions,
            };
            top::show(ui, words, menus, &mut pass);
            if let Some(refused) = &self.refused {
                top::show_refused(ui, refused, &mut pass);
            }
        });
        self.tabs.show(pass.settings.session.tab, ui, &mut pass);
        TooMuch::show(&mut self.too_much, ui, pass.commands);
        Self::show_export(&mut self.export_panel, ui, &mut pass);
        Self::show_path_dialog(&mut self.path_dialog, ui, &mut pass);
        if let Some(keyboard) = self.palette.show(ui, self.tabs.inspect.kind(), &mut pass) {
            self.keyboard = keyboard;
        }
        self.take_dropped(ui, &mut commands);
        self.help.show(ui);
        self.quitting.show(ui, self.tabs.study.done());
        if !commands.is_empty() {
            // What they do is seen in the next pass.
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.apply(ui.ctx(), command);
        }
        self.end_pass(ui.ctx(), frame);
    }
}
