//! The kinds of disagreement with `unicode-bidi` that docs/cross-check.md lists.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::trace::{Trace, TraceStepDetail};
use bidiscope_bidi::uba::BracketReason;

/// The first kind: rule N0 c has to look for the character before a bracket pair beyond an isolate.
pub(crate) fn has_bracket_context_across_an_isolate(characters: &[Character], strategy: Strategy) -> bool {
    let trace = Trace::of_display(strategy, characters);
    let mut sequences = &[][..];
    let mut pairs = &[][..];
    for step in &trace.steps {
        match &step.detail {
            TraceStepDetail::Sequences { sequences: found, .. } => sequences = found,
            TraceStepDetail::Brackets { bracket_pairs } => pairs = bracket_pairs,
            _ => {}
        }
    }
    pairs.iter().any(|pair| {
        let looks_before = matches!(
            pair.bracket_reason,
            BracketReason::OppositeBeforeAndInside | BracketReason::OppositeInsideOnly
        );
        let sequence =
            sequences.iter().find(|sequence| sequence.logical_indices.contains(&pair.opening_index));
        looks_before
            && sequence.is_some_and(|sequence| {
                let before = sequence.logical_indices.iter().copied().filter(|&at| at < pair.opening_index);
                // An isolate that holds something leaves a gap in its sequence.
                let places: Vec<usize> = before.chain([pair.opening_index]).collect();
                places
                    .windows(2)
                    .any(|pair| (pair[0] + 1..pair[1]).any(|at| !characters[at].class.is_removed_by_x9()))
            })
    })
}
