//! A proof for all lengths, to be shown: the automaton N of a property and a display as a graph, a string walked
//! through it (`walk`), the places of the states (`layout`), and what is proved in words (`words`).

mod layout;
mod walk;
mod words;

pub use layout::{PlacedState, ProofPicture};
pub use walk::{NoWalk, ProofWalk, WalkStep, WalkedText, read_walked};
pub use words::{ProofWords, proof_words};

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;
use bidiscope_proof::automata::levels::ResolvedStrings;
use bidiscope_proof::automata::{NotReached, strings};
use bidiscope_proof::study::Property;

/// Graphs with more states are drawn in part: the states through which a string walks.
pub const MOST_DRAWN_STATES: usize = 32;

/// N as a graph: the strings of a property, with their levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofGraph {
    /// The property.
    pub property: Property,
    /// The display.
    pub display: Display,
    /// The transitions, those from one state to another together, by their states.
    pub edges: Vec<ProofEdge>,
    strings: ResolvedStrings,
}

/// The transitions from one state to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofEdge {
    /// From where.
    pub from: usize,
    /// To where.
    pub to: usize,
    /// The classes, each with the level that the character is given.
    pub labels: Vec<(BidiClass, usize)>,
}

/// The graph of a property of a display, over these classes. It takes up to some seconds.
///
/// # Errors
/// The reason where there is no such automaton.
pub fn proof_graph(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
) -> Result<ProofGraph, NotReached> {
    let strings = strings(property, display, classes)?;
    let mut edges: BTreeMap<(usize, usize), Vec<(BidiClass, usize)>> = BTreeMap::new();
    for from in 0..strings.automaton.states() {
        for symbol in 0..strings.automaton.symbols() {
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
    /// How many states there are. State 0 is where strings begin.
    pub fn states(&self) -> usize {
        self.strings.automaton.states()
    }

    /// Whether a string may end in this state.
    pub fn is_final(&self, state: usize) -> bool {
        self.strings.automaton.is_final(state)
    }

    /// The classes that strings are made of.
    pub fn classes(&self) -> &[BidiClass] {
        &self.strings.classes
    }

    /// Whether all of it can be drawn.
    pub fn is_drawn_whole(&self) -> bool {
        self.states() <= MOST_DRAWN_STATES
    }

    /// What is drawn: all states, or those of this walk where there are more than [`MOST_DRAWN_STATES`].
    pub fn picture(&self, walk: Option<&ProofWalk>) -> ProofPicture {
        let mut states: Vec<usize> = match walk {
            _ if self.is_drawn_whole() => (0..self.states()).collect(),
            Some(walk) => walk.states().take(MOST_DRAWN_STATES).chain([0]).collect(),
            None => vec![0],
        };
        states.sort_unstable();
        states.dedup();
        layout::placed(self, &states)
    }

    /// What the graph is, in a sentence.
    pub fn caption(&self) -> String {
        let finals = (0..self.states()).filter(|&it| self.is_final(it)).count();
        let states = self.states();
        let part = if self.is_drawn_whole() {
            ""
        } else {
            ": too many to draw, so those are shown through which the string below walks"
        };
        format!("N, the strings with their levels: {states} states, {finals} of them final{part}.")
    }
}
