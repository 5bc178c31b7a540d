//! `study --rule` decides what holds of changed Bidi rules; `study --relaxations` of all that docs/relaxations.md is about.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::language::Neighbours;
use bidiscope_proof::automata::{RuleClaim, Theorem, Undecided};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{
    CLAIM_COLUMNS, DISPLAYS, GUARANTEES, NewlyPermitted, Proposal, Relaxation, maximal, newly_permitted,
    one_step,
};
use bidiscope_report::json;
use bidiscope_report::words::study::{class_names, rule_claim_text, rule_claim_title, undecided_text};
use bidiscope_words::{Message, message};
use serde::Serialize;

use super::certificate;
use crate::command::standard_error::{failed, unusable};
use crate::command::status::{Status, Stop};

/// The greatest length at which newly permitted labels and names are counted, in characters.
const MAX_COUNTED: usize = 8;

/// Decides every claim about each rule, and writes the results as soon as they are there, and the certificates of what is
/// proved to their file.
pub(super) fn run_rules(
    rules: &[BidiRule],
    is_json: bool,
    certificate: Option<&Path>,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    if let Some(file) = certificate {
        certificate::check_writable(file)?;
    }
    let mut known = Vec::new();
    for rule in rules {
        let (relaxation, permitted) = decided(rule)?;
        if is_json {
            json::write_line(out, &RelaxationJson::new(&relaxation, &permitted))?;
        } else {
            write_rule(out, &relaxation, &permitted)?;
        }
        out.flush()?;
        known.push(relaxation);
    }
    Ok(certificate.map_or(Status::Done, |file| certificate::write_of_rules(file, &known)))
}

/// Writes the tables of docs/relaxations.md; with `--json` one object for each rule in them.
pub(super) fn run_all(is_json: bool, out: &mut dyn Write) -> Result<Status, Stop> {
    let maximal = maximal(&DISPLAYS).map_err(not_decided)?;
    for (title, rules) in [
        (message!(relaxations_proposed), Proposal::ALL.map(Proposal::rule).to_vec()),
        (message!(relaxations_one_step), one_step()),
        (message!(relaxations_maximal), maximal),
    ] {
        write_section(&title, &rules, is_json, out)?;
    }
    Ok(Status::Done)
}

/// Writes the table of the relaxations that are maximal in these displays alone, which must be among [`DISPLAYS`].
pub(super) fn run_maximal(
    displays: &[DisplayConfig],
    is_json: bool,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let is_asked = |it: &Strategy| displays.contains(&DisplayConfig::with_default_options(*it));
    let asked: Vec<Strategy> = DISPLAYS.into_iter().filter(is_asked).collect();
    if let Some(other) = displays
        .iter()
        .find(|it| !asked.iter().any(|known| **it == DisplayConfig::with_default_options(*known)))
    {
        return Err(unusable(&message!(relaxations_other_display, display = other.to_string())));
    }
    let rules = maximal(&asked).map_err(not_decided)?;
    write_section(&message!(relaxations_maximal), &rules, is_json, out)
}

/// Writes the tables of some rules, below a title.
fn write_section(
    title: &Message<'_>,
    rules: &[BidiRule],
    is_json: bool,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    if is_json {
        return run_rules(rules, true, None, out);
    }
    let known = rules.iter().map(decided).collect::<Result<Vec<_>, _>>()?;
    writeln!(out, "## {title}\n")?;
    write_tables(out, &known)?;
    out.flush()?;
    Ok(Status::Done)
}

fn decided(rule: &BidiRule) -> Result<(Relaxation, Vec<NewlyPermitted>), Stop> {
    let relaxation = Relaxation::decide(rule).map_err(not_decided)?;
    Ok((relaxation, newly_permitted(rule, MAX_COUNTED).map_err(not_decided)?))
}

fn not_decided(reason: Undecided) -> Stop {
    failed(&undecided_text(Some(reason)))
}

/// Writes what is decided of one rule.
fn write_rule(out: &mut dyn Write, relaxation: &Relaxation, permitted: &[NewlyPermitted]) -> io::Result<()> {
    writeln!(out, "{}", relaxation.rule)?;
    for claim in RuleClaim::ALL {
        writeln!(out, "  {}", rule_claim_text(claim))?;
        for display in DISPLAYS {
            let Some(theorem) = relaxation.outcome(claim, display) else { continue };
            let outcome = theorem_text(theorem);
            let paragraph = if claim.is_across_paragraphs() { "both" } else { display.id() };
            writeln!(out, "    {}", message!(rule_outcome, paragraph = paragraph, outcome = outcome))?;
        }
    }
    for NewlyPermitted { length, label_count: labels, name_count: names } in permitted {
        let (labels, names) = (labels.to_string(), names.to_string());
        let counts = message!(rule_permits_more, length = *length, labels = labels, names = names);
        writeln!(out, "  {counts}")?;
    }
    Ok(())
}

fn examples(smallest: &[Vec<BidiClass>]) -> Vec<String> {
    smallest.iter().map(|it| class_names(it, " ")).collect()
}

/// Writes the outcomes, the counterexamples and the numbers of labels and names of some rules as Markdown tables.
fn write_tables(out: &mut dyn Write, known: &[(Relaxation, Vec<NewlyPermitted>)]) -> io::Result<()> {
    let rule_of = |relaxation: &Relaxation| {
        // Every rule of the page is about Bidi domain names.
        relaxation.rule.to_string().trim_end_matches("names=bidi").trim_end_matches(',').to_owned()
    };
    let name_of = |relaxation: &Relaxation| match rule_of(relaxation) {
        changes if changes.is_empty() => BidiRule::rfc5893().to_string(),
        changes => changes,
    };
    let titles = CLAIM_COLUMNS.map(rule_claim_title);
    writeln!(
        out,
        "| {} | {} | {} |",
        message!(rule_column),
        titles.join(" | "),
        message!(rule_beside_column)
    )?;
    writeln!(out, "|{}", " --- |".repeat(CLAIM_COLUMNS.len() + 2))?;
    for (relaxation, _) in known {
        let cell = |claim: RuleClaim| {
            let sides = DISPLAYS.into_iter().filter_map(|it| relaxation.outcome(claim, it));
            let lengths: Vec<String> = sides.map(cell_text).collect();
            if lengths.iter().all(|it| *it == lengths[0]) { lengths[0].clone() } else { lengths.join(" / ") }
        };
        let beside = grouped_beside(relaxation);
        let beside = if beside[0] == beside[1] { beside[0].clone() } else { beside.join(" / ") };
        writeln!(out, "| `{}` | {} | {beside} |", name_of(relaxation), CLAIM_COLUMNS.map(cell).join(" | "))?;
    }
    let failing: Vec<&Relaxation> =
        known.iter().map(|it| &it.0).filter(|it| !examples_text(it).is_empty()).collect();
    if !failing.is_empty() {
        writeln!(out, "\n| {} | {} |", message!(rule_column), message!(rule_examples_column))?;
        writeln!(out, "| --- | --- |")?;
    }
    for relaxation in failing {
        writeln!(out, "| `{}` | {} |", name_of(relaxation), examples_text(relaxation))?;
    }
    let lengths: Vec<String> = (1..=MAX_COUNTED).map(|it| it.to_string()).collect();
    writeln!(out, "\n| {} | {} |", message!(rule_counts_column), lengths.join(" | "))?;
    writeln!(out, "|{}", " --- |".repeat(MAX_COUNTED + 1))?;
    for (relaxation, permitted) in known {
        let counts: Vec<String> = permitted.iter().map(|it| it.name_count.to_string()).collect();
        writeln!(out, "| `{}` | {} |", name_of(relaxation), counts.join(" | "))?;
    }
    writeln!(out)
}

/// The shortest counterexamples to the guarantees; empty if there are none.
fn examples_text(relaxation: &Relaxation) -> String {
    let mut examples_by_claim = Vec::new();
    for (claim, display) in GUARANTEES.into_iter().flat_map(|claim| DISPLAYS.map(|display| (claim, display)))
    {
        if let Some(Theorem::Refuted { smallest }) = relaxation.outcome(claim, display) {
            let example: Vec<String> = examples(smallest).iter().map(|it| format!("`{it}`")).collect();
            let (claim, example) = (rule_claim_title(claim), example.join(", "));
            let text = message!(rule_example, claim = claim, paragraph = display.id(), example = example);
            examples_by_claim.push(text.to_string());
        }
    }
    examples_by_claim.join("; ")
}

/// Whether a claim holds, in a sentence, with a shortest counterexample.
fn theorem_text(theorem: &Theorem) -> Message<'static> {
    match theorem {
        Theorem::Proved => message!(study_proved),
        Theorem::Refuted { smallest } => {
            let length = smallest.first().map_or(0, Vec::len);
            message!(study_fails_for, length = length, example = examples(smallest).join(", "))
        }
    }
}

/// The widest kind of neighbours beside which the characters of the rule's labels stay together, in a few words: in a
/// left-to-right and in a right-to-left paragraph ([`Relaxation::widest_neighbours`]).
fn grouped_beside(relaxation: &Relaxation) -> [String; 2] {
    relaxation.widest_neighbours.map(|it| {
        let id = it.map_or("nothing", neighbours_id);
        message!(rule_beside, neighbours = id).to_string()
    })
}

fn cell_text(theorem: &Theorem) -> String {
    let text =
        theorem.counterexample_length().map_or(message!(rule_holds), |it| message!(rule_fails, length = it));
    text.to_string()
}

const fn neighbours_id(neighbours: Neighbours) -> &'static str {
    match neighbours {
        Neighbours::None => "none",
        Neighbours::LtrNotDigitFirst => "harmless",
        Neighbours::Rfc5893 => "rfc5893",
        Neighbours::SameRule => "same-rule",
    }
}

/// The JSON object of a rule.
#[derive(Serialize)]
struct RelaxationJson {
    rule: String,
    claims: Vec<ClaimJson>,
    /// For a left-to-right and a right-to-left paragraph; `null` if labels are split even without neighbours.
    grouped_beside: [Option<&'static str>; 2],
    newly_permitted: Vec<CountJson>,
}

#[derive(Serialize)]
struct ClaimJson {
    claim: RuleClaim,
    strategy: Strategy,
    proved: bool,
    /// A shortest counterexample, in the names of classes; empty if it is proved.
    smallest: Vec<String>,
}

#[derive(Serialize)]
struct CountJson {
    length: usize,
    labels: String,
    names: String,
}

impl RelaxationJson {
    fn new(relaxation: &Relaxation, permitted: &[NewlyPermitted]) -> Self {
        let claims = relaxation.outcomes.iter().map(|it| ClaimJson {
            claim: it.claim,
            strategy: it.display,
            proved: it.theorem == Theorem::Proved,
            smallest: match &it.theorem {
                Theorem::Proved => Vec::new(),
                Theorem::Refuted { smallest } => examples(smallest),
            },
        });
        let counts = permitted.iter().map(|it| CountJson {
            length: it.length,
            labels: it.label_count.to_string(),
            names: it.name_count.to_string(),
        });
        Self {
            rule: relaxation.rule.to_string(),
            claims: claims.collect(),
            grouped_beside: relaxation.widest_neighbours.map(|it| it.map(neighbours_id)),
            newly_permitted: counts.collect(),
        }
    }
}
