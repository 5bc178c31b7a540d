//! Character Grouping (RFC 5893, section 3) as the verdict pane shows it.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy};
use bidiscope_idna::verdict::grouping::{ContextSearch, Counterexample};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

/// One interpretation of the requirement Character Grouping (RFC 5893, section 3), and the result of the search for a
/// context that breaks it.
#[derive(Clone, Debug)]
pub struct GroupingView {
    /// The requirement as it is interpreted, in a few words.
    pub requirement: String,
    /// The result, in a sentence.
    pub sentence: String,
    /// Whether no counterexample was found among the contexts that were searched, which `sentence` states.
    pub holds: bool,
    /// The smallest context in which the requirement fails, to be drawn; `None` if it holds.
    pub counterexample: Option<GroupingCounterexampleView>,
}

/// A context of the name in which a label is split, to be drawn: a counterexample to Character Grouping.
#[derive(Clone, Debug)]
pub struct GroupingCounterexampleView {
    /// The whole line, the name with its context, in logical order.
    pub characters: Vec<Character>,
    /// The display order of that line.
    pub order: DisplayOrder,
    /// The range of the name in the line, in characters.
    pub name: Range<usize>,
}

/// The interpretations of RFC 5893 section 3, in the order in which they are listed. Of a URL they are about its host. That
/// a label stays between its delimiters, which the section states formally, is not among them: beside a label of its own
/// direction no label does, in a paragraph of the other one, so that it says nothing of this name.
pub(crate) fn grouping_views(analysis: &InputAnalysis) -> Vec<GroupingView> {
    let Some(grouping) = analysis.grouping() else { return Vec::new() };
    let view = |requirement, trial| view(analysis.of_name().name(), requirement, trial);
    let mut views = vec![view(message!(grouping_together), &grouping.together)];
    if let Some(controls) = &grouping.controls {
        views.push(view(message!(grouping_controls), controls));
    }
    views
}

fn view(name: &Name, requirement: Message<'_>, trial: &ContextSearch) -> GroupingView {
    let sentence = match &trial.counterexample {
        None => message!(
            grouping_holds,
            iscomplete = if trial.is_complete { "yes" } else { "no" },
            contexts = trial.contexts,
            searched = match trial.complete_to {
                None => message!(grouping_searched_none),
                Some(0) => message!(grouping_searched_alone),
                Some(length) => message!(grouping_searched, count = length),
            }
        ),
        Some(it) => message!(grouping_fails, label = it.label + 1, paragraph = it.paragraph.id()),
    };
    let example = trial.counterexample.as_ref().map(|it| example(name, it));
    GroupingView {
        requirement: requirement.to_string(),
        sentence: sentence.to_string(),
        holds: trial.counterexample.is_none(),
        counterexample: example,
    }
}

fn example(name: &Name, counterexample: &Counterexample) -> GroupingCounterexampleView {
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
    GroupingCounterexampleView { characters, order, name: start..end }
}
