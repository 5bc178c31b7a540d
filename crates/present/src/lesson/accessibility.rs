//! Text for screen readers: a step as it opens, its names, and their displays.

use crate::view::{accessible_text, describe_positions, describe_runs};
use bidiscope_bidi::order::DisplayConfig;

use super::{ArrangeTask, Lesson, LessonName, LessonTask, LessonText, TextPiece};

/// The heading of a step, by its index: `Step 2 of 8: Three letters`.
pub fn step_heading(lesson: &Lesson, step: usize) -> String {
    format!("Step {} of {}: {}", step + 1, lesson.steps.len(), lesson.steps[step].title)
}

/// A step, by its index, as it is read out when it opens: everything before the controls. The first step begins with
/// the introduction.
pub fn describe_step(lesson: &Lesson, step: usize) -> String {
    let introduction = if step == 0 { text_of_words(&lesson.introduction) } else { String::new() };
    let heading = format!("{}.", step_heading(lesson, step));
    let step = &lesson.steps[step];
    let (name, task) = match &step.task {
        LessonTask::Page { name, .. } => (name.as_ref().map(name_as_typed), String::new()),
        LessonTask::Arrange(task) => (Some(name_as_typed(task.name())), arrange_instruction(task)),
        LessonTask::Choose(task) => {
            let described = |name| match task.display().filter(|_| task.shows_display()) {
                Some(display) => name_in_visible_order(name, display),
                None => name_as_typed(name),
            };
            (task.name().map(described), task.question())
        }
    };
    let name = name.map(|it| format!("The name {it}.")).unwrap_or_default();
    let parts = [introduction, heading, text_of_words(&step.text), name, task];
    parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The instruction of an arrangement task.
pub fn arrange_instruction(task: &ArrangeTask) -> String {
    format!("Where the reader will see each, in: {}", task.display().title())
}

/// A name in logical order, and how it is typed where that differs.
pub fn describe_name(name: &LessonName) -> String {
    format!("the name {}", name_as_typed(name))
}

/// A name, and the runs of its display with their directions and levels.
pub fn describe_lesson_line(name: &LessonName, display: &DisplayConfig) -> String {
    format!("{}, {}", describe_name(name), describe_runs(&display.order(name.characters())))
}

/// A name, and the logical positions of its display from left to right, without levels: for a question in which the
/// display is to be recognised.
pub fn describe_visible_order(name: &LessonName, display: &DisplayConfig) -> String {
    format!("the name {}", name_in_visible_order(name, display))
}

fn name_as_typed(name: &LessonName) -> String {
    let text = accessible_text(name.characters());
    match name.ascii().filter(|it| *it != text) {
        Some(typed) => format!("{text}, typed {typed}"),
        None => text,
    }
}

fn name_in_visible_order(name: &LessonName, display: &DisplayConfig) -> String {
    format!("{}, {}", name_as_typed(name), describe_positions(&display.order(name.characters())))
}

fn text_of_words(words: &LessonText) -> String {
    let piece = |it: &TextPiece| match it {
        TextPiece::Text(text) | TextPiece::Typed(text) => text.clone(),
        TextPiece::Name(name) => describe_name(name),
    };
    let paragraph = |it: &Vec<TextPiece>| it.iter().map(piece).collect::<String>();
    words.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join(" ")
}
