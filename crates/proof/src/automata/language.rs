//! Languages of classes: labels, names, and labels among others. A symbol is the number of a class in the
//! list that is given; each function gives `None` only beyond [`MOST_STATES`].

use std::hash::Hash;

use bidiscope_bidi::name::BidiClass;

use super::{Automaton, MOST_STATES};

/// A label of RFC 5893 as far as it has been read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum LabelSoFar {
    /// Nothing yet.
    Start,
    /// It begins with R or AL.
    RightToLeft {
        /// Whether it may end here (condition 3).
        may_end: bool,
        /// Its digits are of this class (condition 4); `None` without any.
        digits: Option<BidiClass>,
    },
    /// It begins with L.
    LeftToRight {
        /// Whether it may end here (condition 6).
        may_end: bool,
    },
}

/// Where in S1 D1 X D2 S2 one stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ContextSoFar {
    /// In S1.
    Before(NeighbourSoFar),
    /// In X, or before it.
    Label(LabelSoFar),
    /// In S2, or before it.
    After(NeighbourSoFar),
}

/// An "unproblematic label", or nothing, as far as it has been read: RFC 5893 section 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct NeighbourSoFar {
    /// As a label that satisfies the rule, while it may still be one.
    by_rule: Option<LabelSoFar>,
    /// Whether it holds no R, AL or AN and does not begin with EN.
    is_harmless: bool,
    is_empty: bool,
}

/// A name of the second guarantee as far as it has been read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct GuaranteedSoFar {
    /// Its label as one that satisfies the rule, while it may still be one.
    by_rule: Option<LabelSoFar>,
    /// Its label as an LDH label, while it may still be one: whether it may end here.
    ldh: Option<bool>,
    is_empty: bool,
    begins_with_digit: bool,
    /// Whether a right-to-left label came before this one.
    follows_right_to_left: bool,
    /// Whether there is a right-to-left label, this one among them.
    is_right_to_left: bool,
}

/// Each string.
pub fn all(classes: &[BidiClass]) -> Option<Automaton> {
    language(classes, (), |(), _| Some(()), |()| true)
}

/// No string.
pub fn none(classes: &[BidiClass]) -> Option<Automaton> {
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

/// The strings with an R, AL or AN.
pub fn holds_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |seen: &bool, class: BidiClass| Some(*seen || class.makes_label_right_to_left());
    language(classes, false, step, |seen| *seen)
}

/// The strings whose last label, empty ones passed over, holds an R, AL or AN. Each CS is a full stop that separates.
pub fn last_label_holds_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    // Of the last label that is whole, and of the one that may go on, if any.
    let step = |&(last, open): &(bool, Option<bool>), class: BidiClass| {
        Some(match class {
            BidiClass::CS => (open.unwrap_or(last), None),
            _ => (last, Some(open.unwrap_or(false) || class.makes_label_right_to_left())),
        })
    };
    language(classes, (false, None), step, |&(last, open)| open.unwrap_or(last))
}

/// The strings of letters that are all right-to-left, one at least, and of anything else: what holds R or AL, and no
/// L.
pub fn purely_right_to_left(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |seen: &bool, class: BidiClass| {
        (class != BidiClass::L).then_some(*seen || class.is_right_to_left_letter())
    };
    language(classes, false, step, |seen| *seen)
}

/// The labels that satisfy RFC 5893's Bidi rule (section 2), BN left aside.
pub fn labels(classes: &[BidiClass]) -> Option<Automaton> {
    language(classes, LabelSoFar::Start, |label, class| label.and(class), |label| label.may_end())
}

/// The names whose labels all satisfy the rule, the root not written. Each CS is a full stop that separates.
pub fn names(classes: &[BidiClass]) -> Option<Automaton> {
    let without_stops =
        |label: &LabelSoFar, class| if class == BidiClass::CS { None } else { label.and(class) };
    let label = language(classes, LabelSoFar::Start, without_stops, |label| label.may_end())?;
    match classes.iter().position(|it| *it == BidiClass::CS) {
        Some(stop) => Some(label.repeated_between(stop)?.minimized()),
        None => Some(label),
    }
}

/// The Bidi domain names, the root not written, that RFC 5893's second guarantee (section 2) covers. Each CS is a full
/// stop that separates, and each L, EN and ES a letter, digit or hyphen of ASCII; that an LDH label has at most 63
/// of them is left aside.
pub fn second_guarantee(classes: &[BidiClass]) -> Option<Automaton> {
    let step = |name: &GuaranteedSoFar, class| match class {
        BidiClass::CS => name.label_may_end().then_some(name.with_next_label()),
        _ => Some(name.and(class)),
    };
    let is_final = |name: &GuaranteedSoFar| name.label_may_end() && name.is_right_to_left;
    language(classes, GuaranteedSoFar::START, step, is_final)
}

/// RFC 5893 section 3's S1 D1 X D2 S2: a label X that satisfies the rule, delimiters D1 and D2 of the
/// classes CS, WS and ON, and neighbours S1 and S2 that are "unproblematic" or empty. The letters of X are
/// marked: the symbol of class number `c` is `2 * c`, in X `2 * c + 1`.
///
/// Neighbours hold no CS, WS or ON, which are delimiters. `letters` are the classes that X is made of.
pub fn contexts(classes: &[BidiClass], letters: &[BidiClass]) -> Option<Automaton> {
    let step = |state: &ContextSoFar, symbol: usize| {
        let (class, is_marked) = (*classes.get(symbol / 2)?, symbol % 2 == 1);
        match (*state, is_marked) {
            (ContextSoFar::Before(it), false) if is_delimiter(class) => {
                it.may_end().then_some(ContextSoFar::Label(LabelSoFar::Start))
            }
            (ContextSoFar::Before(it), false) => Some(ContextSoFar::Before(it.and(class))),
            (ContextSoFar::Label(it), true) if letters.contains(&class) => {
                it.and(class).map(ContextSoFar::Label)
            }
            (ContextSoFar::Label(it), false) if is_delimiter(class) => {
                it.may_end().then_some(ContextSoFar::After(NeighbourSoFar::EMPTY))
            }
            (ContextSoFar::After(it), false) if !is_delimiter(class) => {
                Some(ContextSoFar::After(it.and(class)))
            }
            _ => None,
        }
    };
    let is_final = |state: &ContextSoFar| matches!(state, ContextSoFar::After(it) if it.may_end());
    let start = ContextSoFar::Before(NeighbourSoFar::EMPTY);
    let found = Automaton::explore(2 * classes.len(), start, step, is_final, MOST_STATES)?;
    Some(found.minimized())
}

/// Whether characters of a class are delimiters (RFC 5893 section 3), and no letters of neighbours.
pub(super) const fn is_delimiter(class: BidiClass) -> bool {
    matches!(class, BidiClass::CS | BidiClass::WS | BidiClass::ON)
}

impl LabelSoFar {
    /// With one character more; `None` where no label that satisfies the rule begins so.
    fn and(self, class: BidiClass) -> Option<Self> {
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

    /// Whether it satisfies the rule as it stands.
    const fn may_end(self) -> bool {
        match self {
            Self::Start => false,
            Self::RightToLeft { may_end, .. } | Self::LeftToRight { may_end } => may_end,
        }
    }
}

impl NeighbourSoFar {
    const EMPTY: Self = Self { by_rule: Some(LabelSoFar::Start), is_harmless: true, is_empty: true };

    /// With one character more.
    fn and(self, class: BidiClass) -> Self {
        let offends = class.makes_label_right_to_left() || self.is_empty && class == BidiClass::EN;
        Self {
            by_rule: self.by_rule.and_then(|it| it.and(class)),
            is_harmless: self.is_harmless && !offends,
            is_empty: false,
        }
    }

    /// Whether it may stand beside a label.
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

    /// With one character more of its label.
    fn and(self, class: BidiClass) -> Self {
        Self {
            by_rule: self.by_rule.and_then(|it| it.and(class)),
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

    /// Whether the label may end here.
    fn label_may_end(self) -> bool {
        let is_in_place = !(self.begins_with_digit && self.follows_right_to_left);
        is_in_place && (self.ldh == Some(true) || self.by_rule.is_some_and(LabelSoFar::may_end))
    }

    /// After a full stop.
    const fn with_next_label(self) -> Self {
        let is_right_to_left = self.is_right_to_left;
        Self { follows_right_to_left: is_right_to_left, is_right_to_left, ..Self::START }
    }
}

/// The minimal automaton that goes by these states.
fn language<T: Clone + Eq + Hash>(
    classes: &[BidiClass],
    start: T,
    step: impl Fn(&T, BidiClass) -> Option<T>,
    is_final: impl Fn(&T) -> bool,
) -> Option<Automaton> {
    let next = |state: &T, symbol: usize| step(state, *classes.get(symbol)?);
    Some(Automaton::explore(classes.len(), start, next, is_final, MOST_STATES)?.minimized())
}
