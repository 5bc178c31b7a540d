//! The lessons that stand in the list: the program's own, and those of files.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use bidiscope_present::lesson::{BuiltInLesson, Lesson};

use super::super::command::{Command, Refused};
use super::super::file::File;
use super::super::settings::{LearnSettings, MOST_LESSON_FILES};

/// What the lesson of a file is called among those of which is kept how far the pupil has come, before its title.
const OF_A_FILE: &str = "file: ";

/// A lesson in the list.
pub(super) struct ShelvedLesson {
    /// What it is called among those of which is kept how far the pupil has come.
    pub(super) key: String,
    /// Where it stands, where it is one of a file that is remembered.
    pub(super) path: Option<String>,
    /// The lesson, or why its file cannot be read.
    pub(super) lesson: Result<Rc<Lesson>, String>,
}

impl ShelvedLesson {
    /// What the list calls it.
    pub(super) fn title(&self) -> &str {
        self.lesson.as_ref().map_or("A lesson that cannot be read", |it| it.title.as_str())
    }
}

/// All of them. Files are read when the tab is shown for the first time.
#[derive(Default)]
pub(super) struct LessonShelf {
    lessons: Option<Vec<ShelvedLesson>>,
}

impl LessonShelf {
    /// The lessons: the program's own in their order, then those of files.
    pub(super) fn lessons(&mut self, settings: &LearnSettings) -> &mut Vec<ShelvedLesson> {
        self.lessons.get_or_insert_with(|| {
            let built_in = BuiltInLesson::ALL.into_iter().filter_map(|it| {
                let lesson = Ok(Rc::new(it.lesson()?.clone()));
                Some(ShelvedLesson { key: it.id.to_owned(), path: None, lesson })
            });
            let mut lessons: Vec<ShelvedLesson> = built_in.collect();
            for path in &settings.lesson_files {
                put(&mut lessons, of_file(File::at(Path::new(path)), Some(path.clone())));
            }
            lessons
        })
    }

    /// Opens the lesson of a file that stands there, if it stands anywhere; where it cannot be read, says why, and
    /// everything is as it was.
    pub(super) fn open(
        &mut self,
        path: Option<PathBuf>,
        file: File,
        settings: &mut LearnSettings,
    ) -> Command {
        let name = file.name.clone();
        // A path that is no text cannot be remembered.
        let path = path.and_then(|it| std::path::absolute(it).ok()?.to_str().map(str::to_owned));
        let shelved = of_file(file, path.clone());
        if let Err(reason) = &shelved.lesson {
            return Command::Refuse(Refused { file: name, what: "was not opened", reason: reason.clone() });
        }
        settings.lesson = Some(shelved.key.clone());
        put(self.lessons(settings), shelved);
        if let Some(path) = path {
            settings.lesson_files.retain(|it| *it != path);
            settings.lesson_files.push(path);
            let too_many = settings.lesson_files.len().saturating_sub(MOST_LESSON_FILES);
            settings.lesson_files.drain(..too_many);
        }
        Command::ClearMessage
    }

    /// Takes the lesson of a file out of the list; how far the pupil has come is kept.
    pub(super) fn remove(&mut self, key: &str, settings: &mut LearnSettings) {
        let lessons = self.lessons(settings);
        let Some(at) = lessons.iter().position(|it| it.key == key) else { return };
        let removed = lessons.remove(at);
        settings.lesson_files.retain(|it| Some(it) != removed.path.as_ref());
        settings.lesson = None;
    }
}

/// Puts a lesson at the end, in the place of one that is the same or of the same file.
fn put(lessons: &mut Vec<ShelvedLesson>, lesson: ShelvedLesson) {
    lessons.retain(|it| it.key != lesson.key && (it.path.is_none() || it.path != lesson.path));
    lessons.push(lesson);
}

fn of_file(file: File, path: Option<String>) -> ShelvedLesson {
    let read = |bytes: Vec<u8>| Lesson::read_bytes(&bytes).map_err(|error| error.to_string());
    let lesson = file.bytes.and_then(read).map(Rc::new);
    // One that cannot be read has no title to be known by.
    let called = lesson.as_ref().map_or_else(|_| path.clone().unwrap_or_default(), |it| it.title.clone());
    ShelvedLesson { key: format!("{OF_A_FILE}{called}"), path, lesson }
}
