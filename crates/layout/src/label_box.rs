//! Boxes with a label: the abbreviation of an invisible character, or the code point of one that no face has.

use bidiscope_bidi::name::is_invisible;

use super::faces::Faces;
use super::frame::PlaceholderBoxReason;

/// The label of an invisible character, such as `ZWNJ`, `RLE` or `VS16`, or the digits of its code point
/// where it has no abbreviation; `None` for a visible character: see [`is_invisible`].
///
/// The abbreviations are those of the Unicode code charts and NameAliases.txt.
pub fn caption_of_invisible_character(scalar: char) -> Option<String> {
    if !is_invisible(scalar) {
        return None;
    }
    let label = match scalar {
        '\t' => "TAB",
        '\n' => "LF",
        '\r' => "CR",
        '\u{1B}' => "ESC",
        '\u{7F}' => "DEL",
        '\u{85}' => "NEL",
        '\u{AD}' => "SHY",
        '\u{34F}' => "CGJ",
        '\u{61C}' => "ALM",
        '\u{200B}' => "ZWSP",
        '\u{200C}' => "ZWNJ",
        '\u{200D}' => "ZWJ",
        '\u{200E}' => "LRM",
        '\u{200F}' => "RLM",
        '\u{202A}' => "LRE",
        '\u{202B}' => "RLE",
        '\u{202C}' => "PDF",
        '\u{202D}' => "LRO",
        '\u{202E}' => "RLO",
        '\u{2028}' => "LS",
        '\u{2029}' => "PS",
        '\u{2060}' => "WJ",
        '\u{2066}' => "LRI",
        '\u{2067}' => "RLI",
        '\u{2068}' => "FSI",
        '\u{2069}' => "PDI",
        '\u{FEFF}' => "BOM",
        '\u{FE00}'..='\u{FE0F}' => return Some(format!("VS{}", u32::from(scalar) - 0xFE00 + 1)),
        '\u{E0100}'..='\u{E01EF}' => return Some(format!("VS{}", u32::from(scalar) - 0xE0100 + 17)),
        _ => return Some(code_point_digits(scalar)),
    };
    Some(label.to_owned())
}

/// The code point as four or six hexadecimal digits, of which the box of one that no face has makes two rows of equal length.
fn code_point_digits(scalar: char) -> String {
    let value = u32::from(scalar);
    if value <= 0xFFFF { format!("{value:04X}") } else { format!("{value:06X}") }
}

/// A box with a label, relative to its own left edge. Lengths in em.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct LabelBox {
    pub(super) kind: PlaceholderBoxReason,
    /// Its advance width in the line.
    pub(super) advance: f32,
    /// The frame's outer edges.
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
    pub(super) top: f32,
    pub(super) thickness: f32,
    /// The size of the label's glyphs relative to the line's.
    pub(super) scale: f32,
    /// Glyphs of Noto Sans: id, x, y.
    pub(super) glyphs: Vec<(u16, f32, f32)>,
}

/// How a kind of box is drawn. Lengths in em.
struct BoxStyle {
    scale: f32,
    thickness: f32,
    padding: f32,
    /// The empty space at either side.
    bearing: f32,
    /// The height of the box's centre above the baseline.
    middle: f32,
}

/// The height of Noto Sans' capitals and digits, in em.
const CAPITAL_HEIGHT: f32 = 0.714;

impl LabelBox {
    /// The box with a character's code point.
    pub(super) fn code_point(kind: PlaceholderBoxReason, scalar: char) -> Self {
        let style = BoxStyle { scale: 0.48, thickness: 0.045, padding: 0.07, bearing: 0.06, middle: 0.357 };
        let digits = code_point_digits(scalar);
        let (first, second) = digits.split_at(digits.len() / 2);
        Self::new(kind, &[first, second], &style)
    }

    /// The box of an invisible character with this label, in one row: its letters are 12 points high in a line of 20 points
    /// an em, or, enlarged, of 14.
    pub(super) fn invisible(label: &str, is_enlarged: bool) -> Self {
        let scale = if is_enlarged { 0.86 } else { 0.6 };
        let style = BoxStyle { scale, thickness: 0.05, padding: 0.06, bearing: 0.05, middle: 0.33 };
        Self::new(PlaceholderBoxReason::InvisibleCharacter, &[label], &style)
    }

    fn new(kind: PlaceholderBoxReason, rows: &[&str], style: &BoxStyle) -> Self {
        let face = Faces::latin();
        let rows: Vec<Vec<(u16, f32)>> = rows
            .iter()
            .map(|row| {
                row.chars()
                    .filter_map(|scalar| face.glyph(scalar))
                    .map(|glyph| (glyph, face.advance(glyph) * style.scale))
                    .collect()
            })
            .collect();
        let width_of = |row: &[(u16, f32)]| row.iter().map(|(_, advance)| advance).sum::<f32>();
        let inner = rows.iter().map(|row| width_of(row)).fold(0.0, f32::max);
        let edge = style.thickness + style.padding;
        let (left, right) = (style.bearing, style.bearing + inner + 2.0 * edge);
        let row_height = CAPITAL_HEIGHT * style.scale;
        let pitch = row_height + style.padding;
        let count = rows.len() as f32;
        let height = count * pitch - style.padding + 2.0 * edge;
        let (bottom, top) = (style.middle - height / 2.0, style.middle + height / 2.0);
        let mut glyphs = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let y = top - edge - row_height - index as f32 * pitch;
            let mut x = left + edge + (inner - width_of(row)) / 2.0;
            for &(glyph, advance) in row {
                glyphs.push((glyph, x, y));
                x += advance;
            }
        }
        let (scale, thickness) = (style.scale, style.thickness);
        let advance = right + style.bearing;
        Self { kind, advance, left, right, bottom, top, thickness, scale, glyphs }
    }
}

#[cfg(test)]
mod tests {
    use super::caption_of_invisible_character;

    #[test]
    fn labels() {
        for (scalar, label) in [
            ('\u{200C}', Some("ZWNJ")),
            ('\u{202E}', Some("RLO")),
            ('\u{2067}', Some("RLI")),
            ('\u{FE0F}', Some("VS16")),
            ('\u{E0100}', Some("VS17")),
            ('\u{E01EF}', Some("VS256")),
            ('\u{E0041}', Some("0E0041")),
            ('\u{7}', Some("0007")),
            ('\u{3164}', Some("3164")),
            ('\u{2800}', Some("2800")),
            ('\t', Some("TAB")),
            ('a', None),
            (' ', None),
            ('\u{5B8}', None),
            ('\u{600}', None),
        ] {
            assert_eq!(caption_of_invisible_character(scalar).as_deref(), label, "U+{:04X}", scalar as u32);
        }
    }
}
