//! How each strategy shows the name.

use std::io;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::compare::shows_the_same;
use bidiscope_bidi::order::{Direction, Display, Strategy, components, restrictions};
use bidiscope_present::view::{Badge, StrategyView, compared};

use super::super::terminal;
use super::head::typed;
use super::page::Page;

/// The characters of the longest title that stands beside its display.
const TITLE_COLUMN: usize = 44;

/// Each display, and what to notice about it.
pub(super) fn write(
    page: &mut Page<'_>,
    name: &Name,
    notation: Notation,
    displays: &[Display],
) -> io::Result<()> {
    page.heading("Displays, as they stand on the screen from left to right")?;
    let views = compared(name, displays.iter().cloned());
    // A title with many choices has a line of its own, so that the page keeps its width.
    let widths = displays.iter().map(|it| it.title().chars().count());
    let width = widths.filter(|&it| it <= TITLE_COLUMN).max().unwrap_or(TITLE_COLUMN);
    for (index, view) in views.iter().enumerate() {
        let line = terminal::display_line(&view.characters, &view.order);
        let title = view.shows.title();
        if title.chars().count() > width {
            page.after("  ", 4, &title)?;
            page.line(&format!("  {:width$}  {line}", ""))?;
        } else {
            page.line(&format!("  {title:width$}  {line}"))?;
        }
        if let Some(typed) = typed(notation, &view.display) {
            page.line(&format!("  {:width$}  {typed}", ""))?;
        }
        for note in notes(name, view, &views[..index]) {
            page.after(&format!("  {:width$}  - ", ""), width + 6, &note)?;
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
    // Of the logical order the heading says it.
    let gist = view.gist.as_ref().filter(|_| view.shows.strategy() != Strategy::Logical);
    notes.extend(gist.map(|it| it.sentence.clone()));
    notes.extend(view.badges.iter().map(Badge::text));
    if view.shows.strategy() == Strategy::Components {
        notes.extend(notes_on_components(name));
    }
    notes.extend(view.proposal.readings.iter().map(|it| format!("{}: {}", it.place, it.sentence)));
    notes
}
