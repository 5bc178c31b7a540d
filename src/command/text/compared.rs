//! The identifiers of a text, and where the rules for links that were not chosen find others.

use std::io::{self, Write};

use bidiscope_idna::text::{
    ComparedReports, Grammar, Identifier, IdentifierReport, LinkComparison, LinkRules, SpanReport,
    compared_reports,
};
use bidiscope_present::view::text::difference_message;
use serde::Serialize;

use super::super::{Status, json, terminal};
use super::Arguments;
use super::identifier::write_identifier;
use super::source::InputText;

/// Lists the identifiers in order, also those that only the rules find that were not chosen, each with what differs.
/// `--check` is about the others.
pub(super) fn write(
    arguments: &Arguments,
    out: &mut dyn Write,
    text: &InputText,
    grammar: Grammar,
) -> io::Result<Status> {
    let mut status = Status::Done;
    let contents = text.as_str();
    for ComparedReports { place, reports } in compared_reports(contents, grammar) {
        let is_chosen = !place.found.is_empty();
        for mut found in reports {
            found.add_byte_offset(text.start);
            let difference = (!place.is_same()).then_some(&place);
            if arguments.json {
                let rules = if is_chosen { grammar.links } else { grammar.links.other() };
                let difference = difference.map(|it| Difference::new(text, it, grammar.links));
                json::write_line(out, &Compared { found: &found, found_by: rules.id(), difference })?;
            } else {
                write_identifier(out, &found, arguments.check)?;
                if let Some(difference) = difference {
                    let shown = terminal::in_display_order;
                    let line = difference_message(contents, difference, grammar.links, shown);
                    writeln!(out, "  {line}")?;
                }
            }
            if is_chosen {
                status = status.max(arguments.checked(&found));
            }
        }
    }
    Ok(status)
}

/// An identifier in JSON.
#[derive(Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    found: &'a IdentifierReport,
    /// The rules that found it.
    found_by: &'static str,
    /// `null` where the other rules find the same.
    difference: Option<Difference>,
}

/// What the rules that were not chosen find at a place, in JSON.
#[derive(Serialize)]
struct Difference {
    message: String,
    other: Vec<SpanReport>,
}

impl Difference {
    fn new(text: &InputText, difference: &LinkComparison, rules: LinkRules) -> Self {
        let message = difference_message(text.as_str(), difference, rules, str::to_owned).to_string();
        let span = |link: &Identifier| {
            let mut span = SpanReport::from(&link.extent());
            span.byte_start += text.start;
            span.byte_end += text.start;
            span
        };
        Self { message, other: difference.other.iter().map(span).collect() }
    }
}
