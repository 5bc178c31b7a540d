//! The lessons that stand in the list: the program's own, and those of files and links.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use bidiscope_present::lesson::{BuiltInLesson, Lesson};
use bidiscope_present::message;
use bidiscope_present::session::{Link, LinkError};

use super::super::command::{Command, Refused};
use super::super::file::File;
use super::super::settings::{LearnSettings, MOST_LESSON_FILES};

/// What the lesson of a file is called among those of which is kept how far the learner has come, before its title.
const OF_A_FILE: &str = "file: ";

/// A lesson in the list.
pub(super) struct ShelvedLesson {
    /// What it is called among those of which is kept how far the learner has come.
    pub(super) key: String,
    /// Where it stands, where it is one of a file that is remembered.
    pub(super) path: Option<String>,
    /// What stands in its file; empty where it cannot be read.
    pub(super) text: Rc<str>,
    /// The lesson, or why its file cannot be read.
    pub(super) lesson: Result<Rc<Lesson>, String>,
}

impl ShelvedLesson {
    /// What the list calls it.
    pub(super) fn title(&self) -> &str {
        self.lesson.as_ref().map_or(message!(learn_unreadable_lesson).fixed(), |it| it.title.as_str())
    }

    /// Whether it is the program's own.
    pub(super) fn is_built_in(&self) -> bool {
        BuiltInLesson::from_id(&self.key).is_some()
    }

    /// A link to it: one that names it where everybody has it, else one that holds it.
    ///
    /// # Errors
    /// It is too long for a link.
    pub(super) fn link(&self) -> Result<String, LinkError> {
        let lesson = if self.is_built_in() { self.key.clone() } else { self.text.to_string() };
        Link { lesson: Some(lesson), ..Link::default() }.write()
    }

    fn of_link(text: &str) -> Self {
        let lesson = Lesson::read_linked(text).map(Rc::new).map_err(|error| error.to_string());
        Self::new(text, None, lesson)
    }

    fn of_file(file: File, path: Option<String>) -> Self {
        let read = |bytes: Vec<u8>| {
            let lesson = Lesson::read_bytes(&bytes).map_err(|error| error.to_string())?;
            Ok((lesson, String::from_utf8(bytes).unwrap_or_default()))
        };
        match file.bytes.and_then(read) {
            Ok((lesson, text)) => Self::new(&text, path, Ok(Rc::new(lesson))),
            Err(reason) => Self::new("", path, Err(reason)),
        }
    }

    fn new(text: &str, path: Option<String>, lesson: Result<Rc<Lesson>, String>) -> Self {
        // One that cannot be read has no title to be known by.
        let called = lesson.as_ref().map_or_else(|_| path.clone().unwrap_or_default(), |it| it.title.clone());
        Self { key: format!("{OF_A_FILE}{called}"), path, text: text.into(), lesson }
    }
}

/// All of them. Files are read when the tab is shown for the first time.
#[derive(Default)]
pub(super) struct LessonShelf {
    lessons: Option<Vec<ShelvedLesson>>,
}

impl LessonShelf {
    /// The lessons: the program's own in their order, then the others.
    pub(super) fn lessons(&mut self, settings: &LearnSettings) -> &mut Vec<ShelvedLesson> {
        self.lessons.get_or_insert_with(|| {
            let built_in = BuiltInLesson::ALL.into_iter().filter_map(|it| {
                let lesson = Ok(Rc::new(it.lesson()?.clone()));
                Some(ShelvedLesson { key: it.id.to_owned(), path: None, text: it.file.into(), lesson })
            });
            let mut lessons: Vec<ShelvedLesson> = built_in.collect();
            for path in &settings.lesson_files {
                put(&mut lessons, ShelvedLesson::of_file(File::at(Path::new(path)), Some(path.clone())));
            }
            lessons
        })
    }

    /// The lesson that is open.
    pub(super) fn open_lesson(&mut self, settings: &LearnSettings) -> Option<&ShelvedLesson> {
        let open = settings.lesson.as_deref()?;
        self.lessons(settings).iter().find(|it| it.key == open)
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
        self.add(name, ShelvedLesson::of_file(file, path), settings)
    }

    /// Opens the lesson of a link.
    pub(super) fn open_linked(&mut self, lesson: &str, settings: &mut LearnSettings) -> Command {
        if BuiltInLesson::from_id(lesson).is_some() {
            settings.lesson = Some(lesson.to_owned());
            return Command::ClearMessage;
        }
        self.add(Refused::THE_LINK.to_owned(), ShelvedLesson::of_link(lesson), settings)
    }

    fn add(&mut self, name: String, shelved: ShelvedLesson, settings: &mut LearnSettings) -> Command {
        if let Err(reason) = shelved.lesson {
            let reason = reason.trim_end_matches('.').to_owned();
            return Command::Refuse(Refused {
                file: name,
                what: message!(lesson_not_opened).fixed(),
                reason,
            });
        }
        settings.lesson = Some(shelved.key.clone());
        if let Some(path) = shelved.path.clone() {
            settings.lesson_files.retain(|it| *it != path);
            settings.lesson_files.push(path);
            let too_many = settings.lesson_files.len().saturating_sub(MOST_LESSON_FILES);
            settings.lesson_files.drain(..too_many);
        }
        put(self.lessons(settings), shelved);
        Command::ClearMessage
    }

    /// Takes the lesson of a file out of the list; how far the learner has come is kept.
    pub(super) fn remove(&mut self, key: &str, settings: &mut LearnSettings) {
        let lessons = self.lessons(settings);
        let Some(at) = lessons.iter().position(|it| it.key == key) else { return };
        let removed = lessons.remove(at);
        settings.lesson_files.retain(|it| Some(it) != removed.path.as_ref());
        settings.open_first_lesson();
    }
}

/// Puts a lesson at the end, in the place of one that is the same or of the same file.
fn put(lessons: &mut Vec<ShelvedLesson>, lesson: ShelvedLesson) {
    lessons.retain(|it| it.key != lesson.key && (it.path.is_none() || it.path != lesson.path));
    lessons.push(lesson);
}
