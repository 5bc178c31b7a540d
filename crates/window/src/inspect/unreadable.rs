//! Why what stands in the field cannot be read as a name.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, FontSelection, Label, RichText, Ui};

use bidiscope_bidi::name::ReadError;
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::message;
use bidiscope_present::read_error_text::read_error_text;

use super::super::accessibility;
use super::super::signs;
use super::super::theme::{HEADING, Palette};

/// The most rows that it takes; the whole of it stands in the tooltip.
const ROWS: usize = 2;

/// Says it; whether something older stands below.
pub(super) fn show(ui: &mut Ui, error: &ReadError, is_older_below: bool) {
    let palette = Palette::current(ui);
    let sentence = read_error_text(error).to_string();
    let mut text = LayoutJob::default();
    let mut parts = vec![RichText::new(&sentence).size(HEADING).color(palette.violated)];
    if is_older_below {
        let older = format!("  {}", message!(name_showing_last));
        parts.push(RichText::new(older).color(palette.weak_text));
    }
    for part in parts {
        part.append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
    }
    text.wrap.max_rows = ROWS;
    ui.horizontal(|ui| {
        signs::verdict(ui, Verdict::Violated);
        let response = ui.add(Label::new(text).wrap().selectable(false).show_tooltip_when_elided(false));
        accessibility::alert(&response, &sentence);
        response.on_hover_text(&sentence);
    });
}
