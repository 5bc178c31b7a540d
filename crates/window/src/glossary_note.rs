//! What a word of the field means, in a tooltip.

use eframe::egui::{Label, RichText, Ui};

use bidiscope_report::view::GlossaryEntry;

/// Adds the two sentences of an entry with their section; nothing where there is none.
pub(super) fn show(ui: &mut Ui, entry: Option<&GlossaryEntry>) {
    let Some(GlossaryEntry { term, definition: words, source: place }) = entry else { return };
    ui.add_space(4.0);
    let words = RichText::new(format!("{term}: {words} ({place})"));
    ui.add(Label::new(words.small()).wrap());
}
