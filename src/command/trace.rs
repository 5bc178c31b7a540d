//! `bidiscope trace`: the steps by which a display comes about.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;

use bidiscope::name::{Character, Name, Notation};
use bidiscope::order::{Display, Key};
use bidiscope::trace::{Step, StepRule, Trace, positions};
use bidiscope::uba::Edition;
use clap::builder::TypedValueParser;

use super::display::{self, Chosen, Displays, said_twice};
use super::{Status, json, listed, say, terminal};

/// Show every step by which a display comes about
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// The display to watch: a strategy, and what is chosen for it
    #[arg(long, value_name = "DISPLAY", value_parser = Displays)]
    strategy: Chosen,

    /// Whose bidi classes to go by: short for the key `edition` [default: today]
    #[arg(long, value_name = "EDITION", value_parser = editions())]
    edition: Option<Edition>,

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
        let Some(display) = self.display() else { return Ok(Status::Unreadable) };
        let trace = Trace::of(display, name.characters());
        if self.json {
            for step in &trace.steps {
                json::write_line(out, step)?;
            }
        } else {
            let characters = &trace.display.classified(name.characters());
            Text { characters, notation }.write(out, &trace, self.all)?;
        }
        Ok(Status::Done)
    }

    /// The display with the edition; `None` where that is said twice, which is told.
    fn display(&self) -> Option<Display> {
        let display = self.strategy.display().clone();
        let Some(edition) = self.edition else { return Some(display) };
        if self.strategy.says(Key::Edition) {
            say(&said_twice("edition", Key::Edition, "strategy"));
            return None;
        }
        Some(display.with_edition(edition))
    }
}

/// Writes a trace for a reader, a line a step.
struct Text<'a> {
    characters: &'a [Character],
    notation: Notation,
}

impl Text<'_> {
    fn write(&self, out: &mut dyn Write, trace: &Trace, all: bool) -> io::Result<()> {
        let display = &trace.display;
        write!(out, "{} of {}", display.strategy().title(), self.written(0..self.characters.len()))?;
        for choice in display.choices() {
            write!(out, ", {choice}")?;
        }
        writeln!(out)?;
        if !display.context().is_empty() {
            let context = display.context();
            let sides = [("after", &context.before), ("before", &context.after)];
            let told = sides.iter().filter(|(_, text)| !text.is_empty());
            let told: Vec<String> = told.map(|(side, text)| format!("{side} {}", self.safe(text))).collect();
            writeln!(out, "{}", told.join(" and "))?;
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
