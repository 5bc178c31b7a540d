//! Hints after a wrong answer: the teacher's, or what the algorithms say about the answer.

use bidiscope_bidi::name::{BidiClass, code_point};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::compare::visually_split_label_indices;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{NameAnalysisOptions, RuleVerdict, rfc5893};
use bidiscope_report::view::class_entry;
use bidiscope_report::words::finding::finding_message;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::arrange::NextPiece;
use super::choose::rule_sentence;
use super::solution::{called, deciding, explanation};
use super::{
    AnswerChoice, AnswerContent, ArrangeInVisualOrderTask, LessonName, LessonStep, LessonTask, LessonText,
    MultipleChoiceTask, QuestionKind,
};

/// The most hints of a step: the wrong answer after the last one is followed by the solution.
pub const MAX_HINTS: usize = 2;

impl LessonStep {
    /// The hint after `wrong_answer_count` wrong answers in a row, from 1, of which `last_piece_or_choice_indices` is the last:
    /// the teacher's if the lesson has one, else the program's own; for an arrangement after what is to be placed next.
    /// `last_piece_or_choice_indices` is as in [`LessonStepRecord::piece_or_choice_indices`](super::LessonStepRecord::piece_or_choice_indices). `None` if it is
    /// correct, after more than [`MAX_HINTS`] wrong answers, and for a page.
    pub fn hint(
        &self,
        last_piece_or_choice_indices: &[usize],
        wrong_answer_count: usize,
    ) -> Option<LessonText> {
        let number = wrong_answer_count
            .checked_sub(1)
            .filter(|it| *it < MAX_HINTS && !self.is_correct(last_piece_or_choice_indices))?;
        let own = self.hints.get(number).filter(|it| !it.is_empty()).cloned();
        match &self.task {
            LessonTask::Page { .. } => None,
            LessonTask::Arrange(task) => for_arrange(task, last_piece_or_choice_indices, number, own),
            LessonTask::Choose(task) => own.or_else(|| {
                for_choose(task, *last_piece_or_choice_indices.first()?, number).map(LessonText::of_sentence)
            }),
        }
    }

    /// Whether nothing is left to hint at.
    fn is_correct(&self, answer: &[usize]) -> bool {
        match &self.task {
            LessonTask::Page { .. } => true,
            LessonTask::Arrange(task) => task.judge(answer).is_correct(),
            LessonTask::Choose(task) => {
                answer.first().and_then(|it| task.answer_choices.get(*it)).is_some_and(|it| it.is_correct)
            }
        }
    }
}

/// First the character that the reader places next, then also its position; and the teacher's hint, or the rule that puts it
/// there.
fn for_arrange(
    task: &ArrangeInVisualOrderTask,
    guess: &[usize],
    number: usize,
    own: Option<LessonText>,
) -> Option<LessonText> {
    let Some(NextPiece { character, at, belongs_at }) = task.next_piece(guess) else { return own };
    let name = called(task.name(), character);
    let (position, sentence) = (character + 1, |it: Message<'_>| it.to_string());
    let mut next = match number {
        0 => sentence(message!(hint_next_wrong, number = position, character = name, position = at + 1)),
        _ => sentence(message!(hint_next, number = position, character = name, position = belongs_at + 1)),
    };
    if own.is_none() && number > 0 {
        let reason = explanation(task.name(), task.display(), character);
        reason.iter().for_each(|it| next.extend([" ", it]));
    }
    let mut hint = LessonText::of_sentence(next);
    hint.paragraphs.extend(own.into_iter().flat_map(|it| it.paragraphs));
    Some(hint)
}

fn for_choose(task: &MultipleChoiceTask, chosen: usize, number: usize) -> Option<String> {
    let answer = task.answer_choices.get(chosen).filter(|it| !it.is_correct)?;
    let hint = if number == 0 { first_hint(task, answer) } else { second_hint(task, answer) };
    // An answer to an earlier form of the question may have neither.
    hint.or_else(|| Some(message!(hint_none).to_string()))
}

/// What is the case with the answer that was chosen.
fn first_hint(task: &MultipleChoiceTask, answer: &AnswerChoice) -> Option<String> {
    if answer.key == "none" {
        return Some(message!(hint_not_none).to_string());
    }
    let name = task.asked_name.as_ref();
    Some(match task.question_kind {
        QuestionKind::ViolatedCondition => {
            condition_hint(name?, BidiRuleCondition::from_id(&answer.key)?).to_string()
        }
        QuestionKind::RegistrationPermission => {
            let verdict = rfc5893::bidi_rule_verdict(&name?.name);
            message!(hint_rule_verdict, verdict = verdict.id()).to_string()
        }
        QuestionKind::BidiClassOfCharacter => {
            let class = BidiClass::ALL.into_iter().find(|it| it.short_name() == answer.key)?;
            let entry = class_entry(class)?;
            message!(hint_class, class = entry.term, definition = entry.definition).to_string()
        }
        QuestionKind::ShownDisplay
        | QuestionKind::NameWithSameDisplay
        | QuestionKind::NameWithSplitLabel
        | QuestionKind::NameSatisfyingBidiRule => {
            let answer_text = answer.content.text();
            message!(hint_chosen, answer = answer_text, explanation = answer.explanation.as_str()).to_string()
        }
    })
}

/// What leads to the correct answer.
fn second_hint(task: &MultipleChoiceTask, answer: &AnswerChoice) -> Option<String> {
    let name = task.asked_name.as_ref();
    Some(match task.question_kind {
        QuestionKind::ViolatedCondition => match condition_finding(name?) {
            Some(place) => place,
            None => rule_sentence(&name?.name),
        },
        QuestionKind::RegistrationPermission => {
            let name = &name?.name;
            let options = NameAnalysisOptions {
                parent_zone: task.registration_zone.clone(),
                ..NameAnalysisOptions::default()
            };
            let analysis = InputAnalysis::with_options(name, options);
            let reason = analysis.registration_verdict().deciding_finding_kinds.first().copied();
            let finding = analysis.findings().iter().find(|it| Some(it.finding_kind) == reason)?.clone();
            finding_message(name, &finding).to_string()
        }
        QuestionKind::BidiClassOfCharacter => {
            let character = name?.characters().get(task.asked_logical_index?)?;
            let definition = class_entry(character.class)?.definition;
            message!(hint_class_of, character = code_point(character.scalar), definition = definition)
                .to_string()
        }
        QuestionKind::ShownDisplay => {
            let chosen: DisplayConfig = answer.key.parse().ok()?;
            deciding(name?, task.asked_display.as_ref()?, None, Some(&chosen))?.sentence
        }
        QuestionKind::NameWithSameDisplay => task.explanation.clone(),
        QuestionKind::NameWithSplitLabel => {
            let (display, right) = (task.asked_display.as_ref()?, right_name(task)?);
            let split = visually_split_label_indices(right.name.labels(), &display.order(right.characters()));
            message!(hint_split, label = split.first()? + 1).to_string()
        }
        // What is wrong about this one, and one answer less to choose from.
        QuestionKind::NameSatisfyingBidiRule => {
            let other = task
                .answer_choices
                .iter()
                .find(|it| !it.is_correct && it.key != answer.key && it.key != "none")?;
            let text = other.content.text();
            let other = message!(hint_chosen, answer = text, explanation = other.explanation.as_str());
            format!("{} {other}", first_hint(task, answer)?)
        }
    })
}

fn right_name(task: &MultipleChoiceTask) -> Option<&LessonName> {
    task.answer_choices.iter().filter(|it| it.is_correct).find_map(|it| match &it.content {
        AnswerContent::Name(name) => Some(name),
        AnswerContent::Words(_) => None,
    })
}

/// Whether the labels satisfy a condition of the Bidi rule that none of them violates.
fn condition_hint(name: &LessonName, condition: BidiRuleCondition) -> Message<'static> {
    let judged = name.name.name().map(rfc5893::judge_name);
    let mut all = judged.iter().flat_map(|it| &it.label_verdicts).flat_map(|it| &it.condition_verdicts);
    let applies = all.any(|it| it.condition == condition && it.condition_verdict == RuleVerdict::Satisfied);
    message!(hint_condition, number = condition.number(), applies = applies)
}

/// Where a name violates the Bidi rule: the label, and its first offending character. `None` if it does not.
fn condition_finding(name: &LessonName) -> Option<String> {
    let analysis = InputAnalysis::new(&name.name);
    let finding = analysis.findings().iter().find(|it| it.finding_kind.is_bidi_rule_condition())?;
    let &at = finding.character_indices_in_name.first()?;
    let class = name.characters().get(at)?.class.short_name();
    let label = finding.label_index? + 1;
    Some(
        message!(hint_look_at, label = label, position = at + 1, character = called(name, at), class = class)
            .to_string(),
    )
}
