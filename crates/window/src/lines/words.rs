//! Sentences in which something may run from right to left, such as the name of a file or of a zone.

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Color32, FontId, Label, Response, RichText, Sense, Ui, vec2};

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_layout::Invisibles;
use bidiscope_present::view::reads_from_left_to_right;

use super::super::accessibility;
use super::{Colouring, LINE_HEIGHT, Lines, Shaped};

impl Lines {
    /// Adds a sentence, broken into as many lines as it needs, in a left-to-right paragraph. `size` is in points an em.
    pub(crate) fn add_words(
        &mut self,
        ui: &mut Ui,
        text: &str,
        (size, colour): (f32, Color32),
        sense: Sense,
    ) -> Response {
        // The interface's face has few scripts.
        let font = FontId::proportional(size);
        if reads_from_left_to_right(text) && ui.fonts_mut(|fonts| fonts.has_glyphs(&font, text)) {
            let text = RichText::new(text).size(size).color(colour);
            return ui.add(Label::new(text).wrap().selectable(false).sense(sense));
        }
        let pieces = self.pieces(text, ui.available_width() / size);
        let width = pieces.iter().map(|it| it.width()).fold(0.0, f32::max) * size;
        let height = LINE_HEIGHT * size;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height * pieces.len() as f32), sense);
        for (number, piece) in pieces.iter().enumerate() {
            let corner = rect.min + vec2(0.0, height * number as f32);
            self.paint(ui, piece, corner, size, Colouring::Plain(colour));
        }
        accessibility::say(&response, || text.to_owned());
        response
    }

    /// The same with what is not of the program between isolates, so that it reorders nothing around it; `text` is the
    /// sentence without them, as it is read out.
    pub(crate) fn add_isolated(
        &mut self,
        ui: &mut Ui,
        (text, isolated): (&str, &str),
        look: (f32, Color32),
        sense: Sense,
    ) -> Response {
        let shown = if reads_from_left_to_right(text) { text } else { isolated };
        let response = self.add_words(ui, shown, look, sense);
        accessibility::say(&response, || text.to_owned());
        response
    }

    /// The lines of a sentence, each at most so wide, in em.
    fn pieces(&mut self, text: &str, width: f32) -> Vec<Rc<Shaped>> {
        let characters = characters_of(text);
        let order = DisplayConfig::plain(Strategy::UbaLtr).order(&characters);
        let whole = self.line_with(&characters, &order, Invisibles::Hidden);
        let piece = |mut range: Range<usize>| {
            // White space at the end of a line takes no room.
            while range.len() > 1 && characters[range.end - 1].class == BidiClass::WS {
                range.end -= 1;
            }
            let order = order.of_part(&characters, range.clone());
            self.line_with(&characters[range], &order, Invisibles::Hidden)
        };
        whole.wrap(&characters, width).into_iter().map(piece).collect()
    }
}
