//! A learner's progress in a lesson.

use serde::{Deserialize, Serialize};

use super::{Lesson, LessonStep, MAX_HINTS};

/// The most answers that are saved for a lesson, those to former steps included.
const MAX_RECORDS: usize = 4 * super::MAX_STEPS;
/// The most characters of a step's key and of a lesson's identifier.
const MAX_KEY_CHARACTERS: usize = 200;

/// The progress in one lesson, with the lesson that it is about, as it is saved in the settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedLesson {
    /// The identifier of a built-in lesson, or the title of another.
    pub lesson: String,
    /// The progress.
    pub progress: LessonProgress,
}

impl SavedLesson {
    /// Whether titles, answers and their number are within the limits of lessons; a damaged settings file may exceed
    /// them.
    pub fn is_within_lesson_size_limits(&self) -> bool {
        let is_short = |it: &String| it.chars().count() <= MAX_KEY_CHARACTERS;
        let is_sound = |it: &LessonStepRecord| {
            is_short(&it.step_fingerprint)
                && it.piece_or_choice_indices.len() <= super::MAX_LESSON_NAME_CHARACTERS
        };
        let LessonProgress { open_step_fingerprint, step_records } = &self.progress;
        is_short(&self.lesson)
            && is_short(open_step_fingerprint)
            && step_records.len() <= MAX_RECORDS
            && step_records.iter().all(is_sound)
    }
}

/// The step that is open, and the answers so far. Steps are identified by their
/// [fingerprints](LessonStep::fingerprint), so that an edited lesson asks only what has changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The [fingerprint](LessonStep::fingerprint) of the open step; empty before the first was opened.
    #[serde(rename = "open")]
    pub open_step_fingerprint: String,
    /// The last answers, at most one for each step, in the order in which they were given. Those to steps that were changed
    /// since are kept.
    #[serde(rename = "records")]
    pub step_records: Vec<LessonStepRecord>,
}

/// The saved answer to a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonStepRecord {
    /// The step's [fingerprint](LessonStep::fingerprint).
    #[serde(rename = "key")]
    pub step_fingerprint: String,
    /// For an arrangement, for each visual position from the left the index, from 0, of its piece in
    /// [`ArrangeInVisualOrderTask::piece_logical_ranges`](super::ArrangeInVisualOrderTask); for a question one number, the
    /// index, from 0, of the chosen answer; empty for a page.
    #[serde(rename = "given")]
    pub piece_or_choice_indices: Vec<usize>,
    /// Whether it is correct; always for a page.
    #[serde(rename = "is_right")]
    pub is_correct: bool,
    /// How many answers in a row were wrong, this one included; 0 for a correct one.
    #[serde(rename = "wrong_count", default)]
    pub consecutive_wrong_count: usize,
}

impl LessonStepRecord {
    /// Whether the solution is shown: the answer is correct, or no hint is left.
    pub const fn may_show_solution(&self) -> bool {
        self.is_correct || self.consecutive_wrong_count > MAX_HINTS
    }
}

impl LessonProgress {
    /// Whether nothing has been opened or answered.
    pub fn is_empty(&self) -> bool {
        self.open_step_fingerprint.is_empty() && self.step_records.is_empty()
    }

    /// The last answer to this step; `None` if it has not been answered or was changed since.
    pub fn step_record(&self, step: &LessonStep) -> Option<&LessonStepRecord> {
        let key = step.fingerprint();
        self.step_records.iter().find(|it| it.step_fingerprint == key)
    }

    /// Saves the answer `piece_or_choice_indices` to a step, as in [`LessonStepRecord::piece_or_choice_indices`], replacing the previous one.
    /// `is_correct` says whether the caller has found it correct.
    pub fn record_answer(
        &mut self,
        step: &LessonStep,
        piece_or_choice_indices: Vec<usize>,
        is_correct: bool,
    ) {
        let step_fingerprint = step.fingerprint();
        let wrong_before = self.step_record(step).map_or(0, |it| it.consecutive_wrong_count);
        let consecutive_wrong_count = if is_correct { 0 } else { wrong_before.saturating_add(1) };
        self.step_records.retain(|it| it.step_fingerprint != step_fingerprint);
        self.step_records.push(LessonStepRecord {
            step_fingerprint,
            piece_or_choice_indices,
            is_correct,
            consecutive_wrong_count,
        });
        let too_many = self.step_records.len().saturating_sub(MAX_RECORDS);
        self.step_records.drain(..too_many);
    }

    /// Deletes the answer to a step, with the number of wrong ones, so that the step can be tried again.
    pub fn discard_answer(&mut self, step: &LessonStep) {
        let key = step.fingerprint();
        self.step_records.retain(|it| it.step_fingerprint != key);
    }

    /// Stays at the same place when the lesson is edited: at the step that is open, or where that is no longer in the lesson,
    /// at the one with its number.
    pub fn keep_open_step_after_edit(&mut self, lesson_before_edit: &Lesson, lesson_after_edit: &Lesson) {
        let at = self.index_of_open_step(lesson_before_edit);
        let open = lesson_before_edit.steps.get(at).map(LessonStep::fingerprint).unwrap_or_default();
        let has_it = lesson_after_edit.steps.iter().any(|it| it.fingerprint() == open);
        let same_number = lesson_after_edit.steps.get(at).or(lesson_after_edit.steps.last());
        self.open_step_fingerprint =
            if has_it { open } else { same_number.map(LessonStep::fingerprint).unwrap_or_default() };
    }

    /// The number of steps of the lesson that are answered correctly, or read.
    pub fn count_done(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|it| self.step_record(it).is_some_and(|record| record.is_correct)).count()
    }

    /// The index in `lesson` of the open step; 0 where it no longer exists.
    pub fn index_of_open_step(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().position(|it| it.fingerprint() == self.open_step_fingerprint).unwrap_or(0)
    }
}
