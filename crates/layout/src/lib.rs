//! Lays out and draws a line of bidirectional text: faces, shaping, positions, carets, hit testing, bitmaps.
//!
//! The input is a name's characters with their display order, from whichever display strategy; the output is
//! plain data, and nothing here depends on a window or a screen.
//!
//! - [`Faces`] are the bundled fonts, and on request those of the system.
//! - [`ShapedLine`] has the placed glyphs and the [`GraphemeCluster`]s, one for each grapheme cluster. Every input gives a
//!   line: characters that no face has, and invisible ones on request, are drawn as boxes with a label.
//! - [`Carets`] are the positions of the insertion point, with two edges where the direction changes; `ShapedLine` maps places
//!   back to characters. [`wrapped_line_ranges`] breaks a paragraph into lines.
//! - [`ShapedLineDrawing`] draws a line at a size as coverage bitmaps, in layers that can have different colours.
//!
//! Lengths are in em, from the left end of the line and upwards from its baseline; only [`ShapedLineDrawing`] and its results use
//! pixels. Character positions are logical indices, from 0.
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
//! use bidiscope_layout::{Carets, Faces, InvisibleStyle, ShapedLine};
//!
//! // SHALOM in Hebrew, then ibm: the Hebrew word is displayed from right to left.
//! let characters = characters_of("\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm");
//! let order = Strategy::OneToOne.order(&characters);
//! let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
//! assert!(line.extent(LogicalIndex(0)).left_x_em > line.extent(LogicalIndex(3)).left_x_em);
//!
//! let carets = Carets::new(&line);
//! for &position in carets.ascending_character_offsets() {
//!     let place = carets.drawn_caret(carets.caret_at_offset(position, Direction::LeftToRight));
//!     assert!((0.0..=line.width_em()).contains(&place.x_from_line_left_em));
//! }
//! ```

mod bitmap;
mod bundled_faces;
mod caret;
mod catch_panic;
mod cells;
mod cluster;
mod composite_glyph;
mod drawing;
mod face;
mod faces;
mod frame;
mod hit_test;
mod invisibles;
mod label_box;
mod line;
mod line_shapes;
mod line_text;
mod marks;
mod outline;
mod pieces;
mod placed_glyph;
mod raster;
mod run;
mod script;
mod shape;
mod shaper;
mod shaping_limits;
mod shaping_parts;
mod system;
mod vertical_extent;
mod wrap;

pub use bitmap::GlyphBitmap;
pub use bundled_faces::FaceId;
pub use caret::{CaretAtStop, Carets, DrawnCaret, SecondaryCaret};
pub use cells::{GraphemeCluster, HorizontalExtent};
pub use drawing::{
    GlyphGroup, MAX_GLYPH_GROUP_PIXEL_COLUMNS, MAX_PIXELS_PER_EM, MAX_PIXELS_PER_RASTER_LAYER, PlacedBitmap,
    ShapedLineDrawing, pixel_width,
};
pub use faces::{ArabicFace, Faces};
pub use frame::{PlaceholderBox, PlaceholderBoxReason};
pub use invisibles::InvisibleStyle;
pub use label_box::caption_of_invisible_character;
pub use line::ShapedLine;
pub use outline::{GlyphOutline, Segment};
pub use placed_glyph::PlacedGlyph;
pub use raster::LineRaster;
pub use vertical_extent::{ClippedInk, MAX_LINE_OVERFLOW_PER_SIDE_EM, VerticalExtent};
pub use wrap::{wrapped_line_ranges, wrapped_line_ranges_counting_spaces};

/// The height of the line box above the baseline, in em: the same for every face, so that a line does not move when its
/// first character of another script is typed. Higher ink, such as stacked marks, needs a higher line: see
/// [`ShapedLine::vertical_extent`].
pub const LINE_BOX_ASCENT_EM: f32 = 1.25;

/// The depth of the line box below the baseline, in em.
pub const LINE_BOX_DESCENT_EM: f32 = 0.64;

/// The examples of the README, which run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
