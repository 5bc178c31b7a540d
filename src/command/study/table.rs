//! The results of a study as text.

use std::io::{self, Write};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_proof::automata::{LengthCounts, PropertyCounts, PropertyOutcome, PropertyResult};
use bidiscope_proof::study::{Alphabet, Cell, Example, Property, Results, Row};

use crate::command::terminal;

/// Writes the results for each property and display.
pub(super) fn write_table(out: &mut dyn Write, results: &Results) -> io::Result<()> {
    let ended = if results.is_complete { "" } else { STOPPED };
    let classes = class_names(&results.alphabet);
    writeln!(out, "All sequences of {classes} to length {}{ended}", results.max_length)?;
    let cells = results.cells();
    let mut displays: Vec<&DisplayConfig> = cells.keys().map(|&(_, display)| display).collect();
    displays.sort_unstable();
    displays.dedup();
    let width = displays.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
    for property in Property::ALL {
        let known: Vec<(&DisplayConfig, Cell<'_>)> = displays
            .iter()
            .filter_map(|&display| Some((display, *cells.get(&(property, display))?)))
            .collect();
        if known.is_empty() {
            continue;
        }
        writeln!(out, "\n{} ({})", property.statement(), property.id())?;
        for (display, cell) in known {
            writeln!(out, "  {:width$}  {}", display.title(), cell_text(cell))?;
        }
    }
    Ok(())
}

/// A cell as text.
fn cell_text(cell: Cell<'_>) -> String {
    match cell {
        Cell::Unknown => String::new(),
        Cell::Holds { to } => format!("holds to length {to}"),
        Cell::Fails { from, row } => {
            let Row { counterexamples, cases, .. } = row;
            let counts = match row.counterexamples_with_distinct_characters {
                Some(distinct) if *counterexamples == 0 => {
                    format!("{distinct} of {cases} if characters of one class are told apart")
                }
                _ => format!("{counterexamples} of {cases}"),
            };
            format!("fails from length {from} ({counts}){}", example_text(row.smallest.first()))
        }
    }
}

/// A counterexample as text, after a colon; empty where there is none.
fn example_text(example: Option<&Example>) -> String {
    let text = example.map(|example| {
        let displays: Vec<String> = example.displays.iter().map(|it| terminal::left_to_right(it)).collect();
        let shows = if example.sequences.len() > 1 { "show" } else { "shows" };
        let classes = terminal::escaped(&example.classes.join(" and "));
        format!(": {classes} {shows} {}", displays.join(" and "))
    });
    text.unwrap_or_default()
}

/// Added to the title of a table whose study was stopped.
const STOPPED: &str = ", stopped before the end";

fn class_names(alphabet: &Alphabet) -> String {
    let names: Vec<&str> = alphabet.classes().iter().map(|it| it.short_name()).collect();
    names.join(", ")
}

/// Writes the decisions for all lengths, property by property.
pub(super) fn write_decisions(
    out: &mut dyn Write,
    alphabet: &Alphabet,
    known: &[PropertyResult],
    is_complete: bool,
) -> io::Result<()> {
    let ended = if is_complete { "" } else { STOPPED };
    writeln!(out, "All sequences of {}, of all lengths{ended}", class_names(alphabet))?;
    let width = known.iter().map(|it| it.display.title().chars().count()).max().unwrap_or(0);
    for of_property in known.chunk_by(|one, other| one.property == other.property) {
        let property = of_property[0].property;
        writeln!(out, "\n{} ({})", property.statement(), property.id())?;
        for known in of_property {
            writeln!(out, "  {:width$}  {}", known.display.title(), decision_text(known))?;
            write_counts(out, &known.counts)?;
            if let Some(reason) = known.uncounted_reason {
                writeln!(out, "    not counted: {reason}")?;
            }
        }
    }
    Ok(())
}

/// The decision on a property of a display, as text.
fn decision_text(known: &PropertyResult) -> String {
    let reason = known.undecided_reason.map(|it| format!("by trying, because {it}"));
    match (&known.outcome, reason) {
        (PropertyOutcome::Proved, _) => "all lengths".to_owned(),
        (PropertyOutcome::HoldsToLength { length }, reason) => {
            format!("to {length} {}", reason.unwrap_or_default())
        }
        (PropertyOutcome::Refuted { length, smallest }, reason) => {
            let reason = reason.map(|it| format!(" ({it})")).unwrap_or_default();
            let suffix = if differ_in_characters(known.property, smallest.first()) {
                IF_CHARACTERS_DISTINCT
            } else {
                ""
            };
            format!("fails from length {length}{reason}{}{suffix}", example_text(smallest.first()))
        }
    }
}

/// Added where two displays differ in their characters only, and not in their classes.
const IF_CHARACTERS_DISTINCT: &str = ", if characters of one class are told apart";

/// Whether the counterexample has the same classes in both displays, and differs only in characters of one class.
fn differ_in_characters(property: Property, example: Option<&Example>) -> bool {
    let are_all_equal =
        |it: &Example| it.displays.len() > 1 && it.displays.iter().all(|one| *one == it.displays[0]);
    // The display of the display should be the sequence.
    let is_sequence = |it: &Example| it.displays.last() == it.sequences.first();
    example.is_some_and(if property == Property::Involution { is_sequence } else { are_all_equal })
}

fn write_counts(out: &mut dyn Write, counted: &PropertyCounts) -> io::Result<()> {
    for LengthCounts { length, cases, displays, counterexamples, counterexamples_with_distinct_characters } in
        &counted.lengths
    {
        write!(out, "    length {length}: {cases} sequences")?;
        if let Some(displays) = displays {
            write!(out, ", {displays} displays")?;
        }
        if let Some(counterexamples) = counterexamples {
            let more = if displays.is_some() { "fewer" } else { "counterexamples" };
            write!(out, ", {counterexamples} {more}")?;
        }
        if let Some(distinct) = counterexamples_with_distinct_characters {
            write!(out, ", {distinct} counterexamples{IF_CHARACTERS_DISTINCT}")?;
        }
        writeln!(out)?;
    }
    match counted.growth {
        Some(growth) => writeln!(out, "    the displays grow by a factor of {growth:.3} with each character"),
        None => Ok(()),
    }
}
