//! Lessons: pages of words, names whose characters are to be put where a reader will see them, and questions.
//!
//! A lesson is a file that a teacher writes by hand ([`Lesson::read`] reads it). **What is right never stands in it**:
//! the program works that out from the name, so that no lesson can be wrong about it.
//!
//! ```
//! use bidiscope_present::lesson::{Lesson, LessonTask};
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
//! about = 0
//! "#)?;
//! let LessonTask::Arrange(task) = &lesson.steps[0].task else { panic!("it is another kind of step") };
//! assert_eq!(task.truth(), [0, 1, 2, 3, 6, 5, 4]);
//! assert!(!task.judge(&[0, 1, 2, 3, 4, 5, 6]).is_right());
//! # Ok::<(), bidiscope_present::lesson::LessonError>(())
//! ```

mod arrange;
mod built_in;
mod choose;
mod error;
mod fields;
mod guess;
mod progress;
mod question;
mod read;
mod told;
mod truth;
mod words;

pub use arrange::{ArrangeTask, GuessVerdict};
pub use built_in::{BuiltInLesson, LESSON_TEMPLATE};
pub use choose::{AnswerShown, ChooseTask, LessonAnswer};
pub use error::{LessonError, LessonErrorKind};
pub use guess::GuessRow;
pub use progress::{KeptLesson, LessonProgress, StepRecord};
pub use question::QuestionKind;
pub use read::{LONGEST_LESSON_NAME, LONGEST_TITLE, MOST_ANSWERS, MOST_LESSON_BYTES, MOST_STEPS};
pub use told::{arranged_in, step_heading, told_asked_line, told_line, told_name, told_step};
pub use truth::{DecidingStep, LessonTruth};
pub use words::{LONGEST_WORDS, LessonWords, WordPiece};

use bidiscope_bidi::name::{Character, Name, Notation};
use bidiscope_bidi::order::Display;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// What is said before the first step.
    pub introduction: LessonWords,
    /// Its steps; never none, and [`MOST_STEPS`] at most.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The line of the file in which it begins, from 1.
    pub line: usize,
    /// What it is called in the overview.
    pub title: String,
    /// What is said before the pupil has answered.
    pub words: LessonWords,
    /// What the pupil does.
    pub task: LessonTask,
    /// What the teacher says after the answer.
    pub after: LessonWords,
}

/// What a step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonTask {
    /// Nothing: it is read, and its name is looked at in these displays.
    Page {
        /// The name, where there is one.
        name: Option<LessonName>,
        /// How it is shown.
        displays: Vec<Display>,
    },
    /// To put the characters of a name where the reader will see them.
    Arrange(ArrangeTask),
    /// To choose an answer.
    Choose(ChooseTask),
}

/// A name of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonName {
    /// As it is written in the file.
    pub typed: String,
    /// How it is written.
    pub notation: Notation,
    /// The name.
    pub name: Name,
}

impl LessonName {
    /// Its characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.name.characters()
    }

    /// As it is written, where that is ASCII, which every sentence can hold.
    pub fn ascii(&self) -> Option<&str> {
        let is_plain = self.typed.bytes().all(|it| (b' '..=b'~').contains(&it));
        is_plain.then_some(self.typed.as_str())
    }

    /// What a display shows of it, from left to right, in its notation where that is ASCII; else as code points.
    pub fn shown(&self, display: &Display) -> String {
        let shown = display.order(self.characters()).display(self.characters());
        let is_plain = |it: &String| it.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        let written = self.notation.write(shown.chars()).ok().filter(is_plain);
        written.or_else(|| Notation::CodePoints.write(shown.chars()).ok()).unwrap_or_default()
    }
}

impl LessonStep {
    /// Tells the step from every other that asks something else: what a pupil has answered stays when words are
    /// mended or steps change places, and is asked again when the question is another.
    pub fn key(&self) -> String {
        let asked = match &self.task {
            LessonTask::Page { name, displays } => {
                let name = name.as_ref().map(|it| it.name.text()).unwrap_or_default();
                let displays: Vec<String> = displays.iter().map(Display::to_string).collect();
                format!("page {} {name} {displays:?}", self.title)
            }
            LessonTask::Arrange(task) => {
                format!("arrange {} {} {:?}", task.name().name.text(), task.display(), task.about())
            }
            LessonTask::Choose(task) => format!("choose {}", task.identity()),
        };
        format!("{:016x}", fnv1a(asked.as_bytes()))
    }

    /// What is true of it, with the step that decides it; `None` for a page.
    pub fn truth(&self) -> Option<LessonTruth> {
        match &self.task {
            LessonTask::Page { .. } => None,
            LessonTask::Arrange(task) => Some(truth::of_arranged(task)),
            LessonTask::Choose(task) => Some(truth::of_chosen(task)),
        }
    }
}

/// A hash that stays the same from version to version (FNV-1a, 64 bits): it stands in the settings.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}
