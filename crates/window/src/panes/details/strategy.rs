//! The editor of a strategy of one's own; of a built-in display one is made.

use eframe::egui::{RichText, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::super::ctx::Ctx;
use super::super::own;
use super::detail_pane::DetailPane;

/// The editor, or the offer to make a strategy of a built-in display.
pub(super) struct StrategyEditor;

impl DetailPane for StrategyEditor {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        match ctx.selected() {
            id @ StrategyId::CustomNumber(_) => own::show(ui, ctx, id),
            StrategyId::BuiltIn(Strategy::Logical) => {
                ui.label(RichText::new(message!(logical_order_explained).to_string()).weak());
            }
            id @ StrategyId::BuiltIn(_) => {
                ui.label(message!(custom_strategy_explained).to_string());
                own::make_button(ui, ctx, id);
            }
        }
    }
}
