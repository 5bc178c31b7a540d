//! Properties over all class sequences: the documents' figures, the symmetry, and plain counting.

mod documents;
mod paper;
mod plain;
mod results;
mod symmetry;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{Alphabet, Progress, Property, Results, Study, StudyOutcome};

/// The results of a study of these properties and strategies, in full.
fn study(
    classes: &[BidiClass],
    max_length: usize,
    strategies: &[Strategy],
    properties: &[Property],
) -> Results {
    let study = Study {
        alphabet: Alphabet::new(classes.to_vec()).expect("an alphabet"),
        max_length,
        displays: strategies.iter().copied().map(DisplayConfig::with_default_options).collect(),
        properties: properties.to_vec(),
        threads: None,
    };
    let results = study.run(&Progress::new(), |_| ()).expect("not too long");
    assert!(results.is_complete);
    results
}

/// The row of one property of one strategy at one length.
fn row(results: &Results, property: Property, strategy: Strategy, length: usize) -> &StudyOutcome {
    let is_it = |it: &&StudyOutcome| {
        it.property == property
            && it.display == DisplayConfig::with_default_options(strategy)
            && it.length == length
    };
    let [row] = results.rows.iter().filter(is_it).collect::<Vec<_>>()[..] else {
        panic!("one row for {property:?} {strategy:?} {length}")
    };
    row
}
