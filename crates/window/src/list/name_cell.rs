//! A name in the table: cut, where it has no room, at the end that is read last; and whole, in its tooltip.

use std::rc::Rc;

use eframe::egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_layout::InvisibleStyle;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::list::{ListRow, ListTableColumn};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::lines::{Colouring, Shaped};
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::{BidiLabel, paint_truncated};
use super::cell_shown::CellShown;
use super::tab::ListPass;

/// The size of a name in its cell, in points an em, and in the tooltip.
pub(super) const NAME: f32 = 16.0;
const IN_TOOLTIP: f32 = 24.0;
/// How wide a line of the tooltip is, in points.
const WIDTH: f32 = 420.0;
/// The room for the sign that a name was given as an A-label, in points.
const A_LABEL: f32 = 34.0;
/// The most characters of a name that are drawn in a cell. No name in the DNS is so long.
pub(super) const MOST_DRAWN: usize = 1_000;

/// Paints the name in a display.
pub(super) fn paint(
    ui: &mut Ui,
    pass: &mut ListPass<'_>,
    cell: &CellShown<'_>,
    strategy: Strategy,
    inner: Rect,
) {
    let palette = Palette::current(ui);
    let view = cell.view;
    let is_unreadable = view.decision() == RegistrationDecision::UnreadableName;
    if is_unreadable && cell.column != ListTableColumn::Name {
        return;
    }
    if let Some(words) = too_long(&view.logical_order_characters) {
        BidiLabel::new(words).weak().paint(ui, pass.lines, inner);
        return;
    }
    let is_given_otherwise = cell.column == ListTableColumn::Name && view.input_with_a_labels.is_some();
    let inner = if is_given_otherwise { paint_a_label(ui, inner) } else { inner };
    let line = line_of(pass, view, strategy);
    let colouring = if is_unreadable { Colouring::Plain(palette.weak_text) } else { Colouring::ByClass };
    paint_truncated(ui, pass.lines, &line, inner, (NAME, colouring), cell.moved.iter().copied());
}

/// What is said where a name has more characters than are drawn.
pub(super) fn too_long(characters: &[Character]) -> Option<String> {
    let count = characters.len();
    (count > MOST_DRAWN).then(|| message!(list_name_too_long, count = count).to_string())
}

/// The line of a name. What shows nothing is marked where it violates a rule, however invisible characters are drawn.
fn line_of(pass: &mut ListPass<'_>, view: &ListRow, strategy: Strategy) -> Rc<Shaped> {
    let characters = &view.logical_order_characters;
    if pass.in_displays != InvisibleStyle::Hidden {
        return pass.lines.ordered(characters, strategy);
    }
    if view.violating_invisible_logical_indices.is_empty() {
        return pass.lines.ordered_with(characters, strategy, InvisibleStyle::Hidden);
    }
    let order = DisplayConfig::from(strategy).order(characters);
    pass.lines.marking(characters, &order, InvisibleStyle::Enlarged, |at| {
        view.violating_invisible_logical_indices.contains(&at)
    })
}

/// Says, at the end of the cell, that the name was given as an A-label; gives the room that is left.
fn paint_a_label(ui: &Ui, inner: Rect) -> Rect {
    let palette = Palette::current(ui);
    let center = pos2(inner.right() - A_LABEL / 2.0, inner.center().y);
    let sign = Rect::from_center_size(center, vec2(A_LABEL, 18.0));
    ui.painter().rect(sign, 4.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let font = FontId::proportional(CAPTION);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, "xn--", font, palette.weak_text);
    inner.with_max_x(sign.left() - 4.0)
}

/// The whole name in a tooltip, over as many lines as it takes.
pub(super) fn explain(ui: &mut Ui, pass: &mut ListPass<'_>, cell: &CellShown<'_>, strategy: Strategy) {
    let view = cell.view;
    ui.strong(strategy.title());
    if view.decision() == RegistrationDecision::UnreadableName {
        BidiLabel::new(view.registration_text()).show(ui, pass.lines);
    }
    if view.logical_order_characters.len() <= MOST_DRAWN {
        let line = line_of(pass, view, strategy);
        if line.width() * IN_TOOLTIP <= WIDTH {
            pass.lines.add(ui, &line, IN_TOOLTIP, Colouring::ByClass);
        } else {
            for part in line.wrap(&view.logical_order_characters, WIDTH / IN_TOOLTIP) {
                let line = pass.lines.part(&view.logical_order_characters, strategy, part);
                pass.lines.add(ui, &line, IN_TOOLTIP, Colouring::ByClass);
            }
        }
    }
    if let Some(typed) = view.input_with_a_labels.as_ref().filter(|it| it.len() <= MOST_DRAWN) {
        ui.weak(message!(list_given_as_a_label).static_text());
        // Other labels of it may be of any writing.
        BidiLabel::new(typed).size(NAME).show(ui, pass.lines);
    }
}
