//! Code points that can be cut into members in two ways.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;

use super::words::{Sequences, Word};
use crate::MAX_SEQUENCE_CODE_POINTS;
use crate::ruleset::Ruleset;

/// The most beginnings of two ways that are looked at.
const MOST: usize = 10_000;

/// Two ways to cut the same code points, as far as they do not end at the same place.
struct TwoCuts {
    /// The way that is ahead, and the other one.
    words: [Word; 2],
    /// How many code points both have.
    common: usize,
    /// What the one has more than the other.
    open: Vec<char>,
}

/// Pairs of words of the same code points, from which it follows for all other such pairs that they are the same; `None` where
/// there are too many.
///
/// The search is that of Sardinas and Patterson: it looks at what one way has more than the other. Once that can be cut by
/// itself, what follows is cut in two ways of its own.
pub(super) fn equations(ruleset: &Ruleset, sequences: &Sequences) -> Option<Vec<(Word, Word)>> {
    let by_text: BTreeMap<&[char], u32> = sequences.numbers.iter().map(|(text, it)| (&**text, *it)).collect();
    let mut next = VecDeque::new();
    for (&longer, &letter) in &by_text {
        for shorter in ruleset.members_at(longer).map(|it| it.1).filter(|it| it.len() < longer.len()) {
            let (begin, open) = longer.split_at(shorter.len());
            let words = [vec![letter], vec![sequences.letter(begin)]];
            next.push_back(TwoCuts { words, common: begin.len(), open: open.to_vec() });
        }
    }
    let (mut equations, mut count) = (Vec::new(), 0);
    while let Some(TwoCuts { words: [ahead, behind], common, open }) = next.pop_front() {
        count += 1;
        if count > MOST {
            return None;
        }
        if let Some(rest) = cut(ruleset, sequences, &open) {
            equations.push((ahead, [behind, rest].concat()));
            continue;
        }
        for member in ruleset.members_at(&open).map(|it| it.1) {
            let (begin, open) = open.split_at(member.len());
            let behind = [&behind[..], &[sequences.letter(begin)]].concat();
            let common = common + begin.len();
            next.push_back(TwoCuts { words: [ahead.clone(), behind], common, open: open.to_vec() });
        }
        let after = (Bound::Excluded(&*open), Bound::Unbounded);
        for (sequence, &letter) in by_text.range::<[char], _>(after).take_while(|it| it.0.starts_with(&open))
        {
            // No label is longer.
            if common + sequence.len() <= MAX_SEQUENCE_CODE_POINTS {
                let words = [[&behind[..], &[letter]].concat(), ahead.clone()];
                let common = common + open.len();
                next.push_back(TwoCuts { words, common, open: sequence[open.len()..].to_vec() });
            }
        }
    }
    Some(equations)
}

/// A way to cut code points into members, whatever their contexts; `None` where there is none.
pub(super) fn cut(ruleset: &Ruleset, sequences: &Sequences, text: &[char]) -> Option<Word> {
    let mut first: Vec<Option<usize>> = vec![None; text.len()];
    for at in (0..text.len()).rev() {
        let mut lengths = ruleset.members_at(&text[at..]).map(|it| it.1.len());
        first[at] = lengths.find(|it| first.get(at + it).is_none_or(Option::is_some));
    }
    let (mut word, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let length = first[at]?;
        word.push(sequences.letter(&text[at..at + length]));
        at += length;
    }
    Some(word)
}
