//! Work that others' code does on text and fonts from outside, and that may stop in its middle.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static IS_SHAPING: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is at work that a panic cannot end: the layout catches it and draws boxes instead.
/// A panic hook has nothing to say then.
pub fn is_shaping() -> bool {
    IS_SHAPING.get()
}

/// Does the work; `None` where it panicked. What it changes must be whole or thrown away afterwards.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    let was_shaping = IS_SHAPING.replace(true);
    let outcome = catch_unwind(AssertUnwindSafe(work));
    IS_SHAPING.set(was_shaping);
    outcome.ok()
}

#[cfg(test)]
mod tests {
    use std::panic::resume_unwind;

    use super::{guarded, is_shaping};

    #[test]
    fn a_panic_is_caught_and_a_hook_can_tell() {
        assert!(!is_shaping());
        assert_eq!(guarded(is_shaping), Some(true));
        // As a panic, without its hook.
        assert_eq!(guarded(|| -> bool { resume_unwind(Box::new("stopped")) }), None);
        assert!(!is_shaping());
        // Within another one the outer one still is.
        assert_eq!(guarded(|| (guarded(is_shaping), is_shaping())), Some((Some(true), true)));
    }
}
