//! What is done when a fault of the program ends the window.

/// Can hand on what was typed when it can no longer be drawn.
pub(super) trait Rescue {
    /// Hands on what was typed, to be saved.
    fn rescue(&mut self);
}
