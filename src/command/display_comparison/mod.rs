//! The comparison of the displays of a name, as text for a terminal: first whether it may be registered, then why, then
//! its displays.
//!
//! Lines fit 80 columns, except for long names. Names are in display order between LRO and PDF, so that a terminal does
//! not reorder them, and are followed by an ASCII form that can be copied.

mod displays;
mod findings;
mod fixes;
mod grouping;
mod labels;
mod overview;
mod policies;
mod text_page;

use std::io::{self, Write};

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::uba::cross_check::{self, CrossCheck};
use bidiscope_idna::verdict::Report;

use super::colours::Colours;
use text_page::TextPage;

/// Writes the comparison of a name: whether it may be registered, its labels, the findings, the policies, the suggested
/// fixes, and the displays. `line` is its line of standard input, from 1.
pub(super) fn write(
    out: &mut dyn Write,
    colours: Colours,
    name: &Name,
    notation: Notation,
    report: &Report,
    displays: &[DisplayConfig],
    line: Option<u64>,
) -> io::Result<()> {
    let page = &mut TextPage::new(out, colours);
    overview::write(page, name, notation, report, line)?;
    // An address of the web or of mail has no labels to judge.
    let is_name = report.not_a_domain_name.is_none();
    if is_name {
        labels::write(page, name, report)?;
    }
    findings::write(page, report)?;
    if is_name {
        policies::write(page, report)?;
        fixes::write_mapping(page, name, report)?;
        fixes::write(page, report)?;
        grouping::write(page, name, &report.grouping)?;
    }
    displays::write(page, name, notation, displays)?;
    let CrossCheck { engine, agrees } = cross_check::run(name.characters());
    let verdict = if agrees { "agrees with" } else { "does not agree with" };
    page.blank()?;
    page.field("Witness", &format!("{engine} {verdict} our levels in both paragraph directions"))
}
