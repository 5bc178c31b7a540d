//! A lesson while a teacher edits it: the values of its keys as they are typed, valid or not.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Notation, ReadErrorKind};
use bidiscope_bidi::order::Strategy;

use crate::finding_text::character_text;
use crate::message;
use crate::messages::Message;
use crate::read_error_text::read_error_text;
use crate::titles::{Titled, message_of};

use super::{Lesson, LessonName, QuestionKind};

enum_with_ids! {
    /// A key of a lesson or of one of its steps. The identifier is its name in the TOML file.
    pub enum DraftKey {
        /// The title of the lesson or of the step.
        Title = "title";
        /// The notation of the names; in a step empty where it is the lesson's.
        Notation = "notation";
        /// The text before the first step.
        Introduction = "introduction";
        /// The text of the step, before the answer.
        Words = "words";
        /// The name that the step is about.
        Name = "name";
        /// The display that the step is about.
        Display = "display";
        /// The displays that are shown, or to choose from.
        Displays = "displays";
        /// The names to choose from.
        Names = "names";
        /// The bidi classes to choose from.
        Classes = "classes";
        /// The character that the step asks about, by its number: in the file from 0, in a draft from 1.
        About = "about";
        /// The display with which the explanation compares.
        Against = "against";
        /// The parent zone: the zone in which the name would be registered.
        Parent = "parent";
        /// The teacher's hints after a first and a second wrong answer.
        Hints = "hints";
        /// The text that is shown once the answer is known.
        After = "after";
    }
}

impl Titled for DraftKey {
    fn title_message(self) -> Message<'static> {
        message_of("lesson-key", self.id())
    }
}

/// The type of the field in which the value of a key is edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftFieldType {
    /// A line of text.
    Line,
    /// Several lines of text.
    Text,
    /// A list of texts, one on each line.
    Lines,
    /// A character of the name, by its number from 1; empty for none.
    Character,
    /// A notation.
    Notation,
    /// A display.
    Display,
    /// A list of displays, one on each line.
    Displays,
    /// A list of bidi classes, one on each line; empty for the usual ones.
    Classes,
}

impl DraftKey {
    /// The keys of the lesson itself, in the order in which an editor shows them.
    pub const OF_LESSON: [Self; 3] = [Self::Title, Self::Notation, Self::Introduction];

    /// The type of the field in which its value is edited.
    pub const fn field_type(self) -> DraftFieldType {
        match self {
            Self::Title | Self::Name | Self::Parent => DraftFieldType::Line,
            Self::Introduction | Self::Words | Self::After => DraftFieldType::Text,
            Self::Names | Self::Hints => DraftFieldType::Lines,
            Self::About => DraftFieldType::Character,
            Self::Notation => DraftFieldType::Notation,
            Self::Display | Self::Against => DraftFieldType::Display,
            Self::Displays => DraftFieldType::Displays,
            Self::Classes => DraftFieldType::Classes,
        }
    }
}

/// What the learner does in a step: the `kind` of the step in the file, and for a question its `question`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TaskKind {
    /// Reads a text.
    Page,
    /// Puts characters in order.
    Arrange,
    /// Answers this question.
    Choose(QuestionKind),
}

impl TaskKind {
    /// All kinds.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Page, Self::Arrange].into_iter().chain(QuestionKind::ALL.into_iter().map(Self::Choose))
    }

    /// What the learner does, in words.
    pub fn title(self) -> &'static str {
        match self {
            Self::Page => message_of("lesson-kind", "page").fixed(),
            Self::Arrange => message_of("lesson-kind", "arrange").fixed(),
            Self::Choose(question) => question.title(),
        }
    }

    /// The keys of a step of this kind, in the order in which an editor shows them.
    pub fn keys(self) -> impl Iterator<Item = DraftKey> {
        use DraftKey::{About, Against, Classes, Display, Displays, Name, Names, Parent};
        let own: &[DraftKey] = match self {
            Self::Page => &[Name, Displays],
            Self::Arrange => &[Name, Display, About, Against],
            Self::Choose(QuestionKind::Condition) => &[Name],
            Self::Choose(QuestionKind::Registration) => &[Name, Parent],
            Self::Choose(QuestionKind::Class) => &[Name, About, Classes],
            Self::Choose(QuestionKind::Display) => &[Name, Display, Displays, About],
            Self::Choose(QuestionKind::Same) => &[Name, Display, Names, About],
            Self::Choose(QuestionKind::Split) => &[Display, Names],
            Self::Choose(QuestionKind::Rule) => &[Names],
        };
        let last: &[DraftKey] = if self == Self::Page { &[] } else { &[DraftKey::Hints, DraftKey::After] };
        [DraftKey::Title, DraftKey::Words, DraftKey::Notation].iter().chain(own).chain(last).copied()
    }
}

/// The values of keys as the teacher typed them, valid or not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DraftValues(BTreeMap<DraftKey, String>);

impl DraftValues {
    /// The value of a key; empty where nothing was typed.
    pub fn get(&self, key: DraftKey) -> &str {
        self.0.get(&key).map_or("", String::as_str)
    }

    /// The value of a key, to be edited; empty where nothing was typed.
    pub fn edit(&mut self, key: DraftKey) -> &mut String {
        self.0.entry(key).or_default()
    }

    /// The entries of the value of a key that is a list: its lines, without white space at their ends.
    pub fn lines(&self, key: DraftKey) -> impl Iterator<Item = &str> {
        self.get(key).lines().map(str::trim)
    }

    fn bytes(&self) -> usize {
        self.0.values().map(String::len).sum()
    }
}

/// A step while it is edited. Values of keys that its kind does not use are kept, for when the kind is changed back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepDraft {
    /// What the learner does.
    pub kind: TaskKind,
    /// The values of its keys.
    pub values: DraftValues,
}

impl StepDraft {
    /// A new step with values to begin with; its names are in `notation`, that of the lesson.
    pub fn new(kind: TaskKind, notation: Notation) -> Self {
        let mut step = Self { kind, values: DraftValues::default() };
        *step.values.edit(DraftKey::Title) = message_of("lesson-draft", "step").fixed().to_owned();
        *step.values.edit(DraftKey::Words) = message_of("lesson-draft", "words").fixed().to_owned();
        step.change_kind(kind, notation);
        step
    }

    /// Makes it a step of another kind; what that needs and has no value yet gets one, with names in this notation.
    pub fn change_kind(&mut self, kind: TaskKind, notation: Notation) {
        self.kind = kind;
        if kind == TaskKind::Page {
            return;
        }
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(Strategy::id);
        let written = |it: &str| {
            // Table 1 of the paper has no letter for each of these; its capitals are right-to-left letters too.
            let or_capitals = notation.write(it.chars()).or_else(|_| Notation::Capitals.write(it.chars()));
            or_capitals.unwrap_or_default()
        };
        let [name, first, second] =
            ["\u{5D0}\u{5D1}\u{5D2}-123", "123-\u{5D0}\u{5D1}\u{5D2}", "\u{5D0}\u{5D1}\u{5D2}123-"]
                .map(written);
        for (key, value) in [
            (DraftKey::Name, name),
            (DraftKey::Names, format!("{first}\n{second}")),
            (DraftKey::Display, ltr.to_owned()),
            (DraftKey::Displays, format!("{ltr}\n{rtl}")),
        ] {
            let typed = self.values.edit(key);
            if typed.is_empty() && kind.keys().any(|it| it == key) {
                *typed = value;
            }
        }
        if kind == TaskKind::Choose(QuestionKind::Class) && self.values.get(DraftKey::About).is_empty() {
            "4".clone_into(self.values.edit(DraftKey::About));
        }
    }
}

/// A place in a lesson that is edited: the lesson, a step, or a key of either.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DraftPlace {
    /// The index of the step; `None` for the lesson itself.
    pub step: Option<usize>,
    /// The key; `None` for all of it.
    pub key: Option<DraftKey>,
}

/// Why a draft is not a valid lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftError {
    /// The place of the error.
    pub place: DraftPlace,
    /// Why, in a sentence.
    pub reason: String,
}

/// A lesson while it is edited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonDraft {
    /// The values of the lesson's own keys.
    pub values: DraftValues,
    /// Its steps.
    pub steps: Vec<StepDraft>,
}

impl Default for LessonDraft {
    /// A new lesson, with one step to begin with.
    fn default() -> Self {
        let mut values = DraftValues::default();
        *values.edit(DraftKey::Title) = message_of("lesson-draft", "title").fixed().to_owned();
        // Names are most often pasted.
        let notation = Notation::Unicode;
        *values.edit(DraftKey::Notation) = notation.id().to_owned();
        Self { values, steps: vec![StepDraft::new(TaskKind::Arrange, notation)] }
    }
}

impl LessonDraft {
    /// The values of the step with this index, from 0, or of the lesson itself for `None`; `None` where there is no such step.
    pub fn values_at(&mut self, step: Option<usize>) -> Option<&mut DraftValues> {
        match step {
            None => Some(&mut self.values),
            Some(step) => self.steps.get_mut(step).map(|it| &mut it.values),
        }
    }

    /// The notation of the names of the step with this index, from 0: its own, or that of the lesson.
    pub fn notation(&self, step: usize) -> Notation {
        let own = self.steps.get(step).map_or("", |it| it.values.get(DraftKey::Notation));
        if own.is_empty() { self.lesson_notation() } else { Notation::from_id(own).unwrap_or_default() }
    }

    /// The notation of the lesson, which steps without their own have; the default one where what was typed is none.
    pub fn lesson_notation(&self) -> Notation {
        Notation::from_id(self.values.get(DraftKey::Notation)).unwrap_or_default()
    }

    /// The length of all its values together, in bytes.
    pub fn bytes(&self) -> usize {
        self.values.bytes() + self.steps.iter().map(|it| it.values.bytes()).sum::<usize>()
    }

    /// The lesson as a learner sees it.
    ///
    /// # Errors
    /// The first value that is not valid.
    pub fn lesson(&self) -> Result<Lesson, DraftError> {
        let (text, places) = self.to_file_with_places();
        Lesson::read(&text).map_err(|error| {
            let line = error.line.and_then(|it| it.checked_sub(1));
            let place = line.and_then(|it| places.get(it)).copied().unwrap_or_default();
            DraftError { place, reason: self.name_error(place).unwrap_or(error.reason) }
        })
    }

    /// Why the first name that cannot be read in a field of names cannot be read, in terms of the form.
    fn name_error(&self, place: DraftPlace) -> Option<String> {
        let key = place.key.filter(|it| matches!(it, DraftKey::Name | DraftKey::Names | DraftKey::Parent))?;
        let (step, notation) = (self.steps.get(place.step?)?, self.notation(place.step?));
        let error = step.values.lines(key).find_map(|it| LessonName::read(it, notation).err())?;
        let ReadErrorKind::NotInNotation { scalar, .. } = error.kind else {
            return Some(read_error_text(&error).to_string());
        };
        let reason = message!(
            lesson_not_in_notation,
            character = character_text(scalar),
            notation = notation.title(),
            characters = Notation::Unicode.title()
        );
        Some(reason.to_string())
    }
}
