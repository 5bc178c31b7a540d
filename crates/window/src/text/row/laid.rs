//! A piece that is broken into lines.

use std::ops::Range;

use bidiscope_bidi::controls::ControlFinding;
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_report::view::text::ParagraphPieceView;

/// A piece that is broken into lines.
pub(crate) struct Laid {
    pub(super) view: ParagraphPieceView,
    /// The lines, as ranges of its characters.
    pub(super) lines: Vec<Range<usize>>,
    /// For each direction the orders of the lines, before and after the extension.
    pub(super) orders: Vec<[Vec<DisplayOrder>; 2]>,
    /// What it hides.
    pub(super) controls: Vec<ControlFinding>,
}
