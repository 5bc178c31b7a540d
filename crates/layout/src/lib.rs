//! From a display order to a shaped line: faces, shaping, positions, carets, coverage bitmaps.
//!
//! Plain data throughout: nothing here knows of a window. Lengths are in em, from the left end of the
//! line and upwards from its baseline; [`Drawing`] alone speaks of pixels.
//!
//! ```
//! use bidiscope_layout::{Carets, Faces, Invisibles, Line};
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
//!
//! // SHALOM, then ibm: the Hebrew word is read from right to left.
//! let characters = characters_of("\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm");
//! let order = Strategy::OneToOne.order(&characters);
//! let line = Line::new(&characters, &order, &Faces::bundled(), Invisibles::Hidden);
//! assert!(line.extent(LogicalIndex(0)).left > line.extent(LogicalIndex(3)).left);
//!
//! let carets = Carets::new(&line, Direction::LeftToRight);
//! for &position in carets.positions() {
//!     let place = carets.place(position);
//!     assert!((0.0..=line.width()).contains(&place.x));
//! }
//! ```

mod caret;
mod cells;
mod composite;
mod drawing;
mod face;
mod faces;
mod guard;
mod hit;
mod ink;
mod label;
mod line;
mod marks;
mod outline;
mod pieces;
mod raster;
mod reach;
mod run;
mod script;
mod shaper;
mod stamp;
mod stretch;
mod system;
mod wrap;

pub use caret::{CaretEdge, CaretPlace, Carets, PutCaret};
pub use cells::{Cell, Extent};
pub use drawing::{
    Drawing, Group, MAX_GROUP_COLUMNS, MAX_PIXELS, MAX_PIXELS_PER_EM, PlacedStamp, pixel_width,
};
pub use faces::{ArabicFace, FaceId, Faces};
pub use label::{code_point_digits, invisible_label};
pub use line::{Frame, FrameKind, Invisibles, Line, PlacedGlyph};
pub use outline::{GlyphOutline, Segment};
pub use raster::Raster;
pub use reach::{Cut, LineReach, MOST_BEYOND};
pub use stamp::Stamp;
pub use wrap::wrap;

/// How far the line box reaches above the baseline, in em: the same for every face, so that a line
/// never jumps when its first character of another script is typed. What stands higher, such as a
/// stack of marks, needs a higher row: see [`Line::reach`].
pub const ASCENT: f32 = 1.25;

/// How far the line box reaches below the baseline, in em.
pub const DESCENT: f32 = 0.64;
