//! A run, shaped: its clusters in logical order.

use std::ops::Range;

use icu_properties::{CodePointMapData, props::JoiningType};

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::{Direction, VisualRun};

use super::face::LoadedFace;
use super::faces::{FaceId, Faces};
use super::label::LabelBox;
use super::line::{Boxes, FrameKind};
use super::marks;
use super::outline::{Bounds, MOST_REACH};
use super::pieces::{Bearer, Content, LineText, RunPiece, pieces};
use super::script::{Script, is_ignorable};
use super::shaper::{MOST_CONTEXT, ShapedGlyph, ShapingRequest};
use super::stretch::MOST_IN_A_CELL;

/// The room that a tab takes where invisible characters are hidden, in em: about four spaces. There
/// are no tab stops, since a line's parts are not filled in reading order.
const TAB_ADVANCE: f32 = 1.04;

/// What the shaper keeps together, from its own left edge. Lengths in em.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Cluster {
    pub(super) characters: Range<usize>,
    pub(super) glyphs: Vec<ClusterGlyph>,
    /// The width of the glyphs alone.
    pub(super) advance: f32,
    /// Boxes that stand behind the glyphs in reading order, each for one of the characters.
    pub(super) boxes: Vec<(usize, LabelBox)>,
    /// Whether the shaper gave up on it.
    pub(super) is_unshaped: bool,
}

/// A glyph of a cluster.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ClusterGlyph {
    pub(super) face: FaceId,
    pub(super) glyph: u16,
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Cluster {
    /// The width of the glyphs and boxes.
    pub(super) fn width(&self) -> f32 {
        self.boxes.iter().fold(self.advance, |width, (_, it)| width + it.advance)
    }

    /// Where its ink is, from the place where its glyphs begin: theirs, or that of the box of a character
    /// without any; `None` where it has neither.
    pub(super) fn bounds(&self, faces: &Faces, direction: Direction) -> Option<Bounds> {
        let glyphs = self
            .glyphs
            .iter()
            .filter_map(|it| Some(marks::moved(faces.outline(it.face, it.glyph)?.bounds()?, it)));
        glyphs.reduce(Bounds::joined).or_else(|| {
            let (_, label) = self.boxes.first()?;
            let start = if direction.is_right_to_left() { -label.advance } else { 0.0 };
            let (left, right) = (start + label.left, start + label.right);
            Some(Bounds { left, right, bottom: label.bottom, top: label.top })
        })
    }

    /// Whether it is a letter without a width of its own, drawn over the one before it.
    pub(super) fn is_overlaid(&self, text: &LineText<'_>) -> bool {
        let first = text.scalars[self.characters.start];
        self.width() <= 0.0 && !self.glyphs.is_empty() && !is_ignorable(first) && !is_mark(first)
    }
}

/// The clusters of a run, in logical order; together they hold each of its characters once.
pub(super) fn clusters(
    text: &LineText<'_>,
    run: &VisualRun,
    faces: &Faces,
    marking: Boxes<'_>,
) -> Vec<Cluster> {
    let mut clusters = Vec::new();
    for piece in pieces(text, run.logical.clone(), faces) {
        match piece.content {
            Content::Text { face, bearer, .. } => {
                let Some(loaded) = faces.face(face) else { continue };
                let first = clusters.len();
                match shape(text, run, &piece, &loaded) {
                    Some(shaped) => clusters.extend(shaped),
                    None => clusters.extend(text.graphemes(piece.characters).map(unshaped)),
                }
                if let Bearer::Character(base) = bearer {
                    let (before, borne) = clusters.split_at_mut(first);
                    let base = before.iter_mut().rfind(|it| it.characters.contains(&base));
                    if let (Some(base), [marks]) = (base, borne) {
                        marks::put_over(base, marks, run.direction, &loaded, faces);
                    }
                }
                for cluster in &mut clusters[first..] {
                    show_without_glyphs(cluster, &text.scalars);
                    mark_invisibles(cluster, &text.scalars, marking);
                }
            }
            Content::Missing => {
                let index = piece.characters.start;
                let boxes = vec![(index, LabelBox::code_point(FrameKind::Missing, text.scalars[index]))];
                clusters.push(Cluster { characters: piece.characters, boxes, ..Cluster::default() });
            }
            Content::Control => clusters.push(control(piece.characters, &text.scalars, marking)),
        }
    }
    clusters
}

/// A control character: a labelled box, or the room of a tab, or nothing.
fn control(characters: Range<usize>, scalars: &[char], marking: Boxes<'_>) -> Cluster {
    let mut cluster = Cluster { characters, ..Cluster::default() };
    mark_invisibles(&mut cluster, scalars, marking);
    if cluster.boxes.is_empty() && scalars[cluster.characters.start] == '\t' {
        cluster.advance = TAB_ADVANCE;
    }
    cluster
}

/// Puts a labelled box behind the cluster for each invisible character in it that is marked. The glyphs stay as they
/// are shaped, joined or kept apart.
fn mark_invisibles(cluster: &mut Cluster, scalars: &[char], marking: Boxes<'_>) {
    let boxes = |index| Some((index, marking.label_box(index, scalars[index])?));
    cluster.boxes.extend(cluster.characters.clone().filter_map(boxes));
}

/// Shows a box where the shaper found that the face lacks a glyph after all, or gave up, and nothing where
/// that is only for characters that show nothing.
fn show_without_glyphs(cluster: &mut Cluster, scalars: &[char]) {
    if !cluster.is_unshaped && cluster.glyphs.iter().all(|it| it.glyph != 0) {
        return;
    }
    cluster.glyphs.clear();
    cluster.advance = 0.0;
    let kind = if cluster.is_unshaped { FrameKind::Unshaped } else { FrameKind::Missing };
    for index in cluster.characters.clone() {
        if !is_ignorable(scalars[index]) {
            cluster.boxes.push((index, LabelBox::code_point(kind, scalars[index])));
        }
    }
}

/// A grapheme cluster that the shaper gave up on.
fn unshaped(characters: Range<usize>) -> Cluster {
    Cluster { characters, is_unshaped: true, ..Cluster::default() }
}

/// The clusters of a piece of text, in logical order; `None` where the shaper gave up.
fn shape(text: &LineText<'_>, run: &VisualRun, piece: &RunPiece, face: &LoadedFace) -> Option<Vec<Cluster>> {
    let Content::Text { face: id, script, bearer } = piece.content else { return None };
    let (with_context, stretch) = with_joining_context(text, run, &piece.characters, script);
    let direction = run.direction;
    let glyphs = face.shaping.shape(ShapingRequest {
        text: with_context,
        stretch,
        direction,
        script,
        dotted_circle: bearer != Bearer::None,
    })?;
    let mut clusters: Vec<Cluster> = glyphs
        .chunk_by(|a, b| a.cluster == b.cluster)
        .map(|glyphs| cluster(glyphs, piece.characters.start, id, face.em_per_unit()))
        .collect();
    if run.direction.is_right_to_left() {
        clusters.reverse();
    }
    // Shapers promise this; one that a face has led astray may break it.
    if !clusters.is_sorted_by(|one, next| one.characters.start < next.characters.start) {
        return None;
    }
    set_ends(&mut clusters, &piece.characters);
    Some(clusters)
}

/// A piece with the text before and after it, as far as that can decide how the piece's ends join, and
/// where the piece stands in it: its logical neighbours of the same direction (UAX #9 section 3.5: shaping
/// is confined to characters of the same directional run), whatever splits the piece from them: a level, a
/// script, a face.
fn with_joining_context(
    text: &LineText<'_>,
    run: &VisualRun,
    piece: &Range<usize>,
    script: Script,
) -> (String, Range<usize>) {
    let before = joining_context(text, run.direction, (0..piece.start).rev());
    let after = joining_context(text, run.direction, piece.end..text.scalars.len());
    // A right-to-left script that runs from left to right is shaped backwards, as its letters then
    // stand, so that its neighbours change sides.
    let changes_sides = script.is_right_to_left() != run.direction.is_right_to_left();
    // Letters beyond ASCII take two bytes or more.
    let mut written = String::with_capacity(2 * (before.len() + piece.len() + after.len()));
    let (left, right) = if changes_sides { (&after, &before) } else { (&before, &after) };
    written.extend(left.iter().rev());
    let start = written.len();
    written.extend(&text.scalars[piece.clone()]);
    let end = written.len();
    written.extend(right);
    (written, start..end)
}

/// The characters nearest to a piece that can decide how it joins, outward: marks and other characters that
/// joining passes over are left out, so that the letter behind however many marks is among them.
fn joining_context(
    text: &LineText<'_>,
    direction: Direction,
    outward: impl Iterator<Item = usize>,
) -> Vec<char> {
    let types = CodePointMapData::<JoiningType>::new();
    outward
        .take(MOST_IN_A_CELL)
        .take_while(|&index| text.directions[index] == direction)
        .map(|index| text.scalars[index])
        .filter(|&scalar| types.get(scalar) != JoiningType::Transparent)
        .take(MOST_CONTEXT)
        .collect()
}

fn cluster(glyphs: &[ShapedGlyph], offset: usize, face: FaceId, em_per_unit: f32) -> Cluster {
    let start = offset + glyphs[0].cluster;
    let mut cluster = Cluster { characters: start..start, ..Cluster::default() };
    // A face that is made to do harm may state any number.
    let most = (MOST_REACH / em_per_unit) as i32;
    let near = |units: i32| i64::from(units.clamp(-most, most));
    let mut pen = 0;
    for glyph in glyphs {
        cluster.glyphs.push(ClusterGlyph {
            face,
            glyph: glyph.glyph,
            x: (pen + near(glyph.x_offset)) as f32 * em_per_unit,
            y: near(glyph.y_offset) as f32 * em_per_unit,
        });
        pen += near(glyph.advance);
    }
    cluster.advance = pen as f32 * em_per_unit;
    cluster
}

/// Lets each cluster end where the next begins, and the first begin where the piece does.
fn set_ends(clusters: &mut Vec<Cluster>, piece: &Range<usize>) {
    if clusters.is_empty() {
        clusters.push(Cluster::default());
    }
    clusters[0].characters.start = piece.start;
    let mut end = piece.end;
    for cluster in clusters.iter_mut().rev() {
        cluster.characters.end = end;
        end = cluster.characters.start;
    }
}
