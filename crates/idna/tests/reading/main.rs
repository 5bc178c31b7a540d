//! From text to a name: the notations, A-labels, what is refused, and what is a name however odd.

mod a_labels;
mod notations;
mod odd;
mod refused;
