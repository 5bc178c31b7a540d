//! `bidiscope trace`: writes the steps that lead to a display.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;

use bidiscope_bidi::name::{Character, Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, LogicalIndex};
use bidiscope_bidi::trace::{BriefDetail, BriefStep, MAX_FULL_TRACE, Trace, format_positions};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::titles::Titled;
use clap::builder::TypedValueParser;

use super::display_argument::{self, DisplayArgument, DisplayParser, given_twice_message};
use super::input::InputName;
use super::{Status, json, one_of_with_old_ids, print_message, terminal};

/// Show every step by which a display comes about
#[derive(clap::Args, Debug)]
#[command(after_long_help = display_argument::HELP)]
pub(super) struct Arguments {
    /// The display to watch: a strategy, and what is chosen for it
    #[arg(long, value_name = "DISPLAY", value_parser = DisplayParser)]
    strategy: DisplayArgument,

    /// Whose bidi classes to go by: short for the key `bidi-data` [default: current]
    #[arg(long = "bidi-data", alias = "edition", value_name = "VERSION", value_parser = bidi_data_parser())]
    data_version: Option<BidiDataVersion>,

    /// Answer in JSON Lines: one object for each step
    #[arg(long)]
    json: bool,

    /// Show the rules that change nothing, too; JSON always has them
    #[arg(long, conflicts_with = "json")]
    all: bool,

    /// Tell at each step only what it changes: how things stand then follows from the steps before it
    #[arg(long)]
    brief: bool,

    /// The name
    #[arg(value_name = "NAME")]
    name: OsString,
}

fn bidi_data_parser() -> impl TypedValueParser<Value = BidiDataVersion> {
    one_of_with_old_ids(&BidiDataVersion::ALL, BidiDataVersion::id, BidiDataVersion::old_ids, |version| {
        match version {
            BidiDataVersion::Current => "Current Unicode classes",
            BidiDataVersion::Unicode31 => "Classes of Unicode 3.1 (2001)",
        }
    })
}

impl Arguments {
    /// Writes the steps to `out`.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let bytes = self.name.as_encoded_bytes();
        let name = match Name::read_bytes(bytes, notation) {
            Ok(name) => name,
            Err(error) => {
                print_message(&terminal::input_message(InputName { bytes, line: None }, &error));
                return Ok(Status::Unreadable);
            }
        };
        let Some(display) = self.display() else { return Ok(Status::Unreadable) };
        let trace = Trace::of(display, name.characters());
        if !self.brief && trace.is_too_long_in_full() {
            print_message(&format!(
                "the name has {} characters, and every step of the one-to-one display tells where all of them \
                 are: beyond {MAX_FULL_TRACE} ask with --brief for what each step changes",
                name.characters().len()
            ));
            return Ok(Status::Unreadable);
        }
        match (self.json, self.brief) {
            (true, true) => trace.brief_steps().try_for_each(|step| json::write_line(out, &step))?,
            (true, false) => trace.steps.iter().try_for_each(|step| json::write_line(out, step))?,
            (false, brief) => {
                let characters = &trace.display.with_effective_classes(name.characters());
                TraceWriter { characters, notation, brief }.write(out, &trace, self.all)?;
            }
        }
        Ok(Status::Done)
    }

    /// The display with the version of the bidi classes; `None`, after a message, where that is given twice.
    fn display(&self) -> Option<DisplayConfig> {
        let display = self.strategy.display().clone();
        let Some(data_version) = self.data_version else { return Some(display) };
        if self.strategy.sets(DisplayOption::BidiDataVersion) {
            print_message(&given_twice_message("bidi-data", DisplayOption::BidiDataVersion, "strategy"));
            return None;
        }
        Some(display.with_bidi_data_version(data_version))
    }
}

/// Writes a trace as text, one step a line.
struct TraceWriter<'a> {
    characters: &'a [Character],
    notation: Notation,
    /// Whether each step shows only its changes.
    brief: bool,
}

impl TraceWriter<'_> {
    fn write(&self, out: &mut dyn Write, trace: &Trace, all: bool) -> io::Result<()> {
        let display = &trace.display;
        write!(out, "{} of {}", display.strategy().title(), self.characters_text(0..self.characters.len()))?;
        for choice in display.choices() {
            write!(out, ", {choice}")?;
        }
        writeln!(out)?;
        if !display.context().is_empty() {
            let context = display.context();
            let sides = [("after", &context.before), ("before", &context.after)];
            let context = sides.iter().filter(|(_, text)| !text.is_empty());
            let context: Vec<String> =
                context.map(|(side, text)| format!("{side} {}", self.for_terminal(text))).collect();
            writeln!(out, "{}", context.join(" and "))?;
        }
        let classes: Vec<String> = self.characters.iter().map(|it| it.class.to_string()).collect();
        writeln!(out, "classes: {}", classes.join(" "))?;
        let shown = || trace.brief_steps().filter(|step| all || !step.full_step.has_no_effect());
        let rule_width = shown().map(|step| step.rule.id().len()).max().unwrap_or(0);
        for step in shown() {
            self.write_step(out, &step, rule_width)?;
        }
        let hidden = trace.steps.len() - shown().count();
        match hidden {
            0 => Ok(()),
            1 => writeln!(out, "1 step changes nothing and is hidden; --all shows it"),
            _ => writeln!(out, "{hidden} steps change nothing and are hidden; --all shows them"),
        }
    }

    fn write_step(&self, out: &mut dyn Write, step: &BriefStep<'_>, rule_width: usize) -> io::Result<()> {
        write!(out, "{:>4}  {:rule_width$}", step.step, step.rule.id())?;
        let mention = |range: Range<usize>| {
            format!("{} {}", format_positions(range.clone()), self.characters_text(range))
        };
        let outcome = if self.brief {
            step.outcome(mention, usize::MAX)
        } else {
            step.full_step.outcome(mention, usize::MAX)
        };
        let mut parts = vec![outcome];
        parts.extend(self.order(step));
        parts.retain(|it| !it.is_empty());
        match parts.as_slice() {
            [] => writeln!(out, "  changes nothing"),
            parts => writeln!(out, "  {}", parts.join("; ")),
        }
    }

    /// What a step shows of the order: all of it so far, or with `--brief` what the step adds to it.
    fn order(&self, step: &BriefStep<'_>) -> Vec<String> {
        let written = |order: &[LogicalIndex]| {
            let display: String = order.iter().map(|it| self.characters[it.0].scalar).collect();
            self.for_terminal(&display)
        };
        let display = |order: &[LogicalIndex]| format!("display: {}", written(order));
        match (&step.detail, &step.full_step.order) {
            (_, None) => Vec::new(),
            (BriefDetail::Reordering { out, .. }, _) if self.brief => {
                let out = (!out.is_empty()).then(|| format!("out: {}", written(out)));
                out.into_iter().chain(step.order.map(|order| display(order))).collect()
            }
            (BriefDetail::Reordering { .. }, Some(order)) => vec![format!("out so far: {}", written(order))],
            (BriefDetail::Full(_), Some(order)) => vec![display(order)],
        }
    }

    /// A range of the name's characters, for a terminal.
    fn characters_text(&self, range: Range<usize>) -> String {
        let text: String = self.characters[range].iter().map(|it| it.scalar).collect();
        self.for_terminal(&text)
    }

    /// The text in the notation of the input if it is ASCII there; else between LRO and PDF.
    fn for_terminal(&self, text: &str) -> String {
        let typed = match self.notation {
            Notation::Unicode => Some(text.to_owned()),
            notation => notation.write(text.chars()).ok(),
        };
        match typed {
            Some(typed) if typed.chars().all(|it| it.is_ascii_graphic() || it == ' ') => format!("`{typed}`"),
            _ => terminal::left_to_right(text),
        }
    }
}
