//! The words of a teacher, with the names in them painted as names.

use eframe::egui::{RichText, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::lesson::{LessonText, TextPiece, describe_name};

use super::super::accessibility;
use super::super::lines::{Colouring, Lines};

/// The size of a name in words, in points an em.
const NAME: f32 = 14.0;
/// The room between paragraphs, in points.
const BETWEEN: f32 = 6.0;

/// Shows the paragraphs.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, words: &LessonText) {
    for paragraph in &words.paragraphs {
        // A label by itself is read by a screen reader as a whole.
        if let [TextPiece::Text(text)] = paragraph.as_slice() {
            ui.label(text);
        } else {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                paragraph.iter().for_each(|it| piece(ui, lines, it));
            });
        }
        ui.add_space(BETWEEN);
    }
}

fn piece(ui: &mut Ui, lines: &mut Lines, piece: &TextPiece) {
    match piece {
        TextPiece::Text(text) => {
            ui.label(text);
        }
        TextPiece::Typed(text) => {
            ui.label(RichText::new(text).code());
        }
        TextPiece::Name(name) => {
            let line = lines.ordered(name.characters(), Strategy::UbaLtr);
            let response = lines.add(ui, &line, NAME, Colouring::ByClass);
            accessibility::picture(&response, &describe_name(name));
        }
    }
}
