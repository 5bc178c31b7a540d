//! Marks and their bases: docs/shaping.md has the cases with their reasons.

use icu_properties::{CodePointMapData, props::JoiningType};

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::{Direction, DisplayOrder, VisualRun};

use super::cluster::{Cluster, ClusterGlyph, translated};
use super::face::LoadedFace;
use super::faces::Faces;
use super::line_text::LineText;
use super::outline::Bounds;
use super::script::{is_control, is_ignorable};
use super::shaping_limits::MAX_CELL_CHARACTERS;

/// The runs of an order as shaping needs them, from left to right: adjacent runs that are read in one
/// direction are one directional run, whatever their levels (UAX #9 section 3.5), so that a mark is placed on
/// its base and a letter joins the next one across a control that only opens or closes an embedding.
pub(super) fn directional_runs(order: &DisplayOrder) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = Vec::with_capacity(order.runs().len());
    for run in order.runs() {
        match runs.last_mut() {
            Some(last) if last.direction == run.direction && are_contiguous(last, run) => {
                last.logical_range.start = last.logical_range.start.min(run.logical_range.start);
                last.logical_range.end = last.logical_range.end.max(run.logical_range.end);
                last.level = None;
            }
            _ => runs.push(run.clone()),
        }
    }
    runs
}

/// Whether two runs of one direction, the second at the right of the first, are logically adjacent.
fn are_contiguous(left: &VisualRun, right: &VisualRun) -> bool {
    if left.direction.is_right_to_left() {
        right.logical_range.end == left.logical_range.start
    } else {
        left.logical_range.end == right.logical_range.start
    }
}

/// Whether a grapheme cluster consists of marks without a base.
pub(super) fn begins_with_mark(scalars: &[char]) -> bool {
    scalars.iter().find(|&&it| is_mark(it) || !is_ignorable(it)).is_some_and(|&it| is_mark(it))
}

/// The base of the marks that begin a grapheme cluster at `start`, in a directional run that begins at
/// `run_start`: the character before them, skipping other marks and transparent characters; `None` where no
/// character before them can be a base.
pub(super) fn mark_base(text: &LineText<'_>, start: usize, run_start: usize) -> Option<usize> {
    let mut before = (run_start..start).rev().take(MAX_CELL_CHARACTERS - 1);
    let base = before.find(|&it| !is_mark(text.scalars[it]) && !is_transparent(text.scalars[it]))?;
    let scalar = text.scalars[base];
    (!is_control(scalar) && !is_ignorable(scalar)).then_some(base)
}

/// Whether letters join across an invisible character: it is transparent (Joining_Type T), or a joiner, which
/// only decides how they join. Isolate controls are neither.
fn is_transparent(scalar: char) -> bool {
    let has_transparent_type =
        || CodePointMapData::<JoiningType>::new().get(scalar) == JoiningType::Transparent;
    is_ignorable(scalar) && (matches!(scalar, '\u{200C}' | '\u{200D}') || has_transparent_type())
}

/// The distance of marks of another face from their base, in em.
const CLEARANCE: f32 = 0.04;

/// Places marks of another face on their base: relative to each other as on U+25CC DOTTED CIRCLE, centred on
/// the base, and outside of it. `marks` includes such a circle, in `face`; nothing is changed where the face
/// has no circle to measure by.
pub(super) fn place_on_base(
    base: &mut Cluster,
    marks: &mut Cluster,
    direction: Direction,
    face: &LoadedFace,
    faces: &Faces,
) {
    let Some(circle) = face.glyph('\u{25CC}') else { return };
    let Some(at) = marks.glyphs.iter().find(|it| it.glyph == circle) else { return };
    let Some(on_circle) = face.outline(circle).bounds().map(|it| translated(it, at)) else { return };
    let on_base = base.bounds(faces, direction).unwrap_or(Bounds {
        left: 0.0,
        right: base.advance,
        bottom: on_circle.bottom,
        top: on_circle.top,
    });
    marks.advance = 0.0;
    let mut marks: Vec<ClusterGlyph> = marks.glyphs.drain(..).filter(|it| it.glyph != circle).collect();
    let ink = |it: &ClusterGlyph| face.outline(it.glyph).bounds().map(|bounds| translated(bounds, it));
    let height = |it: &ClusterGlyph| ink(it).map_or(0.0, |it| f32::midpoint(it.bottom, it.top));
    let all = marks.iter().filter_map(ink).reduce(Bounds::union);
    let middle = |it: Bounds| f32::midpoint(it.left, it.right);
    let dx = all.map_or(0.0, |it| middle(on_base) - middle(it));
    // A mark around or through the base keeps its height.
    let is_above = |it: &ClusterGlyph| height(it) > on_circle.top;
    let is_below = |it: &ClusterGlyph| height(it) < on_circle.bottom;
    let above = marks.iter().filter(|it| is_above(it)).filter_map(ink).reduce(Bounds::union);
    let below = marks.iter().filter(|it| is_below(it)).filter_map(ink).reduce(Bounds::union);
    let up = above.map_or(0.0, |it| (on_base.top + CLEARANCE - it.bottom).max(0.0));
    let down = below.map_or(0.0, |it| (on_base.bottom - CLEARANCE - it.top).min(0.0));
    for mark in &mut marks {
        let out = match (is_above(mark), is_below(mark)) {
            (true, _) => up,
            (_, true) => down,
            _ => 0.0,
        };
        (mark.x, mark.y) = (mark.x + dx, mark.y + out);
    }
    base.glyphs.extend(marks);
}
