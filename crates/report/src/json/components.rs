//! The components of Dürst's proposal in the JSON object of a name.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_bidi::order::components::{Component, compare_duerst_displays};
use serde::Serialize;

/// The components of Dürst's section 4.2, and the name with the marks of his section 4.3. The display of the strategy
/// `components` is among the `orders`.
#[derive(Serialize)]
pub(super) struct ComponentsJson {
    components: Vec<Component>,
    /// The name with the marks of section 4.3, in logical order.
    marked: String,
    display: String,
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    /// The components, by index, that the two displays show differently.
    differing: Vec<usize>,
}

impl ComponentsJson {
    pub(super) fn new(name: &Input, notation: Notation) -> Self {
        let characters = name.characters();
        let comparison = compare_duerst_displays(characters);
        let display = comparison.order_with_insertions.display(characters);
        Self {
            components: comparison.components,
            marked: comparison.insertions.text_with_insertions(characters),
            display_notation: notation.write(display.chars()).ok(),
            display,
            logical_from_visual: comparison.order_with_insertions.logical_from_visual().to_vec(),
            differing: comparison.differing_component_indices,
        }
    }
}
