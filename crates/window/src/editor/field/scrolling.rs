//! How far the text of a field is scrolled.

use eframe::egui::{Rect, Response, Ui, Vec2, vec2};

use bidiscope_edit::{EditorView, EditorViewLine};

use super::super::super::lines::CUT_WIDTH;
use super::super::look::Look;
use super::{CARET_ROOM, Field, Reveal};

impl Field {
    /// Scrolls as the wheel asks, and so that the caret is seen after it moved, or after the room or the size of the text
    /// changed; while text is carried, the place where it would be dropped.
    pub(super) fn scroll_into_view(
        &mut self,
        ui: &Ui,
        response: &Response,
        view: &EditorView,
        inside: Rect,
        look: &Look<'_>,
        moved: bool,
    ) {
        let content = vec2(
            view.width_em * look.size + CARET_ROOM,
            view.lines.len() as f32 * self.reach.height_em() * look.size,
        );
        let most = (content - inside.size()).max(Vec2::ZERO);
        let before = self.scroll;
        if response.hovered() && most != Vec2::ZERO {
            let wheel = ui.input(|input| input.smooth_scroll_delta());
            // A field of one line scrolls sideways by any wheel.
            let sideways = if look.rows == 1 && wheel.x == 0.0 { wheel.y } else { wheel.x };
            self.scroll -= vec2(sideways, if look.rows == 1 { 0.0 } else { wheel.y });
        }
        let scrolled_in = std::mem::replace(&mut self.scrolled_in, (inside.size(), look.size));
        if moved || self.scroll != before {
            self.reveals = None;
        } else if self.reveals.is_none()
            && response.has_focus()
            && (response.gained_focus() || scrolled_in != self.scrolled_in)
        {
            self.reveals = Some(Reveal::Caret);
        }
        let place = self.place(view, inside, look);
        let caret =
            view.caret().filter(|_| moved || self.reveals.is_some()).map(|it| (view.caret_line_index, it));
        // A line that goes on has a sign there, under which no caret is to stand, nor its flag; at its end there is none.
        let room = if most.x > 0.0 { CUT_WIDTH + CARET_ROOM } else { CARET_ROOM / 2.0 };
        if self.reveals == Some(Reveal::Start) {
            self.scroll = vec2(start_scroll(&view.lines[0], most.x, inside.width() - room, look.size), 0.0);
        } else if let Some((index, caret)) = self.drop_caret.or(caret) {
            let line = place.line(index, &view.lines[index]);
            let x = line.left() + caret.x_from_line_left_em * look.size;
            self.scroll.x += (x + room - inside.right()).max(0.0) + (x - room - inside.left()).min(0.0);
            self.scroll.y +=
                (line.bottom() - inside.bottom()).max(0.0) + (line.top() - inside.top()).min(0.0);
        }
        self.scroll = self.scroll.clamp(Vec2::ZERO, most);
    }
}

/// How far a line is scrolled, in points, so that its first character is seen in this width: as little from the end where
/// the paragraph begins as that takes, or to the other end. `most` is how far it can be.
fn start_scroll(line: &EditorViewLine, most: f32, width: f32, size: f32) -> f32 {
    let first = line.laid_out_line.cells().find(|it| it.characters_in_line.start == 0);
    // From where to where the character is seen.
    let (least, furthest) =
        first.map_or((0.0, most), |it| (it.extent.right_x_em * size - width, it.extent.left_x_em * size));
    if line.laid_out_line.shaped_line.paragraph_direction().is_right_to_left() {
        most.min(furthest)
    } else if least <= 0.0 {
        0.0
    } else if most <= furthest {
        most
    } else {
        least
    }
}
