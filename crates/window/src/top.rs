//! The bar at the top of the window: tabs and menus.

use eframe::egui::{self, Align, Button, Id, Layout, Rect, RichText, Role, Ui, UiBuilder};

use bidiscope_bidi::name::{InputType, excerpt};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::examples::examples;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::accessibility;
use super::command::{Command, Refused};
use super::commands::CommandId;
use super::example_row;
use super::file::visible;
use super::file_kinds::FileKind;
use super::file_menu::{self, EarlierSessions};
use super::fitted;
use super::inspect::InspectTab;
use super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::pass::Pass;
use super::reveal;
use super::settings::{PaneId, Settings, Tab};
use super::signs;
use super::store::Sessions;
use super::theme::{BODY, Palette};
use super::titles::Titles;
use super::widgets::BidiLabel;

/// The most characters of it that are shown.
const MOST_OF_A_NAME: usize = 60;

/// Below which width of the window the tabs are small, in points.
const NARROW: f32 = 700.0;
/// Below which width everything in the bar stands close together, and how close, in points.
const TIGHT: f32 = 540.0;
const CLOSE: f32 = 3.0;
/// The room for the button that dismisses a message, in points.
const DISMISS: f32 = 28.0;
/// The room for the button that reads a file again, and for the one that undoes, in points.
const READ_AGAIN: f32 = 96.0;
const UNDO: f32 = 56.0;
/// The space between two words of a sentence, in points.
const WORD: f32 = 4.0;
/// The room before a message, in points.
const BEFORE: f32 = 12.0;

/// What the user is told in the bar.
#[derive(Clone, Copy)]
pub(super) struct BarMessage<'a> {
    /// What was done last, in a few words.
    pub(super) message: Option<&'a str>,
    /// Whether that can be undone: a session was opened or removed.
    pub(super) undoes: bool,
    /// What another program has done to a file that is open.
    pub(super) notice: Option<&'a FileNotice>,
    /// Why what is done is not saved, as long as it is not.
    pub(super) unsaved: Option<&'a str>,
}

/// A file that is open, and that another program has changed or removed.
pub(super) struct FileNotice {
    pub(super) kind: FileKind,
    pub(super) file: String,
    /// What has become of it, in a sentence.
    pub(super) said: Message<'static>,
    /// Whether it can be read again.
    pub(super) is_there: bool,
}

/// What the bar's menus have at hand.
pub(super) struct BarMenus<'a> {
    /// The name in the tab Inspect, and its field.
    pub(super) inspect: &'a mut InspectTab,
    /// The sessions that were put by, as they are listed and as they are.
    pub(super) earlier: &'a mut EarlierSessions,
    pub(super) sessions: &'a Sessions,
}

/// Shows the bar: tabs, menus, and what the user was told last; below it what has no room there.
pub(super) fn show(
    ui: &mut Ui,
    sentence: BarMessage<'_>,
    menus: BarMenus<'_>,
    pass: &mut Pass<'_, Settings>,
) {
    let is_narrow = ui.available_width() < NARROW;
    let is_tight = ui.available_width() < TIGHT;
    let told = ui.horizontal(|ui| {
        if is_tight {
            ui.spacing_mut().item_spacing.x = CLOSE;
            ui.spacing_mut().button_padding.x = CLOSE;
        }
        for tab in Tab::ALL {
            let title = RichText::new(tab.title());
            let title = if is_narrow { title } else { title.heading() };
            let label = ui.selectable_label(pass.settings.session.tab == tab, title);
            accessibility::chosen(&label, Role::Tab, pass.settings.session.tab == tab, || tab.title());
            if label.clicked() {
                pass.commands.push(Command::Run(CommandId::OpenTab(tab)));
            }
        }
        let (left, right) = rooms(ui);
        let told = Told::of(ui, pass.lines, &sentence, left.width() - BEFORE);
        if told == Told::InBar {
            ui.scope_builder(in_room(left), |ui| {
                ui.add_space(BEFORE);
                tell(ui, &sentence, left.width() - BEFORE, pass);
            });
        }
        let shown = ui.scope_builder(in_room(right), |ui| {
            if let Some(why) = sentence.unsaved {
                let words = message!(bar_not_saved).static_text();
                let response = ui.colored_label(Palette::current(ui).violated, words);
                accessibility::alert(&response, &message!(bar_not_saved_because, reason = why).to_string());
                BidiLabel::new(why).tooltip(response, pass.lines);
            }
            // They are the same menus whatever stands before them.
            let of_menus = UiBuilder::new().scope_id(Id::unique("menus of the bar"));
            ui.scope_builder(of_menus, |ui| {
                examples_menu(ui, pass);
                pass.button(ui, CommandId::Export);
                pass.button(ui, CommandId::Present);
                more_menu(ui, menus, pass);
            });
        });
        keep_width(ui, shown.response.rect.width());
        told
    });
    if told.inner == Told::Below {
        let room = ui.available_width();
        ui.horizontal_wrapped(|ui| tell(ui, &sentence, room, pass));
    }
}

/// Where the user is told something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    InBar,
    /// In a row of its own: there is too little room in the bar.
    Below,
}

impl Told {
    /// Where it is told, if there is so much room in the bar in points.
    fn of(ui: &Ui, lines: &mut Lines, sentence: &BarMessage<'_>, room: f32) -> Self {
        let first = match (sentence.notice, sentence.message) {
            (Some(notice), _) => notice_width(ui, lines, notice),
            (None, Some(message)) => message_width(ui, lines, message, sentence.undoes),
            (None, None) => 0.0,
        };
        if first <= room { Self::InBar } else { Self::Below }
    }
}

/// How wide what is said of a file is with its buttons, in points.
fn notice_width(ui: &Ui, lines: &mut Lines, notice: &FileNotice) -> f32 {
    let again = if notice.is_there { READ_AGAIN } else { 0.0 };
    words_width(ui, lines, &notice.said.to_string()) + again + DISMISS
}

/// How wide what was done last is with its buttons, in points.
fn message_width(ui: &Ui, lines: &mut Lines, message: &str, undoes: bool) -> f32 {
    words_width(ui, lines, message) + if undoes { UNDO } else { 0.0 } + DISMISS
}

/// A file's name in them may be written from right to left.
fn words_width(ui: &Ui, lines: &mut Lines, words: &str) -> f32 {
    Titles::new(lines).width(ui, words) + ui.spacing().item_spacing.x
}

/// Tells what another program has done to a file, and beside it, if there is so much room in points, what was done last, which
/// else follows that.
fn tell(ui: &mut Ui, sentence: &BarMessage<'_>, room: f32, pass: &mut Pass<'_, Settings>) {
    let mut left = room;
    if let Some(notice) = sentence.notice {
        left -= notice_width(ui, pass.lines, notice);
        show_notice(ui, notice, pass);
    }
    let message = sentence
        .message
        .filter(|it| sentence.notice.is_none() || message_width(ui, pass.lines, it, sentence.undoes) <= left);
    if let Some(message) = message {
        if sentence.undoes && ui.button(CommandId::Undo.title()).clicked() {
            pass.commands.push(Command::UndoSession);
        }
        show_message(ui, message, pass);
    }
}

/// Where the width of the menus at the right is kept.
fn width_id() -> Id {
    Id::unique("width of the menus of the bar")
}

/// The room that is left for a message, and that at the right for the menus. They are added from the left, as the Tab
/// key goes, so that their width must be known.
fn rooms(ui: &Ui) -> (Rect, Rect) {
    let room = ui.available_rect_before_wrap();
    let width: f32 = ui.data(|data| data.get_temp(width_id())).unwrap_or(0.0);
    let left = (room.right() - width).max(room.left());
    let end = (left - ui.spacing().item_spacing.x).max(room.left());
    (room.with_max_x(end), room.with_min_x(left))
}

fn in_room(room: Rect) -> UiBuilder {
    UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center))
}

/// Remembers how wide the menus are; where that is new, they are put where they belong before anybody sees them.
fn keep_width(ui: &Ui, width: f32) {
    let before: Option<f32> = ui.data(|data| data.get_temp(width_id()));
    if before.is_some_and(|it| (it - width).abs() < 0.1) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(width_id(), width));
    fitted::again(ui.ctx());
}

/// Shows what was done last, until it is dismissed. A path in it may be written from right to left.
fn show_message(ui: &mut Ui, message: &str, pass: &mut Pass<'_, Settings>) {
    accessibility::status(&BidiLabel::new(message).weak().show(ui, pass.lines));
    let words = message!(bar_dismiss).static_text();
    let dismiss = ui.add(Button::new("\u{D7}").frame_when_inactive(false));
    accessibility::button(&dismiss, words);
    if dismiss.on_hover_text(words).clicked() {
        pass.commands.push(Command::ClearMessage);
    }
}

/// What was not done with a file, and why: a sentence without its full stop.
pub(super) fn in_words(Refused { file, what, reason, .. }: &Refused) -> String {
    message!(file_refused, file = visible(file), what = *what, reason = reason).to_string()
}

/// Shows what was not done with a file, and why.
pub(super) fn show_refused(ui: &mut Ui, refused: &Refused, pass: &mut Pass<'_, Settings>) {
    let Refused { file, what, reason, .. } = refused;
    let file = visible(file);
    let bad = Palette::current(ui).violated;
    tall_row(ui, LINE_HEIGHT * BODY, |ui| {
        signs::verdict(ui, RuleVerdict::Violated);
        ui.spacing_mut().item_spacing.x = WORD;
        // No longer than a row.
        BidiLabel::own(excerpt(&file, MOST_OF_A_NAME)).colour(bad).show(ui, pass.lines);
        let words = message!(file_refused_reason, what = *what, reason = reason);
        let response = BidiLabel::message(&words).colour(bad).show(ui, pass.lines);
        let spoken = message!(file_refused_sentence, file = file, what = *what, reason = reason).to_string();
        accessibility::alert(&response, &spoken);
        if ui.button(message!(bar_dismiss).static_text()).clicked() {
            pass.commands.push(Command::ClearMessage);
        }
    });
}

/// Says what another program has done to a file that is open, and offers to read it again.
fn show_notice(ui: &mut Ui, notice: &FileNotice, pass: &mut Pass<'_, Settings>) {
    let FileNotice { kind, file, said, is_there } = notice;
    accessibility::status(&BidiLabel::message(said).show(ui, pass.lines));
    if *is_there {
        let again = ui.button(message!(file_read_again).static_text());
        accessibility::button(&again, &message!(file_read_again_named, file = file).to_string());
        if again.on_hover_text(said.to_string()).clicked() {
            pass.commands.push(Command::ReadAgain(*kind));
        }
    }
    let dismiss = ui.add(Button::new("\u{D7}").frame_when_inactive(false));
    accessibility::button(&dismiss, &message!(file_keep_as_read, said = said.to_string()).to_string());
    if dismiss.on_hover_text(message!(bar_dismiss).static_text()).clicked() {
        pass.commands.push(Command::KeepAsRead(*kind));
    }
}

/// Everything that is needed less often.
fn more_menu(ui: &mut Ui, menus: BarMenus<'_>, pass: &mut Pass<'_, Settings>) {
    let kind = menus.inspect.kind();
    let menu = accessibility::lasting_menu(ui, "\u{2026}", |ui| {
        pass.entry(ui, CommandId::Palette);
        ui.separator();
        pass.reading(|pass| menus.inspect.name_menu(ui, pass));
        file_menu::show(ui, menus.earlier, menus.sessions, pass);
        panes_menu(ui, kind, pass);
        accessibility::menu(ui, message!(theme_menu).static_text(), |ui| {
            for theme in [CommandId::ThemeSystem, CommandId::ThemeLight, CommandId::ThemeDark] {
                pass.entry(ui, theme);
            }
        });
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(message!(bar_zoom).static_text());
            pass.sign(ui, CommandId::ZoomOut, "\u{2013}");
            let percent = format!("{:.0}", ui.ctx().zoom_factor() * 100.0);
            pass.sign(ui, CommandId::ZoomReset, &message!(bar_zoom_percent, percent = percent).to_string());
            pass.sign(ui, CommandId::ZoomIn, "+");
        });
        ui.separator();
        pass.entry(ui, CommandId::Help);
    });
    accessibility::button(&menu.response, message!(button_more).static_text());
    menu.response.on_hover_text(message!(bar_more_about).static_text());
}

fn panes_menu(ui: &mut Ui, kind: InputType, pass: &mut Pass<'_, Settings>) {
    // Several panes may be shown or hidden in one go.
    accessibility::lasting_menu(ui, message!(panes_menu).static_text(), |ui| {
        let (choices, panes) = (&pass.settings.session.choices, &pass.settings.session.panes);
        for pane in PaneId::of_kind(kind, choices) {
            let mut is_shown = panes.is_shown(pane);
            if Titles::new(pass.lines).checkbox(ui, &mut is_shown, pane.title(kind, choices)).changed() {
                pass.commands.push(Command::change(move |it| it.session.show_pane(pane, is_shown)));
            }
        }
        ui.separator();
        pass.entry(ui, CommandId::NewStrategy);
        pass.entry(ui, CommandId::OpenStrategies);
        pass.entry(ui, CommandId::SaveStrategies);
        ui.separator();
        pass.entry(ui, CommandId::ShowInvisible);
        pass.entry(ui, CommandId::Align);
        pass.entry(ui, CommandId::ArrangeRows);
        pass.entry(ui, CommandId::ArrangeSideBySide);
        ui.separator();
        pass.entry(ui, CommandId::ResetPanes);
    });
}

fn examples_menu(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    accessibility::menu(ui, message!(bar_examples).static_text(), |ui| {
        for group in examples().chunk_by(|one, other| one.group_heading == other.group_heading) {
            // From the group's row to the end of the window: what does not fit beside the menu covers it.
            let height = (ui.ctx().content_rect().bottom() - ui.cursor().top() - 24.0).max(160.0);
            accessibility::menu(ui, &group[0].group_heading, |ui| {
                egui::ScrollArea::vertical().max_height(height).show(ui, |ui| {
                    for example in group {
                        if example_row::show(ui, pass.lines, example, 0.0).clicked() {
                            pass.commands.push(Command::Open(example_row::written(example)));
                            ui.close();
                        }
                    }
                    reveal::focused(ui);
                });
            });
        }
    });
}
