//! What is handed on: links.

mod links;
