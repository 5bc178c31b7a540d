//! `bidiscope trace`: writes the steps that lead to a display.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, Notation, text_from_utf8};
use bidiscope_bidi::order::{self, DisplayConfig, DisplayOption, LogicalIndex};
use bidiscope_bidi::trace::{
    BriefTraceStep, BriefTraceStepDetail, MAX_FULL_TRACE_CHARACTERS, Trace, TraceStepKind,
};
use bidiscope_bidi::uba::{BidiDataVersion, UbaRule};
use bidiscope_report::drawn_characters::{l4_mirrored_logical_indices, mirrored_characters};
use bidiscope_report::json;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_report::words::trace::{
    brief_step_outcome_text, mirroring_outcome_text, one_based_positions_text, step_outcome_text,
};
use bidiscope_words::message;

use super::context::CommandContext;
use super::display_argument::{DisplayArgument, display_parser, given_twice_message};
use super::input_name::{InputName, input_message};
use super::one_of::{OneOf, one_of};
use super::standard_error::unusable;
use super::status::{Status, Stop};
use super::terminal;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "DISPLAY", value_parser = display_parser())]
    strategy: DisplayArgument,

    #[arg(long = "bidi-data", value_name = "VERSION", value_parser = bidi_data_parser())]
    data_version: Option<BidiDataVersion>,

    #[arg(long)]
    json: bool,

    #[arg(long, conflicts_with = "json")]
    all: bool,

    #[arg(long)]
    brief: bool,

    #[arg(value_name = "NAME")]
    name: OsString,
}

fn bidi_data_parser() -> OneOf<BidiDataVersion> {
    one_of(&BidiDataVersion::ALL, BidiDataVersion::id, |it| it.title().to_owned())
}

impl Arguments {
    /// Writes the steps to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let given = InputName { bytes: self.name.as_encoded_bytes(), line: None };
        let name = text_from_utf8(given.bytes)
            .and_then(|it| Input::read_allowing_bidi_class_sequences(it, context.notation))
            .map_err(|error| unusable(&input_message(given, &read_error_text(&error))))?;
        let trace = Trace::of_display(self.display()?, name.characters());
        if !self.brief && trace.is_too_long_in_full() {
            let count = name.characters().len();
            return Err(unusable(&message!(
                trace_too_long,
                count = count,
                limit = MAX_FULL_TRACE_CHARACTERS
            )));
        }
        match (self.json, self.brief) {
            (true, true) => trace.brief_steps().try_for_each(|step| json::write_line(out, &step))?,
            (true, false) => trace.steps.iter().try_for_each(|step| json::write_line(out, step))?,
            (false, brief) => {
                let given = name.characters();
                let mirrored = l4_mirrored_logical_indices(&trace.display, given);
                let mut by_l4: Vec<char> = given.iter().map(|it| it.scalar).collect();
                mirrored.iter().for_each(|it| by_l4[it.0] = order::mirrored(by_l4[it.0]));
                let drawn = mirrored_characters(&trace.display, given).iter().map(|it| it.scalar).collect();
                let characters = &trace.display.reclassified_characters(given);
                let notation = context.notation;
                let writer = TraceWriter { characters, mirrored, by_l4, drawn, notation, brief };
                writer.write(out, &trace, self.all)?;
            }
        }
        Ok(Status::Done)
    }

    /// The display with the version of the bidi classes.
    ///
    /// # Errors
    /// That is given twice.
    fn display(&self) -> Result<DisplayConfig, Stop> {
        let display = self.strategy.display().clone();
        let Some(data_version) = self.data_version else { return Ok(display) };
        if self.strategy.sets(DisplayOption::BidiDataVersion) {
            let key = DisplayOption::BidiDataVersion;
            return Err(unusable(&given_twice_message("bidi-data", key, "strategy")));
        }
        Ok(display.with_changed_choices(|it| it.bidi_data_version = data_version))
    }
}

/// Writes a trace as text, one step a line.
struct TraceWriter<'a> {
    characters: &'a [Character],
    /// The positions of the characters that rule L4 mirrors.
    mirrored: Vec<LogicalIndex>,
    /// The characters as that rule leaves them, and as they are drawn: mirrored beyond it where a custom strategy does.
    by_l4: Vec<char>,
    drawn: Vec<char>,
    notation: Notation,
    /// Whether each step shows only its changes.
    brief: bool,
}

impl TraceWriter<'_> {
    fn write(&self, out: &mut dyn Write, trace: &Trace, all: bool) -> io::Result<()> {
        let display = &trace.display;
        let name = self.characters_text(0..self.characters.len());
        writeln!(out, "{}", message!(trace_title, display = display.title(), name = name))?;
        let context = &display.choices().surrounding_text;
        let sides = match (context.before.is_empty(), context.after.is_empty()) {
            (true, true) => None,
            (false, true) => Some("before"),
            (true, false) => Some("after"),
            (false, false) => Some("both"),
        };
        if let Some(sides) = sides {
            let [before, after] = [&context.before, &context.after].map(|it| self.for_terminal(it));
            let around = message!(trace_text_around, sides = sides, before = before, after = after);
            writeln!(out, "{around}")?;
        }
        let classes: Vec<&str> = self.characters.iter().map(|it| it.class.short_name()).collect();
        writeln!(out, "{}", message!(trace_classes, classes = classes.join(" ")))?;
        let shown = || trace.brief_steps().filter(|step| all || !step.full_step.has_no_effect());
        let rule_width = shown().map(|step| step.rule.id().len()).max().unwrap_or(0);
        for step in shown() {
            self.write_step(out, &step, rule_width)?;
        }
        let hidden = trace.steps.len() - shown().count();
        match hidden {
            0 => Ok(()),
            _ => writeln!(out, "{}", message!(trace_hidden, count = hidden)),
        }
    }

    fn write_step(
        &self,
        out: &mut dyn Write,
        step: &BriefTraceStep<'_>,
        rule_width: usize,
    ) -> io::Result<()> {
        write!(out, "{:>4}  {:rule_width$}", step.step_number, step.rule.id())?;
        let mention = |range: Range<usize>| {
            format!("{} {}", one_based_positions_text(range.clone()), self.characters_text(range))
        };
        let mut parts = vec![match self.brief {
            true => brief_step_outcome_text(step, mention, usize::MAX),
            false => step_outcome_text(step.full_step, mention, usize::MAX),
        }];
        if step.rule == TraceStepKind::UbaRule(UbaRule::L2) {
            parts.push(mirroring_outcome_text(&self.mirrored, mention, usize::MAX));
        }
        parts.extend(self.order(step));
        parts.retain(|it| !it.is_empty());
        match parts.as_slice() {
            [] => writeln!(out, "  {}", message!(step_changes_nothing)),
            // A terminal gets no isolates; what holds right-to-left text stays.
            parts => writeln!(out, "  {}", parts.join("; ").replace(['\u{2068}', '\u{2069}'], "")),
        }
    }

    /// What a step shows of the order, as it is drawn: all of it so far, or with `--brief` what the step adds to it.
    fn order(&self, step: &BriefTraceStep<'_>) -> Vec<String> {
        let shown = if step.rule == TraceStepKind::Mirroring { &self.drawn } else { &self.by_l4 };
        let written = |order: &[LogicalIndex]| {
            let display: String = order.iter().map(|it| shown[it.0]).collect();
            self.for_terminal(&display)
        };
        let display = |order: &[LogicalIndex]| message!(trace_display, text = written(order)).to_string();
        match (&step.detail, &step.full_step.logical_from_visual) {
            (_, None) => Vec::new(),
            (BriefTraceStepDetail::Reordering { out, .. }, _) if self.brief => {
                let out = (!out.is_empty()).then(|| message!(trace_output, text = written(out)).to_string());
                out.into_iter().chain(step.logical_from_visual.map(|order| display(order))).collect()
            }
            (BriefTraceStepDetail::Reordering { .. }, Some(order)) => {
                vec![message!(trace_output_so_far, text = written(order)).to_string()]
            }
            (BriefTraceStepDetail::Full(_), Some(order)) => vec![display(order)],
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
            notation => notation.write_scalars(text.chars()).ok(),
        };
        match typed {
            Some(typed) if typed.chars().all(|it| it.is_ascii_graphic() || it == ' ') => {
                format!("\u{201C}{typed}\u{201D}")
            }
            _ => terminal::left_to_right(text),
        }
    }
}
