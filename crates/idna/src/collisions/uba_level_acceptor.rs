//! Which levels the characters of a paragraph without explicit controls can have: UAX #9 as an acceptor.
//!
//! The engine computes levels from classes. The search for names needs the inverse, one character at a time:
//! given classes and *assumed* levels, in logical order, can the rules produce these levels? The acceptor
//! decides with a small state. Where a rule looks ahead, the assumed level determines what must follow, and the
//! state holds that as a requirement on the next characters.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;

use super::uba_level_state::{Number, Preceding, Strong, UbaLevelState, direction_of_number};
use super::units::{A_LABEL_PREFIX, DisplayUnit};

/// Rules W1 to W7 and N1 to I2 in a paragraph of one level run.
#[derive(Clone, Copy, Debug)]
pub struct UbaLevelSequenceAcceptor {
    /// The paragraph's direction.
    pub(super) paragraph_direction: Direction,
    /// The direction that the first strong character must have (rules P2 and P3); without a strong character,
    /// left-to-right is satisfied.
    pub(super) required_first_strong_direction: Option<Direction>,
    /// Accepts any level for neutrals, separators and terminators: more than the rules allow, for paragraphs in
    /// which rule N0 may find a bracket pair.
    pub(super) accepts_any_neutral_level: bool,
    /// Accepts no label that begins with `xn--`, because it would be read as another name.
    pub(super) refuses_a_label_prefix: bool,
    /// The text begins inside a label, so a label separator may come first.
    pub(super) starts_inside_label: bool,
}

impl UbaLevelSequenceAcceptor {
    /// For a paragraph of this direction, without other requirements.
    pub const fn new(paragraph: Direction) -> Self {
        Self {
            paragraph_direction: paragraph,
            required_first_strong_direction: None,
            accepts_any_neutral_level: false,
            refuses_a_label_prefix: false,
            starts_inside_label: false,
        }
    }

    /// The state before the first character. `has_leading_marks` is true where the name begins with marks
    /// without a base, which have the paragraph's level and do not affect what follows.
    pub fn start_state(&self, has_leading_marks: bool) -> UbaLevelState {
        UbaLevelState {
            strong: match self.paragraph_direction {
                Direction::LeftToRight => Strong::L,
                Direction::RightToLeft => Strong::R,
            },
            before: self.paragraph_direction,
            required_next: None,
            preceding: Preceding::Other,
            in_label: has_leading_marks || self.starts_inside_label,
            has_strong: false,
            prefix_length: self
                .label_start_prefix()
                .filter(|_| !has_leading_marks && !self.starts_inside_label),
        }
    }

    /// The number of characters of the prefix `xn--` at the start of a label; `None` where A-labels are
    /// accepted.
    fn label_start_prefix(&self) -> Option<usize> {
        self.refuses_a_label_prefix.then_some(0)
    }

    /// The levels that a unit of this class can have, in ascending order.
    pub fn possible_levels(&self, class: BidiClass) -> &'static [u8] {
        use BidiClass::{AL, AN, EN, L, R};
        match (self.paragraph_direction, class) {
            (_, R | AL) => &[1],
            (_, AN) | (Direction::RightToLeft, L | EN) => &[2],
            (Direction::LeftToRight, L) => &[0],
            (Direction::LeftToRight, EN) => &[0, 2],
            (Direction::LeftToRight, _) => &[0, 1, 2],
            (Direction::RightToLeft, _) => &[1, 2],
        }
    }

    /// The state after a unit at this level; `None` where it cannot have that level, or where a label separator
    /// follows an empty label, which is not allowed in a name.
    pub(super) fn unit(&self, state: UbaLevelState, unit: &DisplayUnit, level: u8) -> Option<UbaLevelState> {
        if unit.is_separator && !state.in_label {
            return None;
        }
        let mut next = self.next_state(self.with_strong(state, unit.class)?, unit.class, level)?;
        // A third character of the same class and any after it do not change the state.
        for _ in 0..unit.marks.min(2) {
            next = self.next_state(next, unit.class, level)?;
        }
        next.in_label = !unit.is_separator || unit.display.len() > 1;
        next.prefix_length = if next.in_label {
            let matched = state.prefix_length.filter(|&it| unit.prefix_character == Some(A_LABEL_PREFIX[it]));
            matched.map(|it| it + 1)
        } else {
            self.label_start_prefix()
        };
        (next.prefix_length != Some(A_LABEL_PREFIX.len())).then_some(next)
    }

    /// Whether the paragraph may end here.
    pub fn accepts_paragraph_end_in(&self, state: UbaLevelState) -> bool {
        let is_first_strong_met =
            self.required_first_strong_direction != Some(Direction::RightToLeft) || state.has_strong;
        is_first_strong_met
            && !state.preceding.requires_number()
            && state.followed_by(self.paragraph_direction).is_some()
    }

    fn with_strong(&self, mut state: UbaLevelState, class: BidiClass) -> Option<UbaLevelState> {
        if let Some(wanted) = self.required_first_strong_direction
            && !state.has_strong
            && class.is_strong()
        {
            if class.is_right_to_left_letter() != wanted.is_right_to_left() {
                return None;
            }
            state.has_strong = true;
        }
        Some(state)
    }

    /// The state after a character of this class, to which rule W1 has been applied, at this level.
    pub fn next_state(&self, state: UbaLevelState, class: BidiClass, level: u8) -> Option<UbaLevelState> {
        match class {
            BidiClass::L => self.letter(state, Strong::L, level),
            BidiClass::R => self.letter(state, Strong::R, level),
            BidiClass::AL => self.letter(state, Strong::AL, level),
            // W2
            BidiClass::EN if state.strong != Strong::AL => self.number(state, Number::European, level),
            BidiClass::EN | BidiClass::AN => self.number(state, Number::Arabic, level),
            _ if self.accepts_any_neutral_level => {
                Some(UbaLevelState { preceding: Preceding::Other, ..state })
            }
            BidiClass::ES | BidiClass::CS => self.separator(state, class, level),
            BidiClass::ET => self.terminator(state, level),
            _ => self.neutral(state, level),
        }
    }

    fn letter(&self, state: UbaLevelState, strong: Strong, level: u8) -> Option<UbaLevelState> {
        let direction = match strong {
            Strong::L => Direction::LeftToRight,
            Strong::R | Strong::AL => Direction::RightToLeft,
        };
        if level != self.level_of(direction) || state.preceding.requires_number() {
            return None;
        }
        let next = state.followed_by(direction)?;
        Some(UbaLevelState { strong, preceding: Preceding::Other, ..next })
    }

    fn number(&self, state: UbaLevelState, number: Number, level: u8) -> Option<UbaLevelState> {
        let fits = match state.preceding {
            Preceding::SeparatorAsNumber(before) => before == number,
            Preceding::SeparatorAsNeutral(before) => before != number,
            Preceding::TerminatorsAsNumbers => number == Number::European,
            Preceding::TerminatorsAsNeutrals => number != Number::European,
            Preceding::Other | Preceding::Number(_) | Preceding::TerminatorsAfterNumber => true,
        };
        if !fits || level != self.level_of_number(state, number) {
            return None;
        }
        let next = state.followed_by(direction_of_number(state, number))?;
        Some(UbaLevelState { preceding: Preceding::Number(number), ..next })
    }

    /// Class ES or CS, rules W4 and W6.
    fn separator(&self, state: UbaLevelState, class: BidiClass, level: u8) -> Option<UbaLevelState> {
        let number = match (state.preceding, class) {
            (Preceding::Number(Number::European), _) => Number::European,
            (Preceding::Number(Number::Arabic), BidiClass::CS) => Number::Arabic,
            _ => return self.neutral(state, level),
        };
        let as_number = self.level_of_number(state, number);
        if self.neutral(state, as_number).is_some() {
            // After L the number becomes L (W7), and the separator has the same level in both cases.
            return self.neutral(state, level);
        }
        if level == as_number {
            return Some(UbaLevelState { preceding: Preceding::SeparatorAsNumber(number), ..state });
        }
        let neutral = self.neutral(state, level)?;
        Some(UbaLevelState { preceding: Preceding::SeparatorAsNeutral(number), ..neutral })
    }

    /// Class ET, rules W5 and W6.
    fn terminator(&self, state: UbaLevelState, level: u8) -> Option<UbaLevelState> {
        let as_number = self.level_of_number(state, Number::European);
        match state.preceding {
            Preceding::Number(Number::European) | Preceding::TerminatorsAfterNumber => {
                return (level == as_number)
                    .then_some(UbaLevelState { preceding: Preceding::TerminatorsAfterNumber, ..state });
            }
            Preceding::TerminatorsAsNumbers => return (level == as_number).then_some(state),
            Preceding::SeparatorAsNumber(_) => return None,
            _ => {}
        }
        // After AL no European number remains (W2). After L a European number becomes L (W7), and the
        // terminator has the same level in both cases.
        if state.strong == Strong::AL || self.neutral(state, as_number).is_some() {
            return self.neutral(state, level);
        }
        if level == as_number && state.preceding != Preceding::TerminatorsAsNeutrals {
            let next = state.followed_by(direction_of_number(state, Number::European))?;
            return Some(UbaLevelState { preceding: Preceding::TerminatorsAsNumbers, ..next });
        }
        let neutral = self.neutral(state, level)?;
        Some(UbaLevelState { preceding: Preceding::TerminatorsAsNeutrals, ..neutral })
    }

    /// A neutral, rules N1 and N2.
    fn neutral(&self, state: UbaLevelState, level: u8) -> Option<UbaLevelState> {
        if state.preceding.requires_number() {
            return None;
        }
        let required_next = if level == self.level_of(self.paragraph_direction) {
            // With the embedding direction before it, what follows does not matter.
            (state.before != self.paragraph_direction).then_some(self.paragraph_direction)
        } else if state.before != self.paragraph_direction && level == self.level_of(state.before) {
            Some(state.before)
        } else {
            return None;
        };
        match (state.required_next, required_next) {
            (Some(one), Some(other)) if one != other => None,
            _ => Some(UbaLevelState {
                required_next: required_next.or(state.required_next),
                preceding: Preceding::Other,
                ..state
            }),
        }
    }

    /// The level of text of this direction (rules I1 and I2).
    const fn level_of(&self, direction: Direction) -> u8 {
        match (direction, self.paragraph_direction) {
            (Direction::RightToLeft, _) => 1,
            (Direction::LeftToRight, Direction::LeftToRight) => 0,
            (Direction::LeftToRight, Direction::RightToLeft) => 2,
        }
    }

    fn level_of_number(&self, state: UbaLevelState, number: Number) -> u8 {
        match direction_of_number(state, number) {
            Direction::LeftToRight => self.level_of(Direction::LeftToRight),
            Direction::RightToLeft => 2,
        }
    }
}
