//! What the rule sets say, against their documents and against independent implementations.

mod by_findings;
mod cases;
mod conditions;
mod contextual_rules;
mod derived_property;
mod equivalents;
mod findings;
mod fixes;
mod fixes_brute;
mod fixes_first;
mod fixes_laws;
mod fixes_native;
mod fixes_zone;
mod grouping;
mod hard_names;
mod idna2008;
mod idna_test_v2;
mod not_a_domain_name;
mod policy;
mod properties;
mod registration;
mod registry;
mod repertoire;
mod rfc3454;
mod sections;
mod several_rulesets;
mod unicode_version;
mod uts46;
mod uts46_rows;
mod warnings;

use bidiscope_bidi::name::{Name, Notation};

/// The name that this text is.
fn read(text: &str) -> Name {
    Name::read(text, Notation::Unicode).expect(text)
}
