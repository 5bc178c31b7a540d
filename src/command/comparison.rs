//! The comparison that the window shows, as text for a terminal.

use std::io::{self, Write};

use bidiscope::name::{Label, Name, Notation, character_name, code_point};
use bidiscope::order::restrictions;
use bidiscope::order::{Direction, DisplayOrder, Strategy, compare, components};
use bidiscope::uba::witness::{self, Witness};
use bidiscope::verdict::words::{self, word};
use bidiscope::verdict::{Finding, Report, Verdict, rfc5893};

use super::terminal;

/// Writes what is known of a name: its labels with the verdict on each, what else is found, and its
/// displays.
pub(super) fn write(out: &mut dyn Write, name: &Name, notation: Notation, report: &Report) -> io::Result<()> {
    let verdict = &report.rule;
    if let Some(typed) = typed(notation, &name.text()) {
        writeln!(out, "Name       {typed} (in the notation {notation})")?;
    }
    match name.a_name() {
        Some(a_name) => writeln!(out, "In the DNS {}", terminal::visible(&a_name))?,
        None => writeln!(out, "In the DNS not possible: a label is longer than 63 octets")?,
    }
    writeln!(out, "RFC 5893   {}", words::with_guarantee(verdict.guarantee))?;
    writeln!(out, "\nLabels, each as the one-to-one display shows it")?;
    for (index, (label, judged)) in name.labels().iter().zip(&verdict.labels).enumerate() {
        write_label(out, name, index, label, judged)?;
    }
    write_findings(out, &report.findings)?;
    writeln!(out, "\nDisplays, as they stand on the screen from left to right")?;
    write_displays(out, name, notation)?;
    let Witness { engine, agrees } = witness::ask(name.characters());
    let verdict = if agrees { "agrees with" } else { "does not agree with" };
    writeln!(out, "\nWitness    {engine} {verdict} our levels in both paragraph directions")
}

/// The text in the notation it was typed in, where that says more than the characters themselves.
fn typed(notation: Notation, text: &str) -> Option<String> {
    (notation != Notation::Unicode)
        .then(|| notation.write(text.chars()).ok())
        .flatten()
        .map(|it| terminal::visible(&it))
}

fn write_label(
    out: &mut dyn Write,
    name: &Name,
    index: usize,
    label: &Label,
    judged: &rfc5893::LabelVerdict,
) -> io::Result<()> {
    let characters = name.label_characters(label);
    let display = terminal::display_line(characters, &Strategy::OneToOne.order(characters));
    let a_label = label.a_label.as_deref().map_or_else(|| "no A-label".to_owned(), terminal::visible);
    let direction = match judged.direction {
        Some(Direction::RightToLeft) => "RTL label",
        Some(Direction::LeftToRight) => "LTR label",
        None => "direction unknown",
    };
    writeln!(out, "  label {index}  {display}  {a_label}  {direction}, {}", word(judged.verdict))?;
    if judged.verdict == Verdict::NotApplicable {
        return Ok(());
    }
    let conditions: Vec<String> =
        judged.conditions.iter().map(|it| format!("{} {}", it.condition, word(it.verdict))).collect();
    writeln!(out, "    conditions: {}", conditions.join(", "))?;
    for condition in judged.conditions.iter().filter(|it| it.verdict == Verdict::Violated) {
        writeln!(out, "    {} asks: {}", condition.condition, rfc5893::statement(condition.condition))?;
        for &offender in &condition.characters {
            let character = name.characters()[offender];
            let (identity, called) = (code_point(character.scalar), character_name(character.scalar));
            writeln!(out, "      offends: character {offender}, {identity} {called}, {}", character.class)?;
        }
    }
    Ok(())
}

/// What else is found; the conditions of the Bidi rule stand with the labels.
fn write_findings(out: &mut dyn Write, findings: &[Finding]) -> io::Result<()> {
    let mut others: Vec<&Finding> = findings.iter().filter(|it| !it.id.is_condition()).collect();
    if others.is_empty() {
        return Ok(());
    }
    // What matters most comes first; in each the order of the rule sets stays.
    others.sort_by_key(|it| it.severity);
    writeln!(out, "\nFindings beside the conditions")?;
    for Finding { id, severity, sentence, source, .. } in others {
        writeln!(out, "  {:<9}  {}", severity.id(), terminal::visible(sentence))?;
        writeln!(out, "  {:<9}  {}: {source}", "", id.id())?;
    }
    Ok(())
}

fn write_displays(out: &mut dyn Write, name: &Name, notation: Notation) -> io::Result<()> {
    let characters = name.characters();
    let orders = Strategy::ALL.map(|strategy| strategy.order(characters));
    let same_as = compare::same_as(characters, &orders);
    let width = Strategy::ALL.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
    for (index, (strategy, order)) in Strategy::ALL.into_iter().zip(&orders).enumerate() {
        writeln!(out, "  {:width$}  {}", strategy.title(), terminal::display_line(characters, order))?;
        if let Some(typed) = typed(notation, &order.display(characters)) {
            writeln!(out, "  {:width$}  {typed}", "")?;
        }
        // The first that shows it stands above; a reader needs no list of all.
        let first_same = same_as[index].iter().find(|&&other| other < index);
        for note in notes(name, strategy, order, first_same.map(|&other| Strategy::ALL[other])) {
            writeln!(out, "  {:width$}  - {note}", "")?;
        }
    }
    Ok(())
}

/// What the marks of section 4.3 of Dürst's draft show, where that is something else, and the
/// restrictions of its section 5 that the name breaks.
fn notes_on_components(name: &Name) -> Vec<String> {
    let compared = components::compare(name.characters());
    let marked = terminal::display_line(name.characters(), &compared.marked_order);
    let differs = (!compared.differing.is_empty()).then(|| format!("section 4.3's marks show {marked}"));
    let breach = |finding: &restrictions::Breach| {
        let characters: Vec<String> = finding.characters.iter().map(usize::to_string).collect();
        format!("breaks restriction {} at character {}", finding.restriction, characters.join(", "))
    };
    differs.into_iter().chain(compared.findings.iter().map(breach)).collect()
}

/// What a reader should know of a display; `same` shows the same.
fn notes(name: &Name, strategy: Strategy, order: &DisplayOrder, same: Option<Strategy>) -> Vec<String> {
    let mut notes = Vec::new();
    if strategy == Strategy::UbaAuto {
        let direction = match order.paragraph() {
            Direction::LeftToRight => "left-to-right",
            Direction::RightToLeft => "right-to-left",
        };
        notes.push(format!("the paragraph is {direction}"));
    }
    notes.extend(same.map(|same| format!("same as {}", same.title())));
    if compare::label_order_changed(name, order) {
        notes.push("labels change order".to_owned());
    }
    if strategy == Strategy::Components {
        notes.extend(notes_on_components(name));
    }
    notes.extend(compare::torn_labels(name, order).iter().map(|index| format!("label {index} torn apart")));
    notes
}
