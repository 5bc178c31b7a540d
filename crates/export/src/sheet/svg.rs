//! A page as SVG: glyph outlines are defined once, no fonts are needed, nothing is executed or loaded.

use std::collections::BTreeMap;
use std::fmt::Write;

use flate2::Crc;

use crate::colours::Rgb;
use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::is_bidi_control;
use bidiscope_layout::{FaceId, Faces, Segment};

use super::page::{BlockRole, Sheet, SheetBlock, SheetDrawing, SheetPage, SheetRectangle, SheetTextLine};
use crate::marks::open_points_and_is_closed;

/// Units of an outline in an em: with them the bundled faces need no fractions.
pub(crate) const UNITS: f32 = 1000.0;

/// A page of a sheet as an SVG 1.1 document. Its width and height in user units are those of the page in points times
/// `user_units_per_point`. `page` is one of the sheet's pages; each is a document of its own.
///
/// `<title>` is the sheet's title, `<desc>` the name in logical order, `<metadata>` the program with its versions. The
/// accessible text of a block is the name or sentence in logical order, in an element of its own. Identifiers depend on what
/// they name, so that several documents can stand in one HTML page.
pub fn render_svg(sheet: &Sheet, page: &SheetPage, user_units_per_point: f32) -> String {
    let [width, height] = page.width_and_height_points;
    let mut out = String::new();
    let (wide, high) = (number(width * user_units_per_point), number(height * user_units_per_point));
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" role=\"document\" \
         width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {} {}\">\n<title>{}</title>\n<desc>{}</desc>\n\
         <metadata>{}</metadata>\n",
        number(width),
        number(height),
        escaped(&sheet.document_title),
        escaped(&sheet.logical_name_text),
        super::program(),
    );
    let definitions = Definitions::of(page, &sheet.font_faces);
    definitions.write(&mut out);
    if let Some(ground) = page.background_colour {
        let _ = writeln!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", colour(ground));
    }
    let mut clips = 0;
    for block in &page.blocks {
        write_block(block, &definitions, &mut clips, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

/// Text as element content or attribute value. Characters that XML cannot hold, and those that would act on a terminal
/// or reorder the surrounding text, are written as code points, such as `<U+202E>`; joiners stay, for words are
/// spelled with them.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for scalar in text.chars() {
        match scalar {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' => out.push('\n'),
            _ if scalar.is_control()
                || is_bidi_control(scalar)
                || matches!(scalar, '\u{2028}' | '\u{2029}' | '\u{FFFE}' | '\u{FFFF}') =>
            {
                let _ = write!(out, "&lt;{}&gt;", code_point(scalar));
            }
            _ => out.push(scalar),
        }
    }
    out
}

/// What identifiers name: the outlines of glyphs, and the clipping rectangles of texts in the order of the texts.
struct Definitions {
    numbers: BTreeMap<(FaceId, u16), usize>,
    outlines: Vec<String>,
    clips: Vec<String>,
    /// A checksum of them all. In two documents with the same one, the same identifier names the same.
    checksum: u32,
}

impl Definitions {
    fn of(page: &SheetPage, faces: &Faces) -> Self {
        let (mut numbers, mut outlines) = (BTreeMap::new(), Vec::new());
        for glyph in texts(page).flat_map(|it| &it.glyphs_from_left) {
            numbers.entry((glyph.face_id, glyph.glyph_id)).or_insert_with(|| {
                outlines.push(outline(faces, glyph.face_id, glyph.glyph_id));
                outlines.len() - 1
            });
        }
        let clips: Vec<String> =
            texts(page).filter_map(|it| it.clip_left_top_right_bottom_points).map(clip_rectangle).collect();
        let mut checksum = Crc::new();
        for text in outlines.iter().chain(&clips) {
            checksum.update(text.as_bytes());
            checksum.update(b"\n");
        }
        Self { numbers, outlines, clips, checksum: checksum.sum() }
    }

    fn glyph_id(&self, number: usize) -> String {
        format!("g{:08x}-{number}", self.checksum)
    }

    fn clip_id(&self, number: usize) -> String {
        format!("c{:08x}-{number}", self.checksum)
    }

    fn write(&self, out: &mut String) {
        out.push_str("<defs>\n");
        for (number, outline) in self.outlines.iter().enumerate() {
            let _ = writeln!(out, "<path id=\"{}\" d=\"{outline}\"/>", self.glyph_id(number));
        }
        for (number, rectangle) in self.clips.iter().enumerate() {
            let _ = writeln!(out, "<clipPath id=\"{}\">{rectangle}</clipPath>", self.clip_id(number));
        }
        out.push_str("</defs>\n");
    }
}

fn texts(page: &SheetPage) -> impl Iterator<Item = &SheetTextLine> {
    page.blocks.iter().flat_map(|it| &it.drawings).filter_map(|it| match it {
        SheetDrawing::Text(text) => Some(text),
        SheetDrawing::Rectangle(_) | SheetDrawing::Polyline { .. } => None,
    })
}

/// The outline of a glyph as SVG path data, y downwards.
pub(crate) fn outline(faces: &Faces, face: FaceId, glyph: u16) -> String {
    let Some(outline) = faces.outline(face, glyph) else { return String::new() };
    let at = |[x, y]: [f32; 2]| format!("{} {}", number(x * UNITS), number(-y * UNITS));
    let mut path = String::new();
    for segment in outline.segments() {
        let _ = match *segment {
            Segment::Move(end) => write!(path, "M{}", at(end)),
            Segment::Line(end) => write!(path, "L{}", at(end)),
            Segment::Quadratic(control, end) => write!(path, "Q{} {}", at(control), at(end)),
            Segment::Cubic(one, two, end) => write!(path, "C{} {} {}", at(one), at(two), at(end)),
            Segment::Close => write!(path, "Z"),
        };
    }
    path
}

fn clip_rectangle([left, top, right, bottom]: [f32; 4]) -> String {
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        number(left),
        number(top),
        number(right - left),
        number(bottom - top)
    )
}

fn write_block(block: &SheetBlock, definitions: &Definitions, clips: &mut usize, out: &mut String) {
    match block.block_role {
        BlockRole::Ornament => out.push_str("<g aria-hidden=\"true\">\n"),
        _ if block.continues_previous_block => out.push_str("<g aria-hidden=\"true\">\n"),
        BlockRole::Title | BlockRole::Heading | BlockRole::Sentence | BlockRole::Name | BlockRole::Figure => {
            let says = escaped(&block.accessible_text);
            let _ = writeln!(out, "<g role=\"img\" aria-label=\"{says}\"><title>{says}</title>");
        }
    }
    for mark in &block.drawings {
        match mark {
            SheetDrawing::Text(text) => write_text(text, definitions, clips, out),
            SheetDrawing::Rectangle(it) => write_box(it, out),
            SheetDrawing::Polyline { x_and_y_points: points, line_width_points: width, colour: of } => {
                let (points, is_closed) = open_points_and_is_closed(points);
                let shape = if is_closed { "polygon" } else { "polyline" };
                let points: Vec<String> =
                    points.iter().map(|it| format!("{},{}", number(it[0]), number(it[1]))).collect();
                let _ = writeln!(
                    out,
                    "<{shape} points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                    points.join(" "),
                    colour(*of),
                    number(*width)
                );
            }
        }
    }
    out.push_str("</g>\n");
}

/// The glyphs of a line in thousandths of an em, so that their positions are the layout's.
fn write_text(text: &SheetTextLine, definitions: &Definitions, clips: &mut usize, out: &mut String) {
    if text.clip_left_top_right_bottom_points.is_some() {
        let _ = write!(out, "<g clip-path=\"url(#{})\">", definitions.clip_id(*clips));
        *clips += 1;
    }
    let [x, y] = text.baseline_left_end_points;
    let _ = write!(
        out,
        "<g transform=\"translate({} {}) scale({})\"",
        number(x),
        number(y),
        number(text.font_size_points / UNITS)
    );
    let first = text.glyphs_from_left.first().map(|it| it.colour);
    let is_one_colour = text.glyphs_from_left.iter().all(|it| Some(it.colour) == first);
    if let Some(of) = first.filter(|_| is_one_colour) {
        let _ = write!(out, " fill=\"{}\"", colour(of));
    }
    out.push('>');
    for glyph in &text.glyphs_from_left {
        let Some(&number_of_glyph) = definitions.numbers.get(&(glyph.face_id, glyph.glyph_id)) else {
            continue;
        };
        let _ = write!(out, "<use xlink:href=\"#{}\"", definitions.glyph_id(number_of_glyph));
        let (x, y) = (number(glyph.x_from_line_left_em * UNITS), number(-glyph.y_above_baseline_em * UNITS));
        let _ = match glyph.scale_of_font_size == 1.0 {
            true => write!(out, " x=\"{x}\" y=\"{y}\""),
            false => {
                write!(out, " transform=\"translate({x} {y}) scale({})\"", number(glyph.scale_of_font_size))
            }
        };
        if !is_one_colour {
            let _ = write!(out, " fill=\"{}\"", colour(glyph.colour));
        }
        out.push_str("/>");
    }
    out.push_str("</g>");
    if text.clip_left_top_right_bottom_points.is_some() {
        out.push_str("</g>");
    }
    out.push('\n');
}

fn write_box(it: &SheetRectangle, out: &mut String) {
    let inset = it.edge_width_points_and_colour.map_or(0.0, |(width, _)| width / 2.0);
    let [left, top, right, bottom] = it.left_top_right_bottom_points;
    let _ = write!(
        out,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
        number(left + inset),
        number(top + inset),
        number((right - left - 2.0 * inset).max(0.0)),
        number((bottom - top - 2.0 * inset).max(0.0))
    );
    if it.corner_radius_points > 0.0 {
        let _ = write!(out, " rx=\"{}\"", number((it.corner_radius_points - inset).max(0.0)));
    }
    let fill = it.fill_colour.map_or_else(|| "none".to_owned(), colour);
    let _ = write!(out, " fill=\"{fill}\"");
    if let Some((width, of)) = it.edge_width_points_and_colour {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"{}\"", colour(of), number(width));
    }
    out.push_str("/>\n");
}

fn colour([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A length with at most four decimals, without trailing zeros.
pub(crate) fn number(value: f32) -> String {
    let written = format!("{value:.4}");
    let short = written.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bidiscope_bidi::name::{Input, Notation};

    use super::super::{Sheet, SheetTheme};
    use super::{escaped, number, render_svg};
    use bidiscope_report::InputReport;

    /// In one HTML page an identifier of several pictures names what the first of them has.
    #[test]
    fn an_identifier_names_the_same_in_all_pictures() {
        let mut defined: BTreeMap<String, String> = BTreeMap::new();
        for name in ["ABC-12.com", "CBA-12.com", "abc.com", "A.b", "ABC-12.com"] {
            let report = InputReport::without_parent_zone(
                Input::read(name, Notation::CapitalsAsHebrew).expect("a name"),
            );
            let displays: Vec<_> = report.strategy_views.iter().collect();
            let sheet = Sheet::figure(&report, &displays, SheetTheme::Light);
            let svg = render_svg(&sheet, &sheet.pages[0], 1.0);
            for element in svg.split("id=\"").skip(1) {
                let (id, rest) = element.split_once('"').expect("a closed value");
                let definition = rest.lines().next().expect("a line");
                let before = defined.entry(id.to_owned()).or_insert_with(|| definition.to_owned());
                assert_eq!(before, definition, "{id} of {name}");
            }
        }
        assert!(defined.len() > 40, "{}", defined.len());
    }

    #[test]
    fn numbers_are_short() {
        for (value, expected) in
            [(0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (12.34567, "12.3457"), (100.0, "100")]
        {
            assert_eq!(number(value), expected);
        }
    }

    #[test]
    fn nothing_of_a_text_is_markup() {
        assert_eq!(
            escaped("<script>'&\"\u{1}\u{FFFF}"),
            "&lt;script&gt;&#39;&amp;&quot;&lt;U+0001&gt;&lt;U+FFFF&gt;"
        );
    }
}
