//! What the window shows of a name, as text for a terminal: the answer first, then why, then how it is shown.
//!
//! What is written fits 80 columns, names aside. No character stands bare that a terminal would reorder: names
//! are held from left to right, and beside each stands a form in ASCII that can be copied.

mod displays;
mod findings;
mod grouping;
mod head;
mod labels;
mod mendings;
mod page;
mod policies;

use std::io::{self, Write};

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Display;
use bidiscope_bidi::uba::witness::{self, Witness};
use bidiscope_idna::verdict::Report;

use super::paint::Paint;
use page::Page;

/// Writes what is known of a name, which stood in this line of standard input: whether it may be registered, its labels, what is found, what the policies say,
/// how it can be mended, and these displays of it.
pub(super) fn write(
    out: &mut dyn Write,
    paint: Paint,
    name: &Name,
    notation: Notation,
    report: &Report,
    displays: &[Display],
    line: Option<u64>,
) -> io::Result<()> {
    let page = &mut Page::new(out, paint);
    head::write(page, name, notation, report, line)?;
    // What is no domain name has no labels that anything could be said of.
    let is_name = report.no_domain_name.is_none();
    if is_name {
        labels::write(page, name, report)?;
    }
    findings::write(page, report)?;
    if is_name {
        policies::write(page, report)?;
        mendings::write_mapping(page, name, report)?;
        mendings::write(page, report)?;
        grouping::write(page, name, &report.grouping)?;
    }
    displays::write(page, name, notation, displays)?;
    let Witness { engine, agrees } = witness::ask(name.characters());
    let verdict = if agrees { "agrees with" } else { "does not agree with" };
    page.blank()?;
    page.field("Witness", &format!("{engine} {verdict} our levels in both paragraph directions"))
}
