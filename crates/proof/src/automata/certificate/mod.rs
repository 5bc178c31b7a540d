//! A proof of a claim about a display, as text that another program can check. docs/certificate.md describes the format.

mod claim;
mod error;
mod strings;

use std::fmt::Write as _;

use super::automaton::Automaton;
use super::display::{DISPLAY_LEVEL_CODE_COUNT, DisplayReader, ReaderState, display_strings};
use super::levels::ResolvedLevelLanguage;
use super::search::SearchResult;
use super::shared_display::{Pair, shared};
use super::{MAX_AUTOMATON_STATES, ProofOutcome, UndecidedReason};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

pub use claim::{CertificateStatement, CheckedStatement};
pub(super) use claim::{Kind, Sequences};
pub use error::CertificateCheckError;

/// How a certificate of a claim about URLs writes the slash, which is a letter beside the classes.
pub(super) const SLASH: &str = "/";

/// A proof of a claim: N, the automaton of [the strings](super) of the claim, M of those of a second display, D and E of their
/// displays where the claim is about these, and for uniqueness the pairs of states of D that displays with the same
/// letters lead to.
#[derive(Clone, Debug)]
pub struct ProofCertificate {
    statement: CertificateStatement,
    display: DisplayConfig,
    classes: Vec<BidiClass>,
    sides: Vec<Side>,
    pairs: Vec<Pair>,
}

/// The automata of one display.
#[derive(Clone, Debug)]
struct Side {
    strings: Automaton,
    displays: Option<(Automaton, Vec<ReaderState>)>,
}

/// Why no certificate can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CertificateCreationError {
    /// Certificates do not cover the claim: it does not apply to the display, or depends on the paragraph that the
    /// sequence itself has.
    #[error("certificates do not cover this claim")]
    StatementNotCovered,
    /// The claim does not hold.
    #[error("the claim is false: there is a counterexample")]
    StatementRefuted,
    /// The automata do not support the display or a class.
    #[error(transparent)]
    Undecided(#[from] UndecidedReason),
    /// The automata would have too many states.
    #[error("the proof takes more than {max_states} states")]
    TooManyStates {
        /// The most states that are allowed.
        max_states: usize,
    },
}

impl ProofCertificate {
    /// The certificate that a statement about a display holds for sequences of some classes.
    ///
    /// # Errors
    /// Certificates do not cover it, or it does not hold, or the automata do not support the display or a class, or the
    /// proof takes more than [`MAX_AUTOMATON_STATES`].
    pub fn of_statement(
        statement: &CertificateStatement,
        display: &DisplayConfig,
        alphabet: &[BidiClass],
    ) -> Result<Self, CertificateCreationError> {
        let kind = covered_kind(statement, display, alphabet)?;
        let theorem = match statement {
            // Writing the pairs decides it.
            _ if kind == Kind::Uniqueness => ProofOutcome::Proved,
            CertificateStatement::HasProperty(property) => {
                super::decide_property(*property, display, alphabet)?
            }
            CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: rule } => {
                claim.decide(rule, display.strategy(), alphabet)?
            }
        };
        if theorem != ProofOutcome::Proved {
            return Err(CertificateCreationError::StatementRefuted);
        }
        let resolved = strings::resolved_strings(statement, &kind, display, alphabet)?;
        Self::from_resolved_levels(statement, display, &resolved, MAX_AUTOMATON_STATES)
    }

    /// The certificate of a statement with these strings as N and, for a statement about two displays, M. It proves the
    /// statement only if they are the strings that it covers, as the displays resolve them, which is not checked here; nor is
    /// the statement, except for uniqueness.
    ///
    /// # Errors
    /// Certificates do not cover the statement, or it is about uniqueness and two of the strings have the same display, or
    /// the proof takes more than `max_states` states.
    pub fn from_resolved_levels(
        statement: &CertificateStatement,
        display: &DisplayConfig,
        resolved_levels_by_display: &[ResolvedLevelLanguage],
        max_states: usize,
    ) -> Result<Self, CertificateCreationError> {
        let mut classes = resolved_levels_by_display.first().map_or(Vec::new(), |it| it.alphabet.clone());
        let letters = classes.len();
        if matches!(statement.sequences(), Sequences::Urls(_)) {
            classes.pop();
        }
        let kind = covered_kind(statement, display, &classes)?;
        let too_large = CertificateCreationError::TooManyStates { max_states };
        let mut sides = Vec::new();
        for (resolved, display) in resolved_levels_by_display.iter().zip(kind.displays(display)) {
            let letters = strings::letters(statement, &display, &classes);
            let strings = display_strings(&resolved.class_level_automaton, &letters, max_states)
                .map_err(|_| too_large)?;
            let reader = DisplayReader::new(&strings, &letters);
            let explored = kind.has_displays().then(|| {
                Automaton::explore_with_states(
                    strings.symbol_count(),
                    reader.start(),
                    |state, symbol| reader.next(state, symbol),
                    |state| reader.is_final(state),
                    max_states,
                )
                .map_err(|_| too_large)
            });
            let displays = explored.transpose()?;
            sides.push(Side { strings, displays });
        }
        let mut pairs = Vec::new();
        if let (Kind::Uniqueness, Some(Side { displays: Some((displays, _)), .. })) = (&kind, sides.first()) {
            match shared(displays, letters, max_states) {
                SearchResult::Path(_) => return Err(CertificateCreationError::StatementRefuted),
                SearchResult::TooMany => return Err(too_large),
                SearchResult::NoGoal(found) => pairs = found,
            }
        }
        Ok(Self { statement: statement.clone(), display: display.clone(), classes, sides, pairs })
    }

    /// The certificate as text, in the format of docs/certificate.md.
    pub fn text(&self) -> String {
        let classes: Vec<&str> = self.classes.iter().map(|it| it.short_name()).collect();
        let statement = match &self.statement {
            CertificateStatement::HasProperty(property) => format!("property {}", property.id()),
            CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: rule } => {
                format!("claim {}\nrule {rule}", claim.id())
            }
        };
        let mut text = format!(
            "bidiscope-certificate 2\n{statement}\ndisplay {}\nclasses {}\n",
            self.display,
            classes.join(" ")
        );
        // Writing to a string does not fail.
        for (Side { strings, displays }, [n, d]) in self.sides.iter().zip([["N", "D"], ["M", "E"]]) {
            for state in 0..strings.state_count() {
                let _ = write!(text, "{n} {state} {} :", final_mark(strings, state));
                self.write_transitions(&mut text, strings, state);
            }
            let Some((displays, reader_states)) = displays else { continue };
            for (number, state) in reader_states.iter().enumerate() {
                let _ = write!(text, "{d} {number} {} ", final_mark(displays, number));
                write_reader_state(&mut text, state);
                self.write_transitions(&mut text, displays, number);
            }
        }
        for (one, two, differ) in &self.pairs {
            let _ = writeln!(text, "P {one} {two} {}", if *differ { "differ" } else { "same" });
        }
        text.push_str("end\n");
        text
    }

    fn write_transitions(&self, text: &mut String, automaton: &Automaton, state: usize) {
        for symbol in 0..automaton.symbol_count() {
            if let Some(next) = automaton.next_state(state, symbol) {
                let class = self.classes.get(symbol / DISPLAY_LEVEL_CODE_COUNT);
                let (letter, level) =
                    (class.map_or(SLASH, |it| it.short_name()), symbol % DISPLAY_LEVEL_CODE_COUNT);
                let _ = write!(text, " {letter}{level}>{next}");
            }
        }
        text.push('\n');
    }
}

/// How the statement is proved, if certificates cover it.
fn covered_kind(
    statement: &CertificateStatement,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Kind, CertificateCreationError> {
    super::levels::check_supported(display, classes)?;
    let is_of_urls = matches!(statement.sequences(), Sequences::Urls(_));
    // The check of certificates supports built-in strategies only.
    if display.strategy() == Strategy::Custom && !is_of_urls {
        return Err(CertificateCreationError::Undecided(UndecidedReason::CustomStrategy));
    }
    let (statement, display, classes) = (statement.clone(), display.clone(), classes.to_vec());
    let claim = CheckedStatement {
        statement,
        display,
        alphabet: classes,
        orders_compared_up_to_characters: 0,
        string_automata: Vec::new(),
    };
    claim.kind().ok_or(CertificateCreationError::StatementNotCovered)
}

/// The character that marks a state as final or not.
fn final_mark(automaton: &Automaton, state: usize) -> char {
    if automaton.is_final(state) { '!' } else { '.' }
}

fn write_reader_state(text: &mut String, state: &ReaderState) {
    let mut write = |word: String| {
        text.push_str(&word);
        text.push(' ');
    };
    match state {
        ReaderState::BetweenBlocks(state) => write(format!("outside {state}")),
        ReaderState::InBlock { from, completed, level, piece } => {
            write(format!("block {from} done"));
            completed.entries().for_each(|(from, to)| write(format!("{from}>{to}")));
            write(format!("open {level}"));
            piece.entries().for_each(|(from, to)| write(format!("{from}>{to}")));
        }
    }
    text.push(':');
}
