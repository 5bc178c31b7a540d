//! `bidiscope trace`: the steps by which a strategy arrives at its display.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;

use bidiscope::name::{Character, Name, Notation};
use bidiscope::order::Strategy;
use bidiscope::trace::{Step, StepRule, Trace, positions};
use bidiscope::uba::Edition;
use clap::builder::TypedValueParser;

use super::{Status, json, listed, say, strategies, terminal};

/// Show every step by which a strategy arrives at its display
#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// The strategy to watch
    #[arg(long, value_name = "STRATEGY", value_parser = strategies())]
    strategy: Strategy,

    /// Whose bidi classes to go by
    #[arg(long, value_name = "EDITION", default_value = "today", value_parser = editions())]
    edition: Edition,

    /// Answer in JSON Lines: one object for each step
    #[arg(long)]
    json: bool,

    /// Show the rules that change nothing, too; JSON always has them
    #[arg(long)]
    all: bool,

    /// The name
    #[arg(value_name = "NAME")]
    name: OsString,
}

fn editions() -> impl TypedValueParser<Value = Edition> {
    listed(&Edition::ALL, Edition::id, Edition::title)
}

impl Arguments {
    /// Writes the steps to `out`.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let bytes = self.name.as_encoded_bytes();
        let name = match Name::read_bytes(bytes, notation) {
            Ok(name) => name,
            Err(error) => {
                say(&terminal::complaint(bytes, &error));
                return Ok(Status::Unreadable);
            }
        };
        let characters = self.edition.apply(name.characters());
        let trace = Trace::of(self.strategy, &characters);
        if self.json {
            for step in &trace.steps {
                json::write_line(out, step)?;
            }
        } else {
            Text { characters: &characters, notation, edition: self.edition }.write(out, &trace, self.all)?;
        }
        Ok(Status::Done)
    }
}

/// Writes a trace for a reader, a line a step.
struct Text<'a> {
    characters: &'a [Character],
    notation: Notation,
    edition: Edition,
}

impl Text<'_> {
    fn write(&self, out: &mut dyn Write, trace: &Trace, all: bool) -> io::Result<()> {
        write!(out, "{} of {}", trace.strategy.title(), self.written(0..self.characters.len()))?;
        match self.edition {
            Edition::Today => writeln!(out)?,
            edition => writeln!(out, ", by {}", edition.title())?,
        }
        let classes: Vec<String> = self.characters.iter().map(|it| it.class.to_string()).collect();
        writeln!(out, "classes: {}", classes.join(" "))?;
        let shown = || trace.steps.iter().filter(|step| all || !step.is_idle());
        let rule_width = shown().map(|step| step.rule.id().len()).max().unwrap_or(0);
        for step in shown() {
            self.write_step(out, step, rule_width)?;
        }
        let hidden = trace.steps.len() - shown().count();
        match hidden {
            0 => Ok(()),
            1 => writeln!(out, "1 step changes nothing and is hidden; --all shows it"),
            _ => writeln!(out, "{hidden} steps change nothing and are hidden; --all shows them"),
        }
    }

    fn write_step(&self, out: &mut dyn Write, step: &Step, rule_width: usize) -> io::Result<()> {
        write!(out, "{:>4}  {:rule_width$}", step.step, step.rule.id())?;
        let outcome =
            step.outcome(|range| format!("{} {}", positions(range.clone()), self.written(range)), usize::MAX);
        match outcome.as_str() {
            "" if step.order.is_none() => write!(out, "  changes nothing")?,
            "" => {}
            outcome => write!(out, "  {outcome}")?,
        }
        if let Some(order) = &step.order {
            let display: String = order.iter().map(|it| self.characters[it.0].scalar).collect();
            let so_far = if step.rule == StepRule::Reorder { "out so far" } else { "display" };
            write!(out, "{} {so_far}: {}", if outcome.is_empty() { " " } else { ";" }, self.safe(&display))?;
        }
        writeln!(out)
    }

    /// Characters that stand side by side, for a terminal.
    fn written(&self, range: Range<usize>) -> String {
        let text: String = self.characters[range].iter().map(|it| it.scalar).collect();
        self.safe(&text)
    }

    /// A text in the notation of the input if that is ASCII; else between LRO and PDF.
    fn safe(&self, text: &str) -> String {
        let typed = match self.notation {
            Notation::Unicode => Some(text.to_owned()),
            notation => notation.write(text.chars()).ok(),
        };
        match typed {
            Some(typed) if typed.chars().all(|it| it.is_ascii_graphic() || it == ' ') => format!("`{typed}`"),
            _ => terminal::held(text),
        }
    }
}
