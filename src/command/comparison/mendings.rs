//! What becomes of the name: what UTS #46 makes of it, and what would mend it.

use std::io;

use bidiscope_bidi::name::{Name, text_of};
use bidiscope_idna::verdict::Report;
use bidiscope_present::view::place;

use super::super::terminal;
use super::page::Page;

/// The most stretches of a name that are told of those that the mapping changes.
const MOST_CHANGES: usize = 12;

/// What the mapping of UTS #46 changes, before and after by code points.
pub(super) fn write_mapping(page: &mut Page<'_>, name: &Name, report: &Report) -> io::Result<()> {
    let Some(mapping) = &report.mapping else { return Ok(()) };
    page.heading("What UTS #46 makes of the name")?;
    page.after("  ", 2, &terminal::with_copy(&mapping.name))?;
    for change in mapping.changes.iter().take(MOST_CHANGES) {
        let before: Vec<_> = change.characters.iter().map(|&it| name.characters()[it]).collect();
        let before = terminal::code_points(&text_of(&before));
        let becomes = match change.replacement.as_str() {
            "" => "is taken out".to_owned(),
            after => format!("becomes {}", terminal::code_points(after)),
        };
        page.after("  ", 4, &format!("{before} ({}) {becomes}", place(&change.characters)))?;
    }
    match mapping.changes.len().saturating_sub(MOST_CHANGES) {
        0 => Ok(()),
        1 => page.line("  and one more place"),
        more => page.line(&format!("  and {more} more places")),
    }
}

/// The edits that mend the name, each with the name after it; or why there are none.
pub(super) fn write(page: &mut Page<'_>, report: &Report) -> io::Result<()> {
    if let Some(why) = &report.no_mending {
        page.blank()?;
        return page.after("", 0, &format!("What would mend it: nothing. {}", terminal::visible(why)));
    }
    if report.mendings.is_empty() {
        return Ok(());
    }
    page.heading("What would mend it, the most likely first")?;
    for (number, mending) in (1..).zip(&report.mendings) {
        page.after(&format!("  {number:>2}  "), 6, &terminal::visible(&mending.sentence))?;
        page.after("      ", 6, &terminal::with_copy(&mending.name))?;
    }
    if report.mendings.iter().all(|it| it.name.is_ascii()) {
        return Ok(());
    }
    page.after("  ", 2, "Copy the xn-- form or the code points; what is shown is in display order.")
}
