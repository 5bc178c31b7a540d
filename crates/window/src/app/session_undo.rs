//! What is undone beside the message that says what was done with a session.

use super::super::settings::Session;

/// What is undone beside the message that says what was done with a session.
pub(super) enum SessionUndo {
    /// Another one was opened: the one that was put by for it comes back.
    BringBack(String),
    /// One that was put by was removed.
    PutBack(String, Box<Session>),
}
