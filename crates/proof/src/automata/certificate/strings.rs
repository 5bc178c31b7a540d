//! N and M: the strings of a claim as the rules of its displays resolve them, and whether those of a certificate equal
//! them at every length, beyond that to which the check compares them.

use super::super::display::{self, BidiClassLetters};
use super::super::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};
use super::super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason, language, levels};
use super::{CertificateStatement, CheckedStatement, Kind, Sequences};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// The strings of N, and of M if the kind of the claim has it.
///
/// # Errors
/// The automata do not support the display or a class.
pub(super) fn resolved_strings(
    statement: &CertificateStatement,
    kind: &Kind,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<ResolvedLevelLanguage>, UndecidedReason> {
    let language = match statement.sequences() {
        Sequences::Urls(path) => {
            let displays = kind.displays(display);
            return displays.iter().map(|it| levels::urls::resolve(it, classes, path)).collect();
        }
        Sequences::All => language::all_class_strings(classes),
        Sequences::OneDirection => language::strings_read_in_one_direction(classes),
        Sequences::Labels(rule) => language::permitted_label_strings(&rule, classes),
        Sequences::Names(rule) => language::permitted_name_strings(&rule, classes),
        Sequences::Contexts(rule) => {
            let contexts = language::contexts_of_letters(
                &rule,
                language::NeighbourLabels::SatisfyingSameBidiRule,
                classes,
            );
            contexts.and_then(|it| it.projected(classes.len(), |symbol| symbol / 2, MAX_AUTOMATON_STATES))
        }
    };
    let language = language?;
    let displays = kind.displays(display).into_iter().enumerate();
    let strings = displays.map(|(at, display)| {
        let all = levels::resolved_level_language(&display, classes)?;
        let strings = if at == 1 && kind.has_label_alone() {
            with_label_alone(&all, &language)
        } else {
            all.restricted_to_class_strings(&language)
        };
        strings.map_err(UndecidedReason::from)
    });
    strings.collect()
}

/// Contexts S1 D1 X D2 S2 in which the characters of X have the levels that they have if X is alone, and all others level
/// 0.
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`].
fn with_label_alone(
    all: &ResolvedLevelLanguage,
    contexts: &Automaton,
) -> Result<ResolvedLevelLanguage, StateLimitExceeded> {
    let strings = &all.class_level_automaton;
    let next = |&(context, delimiters, alone): &(usize, usize, usize), symbol: usize| {
        let (number, level) = (symbol / RESOLVED_LEVEL_COUNT, symbol % RESOLVED_LEVEL_COUNT);
        let context = contexts.next_state(context, number)?;
        let is_delimiter = language::is_delimiter(all.alphabet[number]);
        if !is_delimiter && delimiters == 1 {
            return Some((context, delimiters, strings.next_state(alone, symbol)?));
        }
        // The label may end only where it does alone.
        let may_go_on = level == 0 && !(is_delimiter && delimiters == 1 && !strings.is_final(alone));
        may_go_on.then_some((context, delimiters + usize::from(is_delimiter), alone))
    };
    let is_final = |&(context, ..): &(usize, usize, usize)| contexts.is_final(context);
    let automaton =
        Automaton::explore(strings.symbol_count(), (0, 0, 0), next, is_final, MAX_AUTOMATON_STATES)?;
    Ok(ResolvedLevelLanguage { class_level_automaton: automaton.minimized(), ..all.clone() })
}

/// The letters of the displays of a claim.
pub(super) fn letters(
    statement: &CertificateStatement,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> BidiClassLetters {
    let letters = BidiClassLetters::one_per_class(&statement.sequences().letters(classes));
    if display.choices().applies_l3 && !statement.leaves_out_l3() {
        letters
    } else {
        letters.without_rule_l3()
    }
}

impl CheckedStatement {
    /// Whether N and M of the certificate equal those that the rules of the displays give, for strings of every length.
    /// If so, the claim is proved for all lengths.
    ///
    /// # Errors
    /// The automata do not support the display or a class.
    pub fn strings_match_display_rules(&self) -> Result<bool, UndecidedReason> {
        let Self { statement, display, alphabet: classes, .. } = self;
        let kind = self.kind().ok_or(UndecidedReason::Property)?;
        let resolved = resolved_strings(statement, &kind, display, classes)?;
        let displays = kind.displays(display);
        for ((strings, resolved), display) in self.string_automata.iter().zip(resolved).zip(displays) {
            let letters = letters(statement, &display, classes);
            let by_rules =
                display::display_strings(&resolved.class_level_automaton, &letters, MAX_AUTOMATON_STATES);
            if !is_equivalent(&strings.trimmed(), &by_rules?) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Whether a trimmed automaton has the language of a minimal one: whether each of its states corresponds to one
/// state of the minimal automaton with the same continuations.
fn is_equivalent(trimmed: &Automaton, minimal: &Automaton) -> bool {
    let mut same_as = vec![None; trimmed.state_count()];
    same_as[0] = Some(0);
    let mut open = vec![(0, 0)];
    while let Some((state, same)) = open.pop() {
        if trimmed.is_final(state) != minimal.is_final(same) {
            return false;
        }
        for symbol in 0..minimal.symbol_count() {
            match (trimmed.next_state(state, symbol), minimal.next_state(same, symbol)) {
                (None, None) => {}
                (Some(to), Some(expected)) => match same_as[to] {
                    None => {
                        same_as[to] = Some(expected);
                        open.push((to, expected));
                    }
                    Some(other) if other == expected => {}
                    Some(_) => return false,
                },
                _ => return false,
            }
        }
    }
    true
}
