//! Whether things move: what the user has asked of the whole desktop, and what was chosen here.

use eframe::egui::{Context, Id};

use super::settings::Movement;
use super::theme::{stand_still, stands_still};

/// Heeds what the user has asked of the whole desktop: whether nothing is to move by itself.
pub(super) fn heed_desktop(context: &Context, stands_still: bool) {
    context.data_mut(|data| data.insert_temp(desktop(), stands_still));
}

/// Lets things move, or not, from now on, as is chosen.
pub(super) fn go_by(context: &Context, movement: Movement) {
    let is_still = movement.stands_still(does_desktop_stand_still(context));
    if is_still != stands_still(context) {
        stand_still(context, is_still);
    }
}

/// Chooses the other: what moved is to stand still.
pub(super) fn switch(context: &Context, movement: &mut Movement) {
    let does_desktop = does_desktop_stand_still(context);
    *movement = Movement::chosen(movement.stands_still(does_desktop), does_desktop);
    go_by(context, *movement);
}

fn does_desktop_stand_still(context: &Context) -> bool {
    context.data(|data| data.get_temp(desktop())).unwrap_or(false)
}

fn desktop() -> Id {
    Id::unique("nothing moves on the desktop")
}
