//! The bands under the parts of a URL. Each part has a pattern of its own, so that colour is not the only sign, and the
//! host's is the strongest.

use bidiscope_bidi::address::UrlPartKind;

use super::{DrawnRectangle, DrawnShape};
use crate::colours::ColourRole;

/// The ordinary height of the band of the host, which is the highest, in points.
pub const URL_PART_BAND_HEIGHT_POINTS: f32 = 3.0;

/// The band of a part from end to end, with its top at this height, in points, and so many times as high as an ordinary one. What
/// is wholly outside `visible_left_and_right_points` is left out.
pub fn url_part_band_shapes(
    url_part_kind: UrlPartKind,
    left_and_right_points: [f32; 2],
    top_y_points: f32,
    height_scale: f32,
    visible_left_and_right_points: [f32; 2],
) -> impl Iterator<Item = DrawnShape> {
    let fill = Some(ColourRole::UrlBand(url_part_kind));
    let [left_and_right, visible_left_and_right] =
        [left_and_right_points, visible_left_and_right_points].map(|it| it.map(|x| x / height_scale));
    rectangles(url_part_kind, left_and_right, visible_left_and_right).into_iter().map(
        move |[left, above, right, below]| {
            let edges = [
                left * height_scale,
                top_y_points + above * height_scale,
                right * height_scale,
                top_y_points + below * height_scale,
            ];
            DrawnShape::Rectangle(DrawnRectangle {
                left_top_right_bottom_points: edges,
                corner_radius_points: 0.0,
                fill_colour: fill,
                edge_width_points_and_colour: None,
            })
        },
    )
}

/// The rectangles of a band of ordinary height: left, top, right and bottom. Its top is at 0.
fn rectangles(part: UrlPartKind, [left, right]: [f32; 2], seen: [f32; 2]) -> Vec<[f32; 4]> {
    // Bands of adjacent parts do not touch.
    let (left, right) = (left + 0.5, (right - 0.5).max(left + 1.0));
    let Pattern { rows, dash } = pattern(part);
    let Some([dash, gap]) = dash else {
        return rows.iter().map(|[top, bottom]| [left, *top, right, *bottom]).collect();
    };
    let period = dash + gap;
    let first = ((seen[0] - left) / period).floor().max(0.0);
    let starts = (0_u16..).map(|it| left + (first + f32::from(it)) * period);
    let dashes = starts.take_while(|start| *start < right.min(seen[1]));
    dashes
        .flat_map(|start| {
            rows.iter().map(move |[top, bottom]| [start, *top, (start + dash).min(right), *bottom])
        })
        .collect()
}

/// What a band looks like.
struct Pattern {
    /// The top and the bottom of each of its lines.
    rows: &'static [[f32; 2]],
    /// The length of a dash and of the gap after it; `None` for lines without gaps.
    dash: Option<[f32; 2]>,
}

const fn pattern(part: UrlPartKind) -> Pattern {
    let (rows, dash): (&'static [[f32; 2]], _) = match part {
        UrlPartKind::Scheme => (&[[1.0, 2.0]], None),
        UrlPartKind::UserInfo => (&[[0.0, 1.0], [2.0, 3.0]], None),
        UrlPartKind::Host => (&[[0.0, URL_PART_BAND_HEIGHT_POINTS]], None),
        UrlPartKind::Port => (&[[0.0, 3.0]], Some([1.5, 2.5])),
        UrlPartKind::Path => (&[[0.75, 2.25]], None),
        UrlPartKind::Query => (&[[0.75, 2.25]], Some([7.0, 3.0])),
        UrlPartKind::Fragment => (&[[0.75, 2.25]], Some([2.0, 2.0])),
    };
    Pattern { rows, dash }
}

#[cfg(test)]
mod tests {
    use super::{URL_PART_BAND_HEIGHT_POINTS, rectangles};
    use bidiscope_bidi::address::UrlPartKind;

    fn covered(rects: &[[f32; 4]]) -> f32 {
        rects.iter().map(|[left, top, right, bottom]| (right - left) * (bottom - top)).sum()
    }

    #[test]
    fn every_part_has_a_pattern_of_its_own_and_the_host_the_strongest() {
        let all = UrlPartKind::ALL.map(|it| rectangles(it, [0.0, 100.0], [0.0, 100.0]));
        for (one, of_one) in all.iter().enumerate() {
            assert!(all[..one].iter().all(|it| it != of_one), "{one}");
            assert!(of_one.iter().all(|it| it[0] >= 0.0 && it[2] <= 100.0 && it[1] >= 0.0));
            assert!(
                of_one
                    .iter()
                    .all(|it| it[3] <= URL_PART_BAND_HEIGHT_POINTS && it[0] < it[2] && it[1] < it[3])
            );
        }
        let host = covered(&rectangles(UrlPartKind::Host, [0.0, 100.0], [0.0, 100.0]));
        for part in UrlPartKind::ALL.into_iter().filter(|it| *it != UrlPartKind::Host) {
            assert!(covered(&rectangles(part, [0.0, 100.0], [0.0, 100.0])) < 0.7 * host, "{part:?}");
        }
    }

    /// What is seen of a long band is the same as without the rest, so that dashes do not move while it is scrolled.
    #[test]
    fn only_what_is_seen_is_drawn() {
        let whole = rectangles(UrlPartKind::Query, [0.0, 100_000.0], [0.0, 100_000.0]);
        let seen = rectangles(UrlPartKind::Query, [0.0, 100_000.0], [5_000.0, 5_100.0]);
        assert!(seen.len() < 20, "{}", seen.len());
        let expected: Vec<_> = whole.into_iter().filter(|it| it[2] >= 5_000.0 && it[0] < 5_100.0).collect();
        assert!(expected.iter().all(|it| seen.iter().any(|at| (at[0] - it[0]).abs() < 0.1)));
    }
}
