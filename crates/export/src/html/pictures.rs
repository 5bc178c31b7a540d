//! Shaped lines as SVG within a document: each glyph outline is defined once.

use std::collections::BTreeMap;

use crate::colours::direction_colour_index;
use crate::sheet::line_rows::{CutLine, cut};
use crate::sheet::svg::{UNITS, number, outline};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_layout::{FaceId, Faces, InvisibleStyle, PlaceholderBoxReason, ShapedLine};

use super::style::DIRECTION_CLASSES;
use super::writer::Html;

/// The size of an em, in CSS pixels.
const EM_PIXELS: f32 = 34.0;
/// The most width of a row, in em.
const MAX_ROW_WIDTH: f32 = 22.0;
/// The space between characters that are drawn one by one, in em.
const GAP: f32 = 0.2;

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
        let line = ShapedLine::new(characters, order, &self.faces, InvisibleStyle::Boxed);
        let cut = cut(&line, MAX_ROW_WIDTH);
        let row_height = line.vertical_extent().height_em();
        let widths = cut.rows.iter().map(|it| it.right - it.left);
        let width = widths.fold(0.0, f32::max).max(0.1);
        let size = [width, row_height * cut.rows.len().max(1) as f32];
        svg(html, size, says, |html| {
            for row in 0..cut.rows.len() {
                self.draw_row(html, &line, characters, &cut, (row, width, row_height));
            }
        });
        cut.rows.len()
    }

    /// Draws each character by itself, as it is stored, from left to right: letters that join in this order could be read as
    /// another word. Gives the number of rows.
    pub(super) fn draw_one_by_one(&mut self, html: &mut Html, characters: &[Character], says: &str) -> usize {
        let lines: Vec<ShapedLine> =
            characters.iter().map(|&it| ShapedLine::in_isolated_form(it, &self.faces)).collect();
        let (mut places, mut row, mut left, mut width) = (Vec::with_capacity(lines.len()), 0, 0.0, 0.1_f32);
        for line in &lines {
            if left > 0.0 && left + line.width_em() > MAX_ROW_WIDTH {
                (row, left) = (row + 1, 0.0);
            }
            places.push((row, left));
            left += line.width_em();
            width = width.max(left);
            left += GAP;
        }
        let extents = || lines.iter().map(ShapedLine::vertical_extent);
        let ascent = extents().map(|it| it.ascent_em).fold(0.0, f32::max);
        let row_height = ascent + extents().map(|it| it.descent_em).fold(0.0, f32::max);
        svg(html, [width, row_height * (row + 1) as f32], says, |html| {
            for ((line, character), (row, left)) in lines.iter().zip(characters).zip(places) {
                let origin = [left, row as f32 * row_height + ascent];
                self.draw_part(html, line, std::slice::from_ref(character), origin, |_| true);
            }
        });
        row + 1
    }

    fn draw_row(
        &mut self,
        html: &mut Html,
        line: &ShapedLine,
        characters: &[Character],
        cut: &CutLine,
        (row, width, row_height): (usize, f32, f32),
    ) {
        let part = cut.rows[row];
        let start =
            if line.paragraph_direction().is_right_to_left() { width - part.right } else { -part.left };
        let baseline = row as f32 * row_height + line.vertical_extent().ascent_em;
        self.draw_part(html, line, characters, [start, baseline], |at| cut.row_of[at] == row);
    }

    /// Draws those characters of a line that `is_drawn` holds for; its baseline begins at `origin`, in em.
    fn draw_part(
        &mut self,
        html: &mut Html,
        line: &ShapedLine,
        characters: &[Character],
        [start, baseline]: [f32; 2],
        is_drawn: impl Fn(usize) -> bool,
    ) {
        let moved = format!("translate({} {})", number(start * UNITS), number(baseline * UNITS));
        let colour = |at: usize| direction_colour_index(characters[at].class);
        html.element("g", &[("transform", &moved)], |html| {
            let frames = line.placeholder_boxes().iter().filter(|it| is_drawn(it.logical_index.0));
            for frame in frames {
                let inset = frame.frame_thickness_em / 2.0;
                let [x, y, wide, high] = [
                    frame.outer_extent.left_x_em + inset,
                    -frame.top_above_baseline_em + inset,
                    frame.outer_extent.right_x_em - frame.outer_extent.left_x_em - frame.frame_thickness_em,
                    frame.top_above_baseline_em - frame.bottom_above_baseline_em - frame.frame_thickness_em,
                ]
                .map(|it| number(it * UNITS));
                let class = DIRECTION_CLASSES[colour(frame.logical_index.0)];
                let stroke = number(frame.frame_thickness_em * UNITS);
                let missing = if frame.placeholder_reason == PlaceholderBoxReason::InvisibleCharacter {
                    "frame"
                } else {
                    "frame missing"
                };
                html.element("g", &[("class", class)], |html| {
                    let at = [("x", &*x), ("y", &y), ("width", &wide), ("height", &high)];
                    let about = [at[0], at[1], at[2], at[3], ("class", missing), ("stroke-width", &stroke)];
                    html.element("rect", &about, |_| {});
                });
            }
            let glyphs: Vec<_> =
                line.glyphs().iter().filter(|it| is_drawn(it.first_logical_index.0)).collect();
            for same_colour in glyphs.chunk_by(|one, other| {
                colour(one.first_logical_index.0) == colour(other.first_logical_index.0)
            }) {
                let class = DIRECTION_CLASSES[colour(same_colour[0].first_logical_index.0)];
                html.element("g", &[("class", class)], |html| {
                    for glyph in same_colour {
                        let link = self.link(glyph.face_id, glyph.glyph_id);
                        let (x, y) = (
                            number(glyph.x_from_line_left_em * UNITS),
                            number(-glyph.y_above_baseline_em * UNITS),
                        );
                        if glyph.size_relative_to_line == 1.0 {
                            html.element("use", &[("href", &link), ("x", &x), ("y", &y)], |_| {});
                        } else {
                            let scaled =
                                format!("translate({x} {y}) scale({})", number(glyph.size_relative_to_line));
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

/// A drawing of this width and height, in em, with its accessible name.
fn svg(html: &mut Html, [width, height]: [f32; 2], says: &str, content: impl FnOnce(&mut Html)) {
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
    html.element("svg", &about, content);
}
