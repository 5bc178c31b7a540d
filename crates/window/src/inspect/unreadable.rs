//! Why what stands in the field cannot be read as a name.

use eframe::egui::{Sense, Ui};

use bidiscope_bidi::name::{Input, Notation, ReadError, ReadErrorKind};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::lines::Lines;
use super::super::signs;
use super::super::theme::{HEADING, Palette};
use super::super::widgets::BidiLabel;

/// The most rows that it takes; the whole of it stands in the tooltip.
const ROWS: usize = 2;

/// Says it; whether something older stands below. What its notation does not have can be read as characters: gives the command.
pub(super) fn show(
    ui: &mut Ui,
    lines: &mut Lines,
    (written, error): (&WrittenName, &ReadError),
    is_older_below: bool,
) -> Option<Command> {
    let mut wanted = None;
    let sentence = read_error_text(error).to_string();
    let label = BidiLabel::new(&sentence).size(HEADING).colour(Palette::current(ui).violated);
    ui.horizontal(|ui| {
        signs::verdict(ui, RuleVerdict::Violated);
        ui.horizontal_wrapped(|ui| {
            let response = label.at_most(ROWS).sense(Sense::HOVER).alert(ui, lines);
            BidiLabel::new(&sentence).tooltip(response, lines);
            let is_foreign = matches!(error.error_kind, ReadErrorKind::NotInNotation { .. });
            if is_foreign && Input::read(&written.text, Notation::Unicode).is_ok() {
                let words = message!(name_read_as_characters).static_text();
                if ui.button(words).clicked() {
                    wanted =
                        Some(Command::Open(WrittenName { notation: Notation::Unicode, ..written.clone() }));
                }
            }
            if is_older_below {
                ui.weak(message!(name_showing_last).static_text());
            }
        });
    });
    wanted
}
