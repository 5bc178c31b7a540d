//! The components of Dürst's proposal in the JSON object of a name.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_bidi::order::components::{DuerstComponent, compare_component_and_uba_orders};
use serde::Serialize;

/// The components of Dürst's section 4.2, and the name with the marks of his section 4.3. The display of the strategy
/// `components` is among the `orders`.
#[derive(Serialize)]
pub(super) struct ComponentsJson {
    components: Vec<DuerstComponent>,
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
        let comparison = compare_component_and_uba_orders(characters);
        let display = comparison.uba_order_with_controls.display(characters);
        Self {
            components: comparison.components,
            marked: comparison.control_insertions.text_with_insertions(characters),
            display_notation: notation.write_scalars(display.chars()).ok(),
            display,
            logical_from_visual: comparison.uba_order_with_controls.logical_from_visual().to_vec(),
            differing: comparison.differing_component_indices,
        }
    }
}
