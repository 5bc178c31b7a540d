//! Whether what is seen of a label reads as the label does by itself.

use bidiscope_bidi::address::begins_with_percent_escape;
use bidiscope_bidi::name::{BidiClass, Character, is_invisible};

use bidiscope_bidi::order::Strategy;

/// Whether the characters of a label that are seen, as indices of `label` from left to right, have the order in which the
/// label is shown alone: in a paragraph of either direction where it has right-to-left characters, from left to right else,
/// or in one-to-one order. Invisible characters do not count.
///
/// A percent escape must be in one piece, from left to right, even where it is not in the label alone.
///
/// Where `is_overridden` it may also run from left to right, whatever its letters: so shows it a display that overrides the
/// direction of all of them.
pub(super) fn reads_as_alone(
    label: &[Character],
    seen: &[usize],
    is_overridden: impl FnOnce() -> bool,
) -> bool {
    let is_visible = |at: &usize| !is_invisible(label[*at].scalar);
    let seen: Vec<usize> = seen.iter().copied().filter(is_visible).collect();
    let visible: Vec<usize> = (0..label.len()).filter(is_visible).collect();
    if !visible.iter().any(|&at| label[at].class.makes_label_right_to_left()) {
        return seen.is_sorted();
    }
    // A shortcut: right-to-left letters alone are reversed in all of these orders.
    if visible.iter().all(|&at| matches!(label[at].class, BidiClass::R | BidiClass::AL)) {
        return seen.is_sorted_by(|one, next| one > next) || seen.is_sorted() && is_overridden();
    }
    if !are_escapes_whole(label, &seen) {
        return false;
    }
    let mut is_seen = vec![false; label.len()];
    seen.iter().for_each(|&at| is_seen[at] = true);
    let alone: Vec<Character> = visible.iter().map(|&at| label[at]).collect();
    let is_shown_so = |strategy: Strategy| {
        let order = strategy.order(&alone);
        let shown = order.logical_from_visual().iter().map(|it| visible[it.0]).filter(|&at| is_seen[at]);
        shown.eq(seen.iter().copied())
    };
    let strategies = [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne];
    strategies.into_iter().any(is_shown_so) || seen.is_sorted() && is_overridden()
}

/// Whether the three characters of each percent escape, as far as they are seen, follow each other.
fn are_escapes_whole(label: &[Character], seen: &[usize]) -> bool {
    let begins = |at: &usize| begins_with_percent_escape(label[*at..].iter().map(|it| it.scalar));
    (0..label.len()).filter(begins).all(|at| {
        let mut places = (0..seen.len()).filter(|place| (at..at + 3).contains(&seen[*place]));
        let Some(first) = places.next() else { return true };
        let places: Vec<usize> = std::iter::once(first).chain(places).collect();
        places.iter().zip(first..).all(|(place, expected)| *place == expected)
            && places.iter().map(|it| seen[*it]).is_sorted()
    })
}

#[cfg(test)]
mod tests {
    use super::reads_as_alone;
    use bidiscope_bidi::name::{Input, Notation, characters_of};

    /// Checks whether a label may be displayed so. Displays by UAX #9 and Atkin's rules, by hand.
    fn check(label: &str, shown: &[usize], expected: bool) {
        let name = Input::read(label, Notation::CapitalsAsHebrew).expect(label);
        assert_eq!(reads_as_alone(name.characters(), shown, || false), expected, "{label} {shown:?}");
    }

    #[test]
    fn the_orders_of_a_label() {
        check("abc", &[0, 1, 2], true);
        check("abc", &[2, 1, 0], false);
        check("ABC", &[2, 1, 0], true);
        check("ABC", &[0, 1, 2], false);
        // Left to right `BAab`, right to left `abBA`.
        check("ABab", &[1, 0, 2, 3], true);
        check("ABab", &[2, 3, 1, 0], true);
        check("ABab", &[2, 3, 0, 1], false);
        // `12BA` by the UBA, `BA12` one to one.
        check("AB12", &[2, 3, 1, 0], true);
        check("AB12", &[1, 0, 2, 3], true);
        check("AB12", &[3, 2, 1, 0], false);
        // A sign before Latin letters stays there.
        check("-a", &[0, 1], true);
        check("-a", &[1, 0], false);
        // With RLM, which nobody sees, neither.
        let marked = characters_of("-\u{200F}a");
        assert!(reads_as_alone(&marked, &[0, 2], || false) && !reads_as_alone(&marked, &[2, 0], || false));
    }

    /// W5 and W7: after a Hebrew letter the percent sign is of the number, and the letter after it is left-to-right.
    #[test]
    fn an_escape_is_not_torn() {
        // `%2BAeDC` and `DC%2eBA`.
        check("AB%2eCD", &[2, 3, 1, 0, 4, 6, 5], false);
        check("AB%2eCD", &[6, 5, 2, 3, 4, 1, 0], true);
    }

    #[test]
    fn a_part_of_a_label_and_an_override() {
        check("ABC", &[2, 1], true);
        check("ABC", &[1, 2], false);
        assert!(reads_as_alone(&characters_of("\u{5D0}\u{5D1}"), &[0, 1], || true));
        let isolated = characters_of("\u{5D0}\u{2066}\u{5D1}\u{2069}");
        assert!(reads_as_alone(&isolated, &[2, 3, 0, 1], || false));
        assert!(!reads_as_alone(&isolated, &[0, 1, 2, 3], || false));
    }
}
