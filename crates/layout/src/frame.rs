//! The frames of boxes that stand for characters.

use bidiscope_bidi::order::LogicalIndex;

use super::cells::HorizontalExtent;
use super::outline::GlyphOutline;

/// The frame of a box; the letters in it are among the line's glyphs. Lengths in em.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlaceholderBox {
    /// Why the character is drawn as a box.
    pub placeholder_reason: PlaceholderBoxReason,
    /// The outer left and right edge.
    pub outer_extent: HorizontalExtent,
    /// The outer lower edge, above the baseline.
    pub bottom_above_baseline_em: f32,
    /// The outer upper edge, above the baseline.
    pub top_above_baseline_em: f32,
    /// How thick its lines are, inwards from the outer edges.
    pub frame_thickness_em: f32,
    /// The character that is drawn as this box.
    pub logical_index: LogicalIndex,
}

/// Why a character is drawn as a box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceholderBoxReason {
    /// No face has the character.
    MissingGlyph,
    /// The shaper failed on the text around the character.
    ShapingFailed,
    /// The character is invisible.
    InvisibleCharacter,
}

impl PlaceholderBox {
    /// The frame as a filled shape, in em from the line's left end: a closed frame for a character without a glyph,
    /// corners only for an invisible one.
    pub fn outline(&self) -> GlyphOutline {
        let thickness = self.frame_thickness_em;
        let (left, right) = (self.outer_extent.left_x_em, self.outer_extent.right_x_em);
        let (bottom, top) = (self.bottom_above_baseline_em, self.top_above_baseline_em);
        let bars = match self.placeholder_reason {
            PlaceholderBoxReason::MissingGlyph | PlaceholderBoxReason::ShapingFailed => vec![
                [left, bottom, right, bottom + thickness],
                [left, top - thickness, right, top],
                [left, bottom + thickness, left + thickness, top - thickness],
                [right - thickness, bottom + thickness, right, top - thickness],
            ],
            PlaceholderBoxReason::InvisibleCharacter => {
                let arm = (right - left).min(top - bottom) * 0.3;
                let mut bars = Vec::with_capacity(8);
                for (from, to) in [(left, left + arm), (right - arm, right)] {
                    bars.push([from, bottom, to, bottom + thickness]);
                    bars.push([from, top - thickness, to, top]);
                }
                for (from, to) in [(left, left + thickness), (right - thickness, right)] {
                    bars.push([from, bottom + thickness, to, bottom + arm]);
                    bars.push([from, top - arm, to, top - thickness]);
                }
                bars
            }
        };
        GlyphOutline::of_rectangles(&bars)
    }
}
