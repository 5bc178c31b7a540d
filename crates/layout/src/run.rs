//! Shapes a run: its clusters in logical order.

use std::ops::Range;

use icu_properties::{CodePointMapData, props::JoiningType};

use bidiscope_bidi::order::{Direction, VisualRun};

use super::bundled_faces::FaceId;
use super::cluster::{Cluster, ClusterGlyph};
use super::face::LoadedFace;
use super::faces::Faces;
use super::frame::PlaceholderBoxReason;
use super::invisibles::InvisibleBoxes;
use super::label_box::LabelBox;
use super::line_text::LineText;
use super::marks;
use super::outline::MAX_GLYPH_EXTENT;
use super::pieces::{Content, MarkBase, RunPiece, pieces};
use super::script::{Script, is_ignorable};
use super::shaper::{MAX_CONTEXT, ShapedGlyph, ShapingRequest};
use super::shaping_limits::MAX_CELL_CHARACTERS;

/// The width of a tab where invisible characters are hidden, in em: about four spaces. There are no tab
/// stops, since a line's parts are not filled in reading order.
const TAB_ADVANCE: f32 = 1.04;

/// The clusters of a run, in logical order; together they contain each of its characters once.
pub(super) fn clusters(
    text: &LineText<'_>,
    run: &VisualRun,
    faces: &Faces,
    boxes: InvisibleBoxes<'_>,
) -> Vec<Cluster> {
    let mut clusters = Vec::new();
    for piece in pieces(text, run.logical_range.clone(), faces) {
        match piece.content {
            Content::Text { face, mark_base, .. } => {
                let Some(loaded) = faces.face(face) else { continue };
                let first = clusters.len();
                match shape(text, run, &piece, &loaded) {
                    Some(shaped) => clusters.extend(shaped),
                    None => clusters.extend(text.graphemes(piece.characters).map(unshaped_cluster)),
                }
                if let MarkBase::Character(base) = mark_base {
                    let (before, marks_after) = clusters.split_at_mut(first);
                    let base = before.iter_mut().rfind(|it| it.characters.contains(&base));
                    if let (Some(base), [marks]) = (base, marks_after) {
                        marks::place_on_base(base, marks, run.direction, &loaded, faces);
                    }
                }
                for cluster in &mut clusters[first..] {
                    add_missing_boxes(cluster, &text.scalars);
                    add_invisible_boxes(cluster, &text.scalars, boxes);
                }
            }
            Content::Missing => {
                let index = piece.characters.start;
                let boxes = vec![(
                    index,
                    LabelBox::code_point(PlaceholderBoxReason::MissingGlyph, text.scalars[index]),
                )];
                clusters.push(Cluster { characters: piece.characters, boxes, ..Cluster::default() });
            }
            Content::Control => clusters.push(control_cluster(piece.characters, &text.scalars, boxes)),
        }
    }
    clusters
}

/// A control character: a labelled box, or the space of a tab, or nothing.
fn control_cluster(characters: Range<usize>, scalars: &[char], boxes: InvisibleBoxes<'_>) -> Cluster {
    let mut cluster = Cluster { characters, ..Cluster::default() };
    add_invisible_boxes(&mut cluster, scalars, boxes);
    if cluster.boxes.is_empty() && scalars[cluster.characters.start] == '\t' {
        cluster.advance = TAB_ADVANCE;
    }
    cluster
}

/// Adds a labelled box for each invisible character of the cluster that is marked. The glyphs stay as they
/// are shaped, joined or not.
fn add_invisible_boxes(cluster: &mut Cluster, scalars: &[char], boxes: InvisibleBoxes<'_>) {
    let labelled = |index| Some((index, boxes.label_box(index, scalars[index])?));
    cluster.boxes.extend(cluster.characters.clone().filter_map(labelled));
}

/// Adds boxes where the shaper found no glyph in the face, or failed; default-ignorable characters get none.
fn add_missing_boxes(cluster: &mut Cluster, scalars: &[char]) {
    if !cluster.is_unshaped && cluster.glyphs.iter().all(|it| it.glyph != 0) {
        return;
    }
    cluster.glyphs.clear();
    cluster.advance = 0.0;
    let kind = if cluster.is_unshaped {
        PlaceholderBoxReason::ShapingFailed
    } else {
        PlaceholderBoxReason::MissingGlyph
    };
    for index in cluster.characters.clone() {
        if !is_ignorable(scalars[index]) {
            cluster.boxes.push((index, LabelBox::code_point(kind, scalars[index])));
        }
    }
}

/// A grapheme cluster that could not be shaped.
fn unshaped_cluster(characters: Range<usize>) -> Cluster {
    Cluster { characters, is_unshaped: true, ..Cluster::default() }
}

/// The clusters of a piece of text, in logical order; `None` where the shaper failed.
fn shape(text: &LineText<'_>, run: &VisualRun, piece: &RunPiece, face: &LoadedFace) -> Option<Vec<Cluster>> {
    let Content::Text { face: id, script, mark_base } = piece.content else { return None };
    let (with_context, range) = with_joining_context(text, run, &piece.characters, script);
    let direction = run.direction;
    let glyphs = face.shaping.shape(ShapingRequest {
        text: with_context,
        range,
        direction,
        script,
        dotted_circle: mark_base != MarkBase::None,
    })?;
    let mut clusters: Vec<Cluster> = glyphs
        .chunk_by(|a, b| a.cluster == b.cluster)
        .map(|glyphs| positioned_cluster(glyphs, piece.characters.start, id, face.em_per_unit()))
        .collect();
    if run.direction.is_right_to_left() {
        clusters.reverse();
    }
    // The shaper guarantees this; a malicious face may break it.
    if !clusters.is_sorted_by(|one, next| one.characters.start < next.characters.start) {
        return None;
    }
    set_ends(&mut clusters, &piece.characters);
    Some(clusters)
}

/// The text of a piece with the characters before and after it that can decide how its ends join, and the
/// range of the piece in it. The context is the logical neighbours of the same direction (UAX #9 section 3.5:
/// shaping is confined to one directional run), even where a level, a script or a face separates them from
/// the piece.
fn with_joining_context(
    text: &LineText<'_>,
    run: &VisualRun,
    piece: &Range<usize>,
    script: Script,
) -> (String, Range<usize>) {
    let before = joining_context(text, run.direction, (0..piece.start).rev());
    let after = joining_context(text, run.direction, piece.end..text.scalars.len());
    // Text of a right-to-left script in a left-to-right run is shaped in reverse, as its letters are then
    // placed, so that its context changes sides.
    let changes_sides = script.is_right_to_left() != run.direction.is_right_to_left();
    // Non-ASCII letters take two bytes or more.
    let mut written = String::with_capacity(2 * (before.len() + piece.len() + after.len()));
    let (left, right) = if changes_sides { (&after, &before) } else { (&before, &after) };
    written.extend(left.iter().rev());
    let start = written.len();
    written.extend(&text.scalars[piece.clone()]);
    let end = written.len();
    written.extend(right);
    (written, start..end)
}

/// The characters nearest to a piece that can decide how it joins, from the nearest outward. Transparent
/// characters such as marks are left out, so that the letter before any number of marks is included.
fn joining_context(
    text: &LineText<'_>,
    direction: Direction,
    outward: impl Iterator<Item = usize>,
) -> Vec<char> {
    let types = CodePointMapData::<JoiningType>::new();
    outward
        .take(MAX_CELL_CHARACTERS)
        .take_while(|&index| text.directions[index] == direction)
        .map(|index| text.scalars[index])
        .filter(|&scalar| types.get(scalar) != JoiningType::Transparent)
        .take(MAX_CONTEXT)
        .collect()
}

fn positioned_cluster(glyphs: &[ShapedGlyph], offset: usize, face: FaceId, em_per_unit: f32) -> Cluster {
    let start = offset + glyphs[0].cluster;
    let mut cluster = Cluster { characters: start..start, ..Cluster::default() };
    // A malicious face may state any number.
    let limit = (MAX_GLYPH_EXTENT / em_per_unit) as i32;
    let limited = |units: i32| i64::from(units.clamp(-limit, limit));
    let mut x = 0;
    for glyph in glyphs {
        cluster.glyphs.push(ClusterGlyph {
            face,
            glyph: glyph.glyph,
            x: (x + limited(glyph.x_offset)) as f32 * em_per_unit,
            y: limited(glyph.y_offset) as f32 * em_per_unit,
        });
        x += limited(glyph.advance);
    }
    cluster.advance = x as f32 * em_per_unit;
    cluster
}

/// Ends each cluster where the next begins, and begins the first where the piece does.
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
