//! The solution of a step, with the trace step that decides it.

use crate::display_text::DisplayTitle;
use crate::message;
use crate::trace_text::character_history;
use crate::view::first_difference;
use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::compare::split_labels;
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{Step, Trace};

use super::{AnswerContent, ArrangeTask, ChooseTask, LessonName, QuestionKind};

/// The solution of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonSolution {
    /// The solution in a sentence; may be empty where each answer has its own.
    pub sentence: String,
    /// The name and display that the Inspect tab opens to show the solution; where the answers are names, the first
    /// correct one. `None` where there is no such name.
    pub inspects: Option<(LessonName, DisplayConfig)>,
    /// The step of the display's trace that decides it; `None` where the question is not about a display.
    pub deciding: Option<DecidingStep>,
}

/// The trace step that decides the position of a character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingStep {
    /// Its number, from 1; `None` where the character's bidi class decides.
    pub step: Option<usize>,
    /// The logical position of the character.
    pub character: usize,
    /// What the step does, in a sentence.
    pub sentence: String,
}

pub(super) fn for_arrange(task: &ArrangeTask) -> LessonSolution {
    let (name, display) = (task.name(), task.display());
    LessonSolution {
        sentence: message!(answer_shows, display = display.title(), text = name.displayed(display))
            .to_string(),
        inspects: Some((name.clone(), display.clone())),
        deciding: deciding(name, display, task.asked_character(), task.compared_with()),
    }
}

pub(super) fn for_choose(task: &ChooseTask) -> LessonSolution {
    // Where the answers are names, the first correct one.
    let chosen = task.answers.iter().filter(|it| it.is_right).find_map(|it| match &it.content {
        AnswerContent::Name(name) => Some(name),
        AnswerContent::Words(_) => None,
    });
    let name = task.name.as_ref().or(chosen);
    let display = task.display.clone().unwrap_or_else(|| Strategy::UbaLtr.into());
    let deciding = name.and_then(|name| match task.kind {
        QuestionKind::Display | QuestionKind::Same => {
            deciding(name, &display, task.asked_character, task.compared_with.as_ref())
        }
        // The first character of the label that is split.
        QuestionKind::Split => {
            let split = split_labels(&name.name, &display.order(name.characters()));
            let first = split.first().map(|&it| name.name.labels()[it].range.start);
            deciding(name, &display, first, None)
        }
        QuestionKind::Condition | QuestionKind::Registration | QuestionKind::Class | QuestionKind::Rule => {
            None
        }
    });
    LessonSolution {
        sentence: task.sentence.clone(),
        deciding,
        inspects: name.map(|it| (it.clone(), display)),
    }
}

/// The step that decides the position of the asked character; without one, the first difference from the compared
/// display or from logical order. Where no step but the bidi class causes the difference, the step to which that class
/// leads.
fn deciding(
    name: &LessonName,
    display: &DisplayConfig,
    about: Option<usize>,
    against: Option<&DisplayConfig>,
) -> Option<DecidingStep> {
    let characters = name.characters();
    let character = match about {
        Some(about) => about,
        None => {
            let logical = Strategy::Logical.into();
            let found = first_difference(characters, name.notation, against.unwrap_or(&logical), display)?;
            if found.step.is_some() {
                return Some(DecidingStep {
                    step: found.step,
                    character: found.character,
                    sentence: found.sentence,
                });
            }
            found.character
        }
    };
    let trace = Trace::of(display, characters);
    let is_about = |it: &&Step| it.changed.iter().any(|change| change.character.0 == character);
    let changing = trace.steps.iter().rfind(is_about).map(|it| it.step);
    let history = character_history(&trace, LogicalIndex(character));
    let deciding = history.iter().find(|it| Some(it.step) == changing).or(history.last())?;
    let sentence = message!(
        answer_deciding,
        position = character + 1,
        character = called(name, character),
        explanation = deciding.text.as_str()
    );
    Some(DecidingStep { step: Some(deciding.step), character, sentence: sentence.to_string() })
}

/// A character as a sentence can hold it: as it is typed, or its code point.
fn called(name: &LessonName, character: usize) -> String {
    let scalar = name.characters()[character].scalar;
    let typed = name.notation.write([scalar]).ok().filter(|it| it.bytes().all(|it| it.is_ascii_graphic()));
    typed.map_or_else(|| code_point(scalar), |it| format!("\u{201C}{it}\u{201D}"))
}

#[cfg(test)]
mod tests {
    use crate::lesson::{ArrangeTask, LessonName};
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::DisplayConfig;
    use bidiscope_bidi::trace::Trace;

    fn rule(typed: &str, display: &str, about: Option<usize>) -> Option<(&'static str, usize)> {
        let name = LessonName::read(typed, Notation::Capitals).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        let trace = Trace::of(&display, name.characters());
        let task = ArrangeTask::new(name, display, about, None);
        let deciding = super::for_arrange(&task).deciding?;
        Some((trace.steps[deciding.step? - 1].rule.id(), deciding.character))
    }

    /// UAX #9: with nothing strong before them, numbers in a left-to-right paragraph become L (W7); in a
    /// right-to-left one they stay numbers, at level 2 (I2).
    #[test]
    fn the_step_that_decides_of_a_character() {
        assert_eq!(rule("123-ABC", "uba-ltr", Some(0)), Some(("W7", 0)));
        assert_eq!(rule("123-ABC", "uba-rtl", Some(0)), Some(("I2", 0)));
        assert_eq!(rule("ABC-123", "one-to-one", Some(4)).map(|it| it.1), Some(4));
    }

    /// Without an asked character, the rule for the first character that moves; `None` where nothing moves.
    #[test]
    fn the_first_difference_from_logical_order() {
        assert_eq!(rule("abc", "uba-ltr", None), None);
        // A right-to-left letter goes up one level at an even one: I1.
        assert_eq!(rule("123-ABC", "uba-ltr", None), Some(("I1", 4)));
    }

    /// Compared with the opposite paragraph, the paragraph direction makes the difference: P3.
    #[test]
    fn the_first_difference_from_another_display() {
        let name = LessonName::read("ABC.abc", Notation::Capitals).expect("a name");
        let [ltr, rtl] = ["uba-ltr", "uba-rtl"].map(|it| DisplayConfig::read(it).expect("a display"));
        let trace = Trace::of(&rtl, name.characters());
        let task = ArrangeTask::new(name, rtl, None, Some(ltr));
        let deciding = super::for_arrange(&task).deciding.expect("they part");
        let rule = trace.steps[deciding.step.expect("a step") - 1].rule.id();
        assert!(["P3", "I2", "N2"].contains(&rule), "{rule}: {}", deciding.sentence);
    }
}
