//! What the rule sets say, against their documents and against independent implementations.

mod conditions;
mod findings;
mod grouping;
mod idna_test_v2;
mod mending;
mod policy;
mod properties;
mod repertoire;
mod rfc3454;
mod sections;
