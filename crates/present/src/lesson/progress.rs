//! How far a pupil has come in a lesson.

use serde::{Deserialize, Serialize};

use super::{Lesson, LessonStep};

/// The most answers that are kept of a lesson; those to steps that it has no more are among them.
const MOST_RECORDS: usize = 4 * super::MOST_STEPS;
/// The most characters of a key, and of what a lesson is called among those that are kept.
const LONGEST_KEY: usize = 200;

/// How far a pupil has come in the lesson that is called so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptLesson {
    /// The identifier of a lesson of the program's own, or the title of another.
    pub lesson: String,
    /// How far.
    pub progress: LessonProgress,
}

impl KeptLesson {
    /// Whether a pupil could have come so far: what stands in a damaged file may be anything.
    pub fn is_sound(&self) -> bool {
        let is_short = |it: &String| it.chars().count() <= LONGEST_KEY;
        let is_sound = |it: &StepRecord| is_short(&it.key) && it.given.len() <= super::LONGEST_LESSON_NAME;
        let LessonProgress { open, records } = &self.progress;
        is_short(&self.lesson)
            && is_short(open)
            && records.len() <= MOST_RECORDS
            && records.iter().all(is_sound)
    }
}

/// How far a pupil has come: which step is open, and what was answered. Steps are known by their
/// [keys](LessonStep::key), so that a lesson that was edited asks again only what is new.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The key of the step that is open; empty before the first was opened.
    pub open: String,
    /// What was answered, each step once.
    pub records: Vec<StepRecord>,
}

/// What a pupil has answered in a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepRecord {
    /// The step's key.
    pub key: String,
    /// The pieces in the order in which they were put, or the number of the answer, from 0; nothing for a page.
    pub given: Vec<usize>,
    /// Whether that is right; a page is once it was read.
    pub is_right: bool,
}

impl LessonProgress {
    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty() && self.records.is_empty()
    }

    /// What was answered in this step last.
    pub fn record(&self, step: &LessonStep) -> Option<&StepRecord> {
        let key = step.key();
        self.records.iter().find(|it| it.key == key)
    }

    /// Keeps an answer in the place of the one before.
    pub fn keep(&mut self, step: &LessonStep, given: Vec<usize>, is_right: bool) {
        let key = step.key();
        self.records.retain(|it| it.key != key);
        self.records.push(StepRecord { key, given, is_right });
        let too_many = self.records.len().saturating_sub(MOST_RECORDS);
        self.records.drain(..too_many);
    }

    /// Forgets an answer, so that the step can be tried again.
    pub fn forget(&mut self, step: &LessonStep) {
        let key = step.key();
        self.records.retain(|it| it.key != key);
    }

    /// How many steps of the lesson are done.
    pub fn done(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|it| self.record(it).is_some_and(|record| record.is_right)).count()
    }

    /// The step that is open, by its index: the first one where the one that was open is there no more.
    pub fn step(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().position(|it| it.key() == self.open).unwrap_or(0)
    }
}
