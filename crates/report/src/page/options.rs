//! What is asked of the page of a name.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_url::reader::elision::NarrowFieldElision;

use crate::list::RegisteredNamesComparison;

/// The options of the page of a name.
#[derive(Clone, Debug, Default)]
pub struct PageOptions {
    /// The displays that are compared, in this order.
    pub displays: Vec<DisplayConfig>,
    /// The user's names for custom strategies among them.
    pub custom_display_titles: Vec<CustomDisplayTitle>,
    /// The notation of the input.
    pub notation: Notation,
    /// The line of the input on which the name stands, from 1; `None` if there is only one name.
    pub input_line_number: Option<u64>,
    /// The field of which it is asked what it shows of the name.
    pub narrow_field_elision: Option<NarrowFieldElision>,
    /// What a list of registered names says of the name; `None` where it was not compared with one.
    pub registered_comparison: Option<RegisteredNamesComparison>,
    /// Whether other names of the same characters that look the same are searched, which takes time.
    pub searches_visual_collisions: bool,
    /// Whether the reader has the option `--contexts`, which completes the search for neighbours that split a label. Without
    /// it nothing is said of the option: “so far” stands where a search was cut short.
    pub mentions_contexts_command_option: bool,
}

/// The user's name for a display of a custom strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomDisplayTitle {
    /// The display.
    pub display: DisplayConfig,
    /// What the user calls it.
    pub title: String,
}
