//! What is proved for all lengths, and what the proofs rest on: that the automata are right, that the levels are
//! the engine's, and that planted mistakes are caught.

mod acceptor;
mod atlas;
mod automata;
mod bidi_rules;
mod certificates;
mod certified;
mod classes;
mod counts;
#[path = "../../../../tests/common/custom_strategies.rs"]
mod custom_strategies;
mod displays;
mod forgeries;
mod languages;
mod levels;
mod own;
mod placements;
mod planted;
mod relaxations;
mod replays;
mod rules;
mod sameness;
mod support;
mod theorems;
mod uniqueness;
mod urls;
mod w_method;
