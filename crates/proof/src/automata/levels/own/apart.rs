//! FieldStrings that act on nothing beside them.

use crate::automata::levels::rules::number_of;
use crate::automata::levels::{LEVELS, REACHED, ResolvedStrings};
use crate::automata::{Automaton, MOST_STATES, NotReached};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

/// The strings that a field can be, with its levels, by the direction in which it runs. Over [`REACHED`]; no string
/// is in both.
pub(super) struct FieldStrings {
    directed: [Automaton; 2],
    languages: [Automaton; 2],
}

impl FieldStrings {
    /// Those that run from left to right, and from right to left: how all strings would be laid out so, and which
    /// are.
    pub(super) fn new(directed: [(Automaton, Automaton); 2]) -> Option<Self> {
        let of = |(laid, language): &(Automaton, Automaton)| {
            let lifted = language.lifted(laid.symbols(), |symbol| Some(symbol / LEVELS));
            Some(laid.both(&lifted)?.trimmed().minimized())
        };
        let [left, right] = &directed;
        Some(Self { directed: [of(left)?, of(right)?], languages: directed.map(|(_, language)| language) })
    }

    /// Those that run in this direction.
    pub(super) const fn of(&self, direction: Direction) -> &Automaton {
        &self.directed[direction.is_right_to_left() as usize]
    }

    /// Which strings of classes run in this direction.
    pub(super) const fn language(&self, direction: Direction) -> &Automaton {
        &self.languages[direction.is_right_to_left() as usize]
    }

    /// All of them.
    pub(super) fn alone(&self) -> Option<Automaton> {
        let [left, right] = &self.directed;
        Some(left.either(right)?.minimized())
    }
}

/// FieldStrings with full stops between them, each field by itself, from left to right; the full stops at level 0.
pub(super) fn parted(field: &Automaton) -> Option<Automaton> {
    let is_stop = |symbol: usize| REACHED[symbol / LEVELS] == BidiClass::CS;
    let inner = field.lifted(field.symbols(), |it| (!is_stop(it)).then_some(it));
    let stop = number_of(BidiClass::CS)? * LEVELS;
    Some(inner.repeated_between(stop)?.minimized())
}

/// The same strings with their fields from right to left: full stops at level 1, and what stands between them above.
/// Only where no field has more than two levels there.
pub(super) fn from_right_to_left(strings: ResolvedStrings) -> Result<ResolvedStrings, NotReached> {
    let ResolvedStrings { classes, automaton, .. } = &strings;
    // A mark after a full stop at an odd level would be taken to be that one's.
    if classes.contains(&BidiClass::NSM) {
        return Err(NotReached::OverallOrder);
    }
    let is_stop = |symbol: usize| classes[symbol / LEVELS] == BidiClass::CS;
    // A field is as it is at levels 1 and 2, and at level 0 alone at level 2; what mixes them would need more.
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Has {
        Nothing,
        LevelZero,
        Others,
    }
    let level = |symbol: usize| symbol % LEVELS;
    let step_in = |has: Has, symbol: usize| match (has, level(symbol)) {
        (Has::Nothing | Has::LevelZero, 0) => Some(Has::LevelZero),
        (Has::Nothing | Has::Others, 1 | 2) => Some(Has::Others),
        _ => None,
    };
    let mixes = Automaton::explore(
        automaton.symbols(),
        (0, Some(Has::Nothing)),
        |&(state, has), symbol| {
            let next = automaton.next(state, symbol)?;
            let has =
                has.and_then(|has| if is_stop(symbol) { Some(Has::Nothing) } else { step_in(has, symbol) });
            Some((next, has))
        },
        |&(state, has)| has.is_none() && automaton.is_final(state),
        MOST_STATES,
    );
    if !mixes.ok_or(NotReached::TooLarge)?.is_empty() {
        return Err(NotReached::OverallOrder);
    }
    let read_as = |symbol: usize| match (is_stop(symbol), level(symbol)) {
        (true, 1) => Some(symbol - 1),
        (true, _) | (false, 0) => None,
        (false, _) => Some(symbol),
    };
    // At level 2 stands what was at level 0, or at level 2 beside level 1: no field has both.
    let raised = Automaton::explore(
        automaton.symbols(),
        vec![0],
        |states: &Vec<usize>, symbol| {
            let symbol = read_as(symbol)?;
            let also = (!is_stop(symbol) && level(symbol) == 2).then(|| symbol - 2);
            let symbols = std::iter::once(symbol).chain(also);
            let mut next: Vec<usize> = symbols
                .flat_map(|it| states.iter().filter_map(move |&state| automaton.next(state, it)))
                .collect();
            next.sort_unstable();
            next.dedup();
            (!next.is_empty()).then_some(next)
        },
        |states| states.iter().any(|&it| automaton.is_final(it)),
        MOST_STATES,
    );
    let automaton = raised.ok_or(NotReached::TooLarge)?.minimized();
    Ok(ResolvedStrings { automaton, ..strings })
}
