//! The choices of before, and those that were taken back.

use eframe::egui::Id;

use bidiscope_bidi::name::InputType;
use bidiscope_edit::Editor;
use bidiscope_report::view::{DisplayPaneSettings, StrategyId};

use super::super::command::Undoing;
use super::super::settings::{ComparedNames, PaneArrangement, Session};

/// The most choices that can be taken back.
const MOST_KEPT: usize = 200;

/// What is chosen for the displays.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Choices {
    read_as: Option<InputType>,
    options: DisplayPaneSettings,
    panes: PaneArrangement,
    row: StrategyId,
    pub(super) compared: ComparedNames,
}

impl Choices {
    fn of(session: &Session) -> Self {
        let Session { read_as, choices, panes, trace, compared, .. } = session;
        Self {
            read_as: *read_as,
            options: choices.clone(),
            panes: panes.clone(),
            row: trace.strategy,
            compared: compared.clone(),
        }
    }

    /// Puts them where they are read. What is merely looked at, as the tab of the details, stays; other names that are compared
    /// are seen where they were when they were there: those that were pasted into the name field opened the table.
    fn restore(self, session: &mut Session) {
        if self.compared.names != session.compared.names {
            session.compared.is_shown = self.compared.is_shown;
        }
        session.read_as = self.read_as;
        session.choices = self.options;
        session.panes = self.panes.looking_as(&session.panes);
        session.trace.strategy = self.row;
        session.compared.names = self.compared.names;
        session.compared.hidden = self.compared.hidden;
        session.settle_panes();
    }

    /// Whether nothing that can be taken back is another.
    pub(super) fn are_those_of(&self, session: &Session) -> bool {
        self.read_as == session.read_as
            && self.options == session.choices
            && self.row == session.trace.strategy
            && self.compared.names == session.compared.names
            && self.compared.hidden == session.compared.hidden
            && self.panes.clone().looking_as(&session.panes) == session.panes
    }
}

/// The choices of before, and those that were taken back.
pub(super) struct ChoiceHistory {
    pub(super) now: Choices,
    /// The last change of the name a pass ago.
    pub(super) last_edit: u64,
    before: Vec<Step>,
    taken_back: Vec<Step>,
}

/// Choices, and the last change of the name when others took their place.
struct Step {
    choices: Choices,
    after_edit: u64,
    /// Whether that change came with them in one pass, as where lines are pasted: then it is undone with them.
    is_with_edit: bool,
    /// The field in which they were typed.
    typing: Option<Id>,
}

impl ChoiceHistory {
    /// Nothing was chosen yet.
    pub(super) fn new(session: &Session) -> Self {
        Self { now: Choices::of(session), last_edit: 0, before: Vec::new(), taken_back: Vec::new() }
    }

    /// Takes down what is chosen now, after this edit of the name. What is typed into one field, as the name of a strategy, is
    /// one choice.
    pub(super) fn note(&mut self, session: &Session, after_edit: u64, typing: Option<Id>) {
        let choices = std::mem::replace(&mut self.now, Choices::of(session));
        let goes_on = |it: &Step| typing.is_some() && it.typing == typing && it.after_edit == after_edit;
        if !self.before.last().is_some_and(goes_on) {
            let is_with_edit = after_edit > self.last_edit;
            self.before.push(Step { choices, after_edit, is_with_edit, typing });
            self.before.drain(..self.before.len().saturating_sub(MOST_KEPT));
        }
        self.taken_back.clear();
    }

    /// Whether it is the turn of a choice, and not of an edit: it was made after the last edit that is not undone. Where no edit
    /// is left to be undone, the choices go on.
    pub(super) fn is_next(&self, act: Undoing, editor: &Editor) -> bool {
        match act {
            Undoing::Undo => {
                let is_later = |it: &Step| it.after_edit == editor.last_change_number() || !editor.can_undo();
                self.before.last().is_some_and(is_later)
            }
            Undoing::Redo => {
                self.taken_back.last().is_some_and(|it| it.after_edit == editor.last_change_number())
            }
        }
    }

    /// Whether the choice whose turn it is came with an edit of the name.
    pub(super) fn is_with_edit(&self, act: Undoing) -> bool {
        let steps = match act {
            Undoing::Undo => &self.before,
            Undoing::Redo => &self.taken_back,
        };
        steps.last().is_some_and(|it| it.is_with_edit)
    }

    /// Takes back the last choice, or chooses again what was taken back last; `last_edit` is the last change of the name that is
    /// not undone now.
    pub(super) fn turn(&mut self, act: Undoing, session: &mut Session, last_edit: u64) {
        let (from, to) = match act {
            Undoing::Undo => (&mut self.before, &mut self.taken_back),
            Undoing::Redo => (&mut self.taken_back, &mut self.before),
        };
        let Some(step) = from.pop() else { return };
        let after_edit = if step.is_with_edit { last_edit } else { step.after_edit };
        let choices = std::mem::replace(&mut self.now, step.choices);
        to.push(Step { choices, after_edit, typing: None, ..step });
        self.now.clone().restore(session);
    }
}
