//! What the acceptor of levels keeps of the characters that it has read.

use bidiscope_bidi::order::Direction;

/// What the accepted characters mean for those that follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UbaLevelState {
    /// The last strong character, for rules W2 and W7.
    pub(super) strong: Strong,
    /// The direction of the last character that is not a neutral, for rule N1.
    pub(super) before: Direction,
    /// The direction that must follow the neutrals just read.
    pub(super) required_next: Option<Direction>,
    pub(super) preceding: Preceding,
    /// Whether the last character belongs to a label, so that a label separator may follow.
    pub(super) in_label: bool,
    /// Whether a strong character has been read; maintained only where `first_strong` is set.
    pub(super) has_strong: bool,
    /// How many characters of the prefix `xn--` the label consists of so far; `None` where it has other
    /// characters, or where A-labels are accepted.
    pub(super) prefix_length: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Strong {
    L,
    R,
    AL,
}

/// A kind of number, after rule W2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Number {
    European,
    Arabic,
}

/// The characters just read, as far as rules W4 and W5 need them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Preceding {
    Other,
    Number(Number),
    /// Terminators after a European number, which rule W5 changes to numbers.
    TerminatorsAfterNumber,
    /// A separator that rule W4 changes to a number: the same kind of number must follow.
    SeparatorAsNumber(Number),
    /// A separator after a number that remains a neutral: that kind of number must not follow.
    SeparatorAsNeutral(Number),
    /// Terminators that rule W5 changes to numbers: a European number must follow.
    TerminatorsAsNumbers,
    /// Terminators that remain neutrals: a European number must not follow.
    TerminatorsAsNeutrals,
}

/// The direction of a number for adjacent neutrals (N1): W7 changes a European number after L to L.
pub(super) fn direction_of_number(state: UbaLevelState, number: Number) -> Direction {
    match (number, state.strong) {
        (Number::European, Strong::L) => Direction::LeftToRight,
        _ => Direction::RightToLeft,
    }
}

impl UbaLevelState {
    /// The state after a character of this direction; `None` where the neutrals before it require the other
    /// direction.
    pub(super) fn followed_by(self, direction: Direction) -> Option<Self> {
        let is_met = self.required_next.is_none_or(|required_next| required_next == direction);
        is_met.then_some(Self { before: direction, required_next: None, ..self })
    }
}

impl Preceding {
    pub(super) const fn requires_number(self) -> bool {
        matches!(self, Self::SeparatorAsNumber(_) | Self::TerminatorsAsNumbers)
    }
}
