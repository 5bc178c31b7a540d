//! The comparison that the window shows, as text for a terminal.

use std::io::{self, Write};

use bidiscope::name::{Label, Name, Notation, character_name, code_point};
use bidiscope::order::compare::shows_the_same;
use bidiscope::order::{Direction, Display, Strategy, components, restrictions};
use bidiscope::uba::witness::{self, Witness};
use bidiscope::verdict::grouping::Grouping;
use bidiscope::verdict::words::{self, word};
use bidiscope::verdict::{Finding, Report, Verdict, rfc5893};
use bidiscope::view::{Badge, ExampleView, GroupingView, StrategyView, compared, grouping_views};

use super::terminal;

/// Writes what is known of a name: its labels with the verdict on each, what else is found, and these
/// displays of it.
pub(super) fn write(
    out: &mut dyn Write,
    name: &Name,
    notation: Notation,
    report: &Report,
    displays: &[Display],
) -> io::Result<()> {
    let verdict = &report.rule;
    if let Some(typed) = typed(notation, &name.text()) {
        writeln!(out, "Name       {typed} (in the notation {notation})")?;
    }
    match name.a_name() {
        Some(a_name) => writeln!(out, "In the DNS {}", terminal::visible(&a_name))?,
        None => writeln!(out, "In the DNS not possible: it is too long")?,
    }
    writeln!(out, "RFC 5893   {}", words::with_guarantee(verdict.guarantee))?;
    writeln!(out, "\nLabels, each as the one-to-one display shows it")?;
    for (index, (label, judged)) in name.labels().iter().zip(&verdict.labels).enumerate() {
        write_label(out, name, index, label, judged)?;
    }
    write_findings(out, &report.findings)?;
    write_grouping(out, name, &report.grouping)?;
    writeln!(out, "\nDisplays, as they stand on the screen from left to right")?;
    write_displays(out, name, notation, displays)?;
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

/// Whether the labels stay whole among others, and the smallest context in which they do not.
fn write_grouping(out: &mut dyn Write, name: &Name, grouping: &Grouping) -> io::Result<()> {
    writeln!(out, "\nAmong other names (RFC 5893, section 3)")?;
    for GroupingView { reading, sentence, example, .. } in grouping_views(name, grouping) {
        writeln!(out, "  {reading}\n    {sentence}")?;
        if let Some(ExampleView { characters, order, .. }) = example {
            writeln!(out, "    {}", terminal::display_line(&characters, &order))?;
        }
    }
    if !grouping.is_whole() {
        writeln!(out, "  The search was cut short; `inspect --contexts` makes it whole")?;
    }
    Ok(())
}

/// Each display, and what to notice about it.
fn write_displays(
    out: &mut dyn Write,
    name: &Name,
    notation: Notation,
    displays: &[Display],
) -> io::Result<()> {
    let views = compared(name, displays.iter().cloned());
    let width = displays.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
    for (index, view) in views.iter().enumerate() {
        let line = terminal::display_line(&view.characters, &view.order);
        writeln!(out, "  {:width$}  {line}", view.shows.title())?;
        if let Some(typed) = typed(notation, &view.display) {
            writeln!(out, "  {:width$}  {typed}", "")?;
        }
        for note in notes(name, view, &views[..index]) {
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

/// What a reader should know of a display that stands below these others.
fn notes(name: &Name, view: &StrategyView, above: &[StrategyView]) -> Vec<String> {
    let mut notes = Vec::new();
    if view.shows.strategy() == Strategy::UbaAuto {
        let direction = match view.order.paragraph() {
            Direction::LeftToRight => "left-to-right",
            Direction::RightToLeft => "right-to-left",
        };
        notes.push(format!("the paragraph is {direction}"));
    }
    let shows_the_same = |other: &&StrategyView| {
        other.characters == view.characters && shows_the_same(&view.characters, &other.order, &view.order)
    };
    // The first is enough: a reader needs no list of all.
    notes.extend(above.iter().find(shows_the_same).map(|other| format!("same as {}", other.shows.title())));
    notes.extend(view.badges.iter().filter(|it| !matches!(it, Badge::SameAs(_))).map(Badge::text));
    if view.shows.strategy() == Strategy::Components {
        notes.extend(notes_on_components(name));
    }
    notes
}
