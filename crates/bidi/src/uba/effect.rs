//! What a rule did to a character, with what decided it.

use crate::index::Level;
use crate::name::BidiClass;

use super::UbaRule;

/// What a rule did to a character, and what decided it. Each variant is that of one rule or of rules that differ in a
/// field, so that an effect tells its rule, its change and its cause. The variants call the character "it".
///
/// A `NeighbourRef` refers to a character or the edge of an isolating run sequence, with its class as the rule saw it. In the
/// events of the engine the references are a [`ParagraphIndex`] and a [`RuleNeighbour`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UbaRuleEffect<CharacterRef = ParagraphIndex, NeighbourRef = RuleNeighbour> {
    /// X5a to X6a: it is inside the embedding, override or isolate that this control opens, and so at its level.
    EmbeddedByX5aToX6a {
        /// The rule for it.
        uba_rule: UbaRule,
        /// The level before: the paragraph's.
        from_level: Level,
        /// The level after.
        to_level: Level,
        /// The control.
        opening_control: CharacterRef,
    },
    /// X5a to X6a: it is inside an override, which gives it its class.
    OverriddenByX5aToX6a {
        /// The rule for it.
        uba_rule: UbaRule,
        /// The class before.
        from_class: BidiClass,
        /// The class after, L or R.
        to_class: BidiClass,
        /// The control that opens the override.
        opening_control: CharacterRef,
    },
    /// It is a control that opens nothing, because its level would exceed max_depth (overflow, rules X2 to X5c).
    OverflowControl(UbaRule),
    /// X9: it is removed because it has this class.
    RemovedByX9(BidiClass),
    /// W1: a nonspacing mark takes the class of the preceding character that is not a mark, or of sos; after
    /// an isolate control it becomes ON.
    W1NonspacingMark {
        /// The class after.
        to_class: BidiClass,
        /// The character or sos whose class it takes.
        base: NeighbourRef,
    },
    /// W2: EN becomes AN, because the preceding strong character is this AL.
    W2NumberAfterArabicLetter(NeighbourRef),
    /// W3: AL becomes R.
    W3ArabicLetter,
    /// W4: a separator directly between these two numbers of the same class takes their class.
    W4SeparatorInNumber {
        /// The class before.
        from_class: BidiClass,
        /// The class after, that of the numbers.
        to_class: BidiClass,
        /// The number before it.
        number_before: NeighbourRef,
        /// The number after it.
        number_after: NeighbourRef,
    },
    /// W5: ET becomes EN, because only terminators are between it and this EN.
    W5TerminatorByNumber {
        /// The number.
        number: NeighbourRef,
        /// Whether the number is before it.
        is_number_before: bool,
    },
    /// W6: a separator or terminator of this class, not changed by W4 and W5, becomes ON.
    W6SeparatorToNeutral(BidiClass),
    /// W7: EN becomes L, because the preceding strong character is this L, or there is none and sos is L.
    W7NumberAfterLeftToRight(NeighbourRef),
    /// W7 does not apply: it stays EN, because the preceding strong character is this R, or there is none and sos is R.
    W7NumberKept(NeighbourRef),
    /// N0: it is paired with this bracket.
    N0PairedBracket {
        /// The other bracket.
        other_bracket: CharacterRef,
        /// What both become; `None` if nothing strong is between them, so that N0 does not change them (N0 d).
        resolved_pair: Option<ResolvedBracketPair<NeighbourRef>>,
    },
    /// N0: a mark that follows a bracket takes the bracket's class.
    N0MarkAfterBracket {
        /// The class before.
        from_class: BidiClass,
        /// The class after.
        to_class: BidiClass,
    },
    /// N1: a neutral between two characters of the same direction takes that direction.
    N1NeutralBetweenSame {
        /// The class before.
        from_class: BidiClass,
        /// The class after.
        to_class: BidiClass,
        /// The nearest character before it that is not neutral, or sos.
        neighbour_before: NeighbourRef,
        /// The nearest character after it that is not neutral, or eos.
        neighbour_after: NeighbourRef,
    },
    /// N2: the directions on both sides differ, so it takes the embedding direction.
    N2NeutralByLevel {
        /// The class before.
        from_class: BidiClass,
        /// Its level.
        embedding_level: Level,
        /// The nearest character before it that is not neutral, or sos.
        neighbour_before: NeighbourRef,
        /// The nearest character after it that is not neutral, or eos.
        neighbour_after: NeighbourRef,
    },
    /// I1 or I2: the level is raised because of the class.
    I1OrI2ImplicitLevel {
        /// Its class after the N rules.
        resolved_class: BidiClass,
        /// The level before: even for I1, odd for I2.
        from_level: Level,
        /// The level after.
        to_level: Level,
    },
    /// L1: reset to the paragraph level, before a separator or at the end of the line.
    L1LevelReset {
        /// The level before.
        from_level: Level,
        /// The paragraph level.
        paragraph_level: Level,
        /// The separator after it, or itself; `None` at the end of the line.
        separator: Option<CharacterRef>,
    },
}

/// A character's index in its paragraph, in logical order from 0.
pub type ParagraphIndex = usize;

/// On which side of a character a neighbour is, in logical order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NeighbourSide {
    /// The neighbour precedes the character.
    Before,
    /// The neighbour follows the character.
    After,
}

/// What decides on one side of a character for a rule: the nearest character whose class matters to the rule, or the
/// edge of the isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleNeighbour {
    /// A character.
    Character {
        /// Its index in the paragraph.
        paragraph_index: usize,
        /// Its class when the rule is applied.
        class: BidiClass,
    },
    /// No such character before the edge of the isolating run sequence: sos or eos counts.
    SequenceEdge {
        /// The higher of the two levels that meet there; its direction is that of sos or eos.
        higher_adjacent_level: Level,
    },
}

/// What N0 makes of a pair of brackets, and what decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResolvedBracketPair<NeighbourRef = RuleNeighbour> {
    /// The class of both, L or R.
    pub resolved_class: BidiClass,
    /// The last strong character between them of the embedding direction (N0 b), else of the other one (N0 c).
    pub strong_inside: NeighbourRef,
    /// N0 c: the last strong character before the pair, or sos, whose direction both take. `None` by N0 b, which does not
    /// look there.
    pub n0c_strong_before: Option<NeighbourRef>,
}

impl<CharacterRef, NeighbourRef> UbaRuleEffect<CharacterRef, NeighbourRef> {
    /// The rule.
    pub const fn rule(&self) -> UbaRule {
        match self {
            Self::EmbeddedByX5aToX6a { uba_rule: rule, .. }
            | Self::OverriddenByX5aToX6a { uba_rule: rule, .. }
            | Self::OverflowControl(rule) => *rule,
            Self::RemovedByX9(_) => UbaRule::X9,
            Self::W1NonspacingMark { .. } => UbaRule::W1,
            Self::W2NumberAfterArabicLetter(_) => UbaRule::W2,
            Self::W3ArabicLetter => UbaRule::W3,
            Self::W4SeparatorInNumber { .. } => UbaRule::W4,
            Self::W5TerminatorByNumber { .. } => UbaRule::W5,
            Self::W6SeparatorToNeutral(_) => UbaRule::W6,
            Self::W7NumberAfterLeftToRight(_) | Self::W7NumberKept(_) => UbaRule::W7,
            Self::N0PairedBracket { .. } | Self::N0MarkAfterBracket { .. } => UbaRule::N0,
            Self::N1NeutralBetweenSame { .. } => UbaRule::N1,
            Self::N2NeutralByLevel { .. } => UbaRule::N2,
            Self::I1OrI2ImplicitLevel { from_level: from, .. } => match from.direction().is_right_to_left() {
                false => UbaRule::I1,
                true => UbaRule::I2,
            },
            Self::L1LevelReset { .. } => UbaRule::L1,
        }
    }

    /// Its class before and after, if the rule changes it.
    pub const fn class_change(&self) -> Option<(BidiClass, BidiClass)> {
        Some(match self {
            Self::OverriddenByX5aToX6a { from_class: from, to_class: to, .. }
            | Self::W4SeparatorInNumber { from_class: from, to_class: to, .. }
            | Self::N0MarkAfterBracket { from_class: from, to_class: to }
            | Self::N1NeutralBetweenSame { from_class: from, to_class: to, .. } => (*from, *to),
            Self::W1NonspacingMark { to_class: to, .. } => (BidiClass::NSM, *to),
            Self::W2NumberAfterArabicLetter(_) => (BidiClass::EN, BidiClass::AN),
            Self::W3ArabicLetter => (BidiClass::AL, BidiClass::R),
            Self::W5TerminatorByNumber { .. } => (BidiClass::ET, BidiClass::EN),
            Self::W6SeparatorToNeutral(from) => (*from, BidiClass::ON),
            Self::W7NumberAfterLeftToRight(_) => (BidiClass::EN, BidiClass::L),
            // What is not ON is no bracket (BD14, BD15).
            Self::N0PairedBracket {
                resolved_pair: Some(ResolvedBracketPair { resolved_class: class, .. }),
                ..
            } => (BidiClass::ON, *class),
            Self::N2NeutralByLevel { from_class: from, embedding_level: level, .. } => {
                (*from, BidiClass::of_direction(level.direction()))
            }
            Self::EmbeddedByX5aToX6a { .. }
            | Self::OverflowControl(_)
            | Self::RemovedByX9(_)
            | Self::W7NumberKept(_)
            | Self::N0PairedBracket { resolved_pair: None, .. }
            | Self::I1OrI2ImplicitLevel { .. }
            | Self::L1LevelReset { .. } => return None,
        })
    }

    /// Its level before and after, if the rule changes it.
    pub const fn level_change(&self) -> Option<(Level, Level)> {
        match self {
            Self::EmbeddedByX5aToX6a { from_level: from, to_level: to, .. }
            | Self::I1OrI2ImplicitLevel { from_level: from, to_level: to, .. }
            | Self::L1LevelReset { from_level: from, paragraph_level: to, .. } => Some((*from, *to)),
            _ => None,
        }
    }

    /// The same effect with other references.
    pub fn map_references<NewCharacterRef, NewNeighbourRef>(
        self,
        mut map_character: impl FnMut(CharacterRef) -> NewCharacterRef,
        mut map_neighbour: impl FnMut(NeighbourRef, NeighbourSide) -> NewNeighbourRef,
    ) -> UbaRuleEffect<NewCharacterRef, NewNeighbourRef> {
        use NeighbourSide::{After, Before};
        match self {
            Self::EmbeddedByX5aToX6a {
                uba_rule: rule,
                from_level: from,
                to_level: to,
                opening_control: opener,
            } => UbaRuleEffect::EmbeddedByX5aToX6a {
                uba_rule: rule,
                from_level: from,
                to_level: to,
                opening_control: map_character(opener),
            },
            Self::OverriddenByX5aToX6a {
                uba_rule: rule,
                from_class: from,
                to_class: to,
                opening_control: opener,
            } => UbaRuleEffect::OverriddenByX5aToX6a {
                uba_rule: rule,
                from_class: from,
                to_class: to,
                opening_control: map_character(opener),
            },
            Self::OverflowControl(rule) => UbaRuleEffect::OverflowControl(rule),
            Self::RemovedByX9(class) => UbaRuleEffect::RemovedByX9(class),
            Self::W1NonspacingMark { to_class: to, base } => {
                UbaRuleEffect::W1NonspacingMark { to_class: to, base: map_neighbour(base, Before) }
            }
            Self::W2NumberAfterArabicLetter(letter) => {
                UbaRuleEffect::W2NumberAfterArabicLetter(map_neighbour(letter, Before))
            }
            Self::W3ArabicLetter => UbaRuleEffect::W3ArabicLetter,
            Self::W4SeparatorInNumber {
                from_class: from,
                to_class: to,
                number_before: before,
                number_after: after,
            } => {
                let (before, after) = (map_neighbour(before, Before), map_neighbour(after, After));
                UbaRuleEffect::W4SeparatorInNumber {
                    from_class: from,
                    to_class: to,
                    number_before: before,
                    number_after: after,
                }
            }
            Self::W5TerminatorByNumber { number, is_number_before: is_before } => {
                UbaRuleEffect::W5TerminatorByNumber {
                    number: map_neighbour(number, if is_before { Before } else { After }),
                    is_number_before: is_before,
                }
            }
            Self::W6SeparatorToNeutral(from) => UbaRuleEffect::W6SeparatorToNeutral(from),
            Self::W7NumberAfterLeftToRight(letter) => {
                UbaRuleEffect::W7NumberAfterLeftToRight(map_neighbour(letter, Before))
            }
            Self::W7NumberKept(letter) => UbaRuleEffect::W7NumberKept(map_neighbour(letter, Before)),
            Self::N0PairedBracket { other_bracket: partner, resolved_pair: resolved } => {
                UbaRuleEffect::N0PairedBracket {
                    other_bracket: map_character(partner),
                    resolved_pair: resolved.map(
                        |ResolvedBracketPair {
                             resolved_class: class,
                             strong_inside: inside,
                             n0c_strong_before: before,
                         }| ResolvedBracketPair {
                            resolved_class: class,
                            strong_inside: map_neighbour(inside, After),
                            n0c_strong_before: before.map(|it| map_neighbour(it, Before)),
                        },
                    ),
                }
            }
            Self::N0MarkAfterBracket { from_class: from, to_class: to } => {
                UbaRuleEffect::N0MarkAfterBracket { from_class: from, to_class: to }
            }
            Self::N1NeutralBetweenSame {
                from_class: from,
                to_class: to,
                neighbour_before: before,
                neighbour_after: after,
            } => {
                let (before, after) = (map_neighbour(before, Before), map_neighbour(after, After));
                UbaRuleEffect::N1NeutralBetweenSame {
                    from_class: from,
                    to_class: to,
                    neighbour_before: before,
                    neighbour_after: after,
                }
            }
            Self::N2NeutralByLevel {
                from_class: from,
                embedding_level: level,
                neighbour_before: before,
                neighbour_after: after,
            } => {
                let (before, after) = (map_neighbour(before, Before), map_neighbour(after, After));
                UbaRuleEffect::N2NeutralByLevel {
                    from_class: from,
                    embedding_level: level,
                    neighbour_before: before,
                    neighbour_after: after,
                }
            }
            Self::I1OrI2ImplicitLevel { resolved_class: class, from_level: from, to_level: to } => {
                UbaRuleEffect::I1OrI2ImplicitLevel { resolved_class: class, from_level: from, to_level: to }
            }
            Self::L1LevelReset { from_level: from, paragraph_level: to, separator } => {
                UbaRuleEffect::L1LevelReset {
                    from_level: from,
                    paragraph_level: to,
                    separator: separator.map(map_character),
                }
            }
        }
    }
}
