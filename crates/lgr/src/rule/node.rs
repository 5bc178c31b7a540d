//! What a rule is made of.

use super::id::{CodePointSetId, RuleId};

/// A part of a rule (RFC 7940, section 6.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LgrRulePart {
    /// Any code point (RFC 7940, section 6.3.7).
    AnyCodePoint,
    /// A code point of the set that [`Ruleset::code_point_set`](crate::Ruleset::code_point_set) gives.
    CodePointOfSet(CodePointSetId),
    /// One after another.
    Sequence(Vec<LgrRulePart>),
    /// One of these (section 6.3.5).
    Choice(Vec<LgrRulePart>),
    /// Between `least` and `most` times (section 6.3.3); without `most`, any number.
    Repetition {
        /// What is repeated.
        repeated_part: Box<LgrRulePart>,
        /// How often at least.
        min_repeat_count: u32,
        /// How often at most; `None` where there is no bound.
        max_repeat_count: Option<u32>,
    },
    /// The start of the label (section 6.3.8).
    LabelStart,
    /// Its end.
    LabelEnd,
    /// The code points whose context is asked for (section 6.4.1).
    ContextAnchor,
    /// Something that stands before this place (section 6.4.2).
    LookBehind(Box<LgrRulePart>),
    /// Something that stands after it.
    LookAhead(Box<LgrRulePart>),
    /// Another rule (section 6.3.4).
    RuleReference(RuleId),
}

/// What a part and everything in it add up to, the rules that it refers to included.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Measure {
    /// How many steps its program has at most.
    pub(crate) size: usize,
    /// How deep it is nested.
    pub(crate) depth: usize,
    /// Whether an anchor is in it.
    pub(crate) has_anchor: bool,
    /// Whether it holds a position: an anchor, `start`, `end`, `look-behind` or `look-ahead`.
    pub(crate) has_position: bool,
    /// Whether a `look-behind` or `look-ahead` is in it.
    pub(crate) looks_around: bool,
}

impl LgrRulePart {
    /// Its measure; `rules` has those of the rules defined before.
    pub(crate) fn measure(&self, rules: &[Measure]) -> Measure {
        match self {
            Self::AnyCodePoint | Self::CodePointOfSet(_) => {
                Measure { size: 1, depth: 1, ..Measure::default() }
            }
            Self::LabelStart | Self::LabelEnd => {
                Measure { size: 1, depth: 1, has_position: true, ..Measure::default() }
            }
            Self::ContextAnchor => {
                Measure { size: 1, depth: 1, has_anchor: true, has_position: true, ..Measure::default() }
            }
            Self::Sequence(parts) => Self::measure_all(parts, rules, 0),
            Self::Choice(parts) => Self::measure_all(parts, rules, 2),
            Self::Repetition { repeated_part: part, min_repeat_count: least, max_repeat_count: most } => {
                let one = part.measure(rules);
                let times = most.map_or(least.saturating_add(1), |it| it.max(1)) as usize;
                Measure {
                    size: one.size.saturating_add(2).saturating_mul(times),
                    depth: one.depth + 1,
                    ..one
                }
            }
            // Twice: it is read in both directions.
            Self::LookBehind(part) | Self::LookAhead(part) => {
                let one = part.measure(rules);
                let size = one.size.saturating_add(2).saturating_mul(2);
                Measure { size, depth: one.depth + 1, has_position: true, looks_around: true, ..one }
            }
            Self::RuleReference(rule) => {
                let one = rules[rule.0 as usize];
                Measure { depth: one.depth + 1, ..one }
            }
        }
    }

    fn measure_all(parts: &[Self], rules: &[Measure], more: usize) -> Measure {
        let mut all = Measure { size: 1, ..Measure::default() };
        for part in parts {
            let one = part.measure(rules);
            all.size = all.size.saturating_add(one.size).saturating_add(more);
            all.depth = all.depth.max(one.depth);
            all.has_anchor |= one.has_anchor;
            all.has_position |= one.has_position;
            all.looks_around |= one.looks_around;
        }
        all.depth += 1;
        all
    }
}
