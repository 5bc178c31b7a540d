//! What studies and proofs say to users, from the catalogue.

use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{
    CertificateError, MAX_STATES, NoCertificate, RuleClaim, Statement, Undecided,
};
use bidiscope_proof::bidi_rule::RuleError;
use bidiscope_proof::study::{
    AlphabetError, MAX_DISPLAYS, MAX_LENGTH, Property, ReadResultsError, Results, ResultsError,
    StudyCounterexample, StudyError,
};
use bidiscope_words::{Message, join_with_and, message, message_of};

use crate::counterexample::with_distinct_characters;

/// About how long a task still takes, in words; `seconds` is the estimate.
pub fn time_left_text(seconds: f64) -> String {
    let (unit, count) = if seconds >= 90.0 { ("minutes", seconds / 60.0) } else { ("seconds", seconds) };
    message!(time_left, unit = unit, count = count.ceil().max(1.0) as u64).to_string()
}

/// What a property of displays says, as a sentence.
pub fn property_text(property: Property) -> Message<'static> {
    message_of("property", property.id())
}

/// What a claim about a variant of the Bidi rule says, as a sentence.
pub fn rule_claim_text(claim: RuleClaim) -> Message<'static> {
    message_of("rule-claim", claim.id())
}

/// A claim about a variant of the Bidi rule in a few words, for the head of a column.
pub fn rule_claim_title(claim: RuleClaim) -> String {
    rule_claim_text(claim).attribute("title").unwrap_or_else(|| claim.id().to_owned())
}

/// Why a text is not a variant of the Bidi rule, in a sentence.
pub fn rule_error_text(error: &RuleError) -> Message<'static> {
    match error {
        RuleError::InvalidChange(change) if change.starts_with("4+") => {
            message!(rule_condition_without_set, text = excerpt(change, 80))
        }
        RuleError::InvalidChange(change) => message!(rule_unknown_change, text = excerpt(change, 80)),
        RuleError::UnknownClass(name) => message!(alphabet_unknown_class, text = excerpt(name, 80)),
    }
}

/// The short names of bidi classes, such as `AL`, with `separator` between them.
pub fn class_names(classes: &[BidiClass], separator: &str) -> String {
    classes.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(separator)
}

/// The bidi classes of a study and its greatest length, in characters, and whether it is complete, was stopped or, with
/// `is_running`, still runs.
pub fn study_title(results: &Results, is_running: bool) -> Message<'static> {
    let state = match (is_running, results.is_complete) {
        (true, _) => "running",
        (false, true) => "complete",
        (false, false) => "stopped",
    };
    let classes = class_names(results.alphabet.classes(), ", ");
    message!(study_title, state = state, classes = classes, length = results.max_length)
}

/// The sequences of a counterexample as the short names of their bidi classes.
pub fn counterexample_classes(example: &StudyCounterexample) -> String {
    join_with_and(example.classes.clone())
}

/// A counterexample to a property of a display, in a sentence: its sequences with different characters, as they are stored and
/// as they are displayed. `show` writes a text of the example so that it is not reordered again.
pub fn counterexample_text(
    property: Property,
    display: &DisplayConfig,
    example: &StudyCounterexample,
    show: impl Fn(&str) -> String,
) -> Message<'static> {
    let example = with_distinct_characters(property, display, example);
    let classes = counterexample_classes(&example);
    let stored = join_with_and(example.sequences.iter().map(|it| show(it)).collect());
    let displays: Vec<String> = example.displays.iter().map(|it| show(it)).collect();
    match <[String; 2]>::try_from(displays) {
        Ok([display, other]) if property == Property::Involution => message!(
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
pub fn undecided_text(reason: Option<Undecided>) -> Message<'static> {
    let Some(reason) = reason else { return message!(undecided_unknown) };
    match reason {
        Undecided::Class(class) => message!(undecided_class, class = class.short_name()),
        Undecided::Context => message!(undecided_context),
        Undecided::BidiDataVersion => message!(undecided_bidi_data),
        Undecided::OverallOrder => message!(undecided_order),
        Undecided::CustomStrategy => message!(undecided_custom),
        Undecided::WhiteSpace => message!(undecided_white_space),
        Undecided::Property => message!(undecided_property),
        Undecided::CountsTooLarge => message!(undecided_counts_too_large),
        Undecided::TooLarge => message!(undecided_too_large, most = MAX_STATES),
    }
}

/// Why bidi classes are not accepted as the alphabet of a study, in a sentence.
pub fn alphabet_error_text(error: AlphabetError) -> Message<'static> {
    match error {
        AlphabetError::Empty => message!(alphabet_empty),
        AlphabetError::Duplicate(class) => message!(alphabet_duplicate, class = class.short_name()),
        AlphabetError::ParagraphSeparator => message!(alphabet_paragraph_separator),
    }
}

/// Why a study is refused, in a sentence.
pub fn study_error_text(error: StudyError) -> Message<'static> {
    match error {
        StudyError::TooLong { class_count: classes, length, longest } => {
            message!(study_too_long, classes = classes, length = length, longest = longest)
        }
        StudyError::TooManyDisplays { display_count: count } => {
            message!(study_too_many_displays, count = count, most = MAX_DISPLAYS)
        }
        StudyError::NoMemory { length, megabytes } => {
            message!(study_no_memory, length = length, megabytes = megabytes)
        }
    }
}

/// Why a file cannot be read as the results of a study, in a sentence.
pub fn study_results_error_text(error: &ReadResultsError) -> Message<'static> {
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
        ResultsError::OutOfOrder { row_number: row, length } => {
            message!(results_out_of_order, row = row, length = length)
        }
        ResultsError::DuplicateRow { row_number: row } => message!(results_duplicate_row, row = row),
        ResultsError::TooManyDisplays => message!(results_too_many_displays, most = MAX_DISPLAYS),
        ResultsError::TooManyCases { row_number: row } => message!(results_too_many_cases, row = row),
        ResultsError::UncountedExample { row_number: row } => message!(results_uncounted_example, row = row),
        ResultsError::TooManyCounterexamples { row_number: row } => {
            message!(results_too_many_counterexamples, row = row)
        }
        ResultsError::InvalidExample { row_number: row } => message!(results_invalid_example, row = row),
        ResultsError::InvalidStatement { statement_number: number } => {
            message!(results_invalid_statement, number = number)
        }
    }
}

/// Why there is no certificate for a property, in a sentence.
pub fn no_certificate_text(reason: NoCertificate) -> Message<'static> {
    match reason {
        NoCertificate::NotCovered => message!(certificate_error_claim),
        NoCertificate::Refuted => message!(no_certificate_refuted),
        NoCertificate::Undecided(reason) => undecided_text(Some(reason)),
        NoCertificate::TooManyStates(states) => message!(no_certificate_too_large, states = states),
    }
}

/// Why the checker refuses a certificate, in a sentence.
pub fn certificate_error_text(error: &CertificateError) -> Message<'static> {
    match error {
        CertificateError::InvalidLine(line) => message!(certificate_error_line, line = *line),
        CertificateError::UnsupportedClaim => message!(certificate_error_claim),
        CertificateError::MissingOrExtraAutomaton(name) => {
            message!(certificate_error_automaton, name = *name)
        }
        CertificateError::WrongStartState(name) => message!(certificate_error_start, name = *name),
        CertificateError::Base(name, state) => {
            message!(certificate_error_base, name = *name, state = *state)
        }
        CertificateError::WrongTransition(name, state, symbol) => {
            message!(certificate_error_transition, name = *name, state = *state, symbol = symbol.clone())
        }
        CertificateError::WrongFinalState(name, state) => {
            message!(certificate_error_final, name = *name, state = *state)
        }
        CertificateError::MissingStatePair(one, two) => {
            message!(certificate_error_pair, one = *one, two = *two)
        }
        CertificateError::Shared(one, two) => message!(certificate_error_shared, one = *one, two = *two),
        CertificateError::Violated(classes) => {
            message!(certificate_error_violated, classes = classes.clone())
        }
        CertificateError::TooManySteps => message!(certificate_error_steps),
        CertificateError::WrongStrings(name, classes) => {
            message!(certificate_error_strings, name = *name, classes = classes.clone())
        }
    }
}

/// The statement of a certificate as a sentence.
pub fn statement_text(statement: &Statement) -> Message<'static> {
    match statement {
        Statement::Property(property) => property_text(*property),
        Statement::OfRule { claim, .. } => rule_claim_text(*claim),
    }
}

/// Which sequences the statement of a certificate covers, in a few words.
pub fn statement_sequences(statement: &Statement) -> Message<'static> {
    use Property as P;
    use RuleClaim as C;
    let sequences = match statement {
        Statement::Property(P::LabelUniqueness | P::LabelUniquenessWithoutL3 | P::LabelInBothParagraphs) => {
            "labels"
        }
        Statement::Property(P::NameUniqueness | P::NamesAcrossParagraphs | P::NameLabelOrder) => "names",
        Statement::Property(P::SecondGuaranteeUniqueness | P::SecondGuaranteeGrouping) => "guarantee",
        Statement::Property(P::GroupingTogether | P::GroupingBetweenDelimiters | P::LabelInContext) => {
            "contexts"
        }
        Statement::Property(P::ReadsInItsDirection) => "direction",
        Statement::Property(P::UrlHostFirst | P::UrlHostLeftOfPath) => "urls",
        Statement::Property(P::UrlHostFirstEscapedPath) => "escaped-urls",
        Statement::Property(_) => "all",
        Statement::OfRule { claim, .. } => match claim {
            C::LabelUniqueness | C::LabelInBothParagraphs | C::LabelsAcrossParagraphs => "labels",
            C::NameUniqueness | C::NameGrouping | C::NamesAcrossParagraphs => "names",
            C::Grouping | C::LabelInContext => "contexts",
        },
    };
    message!(certificate_sequences, sequences = sequences)
}
