//! The keyboard goes back to where it was when what has it goes away: a menu, a question, a row that is there no more.
//!
//! egui forgets the keyboard together with the widget that had it, and the next Tab then begins at the top of the window.
//! Who leaves a field with Escape, or clicks beside it, has let go of it: the field is still there, and nothing is done.

use eframe::egui::{Context, Event, Id, Plugin, Ui};

/// How many widgets are remembered.
const REMEMBERED: usize = 16;
/// For how many passes after it was lost the keyboard is given back: what closes is drawn once more, and a question is in
/// front of the window for a pass after it was answered.
const PASSES: u64 = 4;

/// Remembers who had the keyboard, and gives it back.
#[derive(Default)]
pub(super) struct FocusKept {
    /// Who had it lately, the last one at the end.
    had: Vec<Id>,
    /// The pass from which on nobody is looked for, while nobody has it.
    until: Option<u64>,
    /// Who gets it in the next pass.
    next: Option<Id>,
}

/// Takes the keyboard from whoever has it, for good: nobody gets it back.
pub(super) fn let_go(context: &Context) {
    context.memory_mut(|memory| memory.focused().inspect(|&it| memory.surrender_focus(it)));
    let pass = context.cumulative_pass_nr();
    context.with_plugin(|kept: &mut FocusKept| kept.until = Some(pass));
}

/// Whether something here can have the keyboard in this pass. In its first pass what opens only measures itself, and a dialog
/// is not in front of an earlier one yet.
pub(super) fn can_have_keyboard(ui: &Ui) -> bool {
    let is_there = ui.is_visible() && !ui.is_sizing_pass();
    let can = is_there && ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if !can {
        ui.ctx().request_repaint();
    }
    can
}

impl FocusKept {
    fn remember(&mut self, context: &Context, id: Id) {
        self.until = None;
        if self.had.last() == Some(&id) {
            return;
        }
        // Of characters among which the arrow keys move, the last alone can have it again.
        self.had.retain(|&it| it != id && !is_no_stop(context, it));
        if self.had.len() == REMEMBERED {
            self.had.remove(0);
        }
        self.had.push(id);
    }

    /// Looks for whom to give it, now that nobody has it.
    fn look(&mut self, context: &Context, last: Id) {
        let pass = context.cumulative_pass_nr();
        let is_click = |event: &Event| matches!(event, Event::PointerButton { .. });
        let is_click = context.input(|input| input.events.iter().any(is_click));
        let until = *self.until.get_or_insert(if is_click { pass } else { pass + PASSES });
        if pass >= until {
            return;
        }
        if !can_have_it(context, last) {
            self.next = self.had.iter().rev().copied().find(|&it| can_have_it(context, it));
        }
        context.request_repaint();
    }
}

impl Plugin for FocusKept {
    fn debug_name(&self) -> &'static str {
        "focus kept"
    }

    /// Here, so that whoever gets it knows that it has come, and the Tab key goes on from there.
    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let Some(next) = self.next.take() else { return };
        ui.memory_mut(|memory| {
            if memory.focused().is_none() {
                memory.request_focus(next);
            }
        });
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let context = ui.ctx();
        match (context.memory(|memory| memory.focused()), self.had.last()) {
            (Some(id), _) if can_have_it(context, id) => self.remember(context, id),
            // Who has asked for it comes in the next pass.
            (Some(id), last) if last != Some(&id) => {}
            (_, Some(&last)) => self.look(context, last),
            (_, None) => {}
        }
    }
}

/// Whether a widget is there in this pass, and none that the Tab key comes to.
fn is_no_stop(context: &Context, id: Id) -> bool {
    context.viewport(|it| it.this_pass.widgets.get(id).is_some_and(|it| !it.sense.is_focusable()))
}

/// Whether a widget is there in this pass and can have the keyboard.
fn can_have_it(context: &Context, id: Id) -> bool {
    let widget = context.viewport(|it| it.this_pass.widgets.get(id).copied());
    widget.is_some_and(|it| {
        let is_usable = it.enabled && it.visible && it.sense.is_focusable();
        is_usable && context.memory(|memory| memory.allows_interaction(it.layer_id))
    })
}
