//! What stands on a page, as plain data: what is drawn and what it says.

use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use bidiscope_layout::{FaceId, Faces};

/// Pages that belong together: those of one name, of a trace, a picture.
#[derive(Clone)]
pub struct Sheet {
    /// The faces of the glyphs.
    pub faces: Faces,
    /// What it is called, without any character of a name that a reader could misread.
    pub title: String,
    /// The name in logical order; empty where it is of no name or of several.
    pub name: String,
    /// The pages, at least one.
    pub pages: Vec<SheetPage>,
}

/// A page. Lengths are in points, from the left and upper edge, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetPage {
    /// Width and height.
    pub size: [f32; 2],
    /// The colour of the paper; `None` where what lies below is seen.
    pub ground: Option<Rgb>,
    /// What stands on it, in the order in which it is read.
    pub blocks: Vec<SheetBlock>,
}

/// Something that is read as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetBlock {
    /// What it is.
    pub part: SheetPart,
    /// What it says, in logical order; for a figure what is seen there, in words. Empty for an ornament.
    pub says: Arc<str>,
    /// Whether it goes on with what the block before it says, as the second line of a sentence does.
    pub goes_on: bool,
    /// The page of the document that it leads to, from 0; `None` for all but the lines of a table of contents.
    pub leads_to: Option<usize>,
    /// What is drawn.
    pub marks: Vec<SheetMark>,
}

/// What a block is for a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetPart {
    /// The heading of the sheet.
    Title,
    /// The heading of a part of it.
    Heading,
    /// A sentence.
    Words,
    /// A name as a display shows it: what it says is the name in logical order.
    Name,
    /// A picture, such as cells, which is told in words.
    Figure,
    /// Nothing that is read: a line between things, a page's number.
    Ornament,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum SheetMark {
    /// Glyphs of one line.
    Text(SheetText),
    /// A rectangle.
    Box(SheetBox),
    /// A line through these points.
    Stroke {
        /// The points, at least two.
        points: Vec<[f32; 2]>,
        /// How wide it is.
        width: f32,
        /// Its colour.
        colour: Rgb,
    },
}

/// Glyphs of one shaped line, where the layout has put them.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetText {
    /// The line's left end on its baseline.
    pub origin: [f32; 2],
    /// Points an em.
    pub size: f32,
    /// The characters, in logical order.
    pub text: Arc<str>,
    /// The glyphs, from left to right.
    pub glyphs: Vec<SheetGlyph>,
    /// Left, top, right, bottom beyond which nothing is drawn, where marks reach too far.
    pub clip: Option<[f32; 4]>,
}

/// A glyph of a line. Lengths are in em, from the line's origin, y upwards: the layout's own numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetGlyph {
    /// The face it is from.
    pub face: FaceId,
    /// Its number in that face.
    pub glyph: u16,
    /// Its origin.
    pub x: f32,
    /// Its origin.
    pub y: f32,
    /// Its size against the line's.
    pub scale: f32,
    /// Its colour.
    pub colour: Rgb,
    /// Which characters it shows: bytes of the line's text.
    pub shows: Range<usize>,
}

/// A rectangle with its edges.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SheetBox {
    /// Left, top, right, bottom.
    pub edges: [f32; 4],
    /// How far its corners are rounded.
    pub radius: f32,
    /// What it is filled with.
    pub fill: Option<Rgb>,
    /// How wide its edge is, all of it within the rectangle, and its colour.
    pub stroke: Option<(f32, Rgb)>,
}

impl SheetBlock {
    /// What is seen and not read.
    pub fn ornament(marks: Vec<SheetMark>) -> Self {
        Self::new(SheetPart::Ornament, "", marks)
    }

    /// What is drawn, and what it says.
    pub fn new(part: SheetPart, says: impl Into<Arc<str>>, marks: Vec<SheetMark>) -> Self {
        Self { part, says: says.into(), goes_on: false, leads_to: None, marks }
    }

    /// The same block so much further right and down.
    pub(super) fn moved(mut self, by: [f32; 2]) -> Self {
        for mark in &mut self.marks {
            mark.shift(by);
        }
        self
    }

    /// The same block so many times as large, from the left and upper edge of its page.
    pub(super) fn scaled(mut self, by: f32) -> Self {
        for mark in &mut self.marks {
            mark.scale(by);
        }
        self
    }
}

impl SheetMark {
    fn scale(&mut self, by: f32) {
        let point = |point: &mut [f32; 2]| *point = point.map(|it| it * by);
        match self {
            Self::Text(text) => {
                point(&mut text.origin);
                text.size *= by;
                text.clip.iter_mut().for_each(|edges| *edges = edges.map(|it| it * by));
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
                text.clip.iter_mut().for_each(shift_edges);
            }
            Self::Box(it) => shift_edges(&mut it.edges),
            Self::Stroke { points, .. } => points.iter_mut().for_each(shift),
        }
    }
}
