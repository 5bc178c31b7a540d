//! What is kept and handed on: names, links.

mod links;
mod names;
