//! Fields that are resolved separately and do not affect the text around them.

use crate::automata::levels::rule_transducer::number_of;
use crate::automata::levels::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

/// The possible strings of a field, with levels, by the direction of the field. Over [`AUTOMATON_SUPPORTED_CLASSES`]; the
/// two sets are disjoint.
pub(super) struct FieldStrings {
    directed: [Automaton; 2],
    languages: [Automaton; 2],
}

impl FieldStrings {
    /// From the pair for each direction, left-to-right first: all strings with their levels in that direction,
    /// and the language of those that have the direction.
    ///
    /// # Errors
    /// An automaton would be too large.
    pub(super) fn new(directed: [(Automaton, Automaton); 2]) -> Result<Self, StateLimitExceeded> {
        let of = |(resolved, language): &(Automaton, Automaton)| {
            let lifted =
                language.inverse_image(resolved.symbol_count(), |symbol| Some(symbol / RESOLVED_LEVEL_COUNT));
            Ok::<_, StateLimitExceeded>(resolved.intersection(&lifted)?.trimmed().minimized())
        };
        let [left, right] = &directed;
        Ok(Self { directed: [of(left)?, of(right)?], languages: directed.map(|(_, language)| language) })
    }

    /// The strings of fields with this direction.
    pub(super) const fn of(&self, direction: Direction) -> &Automaton {
        &self.directed[direction.is_right_to_left() as usize]
    }

    /// The strings of classes, without levels, of fields with this direction.
    pub(super) const fn language(&self, direction: Direction) -> &Automaton {
        &self.languages[direction.is_right_to_left() as usize]
    }

    /// The strings of fields with either direction.
    ///
    /// # Errors
    /// The automaton would be too large.
    pub(super) fn alone(&self) -> Result<Automaton, StateLimitExceeded> {
        let [left, right] = &self.directed;
        Ok(left.union(right)?.minimized())
    }
}

/// Sequences of fields from left to right, separated by full stops at level 0.
///
/// # Errors
/// The automaton would be too large.
pub(super) fn separated_by_stops(field: &Automaton) -> Result<Automaton, UndecidedReason> {
    let is_stop = |symbol: usize| AUTOMATON_SUPPORTED_CLASSES[symbol / RESOLVED_LEVEL_COUNT] == BidiClass::CS;
    let inner = field.inverse_image(field.symbol_count(), |it| (!is_stop(it)).then_some(it));
    let stop = number_of(BidiClass::CS).ok_or(UndecidedReason::Class(BidiClass::CS))?;
    Ok(inner.one_or_more_with_separator(stop * RESOLVED_LEVEL_COUNT)?.minimized())
}

/// The same strings with their fields from right to left: full stops at level 1, and the contents of fields
/// above. Possible only if no field needs more than two levels.
pub(super) fn from_right_to_left(
    strings: ResolvedLevelLanguage,
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    let ResolvedLevelLanguage { alphabet: classes, class_level_automaton: automaton, .. } = &strings;
    // A mark after a full stop at an odd level would count as a mark on the full stop.
    if classes.contains(&BidiClass::NSM) {
        return Err(UndecidedReason::OverallOrder);
    }
    let is_stop = |symbol: usize| classes[symbol / RESOLVED_LEVEL_COUNT] == BidiClass::CS;
    // A field at levels 1 and 2 keeps them, and a field at level 0 only moves to level 2; a mixture would need
    // level 3.
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum FieldLevels {
        Nothing,
        LevelZero,
        Others,
    }
    let level = |symbol: usize| symbol % RESOLVED_LEVEL_COUNT;
    let step_in = |has: FieldLevels, symbol: usize| match (has, level(symbol)) {
        (FieldLevels::Nothing | FieldLevels::LevelZero, 0) => Some(FieldLevels::LevelZero),
        (FieldLevels::Nothing | FieldLevels::Others, 1 | 2) => Some(FieldLevels::Others),
        _ => None,
    };
    let mixes = Automaton::explore(
        automaton.symbol_count(),
        (0, Some(FieldLevels::Nothing)),
        |&(state, has), symbol| {
            let next = automaton.next_state(state, symbol)?;
            let has =
                has.and_then(
                    |has| if is_stop(symbol) { Some(FieldLevels::Nothing) } else { step_in(has, symbol) },
                );
            Some((next, has))
        },
        |&(state, has)| has.is_none() && automaton.is_final(state),
        MAX_AUTOMATON_STATES,
    );
    if !mixes?.accepts_no_word() {
        return Err(UndecidedReason::OverallOrder);
    }
    let read_as = |symbol: usize| match (is_stop(symbol), level(symbol)) {
        (true, 1) => Some(symbol - 1),
        (true, _) | (false, 0) => None,
        (false, _) => Some(symbol),
    };
    // Characters at level 2 were at level 0, or at level 2 next to level 1: no field has both.
    let raised = Automaton::explore(
        automaton.symbol_count(),
        vec![0],
        |states: &Vec<usize>, symbol| {
            let symbol = read_as(symbol)?;
            let also = (!is_stop(symbol) && level(symbol) == 2).then(|| symbol - 2);
            let symbols = std::iter::once(symbol).chain(also);
            let mut next: Vec<usize> = symbols
                .flat_map(|it| states.iter().filter_map(move |&state| automaton.next_state(state, it)))
                .collect();
            next.sort_unstable();
            next.dedup();
            (!next.is_empty()).then_some(next)
        },
        |states| states.iter().any(|&it| automaton.is_final(it)),
        MAX_AUTOMATON_STATES,
    );
    let automaton = raised?.minimized();
    Ok(ResolvedLevelLanguage { class_level_automaton: automaton, ..strings })
}
