//! What studies, proofs and explorations say to users, from the catalogue.

use bidiscope_bidi::name::BidiClass;
use bidiscope_proof::automata::{CertificateError, CheckedClaim, MAX_STATES, NoCertificate, Undecided};
use bidiscope_proof::explore::{Criterion, CriterionCell, ExplorationError};
use bidiscope_proof::study::{
    AlphabetError, Example, MAX_DISPLAYS, MAX_LENGTH, Property, ReadResultsError, Results, ResultsError,
    StudyError,
};

use crate::finding_text::listed;
use crate::message;
use crate::messages::Message;

/// A property as a sentence.
pub fn property_text(property: Property) -> Message<'static> {
    Message::by_id(format!("property-{}", property.id()), Vec::new())
}

/// A criterion as a sentence.
pub fn criterion_text(criterion: Criterion) -> Message<'static> {
    Message::by_id(format!("criterion-{}", criterion.id()), Vec::new())
}

/// A criterion in one word, for the head of a column.
pub fn criterion_title(criterion: Criterion) -> String {
    criterion_text(criterion).attribute("title").unwrap_or_else(|| criterion.id().to_owned())
}

/// The result of a criterion in a word or two.
pub fn criterion_result(cell: &CriterionCell) -> Message<'static> {
    let (result, length) = match cell {
        CriterionCell::Proved => ("proved", 0),
        CriterionCell::HoldsToLength { to, .. } => ("holds", *to),
        CriterionCell::Fails { from, .. } => ("fails", *from),
    };
    message!(criterion_result, result = result, length = length)
}

/// The result of a criterion as a sentence or two.
pub fn criterion_result_text(cell: &CriterionCell) -> Message<'static> {
    match cell {
        CriterionCell::Proved => message!(study_proved),
        CriterionCell::HoldsToLength { to, undecided_reason } => {
            message!(study_undecided, length = *to, reason = undecided_text(Some(*undecided_reason)))
        }
        CriterionCell::Fails { from, smallest } => {
            let sequences = smallest.iter().map(|it| class_names(it, " ")).collect();
            message!(study_fails_for, length = *from, example = listed(sequences))
        }
    }
}

/// The short names of classes.
pub fn class_names(classes: &[BidiClass], separator: &str) -> String {
    classes.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(separator)
}

/// The range of a study: its classes and its greatest length, and whether it was stopped or is still running.
pub fn study_title(results: &Results, is_running: bool) -> Message<'static> {
    let state = match (is_running, results.is_complete) {
        (true, _) => "running",
        (false, true) => "complete",
        (false, false) => "stopped",
    };
    let classes = class_names(results.alphabet.classes(), ", ");
    message!(study_title, state = state, classes = classes, length = results.max_length)
}

/// The sequences of a counterexample as class names.
pub fn example_classes(example: &Example) -> String {
    listed(example.classes.clone())
}

/// How a counterexample to a property is displayed. `show` writes a text that is in display order.
pub fn example_text(
    property: Property,
    example: &Example,
    show: impl Fn(&str) -> String,
) -> Message<'static> {
    let classes = example_classes(example);
    let displays: Vec<String> = example.displays.iter().map(|it| show(it)).collect();
    match <[String; 2]>::try_from(displays) {
        Ok([display, other]) if property == Property::Involution => {
            message!(study_example_twice, classes = classes, display = display, other = other)
        }
        Ok([display, other]) => {
            message!(study_example_compared, classes = classes, display = display, other = other)
        }
        Err(displays) => {
            let count = example.sequences.len();
            message!(study_example, count = count, classes = classes, display = listed(displays))
        }
    }
}

/// Why a property is not decided for all lengths.
pub fn undecided_text(reason: Option<Undecided>) -> Message<'static> {
    let Some(reason) = reason else { return message!(undecided_unknown) };
    match reason {
        Undecided::Class(class) => message!(undecided_class, class = class.short_name()),
        Undecided::Context => message!(undecided_context),
        Undecided::BidiDataVersion => message!(undecided_bidi_data),
        Undecided::LabelIsolate => message!(undecided_isolate),
        Undecided::OverallOrder => message!(undecided_order),
        Undecided::CustomStrategy => message!(undecided_custom),
        Undecided::WhiteSpace => message!(undecided_white_space),
        Undecided::Property => message!(undecided_property),
        Undecided::NotCounted => message!(undecided_not_counted),
        Undecided::CountsTooLarge => message!(undecided_counts_too_large),
        Undecided::TooLarge => message!(undecided_too_large, most = MAX_STATES),
    }
}

/// Why classes are not accepted.
pub fn alphabet_error_text(error: AlphabetError) -> Message<'static> {
    match error {
        AlphabetError::Empty => message!(alphabet_empty),
        AlphabetError::Duplicate(class) => message!(alphabet_duplicate, class = class.short_name()),
        AlphabetError::ParagraphSeparator => message!(alphabet_paragraph_separator),
    }
}

/// Why a study is refused.
pub fn study_error_text(error: StudyError) -> Message<'static> {
    match error {
        StudyError::TooLong { classes, length, longest } => {
            message!(study_too_long, classes = classes, length = length, longest = longest)
        }
        StudyError::TooManyDisplays { count } => {
            message!(study_too_many_displays, count = count, most = MAX_DISPLAYS)
        }
        StudyError::NoMemory { length, megabytes } => {
            message!(study_no_memory, length = length, megabytes = megabytes)
        }
    }
}

/// Why an exploration is refused.
pub fn exploration_error_text(error: ExplorationError) -> Message<'static> {
    let ExplorationError::TooLong { classes, length, longest } = error;
    message!(study_too_long, classes = classes, length = length, longest = longest)
}

/// Why a file is not read as the results of a study.
pub fn results_error_text(error: &ReadResultsError) -> Message<'static> {
    let reason = match error {
        ReadResultsError::Json { problem, text, line, column } => message!(
            results_json_problem,
            problem = problem.id(),
            text = text.clone(),
            line = *line,
            column = *column
        ),
        ReadResultsError::Inconsistent(error) => inconsistency_text(error),
    };
    message!(results_unreadable, reason = reason)
}

fn inconsistency_text(error: &ResultsError) -> Message<'static> {
    match *error {
        ResultsError::Alphabet(error) => alphabet_error_text(error),
        ResultsError::TooLong { length } => message!(results_too_long, length = length, most = MAX_LENGTH),
        ResultsError::OutOfOrder { row, length } => {
            message!(results_out_of_order, row = row, length = length)
        }
        ResultsError::DuplicateRow { row } => message!(results_duplicate_row, row = row),
        ResultsError::TooManyDisplays => message!(results_too_many_displays, most = MAX_DISPLAYS),
        ResultsError::TooManyCases { row } => message!(results_too_many_cases, row = row),
        ResultsError::UncountedExample { row } => message!(results_uncounted_example, row = row),
        ResultsError::TooManyCounterexamples { row } => message!(results_too_many_counterexamples, row = row),
        ResultsError::InvalidExample { row } => message!(results_invalid_example, row = row),
        ResultsError::InvalidStatement { number } => message!(results_invalid_statement, number = number),
    }
}

/// Why there is no certificate.
pub fn no_certificate_text(reason: NoCertificate) -> Message<'static> {
    match reason {
        NoCertificate::OtherProperty => message!(no_certificate_other_property),
        NoCertificate::Refuted => message!(no_certificate_refuted),
        NoCertificate::Undecided(reason) => undecided_text(Some(reason)),
        NoCertificate::TooLarge(states) => message!(no_certificate_too_large, states = states),
    }
}

/// Why a certificate is refused.
pub fn certificate_error_text(error: &CertificateError) -> Message<'static> {
    match error {
        CertificateError::Line(line) => message!(certificate_error_line, line = *line),
        CertificateError::Claim => message!(certificate_error_claim),
        CertificateError::Start => message!(certificate_error_start),
        CertificateError::Base(state) => message!(certificate_error_base, state = *state),
        CertificateError::Transition(state, symbol) => {
            message!(certificate_error_transition, state = *state, symbol = symbol.clone())
        }
        CertificateError::Final(state) => message!(certificate_error_final, state = *state),
        CertificateError::Pair(one, two) => message!(certificate_error_pair, one = *one, two = *two),
        CertificateError::Shared(one, two) => message!(certificate_error_shared, one = *one, two = *two),
        CertificateError::Steps => message!(certificate_error_steps),
        CertificateError::Strings(classes) => {
            message!(certificate_error_strings, classes = classes.clone())
        }
    }
}

/// The sequences that the claim of a certificate covers.
pub fn claim_sequences(claim: &CheckedClaim) -> Message<'static> {
    let sequences = match claim.property {
        Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => "labels",
        Property::NameUniqueness => "names",
        _ => "all",
    };
    message!(certificate_sequences, sequences = sequences)
}
