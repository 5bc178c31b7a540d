//! Variants that are not as RFC 7940 wants them.

use std::collections::{BTreeMap, BTreeSet};

use crate::ruleset::Ruleset;

/// A variant that is not symmetric or transitive, as section 8.5 of RFC 7940 supposes them to be, or that no label has.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct VariantProblem {
    /// What is wrong.
    pub kind: VariantProblemKind,
    /// The member of the repertoire that has the variant.
    pub member: Vec<char>,
    /// Its variant; where the kind is [`VariantProblemKind::NotTransitive`], what should be one. Empty for a null variant.
    pub variant: Vec<char>,
    /// The variant of the member that in turn has `variant` as a variant, where the kind is
    /// [`VariantProblemKind::NotTransitive`]; `None` for other kinds.
    pub via: Option<Vec<char>>,
}

/// What is wrong with a variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum VariantProblemKind {
    /// The variant cannot be cut into members of the repertoire.
    NotInRepertoire,
    /// The member is not a variant of its variant.
    NotSymmetric,
    /// A variant of a variant is not a variant of the member.
    NotTransitive,
}

impl VariantProblemKind {
    /// The identifier in machine-readable output, such as `not-symmetric`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotInRepertoire => "variant-not-in-repertoire",
            Self::NotSymmetric => "not-symmetric",
            Self::NotTransitive => "not-transitive",
        }
    }
}

impl Ruleset {
    /// The variants that are not in the repertoire, not symmetric or not transitive, whatever their contexts and types; by kind
    /// and in the order of code points. Two members that should be variants of each other, by way of a third, and are not
    /// in either direction are listed once.
    pub fn variant_problems(&self) -> Vec<VariantProblem> {
        let mut variants: BTreeMap<&[char], BTreeSet<&[char]>> = BTreeMap::new();
        for member in &self.repertoire_members {
            let different = member.variants.iter().map(|it| &*it.code_points);
            let different = different.filter(|it| *it != &*member.code_points);
            variants.entry(&member.code_points).or_default().extend(different);
        }
        // The symmetric form of null variants (section 5.3.3).
        variants.insert(&[], self.variants_of_nothing.iter().map(|it| &**it).collect());
        let has = |of: &[char], variant: &[char]| variants.get(of).is_some_and(|it| it.contains(variant));
        let mut problems = BTreeSet::new();
        let mut not_transitive: BTreeSet<(&[char], &[char])> = BTreeSet::new();
        for (&of, targets) in variants.iter().filter(|it| !it.0.is_empty()) {
            for &variant in targets {
                let kind = if !self.is_of_members(variant) {
                    Some(VariantProblemKind::NotInRepertoire)
                } else if !has(variant, of) {
                    Some(VariantProblemKind::NotSymmetric)
                } else {
                    None
                };
                problems.extend(kind.map(|kind| VariantProblem {
                    kind,
                    member: of.to_vec(),
                    variant: variant.to_vec(),
                    via: None,
                }));
                // By way of nothing all null variants would be variants of each other.
                let next = variants.get(variant).filter(|_| !variant.is_empty());
                for &further in next.into_iter().flatten() {
                    if further == of
                        || targets.contains(further)
                        || not_transitive.contains(&(further, of))
                        || !not_transitive.insert((of, further))
                    {
                        continue;
                    }
                    problems.insert(VariantProblem {
                        kind: VariantProblemKind::NotTransitive,
                        member: of.to_vec(),
                        variant: further.to_vec(),
                        via: Some(variant.to_vec()),
                    });
                }
            }
        }
        problems.into_iter().collect()
    }
}
