//! The solution of a step, with the trace step that decides it.

use serde::Serialize;

use bidiscope_bidi::name::{BidiClass, code_point};
use bidiscope_bidi::order::compare::visually_split_label_indices;
use bidiscope_bidi::order::one_to_one::OneToOneInferencePass;
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    CharRef, CharacterTraceEvent, LevelOrClass, ParagraphLevelReason, Trace, TraceLogEntry, TraceStep,
    TraceStepKind,
};
use bidiscope_bidi::uba::UbaRule;
use bidiscope_report::view::{FirstDifferenceView, first_difference};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::trace::{StepExplanation, character_history};
use bidiscope_words::message;

use super::{
    AnswerContent, ArrangeInVisualOrderTask, LessonName, LessonStep, LessonTask, MultipleChoiceTask,
    QuestionKind,
};

/// The solution of a step, as it is shown after the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonSolution {
    /// The solution in a sentence; may be empty where each answer has its own.
    pub sentence: String,
    /// The name and display that the Inspect tab opens to show the solution; where the answers are names, the first
    /// correct one. `None` where there is no such name.
    pub to_inspect: Option<(LessonName, DisplayConfig)>,
    /// The step of the trace that decides it, of the display in `inspects`; `None` where the question is not about a display.
    pub deciding_step: Option<DecidingTraceStep>,
}

/// The trace step that decides the position of a character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DecidingTraceStep {
    /// The number of the step in the trace, from 1; `None` where the character's bidi class decides.
    #[serde(rename = "step")]
    pub trace_step_number: Option<usize>,
    /// The logical position, from 0, of the character that the step changes.
    #[serde(rename = "character")]
    pub logical_index: usize,
    /// What the step does, in a sentence.
    pub sentence: String,
}

impl LessonStep {
    /// The solution, with the trace step that decides it; `None` for a page.
    pub fn solution(&self) -> Option<LessonSolution> {
        match &self.task {
            LessonTask::Page { .. } => None,
            LessonTask::Arrange(task) => Some(for_arrange(task)),
            LessonTask::Choose(task) => Some(for_choose(task)),
        }
    }
}

pub(super) fn for_arrange(task: &ArrangeInVisualOrderTask) -> LessonSolution {
    let (name, display) = (task.name(), task.display());
    let shows =
        message!(answer_shows, display = display.title(), text = name.display_text(display)).to_string();
    LessonSolution {
        sentence: match task.mirroring_note() {
            Some(note) => format!("{shows} {note}"),
            None => shows,
        },
        to_inspect: Some((name.clone(), display.clone())),
        deciding_step: deciding(name, display, task.asked_character(), task.compared_with()),
    }
}

pub(super) fn for_choose(task: &MultipleChoiceTask) -> LessonSolution {
    let correct = task.answer_choices.iter().filter(|it| it.is_correct).filter_map(|it| match &it.content {
        AnswerContent::Name(name) => Some(name),
        AnswerContent::Words(_) => None,
    });
    // Where the answers are names, the first correct one.
    let name = task.asked_name.as_ref().or(correct.clone().next());
    let display = task.asked_display.clone().unwrap_or_else(|| Strategy::UbaLtr.into());
    let deciding = name.and_then(|name| match task.question_kind {
        QuestionKind::NameWithSameDisplay
            if task.asked_logical_index.is_none() && task.compared_display.is_none() =>
        {
            let other = correct.clone().next();
            other
                .and_then(|other| in_each(name, other, &display))
                .or_else(|| deciding(name, &display, None, None))
        }
        QuestionKind::ShownDisplay | QuestionKind::NameWithSameDisplay => {
            deciding(name, &display, task.asked_logical_index, task.compared_display.as_ref())
        }
        QuestionKind::NameWithSplitLabel => {
            let DecidingReason { character, reason } =
                reason(name, &display, character_that_splits(name, &display)?)?;
            let sentence = match correct.count() {
                1 => character_sentence(name, character, &reason),
                _ => sentence_in(name, character, &reason),
            };
            Some(DecidingTraceStep {
                trace_step_number: Some(reason.step_number),
                logical_index: character,
                sentence,
            })
        }
        QuestionKind::ViolatedCondition
        | QuestionKind::RegistrationPermission
        | QuestionKind::BidiClassOfCharacter
        | QuestionKind::NameSatisfyingBidiRule => None,
    });
    LessonSolution {
        sentence: task.explanation.clone(),
        deciding_step: deciding,
        to_inspect: name.map(|it| (it.clone(), display)),
    }
}

/// The character whose resolution splits the first split label: the separator at an end of the label that stands between its
/// characters. Else the label's first character; `None` where no label is split.
fn character_that_splits(name: &LessonName, display: &DisplayConfig) -> Option<usize> {
    let order = display.order(name.characters());
    let label = name.name.labels()[*visually_split_label_indices(name.name.labels(), &order).first()?]
        .character_range
        .clone();
    let visual = order.logical_from_visual();
    let is_own = |it: &LogicalIndex| label.contains(&it.0);
    let (first, last) = (visual.iter().position(is_own)?, visual.iter().rposition(is_own)?);
    let between = &visual[first..=last];
    let separators = [label.start.checked_sub(1), Some(label.end)].into_iter().flatten();
    separators.into_iter().find(|&it| between.contains(&LogicalIndex(it))).or(Some(label.start))
}

/// The step that decides the position of the asked character; without one, the step that decides the difference from the
/// compared display. Without either, the step that decides by what surrounds a character, of the first character for which
/// there is one.
pub(super) fn deciding(
    name: &LessonName,
    display: &DisplayConfig,
    about: Option<usize>,
    against: Option<&DisplayConfig>,
) -> Option<DecidingTraceStep> {
    let characters = name.characters();
    let found = match (about, against) {
        (Some(about), _) => reason(name, display, about)?,
        (None, Some(against)) => {
            let found = first_difference(characters, name.notation, against, display)?;
            // Of two displays it says what each does; from logical order only what moves it tells something.
            if found.deciding_step_number.is_some() || against.strategy() != Strategy::Logical {
                let FirstDifferenceView {
                    deciding_step_number: trace_step_number,
                    logical_index,
                    difference_sentence: sentence,
                    ..
                } = found;
                return Some(DecidingTraceStep { trace_step_number, logical_index, sentence });
            }
            reason(name, display, found.logical_index)?
        }
        (None, None) => {
            let trace = Trace::of_display(display, characters);
            let by_context = (0..characters.len()).find_map(|at| by_context(&trace, at));
            let first_moved = || trace.order().iter().enumerate().position(|(place, it)| it.0 != place);
            match by_context {
                Some(entry) => reason_of(&trace, entry)?,
                None => reason(name, display, first_moved()?)?,
            }
        }
    };
    let sentence = character_sentence(name, found.character, &found.reason);
    Some(DecidingTraceStep {
        trace_step_number: Some(found.reason.step_number),
        logical_index: found.character,
        sentence,
    })
}

/// What decides of two names that a display shows alike: the first step that decides otherwise by what surrounds a character
/// than it does for the character of the other name in the same position, in a sentence about each.
fn in_each(name: &LessonName, other: &LessonName, display: &DisplayConfig) -> Option<DecidingTraceStep> {
    let traces = [name, other].map(|it| Trace::of_display(display, it.characters()));
    let pairs = traces[0].order().iter().zip(traces[1].order());
    let decided = pairs.filter_map(|(one, other)| {
        let (one, other) = (by_context(&traces[0], one.0)?, by_context(&traces[1], other.0)?);
        let level_or_class = |entry: &TraceLogEntry| match entry.event {
            CharacterTraceEvent::ParagraphLevel { level, .. } => Some(LevelOrClass::Level(level)),
            event => event.changed_from_and_to().map(|it| it.to),
        };
        (level_or_class(one) != level_or_class(other)).then_some((one, other))
    });
    let (one, other_one) =
        decided.min_by_key(|(one, _)| (one.step_number, one.character.name_character_index()))?;
    let (one, other_one) = (reason_of(&traces[0], one)?, reason_of(&traces[1], other_one)?);
    let sentences = [
        sentence_in(name, one.character, &one.reason),
        sentence_in(other, other_one.character, &other_one.reason),
    ];
    Some(DecidingTraceStep {
        trace_step_number: Some(one.reason.step_number),
        logical_index: one.character,
        sentence: sentences.join(" "),
    })
}

/// What the trace has last decided about a character by what surrounds it; the paragraph level, if its first strong character
/// decides that. `None` if only its own class does.
fn by_context(trace: &Trace, character: usize) -> Option<&TraceLogEntry> {
    let is_paragraph = |event: &CharacterTraceEvent| {
        matches!(
            event,
            CharacterTraceEvent::ParagraphLevel {
                level_reason: ParagraphLevelReason::FirstStrongCharacter(_),
                ..
            }
        )
    };
    let is_by_context = |event: &CharacterTraceEvent| match event {
        CharacterTraceEvent::UbaRuleApplied(effect) => {
            let rule = effect.rule();
            rule != UbaRule::W6 && rule != UbaRule::W3 && rule.id().starts_with(['W', 'N'])
        }
        CharacterTraceEvent::OneToOneInferred { inference_pass: pass, .. } => {
            *pass != OneToOneInferencePass::AssignFixedDirections
        }
        _ => false,
    };
    let of_character =
        || trace.log_entries().iter().filter(|it| it.character == CharRef::InName(LogicalIndex(character)));
    let paragraph = of_character().find(|it| is_paragraph(&it.event));
    paragraph.or_else(|| of_character().rfind(|it| is_by_context(&it.event)))
}

/// The sentence about an entry of the log.
fn reason_of(trace: &Trace, entry: &TraceLogEntry) -> Option<DecidingReason> {
    let character = entry.character.name_character_index()?;
    let history = character_history(trace, LogicalIndex(character));
    let reason = history.into_iter().find(|it| it.step_number == entry.step_number)?;
    Some(DecidingReason { character, reason })
}

/// Why a character is where it is, as a sentence that can follow one about it.
pub(super) fn explanation(name: &LessonName, display: &DisplayConfig, character: usize) -> Option<String> {
    let found = reason(name, display, character)?;
    Some(if found.character == character {
        found.reason.text
    } else {
        character_sentence(name, found.character, &found.reason)
    })
}

fn character_sentence(name: &LessonName, character: usize, reason: &StepExplanation) -> String {
    let called = called(name, character);
    message!(
        answer_deciding,
        position = character + 1,
        character = called,
        explanation = reason.text.as_str()
    )
    .to_string()
}

/// The same with the name, where there are several.
fn sentence_in(name: &LessonName, character: usize, reason: &StepExplanation) -> String {
    message!(
        answer_deciding_in,
        name = name.typed_or_code_points(),
        position = character + 1,
        character = called(name, character),
        explanation = reason.text.as_str()
    )
    .to_string()
}

/// The step that decides where a character is, and why it does.
struct DecidingReason {
    /// The character that the step changes: the one asked about, or the one that links it to what stands before it.
    character: usize,
    reason: StepExplanation,
}

/// The deciding step for a character: the last that resolves its class (W and N rules). A number that none of them
/// changes stands with what precedes it, so the N rule for the character before the number decides. Then come W7, where it
/// leaves the character a number, and the control around it, if the character would stand elsewhere otherwise; then the
/// reversal (L2) and other steps. The levels (I1 and I2) follow from the class, so they come last.
fn reason(name: &LessonName, display: &DisplayConfig, character: usize) -> Option<DecidingReason> {
    let characters = name.characters();
    let trace = Trace::of_display(display, characters);
    let resolving = |at: usize, families: &[char]| {
        let changes = |it: &&TraceStep| {
            matches!(it.step_kind, TraceStepKind::UbaRule(rule) if rule.id().starts_with(families))
                && it.changed_characters.iter().any(|change| change.character.0 == at)
        };
        Some((at, trace.steps.iter().rfind(changes)?.step_number))
    };
    let is_number = |at: usize| matches!(characters[at].class, BidiClass::EN | BidiClass::AN);
    let before_number = || {
        let before = (0..character).rfind(|&at| !is_number(at))?;
        resolving(before, &['N']).filter(|_| is_number(character))
    };
    let moved_by = || {
        let is_about = |it: &&TraceLogEntry| it.character == CharRef::InName(LogicalIndex(character));
        let found = trace
            .log_entries()
            .iter()
            .rfind(|it| is_about(it) && trace.is_character_moved_by_entry(it, LogicalIndex(character)));
        Some((character, found?.step_number))
    };
    let (of, deciding) = resolving(character, &['W', 'N'])
        .or_else(before_number)
        .or_else(moved_by)
        .map_or((character, None), |(of, step)| (of, Some(step)));
    let mut history = character_history(&trace, LogicalIndex(of));
    let rule = |step: usize| trace.steps[step - 1].step_kind;
    let deciding = deciding
        .or_else(|| {
            let is_reversal =
                |it: &&StepExplanation| rule(it.step_number) == TraceStepKind::UbaRule(UbaRule::L2);
            history.iter().rfind(is_reversal).map(|it| it.step_number)
        })
        .or_else(|| {
            let changes =
                |it: &&TraceStep| it.changed_characters.iter().any(|change| change.character.0 == character);
            trace.steps.iter().rfind(changes).map(|it| it.step_number)
        });
    let at =
        history.iter().position(|it| Some(it.step_number) == deciding).or(history.len().checked_sub(1))?;
    Some(DecidingReason { character: of, reason: history.swap_remove(at) })
}

/// A character as a sentence can hold it: as it is typed, or its code point.
pub(super) fn called(name: &LessonName, character: usize) -> String {
    let scalar = name.characters()[character].scalar;
    let typed =
        name.notation.write_scalars([scalar]).ok().filter(|it| it.bytes().all(|it| it.is_ascii_graphic()));
    typed.map_or_else(|| code_point(scalar), |it| format!("\u{201C}{it}\u{201D}"))
}

#[cfg(test)]
mod tests {
    use crate::{ArrangeInVisualOrderTask, LessonName, MultipleChoiceTask};
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::DisplayConfig;
    use bidiscope_bidi::trace::Trace;

    fn rule(typed: &str, display: &str, about: Option<usize>) -> Option<(&'static str, usize)> {
        let name = LessonName::read(typed, Notation::CapitalsAsHebrew).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        let trace = Trace::of_display(&display, name.characters());
        let task = ArrangeInVisualOrderTask::new(name, display, about, None);
        let deciding = super::for_arrange(&task).deciding_step?;
        Some((trace.steps[deciding.trace_step_number? - 1].step_kind.id(), deciding.logical_index))
    }

    /// UAX #9: with nothing strong before them, numbers in a left-to-right paragraph become L (W7); in a
    /// right-to-left one they stay numbers, and L2 takes them to the right end.
    #[test]
    fn the_step_that_decides_of_a_character() {
        assert_eq!(rule("123-ABC", "uba-ltr", Some(0)), Some(("W7", 0)));
        assert_eq!(rule("123-ABC", "uba-rtl", Some(0)), Some(("L2", 0)));
        assert_eq!(rule("ABC-123", "one-to-one", Some(4)).map(|it| it.1), Some(4));
    }

    /// UAX #9: after a Hebrew letter W7 does not change a number, and N1 makes the hyphen or full stop between them
    /// right-to-left. After a Latin letter W7 does; N2 is for a hyphen between letters of both directions.
    #[test]
    fn the_rule_that_resolves_a_class_comes_before_levels() {
        assert_eq!(rule("ABC-123", "uba-ltr", Some(4)), Some(("N1", 3)));
        assert_eq!(rule("ABC-123", "uba-ltr", Some(6)), Some(("N1", 3)));
        assert_eq!(rule("ABC.1de", "uba-ltr", Some(4)), Some(("N1", 3)));
        assert_eq!(rule("abc-123", "uba-rtl", Some(4)), Some(("W7", 4)));
        assert_eq!(rule("ABC-abc", "uba-rtl", Some(3)), Some(("N2", 3)));
        // A letter has its direction from the start, whatever stands before it.
        assert_eq!(rule("12-ABC", "uba-rtl", Some(3)), Some(("L2", 3)));
        // W7 leaves the number a European one: as L it would stay at the right of the letters.
        assert_eq!(rule("AB12.c", "uba-ltr", Some(2)), Some(("W7", 2)));
    }

    /// X4 to X6: without the control the character would stand elsewhere.
    #[test]
    fn a_control_around_a_character_decides() {
        for (typed, about) in [
            ("a\u{2067}b-\u{5D0}\u{2069}c", 2),
            ("a\u{202E}12\u{202C}\u{5D0}", 2),
            ("\u{202B}ab\u{202C}\u{5D0}", 1),
        ] {
            let name = LessonName::read(typed, Notation::Unicode).expect("a name");
            let display = DisplayConfig::read("uba-ltr").expect("a display");
            let deciding = super::deciding(&name, &display, Some(about), None).expect("something decides");
            let trace = Trace::of_display(&display, name.characters());
            assert_eq!(
                trace.steps[deciding.trace_step_number.expect("a step") - 1].step_kind.id(),
                "X6",
                "{typed:?}"
            );
            assert_eq!(deciding.logical_index, about);
        }
    }

    /// After an Arabic letter a European number becomes AN (W2); W4 joins numbers across one separator.
    #[test]
    fn numbers_after_arabic_letters_and_separators_in_numbers() {
        let rule = |typed: &str, about: usize| {
            let name = LessonName::read(typed, Notation::Atkin2001Table1).expect("a name");
            let display = DisplayConfig::read("uba-ltr").expect("a display");
            let deciding = super::deciding(&name, &display, Some(about), None)?;
            let trace = Trace::of_display(&display, name.characters());
            Some((trace.steps[deciding.trace_step_number? - 1].step_kind.id(), deciding.logical_index))
        };
        assert_eq!(rule("AB-12-34", 3), Some(("W2", 3)));
        assert_eq!(rule("AB-12-34", 6), Some(("W2", 6)));
        assert_eq!(rule("NO1-2", 3), Some(("W4", 3)));
    }

    /// Without an asked character, the rule that decides by what surrounds a character; L2 where only letters are reversed,
    /// `None` where nothing moves.
    #[test]
    fn what_decides_without_an_asked_character() {
        assert_eq!(rule("abc", "uba-ltr", None), None);
        assert_eq!(rule("ABC", "uba-ltr", None), Some(("L2", 0)));
        assert_eq!(rule("123-ABC", "uba-ltr", None), Some(("W7", 0)));
        // The full stop between two directions follows the paragraph.
        assert_eq!(rule("ABC.abc", "uba-ltr", None), Some(("N2", 3)));
        assert_eq!(rule("ABC.xDEF.1", "uba-ltr", None), Some(("N2", 3)));
        // The first strong character decides the paragraph.
        assert_eq!(rule("ABC.abc", "uba-auto", None), Some(("P3", 0)));
        assert_eq!(rule("ABC-12", "one-to-one", None).map(|it| it.1), Some(3));
    }

    /// RFC 5893 section 5: a label is split where the full stop beside it takes the direction of the right-to-left characters
    /// on both sides (N1), or joins two numbers (W4).
    #[test]
    fn what_splits_a_label_is_the_full_stop_beside_it() {
        let split = |names: &[&str]| {
            let names =
                names.iter().map(|it| LessonName::read(it, Notation::CapitalsAsHebrew).expect("a name"));
            let display = DisplayConfig::read("uba-ltr").expect("a display");
            super::for_choose(&MultipleChoiceTask::split(display, names.collect())).deciding_step
        };
        for (names, character, begins) in [
            (&["aA.Bb", "a.b"][..], 2, "Character 3, \u{201C}.\u{201D}: N1 (UAX #9, 3.3.5): ON becomes R: "),
            (&["AB.12x"], 2, "Character 3, \u{201C}.\u{201D}: N1 "),
            (&["A1.2b"], 2, "Character 3, \u{201C}.\u{201D}: W4 "),
            (&["a.b", "aA.Bb", "AB.12x"], 2, "Character 3 of aA.Bb, \u{201C}.\u{201D}: N1 "),
        ] {
            let found = split(names).expect("a label is split");
            assert_eq!(found.logical_index, character, "{names:?}");
            assert!(found.sentence.starts_with(begins), "{}", found.sentence);
        }
        assert_eq!(split(&["a.b"]), None);
    }

    /// Compared with the opposite paragraph, the paragraph direction makes the difference: P3.
    #[test]
    fn the_first_difference_from_another_display() {
        let name = LessonName::read("ABC.abc", Notation::CapitalsAsHebrew).expect("a name");
        let [ltr, rtl] = ["uba-ltr", "uba-rtl"].map(|it| DisplayConfig::read(it).expect("a display"));
        let trace = Trace::of_display(&rtl, name.characters());
        let task = ArrangeInVisualOrderTask::new(name, rtl, None, Some(ltr));
        let deciding = super::for_arrange(&task).deciding_step.expect("they part");
        let rule = trace.steps[deciding.trace_step_number.expect("a step") - 1].step_kind.id();
        assert_eq!(rule, "P3", "{}", deciding.sentence);
    }
}
