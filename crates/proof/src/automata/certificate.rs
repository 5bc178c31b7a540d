//! A proof that no two strings have the same display, as text that another program can check.
//! docs/certificate.md describes the format.

use std::fmt::Write as _;

use super::Undecided;
use super::automaton::Automaton;
use super::display::{DISPLAY_LEVELS, DisplayReader, Letters, ReaderState, display_strings};
use super::levels::ResolvedLevelLanguage;
use super::search::SearchResult;
use super::shared_display::{Pair, shared};
use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// A proof of uniqueness: N, D, and the pairs of states of D that displays with the same letters lead to.
#[derive(Clone, Debug)]
pub struct Certificate {
    property: Property,
    display: DisplayConfig,
    classes: Vec<BidiClass>,
    strings: Automaton,
    displays: Automaton,
    reader_states: Vec<ReaderState>,
    pairs: Vec<Pair>,
}

/// Why no certificate can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoCertificate {
    /// The property is not one of uniqueness.
    #[error("only uniqueness of displays has certificates")]
    OtherProperty,
    /// The property does not hold.
    #[error("the claim is false: two sequences have the same display")]
    Refuted,
    /// The automata do not support the display or a class.
    #[error(transparent)]
    Undecided(#[from] Undecided),
    /// The automata would have more states than this.
    #[error("the proof takes more than {0} states")]
    TooLarge(usize),
}

impl Certificate {
    /// The certificate that no two of these strings have the same display. The strings must be those of the
    /// language of the property, as the display resolves them.
    ///
    /// # Errors
    /// The property is not one of uniqueness, or does not hold, or the proof takes more than `max_states`
    /// states.
    pub fn of(
        property: Property,
        display: &DisplayConfig,
        resolved: &ResolvedLevelLanguage,
        max_states: usize,
    ) -> Result<Self, NoCertificate> {
        if !property.is_uniqueness() {
            return Err(NoCertificate::OtherProperty);
        }
        let letters = Letters::of_classes(&resolved.classes);
        let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
        let letters = if has_l3 { letters } else { letters.without_l3() };
        let too_large = NoCertificate::TooLarge(max_states);
        let strings = display_strings(&resolved.automaton, &letters, max_states).ok_or(too_large)?;
        let reader = DisplayReader::new(&strings, &letters);
        let (displays, reader_states) = Automaton::explore_with_states(
            strings.symbol_count(),
            reader.start(),
            |state, symbol| reader.next(state, symbol),
            |state| reader.is_final(state),
            max_states,
        )
        .ok_or(too_large)?;
        match shared(&displays, letters.len(), max_states) {
            SearchResult::Path(_) => Err(NoCertificate::Refuted),
            SearchResult::TooMany => Err(too_large),
            SearchResult::NoGoal(pairs) => {
                let (display, classes) = (display.clone(), resolved.classes.clone());
                Ok(Self { property, display, classes, strings, displays, reader_states, pairs })
            }
        }
    }

    /// The certificate as text, in the format of docs/certificate.md.
    pub fn text(&self) -> String {
        let classes: Vec<&str> = self.classes.iter().map(|it| it.short_name()).collect();
        let mut text = format!(
            "bidiscope-certificate 1\nproperty {}\ndisplay {}\nclasses {}\n",
            self.property.id(),
            self.display,
            classes.join(" ")
        );
        // Writing to a string does not fail.
        for state in 0..self.strings.state_count() {
            let _ = write!(text, "N {state} {} :", final_mark(&self.strings, state));
            self.write_transitions(&mut text, &self.strings, state);
        }
        for (number, state) in self.reader_states.iter().enumerate() {
            let _ = write!(text, "D {number} {} ", final_mark(&self.displays, number));
            write_reader_state(&mut text, state);
            self.write_transitions(&mut text, &self.displays, number);
        }
        for (one, two, differ) in &self.pairs {
            let _ = writeln!(text, "P {one} {two} {}", if *differ { "differ" } else { "same" });
        }
        text.push_str("end\n");
        text
    }

    fn write_transitions(&self, text: &mut String, automaton: &Automaton, state: usize) {
        for symbol in 0..automaton.symbol_count() {
            if let Some(next) = automaton.next(state, symbol) {
                let (class, level) = (self.classes[symbol / DISPLAY_LEVELS], symbol % DISPLAY_LEVELS);
                let _ = write!(text, " {}{level}>{next}", class.short_name());
            }
        }
        text.push('\n');
    }
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
