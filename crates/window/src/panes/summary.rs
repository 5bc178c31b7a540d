//! Why the display looks so, in a line of its pane: pointing at it lights up the characters that it speaks of.

use eframe::egui::{Label, RichText, Sense, Ui};

use bidiscope_present::view::StrategyView;

use super::super::theme::Palette;
use super::Panes;

/// Says it, where the name is not too long.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, view: &StrategyView) {
    let Some(summary) = &view.summary else { return };
    let weak = Palette::current(ui).weak_text;
    let text = RichText::new(&summary.sentence).small().color(weak);
    let response = ui.add(Label::new(text).wrap().selectable(false).sense(Sense::HOVER));
    if response.hovered() && !summary.characters.is_empty() {
        panes.highlight.highlight_together(&summary.characters);
    }
}
