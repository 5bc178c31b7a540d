//! Whether the labels stay whole among others, and the smallest context in which they do not.

use std::io;

use bidiscope_bidi::name::Name;
use bidiscope_idna::verdict::grouping::Grouping;
use bidiscope_present::view::{ExampleView, GroupingView, grouping_views};

use super::super::terminal;
use super::page::Page;

pub(super) fn write(page: &mut Page<'_>, name: &Name, grouping: &Grouping) -> io::Result<()> {
    page.heading("Among other names (RFC 5893, section 3)")?;
    for GroupingView { reading, sentence, example, .. } in grouping_views(name, grouping) {
        page.after("  ", 2, reading)?;
        page.after("    ", 4, &sentence)?;
        if let Some(ExampleView { characters, order, .. }) = example {
            page.line(&format!("    {}", terminal::display_line(&characters, &order)))?;
        }
    }
    if !grouping.is_whole() {
        page.line("  The search was cut short; `inspect --contexts` makes it whole")?;
    }
    Ok(())
}
