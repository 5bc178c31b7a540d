//! What is true of a step, with the step of the trace that decides it.

use crate::order::{Display, Strategy};
use crate::trace::Trace;
use crate::view::cause;

use super::{AnswerShown, ArrangeTask, ChooseTask, LessonName, QuestionKind};

/// What is true of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonTruth {
    /// It in a sentence; may be empty where each answer has its own.
    pub sentence: String,
    /// What is looked at further in the tab Inspect.
    pub opens: Option<(LessonName, Display)>,
    /// What decides it in the trace of that.
    pub deciding: Option<DecidingStep>,
}

/// The step of a trace that decides where a character stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingStep {
    /// Its number, from 1; `None` where it is no step but the character's own class.
    pub step: Option<usize>,
    /// The character, in logical order.
    pub character: usize,
    /// What it does, in a sentence.
    pub sentence: String,
}

pub(super) fn of_arranged(task: &ArrangeTask) -> LessonTruth {
    let (name, display) = (task.name(), task.display());
    LessonTruth {
        sentence: format!("{} shows {}.", display.title(), name.shown(display)),
        opens: Some((name.clone(), display.clone())),
        deciding: deciding(name, display, task.about()),
    }
}

pub(super) fn of_chosen(task: &ChooseTask) -> LessonTruth {
    // Of names among which is chosen, the first that is right.
    let chosen = task.answers.iter().filter(|it| it.is_right).find_map(|it| match &it.shown {
        AnswerShown::Name(name) => Some(name),
        AnswerShown::Words(_) => None,
    });
    let name = task.name.as_ref().or(chosen);
    let display = task.display.clone().unwrap_or_else(|| Strategy::UbaLtr.into());
    let is_of_display = matches!(task.kind, QuestionKind::Display | QuestionKind::Same | QuestionKind::Torn);
    LessonTruth {
        sentence: task.sentence.clone(),
        deciding: name.filter(|_| is_of_display).and_then(|it| deciding(it, &display, task.about)),
        opens: name.map(|it| (it.clone(), display)),
    }
}

/// What decides where the character stands that is asked about: the last rule that gave it another class or level;
/// where none is asked about, why the display parts from logical order.
fn deciding(name: &LessonName, display: &Display, about: Option<usize>) -> Option<DecidingStep> {
    let characters = name.characters();
    if let Some(character) = about {
        let trace = Trace::of(display, characters);
        let is_about = |it: &&crate::trace::Step| it.changed.iter().any(|change| change.character.0 == character);
        let changing = trace.steps.iter().rfind(is_about).map(|it| it.step);
        let story = trace.story(crate::order::LogicalIndex(character));
        let told = story.iter().find(|it| Some(it.step) == changing).or(story.last())?;
        return Some(DecidingStep { step: Some(told.step), character, sentence: told.text.clone() });
    }
    let found = cause(characters, name.notation, &Strategy::Logical.into(), display)?;
    Some(DecidingStep { step: found.step, character: found.character, sentence: found.sentence })
}

#[cfg(test)]
mod tests {
    use crate::lesson::{ArrangeTask, LessonName};
    use crate::name::Notation;
    use crate::order::Display;
    use crate::trace::Trace;

    fn rule(typed: &str, display: &str, about: Option<usize>) -> Option<(&'static str, usize)> {
        let name = LessonName::read(typed, Notation::Capitals).expect("a name");
        let display = Display::read(display).expect("a display");
        let trace = Trace::of(&display, name.characters());
        let task = ArrangeTask::new(name, display, about);
        let deciding = super::of_arranged(&task).deciding?;
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

    /// Where nothing is asked about, what moves first; nothing where nothing moves.
    #[test]
    fn the_step_that_parts_from_logical_order() {
        assert_eq!(rule("abc", "uba-ltr", None), None);
        let name = LessonName::read("123-ABC", Notation::Capitals).expect("a name");
        let task = ArrangeTask::new(name, Display::read("uba-ltr").expect("a display"), None);
        let deciding = super::of_arranged(&task).deciding.expect("it parts");
        assert_eq!(deciding.character, 4);
    }
}
