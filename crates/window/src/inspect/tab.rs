//! The tab's state: the name, and what is known of it.

use eframe::egui::{Context, Id};

use bidiscope_bidi::name::{InputType, Notation, ReadError};
use bidiscope_edit::EditedTextKind;
use bidiscope_report::InputReport;
use bidiscope_report::view::DistantMoveByEdit;
use bidiscope_session::WrittenName;

use super::super::editor::Field;
use super::super::find_character::Finder;
use super::super::panes::{Jobs, PaneState};
use super::super::pass::Pass;
use super::super::present::{Presented, PresentedName};
use super::super::ruleset_file::RulesetState;
use super::super::settings::{DetailTab, PaneId, Session, Settings};
use super::keyboard::Keyboard;
use super::names::NamesState;
use super::note_entry::NoteEntry;
use super::said_of_invisible::SaidOfInvisible;
use super::without_marks::WithoutMarks;
use super::zone_state::ZoneEntry;

/// A pass of the tab. What it remembers stands among the settings of the whole window.
pub(super) type InspectPass<'a> = Pass<'a, &'a Settings>;

/// The tab's state.
pub(crate) struct InspectTab {
    /// The last name that could be read.
    pub(super) report: Option<InputReport>,
    /// When the field was read last.
    pub(super) read_at: f64,
    /// Why what stands in the field now cannot be read.
    pub(super) error: Option<ReadError>,
    /// As what it was read; `None` as what it is most likely meant.
    pub(super) read_as: Option<InputType>,
    /// What the last edit moved far from it.
    pub(super) far_move: Option<DistantMoveByEdit>,
    pub(super) name_field: Field,
    /// What was said of invisible characters that were inserted into the field.
    pub(super) said_of_invisible: Option<SaidOfInvisible>,
    pub(super) zone_entry: ZoneEntry,
    /// What is known of the ruleset of the zone.
    pub(super) ruleset: RulesetState,
    pub(super) note: NoteEntry,
    pub(super) names: NamesState,
    pub(super) without_marks: WithoutMarks,
    pub(super) finder: Finder,
    pub(super) keyboard: Keyboard,
    /// The character at the caret, while it is what lights up.
    pub(super) lit_at_caret: Option<usize>,
    pub(super) jobs: Jobs,
    pub(super) panes: PaneState,
}

impl InspectTab {
    /// Whether what stands in the field can be read.
    pub(crate) const fn is_read(&self) -> bool {
        self.report.is_some() && self.error.is_none()
    }

    /// The tab on the name that is remembered.
    pub(crate) fn on_name(settings: &Settings, context: &Context) -> Self {
        let mut tab = Self {
            report: None,
            read_at: 0.0,
            error: None,
            read_as: settings.session.read_as,
            far_move: None,
            name_field: Field::new(
                EditedTextKind::DomainName,
                &settings.session.input,
                settings.session.notation,
            ),
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
    pub(crate) const fn name_field(&self) -> &Field {
        &self.name_field
    }

    /// The last name that could be read.
    pub(crate) const fn report(&self) -> Option<&InputReport> {
        self.report.as_ref()
    }

    /// Looks at a step of the trace, by its number, and at a character, from the next pass on.
    pub(crate) fn look_at(&mut self, step: Option<usize>, character: Option<usize>) {
        if let Some(step) = step.and_then(|it| it.checked_sub(1)) {
            self.panes.tracer.look_at_next(step);
        }
        if let Some(character) = character {
            self.panes.highlight.explain(character);
        }
    }

    /// The numbers, from 1, of the step and of the character that are looked at, as far as the details tell of them.
    pub(crate) fn looked_at(&self, settings: &Settings) -> (Option<usize>, Option<usize>) {
        let panes = &settings.session.panes;
        let is_readable = self.report.is_some() && self.error.is_none();
        let is_seen = is_readable && panes.is_shown(PaneId::Details);
        let step = self.panes.tracer.step() + 1;
        let step = Some(step).filter(|_| is_seen && panes.detail == DetailTab::Steps);
        let count = self.report.as_ref().map_or(0, |it| it.character_cells.len());
        let character = self.panes.highlight.explained().filter(|it| is_seen && *it < count);
        (step, character.map(|it| it + 1))
    }

    /// What stands in the field: a name, an address or text; where it cannot be read, what it is to be read as, or else what the
    /// last one was that could be read.
    pub(crate) fn kind(&self) -> InputType {
        let of_report = self.report.as_ref().map(|it| it.input.input_type());
        let wanted = self.read_as.filter(|_| self.error.is_some() || self.report.is_none());
        wanted.or(of_report).unwrap_or(InputType::Name)
    }

    /// What stands in the field for the name: this is where the name is. What is remembered of it follows.
    pub(crate) fn written(&self) -> WrittenName {
        let editor = self.name_field.editor();
        WrittenName { text: editor.text(), notation: editor.notation(), read_as: self.read_as }
    }

    /// The characters of the name in the field; what stands there, if it cannot be read.
    pub(crate) fn characters(&self) -> String {
        match self.report.as_ref().filter(|_| self.error.is_none()) {
            Some(report) => report.input.decoded_text(),
            None => self.name_field.editor().text(),
        }
    }

    /// How the name is written.
    pub(crate) const fn notation(&self) -> Notation {
        self.name_field.editor().notation()
    }

    /// The identity of the name field.
    pub(crate) fn field_id() -> Id {
        field_id()
    }

    /// Ends a group of edits of the name: the next one is undone by itself.
    pub(crate) const fn end_group(&mut self) {
        self.name_field.end_group();
    }

    /// Has the session remember what stands in the fields, and that the name was looked at.
    pub(crate) fn keep(&self, context: &Context, session: &mut Session) {
        let editor = self.name_field.editor();
        if session.notation != editor.notation() || !editor.text_equals(&session.input) {
            (session.input, session.notation) = (editor.text(), editor.notation());
        }
        session.zone = self.zone_entry.written();
        let is_typed = context.memory(|memory| memory.has_focus(field_id()));
        session.names.make_current(&session.input, session.notation, session.read_as, is_typed);
    }

    /// Looks for a character to insert into the name.
    pub(crate) fn find_character(&mut self) {
        self.finder.open();
    }

    /// What can be presented: the selected display.
    pub(crate) fn presented<'a>(&'a self, settings: &'a Settings) -> Option<Presented<'a>> {
        let report = self.report.as_ref()?;
        let view = report
            .strategy(settings.session.trace.strategy.or_default_for_input_type(report.input.input_type()))?;
        Some(Box::new(move || PresentedName::of(report, self.notation(), view.display_config.clone())))
    }

    /// Gives the name field the keyboard.
    pub(crate) fn focus(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(field_id()));
    }
}

/// The identity of the name field, for Ctrl+L.
pub(super) fn field_id() -> Id {
    Id::unique("name field")
}
