//! Lists: read in whatever form, in constant memory.

mod reading;
