//! Whether the browser itself shows a name in the order of a display.

use bidiscope_bidi::name::{Character, is_unprintable};
use bidiscope_export::html::HtmlFragmentRenderer;
use bidiscope_words::message;
use serde::Serialize;

use super::failure::Failure;
use super::name;
use super::name_request::NameRequest;

/// The comparison, in words.
#[derive(Serialize)]
pub(super) struct Comparison {
    equal: bool,
    html: String,
}

/// Compares where the browser draws each character, in its own unit of length, with the order of a display.
pub(super) fn compare(
    request: &NameRequest,
    row: &str,
    places: &[Option<f64>],
) -> Result<Comparison, Failure> {
    let name = request.read()?;
    let display = name::display(row)?;
    let order = display.order(name.characters());
    let expected: Vec<usize> = order.logical_from_visual().iter().map(|it| it.0).collect();
    let found = browser_order(name.characters(), &expected, places);
    let words = match found {
        None => message!(web_browser_unknown).text_with_isolated_values(),
        Some(None) => message!(web_browser_equal).text_with_isolated_values(),
        Some(Some(ref found)) => {
            let numbers: Vec<String> = found.iter().map(|it| (it + 1).to_string()).collect();
            message!(web_browser_differs, positions = numbers.join(", ")).text_with_isolated_values()
        }
    };
    Ok(Comparison {
        equal: matches!(found, Some(None)),
        html: HtmlFragmentRenderer::new("b").message_html(&words),
    })
}

/// The characters from left to right as the browser draws them, where it is another order than `expected`, `Some(None)` where
/// it is the same, and `None` where it draws none of them. Marks and invisible characters, which have no place of their own,
/// are left out; characters drawn as one may have the same place.
fn browser_order(
    characters: &[Character],
    expected: &[usize],
    places: &[Option<f64>],
) -> Option<Option<Vec<usize>>> {
    /// Places nearer to each other than this, in pixels, are the same.
    const SAME: f64 = 0.25;
    let is_placed = |&at: &usize| {
        let character = &characters[at];
        !character.is_nsm_or_removed_by_x9() && !is_unprintable(character.scalar)
    };
    let drawn: Vec<(usize, f64)> = expected
        .iter()
        .copied()
        .filter(is_placed)
        .filter_map(|at| Some((at, places.get(at).copied().flatten()?)))
        .collect();
    if drawn.is_empty() {
        return None;
    }
    if drawn.windows(2).all(|pair| pair[1].1 > pair[0].1 - SAME) {
        return Some(None);
    }
    let mut found = drawn;
    found.sort_by(|one, other| one.1.total_cmp(&other.1));
    Some(Some(found.into_iter().map(|it| it.0).collect()))
}

#[cfg(test)]
mod tests {
    use super::browser_order;
    use bidiscope_bidi::name::characters_of;

    #[track_caller]
    fn check(text: &str, order: &[usize], places: &[Option<f64>], expected: Option<Option<Vec<usize>>>) {
        assert_eq!(browser_order(&characters_of(text), order, places), expected);
    }

    #[test]
    fn the_same_order_and_another_one() {
        let places = [Some(30.0), Some(20.0), Some(10.0)];
        check("abc", &[2, 1, 0], &places, Some(None));
        check("abc", &[0, 1, 2], &places, Some(Some(vec![2, 1, 0])));
        check("abc", &[0, 1, 2], &[None; 3], None);
    }

    #[test]
    fn marks_and_characters_drawn_as_one_have_no_place_of_their_own() {
        // BET with a DAGESH; LAM and ALEF in one glyph.
        check("\u{5D1}\u{5BC}a", &[0, 1, 2], &[Some(5.0), Some(90.0), Some(15.0)], Some(None));
        check("\u{644}\u{627}", &[1, 0], &[Some(5.0), Some(5.0)], Some(None));
    }
}
