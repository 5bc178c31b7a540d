//! A line that is wider than its place: it is scrolled, and a sign says at which end it goes on. It begins in view, at the
//! right in a right-to-left paragraph. Lines that begin at the same end are scrolled together.

use eframe::egui::containers::scroll_area::ScrollBarVisibility;
use eframe::egui::{Color32, Context, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use bidiscope_words::message;

use super::super::accessibility;
use super::super::lines::{cut_place, paint_cut, without_cut};
use super::super::theme::Palette;

/// How much of the line goes by at a click on the sign.
const PAGE: f32 = 0.7;

/// Which lines are scrolled together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ScrollGroup {
    /// Characters apart from each other, in logical order.
    Logical,
    /// Lines of left-to-right paragraphs.
    LeftToRight,
    /// Lines of right-to-left paragraphs.
    RightToLeft,
}

/// Shows a line of this width in `place`, on this ground. `contents` gets where it stands, as high as the place. Where
/// there is room for all of it, it begins at the left, or `at_right` ends at the right.
pub(super) fn show(
    ui: &mut Ui,
    group: ScrollGroup,
    (place, ground): (Rect, Color32),
    (width, at_right): (f32, bool),
    contents: impl FnOnce(&mut Ui, Rect),
) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("line"));
    let most = width - place.width();
    if most <= 0.5 {
        child.shrink_clip_rect(place.expand2(vec2(2.0, 0.0)));
        let left = if at_right { place.right() - width } else { place.left() };
        return contents(
            &mut child,
            Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height())),
        );
    }
    // From the end at which the line begins.
    let from_right = group == ScrollGroup::RightToLeft;
    let from_left = |gone: f32| if from_right { most - gone } else { gone };
    let id = Id::unique(("how far lines are scrolled", group));
    // Another line of the group may be longer, and so be further on than this one can be.
    let gone = ui.data(|data| data.get_temp(id)).unwrap_or(0.0_f32).min(most);
    let area = ScrollArea::horizontal().auto_shrink(false);
    let area = area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    let cuts = [(true, from_left(gone) > 0.5), (false, from_left(gone) < most - 0.5)];
    let shown = area.horizontal_scroll_offset(from_left(gone)).show(&mut child, |ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(width, place.height()), Sense::HOVER);
        // What is cut stands beside its sign, not below it.
        let mut seen = place;
        for (is_left, _) in cuts.into_iter().filter(|it| it.1) {
            seen = without_cut(seen, is_left);
        }
        ui.shrink_clip_rect(seen);
        contents(ui, rect);
    });
    let mut gone_next = from_left(shown.state.clamped_offset().x);
    for (is_left, is_cut) in cuts {
        if is_cut && sign(ui, place, is_left, ground) {
            let by = place.width() * PAGE;
            gone_next = (gone + if is_left == from_right { by } else { -by }).clamp(0.0, most);
            ui.ctx().request_repaint();
        }
    }
    // In another room egui holds the line at its old ends for a pass: nobody has scrolled it.
    let room = ui.scope_id().with("room of the line");
    if ui.data(|data| data.get_temp(room)) != Some(most) {
        ui.data_mut(|data| data.insert_temp(room, most));
        ui.ctx().request_repaint();
    } else if (gone_next - gone).abs() > 0.01 {
        ui.data_mut(|data| data.insert_temp(id, gone_next));
    }
}

/// Forgets how far lines are scrolled: another name begins in view.
pub(crate) fn begin(context: &Context) {
    for group in [ScrollGroup::Logical, ScrollGroup::LeftToRight, ScrollGroup::RightToLeft] {
        context.data_mut(|data| data.remove::<f32>(Id::unique(("how far lines are scrolled", group))));
    }
}

/// Paints the sign that a line goes on at this end, into which the line fades; whether it was clicked.
fn sign(ui: &Ui, place: Rect, is_left: bool, ground: Color32) -> bool {
    let rect = cut_place(place, is_left);
    let id = ui.scope_id().with(("line goes on", is_left));
    let response = ui.interact(rect, id, Sense::CLICK);
    let words = if is_left { message!(line_goes_on_left) } else { message!(line_goes_on_right) };
    accessibility::button(&response, words.static_text());
    let palette = Palette::current(ui);
    let colour = if response.hovered() { palette.text } else { palette.weak_text };
    paint_cut(ui.painter(), place, is_left, ground, colour);
    response.on_hover_text(words.static_text()).clicked()
}
