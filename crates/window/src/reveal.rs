//! What the Tab key comes to is scrolled into view, which egui leaves to the window; and no line of text is cut at the lower
//! edge.

use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::layers::ShapeIdx;
use eframe::egui::{Id, Rect, Ui};

/// The greatest height of a line that is left out if its lower part is out of view, in points.
const LINE: f32 = 64.0;

/// How often it is tried: areas within others move one after the other, and what stands in them may be scrolled by
/// themselves meanwhile.
const TRIES: u8 = 4;
/// For how many passes it must have stood still before it is tried again: an area moves a pass after it knows where to,
/// and would go as far once more.
const STILL: u8 = 3;
/// For how many passes it is looked for where it does not stand here.
const AWAY: u8 = 16;

/// What was tried for one that has the keyboard.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tried {
    id: Option<Id>,
    times: u8,
    /// Where it stood, and for how many passes.
    rect: Rect,
    still: u8,
}

/// Scrolls to what has just got the keyboard among these contents of a scroll area, until it is in view. To be
/// called when all of them are there, once in a pass.
pub(super) fn focused(ui: &Ui) {
    let now = ui.memory(|memory| memory.focused());
    let kept_at = ui.scope_id().with("has the keyboard");
    let new = Tried { id: now, times: 0, rect: Rect::NOTHING, still: 0 };
    let kept = ui.data_mut(|data| data.get_temp::<Tried>(kept_at));
    let mut tried = kept.filter(|it| it.id == now).unwrap_or(new);
    if tried.times == TRIES {
        return;
    }
    // Asked of what stands here: to ask for the response would take the keyboard from what is given it by a click
    // elsewhere.
    let widget = now.and_then(|id| ui.ctx().viewport(|it| it.this_pass.widgets.get(id).copied()));
    let view = ui.clip_rect();
    let out_of_view = widget.filter(|widget| {
        // What is seen elsewhere stands in another area, over which these contents may reach unseen.
        let is_elsewhere = widget.interact_rect.is_positive() && !widget.interact_rect.intersects(view);
        let is_here = widget.layer_id == ui.layer_id() && ui.min_rect().intersects(widget.rect);
        is_here && !is_elsewhere && !view.contains_rect(widget.rect)
    });
    if let Some(widget) = out_of_view {
        tried.still = if widget.rect == tried.rect { tried.still + 1 } else { 0 };
        tried.rect = widget.rect;
        if tried.times == 0 || tried.still == STILL {
            ui.scroll_to_rect(widget.rect, None);
            (tried.times, tried.still) = (tried.times + 1, 0);
        }
        ui.ctx().request_repaint();
    } else if widget.is_some_and(|it| view.contains_rect(it.rect)) || tried.still == AWAY {
        tried.times = TRIES;
    } else {
        // It may stand here as soon as an area within these contents has moved.
        tried.still += 1;
    }
    ui.data_mut(|data| data.insert_temp(kept_at, tried));
}

/// The same among contents that are read as text: what is painted of them ends above the first line that is cut by the
/// lower edge of the view.
pub(super) fn focused_in_text(ui: &Ui) {
    leave_out_cut_lines(ui);
    focused(ui);
}

fn leave_out_cut_lines(ui: &Ui) {
    let view = ui.clip_rect();
    if ui.min_rect().bottom() <= view.bottom() {
        return;
    }
    ui.ctx().graphics_mut(|layers| {
        let list = layers.entry(ui.layer_id());
        let is_within = |it: &ClippedShape| {
            (it.clip_rect.bottom() - view.bottom()).abs() < 0.5
                && view.expand(4.0).contains_rect(it.clip_rect)
        };
        let lines: Vec<(f32, f32)> =
            list.all_entries().filter(|it| is_within(it)).flat_map(lines_of).collect();
        let mut bottom = view.bottom();
        let cut = |bottom: f32| lines.iter().filter(move |it| it.0 + 0.1 < bottom && bottom + 0.5 < it.1);
        while let Some(top) = cut(bottom).map(|it| it.0).min_by(f32::total_cmp) {
            bottom = top;
        }
        if bottom > view.top() {
            for index in (0..list.next_idx().0).map(ShapeIdx) {
                list.mutate_shape(index, |it| {
                    if is_within(it) {
                        it.clip_rect.max.y = bottom;
                    }
                });
            }
        }
    });
}

/// From where to where the lines of a text reach, in points.
fn lines_of(shape: &ClippedShape) -> Vec<(f32, f32)> {
    let Shape::Text(text) = &shape.shape else { return Vec::new() };
    let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()));
    rows.map(|it| (it.top(), it.bottom())).filter(|it| it.1 - it.0 < LINE).collect()
}
