//! The editor without a window: moving, selecting, deleting, undoing, composing, refusing.

mod acts;
mod boxes;
mod clicks;
mod laws;
mod moving;
mod selecting;
mod spaces;
mod support;
#[path = "../../../../tests/common/unescaped.rs"]
mod unescaped;
mod wrapped;
