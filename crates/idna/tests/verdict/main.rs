//! What the rule sets say, against their documents and against independent implementations.

mod advice;
mod conditions;
mod contextual_rules;
mod derived_property;
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
mod repertoire;
mod rfc3454;
mod sections;
mod unicode_version;
mod uts46;
mod uts46_rows;
mod warnings;
