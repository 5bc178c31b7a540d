//! Painting what the editor shows.

use std::ops::Range;

use eframe::egui::{Align2, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use bidiscope_bidi::name::BidiClass;
use bidiscope_edit::{EditorView, EditorViewLine, TextOrder};
use bidiscope_layout::{
    DrawnCaret, HorizontalExtent, LINE_BOX_ASCENT_EM, VerticalExtent, caption_of_invisible_character,
};

use super::super::lines::{LINE_HEIGHT, paint_cut, without_cut};
use super::super::theme::{CAPTION, Palette};
use super::caret;
use super::laying::Laying;
use super::look::Look;

/// Where the text stands on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// What can be seen of it.
    pub(super) clip: Rect,
    /// Its left top corner, scrolled.
    pub(super) corner: Pos2,
    /// The width in which lines are aligned, in em.
    pub(super) width: f32,
    /// Points an em.
    pub(super) size: f32,
    /// The height of a line's row, in points.
    pub(super) row: f32,
    /// How far the line's box begins below the top of the row, in points.
    pub(super) rise: f32,
}

impl Place {
    /// The place of lines in this width, in em, each with the row that `reach` asks for.
    pub(super) fn new(clip: Rect, corner: Pos2, width: f32, size: f32, reach: &VerticalExtent) -> Self {
        let (row, rise) = (reach.height_em() * size, (reach.ascent_em - LINE_BOX_ASCENT_EM) * size);
        Self { clip, corner, width, size, row, rise }
    }

    /// The box of a line.
    pub(super) fn line(&self, index: usize, line: &EditorViewLine) -> Rect {
        let height = LINE_HEIGHT * self.size;
        let left = self.corner.x + line.line_left_in_view_em(self.width) * self.size;
        let top = self.corner.y + index as f32 * self.row + self.rise;
        let width = line.laid_out_line.shaped_line.width_em() * self.size;
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    /// The line at a point, and the place on it in em.
    pub(super) fn at(&self, view: &EditorView, point: Pos2) -> (usize, f32) {
        let index = (((point.y - self.corner.y) / self.row).max(0.0) as usize).min(view.lines.len() - 1);
        let line = self.line(index, &view.lines[index]);
        (index, (point.x - line.left()) / self.size)
    }

    fn span(&self, line: Rect, extent: HorizontalExtent) -> Rect {
        let x = |em: f32| line.left() + em * self.size;
        Rect::from_x_y_ranges(x(extent.left_x_em)..=x(extent.right_x_em), line.y_range())
    }
}

/// How the editor is painted in this pass.
#[derive(Clone, Debug)]
pub(super) struct PaintState {
    pub(super) has_focus: bool,
    /// The caret that is painted, with its line, where one is: it blinks.
    pub(super) caret: Option<(usize, DrawnCaret)>,
    /// What to light up, in characters of the text.
    pub(super) highlight: Option<Range<usize>>,
    /// Whether spaces are marked.
    pub(super) marks_spaces: bool,
}

/// Paints the text, what is selected and composed, and the caret.
pub(super) fn paint(
    ui: &mut Ui,
    laying: &mut Laying<'_>,
    view: &EditorView,
    place: Place,
    look: &Look<'_>,
    state: &PaintState,
) {
    let painter = ui.painter_at(place.clip);
    let palette = Palette::current(ui);
    if view.text.is_empty() {
        let at = pos2(place.clip.left() + 2.0, place.clip.top() + LINE_HEIGHT * place.size * 0.5);
        let font = FontId::proportional((place.size * 0.7).max(CAPTION));
        painter.text(at, Align2::LEFT_CENTER, look.hint, font, palette.weak_text);
    }
    let first = ((place.clip.top() - place.corner.y) / place.row).floor().max(0.0) as usize;
    let last = ((place.clip.bottom() - place.corner.y) / place.row).ceil().max(0.0) as usize;
    let seen = first.min(view.lines.len())..(last + 1).min(view.lines.len());
    let mut clipped = ui.new_child(eframe::egui::UiBuilder::new().max_rect(place.clip));
    for index in seen {
        let line = &view.lines[index];
        let rect = place.line(index, line);
        ground(&painter, palette, line, rect, place, state);
        // Where the line goes on; what is cut stands beside its sign, not below it.
        let seen = Rect::from_x_y_ranges(place.clip.x_range(), rect.y_range());
        let goes_on = [(true, rect.left() < seen.left() - 0.5), (false, rect.right() > seen.right() + 0.5)];
        let cuts = goes_on.into_iter().filter(|it| it.1 && rect.width() > 0.0).map(|it| it.0);
        let text = cuts.clone().fold(place.clip, without_cut);
        clipped.set_clip_rect(text.intersect(ui.clip_rect()));
        let start = line.paragraph_characters_in_text.start;
        let part = line.characters_in_text.start - start..line.characters_in_text.end - start;
        let shaped = laying.shaped(&view.text[line.paragraph_characters_in_text.clone()], part);
        laying.lines.paint(&clipped, &shaped, rect.min, place.size, look.colouring);
        if state.marks_spaces {
            mark_spaces(&painter, palette, view, line, rect, place);
        }
        underline(ui, &painter, line, rect, place);
        for is_left in cuts {
            paint_cut(&painter, seen, is_left, ui.visuals().extreme_bg_color, palette.weak_text);
        }
        // Over the fade of the text, which is to leave its contrast; not over the sign.
        if let Some((_, caret)) = state.caret.filter(|it| it.0 == index) {
            let painter = painter.with_clip_rect(text.intersect(painter.clip_rect()));
            caret::paint(ui, &painter, caret, rect, place.size, shows_direction(view));
        }
    }
}

/// What lies under the glyphs: what is selected, and the character that is lit up.
fn ground(
    painter: &Painter,
    palette: &Palette,
    line: &EditorViewLine,
    rect: Rect,
    place: Place,
    state: &PaintState,
) {
    let colour = if state.has_focus { palette.selected_text } else { palette.line };
    for &extent in &line.selected_extents {
        painter.rect_filled(place.span(rect, extent), 0.0, colour);
    }
    if line.is_line_end_selected {
        let width = line.laid_out_line.shaped_line.width_em();
        let is_right_to_left = line.laid_out_line.shaped_line.paragraph_direction().is_right_to_left();
        let beyond = if is_right_to_left { (-0.3, 0.0) } else { (width, width + 0.3) };
        painter.rect_filled(
            place.span(rect, HorizontalExtent { left_x_em: beyond.0, right_x_em: beyond.1 }),
            0.0,
            colour,
        );
    }
    if let Some(highlight) = &state.highlight {
        let within = |at: usize| {
            at.clamp(line.characters_in_text.start, line.characters_in_text.end)
                - line.characters_in_text.start
        };
        for extent in line.laid_out_line.selection_extents(within(highlight.start)..within(highlight.end)) {
            let edge = Stroke::new(1.0, palette.highlight_edge);
            painter.rect(place.span(rect, extent), 2.0, palette.highlight, edge, StrokeKind::Inside);
        }
    }
}

/// Marks the spaces of a line, which nobody else would see at its ends: U+0020 with an open box, as keyboards
/// have it, every other one with a closed box.
fn mark_spaces(
    painter: &Painter,
    palette: &Palette,
    view: &EditorView,
    line: &EditorViewLine,
    rect: Rect,
    place: Place,
) {
    let stroke = Stroke::new((place.size / 16.0).max(1.0), palette.other_characters);
    let baseline = rect.top() + LINE_BOX_ASCENT_EM * place.size;
    for cell in line.laid_out_line.cells() {
        let scalar = view.text[line.characters_in_text.start + cell.characters_in_line.start].scalar;
        if !scalar.is_whitespace() || caption_of_invisible_character(scalar).is_some() {
            continue;
        }
        let span = place.span(rect, cell.extent).shrink2(vec2(place.size * 0.05, 0.0));
        let sides = baseline - place.size * 0.22..=baseline + place.size * 0.04;
        let around = Rect::from_x_y_ranges(span.x_range(), sides);
        if scalar == ' ' {
            let points = [around.left_top(), around.left_bottom(), around.right_bottom(), around.right_top()];
            painter.add(Shape::line(points.to_vec(), stroke));
        } else {
            painter.rect_stroke(around, 0.0, stroke, StrokeKind::Inside);
        }
    }
}

/// The lines under what is being composed, as egui's own field draws them.
fn underline(ui: &Ui, painter: &Painter, line: &EditorViewLine, rect: Rect, place: Place) {
    let style = &ui.visuals().ime_composition;
    let y = rect.bottom() - 2.0;
    for (extents, stroke) in [
        (&line.preedit_extents, style.inactive_underline_stroke),
        (&line.extents_being_converted, style.active_underline_stroke),
    ] {
        for &extent in extents {
            painter.hline(place.span(rect, extent).x_range(), y, stroke);
        }
    }
}

/// Whether the caret has to say which way it goes: not in a text that only goes one way, from left to
/// right.
fn shows_direction(view: &EditorView) -> bool {
    let goes_both_ways = |line: &EditorViewLine| {
        line.laid_out_line.text_order == TextOrder::Logical
            && (line.laid_out_line.shaped_line.paragraph_direction().is_right_to_left()
                || line.laid_out_line.cells().any(|cell| cell.run_direction.is_right_to_left()))
    };
    view.lines.iter().any(goes_both_ways)
        || view.text.iter().any(|it| matches!(it.class, BidiClass::R | BidiClass::AL))
}
