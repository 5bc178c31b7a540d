//! `study --rule` decides what holds of changed Bidi rules; `study --relaxations` of all that docs/relaxations.md is about.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::language::NeighbourLabels;
use bidiscope_proof::automata::{BidiRuleClaim, ProofOutcome, UndecidedReason};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{
    BidiRuleProposal, BidiRuleRelaxation, GUARANTEED_BIDI_RULE_CLAIMS, NewlyPermittedCounts,
    RELAXATION_STRATEGIES, RELAXATION_TABLE_CLAIMS, count_newly_permitted, maximal_bidi_rule_relaxations,
    one_step_bidi_rule_relaxations,
};
use bidiscope_report::json;
use bidiscope_report::words::study::{class_names, rule_claim_sentence, rule_claim_title, undecided_text};
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
    let maximal = maximal_bidi_rule_relaxations(&RELAXATION_STRATEGIES).map_err(not_decided)?;
    for (title, rules) in [
        (
            message!(relaxations_proposed),
            BidiRuleProposal::ALL.map(BidiRuleProposal::proposed_bidi_rule).to_vec(),
        ),
        (message!(relaxations_one_step), one_step_bidi_rule_relaxations()),
        (message!(relaxations_maximal), maximal),
    ] {
        write_section(&title, &rules, is_json, out)?;
    }
    Ok(Status::Done)
}

/// Writes the table of the relaxations that are maximal in these displays alone, which must be among [`RELAXATION_STRATEGIES`].
pub(super) fn run_maximal(
    displays: &[DisplayConfig],
    is_json: bool,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let is_asked = |it: &Strategy| displays.contains(&DisplayConfig::with_default_options(*it));
    let asked: Vec<Strategy> = RELAXATION_STRATEGIES.into_iter().filter(is_asked).collect();
    if let Some(other) = displays
        .iter()
        .find(|it| !asked.iter().any(|known| **it == DisplayConfig::with_default_options(*known)))
    {
        return Err(unusable(&message!(relaxations_other_display, display = other.to_string())));
    }
    let rules = maximal_bidi_rule_relaxations(&asked).map_err(not_decided)?;
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

fn decided(rule: &BidiRule) -> Result<(BidiRuleRelaxation, Vec<NewlyPermittedCounts>), Stop> {
    let relaxation = BidiRuleRelaxation::decide_all_claims(rule).map_err(not_decided)?;
    Ok((relaxation, count_newly_permitted(rule, MAX_COUNTED).map_err(not_decided)?))
}

fn not_decided(reason: UndecidedReason) -> Stop {
    failed(&undecided_text(Some(reason)))
}

/// Writes what is decided of one rule.
fn write_rule(
    out: &mut dyn Write,
    relaxation: &BidiRuleRelaxation,
    permitted: &[NewlyPermittedCounts],
) -> io::Result<()> {
    writeln!(out, "{}", relaxation.bidi_rule)?;
    for claim in BidiRuleClaim::ALL {
        writeln!(out, "  {}", rule_claim_sentence(claim))?;
        for display in RELAXATION_STRATEGIES {
            let Some(theorem) = relaxation.claim_proof_outcome(claim, display) else { continue };
            let outcome = theorem_text(theorem);
            let paragraph = if claim.compares_both_paragraph_directions() { "both" } else { display.id() };
            writeln!(out, "    {}", message!(rule_outcome, paragraph = paragraph, outcome = outcome))?;
        }
    }
    for NewlyPermittedCounts { character_count: length, label_count: labels, name_count: names } in permitted
    {
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
fn write_tables(
    out: &mut dyn Write,
    known: &[(BidiRuleRelaxation, Vec<NewlyPermittedCounts>)],
) -> io::Result<()> {
    let rule_of = |relaxation: &BidiRuleRelaxation| {
        // Every rule of the page is about Bidi domain names.
        relaxation.bidi_rule.to_string().trim_end_matches("names=bidi").trim_end_matches(',').to_owned()
    };
    let name_of = |relaxation: &BidiRuleRelaxation| match rule_of(relaxation) {
        changes if changes.is_empty() => BidiRule::rfc5893().to_string(),
        changes => changes,
    };
    let titles = RELAXATION_TABLE_CLAIMS.map(rule_claim_title);
    writeln!(
        out,
        "| {} | {} | {} |",
        message!(rule_column),
        titles.join(" | "),
        message!(rule_beside_column)
    )?;
    writeln!(out, "|{}", " --- |".repeat(RELAXATION_TABLE_CLAIMS.len() + 2))?;
    for (relaxation, _) in known {
        let cell = |claim: BidiRuleClaim| {
            let sides =
                RELAXATION_STRATEGIES.into_iter().filter_map(|it| relaxation.claim_proof_outcome(claim, it));
            let lengths: Vec<String> = sides.map(cell_text).collect();
            if lengths.iter().all(|it| *it == lengths[0]) { lengths[0].clone() } else { lengths.join(" / ") }
        };
        let beside = grouped_beside(relaxation);
        let beside = if beside[0] == beside[1] { beside[0].clone() } else { beside.join(" / ") };
        writeln!(
            out,
            "| `{}` | {} | {beside} |",
            name_of(relaxation),
            RELAXATION_TABLE_CLAIMS.map(cell).join(" | ")
        )?;
    }
    let failing: Vec<&BidiRuleRelaxation> =
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
fn examples_text(relaxation: &BidiRuleRelaxation) -> String {
    let mut examples_by_claim = Vec::new();
    for (claim, display) in GUARANTEED_BIDI_RULE_CLAIMS
        .into_iter()
        .flat_map(|claim| RELAXATION_STRATEGIES.map(|display| (claim, display)))
    {
        if let Some(ProofOutcome::Refuted { smallest_counterexample_sequences: smallest }) =
            relaxation.claim_proof_outcome(claim, display)
        {
            let example: Vec<String> = examples(smallest).iter().map(|it| format!("`{it}`")).collect();
            let (claim, example) = (rule_claim_title(claim), example.join(", "));
            let text = message!(rule_example, claim = claim, paragraph = display.id(), example = example);
            examples_by_claim.push(text.to_string());
        }
    }
    examples_by_claim.join("; ")
}

/// Whether a claim holds, in a sentence, with a shortest counterexample.
fn theorem_text(theorem: &ProofOutcome) -> Message<'static> {
    match theorem {
        ProofOutcome::Proved => message!(study_proved),
        ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } => {
            let length = smallest.first().map_or(0, Vec::len);
            message!(study_fails_for, length = length, example = examples(smallest).join(", "))
        }
    }
}

/// The widest kind of neighbours beside which the characters of the rule's labels stay together: in a left-to-right and in a
/// right-to-left paragraph.
const fn widest_neighbours(relaxation: &BidiRuleRelaxation) -> [Option<NeighbourLabels>; 2] {
    [relaxation.widest_neighbours_in_left_to_right, relaxation.widest_neighbours_in_right_to_left]
}

/// The [`widest_neighbours`] in a few words.
fn grouped_beside(relaxation: &BidiRuleRelaxation) -> [String; 2] {
    widest_neighbours(relaxation).map(|it| {
        let id = it.map_or("nothing", neighbours_id);
        message!(rule_beside, neighbours = id).to_string()
    })
}

fn cell_text(theorem: &ProofOutcome) -> String {
    let text =
        theorem.counterexample_length().map_or(message!(rule_holds), |it| message!(rule_fails, length = it));
    text.to_string()
}

const fn neighbours_id(neighbours: NeighbourLabels) -> &'static str {
    match neighbours {
        NeighbourLabels::EmptyOnly => "none",
        NeighbourLabels::LeftToRightNotDigitFirst => "harmless",
        NeighbourLabels::SatisfyingRfc5893 => "rfc5893",
        NeighbourLabels::SatisfyingSameBidiRule => "same-rule",
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
    claim: BidiRuleClaim,
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
    fn new(relaxation: &BidiRuleRelaxation, permitted: &[NewlyPermittedCounts]) -> Self {
        let claims = relaxation.claim_results.iter().map(|it| ClaimJson {
            claim: it.claim,
            strategy: it.strategy,
            proved: it.proof_outcome == ProofOutcome::Proved,
            smallest: match &it.proof_outcome {
                ProofOutcome::Proved => Vec::new(),
                ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } => examples(smallest),
            },
        });
        let counts = permitted.iter().map(|it| CountJson {
            length: it.character_count,
            labels: it.label_count.to_string(),
            names: it.name_count.to_string(),
        });
        Self {
            rule: relaxation.bidi_rule.to_string(),
            claims: claims.collect(),
            grouped_beside: widest_neighbours(relaxation).map(|it| it.map(neighbours_id)),
            newly_permitted: counts.collect(),
        }
    }
}
