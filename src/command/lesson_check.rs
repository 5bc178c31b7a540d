//! How lessons are read, with their right answers, for `lesson --check` and where no window can be opened.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_lesson::{
    AnswerChoice, AnswerContent, DecidingTraceStep, Lesson, LessonError, LessonName, LessonSolution,
    LessonStep, LessonTask, MAX_LESSON_BYTES,
};
use bidiscope_report::json;
use bidiscope_report::words::error::file_error_text;
use bidiscope_words::{Message, MessageValue, message};
use serde::Serialize;

use super::context::CommandContext;
use super::standard_error::print_message;
use super::status::Status;
use super::{input, terminal};

/// Writes how each file is read. An error in one file does not stop the others.
pub(super) fn check(
    context: &CommandContext,
    files: &[PathBuf],
    as_json: bool,
    out: &mut dyn Write,
) -> io::Result<Status> {
    let mut status = Status::Done;
    for file in files {
        let called = input::source_name(file);
        match read(context, file) {
            Ok(lesson) => {
                let checked = CheckedLesson::of(&called, &lesson);
                if checked.steps.iter().any(|it| it.warning.as_ref().is_some_and(|it| it.is_wrong)) {
                    status = status.max(Status::Failed);
                }
                if as_json {
                    json::write_line(out, &checked)?;
                } else {
                    checked.write(out)?;
                }
            }
            Err(error) => {
                status = Status::Unreadable;
                if as_json {
                    let error = ErrorDetail { message: error.reason, line: error.line };
                    json::write_line(out, &LessonErrorJson { file: &called, error })?;
                } else {
                    print_message(&terminal::escaped(&format!("{called}: {error}")));
                }
            }
        }
    }
    Ok(status)
}

/// Writes how the lesson of a link is read.
pub(super) fn check_linked(lesson: &str, out: &mut dyn Write) -> io::Result<Status> {
    match Lesson::read_link_value(lesson) {
        Ok(lesson) => CheckedLesson::of(&lesson.title, &lesson).write(out).map(|()| Status::Done),
        Err(error) => {
            print_message(&terminal::escaped(&error.to_string()));
            Ok(Status::Unreadable)
        }
    }
}

fn read(context: &CommandContext, file: &Path) -> Result<Lesson, LessonError> {
    let bytes = context
        .whole_file(file, MAX_LESSON_BYTES as u64)
        .map_err(|it| LessonError { line: None, reason: file_error_text(&it) })?;
    Lesson::read_bytes(&bytes)
}

/// The JSON object of a lesson that cannot be read.
#[derive(Serialize)]
struct LessonErrorJson<'a> {
    file: &'a str,
    error: ErrorDetail,
}

#[derive(Serialize)]
struct ErrorDetail {
    message: String,
    line: Option<usize>,
}

/// A lesson as it was read, with the right answers.
#[derive(Serialize)]
struct CheckedLesson<'a> {
    file: &'a str,
    title: &'a str,
    steps: Vec<CheckedStep<'a>>,
}

/// A step as it was read.
#[derive(Serialize)]
struct CheckedStep<'a> {
    /// Where the step begins in the file, from 1.
    line: usize,
    kind: &'static str,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<&'static str>,
    /// The question as the learner reads it.
    #[serde(skip)]
    question_sentence: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Each display, and the text it shows.
    displays: Vec<CheckedDisplay>,
    answers: Vec<CheckedAnswer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    truth: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deciding: Option<DecidingTraceStep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<LessonWarning>,
}

#[derive(Serialize)]
struct CheckedDisplay {
    display: String,
    /// The name in display order, from left to right, with its own brackets.
    shows: String,
    /// The same as it is drawn.
    #[serde(skip)]
    drawn: String,
}

#[derive(Serialize)]
struct CheckedAnswer<'a> {
    answer: String,
    right: bool,
    explanation: &'a str,
}

/// Something that a teacher should look at again.
struct LessonWarning {
    /// The warning.
    sentence: Message<'static>,
    /// Whether the step cannot be intended this way; `--check` then fails.
    is_wrong: bool,
}

impl Serialize for LessonWarning {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.sentence)
    }
}

impl<'a> CheckedLesson<'a> {
    fn of(file: &'a str, lesson: &'a Lesson) -> Self {
        Self { file, title: &lesson.title, steps: lesson.steps.iter().map(CheckedStep::of).collect() }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let (file, title) = (terminal::escaped(self.file), terminal::escaped(self.title));
        let count = self.steps.len();
        writeln!(out, "{}", message!(lesson_check_title, file = file, title = title, count = count))?;
        for (number, step) in self.steps.iter().enumerate() {
            step.write(number + 1, out)?;
        }
        Ok(())
    }
}

impl<'a> CheckedStep<'a> {
    fn of(step: &'a LessonStep) -> Self {
        let LessonSolution { sentence, deciding_step: deciding, .. } = step
            .solution()
            .unwrap_or(LessonSolution { sentence: String::new(), to_inspect: None, deciding_step: None });
        let shown = |name: &LessonName, display: &DisplayConfig| CheckedDisplay {
            display: display.to_string(),
            shows: name.unmirrored_display_text(display),
            drawn: name.display_text(display),
        };
        let (kind, question, name, displays) = match &step.task {
            LessonTask::Page { name, displays } => {
                let shown = name.iter().flat_map(|name| displays.iter().map(|it| shown(name, it))).collect();
                ("page", None, name.as_ref(), shown)
            }
            LessonTask::Arrange(task) => {
                ("arrange", None, Some(task.name()), vec![shown(task.name(), task.display())])
            }
            LessonTask::Choose(task) => {
                let both = task.asked_name().zip(task.asked_display());
                let displays = both.map(|(name, display)| shown(name, display)).into_iter().collect();
                ("choose", Some(task.question_kind().id()), task.asked_name(), displays)
            }
        };
        let answers = match &step.task {
            LessonTask::Choose(task) => task.answer_choices(),
            _ => &[],
        };
        let answers = answers.iter().map(|it| CheckedAnswer {
            answer: it.content.text(),
            right: it.is_correct,
            explanation: &it.explanation,
        });
        Self {
            line: step.line,
            kind,
            title: &step.title,
            question,
            question_sentence: match &step.task {
                LessonTask::Choose(task) => Some(task.question()),
                LessonTask::Page { .. } | LessonTask::Arrange(_) => None,
            },
            name: name.map(|it| it.typed_or_code_points()),
            displays,
            answers: answers.collect(),
            truth: Some(sentence).filter(|it| !it.is_empty()),
            deciding,
            warning: warning(&step.task),
        }
    }

    fn write(&self, number: usize, out: &mut dyn Write) -> io::Result<()> {
        let kind = self.question.map_or_else(|| self.kind.to_owned(), |it| format!("{}, {it}", self.kind));
        let (title, line) = (terminal::escaped(self.title), self.line);
        let heading = message!(lesson_check_step, number = number, title = title, kind = kind, line = line);
        writeln!(out, "  {heading}")?;
        let mut lines = Vec::new();
        let name = self.name.as_deref().unwrap_or_default();
        if self.displays.is_empty() && !name.is_empty() {
            lines.push(message!(lesson_check_name, name = name));
        }
        lines.extend(self.displays.iter().map(|CheckedDisplay { display, drawn, .. }| {
            message!(lesson_check_display, name = name, display = display, text = drawn)
        }));
        lines.extend(self.answers.iter().map(|CheckedAnswer { answer, right, explanation }| {
            let answer = match explanation.is_empty() {
                true => MessageValue::from(answer),
                false => message!(lesson_check_answer, answer = answer, explanation = *explanation).into(),
            };
            if *right {
                message!(lesson_check_right, answer = answer)
            } else {
                message!(lesson_check_wrong, answer = answer)
            }
        }));
        let sentences = self.truth.iter().chain(self.deciding.as_ref().map(|it| &it.sentence)).cloned();
        let warning = self.warning.as_ref();
        let warning = warning.map(|it| message!(lesson_check_warning, warning = it.sentence.clone()));
        let question = self.question_sentence.iter().cloned();
        let lines = question.chain(lines.iter().map(Message::to_string)).chain(sentences);
        for line in lines.chain(warning.map(|it| it.to_string())) {
            writeln!(out, "     {}", terminal::escaped(&line))?;
        }
        Ok(())
    }
}

/// A likely mistake in a step that can be read.
fn warning(task: &LessonTask) -> Option<LessonWarning> {
    let of = |sentence, is_wrong| Some(LessonWarning { sentence, is_wrong });
    match task {
        LessonTask::Page { .. } => None,
        LessonTask::Arrange(task) if task.judge(&task.initial_visual_piece_indices()).is_correct() => {
            of(message!(lesson_warning_nothing_to_move), false)
        }
        LessonTask::Arrange(_) => None,
        LessonTask::Choose(task) => {
            // The program adds “None of the other answers” itself, so it is not counted among names.
            let is_name = |it: &&AnswerChoice| matches!(it.content, AnswerContent::Name(_));
            let mut names = task.answer_choices().iter().filter(is_name).peekable();
            let all = if names.peek().is_some() {
                names.all(|it| it.is_correct)
            } else {
                task.answer_choices().iter().all(|it| it.is_correct)
            };
            if all { of(message!(lesson_warning_all_right), true) } else { None }
        }
    }
}
