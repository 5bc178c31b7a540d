//! `bidiscope collisions`: lists the collisions of a name, the other names with the same display.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::{CollisionSearch, FoundNames};
use bidiscope_idna::verdict::{Verdict, rfc5893};
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::message;
use bidiscope_present::read_error_text::{read_error_reason, read_error_text};
use bidiscope_present::view::{CollisionsView, found_names_text};
use serde::Serialize;

use super::collisions_against::ListComparison;
use super::comparison_list::AgainstArguments;
use super::display_argument::{self, DisplayArgument, DisplayParser};
use super::{Status, input, json, print_message, terminal};

/// List the other names with the same characters that look the same
#[derive(clap::Args, Debug)]
#[command(after_long_help = display_argument::HELP)]
pub(super) struct Arguments {
    /// Print JSON Lines: one object for each name and strategy
    #[arg(long)]
    json: bool,

    /// A display to search in; can be repeated [default: uba-ltr, uba-rtl and one-to-one]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = DisplayParser)]
    displays: Vec<DisplayArgument>,

    /// Also list names that look the same in a paragraph of the opposite direction; without --strategy, also in automatic
    /// paragraphs
    #[arg(long, conflicts_with = "against")]
    across: bool,

    /// The most names to list for each display
    #[arg(long, value_name = "COUNT", default_value_t = CollisionSearch::default().max_names)]
    most: usize,

    /// List the names of this list that are the same or look the same, instead of searching
    #[arg(long, value_name = "FILE", conflicts_with = "displays")]
    against: Option<PathBuf>,

    #[command(flatten)]
    against_format: AgainstArguments,

    /// The names; “-” reads the lines of standard input
    #[arg(required = true, value_name = "NAME")]
    names: Vec<OsString>,
}

impl Arguments {
    /// Writes the collisions of each name to `out`. An error in one name does not stop the others.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        if let Some(file) = &self.against {
            let comparison = ListComparison {
                file,
                format: &self.against_format,
                notation,
                most: self.most,
                json: self.json,
            };
            return comparison.run(&self.names, out);
        }
        let search = CollisionSearch { notation, max_names: self.most, ..CollisionSearch::default() };
        let automatic: &[Strategy] = if self.across { &[Strategy::UbaAuto] } else { &[] };
        let defaults = [&[Strategy::UbaLtr, Strategy::UbaRtl], automatic, &[Strategy::OneToOne]].concat();
        let displays = display_argument::displays_or_default(&self.displays, &defaults);
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |out, given| {
            let name = match Name::read_bytes(given.bytes, notation) {
                Ok(name) => name,
                Err(error) => {
                    status = Status::Unreadable;
                    if self.json {
                        return json::write_line(
                            out,
                            &json::InputErrorJson::new(
                                given,
                                read_error_reason(&error.kind).to_string(),
                                error.position,
                            ),
                        );
                    }
                    print_message(&terminal::input_message(given, &read_error_text(&error)));
                    return Ok(());
                }
            };
            let typed = String::from_utf8_lossy(given.bytes);
            if !self.json {
                writeln!(out, "{}", terminal::in_display_order(&typed))?;
            }
            for display in &displays {
                let other = display.in_other_paragraph().filter(|_| self.across);
                let across = other
                    .and_then(|other| Some((other, search.collisions_across_directions(&name, display)?)));
                let in_display = (None, search.collisions(&name, display));
                for (other, found) in
                    [in_display].into_iter().chain(across.map(|(other, found)| (Some(other), found)))
                {
                    let other = other.as_ref();
                    if self.json {
                        json::write_line(
                            out,
                            &CollisionsJson::new(
                                &typed,
                                given.line,
                                &name,
                                (display, other),
                                notation,
                                &found,
                            ),
                        )?;
                    } else {
                        write(out, (display, other), notation, &found)?;
                    }
                }
            }
            Ok(())
        })?;
        Ok(status.max(read))
    }
}

/// The collisions of a name in one display, as a line of JSON.
#[derive(Serialize)]
struct CollisionsJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: String,
    strategy: &'a DisplayConfig,
    /// The display in the opposite paragraph direction that shows the collisions; left out where it is `strategy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    across: Option<&'a DisplayConfig>,
    display: &'a str,
    /// The display in the notation of the input.
    display_notation: Option<String>,
    complete: bool,
    /// The number of collisions; where `complete` is false, at least so many.
    count: u64,
    collisions: Vec<CollisionJson>,
}

/// A name with the same display.
#[derive(Serialize)]
struct CollisionJson {
    name: String,
    notation: Option<String>,
    ascii_name: Option<String>,
    bidi_rule: Verdict,
}

impl<'a> CollisionsJson<'a> {
    fn new(
        input: &'a str,
        line: Option<u64>,
        name: &Name,
        (strategy, across): (&'a DisplayConfig, Option<&'a DisplayConfig>),
        notation: Notation,
        found: &'a FoundNames,
    ) -> Self {
        let collisions = found.names.iter().map(|name| CollisionJson {
            name: name.text(),
            notation: notation.write(name.text().chars()).ok(),
            ascii_name: name.ascii_name(),
            bidi_rule: rfc5893::judge(name).verdict,
        });
        Self {
            input,
            line,
            name: name.text(),
            strategy,
            across,
            display: &found.display,
            display_notation: notation.write(found.display.chars()).ok(),
            complete: found.is_complete,
            count: found.min_count,
            collisions: collisions.collect(),
        }
    }
}

/// Writes a display and its collisions as text. The names are written in the one-to-one display, in which no two of
/// them are the same.
fn write(
    out: &mut dyn Write,
    (display, across): (&DisplayConfig, Option<&DisplayConfig>),
    notation: Notation,
    found: &FoundNames,
) -> io::Result<()> {
    let shown_as = with_notation(&terminal::left_to_right(&found.display), &found.display, notation);
    let shows = match across {
        None => message!(collisions_display, display = display.title(), text = shown_as),
        Some(other) => message!(collisions_other_display, display = other.title(), text = shown_as),
    };
    writeln!(out, "  {shows}")?;
    writeln!(out, "    {}", found_names_text(found))?;
    let view = match across {
        None => CollisionsView::of(found),
        Some(_) => CollisionsView::in_opposite_paragraph(found),
    };
    let Some(view) = view.filter(|it| !it.collisions.is_empty()) else { return Ok(()) };
    writeln!(out, "    {}", view.advice)?;
    for collision in &view.collisions {
        let ascii_name = collision.ascii_name.clone();
        let ascii_name = ascii_name.unwrap_or_else(|| message!(dns_form_too_long).to_string());
        let characters = collision.name.characters();
        let shown = terminal::display_line(characters, &Strategy::OneToOne.order(characters));
        let shown = with_notation(&shown, &collision.name.text(), notation);
        write!(out, "      {shown}  {}", terminal::escaped(&ascii_name))?;
        match &collision.refusal {
            None => writeln!(out)?,
            Some(_) => writeln!(out, "  {}", terminal::escaped(&collision.details()))?,
        }
    }
    match found.min_count.saturating_sub(view.collisions.len() as u64) {
        0 => Ok(()),
        more => writeln!(out, "    {}", message!(more_names, count = more)),
    }
}

/// `shown`, followed by the text in the notation of the input where that is not Unicode.
fn with_notation(shown: &str, text: &str, notation: Notation) -> String {
    match notation.write(text.chars()) {
        Ok(typed) if notation != Notation::Unicode => format!("{shown} {}", terminal::escaped(&typed)),
        _ => shown.to_owned(),
    }
}
