//! The parts of a text that somebody reads one after the other, each in its own direction; and the controls in it that
//! belong to nothing.

use std::ops::Range;

use crate::name::{BidiClass, Character, CharacterProperties};

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

/// Those of them that are never of a left-to-right word.
const ARABIC_PUNCTUATION: [char; 3] = ['\u{60C}', '\u{61B}', '\u{61F}'];

/// What belongs to the sentence or to the left-to-right word or number before it: sentence punctuation after a word with
/// left-to-right letters, and a currency sign with a space before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TrailingMarks {
    OfSentence,
    OfWord,
}

/// The text in parts, of which the last ends where it does: words, and what is between them. White space ends a word, and so do
/// slashes in what has right-to-left letters between white space. A currency sign with one space between is of the number that
/// follows. Words without right-to-left letters that follow each other are one part, which runs left to right as it is typed.
/// Words with such letters are one part where no slash is between them; it runs right to left, or in `direction` if it
/// has left-to-right letters too. So does what has no letter or digit.
///
/// `None` where the text has embeddings or isolates or more than [`MAX_PARTS`] such parts, or a part has half of a pair of
/// brackets or quotation marks.
pub(super) fn parts(text: &[Character], direction: Direction, marks: TrailingMarks) -> Option<Vec<TextPart>> {
    use BidiClass::{AL, AN, EN, FSI, L, LRE, LRI, PDF, PDI, R, RLE, RLI};
    if text.iter().any(|it| matches!(it.class, LRE | RLE | PDF | LRI | RLI | FSI | PDI)) {
        return None;
    }
    let mut words: Vec<Range<usize>> = Vec::new();
    for word in words_of(text, marks).into_iter().filter(|it| has(&text[it.clone()], &[L, R, AL, EN, AN])) {
        let is_right_to_left = has(&text[word.clone()], &[R, AL]);
        let continues = |last: &Range<usize>| {
            let has_slash = text[last.end..word.start].iter().any(|it| is_slash(it.scalar));
            has(&text[last.clone()], &[R, AL]) == is_right_to_left && !(is_right_to_left && has_slash)
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
        let direction = match (has(&text[range.clone()], &[R, AL]), has(&text[range.clone()], &[L])) {
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

/// Whether more of what stands between white space begins with a right-to-left letter than with a left-to-right one.
pub(super) fn is_mostly_right_to_left(text: &[Character]) -> bool {
    use BidiClass::{AL, L, R};
    let first_strong = |it: &[Character]| it.iter().map(|it| it.class).find(|it| matches!(it, L | R | AL));
    let firsts: Vec<BidiClass> = text.split(ends_word).filter_map(first_strong).collect();
    firsts.len() > 2 * firsts.iter().filter(|it| **it == L).count()
}

/// Whether `!` or `?` ends a word that another part follows.
pub(super) fn has_mark_before_word(text: &[Character], parts: &[TextPart]) -> bool {
    let mut words = parts.iter().filter(|it| it.is_word);
    let ends_with_mark = |it: &TextPart| matches!(text[it.range.end - 1].scalar, '!' | '?');
    words.next_back().is_some() && words.any(ends_with_mark)
}

fn has(text: &[Character], wanted: &[BidiClass]) -> bool {
    text.iter().any(|it| wanted.contains(&it.class))
}

fn is_slash(scalar: char) -> bool {
    matches!(scalar, '/' | '\\')
}

fn ends_word(character: &Character) -> bool {
    matches!(character.class, BidiClass::WS | BidiClass::S | BidiClass::B)
}

/// The words, without the punctuation at their ends that is not of them, and numbers with their currency signs.
fn words_of(text: &[Character], marks: TrailingMarks) -> Vec<Range<usize>> {
    use BidiClass::{AL, AN, EN, L, R, WS};
    let is_number =
        |it: &Range<usize>| has(&text[it.clone()], &[EN, AN]) && !has(&text[it.clone()], &[L, R, AL]);
    let has_space_between = |first: &Range<usize>, second: &Range<usize>| {
        first.end + 1 == second.start && text[first.end].class == WS
    };
    let mut words: Vec<Range<usize>> = Vec::new();
    for chunk in ranges(text, 0..text.len(), ends_word) {
        let word = without_marks(text, chunk.clone(), &SENTENCE_PUNCTUATION);
        if has(&text[word.clone()], &[R, AL]) {
            let pieces = ranges(text, chunk, |it| is_slash(it.scalar));
            words.extend(pieces.into_iter().map(|it| without_marks(text, it, &SENTENCE_PUNCTUATION)));
            continue;
        }
        let mut word = match marks {
            TrailingMarks::OfWord if has(&text[word.clone()], &[L]) => {
                without_marks(text, chunk, &ARABIC_PUNCTUATION)
            }
            _ => word,
        };
        if let Some(last) = words.pop_if(|last| {
            let is_sign_before = is_sign(text, last) && is_number(&word);
            let is_sign_after = marks == TrailingMarks::OfWord && is_number(last) && is_sign(text, &word);
            has_space_between(last, &word) && (is_sign_before || is_sign_after)
        }) {
            word.start = last.start;
        }
        words.push(word);
    }
    words
}

/// Whether it is one currency sign (UAX #44, General_Category Sc) of class ET.
fn is_sign(text: &[Character], range: &Range<usize>) -> bool {
    let [character] = &text[range.clone()] else { return false };
    character.class == BidiClass::ET && CharacterProperties::of(character.scalar).general_category == "Sc"
}

/// What is between characters of this kind in a range of the text.
fn ranges(text: &[Character], within: Range<usize>, ends: impl Fn(&Character) -> bool) -> Vec<Range<usize>> {
    let mut start = within.start;
    let between = text[within].split(ends).map(|it| {
        let begins = start;
        start += it.len() + 1;
        begins..begins + it.len()
    });
    between.collect()
}

/// The range without these marks at its end.
fn without_marks(text: &[Character], range: Range<usize>, marks: &[char]) -> Range<usize> {
    let kept = text[range.clone()].iter().rposition(|it| !marks.contains(&it.scalar));
    range.start..range.start + kept.map_or(0, |it| it + 1)
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
