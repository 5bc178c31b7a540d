//! A proof for all lengths: the automaton N of a property and a display as a graph, a string's path through it
//! (`automaton_path`), the layout of its states (`layout`), and the proof in words (`text`). N is that of
//! [`bidiscope_proof::automata`].

mod automaton_path;
mod layout;
mod text;

pub use automaton_path::{ProofWalk, WalkError, WalkInput, WalkStep, parse_walk_input};
pub use layout::{PlacedState, ProofPicture};
pub use text::{ProofText, proof_text};

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::levels::ResolvedLevelLanguage;
use bidiscope_proof::automata::{Undecided, resolved_strings};
use bidiscope_proof::study::Property;

use crate::message;

/// The most states that are drawn; of a larger graph only those on the path of a string are.
pub const MAX_DRAWN_STATES: usize = 32;

/// The automaton N, which accepts the strings of a property with their embedding levels, as a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofGraph {
    /// The property.
    pub property: Property,
    /// The display.
    pub display: DisplayConfig,
    /// The transitions, grouped by their two states.
    pub edges: Vec<ProofEdge>,
    strings: ResolvedLevelLanguage,
}

/// All transitions from one state to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofEdge {
    /// The source state.
    pub from: usize,
    /// The target state.
    pub to: usize,
    /// The bidi classes, each with the embedding level that the character gets.
    pub labels: Vec<(BidiClass, usize)>,
}

/// The graph of a property of a display over these classes. It can take some seconds.
///
/// # Errors
/// Why there is no such automaton.
pub fn proof_graph(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ProofGraph, Undecided> {
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
    let edges = edges.into_iter().map(|((from, to), labels)| ProofEdge { from, to, labels }).collect();
    Ok(ProofGraph { property, display: display.clone(), edges, strings })
}

impl ProofGraph {
    /// The number of states. State 0 is the start.
    pub fn state_count(&self) -> usize {
        self.strings.automaton.state_count()
    }

    /// Whether a state is accepting.
    pub fn is_final(&self, state: usize) -> bool {
        self.strings.automaton.is_final(state)
    }

    /// The bidi classes that strings are made of.
    pub fn classes(&self) -> &[BidiClass] {
        &self.strings.classes
    }

    /// Whether it has few enough states to draw all: at most [`MAX_DRAWN_STATES`].
    pub fn is_drawn_whole(&self) -> bool {
        self.state_count() <= MAX_DRAWN_STATES
    }

    /// What is drawn: all states, or those of `walk` and the start where there are more than [`MAX_DRAWN_STATES`].
    pub fn picture(&self, walk: Option<&ProofWalk>) -> ProofPicture {
        let mut states: Vec<usize> = match walk {
            _ if self.is_drawn_whole() => (0..self.state_count()).collect(),
            Some(walk) => walk.states().take(MAX_DRAWN_STATES).chain([0]).collect(),
            None => vec![0],
        };
        states.sort_unstable();
        states.dedup();
        layout::placed(self, &states)
    }

    /// What the graph is, in a sentence.
    pub fn caption(&self) -> String {
        let finals = (0..self.state_count()).filter(|&it| self.is_final(it)).count();
        let drawn = if self.is_drawn_whole() { "all" } else { "path" };
        message!(proof_caption, states = self.state_count(), finals = finals, drawn = drawn).to_string()
    }
}
