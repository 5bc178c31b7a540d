//! Lists of names in files: read, answered for by the crew, and written.
//!
//! What is told of a name is [`crate::scan`]'s business, and so is which names are the same; here are the files
//! that the names come from and the answers go to.

pub mod groups;
