//! Resolving neutral types and implicit levels (UAX #9 sections 3.3.5 and 3.3.6), one transducer for each
//! rule. Rule N0 is left out: finite automata cannot pair brackets.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::rule_transducer::{class_of, level_rule, rule, rule_that_ends};
use super::transducer::UbaRuleTransducer;

/// The state of rule N1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Between {
    /// The direction of the last character before the neutrals.
    before: Direction,
    /// The guessed direction of the next character after the neutrals; `None` outside neutrals.
    after: Option<Direction>,
}

/// N1: neutrals between two characters of one direction take it; numbers count as R. Guesses the direction
/// after the neutrals.
pub(super) fn n1(paragraph: Direction) -> UbaRuleTransducer {
    let step = |&Between { before, after }: &Between, class: BidiClass| {
        if is_neutral(class) {
            let guesses = after.map_or(vec![Direction::LeftToRight, Direction::RightToLeft], |it| vec![it]);
            let take = |after| {
                let class = if after == before { class_of(after) } else { class };
                (class, Between { before, after: Some(after) })
            };
            return guesses.into_iter().map(take).collect();
        }
        match direction_of(class) {
            Some(direction) if after.is_none_or(|it| it == direction) => {
                vec![(class, Between { before: direction, after: None })]
            }
            _ => vec![],
        }
    };
    let start = Between { before: paragraph, after: None };
    rule_that_ends(start, step, |state| state.after.is_none_or(|it| it == paragraph))
}

/// N2: the neutrals that remain take the paragraph's direction.
pub(super) fn n2(paragraph: Direction) -> UbaRuleTransducer {
    rule((), |(), class| vec![(if is_neutral(class) { class_of(paragraph) } else { class }, ())])
}

/// I1, in a left-to-right paragraph: R goes up one level, numbers go up two.
pub(super) fn i1() -> UbaRuleTransducer {
    use BidiClass::{AN, EN, L, R};
    level_rule(|class| match class {
        L => Some(0),
        R => Some(1),
        EN | AN => Some(2),
        _ => None,
    })
}

/// I2, in a right-to-left paragraph: L and numbers go up one level.
pub(super) fn i2() -> UbaRuleTransducer {
    use BidiClass::{AN, EN, L, R};
    level_rule(|class| match class {
        R => Some(1),
        L | EN | AN => Some(2),
        _ => None,
    })
}

/// Whether a class is neutral after the weak rules.
const fn is_neutral(class: BidiClass) -> bool {
    matches!(class, BidiClass::ON | BidiClass::WS)
}

/// The direction that a class counts as next to neutrals; `None` for classes that do not remain after the weak
/// rules.
const fn direction_of(class: BidiClass) -> Option<Direction> {
    match class {
        BidiClass::L => Some(Direction::LeftToRight),
        BidiClass::R | BidiClass::EN | BidiClass::AN => Some(Direction::RightToLeft),
        _ => None,
    }
}
