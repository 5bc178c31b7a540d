//! All relaxations, a row each.

use eframe::egui::{Align, Button, Id, Label, Layout, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::message;
use bidiscope_present::study_text::{rule_claim_text, rule_claim_title};
use bidiscope_present::view::{grouped_beside, rule_spelling, theorem_text};
use bidiscope_proof::automata::{RuleClaim, Theorem};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{CLAIM_COLUMNS, DISPLAYS};

use super::super::super::reveal;
use super::super::super::theme::READING_WIDTH;
use super::super::sign_cell;
use super::deciding::{Decided, Group};

/// A row's height, and that of the heads, in points.
const ROW: f32 = 24.0;
const HEAD: f32 = 48.0;
/// How wide the columns are, in points: the rule, a claim, the neighbours.
const RULE: f32 = 296.0;
const CELL: f32 = 96.0;
const NEIGHBOURS: f32 = 300.0;

/// Shows the table; gives the rule whose row was clicked.
pub(super) fn show(ui: &mut Ui, decided: &[Decided], shown: &BidiRule) -> Option<BidiRule> {
    let mut chosen = None;
    if !decided.iter().any(|it| it.group.is_some()) {
        ui.set_max_width(ui.available_width().min(READING_WIDTH));
        ui.label(message!(rule_about_comparison).fixed());
        ui.label(message!(rule_about_table).fixed());
        return None;
    }
    ScrollArea::both().id_salt("relaxations").auto_shrink(false).show(ui, |ui| {
        ui.set_min_width(RULE + CELL * CLAIM_COLUMNS.len() as f32 + NEIGHBOURS);
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        heads(ui);
        for group in Group::ALL {
            let rows = decided.iter().filter(|it| it.group == Some(group));
            let mut is_first = true;
            for row in rows {
                if std::mem::take(&mut is_first) {
                    ui.add_space(6.0);
                    ui.strong(group.title());
                }
                if show_row(ui, group, row, row.relaxation.rule == *shown) {
                    chosen = Some(row.relaxation.rule.clone());
                }
            }
        }
        reveal::focused(ui);
    });
    chosen
}

fn heads(ui: &mut Ui) {
    ui.horizontal(|ui| {
        let head = |ui: &mut Ui, width: f32, title: &str, about: &str| {
            let size = vec2(width, HEAD);
            let response = ui
                .allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    ui.set_max_width(width - 8.0);
                    ui.add(Label::new(RichText::new(title).strong().small()).wrap());
                })
                .response;
            if !about.is_empty() {
                response.on_hover_text(about);
            }
        };
        head(ui, RULE, message!(rule_column).fixed(), "");
        for claim in CLAIM_COLUMNS {
            head(ui, CELL, &rule_claim_title(claim), &rule_claim_text(claim).to_string());
        }
        head(ui, NEIGHBOURS, message!(rule_beside_column).fixed(), message!(rule_beside_heading).fixed());
    });
}

/// A row; whether its rule is to be shown.
fn show_row(ui: &mut Ui, group: Group, row: &Decided, is_shown: bool) -> bool {
    ui.horizontal(|ui| {
        let spelling = rule_spelling(&row.relaxation.rule);
        let text = RichText::new(&spelling).monospace().size(12.0);
        let button = Button::selectable(is_shown, text).truncate();
        let size = vec2(RULE - 8.0, ROW - 2.0);
        let response = ui
            .push_id(("relaxation", group as u8, &spelling), |ui| {
                let left = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(size, left, |ui| ui.add(button.min_size(size))).inner
            })
            .inner
            .on_hover_text(&spelling);
        response.widget_info(|| {
            let name = message!(rule_open, rule = &spelling).to_string();
            WidgetInfo::selected(Role::Button, true, is_shown, name)
        });
        ui.add_space(8.0);
        for claim in CLAIM_COLUMNS {
            show_cell(ui, group, row, &spelling, claim);
        }
        let neighbours = grouped_beside(&row.relaxation);
        let neighbours =
            if neighbours[0] == neighbours[1] { neighbours[0].clone() } else { neighbours.join(" / ") };
        ui.add(Label::new(RichText::new(neighbours).small()).extend());
        response.clicked()
    })
    .inner
}

/// Whether a claim holds: a sign and a number for each direction, or one for both where they are the same.
fn show_cell(ui: &mut Ui, group: Group, row: &Decided, spelling: &str, claim: RuleClaim) {
    let outcomes: Vec<&Theorem> =
        DISPLAYS.into_iter().filter_map(|it| row.relaxation.outcome(claim, it)).collect();
    let sentences: Vec<String> = outcomes.iter().map(|it| theorem_text(it)).collect();
    let sentence = || format!("{} {}", rule_claim_text(claim), sentences.join(" / "));
    let texts: Vec<String> = outcomes
        .iter()
        .map(|it| it.fails_from().map_or_else(|| message!(rule_holds).to_string(), |from| from.to_string()))
        .collect();
    let is_same = texts.iter().all(|it| *it == texts[0]);
    let text = if is_same { texts[0].clone() } else { texts.join(" / ") };
    let verdict = Verdict::of(outcomes.iter().all(|it| it.fails_from().is_none()));
    let id = Id::unique(("relaxation cell", group as u8, spelling, claim.id()));
    sign_cell::show(ui, id, (vec2(CELL, ROW), 2.5), (verdict, &text), sentence);
}
