//! Words in which something may run from right to left: a sentence with a name or a path in it, or what a user has written.

use std::borrow::Cow;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{
    Align, Align2, Color32, FontId, FontSelection, Label, Rect, Response, RichText, Sense, TextStyle,
    TextWrapMode, Ui, UiBuilder, Vec2, WidgetText, pos2, vec2,
};

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy, is_bidi_control};
use bidiscope_layout::{InvisibleStyle, LINE_BOX_ASCENT_EM};
use bidiscope_report::words::strategy_name::is_displayable_without_reordering;
use bidiscope_words::Message;

use super::super::accessibility;
use super::super::lines::{Colouring, LINE_HEIGHT, Lines, Shaped, paint_moved};
use super::super::theme::{BODY, Palette};

/// How far the middle of a row lies above the baseline, in em: half a capital.
pub(crate) const MIDDLE: f32 = 0.36;
/// How far a line is from the next, in em: letters do not fill their line box.
const PITCH: f32 = 1.5;
/// The room for the sign that a line goes on, in em; and by how much a letter may reach out of its room, in points.
const CUT: f32 = 0.875;
const OVERHANG: f32 = 3.0;

/// A label that is drawn in the order of its paragraph, which egui's own labels are not. What reads from left to right is
/// one of egui's.
#[derive(Clone)]
pub(crate) struct BidiLabel<'a> {
    /// As it is read out.
    text: Cow<'a, str>,
    /// As it is shown, where that has controls that the text has not.
    isolated: Option<String>,
    is_own: bool,
    size: f32,
    tone: Tone,
    /// How many lines it takes at most.
    most_rows: usize,
    sense: Option<Sense>,
}

/// How a label stands out.
#[derive(Clone, Copy)]
enum Tone {
    Usual,
    Strong,
    Weak,
    Of(Color32),
}

impl<'a> BidiLabel<'a> {
    /// A sentence of the program, which is a left-to-right paragraph.
    pub(crate) fn new(text: impl Into<Cow<'a, str>>) -> Self {
        let text = text.into();
        Self {
            text,
            isolated: None,
            is_own: false,
            size: BODY,
            tone: Tone::Usual,
            most_rows: usize::MAX,
            sense: None,
        }
    }

    /// A message, with what is not of the program between isolates, so that it reorders nothing around it.
    pub(crate) fn message(message: &Message<'_>) -> Self {
        Self::new(message.to_string()).isolated(message.text_with_isolated_values())
    }

    /// What a user has written, in its own direction. Controls in it are seen and reorder nothing.
    pub(crate) fn own(text: impl Into<Cow<'a, str>>) -> Self {
        Self { is_own: true, ..Self::new(text) }
    }

    /// The same as it is shown: with what is not of the program between isolates.
    pub(crate) fn isolated(self, isolated: impl Into<String>) -> Self {
        Self { isolated: Some(isolated.into()), ..self }
    }

    /// In this size, in points an em.
    pub(crate) fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// In this colour.
    pub(crate) fn colour(self, colour: Color32) -> Self {
        Self { tone: Tone::Of(colour), ..self }
    }

    /// In the colour of what stands out.
    pub(crate) fn strong(self) -> Self {
        Self { tone: Tone::Strong, ..self }
    }

    /// In the colour of what recedes.
    pub(crate) fn weak(self) -> Self {
        Self { tone: Tone::Weak, ..self }
    }

    /// In one line, which is cut where there is no room for it, at the end that is read last; all of it is then in its
    /// tooltip. Otherwise it is broken into as many lines as it needs.
    pub(crate) fn truncated(self) -> Self {
        self.at_most(1)
    }

    /// In as many lines as it needs and no more than these; the rest is left out.
    pub(crate) fn at_most(self, most_rows: usize) -> Self {
        Self { most_rows, ..self }
    }

    /// With what can be done with it: otherwise its words can be selected, as those of every label.
    pub(crate) fn sense(self, sense: Sense) -> Self {
        Self { sense: Some(sense), ..self }
    }

    /// Adds it to a layout.
    pub(crate) fn show(self, ui: &mut Ui, lines: &mut Lines) -> Response {
        let response = self.show_words(ui, lines);
        accessibility::say(&response, || self.text.to_string());
        response
    }

    /// Adds it as what went wrong, which is spoken at once.
    pub(crate) fn alert(self, ui: &mut Ui, lines: &mut Lines) -> Response {
        let response = self.show_words(ui, lines);
        accessibility::alert(&response, &self.text);
        response
    }

    /// Shows it where something is pointed at, and says it after what that is called.
    pub(crate) fn tooltip(self, response: Response, lines: &mut Lines) -> Response {
        accessibility::more(&response, || self.text.to_string());
        self.shown_over(response, lines)
    }

    fn shown_over(self, response: Response, lines: &mut Lines) -> Response {
        response.on_hover_ui(|ui| {
            ui.set_max_width(ui.spacing().tooltip_width);
            self.show(ui, lines);
        })
    }

    /// Paints it into the middle of its room, in one line; it is read out with what it stands in.
    pub(crate) fn paint(&self, ui: &mut Ui, lines: &mut Lines, room: Rect) {
        let colour = self.colour_in(ui);
        if !is_of_interface(ui, &self.text, self.size) {
            let line = self.line(lines);
            return paint_truncated(ui, lines, &line, room, (self.size, Colouring::Plain(colour)), []);
        }
        let text = WidgetText::from(RichText::new(&*self.text).size(self.size));
        let galley = text.into_galley(ui, Some(TextWrapMode::Truncate), room.width(), TextStyle::Body);
        let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    }

    fn show_words(&self, ui: &mut Ui, lines: &mut Lines) -> Response {
        if !is_of_interface(ui, &self.text, self.size) {
            return if self.most_rows == 1 { self.add_line(ui, lines) } else { self.add_lines(ui, lines) };
        }
        let text = RichText::new(&*self.text).size(self.size).color(self.colour_in(ui));
        let label = if self.most_rows == 1 {
            Label::new(text).truncate()
        } else {
            let text = WidgetText::from(text);
            let mut job = text.into_layout_job(ui.style(), FontSelection::Default, Align::Center);
            Arc::make_mut(&mut job).wrap.max_rows = self.most_rows;
            Label::new(job).wrap()
        };
        ui.add(match self.sense {
            Some(sense) => label.selectable(false).sense(sense),
            None => label,
        })
    }

    fn colour_in(&self, ui: &Ui) -> Color32 {
        match self.tone {
            Tone::Usual => ui.visuals().text_color(),
            Tone::Strong => ui.visuals().strong_text_color(),
            Tone::Weak => ui.visuals().weak_text_color(),
            Tone::Of(colour) => colour,
        }
    }

    /// What is drawn of it.
    fn shown(&self) -> &str {
        self.isolated.as_deref().unwrap_or(&self.text)
    }

    /// A paragraph of it as it is drawn, in which order, and how invisible characters are shown.
    fn content(&self, paragraph: &str) -> (Vec<Character>, DisplayConfig, InvisibleStyle) {
        if self.is_own {
            return (inert(paragraph), Strategy::UbaAuto.into(), InvisibleStyle::Enlarged);
        }
        (
            characters_of(paragraph),
            DisplayConfig::with_default_options(Strategy::UbaLtr),
            InvisibleStyle::Hidden,
        )
    }

    fn line(&self, lines: &mut Lines) -> Rc<Shaped> {
        let (characters, display, invisibles) = self.content(self.shown());
        lines.ordered_with(&characters, display, invisibles)
    }

    /// The lines of a paragraph of it, each at most so wide, in em.
    fn pieces(&self, lines: &mut Lines, paragraph: &str, width: f32) -> Vec<Rc<Shaped>> {
        let (characters, display, invisibles) = self.content(paragraph);
        let order = display.order(&characters);
        let whole = lines.line_with(&characters, &order, invisibles);
        let piece = |mut range: Range<usize>| {
            // White space at the end of a line takes no room.
            while range.len() > 1 && characters[range.end - 1].class == BidiClass::WS {
                range.end -= 1;
            }
            let order = order.restricted_to_logical_range(&characters, range.clone());
            lines.line_with(&characters[range], &order, invisibles)
        };
        whole.wrap(&characters, width).into_iter().map(piece).collect()
    }

    /// The height of one of egui's lines of this size, in points.
    fn row_height(&self, ui: &Ui) -> f32 {
        let font = FontId::proportional(self.size);
        ui.fonts_mut(|fonts| fonts.row_height(&font))
    }

    /// In one line, as high as one of egui's.
    fn add_line(&self, ui: &mut Ui, lines: &mut Lines) -> Response {
        let line = self.line(lines);
        let width = line.width() * self.size;
        let size = vec2(width.min(ui.available_width()), self.row_height(ui));
        let (rect, response) = ui.allocate_exact_size(size, self.sense.unwrap_or(Sense::HOVER));
        let look = (self.size, Colouring::Plain(self.colour_in(ui)));
        paint_truncated(ui, lines, &line, rect, look, []);
        if width <= rect.width() + 0.5 {
            return response;
        }
        let whole = Self { most_rows: usize::MAX, sense: None, ..self.clone() };
        whole.shown_over(response, lines)
    }

    fn add_lines(&self, ui: &mut Ui, lines: &mut Lines) -> Response {
        let room = ui.available_width();
        let paragraphs = self.shown().lines();
        let pieces = paragraphs.flat_map(|it| self.pieces(lines, it, room / self.size));
        let pieces: Vec<Rc<Shaped>> = pieces.take(self.most_rows).collect();
        let width = pieces.iter().map(|it| it.width()).fold(0.0, f32::max) * self.size;
        let pitch = if pieces.len() > 1 { PITCH * self.size } else { self.row_height(ui) };
        // Stacked marks take all the room that they need.
        let height = |it: &Shaped| if is_stacked(it) { it.height(self.size) } else { pitch };
        let size = vec2(width, pieces.iter().map(|it| height(it)).sum());
        let (rect, response) = ui.allocate_exact_size(size, self.sense.unwrap_or(Sense::HOVER));
        let colouring = Colouring::Plain(self.colour_in(ui));
        let mut top = rect.top();
        for piece in &pieces {
            let width = piece.width() * self.size;
            let left = if is_right_to_left(piece) { rect.right() - width } else { rect.left() };
            let below = line_box_below(piece, height(piece), self.size);
            lines.paint(ui, piece, pos2(left, top + below), self.size, colouring);
            top += height(piece);
        }
        response
    }
}

/// What a user has written, with controls that act on nothing.
pub(crate) fn inert(text: &str) -> Vec<Character> {
    let mut characters = characters_of(text);
    for it in &mut characters {
        if is_bidi_control(it.scalar) || matches!(it.class, BidiClass::B | BidiClass::S) {
            it.class = BidiClass::ON;
        }
    }
    characters
}

/// Whether the face of the interface, which knows no reordering and few scripts, can show these words.
fn is_of_interface(ui: &Ui, text: &str, size: f32) -> bool {
    let font = FontId::proportional(size);
    text.lines()
        .all(|it| is_displayable_without_reordering(it) && ui.fonts_mut(|fonts| fonts.has_glyphs(&font, it)))
}

/// Whether marks are stacked beyond the line box.
fn is_stacked(line: &Shaped) -> bool {
    line.height(1.0) > LINE_HEIGHT + 0.01
}

/// How far below the upper edge of a row of this height the line box of a line in its middle begins, in points.
fn line_box_below(line: &Shaped, height: f32, size: f32) -> f32 {
    if is_stacked(line) {
        (height - line.height(size)) / 2.0 + line.rise(size)
    } else {
        height / 2.0 - (LINE_BOX_ASCENT_EM - MIDDLE) * size
    }
}

fn is_right_to_left(line: &Shaped) -> bool {
    line.line().paragraph_direction().is_right_to_left()
}

/// Paints a line into the middle of its room, from the left, so that equal ones stand under each other; one that has no room
/// from where it is read first, with a sign that it goes on. The characters that `moved` stand on a ground. `size` is in
/// points an em.
pub(crate) fn paint_truncated(
    ui: &mut Ui,
    lines: &mut Lines,
    line: &Shaped,
    room: Rect,
    (size, colouring): (f32, Colouring),
    moved: impl IntoIterator<Item = usize>,
) {
    let width = line.width() * size;
    let is_cut = width > room.width() + 0.5;
    // Its first character stands in the right half of the line.
    let from_right = is_cut && line.extent(0).left_x_em * 2.0 > line.width();
    let left = if from_right { room.right() - width } else { room.left() };
    let clip = if is_cut {
        paint_cut(ui, line, (left, from_right), (room, size))
    } else {
        room.expand2(vec2(OVERHANG, f32::INFINITY))
    };
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(clip.intersect(ui.clip_rect()));
    let corner = pos2(left, room.top() + line_box_below(line, room.height(), size));
    paint_moved(&child, line, moved, Rect::from_x_y_ranges(left..=left + width, room.y_range()), size);
    lines.paint(&child, line, corner, size, colouring);
}

/// Paints the sign that a line goes on, beside the last character that is seen of it; gives the room of those that are.
fn paint_cut(ui: &Ui, line: &Shaped, (left, from_right): (f32, bool), (room, size): (Rect, f32)) -> Rect {
    let edge = if from_right { room.left() + CUT * size } else { room.right() - CUT * size };
    let there = line.character_at((edge - left) / size).map(|it| line.extent(it));
    // No character is cut in two.
    let end = left
        + size
            * there.map_or((edge - left) / size, |it| if from_right { it.right_x_em } else { it.left_x_em });
    let room = room.expand2(Vec2::Y * room.height());
    let (seen, x, align) = if from_right {
        (room.with_min_x(end), end - 2.0, Align2::RIGHT_CENTER)
    } else {
        (room.with_max_x(end), end + 2.0, Align2::LEFT_CENTER)
    };
    let (font, colour) = (FontId::proportional(size), Palette::current(ui).weak_text);
    ui.painter().text(pos2(x, room.center().y), align, "\u{2026}", font, colour);
    seen
}
