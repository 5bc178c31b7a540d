//! Applying the actions of a user to the text.

use bidiscope_bidi::name::text_of;

use super::action::{EditAction, EditOutcome};
use super::caret::Snap;
use super::editor::Editor;
use super::history::ChangeKind;
use super::line_layout::LineLayout;
use super::movement::Motion;

impl Editor {
    /// Applies an action; what is being composed is committed before it, unless the action is the input method's. `layout` must
    /// lay out the text as the user sees it, because movements and clicks are on the screen.
    pub fn apply(&mut self, action: EditAction, layout: &mut dyn LineLayout) -> EditOutcome {
        let mut outcome = EditOutcome::default();
        let is_of_input_method = matches!(
            action,
            EditAction::Compose { .. } | EditAction::Commit(_) | EditAction::DeleteAround { .. }
        );
        if !is_of_input_method && let Some(composition) = self.composition.take() {
            outcome = self.insert(&text_of(&composition.text), ChangeKind::Typing, layout);
        }
        outcome.add(self.apply_to_text(action, layout));
        outcome
    }

    fn apply_to_text(&mut self, action: EditAction, layout: &mut dyn LineLayout) -> EditOutcome {
        if !matches!(action, EditAction::Move { motion, .. } if motion.is_vertical()) {
            self.preferred_x = None;
        }
        if !matches!(action, EditAction::Move { motion, extends_selection: true } if motion.is_horizontal()) {
            self.extends = None;
        }
        if !matches!(action, EditAction::Press { .. } | EditAction::Drag { .. }) {
            self.drag_start = None;
        }
        let mut outcome = EditOutcome::default();
        match action {
            EditAction::Type(text) => return self.insert(&text, ChangeKind::Typing, layout),
            EditAction::Paste(text) => return self.insert(&text, ChangeKind::Single, layout),
            EditAction::Commit(text) => {
                self.composition = None;
                return self.insert(&text, ChangeKind::Typing, layout);
            }
            EditAction::Delete(deletion) => outcome.has_changed_text = self.delete(deletion, layout),
            EditAction::DeleteAround { characters_before: before, characters_after: after } => {
                let caret = self.selection.caret;
                let range = caret.saturating_sub(before)..(caret + after).min(self.text.len());
                outcome.has_changed_text = self.remove(range, ChangeKind::Single, layout);
            }
            EditAction::Move { motion, extends_selection: extend } => self.move_caret(motion, extend, layout),
            EditAction::Press { line, x_em: x, unit, extends_selection: extend } => {
                self.press(line, x, unit, extend, layout)
            }
            EditAction::Drag { line, x_em: x } => self.drag(line, x, layout),
            EditAction::Drop { line, x_em: x, copies_text: copies } => {
                return self.drop_selected(line, x, copies, layout);
            }
            EditAction::Select(selection) => {
                self.selection = selection;
                self.placement = None;
                self.settle(Snap::ToStart, layout);
                self.history.close();
            }
            EditAction::SelectAll => {
                self.move_caret(Motion::TextEnd, false, layout);
                self.selection.anchor = 0;
            }
            EditAction::TrimPastedSpaces => outcome = self.trim_pasted_spaces(layout),
            EditAction::Undo => outcome.has_changed_text = self.undo(layout),
            EditAction::Redo => outcome.has_changed_text = self.redo(layout),
            EditAction::Compose { text, active_characters: active } => {
                outcome.has_changed_text = self.compose(&text, active, layout)
            }
        }
        outcome
    }
}
