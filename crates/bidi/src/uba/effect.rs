//! What a rule did to a character, with what decided it.

use crate::index::Level;
use crate::name::BidiClass;

use super::Rule;

/// What a rule did to a character, and what decided it. Each variant is that of one rule or of rules that differ in a
/// field, so that an effect tells its rule, its change and its cause. The variants call the character "it".
///
/// `C` refers to a character, and `N` to a character or the edge of an isolating run sequence, with its class as the
/// rule saw it. In the events of the engine they are an index of the paragraph and a [`RuleNeighbour`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleEffect<C = usize, N = RuleNeighbour> {
    /// X5a to X6a: it is inside the embedding, override or isolate that this control opens, and so at its level.
    Embedded {
        /// The rule for it.
        rule: Rule,
        /// The level before: the paragraph's.
        from: Level,
        /// The level after.
        to: Level,
        /// The control.
        opener: C,
    },
    /// X5a to X6a: it is inside an override, which gives it its class.
    Overridden {
        /// The rule for it.
        rule: Rule,
        /// The class before.
        from: BidiClass,
        /// The class after, L or R.
        to: BidiClass,
        /// The control that opens the override.
        opener: C,
    },
    /// It is a control that opens nothing, because its level would exceed max_depth (overflow, rules X2 to X5c).
    Overflow(Rule),
    /// X9: it is removed because it has this class.
    Removed(BidiClass),
    /// W1: a nonspacing mark takes the class of the preceding character that is not a mark, or of sos; after
    /// an isolate control it becomes ON.
    NonspacingMark {
        /// The class after.
        to: BidiClass,
        /// The character or sos whose class it takes.
        base: N,
    },
    /// W2: EN becomes AN, because the preceding strong character is this AL.
    NumberAfterArabicLetter(N),
    /// W3: AL becomes R.
    ArabicLetter,
    /// W4: a separator directly between these two numbers of the same class takes their class.
    SeparatorInNumber {
        /// The class before.
        from: BidiClass,
        /// The class after, that of the numbers.
        to: BidiClass,
        /// The number before it.
        before: N,
        /// The number after it.
        after: N,
    },
    /// W5: ET becomes EN, because only terminators are between it and this EN.
    TerminatorByNumber {
        /// The number.
        number: N,
        /// Whether the number is before it.
        is_before: bool,
    },
    /// W6: a separator or terminator of this class, not changed by W4 and W5, becomes ON.
    SeparatorToNeutral(BidiClass),
    /// W7: EN becomes L, because the preceding strong character is this L, or there is none and sos is L.
    NumberAfterLeftToRight(N),
    /// W7 does not apply: it stays EN, because the preceding strong character is this R, or there is none and sos is R.
    NumberKept(N),
    /// N0: it is paired with this bracket.
    PairedBracket {
        /// The other bracket.
        partner: C,
        /// What both become; `None` if nothing strong is between them, so that N0 does not change them (N0 d).
        resolved: Option<ResolvedBracketPair<N>>,
    },
    /// N0: a mark that follows a bracket takes the bracket's class.
    BracketMark {
        /// The class before.
        from: BidiClass,
        /// The class after.
        to: BidiClass,
    },
    /// N1: a neutral between two characters of the same direction takes that direction.
    NeutralBetweenSame {
        /// The class before.
        from: BidiClass,
        /// The class after.
        to: BidiClass,
        /// The nearest character before it that is not neutral, or sos.
        before: N,
        /// The nearest character after it that is not neutral, or eos.
        after: N,
    },
    /// N2: the directions on both sides differ, so it takes the embedding direction.
    NeutralByLevel {
        /// The class before.
        from: BidiClass,
        /// Its level.
        level: Level,
        /// The nearest character before it that is not neutral, or sos.
        before: N,
        /// The nearest character after it that is not neutral, or eos.
        after: N,
    },
    /// I1 or I2: the level is raised because of the class.
    ImplicitLevel {
        /// Its class after the N rules.
        class: BidiClass,
        /// The level before: even for I1, odd for I2.
        from: Level,
        /// The level after.
        to: Level,
    },
    /// L1: reset to the paragraph level, before a separator or at the end of the line.
    LevelReset {
        /// The level before.
        from: Level,
        /// The paragraph level.
        to: Level,
        /// The separator after it, or itself; `None` at the end of the line.
        separator: Option<C>,
    },
}

/// What decides on one side of a character for a rule: the nearest character whose class matters to the rule, or the
/// edge of the isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleNeighbour {
    /// A character.
    Character {
        /// Its index in the paragraph.
        character: usize,
        /// Its class when the rule is applied.
        class: BidiClass,
    },
    /// No such character before the edge of the isolating run sequence: sos or eos counts.
    Edge {
        /// The higher of the two levels that meet there; its direction is that of sos or eos.
        level: Level,
    },
}

/// What N0 makes of a pair of brackets, and what decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResolvedBracketPair<N = RuleNeighbour> {
    /// The class of both, L or R.
    pub class: BidiClass,
    /// The last strong character between them of the embedding direction (N0 b), else of the other one (N0 c).
    pub inside: N,
    /// N0 c: the last strong character before the pair, or sos, whose direction both take. `None` by N0 b, which does not
    /// look there.
    pub before: Option<N>,
}

impl<C, N> RuleEffect<C, N> {
    /// The rule.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Embedded { rule, .. } | Self::Overridden { rule, .. } | Self::Overflow(rule) => *rule,
            Self::Removed(_) => Rule::X9,
            Self::NonspacingMark { .. } => Rule::W1,
            Self::NumberAfterArabicLetter(_) => Rule::W2,
            Self::ArabicLetter => Rule::W3,
            Self::SeparatorInNumber { .. } => Rule::W4,
            Self::TerminatorByNumber { .. } => Rule::W5,
            Self::SeparatorToNeutral(_) => Rule::W6,
            Self::NumberAfterLeftToRight(_) | Self::NumberKept(_) => Rule::W7,
            Self::PairedBracket { .. } | Self::BracketMark { .. } => Rule::N0,
            Self::NeutralBetweenSame { .. } => Rule::N1,
            Self::NeutralByLevel { .. } => Rule::N2,
            Self::ImplicitLevel { from, .. } => match from.direction().is_right_to_left() {
                false => Rule::I1,
                true => Rule::I2,
            },
            Self::LevelReset { .. } => Rule::L1,
        }
    }

    /// Its class before and after, if the rule changes it.
    pub const fn class_change(&self) -> Option<(BidiClass, BidiClass)> {
        Some(match self {
            Self::Overridden { from, to, .. }
            | Self::SeparatorInNumber { from, to, .. }
            | Self::BracketMark { from, to }
            | Self::NeutralBetweenSame { from, to, .. } => (*from, *to),
            Self::NonspacingMark { to, .. } => (BidiClass::NSM, *to),
            Self::NumberAfterArabicLetter(_) => (BidiClass::EN, BidiClass::AN),
            Self::ArabicLetter => (BidiClass::AL, BidiClass::R),
            Self::TerminatorByNumber { .. } => (BidiClass::ET, BidiClass::EN),
            Self::SeparatorToNeutral(from) => (*from, BidiClass::ON),
            Self::NumberAfterLeftToRight(_) => (BidiClass::EN, BidiClass::L),
            // What is not ON is no bracket (BD14, BD15).
            Self::PairedBracket { resolved: Some(ResolvedBracketPair { class, .. }), .. } => {
                (BidiClass::ON, *class)
            }
            Self::NeutralByLevel { from, level, .. } => (*from, BidiClass::of_direction(level.direction())),
            Self::Embedded { .. }
            | Self::Overflow(_)
            | Self::Removed(_)
            | Self::NumberKept(_)
            | Self::PairedBracket { resolved: None, .. }
            | Self::ImplicitLevel { .. }
            | Self::LevelReset { .. } => return None,
        })
    }

    /// Its level before and after, if the rule changes it.
    pub const fn level_change(&self) -> Option<(Level, Level)> {
        match self {
            Self::Embedded { from, to, .. }
            | Self::ImplicitLevel { from, to, .. }
            | Self::LevelReset { from, to, .. } => Some((*from, *to)),
            _ => None,
        }
    }

    /// The same effect with other references.
    pub fn map_references<D, M>(
        self,
        mut character: impl FnMut(C) -> D,
        mut neighbour: impl FnMut(N, bool) -> M,
    ) -> RuleEffect<D, M> {
        match self {
            Self::Embedded { rule, from, to, opener } => {
                RuleEffect::Embedded { rule, from, to, opener: character(opener) }
            }
            Self::Overridden { rule, from, to, opener } => {
                RuleEffect::Overridden { rule, from, to, opener: character(opener) }
            }
            Self::Overflow(rule) => RuleEffect::Overflow(rule),
            Self::Removed(class) => RuleEffect::Removed(class),
            Self::NonspacingMark { to, base } => {
                RuleEffect::NonspacingMark { to, base: neighbour(base, true) }
            }
            Self::NumberAfterArabicLetter(letter) => {
                RuleEffect::NumberAfterArabicLetter(neighbour(letter, true))
            }
            Self::ArabicLetter => RuleEffect::ArabicLetter,
            Self::SeparatorInNumber { from, to, before, after } => {
                let (before, after) = (neighbour(before, true), neighbour(after, false));
                RuleEffect::SeparatorInNumber { from, to, before, after }
            }
            Self::TerminatorByNumber { number, is_before } => {
                RuleEffect::TerminatorByNumber { number: neighbour(number, is_before), is_before }
            }
            Self::SeparatorToNeutral(from) => RuleEffect::SeparatorToNeutral(from),
            Self::NumberAfterLeftToRight(letter) => {
                RuleEffect::NumberAfterLeftToRight(neighbour(letter, true))
            }
            Self::NumberKept(letter) => RuleEffect::NumberKept(neighbour(letter, true)),
            Self::PairedBracket { partner, resolved } => RuleEffect::PairedBracket {
                partner: character(partner),
                resolved: resolved.map(|ResolvedBracketPair { class, inside, before }| ResolvedBracketPair {
                    class,
                    inside: neighbour(inside, false),
                    before: before.map(|it| neighbour(it, true)),
                }),
            },
            Self::BracketMark { from, to } => RuleEffect::BracketMark { from, to },
            Self::NeutralBetweenSame { from, to, before, after } => {
                let (before, after) = (neighbour(before, true), neighbour(after, false));
                RuleEffect::NeutralBetweenSame { from, to, before, after }
            }
            Self::NeutralByLevel { from, level, before, after } => {
                let (before, after) = (neighbour(before, true), neighbour(after, false));
                RuleEffect::NeutralByLevel { from, level, before, after }
            }
            Self::ImplicitLevel { class, from, to } => RuleEffect::ImplicitLevel { class, from, to },
            Self::LevelReset { from, to, separator } => {
                RuleEffect::LevelReset { from, to, separator: separator.map(character) }
            }
        }
    }
}
