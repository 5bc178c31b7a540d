//! What studies and proofs say to users, from the catalogue.

use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{
    BidiRuleClaim, CertificateCheckError, CertificateCreationError, CertificateStatement,
    MAX_AUTOMATON_STATES, UndecidedReason,
};
use bidiscope_proof::bidi_rule::BidiRuleSyntaxError;
use bidiscope_proof::study::{
    DisplayProperty, MAX_STUDY_DISPLAYS, MAX_STUDY_SEQUENCE_CHARACTERS, ReadStudyResultsError,
    StudyAlphabetError, StudyCounterexample, StudyError, StudyResults, StudyResultsError,
};
use bidiscope_words::{Message, join_with_and, message, message_with_prefixed_id};

use crate::counterexample::with_distinct_characters;

/// About how long a task still takes, in words; `seconds` is the estimate.
pub fn time_left_text(seconds: f64) -> String {
    let (unit, count) = if seconds >= 90.0 { ("minutes", seconds / 60.0) } else { ("seconds", seconds) };
    message!(time_left, unit = unit, count = count.ceil().max(1.0) as u64).to_string()
}

/// What a property of displays says, as a sentence.
pub fn display_property_sentence(property: DisplayProperty) -> Message<'static> {
    message_with_prefixed_id("property", property.id())
}

/// What a claim about a variant of the Bidi rule says, as a sentence.
pub fn rule_claim_sentence(claim: BidiRuleClaim) -> Message<'static> {
    message_with_prefixed_id("rule-claim", claim.id())
}

/// A claim about a variant of the Bidi rule in a few words, for the head of a column.
pub fn rule_claim_title(claim: BidiRuleClaim) -> String {
    rule_claim_sentence(claim).attribute("title").unwrap_or_else(|| claim.id().to_owned())
}

/// Why a text is not a variant of the Bidi rule, in a sentence.
pub fn bidi_rule_variant_error_text(error: &BidiRuleSyntaxError) -> Message<'static> {
    match error {
        BidiRuleSyntaxError::InvalidRuleChange(change) if change.starts_with("4+") => {
            message!(rule_condition_without_set, text = excerpt(change, 80))
        }
        BidiRuleSyntaxError::InvalidRuleChange(change) => {
            message!(rule_unknown_change, text = excerpt(change, 80))
        }
        BidiRuleSyntaxError::UnknownBidiClass(name) => {
            message!(alphabet_unknown_class, text = excerpt(name, 80))
        }
    }
}

/// The short names of bidi classes, such as `AL`, with `separator` between them.
pub fn class_names(classes: &[BidiClass], separator: &str) -> String {
    classes.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(separator)
}

/// The bidi classes of a study and its greatest length, in characters, and whether it is complete, was stopped or, with
/// `is_running`, still runs.
pub fn study_title(results: &StudyResults, is_running: bool) -> Message<'static> {
    let state = match (is_running, results.is_complete) {
        (true, _) => "running",
        (false, true) => "complete",
        (false, false) => "stopped",
    };
    let classes = class_names(results.alphabet.classes(), ", ");
    message!(study_title, state = state, classes = classes, length = results.max_sequence_characters)
}

/// The sequences of a counterexample as the short names of their bidi classes.
pub fn counterexample_classes(example: &StudyCounterexample) -> String {
    join_with_and(example.classes.clone())
}

/// A counterexample to a property of a display, in a sentence: its sequences with different characters, as they are stored and
/// as they are displayed. `isolate_text` writes a text of the example so that it is not reordered again.
pub fn counterexample_text(
    property: DisplayProperty,
    display: &DisplayConfig,
    counterexample: &StudyCounterexample,
    isolate_text: impl Fn(&str) -> String,
) -> Message<'static> {
    let example = with_distinct_characters(property, display, counterexample);
    let classes = counterexample_classes(&example);
    let stored = join_with_and(example.sequences.iter().map(|it| isolate_text(it)).collect());
    let displays: Vec<String> = example.displays.iter().map(|it| isolate_text(it)).collect();
    match <[String; 2]>::try_from(displays) {
        Ok([display, other]) if property == DisplayProperty::DisplayIsInvolution => message!(
            study_example_twice,
            classes = classes,
            stored = stored,
            display = display,
            other = other
        ),
        Ok([display, other]) => message!(
            study_example_compared,
            classes = classes,
            stored = stored,
            display = display,
            other = other
        ),
        Err(displays) => message!(
            study_example,
            count = example.sequences.len(),
            classes = classes,
            stored = stored,
            display = join_with_and(displays)
        ),
    }
}

/// Why a property is not decided for all lengths, in a sentence; `None` for a reason that is not known here.
pub fn undecided_text(reason: Option<UndecidedReason>) -> Message<'static> {
    let Some(reason) = reason else { return message!(undecided_unknown) };
    match reason {
        UndecidedReason::Class(class) => message!(undecided_class, class = class.short_name()),
        UndecidedReason::Context => message!(undecided_context),
        UndecidedReason::BidiDataVersion => message!(undecided_bidi_data),
        UndecidedReason::OverallOrder => message!(undecided_order),
        UndecidedReason::CustomStrategy => message!(undecided_custom),
        UndecidedReason::WhiteSpace => message!(undecided_white_space),
        UndecidedReason::Property => message!(undecided_property),
        UndecidedReason::CountsTooLarge => message!(undecided_counts_too_large),
        UndecidedReason::TooLarge => message!(undecided_too_large, most = MAX_AUTOMATON_STATES),
    }
}

/// Why bidi classes are not accepted as the alphabet of a study, in a sentence.
pub fn alphabet_error_text(error: StudyAlphabetError) -> Message<'static> {
    match error {
        StudyAlphabetError::Empty => message!(alphabet_empty),
        StudyAlphabetError::Duplicate(class) => message!(alphabet_duplicate, class = class.short_name()),
        StudyAlphabetError::ParagraphSeparator => message!(alphabet_paragraph_separator),
    }
}

/// Why a study is refused, in a sentence.
pub fn study_error_text(error: StudyError) -> Message<'static> {
    match error {
        StudyError::TooLong { class_count: classes, length, longest } => {
            message!(study_too_long, classes = classes, length = length, longest = longest)
        }
        StudyError::TooManyDisplays { display_count: count } => {
            message!(study_too_many_displays, count = count, most = MAX_STUDY_DISPLAYS)
        }
        StudyError::NoMemory { length, megabytes } => {
            message!(study_no_memory, length = length, megabytes = megabytes)
        }
    }
}

/// Why a file cannot be read as the results of a study, in a sentence.
pub fn study_results_error_text(error: &ReadStudyResultsError) -> Message<'static> {
    let reason = match error {
        ReadStudyResultsError::Json { problem, text, line, column } => message!(
            results_json_problem,
            problem = problem.id(),
            text = text.clone(),
            line = *line,
            column = *column
        ),
        ReadStudyResultsError::Inconsistent(error) => inconsistency_text(error),
    };
    message!(results_unreadable, reason = reason)
}

fn inconsistency_text(error: &StudyResultsError) -> Message<'static> {
    match *error {
        StudyResultsError::Alphabet(error) => alphabet_error_text(error),
        StudyResultsError::TooLong { length } => {
            message!(results_too_long, length = length, most = MAX_STUDY_SEQUENCE_CHARACTERS)
        }
        StudyResultsError::OutOfOrder { row_number: row, length } => {
            message!(results_out_of_order, row = row, length = length)
        }
        StudyResultsError::DuplicateRow { row_number: row } => message!(results_duplicate_row, row = row),
        StudyResultsError::TooManyDisplays => message!(results_too_many_displays, most = MAX_STUDY_DISPLAYS),
        StudyResultsError::TooManyCases { row_number: row } => message!(results_too_many_cases, row = row),
        StudyResultsError::UncountedExample { row_number: row } => {
            message!(results_uncounted_example, row = row)
        }
        StudyResultsError::TooManyCounterexamples { row_number: row } => {
            message!(results_too_many_counterexamples, row = row)
        }
        StudyResultsError::InvalidExample { row_number: row } => message!(results_invalid_example, row = row),
        StudyResultsError::InvalidStatement { statement_number: number } => {
            message!(results_invalid_statement, number = number)
        }
    }
}

/// Why there is no certificate for a property, in a sentence.
pub fn no_certificate_text(reason: CertificateCreationError) -> Message<'static> {
    match reason {
        CertificateCreationError::StatementNotCovered => message!(certificate_error_claim),
        CertificateCreationError::StatementRefuted => message!(no_certificate_refuted),
        CertificateCreationError::Undecided(reason) => undecided_text(Some(reason)),
        CertificateCreationError::TooManyStates { max_states } => {
            message!(no_certificate_too_large, states = max_states)
        }
    }
}

/// Why the checker refuses a certificate, in a sentence.
pub fn certificate_error_text(error: &CertificateCheckError) -> Message<'static> {
    match error {
        CertificateCheckError::InvalidLine { line_number } => {
            message!(certificate_error_line, line = *line_number)
        }
        CertificateCheckError::UnsupportedStatement => message!(certificate_error_claim),
        CertificateCheckError::MissingOrExtraAutomaton { automaton_letter } => {
            message!(certificate_error_automaton, name = *automaton_letter)
        }
        CertificateCheckError::WrongStartState { automaton_letter } => {
            message!(certificate_error_start, name = *automaton_letter)
        }
        CertificateCheckError::NonspacingMarkWithoutBase { automaton_letter, state_index } => {
            message!(certificate_error_base, name = *automaton_letter, state = *state_index)
        }
        CertificateCheckError::WrongTransition { automaton_letter, state_index, classes_and_level } => {
            message!(
                certificate_error_transition,
                name = *automaton_letter,
                state = *state_index,
                symbol = classes_and_level.clone()
            )
        }
        CertificateCheckError::WrongFinalState { automaton_letter, state_index } => {
            message!(certificate_error_final, name = *automaton_letter, state = *state_index)
        }
        CertificateCheckError::MissingStatePair { first_state_index, second_state_index } => {
            message!(certificate_error_pair, one = *first_state_index, two = *second_state_index)
        }
        CertificateCheckError::StringsWithSameDisplay {
            first_final_state_index,
            second_final_state_index,
        } => {
            message!(
                certificate_error_shared,
                one = *first_final_state_index,
                two = *second_final_state_index
            )
        }
        CertificateCheckError::StatementViolatedBy { class_names } => {
            message!(certificate_error_violated, classes = class_names.clone())
        }
        CertificateCheckError::TooManySteps => message!(certificate_error_steps),
        CertificateCheckError::StringsDoNotMatchDisplay { automaton_letter, class_names } => {
            message!(certificate_error_strings, name = *automaton_letter, classes = class_names.clone())
        }
    }
}

/// The statement of a certificate as a sentence.
pub fn certificate_statement_sentence(statement: &CertificateStatement) -> Message<'static> {
    match statement {
        CertificateStatement::HasProperty(property) => display_property_sentence(*property),
        CertificateStatement::BidiRuleSatisfiesClaim { claim, .. } => rule_claim_sentence(*claim),
    }
}

/// Which sequences the statement of a certificate covers, in a few words.
pub fn covered_sequences_text(certificate_statement: &CertificateStatement) -> Message<'static> {
    use BidiRuleClaim as C;
    use DisplayProperty as P;
    let sequences = match certificate_statement {
        CertificateStatement::HasProperty(
            P::Rfc5893LabelUniqueness
            | P::Rfc5893LabelUniquenessWithoutL3
            | P::LabelOrderSameInBothParagraphs,
        ) => "labels",
        CertificateStatement::HasProperty(
            P::Rfc5893NameUniqueness | P::NameUniquenessAcrossParagraphs | P::Rfc5893LabelsLeftToRight,
        ) => "names",
        CertificateStatement::HasProperty(
            P::Rfc5893SecondGuaranteeUniqueness | P::Rfc5893SecondGuaranteeGrouping,
        ) => "guarantee",
        CertificateStatement::HasProperty(
            P::Rfc5893GroupingContiguous | P::Rfc5893GroupingBetweenDelimiters | P::LabelOrderSameInContext,
        ) => "contexts",
        CertificateStatement::HasProperty(P::OneDirectionReadsInOrder) => "direction",
        CertificateStatement::HasProperty(P::UrlHostFirst | P::UrlHostLeftOfPath) => "urls",
        CertificateStatement::HasProperty(P::UrlHostFirstEscapedPath) => "escaped-urls",
        CertificateStatement::HasProperty(_) => "all",
        CertificateStatement::BidiRuleSatisfiesClaim { claim, .. } => match claim {
            C::LabelUniqueness | C::LabelOrderSameInBothParagraphs | C::LabelUniquenessAcrossParagraphs => {
                "labels"
            }
            C::NameUniqueness | C::NameGrouping | C::NameUniquenessAcrossParagraphs => "names",
            C::LabelGrouping | C::LabelOrderSameInContext => "contexts",
        },
    };
    message!(certificate_sequences, sequences = sequences)
}
