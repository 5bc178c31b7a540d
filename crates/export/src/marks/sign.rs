//! The signs of verdicts and findings, and the letters of displays. They are drawn: no face that every desktop has holds them.

use bidiscope_idna::verdict::{Permission, Severity, Verdict};
use bidiscope_report::view::DisplayLetter;

use super::{Mark, MarkBox, TextAnchor};
use crate::colours::ColourRole;

/// A sign in its colour, which says the same once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    shape: SignShape,
    colour: ColourRole,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SignShape {
    Check,
    Cross,
    Dash,
    Triangle,
    Dot,
}

impl From<Verdict> for Sign {
    /// A check mark, a cross, or a dash.
    fn from(verdict: Verdict) -> Self {
        let shape = match verdict {
            Verdict::Satisfied => SignShape::Check,
            Verdict::Violated => SignShape::Cross,
            Verdict::NotApplicable => SignShape::Dash,
        };
        Self { shape, colour: ColourRole::Verdict(verdict) }
    }
}

impl From<Severity> for Sign {
    /// A cross, a triangle, or a dot.
    fn from(severity: Severity) -> Self {
        let shape = match severity {
            Severity::Violation => SignShape::Cross,
            Severity::Warning => SignShape::Triangle,
            Severity::Note => SignShape::Dot,
        };
        Self { shape, colour: ColourRole::Severity(severity) }
    }
}

impl From<Permission> for Sign {
    /// The answer to "may this be registered?": a check mark, a cross, a triangle, or a dash.
    fn from(permission: Permission) -> Self {
        match permission {
            Permission::Allowed => Verdict::Satisfied.into(),
            Permission::Refused => Verdict::Violated.into(),
            Permission::NeedsReview => Severity::Warning.into(),
            Permission::NotApplicable => Verdict::NotApplicable.into(),
        }
    }
}

impl Sign {
    /// The sign in a square with this upper left corner and side.
    pub fn shapes(self, [left, top]: [f32; 2], side: f32) -> Vec<Mark> {
        /// The width of a stroke beside the side, and the least one, in points.
        const STROKE: (f32, f32) = (0.18, 1.7);
        /// The radius of a dot beside the side.
        const DOT: f32 = 0.22;
        let strokes: &[&[[f32; 2]]] = match self.shape {
            SignShape::Check => &[&[[0.05, 0.55], [0.38, 0.88], [0.95, 0.12]]],
            SignShape::Cross => &[&[[0.12, 0.12], [0.88, 0.88]], &[[0.12, 0.88], [0.88, 0.12]]],
            SignShape::Dash => &[&[[0.14, 0.5], [0.86, 0.5]]],
            SignShape::Triangle => &[&[[0.5, 0.05], [1.0, 0.92], [0.0, 0.92], [0.5, 0.05]]],
            SignShape::Dot => {
                let middle = [left + side / 2.0, top + side / 2.0];
                return vec![Mark::disc(middle, side * DOT, Some(self.colour), None)];
            }
        };
        let width = (side * STROKE.0).max(STROKE.1);
        let stroke = |points: &&[[f32; 2]]| Mark::Stroke {
            points: points.iter().map(|[x, y]| [left + x * side, top + y * side]).collect(),
            width,
            colour: self.colour,
        };
        strokes.iter().map(stroke).collect()
    }
}

/// The letter of a display in a circle with this centre and radius.
pub fn display_letter_shapes(letter: DisplayLetter, centre: [f32; 2], radius: f32) -> [Mark; 2] {
    let stroke = Some((1.0, ColourRole::WeakText));
    let words = Mark::Words {
        text: letter.letter().into(),
        anchor: TextAnchor::Middle,
        at: centre,
        size: radius * 1.2,
        colour: ColourRole::Text,
    };
    [Mark::disc(centre, radius, Some(ColourRole::Cell), stroke), words]
}

impl Mark {
    fn disc(
        [x, y]: [f32; 2],
        radius: f32,
        fill: Option<ColourRole>,
        stroke: Option<(f32, ColourRole)>,
    ) -> Self {
        let edges = [x - radius, y - radius, x + radius, y + radius];
        Self::Box(MarkBox { edges, radius, fill, stroke })
    }
}
