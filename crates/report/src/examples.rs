//! Example names and example texts.

use std::sync::{LazyLock, OnceLock};

use serde::Deserialize;

use bidiscope_bidi::name::{Input, InputType, Notation};
use bidiscope_words::message_with_prefixed_id;

/// The name that the window starts with, in the notation [`Notation::Unicode`]: two Arabic labels, the first with a
/// hyphen and digits, under a Latin top-level domain. Its displays in the one-to-one strategy and in the UBA's two
/// paragraphs all differ, and it satisfies the Bidi rule.
pub const START_EXAMPLE_DOMAIN_NAME: &str =
    "\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com";

/// A running text with domain names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExampleRunningText {
    /// Its identifier, such as `davis`.
    pub id: &'static str,
    /// The text.
    pub text: &'static str,
}

impl ExampleRunningText {
    /// Its title, in the language of the catalogue.
    pub fn title(&self) -> &'static str {
        message_with_prefixed_id("example-text", self.id).static_text()
    }
}

/// All example texts, in the order in which they are offered.
pub const EXAMPLE_RUNNING_TEXTS: [ExampleRunningText; 3] = [
    ExampleRunningText {
        id: "davis",
        text: "The address http://a.b.\u{5D0}.\u{5D1}.com changes its order here, and example.com does not.\n\
         \u{5D4}\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \u{5D4}\u{5D9}\u{5D0} http://a.b.\u{5D0}.\u{5D1}.com \
         \u{5D0}\u{5D5} example.com.\n",
    },
    ExampleRunningText {
        id: "announcement",
        text: "\u{645}\u{648}\u{642}\u{639}\u{646}\u{627} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F} \u{647}\u{648} \
         http://\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com/\u{635}\u{641}\u{62D}\u{629}?\u{645}=1\
         #\u{623} \u{60C} \u{628}\u{62F}\u{644} \u{645}\u{646} www.example.com.\n\
         Our new site is http://\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com/\u{635}\u{641}\u{62D}\u{629}, \
         and not www.example.com any more.\n",
    },
    ExampleRunningText {
        id: "violations",
        text: "In \u{5D0}\u{5D1}.1a.com the number moves into the label before it; 5\u{5D0}.com cannot be told from \
         \u{5D0}5.com (see https://www.rfc-editor.org/rfc/rfc5893#section-5).\n",
    },
];

/// An example name of the program's own, from `assets/examples.json`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ExampleName {
    /// The heading of its group; examples of a group are adjacent.
    #[serde(rename = "group")]
    pub group_heading: String,
    /// The name, written in `notation`.
    #[serde(rename = "name")]
    pub name_text: String,
    /// The notation of `name`.
    pub notation: Notation,
    /// As what it is read; `None` as what it is most likely meant.
    #[serde(rename = "as", default)]
    pub read_as: Option<InputType>,
    /// What it demonstrates, in one line of English.
    pub title: String,
    /// The identifier of the kind of finding that it demonstrates ([`bidiscope_idna::verdict::FindingKind::id`]);
    /// `None` where it demonstrates none.
    #[serde(rename = "finding", default)]
    pub demonstrated_finding_id: Option<String>,
    /// Where it demonstrates a finding, the identifiers of all findings of the name, in their order in the report; else
    /// empty.
    #[serde(rename = "findings", default)]
    pub all_finding_ids: Vec<String>,
    #[serde(skip)]
    read: OnceLock<Option<Input>>,
}

impl ExampleName {
    /// The name, read once; `None` where it cannot be read.
    pub fn input(&self) -> Option<&Input> {
        let read = || match self.read_as {
            Some(input_type) => Input::read_as(&self.name_text, self.notation, input_type),
            None => Input::read_detecting_type(&self.name_text, self.notation),
        };
        self.read.get_or_init(|| read().ok()).as_ref()
    }
}

/// Every example name, in the order of the menu.
pub fn examples() -> &'static [ExampleName] {
    static EXAMPLES: LazyLock<Vec<ExampleName>> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../../../assets/examples.json"))
            .expect("a test reads the examples that are built in")
    });
    &EXAMPLES
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{START_EXAMPLE_DOMAIN_NAME, examples};
    use bidiscope_bidi::name::{Input, Notation};
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

    #[test]
    fn every_example_is_a_name_and_stands_once() {
        let mut seen = HashSet::new();
        for example in examples() {
            assert!(example.input().is_some(), "{}", example.title);
            assert!(!example.title.is_empty() && example.title.is_ascii(), "{}", example.title);
            assert!(seen.insert((&example.name_text, example.notation)), "{} stands twice", example.title);
        }
        assert!(seen.len() >= 40, "{} examples", seen.len());
    }

    #[test]
    fn groups_stand_together() {
        let mut groups: Vec<&str> = examples().iter().map(|example| example.group_heading.as_str()).collect();
        groups.dedup();
        assert_eq!(groups.len(), groups.iter().collect::<HashSet<_>>().len());
    }

    #[test]
    fn the_file_holds_no_character_that_an_editor_reorders() {
        assert!(include_str!("../../../assets/examples.json").is_ascii());
    }

    #[test]
    fn the_start_example_shows_what_it_promises() {
        let name = Input::read(START_EXAMPLE_DOMAIN_NAME, Notation::Unicode).expect("readable");
        let [one_to_one, ltr, rtl] = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl]
            .map(|strategy| strategy.order(name.characters()).display(name.characters()));
        assert!(one_to_one != ltr && ltr != rtl && rtl != one_to_one);
        assert_eq!(rfc5893::bidi_rule_verdict(&name), RuleVerdict::Satisfied);
    }
}
