//! The lessons that stand in the list: the program's own, and those of files and links.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use eframe::egui::Context;

use bidiscope_lesson::{BuiltInLesson, Lesson};
use bidiscope_session::{Link, LinkError};
use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::file::File;
use super::super::opened_file::{FileStamp, Looks};
use super::super::settings::{LearnSettings, MOST_LESSON_FILES};

/// What the lesson of a file is called among those of which is kept how far the learner has come, before its title.
const OF_A_FILE: &str = "file: ";

/// A lesson in the list.
pub(super) struct ShelvedLesson {
    /// What it is called among those of which is kept how far the learner has come.
    pub(super) key: String,
    /// Where it stands, where it is one of a file that is remembered.
    pub(super) path: Option<String>,
    /// What stands in its file; empty where it could never be read.
    text: Rc<str>,
    /// The lesson as it could be read last; `None` where it never could.
    pub(super) lesson: Option<Rc<Lesson>>,
    /// Why its file cannot be read now.
    pub(super) error: Option<String>,
    /// What its file was like when it was read last.
    stamp: Option<FileStamp>,
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

    fn of_built_in(built_in: BuiltInLesson) -> Option<Self> {
        let lesson = Some(Rc::new(built_in.lesson()?.clone()));
        let (key, text) = (built_in.id.to_owned(), built_in.file.into());
        Some(Self { key, path: None, text, lesson, error: None, stamp: None })
    }

    fn of_link(text: &str) -> Self {
        let lesson = Lesson::read_linked(text).map_err(|error| error.to_string());
        Self::new(None, None, lesson.map(|it| (it, text.to_owned())))
    }

    fn of_file(file: File, path: Option<String>, stamp: Option<FileStamp>) -> Self {
        Self::new(path, stamp, read(file))
    }

    fn at(path: &str) -> Self {
        // Before it is read, so that no change after that is missed.
        let stamp = FileStamp::of(path);
        Self::of_file(File::at(Path::new(path)), Some(path.to_owned()), stamp)
    }

    fn new(path: Option<String>, stamp: Option<FileStamp>, read: Result<(Lesson, String), String>) -> Self {
        match read {
            Ok((lesson, text)) => {
                let key = format!("{OF_A_FILE}{}", lesson.title);
                Self { key, path, text: text.into(), lesson: Some(Rc::new(lesson)), error: None, stamp }
            }
            Err(error) => {
                // One that cannot be read has no title to be known by.
                let key = format!("{OF_A_FILE}{}", path.clone().unwrap_or_default());
                Self { key, path, text: "".into(), lesson: None, error: Some(error), stamp }
            }
        }
    }
}

fn read(file: File) -> Result<(Lesson, String), String> {
    let bytes = file.bytes?;
    let lesson = Lesson::read_bytes(&bytes).map_err(|error| error.to_string())?;
    Ok((lesson, String::from_utf8(bytes).unwrap_or_default()))
}

/// All of them. Files are read when the tab is shown for the first time, that of the open lesson also when it is saved.
#[derive(Default)]
pub(super) struct LessonShelf {
    lessons: Option<Vec<ShelvedLesson>>,
    /// When the file of the open lesson was looked at.
    looks: Looks,
}

impl LessonShelf {
    /// The lessons: the program's own in their order, then the others.
    pub(super) fn lessons(&mut self, settings: &LearnSettings) -> &mut Vec<ShelvedLesson> {
        self.lessons.get_or_insert_with(|| {
            let built_in = BuiltInLesson::ALL.into_iter().filter_map(ShelvedLesson::of_built_in);
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
        let path = path.and_then(|it| std::path::absolute(it).ok()?.to_str().map(str::to_owned));
        let stamp = path.as_deref().and_then(FileStamp::of);
        self.add(name, ShelvedLesson::of_file(file, path, stamp), settings)
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
        if let Some(reason) = shelved.error {
            let reason = reason.trim_end_matches('.').to_owned();
            return Command::Refuse(Refused {
                file: name,
                what: message!(lesson_not_opened).fixed(),
                reason,
                is_partly_done: false,
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

    /// Reads the file of the open lesson anew where it was saved since, and looks at it again in a moment. While it cannot
    /// be read, the lesson stays as it was. Gives what there is to say.
    pub(super) fn watch(&mut self, context: &Context, settings: &mut LearnSettings) -> Option<Command> {
        let open = settings.lesson.clone()?;
        let at = self.lessons(settings).iter().position(|it| it.key == open)?;
        let path = self.lessons(settings)[at].path.clone()?;
        if !self.looks.are_due(context) {
            return None;
        }
        let lessons = self.lessons(settings);
        if FileStamp::of(&path) == lessons[at].stamp {
            return None;
        }
        let saved = ShelvedLesson::at(&path);
        let Some(lesson) = saved.lesson.clone() else {
            (lessons[at].error, lessons[at].stamp) = (saved.error, saved.stamp);
            return None;
        };
        let key = saved.key.clone();
        let before = std::mem::replace(&mut lessons[at], saved);
        let is_new = before.error.is_some() || before.text != lessons[at].text;
        // With this title it takes the place of another one, as when it is opened.
        let mut number = 0..;
        lessons.retain(|it| number.next() == Some(at) || it.key != key);
        settings.follow_edit(&open, before.lesson.as_deref(), &key, &lesson);
        is_new.then(|| Command::Say(message!(lesson_read_again).to_string()))
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
