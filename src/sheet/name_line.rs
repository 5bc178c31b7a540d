//! A name as a display shows it, in one row or cut into several.

use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use crate::layout::{Faces, Invisibles, Line};
use crate::name::{Character, text_of};
use crate::order::{DisplayOrder, LogicalIndex};

use super::cut::{CutLine, cut};
use super::flow::SheetRow;
use super::page::{SheetBlock, SheetBox, SheetMark, SheetPart};
use super::pen::{DrawnLine, Pen};

/// A line of a name, shaped.
pub(super) struct NameLine {
    characters: Vec<Character>,
    text: Arc<str>,
    pub(super) line: Line,
}

/// What is marked in the line of a name. All by positions in the line.
#[derive(Default)]
pub(super) struct LineMarks {
    /// Where the name stands among what is round it; `None` where it is alone.
    pub(super) name: Option<Range<usize>>,
    /// Characters on a ground of this colour, for they stand elsewhere than in the first display.
    pub(super) changed: Vec<usize>,
    pub(super) ground: Rgb,
    /// Characters that break a rule.
    pub(super) offending: Vec<usize>,
}

impl NameLine {
    /// The characters in this order; those invisible ones are labelled boxes for which `is_marked` holds.
    pub(super) fn new(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        is_marked: impl Fn(usize) -> bool,
    ) -> Self {
        let line = Line::marking(characters, order, faces, Invisibles::Marked, is_marked);
        Self { text: Arc::from(text_of(characters)), characters: characters.to_vec(), line }
    }

    /// Its rows, each at most as wide as the room, from the side on which its paragraph begins.
    pub(super) fn rows(
        &self,
        pen: &Pen,
        part: SheetPart,
        size: f32,
        room: f32,
        marked: &LineMarks,
    ) -> Vec<SheetRow> {
        let reach = self.line.reach();
        let height = reach.height() * size;
        let baseline = reach.ascent * size;
        let from_right = self.line.paragraph().is_right_to_left();
        let cut = cut(&self.line, room / size);
        let mut made = Vec::with_capacity(cut.rows.len());
        for (number, stretch) in cut.rows.iter().enumerate() {
            let width = (stretch.right - stretch.left) * size;
            let start = if from_right { room - width } else { 0.0 };
            let origin = [start - stretch.left * size, baseline];
            let mut marks = Vec::new();
            for at in grounds(&cut, number, marked) {
                marks.extend(self.ground(pen, &at, origin[0], size, height, marked));
            }
            let drawn =
                DrawnLine { line: &self.line, characters: &self.characters, text: &self.text, origin, size };
            let class = |at: usize| pen.colours.class(self.characters[at].class);
            marks.extend(drawn.marks(|at| (cut.row_of[at] == number).then(|| class(at))));
            for edges in self.stretches(in_row(&cut, number, &marked.offending), origin[0], size) {
                let y = height - 1.5;
                let points = vec![[edges[0], y], [edges[1], y]];
                marks.push(SheetMark::Stroke { points, width: 2.0, colour: pen.colours.bad });
            }
            let says = Arc::clone(&self.text);
            made.push(SheetRow::new(
                height,
                vec![SheetBlock { goes_on: number > 0, ..SheetBlock::new(part, says, marks) }],
            ));
        }
        made
    }

    /// The ground of these characters, which stand in one row.
    fn ground(
        &self,
        pen: &Pen,
        ground: &LineGround,
        x: f32,
        size: f32,
        height: f32,
        marked: &LineMarks,
    ) -> Vec<SheetMark> {
        let (characters, fill, stroke) = match ground {
            LineGround::Name(at) => (at, pen.colours.cell, (0.75, pen.colours.line)),
            LineGround::Changed(at) => (at, marked.ground, (0.75, pen.colours.weak_text)),
        };
        let boxed = |[left, right]: [f32; 2]| {
            let edges = [left, 3.0, right, height - 4.0];
            SheetMark::Box(SheetBox { edges, radius: 3.0, fill: Some(fill), stroke: Some(stroke) })
        };
        self.stretches(characters.iter().copied(), x, size).into_iter().map(boxed).collect()
    }

    /// From where to where these characters reach, in points, one stretch where they stand side by side.
    fn stretches(&self, at: impl Iterator<Item = usize>, x: f32, size: f32) -> Vec<[f32; 2]> {
        let mut extents: Vec<[f32; 2]> = at
            .map(|it| self.line.extent(LogicalIndex(it)))
            .map(|it| [x + it.left * size, x + it.right * size])
            .collect();
        extents.sort_by(|one, other| one[0].total_cmp(&other[0]));
        let mut stretches: Vec<[f32; 2]> = Vec::new();
        for extent in extents {
            match stretches.last_mut() {
                Some(last) if extent[0] <= last[1] + 0.2 => last[1] = last[1].max(extent[1]),
                _ => stretches.push(extent),
            }
        }
        stretches
    }
}

/// Characters that have a ground.
enum LineGround {
    Name(Vec<usize>),
    Changed(Vec<usize>),
}

fn grounds(cut: &CutLine, row: usize, marked: &LineMarks) -> Vec<LineGround> {
    let name: Vec<usize> =
        marked.name.clone().into_iter().flatten().filter(|&it| cut.row_of[it] == row).collect();
    let changed: Vec<usize> = in_row(cut, row, &marked.changed).collect();
    vec![LineGround::Name(name), LineGround::Changed(changed)]
}

fn in_row<'a>(cut: &'a CutLine, row: usize, at: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    at.iter().copied().filter(move |&it| cut.row_of[it] == row)
}
