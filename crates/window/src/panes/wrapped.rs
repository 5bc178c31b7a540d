//! The line of a display, broken where the text around the name makes it longer than its column.

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Rect, pos2, vec2};

use bidiscope_bidi::name::BidiClass;
use bidiscope_export::marks::LineMarkings;
use bidiscope_layout::InvisibleStyle;
use bidiscope_report::view::StrategyView;

use super::super::lines::{LINE_HEIGHT, Shaped};
use super::ctx::Ctx;

/// A part of a line.
pub(super) struct Piece {
    /// Its characters among those of the whole line.
    pub(super) characters: Range<usize>,
    pub(super) line: Rc<Shaped>,
}

/// A line, broken into pieces.
pub(super) struct WrappedLine {
    /// All of it in one piece.
    pub(super) whole: Rc<Shaped>,
    /// From the top.
    pieces: Vec<Piece>,
    /// Whether pieces begin at the right, as lines of a right-to-left paragraph do.
    from_right: bool,
}

impl WrappedLine {
    /// The height of a piece without stacked marks, in em.
    pub(super) const HEIGHT: f32 = 1.5;

    /// The width below which the line of a display is not broken, in em: that of the name, which stays in one piece.
    pub(super) fn least_width(ctx: &mut Ctx<'_>, view: &StrategyView) -> f32 {
        let whole = ctx.line_of(view);
        if !view.has_surrounding_text() {
            return whole.width();
        }
        whole.stretches(view.name_character_range.clone()).iter().map(|it| it.right_x_em - it.left_x_em).sum()
    }

    /// The line of a display in pieces of at most this width, in em, where there is text around the name.
    pub(super) fn new(ctx: &mut Ctx<'_>, view: &StrategyView, width: f32) -> Self {
        let whole = ctx.line_of(view);
        let width = width.max(Self::least_width(ctx, view));
        let from_right = view.line_order.paragraph_direction().is_right_to_left();
        if whole.width() <= width {
            let pieces = vec![Piece { characters: 0..view.line_characters.len(), line: Rc::clone(&whole) }];
            return Self { whole, pieces, from_right };
        }
        let piece = |mut characters: Range<usize>| {
            // White space at the end of a line takes no room.
            let is_space = |at: usize| {
                view.line_characters[at].class == BidiClass::WS && !view.name_character_range.contains(&at)
            };
            while characters.len() > 1 && is_space(characters.end - 1) {
                characters.end -= 1;
            }
            let order =
                view.line_order.restricted_to_logical_range(&view.line_characters, characters.clone());
            let line =
                ctx.lines.line_with(&view.line_characters[characters.clone()], &order, InvisibleStyle::Boxed);
            Piece { characters, line }
        };
        let pieces = whole.wrap(&view.line_characters, width).into_iter().map(piece).collect();
        Self { whole, pieces, from_right }
    }

    /// Whether it is broken.
    pub(super) const fn is_broken(&self) -> bool {
        self.pieces.len() > 1
    }

    /// The width of the widest piece, in em.
    pub(super) fn width(&self) -> f32 {
        self.pieces.iter().map(|it| it.line.width()).fold(0.0, f32::max)
    }

    /// The height of all pieces in this size, in points.
    pub(super) fn height(&self, size: f32) -> f32 {
        self.pieces.iter().map(|it| piece_height(it, size)).sum()
    }

    /// The marks of each piece, of those of the whole line.
    pub(super) fn marks(&self, marks: &LineMarkings) -> Vec<LineMarkings> {
        marks.split_by_row(self.pieces.len(), |at| {
            let row = self.pieces.iter().position(|it| it.characters.contains(&at))?;
            Some((row, at - self.pieces[row].characters.start))
        })
    }

    /// Each piece with the place that it has within `rect`, in this size.
    pub(super) fn places(&self, rect: Rect, size: f32) -> impl Iterator<Item = (&Piece, Rect)> {
        let spare = (rect.height() - self.height(size)) / self.pieces.len() as f32;
        let mut top = rect.top();
        self.pieces.iter().map(move |piece| {
            let size = vec2(piece.line.width() * size, piece_height(piece, size) + spare);
            let left = if self.from_right { rect.right() - size.x } else { rect.left() };
            let place = Rect::from_min_size(pos2(left, top), size);
            top = place.bottom();
            (piece, place)
        })
    }
}

/// Letters do not fill their line box, so that lines may stand closer; stacked marks do.
fn piece_height(piece: &Piece, size: f32) -> f32 {
    let has_stacked = piece.line.height(1.0) > LINE_HEIGHT + 0.01;
    if has_stacked { piece.line.height(size) } else { WrappedLine::HEIGHT * size }
}
