//! A cell that stands for one character: pointing at it, or moving the keyboard focus over it, lights
//! the character up everywhere; a click explains it in the trace pane.

use std::cell::LazyCell;

use eframe::egui::{self, Context, Id, Key, Modifiers, Rect, Response, Role, Ui, vec2};

use bidiscope_export::marks::{explained_character_rectangle, highlight_rectangle as highlight_mark};
use bidiscope_report::view::{CellDescription, CharacterCellView, class_entry};
use bidiscope_words::message;

use super::accessibility;
use super::glossary_note;
use super::highlight::Highlight;
use super::marks;
use super::settings::PaneId;
use super::theme::Palette;
use super::widgets::Roving;

/// How far a character that is scrolled to stays from the end of what is seen, in points: beyond the sign of a cut.
const SCROLL_MARGIN: f32 = 48.0;

/// The characters of a pane in the order in which they stand there, left to right: what the arrow keys
/// move over.
pub(super) struct CharacterRow<'a> {
    /// The pane.
    pub(super) pane: PaneId,
    /// The logical positions, in the pane's order.
    pub(super) logical: &'a [usize],
}

/// Makes a rectangle the cell of the character that stands at `place` of the row: it can be pointed
/// at, clicked and focused, and a screen reader says what `text` has. What is seen of it is the caller's,
/// within `painted`.
pub(super) fn show(
    ui: &Ui,
    highlight: &mut Highlight,
    row: &CharacterRow<'_>,
    place: usize,
    cell: &CharacterCellView,
    text: impl FnOnce() -> CellDescription,
    (rect, painted): (Rect, Rect),
) {
    let logical = row.logical[place];
    let id = cell_id(row.pane, logical);
    // Only one cell is in the Tab order; the arrow keys move on from there.
    let is_stop = highlight.is_tab_stop(row.pane, logical) || ui.memory(|memory| memory.has_focus(id));
    let response = ui.interact(rect, id, Roving::sense(is_stop));
    let is_highlighted = highlight.is_highlighted(logical);
    // Put together once, and only where somebody asks.
    let text = LazyCell::new(text);
    accessibility::chosen(&response, Role::ListBoxOption, is_highlighted, || text.name.clone());
    accessibility::more(&response, || text.details.clone());
    if response.clicked() {
        highlight.enter(row.pane, logical);
        highlight.explain(logical);
        response.request_focus();
    }
    move_with_keys(ui, highlight, row, place, &response);
    if response.gained_focus() && !ui.clip_rect().contains_rect(rect) {
        ui.scroll_to_rect(rect.expand2(vec2(SCROLL_MARGIN, 0.0)), None);
    }
    if response.hovered() {
        highlight.highlight(logical);
    }
    if response.has_focus() {
        highlight.focus(row.pane, logical);
    }
    if ui.clip_rect().contains(painted.center()) {
        highlight.see(row.pane, logical, painted);
    }
    response.on_hover_ui(|ui| explain(ui, cell));
}

/// Paints the ground of the cell of a character that is lit up or explained.
pub(super) fn paint_ground(ui: &Ui, highlight: &Highlight, logical: usize, rect: Rect) {
    if highlight.is_highlighted(logical) {
        marks::paint(ui, &[highlight_mark(marks::edges_of(rect))]);
    }
    if highlight.explained() == Some(logical) {
        marks::paint(ui, &[explained_character_rectangle(marks::edges_of(rect))]);
    }
}

/// Takes the keyboard to the display that is selected, or away from it: whether it is there now. Nothing is done where no
/// display is shown.
pub(super) fn toggle_keyboard(context: &Context, highlight: &Highlight) -> bool {
    let Some((pane, logical)) = highlight.display_stop() else { return false };
    let id = cell_id(pane, logical);
    context.memory_mut(|memory| {
        let had_it = memory.has_focus(id);
        if !had_it {
            memory.request_focus(id);
        }
        !had_it
    })
}

/// The identity of the cell of a character in a pane.
fn cell_id(pane: PaneId, logical: usize) -> Id {
    Id::unique(("character cell", pane, logical))
}

/// Left and Right go to the characters beside it, Up and Down to the same one in another display, wherever it stands there.
fn move_with_keys(
    ui: &Ui,
    highlight: &mut Highlight,
    row: &CharacterRow<'_>,
    place: usize,
    response: &Response,
) {
    let characters = Roving::row(Id::unique(("characters", row.pane)), row.logical.len());
    let beside = characters.moved(ui, response, place);
    if !response.has_focus() {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (pane, logical) = if let Some(beside) = beside {
        (Some(row.pane), row.logical[beside])
    } else if pressed(Key::ArrowDown) {
        (highlight.adjacent_display(row.pane, true), row.logical[place])
    } else if pressed(Key::ArrowUp) {
        (highlight.adjacent_display(row.pane, false), row.logical[place])
    } else {
        return;
    };
    let Some(pane) = pane else { return };
    if pane == row.pane {
        highlight.enter(pane, logical);
    } else {
        highlight.make_tab_stop(pane, logical);
    }
    ui.memory_mut(|memory| memory.request_focus(cell_id(pane, logical)));
}

fn explain(ui: &mut Ui, cell: &CharacterCellView) {
    ui.set_max_width(320.0);
    ui.label(egui::RichText::new(format!("{} {}", cell.code_point_text, cell.unicode_name)).strong());
    ui.label(format!("{} \u{2013} {}", cell.bidi_class, cell.bidi_class.long_name()));
    glossary_note::show(ui, class_entry(cell.bidi_class));
    ui.weak(cell.logical_position_and_label_text());
    if cell.violates_idna_or_dns_rule {
        ui.colored_label(Palette::current(ui).violated, message!(cell_violation_explained).static_text());
    }
    ui.weak(message!(cell_click).static_text());
}
