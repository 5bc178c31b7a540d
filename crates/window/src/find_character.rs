//! Finding a character by its name or code point, and inserting it.

use eframe::egui::{
    Align2, FontId, Id, Key, Modifiers, Rect, Role, ScrollArea, Sense, Ui, Window, pos2, vec2,
};

use bidiscope_bidi::name::{Character, Notation, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Invisibles;
use bidiscope_present::edit::{TextKind, find_characters};

use super::accessibility;
use super::editor::{Field, Laying, Look};
use super::lines::{LINE_HEIGHT, Lines};
use super::theme::Palette;

/// The size of a found character, in points an em.
const FOUND: f32 = 20.0;
/// The width of the popup and the height of its list, in points, where there is room.
const WIDTH: f32 = 460.0;
const HEIGHT: f32 = 320.0;
/// The room between the field and the popup, and below the list, in points.
const GAP: f32 = 6.0;
const BELOW_LIST: f32 = 12.0;
/// The lowest popup, in points: in a window with less room below the field it stands higher.
const LOWEST: f32 = 160.0;

/// The popup, and what was found in it.
pub(super) struct Finder {
    is_open: bool,
    /// Whether the field is to have the keyboard in the next pass.
    wants_focus: bool,
    field: Field,
    found: Vec<char>,
    /// The place in `found` of the character that Enter inserts.
    chosen: usize,
}

impl Finder {
    /// A closed popup.
    pub(super) fn new() -> Self {
        Self {
            is_open: false,
            wants_focus: false,
            field: Field::new(TextKind::Name, "", Notation::Unicode),
            found: Vec::new(),
            chosen: 0,
        }
    }

    /// Opens it, with nothing asked yet.
    pub(super) fn open(&mut self) {
        *self = Self { is_open: true, wants_focus: true, ..Self::new() };
    }
}

/// What became of the popup in a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FoundCharacter {
    /// A character was chosen.
    Chosen(char),
    /// It was closed without one.
    Nothing,
}

/// Shows the popup while it is open, below the field for which a character is looked for; gives what became of it
/// when it closes.
pub(super) fn show(ui: &Ui, finder: &mut Finder, lines: &mut Lines, field: Rect) -> Option<FoundCharacter> {
    if !finder.is_open {
        return None;
    }
    let mut is_open = true;
    let mut chosen = None;
    let mut below = ui.ctx().content_rect();
    below.min.y = (field.bottom() + GAP).min(below.max.y - LOWEST);
    let window = Window::new("Find a character").open(&mut is_open).collapsible(false).resizable(false);
    let window = window.fixed_pos(pos2(field.left(), below.top())).constrain_to(below);
    window.default_width(WIDTH.min(below.width() - 2.0 * GAP)).show(ui.ctx(), |ui| {
        chosen = contents(ui, finder, lines, below.bottom());
    });
    finder.is_open = is_open && chosen.is_none() && !ui.input(|input| input.key_pressed(Key::Escape));
    if finder.is_open { None } else { Some(chosen.map_or(FoundCharacter::Nothing, FoundCharacter::Chosen)) }
}

/// What stands in the popup, which ends above `bottom`.
fn contents(ui: &mut Ui, finder: &mut Finder, lines: &mut Lines, bottom: f32) -> Option<char> {
    ui.weak("A name, a code point or an abbreviation: alef, 05D0, ZWNJ");
    let id = Id::unique("character search field");
    // In the first pass the window only measures itself, and nothing in it can have the keyboard; but what is typed
    // from now on is for nobody else.
    if finder.wants_focus {
        finder.wants_focus = !ui.is_visible() || ui.is_sizing_pass();
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let mut chosen = None;
    if ui.memory(|memory| memory.has_focus(id)) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowDown) {
            finder.chosen = (finder.chosen + 1).min(finder.found.len().saturating_sub(1));
        }
        if pressed(Key::ArrowUp) {
            finder.chosen = finder.chosen.saturating_sub(1);
        }
        if pressed(Key::Enter) {
            chosen = finder.found.get(finder.chosen).copied();
        }
    }
    let look = Look::of_line(ui, id, ("Find a character", ""), 18.0);
    let mut laying = Laying::new(lines, Strategy::UbaAuto, Invisibles::Boxed);
    if finder.field.show(ui, &mut laying, &look).changed {
        finder.found = find_characters(&finder.field.editor().text());
        finder.chosen = 0;
    }
    if finder.found.is_empty() && !finder.field.editor().characters().is_empty() {
        ui.weak("No character is called so.");
    }
    let room = bottom - ui.cursor().top() - BELOW_LIST;
    ScrollArea::vertical()
        .max_height(room.clamp(LINE_HEIGHT * FOUND, HEIGHT))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (place, &scalar) in finder.found.iter().enumerate() {
                if row(ui, lines, scalar, place == finder.chosen) {
                    chosen = Some(scalar);
                }
            }
        });
    chosen
}

/// A found character: itself, its code point, its name. Gives whether it was clicked.
fn row(ui: &mut Ui, lines: &mut Lines, scalar: char, is_chosen: bool) -> bool {
    let height = LINE_HEIGHT * FOUND;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let description = format!("{} {}", code_point(scalar), character_name(scalar));
    accessibility::chosen(&response, Role::ListBoxOption, is_chosen, || &description);
    let palette = Palette::current(ui);
    if is_chosen || response.hovered() || response.has_focus() {
        let fill = if is_chosen { palette.selection } else { palette.cell };
        ui.painter().rect_filled(rect, 3.0, fill);
    }
    let line = lines.character(Character::new(scalar));
    let room = 56.0;
    lines.paint_in_cell(ui, &line, rect.with_max_x(rect.left() + room), FOUND);
    let at = pos2(rect.left() + room + 6.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, description, FontId::proportional(13.0), palette.text);
    response.clicked()
}
