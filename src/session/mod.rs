//! What is handed on from one window to another: links to a name.
//!
//! ```
//! use bidiscope::session::Link;
//!
//! let link = Link::read("bidiscope:?name=AB-12&notation=paper&panes=uba-ltr,uba-rtl")?;
//! assert_eq!((link.name.as_str(), link.panes.len()), ("AB-12", 2));
//! # Ok::<(), bidiscope::session::LinkError>(())
//! ```

mod link;

pub use link::{LINK_START, LONGEST_LINK, Link, LinkError};
