//! The line of a name in a display, in one row or cut into several.

use std::sync::Arc;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine};

use crate::marks::{LineMarkings, ShapedLinePlacement, clipped_ink_dashes};

use super::line_rows::{CutLine, cut};
use super::page::{BlockRole, SheetBlock};
use super::row::SheetRow;
use super::text_painter::{ClusterBytes, DrawnLine, TextPainter};

/// A shaped line of a name.
pub(super) struct NameLine {
    characters: Vec<Character>,
    text: Arc<str>,
    pub(super) line: ShapedLine,
}

impl NameLine {
    /// Shapes the characters in this order. Invisible ones for which `is_marked` holds are drawn as labelled boxes.
    pub(super) fn new(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        is_marked: impl Fn(usize) -> bool,
    ) -> Self {
        let line = ShapedLine::with_invisibles_at(characters, order, faces, InvisibleStyle::Boxed, is_marked);
        Self { text: Arc::from(text_of(characters)), characters: characters.to_vec(), line }
    }

    /// Its rows, each at most `available` points wide, from the side on which its paragraph begins.
    pub(super) fn rows(
        &self,
        painter: &TextPainter,
        part: BlockRole,
        size: f32,
        available: f32,
        marked: &LineMarkings,
    ) -> Vec<SheetRow> {
        let reach = self.line.vertical_extent();
        let height = reach.height_em() * size;
        let baseline = reach.ascent_em * size;
        let from_right = self.line.paragraph_direction().is_right_to_left();
        let cut = cut(&self.line, available / size);
        // Group all parts by rows once, instead of scanning the whole line for each row.
        let marked_rows = marked.split_by_row(cut.rows.len(), |at| Some((cut.row_of[at], at)));
        let frames = by_row(&cut, self.line.placeholder_boxes(), |it| it.logical_index.0);
        let glyphs = by_row(&cut, self.line.glyphs(), |it| it.first_logical_index.0);
        let clipped = by_row(&cut, &self.line.vertical_extent().clipped, |it| it.base_logical_index.0);
        let shown = ClusterBytes::of(&self.line, &self.characters);
        let colour = |at: usize| painter.colours.of(marked.character_colour(at, self.characters[at]));
        let mut made = Vec::with_capacity(cut.rows.len());
        for (number, stretch) in cut.rows.iter().enumerate() {
            let width = (stretch.right - stretch.left) * size;
            let start = if from_right { available - width } else { 0.0 };
            let origin = [start - stretch.left * size, baseline];
            let place = ShapedLinePlacement {
                line: &self.line,
                left_points: origin[0],
                baseline_y_points: baseline,
                font_size_points: size,
                row_top_and_bottom_points: [0.0, height],
                visible_left_and_right_points: [f32::NEG_INFINITY, f32::INFINITY],
            };
            let mut drawings = painter.drawings(&marked_rows[number].shapes_below_glyphs(&place));
            let drawn =
                DrawnLine { line: &self.line, characters: &self.characters, text: &self.text, origin, size };
            let (frames, glyphs) = (frames[number].iter().copied(), glyphs[number].iter().copied());
            drawings.extend(drawn.marks_of(&shown, frames, glyphs, colour));
            drawings.extend(painter.drawings(&marked_rows[number].shapes_over_glyphs(&place)));
            let cuts = clipped_ink_dashes(&place, clipped[number].iter().copied());
            drawings.extend(painter.drawings(&cuts));
            let says = Arc::clone(&self.text);
            made.push(SheetRow::new(
                height,
                vec![SheetBlock {
                    continues_previous_block: number > 0,
                    ..SheetBlock::new(part, says, drawings)
                }],
            ));
        }
        made
    }
}

/// Groups parts of a line by the rows of their characters.
fn by_row<T>(cut: &CutLine, parts: impl IntoIterator<Item = T>, at: impl Fn(&T) -> usize) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = cut.rows.iter().map(|_| Vec::new()).collect();
    for part in parts {
        rows[cut.row_of[at(&part)]].push(part);
    }
    rows
}
