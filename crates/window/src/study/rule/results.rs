//! What holds of one rule: each claim, its shortest counterexamples, and how much more is permitted.

use eframe::egui::{Grid, Label, Ui};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::message;
use bidiscope_present::view::{RuleClaimView, RuleOutcome, grouped_beside, rule_claims};

use super::super::super::command::Command;
use super::super::super::lines::Lines;
use super::super::super::signs;
use super::super::super::theme::{Palette, READING_WIDTH};
use super::super::detail;
use super::deciding::Decided;

pub(super) fn show(ui: &mut Ui, decided: &Decided, lines: &mut Lines, commands: &mut Vec<Command>) {
    let claims = rule_claims(&decided.relaxation);
    let keeps = claims.iter().filter(|it| it.is_guarantee).all(|it| it.outcomes.iter().all(holds));
    let width = ui.available_width().min(READING_WIDTH);
    ui.horizontal_top(|ui| {
        let verdict = if keeps { Verdict::Satisfied } else { Verdict::Violated };
        signs::verdict(ui, verdict);
        let text = if keeps { message!(rule_keeps_all) } else { message!(rule_loses) };
        ui.colored_label(Palette::current(ui).verdict(verdict), text.fixed());
    });
    for (title, is_guarantee) in [(message!(rule_must_hold), true), (message!(rule_also_decided), false)] {
        ui.add_space(8.0);
        ui.strong(title.fixed());
        for claim in claims.iter().filter(|it| it.is_guarantee == is_guarantee) {
            ui.scope(|ui| {
                ui.set_max_width(width);
                show_claim(ui, claim);
            });
            let examples = claim.outcomes.iter().filter_map(|it| it.example.as_ref());
            for example in examples {
                detail::show_example(ui, example, lines, commands);
            }
        }
    }
    ui.add_space(8.0);
    ui.strong(message!(rule_beside_heading).fixed());
    let neighbours = grouped_beside(&decided.relaxation);
    let titles = [message!(rule_side_ltr), message!(rule_side_rtl)];
    for (title, neighbours) in titles.into_iter().zip(neighbours) {
        ui.label(format!("{}: {neighbours}", title.fixed()));
    }
    ui.add_space(8.0);
    counts(ui, decided);
}

fn holds(outcome: &RuleOutcome) -> bool {
    outcome.fails_from.is_none()
}

fn show_claim(ui: &mut Ui, claim: &RuleClaimView) {
    ui.add_space(4.0);
    ui.add(Label::new(&claim.statement).wrap());
    for outcome in &claim.outcomes {
        ui.horizontal_top(|ui| {
            let verdict = Verdict::of(holds(outcome));
            signs::verdict(ui, verdict);
            ui.add(Label::new(&outcome.sentence).wrap());
        });
    }
}

/// How many labels and names of each length the rule permits and RFC 5893's does not.
fn counts(ui: &mut Ui, decided: &Decided) {
    ui.strong(message!(rule_counts_heading).fixed());
    Grid::new("newly permitted").striped(true).spacing([16.0, 2.0]).show(ui, |ui| {
        for title in
            [message!(study_column_length), message!(rule_counts_labels), message!(rule_counts_names)]
        {
            ui.weak(title.fixed());
        }
        ui.end_row();
        for it in &decided.permitted {
            ui.label(it.length.to_string());
            ui.label(it.labels.to_string());
            ui.label(it.names.to_string());
            ui.end_row();
        }
    });
}
