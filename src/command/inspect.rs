//! `bidiscope inspect`: every display of a name, and the verdict of RFC 5893 on it.

use std::ffi::OsString;
use std::io::{self, Write};

use bidiscope::name::{Name, Notation, character_name, code_point};
use bidiscope::order::components::compare;
use bidiscope::order::{Display, LogicalIndex, Strategy};
use bidiscope::uba::witness::{self, Witness};
use bidiscope::verdict::grouping::Bound;
use bidiscope::verdict::{Report, Verdict, report_within, rfc5893};
use serde::Serialize;

use super::display::{self, Chosen, Displays};
use super::{Status, comparison, input, json, say, terminal};

/// Compare every display of names, and test them against RFC 5893
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// Answer in JSON Lines: one object for each name
    #[arg(long)]
    json: bool,

    /// End with status 1 if a name violates the Bidi rule
    #[arg(long)]
    pub(super) check: bool,

    /// Search all contexts for one that tears a label apart (RFC 5893, section 3), not only the smallest:
    /// takes ten times as long
    #[arg(long)]
    contexts: bool,

    /// A display to compare; may be given again [default: every strategy]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = Displays)]
    displays: Vec<Chosen>,

    /// The names; `-` stands for the lines of standard input
    #[arg(required = true, value_name = "NAME")]
    names: Vec<OsString>,
}

impl Arguments {
    /// Answers for each name on `out`; what is wrong with one keeps no other from its answer.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let displays = &display::chosen_or(&self.displays, &Strategy::ALL);
        let bound = if self.contexts { Bound::WHOLE } else { Bound::SHORT };
        let mut status = Status::Done;
        let mut is_first = true;
        let read = input::each_name(&self.names, out, |out, bytes| {
            let ended = match Name::read_bytes(bytes, notation) {
                Ok(name) => {
                    let report = report_within(&name, bound);
                    if self.json {
                        let typed = String::from_utf8_lossy(bytes);
                        json::write_line(out, &Answer::new(&typed, &name, notation, &report, displays))?;
                    } else {
                        if !is_first {
                            writeln!(out)?;
                        }
                        comparison::write(out, &name, notation, &report, displays)?;
                    }
                    is_first = false;
                    let violates = self.check && report.rule.verdict == Verdict::Violated;
                    if violates { Status::Failed } else { Status::Done }
                }
                Err(error) => {
                    if self.json {
                        json::write_line(out, &json::Refusal::new(bytes, &error))?;
                    } else {
                        say(&terminal::complaint(bytes, &error));
                    }
                    Status::Unreadable
                }
            };
            status = status.max(ended);
            Ok(())
        })?;
        Ok(status.max(read))
    }
}

/// What is known of a name.
#[derive(Serialize)]
struct Answer<'a> {
    input: &'a str,
    notation: &'static str,
    name: String,
    characters: Vec<CharacterAnswer>,
    bidi_domain_name: bool,
    labels: Vec<LabelAnswer<'a>>,
    /// `None` of what is no domain name.
    bidi_rule: Option<Verdict>,
    guarantee: Option<rfc5893::Guarantee>,
    orders: Vec<OrderAnswer<'a>>,
    components: ComponentsAnswer,
    witness: Witness,
    /// The findings and what belongs to them; see `docs/output.md`.
    #[serde(flatten)]
    report: &'a Report,
}

#[derive(Serialize)]
struct CharacterAnswer {
    index: usize,
    character: char,
    code_point: String,
    name: String,
    bidi_class: &'static str,
    label: Option<usize>,
}

#[derive(Serialize)]
struct LabelAnswer<'a> {
    index: usize,
    text: String,
    a_label: Option<&'a str>,
    direction: Option<&'static str>,
    bidi_rule: RuleAnswer<'a>,
}

#[derive(Serialize)]
struct RuleAnswer<'a> {
    verdict: Verdict,
    conditions: Vec<ConditionAnswer<'a>>,
}

#[derive(Serialize)]
struct ConditionAnswer<'a> {
    condition: u8,
    verdict: Verdict,
    characters: &'a [usize],
}

#[derive(Serialize)]
struct OrderAnswer<'a> {
    strategy: &'a Display,
    display: String,
    /// The display in the notation of the input; every notation writes what it has read.
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    /// What is shown of the whole line, where something stands round the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<ContextAnswer>,
}

/// A name among what stands round it.
#[derive(Serialize)]
struct ContextAnswer {
    display: String,
    display_notation: Option<String>,
    /// Whether the context stands between the name's characters, and which labels it tears apart.
    tears_name: bool,
    tears_labels: Vec<usize>,
}

impl ContextAnswer {
    fn new(name: &Name, notation: Notation, display: &Display) -> Option<Self> {
        if display.context().is_empty() {
            return None;
        }
        let line = display.line(name.characters());
        let effect = line.effect_of_context(name, display);
        let shown = line.order.display(&line.characters);
        Some(Self {
            display_notation: notation.write(shown.chars()).ok(),
            display: shown,
            tears_name: effect.is_torn,
            tears_labels: effect.torn_by_context,
        })
    }
}

impl<'a> Answer<'a> {
    fn new(
        input: &'a str,
        name: &'a Name,
        notation: Notation,
        report: &'a Report,
        displays: &'a [Display],
    ) -> Self {
        let verdict = &report.rule;
        Self {
            input,
            notation: notation.id(),
            name: name.text(),
            characters: character_answers(name),
            bidi_domain_name: verdict.bidi_domain_name,
            labels: label_answers(name, verdict),
            bidi_rule: report.no_domain_name.is_none().then_some(verdict.verdict),
            guarantee: verdict.guarantee,
            orders: displays.iter().map(|display| OrderAnswer::new(name, notation, display)).collect(),
            components: ComponentsAnswer::new(name, notation),
            witness: witness::ask(name.characters()),
            report,
        }
    }
}

impl<'a> OrderAnswer<'a> {
    fn new(name: &Name, notation: Notation, strategy: &'a Display) -> Self {
        let order = strategy.order(name.characters());
        let display = order.display(name.characters());
        Self {
            strategy,
            display_notation: notation.write(display.chars()).ok(),
            display,
            logical_from_visual: order.logical_from_visual().to_vec(),
            context: ContextAnswer::new(name, notation, strategy),
        }
    }
}

/// Dürst's sections 4.2 and 4.3 side by side. What the strategy `components` shows stands among the
/// orders; here is what his marks make of the name.
#[derive(Serialize)]
struct ComponentsAnswer {
    components: Vec<ComponentAnswer>,
    marked: String,
    display: String,
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    differing: Vec<usize>,
}

#[derive(Serialize)]
struct ComponentAnswer {
    start: usize,
    end: usize,
    direction: &'static str,
}

impl ComponentsAnswer {
    fn new(name: &Name, notation: Notation) -> Self {
        let characters = name.characters();
        let comparison = compare(characters);
        let display = comparison.marked_order.display(characters);
        let components = comparison.components.iter();
        Self {
            components: components
                .map(|it| ComponentAnswer {
                    start: it.range.start,
                    end: it.range.end,
                    direction: it.direction.id(),
                })
                .collect(),
            marked: comparison.marked.text(characters),
            display_notation: notation.write(display.chars()).ok(),
            display,
            logical_from_visual: comparison.marked_order.logical_from_visual().to_vec(),
            differing: comparison.differing,
        }
    }
}

fn character_answers(name: &Name) -> Vec<CharacterAnswer> {
    let characters = name.characters().iter().zip(name.label_of()).enumerate();
    characters
        .map(|(index, (character, &label))| CharacterAnswer {
            index,
            character: character.scalar,
            code_point: code_point(character.scalar),
            name: character_name(character.scalar),
            bidi_class: character.class.short_name(),
            label,
        })
        .collect()
}

fn label_answers<'a>(name: &'a Name, verdict: &'a rfc5893::NameVerdict) -> Vec<LabelAnswer<'a>> {
    let labels = name.labels().iter().zip(&verdict.labels).enumerate();
    labels
        .map(|(index, (label, judged))| LabelAnswer {
            index,
            text: bidiscope::name::text_of(name.label_characters(label)),
            a_label: label.a_label.as_deref(),
            direction: judged.direction.map(|direction| direction.id()),
            bidi_rule: RuleAnswer {
                verdict: judged.verdict,
                conditions: judged
                    .conditions
                    .iter()
                    .map(|it| ConditionAnswer {
                        condition: it.condition,
                        verdict: it.verdict,
                        characters: &it.characters,
                    })
                    .collect(),
            },
        })
        .collect()
}
