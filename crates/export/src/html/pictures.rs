//! Shaped lines as SVG within a document: each glyph outline is defined once.

use std::collections::BTreeMap;

use crate::colours::direction_colour_index;
use crate::sheet::line_rows::{CutLine, cut};
use crate::sheet::svg::{UNITS, number, outline};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_layout::{FaceId, Faces, FrameKind, Invisibles, Line};

use super::style::DIRECTION_CLASSES;
use super::writer::Html;

/// The size of an em, in CSS pixels.
const EM_PIXELS: f32 = 34.0;
/// The most width of a row, in em.
const MAX_ROW_WIDTH: f32 = 22.0;

/// Draws lines, and collects the glyphs that they use.
pub(super) struct Pictures {
    faces: Faces,
    /// What the identifiers of the glyphs begin with.
    prefix: &'static str,
    numbers: BTreeMap<(FaceId, u16), usize>,
}

impl Pictures {
    pub(super) fn new(prefix: &'static str) -> Self {
        Self { faces: Faces::bundled(), prefix, numbers: BTreeMap::new() }
    }

    /// Draws characters in this order, in as many rows as they need, with `says` as the accessible name. Gives the
    /// number of rows.
    pub(super) fn draw(
        &mut self,
        html: &mut Html,
        characters: &[Character],
        order: &DisplayOrder,
        says: &str,
    ) -> usize {
        let line = Line::new(characters, order, &self.faces, Invisibles::Boxed);
        let cut = cut(&line, MAX_ROW_WIDTH);
        let row_height = line.vertical_extent().height();
        let widths = cut.rows.iter().map(|it| it.right - it.left);
        let width = widths.fold(0.0, f32::max).max(0.1);
        let height = row_height * cut.rows.len().max(1) as f32;
        let view = format!("0 0 {} {}", number(width * UNITS), number(height * UNITS));
        let (wide, high) = (number(width * EM_PIXELS), number(height * EM_PIXELS));
        let about = [
            ("class", "line"),
            ("role", "img"),
            ("aria-label", says),
            ("viewBox", &view),
            ("width", &wide),
            ("height", &high),
        ];
        html.element("svg", &about, |html| {
            for row in 0..cut.rows.len() {
                self.draw_row(html, &line, characters, &cut, (row, width, row_height));
            }
        });
        cut.rows.len()
    }

    fn draw_row(
        &mut self,
        html: &mut Html,
        line: &Line,
        characters: &[Character],
        cut: &CutLine,
        (row, width, row_height): (usize, f32, f32),
    ) {
        let part = cut.rows[row];
        let start = if line.paragraph().is_right_to_left() { width - part.right } else { -part.left };
        let baseline = row as f32 * row_height + line.vertical_extent().ascent;
        let moved = format!("translate({} {})", number(start * UNITS), number(baseline * UNITS));
        let colour = |at: usize| direction_colour_index(characters[at].class);
        html.element("g", &[("transform", &moved)], |html| {
            let frames = line.frames().iter().filter(|it| cut.row_of[it.logical.0] == row);
            for frame in frames {
                let inset = frame.thickness / 2.0;
                let [x, y, wide, high] = [
                    frame.extent.left + inset,
                    -frame.top + inset,
                    frame.extent.right - frame.extent.left - frame.thickness,
                    frame.top - frame.bottom - frame.thickness,
                ]
                .map(|it| number(it * UNITS));
                let class = DIRECTION_CLASSES[colour(frame.logical.0)];
                let stroke = number(frame.thickness * UNITS);
                let missing = if frame.kind == FrameKind::Invisible { "frame" } else { "frame missing" };
                html.element("g", &[("class", class)], |html| {
                    let at = [("x", &*x), ("y", &y), ("width", &wide), ("height", &high)];
                    let about = [at[0], at[1], at[2], at[3], ("class", missing), ("stroke-width", &stroke)];
                    html.element("rect", &about, |_| {});
                });
            }
            let glyphs: Vec<_> = line.glyphs().iter().filter(|it| cut.row_of[it.logical.0] == row).collect();
            for same_colour in glyphs.chunk_by(|one, other| colour(one.logical.0) == colour(other.logical.0))
            {
                let class = DIRECTION_CLASSES[colour(same_colour[0].logical.0)];
                html.element("g", &[("class", class)], |html| {
                    for glyph in same_colour {
                        let link = self.link(glyph.face, glyph.glyph);
                        let (x, y) = (number(glyph.x * UNITS), number(-glyph.y * UNITS));
                        if glyph.scale == 1.0 {
                            html.element("use", &[("href", &link), ("x", &x), ("y", &y)], |_| {});
                        } else {
                            let scaled = format!("translate({x} {y}) scale({})", number(glyph.scale));
                            html.element("use", &[("href", &link), ("transform", &scaled)], |_| {});
                        }
                    }
                });
            }
        });
    }

    fn link(&mut self, face: FaceId, glyph: u16) -> String {
        let number = self.number_of(face, glyph);
        format!("#{}{number}", self.prefix)
    }

    fn number_of(&mut self, face: FaceId, glyph: u16) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry((face, glyph)).or_insert(next)
    }

    /// The outlines of all glyphs that were drawn.
    pub(super) fn define(&self, html: &mut Html) {
        if self.numbers.is_empty() {
            return;
        }
        let mut ordered: Vec<_> = self.numbers.iter().map(|(&key, &number)| (number, key)).collect();
        ordered.sort_unstable();
        let about = [("class", "glyphs"), ("width", "0"), ("height", "0"), ("aria-hidden", "true")];
        html.element("svg", &about, |html| {
            html.element("defs", &[], |html| {
                for (number, (face, glyph)) in ordered {
                    let id = format!("{}{number}", self.prefix);
                    let path = outline(&self.faces, face, glyph);
                    html.element("path", &[("id", &id), ("d", &path)], |_| {});
                }
            });
        });
    }
}
