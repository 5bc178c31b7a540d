//! Marks and what bears them: docs/shaping.md has the cases with their reasons.

use icu_properties::{CodePointMapData, props::JoiningType};

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::{Direction, DisplayOrder, VisualRun};

use super::face::LoadedFace;
use super::faces::Faces;
use super::outline::Bounds;
use super::pieces::LineText;
use super::run::{Cluster, ClusterGlyph};
use super::script::{is_control, is_ignorable};
use super::stretch::MOST_IN_A_CELL;

/// The runs of an order as shaping wants them, from left to right: what is read on in one direction is one
/// directional run, whatever levels it is at (UAX #9 section 3.5), so that a mark stands on its base and a
/// letter joins the next one across a control that only opens or closes an embedding.
pub(super) fn directional_runs(order: &DisplayOrder) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = Vec::with_capacity(order.runs().len());
    for run in order.runs() {
        match runs.last_mut() {
            Some(last) if last.direction == run.direction && is_read_on(last, run) => {
                last.logical.start = last.logical.start.min(run.logical.start);
                last.logical.end = last.logical.end.max(run.logical.end);
                last.level = None;
            }
            _ => runs.push(run.clone()),
        }
    }
    runs
}

/// Whether the characters of two runs of one direction, the second right of the first, are read one after
/// another.
fn is_read_on(left: &VisualRun, right: &VisualRun) -> bool {
    if left.direction.is_right_to_left() {
        right.logical.end == left.logical.start
    } else {
        left.logical.end == right.logical.start
    }
}

/// Whether a grapheme cluster is marks without a base of their own.
pub(super) fn begins_with_mark(scalars: &[char]) -> bool {
    scalars.iter().find(|&&it| is_mark(it) || !is_ignorable(it)).is_some_and(|&it| is_mark(it))
}

/// The base of the marks that begin a grapheme cluster at `start`, in a directional run that begins at
/// `run_start`: the character before them, passing over other marks and what shaping passes over;
/// `None` where nothing before them can bear them.
pub(super) fn bearer(text: &LineText<'_>, start: usize, run_start: usize) -> Option<usize> {
    let mut before = (run_start..start).rev().take(MOST_IN_A_CELL - 1);
    let base = before.find(|&it| !is_mark(text.scalars[it]) && !is_passed_over(text.scalars[it]))?;
    let scalar = text.scalars[base];
    (!is_control(scalar) && !is_ignorable(scalar)).then_some(base)
}

/// Whether an invisible character leaves the letters before and after it neighbours: joining passes over it
/// (Joining_Type T), or it only asks how they join. Isolate controls do neither.
fn is_passed_over(scalar: char) -> bool {
    let is_transparent = || CodePointMapData::<JoiningType>::new().get(scalar) == JoiningType::Transparent;
    is_ignorable(scalar) && (matches!(scalar, '\u{200C}' | '\u{200D}') || is_transparent())
}

/// How far marks of another face stay from their base, in em.
const CLEARANCE: f32 = 0.04;

/// Puts marks of another face over their base: they stand to each other as on U+25CC DOTTED CIRCLE, with
/// their middle on the base's, and out of the base. `marks` comes on such a circle, in `face`; it stays as it
/// is where that has none to measure by.
pub(super) fn put_over(
    base: &mut Cluster,
    marks: &mut Cluster,
    direction: Direction,
    face: &LoadedFace,
    faces: &Faces,
) {
    let Some(circle) = face.glyph('\u{25CC}') else { return };
    let Some(at) = marks.glyphs.iter().find(|it| it.glyph == circle) else { return };
    let Some(on_circle) = face.outline(circle).bounds().map(|it| moved(it, at)) else { return };
    let on_base = base.bounds(faces, direction).unwrap_or(Bounds {
        left: 0.0,
        right: base.advance,
        bottom: on_circle.bottom,
        top: on_circle.top,
    });
    marks.advance = 0.0;
    let mut marks: Vec<ClusterGlyph> = marks.glyphs.drain(..).filter(|it| it.glyph != circle).collect();
    let ink = |it: &ClusterGlyph| face.outline(it.glyph).bounds().map(|bounds| moved(bounds, it));
    let height = |it: &ClusterGlyph| ink(it).map_or(0.0, |it| f32::midpoint(it.bottom, it.top));
    let all = marks.iter().filter_map(ink).reduce(Bounds::joined);
    let middle = |it: Bounds| f32::midpoint(it.left, it.right);
    let aside = all.map_or(0.0, |it| middle(on_base) - middle(it));
    // What goes round the base or through it stays at its height.
    let is_above = |it: &ClusterGlyph| height(it) > on_circle.top;
    let is_below = |it: &ClusterGlyph| height(it) < on_circle.bottom;
    let above = marks.iter().filter(|it| is_above(it)).filter_map(ink).reduce(Bounds::joined);
    let below = marks.iter().filter(|it| is_below(it)).filter_map(ink).reduce(Bounds::joined);
    let up = above.map_or(0.0, |it| (on_base.top + CLEARANCE - it.bottom).max(0.0));
    let down = below.map_or(0.0, |it| (on_base.bottom - CLEARANCE - it.top).min(0.0));
    for mark in &mut marks {
        let out = match (is_above(mark), is_below(mark)) {
            (true, _) => up,
            (_, true) => down,
            _ => 0.0,
        };
        (mark.x, mark.y) = (mark.x + aside, mark.y + out);
    }
    base.glyphs.extend(marks);
}

/// Where the ink of a glyph is that stands there.
pub(super) fn moved(bounds: Bounds, by: &ClusterGlyph) -> Bounds {
    Bounds {
        left: bounds.left + by.x,
        right: bounds.right + by.x,
        bottom: bounds.bottom + by.y,
        top: bounds.top + by.y,
    }
}
