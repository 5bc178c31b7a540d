//! Icons for findings and display letters.

use crate::colours::Rgb;
use bidiscope_idna::verdict::{Severity, Verdict};
use bidiscope_report::view::DisplayLetter;

use super::page::{SheetBox, SheetDrawing};
use super::text_painter::{Anchor, TextPainter};

/// The sign of a verdict, in a square with this upper left corner and side.
pub(super) fn verdict(
    painter: &TextPainter,
    verdict: Verdict,
    corner: [f32; 2],
    side: f32,
) -> Vec<SheetDrawing> {
    let strokes: &[&[[f32; 2]]] = match verdict {
        Verdict::Satisfied => &[&[[0.05, 0.55], [0.38, 0.88], [0.95, 0.12]]],
        Verdict::Violated => CROSS,
        Verdict::NotApplicable => &[&[[0.12, 0.5], [0.88, 0.5]]],
    };
    drawn(strokes, corner, side, painter.colours.verdict(verdict))
}

/// The icon of a finding.
pub(super) fn severity(
    painter: &TextPainter,
    severity: Severity,
    corner: [f32; 2],
    side: f32,
) -> Vec<SheetDrawing> {
    let colour = painter.colours.severity(severity);
    match severity {
        Severity::Violation => drawn(CROSS, corner, side, colour),
        Severity::Warning => drawn(TRIANGLE, corner, side, colour),
        Severity::Note => {
            let [x, y] = [corner[0] + side / 2.0, corner[1] + side / 2.0];
            let edges = [x - 1.8, y - 1.8, x + 1.8, y + 1.8];
            vec![SheetDrawing::Box(SheetBox { edges, radius: 1.8, fill: Some(colour), stroke: None })]
        }
    }
}

/// The letter of a display in a circle with this centre and radius.
pub(super) fn display_letter(
    painter: &TextPainter,
    letter: DisplayLetter,
    [x, y]: [f32; 2],
    radius: f32,
) -> Vec<SheetDrawing> {
    let circle = SheetBox {
        edges: [x - radius, y - radius, x + radius, y + radius],
        radius,
        fill: Some(painter.colours.background(letter.index)),
        stroke: Some((0.75, painter.colours.weak_text)),
    };
    let mut marks = vec![SheetDrawing::Box(circle)];
    marks.extend(painter.words_at(
        &letter.letter(),
        Anchor::Middle,
        [x, y],
        radius * 1.25,
        painter.colours.text,
    ));
    marks
}

const CROSS: &[&[[f32; 2]]] = &[&[[0.12, 0.12], [0.88, 0.88]], &[[0.12, 0.88], [0.88, 0.12]]];
const TRIANGLE: &[&[[f32; 2]]] = &[&[[0.5, 0.05], [1.0, 0.92], [0.0, 0.92], [0.5, 0.05], [0.75, 0.485]]];

fn drawn(strokes: &[&[[f32; 2]]], [left, top]: [f32; 2], side: f32, colour: Rgb) -> Vec<SheetDrawing> {
    let place = |&[x, y]: &[f32; 2]| [left + x * side, top + y * side];
    let stroke = |points: &&[[f32; 2]]| SheetDrawing::Stroke {
        points: points.iter().map(place).collect(),
        width: side * 0.17,
        colour,
    };
    strokes.iter().map(stroke).collect()
}
