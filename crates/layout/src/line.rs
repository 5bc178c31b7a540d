//! A shaped line.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, VisualRun};

use super::cells::{Cell, Extent, PlacedCluster, cells};
use super::faces::{FaceId, Faces};
use super::label::{LabelBox, invisible_label};
use super::marks::{bearer, begins_with_mark, directional_runs};
use super::pieces::LineText;
use super::reach::LineReach;
use super::run::{Cluster, clusters};
use super::script::{Belonging, belonging};

/// How characters that show nothing by themselves are drawn: joiners, directional marks, embeddings,
/// isolates, controls.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Invisibles {
    /// As nothing, without width; a tab as empty room.
    #[default]
    Hidden,
    /// As small boxes with a label, such as `ZWNJ`, each with its width.
    Marked,
    /// As such boxes with a label that can be read where text is small, as in chips and tables.
    Enlarged,
}

/// Which invisible characters are drawn as boxes.
#[derive(Clone, Copy)]
pub(super) struct Boxes<'a> {
    invisibles: Invisibles,
    is_marked: &'a dyn Fn(usize) -> bool,
}

impl Boxes<'_> {
    /// The box of a character at this place, if it is invisible and drawn as one.
    pub(super) fn label_box(self, index: usize, scalar: char) -> Option<LabelBox> {
        if self.invisibles == Invisibles::Hidden || !(self.is_marked)(index) {
            return None;
        }
        let label = invisible_label(scalar)?;
        Some(LabelBox::invisible(&label, self.invisibles == Invisibles::Enlarged))
    }
}

/// A glyph where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedGlyph {
    /// The face it is from.
    pub face: FaceId,
    /// Its number in that face.
    pub glyph: u16,
    /// Its origin, in em from the line's left end.
    pub x: f32,
    /// Its origin, in em above the baseline.
    pub y: f32,
    /// Its size against the line's: 1 for text, less for the letters in a box.
    pub scale: f32,
    /// The first character of its cluster.
    pub logical: LogicalIndex,
}

/// What a frame stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameKind {
    /// A character that no face has.
    Missing,
    /// A character of a piece of text that the shaper gave up on.
    Unshaped,
    /// An invisible character.
    Invisible,
}

/// The frame of a box; its letters are among the glyphs. Lengths in em.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Why there is a box.
    pub kind: FrameKind,
    /// The outer left and right edge.
    pub extent: Extent,
    /// The outer lower edge, above the baseline.
    pub bottom: f32,
    /// The outer upper edge, above the baseline.
    pub top: f32,
    /// How wide its lines are, inwards.
    pub thickness: f32,
    /// The character that it stands for.
    pub logical: LogicalIndex,
}

/// Characters in a display order, shaped and placed. Lengths are in em.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    glyphs: Vec<PlacedGlyph>,
    frames: Vec<Frame>,
    cells: Vec<Cell>,
    /// For each character where it stands.
    extents: Vec<Extent>,
    /// In visual order.
    unshaped: Vec<Range<usize>>,
    width: f32,
    reach: LineReach,
    paragraph: Direction,
}

impl Line {
    /// The line that shows the characters in this order.
    ///
    /// `order` must be one of these characters. Every face, character and order gives a line: what no
    /// face has is a box with its code point.
    pub fn new(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        invisibles: Invisibles,
    ) -> Self {
        Self::marking(characters, order, faces, invisibles, |_| true)
    }

    /// As [`Line::new`], but `invisibles` is only of the logical positions for which `is_marked` holds; other
    /// invisible characters are hidden.
    pub fn marking(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        invisibles: Invisibles,
        is_marked: impl Fn(usize) -> bool,
    ) -> Self {
        let marking = Boxes { invisibles, is_marked: &is_marked };
        let runs = directional_runs(order);
        let text = LineText::new(characters, &runs);
        let mut line = Self {
            glyphs: Vec::with_capacity(characters.len()),
            frames: Vec::new(),
            cells: Vec::with_capacity(characters.len()),
            extents: vec![Extent { left: 0.0, right: 0.0 }; characters.len()],
            unshaped: Vec::new(),
            width: 0.0,
            reach: LineReach::default(),
            paragraph: order.paragraph(),
        };
        for run in &runs {
            let clusters = clusters(&text, run, faces, marking);
            line.push_run(&text, run, &clusters);
        }
        line.reach = LineReach::of(&line.glyphs, faces);
        line
    }

    /// One character by itself, in its isolated form: a mark on U+25CC DOTTED CIRCLE, an invisible
    /// character as a labelled box.
    pub fn isolated(character: Character, faces: &Faces) -> Self {
        let is_right_to_left = match belonging(character.scalar) {
            Belonging::One(script) => script.is_right_to_left(),
            Belonging::Several | Belonging::All => false,
        };
        let direction = if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight };
        let runs = vec![VisualRun { logical: 0..1, direction, level: None }];
        let order = DisplayOrder::from_runs(&[character], runs, direction);
        Self::new(&[character], &order, faces, Invisibles::Enlarged)
    }

    /// The glyphs, run by run from left to right.
    pub fn glyphs(&self) -> &[PlacedGlyph] {
        &self.glyphs
    }

    /// The frames of the boxes.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The cells from left to right. They hold every character once, and each begins where the one
    /// before it ends.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Where a character stands: a mark where its base does, an invisible character that is marked
    /// where its box is. An index beyond the line gives its end.
    pub fn extent(&self, logical: LogicalIndex) -> Extent {
        let end = Extent { left: self.width, right: self.width };
        self.extents.get(logical.0).copied().unwrap_or(end)
    }

    /// How many characters the line has.
    pub fn len(&self) -> usize {
        self.extents.len()
    }

    /// Whether the line has no characters.
    pub fn is_empty(&self) -> bool {
        self.extents.is_empty()
    }

    /// The sum of all advances.
    pub const fn width(&self) -> f32 {
        self.width
    }

    /// The row that the line needs: the line box, unless marks are stacked.
    pub const fn reach(&self) -> &LineReach {
        &self.reach
    }

    /// The logical characters that could not be shaped and stand in boxes with their code points instead,
    /// run by run from left to right: a shaper can give up on text or on a face that is made to do harm.
    pub fn unshaped(&self) -> &[Range<usize>] {
        &self.unshaped
    }

    /// The direction of the paragraph, to whose start the line is aligned.
    pub const fn paragraph(&self) -> Direction {
        self.paragraph
    }

    /// Places a run at the right of what is there.
    fn push_run(&mut self, text: &LineText<'_>, run: &VisualRun, clusters: &[Cluster]) {
        let is_right_to_left = run.direction.is_right_to_left();
        let mut visual: Vec<usize> = (0..clusters.len()).collect();
        if is_right_to_left {
            visual.reverse();
        }
        for cluster in clusters.iter().filter(|it| it.is_unshaped) {
            match self.unshaped.last_mut() {
                Some(last) if last.end == cluster.characters.start => last.end = cluster.characters.end,
                _ => self.unshaped.push(cluster.characters.clone()),
            }
        }
        let mut placed = Vec::with_capacity(clusters.len());
        let mut box_extents = Vec::new();
        let mut invisible = Vec::new();
        for index in visual {
            let cluster = &clusters[index];
            let left = self.width;
            let boxes_width = cluster.width() - cluster.advance;
            self.push_glyphs(cluster, if is_right_to_left { left + boxes_width } else { left });
            let mut pen = if is_right_to_left { left + boxes_width } else { left + cluster.advance };
            invisible.clear();
            for (character, label) in &cluster.boxes {
                if is_right_to_left {
                    pen -= label.advance;
                }
                self.push_box(label, pen, LogicalIndex(*character));
                // Adding and taking away widths may end a rounding error outside the cluster.
                let (from, to) = (pen.max(left), (pen + label.advance).min(left + cluster.width()));
                let extent = Extent { left: from, right: to };
                box_extents.push((*character, extent));
                if label.kind == FrameKind::Invisible {
                    invisible.push((*character, extent));
                }
                if !is_right_to_left {
                    pen += label.advance;
                }
            }
            // A glyph that takes back more than its own width moves nothing to the left.
            self.width = left + cluster.width().max(0.0);
            let whole = PlacedCluster {
                characters: cluster.characters.clone(),
                extent: Extent { left, right: self.width },
                is_overlaid: cluster.is_overlaid(text),
                is_boxed: false,
            };
            placed.extend(whole.parted(text, &invisible, run.direction));
        }
        placed.sort_unstable_by_key(|it| it.characters.start);
        for cell in cells(text, &placed, run.direction) {
            self.extents[cell.characters.clone()].fill(cell.extent);
            self.cells.push(cell);
        }
        for grapheme in text.graphemes(run.logical.clone()) {
            if begins_with_mark(&text.scalars[grapheme.clone()])
                && let Some(base) = bearer(text, grapheme.start, run.logical.start)
            {
                let extent = self.extents[base];
                self.extents[grapheme].fill(extent);
            }
        }
        for (character, extent) in box_extents {
            self.extents[character] = extent;
        }
    }

    fn push_glyphs(&mut self, cluster: &Cluster, left: f32) {
        let logical = LogicalIndex(cluster.characters.start);
        self.glyphs.extend(cluster.glyphs.iter().map(|it| PlacedGlyph {
            face: it.face,
            glyph: it.glyph,
            x: left + it.x,
            y: it.y,
            scale: 1.0,
            logical,
        }));
    }

    fn push_box(&mut self, label: &LabelBox, left: f32, logical: LogicalIndex) {
        self.frames.push(Frame {
            kind: label.kind,
            extent: Extent { left: left + label.left, right: left + label.right },
            bottom: label.bottom,
            top: label.top,
            thickness: label.thickness,
            logical,
        });
        self.glyphs.extend(label.glyphs.iter().map(|&(glyph, x, y)| PlacedGlyph {
            face: FaceId::LATIN,
            glyph,
            x: left + x,
            y,
            scale: label.scale,
            logical,
        }));
    }
}
