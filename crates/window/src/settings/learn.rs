//! What is remembered of the tab Learn.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use bidiscope_present::lesson::{LessonProgress, SavedLesson};
use bidiscope_present::view::LearnPage;

use super::document::is_path;
use super::reading::FieldReader;

/// The most lessons of files that stand in the list.
pub(crate) const MOST_LESSON_FILES: usize = 32;
/// The most lessons of which is kept how far a pupil has come.
const MOST_KEPT_LESSONS: usize = 128;

/// What the tab Learn remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnSettings {
    /// The page that is open, where no lesson is.
    pub page: LearnPage,
    /// The lesson that is open, as [`SavedLesson`] calls it.
    pub lesson: Option<String>,
    /// The file that a lesson is opened from, as it was typed last.
    pub lesson_file: String,
    /// The files whose lessons stand in the list.
    pub lesson_files: Vec<String>,
    /// How far the pupil has come in each lesson that was begun, the one that was worked on last at the end.
    pub lessons: Vec<SavedLesson>,
}

impl Default for LearnSettings {
    fn default() -> Self {
        Self {
            page: LearnPage::Glossary,
            lesson: None,
            lesson_file: "lesson.toml".to_owned(),
            lesson_files: Vec::new(),
            lessons: Vec::new(),
        }
    }
}

impl LearnSettings {
    /// How far the pupil has come in a lesson.
    pub fn progress(&self, lesson: &str) -> Option<&LessonProgress> {
        self.lessons.iter().find(|it| it.lesson == lesson).map(|it| &it.progress)
    }

    /// Keeps how far the pupil has come in a lesson.
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

    /// Reads what stands in the file of the settings.
    pub(super) fn read(&mut self, fields: &mut FieldReader<'_>) {
        let mut page = self.page.id().to_owned();
        fields.read_if("page", &mut page, |it| LearnPage::from_id(it).is_some());
        self.page = LearnPage::from_id(&page).unwrap_or(self.page);
        fields.read_if("lesson", &mut self.lesson, |it| it.as_ref().is_none_or(is_path));
        fields.read_if("lesson_file", &mut self.lesson_file, is_path);
        fields.read_each("lesson_files", &mut self.lesson_files, |all: &mut Vec<String>, it: String| {
            let is_one = all.len() < MOST_LESSON_FILES && is_path(&it) && !all.contains(&it);
            all.extend(is_one.then_some(it));
            is_one
        });
        fields.read_each("lessons", &mut self.lessons, |all: &mut Vec<SavedLesson>, it: SavedLesson| {
            let is_new = all.iter().all(|other| other.lesson != it.lesson);
            let is_one = all.len() < MOST_KEPT_LESSONS && is_new && it.is_valid();
            all.extend(is_one.then_some(it));
            is_one
        });
    }
}

impl Serialize for LearnSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { page, lesson, lesson_file, lesson_files, lessons } = self;
        let mut fields = serializer.serialize_struct("LearnSettings", 5)?;
        fields.serialize_field("page", page.id())?;
        fields.serialize_field("lesson", lesson)?;
        fields.serialize_field("lesson_file", lesson_file)?;
        fields.serialize_field("lesson_files", lesson_files)?;
        fields.serialize_field("lessons", lessons)?;
        fields.end()
    }
}
