//! Lessons: pages of text, tasks of arranging the characters of a name, and multiple-choice questions.
//!
//! A lesson is a TOML file that a teacher writes ([`Lesson::read`] reads it). **It never states a correct answer**:
//! the program computes that from the name, so that no lesson can be wrong about it.
//!
//! ```
//! use bidiscope_lesson::{Lesson, LessonTask};
//!
//! let lesson = Lesson::read(r#"
//! format = "bidiscope-lesson"
//! version = 1
//! title = "Digits"
//! notation = "capitals"
//!
//! [[step]]
//! kind = "arrange"
//! title = "Where is the 1?"
//! words = "Put the characters where the reader will see them."
//! name = "123-ABC"
//! display = "uba-ltr"
//! about = 1
//! "#)?;
//! let LessonTask::Arrange(task) = &lesson.steps[0].task else { panic!("it is another kind of step") };
//! assert_eq!(task.solution(), [0, 1, 2, 3, 6, 5, 4]);
//! assert!(!task.judge(&[0, 1, 2, 3, 4, 5, 6]).is_correct());
//! # Ok::<(), bidiscope_lesson::LessonError>(())
//! ```

mod accessibility;
mod arrange;
mod arranged_pieces;
mod built_in;
mod choose;
mod error;
mod hint;
mod progress;
mod question;
mod read;
mod read_step;
mod solution;
mod text;
mod written_step;

pub use accessibility::{
    describe_lesson_line, describe_name, describe_step, describe_visible_order, step_heading,
};
pub use arrange::{ArrangeTask, ArrangementVerdict};
pub use arranged_pieces::ArrangedPieces;
pub use built_in::{BuiltInLesson, LESSON_TEMPLATE};
pub use choose::{AnswerContent, ChooseTask, LessonAnswer};
pub use error::LessonError;
pub use hint::MAX_HINTS;
pub use progress::{LessonProgress, SavedLesson, StepRecord};
pub use question::QuestionKind;
pub use read::{MAX_ANSWERS, MAX_LESSON_BYTES, MAX_LESSON_NAME_CHARACTERS, MAX_STEPS, MAX_TITLE_CHARACTERS};
pub use solution::{DecidingStep, LessonSolution};
pub use text::{LessonText, LessonTextPiece, MAX_TEXT_CHARACTERS};
pub use written_step::written_step;

use bidiscope_bidi::name::{Character, Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::drawn_characters::drawn_characters;

/// A lesson: an introduction and steps, each of which a learner reads or answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The text before the first step.
    pub introduction: LessonText,
    /// Its steps, from 1 to [`MAX_STEPS`].
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// Its title in the overview.
    pub title: String,
    /// The text before the answer.
    pub text: LessonText,
    /// The task.
    pub task: LessonTask,
    /// The teacher's hints, at most [`MAX_HINTS`]; where one is missing, the program has its own
    /// ([`LessonStep::hint`]).
    pub hints: Vec<LessonText>,
    /// The text after the answer.
    pub text_after_answer: LessonText,
}

/// The task of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonTask {
    /// None: a text to read, with an optional name in these displays.
    Page {
        /// The name, where there is one.
        name: Option<LessonName>,
        /// Its displays.
        displays: Vec<DisplayConfig>,
    },
    /// Put characters into the order of a display.
    Arrange(ArrangeTask),
    /// Answer a multiple-choice question.
    Choose(ChooseTask),
}

/// A domain name that a lesson shows or asks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonName {
    /// The name as it is written in the file, in `notation`.
    pub typed: String,
    /// Its notation.
    pub notation: Notation,
    /// The name.
    pub name: Input,
}

impl LessonName {
    /// Its characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.name.characters()
    }

    /// The name as it is written, where that is ASCII, which needs no reordering; else `None`.
    pub fn ascii(&self) -> Option<&str> {
        let is_plain = self.typed.bytes().all(|it| (b' '..=b'~').contains(&it));
        is_plain.then_some(self.typed.as_str())
    }

    /// Its display from left to right as it is drawn, with mirrored brackets (UAX #9, rule L4), for sentences: in its
    /// notation where that is ASCII, else as code points.
    pub fn displayed(&self, display: &DisplayConfig) -> String {
        self.in_order(&drawn_characters(display, self.characters()), display)
    }

    /// As [`Self::displayed`], but with the name\u{2019}s own brackets, for programs.
    pub fn displayed_unmirrored(&self, display: &DisplayConfig) -> String {
        self.in_order(self.characters(), display)
    }

    fn in_order(&self, characters: &[Character], display: &DisplayConfig) -> String {
        self.written(&display.order(self.characters()).display(characters))
    }

    /// A text in the notation of the name where that is ASCII, else as code points.
    fn written(&self, text: &str) -> String {
        let is_plain = |it: &String| it.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        let written = self.notation.write(text.chars()).ok().filter(is_plain);
        written.or_else(|| Notation::CodePoints.write(text.chars()).ok()).unwrap_or_default()
    }
}

impl LessonStep {
    /// A hash of the step's task, in hexadecimal, by which saved answers are found: they stay valid when texts are corrected or
    /// steps are reordered. Steps with the same task have the same one.
    pub fn fingerprint(&self) -> String {
        let asked = match &self.task {
            LessonTask::Page { name, displays } => {
                let name = name.as_ref().map(|it| it.name.text()).unwrap_or_default();
                let displays: Vec<String> = displays.iter().map(DisplayConfig::to_string).collect();
                format!("page {} {name} {displays:?}", self.title)
            }
            LessonTask::Arrange(task) => {
                format!("arrange {} {} {:?}", task.name().name.text(), task.display(), task.asked_character())
            }
            LessonTask::Choose(task) => format!("choose {}", task.identity()),
        };
        format!("{:016x}", fnv1a(asked.as_bytes()))
    }

    /// The solution, with the trace step that decides it; `None` for a page.
    pub fn solution(&self) -> Option<LessonSolution> {
        match &self.task {
            LessonTask::Page { .. } => None,
            LessonTask::Arrange(task) => Some(solution::for_arrange(task)),
            LessonTask::Choose(task) => Some(solution::for_choose(task)),
        }
    }
}

/// FNV-1a, 64 bits: a hash that is stable across versions, because it is saved in the settings.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
