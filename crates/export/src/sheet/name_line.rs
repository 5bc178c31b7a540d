//! The line of a name in a display, in one row or cut into several.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::colours::Rgb;
use crate::url_band;
use bidiscope_bidi::address::{Url, UrlPartKind};
use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{DisplayOrder, LogicalIndex};
use bidiscope_layout::{Faces, Invisibles, Line};
use bidiscope_url::reader::Shown;
use bidiscope_url::reader::elision::Elided;

use super::flow::SheetRow;
use super::line_rows::{CutLine, cut};
use super::page::{BlockRole, SheetBlock, SheetBox, SheetDrawing};
use super::text_painter::{ClusterBytes, DrawnLine, TextPainter};

/// A shaped line of a name.
pub(super) struct NameLine {
    characters: Vec<Character>,
    text: Arc<str>,
    pub(super) line: Line,
}

/// What is highlighted in the line of a name. All by positions in the line.
#[derive(Default)]
pub(super) struct LineMarks {
    /// The range of the name within its context; `None` where it has none.
    pub(super) name: Option<Range<usize>>,
    /// Characters with a coloured background: their position differs from the first display's.
    pub(super) changed: Vec<usize>,
    pub(super) background: Rgb,
    /// Characters that violate a rule; they are underlined.
    pub(super) offending: Vec<usize>,
    /// The parts of a URL, which have bands below the line.
    pub(super) url_parts: Vec<(UrlPartKind, Vec<usize>)>,
}

impl LineMarks {
    /// The parts of a URL that begins at this character of the line.
    pub(super) fn parts_of(url: Option<&Url>, start: usize) -> Vec<(UrlPartKind, Vec<usize>)> {
        let parts = url.map_or(&[][..], Url::parts).iter();
        parts.map(|it| (it.part, it.range.clone().map(|at| at + start).collect())).collect()
    }

    /// What a field shows of the parts of a URL.
    pub(super) fn parts_in_field(url: Option<&Url>, field: &Elided) -> Vec<(UrlPartKind, Vec<usize>)> {
        let line = field.order().logical_from_visual().iter().map(|it| it.0).zip(field.shown());
        let mut parts = BTreeMap::<UrlPartKind, Vec<usize>>::new();
        for (at, shown) in line {
            if let Shown::Character(logical) = shown
                && let Some(part) = url.and_then(|it| it.part_at(logical.0))
            {
                parts.entry(part).or_default().push(at);
            }
        }
        parts.into_iter().collect()
    }
}

impl NameLine {
    /// Shapes the characters in this order. Invisible ones for which `is_marked` holds are drawn as labelled boxes.
    pub(super) fn new(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        is_marked: impl Fn(usize) -> bool,
    ) -> Self {
        let line = Line::with_invisibles_at(characters, order, faces, Invisibles::Boxed, is_marked);
        Self { text: Arc::from(text_of(characters)), characters: characters.to_vec(), line }
    }

    /// Its rows, each at most `available` points wide, from the side on which its paragraph begins.
    pub(super) fn rows(
        &self,
        painter: &TextPainter,
        part: BlockRole,
        size: f32,
        available: f32,
        marked: &LineMarks,
    ) -> Vec<SheetRow> {
        let reach = self.line.vertical_extent();
        let height = reach.height() * size;
        let baseline = reach.ascent * size;
        let from_right = self.line.paragraph().is_right_to_left();
        let cut = cut(&self.line, available / size);
        // Group all parts by rows once, instead of scanning the whole line for each row.
        let names = by_row(&cut, marked.name.clone().into_iter().flatten(), |it| *it);
        let changed = by_row(&cut, marked.changed.iter().copied(), |it| *it);
        let offending = by_row(&cut, marked.offending.iter().copied(), |it| *it);
        let frames = by_row(&cut, self.line.frames(), |it| it.logical.0);
        let glyphs = by_row(&cut, self.line.glyphs(), |it| it.logical.0);
        let parts: Vec<_> =
            marked.url_parts.iter().map(|it| (it.0, by_row(&cut, it.1.iter().copied(), |it| *it))).collect();
        let shown = ClusterBytes::of(&self.line, &self.characters);
        let class = |at: usize| painter.colours.class(self.characters[at].class);
        let name_colours = (painter.colours.cell, painter.colours.line);
        let changed_colours = (marked.background, painter.colours.weak_text);
        let mut made = Vec::with_capacity(cut.rows.len());
        for (number, stretch) in cut.rows.iter().enumerate() {
            let width = (stretch.right - stretch.left) * size;
            let start = if from_right { available - width } else { 0.0 };
            let origin = [start - stretch.left * size, baseline];
            let mut marks = Vec::new();
            for (at, colours) in [(&names[number], name_colours), (&changed[number], changed_colours)] {
                let ranges = self.ranges(at, origin[0], size);
                marks.extend(ranges.into_iter().map(|it| background(it, height, colours)));
            }
            let drawn =
                DrawnLine { line: &self.line, characters: &self.characters, text: &self.text, origin, size };
            let (frames, glyphs) = (frames[number].iter().copied(), glyphs[number].iter().copied());
            marks.extend(drawn.marks_of(&shown, frames, glyphs, class));
            for edges in self.ranges(&offending[number], origin[0], size) {
                let y = height - 1.5;
                let points = vec![[edges[0], y], [edges[1], y]];
                marks.push(SheetDrawing::Stroke { points, width: 2.0, colour: painter.colours.violated });
            }
            for (part, rows) in &parts {
                for ends in self.ranges(&rows[number], origin[0], size) {
                    let scale = (size / ORDINARY_SIZE).max(1.0);
                    marks.extend(band(painter, *part, ends, baseline + BAND_TOP * size, scale));
                }
            }
            let says = Arc::clone(&self.text);
            made.push(SheetRow::new(
                height,
                vec![SheetBlock { continues: number > 0, ..SheetBlock::new(part, says, marks) }],
            ));
        }
        made
    }

    /// The horizontal extents of these characters, in points; adjacent ones are joined.
    fn ranges(&self, at: &[usize], x: f32, size: f32) -> Vec<[f32; 2]> {
        let mut extents: Vec<[f32; 2]> = at
            .iter()
            .map(|&it| self.line.extent(LogicalIndex(it)))
            .map(|it| [x + it.left * size, x + it.right * size])
            .collect();
        extents.sort_by(|one, other| one[0].total_cmp(&other[0]));
        let mut ranges: Vec<[f32; 2]> = Vec::new();
        for extent in extents {
            match ranges.last_mut() {
                Some(last) if extent[0] <= last[1] + 0.2 => last[1] = last[1].max(extent[1]),
                _ => ranges.push(extent),
            }
        }
        ranges
    }
}

/// The background from `left` to `right`: its fill colour, and the colour of its edge.
fn background([left, right]: [f32; 2], height: f32, (fill, edge): (Rgb, Rgb)) -> SheetDrawing {
    let edges = [left, 3.0, right, height - 4.0];
    SheetDrawing::Box(SheetBox { edges, radius: 3.0, fill: Some(fill), stroke: Some((0.75, edge)) })
}

/// Where the bands of a line begin below its baseline, in em: where ordinary letters end.
const BAND_TOP: f32 = 0.36;

/// The font size in points up to which bands are as thick as on any page; below larger glyphs they are thicker.
const ORDINARY_SIZE: f32 = 34.0;

/// The band of a part of a URL, with its top at this height, so many times as thick as usual.
pub(super) fn band(
    painter: &TextPainter,
    part: UrlPartKind,
    ends: [f32; 2],
    top: f32,
    scale: f32,
) -> Vec<SheetDrawing> {
    let fill = Some(painter.colours.url_band(part));
    let moved = |[left, above, right, below]: [f32; 4]| {
        [left * scale, top + above * scale, right * scale, top + below * scale]
    };
    let ends = ends.map(|it| it / scale);
    let rects = url_band(part, ends, ends).into_iter().map(moved);
    rects.map(|edges| SheetDrawing::Box(SheetBox { edges, radius: 0.0, fill, stroke: None })).collect()
}

/// Groups parts of a line by the rows of their characters.
fn by_row<T>(cut: &CutLine, parts: impl IntoIterator<Item = T>, at: impl Fn(&T) -> usize) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = cut.rows.iter().map(|_| Vec::new()).collect();
    for part in parts {
        rows[cut.row_of[at(&part)]].push(part);
    }
    rows
}
