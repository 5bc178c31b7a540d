//! Which levels the characters of a paragraph without explicit controls can have: UAX #9 as an acceptor.
//!
//! The engine computes levels from classes. The search for names needs the inverse, one character at a time:
//! given classes and *assumed* levels, in logical order, can the rules produce these levels? The acceptor
//! decides with a small state. Where a rule looks ahead, the assumed level determines what must follow, and the
//! state holds that as a requirement on the next characters.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;

use super::uba_level_state::{Number, Preceding, State, Strong, direction_of_number};
use super::units::{A_LABEL_PREFIX, DisplayUnit};

/// Rules W1 to W7 and N1 to I2 in a paragraph of one level run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Acceptor {
    /// The paragraph's direction.
    pub(super) paragraph: Direction,
    /// The direction that the first strong character must have (rules P2 and P3); without a strong character,
    /// left-to-right is satisfied.
    pub(super) first_strong: Option<Direction>,
    /// Accepts any level for neutrals, separators and terminators: more than the rules allow, for paragraphs in
    /// which rule N0 may find a bracket pair.
    pub(super) is_lenient: bool,
    /// Accepts no label that begins with `xn--`, because it would be read as another name.
    pub(super) refuses_a_labels: bool,
    /// The text begins inside a label, so a label separator may come first.
    pub(super) continues_label: bool,
}

impl Acceptor {
    /// The state before the first character. `has_leading_marks` is true where the name begins with marks
    /// without a base, which have the paragraph's level and do not affect what follows.
    pub(super) fn start(&self, has_leading_marks: bool) -> State {
        State {
            strong: match self.paragraph {
                Direction::LeftToRight => Strong::L,
                Direction::RightToLeft => Strong::R,
            },
            before: self.paragraph,
            required_next: None,
            preceding: Preceding::Other,
            in_label: has_leading_marks || self.continues_label,
            has_strong: false,
            prefix_length: self.label_start_prefix().filter(|_| !has_leading_marks && !self.continues_label),
        }
    }

    /// The number of characters of the prefix `xn--` at the start of a label; `None` where A-labels are
    /// accepted.
    fn label_start_prefix(&self) -> Option<usize> {
        self.refuses_a_labels.then_some(0)
    }

    /// The levels that a unit of this class can have, in ascending order.
    pub(super) fn levels_of(&self, class: BidiClass) -> &'static [u8] {
        use BidiClass::{AL, AN, EN, L, R};
        match (self.paragraph, class) {
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
    pub(super) fn unit(&self, state: State, unit: &DisplayUnit, level: u8) -> Option<State> {
        if unit.is_separator && !state.in_label {
            return None;
        }
        let mut next = self.character(self.with_strong(state, unit.class)?, unit.class, level)?;
        // A third character of the same class and any after it do not change the state.
        for _ in 0..unit.marks.min(2) {
            next = self.character(next, unit.class, level)?;
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
    pub(super) fn may_end(&self, state: State) -> bool {
        let is_first_strong_met = self.first_strong != Some(Direction::RightToLeft) || state.has_strong;
        is_first_strong_met
            && !state.preceding.requires_number()
            && state.followed_by(self.paragraph).is_some()
    }

    fn with_strong(&self, mut state: State, class: BidiClass) -> Option<State> {
        if let Some(wanted) = self.first_strong
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
    fn character(&self, state: State, class: BidiClass, level: u8) -> Option<State> {
        match class {
            BidiClass::L => self.letter(state, Strong::L, level),
            BidiClass::R => self.letter(state, Strong::R, level),
            BidiClass::AL => self.letter(state, Strong::AL, level),
            // W2
            BidiClass::EN if state.strong != Strong::AL => self.number(state, Number::European, level),
            BidiClass::EN | BidiClass::AN => self.number(state, Number::Arabic, level),
            _ if self.is_lenient => Some(State { preceding: Preceding::Other, ..state }),
            BidiClass::ES | BidiClass::CS => self.separator(state, class, level),
            BidiClass::ET => self.terminator(state, level),
            _ => self.neutral(state, level),
        }
    }

    fn letter(&self, state: State, strong: Strong, level: u8) -> Option<State> {
        let direction = match strong {
            Strong::L => Direction::LeftToRight,
            Strong::R | Strong::AL => Direction::RightToLeft,
        };
        if level != self.level_of(direction) || state.preceding.requires_number() {
            return None;
        }
        let next = state.followed_by(direction)?;
        Some(State { strong, preceding: Preceding::Other, ..next })
    }

    fn number(&self, state: State, number: Number, level: u8) -> Option<State> {
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
        Some(State { preceding: Preceding::Number(number), ..next })
    }

    /// Class ES or CS, rules W4 and W6.
    fn separator(&self, state: State, class: BidiClass, level: u8) -> Option<State> {
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
            return Some(State { preceding: Preceding::SeparatorAsNumber(number), ..state });
        }
        let neutral = self.neutral(state, level)?;
        Some(State { preceding: Preceding::SeparatorAsNeutral(number), ..neutral })
    }

    /// Class ET, rules W5 and W6.
    fn terminator(&self, state: State, level: u8) -> Option<State> {
        let as_number = self.level_of_number(state, Number::European);
        match state.preceding {
            Preceding::Number(Number::European) | Preceding::TerminatorsAfterNumber => {
                return (level == as_number)
                    .then_some(State { preceding: Preceding::TerminatorsAfterNumber, ..state });
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
            return Some(State { preceding: Preceding::TerminatorsAsNumbers, ..next });
        }
        let neutral = self.neutral(state, level)?;
        Some(State { preceding: Preceding::TerminatorsAsNeutrals, ..neutral })
    }

    /// A neutral, rules N1 and N2.
    fn neutral(&self, state: State, level: u8) -> Option<State> {
        if state.preceding.requires_number() {
            return None;
        }
        let required_next = if level == self.level_of(self.paragraph) {
            // With the embedding direction before it, what follows does not matter.
            (state.before != self.paragraph).then_some(self.paragraph)
        } else if state.before != self.paragraph && level == self.level_of(state.before) {
            Some(state.before)
        } else {
            return None;
        };
        match (state.required_next, required_next) {
            (Some(one), Some(other)) if one != other => None,
            _ => Some(State {
                required_next: required_next.or(state.required_next),
                preceding: Preceding::Other,
                ..state
            }),
        }
    }

    /// The level of text of this direction (rules I1 and I2).
    const fn level_of(&self, direction: Direction) -> u8 {
        match (direction, self.paragraph) {
            (Direction::RightToLeft, _) => 1,
            (Direction::LeftToRight, Direction::LeftToRight) => 0,
            (Direction::LeftToRight, Direction::RightToLeft) => 2,
        }
    }

    fn level_of_number(&self, state: State, number: Number) -> u8 {
        match direction_of_number(state, number) {
            Direction::LeftToRight => self.level_of(Direction::LeftToRight),
            Direction::RightToLeft => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Acceptor, State};
    use bidiscope_bidi::name::{BidiClass, Character};
    use bidiscope_bidi::order::Direction;
    use bidiscope_bidi::uba::{Engine, NoObserver, ParagraphDirection};
    use bidiscope_proof::automata::Automaton;
    use bidiscope_proof::automata::levels::{LEVEL_COUNT, ResolvedLevelLanguage, Rules};

    const CLASSES: [BidiClass; 9] = [
        BidiClass::L,
        BidiClass::R,
        BidiClass::AL,
        BidiClass::EN,
        BidiClass::AN,
        BidiClass::ES,
        BidiClass::CS,
        BidiClass::ET,
        BidiClass::ON,
    ];

    /// An acceptor for a paragraph of this direction, without other requirements.
    const fn acceptor(paragraph: Direction) -> Acceptor {
        Acceptor {
            paragraph,
            first_strong: None,
            is_lenient: false,
            refuses_a_labels: false,
            continues_label: false,
        }
    }

    /// Appends every sequence of levels that is accepted.
    fn accepted(
        acceptor: &Acceptor,
        state: State,
        classes: &[Character],
        levels: &mut Vec<u8>,
        found: &mut Vec<Vec<u8>>,
    ) {
        let Some(character) = classes.get(levels.len()) else {
            if acceptor.may_end(state) {
                found.push(levels.clone());
            }
            return;
        };
        for &level in acceptor.levels_of(character.class) {
            if let Some(next) = acceptor.character(state, character.class, level) {
                levels.push(level);
                accepted(acceptor, next, classes, levels, found);
                levels.pop();
            }
        }
    }

    /// For all strings of these lengths, the acceptor accepts the engine's levels and no others.
    #[test]
    fn the_engines_levels_and_no_others() {
        let mut engine = Engine::new();
        let mut cases = 0;
        for length in 1..=5 {
            for number in 0..CLASSES.len().pow(length) {
                let class = |place: u32| CLASSES[number / CLASSES.len().pow(place) % CLASSES.len()];
                let characters: Vec<Character> =
                    (0..length).map(|place| Character { scalar: 'a', class: class(place) }).collect();
                for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
                    let acceptor = acceptor(paragraph);
                    let mut found = Vec::new();
                    accepted(&acceptor, acceptor.start(false), &characters, &mut Vec::new(), &mut found);
                    engine.resolve(&characters, ParagraphDirection::Fixed(paragraph), &mut NoObserver);
                    let levels: Vec<u8> = engine.levels().iter().map(|level| level.number()).collect();
                    assert_eq!(found, [levels], "{characters:?} {paragraph:?}");
                    cases += 1;
                }
            }
        }
        // Twice 9 + 9^2 + ... + 9^5.
        assert_eq!(cases, 132_858);
    }

    /// For strings of every length, the acceptor accepts what the rules produce as transducers.
    #[test]
    fn the_rules_as_transducers_say_the_same() {
        for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
            let acceptor = acceptor(paragraph);
            let step = |&state: &State, symbol: usize| {
                let class = CLASSES[symbol / LEVEL_COUNT];
                let level =
                    acceptor.levels_of(class).iter().find(|it| usize::from(**it) == symbol % LEVEL_COUNT)?;
                acceptor.character(state, class, *level)
            };
            let (symbols, start) = (CLASSES.len() * LEVEL_COUNT, acceptor.start(false));
            let accepted = Automaton::explore(symbols, start, step, |&it| acceptor.may_end(it), 10_000);
            let resolved = ResolvedLevelLanguage::from_rules(&Rules::of_uba(paragraph), &CLASSES);
            let (accepted, resolved) = (accepted.expect("few states"), resolved.expect("few states"));
            assert_eq!(accepted.minimized(), resolved.automaton, "{paragraph:?}");
            assert!(resolved.automaton.state_count() > 15, "and that is no trifle");
        }
    }
}
