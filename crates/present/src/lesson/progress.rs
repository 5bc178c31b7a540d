//! A learner's progress in a lesson.

use serde::{Deserialize, Serialize};

use super::{Lesson, LessonStep};

/// The most answers that are saved for a lesson, those to former steps included.
const MAX_RECORDS: usize = 4 * super::MAX_STEPS;
/// The most characters of a step's key and of a lesson's identifier.
const MAX_KEY_CHARACTERS: usize = 200;

/// The saved progress in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedLesson {
    /// The identifier of a built-in lesson, or the title of another.
    pub lesson: String,
    /// The progress.
    pub progress: LessonProgress,
}

impl SavedLesson {
    /// Whether all lengths are within their limits, which a damaged file may exceed.
    pub fn is_valid(&self) -> bool {
        let is_short = |it: &String| it.chars().count() <= MAX_KEY_CHARACTERS;
        let is_sound =
            |it: &StepRecord| is_short(&it.key) && it.answer.len() <= super::MAX_LESSON_NAME_CHARACTERS;
        let LessonProgress { open, records } = &self.progress;
        is_short(&self.lesson)
            && is_short(open)
            && records.len() <= MAX_RECORDS
            && records.iter().all(is_sound)
    }
}

/// The open step, and the answers. Steps are identified by their [fingerprints](LessonStep::fingerprint), so
/// that an edited lesson asks only what has changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The [fingerprint](LessonStep::fingerprint) of the open step; empty before the first was opened.
    pub open: String,
    /// The answers, one for each step.
    pub records: Vec<StepRecord>,
}

/// The saved answer to a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepRecord {
    /// The step's [fingerprint](LessonStep::fingerprint).
    pub key: String,
    /// The arranged pieces, or the index of the chosen answer; empty for a page.
    #[serde(rename = "given")]
    pub answer: Vec<usize>,
    /// Whether it is correct; always for a page.
    pub is_right: bool,
}

impl LessonProgress {
    /// Whether nothing has been opened or answered.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty() && self.records.is_empty()
    }

    /// The last answer to this step; `None` if it has not been answered or was changed since.
    pub fn record(&self, step: &LessonStep) -> Option<&StepRecord> {
        let key = step.fingerprint();
        self.records.iter().find(|it| it.key == key)
    }

    /// Saves an answer, replacing the previous one.
    pub fn record_answer(&mut self, step: &LessonStep, given: Vec<usize>, is_right: bool) {
        let key = step.fingerprint();
        self.records.retain(|it| it.key != key);
        self.records.push(StepRecord { key, answer: given, is_right });
        let too_many = self.records.len().saturating_sub(MAX_RECORDS);
        self.records.drain(..too_many);
    }

    /// Deletes an answer, so that the step can be tried again.
    pub fn discard_answer(&mut self, step: &LessonStep) {
        let key = step.fingerprint();
        self.records.retain(|it| it.key != key);
    }

    /// The number of steps of the lesson that are answered correctly, or read.
    pub fn count_done(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|it| self.record(it).is_some_and(|record| record.is_right)).count()
    }

    /// The index of the open step; 0 where it no longer exists.
    pub fn step(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().position(|it| it.fingerprint() == self.open).unwrap_or(0)
    }
}
