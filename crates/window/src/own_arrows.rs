//! Arrow keys that are a widget's own: they lead from place to place in a row, a list or a table, and never to what happens to
//! stand beside it.

use eframe::egui::{EventFilter, FocusDirection, Id, Key, Modifiers, Ui};

/// The arrow keys that lead from place to place.
pub(super) const SIDEWAYS: &[(Key, Key)] = &[(Key::ArrowLeft, Key::ArrowRight)];
pub(super) const UP_AND_DOWN: &[(Key, Key)] = &[(Key::ArrowUp, Key::ArrowDown)];
pub(super) const BOTH_WAYS: &[(Key, Key)] = &[SIDEWAYS[0], UP_AND_DOWN[0]];

/// To which of `count` places, counted from 0, the key leads that was pressed while this one has the keyboard: an arrow key
/// to the place before or after, Home and End to the first and the last.
pub(super) fn target(ui: &Ui, arrows: &[(Key, Key)], at: usize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let by_arrows = arrows
        .iter()
        .flat_map(|&(back, on)| [(back, at.saturating_sub(1)), (on, (at + 1).min(last))])
        .chain([(Key::Home, 0), (Key::End, last)]);
    ui.input_mut(|input| {
        by_arrows.filter(|&(key, _)| input.consume_key(Modifiers::NONE, key)).last().map(|(_, target)| target)
    })
}

/// Keeps all arrow keys for the widget that has the keyboard, and Escape too where it `takes_escape`.
///
/// egui asks the widget for its keys a pass late: what was pressed just after it got the keyboard has been taken for a wish
/// to leave it, which is taken back here; not so the Tab key, which leads on from it.
pub(super) fn hold(ui: &Ui, id: Id, takes_escape: bool) {
    let filter = EventFilter {
        vertical_arrows: true,
        horizontal_arrows: true,
        escape: takes_escape,
        ..EventFilter::default()
    };
    let leads_on = ui.input(|input| input.key_pressed(Key::Tab));
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(id, filter);
        if !leads_on {
            memory.move_focus(FocusDirection::None);
        }
    });
}
