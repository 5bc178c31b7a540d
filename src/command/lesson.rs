//! `bidiscope lesson`: lessons that teachers write, checked or opened.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bidiscope_present::lesson::{
    AnswerShown, LESSON_TEMPLATE, Lesson, LessonStep, LessonTask, LessonTruth, MOST_LESSON_BYTES,
};
use bidiscope_system::files;
use serde::Serialize;

use super::{Status, input, json, say, terminal, window};

/// Open a lesson in the window, or check those that you write
#[derive(clap::Args, Debug)]
#[command(after_long_help = "docs/lessons.md tells how a lesson is written.")]
pub(super) struct Arguments {
    /// Say how each file is read, and what is right in each step, instead of opening the window
    #[arg(long, conflicts_with = "example")]
    check: bool,

    /// Print a lesson to begin with, with comments
    #[arg(long, conflicts_with = "files")]
    example: bool,

    /// Answer in JSON Lines: one object for each file
    #[arg(long, requires = "check")]
    json: bool,

    /// The files; `-` stands for standard input
    #[arg(required_unless_present = "example", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Arguments {
    /// Whether a status is found out after all is written.
    pub(super) const fn goes_on(&self) -> bool {
        self.check
    }

    /// Answers on `out`, or opens the window.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<Status> {
        if self.example {
            out.write_all(LESSON_TEMPLATE.as_bytes())?;
            return Ok(Status::Done);
        }
        match (self.check, self.files.as_slice()) {
            (false, [file]) => window::open_lesson(file, out),
            (false, _) => {
                say("the window opens one lesson at a time; `--check` takes several files");
                Ok(Status::Unreadable)
            }
            (true, files) => check(files, self.json, out),
        }
    }
}

/// Says how each file is read; what is wrong with one keeps no other from its answer.
pub(super) fn check(files: &[PathBuf], as_json: bool, out: &mut dyn Write) -> io::Result<Status> {
    let mut status = Status::Done;
    for file in files {
        let called = input::called(file);
        match read(file) {
            Ok(lesson) => {
                let checked = CheckedLesson::of(&called, &lesson);
                if checked.steps.iter().any(|it| it.warning.is_some_and(|it| it.is_wrong)) {
                    status = status.max(Status::Failed);
                }
                if as_json {
                    json::write_line(out, &checked)?;
                } else {
                    checked.write(out)?;
                }
            }
            Err((line, message)) => {
                status = Status::Unreadable;
                if as_json {
                    json::write_line(
                        out,
                        &RefusedLesson { file: &called, error: LessonFault { message, line } },
                    )?;
                } else {
                    let line = line.map(|it| format!("line {it}: ")).unwrap_or_default();
                    say(&terminal::visible(&format!("{called}: {line}{message}")));
                }
            }
        }
    }
    Ok(status)
}

fn read(file: &Path) -> Result<Lesson, (Option<usize>, String)> {
    // One byte more than a lesson has, so that a longer one is told in the lesson's own words.
    let bytes =
        input::whole_file(file, 2 * MOST_LESSON_BYTES as u64).map_err(|it| (None, files::reason(&it)))?;
    Lesson::read_bytes(&bytes).map_err(|error| (error.line, error.kind.to_string()))
}

#[derive(Serialize)]
struct RefusedLesson<'a> {
    file: &'a str,
    error: LessonFault,
}

#[derive(Serialize)]
struct LessonFault {
    message: String,
    line: Option<usize>,
}

/// A lesson as it was read, with what is right in it.
#[derive(Serialize)]
struct CheckedLesson<'a> {
    file: &'a str,
    title: &'a str,
    steps: Vec<CheckedStep<'a>>,
}

#[derive(Serialize)]
struct CheckedStep<'a> {
    line: usize,
    kind: &'static str,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Each display with what it shows.
    displays: Vec<CheckedDisplay>,
    answers: Vec<CheckedAnswer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    truth: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deciding: Option<CheckedDeciding>,
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<LessonWarning>,
}

#[derive(Serialize)]
struct CheckedDisplay {
    display: String,
    shows: String,
}

#[derive(Serialize)]
struct CheckedAnswer<'a> {
    answer: String,
    right: bool,
    told: &'a str,
}

#[derive(Serialize)]
struct CheckedDeciding {
    step: Option<usize>,
    character: usize,
    sentence: String,
}

/// What a teacher should look at again.
#[derive(Clone, Copy)]
struct LessonWarning {
    sentence: &'static str,
    /// Whether the step cannot be meant so.
    is_wrong: bool,
}

impl Serialize for LessonWarning {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.sentence)
    }
}

impl<'a> CheckedLesson<'a> {
    fn of(file: &'a str, lesson: &'a Lesson) -> Self {
        Self { file, title: &lesson.title, steps: lesson.steps.iter().map(CheckedStep::of).collect() }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let steps =
            if self.steps.len() == 1 { "1 step".to_owned() } else { format!("{} steps", self.steps.len()) };
        writeln!(
            out,
            "{}: \u{201C}{}\u{201D}, {steps}",
            terminal::visible(self.file),
            terminal::visible(self.title)
        )?;
        for (number, step) in self.steps.iter().enumerate() {
            step.write(number + 1, out)?;
        }
        Ok(())
    }
}

impl<'a> CheckedStep<'a> {
    fn of(step: &'a LessonStep) -> Self {
        let LessonTruth { sentence, deciding, .. } =
            step.truth().unwrap_or(LessonTruth { sentence: String::new(), opens: None, deciding: None });
        let shown = |name: &bidiscope_present::lesson::LessonName,
                     display: &bidiscope_bidi::order::Display| {
            CheckedDisplay { display: display.to_string(), shows: name.shown(display) }
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
                let both = task.name().zip(task.display());
                let displays = both.map(|(name, display)| shown(name, display)).into_iter().collect();
                ("choose", Some(task.kind().id()), task.name(), displays)
            }
        };
        let answers = match &step.task {
            LessonTask::Choose(task) => task.answers(),
            _ => &[],
        };
        let answers = answers.iter().map(|it| CheckedAnswer {
            answer: it.shown.text(),
            right: it.is_right,
            told: &it.told,
        });
        Self {
            line: step.line,
            kind,
            title: &step.title,
            question,
            name: name.map(|it| it.written()),
            displays,
            answers: answers.collect(),
            truth: Some(sentence).filter(|it| !it.is_empty()),
            deciding: deciding.map(|it| CheckedDeciding {
                step: it.step,
                character: it.character,
                sentence: it.sentence,
            }),
            warning: warning(&step.task),
        }
    }

    fn write(&self, number: usize, out: &mut dyn Write) -> io::Result<()> {
        let kind = self.question.map_or_else(|| self.kind.to_owned(), |it| format!("{}, {it}", self.kind));
        writeln!(out, "  {number}. {} ({kind}; line {})", terminal::visible(self.title), self.line)?;
        let name = self.name.as_deref().unwrap_or_default();
        if self.displays.is_empty() && !name.is_empty() {
            writeln!(out, "     name: {name}")?;
        }
        for CheckedDisplay { display, shows } in &self.displays {
            writeln!(out, "     {name} in {} is shown as {shows}", terminal::visible(display))?;
        }
        for CheckedAnswer { answer, right, told } in &self.answers {
            let verdict = if *right { "right" } else { "wrong" };
            let told = if told.is_empty() { String::new() } else { format!(" ({told})") };
            writeln!(out, "     {verdict}: {}{}", terminal::visible(answer), terminal::visible(&told))?;
        }
        for sentence in self.truth.iter().chain(self.deciding.as_ref().map(|it| &it.sentence)) {
            writeln!(out, "     {}", terminal::visible(sentence))?;
        }
        match &self.warning {
            Some(warning) => writeln!(out, "     Look again: {}", warning.sentence),
            None => Ok(()),
        }
    }
}

/// What is odd about a step that can be read.
fn warning(task: &LessonTask) -> Option<LessonWarning> {
    let of = |sentence, is_wrong| Some(LessonWarning { sentence, is_wrong });
    match task {
        LessonTask::Page { .. } => None,
        LessonTask::Arrange(task) if task.judge(&task.start()).is_right() => {
            of("nothing is to be moved: the characters stand right from the beginning.", false)
        }
        LessonTask::Arrange(_) => None,
        LessonTask::Choose(task) => {
            // “None of them” is the program's own answer.
            let is_name =
                |it: &&bidiscope_present::lesson::LessonAnswer| matches!(it.shown, AnswerShown::Name(_));
            let mut names = task.answers().iter().filter(is_name).peekable();
            let all = if names.peek().is_some() {
                names.all(|it| it.is_right)
            } else {
                task.answers().iter().all(|it| it.is_right)
            };
            if all { of("every answer is right: nothing can be learnt from choosing.", true) } else { None }
        }
    }
}
