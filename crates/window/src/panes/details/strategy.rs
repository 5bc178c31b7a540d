//! The options of the selected display, or the editor of a custom strategy.

use eframe::egui::{RichText, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::message;
use bidiscope_present::view::StrategyId;

use super::super::{Ctx, choices, own};
use super::DetailPane;

/// The options, or the editor.
pub(crate) struct StrategyOptions;

impl DetailPane for StrategyOptions {
    fn id(&self) -> &'static str {
        "strategy"
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        match ctx.settings.trace.strategy {
            id @ StrategyId::Custom(_) => own::show(ui, ctx, id),
            StrategyId::BuiltIn(Strategy::Logical) => {
                ui.label(RichText::new(message!(logical_order_explained).to_string()).weak());
            }
            id @ StrategyId::BuiltIn(_) => {
                if let Some(view) = ctx.inspection.strategy(id) {
                    choices::show(ui, ctx, view);
                }
            }
        }
    }
}
