//! What each set of rules says of the name: findings, suggested fixes, the mapping of UTS #46, other policies,
//! whether the labels stay whole among others, and the variants under a ruleset.

use eframe::egui::{Grid, Ui};

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_report::verdict_text::{
    fix_text, no_fix_text, policy_reason_text, policy_title, verdict_summary, verdict_word,
};
use bidiscope_report::view::{FindingView, GroupingCounterexampleView, GroupingView};
use bidiscope_words::message;

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::lines::Colouring;
use super::super::super::settings::Section;
use super::super::super::signs;
use super::super::super::theme::Palette;
use super::super::super::widgets::BidiLabel;
use super::super::Ctx;
use super::{DetailPane, section, variants};

/// The size of a line, in points an em.
const LINE: f32 = 18.0;
/// The most findings that are listed: the rest of a very long name's are counted.
const MOST_FINDINGS: usize = 32;

/// The sections; those that have something to act on are open.
pub(crate) struct Rules;

impl DetailPane for Rules {
    fn id(&self) -> &'static str {
        "rules"
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let analysis = &ctx.inspection.analysis;
        let view = &ctx.inspection.findings;
        if ctx.inspection.analysis.not_a_domain_name().is_none() {
            for text in [&verdict_summary(&ctx.inspection.analysis), &ctx.inspection.verdict_view.guarantee] {
                say(ui, ctx, text);
            }
        }
        if !view.actionable.is_empty() {
            section(ui, ctx, Section::Findings, &view.title(), |ui, ctx| {
                findings(ui, ctx, &ctx.inspection.findings.actionable);
            });
        }
        let suggested = analysis.suggested_fixes();
        if !suggested.fixes.is_empty() || suggested.no_fix_reason.is_some() {
            section(ui, ctx, Section::SuggestedFixes, message!(rules_fixes).fixed(), suggested_fixes);
        }
        if analysis.mapping().is_some() {
            let title = match &ctx.inspection.dns.name {
                Some(_) => message!(rules_mapping).fixed(),
                None => message!(rules_mapping_refused).fixed(),
            };
            section(ui, ctx, Section::Mapping, title, mapping);
        }
        if !view.notes.is_empty() {
            section(ui, ctx, Section::Notes, &view.notes_title(), |ui, ctx| {
                findings(ui, ctx, &ctx.inspection.findings.notes);
            });
        }
        section(ui, ctx, Section::Policies, message!(rules_policies).fixed(), policies);
        let title = message!(rules_grouping).fixed();
        section(ui, ctx, Section::Grouping, title, grouping);
        // Last, for there may be hundreds.
        if analysis.options().rulesets.is_empty() {
            variants::without_ruleset(ui, ctx);
        } else {
            section(ui, ctx, Section::Variants, message!(rules_variants).fixed(), variants::show);
        }
    }
}

/// Says what of a text is not on the screen yet.
fn say(ui: &mut Ui, ctx: &mut Ctx<'_>, text: &str) {
    let unsaid = ctx.said.unsaid(text);
    if !unsaid.is_empty() {
        BidiLabel::new(unsaid).weak().show(ui, ctx.lines);
    }
}

/// A list of findings; pointing at one lights its first character up. What the verdict says of one already is not said
/// again, but what to do.
fn findings(ui: &mut Ui, ctx: &mut Ctx<'_>, findings: &[FindingView]) {
    for finding in findings.iter().take(MOST_FINDINGS) {
        let texts = [Some(&finding.sentence), finding.advice.as_ref(), Some(&finding.explanation)];
        let unsaid = texts.into_iter().flatten().map(|it| ctx.said.unsaid(it)).find(|it| !it.is_empty());
        let Some(sentence) = unsaid else { continue };
        let row = ui.horizontal_top(|ui| {
            accessibility::picture(&signs::severity(ui, finding.severity), finding.severity.id());
            ui.horizontal_wrapped(|ui| {
                let label = BidiLabel::new(&sentence).show(ui, ctx.lines);
                accessibility::unsaid(&ui.weak(&finding.position_words));
                accessibility::say(&label, || format!("{sentence} {}", finding.position_words));
            });
        });
        let response = row.response.on_hover_ui(|ui| {
            ui.set_max_width(360.0);
            if let Some(advice) = &finding.advice {
                BidiLabel::new(advice).show(ui, ctx.lines);
            }
            BidiLabel::new(&finding.explanation).weak().show(ui, ctx.lines);
            ui.weak(finding.source.to_string());
        });
        if let Some(first) = finding.first_character.filter(|_| response.contains_pointer()) {
            ctx.state.highlight.highlight(first);
        }
    }
    let more = findings.len().saturating_sub(MOST_FINDINGS);
    if more > 0 {
        ui.weak(message!(more_findings, count = more).to_string());
    }
}

fn suggested_fixes(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let inspection = ctx.inspection;
    let suggested = inspection.analysis.suggested_fixes();
    for fix in &suggested.fixes {
        ui.horizontal(|ui| {
            offer(ui, ctx, &fix.name);
            // Several may have an edit in common.
            let edits = fix_text(&inspection.name, fix).to_string().replace(". ", "; ");
            BidiLabel::new(edits).show(ui, ctx.lines);
        });
    }
    if let Some(reason) = suggested.no_fix_reason {
        BidiLabel::message(&no_fix_text(reason)).show(ui, ctx.lines);
    }
}

fn mapping(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let inspection = ctx.inspection;
    let Some(mapping) = inspection.analysis.mapping() else { return };
    ui.horizontal(|ui| {
        offer(ui, ctx, &mapping.name);
        let count = mapping.changes.len();
        ui.label(message!(rules_changes, count = count).to_string());
    });
}

/// A name that can be taken with one click, drawn.
fn offer(ui: &mut Ui, ctx: &mut Ctx<'_>, name: &str) {
    if ui.button(message!(button_use).fixed()).clicked() {
        ctx.commands.extend(Command::open_in_field(name.to_owned()));
    }
    // As the name field will show it.
    let line = ctx.lines.ordered(&characters_of(name), ctx.settings.preferences.field_order);
    ctx.lines.add(ui, &line, LINE, Colouring::ByClass);
}

fn policies(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let inspection = ctx.inspection;
    Grid::new("policies").num_columns(3).striped(true).show(ui, |ui| {
        for policy in inspection.analysis.policies() {
            let sign = signs::verdict(ui, policy.verdict);
            accessibility::picture(&sign, &verdict_word(policy.verdict));
            sign.on_hover_text(verdict_word(policy.verdict));
            ui.label(policy_title(policy.policy));
            let reason = policy.reason.as_ref();
            let reason = reason.map(|it| policy_reason_text(&inspection.name, it).to_string());
            let reason = ctx.said.unsaid(&reason.unwrap_or_default());
            let response = BidiLabel::new(reason).weak().show(ui, ctx.lines);
            if let Some(source) = policy.source {
                response.on_hover_text(source.to_string());
            }
            ui.end_row();
        }
    });
}

fn grouping(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let inspection = ctx.inspection;
    for GroupingView { requirement: reading, sentence, holds, counterexample: example } in
        &inspection.grouping
    {
        ui.horizontal(|ui| {
            accessibility::picture(
                &signs::verdict(ui, bidiscope_idna::verdict::Verdict::of(*holds)),
                &verdict_word(bidiscope_idna::verdict::Verdict::of(*holds)),
            );
            ui.label(reading);
        });
        ui.indent(reading, |ui| {
            say(ui, ctx, sentence);
            if let Some(example) = example {
                counterexample(ui, ctx, example);
            }
        });
    }
}

/// A context in which a label does not stay whole, with the name underlined.
fn counterexample(ui: &mut Ui, ctx: &mut Ctx<'_>, example: &GroupingCounterexampleView) {
    let line = ctx.lines.line(&example.characters, &example.order);
    let response = ctx.lines.add(ui, &line, LINE, Colouring::ByClass);
    let stroke = eframe::egui::Stroke::new(1.5, Palette::current(ui).highlight_edge);
    for logical in example.name.clone() {
        let extent = line.extent(LogicalIndex(logical).0);
        let from = response.rect.left() + extent.left * LINE;
        let to = response.rect.left() + extent.right * LINE;
        ui.painter().hline(from..=to, response.rect.bottom() - 1.0, stroke);
    }
}
