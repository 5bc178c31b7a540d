//! A name in the table: cut, where it has no room, at the end that is read last; and whole, in its tooltip.

use std::rc::Rc;

use eframe::egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_layout::Invisibles;
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{ListColumn, ListRow, RegistrationStatus};

use super::super::lines::{Colouring, LINE_HEIGHT, Shaped, paint_moved};
use super::super::theme::{CAPTION, Palette};
use super::ListPass;
use super::cells::{CellShown, MARGIN, paint_words};

/// The size of a name in its cell, in points an em, and in the tooltip.
pub(super) const NAME: f32 = 16.0;
const IN_TOOLTIP: f32 = 24.0;
/// How wide a line of the tooltip is, in points.
const WIDTH: f32 = 420.0;
/// The room for the sign that a name goes on, and for the one that it was given as an A-label, in points.
const CUT: f32 = 14.0;
const A_LABEL: f32 = 34.0;
/// The most characters of a name that are drawn in a cell. No name in the DNS is so long.
pub(super) const MOST_DRAWN: usize = 1_000;

/// Paints the name in a display.
pub(super) fn paint(
    ui: &mut Ui,
    pass: &mut ListPass<'_>,
    cell: &CellShown<'_>,
    strategy: Strategy,
    inner: Rect,
) {
    let palette = Palette::current(ui);
    let view = cell.view;
    let is_unreadable = view.status == RegistrationStatus::Unreadable;
    if is_unreadable && cell.column != ListColumn::Name {
        return;
    }
    if let Some(words) = too_long(&view.characters) {
        paint_words(ui, &words, inner, palette.weak_text);
        return;
    }
    let is_given_otherwise = cell.column == ListColumn::Name && view.typed.is_some();
    let inner = if is_given_otherwise { paint_a_label(ui, inner) } else { inner };
    let line = line_of(pass, view, strategy);
    let colouring = if is_unreadable { Colouring::Plain(palette.weak_text) } else { Colouring::ByClass };
    paint_line(ui, pass, &line, inner, (NAME, colouring), cell.moved.iter().copied());
}

/// Paints a line into its room, from the left, so that equal ones stand under each other; one that has no room from
/// where it is read first, with a sign that it goes on. The characters that `moved` stand on a ground. `size` is in
/// points an em.
pub(super) fn paint_line(
    ui: &mut Ui,
    pass: &mut ListPass<'_>,
    line: &Shaped,
    room: Rect,
    (size, colouring): (f32, Colouring),
    moved: impl IntoIterator<Item = usize>,
) {
    let width = line.width() * size;
    let is_cut = width > room.width() + 0.5;
    let from_right = is_cut && is_read_from_right(line);
    let left = if from_right { room.right() - width } else { room.left() };
    let clip = if is_cut {
        paint_cut(ui, line, (left, from_right), (room, size))
    } else {
        // A letter may reach a little out of its room.
        room.expand2(vec2(MARGIN / 2.0, 0.0))
    };
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(clip.intersect(ui.clip_rect()));
    let height = LINE_HEIGHT * size;
    let corner = pos2(left, room.center().y - height / 2.0);
    paint_moved(&child, line, moved, Rect::from_x_y_ranges(left..=left + width, room.y_range()), size);
    pass.lines.paint(&child, line, corner, size, colouring);
}

/// What is said where a name has more characters than are drawn.
pub(super) fn too_long(characters: &[Character]) -> Option<String> {
    let count = characters.len();
    (count > MOST_DRAWN).then(|| message!(list_name_too_long, count = count).to_string())
}

/// The line of a name. What shows nothing is marked where it violates a rule, however invisible characters are drawn.
fn line_of(pass: &mut ListPass<'_>, view: &ListRow, strategy: Strategy) -> Rc<Shaped> {
    let characters = &view.characters;
    if pass.in_displays != Invisibles::Hidden {
        return pass.lines.ordered(characters, strategy);
    }
    if view.violating_invisibles.is_empty() {
        return pass.lines.ordered_with(characters, strategy, Invisibles::Hidden);
    }
    let order = DisplayConfig::from(strategy).order(characters);
    pass.lines.marking(characters, &order, Invisibles::Enlarged, |at| view.violating_invisibles.contains(&at))
}

/// Whether a name is read from the right: its first character stands in the right half of its line.
fn is_read_from_right(line: &Shaped) -> bool {
    line.extent(0).left * 2.0 > line.width()
}

/// Paints the sign that a name goes on, beside the last character that is seen of it; gives the room of those that
/// are.
fn paint_cut(ui: &Ui, line: &Shaped, (left, from_right): (f32, bool), (room, size): (Rect, f32)) -> Rect {
    let palette = Palette::current(ui);
    let edge = if from_right { room.left() + CUT } else { room.right() - CUT };
    let there = line.character_at((edge - left) / size).map(|it| line.extent(it));
    // No character is cut in two.
    let end =
        left + size * there.map_or((edge - left) / size, |it| if from_right { it.right } else { it.left });
    let (seen, x, align) = if from_right {
        (room.with_min_x(end), end - 2.0, Align2::RIGHT_CENTER)
    } else {
        (room.with_max_x(end), end + 2.0, Align2::LEFT_CENTER)
    };
    let font = FontId::proportional(size);
    ui.painter().text(pos2(x, room.center().y), align, "\u{2026}", font, palette.weak_text);
    seen
}

/// Says, at the end of the cell, that the name was given as an A-label; gives the room that is left.
fn paint_a_label(ui: &Ui, inner: Rect) -> Rect {
    let palette = Palette::current(ui);
    let center = pos2(inner.right() - A_LABEL / 2.0, inner.center().y);
    let sign = Rect::from_center_size(center, vec2(A_LABEL, 18.0));
    ui.painter().rect(sign, 4.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let font = FontId::proportional(CAPTION);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, "xn--", font, palette.weak_text);
    inner.with_max_x(sign.left() - 4.0)
}

/// The whole name in a tooltip, over as many lines as it takes.
pub(super) fn explain(ui: &mut Ui, pass: &mut ListPass<'_>, cell: &CellShown<'_>, strategy: Strategy) {
    let view = cell.view;
    ui.strong(strategy.title());
    if view.status == RegistrationStatus::Unreadable {
        ui.label(view.registration_words());
    }
    if view.characters.len() <= MOST_DRAWN {
        let line = line_of(pass, view, strategy);
        if line.width() * IN_TOOLTIP <= WIDTH {
            pass.lines.add(ui, &line, IN_TOOLTIP, Colouring::ByClass);
        } else {
            for part in line.wrap(&view.characters, WIDTH / IN_TOOLTIP) {
                let line = pass.lines.part(&view.characters, strategy, part);
                pass.lines.add(ui, &line, IN_TOOLTIP, Colouring::ByClass);
            }
        }
    }
    if let Some(typed) = view.typed.as_ref().filter(|it| it.len() <= MOST_DRAWN) {
        ui.weak(message!(list_given_as_a_label).fixed());
        // Other labels of it may be of any writing.
        let typed = characters_of(typed);
        let line = pass.lines.ordered(&typed, Strategy::UbaLtr);
        let colouring = Colouring::Plain(Palette::current(ui).text);
        for part in line.wrap(&typed, WIDTH / NAME) {
            let line = pass.lines.part(&typed, Strategy::UbaLtr, part);
            pass.lines.add(ui, &line, NAME, colouring);
        }
    }
}
