//! A name as a display shows it, in one row or cut into several.

use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{DisplayOrder, LogicalIndex};
use bidiscope_layout::{Faces, Invisibles, Line};

use super::cut::{CutLine, cut};
use super::flow::SheetRow;
use super::page::{SheetBlock, SheetBox, SheetMark, SheetPart};
use super::pen::{DrawnLine, Pen, ShownBytes};

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
        // All is parted by rows at once: each row for itself would go through the whole line.
        let names = by_row(&cut, marked.name.clone().into_iter().flatten(), |it| *it);
        let changed = by_row(&cut, marked.changed.iter().copied(), |it| *it);
        let offending = by_row(&cut, marked.offending.iter().copied(), |it| *it);
        let frames = by_row(&cut, self.line.frames(), |it| it.logical.0);
        let glyphs = by_row(&cut, self.line.glyphs(), |it| it.logical.0);
        let shown = ShownBytes::of(&self.line, &self.characters);
        let class = |at: usize| pen.colours.class(self.characters[at].class);
        let ground_of_name = (pen.colours.cell, pen.colours.line);
        let ground_of_changed = (marked.ground, pen.colours.weak_text);
        let mut made = Vec::with_capacity(cut.rows.len());
        for (number, stretch) in cut.rows.iter().enumerate() {
            let width = (stretch.right - stretch.left) * size;
            let start = if from_right { room - width } else { 0.0 };
            let origin = [start - stretch.left * size, baseline];
            let mut marks = Vec::new();
            for (at, colours) in [(&names[number], ground_of_name), (&changed[number], ground_of_changed)] {
                let stretches = self.stretches(at, origin[0], size);
                marks.extend(stretches.into_iter().map(|it| ground(it, height, colours)));
            }
            let drawn =
                DrawnLine { line: &self.line, characters: &self.characters, text: &self.text, origin, size };
            let (frames, glyphs) = (frames[number].iter().copied(), glyphs[number].iter().copied());
            marks.extend(drawn.marks_of(&shown, frames, glyphs, class));
            for edges in self.stretches(&offending[number], origin[0], size) {
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

    /// From where to where these characters reach, in points, one stretch where they stand side by side.
    fn stretches(&self, at: &[usize], x: f32, size: f32) -> Vec<[f32; 2]> {
        let mut extents: Vec<[f32; 2]> = at
            .iter()
            .map(|&it| self.line.extent(LogicalIndex(it)))
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

/// The ground of characters from `left` to `right`: how it is filled, and its edge.
fn ground([left, right]: [f32; 2], height: f32, (fill, edge): (Rgb, Rgb)) -> SheetMark {
    let edges = [left, 3.0, right, height - 4.0];
    SheetMark::Box(SheetBox { edges, radius: 3.0, fill: Some(fill), stroke: Some((0.75, edge)) })
}

/// What belongs to the character at a position of the line, by the rows in which the characters are seen.
fn by_row<T>(cut: &CutLine, parts: impl IntoIterator<Item = T>, at: impl Fn(&T) -> usize) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = cut.rows.iter().map(|_| Vec::new()).collect();
    for part in parts {
        rows[cut.row_of[at(&part)]].push(part);
    }
    rows
}
