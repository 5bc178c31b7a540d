//! Why what stands in the field cannot be read as a name.

use eframe::egui::{Sense, Ui};

use bidiscope_bidi::name::ReadError;
use bidiscope_idna::verdict::Verdict;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::signs;
use super::super::theme::{HEADING, Palette};
use super::super::widgets::BidiLabel;

/// The most rows that it takes; the whole of it stands in the tooltip.
const ROWS: usize = 2;

/// Says it; whether something older stands below.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, error: &ReadError, is_older_below: bool) {
    let sentence = read_error_text(error).to_string();
    let label = BidiLabel::new(&sentence).size(HEADING).colour(Palette::current(ui).violated);
    ui.horizontal(|ui| {
        signs::verdict(ui, Verdict::Violated);
        ui.horizontal_wrapped(|ui| {
            let response = label.at_most(ROWS).sense(Sense::HOVER).alert(ui, lines);
            BidiLabel::new(&sentence).tooltip(response, lines);
            if is_older_below {
                ui.weak(message!(name_showing_last).fixed());
            }
        });
    });
}
