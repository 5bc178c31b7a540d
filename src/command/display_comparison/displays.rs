//! The displays of the name, with notes.

use std::io;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy, components, restrictions};
use bidiscope_present::view::{Badge, StrategyView, compare_displays};

use super::super::terminal;
use super::overview::in_input_notation;
use super::text_page::TextPage;

/// The longest title, in characters, that shares a line with its display.
const MAX_TITLE_WIDTH: usize = 44;

/// Writes each display, and the notes about it.
pub(super) fn write(
    page: &mut TextPage<'_>,
    name: &Name,
    notation: Notation,
    displays: &[DisplayConfig],
) -> io::Result<()> {
    page.heading("Displays, as they stand on the screen from left to right")?;
    let views = compare_displays(name, displays.iter().cloned());
    // A title with many options has a line of its own, so that the lines fit the terminal.
    let widths = displays.iter().map(|it| it.title().chars().count());
    let width = widths.filter(|&it| it <= MAX_TITLE_WIDTH).max().unwrap_or(MAX_TITLE_WIDTH);
    for (index, view) in views.iter().enumerate() {
        let line = terminal::display_line(&view.characters, &view.order);
        let title = view.config.title();
        if title.chars().count() > width {
            page.indented("  ", 4, &title)?;
            page.line(&format!("  {:width$}  {line}", ""))?;
        } else {
            page.line(&format!("  {title:width$}  {line}"))?;
        }
        if let Some(typed) = in_input_notation(notation, &view.display) {
            page.line(&format!("  {:width$}  {typed}", ""))?;
        }
        for note in notes(name, view, &views[..index]) {
            page.indented(&format!("  {:width$}  - ", ""), width + 6, &note)?;
        }
    }
    Ok(())
}

/// The display with the marks of section 4.3 of Dürst's draft, where it differs, and the restrictions of its section 5
/// that the name breaks.
fn notes_on_components(name: &Name) -> Vec<String> {
    let compared = components::compare(name.characters());
    let marked = terminal::display_line(name.characters(), &compared.order_with_insertions);
    let differs = (!compared.differing.is_empty()).then(|| format!("section 4.3's marks show {marked}"));
    let breach = |finding: &restrictions::RestrictionViolation| {
        let characters: Vec<String> = finding.characters.iter().map(usize::to_string).collect();
        format!("breaks restriction {} at character {}", finding.restriction, characters.join(", "))
    };
    differs.into_iter().chain(compared.findings.iter().map(breach)).collect()
}

/// The notes about a display that is listed below the displays `above`.
fn notes(name: &Name, view: &StrategyView, above: &[StrategyView]) -> Vec<String> {
    let mut notes = Vec::new();
    if view.config.strategy() == Strategy::UbaAuto {
        let direction = match view.order.paragraph() {
            Direction::LeftToRight => "left-to-right",
            Direction::RightToLeft => "right-to-left",
        };
        notes.push(format!("the paragraph is {direction}"));
    }
    let shows_the_same = |other: &&StrategyView| {
        other.characters == view.characters && is_same_display(&view.characters, &other.order, &view.order)
    };
    // The first is enough.
    notes.extend(above.iter().find(shows_the_same).map(|other| format!("same as {}", other.config.title())));
    // The logical order needs no explanation.
    let summary = view.summary.as_ref().filter(|_| view.config.strategy() != Strategy::Logical);
    notes.extend(summary.map(|it| it.sentence.clone()));
    notes.extend(view.badges.iter().map(Badge::text));
    if view.config.strategy() == Strategy::Components {
        notes.extend(notes_on_components(name));
    }
    notes
        .extend(view.proposal.interpretation_notes.iter().map(|it| format!("{}: {}", it.place, it.sentence)));
    notes
}
