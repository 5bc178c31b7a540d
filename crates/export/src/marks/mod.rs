//! What signs, the marks of a line and cells consist of, as plain data with the roles of their colours. The window and sheets,
//! whose pages are written as SVG, PNG and PDF, each have one painter of it.

mod cells;
mod line;
mod sign;
mod url_band;

use std::borrow::Cow;

use crate::colours::ColourRole;

pub use cells::{
    CellState, CellTextPosition, GlyphPlace, StepCell, changed_box, character_cell, character_cell_size,
    draw_cell, frame, numbered_character, run_arrow, step_cell,
};
pub use line::{LineMark, LineMarks, LinePlace, clipped_mark_dashes, explained_box, highlight_box};
pub use sign::{Sign, display_letter_shapes};
pub use url_band::{URL_BAND_HEIGHT, url_band};

/// A shape. Lengths are in points, from the upper left corner of what it stands on, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A rectangle.
    Box(MarkBox),
    /// A polyline, which is closed where it ends at its first point.
    Stroke {
        /// The points, at least two.
        points: Vec<[f32; 2]>,
        /// Its width, in points.
        width: f32,
        /// Its colour.
        colour: ColourRole,
    },
    /// A short text in the face of the interface.
    Words {
        /// The text.
        text: Cow<'static, str>,
        /// What of it is at the point.
        anchor: TextAnchor,
        /// The point, at the height of the middle of capitals.
        at: [f32; 2],
        /// The font size, in points for one em.
        size: f32,
        /// Its colour.
        colour: ColourRole,
    },
}

/// A rectangle with colours in the form `C`. Lengths are in points, from the upper left corner of what it stands on, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MarkBox<C = ColourRole> {
    /// Left, top, right and bottom.
    pub edges: [f32; 4],
    /// The radius of its corners; 0 for sharp ones.
    pub radius: f32,
    /// The fill colour; `None` for none.
    pub fill: Option<C>,
    /// The width of its edge, which lies inside the rectangle, and its colour; `None` for no edge.
    pub stroke: Option<(f32, C)>,
}

/// The horizontal alignment of a text at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextAnchor {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// The points of a polyline without its last one where that closes it, and whether it does.
pub fn without_closing_point(points: &[[f32; 2]]) -> (&[[f32; 2]], bool) {
    match points {
        [rest @ .., last] if rest.len() > 2 && rest[0] == *last => (rest, true),
        _ => (points, false),
    }
}
