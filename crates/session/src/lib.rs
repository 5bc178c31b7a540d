//! The names that are kept, recent and pinned ones, and links to a name.
//!
//! ```
//! use bidiscope_session::SessionLink;
//!
//! let link = SessionLink::read_whole_link("bidiscope:?name=AB-12&notation=table1&panes=uba-ltr,uba-rtl")?;
//! assert_eq!((link.written_name.as_str(), link.pane_ids.len()), ("AB-12", 2));
//! # Ok::<(), bidiscope_session::SessionLinkError>(())
//! ```

mod link;
mod names;

pub use link::{
    MAX_SESSION_LINK_BYTES, SESSION_LINK_PREFIX, SessionLink, SessionLinkError, unknown_keys_text,
    unknown_panes_text,
};
pub use names::{
    MAX_NAME_NOTE_CHARACTERS, MAX_PINNED_NAMES, MAX_RECENT_NAMES, PinnedName, RecentAndPinnedNames,
    WrittenName,
};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
