//! The results of a study as text.

use std::io::{self, Write};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{PropertyCountsAtLength, PropertyOutcome, PropertyResult};
use bidiscope_proof::study::{
    BoundedPropertyOutcome, DisplayProperty, StudyAlphabet, StudyCounterexample, StudyOutcomeAtLength,
    StudyResults,
};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::study::{
    class_names, counterexample_text, display_property_sentence, study_title, undecided_text,
};
use bidiscope_words::{Message, message};

use crate::command::terminal;

/// Writes the results for each property and display.
pub(super) fn write_table(out: &mut dyn Write, results: &StudyResults) -> io::Result<()> {
    writeln!(out, "{}", study_title(results, false))?;
    let cells = results.bounded_outcomes();
    let mut displays: Vec<&DisplayConfig> = cells.keys().map(|&(_, display)| display).collect();
    displays.sort_unstable();
    displays.dedup();
    let titles: Vec<String> = displays.iter().map(|it| it.title()).collect();
    let width = titles.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    for property in DisplayProperty::ALL {
        let known = displays.iter().zip(&titles);
        let known = known.filter_map(|(&display, title)| Some((title, *cells.get(&(property, display))?)));
        let mut known = known.peekable();
        if known.peek().is_none() {
            continue;
        }
        writeln!(out, "\n{} ({})", display_property_sentence(property), property.id())?;
        for (title, cell) in known {
            writeln!(out, "  {title:width$}  {}", cell_text(cell))?;
        }
    }
    Ok(())
}

/// A cell as text.
fn cell_text(cell: BoundedPropertyOutcome<'_>) -> String {
    let (from, row) = match cell {
        BoundedPropertyOutcome::Untested => return String::new(),
        BoundedPropertyOutcome::Holds { max_tested_sequence_characters: to } => {
            return message!(study_holds, length = to).to_string();
        }
        BoundedPropertyOutcome::Fails {
            shortest_counterexample_characters: from,
            outcome_at_length: row,
        } => (from, row),
    };
    let StudyOutcomeAtLength { counterexample_count, covered_sequence_count, .. } = *row;
    let fails = match row.distinct_character_counterexample_count {
        Some(distinct) if counterexample_count == 0 => {
            message!(
                study_fails_counted_distinct,
                length = from,
                count = distinct,
                cases = covered_sequence_count
            )
        }
        _ => message!(
            study_fails_counted,
            length = from,
            count = counterexample_count,
            cases = covered_sequence_count
        ),
    };
    sentences([Some(fails), example(row.property, &row.display, row.smallest_counterexamples.first())])
}

/// Sentences with spaces between them.
fn sentences<const N: usize>(messages: [Option<Message<'_>>; N]) -> String {
    messages.into_iter().flatten().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

fn example(
    property: DisplayProperty,
    display: &DisplayConfig,
    example: Option<&StudyCounterexample>,
) -> Option<Message<'static>> {
    example.map(|it| counterexample_text(property, display, it, terminal::left_to_right))
}

/// Writes the decisions for all lengths, property by property.
pub(super) fn write_decisions(
    out: &mut dyn Write,
    alphabet: &StudyAlphabet,
    known: &[PropertyResult],
    is_complete: bool,
) -> io::Result<()> {
    let state = if is_complete { "complete" } else { "stopped" };
    let classes = class_names(alphabet.classes(), ", ");
    writeln!(out, "{}", message!(study_title_all_lengths, state = state, classes = classes))?;
    let width = known.iter().map(|it| it.display.title().chars().count()).max().unwrap_or(0);
    for of_property in known.chunk_by(|one, other| one.property == other.property) {
        let property = of_property[0].property;
        writeln!(out, "\n{} ({})", display_property_sentence(property), property.id())?;
        for known in of_property {
            writeln!(out, "  {:width$}  {}", known.display.title(), decision_text(known))?;
            for counts in &known.counts_by_length {
                writeln!(out, "    {}", counts_text(counts))?;
            }
            if let Some(reason) = known.incomplete_counts_reason {
                let reason = undecided_text(Some(reason));
                writeln!(out, "    {}", message!(study_not_counted, reason = reason))?;
            }
        }
    }
    Ok(())
}

/// The decision on a property of a display, as text.
fn decision_text(known: &PropertyResult) -> String {
    let undecided = known.automata_undecided_reason;
    match &known.outcome {
        PropertyOutcome::Proved => message!(study_proved).to_string(),
        PropertyOutcome::HoldsToLength { max_tested_sequence_characters: length } => {
            message!(study_undecided, length = *length, reason = undecided_text(undecided)).to_string()
        }
        PropertyOutcome::Refuted {
            shortest_counterexample_characters: length,
            smallest_counterexamples: smallest,
        } => {
            let smallest = smallest.first();
            let fails = if differ_in_characters(known.property, smallest) {
                message!(study_fails_distinct, length = *length)
            } else {
                message!(study_fails, length = *length)
            };
            sentences([
                Some(fails),
                example(known.property, &known.display, smallest),
                undecided.map(|it| undecided_text(Some(it))),
            ])
        }
    }
}

/// Whether the counterexample has the same classes in both displays, and differs only in characters of one class.
fn differ_in_characters(property: DisplayProperty, example: Option<&StudyCounterexample>) -> bool {
    let are_all_equal = |it: &StudyCounterexample| {
        it.displays.len() > 1 && it.displays.iter().all(|one| *one == it.displays[0])
    };
    // The display of the display should be the sequence.
    let is_sequence = |it: &StudyCounterexample| it.displays.last() == it.sequences.first();
    example.is_some_and(if property == DisplayProperty::DisplayIsInvolution {
        is_sequence
    } else {
        are_all_equal
    })
}

fn counts_text(counts: &PropertyCountsAtLength) -> Message<'static> {
    let (length, cases) = (counts.sequence_characters, counts.covered_sequence_count.to_string());
    let text = |number: &num_bigint::BigUint| number.to_string();
    let counterexamples = counts.counterexample_count.as_ref().map(text);
    let distinct = counts.distinct_character_counterexample_count.as_ref().map(text);
    match (counts.different_display_count.as_ref().map(text), counterexamples, distinct) {
        (Some(displays), Some(fewer), _) => {
            message!(study_count_displays, length = length, cases = cases, displays = displays, fewer = fewer)
        }
        (_, Some(counterexamples), Some(distinct)) => message!(
            study_count_both,
            length = length,
            cases = cases,
            counterexamples = counterexamples,
            distinct = distinct
        ),
        (_, Some(counterexamples), None) => message!(
            study_count_counterexamples,
            length = length,
            cases = cases,
            counterexamples = counterexamples
        ),
        (_, None, Some(distinct)) => {
            message!(study_count_distinct, length = length, cases = cases, distinct = distinct)
        }
        (_, None, None) => message!(study_count, length = length, cases = cases),
    }
}
