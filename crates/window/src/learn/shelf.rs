//! The lessons that stand in the list: the program's own, and those of files and links.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use bidiscope_lesson::{BuiltInLesson, Lesson};
use bidiscope_session::{SessionLink, SessionLinkError};
use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::file::File;
use super::super::file_kinds::FileKind;
use super::super::opened_file::OpenedFile;
use super::super::settings::{LearnSettings, MOST_LESSON_FILES};

/// What the lesson of a file is called among those of which is kept how far the learner has come, before its title.
const OF_A_FILE: &str = "file: ";

/// A lesson in the list.
pub(super) struct ShelvedLesson {
    /// What it is called among those of which is kept how far the learner has come.
    pub(super) key: String,
    /// What stood in its file; empty where that cannot be read.
    text: Rc<str>,
    /// The lesson; `None` where its file cannot be read.
    pub(super) lesson: Option<Rc<Lesson>>,
    /// Why its file cannot be read.
    pub(super) error: Option<String>,
    /// Its file, where it is one of a file that is remembered.
    file: Option<OpenedFile>,
}

impl ShelvedLesson {
    /// What the list calls it.
    pub(super) fn title(&self) -> &str {
        self.lesson.as_ref().map_or(message!(learn_unreadable_lesson).static_text(), |it| it.title.as_str())
    }

    /// Where it stands, where it is one of a file that is remembered.
    pub(super) fn path(&self) -> Option<&str> {
        self.file.as_ref()?.path.to_str()
    }

    /// Whether it is the program's own.
    pub(super) fn is_built_in(&self) -> bool {
        BuiltInLesson::from_id(&self.key).is_some()
    }

    /// A link to it: one that names it where everybody has it, else one that holds it.
    ///
    /// # Errors
    /// It is too long for a link.
    pub(super) fn link(&self) -> Result<String, SessionLinkError> {
        let lesson = if self.is_built_in() { self.key.clone() } else { self.text.to_string() };
        SessionLink { lesson_id_or_file_text: Some(lesson), ..SessionLink::default() }.to_link_text()
    }

    fn of_built_in(built_in: BuiltInLesson) -> Self {
        let lesson = Some(Rc::new(built_in.read_lesson().clone()));
        let (key, text) = (built_in.id.to_owned(), built_in.toml.into());
        Self { key, text, lesson, error: None, file: None }
    }

    fn of_link(text: &str) -> Self {
        let lesson = Lesson::read_link_value(text).map_err(|error| error.to_string());
        Self::new(None, lesson.map(|it| (it, text.to_owned())))
    }

    fn at(path: &str) -> Self {
        let path = Path::new(path);
        // Before it is read, so that no change after that is missed.
        let file = OpenedFile::at(FileKind::Lesson, path);
        Self::new(Some(file), read(File::at(path)))
    }

    fn new(file: Option<OpenedFile>, read: Result<(Lesson, String), String>) -> Self {
        match read {
            Ok((lesson, text)) => {
                let key = format!("{OF_A_FILE}{}", lesson.title);
                Self { key, text: text.into(), lesson: Some(Rc::new(lesson)), error: None, file }
            }
            Err(error) => {
                // One that cannot be read has no title to be known by.
                let path = file.as_ref().map(|it| it.path.display().to_string());
                let key = format!("{OF_A_FILE}{}", path.unwrap_or_default());
                Self { key, text: "".into(), lesson: None, error: Some(error), file }
            }
        }
    }
}

fn read(file: File) -> Result<(Lesson, String), String> {
    let bytes = file.bytes?;
    let lesson = Lesson::read_bytes(&bytes).map_err(|error| error.to_string())?;
    Ok((lesson, String::from_utf8(bytes).unwrap_or_default()))
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
            let built_in = BuiltInLesson::ALL.into_iter().map(ShelvedLesson::of_built_in);
            let mut lessons: Vec<ShelvedLesson> = built_in.collect();
            for path in &settings.lesson_files {
                put(&mut lessons, ShelvedLesson::at(path));
            }
            lessons
        })
    }

    /// The lesson that is open.
    pub(super) fn open_lesson(&mut self, settings: &LearnSettings) -> Option<&ShelvedLesson> {
        let open = settings.lesson.as_deref()?;
        self.lessons(settings).iter().find(|it| it.key == open)
    }

    /// The lesson that is open, once the files were read.
    pub(super) fn known_lesson(&self, settings: &LearnSettings) -> Option<&ShelvedLesson> {
        let open = settings.lesson.as_deref()?;
        self.lessons.as_deref()?.iter().find(|it| it.key == open)
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
        let path = path.and_then(|it| std::path::absolute(it).ok().filter(|it| it.to_str().is_some()));
        let opened = path.map(|it| OpenedFile::at(FileKind::Lesson, &it));
        self.add(name, ShelvedLesson::new(opened, read(file)), settings)
    }

    /// Opens the lesson of a link.
    pub(super) fn open_linked(&mut self, lesson: &str, settings: &mut LearnSettings) -> Command {
        if BuiltInLesson::from_id(lesson).is_some() {
            settings.lesson = Some(lesson.to_owned());
            return Command::ClearMessage;
        }
        self.add(message!(file_link).to_string(), ShelvedLesson::of_link(lesson), settings)
    }

    fn add(&mut self, name: String, shelved: ShelvedLesson, settings: &mut LearnSettings) -> Command {
        if let Some(reason) = shelved.error {
            let reason = reason.trim_end_matches('.').to_owned();
            return Command::Refuse(Refused {
                file: name,
                what: message!(lesson_not_opened).static_text(),
                reason,
                is_partly_done: false,
            });
        }
        let (key, path) = (shelved.key.clone(), shelved.path().map(str::to_owned));
        let lessons = self.lessons(settings);
        let before = lessons.iter().position(|it| path.is_some() && it.path() == path.as_deref());
        match (before, &shelved.lesson) {
            (Some(at), Some(lesson)) => {
                let lesson = Rc::clone(lesson);
                let before = std::mem::replace(&mut lessons[at], shelved);
                // With this title it takes the place of another one.
                let mut number = 0..;
                lessons.retain(|it| number.next() == Some(at) || it.key != key);
                settings.follow_edit(&before.key, before.lesson.as_deref(), &key, &lesson);
            }
            _ => put(lessons, shelved),
        }
        settings.lesson = Some(key);
        if let Some(path) = path {
            if !settings.lesson_files.contains(&path) {
                settings.lesson_files.push(path);
            }
            let too_many = settings.lesson_files.len().saturating_sub(MOST_LESSON_FILES);
            settings.lesson_files.drain(..too_many);
        }
        Command::ClearMessage
    }

    /// The file of the lesson that is open, once the files were read.
    pub(super) fn open_file(&mut self, settings: &LearnSettings) -> Option<&mut OpenedFile> {
        let open = settings.lesson.as_deref()?;
        self.lessons.as_deref_mut()?.iter_mut().find(|it| it.key == open)?.file.as_mut()
    }

    /// Takes the lesson of a file out of the list; how far the learner has come is kept.
    pub(super) fn remove(&mut self, key: &str, settings: &mut LearnSettings) {
        let lessons = self.lessons(settings);
        let Some(at) = lessons.iter().position(|it| it.key == key) else { return };
        let removed = lessons.remove(at);
        settings.lesson_files.retain(|it| Some(it.as_str()) != removed.path());
        settings.open_first_lesson();
    }
}

/// Puts a lesson at the end, in the place of one that is the same or of the same file.
fn put(lessons: &mut Vec<ShelvedLesson>, lesson: ShelvedLesson) {
    lessons.retain(|it| it.key != lesson.key && (it.path().is_none() || it.path() != lesson.path()));
    lessons.push(lesson);
}
