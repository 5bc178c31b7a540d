//! A lesson and its steps.

use bidiscope_bidi::order::DisplayConfig;

use super::arrange::ArrangeInVisualOrderTask;
use super::choose::MultipleChoiceTask;
use super::hash::fnv1a;
use super::lesson_name::LessonName;
use super::text::LessonText;

/// A lesson: an introduction and steps, each of which a learner reads or answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The text before the first step.
    pub introduction: LessonText,
    /// Its steps, from 1 to [`MAX_STEPS`](crate::MAX_STEPS).
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
    /// The teacher's hints, at most [`MAX_HINTS`](crate::MAX_HINTS); where one is missing, the program has its own
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
    Arrange(ArrangeInVisualOrderTask),
    /// Answer a multiple-choice question.
    Choose(MultipleChoiceTask),
}

impl LessonStep {
    /// A hash of the step's task, in hexadecimal, by which saved answers are found: they stay valid when texts are corrected or
    /// steps are reordered. Steps with the same task have the same one.
    pub fn fingerprint(&self) -> String {
        let asked = match &self.task {
            LessonTask::Page { name, displays } => {
                let name = name.as_ref().map(|it| it.name.decoded_text()).unwrap_or_default();
                let displays: Vec<String> = displays.iter().map(DisplayConfig::to_string).collect();
                format!("page {} {name} {displays:?}", self.title)
            }
            LessonTask::Arrange(task) => {
                format!(
                    "arrange {} {} {:?}",
                    task.name().name.decoded_text(),
                    task.display(),
                    task.asked_character()
                )
            }
            LessonTask::Choose(task) => format!("choose {}", task.identity()),
        };
        format!("{:016x}", fnv1a(asked.as_bytes()))
    }
}
