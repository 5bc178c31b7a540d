//! What is proved for all lengths, and what the proofs rest on: that the automata are right, that the levels are
//! the engine's, and that planted mistakes are caught.

mod automata;
mod certificates;
mod classes;
mod counts;
#[path = "../../../../tests/common/custom_strategies.rs"]
mod custom_strategies;
mod displays;
mod languages;
mod levels;
mod own;
mod placements;
mod planted;
mod rules;
mod sameness;
mod support;
mod theorems;
mod uniqueness;
mod w_method;
