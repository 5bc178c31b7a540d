//! The glossary: the legend of the classes, and what the words of the field mean.

use eframe::egui::{Grid, Label, RichText, Ui};

use bidiscope_bidi::name::BidiClass;
use bidiscope_report::view::{GlossaryEntry, class_entry, term_glossary};
use bidiscope_words::message;

use super::super::theme::{Palette, READING_WIDTH};

/// How wide the column of the words is, in points.
const TERMS: f32 = 130.0;

/// Shows both.
pub(super) fn show(ui: &mut Ui) {
    let palette = Palette::current(ui);
    ui.strong(message!(glossary_classes).static_text());
    let classes = BidiClass::ALL.into_iter().filter_map(|class| Some((class, class_entry(class)?)));
    table(
        ui,
        "classes",
        classes.map(|(class, entry)| {
            let title = format!("{} \u{2013} {}", entry.term, class.long_name());
            (RichText::new(title).color(palette.class(class)), entry)
        }),
    );
    ui.add_space(10.0);
    ui.strong(message!(glossary_terms).static_text());
    table(ui, "words", term_glossary().iter().map(|entry| (RichText::new(entry.term).strong(), entry)));
}

fn table(ui: &mut Ui, id: &str, rows: impl Iterator<Item = (RichText, &'static GlossaryEntry)>) {
    let width = ui.available_width().min(READING_WIDTH);
    Grid::new(id).striped(true).num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
        for (term, entry) in rows {
            ui.scope(|ui| {
                ui.set_width(TERMS);
                ui.add(Label::new(term).wrap());
            });
            ui.vertical(|ui| {
                ui.set_width((width - TERMS - 24.0).max(TERMS));
                ui.add(Label::new(entry.definition).wrap());
                ui.weak(entry.source);
            });
            ui.end_row();
        }
    });
}
