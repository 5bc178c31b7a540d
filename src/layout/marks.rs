//! Marks and what bears them: docs/shaping.md has the cases with their reasons.

use icu_properties::{CodePointMapData, props::JoiningType};

use crate::name::is_mark;
use crate::order::{Direction, DisplayOrder, VisualRun};

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
    let mut before = (run_start..start).rev().take(MOST_IN_A_CELL);
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

/// Puts marks of another face over their base: where they would stand on U+25CC DOTTED CIRCLE, moved
/// sideways from its middle to the base's, and out as far as the base reaches beyond it. `marks` comes on
/// such a circle, in `face`; it stays as it is where that has none to measure by.
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
    let middle = |it: Bounds| f32::midpoint(it.left, it.right);
    let aside = middle(on_base) - middle(on_circle);
    let up = (on_base.top - on_circle.top).max(0.0);
    let down = (on_base.bottom - on_circle.bottom).min(0.0);
    let half_way = f32::midpoint(on_circle.bottom, on_circle.top);
    for mark in marks.glyphs.drain(..).filter(|it| it.glyph != circle) {
        let out = match face.outline(mark.glyph).bounds().map(|it| moved(it, &mark)) {
            Some(it) if it.bottom >= half_way => up,
            Some(it) if it.top <= half_way => down,
            // It goes round the base or through it.
            _ => 0.0,
        };
        base.glyphs.push(ClusterGlyph { x: mark.x + aside, y: mark.y + out, ..mark });
    }
    marks.advance = 0.0;
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
