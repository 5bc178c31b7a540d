//! The parts of a text that somebody reads one after the other, each in its own direction; and the controls in it that
//! belong to nothing.

use std::ops::Range;

use crate::name::{BidiClass, Character};

use super::Direction;

/// A part of a text, and the direction of the paragraph in which it would show by itself as it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TextPart {
    pub(super) range: Range<usize>,
    pub(super) direction: Direction,
    /// Whether it has a letter or a digit.
    pub(super) is_word: bool,
}

/// The most parts with a letter or a digit: nobody puts more isolates than these into a text.
const MAX_PARTS: usize = 12;

/// Punctuation that ends a sentence or a part of it: at the end of a word it belongs to the sentence.
const SENTENCE_PUNCTUATION: [char; 9] = ['.', ',', ';', ':', '!', '?', '\u{60C}', '\u{61B}', '\u{61F}'];

/// The text in parts, of which the last ends where it does: words, and what is between them. White space and slashes end a
/// word. Words without right-to-left letters that follow each other are one part, which runs left to right as it is typed.
/// Words with such letters are one part where no slash is between them; it runs right to left, or in `direction` if it
/// has left-to-right letters too. So does what has no letter or digit.
///
/// `None` where the text has embeddings or isolates or more than [`MAX_PARTS`] such parts, or a part has half of a pair of
/// brackets or quotation marks.
pub(super) fn parts(text: &[Character], direction: Direction) -> Option<Vec<TextPart>> {
    use BidiClass::{AL, AN, EN, FSI, L, LRE, LRI, PDF, PDI, R, RLE, RLI};
    if text.iter().any(|it| matches!(it.class, LRE | RLE | PDF | LRI | RLI | FSI | PDI)) {
        return None;
    }
    let has = |range: &Range<usize>, wanted: &[BidiClass]| {
        text[range.clone()].iter().any(|it| wanted.contains(&it.class))
    };
    let mut words: Vec<Range<usize>> = Vec::new();
    for word in words_of(text).filter(|it| has(it, &[L, R, AL, EN, AN])) {
        let continues = |last: &Range<usize>| {
            let is_right_to_left = has(&word, &[R, AL]);
            let has_slash = text[last.end..word.start].iter().any(|it| is_slash(it.scalar));
            has(last, &[R, AL]) == is_right_to_left && !(is_right_to_left && has_slash)
        };
        match words.last_mut() {
            Some(last) if continues(last) => last.end = word.end,
            _ => words.push(word),
        }
    }
    if words.len() > MAX_PARTS || !words.iter().all(|it| has_whole_pairs(&text[it.clone()])) {
        return None;
    }
    let mut parts = Vec::new();
    let mut done = 0;
    for range in words.into_iter().chain(std::iter::once(text.len()..text.len())) {
        if done < range.start {
            parts.push(TextPart { range: done..range.start, direction, is_word: false });
        }
        done = range.end;
        let direction = match (has(&range, &[R, AL]), has(&range, &[L])) {
            (false, _) => Direction::LeftToRight,
            (true, false) => Direction::RightToLeft,
            (true, true) => direction,
        };
        if !range.is_empty() {
            parts.push(TextPart { range, direction, is_word: true });
        }
    }
    Some(parts)
}

fn is_slash(scalar: char) -> bool {
    matches!(scalar, '/' | '\\')
}

/// What is between white space and slashes, without the punctuation at its end.
fn words_of(text: &[Character]) -> impl Iterator<Item = Range<usize>> {
    let ends_word = |it: &Character| {
        matches!(it.class, BidiClass::WS | BidiClass::S | BidiClass::B) || is_slash(it.scalar)
    };
    let mut start = 0;
    text.split(ends_word).map(move |word| {
        let begins = start;
        start += word.len() + 1;
        let kept = word.iter().rposition(|it| !SENTENCE_PUNCTUATION.contains(&it.scalar));
        begins..begins + kept.map_or(0, |it| it + 1)
    })
}

/// Whether it has as many opening as closing brackets, and an even number of straight quotation marks.
fn has_whole_pairs(text: &[Character]) -> bool {
    let count = |scalar: char| text.iter().filter(|it| it.scalar == scalar).count();
    let are_even = |[opening, closing]: [char; 2]| count(opening) == count(closing);
    [['(', ')'], ['[', ']'], ['{', '}'], ['\u{AB}', '\u{BB}']].into_iter().all(are_even)
        && count('"').is_multiple_of(2)
}

/// The positions of overrides with the PDFs that end them, of embeddings and isolates that nothing ends, and of PDIs that end
/// nothing (UAX #9, BD9 and BD11), in ascending order.
pub(super) fn needless_controls(text: &[Character]) -> Vec<usize> {
    use BidiClass::{FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
    let is_isolate = |it: usize| matches!(text[it].class, LRI | RLI | FSI);
    let is_override = |it: usize| matches!(text[it].class, LRO | RLO);
    let mut open: Vec<usize> = Vec::new();
    let mut needless = Vec::new();
    for (at, character) in text.iter().enumerate() {
        match character.class {
            LRI | RLI | FSI | LRE | RLE | LRO | RLO => open.push(at),
            PDI => match open.iter().rposition(|it| is_isolate(*it)) {
                // It ends the embeddings in its isolate too.
                Some(isolate) => needless.extend(open.drain(isolate..).filter(|it| is_override(*it))),
                None => needless.push(at),
            },
            PDF => {
                if let Some(begins) = open.pop_if(|it| !is_isolate(*it))
                    && is_override(begins)
                {
                    needless.extend([begins, at]);
                }
            }
            _ => {}
        }
    }
    needless.extend(open);
    needless.sort_unstable();
    needless
}
