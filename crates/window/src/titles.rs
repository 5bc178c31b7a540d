//! Titles of strategies as parts of widgets. Those of one's own may be written from right to left, which egui's text
//! does not reorder: they are drawn as lines of our own.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::{
    Atom, Button, Checkbox, Color32, Rect, Response, Role, TextStyle, Ui, Widget as _, WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::order::Strategy;
use bidiscope_layout::LINE_BOX_ASCENT_EM;
use bidiscope_report::words::strategy_name::is_displayable_without_reordering;

use super::accessibility;
use super::lines::{Colouring, Lines, Shaped};
use super::theme::outlined;
use super::widgets::{MIDDLE, inert};

/// Draws titles with these lines.
pub(super) struct Titles<'a> {
    lines: RefCell<&'a mut Lines>,
}

impl<'a> Titles<'a> {
    /// Titles with these lines, which are lent to them.
    pub(super) const fn new(lines: &'a mut Lines) -> Self {
        Self { lines: RefCell::new(lines) }
    }

    /// A title as a part of a button or box.
    pub(super) fn atom<'t>(&'t self, ui: &Ui, title: &str) -> Atom<'t> {
        if is_displayable_without_reordering(title) {
            return title.to_owned().into();
        }
        let line = self.line(title);
        let (size, row) = font(ui);
        Atom::paint(vec2(line.width() * size, row), move |ui, args| {
            self.paint(ui, &line, args.rect, size, args.fallback_text_color);
        })
    }

    /// The title of a strategy, or where there is no room for it the short one, which then begins a line.
    pub(super) fn fitting(&self, title: &str, short: &str, ui: &Ui) -> String {
        if self.width(ui, title) <= ui.available_width() { title.to_owned() } else { Self::begun(short) }
    }

    /// A short title as it begins a line.
    pub(super) fn begun(short: &str) -> String {
        let mut rest = short.chars();
        rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
    }

    /// How wide a title is, in points.
    pub(super) fn width(&self, ui: &Ui, title: &str) -> f32 {
        if !is_displayable_without_reordering(title) {
            return self.line(title).width() * font(ui).0;
        }
        let text = title.to_owned();
        let font = TextStyle::Body.resolve(ui.style());
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, Color32::PLACEHOLDER)).size().x
    }

    /// A button.
    pub(super) fn button(&self, ui: &mut Ui, title: &str) -> Response {
        let button = Button::new(self.atom(ui, title));
        let response = ui.add(button);
        accessibility::button(&response, title);
        response
    }

    /// A title suffix a box that can be ticked.
    pub(super) fn checkbox(&self, ui: &mut Ui, is_ticked: &mut bool, title: &str) -> Response {
        let response = outlined(ui, |ui| Checkbox::new(is_ticked, self.atom(ui, title)).ui(ui));
        let (is_enabled, is_ticked) = (ui.is_enabled(), *is_ticked);
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, is_enabled, is_ticked, title));
        response
    }

    /// The line of a title, in its own direction. What would act on it is seen in it.
    fn line(&self, title: &str) -> Rc<Shaped> {
        self.lines.borrow_mut().ordered(&inert(title), Strategy::UbaAuto)
    }

    /// Paints it into a row, from the side from which it is read.
    fn paint(&self, ui: &Ui, line: &Shaped, row: Rect, size: f32, colour: Color32) {
        let width = line.width() * size;
        let left = if line.line().paragraph_direction().is_right_to_left() {
            row.right() - width
        } else {
            row.left()
        };
        let corner = pos2(left, row.center().y - (LINE_BOX_ASCENT_EM - MIDDLE) * size);
        self.lines.borrow_mut().paint(ui, line, corner, size, Colouring::Plain(colour));
    }
}

/// The size of a title, and the height of its row, in points.
fn font(ui: &Ui) -> (f32, f32) {
    let font = TextStyle::Body.resolve(ui.style());
    (font.size, ui.fonts_mut(|fonts| fonts.row_height(&font)))
}
