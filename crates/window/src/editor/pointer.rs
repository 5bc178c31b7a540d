//! Clicking and dragging in the editor.

use eframe::egui::{Event, PointerButton, Pos2, Response, Ui};

use bidiscope_edit::{EditAction, SelectionGranularity};

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
    fn press(&mut self, ui: &Ui, place: Pos2) -> SelectionGranularity {
        let time = ui.input(|input| input.time);
        let (delay, distance) = ui.ctx().options(|options| {
            let options = &options.input_options;
            (options.max_double_click_delay, options.max_click_dist)
        });
        let goes_on = time - self.time <= delay && place.distance(self.place) <= distance;
        self.count = if goes_on { self.count % 3 + 1 } else { 1 };
        (self.time, self.place) = (time, place);
        match self.count {
            1 => SelectionGranularity::Character,
            2 => SelectionGranularity::Word,
            _ => SelectionGranularity::Line,
        }
    }
}

/// What the pointer does in this pass: a press, a drag, or a press with the drag that follows it on a slow
/// machine. `at` finds the line and the place on it, in em, of a point. A press counts where it was made and a
/// drag ends where the button was let go, not where the pointer is by now.
pub(super) fn acts(
    ui: &Ui,
    response: &Response,
    presses: &mut Presses,
    at: impl Fn(Pos2) -> (usize, f32),
) -> Vec<EditAction> {
    let place_of_press = |event: &Event| match event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => Some(*pos),
        _ => None,
    };
    let place_of_release = |event: &Event| match event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => Some(*pos),
        _ => None,
    };
    // On a slow machine both presses of a double click come in one pass.
    let (pressed, shift, moved_to, released) = ui.input(|input| {
        let pressed: Vec<Pos2> = input.events.iter().filter_map(place_of_press).collect();
        let since = || input.events.iter().rev().take_while(|it| place_of_press(it).is_none());
        let moved_to = since().find_map(|event| match event {
            Event::PointerMoved(place) => Some(*place),
            _ => None,
        });
        (pressed, input.modifiers.shift, moved_to, since().find_map(place_of_release))
    });
    let drag_to = |place: Pos2| {
        let (line, x) = at(place);
        EditAction::Drag { line, x }
    };
    let is_inside = response.contains_pointer() || response.is_pointer_button_down_on();
    if let Some(&place) = pressed.last().filter(|place| is_inside && response.rect.contains(**place))
        && let Some(unit) = pressed.iter().map(|place| presses.press(ui, *place)).last()
    {
        let (line, x) = at(place);
        let press = EditAction::Press { line, x, unit, extend: shift };
        let still = ui.ctx().options(|options| options.input_options.max_click_dist);
        let drag = released.or(moved_to).filter(|it| it.distance(place) > still).map(drag_to);
        return std::iter::once(press).chain(drag).collect();
    }
    let dragged = ui.is_being_dragged(response.id) && ui.input(|input| input.pointer.primary_down());
    let here = response.interact_pointer_pos().filter(|_| dragged);
    let end = released.filter(|_| response.drag_stopped());
    here.or(end).map(drag_to).into_iter().collect()
}
