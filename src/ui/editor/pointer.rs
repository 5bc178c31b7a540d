//! Clicking and dragging in the editor.

use eframe::egui::{Event, PointerButton, Pos2, Response, Ui};

use crate::edit::{Act, Granularity};

/// Counts the presses of a double or triple click; egui counts clicks when the button is let go, which
/// is too late for dragging by words.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Presses {
    count: u32,
    time: f64,
    place: Pos2,
}

impl Presses {
    /// Counts a press, and says how much it selects.
    fn press(&mut self, ui: &Ui, place: Pos2) -> Granularity {
        let time = ui.input(|input| input.time);
        let (delay, distance) = ui.ctx().options(|options| {
            let options = &options.input_options;
            (options.max_double_click_delay, options.max_click_dist)
        });
        let goes_on = time - self.time <= delay && place.distance(self.place) <= distance;
        self.count = if goes_on { self.count % 3 + 1 } else { 1 };
        (self.time, self.place) = (time, place);
        match self.count {
            1 => Granularity::Character,
            2 => Granularity::Word,
            _ => Granularity::Line,
        }
    }
}

/// What the pointer does in this pass. `at` finds the line and the place on it, in em, of a point.
pub(super) fn act(
    ui: &Ui,
    response: &Response,
    presses: &mut Presses,
    at: impl Fn(Pos2) -> (usize, f32),
) -> Option<Act> {
    let place = response.interact_pointer_pos()?;
    let (line, x) = at(place);
    // On a slow machine both presses of a double click come in one pass.
    let is_press = |event: &&Event| {
        matches!(event, Event::PointerButton { button: PointerButton::Primary, pressed: true, .. })
    };
    let (pressed, shift) =
        ui.input(|input| (input.events.iter().filter(is_press).count(), input.modifiers.shift));
    if response.contains_pointer()
        && let Some(unit) = (0..pressed).map(|_| presses.press(ui, place)).last()
    {
        return Some(Act::Press { line, x, unit, extend: shift });
    }
    let dragged = ui.is_being_dragged(response.id) && ui.input(|input| input.pointer.primary_down());
    dragged.then_some(Act::Drag { line, x })
}
