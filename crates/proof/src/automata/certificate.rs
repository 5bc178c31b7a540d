//! A proof that no two strings show the same, written so that another program can check it. The format is
//! in docs/certificate.md.

use std::fmt::Write as _;

use super::NotReached;
use super::automaton::Automaton;
use super::display::{DISPLAY_LEVELS, DisplayReader, Letters, ReadDisplay, strings};
use super::levels::ResolvedStrings;
use super::pairs::{Pair, shared};
use super::search::Searched;
use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;

/// N, D and the pairs of D's states that displays of the same letters lead to.
#[derive(Clone, Debug)]
pub struct Certificate {
    property: Property,
    display: Display,
    classes: Vec<BidiClass>,
    strings: Automaton,
    displays: Automaton,
    readings: Vec<ReadDisplay>,
    pairs: Vec<Pair>,
}

/// Why there is no certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoCertificate {
    /// It is no claim that no two strings show the same.
    #[error("there are certificates only for claims that no two sequences show the same")]
    OtherProperty,
    /// Two strings show the same.
    #[error("the claim is false: two sequences show the same")]
    Refuted,
    /// What it is about is beyond the automata.
    #[error(transparent)]
    NotReached(#[from] NotReached),
    /// The automata are too large.
    #[error("the proof takes more than {0} states")]
    TooLarge(usize),
}

impl Certificate {
    /// The certificate of a property of a display: that no two of these strings, which are those of the
    /// property's language as the display resolves them, show the same.
    ///
    /// # Errors
    /// Another kind of property, a false claim, and more than `most` states.
    pub fn of(
        property: Property,
        display: &Display,
        resolved: &ResolvedStrings,
        most: usize,
    ) -> Result<Self, NoCertificate> {
        if !property.is_of_sameness() {
            return Err(NoCertificate::OtherProperty);
        }
        let letters = Letters::of_classes(&resolved.classes);
        let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
        let letters = if has_l3 { letters } else { letters.without_l3() };
        let too_large = NoCertificate::TooLarge(most);
        let strings = strings(&resolved.automaton, &letters, most).ok_or(too_large)?;
        let reader = DisplayReader::new(&strings, &letters);
        let (displays, readings) = Automaton::explore_keeping(
            strings.symbols(),
            reader.start(),
            |reading, symbol| reader.next(reading, symbol),
            |reading| reader.is_final(reading),
            most,
        )
        .ok_or(too_large)?;
        match shared(&displays, letters.len(), most) {
            Searched::Path(_) => Err(NoCertificate::Refuted),
            Searched::TooMany => Err(too_large),
            Searched::Nothing(pairs) => {
                let (display, classes) = (display.clone(), resolved.classes.clone());
                Ok(Self { property, display, classes, strings, displays, readings, pairs })
            }
        }
    }

    /// The certificate as text.
    pub fn text(&self) -> String {
        let classes: Vec<&str> = self.classes.iter().map(|it| it.short_name()).collect();
        let mut text = format!(
            "bidiscope-certificate 1\nproperty {}\ndisplay {}\nclasses {}\n",
            self.property.id(),
            self.display,
            classes.join(" ")
        );
        // Writing to a string does not fail.
        for state in 0..self.strings.states() {
            let _ = write!(text, "N {state} {} :", sign(&self.strings, state));
            self.write_transitions(&mut text, &self.strings, state);
        }
        for (state, reading) in self.readings.iter().enumerate() {
            let _ = write!(text, "D {state} {} ", sign(&self.displays, state));
            write_reading(&mut text, reading);
            self.write_transitions(&mut text, &self.displays, state);
        }
        for (one, two, differ) in &self.pairs {
            let _ = writeln!(text, "P {one} {two} {}", if *differ { "differ" } else { "same" });
        }
        text.push_str("end\n");
        text
    }

    fn write_transitions(&self, text: &mut String, automaton: &Automaton, state: usize) {
        for symbol in 0..automaton.symbols() {
            if let Some(next) = automaton.next(state, symbol) {
                let (class, level) = (self.classes[symbol / DISPLAY_LEVELS], symbol % DISPLAY_LEVELS);
                let _ = write!(text, " {}{level}>{next}", class.short_name());
            }
        }
        text.push('\n');
    }
}

/// Whether a state is final, in one character.
fn sign(automaton: &Automaton, state: usize) -> char {
    if automaton.is_final(state) { '!' } else { '.' }
}

fn write_reading(text: &mut String, reading: &ReadDisplay) {
    let mut write = |word: String| {
        text.push_str(&word);
        text.push(' ');
    };
    match reading {
        ReadDisplay::Outside(state) => write(format!("outside {state}")),
        ReadDisplay::Inside { from, done, level, piece } => {
            write(format!("block {from} done"));
            done.entries().for_each(|(from, to)| write(format!("{from}>{to}")));
            write(format!("open {level}"));
            piece.entries().for_each(|(from, to)| write(format!("{from}>{to}")));
        }
    }
    text.push(':');
}
