//! What follows from a registry's ruleset (RFC 7940) for all labels that it permits, of every length.
//!
//! The eligible labels of a ruleset are a regular language over the kinds of code points that it tells apart
//! ([`Ruleset::label_automaton`](bidiscope_lgr::Ruleset::label_automaton)). [`label_rule_violations`] decides whether some of
//! them violate RFC 5893 or IDNA2008, and gives the shortest; [`labels_with_same_display`] decides whether two of them that are
//! no variants of each other show the same, alone or below a parent zone.
//!
//! ```
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::verdict::FindingKind;
//! use bidiscope_lgr::Ruleset;
//! use bidiscope_proof::ruleset::{SameDisplayLabels, label_rule_violations, labels_with_same_display};
//!
//! // Hebrew letters and the hyphen, anywhere.
//! let ruleset = Ruleset::read(
//!     br#"<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0">
//!       <data><range first-cp="05D0" last-cp="05EA"/><char cp="002D"/></data>
//!     </lgr>"#,
//! )?;
//! let violations = label_rule_violations(&ruleset, &[]).violated_rules;
//! let condition_3 = violations.iter().find(|it| it.finding_kind == FindingKind::Condition3);
//! assert_eq!(condition_3.map(|it| &it.shortest_violating_label[..]), Some(&['\u{5D0}', '-'][..]));
//! // They all look different nevertheless.
//! assert_eq!(labels_with_same_display(&ruleset, &Strategy::UbaLtr.into(), &[]), SameDisplayLabels::NoneExist);
//! # Ok::<(), bidiscope_lgr::RulesetError>(())
//! ```

mod facts;
mod idna2008;
mod labels;
mod non_variant;
mod refinement;
mod same_display;
mod search;
mod short_labels;
mod violation;

pub use idna2008::CHECKED_IDNA2008_FINDING_KINDS;
pub use same_display::{SameDisplayLabels, labels_with_same_display};
pub use violation::{LabelRuleViolations, ViolatedLabelRule, label_rule_violations};
