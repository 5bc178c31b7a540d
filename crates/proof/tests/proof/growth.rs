//! How fast numbers of words grow, exactly: for languages whose growth is known, and beside the numbers themselves.

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::{Automaton, CountingAutomata, GrowthRate};
use bidiscope_proof::study::Property;

use super::support::SEVEN;

fn automaton(symbols: usize, step: impl Fn(usize, usize) -> Option<usize>, finals: &[usize]) -> Automaton {
    Automaton::explore(symbols, 0, |state, symbol| step(*state, symbol), |state| finals.contains(state), 100)
        .expect("few states")
}

fn check(automaton: &Automaton, polynomial: &str, decimal: &str) {
    let growth = automaton.growth().expect("a small automaton");
    assert_eq!((growth.to_string().as_str(), growth.decimal().as_str()), (polynomial, decimal));
}

#[test]
fn languages_whose_growth_is_known() {
    // All words of two letters; all but the empty one; those of even length.
    check(&automaton(2, |_, _| Some(0), &[0]), "x - 2", "2.000000000000");
    check(&automaton(2, |_, _| Some(1), &[1]), "x - 2", "2.000000000000");
    check(&automaton(2, |state, _| Some(1 - state), &[0]), "x - 2", "2.000000000000");
    // No two ones side by side: the golden ratio. No three: the tribonacci constant.
    let no_ones = |most| {
        automaton(
            2,
            move |ones, symbol| if symbol == 0 { Some(0) } else { (ones < most).then_some(ones + 1) },
            &[0, 1, 2],
        )
    };
    check(&no_ones(1), "x^2 - x - 1", "1.618033988749");
    check(&no_ones(2), "x^3 - x^2 - x - 1", "1.839286755214");
    // Two letters and a third one by turns: the square root of 2.
    let by_turns = |state: usize, symbol: usize| ((symbol == 2) == (state == 1)).then_some(1 - state);
    check(&automaton(3, by_turns, &[0, 1]), "x^2 - 2", "1.414213562373");
    // Polynomial growth, one word of each length, finitely many, and none.
    check(
        &automaton(2, |state, symbol| (symbol >= state).then_some(symbol), &[0, 1]),
        "x - 1",
        "1.000000000000",
    );
    check(&automaton(1, |_, _| Some(0), &[0]), "x - 1", "1.000000000000");
    check(&automaton(2, |state, _| (state < 3).then_some(state + 1), &[0, 1, 2, 3]), "x", "0.000000000000");
    check(&automaton(2, |_, _| Some(0), &[]), "x", "0.000000000000");
    // Words of two parts: the faster one counts. The first has one letter, the second no two ones.
    let parts = |state: usize, symbol: usize| match (state, symbol) {
        (0, 0) => Some(0),
        (0 | 1, 1) => Some(2),
        (1 | 2, 0) => Some(1),
        _ => None,
    };
    check(&automaton(2, parts, &[0, 1, 2]), "x^2 - x - 1", "1.618033988749");
}

/// The quotient of the numbers of two lengths is near the growth.
#[test]
fn growth_beside_the_numbers() {
    use Strategy::{Components, Fields, OneToOne, UbaLtr};
    const LENGTH: usize = 400;
    let mut compared = 0;
    for (strategy, degree) in [(OneToOne, 1), (UbaLtr, 46), (Components, 27), (Fields, 12)] {
        let display = DisplayConfig::plain(strategy);
        let counting = CountingAutomata::of(Property::OneToOne, &display, &SEVEN).expect("counted");
        let (counts, growth) = (counting.counts(LENGTH), counting.growth().displays.expect("found"));
        assert_eq!(growth.minimal_polynomial().len(), degree + 1, "{strategy}");
        let number = |at: usize| counts[at - 1].displays.clone().expect("counted");
        let quotient = number(LENGTH) * 10_u64.pow(9) / number(LENGTH - 1);
        let quotient: f64 = quotient.to_string().parse().expect("a number");
        assert!((quotient / 1e9 - growth.approximate()).abs() < 1e-6, "{strategy} {quotient}");
        compared += 1;
    }
    assert_eq!(compared, 4);
}

/// docs/study.md: 7 sequences for each letter more, and 6.809 displays in a left-to-right paragraph.
#[test]
fn growth_of_the_displays() {
    let display = DisplayConfig::plain(Strategy::UbaLtr);
    let growth = CountingAutomata::of(Property::OneToOne, &display, &SEVEN).expect("counted").growth();
    let text = |it: Option<GrowthRate>| it.map(|it| it.decimal()[..5].to_owned());
    assert_eq!(text(growth.cases).as_deref(), Some("7.000"));
    assert_eq!(text(growth.displays).as_deref(), Some("6.809"));
}

/// Names whose labels satisfy RFC 5893, by hand. Of length n >= 2 there are 2 * 3^(n-2) left-to-right labels and
/// 2 * (2 * 3 * 4^(n-2) - 2 * 3^(n-2)) right-to-left ones: two letters at the start, four classes inside, three at the end,
/// with EN or with AN, less those with neither. With those of one letter, the generating function of labels is
/// A = 3x - 2x^2 / (1 - 3x) + 12x^2 / (1 - 4x), that of names A / (1 - xA), and 1 = xA is the growth's reciprocal:
/// 1 - 7x + 9x^2 + 11x^3 - 8x^4 = 0.
#[test]
fn growth_of_names_by_hand() {
    let display = DisplayConfig::plain(Strategy::UbaLtr);
    let names = CountingAutomata::of(Property::NameUniqueness, &display, &SEVEN).expect("counted").growth();
    let text = names.cases.as_ref().map(ToString::to_string);
    assert_eq!(text.as_deref(), Some("x^4 - 7x^3 + 9x^2 + 11x - 8"));
    assert_eq!(names.cases, names.displays);
}
