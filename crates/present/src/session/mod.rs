//! The history of inspected names, bookmarks and notes, and links to a name.
//!
//! ```
//! use bidiscope_present::session::Link;
//!
//! let link = Link::read("bidiscope:?name=AB-12&notation=paper&panes=uba-ltr,uba-rtl")?;
//! assert_eq!((link.name.as_str(), link.panes.len()), ("AB-12", 2));
//! # Ok::<(), bidiscope_present::session::LinkError>(())
//! ```

mod link;
mod names;

pub use link::{LINK_PREFIX, MAX_LINK_BYTES, Link, LinkError, unknown_items_text};
pub use names::{
    Bookmarks, MAX_NOTE_CHARACTERS, MAX_BOOKMARKS, MAX_NOTES, MAX_VISITED, Notes, NameHistory, WrittenName,
};
