//! A shaped line.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, VisualRun};

use super::bundled_faces::FaceId;
use super::cells::{GraphemeCluster, HorizontalExtent, PlacedCluster, cells};
use super::cluster::Cluster;
use super::faces::Faces;
use super::frame::{PlaceholderBox, PlaceholderBoxReason};
use super::invisibles::{InvisibleBoxes, InvisibleStyle};
use super::label_box::LabelBox;
use super::line_text::LineText;
use super::marks::{begins_with_mark, directional_runs, mark_base};
use super::placed_glyph::PlacedGlyph;
use super::run::clusters;
use super::script::{ScriptKind, script_kind};
use super::vertical_extent::VerticalExtent;

/// Characters in a display order, shaped and placed. Lengths are in em.
#[derive(Clone, PartialEq, Debug)]
pub struct ShapedLine {
    glyphs: Vec<PlacedGlyph>,
    frames: Vec<PlaceholderBox>,
    cells: Vec<GraphemeCluster>,
    /// For each character its extent.
    extents: Vec<HorizontalExtent>,
    /// In visual order.
    unshaped: Vec<Range<usize>>,
    width: f32,
    reach: VerticalExtent,
    paragraph: Direction,
}

impl ShapedLine {
    /// Shapes the characters in this order.
    ///
    /// `order` must be an order of these characters. Never fails: a character that no face has is drawn as a
    /// box with its code point.
    pub fn new(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        invisibles: InvisibleStyle,
    ) -> Self {
        Self::with_invisibles_at(characters, order, faces, invisibles, |_| true)
    }

    /// As [`ShapedLine::new`], but `invisibles` applies only to the characters for whose logical index `applies_to_character`
    /// returns `true`; other invisible characters are hidden.
    pub fn with_invisibles_at(
        characters: &[Character],
        order: &DisplayOrder,
        faces: &Faces,
        invisibles: InvisibleStyle,
        applies_to_character: impl Fn(usize) -> bool,
    ) -> Self {
        let boxes = InvisibleBoxes { invisibles, applies_to: &applies_to_character };
        let runs = directional_runs(order);
        let text = LineText::new(characters, &runs);
        let mut line = Self {
            glyphs: Vec::with_capacity(characters.len()),
            frames: Vec::new(),
            cells: Vec::with_capacity(characters.len()),
            extents: vec![HorizontalExtent { left_x_em: 0.0, right_x_em: 0.0 }; characters.len()],
            unshaped: Vec::new(),
            width: 0.0,
            reach: VerticalExtent::default(),
            paragraph: order.paragraph_direction(),
        };
        for run in &runs {
            let clusters = clusters(&text, run, faces, boxes);
            line.push_run(&text, run, &clusters);
        }
        line.reach = VerticalExtent::of(&line.glyphs, faces);
        line
    }

    /// A line of one character, in its isolated form: a mark on U+25CC DOTTED CIRCLE, an invisible character
    /// as a labelled box.
    pub fn in_isolated_form(character: Character, faces: &Faces) -> Self {
        let is_right_to_left = match script_kind(character.scalar) {
            ScriptKind::Single(script) => script.is_right_to_left(),
            ScriptKind::Several | ScriptKind::Common => false,
        };
        let direction = if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight };
        let runs = vec![VisualRun { logical_range: 0..1, direction, level: None }];
        let order = DisplayOrder::from_runs(&[character], runs, direction);
        Self::new(&[character], &order, faces, InvisibleStyle::Enlarged)
    }

    /// The glyphs, run by run from left to right.
    pub fn glyphs(&self) -> &[PlacedGlyph] {
        &self.glyphs
    }

    /// The frames of the boxes that stand for missing, unshaped and invisible characters.
    pub fn placeholder_boxes(&self) -> &[PlaceholderBox] {
        &self.frames
    }

    /// The cells from left to right. They contain every character once, and each begins where the one before
    /// it ends.
    pub fn cells(&self) -> &[GraphemeCluster] {
        &self.cells
    }

    /// The extent of a character: of a mark that of its base, of an invisible character that is drawn as a
    /// box that of its box. An index beyond the line gives an empty extent at its right end.
    pub fn extent(&self, logical: LogicalIndex) -> HorizontalExtent {
        let end = HorizontalExtent { left_x_em: self.width, right_x_em: self.width };
        self.extents.get(logical.0).copied().unwrap_or(end)
    }

    /// The extents of these characters, from left to right: one where they stand side by side.
    pub fn extents_of(&self, logical: impl IntoIterator<Item = LogicalIndex>) -> Vec<HorizontalExtent> {
        let mut extents: Vec<HorizontalExtent> = logical.into_iter().map(|it| self.extent(it)).collect();
        extents.sort_by(|one, other| one.left_x_em.total_cmp(&other.left_x_em));
        let mut stretches: Vec<HorizontalExtent> = Vec::new();
        for extent in extents {
            match stretches.last_mut() {
                Some(last) if extent.left_x_em <= last.right_x_em + 0.01 => {
                    last.right_x_em = last.right_x_em.max(extent.right_x_em)
                }
                _ => stretches.push(extent),
            }
        }
        stretches
    }

    /// The number of characters in the line.
    pub fn character_count(&self) -> usize {
        self.extents.len()
    }

    /// Whether the line has no characters.
    pub fn is_empty(&self) -> bool {
        self.extents.is_empty()
    }

    /// The width in em: the sum of all advances.
    pub const fn width_em(&self) -> f32 {
        self.width
    }

    /// The height that the line needs, in em: that of the line box, [`LINE_BOX_ASCENT_EM`](crate::LINE_BOX_ASCENT_EM) and
    /// [`LINE_BOX_DESCENT_EM`](crate::LINE_BOX_DESCENT_EM), unless marks are stacked.
    pub const fn vertical_extent(&self) -> &VerticalExtent {
        &self.reach
    }

    /// The logical ranges of the characters that could not be shaped and are drawn as boxes with their code points, run by
    /// run from left to right: a shaper can fail on malicious text or a malicious face.
    pub fn logical_ranges_failing_shaping(&self) -> &[Range<usize>] {
        &self.unshaped
    }

    /// The direction of the paragraph, by which the caller aligns the line: left to right at the left edge.
    pub const fn paragraph_direction(&self) -> Direction {
        self.paragraph
    }

    /// Adds a run at the right of the others.
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
            let mut x = if is_right_to_left { left + boxes_width } else { left + cluster.advance };
            invisible.clear();
            for (character, label) in &cluster.boxes {
                if is_right_to_left {
                    x -= label.advance;
                }
                self.push_box(label, x, LogicalIndex(*character));
                // Rounding may end slightly outside the cluster.
                let (from, to) = (x.max(left), (x + label.advance).min(left + cluster.width()));
                let extent = HorizontalExtent { left_x_em: from, right_x_em: to };
                box_extents.push((*character, extent));
                if label.kind == PlaceholderBoxReason::InvisibleCharacter {
                    invisible.push((*character, extent));
                }
                if !is_right_to_left {
                    x += label.advance;
                }
            }
            // A negative width moves nothing to the left.
            self.width = left + cluster.width().max(0.0);
            let whole = PlacedCluster {
                characters: cluster.characters.clone(),
                extent: HorizontalExtent { left_x_em: left, right_x_em: self.width },
                is_overlaid: cluster.is_overlaid(text),
                is_boxed: false,
            };
            placed.extend(whole.split_at_boxes(text, &invisible, run.direction));
        }
        placed.sort_unstable_by_key(|it| it.characters.start);
        for cell in cells(text, &placed, run.direction) {
            self.extents[cell.characters.clone()].fill(cell.extent);
            self.cells.push(cell);
        }
        for grapheme in text.graphemes(run.logical_range.clone()) {
            if begins_with_mark(&text.scalars[grapheme.clone()])
                && let Some(base) = mark_base(text, grapheme.start, run.logical_range.start)
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
            face_id: it.face,
            glyph_id: it.glyph,
            x_from_line_left_em: left + it.x,
            y_above_baseline_em: it.y,
            size_relative_to_line: 1.0,
            first_logical_index: logical,
        }));
    }

    fn push_box(&mut self, label: &LabelBox, left: f32, logical: LogicalIndex) {
        self.frames.push(PlaceholderBox {
            placeholder_reason: label.kind,
            outer_extent: HorizontalExtent { left_x_em: left + label.left, right_x_em: left + label.right },
            bottom_above_baseline_em: label.bottom,
            top_above_baseline_em: label.top,
            frame_thickness_em: label.thickness,
            logical_index: logical,
        });
        self.glyphs.extend(label.glyphs.iter().map(|&(glyph, x, y)| PlacedGlyph {
            face_id: FaceId::LATIN,
            glyph_id: glyph,
            x_from_line_left_em: left + x,
            y_above_baseline_em: y,
            size_relative_to_line: label.scale,
            first_logical_index: logical,
        }));
    }
}
