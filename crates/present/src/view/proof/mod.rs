//! A proof for all lengths: the automaton N of a property and a display as a graph, a string's path through it
//! (`automaton_path`), the layout of its states (`layout`), and the proof in words (`text`). N is that of
//! [`bidiscope_proof::automata`].

mod automaton_path;
mod layout;
mod text;

pub use automaton_path::{
    AutomatonInput, AutomatonPath, AutomatonPathError, AutomatonPathStep, parse_automaton_input,
};
pub use layout::{AutomatonPicture, PlacedState};
pub use text::{ProofText, proof_text};

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::levels::ResolvedLevelLanguage;
use bidiscope_proof::automata::{Undecided, resolved_strings};
use bidiscope_proof::study::Property;

use crate::message;

/// The most states that are drawn; of a larger automaton only those on the path of a string are.
pub const MAX_DRAWN_STATES: usize = 32;

/// The automaton N, which accepts the strings of a property with their embedding levels, as a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomatonGraph {
    /// The property.
    pub property: Property,
    /// The display.
    pub display: DisplayConfig,
    /// The transitions, grouped by their two states.
    pub edges: Vec<AutomatonEdge>,
    classes: Vec<BidiClass>,
    strings: ResolvedLevelLanguage,
}

/// All transitions from one state to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomatonEdge {
    /// The number of the state from which they lead.
    pub from: usize,
    /// The number of the state to which they lead.
    pub to: usize,
    /// The bidi classes, each with the embedding level that the character gets.
    pub labels: Vec<(BidiClass, usize)>,
}

/// The automaton of a property of a display over these bidi classes. Making it can take some seconds.
///
/// # Errors
/// Why there is no such automaton.
pub fn automaton_graph(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<AutomatonGraph, Undecided> {
    let strings = resolved_strings(property, display, classes)?;
    let mut edges: BTreeMap<(usize, usize), Vec<(BidiClass, usize)>> = BTreeMap::new();
    for from in 0..strings.automaton.state_count() {
        for symbol in 0..strings.automaton.symbol_count() {
            let to = strings.automaton.next(from, symbol);
            if let (Some(to), Some(label)) = (to, strings.class_and_level(symbol)) {
                edges.entry((from, to)).or_default().push(label);
            }
        }
    }
    let edges = edges.into_iter().map(|((from, to), labels)| AutomatonEdge { from, to, labels }).collect();
    let (display, classes) = (display.clone(), classes.to_vec());
    Ok(AutomatonGraph { property, display, edges, classes, strings })
}

impl AutomatonGraph {
    /// The number of states. State 0 is the start.
    pub fn state_count(&self) -> usize {
        self.strings.automaton.state_count()
    }

    /// Whether the state with this number is accepting.
    pub fn is_accepting(&self, state: usize) -> bool {
        self.strings.automaton.is_final(state)
    }

    /// The bidi classes that strings are made of.
    pub fn classes(&self) -> &[BidiClass] {
        &self.classes
    }

    /// Whether it has few enough states to draw all: at most [`MAX_DRAWN_STATES`].
    pub fn is_drawn_whole(&self) -> bool {
        self.state_count() <= MAX_DRAWN_STATES
    }

    /// What is drawn: all states; the start and those of `path` where there are more than [`MAX_DRAWN_STATES`].
    pub fn picture(&self, path: Option<&AutomatonPath>) -> AutomatonPicture {
        let mut states: Vec<usize> = match path {
            _ if self.is_drawn_whole() => (0..self.state_count()).collect(),
            Some(path) => path.states().take(MAX_DRAWN_STATES).chain([0]).collect(),
            None => vec![0],
        };
        states.sort_unstable();
        states.dedup();
        layout::placed(self, &states)
    }

    /// What the graph is, in a sentence.
    pub fn caption(&self) -> String {
        let finals = (0..self.state_count()).filter(|&it| self.is_accepting(it)).count();
        let drawn = if self.is_drawn_whole() { "all" } else { "path" };
        message!(proof_caption, states = self.state_count(), finals = finals, drawn = drawn).to_string()
    }
}
