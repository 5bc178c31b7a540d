//! Cutting a line that is too wide for its page into rows, to be read one after the other.

use bidiscope_layout::ShapedLine;

/// A row of a line: the part of the line that it shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct LinePart {
    /// Its left and right end on the line, in em.
    pub(crate) left: f32,
    pub(crate) right: f32,
}

/// A line that is cut into rows.
pub(crate) struct CutLine {
    /// The rows, from the beginning of the paragraph.
    pub(crate) rows: Vec<LinePart>,
    /// For each character the index of its row.
    pub(crate) row_of: Vec<usize>,
}

/// Cuts a line between cells so that each row is at most `width` em wide. The first row is the side from which the
/// paragraph is read.
pub(crate) fn cut(line: &ShapedLine, width: f32) -> CutLine {
    let from_right = line.paragraph_direction().is_right_to_left();
    let mut rows: Vec<LinePart> = Vec::new();
    let mut row_of = vec![0; line.character_count()];
    let count = line.cells().len();
    for place in 0..count {
        let cell = &line.cells()[if from_right { count - 1 - place } else { place }];
        let extent = cell.extent;
        match rows.last_mut() {
            Some(row) if from_right && row.right - extent.left_x_em <= width => row.left = extent.left_x_em,
            Some(row) if !from_right && extent.right_x_em - row.left <= width => {
                row.right = extent.right_x_em
            }
            _ => rows.push(LinePart { left: extent.left_x_em, right: extent.right_x_em }),
        }
        row_of[cell.characters.clone()].fill(rows.len() - 1);
    }
    CutLine { rows, row_of }
}

/// Cuts `count` cells into rows of `per_row`: the visual positions of each row, from the side from which the paragraph
/// is read; each row ascends.
pub(super) fn cut_cells(count: usize, per_row: usize, from_right: bool) -> Vec<std::ops::Range<usize>> {
    let per_row = per_row.max(1);
    let starts = (0..count).step_by(per_row);
    let row = |start: usize| {
        let end = (start + per_row).min(count);
        if from_right { count - end..count - start } else { start..end }
    };
    starts.map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::{cut, cut_cells};
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;
    use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine};

    #[test]
    fn cells_are_cut_from_the_side_on_which_reading_begins() {
        assert_eq!(cut_cells(5, 2, false), [0..2, 2..4, 4..5]);
        assert_eq!(cut_cells(5, 2, true), [3..5, 1..3, 0..1]);
        assert_eq!(cut_cells(0, 2, true), []);
    }

    #[test]
    fn a_line_is_cut_from_the_side_on_which_reading_begins_and_nothing_is_lost() {
        let characters = characters_of("abcdefghij\u{5D0}\u{5D1}\u{5D2}\u{5D3}");
        for (strategy, first, last) in [(Strategy::UbaLtr, 0, 10), (Strategy::UbaRtl, 9, 13)] {
            let order = strategy.order(&characters);
            let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
            let cut = cut(&line, 2.0);
            assert!(cut.rows.len() > 2);
            assert!(cut.rows.iter().all(|it| it.right - it.left <= 2.0));
            let total: f32 = cut.rows.iter().map(|it| it.right - it.left).sum();
            assert!((total - line.width_em()).abs() < 0.01);
            // In a right-to-left paragraph the Latin letters are at the right end.
            assert_eq!(cut.row_of[first], 0);
            assert_eq!(cut.row_of[last], cut.rows.len() - 1);
        }
    }
}
