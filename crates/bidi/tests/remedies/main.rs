//! Remedies for text, by the puzzles that were worked out by hand, and by the model of UAX #9 on random texts.

#[path = "../practice/model.rs"]
mod model;
mod model_lines;
#[path = "../practice/numbers.rs"]
mod numbers;
mod puzzles;
#[path = "../../../../tests/common/tsv.rs"]
mod tsv;
#[path = "../../../../tests/common/unescaped.rs"]
mod unescaped;
