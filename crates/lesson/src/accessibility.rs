//! Text for screen readers: a step as it opens, its names, and their displays.

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::view::{describe_positions, describe_runs};
use bidiscope_report::words::accessible::accessible_text;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::{Lesson, LessonName, LessonTask, LessonText, LessonTextPiece};

/// The heading of a step, by its index from 0: `Step 2 of 8: Three letters`.
///
/// # Panics
/// If the lesson has no such step.
pub fn step_heading(lesson: &Lesson, step_index: usize) -> String {
    let (count, title) = (lesson.steps.len(), &lesson.steps[step_index].title);
    message!(lesson_step_heading, number = step_index + 1, count = count, title = title).to_string()
}

/// A step, by its index from 0, as it is read out when it opens: everything before the controls. The first step begins with
/// the introduction.
///
/// # Panics
/// If the lesson has no such step.
pub fn describe_step(lesson: &Lesson, step_index: usize) -> String {
    let introduction = if step_index == 0 { text_of_words(&lesson.introduction) } else { String::new() };
    let heading = format!("{}.", step_heading(lesson, step_index));
    let step_index = &lesson.steps[step_index];
    let (name, task) = match &step_index.task {
        LessonTask::Page { name, .. } => (name.as_ref().map(name_as_typed), String::new()),
        LessonTask::Arrange(task) => (Some(name_as_typed(task.name())), task.display().title()),
        LessonTask::Choose(task) => {
            let described = |name| match task.asked_display().filter(|_| task.shows_display()) {
                Some(display) => name_in_visible_order(name, display),
                None => name_as_typed(name),
            };
            (task.asked_name().map(described), task.question())
        }
    };
    let name = name.map(|it| message!(lesson_name_sentence, name = it).to_string()).unwrap_or_default();
    let parts = [introduction, heading, text_of_words(&step_index.text), name, task];
    parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A name in logical order, and how it is typed where that is ASCII and differs.
pub fn describe_name(name: &LessonName) -> String {
    message!(lesson_name, name = name_as_typed(name)).to_string()
}

/// A name, and the runs of its display with their directions and levels.
pub fn describe_lesson_line(name: &LessonName, display: &DisplayConfig) -> String {
    let runs = describe_runs(&display.order(name.characters()));
    message!(lesson_name_shown, name = describe_name(name), shown = runs).to_string()
}

/// A name, and the logical positions of its display from left to right, without levels: for a question in which the
/// display is to be recognised.
pub fn describe_visible_order(name: &LessonName, display: &DisplayConfig) -> String {
    message!(lesson_name, name = name_in_visible_order(name, display)).to_string()
}

fn name_as_typed(name: &LessonName) -> String {
    let text = accessible_text(name.characters());
    match name.typed_text_if_ascii().filter(|it| *it != text) {
        Some(typed) => message!(lesson_name_typed, name = text, typed = typed).to_string(),
        None => text,
    }
}

fn name_in_visible_order(name: &LessonName, display: &DisplayConfig) -> String {
    let positions = describe_positions(&display.order(name.characters()));
    message!(lesson_name_shown, name = name_as_typed(name), shown = positions).to_string()
}

fn text_of_words(words: &LessonText) -> String {
    let piece = |it: &LessonTextPiece| match it {
        LessonTextPiece::Text(text) | LessonTextPiece::TextToType(text) => text.clone(),
        LessonTextPiece::Name(name) => describe_name(name),
    };
    let paragraph = |it: &Vec<LessonTextPiece>| it.iter().map(piece).collect::<String>();
    words.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join(" ")
}
