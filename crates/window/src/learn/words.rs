//! The words of a teacher, with the names in them painted as names.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, FontSelection, RichText, Sense, TextStyle, Ui, pos2, vec2};

use bidiscope_bidi::order::Strategy;
use bidiscope_layout::LINE_BOX_ASCENT_EM;
use bidiscope_lesson::{LessonName, LessonText, LessonTextPiece, describe_name};

use super::super::accessibility;
use super::super::lines::{Colouring, Lines};
use super::super::widgets::MIDDLE;

/// The size of a name in words, in points an em.
const NAME: f32 = 14.0;
/// The room between paragraphs, in points.
const BETWEEN: f32 = 6.0;

/// Shows the paragraphs.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, words: &LessonText) {
    for paragraph in &words.paragraphs {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            // What stands between two names is one label: so it is broken between words only, and read as a whole.
            let mut text = LayoutJob::default();
            for piece in paragraph {
                let piece = match piece {
                    LessonTextPiece::Text(text) => RichText::new(text),
                    LessonTextPiece::TextToType(text) => RichText::new(text).code(),
                    LessonTextPiece::Name(name) => {
                        flush(ui, &mut text);
                        show_name(ui, lines, name);
                        continue;
                    }
                };
                piece.append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
            }
            flush(ui, &mut text);
        });
        ui.add_space(BETWEEN);
    }
}

fn flush(ui: &mut Ui, text: &mut LayoutJob) {
    if !text.is_empty() {
        ui.label(std::mem::take(text));
    }
}

fn show_name(ui: &mut Ui, lines: &mut Lines, name: &LessonName) {
    let line = lines.ordered(name.characters(), Strategy::UbaLtr);
    // On the line of the words beside it.
    let row = ui.text_style_height(&TextStyle::Body);
    let (rect, response) = ui.allocate_exact_size(vec2(line.width() * NAME, row), Sense::HOVER);
    let corner = pos2(rect.left(), rect.center().y - (LINE_BOX_ASCENT_EM - MIDDLE) * NAME);
    lines.paint(ui, &line, corner, NAME, Colouring::ByClass);
    accessibility::picture(&response, &describe_name(name));
}
