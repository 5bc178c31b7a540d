//! What signs, the marks of a line and cells consist of, as plain data with the roles of their colours. The window and sheets,
//! whose pages are written as SVG, PNG and PDF, each have one painter of it.

mod cells;
mod line;
mod sign;
mod url_band;

use std::borrow::Cow;

use crate::colours::ColourRole;

pub use cells::{
    CellGlyphPlacement, CellTextPosition, CharacterCellState, TraceStepCell, cell_frame,
    changed_value_rectangle, character_cell_width_and_height, draw_cell_with_texts, draw_character_cell,
    draw_numbered_character, draw_run_arrow, draw_trace_step_cell,
};
pub use line::{
    CharacterMarking, LineMarkings, ShapedLinePlacement, clipped_ink_dashes, explained_character_rectangle,
    highlight_rectangle,
};
pub use sign::{StatusIcon, display_letter_shapes};
pub use url_band::{URL_PART_BAND_HEIGHT_POINTS, url_part_band_shapes};

/// A shape. Lengths are in points, from the upper left corner of what it stands on, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub enum DrawnShape {
    /// A rectangle.
    Rectangle(DrawnRectangle),
    /// A polyline, which is closed where it ends at its first point.
    Polyline {
        /// The points, at least two.
        x_and_y_points: Vec<[f32; 2]>,
        /// Its width, in points.
        line_width_points: f32,
        /// Its colour.
        colour: ColourRole,
    },
    /// A short text in the face of the interface.
    Text {
        /// The text.
        text: Cow<'static, str>,
        /// What of it is at the point.
        anchor: TextAnchor,
        /// The point, at the height of the middle of capitals.
        anchor_x_and_y_points: [f32; 2],
        /// The font size, in points for one em.
        font_size_points: f32,
        /// Its colour.
        colour: ColourRole,
    },
}

/// A rectangle with colours in the form `C`. Lengths are in points, from the upper left corner of what it stands on, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawnRectangle<C = ColourRole> {
    /// Left, top, right and bottom.
    pub left_top_right_bottom_points: [f32; 4],
    /// The radius of its corners; 0 for sharp ones.
    pub corner_radius_points: f32,
    /// The fill colour; `None` for none.
    pub fill_colour: Option<C>,
    /// The width of its edge, which lies inside the rectangle, and its colour; `None` for no edge.
    pub edge_width_points_and_colour: Option<(f32, C)>,
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
pub fn open_points_and_is_closed(polyline_points: &[[f32; 2]]) -> (&[[f32; 2]], bool) {
    match polyline_points {
        [rest @ .., last] if rest.len() > 2 && rest[0] == *last => (rest, true),
        _ => (polyline_points, false),
    }
}
