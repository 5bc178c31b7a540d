//! Limits the work for composite glyphs: glyphs that are made of other glyphs.

use ttf_parser::head::IndexToLocationFormat;
use ttf_parser::{Face, Tag};

/// The most components of a glyph that is drawn, nested ones included. Ideographs made of strokes have some
/// dozens; a malicious face can double the number at each of thirty levels.
const MAX_COMPONENTS: u32 = 4096;
/// The deepest nesting of components of a glyph that is drawn.
const MAX_DEPTH: u32 = 32;

/// Whether a glyph has few enough components to be drawn.
pub(super) fn has_few_components(face: &Face<'_>, glyph: u16) -> bool {
    let table = |tag: &[u8; 4]| face.raw_face().table(Tag::from_bytes(tag));
    let (Some(locations), Some(glyphs)) = (table(b"loca"), table(b"glyf")) else { return true };
    let is_long = matches!(face.tables().head.index_to_location_format, IndexToLocationFormat::Long);
    let mut remaining = MAX_COMPONENTS;
    GlyphTables { locations, glyphs, is_long }.count(glyph, MAX_DEPTH, &mut remaining).is_some()
}

struct GlyphTables<'a> {
    locations: &'a [u8],
    glyphs: &'a [u8],
    is_long: bool,
}

impl GlyphTables<'_> {
    /// Subtracts a glyph and its components from `remaining`; `None` where they are more.
    fn count(&self, glyph: u16, depth: u32, remaining: &mut u32) -> Option<()> {
        *remaining = remaining.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        let mut components = self.components(glyph).unwrap_or_default();
        // A component has flags, a glyph, an offset and a transformation.
        while let (Some(flags), Some(part)) = (number(components, 0), number(components, 2)) {
            self.count(part, depth, remaining)?;
            let arguments_length = if flags & 0x0001 != 0 { 4 } else { 2 };
            let transformation_length = match flags & 0x00C8 {
                0x0008 => 2,
                0x0040 => 4,
                0x0080 => 8,
                _ => 0,
            };
            components = components.get(4 + arguments_length + transformation_length..).unwrap_or_default();
            if flags & 0x0020 == 0 {
                break;
            }
        }
        Some(())
    }

    /// The components of a glyph; `None` for a simple one.
    fn components(&self, glyph: u16) -> Option<&[u8]> {
        let location = |index: usize| {
            if self.is_long {
                let high = usize::from(number(self.locations, 4 * index)?) << 16;
                Some(high + usize::from(number(self.locations, 4 * index + 2)?))
            } else {
                number(self.locations, 2 * index).map(|it| 2 * usize::from(it))
            }
        };
        let glyph = usize::from(glyph);
        let data = self.glyphs.get(location(glyph)?..location(glyph + 1)?)?;
        // A negative number of contours marks a composite glyph; a bounding box follows.
        if number(data, 0)? & 0x8000 == 0 { None } else { data.get(10..) }
    }
}

/// The big-endian number of two bytes at an offset.
fn number(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}
