//! Which levels a paragraph without explicit controls can have: UAX #9 read backwards.
//!
//! The engine goes from classes to levels. The search for names needs the reverse question, one
//! character at a time: given classes and *guessed* levels, in logical order, may these be the levels
//! that the rules give? The acceptor answers with a small state. Where a rule looks ahead, the guess
//! says what it must have found there, and the state holds that as a promise for what follows.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;

use super::units::{A_LABEL_PREFIX, DisplayUnit};

/// The rules W1 to I2 in a paragraph of one level run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Acceptor {
    /// The paragraph's direction.
    pub(super) paragraph: Direction,
    /// What the first strong character must be (rules P2 and P3); left-to-right is content with none.
    pub(super) first_strong: Option<Direction>,
    /// Takes any level for neutrals, separators and terminators: more than the rules allow, for
    /// paragraphs in which rule N0 may find a pair of brackets.
    pub(super) is_lenient: bool,
    /// Takes no label that begins with `xn--`: it would be read as another name.
    pub(super) refuses_a_labels: bool,
    /// Begins within a label: a separator of labels may come first.
    pub(super) continues_label: bool,
}

/// What of the characters so far matters to those that follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    /// The last strong character, for W2 and W7.
    strong: Strong,
    /// The direction of the last character that is no neutral, for N1.
    before: Direction,
    /// The direction that the neutrals just passed must find after them.
    promised: Option<Direction>,
    tail: Tail,
    /// Whether the last character is of a label: a separator may follow.
    in_label: bool,
    /// Whether a strong character has been seen; kept only where that matters.
    has_strong: bool,
    /// How many characters of `xn--` the label is so far; `None` where it is something else, or where
    /// that does not matter.
    of_prefix: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Strong {
    L,
    R,
    AL,
}

/// A kind of number after rule W2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Number {
    European,
    Arabic,
}

/// What stands right before, as far as rules W4 and W5 ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Tail {
    Other,
    Number(Number),
    /// Terminators after a European number, which W5 has made numbers.
    TerminatorsAfterNumber,
    /// A separator that W4 makes a number: the same kind of number must follow.
    SeparatorJoins(Number),
    /// A separator after a number that stays a neutral: that kind of number must not follow.
    SeparatorStands(Number),
    /// Terminators that W5 makes numbers: a European number must follow.
    TerminatorsJoin,
    /// Terminators that stay neutrals: no European number may follow.
    TerminatorsStand,
}

impl Acceptor {
    /// The state before the first character; `has_lead` where the name begins with marks without a
    /// base, which stay at the paragraph's level and change nothing for what follows.
    pub(super) fn start(&self, has_lead: bool) -> State {
        State {
            strong: match self.paragraph {
                Direction::LeftToRight => Strong::L,
                Direction::RightToLeft => Strong::R,
            },
            before: self.paragraph,
            promised: None,
            tail: Tail::Other,
            in_label: has_lead || self.continues_label,
            has_strong: false,
            of_prefix: self.label_start().filter(|_| !has_lead && !self.continues_label),
        }
    }

    /// What a label that has just begun is of `xn--`.
    fn label_start(&self) -> Option<usize> {
        self.refuses_a_labels.then_some(0)
    }

    /// The levels that a unit of this class can have at all, from low to high.
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

    /// The state after a unit at this level; `None` where it cannot have it. Nor can a separator
    /// follow where no label is: that would be no name.
    pub(super) fn unit(&self, state: State, unit: &DisplayUnit, level: u8) -> Option<State> {
        if unit.separates && !state.in_label {
            return None;
        }
        let mut next = self.character(self.strong_seen(state, unit.class)?, unit.class, level)?;
        // From the third of the same class on nothing changes.
        for _ in 0..unit.marks.min(2) {
            next = self.character(next, unit.class, level)?;
        }
        next.in_label = !unit.separates || unit.display.len() > 1;
        next.of_prefix = if next.in_label {
            let begun = state.of_prefix.filter(|&it| unit.scalar_of_prefix == Some(A_LABEL_PREFIX[it]));
            begun.map(|it| it + 1)
        } else {
            self.label_start()
        };
        (next.of_prefix != Some(A_LABEL_PREFIX.len())).then_some(next)
    }

    /// Whether the paragraph may end here.
    pub(super) fn may_end(&self, state: State) -> bool {
        let first_strong_holds = self.first_strong != Some(Direction::RightToLeft) || state.has_strong;
        first_strong_holds && !state.tail.awaits_number() && state.settled(self.paragraph).is_some()
    }

    fn strong_seen(&self, mut state: State, class: BidiClass) -> Option<State> {
        if let Some(wanted) = self.first_strong
            && !state.has_strong
            && matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL)
        {
            if class.is_right_to_left_letter() != wanted.is_right_to_left() {
                return None;
            }
            state.has_strong = true;
        }
        Some(state)
    }

    /// The state after a character of this class, which W1 has settled, at this level.
    fn character(&self, state: State, class: BidiClass, level: u8) -> Option<State> {
        match class {
            BidiClass::L => self.letter(state, Strong::L, level),
            BidiClass::R => self.letter(state, Strong::R, level),
            BidiClass::AL => self.letter(state, Strong::AL, level),
            // W2
            BidiClass::EN if state.strong != Strong::AL => self.number(state, Number::European, level),
            BidiClass::EN | BidiClass::AN => self.number(state, Number::Arabic, level),
            _ if self.is_lenient => Some(State { tail: Tail::Other, ..state }),
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
        if level != self.level_of(direction) || state.tail.awaits_number() {
            return None;
        }
        let settled = state.settled(direction)?;
        Some(State { strong, tail: Tail::Other, ..settled })
    }

    fn number(&self, state: State, number: Number, level: u8) -> Option<State> {
        let fits = match state.tail {
            Tail::SeparatorJoins(joined) => joined == number,
            Tail::SeparatorStands(parted) => parted != number,
            Tail::TerminatorsJoin => number == Number::European,
            Tail::TerminatorsStand => number != Number::European,
            Tail::Other | Tail::Number(_) | Tail::TerminatorsAfterNumber => true,
        };
        if !fits || level != self.level_of_number(state, number) {
            return None;
        }
        let settled = state.settled(direction_of_number(state, number))?;
        Some(State { tail: Tail::Number(number), ..settled })
    }

    /// ES or CS, rules W4 and W6.
    fn separator(&self, state: State, class: BidiClass, level: u8) -> Option<State> {
        let number = match (state.tail, class) {
            (Tail::Number(Number::European), _) => Number::European,
            (Tail::Number(Number::Arabic), BidiClass::CS) => Number::Arabic,
            _ => return self.neutral(state, level),
        };
        let as_number = self.level_of_number(state, number);
        if self.neutral(state, as_number).is_some() {
            // After L the number counts as L, and the separator has the same level either way.
            return self.neutral(state, level);
        }
        if level == as_number {
            return Some(State { tail: Tail::SeparatorJoins(number), ..state });
        }
        let neutral = self.neutral(state, level)?;
        Some(State { tail: Tail::SeparatorStands(number), ..neutral })
    }

    /// ET, rules W5 and W6.
    fn terminator(&self, state: State, level: u8) -> Option<State> {
        let as_number = self.level_of_number(state, Number::European);
        match state.tail {
            Tail::Number(Number::European) | Tail::TerminatorsAfterNumber => {
                return (level == as_number).then_some(State { tail: Tail::TerminatorsAfterNumber, ..state });
            }
            Tail::TerminatorsJoin => return (level == as_number).then_some(state),
            Tail::SeparatorJoins(_) => return None,
            _ => {}
        }
        // After AL no European number is left (W2); after L one counts as L, and the terminator has
        // the same level either way.
        if state.strong == Strong::AL || self.neutral(state, as_number).is_some() {
            return self.neutral(state, level);
        }
        if level == as_number && state.tail != Tail::TerminatorsStand {
            let settled = state.settled(direction_of_number(state, Number::European))?;
            return Some(State { tail: Tail::TerminatorsJoin, ..settled });
        }
        let neutral = self.neutral(state, level)?;
        Some(State { tail: Tail::TerminatorsStand, ..neutral })
    }

    /// A neutral, rules N1 and N2.
    fn neutral(&self, state: State, level: u8) -> Option<State> {
        if state.tail.awaits_number() {
            return None;
        }
        let promised = if level == self.level_of(self.paragraph) {
            // With the embedding's direction before it, it does not matter what comes after.
            (state.before != self.paragraph).then_some(self.paragraph)
        } else if state.before != self.paragraph && level == self.level_of(state.before) {
            Some(state.before)
        } else {
            return None;
        };
        match (state.promised, promised) {
            (Some(one), Some(other)) if one != other => None,
            _ => Some(State { promised: promised.or(state.promised), tail: Tail::Other, ..state }),
        }
    }

    /// The level of text of this direction (I1, I2).
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

/// What a number is to the neutrals beside it: W7 makes L of a European one after L.
fn direction_of_number(state: State, number: Number) -> Direction {
    match (number, state.strong) {
        (Number::European, Strong::L) => Direction::LeftToRight,
        _ => Direction::RightToLeft,
    }
}

impl State {
    /// The state after something of this direction; `None` where the neutrals before it must find the
    /// other.
    fn settled(self, direction: Direction) -> Option<Self> {
        let kept = self.promised.is_none_or(|promised| promised == direction);
        kept.then_some(Self { before: direction, promised: None, ..self })
    }
}

impl Tail {
    const fn awaits_number(self) -> bool {
        matches!(self, Self::SeparatorJoins(_) | Self::TerminatorsJoin)
    }
}

#[cfg(test)]
mod tests {
    use super::{Acceptor, State};
    use bidiscope_bidi::name::{BidiClass, Character};
    use bidiscope_bidi::order::Direction;
    use bidiscope_bidi::uba::{Engine, ParagraphDirection, Silent};
    use bidiscope_proof::automata::Automaton;
    use bidiscope_proof::automata::levels::{LEVELS, ResolvedStrings, Rules};

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

    /// What takes the names of a paragraph in this direction, whatever they hold.
    const fn acceptor(paragraph: Direction) -> Acceptor {
        Acceptor {
            paragraph,
            first_strong: None,
            is_lenient: false,
            refuses_a_labels: false,
            continues_label: false,
        }
    }

    /// Appends every sequence of levels that the acceptor takes.
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

    /// Over all strings of these lengths: the acceptor takes the engine's levels and no others.
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
                    engine.resolve(&characters, ParagraphDirection::Fixed(paragraph), &mut Silent);
                    let levels: Vec<u8> = engine.levels().iter().map(|level| level.number()).collect();
                    assert_eq!(found, [levels], "{characters:?} {paragraph:?}");
                    cases += 1;
                }
            }
        }
        // Twice 9 + 9^2 + ... + 9^5.
        assert_eq!(cases, 132_858);
    }

    /// Over all strings of all lengths: the acceptor takes what the rules make when each is a transducer.
    #[test]
    fn the_rules_as_transducers_say_the_same() {
        for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
            let acceptor = acceptor(paragraph);
            let step = |&state: &State, symbol: usize| {
                let class = CLASSES[symbol / LEVELS];
                let level =
                    acceptor.levels_of(class).iter().find(|it| usize::from(**it) == symbol % LEVELS)?;
                acceptor.character(state, class, *level)
            };
            let (symbols, start) = (CLASSES.len() * LEVELS, acceptor.start(false));
            let accepted = Automaton::explore(symbols, start, step, |&it| acceptor.may_end(it), 10_000);
            let resolved = ResolvedStrings::by(&Rules::of_uba(paragraph), &CLASSES);
            let (accepted, resolved) = (accepted.expect("few states"), resolved.expect("few states"));
            assert_eq!(accepted.minimized(), resolved.automaton, "{paragraph:?}");
            assert!(resolved.automaton.states() > 15, "and that is no trifle");
        }
    }
}
