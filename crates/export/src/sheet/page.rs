//! Pages as plain data: what is drawn, and the text that it stands for.

use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use crate::marks::MarkBox;
use bidiscope_layout::{FaceId, Faces};

/// A document of one or more pages: all about a name, the steps of a display, or a single image.
#[derive(Clone)]
pub struct Sheet {
    /// The font faces of the glyphs.
    pub faces: Faces,
    /// The title, in ASCII where possible: it never needs reordering.
    pub title: String,
    /// The name in logical order; empty for a document of no or several names.
    pub name: String,
    /// The pages, at least one.
    pub pages: Vec<SheetPage>,
}

/// A page. Lengths are in points, from the upper left corner, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetPage {
    /// Width and height, in points.
    pub size: [f32; 2],
    /// The background colour; `None` for a transparent background.
    pub background: Option<Rgb>,
    /// The blocks, in reading order.
    pub blocks: Vec<SheetBlock>,
}

/// A block of a page, which a screen reader reads as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetBlock {
    /// Its role.
    pub role: BlockRole,
    /// Its text in logical order; for a figure a description. Empty for an ornament.
    pub text: Arc<str>,
    /// Whether it continues the text of the previous block, as the second line of a sentence does, so that both are read as
    /// one.
    pub continues_previous: bool,
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
    Text(SheetText),
    /// A rectangle.
    Box(SheetBox),
    /// A polyline, which is closed where it ends at its first point.
    Stroke {
        /// The points, at least two.
        points: Vec<[f32; 2]>,
        /// Its width, in points.
        width: f32,
        /// Its colour.
        colour: Rgb,
    },
}

/// Glyphs of one shaped line. Lengths are in points, from the upper left corner of the page, y downwards, if nothing else
/// is said.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetText {
    /// The left end of the line on its baseline: x and y, in points.
    pub origin: [f32; 2],
    /// The font size, in points for one em.
    pub font_size: f32,
    /// The characters, in logical order.
    pub text: Arc<str>,
    /// The glyphs, from left to right.
    pub glyphs: Vec<SheetGlyph>,
    /// Left, top, right and bottom of the rectangle outside of which nothing is drawn; `None` where nothing reaches too far, as
    /// stacked marks may.
    pub clip_edges: Option<[f32; 4]>,
}

/// A glyph of a line. Lengths are in em, from the line's origin, y upwards, as the layout has them.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetGlyph {
    /// Its font face.
    pub face: FaceId,
    /// Its glyph index in that face.
    pub glyph_id: u16,
    /// The x coordinate of its origin.
    pub x_em: f32,
    /// The y coordinate of its origin.
    pub y_em: f32,
    /// Its size relative to the line's.
    pub scale: f32,
    /// Its colour.
    pub colour: Rgb,
    /// The characters that it shows, as a byte range of the line's text.
    pub text_byte_range: Range<usize>,
}

/// A rectangle on a page.
pub type SheetBox = MarkBox<Rgb>;

impl SheetBlock {
    /// A decoration without text.
    pub(super) fn ornament(drawings: Vec<SheetDrawing>) -> Self {
        Self::new(BlockRole::Ornament, "", drawings)
    }

    /// A block with this role, text and drawings, which continues no other and links to no page.
    pub fn new(role: BlockRole, text: impl Into<Arc<str>>, drawings: Vec<SheetDrawing>) -> Self {
        Self { role, text: text.into(), continues_previous: false, linked_page_index: None, drawings }
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
                point(&mut text.origin);
                text.font_size *= by;
                text.clip_edges.iter_mut().for_each(|edges| *edges = edges.map(|it| it * by));
            }
            Self::Box(it) => {
                it.edges = it.edges.map(|it| it * by);
                it.radius *= by;
                it.stroke.iter_mut().for_each(|(width, _)| *width *= by);
            }
            Self::Stroke { points, width, .. } => {
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
                shift(&mut text.origin);
                text.clip_edges.iter_mut().for_each(shift_edges);
            }
            Self::Box(it) => shift_edges(&mut it.edges),
            Self::Stroke { points, .. } => points.iter_mut().for_each(shift),
        }
    }
}
