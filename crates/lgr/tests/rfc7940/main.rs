//! RFC 7940: its examples, what is refused, and laws over random rulesets.

mod examples;
mod language;
mod laws;
mod part;
mod reading;
mod rules;
mod rulesets;
mod tables;
mod validity;
mod well_formed;

use bidiscope_lgr::{HexadecimalCodePoints, Ruleset, RulesetError};

/// A ruleset of `tests/data/lgr`.
macro_rules! file {
    ($name:literal) => {
        bidiscope_lgr::Ruleset::read(include_bytes!(concat!("../../../../tests/data/lgr/", $name)))
            .expect("it is a ruleset")
    };
}
use file;

/// A ruleset with this content of `data` and of `rules`.
fn read(data: &str, rules: &str) -> Result<Ruleset, RulesetError> {
    let text = format!(
        "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">\n<data>{data}</data>\n<rules>{rules}</rules>\n</lgr>"
    );
    Ruleset::read(text.as_bytes())
}

/// The disposition of a label, and the action that decided.
fn judge(ruleset: &Ruleset, label: &str) -> (String, Option<usize>) {
    let judgement = ruleset.judge(&characters(label));
    (judgement.disposition.to_owned(), judgement.deciding_action_index)
}

/// The variants of a label with their dispositions, those that are invalid too.
fn variants(ruleset: &Ruleset, label: &str) -> Vec<(String, String)> {
    let found = ruleset.variant_labels(&characters(label));
    found.map(|it| (it.code_points.iter().collect(), it.disposition.to_owned())).collect()
}

fn characters(text: &str) -> Vec<char> {
    text.chars().collect()
}

fn hexadecimal(label: &[char]) -> String {
    HexadecimalCodePoints(label).to_string()
}
