//! Pages as plain data: what is drawn, and the text that it stands for.

use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use crate::marks::DrawnRectangle;
use bidiscope_layout::{FaceId, Faces};

/// A document of one or more pages: all about a name, the steps of a display, or a single image.
#[derive(Clone)]
pub struct Sheet {
    /// The font faces of the glyphs.
    pub font_faces: Faces,
    /// The title, in ASCII where possible: it never needs reordering.
    pub document_title: String,
    /// The name in logical order; empty for a document of no or several names.
    pub logical_name_text: String,
    /// The pages, at least one.
    pub pages: Vec<SheetPage>,
}

/// A page. Lengths are in points, from the upper left corner, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetPage {
    /// Width and height, in points.
    pub width_and_height_points: [f32; 2],
    /// The background colour; `None` for a transparent background.
    pub background_colour: Option<Rgb>,
    /// The blocks, in reading order.
    pub blocks: Vec<SheetBlock>,
}

/// A block of a page, which a screen reader reads as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetBlock {
    /// Its role.
    pub block_role: BlockRole,
    /// Its text in logical order; for a figure a description. Empty for an ornament.
    pub accessible_text: Arc<str>,
    /// Whether it continues the text of the previous block, as the second line of a sentence does, so that both are read as
    /// one.
    pub continues_previous_block: bool,
    /// The index of the page that it links to, from 0 among all pages of the document; `None` for all but the lines of a table
    /// of contents.
    pub linked_page_index: Option<usize>,
    /// What is drawn for it.
    pub drawings: Vec<SheetDrawing>,
}

/// The role of a block, for assistive technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockRole {
    /// The title of the sheet.
    Title,
    /// The heading of a section.
    Heading,
    /// A sentence.
    Sentence,
    /// A name in a display; its text is the name in logical order.
    Name,
    /// A figure, such as cells, with a description as its text.
    Figure,
    /// Decoration without text: a rule, a page number.
    Ornament,
}

/// A drawing. Lengths are in points, from the upper left corner of the page, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub enum SheetDrawing {
    /// Glyphs of one line.
    Text(SheetTextLine),
    /// A rectangle.
    Rectangle(SheetRectangle),
    /// A polyline, which is closed where it ends at its first point.
    Polyline {
        /// The points, at least two.
        x_and_y_points: Vec<[f32; 2]>,
        /// Its width, in points.
        line_width_points: f32,
        /// Its colour.
        colour: Rgb,
    },
}

/// Glyphs of one shaped line. Lengths are in points, from the upper left corner of the page, y downwards, if nothing else
/// is said.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetTextLine {
    /// The left end of the line on its baseline: x and y, in points.
    pub baseline_left_end_points: [f32; 2],
    /// The font size, in points for one em.
    pub font_size_points: f32,
    /// The characters, in logical order.
    pub logical_text: Arc<str>,
    /// The glyphs, from left to right.
    pub glyphs_from_left: Vec<SheetGlyph>,
    /// Left, top, right and bottom of the rectangle outside of which nothing is drawn; `None` where nothing reaches too far, as
    /// stacked marks may.
    pub clip_left_top_right_bottom_points: Option<[f32; 4]>,
}

/// A glyph of a line. Lengths are in em, from the line's origin, y upwards, as the layout has them.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetGlyph {
    /// Its font face.
    pub face_id: FaceId,
    /// Its glyph index in that face.
    pub glyph_id: u16,
    /// The x coordinate of its origin.
    pub x_from_line_left_em: f32,
    /// The y coordinate of its origin.
    pub y_above_baseline_em: f32,
    /// Its size relative to the line's.
    pub scale_of_font_size: f32,
    /// Its colour.
    pub colour: Rgb,
    /// The characters that it shows, as a byte range of the line's text.
    pub logical_text_byte_range: Range<usize>,
}

/// A rectangle on a page.
pub type SheetRectangle = DrawnRectangle<Rgb>;

impl SheetBlock {
    /// A decoration without text.
    pub(super) fn ornament(drawings: Vec<SheetDrawing>) -> Self {
        Self::new(BlockRole::Ornament, "", drawings)
    }

    /// A block with this role, text and drawings, which continues no other and links to no page.
    pub fn new(
        block_role: BlockRole,
        accessible_text: impl Into<Arc<str>>,
        drawings: Vec<SheetDrawing>,
    ) -> Self {
        Self {
            block_role,
            accessible_text: accessible_text.into(),
            continues_previous_block: false,
            linked_page_index: None,
            drawings,
        }
    }

    /// The same block, moved to the right and down.
    pub(super) fn moved(mut self, by: [f32; 2]) -> Self {
        for mark in &mut self.drawings {
            mark.shift(by);
        }
        self
    }

    /// The same block, scaled from the upper left corner of its page.
    pub(super) fn scaled(mut self, by: f32) -> Self {
        for mark in &mut self.drawings {
            mark.scale(by);
        }
        self
    }
}

impl SheetDrawing {
    fn scale(&mut self, by: f32) {
        let point = |point: &mut [f32; 2]| *point = point.map(|it| it * by);
        match self {
            Self::Text(text) => {
                point(&mut text.baseline_left_end_points);
                text.font_size_points *= by;
                text.clip_left_top_right_bottom_points
                    .iter_mut()
                    .for_each(|edges| *edges = edges.map(|it| it * by));
            }
            Self::Rectangle(it) => {
                it.left_top_right_bottom_points = it.left_top_right_bottom_points.map(|it| it * by);
                it.corner_radius_points *= by;
                it.edge_width_points_and_colour.iter_mut().for_each(|(width, _)| *width *= by);
            }
            Self::Polyline { x_and_y_points: points, line_width_points: width, .. } => {
                points.iter_mut().for_each(point);
                *width *= by;
            }
        }
    }

    fn shift(&mut self, [x, y]: [f32; 2]) {
        let shift = |point: &mut [f32; 2]| *point = [point[0] + x, point[1] + y];
        let shift_edges = |edges: &mut [f32; 4]| {
            *edges = [edges[0] + x, edges[1] + y, edges[2] + x, edges[3] + y];
        };
        match self {
            Self::Text(text) => {
                shift(&mut text.baseline_left_end_points);
                text.clip_left_top_right_bottom_points.iter_mut().for_each(shift_edges);
            }
            Self::Rectangle(it) => shift_edges(&mut it.left_top_right_bottom_points),
            Self::Polyline { x_and_y_points: points, .. } => points.iter_mut().for_each(shift),
        }
    }
}
