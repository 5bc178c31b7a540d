//! Clicking and dragging in the editor.

use eframe::egui::os::OperatingSystem;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Response, Ui};

use bidiscope_edit::{EditAction, SelectionGranularity};

/// Counts the presses of a double or triple click; egui counts clicks when the button is let go, which
/// is too late for dragging by words. Knows what a press on selected text becomes.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Presses {
    count: u32,
    time: f64,
    place: Pos2,
    /// What became of a press on what is selected, while the button is down.
    held: Option<Held>,
}

/// The button held down where it was pressed on selected text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    /// The pointer has not moved: letting go will place the caret.
    Still,
    /// The selected text is carried: letting go will drop it.
    Carrying,
    /// Carrying was given up with Escape.
    GivenUp,
}

/// A point of the text: its line, the place on it in em, and whether what is seen there is selected.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointedPlace {
    pub(super) line: usize,
    pub(super) x: f32,
    pub(super) is_selected: bool,
}

impl Presses {
    /// Whether the button is down that was pressed on selected text.
    pub(super) fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Whether selected text is carried.
    pub(super) fn is_carrying(&self) -> bool {
        self.held == Some(Held::Carrying)
    }

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

/// Whether carried text is copied: with Option on a Mac, with Ctrl elsewhere.
pub(super) fn copies(ui: &Ui) -> bool {
    let is_mac = matches!(ui.os(), OperatingSystem::Mac | OperatingSystem::IOS);
    ui.input(|input| if is_mac { input.modifiers.alt } else { input.modifiers.ctrl })
}

/// What the pointer does in this pass: a press, a drag, a drop, or a press with what follows it on a slow
/// machine. `at` finds the place in the text of a point. A press counts where it was made and a
/// drag ends where the button was let go, not where the pointer is by now.
pub(super) fn acts(
    ui: &Ui,
    response: &Response,
    presses: &mut Presses,
    at: impl Fn(Pos2) -> PointedPlace,
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
    let press = |place: Pos2, unit: SelectionGranularity, extend: bool| {
        let PointedPlace { line, x, .. } = at(place);
        EditAction::PressPointer {
            line_index: line,
            x_from_line_left_em: x,
            selection_granularity: unit,
            extends_selection: extend,
        }
    };
    let drag_to = |place: Pos2| {
        let PointedPlace { line, x, .. } = at(place);
        EditAction::DragPointer { line_index: line, x_from_line_left_em: x }
    };
    let is_far = |place: Pos2, from: Pos2| {
        place.distance(from) > ui.ctx().options(|options| options.input_options.max_click_dist)
    };
    let is_inside = response.contains_pointer() || response.is_pointer_button_down_on();
    if let Some(&place) = pressed.last().filter(|place| is_inside && response.rect.contains(**place))
        && let Some(unit) = pressed.iter().map(|place| presses.press(ui, *place)).last()
    {
        let is_on_selected = unit == SelectionGranularity::Character && !shift && at(place).is_selected;
        presses.held = is_on_selected.then_some(Held::Still);
        if !is_on_selected {
            let drag = released.or(moved_to).filter(|it| is_far(*it, place)).map(drag_to);
            return std::iter::once(press(place, unit, shift)).chain(drag).collect();
        }
    }
    if let Some(held) = presses.held {
        let is_carried = released.or(moved_to).is_some_and(|it| is_far(it, presses.place));
        let held = if held == Held::Still && is_carried { Held::Carrying } else { held };
        if held == Held::Carrying {
            // That was no click, which the next press could make a double click.
            presses.count = 0;
        }
        let is_given_up =
            held == Held::Carrying && ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
        let held = if is_given_up { Held::GivenUp } else { held };
        let is_down = ui.input(|input| input.pointer.primary_down());
        presses.held = Some(held).filter(|_| is_down && released.is_none());
        let let_go = match (held, released) {
            (Held::Still, Some(_)) => Some(press(presses.place, SelectionGranularity::Character, false)),
            (Held::Carrying, Some(place)) if response.rect.contains(place) => {
                let PointedPlace { line, x, .. } = at(place);
                Some(EditAction::DropSelectedText {
                    line_index: line,
                    x_from_line_left_em: x,
                    copies_text: copies(ui),
                })
            }
            _ => None,
        };
        return let_go.into_iter().collect();
    }
    let dragged = ui.is_being_dragged(response.id) && ui.input(|input| input.pointer.primary_down());
    let here = response.interact_pointer_pos().filter(|_| dragged);
    let end = released.filter(|_| response.drag_stopped());
    here.or(end).map(drag_to).into_iter().collect()
}
