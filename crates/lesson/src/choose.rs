//! Multiple-choice questions, whose correct answers the program computes.

use bidiscope_bidi::name::{BidiClass, Input, code_point};
use bidiscope_bidi::order::compare::visually_split_label_indices;
use bidiscope_bidi::order::{DisplayConfig, mirrored_visual_text};
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{
    FindingKind, NameAnalysisOptions, RegistrationPermission, RuleVerdict, Zone, rfc5893,
};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::DrawnName;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::finding::finding_message;
use bidiscope_report::words::verdict::{bidi_rule_condition_text, registration_sentence};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message, message_with_prefixed_id};

use super::hash::fnv1a;
use super::{LessonName, QuestionKind};

/// A task: choose the correct one of several answers to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MultipleChoiceTask {
    pub(super) question_kind: QuestionKind,
    pub(super) asked_name: Option<LessonName>,
    pub(super) asked_display: Option<DisplayConfig>,
    pub(super) asked_logical_index: Option<usize>,
    /// The display that the explanation compares with.
    pub(super) compared_display: Option<DisplayConfig>,
    /// The zone in which the name would be registered.
    pub(super) registration_zone: Option<Zone>,
    pub(super) answer_choices: Vec<AnswerChoice>,
    /// The explanation of the question as a whole.
    pub(super) explanation: String,
}

/// An answer to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerChoice {
    /// What distinguishes it from the other answers, in any language.
    pub(super) key: String,
    /// Its content.
    pub content: AnswerContent,
    /// Whether it is correct, as the program computed. Several answers may be.
    pub is_correct: bool,
    /// Its explanation, in a sentence; may be empty.
    pub explanation: String,
}

/// The content of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerContent {
    /// Text.
    Words(String),
    /// A name in logical order.
    Name(LessonName),
}

impl AnswerContent {
    /// The content as text: a name as it is typed where that is ASCII, else its code points.
    pub fn text(&self) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Name(name) => name.typed_or_code_points(),
        }
    }
}

impl MultipleChoiceTask {
    /// The kind of the question.
    pub const fn question_kind(&self) -> QuestionKind {
        self.question_kind
    }

    /// The name that is asked about; `None` where the question is which of several names, and these are the answers.
    pub const fn asked_name(&self) -> Option<&LessonName> {
        self.asked_name.as_ref()
    }

    /// The display that is asked about; `None` where the question is about no display.
    pub const fn asked_display(&self) -> Option<&DisplayConfig> {
        self.asked_display.as_ref()
    }

    /// The zone in which the name would be registered; `None` where the question names none.
    pub const fn registration_zone(&self) -> Option<&Zone> {
        self.registration_zone.as_ref()
    }

    /// The answers, in the order of the file.
    pub fn answer_choices(&self) -> &[AnswerChoice] {
        &self.answer_choices
    }

    /// The answers with their indices in [`Self::answer_choices`], in the order in which they are shown. Names and displays
    /// begin with one that the question fixes, as the correct one often stands first in a file; “None of the other answers”
    /// stands last.
    pub fn shown_answer_choices_with_index(&self) -> impl Iterator<Item = (usize, &AnswerChoice)> {
        let listed = self.answer_choices.iter().filter(|it| it.key != "none").count();
        let first = match self.question_kind {
            QuestionKind::ShownDisplay
            | QuestionKind::NameWithSameDisplay
            | QuestionKind::NameWithSplitLabel
            | QuestionKind::NameSatisfyingBidiRule => {
                fnv1a(self.identity().as_bytes()) as usize % listed.max(1)
            }
            QuestionKind::ViolatedCondition
            | QuestionKind::RegistrationPermission
            | QuestionKind::BidiClassOfCharacter => 0,
        };
        let order = (first..listed).chain(0..first).chain(listed..self.answer_choices.len());
        order.map(|at| (at, &self.answer_choices[at]))
    }

    /// Whether the name is shown in the display before the answer: where the display is to be recognised.
    pub fn shows_display(&self) -> bool {
        self.question_kind == QuestionKind::ShownDisplay
    }

    /// The question as a sentence, without the [name](Self::asked_name) that it is about, with the display and the zone.
    pub fn question(&self) -> String {
        let display = || self.asked_display.as_ref().map(DisplayTitle::title);
        let question = match self.question_kind {
            QuestionKind::BidiClassOfCharacter => {
                self.asked_logical_index.zip(self.asked_name.as_ref()).map(|(about, name)| {
                    let character = name.characters().get(about).map(|it| code_point(it.scalar));
                    message!(
                        question_class_of,
                        position = about + 1,
                        character = character.unwrap_or_default()
                    )
                })
            }
            QuestionKind::RegistrationPermission => {
                let zone =
                    self.registration_zone.as_ref().filter(|it| !it.is_root()).zip(self.asked_name.as_ref());
                zone.map(|(zone, name)| {
                    message!(question_registration_in, zone = name.written(&zone.name_text()))
                })
            }
            QuestionKind::NameWithSameDisplay => display().map(|it| message!(question_same_in, display = it)),
            QuestionKind::NameWithSplitLabel => display().map(|it| message!(question_split_in, display = it)),
            QuestionKind::ViolatedCondition
            | QuestionKind::ShownDisplay
            | QuestionKind::NameSatisfyingBidiRule => None,
        };
        question.map_or_else(|| self.question_kind.title().to_owned(), |it| it.to_string())
    }

    /// A text that distinguishes the question from others.
    pub(super) fn identity(&self) -> String {
        let name = self.asked_name.as_ref().map(|it| it.name.decoded_text());
        let answers: Vec<&str> = self.answer_choices.iter().map(|it| it.key.as_str()).collect();
        let display = self.asked_display.as_ref().map(DisplayConfig::to_string);
        format!("{} {name:?} {display:?} {:?} {answers:?}", self.question_kind.id(), self.asked_logical_index)
    }

    /// Which condition of the Bidi rule does the name violate?
    pub(super) fn condition(name: LessonName) -> Self {
        let judged = name.name.name().map(rfc5893::judge_name);
        let is_violated = |condition| {
            let mut all =
                judged.iter().flat_map(|it| &it.label_verdicts).flat_map(|it| &it.condition_verdicts);
            all.any(|it| it.condition == condition && it.condition_verdict == RuleVerdict::Violated)
        };
        let condition = |it: BidiRuleCondition| {
            let words =
                message!(answer_condition, number = it.number(), statement = bidi_rule_condition_text(it));
            answer(it.id().to_owned(), words, is_violated(it))
        };
        let answers = BidiRuleCondition::ALL
            .into_iter()
            .map(condition)
            .chain([none(rfc5893::bidi_rule_verdict(&name.name) != RuleVerdict::Violated)])
            .collect();
        let explanation = rule_sentence(&name.name);
        Self { explanation, ..Self::new(QuestionKind::ViolatedCondition, Some(name), answers) }
    }

    /// May the name be registered, in this zone where there is one?
    pub(super) fn registration(name: LessonName, zone: Option<Zone>) -> Self {
        let options = NameAnalysisOptions { parent_zone: zone.clone(), ..NameAnalysisOptions::default() };
        let analysis = InputAnalysis::with_options(&name.name, options);
        let registration = analysis.registration_verdict();
        let verdict = registration.permission;
        let is_advised_against =
            registration.deciding_finding_kinds.contains(&FindingKind::ParentBeginsWithDigit);
        let permission = |it: RegistrationPermission| {
            let words = match it {
                RegistrationPermission::NeedsReview if is_advised_against => {
                    message!(answer_registration_advised_against)
                }
                _ => message_with_prefixed_id("answer-registration", it.id()),
            };
            answer(it.id().to_owned(), words, it == verdict)
        };
        let offered = RegistrationPermission::ALL.into_iter();
        let offered = offered.filter(|&it| it != RegistrationPermission::NotApplicable || it == verdict);
        let answers = offered.map(permission).collect();
        let explanation = registration_sentence(&analysis).to_string();
        Self {
            registration_zone: zone,
            explanation,
            ..Self::new(QuestionKind::RegistrationPermission, Some(name), answers)
        }
    }

    /// Which bidi class does the character at `about` have? It must exist.
    pub(super) fn class(name: LessonName, about: usize, among: &[BidiClass]) -> Self {
        let character = name.characters()[about];
        let class = |it: &BidiClass| {
            let words = message!(answer_class, class = it.short_name(), name = it.long_name());
            answer(it.short_name().to_owned(), words, *it == character.class)
        };
        let answers = with_none(among.iter().map(class).collect());
        let code = code_point(character.scalar);
        let (class, long_name) = (character.class.short_name(), character.class.long_name());
        let explanation =
            message!(answer_class_of, character = code, class = class, name = long_name).to_string();
        Self {
            asked_logical_index: Some(about),
            explanation,
            ..Self::new(QuestionKind::BidiClassOfCharacter, Some(name), answers)
        }
    }

    /// Which of these displays shows the name as this one does?
    pub(super) fn display_of(name: LessonName, display: DisplayConfig, among: &[DisplayConfig]) -> Self {
        let seen = |it: &DisplayConfig| DrawnName::of_line(&it.drawn_line(name.characters()));
        let expected = seen(&display);
        let one = |it: &DisplayConfig| {
            let is_correct = seen(it) == expected;
            let explanation = message!(answer_it_shows, text = name.display_text(it)).to_string();
            let content = AnswerContent::Words(it.title());
            AnswerChoice { key: it.to_string(), content, is_correct, explanation }
        };
        let answers: Vec<AnswerChoice> = among.iter().map(one).collect();
        let compared_display =
            among.iter().zip(&answers).find(|(_, it)| !it.is_correct).map(|(it, _)| it.clone());
        let shown = name.display_text(&display);
        let explanation = message!(answer_shows, display = display.title(), text = shown).to_string();
        Self {
            asked_display: Some(display),
            compared_display,
            explanation,
            ..Self::new(QuestionKind::ShownDisplay, Some(name), answers)
        }
    }

    /// Which of these names have the same display as this one? Lines are compared as they are drawn.
    pub(super) fn same(name: LessonName, display: DisplayConfig, among: Vec<LessonName>) -> Self {
        let seen = |it: &LessonName| {
            let line = display.drawn_line(it.characters());
            mirrored_visual_text(&line.line_characters, &line.line_order)
        };
        let expected = seen(&name);
        let one = |it: LessonName| {
            let explanation = message!(answer_it_shown_as, text = it.display_text(&display)).to_string();
            let is_correct = seen(&it) == expected;
            name_answer(it, is_correct, explanation)
        };
        let answers = with_none(among.into_iter().map(one).collect());
        let (typed, shown) = (name.typed_or_code_points(), name.display_text(&display));
        let explanation = message!(answer_shown_as, name = typed, text = shown).to_string();
        Self {
            asked_display: Some(display),
            explanation,
            ..Self::new(QuestionKind::NameWithSameDisplay, Some(name), answers)
        }
    }

    /// In which of these names does the display split a label?
    pub(super) fn split(display: DisplayConfig, among: Vec<LessonName>) -> Self {
        let one = |it: LessonName| {
            let split = visually_split_label_indices(it.name.labels(), &display.order(it.characters()));
            let shown = it.display_text(&display);
            let explanation = match split.first() {
                None => message!(answer_it_stays_together, text = shown),
                Some(label) => message!(answer_it_is_split, text = shown, label = label + 1),
            };
            let explanation = explanation.to_string();
            name_answer(it, !split.is_empty(), explanation)
        };
        let answers = with_none(among.into_iter().map(one).collect());
        Self { asked_display: Some(display), ..Self::new(QuestionKind::NameWithSplitLabel, None, answers) }
    }

    /// Which of these names satisfy the Bidi rule?
    pub(super) fn rule(among: Vec<LessonName>) -> Self {
        let one = |it: LessonName| {
            let is_correct = rfc5893::bidi_rule_verdict(&it.name) == RuleVerdict::Satisfied;
            let explanation = rule_sentence(&it.name);
            name_answer(it, is_correct, explanation)
        };
        Self::new(QuestionKind::NameSatisfyingBidiRule, None, with_none(among.into_iter().map(one).collect()))
    }

    const fn new(kind: QuestionKind, name: Option<LessonName>, answer_choices: Vec<AnswerChoice>) -> Self {
        Self {
            question_kind: kind,
            asked_name: name,
            asked_display: None,
            asked_logical_index: None,
            compared_display: None,
            registration_zone: None,
            answer_choices,
            explanation: String::new(),
        }
    }
}

fn answer(key: String, words: Message<'_>, is_correct: bool) -> AnswerChoice {
    let content = AnswerContent::Words(words.to_string());
    AnswerChoice { key, content, is_correct, explanation: String::new() }
}

fn name_answer(name: LessonName, is_correct: bool, explanation: String) -> AnswerChoice {
    AnswerChoice {
        key: name.name.decoded_text(),
        content: AnswerContent::Name(name),
        is_correct,
        explanation,
    }
}

/// The answer that no other is correct.
fn none(is_correct: bool) -> AnswerChoice {
    answer("none".to_owned(), message!(answer_none), is_correct)
}

/// Appends the answer that no other is correct.
fn with_none(mut answers: Vec<AnswerChoice>) -> Vec<AnswerChoice> {
    let is_correct = !answers.iter().any(|it| it.is_correct);
    answers.push(none(is_correct));
    answers
}

/// The verdict of the Bidi rule on a name, in sentences.
pub(super) fn rule_sentence(name: &Input) -> String {
    let analysis = InputAnalysis::new(name);
    match analysis.bidi_rule_verdict().rule_verdict {
        RuleVerdict::Satisfied => message!(answer_satisfied).to_string(),
        RuleVerdict::NotApplicable => message!(answer_not_applicable).to_string(),
        RuleVerdict::Violated => {
            let violated = analysis.findings().iter().filter(|it| it.finding_kind.is_bidi_rule_condition());
            violated.map(|it| finding_message(name, it).to_string()).collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::MultipleChoiceTask;
    use crate::LessonName;
    use bidiscope_bidi::name::{BidiClass, Notation};
    use bidiscope_bidi::order::{DisplayConfig, Strategy};
    use bidiscope_idna::verdict::Zone;

    fn name(typed: &str) -> LessonName {
        LessonName::read(typed, Notation::CapitalsAsHebrew).expect("a name")
    }

    fn check(task: &MultipleChoiceTask, right: &[usize]) {
        let found: Vec<usize> = task
            .answer_choices()
            .iter()
            .enumerate()
            .filter(|(_, it)| it.is_correct)
            .map(|(at, _)| at)
            .collect();
        assert_eq!(found, right, "{:?}", task.answer_choices());
    }

    /// RFC 5893 section 2, condition by condition.
    #[test]
    fn a_condition() {
        for (typed, right) in
            [("1A", 0), ("AaB", 1), ("A-", 2), ("aAa", 4), ("a-.A", 5), ("A", 6), ("abc.com", 6)]
        {
            check(&MultipleChoiceTask::condition(name(typed)), &[right]);
        }
        // Digits of both kinds.
        let both = LessonName::read("05D0 0031 0661", Notation::CodePoints).expect("a name");
        check(&MultipleChoiceTask::condition(both), &[3]);
    }

    #[test]
    fn a_registration() {
        check(&MultipleChoiceTask::registration(name("ABC.com"), None), &[0]);
        check(&MultipleChoiceTask::registration(name("1A.com"), None), &[1]);
        // RFC 5893 section 7.1: under a label that begins with a digit.
        let zone = Zone::read("1com.net", Notation::CapitalsAsHebrew).expect("a zone");
        let task = MultipleChoiceTask::registration(name("ABC.1com.net"), Some(zone));
        check(&task, &[2]);
        assert_eq!(task.question(), "May this name be registered in the zone 1com.net?");
    }

    #[test]
    fn a_class() {
        let task = MultipleChoiceTask::class(name("A-1"), 1, &[BidiClass::R, BidiClass::ES]);
        check(&task, &[1]);
        assert_eq!(task.question(), "Which bidi class does character 2, U+002D, have?");
        check(&MultipleChoiceTask::class(name("A-1"), 1, &[BidiClass::R]), &[1]);
    }

    /// Row 5 of the paper's Table 4, and the pair `AB12` and `12AB` that the paper mentions.
    #[test]
    fn names_that_look_the_same() {
        let among = vec![name("12AB"), name("AB12"), name("BA12")];
        let task = MultipleChoiceTask::same(name("AB12"), Strategy::UbaLtr.into(), among.clone());
        check(&task, &[0, 1]);
        let question = "Which of the answers looks the same as this name in the display \u{201C}UBA, LTR paragraph\u{201D}?";
        assert_eq!(task.question(), question);
        check(&MultipleChoiceTask::same(name("AB12"), Strategy::OneToOne.into(), vec![name("12AB")]), &[1]);
    }

    /// UAX #9, rule L4: a bracket at an odd level is mirrored, so `A(1` is drawn as `1)A` in a left-to-right paragraph, and
    /// the brackets of `A(b)` in a right-to-left one.
    #[test]
    fn mirrored_brackets_are_part_of_what_is_seen() {
        let among = ["1(A", "1)A", "(b)A", ")b(A"].map(name).to_vec();
        check(&MultipleChoiceTask::same(name("A(1"), Strategy::UbaLtr.into(), among.clone()), &[1]);
        let task = MultipleChoiceTask::same(name("A(b)"), Strategy::UbaAuto.into(), among.clone());
        check(&task, &[2]);
        assert_eq!(task.explanation, "A(b) is shown as (b)A.");
        assert_eq!(task.answer_choices()[3].explanation, "This name is shown as )b(A.");
        // The other paragraph shows `(b)A` as `A(b)`.
        check(&MultipleChoiceTask::same(name("A(b)"), Strategy::UbaRtl.into(), among), &[4]);
        let slashes = DisplayConfig::read("custom:mirror=slashes,paragraph=rtl").expect("a display");
        let offered = [Strategy::UbaRtl.into(), slashes];
        check(&MultipleChoiceTask::display_of(name("A/B"), Strategy::UbaRtl.into(), &offered), &[0]);
    }

    #[test]
    fn which_display_it_is() {
        let among =
            [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne].map(DisplayConfig::with_default_options);
        check(&MultipleChoiceTask::display_of(name("ABC.com"), Strategy::UbaRtl.into(), &among), &[1]);
        check(&MultipleChoiceTask::display_of(name("ABC.com"), Strategy::UbaLtr.into(), &among), &[0, 2]);
    }

    /// RFC 5893 section 5: a label that begins with a digit, after a right-to-left one.
    #[test]
    fn labels_that_are_split() {
        let among = vec![name("ABC.1com"), name("ABC.com")];
        let task = MultipleChoiceTask::split(Strategy::UbaLtr.into(), among);
        check(&task, &[0]);
        assert!(task.question().ends_with("split in the display \u{201C}UBA, LTR paragraph\u{201D}?"));
        check(&MultipleChoiceTask::split(Strategy::UbaLtr.into(), vec![name("ABC.com")]), &[1]);
    }

    #[test]
    fn names_that_satisfy_the_rule() {
        // A name without right-to-left letters is not asked about, so it does not satisfy the rule.
        check(&MultipleChoiceTask::rule(vec![name("A1"), name("1A"), name("com")]), &[0]);
    }
}
