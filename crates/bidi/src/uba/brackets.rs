//! Bracket pairs (UAX #9 definitions BD14 to BD16, rule N0 of section 3.3.5).

use std::ops::Range;

use serde::Serialize;

use crate::index::Direction;
use crate::name::{BidiClass, Character};

use super::block::{Block, LENGTH, PositionSet, positions_in};
use super::data_source::{BidiDataSource, PairedBracket, UnicodeData};
use super::effect::RuleNeighbour;
use super::effect::{ResolvedBracketPair, UbaRuleEffect};
use super::isolating_run_sequence::IsolatingRunSequence;
use super::observer::{Observer, UbaEvent};
use super::paragraph::ParagraphContext;

/// How many opening brackets may be unmatched at once (definition BD16).
const MAX_OPEN: usize = 63;

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

/// Whether N0 could find a pair in some permutation of these characters: they have an opening and a closing
/// bracket.
pub fn may_have_bracket_pairs(characters: &[Character]) -> bool {
    let brackets = || characters.iter().filter_map(|it| UnicodeData.paired_bracket(it.scalar));
    brackets().any(|it| matches!(it, PairedBracket::Opening { .. }))
        && brackets().any(|it| matches!(it, PairedBracket::Closing { .. }))
}

/// The working memory of N0.
#[derive(Clone, Debug, Default)]
pub(super) struct Brackets {
    /// The stack of BD16: the closing bracket that would match, and the opening bracket's position in the sequence.
    open: Vec<(char, usize)>,
    /// The positions of the opening and the closing bracket in the sequence.
    pairs: Vec<(usize, usize)>,
}

/// [N0](https://www.unicode.org/reports/tr9/#N0): a pair of brackets takes one direction, and the
/// marks after either bracket take it too.
pub(super) fn n0<O: Observer>(
    sequence: &mut IsolatingRunSequence,
    paragraph: ParagraphContext<'_>,
    (data, brackets): (&impl BidiDataSource, &mut Brackets),
    observer: &mut O,
) {
    // A bracket has the original class ON (the property's stability policy) and must still have it (BD14, BD15).
    if !paragraph.present.has(BidiClass::ON) {
        return;
    }
    brackets.find(sequence, paragraph.characters, data);
    let mut preceding = PrecedingStrong { direction: sequence.sos, found: None, read_to: 0 };
    for &(opening, closing) in &brackets.pairs {
        let resolution = resolve(sequence, opening, closing, &mut preceding);
        if O::NEEDS_EVENTS {
            let resolved = resolution.as_ref().map(|it| ResolvedBracketPair {
                resolved_class: it.class,
                strong_inside: sequence.neighbour_at(it.inside),
                n0c_strong_before: it.uses_preceding.then(|| preceding.neighbour(sequence)),
            });
            for (bracket, partner) in [(opening, closing), (closing, opening)] {
                let effect = UbaRuleEffect::N0PairedBracket {
                    other_bracket: sequence.character(partner),
                    resolved_pair: resolved,
                };
                observer.observe(UbaEvent::RuleApplied {
                    paragraph_index: sequence.character(bracket),
                    rule_effect: effect,
                });
            }
        }
        let Some(PairResolution { class, .. }) = resolution else { continue };
        set_with_marks(sequence, opening, class, observer);
        set_with_marks(sequence, closing, class, observer);
    }
}

impl Brackets {
    /// Definition BD16: the pairs in the order of their opening brackets. Where the stack overflows, the sequence
    /// has no pairs at all.
    fn find(
        &mut self,
        sequence: &IsolatingRunSequence,
        characters: &[Character],
        data: &impl BidiDataSource,
    ) {
        self.open.clear();
        self.pairs.clear();
        for (number, block) in sequence.blocks.iter().enumerate() {
            for at in positions_in(block.of(BidiClass::ON)) {
                let at = number * LENGTH + at;
                let character = characters[sequence.character(at)];
                // A character that a rule changed to ON is no bracket: skip the look-up.
                if character.class != BidiClass::ON {
                    continue;
                }
                match data.paired_bracket(character.scalar) {
                    Some(PairedBracket::Opening { canonical_closing_bracket: closed_by }) => {
                        if self.open.len() == MAX_OPEN {
                            self.pairs.clear();
                            return;
                        }
                        self.open.push((closed_by, at));
                    }
                    Some(PairedBracket::Closing { canonical_form: canonical }) => {
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

/// How N0 resolves a pair.
struct PairResolution {
    class: BidiClass,
    /// The position of the strong character inside that decided.
    inside: usize,
    uses_preceding: bool,
}

/// Resolves a pair; `None` if N0 does not change it. The pairs must come in the order of their opening brackets.
fn resolve(
    sequence: &IsolatingRunSequence,
    opening: usize,
    closing: usize,
    preceding: &mut PrecedingStrong,
) -> Option<PairResolution> {
    let embedding = sequence.level.direction();
    let found = |direction| last_strong(sequence, opening + 1..closing, direction);
    let resolved = |direction, inside, uses_preceding| {
        Some(PairResolution { class: BidiClass::of_direction(direction), inside, uses_preceding })
    };
    if let Some(inside) = found(embedding) {
        return resolved(embedding, inside, false);
    }
    // The text before it has either the other direction (c1) or the embedding's (c2).
    let inside = found(embedding.opposite())?;
    resolved(preceding.direction_before(sequence, opening), inside, true)
}

/// The direction of the last strong character before a bracket, or sos. Pairs are resolved in the order of
/// their opening brackets, and no later pair changes the text before an earlier one: so nothing is read twice,
/// and the time is linear in the length however many pairs there are.
struct PrecedingStrong {
    direction: Direction,
    /// The character's position; `None` where the direction is sos.
    found: Option<usize>,
    /// The position up to which the sequence was read.
    read_to: usize,
}

impl PrecedingStrong {
    /// The character that was found last, or the edge of the sequence.
    fn neighbour(&self, sequence: &IsolatingRunSequence) -> RuleNeighbour {
        self.found.map_or(RuleNeighbour::SequenceEdge { higher_adjacent_level: sequence.sos_level }, |at| {
            sequence.neighbour_at(at)
        })
    }

    /// The direction before this bracket, which must not come before the one of the last call.
    fn direction_before(&mut self, sequence: &IsolatingRunSequence, bracket: usize) -> Direction {
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

/// The position of the last strong character of this direction in a range.
fn last_strong(sequence: &IsolatingRunSequence, within: Range<usize>, direction: Direction) -> Option<usize> {
    sequence.last_position(within, |block| strong_positions(block, direction))
}

/// The positions of the strong characters of a direction; in N0 numbers count as R.
fn strong_positions(block: &Block, direction: Direction) -> PositionSet {
    match direction {
        Direction::LeftToRight => block.of(BidiClass::L),
        Direction::RightToLeft => block.of_any([BidiClass::R, BidiClass::EN, BidiClass::AN]),
    }
}

/// Sets the class of a bracket and of the characters after it that were NSM before W1.
fn set_with_marks(
    sequence: &mut IsolatingRunSequence,
    bracket: usize,
    to: BidiClass,
    observer: &mut impl Observer,
) {
    sequence.set(bracket, to);
    let is_mark = |sequence: &IsolatingRunSequence, at: usize| {
        sequence.blocks.get(at / LENGTH).is_some_and(|block| block.marks >> (at % LENGTH) & 1 == 1)
    };
    let mut at = bracket + 1;
    while is_mark(sequence, at) {
        if let Some(from) = sequence.set(at, to).filter(|&from| from != to) {
            observer.observe(UbaEvent::RuleApplied {
                paragraph_index: sequence.character(at),
                rule_effect: UbaRuleEffect::N0MarkAfterBracket { from_class: from, to_class: to },
            });
        }
        at += 1;
    }
}
