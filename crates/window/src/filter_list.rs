//! A field, and below it a list that what is typed filters: Up and Down choose a row of it, Enter takes the chosen one.

use eframe::egui::{Id, Key, Modifiers, Response, Role, ScrollArea, Ui};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::EditedTextKind;
use bidiscope_layout::InvisibleStyle;

use super::accessibility;
use super::editor::{Field, Laying, Look};
use super::focus_kept::can_have_keyboard;
use super::lines::Lines;

/// The size of the text in the field, in points an em.
const SIZE: f32 = 18.0;

/// The field, and which row is chosen.
pub(super) struct FilterList {
    /// What the field is called.
    label: &'static str,
    /// Whether the field is to have the keyboard in the next pass.
    wants_focus: bool,
    field: Field,
    /// The place of the row that Enter takes.
    chosen: usize,
    /// Whether the chosen row is to be scrolled to.
    scrolls: bool,
    is_entered: bool,
}

impl FilterList {
    /// With nothing typed; the field gets the keyboard.
    pub(super) fn new(label: &'static str) -> Self {
        let field = Field::new(EditedTextKind::DomainName, "", Notation::Unicode);
        Self { label, wants_focus: true, field, chosen: 0, scrolls: false, is_entered: false }
    }

    /// What is typed.
    pub(super) fn text(&self) -> String {
        self.field.editor().text()
    }

    /// Shows the field above a list of so many rows; whether something else is typed in it than before.
    pub(super) fn show_field(&mut self, ui: &mut Ui, lines: &mut Lines, rows: usize) -> bool {
        let id = self.field_id();
        // What is typed from now on is for nobody else.
        if self.wants_focus {
            self.wants_focus = !can_have_keyboard(ui);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        self.is_entered = false;
        if ui.memory(|memory| memory.has_focus(id)) {
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let before = self.chosen;
            if pressed(Key::ArrowDown) {
                self.chosen = (self.chosen + 1).min(rows.saturating_sub(1));
            }
            if pressed(Key::ArrowUp) {
                self.chosen = self.chosen.saturating_sub(1);
            }
            self.scrolls |= self.chosen != before;
            self.is_entered = pressed(Key::Enter);
        }
        let look = Look::of_line(ui, id, (self.label, ""), SIZE);
        let mut laying = Laying::new(lines, Strategy::UbaAuto, InvisibleStyle::Boxed);
        let is_changed = self.field.show(ui, &mut laying, &look).changed;
        if is_changed {
            (self.chosen, self.scrolls) = (0, true);
        }
        is_changed
    }

    /// Shows the rows, which are at most so high, in points; gives the place of the one that was taken. `row` draws one: its
    /// response and its name, given its place and whether it is chosen.
    pub(super) fn show_rows(
        &mut self,
        ui: &mut Ui,
        count: usize,
        height: f32,
        mut row: impl FnMut(&mut Ui, usize, bool) -> (Response, String),
    ) -> Option<usize> {
        let mut taken = Some(self.chosen).filter(|&it| self.is_entered && it < count);
        let field = self.field_id();
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for place in 0..count {
                let is_chosen = place == self.chosen;
                let (response, name) = row(ui, place, is_chosen);
                accessibility::chosen(&response, Role::ListBoxOption, is_chosen, || &name);
                accessibility::place(&response, place, count);
                if is_chosen {
                    accessibility::active(ui, field, &response);
                    if std::mem::take(&mut self.scrolls) {
                        response.scroll_to_me(None);
                    }
                }
                if response.clicked() {
                    taken = Some(place);
                }
            }
        });
        taken
    }

    fn field_id(&self) -> Id {
        Id::unique(("filter of a list", self.label))
    }
}
