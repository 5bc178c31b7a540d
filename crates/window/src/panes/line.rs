//! The line of a display, in which each character can be pointed at, chosen with the keyboard and heard.

use eframe::egui::{Pos2, Rect, Sense, Ui, UiBuilder, pos2};

use bidiscope_export::marks::LineMarkings;
use bidiscope_report::view::StrategyView;
use bidiscope_words::message;

use super::super::character_cell::{self, CharacterRow};
use super::super::lines::Colouring;
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::super::{accessibility, highlight, marks};
use super::ctx::Ctx;
use super::wrapped::{Piece, WrappedLine};

/// How narrow a character's place can be, in points: what shows nothing can still be chosen.
const NARROWEST: f32 = 3.0;

/// Draws the line of a display into its row with its marks, what stands around the name in grey. `rect` is as wide as the line
/// in this size, in points an em.
pub(super) fn show(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    view: &StrategyView,
    line: &WrappedLine,
    (rect, size): (Rect, f32),
) {
    let response = ui.interact(rect, ui.scope_id().with("line"), Sense::HOVER);
    let description = message!(display_line, display = &view.strategy_title).to_string();
    let response = highlight::describe(response, &line.whole, &view.name_character_range, &description);
    accessibility::more(&response, || view.describe_runs());
    let logical: Vec<usize> = view.name_order.logical_from_visual().iter().map(|it| it.0).collect();
    let row = CharacterRow { pane: PaneId::of(view.strategy_id), logical: &logical };
    ctx.state.highlight.draw(row.pane);
    for (piece, rect) in line.places(rect, size) {
        characters(ui, ctx, view, &row, piece, (rect, size));
    }
    let mut marked = LineMarkings::of_display(ctx.report, view);
    ctx.state.highlight.mark(&mut marked, &view.name_character_range);
    for ((piece, rect), marked) in line.places(rect, size).zip(line.marks(&marked)) {
        let corner =
            pos2(rect.left(), rect.center().y - piece.line.height(size) / 2.0 + piece.line.rise(size));
        let place = piece.line.place(ui, corner, size, rect.y_range());
        marks::paint(ui, &marked.shapes_below_glyphs(&place));
        paint(ui, ctx, view, piece, (rect, corner, size));
        marks::paint(ui, &marked.shapes_over_glyphs(&place));
    }
}

/// Paints a piece of the line. What stands around the name recedes.
fn paint(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    view: &StrategyView,
    piece: &Piece,
    (rect, corner, size): (Rect, Pos2, f32),
) {
    let line = &*piece.line;
    let (of_name, around): (Vec<usize>, Vec<usize>) =
        piece.characters.clone().partition(|it| view.name_character_range.contains(it));
    let weak = Colouring::Plain(Palette::current(ui).weak_text);
    for (characters, others, colouring) in
        [(&around, &of_name, weak), (&of_name, &around, Colouring::ByClass)]
    {
        if others.is_empty() {
            ctx.lines.paint(ui, line, corner, size, colouring);
            return;
        }
        for stretch in line.stretches(characters.iter().map(|it| it - piece.characters.start)) {
            let columns = rect.left() + stretch.left_x_em * size..=rect.left() + stretch.right_x_em * size;
            let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
            part.shrink_clip_rect(Rect::from_x_y_ranges(columns, rect.y_range()));
            ctx.lines.paint(&part, line, corner, size, colouring);
        }
    }
}

/// The places of the name's characters in a piece of the line, from left to right.
fn characters(
    ui: &Ui,
    ctx: &mut Ctx<'_>,
    view: &StrategyView,
    row: &CharacterRow<'_>,
    piece: &Piece,
    (rect, size): (Rect, f32),
) {
    let in_line = |index: usize| view.name_character_range.start + index;
    let all = row.logical.iter().copied().enumerate();
    let here: Vec<(usize, usize)> = all.filter(|it| piece.characters.contains(&in_line(it.1))).collect();
    let at = |index: usize| {
        let extent = piece.line.extent(in_line(index) - piece.characters.start);
        (rect.left() + extent.left_x_em * size, rect.left() + extent.right_x_em * size)
    };
    let extents: Vec<(f32, f32)> = here.iter().map(|it| at(it.1)).collect();
    let places = divided(&extents);
    for (&(place, index), (&(left, right), place_columns)) in here.iter().zip(extents.iter().zip(places)) {
        let columns = |(left, right): (f32, f32)| Rect::from_x_y_ranges(left..=right, rect.y_range());
        let (place_rect, painted) = (columns(place_columns), columns((left, right.max(left + NARROWEST))));
        if !ui.is_rect_visible(place_rect) && !ctx.state.highlight.is_tab_stop(row.pane, index) {
            continue;
        }
        let cell = &ctx.report.character_cells[index];
        let sentence = || ctx.report.describe_display_cell(view, place);
        character_cell::show(ui, &mut ctx.state.highlight, row, place, cell, sentence, (place_rect, painted));
    }
}

/// From where to where each character can be pointed at, from those of its cluster: characters that stand in one place,
/// such as a letter and its marks, share it from left to right, and what shows nothing takes a little of what stands
/// beside it.
fn divided(extents: &[(f32, f32)]) -> Vec<(f32, f32)> {
    /// By how much neighbours may reach into each other.
    const TOUCH: f32 = 0.5;
    let is_narrow = |it: &(f32, f32)| it.1 - it.0 < NARROWEST;
    let mut divided = Vec::with_capacity(extents.len());
    while let Some(&(mut left, mut right)) = extents.get(divided.len()) {
        let first = divided.len();
        let mut end = first + 1;
        while let Some(next) = extents.get(end)
            && (next.0 < right - TOUCH || right - left < NARROWEST || is_narrow(next))
        {
            (left, right) = (left.min(next.0), right.max(next.1));
            end += 1;
        }
        let group = &extents[first..end];
        let (count, narrow) = (group.len(), group.iter().filter(|it| is_narrow(it)).count());
        let each = if narrow == count { NARROWEST } else { NARROWEST.min((right - left) / count as f32) };
        let other = (right - left - each * narrow as f32) / (count - narrow).max(1) as f32;
        for it in group {
            let width = if is_narrow(it) { each } else { other };
            divided.push((left, left + width));
            left += width;
        }
    }
    divided
}

#[cfg(test)]
mod tests {
    use super::divided;

    #[test]
    fn a_letter_and_its_marks_share_their_place() {
        let places = divided(&[(0.0, 10.0), (10.0, 30.0), (10.0, 30.0), (30.0, 40.0)]);
        assert_eq!(places, [(0.0, 10.0), (10.0, 20.0), (20.0, 30.0), (30.0, 40.0)]);
    }

    #[test]
    fn what_shows_nothing_can_be_pointed_at() {
        assert_eq!(
            divided(&[(0.0, 10.0), (10.0, 10.0), (10.0, 20.0)]),
            [(0.0, 7.0), (7.0, 10.0), (10.0, 20.0)]
        );
        assert_eq!(divided(&[(0.0, 0.0), (0.0, 10.0)]), [(0.0, 3.0), (3.0, 10.0)]);
        assert_eq!(divided(&[(0.0, 0.0), (0.0, 0.0)]), [(0.0, 3.0), (3.0, 6.0)]);
        assert_eq!(divided(&[]), []);
    }
}
