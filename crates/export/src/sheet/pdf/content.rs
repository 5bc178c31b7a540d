//! The drawings of a page as PDF operators (ISO 32000-1, sections 8 and 9).

use std::borrow::Cow;

use pdf_writer::types::ArtifactType;
use pdf_writer::{Buf, Content, Name, Str, TextStr};

use crate::colours::Rgb;
use crate::marks::open_points_and_is_closed;

use super::super::page::{SheetDrawing, SheetGlyph, SheetRectangle, SheetTextLine};
use super::super::rounded::segments;
use super::fonts::{PdfFont, PdfFonts};

/// The content stream of a page, in points from its upper left corner, y downwards.
pub(super) struct PageContent<'a> {
    content: Content,
    fonts: &'a mut PdfFonts,
    /// The number of drawings that belong to the document structure.
    tagged_count: i32,
}

impl<'a> PageContent<'a> {
    /// Begins a page of this height.
    pub(super) fn new(height: f32, fonts: &'a mut PdfFonts) -> Self {
        let mut content = Content::new();
        content.transform([1.0, 0.0, 0.0, -1.0, 0.0, height]);
        Self { content, fonts, tagged_count: 0 }
    }

    /// Draws a part of the document structure, and gives its marked-content identifier (section 14.7.4).
    pub(super) fn tagged(&mut self, marks: &[SheetDrawing]) -> i32 {
        let number = self.tagged_count;
        self.tagged_count += 1;
        // The tag is not used: the structure element determines the role.
        self.content.begin_marked_content_with_properties(Name(b"P")).properties().identify(number);
        self.draw(marks);
        self.content.end_marked_content();
        number
    }

    /// Draws decoration that is not part of the document structure.
    pub(super) fn artifact(&mut self, kind: ArtifactType, marks: &[SheetDrawing]) {
        self.content
            .begin_marked_content_with_properties(Name(b"Artifact"))
            .properties()
            .artifact()
            .kind(kind);
        self.draw(marks);
        self.content.end_marked_content();
    }

    /// The operators.
    pub(super) fn finish(self) -> Buf {
        self.content.finish()
    }

    fn draw(&mut self, marks: &[SheetDrawing]) {
        for mark in marks {
            match mark {
                SheetDrawing::Text(text) => self.text(text),
                SheetDrawing::Rectangle(it) => self.rectangle(it),
                SheetDrawing::Polyline { x_and_y_points: points, line_width_points: width, colour } => {
                    self.set_stroke(*width, *colour);
                    let (points, is_closed) = open_points_and_is_closed(points);
                    for (index, &[x, y]) in points.iter().enumerate() {
                        match index {
                            0 => self.content.move_to(x, y),
                            _ => self.content.line_to(x, y),
                        };
                    }
                    match is_closed {
                        true => self.content.close_and_stroke(),
                        false => self.content.stroke(),
                    };
                }
            }
        }
    }

    fn text(&mut self, text: &SheetTextLine) {
        if let Some([left, top, right, bottom]) = text.clip_left_top_right_bottom_points {
            self.content.save_state().rect(left, top, right - left, bottom - top).clip_nonzero().end_path();
        }
        let same_style = |one: &SheetGlyph, next: &SheetGlyph| {
            (one.face_id, one.colour, one.scale_of_font_size)
                == (next.face_id, next.colour, next.scale_of_font_size)
        };
        self.content.begin_text();
        for glyphs in text.glyphs_from_left.chunk_by(same_style) {
            let Some(font) = self.fonts.of(glyphs[0].face_id) else { continue };
            let size = text.font_size_points * glyphs[0].scale_of_font_size;
            let [red, green, blue] = unit(glyphs[0].colour);
            self.content.set_fill_rgb(red, green, blue).set_font(Name(font.resource_name.as_bytes()), size);
            let placed = placed(font, text, glyphs);
            for cluster in placed.chunk_by(|one, next| one.span == next.span) {
                show(&mut self.content, font, size, cluster);
            }
        }
        self.content.end_text();
        if text.clip_left_top_right_bottom_points.is_some() {
            self.content.restore_state();
        }
    }

    fn rectangle(&mut self, it: &SheetRectangle) {
        if let Some(of) = it.fill_colour {
            let [red, green, blue] = unit(of);
            self.content.set_fill_rgb(red, green, blue);
            if self.path(it.left_top_right_bottom_points, it.corner_radius_points) {
                self.content.fill_nonzero();
            }
        }
        if let Some((width, of)) = it.edge_width_points_and_colour {
            let inset = width / 2.0;
            let [left, top, right, bottom] = it.left_top_right_bottom_points;
            self.set_stroke(width, of);
            if self.path(
                [left + inset, top + inset, right - inset, bottom - inset],
                (it.corner_radius_points - inset).max(0.0),
            ) {
                self.content.stroke();
            }
        }
    }

    /// Begins a path along a rectangle with rounded corners; `false` where it is empty.
    fn path(&mut self, edges @ [left, top, right, bottom]: [f32; 4], radius: f32) -> bool {
        let (width, height) = (right - left, bottom - top);
        if !(width > 0.0 && height > 0.0) {
            return false;
        }
        let radius = radius.min(width / 2.0).min(height / 2.0);
        if radius <= 0.0 {
            self.content.rect(left, top, width, height);
            return true;
        }
        for (index, [start, one, two, end]) in segments(edges, radius).into_iter().enumerate() {
            match index {
                0 => self.content.move_to(start[0], start[1]),
                _ => self.content.line_to(start[0], start[1]),
            };
            self.content.cubic_to(one[0], one[1], two[0], two[1], end[0], end[1]);
        }
        self.content.close_path();
        true
    }

    /// Sets the width and colour of strokes.
    fn set_stroke(&mut self, width: f32, of: Rgb) {
        let [red, green, blue] = unit(of);
        self.content.set_stroke_rgb(red, green, blue).set_line_width(width);
    }
}

/// A glyph of the subset with its position, in points.
struct Placed<'a> {
    number: u16,
    at: [f32; 2],
    /// The cluster of the glyph and its text, where the page must state it: the glyph shows other characters here than
    /// elsewhere, or several glyphs show the same ones (section 14.9.4).
    span: Option<(usize, Cow<'a, str>)>,
}

fn placed<'a>(font: &mut PdfFont, text: &'a SheetTextLine, glyphs: &[SheetGlyph]) -> Vec<Placed<'a>> {
    let mut placed = Vec::with_capacity(glyphs.len());
    for cluster in glyphs.chunk_by(|one, next| one.logical_text_byte_range == next.logical_text_byte_range) {
        let shows = extractable(
            text.logical_text.get(cluster[0].logical_text_byte_range.clone()).unwrap_or_default(),
        );
        let begin = placed.len();
        let mut is_plain = cluster.len() == 1;
        for it in cluster {
            let (number, is_usual_text) = font.character(it.glyph_id, &shows);
            is_plain &= is_usual_text;
            let at = [
                text.baseline_left_end_points[0] + it.x_from_line_left_em * text.font_size_points,
                text.baseline_left_end_points[1] - it.y_above_baseline_em * text.font_size_points,
            ];
            placed.push(Placed { number, at, span: None });
        }
        if !is_plain {
            placed[begin..].iter_mut().for_each(|it| it.span = Some((begin, shows.clone())));
        }
    }
    placed
}

/// Shows the glyphs of a cluster, with its text where that must be stated.
fn show(content: &mut Content, font: &PdfFont, size: f32, glyphs: &[Placed<'_>]) {
    let span = glyphs[0].span.as_ref();
    if let Some((_, shows)) = span {
        let mut mark = content.begin_marked_content_with_properties(Name(b"Span"));
        mark.properties().actual_text(TextStr(shows));
    }
    for line in glyphs.chunk_by(|one, next| one.at[1] == next.at[1]) {
        let [mut x, y] = line[0].at;
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]);
        let mut shown = content.show_positioned();
        let mut items = shown.items();
        for it in line {
            // In whole thousandths of an em. Errors do not add up, because the next advance starts from the rounded position.
            let back = ((x - it.at[0]) / size * 1_000.0).round();
            if back != 0.0 {
                items.adjust(back);
            }
            items.show(Str(&it.number.to_be_bytes()));
            x += (font.width(it.number) - back) / 1_000.0 * size;
        }
    }
    if span.is_some() {
        content.end_marked_content();
    }
}

/// The text with the characters replaced that PDF/UA forbids as the text of a glyph.
fn extractable(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', '\u{FEFF}', '\u{FFFE}']) {
        return Cow::Borrowed(text);
    }
    let exchanged = |it| match it {
        '\0' => ' ',
        '\u{FEFF}' | '\u{FFFE}' => '\u{FFFD}',
        other => other,
    };
    text.chars().map(exchanged).collect()
}

fn unit(colour: Rgb) -> [f32; 3] {
    colour.map(|it| f32::from(it) / 255.0)
}
