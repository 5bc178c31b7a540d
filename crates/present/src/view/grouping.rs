//! Character Grouping as the verdict pane tells it.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy};
use bidiscope_idna::verdict::grouping::{Counterexample, Grouping, Trial};

/// One reading of the requirement, and what the search found.
#[derive(Clone, Debug)]
pub struct GroupingView {
    /// The reading, in a few words.
    pub reading: &'static str,
    /// What was found, in a sentence.
    pub sentence: String,
    /// Whether the claim holds in all that was tried.
    pub holds: bool,
    /// The smallest context in which it fails, to be drawn.
    pub example: Option<ExampleView>,
}

/// A context in which a label does not stay whole, to be drawn.
#[derive(Clone, Debug)]
pub struct ExampleView {
    /// The whole line in logical order.
    pub characters: Vec<Character>,
    /// How it is shown.
    pub order: DisplayOrder,
    /// Where the name stands in it, in characters.
    pub name: Range<usize>,
}

/// The readings of RFC 5893 section 3, in the order in which they are told.
pub fn grouping_views(name: &Name, grouping: &Grouping) -> Vec<GroupingView> {
    let view = |reading, trial| view(name, reading, trial);
    let mut views = vec![
        view("Each label stays together", &grouping.together),
        view("All of a label, and nothing else, between its delimiters", &grouping.between_delimiters),
    ];
    if let Some(controls) = &grouping.controls {
        views.push(view("Directional controls elsewhere change nothing", controls));
    }
    views
}

fn view(name: &Name, reading: &'static str, trial: &Trial) -> GroupingView {
    let reach = match trial.complete_to {
        Some(0) => "the name alone between delimiters".to_owned(),
        Some(1) => "every neighbour of one character".to_owned(),
        Some(length) => format!("all neighbours to {length} characters in all"),
        None => "not even the name alone: it is too long".to_owned(),
    };
    let tried = format!("{} contexts tried, {reach}", trial.contexts);
    let sentence = match &trial.counterexample {
        None if trial.is_whole => format!("No neighbour that follows the rule breaks this: {tried}."),
        None => format!("No neighbour that follows the rule breaks this so far: {tried}."),
        Some(it) => {
            let paragraph = match it.paragraph {
                Direction::LeftToRight => "LTR",
                Direction::RightToLeft => "RTL",
            };
            format!("Fails for label {} in this {paragraph} paragraph:", it.label)
        }
    };
    let example = trial.counterexample.as_ref().map(|it| example(name, it));
    GroupingView { reading, sentence, holds: trial.counterexample.is_none(), example }
}

fn example(name: &Name, counterexample: &Counterexample) -> ExampleView {
    let mut characters = characters_of(&counterexample.before);
    let start = characters.len();
    characters.extend_from_slice(name.characters());
    let end = characters.len();
    characters.extend(characters_of(&counterexample.after));
    let strategy = match counterexample.paragraph {
        Direction::LeftToRight => Strategy::UbaLtr,
        Direction::RightToLeft => Strategy::UbaRtl,
    };
    let order = strategy.order(&characters);
    ExampleView { characters, order, name: start..end }
}
