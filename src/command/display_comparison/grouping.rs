//! Character Grouping (RFC 5893, section 3): whether the labels stay in one piece next to other labels, and the
//! smallest context in which they are split.

use std::io;

use bidiscope_bidi::name::Name;
use bidiscope_idna::verdict::grouping::Grouping;
use bidiscope_present::view::{CounterexampleView, GroupingView, grouping_views};

use super::super::terminal;
use super::text_page::TextPage;

pub(super) fn write(page: &mut TextPage<'_>, name: &Name, grouping: &Grouping) -> io::Result<()> {
    page.heading("Among other names (RFC 5893, section 3)")?;
    for GroupingView { requirement: reading, sentence, counterexample: example, .. } in
        grouping_views(name, grouping)
    {
        page.indented("  ", 2, reading)?;
        page.indented("    ", 4, &sentence)?;
        if let Some(CounterexampleView { characters, order, .. }) = example {
            page.line(&format!("    {}", terminal::display_line(&characters, &order)))?;
        }
    }
    if !grouping.is_whole() {
        page.line("  The search was cut short; `inspect --contexts` makes it whole")?;
    }
    Ok(())
}
