//! Other forms of the name: the mapping of UTS #46, and the suggested fixes.

use std::io;

use bidiscope_bidi::name::{Name, text_of};
use bidiscope_idna::verdict::Report;
use bidiscope_present::view::list_positions;

use super::super::terminal;
use super::text_page::TextPage;

/// The most changes of the mapping that are listed.
const MAX_CHANGES: usize = 12;

/// Writes the mapped name of UTS #46, and each change with its code points before and after.
pub(super) fn write_mapping(page: &mut TextPage<'_>, name: &Name, report: &Report) -> io::Result<()> {
    let Some(mapping) = &report.mapping else { return Ok(()) };
    page.heading("What UTS #46 makes of the name")?;
    page.indented("  ", 2, &terminal::with_copyable_form(&mapping.name))?;
    for change in mapping.changes.iter().take(MAX_CHANGES) {
        let before: Vec<_> = change.characters.iter().map(|&it| name.characters()[it]).collect();
        let before = terminal::code_points(&text_of(&before));
        let becomes = match change.replacement.as_str() {
            "" => "is taken out".to_owned(),
            after => format!("becomes {}", terminal::code_points(after)),
        };
        page.indented("  ", 4, &format!("{before} ({}) {becomes}", list_positions(&change.characters)))?;
    }
    match mapping.changes.len().saturating_sub(MAX_CHANGES) {
        0 => Ok(()),
        1 => page.line("  and one more place"),
        more => page.line(&format!("  and {more} more places")),
    }
}

/// Writes the suggested fixes, each with the corrected name; or why there are none.
pub(super) fn write(page: &mut TextPage<'_>, report: &Report) -> io::Result<()> {
    if let Some(why) = &report.no_fix_reason {
        page.blank()?;
        return page.indented("", 0, &format!("What would mend it: nothing. {}", terminal::escaped(why)));
    }
    if report.suggested_fixes.is_empty() {
        return Ok(());
    }
    page.heading("What would mend it, the most likely first")?;
    for (number, fix) in (1..).zip(&report.suggested_fixes) {
        page.indented(&format!("  {number:>2}  "), 6, &terminal::escaped(&fix.sentence))?;
        page.indented("      ", 6, &terminal::with_copyable_form(&fix.name))?;
    }
    if report.suggested_fixes.iter().all(|it| it.name.is_ascii()) {
        return Ok(());
    }
    page.indented("  ", 2, "Copy the xn-- form or the code points; what is shown is in display order.")
}
