//! Section IV of the paper: the display is a permutation of the name, it is its own inverse, and each label is shown
//! as if it stood alone.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;

/// The display order of A, as indices.
fn order(characters: &[Character]) -> Vec<usize> {
    Strategy::OneToOne.order(characters).logical_from_visual().iter().map(|it| it.0).collect()
}

/// A permutation, A(A(x)) = x, and A(x.y) = A(x).A(y).
pub(crate) fn check(characters: &[Character]) {
    let there = order(characters);
    let mut sorted = there.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..characters.len()), "a permutation of {characters:?}");

    let shown: Vec<Character> = there.iter().map(|&logical| characters[logical]).collect();
    let back: Vec<usize> = order(&shown).into_iter().map(|visual| there[visual]).collect();
    assert!(back.into_iter().eq(0..characters.len()), "A(A(x)) = x for {characters:?}");

    let mut alone = Vec::with_capacity(shown.len());
    for label in characters.split_inclusive(|it| it.scalar == '.') {
        let stop = label.last().filter(|it| it.scalar == '.');
        let label = &label[..label.len() - usize::from(stop.is_some())];
        alone.extend(order(label).into_iter().map(|logical| label[logical]));
        alone.extend(stop);
    }
    assert_eq!(alone, shown, "each label on its own");
}

/// A mark or joiner stands right after the character before it.
pub(crate) fn check_marks(characters: &[Character]) {
    let order = Strategy::OneToOne.order(characters);
    let place = order.visual_from_logical();
    for (index, character) in characters.iter().enumerate().skip(1) {
        if character.is_nsm_or_removed_by_x9() {
            assert_eq!(place[index].0, place[index - 1].0 + 1, "{index} of {characters:?}");
        }
    }
}
