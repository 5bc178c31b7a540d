//! `bidiscope twins`: the other names that show what a name shows.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_idna::collisions::{Found, Search};
use bidiscope_idna::verdict::{Verdict, rfc5893};
use bidiscope_present::view::TwinsView;
use serde::Serialize;

use super::against::AgainstArguments;
use super::display::{self, Chosen, Displays};
use super::twins_against::Against;
use super::{Status, input, json, say, terminal};

/// List the other names of the same characters that show the same as a name
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// Answer in JSON Lines: one object for each name and strategy
    #[arg(long)]
    json: bool,

    /// The display to search in; may be given again [default: uba-ltr, uba-rtl and one-to-one]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = Displays)]
    displays: Vec<Chosen>,

    /// List too which names a paragraph of the other direction shows so; without `--strategy` also the twins in an
    /// automatic paragraph
    #[arg(long, conflicts_with = "against")]
    across: bool,

    /// The most twins to list of each display
    #[arg(long, value_name = "COUNT", default_value_t = Search::default().most)]
    most: usize,

    /// Say which names of this list are the same, show the same or look alike, instead of searching
    #[arg(long, value_name = "FILE", conflicts_with = "displays")]
    against: Option<PathBuf>,

    #[command(flatten)]
    other: AgainstArguments,

    /// The names; `-` stands for the lines of standard input
    #[arg(required = true, value_name = "NAME")]
    names: Vec<OsString>,
}

impl Arguments {
    /// Answers for each name on `out`; what is wrong with one keeps no other from its answer.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        if let Some(file) = &self.against {
            let against = Against { file, other: &self.other, notation, most: self.most, json: self.json };
            return against.run(&self.names, out);
        }
        let search = Search { notation, most: self.most, ..Search::default() };
        let automatic: &[Strategy] = if self.across { &[Strategy::UbaAuto] } else { &[] };
        let defaults = [&[Strategy::UbaLtr, Strategy::UbaRtl], automatic, &[Strategy::OneToOne]].concat();
        let displays = display::chosen_or(&self.displays, &defaults);
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |out, given| {
            let name = match Name::read_bytes(given.bytes, notation) {
                Ok(name) => name,
                Err(error) => {
                    status = Status::Unreadable;
                    if self.json {
                        return json::write_line(
                            out,
                            &json::Refusal::new(given, error.kind.to_string(), error.position),
                        );
                    }
                    say(&terminal::complaint(given, &error));
                    return Ok(());
                }
            };
            let typed = String::from_utf8_lossy(given.bytes);
            if !self.json {
                writeln!(out, "{}", terminal::shown(&typed))?;
            }
            for display in &displays {
                let other = display.in_other_paragraph().filter(|_| self.across);
                let across = other.and_then(|other| Some((other, search.across(&name, display)?)));
                let alone = (None, search.twins(&name, display));
                for (other, found) in
                    [alone].into_iter().chain(across.map(|(other, found)| (Some(other), found)))
                {
                    let other = other.as_ref();
                    if self.json {
                        json::write_line(
                            out,
                            &Answer::new(&typed, given.line, &name, (display, other), notation, &found),
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

/// The twins of a name in one display.
#[derive(Serialize)]
struct Answer<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: String,
    strategy: &'a Display,
    /// Which display shows the twins so; left out where it is the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    across: Option<&'a Display>,
    display: &'a str,
    /// The display in the notation of the input.
    display_notation: Option<String>,
    complete: bool,
    /// How many twins there are: at least, where the answer is not complete.
    count: u64,
    twins: Vec<TwinAnswer>,
}

#[derive(Serialize)]
struct TwinAnswer {
    name: String,
    notation: Option<String>,
    a_name: Option<String>,
    bidi_rule: Verdict,
}

impl<'a> Answer<'a> {
    fn new(
        input: &'a str,
        line: Option<u64>,
        name: &Name,
        (strategy, across): (&'a Display, Option<&'a Display>),
        notation: Notation,
        found: &'a Found,
    ) -> Self {
        let twins = found.names.iter().map(|twin| TwinAnswer {
            name: twin.text(),
            notation: notation.write(twin.text().chars()).ok(),
            a_name: twin.a_name(),
            bidi_rule: rfc5893::judge(twin).verdict,
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
            count: found.at_least,
            twins: twins.collect(),
        }
    }
}

/// Writes a display and what else shows it. The twins stand in the one-to-one display, which
/// keeps them apart.
fn write(
    out: &mut dyn Write,
    (display, across): (&Display, Option<&Display>),
    notation: Notation,
    found: &Found,
) -> io::Result<()> {
    let shown_as = beside_typed(&terminal::held(&found.display), &found.display, notation);
    match across {
        None => writeln!(out, "  {}: shown as {shown_as}", display.title())?,
        Some(other) => writeln!(out, "  {}: what shows {shown_as} there", other.title())?,
    }
    writeln!(out, "    {}", counted(found))?;
    let view = match across {
        None => TwinsView::of(found),
        Some(_) => TwinsView::across(found),
    };
    let Some(view) = view.filter(|it| !it.twins.is_empty()) else { return Ok(()) };
    writeln!(out, "    {}", view.advice)?;
    for twin in &view.twins {
        let a_name = twin.a_name.as_deref().unwrap_or("too long for the DNS");
        let characters = twin.name.characters();
        let shown = terminal::display_line(characters, &Strategy::OneToOne.order(characters));
        let shown = beside_typed(&shown, &twin.name.text(), notation);
        write!(out, "      {shown}  {}", terminal::visible(a_name))?;
        match &twin.refused {
            None => writeln!(out)?,
            Some(_) => writeln!(out, "  {}", terminal::visible(&twin.beside()))?,
        }
    }
    Ok(())
}

/// How many twins there are, and how many of them follow.
fn counted(found: &Found) -> String {
    let listed = found.names.len() as u64;
    match (found.at_least, found.is_complete) {
        (0, true) => "no other order of these characters shows this".to_owned(),
        (0, false) => "the search was stopped before it found another order that shows this".to_owned(),
        (1, true) => "one other order of these characters shows this".to_owned(),
        (count, true) => format!("{count} other orders of these characters show this"),
        (count, false) if count > listed => {
            format!("at least {count} other orders of these characters show this; the first {listed}")
        }
        (count, false) => {
            format!("at least {count} other orders of these characters show this, then the search stopped")
        }
    }
}

/// What is shown, and beside it the text in the notation of the input where that says more.
fn beside_typed(shown: &str, text: &str, notation: Notation) -> String {
    match notation.write(text.chars()) {
        Ok(typed) if notation != Notation::Unicode => format!("{shown} {}", terminal::visible(&typed)),
        _ => shown.to_owned(),
    }
}
