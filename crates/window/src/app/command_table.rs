//! The table of the commands: whether each can be run, and what it does.

use eframe::egui::gui_zoom::{zoom_in, zoom_out};
use eframe::egui::{Context, ThemePreference};

use super::super::command::{Command, ExportStart, Undoing};
use super::super::commands::{Availability, CommandId, CommandStates};
use super::super::file_kinds::FileKind;
use super::super::settings::{Arrangement, Tab};
use super::App;

use Availability::Switch;

/// A row of the table.
struct Row {
    availability: fn(&App, &Context) -> Availability,
    run: fn(&mut App, &Context),
}

/// Defines the table: a row is a command, whether it can be run, and what it does.
macro_rules! commands {
    ($($command:ident: $availability:expr, $run:expr;)+) => {
        /// The row of a command; `None` of a tab.
        fn row(command: CommandId) -> Option<Row> {
            Some(match command {
                CommandId::OpenTab(_) => return None,
                $(CommandId::$command => Row { availability: $availability, run: $run }),+
            })
        }
    };
}

commands! {
    Palette: always, |app, _| app.open_palette();
    Help: always, |app, _| app.turn_help();

    FocusName: always, |app, context| app.open_tab(Tab::Inspect, context);
    Back: App::can_go_back, App::go_back;
    Forward: App::can_go_on, App::go_on;
    Undo: |app, context| app.can_undo(Undoing::Undo, context),
        |app, context| app.undo(Undoing::Undo, context);
    Redo: |app, context| app.can_undo(Undoing::Redo, context),
        |app, context| app.undo(Undoing::Redo, context);
    FindCharacter: App::on_inspect,
        |app, _| app.tabs.inspect.find_character();
    CompareNames: App::comparing, |app, _| app.settings.session.compared.is_shown ^= true;
    MarkInvisible: |app, _| Switch(app.settings.preferences.marks_invisible),
        |app, _| app.settings.preferences.marks_invisible ^= true;

    CopyLink: App::with_input, App::copy_link;
    PinName: App::can_pin, App::pin_name;
    UnpinName: App::can_unpin, App::unpin_name;
    Export: App::with_name, |app, _| app.begin_export(ExportStart::AsBefore);
    Print: App::with_name, |app, _| app.begin_export(ExportStart::Print);
    Present: App::can_present, |app, _| app.present_tab();

    OpenSession: always, |app, context| app.ask_to_open(FileKind::Session, context);
    SaveSession: always, |app, context| app.ask_to_save(FileKind::Session, context);
    BringBackSession: App::with_earlier_session,
        App::bring_back_latest;

    ShowInvisible: |app, _| Switch(app.settings.preferences.show_invisibles),
        |app, _| app.settings.preferences.show_invisibles ^= true;
    Align: |app, _| Switch(app.settings.session.panes.aligns_by_paragraph),
        |app, _| app.settings.session.panes.aligns_by_paragraph ^= true;
    ArrangeRows: |app, _| arranged(app, Arrangement::Rows),
        |app, _| app.settings.session.panes.arrangement = Arrangement::Rows;
    ArrangeSideBySide: |app, _| arranged(app, Arrangement::SideBySide),
        |app, _| app.settings.session.panes.arrangement = Arrangement::SideBySide;
    ResetPanes: always, App::reset_panes;

    NewStrategy: App::with_room_for_strategy,
        |app, context| app.apply(context, Command::new_strategy());
    OpenStrategies: always,
        |app, context| app.ask_to_open(FileKind::Strategies, context);
    SaveStrategies: App::with_strategies,
        |app, context| app.ask_to_save(FileKind::Strategies, context);

    OpenRuleset: always, |app, context| app.ask_to_open(FileKind::Ruleset, context);
    RemoveRuleset: App::with_ruleset, App::remove_ruleset;
    OpenText: always, |app, context| app.ask_to_open(FileKind::Text, context);
    OpenList: always, |app, context| app.ask_to_open(FileKind::List, context);
    OpenOtherList: App::with_list,
        |app, context| app.ask_to_open(FileKind::OtherList, context);
    SaveRows: App::with_rows, |app, context| app.ask_to_save(FileKind::Rows, context);
    OpenStudy: always, |app, context| app.ask_to_open(FileKind::Study, context);
    SaveStudy: App::with_results,
        |app, context| app.ask_to_save(FileKind::Study, context);
    OpenLesson: always, |app, context| app.ask_to_open(FileKind::Lesson, context);
    CopyLessonLink: App::with_lesson, App::copy_lesson_link;

    ThemeSystem: |_, context| themed(context, ThemePreference::System),
        |_, context| context.set_theme(ThemePreference::System);
    ThemeLight: |_, context| themed(context, ThemePreference::Light),
        |_, context| context.set_theme(ThemePreference::Light);
    ThemeDark: |_, context| themed(context, ThemePreference::Dark),
        |_, context| context.set_theme(ThemePreference::Dark);
    ZoomIn: always, |_, context| zoom_in(context);
    ZoomOut: always, |_, context| zoom_out(context);
    ZoomReset: always, |_, context| context.set_zoom_factor(1.0);
}

fn always(_: &App, _: &Context) -> Availability {
    Availability::Yes
}

fn arranged(app: &App, arrangement: Arrangement) -> Availability {
    Availability::Chosen(app.settings.session.panes.arrangement == arrangement)
}

fn themed(context: &Context, theme: ThemePreference) -> Availability {
    Availability::Chosen(context.options(|options| options.theme_preference) == theme)
}

impl App {
    /// Which commands can be run now.
    pub(super) fn command_states(&self, context: &Context) -> CommandStates {
        CommandStates::of(|it| row(it).map_or(Availability::Yes, |it| (it.availability)(self, context)))
    }

    /// Runs a command.
    pub(super) fn run(&mut self, command: CommandId, context: &Context) {
        match command {
            CommandId::OpenTab(tab) => self.open_tab(tab, context),
            command => {
                if let Some(row) = row(command) {
                    (row.run)(self, context);
                }
            }
        }
    }
}
