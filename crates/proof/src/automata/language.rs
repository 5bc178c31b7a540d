//! Languages over bidi classes: labels, names, and labels in contexts. A symbol is the index of a class in the
//! list `classes`. The functions return `None` only if an automaton would exceed [`MAX_STATES`].

use std::hash::Hash;

use bidiscope_bidi::name::BidiClass;

use super::{Automaton, MAX_STATES};

/// The prefix of a label, with what the Bidi rule (RFC 5893 section 2) needs to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum LabelSoFar {
    /// No character yet.
    Start,
    /// It begins with R or AL.
    RightToLeft {
        /// Whether it may end here (condition 3).
        may_end: bool,
        /// The class of its digits (condition 4); `None` without digits.
        digits: Option<BidiClass>,
    },
    /// It begins with L.
    LeftToRight {
        /// Whether it may end here (condition 6).
        may_end: bool,
    },
}

/// The current position in S1 D1 X D2 S2, with the prefix of that part.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ContextSoFar {
    /// In S1.
    Before(NeighbourSoFar),
    /// In X, or before it.
    Label(LabelSoFar),
    /// In S2, or before it.
    After(NeighbourSoFar),
}

/// The prefix of a neighbour, which is an "unproblematic label" (RFC 5893 section 3) or empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct NeighbourSoFar {
    /// Its prefix as a label that satisfies the rule; `None` once it cannot.
    by_rule: Option<LabelSoFar>,
    /// Whether it contains no R, AL or AN and does not begin with EN.
    is_harmless: bool,
    is_empty: bool,
}

/// The prefix of a name that the second guarantee (RFC 5893 section 2) covers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct GuaranteedSoFar {
    /// The prefix of its last label as one that satisfies the rule; `None` once it cannot.
    by_rule: Option<LabelSoFar>,
    /// Whether its last label may end here as an LDH label; `None` once it cannot be one.
    ldh: Option<bool>,
    is_empty: bool,
    begins_with_digit: bool,
    /// Whether there is a right-to-left label before the last one.
    follows_right_to_left: bool,
    /// Whether there is a right-to-left label, including the last one.
    is_right_to_left: bool,
}

/// All strings of these classes, of every length.
pub fn all(classes: &[BidiClass]) -> Option<Automaton> {
    language(classes, (), |(), _| Some(()), |()| true)
}

/// The empty language, which has not even the empty string; never `None`.
pub fn empty(classes: &[BidiClass]) -> Option<Automaton> {
    language(classes, (), |(), _| None, |()| false)
}

/// The strings whose first strong character is R or AL (rules P2 and P3).
pub fn first_strong_is_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |seen: &Option<bool>, class: BidiClass| match class {
        BidiClass::L | BidiClass::R | BidiClass::AL => Some(seen.or(Some(class.is_right_to_left_letter()))),
        _ => Some(*seen),
    };
    language(classes, None, step, |seen| *seen == Some(true))
}

/// The strings whose last character is R or AL.
pub fn ends_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |_: &bool, class: BidiClass| Some(class.is_right_to_left_letter());
    language(classes, false, step, |ends| *ends)
}

/// The strings that contain R, AL or AN.
pub fn holds_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |seen: &bool, class: BidiClass| Some(*seen || class.makes_label_right_to_left());
    language(classes, false, step, |seen| *seen)
}

/// The strings whose last nonempty label contains R, AL or AN. Each CS is a full stop that separates labels.
pub fn last_label_holds_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    // For the last complete label, and for the incomplete one after it if any.
    let step = |&(last, open): &(bool, Option<bool>), class: BidiClass| {
        Some(match class {
            BidiClass::CS => (open.unwrap_or(last), None),
            _ => (last, Some(open.unwrap_or(false) || class.makes_label_right_to_left())),
        })
    };
    language(classes, (false, None), step, |&(last, open)| open.unwrap_or(last))
}

/// The strings that contain R or AL and no L.
pub fn purely_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |seen: &bool, class: BidiClass| {
        (class != BidiClass::L).then_some(*seen || class.is_right_to_left_letter())
    };
    language(classes, false, step, |seen| *seen)
}

/// The labels that satisfy the Bidi rule (RFC 5893 section 2). Labels with BN, which the rule allows, are left out.
pub fn labels(classes: &[BidiClass]) -> Option<Automaton> {
    language(classes, LabelSoFar::Start, |label, class| label.followed_by(class), |label| label.may_end())
}

/// The names, without a trailing full stop, whose labels all satisfy the Bidi rule (RFC 5893 section 2), even where none
/// has R, AL or AN. Labels with BN are left out. Each CS is a full stop that separates labels.
pub fn names(classes: &[BidiClass]) -> Option<Automaton> {
    let without_stops =
        |label: &LabelSoFar, class| if class == BidiClass::CS { None } else { label.followed_by(class) };
    let label = language(classes, LabelSoFar::Start, without_stops, |label| label.may_end())?;
    match classes.iter().position(|it| *it == BidiClass::CS) {
        Some(stop) => Some(label.separated_by(stop)?.minimized()),
        None => Some(label),
    }
}

/// The Bidi domain names, without a trailing full stop, that the second guarantee of RFC 5893 section 2 covers.
/// Each CS is a full stop that separates labels, and L, EN and ES are ASCII letters, digits and hyphens. The
/// limit of 63 characters for LDH labels is not checked.
pub fn second_guarantee(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |name: &GuaranteedSoFar, class| match class {
        BidiClass::CS => name.label_may_end().then_some(name.with_next_label()),
        _ => Some(name.followed_by(class)),
    };
    let is_final = |name: &GuaranteedSoFar| name.label_may_end() && name.is_right_to_left;
    language(classes, GuaranteedSoFar::START, step, is_final)
}

/// The sequences S1 D1 X D2 S2 of RFC 5893 section 3: a label X that satisfies the rule, delimiters D1 and D2
/// of the classes CS, WS and ON, and neighbours S1 and S2 that are "unproblematic" or empty. The letters of X
/// are marked: the symbol of class number `c` is `2 * c` outside X and `2 * c + 1` in X.
///
/// Neighbours contain no CS, WS or ON, which are delimiters. `letters` are the classes that X is made of.
pub fn contexts(classes: &[BidiClass], letters: &[BidiClass]) -> Option<Automaton> {
    let step = |state: &ContextSoFar, symbol: usize| {
        let (class, is_marked) = (*classes.get(symbol / 2)?, symbol % 2 == 1);
        match (*state, is_marked) {
            (ContextSoFar::Before(it), false) if is_delimiter(class) => {
                it.may_end().then_some(ContextSoFar::Label(LabelSoFar::Start))
            }
            (ContextSoFar::Before(it), false) => Some(ContextSoFar::Before(it.followed_by(class))),
            (ContextSoFar::Label(it), true) if letters.contains(&class) => {
                it.followed_by(class).map(ContextSoFar::Label)
            }
            (ContextSoFar::Label(it), false) if is_delimiter(class) => {
                it.may_end().then_some(ContextSoFar::After(NeighbourSoFar::EMPTY))
            }
            (ContextSoFar::After(it), false) if !is_delimiter(class) => {
                Some(ContextSoFar::After(it.followed_by(class)))
            }
            _ => None,
        }
    };
    let is_final = |state: &ContextSoFar| matches!(state, ContextSoFar::After(it) if it.may_end());
    let start = ContextSoFar::Before(NeighbourSoFar::EMPTY);
    let found = Automaton::explore(2 * classes.len(), start, step, is_final, MAX_STATES)?;
    Some(found.minimized())
}

/// Whether characters of a class are delimiters (RFC 5893 section 3) and do not occur in neighbours.
pub(super) const fn is_delimiter(class: BidiClass) -> bool {
    matches!(class, BidiClass::CS | BidiClass::WS | BidiClass::ON)
}

impl LabelSoFar {
    /// The prefix with one more character; `None` if no label that satisfies the rule begins like this.
    fn followed_by(self, class: BidiClass) -> Option<Self> {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R};
        match (self, class) {
            // Condition 1.
            (Self::Start, R | AL) => Some(Self::RightToLeft { may_end: true, digits: None }),
            (Self::Start, L) => Some(Self::LeftToRight { may_end: true }),
            // Conditions 2, 3 and 4.
            (Self::RightToLeft { digits, .. }, R | AL) => Some(Self::RightToLeft { may_end: true, digits }),
            (Self::RightToLeft { digits, .. }, EN | AN) if digits.is_none_or(|it| it == class) => {
                Some(Self::RightToLeft { may_end: true, digits: Some(class) })
            }
            (Self::RightToLeft { digits, .. }, ES | CS | ET | ON) => {
                Some(Self::RightToLeft { may_end: false, digits })
            }
            (Self::RightToLeft { .. }, NSM) => Some(self),
            // Conditions 5 and 6.
            (Self::LeftToRight { .. }, L | EN) => Some(Self::LeftToRight { may_end: true }),
            (Self::LeftToRight { .. }, ES | CS | ET | ON) => Some(Self::LeftToRight { may_end: false }),
            (Self::LeftToRight { .. }, NSM) => Some(self),
            _ => None,
        }
    }

    /// Whether the prefix is a label that satisfies the rule.
    const fn may_end(self) -> bool {
        match self {
            Self::Start => false,
            Self::RightToLeft { may_end, .. } | Self::LeftToRight { may_end } => may_end,
        }
    }
}

impl NeighbourSoFar {
    const EMPTY: Self = Self { by_rule: Some(LabelSoFar::Start), is_harmless: true, is_empty: true };

    /// The prefix with one more character.
    fn followed_by(self, class: BidiClass) -> Self {
        let offends = class.makes_label_right_to_left() || self.is_empty && class == BidiClass::EN;
        Self {
            by_rule: self.by_rule.and_then(|it| it.followed_by(class)),
            is_harmless: self.is_harmless && !offends,
            is_empty: false,
        }
    }

    /// Whether the prefix is a neighbour.
    fn may_end(self) -> bool {
        self.is_harmless || self.by_rule.is_some_and(LabelSoFar::may_end)
    }
}

impl GuaranteedSoFar {
    const START: Self = Self {
        by_rule: Some(LabelSoFar::Start),
        ldh: Some(false),
        is_empty: true,
        begins_with_digit: false,
        follows_right_to_left: false,
        is_right_to_left: false,
    };

    /// The prefix with one more character of its last label.
    fn followed_by(self, class: BidiClass) -> Self {
        Self {
            by_rule: self.by_rule.and_then(|it| it.followed_by(class)),
            ldh: self.ldh.and(match class {
                BidiClass::L | BidiClass::EN => Some(true),
                BidiClass::ES if !self.is_empty => Some(false),
                _ => None,
            }),
            is_empty: false,
            begins_with_digit: self.begins_with_digit || self.is_empty && class == BidiClass::EN,
            is_right_to_left: self.is_right_to_left || class.makes_label_right_to_left(),
            ..self
        }
    }

    /// Whether the last label may end here.
    fn label_may_end(self) -> bool {
        let is_in_place = !(self.begins_with_digit && self.follows_right_to_left);
        is_in_place && (self.ldh == Some(true) || self.by_rule.is_some_and(LabelSoFar::may_end))
    }

    /// The prefix after a full stop.
    const fn with_next_label(self) -> Self {
        let is_right_to_left = self.is_right_to_left;
        Self { follows_right_to_left: is_right_to_left, is_right_to_left, ..Self::START }
    }
}

/// The minimal automaton with these states and transitions.
fn language<T: Clone + Eq + Hash>(
    classes: &[BidiClass],
    start: T,
    step: impl Fn(&T, BidiClass) -> Option<T>,
    is_final: impl Fn(&T) -> bool,
) -> Option<Automaton> {
    let next = |state: &T, symbol: usize| step(state, *classes.get(symbol)?);
    Some(Automaton::explore(classes.len(), start, next, is_final, MAX_STATES)?.minimized())
}
