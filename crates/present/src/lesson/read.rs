//! Reads a lesson file.

use toml::de::{DeTable, DeValue};

use bidiscope_bidi::name::{BidiClass, Name, Notation, ReadError, excerpt};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::Zone;

use super::error::{LessonError, LessonErrorKind};
use super::text::{LessonText, LessonTextError, is_allowed_in_text};
use super::toml_table::{LessonTable, line_of, listed};
use super::{ArrangeTask, ChooseTask, Lesson, LessonName, LessonStep, LessonTask, QuestionKind};

/// The most bytes of a lesson file.
pub const MAX_LESSON_BYTES: usize = 256 << 10;
/// The most steps of a lesson.
pub const MAX_STEPS: usize = 100;
/// The most names, displays or classes to choose from.
pub const MAX_ANSWERS: usize = 12;
/// The most characters of a title of a lesson or step.
pub const MAX_TITLE_CHARACTERS: usize = 80;
/// The most characters of a name in a lesson, each of which is shown in a cell.
pub const MAX_LESSON_NAME_CHARACTERS: usize = 64;

/// The version of the format. It grows when a key or value changes its meaning.
const VERSION: i64 = 1;
/// The value of the `format` key.
const FORMAT: &str = "bidiscope-lesson";
/// The most characters that a message quotes of a TOML error.
const MAX_QUOTED: usize = 200;
/// The classes to choose from where the file lists none.
const CLASSES: [BidiClass; 8] = [
    BidiClass::L,
    BidiClass::R,
    BidiClass::AL,
    BidiClass::EN,
    BidiClass::AN,
    BidiClass::ES,
    BidiClass::CS,
    BidiClass::NSM,
];

impl LessonName {
    /// Reads a name of a lesson.
    ///
    /// # Errors
    /// As [`Name::read`].
    pub fn read(typed: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self { typed: typed.to_owned(), notation, name: Name::read(typed, notation)? })
    }

    /// The name as it is typed, where that is ASCII; else its code points.
    pub fn typed_or_code_points(&self) -> String {
        self.ascii().map_or_else(|| self.displayed(&Strategy::Logical.into()), str::to_owned)
    }
}

impl Lesson {
    /// Reads a lesson from the bytes of its file.
    ///
    /// # Errors
    /// As [`Lesson::read`], and where there are too many bytes or they are not UTF-8.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, LessonError> {
        let whole = |kind| LessonError { line: None, kind };
        if bytes.len() > MAX_LESSON_BYTES {
            return Err(whole(LessonErrorKind::TooLarge));
        }
        let text = std::str::from_utf8(bytes);
        Self::read(text.map_err(|error| whole(LessonErrorKind::NotUtf8(error.valid_up_to())))?)
    }

    /// Reads a lesson from the text of its file.
    ///
    /// # Errors
    /// The first error, with its line and what to do. An invalid file is rejected as a whole.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        let whole = |kind| LessonError { line: None, kind };
        if text.len() > MAX_LESSON_BYTES {
            return Err(whole(LessonErrorKind::TooLarge));
        }
        // Some editors put a byte order mark before what they save.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(whole(LessonErrorKind::Empty));
        }
        let parsed = DeTable::parse(text).map_err(|error| LessonError {
            line: error.span().map(|it| line_of(text, it.start)),
            kind: LessonErrorKind::NotToml(excerpt(&error.message().replace('\n', "; "), MAX_QUOTED)),
        })?;
        let table = LessonTable::new(text, parsed.get_ref(), 0, "the lesson");
        if table.text("format")? != Some(FORMAT) {
            return Err(whole(LessonErrorKind::WrongFormat));
        }
        match table.number("version")? {
            // A newer file may have any structure, so check the version first.
            Some(version) if version > VERSION => {
                return Err(table.error("version", LessonErrorKind::NewerVersion(version)));
            }
            Some(VERSION) => {}
            Some(_) => {
                return Err(
                    table.error("version", LessonErrorKind::WrongType { key: "version", expected: "1" })
                );
            }
            None => return Err(whole(LessonErrorKind::WrongFormat)),
        }
        table.check_keys(&["format", "version", "title", "notation", "introduction", "step"])?;
        let notation = notation(&table)?.unwrap_or_default();
        Ok(Self {
            title: title(&table)?,
            introduction: words(&table, "introduction", notation)?,
            steps: steps(text, &table, notation)?,
        })
    }
}

fn steps(file: &str, table: &LessonTable<'_>, notation: Notation) -> Result<Vec<LessonStep>, LessonError> {
    let Some(value) = table.get("step") else {
        return Err(LessonError { line: None, kind: LessonErrorKind::NoSteps });
    };
    let wanted = || LessonErrorKind::WrongType {
        key: "step",
        expected: "steps, each of which begins with a line `[[step]]`",
    };
    let array = value.get_ref().as_array().ok_or_else(|| table.error("step", wanted()))?;
    match array.len() {
        0 => return Err(table.error("step", LessonErrorKind::NoSteps)),
        count if count > MAX_STEPS => return Err(table.error("step", LessonErrorKind::TooManySteps(count))),
        _ => {}
    }
    let read = |value: &toml::Spanned<DeValue<'_>>| {
        let inside =
            value.get_ref().as_table().ok_or_else(|| table.error_at(value.span().start, wanted()))?;
        step(&LessonTable::new(file, inside, value.span().start, "the step"), notation)
    };
    array.iter().map(read).collect()
}

/// The kind of a step.
#[derive(Clone, Copy)]
enum StepKind {
    Page,
    Arrange,
    Choose,
}

fn step(table: &LessonTable<'_>, notation: Notation) -> Result<LessonStep, LessonError> {
    let kinds = [StepKind::Page, StepKind::Arrange, StepKind::Choose];
    let id = |kind| match kind {
        StepKind::Page => "page",
        StepKind::Arrange => "arrange",
        StepKind::Choose => "choose",
    };
    let written = table.required_text("kind", "`page`, `arrange` or `choose`")?;
    let kind =
        table.one_of("kind", written, (&kinds, id), |it| kinds.into_iter().find(|kind| id(*kind) == it))?;
    let own: &[&str] = match kind {
        StepKind::Page => &["name", "displays"],
        StepKind::Arrange => &["name", "display", "about", "against", "after"],
        StepKind::Choose => &["question", "after"],
    };
    let question = match kind {
        StepKind::Choose => {
            let about = "what is asked, such as `condition`; docs/lessons.md lists the questions";
            let written = table.required_text("question", about)?;
            Some(table.one_of(
                "question",
                written,
                (&QuestionKind::ALL, QuestionKind::id),
                QuestionKind::from_id,
            )?)
        }
        _ => None,
    };
    let asked = question.map_or(&[] as &[&str], keys);
    table.check_keys(&[&["kind", "title", "words", "notation"], own, asked].concat())?;
    let notation = self::notation(table)?.unwrap_or(notation);
    let read = words(table, "words", notation)?;
    if read.is_empty() {
        return Err(match table.get("words") {
            Some(_) => table.error("words", LessonErrorKind::EmptyText("words")),
            None => table.error(
                "words",
                LessonErrorKind::Missing {
                    container: "the step",
                    key: "words",
                    about: "what the pupil reads before the answer",
                },
            ),
        });
    }
    let task = match (kind, question) {
        (StepKind::Page, _) => page(table, notation)?,
        (StepKind::Arrange, _) => {
            let name = name(table, notation)?;
            let about = about(table, &name)?;
            let against = table
                .text("against")?
                .map(|it| table.display("against", table.place("against").start, it))
                .transpose()?;
            LessonTask::Arrange(ArrangeTask::new(name, display(table)?, about, against))
        }
        (StepKind::Choose, question) => {
            LessonTask::Choose(choose(table, question.unwrap_or(QuestionKind::Condition), notation)?)
        }
    };
    let after =
        if matches!(kind, StepKind::Page) { LessonText::default() } else { words(table, "after", notation)? };
    Ok(LessonStep { line: table.line(), title: title(table)?, text: read, task, text_after_answer: after })
}

/// The keys of a question.
const fn keys(question: QuestionKind) -> &'static [&'static str] {
    match question {
        QuestionKind::Condition => &["name"],
        QuestionKind::Registration => &["name", "parent", "under"],
        QuestionKind::Class => &["name", "about", "classes"],
        QuestionKind::Display => &["name", "display", "displays", "about"],
        QuestionKind::Same => &["name", "display", "names", "about"],
        QuestionKind::Split => &["display", "names"],
        QuestionKind::Rule => &["names"],
    }
}

fn page(table: &LessonTable<'_>, notation: Notation) -> Result<LessonTask, LessonError> {
    let shown = table.get("name").map(|_| name(table, notation)).transpose()?;
    let displays = match table.get("displays") {
        None if shown.is_some() => vec![DisplayConfig::plain(Strategy::UbaLtr)],
        None => Vec::new(),
        Some(_) if shown.is_none() => {
            let about = "the name that `displays` show";
            return Err(table
                .error("displays", LessonErrorKind::Missing { container: "the step", key: "name", about }));
        }
        Some(_) => displays(table, 1)?,
    };
    Ok(LessonTask::Page { name: shown, displays })
}

fn choose(
    table: &LessonTable<'_>,
    question: QuestionKind,
    notation: Notation,
) -> Result<ChooseTask, LessonError> {
    let name = || name(table, notation);
    let names = || names(table, notation);
    let with_about = |task: ChooseTask| -> Result<ChooseTask, LessonError> {
        let about = task.name().map(|it| about(table, it)).transpose()?.flatten();
        Ok(ChooseTask { asked_character: about, ..task })
    };
    match question {
        QuestionKind::Condition => Ok(ChooseTask::condition(name()?)),
        QuestionKind::Registration => {
            let name = name()?;
            let zone = zone(table, &name, notation)?;
            Ok(ChooseTask::registration(name, zone))
        }
        QuestionKind::Class => {
            let name = name()?;
            let missing = || {
                let about = "the number of the character that is asked about, from 0";
                table.error("about", LessonErrorKind::Missing { container: "the step", key: "about", about })
            };
            let about = about(table, &name)?.ok_or_else(missing)?;
            Ok(ChooseTask::class(name, about, &classes(table)?))
        }
        QuestionKind::Display => {
            let (name, display, displays) = (name()?, display(table)?, displays(table, 2)?);
            if !displays.contains(&display) {
                return Err(table.error("display", LessonErrorKind::DisplayNotOffered));
            }
            with_about(ChooseTask::display_of(name, display, &displays))
        }
        QuestionKind::Same => with_about(ChooseTask::same(name()?, display(table)?, names()?)),
        QuestionKind::Split => Ok(ChooseTask::split(display(table)?, names()?)),
        QuestionKind::Rule => Ok(ChooseTask::rule(names()?)),
    }
}

fn title(table: &LessonTable<'_>) -> Result<String, LessonError> {
    let title = table.required_text("title", "a few words for the overview")?.trim();
    let is_short = (1..=MAX_TITLE_CHARACTERS).contains(&title.chars().count());
    if !is_short || !title.chars().all(is_allowed_in_text) {
        return Err(table.error("title", LessonErrorKind::Title));
    }
    Ok(title.to_owned())
}

fn notation(table: &LessonTable<'_>) -> Result<Option<Notation>, LessonError> {
    let written = table.text("notation")?;
    written
        .map(|it| table.one_of("notation", it, (&Notation::ALL, Notation::id), Notation::from_id))
        .transpose()
}

fn words(table: &LessonTable<'_>, key: &'static str, notation: Notation) -> Result<LessonText, LessonError> {
    let text = table.text(key)?.unwrap_or_default();
    LessonText::read(text, notation).map_err(|(byte, error): (usize, LessonTextError)| {
        table.error_at(table.place_in(key, text, byte), LessonErrorKind::Words { key, error })
    })
}

fn name(table: &LessonTable<'_>, notation: Notation) -> Result<LessonName, LessonError> {
    let typed = table.required_text("name", "the name that the step is about")?;
    read_name(table, "name", table.place("name").start, typed, notation)
}

fn names(table: &LessonTable<'_>, notation: Notation) -> Result<Vec<LessonName>, LessonError> {
    let list = list(table, "names", 1)?;
    let names: Vec<LessonName> = list
        .into_iter()
        .map(|(at, typed)| read_name(table, "names", at, typed, notation))
        .collect::<Result<_, _>>()?;
    check_no_duplicates(table, "names", &names)?;
    Ok(names)
}

fn read_name(
    table: &LessonTable<'_>,
    key: &'static str,
    at: usize,
    typed: &str,
    notation: Notation,
) -> Result<LessonName, LessonError> {
    let read = LessonName::read(typed, notation);
    let name = read.map_err(|error| table.error_at(at, LessonErrorKind::Name { key, error }))?;
    if name.characters().len() > MAX_LESSON_NAME_CHARACTERS {
        return Err(table.error_at(at, LessonErrorKind::NameTooLong(key)));
    }
    Ok(name)
}

fn display(table: &LessonTable<'_>) -> Result<DisplayConfig, LessonError> {
    let written = table.required_text("display", "how the name is shown, such as `uba-ltr`")?;
    table.display("display", table.place("display").start, written)
}

fn displays(table: &LessonTable<'_>, fewest: usize) -> Result<Vec<DisplayConfig>, LessonError> {
    let list = list(table, "displays", fewest)?;
    let displays: Vec<DisplayConfig> = list
        .into_iter()
        .map(|(at, written)| table.display("displays", at, written))
        .collect::<Result<_, _>>()?;
    check_no_duplicates(table, "displays", &displays)?;
    Ok(displays)
}

fn classes(table: &LessonTable<'_>) -> Result<Vec<BidiClass>, LessonError> {
    if table.get("classes").is_none() {
        return Ok(CLASSES.to_vec());
    }
    let all: Vec<BidiClass> = BidiClass::ALL.into_iter().collect();
    let known = || listed(&all.iter().map(|it| it.short_name()).collect::<Vec<_>>());
    let read = |(at, written): (usize, &str)| {
        let unknown =
            || LessonErrorKind::Value { key: "classes", value: excerpt(written, MAX_QUOTED), known: known() };
        let found = all.iter().copied().find(|it| it.short_name() == written);
        found.ok_or_else(|| table.error_at(at, unknown()))
    };
    let classes: Vec<BidiClass> =
        list(table, "classes", 2)?.into_iter().map(read).collect::<Result<_, _>>()?;
    check_no_duplicates(table, "classes", &classes)?;
    Ok(classes)
}

/// The texts of a list of at least this length.
fn list<'a>(
    table: &LessonTable<'a>,
    key: &'static str,
    fewest: usize,
) -> Result<Vec<(usize, &'a str)>, LessonError> {
    let list = table.texts(key)?.unwrap_or_default();
    if !(fewest..=MAX_ANSWERS).contains(&list.len()) {
        return Err(table.error(key, LessonErrorKind::Answers(key)));
    }
    Ok(list)
}

fn check_no_duplicates<T: PartialEq>(
    table: &LessonTable<'_>,
    key: &'static str,
    all: &[T],
) -> Result<(), LessonError> {
    let is_twice = all.iter().enumerate().any(|(at, it)| all[..at].contains(it));
    if is_twice { Err(table.error(key, LessonErrorKind::DuplicateAnswer(key))) } else { Ok(()) }
}

/// The index of the character that is asked about; it must be in the name.
fn about(table: &LessonTable<'_>, name: &LessonName) -> Result<Option<usize>, LessonError> {
    let Some(about) = table.number("about")? else { return Ok(None) };
    let last = name.characters().len() - 1;
    let at = usize::try_from(about).ok().filter(|it| *it <= last);
    let wrong = || table.error("about", LessonErrorKind::CharacterOutOfRange { about, last });
    at.map(Some).ok_or_else(wrong)
}

fn zone(table: &LessonTable<'_>, name: &LessonName, notation: Notation) -> Result<Option<Zone>, LessonError> {
    // Earlier lessons say `under`.
    let mut key = "parent";
    let mut typed = table.text(key)?;
    if typed.is_none() {
        key = "under";
        typed = table.text(key)?;
    }
    let Some(typed) = typed else { return Ok(None) };
    let read = Zone::read(typed, notation);
    let zone = read.map_err(|error| table.error(key, LessonErrorKind::Name { key, error }))?;
    match zone.applicants_labels(&name.name) {
        Ok(_) => Ok(Some(zone)),
        Err(_) => Err(table.error(key, LessonErrorKind::NotInZone(excerpt(typed, MAX_QUOTED)))),
    }
}
