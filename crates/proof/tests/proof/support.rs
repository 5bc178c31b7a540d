//! Strings of classes, one after the other, and what the engine says of them.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, UbaEngine};
use bidiscope_proof::study::representative;

/// The paper's seven classes.
pub(crate) const SEVEN: [BidiClass; 7] = {
    use BidiClass::{AL, AN, CS, EN, ES, L, R};
    [L, AL, R, EN, AN, ES, CS]
};

/// The ten that RFC 5893 allows, less BN.
pub(crate) const TEN: [BidiClass; 10] = {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM]
};

/// All that the automata are about.
pub(crate) const ELEVEN: [BidiClass; 11] = {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS]
};

/// The ten without ET.
pub(crate) fn without_et() -> Vec<BidiClass> {
    TEN.into_iter().filter(|it| *it != BidiClass::ET).collect()
}

pub(crate) const BOTH: [Direction; 2] = [Direction::LeftToRight, Direction::RightToLeft];

/// Calls with every word of up to this length, over symbols below `symbols`.
pub(crate) fn each_word(symbols: usize, to: usize, mut with: impl FnMut(&[usize])) {
    first_word(symbols, to, |word| {
        with(word);
        false
    });
}

/// The first word of up to this length, over symbols below `symbols`, that is one that is wanted.
pub(crate) fn first_word(
    symbols: usize,
    to: usize,
    mut is_it: impl FnMut(&[usize]) -> bool,
) -> Option<Vec<usize>> {
    for length in 0..=to {
        let mut word = vec![0; length];
        loop {
            if is_it(&word) {
                return Some(word);
            }
            let Some(at) = word.iter().rposition(|&it| it + 1 < symbols) else { break };
            word[at] += 1;
            word[at + 1..].fill(0);
        }
    }
    None
}

/// The characters that stand for the classes of these numbers.
pub(crate) fn characters(classes: &[BidiClass], word: &[usize]) -> Vec<Character> {
    word.iter().map(|&it| representative(classes[it])).collect()
}

/// The levels that the engine resolves.
pub(crate) fn levels(engine: &mut UbaEngine, characters: &[Character], paragraph: Direction) -> Vec<usize> {
    engine.resolve_paragraph(characters, ParagraphDirection::Fixed(paragraph), &mut NoObserver);
    engine.levels().iter().map(|it| usize::from(it.number())).collect()
}
