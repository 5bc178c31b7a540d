//! The signs of verdicts and findings, and the letters of displays. They are drawn: no face that every desktop has holds them.

use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict, Severity};
use bidiscope_report::view::SameDisplayLetter;

use super::{DrawnRectangle, DrawnShape, TextAnchor};
use crate::colours::ColourRole;

/// A sign in its colour, which says the same once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatusIcon {
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

impl From<RuleVerdict> for StatusIcon {
    /// A check mark, a cross, or a dash.
    fn from(verdict: RuleVerdict) -> Self {
        let shape = match verdict {
            RuleVerdict::Satisfied => SignShape::Check,
            RuleVerdict::Violated => SignShape::Cross,
            RuleVerdict::NotApplicable => SignShape::Dash,
        };
        Self { shape, colour: ColourRole::Verdict(verdict) }
    }
}

impl From<Severity> for StatusIcon {
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

impl From<RegistrationPermission> for StatusIcon {
    /// The answer to "may this be registered?": a check mark, a cross, a triangle, or a dash.
    fn from(permission: RegistrationPermission) -> Self {
        match permission {
            RegistrationPermission::Allowed => RuleVerdict::Satisfied.into(),
            RegistrationPermission::Refused => RuleVerdict::Violated.into(),
            RegistrationPermission::NeedsReview => Severity::Warning.into(),
            RegistrationPermission::NotApplicable => RuleVerdict::NotApplicable.into(),
        }
    }
}

impl StatusIcon {
    /// The sign in a square with this upper left corner and side.
    pub fn shapes(self, left_and_top_points: [f32; 2], side_points: f32) -> Vec<DrawnShape> {
        /// The width of a stroke beside the side, and the least one, in points.
        const STROKE: (f32, f32) = (0.18, 1.7);
        /// The radius of a dot beside the side.
        const DOT: f32 = 0.22;
        let [left, top] = left_and_top_points;
        let strokes: &[&[[f32; 2]]] = match self.shape {
            SignShape::Check => &[&[[0.05, 0.55], [0.38, 0.88], [0.95, 0.12]]],
            SignShape::Cross => &[&[[0.12, 0.12], [0.88, 0.88]], &[[0.12, 0.88], [0.88, 0.12]]],
            SignShape::Dash => &[&[[0.14, 0.5], [0.86, 0.5]]],
            SignShape::Triangle => &[&[[0.5, 0.05], [1.0, 0.92], [0.0, 0.92], [0.5, 0.05]]],
            SignShape::Dot => {
                let middle = [left + side_points / 2.0, top + side_points / 2.0];
                return vec![DrawnShape::disc(middle, side_points * DOT, Some(self.colour), None)];
            }
        };
        let width = (side_points * STROKE.0).max(STROKE.1);
        let stroke = |points: &&[[f32; 2]]| DrawnShape::Polyline {
            x_and_y_points: points
                .iter()
                .map(|[x, y]| [left + x * side_points, top + y * side_points])
                .collect(),
            line_width_points: width,
            colour: self.colour,
        };
        strokes.iter().map(stroke).collect()
    }
}

/// The letter of a display in a circle with this centre and radius.
pub fn display_letter_shapes(
    letter: SameDisplayLetter,
    centre_x_and_y_points: [f32; 2],
    radius_points: f32,
) -> [DrawnShape; 2] {
    let stroke = Some((1.0, ColourRole::WeakText));
    let words = DrawnShape::Text {
        text: letter.letter_text().into(),
        anchor: TextAnchor::Middle,
        anchor_x_and_y_points: centre_x_and_y_points,
        font_size_points: radius_points * 1.2,
        colour: ColourRole::Text,
    };
    [DrawnShape::disc(centre_x_and_y_points, radius_points, Some(ColourRole::Cell), stroke), words]
}

impl DrawnShape {
    fn disc(
        [x, y]: [f32; 2],
        radius: f32,
        fill: Option<ColourRole>,
        stroke: Option<(f32, ColourRole)>,
    ) -> Self {
        let edges = [x - radius, y - radius, x + radius, y + radius];
        Self::Rectangle(DrawnRectangle {
            left_top_right_bottom_points: edges,
            corner_radius_points: radius,
            fill_colour: fill,
            edge_width_points_and_colour: stroke,
        })
    }
}
