//! Reads a step of a lesson file.

use serde::Deserialize;
use toml::Spanned;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, Notation, excerpt};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::Zone;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_words::{Message, message};

use super::error::LessonError;
use super::hint::MAX_HINTS;
use super::limits::{MAX_ANSWER_CHOICES, MAX_LESSON_NAME_CHARACTERS};
use super::text::LessonText;
use super::text_reader::TextReader;
use super::{ArrangeInVisualOrderTask, LessonName, LessonStep, LessonTask, MultipleChoiceTask, QuestionKind};

/// The most characters that an error quotes of a name.
const MAX_QUOTED: usize = 80;
/// The classes to choose from where the file lists none.
pub(super) const CLASSES: [BidiClass; 8] = [
    BidiClass::L,
    BidiClass::R,
    BidiClass::AL,
    BidiClass::EN,
    BidiClass::AN,
    BidiClass::ES,
    BidiClass::CS,
    BidiClass::NSM,
];

enum_with_ids! {
    /// The kind of a step.
    enum StepKind {
        /// A text to read.
        Page = "page";
        /// Characters to put in order.
        Arrange = "arrange";
        /// A question.
        Choose = "choose";
    }
}

/// The keys of a step. Which of those after `notation` it may have depends on its kind and its question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepKeys {
    kind: StepKind,
    title: Spanned<String>,
    words: Spanned<String>,
    notation: Option<Notation>,
    question: Option<Spanned<QuestionKind>>,
    name: Option<Spanned<String>>,
    names: Option<Spanned<Vec<Spanned<String>>>>,
    display: Option<Spanned<String>>,
    displays: Option<Spanned<Vec<Spanned<String>>>>,
    about: Option<Spanned<i64>>,
    against: Option<Spanned<String>>,
    classes: Option<Spanned<Vec<BidiClass>>>,
    parent: Option<Spanned<String>>,
    hints: Option<Spanned<Vec<Spanned<String>>>>,
    after: Option<Spanned<String>>,
}

/// Reads a step. It takes the keys that the step uses, so that those that are left are not allowed in it.
pub(super) struct StepReader<'a> {
    texts: TextReader<'a>,
    /// The byte at which the step begins.
    start: usize,
    keys: StepKeys,
}

impl<'a> StepReader<'a> {
    /// The reader of a step in a lesson with these texts.
    pub(super) fn new(texts: TextReader<'a>, keys: Spanned<StepKeys>) -> Self {
        let start = keys.span().start;
        let keys = keys.into_inner();
        let notation = keys.notation.unwrap_or(texts.notation);
        Self { texts: TextReader { notation, ..texts }, start, keys }
    }

    pub(super) fn step(mut self) -> Result<LessonStep, LessonError> {
        let title = self.texts.title(&self.keys.title)?;
        let text = self.texts.text("words", Some(&self.keys.words))?;
        if text.is_empty() {
            return Err(self.texts.error(self.keys.words.span().start, &message!(lesson_error_no_words)));
        }
        let kind = self.keys.kind;
        let (task, of) = match kind {
            StepKind::Page => (self.page()?, kind.id()),
            StepKind::Arrange => (self.arrange()?, kind.id()),
            StepKind::Choose => {
                let question = self.keys.question.take();
                let question = self.required("question", question)?.into_inner();
                (LessonTask::Choose(self.choose(question)?), question.id())
            }
        };
        let (hints, text_after_answer) = match task {
            LessonTask::Page { .. } => Default::default(),
            _ => (self.hints()?, self.texts.text("after", self.keys.after.take().as_ref())?),
        };
        self.check_unused(of)?;
        Ok(LessonStep { line: self.texts.line(self.start), title, text, task, hints, text_after_answer })
    }

    fn hints(&mut self) -> Result<Vec<LessonText>, LessonError> {
        let Some(hints) = self.keys.hints.take() else { return Ok(Vec::new()) };
        if hints.get_ref().len() > MAX_HINTS {
            let reason = message!(lesson_error_too_many_hints, most = MAX_HINTS);
            return Err(self.texts.error(hints.span().start, &reason));
        }
        hints.get_ref().iter().map(|it| self.texts.text("hints", Some(it))).collect()
    }

    fn page(&mut self) -> Result<LessonTask, LessonError> {
        if self.keys.name.is_none() && self.keys.displays.is_none() {
            return Ok(LessonTask::Page { name: None, displays: Vec::new() });
        }
        let name = Some(self.name()?);
        let displays = match self.keys.displays.is_some() {
            true => self.displays(1)?,
            false => vec![Strategy::UbaLtr.into()],
        };
        Ok(LessonTask::Page { name, displays })
    }

    fn arrange(&mut self) -> Result<LessonTask, LessonError> {
        let name = self.name()?;
        let about = self.about(&name)?;
        let against = self.keys.against.take();
        let against = against.map(|it| self.texts.display("against", &it)).transpose()?;
        let display = self.display()?;
        Ok(LessonTask::Arrange(ArrangeInVisualOrderTask::new(name, display, about, against)))
    }

    fn choose(&mut self, question: QuestionKind) -> Result<MultipleChoiceTask, LessonError> {
        match question {
            QuestionKind::ViolatedCondition => Ok(MultipleChoiceTask::condition(self.name()?)),
            QuestionKind::RegistrationPermission => {
                let name = self.name()?;
                let zone = self.zone(&name)?;
                Ok(MultipleChoiceTask::registration(name, zone))
            }
            QuestionKind::BidiClassOfCharacter => {
                let name = self.name()?;
                let about = self.about(&name)?;
                let about = self.required("about", about)?;
                let classes = match self.keys.classes.take() {
                    Some(classes) => self.list("classes", 2, classes)?,
                    None => CLASSES.to_vec(),
                };
                Ok(MultipleChoiceTask::class(name, about, &classes))
            }
            QuestionKind::ShownDisplay => {
                let name = self.name()?;
                let start = self.keys.display.as_ref().map_or(self.start, |it| it.span().start);
                let display = self.display()?;
                let displays = self.displays(2)?;
                if !displays.contains(&display) {
                    return Err(self.texts.error(start, &message!(lesson_error_not_among)));
                }
                let asked_character = self.about(&name)?;
                let task = MultipleChoiceTask::display_of(name, display, &displays);
                Ok(MultipleChoiceTask { asked_logical_index: asked_character, ..task })
            }
            QuestionKind::NameWithSameDisplay => {
                let name = self.name()?;
                let asked_character = self.about(&name)?;
                let task = MultipleChoiceTask::same(name, self.display()?, self.names()?);
                Ok(MultipleChoiceTask { asked_logical_index: asked_character, ..task })
            }
            QuestionKind::NameWithSplitLabel => Ok(MultipleChoiceTask::split(self.display()?, self.names()?)),
            QuestionKind::NameSatisfyingBidiRule => Ok(MultipleChoiceTask::rule(self.names()?)),
        }
    }

    /// The value of a key that the step needs.
    fn required<T>(&self, key: &str, value: Option<T>) -> Result<T, LessonError> {
        value.ok_or_else(|| self.texts.error(self.start, &message!(lesson_error_missing_key, key = key)))
    }

    fn name(&mut self) -> Result<LessonName, LessonError> {
        let name = self.keys.name.take();
        self.read_name("name", &self.required("name", name)?)
    }

    fn names(&mut self) -> Result<Vec<LessonName>, LessonError> {
        let names = self.keys.names.take();
        let names = self.required("names", names)?;
        let read = names.get_ref().iter().map(|it| self.read_name("names", it)).collect::<Result<_, _>>()?;
        self.list("names", 1, Spanned::new(names.span(), read))
    }

    fn read_name(&self, key: &str, typed: &Spanned<String>) -> Result<LessonName, LessonError> {
        let error = |reason: Message<'_>| self.texts.error(typed.span().start, &reason);
        let name = LessonName::read(typed.get_ref(), self.texts.notation)
            .map_err(|it| error(message!(lesson_error_name, key = key, reason = read_error_text(&it))))?;
        if name.characters().len() > MAX_LESSON_NAME_CHARACTERS {
            let most = MAX_LESSON_NAME_CHARACTERS;
            return Err(error(message!(lesson_error_name_too_long, key = key, most = most)));
        }
        Ok(name)
    }

    fn display(&mut self) -> Result<DisplayConfig, LessonError> {
        let display = self.keys.display.take();
        self.texts.display("display", &self.required("display", display)?)
    }

    /// The displays to choose from, or to show, which must be at least `fewest`.
    fn displays(&mut self, fewest: usize) -> Result<Vec<DisplayConfig>, LessonError> {
        let displays = self.keys.displays.take();
        let displays = self.required("displays", displays)?;
        let read = displays.get_ref().iter().map(|it| self.texts.display("displays", it));
        let read = read.collect::<Result<_, _>>()?;
        self.list("displays", fewest, Spanned::new(displays.span(), read))
    }

    /// The index of the character that is asked about, which a lesson counts from 1; it must be in the name.
    fn about(&mut self, name: &LessonName) -> Result<Option<usize>, LessonError> {
        let Some(about) = self.keys.about.take() else { return Ok(None) };
        let (number, count) = (*about.get_ref(), name.characters().len());
        match usize::try_from(number).ok().and_then(|it| it.checked_sub(1)).filter(|it| *it < count) {
            Some(index) => Ok(Some(index)),
            None => {
                let reason = message!(lesson_error_about, number = number.to_string(), count = count);
                Err(self.texts.error(about.span().start, &reason))
            }
        }
    }

    fn zone(&mut self, name: &LessonName) -> Result<Option<Zone>, LessonError> {
        let Some(typed) = self.keys.parent.take() else { return Ok(None) };
        let error = |reason: Message<'_>| self.texts.error(typed.span().start, &reason);
        let zone = Zone::read(typed.get_ref(), self.texts.notation).map_err(|it| {
            error(message!(lesson_error_name, key = "parent", reason = read_error_text(&it)))
        })?;
        match name.name.name().map(|it| zone.applicant_label_index_range(it)) {
            Some(Ok(_)) => Ok(Some(zone)),
            Some(Err(_)) | None => {
                Err(error(message!(lesson_error_parent, zone = excerpt(typed.get_ref(), MAX_QUOTED))))
            }
        }
    }

    /// A list from which the learner chooses, which must be of some length and without duplicates.
    fn list<T: PartialEq>(
        &self,
        key: &str,
        fewest: usize,
        list: Spanned<Vec<T>>,
    ) -> Result<Vec<T>, LessonError> {
        let error = |reason: Message<'_>| Err(self.texts.error(list.span().start, &reason));
        let all = list.get_ref();
        if !(fewest..=MAX_ANSWER_CHOICES).contains(&all.len()) {
            return error(message!(
                lesson_error_list_length,
                key = key,
                fewest = fewest,
                most = MAX_ANSWER_CHOICES
            ));
        }
        if all.iter().enumerate().any(|(at, it)| all[..at].contains(it)) {
            return error(message!(lesson_error_twice, key = key));
        }
        Ok(list.into_inner())
    }

    /// Rejects keys that a step of this kind, or with this question, does not use.
    fn check_unused(&self, of: &str) -> Result<(), LessonError> {
        fn start<T>(value: &Option<Spanned<T>>) -> Option<usize> {
            value.as_ref().map(|it| it.span().start)
        }
        let StepKeys {
            question,
            name,
            names,
            display,
            displays,
            about,
            against,
            classes,
            parent,
            hints,
            after,
            ..
        } = &self.keys;
        let unused = [
            ("question", start(question)),
            ("name", start(name)),
            ("names", start(names)),
            ("display", start(display)),
            ("displays", start(displays)),
            ("about", start(about)),
            ("against", start(against)),
            ("classes", start(classes)),
            ("parent", start(parent)),
            ("hints", start(hints)),
            ("after", start(after)),
        ];
        match unused.into_iter().find_map(|(key, start)| Some((key, start?))) {
            None => Ok(()),
            Some((key, start)) => {
                Err(self.texts.error(start, &message!(lesson_error_unused_key, kind = of, key = key)))
            }
        }
    }
}
