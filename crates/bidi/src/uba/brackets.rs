//! Bracket pairs (UAX #9 definitions BD14 to BD16, rule N0 of section 3.3.5).

use std::ops::Range;

use icu_properties::{
    CodePointMapData,
    props::{BidiMirroringGlyph, BidiPairedBracketType},
};
use serde::Serialize;

use crate::index::Direction;
use crate::name::{BidiClass, Character};

use super::Rule;
use super::block::{Block, LENGTH, PlaceSet, places_in};
use super::look::MetBeside;
use super::observer::{Event, Observer};
use super::paragraph::ParagraphContext;
use super::sequences::{Sequence, class_of};

/// How many opening brackets may wait for their partners (definition BD16).
const MAX_OPEN: usize = 63;

/// A pair of brackets, and what N0 made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BracketPair {
    /// The opening bracket, a character of the paragraph.
    pub opening: usize,
    /// The closing bracket, a character of the paragraph.
    pub closing: usize,
    /// Why.
    pub reason: BracketReason,
    /// The direction of both; `None` leaves them to N1 and N2.
    pub direction: Option<Direction>,
    /// A strong character inside that decided; `None` where there is none.
    #[serde(skip)]
    pub inside: Option<MetBeside>,
    /// The last strong character before the pair, where N0 asked for it.
    #[serde(skip)]
    pub before: Option<MetBeside>,
}

/// Which part of N0 resolved a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BracketReason {
    /// N0 b: the embedding's direction occurs inside.
    EmbeddingInside,
    /// N0 c1: only the other direction occurs inside, and the text before the pair has it too.
    OppositeBeforeAndInside,
    /// N0 c2: only the other direction occurs inside, and the text before the pair has the embedding's.
    OppositeInsideOnly,
    /// N0 d: nothing strong occurs inside.
    NothingStrongInside,
}

/// Whether N0 may find a pair in some order of these characters: there is a bracket that opens and one
/// that closes.
pub fn may_pair(characters: &[Character]) -> bool {
    let brackets = || characters.iter().filter_map(|it| bracket(it.scalar));
    brackets().any(|it| matches!(it, Bracket::Opening { .. }))
        && brackets().any(|it| matches!(it, Bracket::Closing { .. }))
}

/// What N0 keeps while it works.
#[derive(Clone, Debug, Default)]
pub(super) struct Brackets {
    /// What closes each open bracket, and its place in the sequence.
    open: Vec<(char, usize)>,
    /// The places of both brackets in the sequence.
    pairs: Vec<(usize, usize)>,
}

/// [N0](https://www.unicode.org/reports/tr9/#N0): a pair of brackets takes one direction, and the
/// marks after either bracket take it too.
pub(super) fn n0(
    sequence: &mut Sequence,
    paragraph: ParagraphContext<'_>,
    brackets: &mut Brackets,
    observer: &mut impl Observer,
) {
    // A bracket has class ON, by itself (the property's stability policy) and still (BD14, BD15).
    if !paragraph.present.has(BidiClass::ON) {
        return;
    }
    brackets.find(sequence, paragraph.characters);
    let mut preceding = Preceding { direction: sequence.sos, found: None, read_to: 0 };
    for &(opening, closing) in &brackets.pairs {
        let PairResolved { direction, reason, inside, is_before_asked } =
            resolve(sequence, opening, closing, &mut preceding);
        let before = preceding.met(sequence);
        if let Some(direction) = direction {
            for bracket in [opening, closing] {
                set_with_marks(sequence, bracket, class_of(direction), observer);
            }
        }
        observer.observe(Event::BracketPair(&BracketPair {
            opening: sequence.character(opening),
            closing: sequence.character(closing),
            reason,
            direction,
            inside: inside.map(|at| sequence.met(at)),
            before: is_before_asked.then_some(before),
        }));
    }
}

impl Brackets {
    /// Definition BD16: the pairs, by their opening brackets. Where more brackets are open than the
    /// stack holds there are no pairs at all in the sequence.
    fn find(&mut self, sequence: &Sequence, characters: &[Character]) {
        self.open.clear();
        self.pairs.clear();
        for (number, block) in sequence.blocks.iter().enumerate() {
            for at in places_in(block.of(BidiClass::ON)) {
                let at = number * LENGTH + at;
                let character = characters[sequence.character(at)];
                // What was made ON by a rule is no bracket: spare the look-up.
                if character.class != BidiClass::ON {
                    continue;
                }
                match bracket(character.scalar) {
                    Some(Bracket::Opening { closed_by }) => {
                        if self.open.len() == MAX_OPEN {
                            self.pairs.clear();
                            return;
                        }
                        self.open.push((closed_by, at));
                    }
                    Some(Bracket::Closing { canonical }) => {
                        if let Some(nth) =
                            self.open.iter().rposition(|&(closed_by, _)| closed_by == canonical)
                        {
                            self.pairs.push((self.open[nth].1, at));
                            self.open.truncate(nth);
                        }
                    }
                    None => {}
                }
            }
        }
        self.pairs.sort_unstable();
    }
}

/// What N0 makes of a pair, and why.
struct PairResolved {
    direction: Option<Direction>,
    reason: BracketReason,
    /// The place of a strong character inside.
    inside: Option<usize>,
    is_before_asked: bool,
}

/// The direction that N0 gives to the pair, and why. To be asked of one pair after another.
fn resolve(sequence: &Sequence, opening: usize, closing: usize, preceding: &mut Preceding) -> PairResolved {
    let embedding = sequence.level.direction();
    let found = |direction| last_strong(sequence, opening + 1..closing, direction);
    let resolved = |direction, reason, inside, is_before_asked| PairResolved {
        direction,
        reason,
        inside,
        is_before_asked,
    };
    if let inside @ Some(_) = found(embedding) {
        return resolved(Some(embedding), BracketReason::EmbeddingInside, inside, false);
    }
    let inside = found(embedding.opposite());
    if inside.is_none() {
        return resolved(None, BracketReason::NothingStrongInside, None, false);
    }
    match preceding.before(sequence, opening) == embedding {
        false => resolved(Some(embedding.opposite()), BracketReason::OppositeBeforeAndInside, inside, true),
        true => resolved(Some(embedding), BracketReason::OppositeInsideOnly, inside, true),
    }
}

/// The direction of the last strong character before a bracket, or of the start of the sequence. Pairs are
/// resolved in the order of their opening brackets, and no later one changes what stands before an earlier
/// one: so nothing is read twice, and many pairs take no more than their length's worth of time.
struct Preceding {
    direction: Direction,
    /// Its place; `None` where it is the start of the sequence.
    found: Option<usize>,
    /// How far the sequence was read.
    read_to: usize,
}

impl Preceding {
    /// The character, as far as was asked.
    fn met(&self, sequence: &Sequence) -> MetBeside {
        self.found.map_or(MetBeside::Edge { level: sequence.sos_level }, |at| sequence.met(at))
    }

    fn before(&mut self, sequence: &Sequence, bracket: usize) -> Direction {
        let unread = || self.read_to..bracket;
        let [left_to_right, right_to_left] = [Direction::LeftToRight, Direction::RightToLeft]
            .map(|direction| last_strong(sequence, unread(), direction));
        if left_to_right != right_to_left {
            let is_right_to_left = right_to_left > left_to_right;
            self.found = right_to_left.max(left_to_right);
            self.direction = if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight };
        }
        self.read_to = bracket;
        self.direction
    }
}

/// The last place in this stretch with a strong character of a direction.
fn last_strong(sequence: &Sequence, within: Range<usize>, direction: Direction) -> Option<usize> {
    sequence.last(within, |block| strong(block, direction))
}

/// Where the strong characters of a direction stand; within N0 numbers count as R.
fn strong(block: &Block, direction: Direction) -> PlaceSet {
    match direction {
        Direction::LeftToRight => block.of(BidiClass::L),
        Direction::RightToLeft => block.of_any([BidiClass::R, BidiClass::EN, BidiClass::AN]),
    }
}

/// Gives a class to a bracket, and to what was NSM before W1 and follows it.
fn set_with_marks(sequence: &mut Sequence, bracket: usize, to: BidiClass, observer: &mut impl Observer) {
    let mut at = bracket;
    loop {
        sequence.set(Rule::N0, at, to, observer);
        at += 1;
        let is_mark = |block: &Block| block.marks >> (at % LENGTH) & 1 == 1;
        if !sequence.blocks.get(at / LENGTH).is_some_and(is_mark) {
            return;
        }
    }
}

enum Bracket {
    Opening { closed_by: char },
    Closing { canonical: char },
}

fn bracket(scalar: char) -> Option<Bracket> {
    let property = CodePointMapData::<BidiMirroringGlyph>::new().get(scalar);
    match property.paired_bracket_type {
        BidiPairedBracketType::Open => {
            let closed_by = canonical(property.mirroring_glyph.unwrap_or(scalar));
            Some(Bracket::Opening { closed_by })
        }
        BidiPairedBracketType::Close => Some(Bracket::Closing { canonical: canonical(scalar) }),
        _ => None,
    }
}

/// The canonical equivalent of a closing bracket: U+232A RIGHT-POINTING ANGLE BRACKET is U+3009. The
/// standard promises that no other bracket will ever have one (BD16).
const fn canonical(closing: char) -> char {
    match closing {
        '\u{232A}' => '\u{3009}',
        _ => closing,
    }
}
