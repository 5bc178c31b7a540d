//! What is remembered of the tab Learn.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use bidiscope_lesson::{BuiltInLesson, Lesson, LessonProgress, SavedLesson};
use bidiscope_report::view::LearnPage;

/// The most lessons of files that stand in the list.
pub(crate) const MOST_LESSON_FILES: usize = 32;
/// The most lessons of which is kept how far a learner has come.
pub(super) const MOST_KEPT_LESSONS: usize = 128;

/// What the tab Learn remembers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LearnSettings {
    /// The page that is open, where no lesson is.
    #[serde(serialize_with = "write_page", deserialize_with = "read_page")]
    pub page: LearnPage,
    /// The lesson that is open, as [`SavedLesson`] calls it.
    pub lesson: Option<String>,
    /// The files whose lessons stand in the list.
    pub lesson_files: Vec<String>,
    /// How far the learner has come in each lesson that was begun, the one that was worked on last at the end.
    pub lessons: Vec<SavedLesson>,
}

impl Default for LearnSettings {
    fn default() -> Self {
        Self {
            page: LearnPage::Glossary,
            // Who opens the tab for the first time begins with it.
            lesson: first_lesson(),
            lesson_files: Vec::new(),
            lessons: Vec::new(),
        }
    }
}

fn first_lesson() -> Option<String> {
    BuiltInLesson::ALL.first().map(|it| it.id.to_owned())
}

impl LearnSettings {
    /// Opens the first lesson.
    pub(crate) fn open_first_lesson(&mut self) {
        self.lesson = first_lesson();
    }

    /// How far the learner has come in a lesson.
    pub fn progress(&self, lesson: &str) -> Option<&LessonProgress> {
        self.lessons.iter().find(|it| it.lesson == lesson).map(|it| &it.progress)
    }

    /// Follows a lesson whose file was edited: it is open under the key that it has now, and the learner is where he was.
    pub(crate) fn follow_edit(&mut self, key: &str, before: Option<&Lesson>, new_key: &str, lesson: &Lesson) {
        if self.lesson.as_deref() == Some(key) {
            self.lesson = Some(new_key.to_owned());
        }
        // What is kept of another lesson with that title is not lost.
        if self.progress(new_key).is_none()
            && let Some(saved) = self.lessons.iter_mut().find(|it| it.lesson == key)
        {
            new_key.clone_into(&mut saved.lesson);
        }
        if let (Some(before), Some(progress)) = (before, self.progress(new_key)) {
            let mut progress = progress.clone();
            progress.keep_open_step_after_edit(before, lesson);
            self.keep(new_key, progress);
        }
    }

    /// Keeps how far the learner has come in a lesson.
    pub(crate) fn keep(&mut self, lesson: &str, progress: LessonProgress) {
        if self.progress(lesson) == Some(&progress) || self.progress(lesson).is_none() && progress.is_empty()
        {
            return;
        }
        self.lessons.retain(|it| it.lesson != lesson);
        if !progress.is_empty() {
            self.lessons.push(SavedLesson { lesson: lesson.to_owned(), progress });
        }
        let too_many = self.lessons.len().saturating_sub(MOST_KEPT_LESSONS);
        self.lessons.drain(..too_many);
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // What serde hands over.
fn write_page<S: Serializer>(page: &LearnPage, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(page.id())
}

/// A page that only another version has is the first one.
fn read_page<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LearnPage, D::Error> {
    let id = String::deserialize(deserializer)?;
    Ok(LearnPage::from_id(&id).unwrap_or(LearnPage::Glossary))
}
