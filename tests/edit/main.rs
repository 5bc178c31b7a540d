//! The editor without a window: moving, selecting, deleting, undoing, composing, refusing.

mod acts;
mod laws;
mod moving;
mod support;
