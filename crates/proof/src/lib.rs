//! Properties of bidirectional display strategies, tried by exhaustion and decided for all lengths by automata.

pub mod automata;
pub mod explore;
pub mod study;
