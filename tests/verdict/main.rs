//! What the rule sets say, against their documents and against independent implementations.

mod conditions;
mod findings;
mod idna_test_v2;
