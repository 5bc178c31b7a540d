//! Lessons: their steps, and whether an answer is right.

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::HtmlFragmentRenderer;
use bidiscope_lesson::{
    AnswerChoice, AnswerContent, Lesson, LessonName, LessonStep, LessonTask, LessonText, LessonTextPiece,
    MAX_HINTS, describe_lesson_line, describe_name, describe_visible_order, step_heading,
};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;
use serde::Serialize;

use super::failure::Failure;

/// A lesson.
#[derive(Serialize)]
pub(super) struct LessonPage {
    title: String,
    introduction: String,
    steps: Vec<StepPart>,
    glyphs: String,
}

/// A step of a lesson.
#[derive(Serialize)]
struct StepPart {
    heading: String,
    text: String,
    /// What the task is about: a name and its displays.
    shown: String,
    /// The question or the display to arrange for; empty on a page.
    question: String,
    /// The answers to choose from, in the order in which they are shown: the index that [`judge`] takes, and HTML.
    answers: Vec<(usize, String)>,
    /// The characters to arrange, in logical order.
    pieces: Vec<String>,
}

pub(super) fn page(lesson: &str) -> Result<LessonPage, Failure> {
    let lesson = read(lesson)?;
    let mut fragments = HtmlFragmentRenderer::new("l");
    let steps = (0..lesson.steps.len()).map(|it| step_part(&mut fragments, &lesson, it)).collect();
    Ok(LessonPage {
        introduction: lesson_text(&mut fragments, &lesson.introduction),
        title: lesson.title,
        steps,
        glyphs: fragments.glyph_definitions_html(),
    })
}

fn step_part(fragments: &mut HtmlFragmentRenderer, lesson: &Lesson, at: usize) -> StepPart {
    let step = &lesson.steps[at];
    let mut part = StepPart {
        heading: step_heading(lesson, at),
        text: lesson_text(fragments, &step.text),
        shown: String::new(),
        question: String::new(),
        answers: Vec::new(),
        pieces: Vec::new(),
    };
    match &step.task {
        LessonTask::Page { name, displays } => {
            if let Some(name) = name {
                part.shown = titled_stored(fragments, name);
                displays.iter().for_each(|it| part.shown += &titled(fragments, name, it));
            }
        }
        LessonTask::Arrange(task) => {
            part.shown = titled_stored(fragments, task.name());
            part.question = task.display().title();
            let pieces = task.piece_logical_ranges().iter();
            part.pieces = pieces.map(|it| text_of(&task.name().characters()[it.clone()])).collect();
        }
        LessonTask::Choose(task) => {
            if let Some(name) = task.asked_name() {
                part.shown = match task.asked_display().filter(|_| task.shows_display()) {
                    Some(display) => shown(fragments, name, display, &describe_visible_order(name, display)),
                    None => titled_stored(fragments, name),
                };
            }
            part.question = task.question();
            let mut html = |it: &AnswerChoice| match &it.content {
                AnswerContent::Words(words) => fragments.message_html(words),
                AnswerContent::Name(name) => stored(fragments, name),
            };
            part.answers =
                task.shown_answer_choices_with_index().map(|(number, it)| (number, html(it))).collect();
        }
    }
    part
}

/// What is said after an answer.
#[derive(Serialize)]
pub(super) struct Judgement {
    correct: bool,
    html: String,
    glyphs: String,
}

/// Whether an answer to a step, from 0, is right; after `wrong` wrong ones, this one included, with a hint or the solution.
/// `answer` is the index of the chosen answer, or the order of the pieces.
pub(super) fn judge(lesson: &str, step: usize, answer: &[usize], wrong: usize) -> Result<Judgement, Failure> {
    let lesson = read(lesson)?;
    let Some(step) = lesson.steps.get(step) else { return Err(Failure::new(message!(web_no_answer))) };
    let correct = match &step.task {
        LessonTask::Page { .. } => true,
        LessonTask::Arrange(task) if task.is_permutation(answer) => task.judge(answer).is_correct(),
        LessonTask::Choose(task) => match answer.first().and_then(|it| task.answer_choices().get(*it)) {
            Some(answer) => answer.is_correct,
            None => return Err(Failure::new(message!(web_no_answer))),
        },
        LessonTask::Arrange(_) => return Err(Failure::new(message!(web_no_answer))),
    };
    let mut fragments = HtmlFragmentRenderer::new("j");
    let mut html = String::new();
    match step.hint(answer, wrong).filter(|_| !correct) {
        Some(hint) => {
            html += &paragraph(&mut fragments, &message!(lesson_wrong).to_string());
            let title = message!(lesson_hint, number = wrong, count = MAX_HINTS, current = true).to_string();
            html += &paragraph(&mut fragments, &title);
            html += &lesson_text(&mut fragments, &hint);
        }
        None => {
            let begin = if correct { message!(lesson_right) } else { message!(lesson_answer) };
            html += &paragraph(&mut fragments, &begin.to_string());
            html += &solution(&mut fragments, step);
        }
    }
    Ok(Judgement { correct, html, glyphs: fragments.glyph_definitions_html() })
}

fn solution(fragments: &mut HtmlFragmentRenderer, step: &LessonStep) -> String {
    let mut html = String::new();
    if let LessonTask::Arrange(task) = &step.task {
        html += &titled(fragments, task.name(), task.display());
    }
    if let LessonTask::Choose(task) = &step.task {
        let right = task.answer_choices().iter().filter(|it| it.is_correct);
        for answer in right {
            html += &paragraph(fragments, &format!("{} {}", answer.content.text(), answer.explanation));
        }
    }
    html += &lesson_text(fragments, &step.text_after_answer);
    if let Some(solution) = step.solution() {
        let deciding = solution.deciding_step.map(|it| it.sentence);
        for sentence in [Some(solution.sentence), deciding].into_iter().flatten().filter(|it| !it.is_empty())
        {
            html += &paragraph(fragments, &sentence);
        }
    }
    html
}

/// The text of a lesson. Names in it are drawn in a left-to-right paragraph.
fn lesson_text(fragments: &mut HtmlFragmentRenderer, text: &LessonText) -> String {
    let mut html = String::new();
    for paragraph in &text.paragraphs {
        html += "<p>";
        for piece in paragraph {
            html += &match piece {
                LessonTextPiece::Text(text) => fragments.message_html(text),
                LessonTextPiece::TextToType(text) => format!("<code>{}</code>", fragments.message_html(text)),
                LessonTextPiece::Name(name) => {
                    shown(fragments, name, &Strategy::UbaLtr.into(), &describe_name(name))
                }
            };
        }
        html += "</p>\n";
    }
    html
}

/// A name in logical order.
fn stored(fragments: &mut HtmlFragmentRenderer, name: &LessonName) -> String {
    shown(fragments, name, &Strategy::Logical.into(), &describe_name(name))
}

/// The same below a title, as in the window.
fn titled_stored(fragments: &mut HtmlFragmentRenderer, name: &LessonName) -> String {
    let title = match name.typed_text_if_ascii() {
        Some(typed) => message!(lesson_stored_typed, typed = typed),
        None => message!(lesson_stored),
    };
    paragraph(fragments, &title.to_string()) + &stored(fragments, name)
}

/// A display of a name below its title.
fn titled(fragments: &mut HtmlFragmentRenderer, name: &LessonName, display: &DisplayConfig) -> String {
    paragraph(fragments, &display.title())
        + &shown(fragments, name, display, &describe_lesson_line(name, display))
}

fn shown(
    fragments: &mut HtmlFragmentRenderer,
    name: &LessonName,
    display: &DisplayConfig,
    says: &str,
) -> String {
    fragments.line_drawing_html(name.characters(), &display.order(name.characters()), says)
}

fn paragraph(fragments: &mut HtmlFragmentRenderer, words: &str) -> String {
    format!("<p>{}</p>", fragments.message_html(words))
}

fn read(lesson: &str) -> Result<Lesson, Failure> {
    Lesson::read_link_value(lesson).map_err(Failure::new)
}
