//! Applying the actions of a user to the text.

use bidiscope_bidi::name::text_of;

use super::action::{EditAction, EditOutcome};
use super::caret::Snap;
use super::editor::Editor;
use super::history::ChangeKind;
use super::line_layout::LineLayout;
use super::movement::CaretMotion;

impl Editor {
    /// Applies an action; what is being composed is committed before it, unless the action is the input method's. `layout` must
    /// lay out the text as the user sees it, because movements and clicks are on the screen.
    pub fn apply(&mut self, action: EditAction, layout: &mut dyn LineLayout) -> EditOutcome {
        let mut outcome = EditOutcome::default();
        let is_of_input_method = matches!(
            action,
            EditAction::SetComposition { .. }
                | EditAction::CommitComposition(_)
                | EditAction::DeleteAroundCaret { .. }
        );
        if !is_of_input_method && let Some(composition) = self.composition.take() {
            outcome = self.insert(&text_of(&composition.preedit_text), ChangeKind::Typing, layout);
        }
        outcome.add(self.apply_to_text(action, layout));
        outcome
    }

    fn apply_to_text(&mut self, action: EditAction, layout: &mut dyn LineLayout) -> EditOutcome {
        if !matches!(action, EditAction::MoveCaret { caret_motion, .. } if caret_motion.is_vertical()) {
            self.preferred_x_em = None;
        }
        if !matches!(action, EditAction::MoveCaret { caret_motion, extends_selection: true } if caret_motion.is_horizontal())
        {
            self.selection_extension_direction = None;
        }
        if !matches!(action, EditAction::PressPointer { .. } | EditAction::DragPointer { .. }) {
            self.drag_start = None;
        }
        let mut outcome = EditOutcome::default();
        match action {
            EditAction::TypeText(text) => return self.insert(&text, ChangeKind::Typing, layout),
            EditAction::PasteText(text) => return self.insert(&text, ChangeKind::Single, layout),
            EditAction::CommitComposition(text) => {
                self.composition = None;
                return self.insert(&text, ChangeKind::Typing, layout);
            }
            EditAction::DeleteText(deletion) => outcome.has_changed_text = self.delete(deletion, layout),
            EditAction::DeleteAroundCaret {
                character_count_before: before,
                character_count_after: after,
            } => {
                let caret = self.selection.caret_character_offset;
                let range = caret.saturating_sub(before)..(caret + after).min(self.text.len());
                outcome.has_changed_text = self.remove(range, ChangeKind::Single, layout);
            }
            EditAction::MoveCaret { caret_motion: motion, extends_selection: extend } => {
                self.move_caret(motion, extend, layout)
            }
            EditAction::PressPointer {
                line_index: line,
                x_from_line_left_em: x,
                selection_granularity: unit,
                extends_selection: extend,
            } => self.press(line, x, unit, extend, layout),
            EditAction::DragPointer { line_index: line, x_from_line_left_em: x } => {
                self.drag(line, x, layout)
            }
            EditAction::DropSelectedText {
                line_index: line,
                x_from_line_left_em: x,
                copies_text: copies,
            } => {
                return self.drop_selected(line, x, copies, layout);
            }
            EditAction::SetSelection(selection) => {
                self.selection = selection;
                self.caret_placement = None;
                self.settle(Snap::ToStart, layout);
                self.history.close();
            }
            EditAction::SelectAll => {
                self.move_caret(CaretMotion::TextEnd, false, layout);
                self.selection.anchor_character_offset = 0;
            }
            EditAction::TrimPastedSpaces => outcome = self.trim_pasted_spaces(layout),
            EditAction::Undo => outcome.has_changed_text = self.undo(layout),
            EditAction::Redo => outcome.has_changed_text = self.redo(layout),
            EditAction::SetComposition { preedit_text: text, characters_being_converted: active } => {
                outcome.has_changed_text = self.compose(&text, active, layout)
            }
        }
        outcome
    }
}
