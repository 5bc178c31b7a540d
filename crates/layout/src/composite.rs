//! How much work a glyph that is made of other glyphs would be.

use ttf_parser::head::IndexToLocationFormat;
use ttf_parser::{Face, Tag};

/// The most parts that are drawn of a glyph, those of its parts counted too. Ideographs that are made of
/// strokes have some dozens; parts made of parts can be made to double thirty times over.
const MOST_PARTS: u32 = 4096;
/// How deep parts have parts before the glyph is not drawn at all.
const MOST_DEPTH: u32 = 32;

/// Whether a glyph has so few parts that it can be drawn.
pub(super) fn has_few_parts(face: &Face<'_>, glyph: u16) -> bool {
    let table = |tag: &[u8; 4]| face.raw_face().table(Tag::from_bytes(tag));
    let (Some(places), Some(glyphs)) = (table(b"loca"), table(b"glyf")) else { return true };
    let is_long = matches!(face.tables().head.index_to_location_format, IndexToLocationFormat::Long);
    let mut left = MOST_PARTS;
    Glyphs { places, glyphs, is_long }.count(glyph, MOST_DEPTH, &mut left).is_some()
}

struct Glyphs<'a> {
    places: &'a [u8],
    glyphs: &'a [u8],
    is_long: bool,
}

impl Glyphs<'_> {
    /// Counts a glyph and its parts down from what is left; `None` where they are more.
    fn count(&self, glyph: u16, depth: u32, left: &mut u32) -> Option<()> {
        *left = left.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        let mut parts = self.parts(glyph).unwrap_or_default();
        // Its flags, its glyph, where it stands and how it is turned.
        while let (Some(flags), Some(part)) = (number(parts, 0), number(parts, 2)) {
            self.count(part, depth, left)?;
            let places = if flags & 0x0001 != 0 { 4 } else { 2 };
            let turns = match flags & 0x00C8 {
                0x0008 => 2,
                0x0040 => 4,
                0x0080 => 8,
                _ => 0,
            };
            parts = parts.get(4 + places + turns..).unwrap_or_default();
            if flags & 0x0020 == 0 {
                break;
            }
        }
        Some(())
    }

    /// The list of a glyph's parts; `None` where it has none.
    fn parts(&self, glyph: u16) -> Option<&[u8]> {
        let place = |index: usize| {
            if self.is_long {
                let high = usize::from(number(self.places, 4 * index)?) << 16;
                Some(high + usize::from(number(self.places, 4 * index + 2)?))
            } else {
                number(self.places, 2 * index).map(|it| 2 * usize::from(it))
            }
        };
        let glyph = usize::from(glyph);
        let data = self.glyphs.get(place(glyph)?..place(glyph + 1)?)?;
        // A negative number of contours; behind it the box that the glyph fills.
        if number(data, 0)? & 0x8000 == 0 { None } else { data.get(10..) }
    }
}

/// The number of two bytes that stands there.
fn number(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}
