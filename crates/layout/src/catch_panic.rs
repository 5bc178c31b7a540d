//! Catches panics of libraries that process untrusted text and fonts.

use bidiscope_system::panics;

/// Does the work; `None` where it panicked. Nothing is printed: the layout draws boxes instead. What the work
/// changes must stay valid or be discarded afterwards.
pub(super) fn catch_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    panics::catch_panic(work).ok()
}
