//! Finding a character by its name or code point, and inserting it.

use eframe::egui::{Align2, FontId, Key, Modifiers, Rect, Response, Sense, Ui, Window, pos2, vec2};

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_edit::search_unicode_characters;
use bidiscope_words::message;

use super::filter_list::FilterList;
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
#[derive(Default)]
pub(super) struct Finder {
    /// The field and its list; nothing while it is closed.
    open: Option<FilterList>,
    found: Vec<char>,
}

impl Finder {
    /// Opens it, with nothing asked yet.
    pub(super) fn open(&mut self) {
        let list = FilterList::new(message!(find_character_title).static_text());
        *self = Self { open: Some(list), found: Vec::new() };
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
    let Finder { open, found } = finder;
    let list = open.as_mut()?;
    let mut is_open = true;
    let mut chosen = None;
    let mut below = ui.ctx().content_rect();
    below.min.y = (field.bottom() + GAP).min(below.max.y - LOWEST);
    let title = message!(find_character_title).static_text();
    let window = Window::new(title).open(&mut is_open).collapsible(false).resizable(false);
    let window = window.fixed_pos(pos2(field.left(), below.top())).constrain_to(below);
    window.default_width(WIDTH.min(below.width() - 2.0 * GAP)).show(ui.ctx(), |ui| {
        chosen = contents(ui, list, found, lines, below.bottom());
    });
    if is_open && chosen.is_none() && !ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        return None;
    }
    finder.open = None;
    Some(chosen.map_or(FoundCharacter::Nothing, FoundCharacter::Chosen))
}

/// What stands in the popup, which ends above `bottom`.
fn contents(
    ui: &mut Ui,
    list: &mut FilterList,
    found: &mut Vec<char>,
    lines: &mut Lines,
    bottom: f32,
) -> Option<char> {
    ui.weak(message!(find_character_about).static_text());
    if list.show_field(ui, lines, found.len()) {
        *found = search_unicode_characters(&list.text());
    }
    if found.is_empty() && !list.text().is_empty() {
        ui.weak(message!(find_character_none).static_text());
    }
    let room = (bottom - ui.cursor().top() - BELOW_LIST).clamp(LINE_HEIGHT * FOUND, HEIGHT);
    let taken =
        list.show_rows(ui, found.len(), room, |ui, place, is_chosen| row(ui, lines, found[place], is_chosen));
    taken.map(|it| found[it])
}

/// A found character: itself, its code point, its name.
fn row(ui: &mut Ui, lines: &mut Lines, scalar: char, is_chosen: bool) -> (Response, String) {
    let height = LINE_HEIGHT * FOUND;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let description = format!("{} {}", code_point(scalar), character_name(scalar));
    let palette = Palette::current(ui);
    if is_chosen || response.hovered() || response.has_focus() {
        let fill = if is_chosen { palette.selected_text } else { palette.cell };
        ui.painter().rect_filled(rect, 3.0, fill);
    }
    let line = lines.character(Character::new(scalar));
    let room = 56.0;
    lines.paint_in_cell(ui, &line, rect.with_max_x(rect.left() + room), FOUND);
    let at = pos2(rect.left() + room + 6.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, &description, FontId::proportional(13.0), palette.text);
    (response, description)
}
