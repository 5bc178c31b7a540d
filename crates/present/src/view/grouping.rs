//! Character Grouping (RFC 5893, section 3) as the verdict pane shows it.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy};
use bidiscope_idna::verdict::grouping::{ContextSearch, Counterexample, Grouping};

/// One interpretation of the requirement, and the result of the search for a counterexample.
#[derive(Clone, Debug)]
pub struct GroupingView {
    /// The requirement as it is interpreted, in a few words.
    pub requirement: &'static str,
    /// The result, in a sentence.
    pub sentence: String,
    /// Whether no counterexample was found.
    pub holds: bool,
    /// The smallest context in which the requirement fails, to be drawn.
    pub counterexample: Option<CounterexampleView>,
}

/// A context in which a label is split, to be drawn.
#[derive(Clone, Debug)]
pub struct CounterexampleView {
    /// The whole line in logical order.
    pub characters: Vec<Character>,
    /// The display order of that line.
    pub order: DisplayOrder,
    /// The range of the name in the line, in characters.
    pub name: Range<usize>,
}

/// The interpretations of RFC 5893 section 3, in the order in which they are listed.
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

fn view(name: &Name, reading: &'static str, trial: &ContextSearch) -> GroupingView {
    let reach = match trial.complete_to {
        Some(0) => "the name alone between delimiters".to_owned(),
        Some(1) => "every neighbour of one character".to_owned(),
        Some(length) => format!("all neighbours to {length} characters in all"),
        None => "not even the name alone: it is too long".to_owned(),
    };
    let searched = format!("{} contexts tried, {reach}", trial.contexts);
    let sentence = match &trial.counterexample {
        None if trial.is_complete => format!("No neighbour that follows the rule breaks this: {searched}."),
        None => format!("No neighbour that follows the rule breaks this so far: {searched}."),
        Some(it) => {
            let paragraph = match it.paragraph {
                Direction::LeftToRight => "LTR",
                Direction::RightToLeft => "RTL",
            };
            format!("Fails for label {} in this {paragraph} paragraph:", it.label)
        }
    };
    let example = trial.counterexample.as_ref().map(|it| example(name, it));
    GroupingView {
        requirement: reading,
        sentence,
        holds: trial.counterexample.is_none(),
        counterexample: example,
    }
}

fn example(name: &Name, counterexample: &Counterexample) -> CounterexampleView {
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
    CounterexampleView { characters, order, name: start..end }
}
