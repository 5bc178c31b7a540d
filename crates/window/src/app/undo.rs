//! Undoing: a choice of the kind of input, strategy, option, row or reference is taken back as an edit of the name is, each in its turn.

use eframe::egui::{Context, Event, Id, Key, Ui};

use bidiscope_bidi::name::ReadAs;
use bidiscope_edit::{EditAction, Editor};
use bidiscope_report::view::{PaneSettings, StrategyId};
use bidiscope_words::message;

use super::super::command::{Command, Undoing};
use super::super::commands::{Availability, CommandId};
use super::super::editor::typing_in;
use super::super::inspect::InspectTab;
use super::super::settings::{ComparedNames, PaneArrangement, Session, Tab};
use super::App;

/// The most choices that can be taken back.
const MOST_KEPT: usize = 200;

/// What is chosen for the displays.
#[derive(Clone, PartialEq, Debug)]
struct Choices {
    read_as: Option<ReadAs>,
    options: PaneSettings,
    panes: PaneArrangement,
    row: StrategyId,
    compared: ComparedNames,
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
    fn are_those_of(&self, session: &Session) -> bool {
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
    now: Choices,
    /// The last change of the name a pass ago.
    last_edit: u64,
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
    fn note(&mut self, session: &Session, after_edit: u64, typing: Option<Id>) {
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
    fn is_next(&self, act: Undoing, editor: &Editor) -> bool {
        match act {
            Undoing::Undo => {
                let is_later = |it: &Step| it.after_edit == editor.last_change() || !editor.can_undo();
                self.before.last().is_some_and(is_later)
            }
            Undoing::Redo => self.taken_back.last().is_some_and(|it| it.after_edit == editor.last_change()),
        }
    }

    /// Whether the choice whose turn it is came with an edit of the name.
    fn is_with_edit(&self, act: Undoing) -> bool {
        let steps = match act {
            Undoing::Undo => &self.before,
            Undoing::Redo => &self.taken_back,
        };
        steps.last().is_some_and(|it| it.is_with_edit)
    }

    /// Takes back the last choice, or chooses again what was taken back last; `last_edit` is the last change of the name that is
    /// not undone now.
    fn turn(&mut self, act: Undoing, session: &mut Session, last_edit: u64) {
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

impl Undoing {
    const fn command(self) -> CommandId {
        match self {
            Self::Undo => CommandId::Undo,
            Self::Redo => CommandId::Redo,
        }
    }
}

/// What a key that is pressed asks for.
fn undoing(event: &Event) -> Option<Undoing> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    match key {
        Key::Z if modifiers.command && modifiers.shift => Some(Undoing::Redo),
        Key::Z if modifiers.command => Some(Undoing::Undo),
        Key::Y if modifiers.command => Some(Undoing::Redo),
        _ => None,
    }
}

impl App {
    /// Has what depends on the choices follow them where they are others than a pass ago, which can be taken back.
    pub(super) fn follow_choices(&mut self, context: &Context) {
        let last_edit = self.tabs.inspect.name_field().editor().last_change();
        if self.choices.now.are_those_of(&self.settings.session) {
            self.choices.last_edit = last_edit;
            self.choices.now.compared.is_shown = self.settings.session.compared.is_shown;
            return;
        }
        // A strategy that was just made has no row yet.
        self.settings.session.settle_panes();
        let typing = typing_in(context).filter(|it| *it != InspectTab::field_id());
        self.choices.note(&self.settings.session, last_edit, typing);
        self.choices.last_edit = last_edit;
        self.tabs.inspect.end_group();
        self.choose(context);
    }

    /// Takes back the last choice or edit of the name, or does again what was taken back.
    pub(super) fn undo(&mut self, act: Undoing, context: &Context) {
        // What was said of it is no longer so.
        self.say_nothing();
        let is_choice = self.choices.is_next(act, self.tabs.inspect.name_field().editor());
        if !is_choice || self.choices.is_with_edit(act) {
            let act = match act {
                Undoing::Undo => EditAction::Undo,
                Undoing::Redo => EditAction::Redo,
            };
            self.tabs.inspect.edit(act, &self.settings, &mut self.lines, context);
        }
        if is_choice {
            let last_edit = self.tabs.inspect.name_field().editor().last_change();
            self.choices.turn(act, &mut self.settings.session, last_edit);
            self.choose(context);
        }
    }

    /// Whether there is something to be taken back, or to be done again.
    pub(super) fn can_undo(&self, act: Undoing, context: &Context) -> Availability {
        let editor = self.tabs.inspect.name_field().editor();
        let (can_edit, why) = match act {
            Undoing::Undo => (editor.can_undo(), message!(command_nothing_to_undo)),
            Undoing::Redo => (editor.can_redo(), message!(command_nothing_to_redo)),
        };
        Availability::only_if(can_edit || self.choices.is_next(act, editor), why)
            .after(self.on_inspect(context))
    }

    /// The keys that do that in the tab Inspect. A field that has the keyboard has edits of its own; that of the name undoes its
    /// edits among what else is typed, and leaves the choices to this.
    pub(super) fn undo_keys(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let editor = self.tabs.inspect.name_field().editor();
        let is_in_name = ui.memory(|memory| memory.has_focus(InspectTab::field_id()));
        if self.settings.session.tab != Tab::Inspect || !is_in_name && typing_in(ui.ctx()).is_some() {
            return;
        }
        let is_ours =
            |act| !is_in_name || editor.composition().is_none() && self.choices.is_next(act, editor);
        ui.input_mut(|input| {
            let act = |it: &Event| undoing(it).filter(|&act| is_ours(act));
            if let Some(at) = input.events.iter().position(|it| act(it).is_some()) {
                commands.extend(act(&input.events.remove(at)).map(|it| Command::Run(it.command())));
            }
        });
    }
}
