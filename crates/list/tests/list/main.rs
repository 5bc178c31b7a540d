//! Lists: read in whatever form, in constant memory, and answered for in their order.

mod answering;
mod compressed;
mod reading;
