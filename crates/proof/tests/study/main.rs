//! Properties over all class sequences: the documents' figures, the symmetry, and plain counting.

mod documents;
mod paper;
mod plain;
mod results;
mod symmetry;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, StudyOutcomeAtLength, StudyResults, ThreadCount,
    WorkProgress,
};

/// The results of a study of these properties and strategies, in full.
fn study(
    classes: &[BidiClass],
    max_length: usize,
    strategies: &[Strategy],
    properties: &[DisplayProperty],
) -> StudyResults {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(classes.to_vec()).expect("an alphabet"),
        max_sequence_characters: max_length,
        tested_displays: strategies.iter().copied().map(DisplayConfig::with_default_options).collect(),
        tested_properties: properties.to_vec(),
        thread_count: ThreadCount::OnePerCore,
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    assert!(results.is_complete);
    results
}

/// The row of one property of one strategy at one length.
fn row(
    results: &StudyResults,
    property: DisplayProperty,
    strategy: Strategy,
    length: usize,
) -> &StudyOutcomeAtLength {
    let is_it = |it: &&StudyOutcomeAtLength| {
        it.property == property
            && it.display == DisplayConfig::with_default_options(strategy)
            && it.sequence_characters == length
    };
    let [row] = results.outcomes_at_lengths.iter().filter(is_it).collect::<Vec<_>>()[..] else {
        panic!("one row for {property:?} {strategy:?} {length}")
    };
    row
}
