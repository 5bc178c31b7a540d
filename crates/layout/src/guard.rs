//! Work that others' code does on text and fonts from outside, and that may stop in its middle.

use bidiscope_system::panics;

/// Does the work; `None` where it panicked, of which nothing is printed: the layout draws boxes instead. What
/// it changes must be whole or thrown away afterwards.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    panics::catch(work).ok()
}
