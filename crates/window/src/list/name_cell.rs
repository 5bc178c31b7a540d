//! A name in the table: cut, where it has no room, at the end that is read last; and whole, in its tooltip.

use std::rc::Rc;

use eframe::egui::{Align, Align2, FontId, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_layout::Invisibles;
use bidiscope_list::scan::Column;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{ListRow, RegistrationStatus};

use super::super::lines::{Colouring, LINE_HEIGHT, Shaped};
use super::super::theme::Palette;
use super::ListPass;
use super::cells::{CellShown, MARGIN, paint_words};

/// The size of a name in its cell, in points an em, and in the tooltip.
const NAME: f32 = 15.0;
const TOLD: f32 = 22.0;
/// How wide a line of the tooltip is, in points.
const WIDTH: f32 = 420.0;
/// The room for the sign that a name goes on, and for the one that it was given as an A-label, in points.
const CUT: f32 = 14.0;
const A_LABEL: f32 = 34.0;
/// The most characters of a name that are drawn in a cell. No name in the DNS is so long.
const MOST_DRAWN: usize = 1_000;

/// Paints the name in a display, from the edge where its paragraph begins; one that has no room from where it is read
/// first.
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
    if is_unreadable && cell.column != Column::Name {
        return;
    }
    if let Some(words) = too_long(view) {
        paint_words(ui, &words, inner, palette.weak_text);
        return;
    }
    let is_of_paragraph = strategy == Strategy::UbaRtl;
    let is_given_otherwise = cell.column == Column::Name && view.typed.is_some();
    let inner = if is_given_otherwise { paint_a_label(ui, inner, is_of_paragraph) } else { inner };
    let line = line_of(pass, view, strategy);
    let width = line.width() * NAME;
    let is_cut = width > inner.width();
    let from_right = if is_cut { is_read_from_right(&line) } else { is_of_paragraph };
    let left = if from_right { inner.right() - width } else { inner.left() };
    let clip = if is_cut {
        paint_cut(ui, &line, (left, from_right), inner)
    } else {
        // A letter may reach a little out of its room.
        inner.expand2(vec2(MARGIN / 2.0, 0.0))
    };
    let corner = pos2(left, inner.center().y - LINE_HEIGHT * NAME / 2.0);
    let colouring = if is_unreadable { Colouring::Plain(palette.weak_text) } else { Colouring::ByClass };
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    let clip = Rect::from_x_y_ranges(clip.x_range(), cell.rect.y_range());
    child.set_clip_rect(clip.intersect(ui.clip_rect()));
    pass.lines.paint(&child, &line, corner, NAME, colouring);
}

/// What is said where a name has more characters than are drawn.
pub(super) fn too_long(view: &ListRow) -> Option<String> {
    let count = view.characters.len();
    (count > MOST_DRAWN).then(|| format!("{count} characters: too long to be drawn here"))
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
fn paint_cut(ui: &Ui, line: &Shaped, (left, from_right): (f32, bool), inner: Rect) -> Rect {
    let palette = Palette::current(ui);
    let edge = if from_right { inner.left() + CUT } else { inner.right() - CUT };
    let there = line.character_at((edge - left) / NAME).map(|it| line.extent(it));
    // No character is cut in two.
    let end =
        left + NAME * there.map_or((edge - left) / NAME, |it| if from_right { it.right } else { it.left });
    let (seen, x, align) = if from_right {
        (inner.with_min_x(end), end - 2.0, Align2::RIGHT_CENTER)
    } else {
        (inner.with_max_x(end), end + 2.0, Align2::LEFT_CENTER)
    };
    let font = FontId::proportional(NAME);
    ui.painter().text(pos2(x, inner.center().y), align, "\u{2026}", font, palette.weak_text);
    seen
}

/// Says, at the end of the cell, that the name was given as an A-label; gives the room that is left.
fn paint_a_label(ui: &Ui, inner: Rect, is_at_left: bool) -> Rect {
    let palette = Palette::current(ui);
    let gap = A_LABEL + 4.0;
    let (x, rest) = if is_at_left {
        (inner.left() + A_LABEL / 2.0, inner.with_min_x(inner.left() + gap))
    } else {
        (inner.right() - A_LABEL / 2.0, inner.with_max_x(inner.right() - gap))
    };
    let sign = Rect::from_center_size(pos2(x, inner.center().y), vec2(A_LABEL, 17.0));
    ui.painter().rect(sign, 4.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let font = FontId::proportional(11.0);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, "xn--", font, palette.weak_text);
    rest
}

/// The whole name in a tooltip, over as many lines as it takes.
pub(super) fn explain(ui: &mut Ui, pass: &mut ListPass<'_>, cell: &CellShown<'_>, strategy: Strategy) {
    let view = cell.view;
    ui.strong(strategy.title());
    if view.status == RegistrationStatus::Unreadable {
        ui.label(format!("Cannot be read: {}.", view.reasons));
    }
    if view.characters.len() <= MOST_DRAWN {
        let line = line_of(pass, view, strategy);
        let align = if strategy == Strategy::UbaRtl { Align::Max } else { Align::Min };
        ui.with_layout(Layout::top_down(align), |ui| {
            if line.width() * TOLD <= WIDTH {
                pass.lines.add(ui, &line, TOLD, Colouring::ByClass);
                return;
            }
            for part in line.wrap(&view.characters, WIDTH / TOLD) {
                let line = pass.lines.part(&view.characters, strategy, part);
                pass.lines.add(ui, &line, TOLD, Colouring::ByClass);
            }
        });
    }
    if let Some(typed) = view.typed.as_ref().filter(|it| it.len() <= MOST_DRAWN) {
        ui.weak("It was given as an A-label:");
        // Other labels of it may be of any writing.
        let typed = characters_of(typed);
        let line = pass.lines.ordered(&typed, Strategy::UbaLtr);
        let colouring = Colouring::Plain(Palette::current(ui).text);
        for part in line.wrap(&typed, WIDTH / NAME) {
            let line = pass.lines.part(&typed, Strategy::UbaLtr, part);
            pass.lines.add(ui, &line, NAME, colouring);
        }
    }
    ui.weak("A click opens the name in Inspect.");
}
