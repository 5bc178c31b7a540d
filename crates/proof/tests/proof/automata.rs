//! The automata themselves, on languages that are known.

use bidiscope_proof::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded};

/// Words over `0`, `1` that hold a number of ones divisible by this.
fn ones_divisible_by(number: usize) -> Automaton {
    let step = |&ones: &usize, symbol: usize| Some((ones + symbol) % number);
    Automaton::explore(2, 0, step, |ones| *ones == 0, 100).expect("few states")
}

/// Words over `0`, `1` without two ones side by side, found in a roundabout way: with states to spare.
fn no_two_ones() -> Automaton {
    let step =
        |&(last, length): &(usize, usize), symbol| (last + symbol < 2).then_some((symbol, (length + 1) % 3));
    Automaton::explore(2, (0, 0), step, |_| true, 100).expect("few states")
}

#[test]
fn the_smallest_automaton() {
    assert_eq!(no_two_ones().state_count(), 6);
    let minimal = no_two_ones().minimized();
    assert_eq!(minimal.state_count(), 2);
    for (word, expected) in [(&[][..], true), (&[1, 0, 1], true), (&[0, 1, 1], false)] {
        assert_eq!((no_two_ones().accepts(word), minimal.accepts(word)), (expected, expected), "{word:?}");
    }
    // Counting to six and looking at it as an even number.
    let step = |&ones: &usize, symbol: usize| Some((ones + symbol) % 6);
    let by_six = Automaton::explore(2, 0, step, |ones| ones % 2 == 0, 100).expect("few states");
    assert_eq!(by_six.state_count(), 6);
    assert_eq!(by_six.minimized(), ones_divisible_by(2).minimized());
}

#[test]
fn what_leads_nowhere_is_cut() {
    // A one leads to a state that never ends.
    let step = |&seen: &bool, symbol| Some(seen || symbol == 1);
    let zeroes = Automaton::explore(2, false, step, |seen| !seen, 100).expect("few states");
    assert_eq!((zeroes.state_count(), zeroes.trimmed().state_count()), (2, 1));
    assert_eq!(zeroes.trimmed().next_state(0, 1), None);
    let none = Automaton::explore(2, false, step, |_| false, 100).expect("few states");
    assert_eq!((none.trimmed().state_count(), none.minimized().state_count()), (1, 1));
    assert!(none.accepts_no_word() && !zeroes.accepts_no_word());
}

#[test]
fn more_states_than_are_wanted() {
    let endless = Automaton::explore(1, 0_u64, |&it, _| Some(it + 1), |_| true, 1_000);
    assert_eq!(endless, Err(StateLimitExceeded { max_states: 1_000 }));
}

#[test]
fn both_either_and_without() {
    let (two, three) = (ones_divisible_by(2), ones_divisible_by(3));
    let both = two.intersection(&three).expect("few states");
    assert_eq!(both.minimized(), ones_divisible_by(6).minimized());
    let either = two.union(&three).expect("few states");
    let only_two = two.difference(&three).expect("few states");
    for ones in 0..12 {
        let word = vec![1; ones];
        assert_eq!(either.accepts(&word), ones % 2 == 0 || ones % 3 == 0, "{ones}");
        assert_eq!(only_two.accepts(&word), ones % 2 == 0 && ones % 3 != 0, "{ones}");
    }
    assert_eq!(only_two.shortest_word(), Some(vec![1, 1]));
    assert_eq!(ones_divisible_by(6).difference(&two).expect("few states").shortest_word(), None);
    // What is no word at all of one may be a word of the other.
    let none = two.difference(&two).expect("few states");
    assert_eq!(none.minimized().state_count(), 1);
    assert_eq!(none.minimized().union(&two).expect("few states").minimized(), two.minimized());
}

#[test]
fn words_are_counted() {
    // Words without two ones side by side: Fibonacci's numbers.
    let numbers: Vec<String> =
        no_two_ones().minimized().word_counts(100).iter().map(ToString::to_string).collect();
    assert_eq!(numbers[..8], ["1", "2", "3", "5", "8", "13", "21", "34"]);
    // The 102nd of them.
    assert_eq!(numbers[100], "927372692193078999176");
}

#[test]
fn words_with_separators_between() {
    // Parts of an odd number of zeroes, parted by ones.
    let step = |&zeroes: &usize, symbol| (symbol == 0).then_some((zeroes + 1) % 2);
    let odd = Automaton::explore(2, 0, step, |&zeroes| zeroes == 1, 100).expect("few states");
    let parted = odd.one_or_more_with_separator(1).expect("few states");
    for (word, expected) in
        [(&[0][..], true), (&[0, 1, 0], true), (&[], false), (&[0, 1], false), (&[0, 1, 0, 0], false)]
    {
        assert_eq!(parted.accepts(word), expected, "{word:?}");
    }
}

#[test]
fn read_by_other_symbols() {
    let lifted = ones_divisible_by(2).inverse_image(3, |symbol| (symbol > 0).then(|| symbol - 1));
    assert!(lifted.accepts(&[2, 1, 2]) && !lifted.accepts(&[2, 1]) && !lifted.accepts(&[0]));
    assert_eq!(lifted.next_state(0, 3), None);
}

#[test]
fn two_words_that_are_read_alike() {
    // Four symbols read as two, by their last digit; words that end in symbol 3 or in two of symbol 1.
    let step = |&(before, last): &(usize, usize), symbol| (before < 4).then_some((last, symbol));
    let ends = |&(before, last): &(usize, usize)| last == 3 || (before, last) == (1, 1);
    let words = Automaton::explore(4, (0, 0), step, ends, 100).expect("few states");
    assert_eq!(
        words.different_words_with_same_projection(|symbol| symbol % 2),
        Some([vec![0, 3], vec![2, 3]])
    );
    assert_eq!(words.different_words_with_same_projection(|symbol| symbol), None);
    let projected = words.projected(2, |symbol| symbol % 2, MAX_AUTOMATON_STATES).expect("few states");
    for (word, expected) in [(&[1][..], true), (&[0, 1], true), (&[1, 0], false), (&[], false)] {
        assert_eq!(projected.accepts(word), expected, "{word:?}");
    }
}
