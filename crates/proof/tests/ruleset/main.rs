//! What holds for all labels of a ruleset: rulesets of which it was found by hand, and random ones beside all their short
//! labels.

mod known;
mod random;
