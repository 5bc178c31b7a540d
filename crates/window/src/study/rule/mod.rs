//! A changed Bidi rule: its conditions, what holds of it, and how all relaxations compare.

mod comparison;
mod deciding;
mod editor;
mod results;

use eframe::egui::{CentralPanel, Panel, ScrollArea, Ui};

use bidiscope_present::message;
use bidiscope_present::view::{parse_rule, rule_spelling};
use bidiscope_proof::bidi_rule::BidiRule;

use super::super::command::Command;
use super::super::fitted;
use super::super::reveal;
use super::super::theme::{Palette, READING_WIDTH};
use super::StudyPass;

use deciding::{Decided, Deciding, Group, Subject};
use editor::Editor;

/// How wide the conditions are, as a share of the window and at most, in points.
const EDITOR_SHARE: f32 = 0.38;
const EDITOR: f32 = 460.0;

/// What is known of rules, and what is shown.
#[derive(Default)]
pub(super) struct RuleTab {
    editor: Editor,
    deciding: Option<Deciding>,
    /// What was decided, of each rule once for each group of the comparison, in the order in which it came.
    decided: Vec<Decided>,
    page: Page,
}

/// What stands beside the conditions.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    /// What holds of the rule.
    #[default]
    Rule,
    /// All relaxations.
    Comparison,
}

impl RuleTab {
    /// Shows the conditions and what is decided.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        let rule = parse_rule(&pass.settings.rule).unwrap_or_else(|_| BidiRule::rfc5893().for_bidi_names());
        let width = (ui.available_width() * EDITOR_SHARE).min(EDITOR).floor();
        let mut changed = rule.clone();
        let panel = Panel::left("conditions").resizable(false).exact_size(width).frame(pass.ground);
        panel.show(ui, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            area.show(ui, |ui| {
                self.editor.show(ui, &mut changed);
                reveal::focused(ui);
            });
        });
        if changed != rule {
            pass.settings.rule = rule_spelling(&changed);
        }
        fitted::show(ui, Panel::top("what is decided").frame(pass.ground), |ui| {
            ui.horizontal_wrapped(|ui| self.controls(ui, pass, &rule));
        });
        CentralPanel::default().frame(pass.ground).show(ui, |ui| match self.page {
            Page::Rule => {
                let known = self.decided.iter().find(|it| it.relaxation.rule == rule);
                let area = ScrollArea::both().id_salt("rule").auto_shrink(false);
                area.show(ui, |ui| {
                    match known {
                        Some(known) => results::show(ui, known, pass.lines, pass.commands),
                        None => explain(ui),
                    }
                    reveal::focused(ui);
                });
            }
            Page::Comparison => {
                if let Some(chosen) = comparison::show(ui, &self.decided, &rule) {
                    pass.settings.rule = rule_spelling(&chosen);
                    self.editor.forget();
                    self.page = Page::Rule;
                }
            }
        });
    }

    /// Takes what is decided; also while another part is shown.
    pub(super) fn receive(&mut self, commands: &mut Vec<Command>) {
        let Some(deciding) = &mut self.deciding else { return };
        if let Some(end) = deciding.receive(&mut self.decided) {
            commands.extend(end.err().map(Command::Say));
            self.deciding = None;
        }
    }

    /// The two pages, and the beginning and end of the work for the one that is shown.
    fn controls(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>, rule: &BidiRule) {
        for (page, title) in
            [(Page::Rule, message!(rule_page_rule)), (Page::Comparison, message!(rule_page_comparison))]
        {
            if ui.selectable_label(self.page == page, title.fixed()).clicked() {
                self.page = page;
            }
        }
        ui.separator();
        if let Some(deciding) = &self.deciding {
            deciding.show(ui);
            return;
        }
        let (title, subject) = match self.page {
            Page::Rule => (message!(rule_decide), Subject::Rule(rule.clone())),
            Page::Comparison => (message!(rule_compare), Subject::AllRelaxations),
        };
        let is_known = match self.page {
            Page::Rule => self.decided.iter().any(|it| it.relaxation.rule == *rule),
            // The maximal ones come last.
            Page::Comparison => self.decided.iter().any(|it| it.group == Some(Group::Maximal)),
        };
        if is_known {
            ui.weak(message!(rule_decided).fixed());
        } else if ui.button(title.fixed()).clicked() {
            if self.page == Page::Comparison {
                self.decided.retain(|it| it.group.is_none());
            }
            self.deciding = Deciding::start(ui.ctx(), subject);
            pass.commands.push(Command::of_start(self.deciding.is_some(), &message!(study_no_thread)));
        }
        if self.page == Page::Rule {
            let spelling = rule_spelling(rule);
            ui.monospace(spelling).on_hover_text(message!(rule_about_bidi_names).fixed());
        }
    }
}

/// What is shown of a rule of which nothing is decided.
fn explain(ui: &mut Ui) {
    ui.heading(message!(rule_heading).fixed());
    ui.set_max_width(ui.available_width().min(READING_WIDTH));
    for paragraph in [message!(rule_about), message!(rule_about_decide), message!(rule_about_comparison)] {
        ui.label(paragraph.fixed());
    }
    ui.colored_label(Palette::current(ui).weak_text, message!(rule_about_bidi_names).fixed());
}
