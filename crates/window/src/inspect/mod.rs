//! The tab Inspect: the name field, the displays, the verdict, and the details.

mod far_move;
mod kept_names;
mod keyboard;
mod links;
mod name_entry;
mod names;
mod parts;
mod reading;
mod ruleset_menu;
mod start_page;
mod unreadable;
mod without_marks;
mod zone_entry;

use eframe::egui::{
    Area, CentralPanel, Context, Frame, Id, Key, Margin, Modifiers, Order, Panel, Popup, Pos2, ScrollArea,
    Shadow, Ui, UiBuilder, vec2,
};

use bidiscope_bidi::name::{Notation, ReadAs, ReadError, ReadErrorKind};
use bidiscope_edit::TextKind;
use bidiscope_report::Report;
use bidiscope_report::view::{DistantMove, lines_of_names};
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::character_cell;
use super::editor::Field;
use super::find_character::Finder;
use super::fitted;
use super::panes::{self, Ctx, Jobs, PaneState};
use super::pass::Pass;
use super::present::{Presented, PresentedName};
use super::reveal;
use super::ruleset_file::RulesetState;
use super::said::Said;
use super::settings::{DetailTab, PaneId, Session, Settings, Tab};

pub(crate) use names::{ShownNames, names_heading};

use kept_names::NoteEntry;
use keyboard::Keyboard;
use name_entry::SaidOfInvisible;
use names::NamesState;
use without_marks::WithoutMarks;
use zone_entry::ZoneEntry;

/// Below this height of the tab everything scrolls, in points.
const LOW: f32 = 480.0;

/// The height of the line of the tabs of the details then, in points: they stay in sight.
const DETAIL_TABS: f32 = 36.0;

/// A pass of the tab. What it remembers stands among the settings of the whole window.
type InspectPass<'a> = Pass<'a, &'a Settings>;

/// The tab's state.
pub(super) struct InspectTab {
    /// The last name that could be read.
    report: Option<Report>,
    /// When the field was read last.
    read_at: f64,
    /// Why what stands in the field now cannot be read.
    error: Option<ReadError>,
    /// As what it was read; `None` as what it is most likely meant.
    read_as: Option<ReadAs>,
    /// What the last edit moved far from it.
    far_move: Option<DistantMove>,
    name_field: Field,
    /// What was said of invisible characters that were inserted into the field.
    said_of_invisible: Option<SaidOfInvisible>,
    zone_entry: ZoneEntry,
    /// What is known of the ruleset of the zone.
    ruleset: RulesetState,
    note: NoteEntry,
    names: NamesState,
    without_marks: WithoutMarks,
    finder: Finder,
    keyboard: Keyboard,
    /// The character at the caret, while it is what lights up.
    lit_at_caret: Option<usize>,
    jobs: Jobs,
    panes: PaneState,
}

impl InspectTab {
    /// Whether what stands in the field can be read.
    pub(super) const fn is_read(&self) -> bool {
        self.report.is_some() && self.error.is_none()
    }

    /// The tab on the name that is remembered.
    pub(super) fn on_name(settings: &Settings, context: &Context) -> Self {
        let mut tab = Self {
            report: None,
            read_at: 0.0,
            error: None,
            read_as: settings.session.read_as,
            far_move: None,
            name_field: Field::new(TextKind::Name, &settings.session.input, settings.session.notation),
            said_of_invisible: None,
            zone_entry: ZoneEntry::new(&settings.session.zone),
            ruleset: RulesetState::default(),
            note: NoteEntry::default(),
            names: NamesState::default(),
            without_marks: WithoutMarks::default(),
            finder: Finder::default(),
            keyboard: Keyboard::default(),
            lit_at_caret: None,
            jobs: Jobs::default(),
            panes: PaneState::default(),
        };
        tab.read(settings, context);
        tab
    }

    /// The name field.
    pub(super) const fn name_field(&self) -> &Field {
        &self.name_field
    }

    /// The last name that could be read.
    pub(super) const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// Looks at a step of the trace, by its number, and at a character, from the next pass on.
    pub(super) fn look_at(&mut self, step: Option<usize>, character: Option<usize>) {
        if let Some(step) = step.and_then(|it| it.checked_sub(1)) {
            self.panes.tracer.look_at_next(step);
        }
        if let Some(character) = character {
            self.panes.highlight.explain(character);
        }
    }

    /// The numbers, from 1, of the step and of the character that are looked at, as far as the details tell of them.
    pub(super) fn looked_at(&self, settings: &Settings) -> (Option<usize>, Option<usize>) {
        let panes = &settings.session.panes;
        let is_readable = self.report.is_some() && self.error.is_none();
        let is_seen = is_readable && panes.is_shown(PaneId::Details);
        let step = self.panes.tracer.step() + 1;
        let step = Some(step).filter(|_| is_seen && panes.detail == DetailTab::Steps);
        let count = self.report.as_ref().map_or(0, |it| it.cells.len());
        let character = self.panes.highlight.explained().filter(|it| is_seen && *it < count);
        (step, character.map(|it| it + 1))
    }

    /// What stands in the field: a name, an address or text; where it cannot be read, what it is to be read as, or else what the
    /// last one was that could be read.
    pub(super) fn kind(&self) -> ReadAs {
        let of_report = self.report.as_ref().map(|it| it.name.kind());
        let wanted = self.read_as.filter(|_| self.error.is_some() || self.report.is_none());
        wanted.or(of_report).unwrap_or(ReadAs::Name)
    }

    /// What stands in the field for the name: this is where the name is. What is remembered of it follows.
    pub(super) fn written(&self) -> WrittenName {
        let editor = self.name_field.editor();
        WrittenName { text: editor.text(), notation: editor.notation(), read_as: self.read_as }
    }

    /// The characters of the name in the field; what stands there, if it cannot be read.
    pub(super) fn characters(&self) -> String {
        match self.report.as_ref().filter(|_| self.error.is_none()) {
            Some(report) => report.name.text(),
            None => self.name_field.editor().text(),
        }
    }

    /// How the name is written.
    pub(super) const fn notation(&self) -> Notation {
        self.name_field.editor().notation()
    }

    /// The identity of the name field.
    pub(super) fn field_id() -> Id {
        name_entry::field_id()
    }

    /// Ends a group of edits of the name: the next one is undone by itself.
    pub(super) const fn end_group(&mut self) {
        self.name_field.end_group();
    }

    /// Has the session remember what stands in the fields, and that the name was looked at.
    pub(super) fn keep(&self, context: &Context, session: &mut Session) {
        let editor = self.name_field.editor();
        if session.notation != editor.notation() || !editor.has_text(&session.input) {
            (session.input, session.notation) = (editor.text(), editor.notation());
        }
        session.zone = self.zone_entry.written();
        let is_typed = context.memory(|memory| memory.has_focus(name_entry::field_id()));
        session.names.visit(&session.input, session.notation, session.read_as, is_typed);
    }

    /// Looks for a character to insert into the name.
    pub(super) fn find_character(&mut self) {
        self.finder.open();
    }

    /// Shows the menu of what is needed less often for the name, which works while the tab is open.
    pub(super) fn name_menu(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let is_open = pass.settings.session.tab == Tab::Inspect;
        ui.add_enabled_ui(is_open, |ui| name_entry::menu(ui, self, pass));
    }

    /// Gives the name field the keyboard.
    pub(super) fn focus(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(name_entry::field_id()));
    }

    /// What can be presented: the selected display.
    pub(super) fn presented<'a>(&'a self, settings: &'a Settings) -> Option<Presented<'a>> {
        let report = self.report.as_ref()?;
        let view = report.strategy(settings.session.trace.strategy.within(report.name.kind()))?;
        Some(Box::new(move || PresentedName::of(report, self.notation(), view.config.clone())))
    }

    /// Shows the name above the panes; in a low window everything scrolls, for the panes would have no room.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let kind = self.kind();
        let open = pass.settings.session.panes.detail;
        self.lead_by_key(ui, pass.settings);
        let bottom = if ui.available_height() < LOW {
            let shows_tabs = self.report.is_some()
                && !pass.settings.session.compared.is_shown
                && pass.settings.session.panes.is_shown(PaneId::Details);
            let mut above = ui.available_rect_before_wrap();
            above.max.y -= if shows_tabs { DETAIL_TABS } else { 0.0 };
            let mut place = ui.new_child(UiBuilder::new().id_salt("above the tabs").max_rect(above));
            let shown = CentralPanel::default().frame(pass.ground).show(&mut place, |ui| {
                ScrollArea::vertical().id_salt("all").auto_shrink(false).show(ui, |ui| {
                    let bottom = show_name(ui, self, pass);
                    self.show_panes(ui, pass, true);
                    reveal::focused(ui);
                    bottom
                })
            });
            if shows_tabs {
                let below = ui.available_rect_before_wrap().with_min_y(above.bottom());
                let mut place = ui.new_child(UiBuilder::new().id_salt("tabs of the details").max_rect(below));
                let tabs = CentralPanel::default().frame(pass.ground).show(&mut place, |ui| {
                    ScrollArea::horizontal().id_salt("tabs").show(ui, |ui| {
                        let is_clicked = ui
                            .horizontal(|ui| panes::detail_tabs(ui, kind, pass.settings, pass.commands))
                            .inner;
                        reveal::focused(ui);
                        is_clicked
                    })
                });
                self.panes.reveals_details |= tabs.inner.inner;
            }
            shown.inner.inner
        } else {
            let name = Panel::top("name").frame(pass.ground).show_separator_line(false);
            let bottom = fitted::show(ui, name, |ui| show_name(ui, self, pass)).inner;
            self.show_panes(ui, pass, false);
            bottom
        };
        self.panes.reveals_details |= open != pass.settings.session.panes.detail;
        self.panes.highlight.end_pass(ui);
        let fields = [name_entry::field_id(), zone_entry::field_id(), panes::appearance_field_id()];
        self.keyboard.end_pass(ui, &fields, bottom);
    }

    /// F6 takes the keyboard from the displays to the details, and from anywhere else to the displays.
    fn lead_by_key(&self, ui: &Ui, settings: &Settings) {
        let is_covered =
            ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui.ctx());
        let shows_panes = self.report.is_some() && !settings.session.compared.is_shown;
        if is_covered || !shows_panes || !ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::F6)) {
            return;
        }
        let is_in_displays = character_cell::toggle_keyboard(ui.ctx(), &self.panes.highlight);
        if !is_in_displays && settings.session.panes.is_shown(PaneId::Details) {
            panes::focus_details(ui.ctx());
        }
    }

    /// Shows what there is to see of the name, or of the names that are compared.
    fn show_panes(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>, is_low: bool) {
        if pass.settings.session.compared.is_shown {
            return parts::central(ui, pass.ground, is_low, |ui| names::show(ui, self, pass, is_low));
        }
        let Some(report) = &self.report else {
            return parts::central(ui, pass.ground, is_low, |ui| {
                // In a low window it is scrolled with everything else.
                let area = ScrollArea::both().id_salt("start").auto_shrink(false).scroll([true, !is_low]);
                let kind = self.kind();
                area.show(ui, |ui| start_page::show(ui, kind, pass.lines, pass.commands));
            });
        };
        let mut ctx = Ctx {
            report,
            settings: pass.settings,
            notation: self.name_field.editor().notation(),
            lines: pass.lines,
            commands: pass.commands,
            jobs: &mut self.jobs,
            state: &mut self.panes,
            invisibles: pass.in_displays,
            said: Said::default(),
            is_stale: self.error.is_some(),
        };
        parts::show(ui, &mut ctx, pass.ground, is_low);
    }
}

/// Shows why what is typed cannot be read, over the headings of what stands below, which moves by nothing; or beside the way back
/// to the table, as what an edit moved.
fn over<R>(ui: &Ui, corner: Pos2, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let width = ui.max_rect().right() - corner.x;
    let area = Area::new(Id::unique("what is said of the name")).order(Order::Middle).fixed_pos(corner);
    let shown = area.show(ui.ctx(), |ui| {
        let frame = Frame::popup(ui.style()).shadow(Shadow::NONE).inner_margin(Margin::symmetric(8, 2));
        frame.show(ui, |ui| {
            ui.set_max_width(width - 20.0);
            contents(ui)
        })
    });
    shown.inner.inner
}

/// Offers to compare the paragraphs of a text that has several, as one is shown at a time; whether that is wanted.
fn offers_paragraphs(ui: &mut Ui, written: &WrittenName, error: &ReadError) -> bool {
    let has_several = matches!(error.kind, ReadErrorKind::ParagraphSeparator { .. })
        && written.notation == Notation::Unicode
        && lines_of_names(&written.text).is_some();
    has_several && ui.button(message!(name_compare_paragraphs).fixed()).clicked()
}

/// The name: how it is written, and what there is to say of what was typed. Gives where it ends.
fn show_name(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) -> f32 {
    name_entry::show(ui, tab, pass);
    let way_back = names::way_back(ui, pass);
    let below = ui.min_rect().left_bottom();
    let said_at = way_back.map_or(below, |it| it.right_top() + vec2(8.0, -2.0));
    if let Some(error) = &tab.error {
        let written = tab.written();
        let lines = &mut *pass.lines;
        let mut show = |ui: &mut Ui, is_over: bool| {
            let command = unreadable::show(ui, lines, (&written, error), is_over);
            (command, offers_paragraphs(ui, &written, error))
        };
        // The start page makes room for it.
        let (command, compares) =
            if tab.report.is_some() { over(ui, said_at, |ui| show(ui, true)) } else { show(ui, false) };
        pass.commands.extend(command);
        if compares {
            names::add_lines(&mut tab.names, pass, &written.text, (written.notation, true));
        }
    } else if let Some(far_move) = &tab.far_move
        && far_move.strategy == pass.settings.preferences.field_order
    {
        let mut show = |ui: &mut Ui| far_move::show(ui, pass.lines, &mut tab.panes.highlight, far_move);
        if way_back.is_some() {
            over(ui, said_at, show);
        } else {
            show(ui);
            return ui.min_rect().bottom();
        }
    }
    below.y
}
