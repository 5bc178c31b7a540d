//! Names that look alike: the search against brute force, its bounds, and the documents' own collisions.

mod bounds;
mod brute_force;
#[path = "../../../../tests/common/custom_strategies.rs"]
mod custom_strategies;
mod documents;
mod laws;
mod texts;

use std::collections::BTreeSet;

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::collisions::FoundNames;

/// The scalars of a display or a name.
type Text = Vec<char>;

/// What is seen of a name, in a context the whole line.
fn display(name: &Input, by: impl Into<DisplayConfig>) -> Text {
    let line = by.into().line_around_name(name.characters());
    line.line_order.display(&line.line_characters).chars().collect()
}

/// The names found, which must be each once.
fn set_of(found: &FoundNames) -> BTreeSet<Text> {
    let names: BTreeSet<Text> =
        found.found_inputs.iter().map(|it| it.decoded_text().chars().collect()).collect();
    assert_eq!(names.len(), found.found_inputs.len(), "each name once");
    names
}
