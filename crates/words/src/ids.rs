//! A type for each message of the English catalogue, named by its identifier with underscores, with a field for each variable;
//! not for those with an attribute that has other variables than the text. `build.rs` makes them;
//! [`message!`](crate::message) uses them. Their conversions are functions in the program, by which a test finds the
//! messages that nothing uses.
#![allow(non_camel_case_types, missing_docs)]

use super::messages::{Message, MessageValue};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
