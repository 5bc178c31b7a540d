//! What a study found, in words.

use std::io::{self, Write};

use bidiscope_bidi::order::Display;
use bidiscope_proof::automata::{Counted, Decided, Known, LengthCounts};
use bidiscope_proof::study::{Alphabet, Cell, Example, Property, Results, Row};

use crate::command::terminal;

/// Writes what holds of which strategy, property by property.
pub(super) fn write_table(out: &mut dyn Write, results: &Results) -> io::Result<()> {
    let ended = if results.is_complete { "" } else { STOPPED };
    let classes = named(&results.alphabet);
    writeln!(out, "All sequences of {classes} to length {}{ended}", results.max_length)?;
    let cells = results.cells();
    let mut displays: Vec<&Display> = cells.keys().map(|&(_, display)| display).collect();
    displays.sort_unstable();
    displays.dedup();
    let width = displays.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
    for property in Property::ALL {
        let known: Vec<(&Display, Cell<'_>)> = displays
            .iter()
            .filter_map(|&display| Some((display, *cells.get(&(property, display))?)))
            .collect();
        if known.is_empty() {
            continue;
        }
        writeln!(out, "\n{} ({})", property.statement(), property.id())?;
        for (display, cell) in known {
            writeln!(out, "  {:width$}  {}", display.title(), said(cell))?;
        }
    }
    Ok(())
}

/// A cell in words.
fn said(cell: Cell<'_>) -> String {
    match cell {
        Cell::Unknown => String::new(),
        Cell::Holds { to } => format!("holds to length {to}"),
        Cell::Fails { from, row } => {
            let Row { counterexamples, cases, .. } = row;
            let how_often = match row.counterexamples_with_distinct_characters {
                Some(distinct) if *counterexamples == 0 => {
                    format!("{distinct} of {cases} if characters of one class are told apart")
                }
                _ => format!("{counterexamples} of {cases}"),
            };
            format!("fails from length {from} ({how_often}){}", told(row.smallest.first()))
        }
    }
}

/// A counterexample in words, after a colon.
fn told(example: Option<&Example>) -> String {
    let told = example.map(|example| {
        let displays: Vec<String> = example.displays.iter().map(|it| terminal::held(it)).collect();
        let shows = if example.sequences.len() > 1 { "show" } else { "shows" };
        let classes = terminal::visible(&example.classes.join(" and "));
        format!(": {classes} {shows} {}", displays.join(" and "))
    });
    told.unwrap_or_default()
}

/// What a table says that was stopped.
const STOPPED: &str = ", stopped before the end";

fn named(alphabet: &Alphabet) -> String {
    let names: Vec<&str> = alphabet.classes().iter().map(|it| it.short_name()).collect();
    names.join(", ")
}

/// Writes what is known for all lengths, property by property.
pub(super) fn write_known(
    out: &mut dyn Write,
    alphabet: &Alphabet,
    known: &[Known],
    is_complete: bool,
) -> io::Result<()> {
    let ended = if is_complete { "" } else { STOPPED };
    writeln!(out, "All sequences of {}, of all lengths{ended}", named(alphabet))?;
    let width = known.iter().map(|it| it.display.title().chars().count()).max().unwrap_or(0);
    for of_property in known.chunk_by(|one, other| one.property == other.property) {
        let property = of_property[0].property;
        writeln!(out, "\n{} ({})", property.statement(), property.id())?;
        for known in of_property {
            writeln!(out, "  {:width$}  {}", known.display.title(), decided(known))?;
            write_counts(out, &known.counted)?;
            if let Some(reason) = known.uncounted {
                writeln!(out, "    not counted: {reason}")?;
            }
        }
    }
    Ok(())
}

/// What is known of a property of a display.
fn decided(known: &Known) -> String {
    let because = known.because.map(|it| format!("by trying, because {it}"));
    match (&known.decided, because) {
        (Decided::Proved, _) => "all lengths".to_owned(),
        (Decided::Exhausted { length }, because) => {
            format!("to {length} {}", because.unwrap_or_default())
        }
        (Decided::Refuted { length, smallest }, because) => {
            let because = because.map(|it| format!(" ({it})")).unwrap_or_default();
            let apart = if differ_in_characters(known.property, smallest.first()) { APART } else { "" };
            format!("fails from length {length}{because}{}{apart}", told(smallest.first()))
        }
    }
}

/// What is to be added where two displays differ in their characters only, and not in their classes.
const APART: &str = ", if characters of one class are told apart";

/// Whether the displays that should be one are one as long as characters of one class are not told apart.
fn differ_in_characters(property: Property, example: Option<&Example>) -> bool {
    let is_one = |it: &Example| it.displays.len() > 1 && it.displays.iter().all(|one| *one == it.displays[0]);
    // What is shown of the display should be the sequence.
    let is_own = |it: &Example| it.displays.last() == it.sequences.first();
    example.is_some_and(if property == Property::OwnInverse { is_own } else { is_one })
}

fn write_counts(out: &mut dyn Write, counted: &Counted) -> io::Result<()> {
    for LengthCounts { length, cases, displays, counterexamples, distinct } in &counted.lengths {
        write!(out, "    length {length}: {cases} sequences")?;
        if let Some(displays) = displays {
            write!(out, ", {displays} displays")?;
        }
        if let Some(counterexamples) = counterexamples {
            let more = if displays.is_some() { "fewer" } else { "counterexamples" };
            write!(out, ", {counterexamples} {more}")?;
        }
        if let Some(distinct) = distinct {
            write!(out, ", {distinct} counterexamples{APART}")?;
        }
        writeln!(out)?;
    }
    match counted.growth {
        Some(growth) => writeln!(out, "    the displays grow by a factor of {growth:.3} with each character"),
        None => Ok(()),
    }
}
