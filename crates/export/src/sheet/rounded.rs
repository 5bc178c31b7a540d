//! Rounded corners as cubic curves.

/// The distance of the control points of a quarter circle from its ends, in radii.
const CONTROL: f32 = 0.552_284_8;

/// The four corners of a rectangle (left, top, right, bottom), clockwise from the upper left, each as a cubic curve:
/// start, two control points, end.
pub(super) fn segments([left, top, right, bottom]: [f32; 4], radius: f32) -> [[[f32; 2]; 4]; 4] {
    let far = radius * (1.0 - CONTROL);
    [
        [[left, top + radius], [left, top + far], [left + far, top], [left + radius, top]],
        [[right - radius, top], [right - far, top], [right, top + far], [right, top + radius]],
        [[right, bottom - radius], [right, bottom - far], [right - far, bottom], [right - radius, bottom]],
        [[left + radius, bottom], [left + far, bottom], [left, bottom - far], [left, bottom - radius]],
    ]
}
