//! What a pupil is told who hears a lesson: a step as it opens, its names, and their lines.

use crate::view::{spoken, told_places, told_runs};
use bidiscope_bidi::order::Display;

use super::{ArrangeTask, Lesson, LessonName, LessonTask, LessonWords, WordPiece};

/// What stands over a step, by its place in the lesson, which has one there: `Step 2 of 8: Three letters`.
pub fn step_heading(lesson: &Lesson, step: usize) -> String {
    format!("Step {} of {}: {}", step + 1, lesson.steps.len(), lesson.steps[step].title)
}

/// A step as it is spoken when it opens, by its place in the lesson, which has one there: what stands before that which
/// the pupil does. The words of the whole lesson come before those of its first step.
pub fn told_step(lesson: &Lesson, step: usize) -> String {
    let introduction = if step == 0 { told_words(&lesson.introduction) } else { String::new() };
    let heading = format!("{}.", step_heading(lesson, step));
    let step = &lesson.steps[step];
    let (name, task) = match &step.task {
        LessonTask::Page { name, .. } => (name.as_ref().map(heard), String::new()),
        LessonTask::Arrange(task) => (Some(heard(task.name())), arranged_in(task)),
        LessonTask::Choose(task) => {
            let told = |name| match task.display().filter(|_| task.shows_line()) {
                Some(display) => heard_places(name, display),
                None => heard(name),
            };
            (task.name().map(told), task.question())
        }
    };
    let name = name.map(|it| format!("The name {it}.")).unwrap_or_default();
    let parts = [introduction, heading, told_words(&step.words), name, task];
    parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What is asked of one who puts the characters of a name to their places.
pub fn arranged_in(task: &ArrangeTask) -> String {
    format!("Where the reader will see each, in: {}", task.display().title())
}

/// A name as it is spoken: in logical order, and how it is typed where that is something else.
pub fn told_name(name: &LessonName) -> String {
    format!("the name {}", heard(name))
}

/// The line of a name in a display: the name, and the runs of the line.
pub fn told_line(name: &LessonName, display: &Display) -> String {
    format!("{}, {}", told_name(name), told_runs(&display.order(name.characters())))
}

/// The same where it is asked which display that is: only what is seen, for levels would give it away.
pub fn told_asked_line(name: &LessonName, display: &Display) -> String {
    format!("the name {}", heard_places(name, display))
}

fn heard(name: &LessonName) -> String {
    let text = spoken(name.characters());
    match name.ascii().filter(|it| *it != text) {
        Some(typed) => format!("{text}, typed {typed}"),
        None => text,
    }
}

fn heard_places(name: &LessonName, display: &Display) -> String {
    format!("{}, {}", heard(name), told_places(&display.order(name.characters())))
}

fn told_words(words: &LessonWords) -> String {
    let piece = |it: &WordPiece| match it {
        WordPiece::Text(text) | WordPiece::Typed(text) => text.clone(),
        WordPiece::Name(name) => told_name(name),
    };
    let paragraph = |it: &Vec<WordPiece>| it.iter().map(piece).collect::<String>();
    words.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join(" ")
}
