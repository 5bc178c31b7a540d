//! The JSON object of the names with the same display.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::collisions::FoundNames;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};
use serde::Serialize;

use crate::page::dns_form;

/// The collisions of a name in one display, as a line of JSON.
#[derive(Serialize)]
pub struct CollisionsJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: String,
    strategy: &'a DisplayConfig,
    /// The display in the opposite paragraph direction that shows the collisions; left out where it is `strategy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    across: Option<&'a DisplayConfig>,
    display: &'a str,
    /// The display in the notation of the input.
    display_notation: Option<String>,
    complete: bool,
    /// The number of collisions; where `complete` is false, at least so many.
    count: u64,
    collisions: Vec<CollisionJson>,
}

/// A name with the same display.
#[derive(Serialize)]
struct CollisionJson {
    name: String,
    notation: Option<String>,
    ascii_name: Option<String>,
    bidi_rule: RuleVerdict,
}

impl<'a> CollisionsJson<'a> {
    /// The object for a name, with its input as it was typed and its line of standard input, from 1: what was `found_names`.
    /// `opposite_paragraph_display` is `None` where the collisions are shown in `display` itself.
    pub fn new(
        typed_input: &'a str,
        line_number: Option<u64>,
        parsed_input: &Input,
        display: &'a DisplayConfig,
        opposite_paragraph_display: Option<&'a DisplayConfig>,
        notation: Notation,
        found_names: &'a FoundNames,
    ) -> Self {
        let collisions = found_names.found_inputs.iter().map(|name| CollisionJson {
            name: name.decoded_text(),
            notation: notation.write_scalars(name.decoded_text().chars()).ok(),
            ascii_name: dns_form(name),
            bidi_rule: rfc5893::bidi_rule_verdict(name),
        });
        Self {
            input: typed_input,
            line: line_number,
            name: parsed_input.decoded_text(),
            strategy: display,
            across: opposite_paragraph_display,
            display: &found_names.displayed_text,
            display_notation: notation.write_scalars(found_names.displayed_text.chars()).ok(),
            complete: found_names.are_all_names_found,
            count: found_names.name_count_lower_bound,
            collisions: collisions.collect(),
        }
    }
}
