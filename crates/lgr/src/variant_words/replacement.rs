//! Variants that are tried in the label itself, because it depends on the label whether they are variants.

use rustc_hash::FxHashMap;

use crate::repertoire::{ConditionalContext, Member, Variant};

/// A text that may be put in the place of another one, where these contexts hold.
#[derive(Clone, Debug)]
pub(crate) struct Replacement {
    /// What is replaced; not empty.
    pub(crate) old: Box<[char]>,
    /// What is put there.
    pub(crate) new: Box<[char]>,
    /// The context of each in its own label.
    pub(crate) old_context: Option<ConditionalContext>,
    pub(crate) new_context: Option<ConditionalContext>,
}

/// The replacements of a ruleset, by the first code point of what is replaced.
#[derive(Clone, Default, Debug)]
pub(super) struct Replacements(FxHashMap<char, Vec<Replacement>>);

impl Replacements {
    /// Those of variants of members in both directions. A null variant has only one: nothing says where the member was.
    pub(super) fn of(variants: &[(&Member, &Variant)]) -> Self {
        let mut by_first: FxHashMap<char, Vec<Replacement>> = FxHashMap::default();
        for (member, variant) in variants {
            let ends = [(&member.code_points, member.context), (&variant.code_points, variant.context)];
            for [(old, old_context), (new, new_context)] in [ends, [ends[1], ends[0]]] {
                let Some(first) = old.first() else { continue };
                let (old, new) = (old.clone(), new.clone());
                by_first.entry(*first).or_default().push(Replacement { old, new, old_context, new_context });
            }
        }
        Self(by_first)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of what stands at the beginning of a text, whatever their contexts.
    pub(super) fn at<'a>(&'a self, text: &'a [char]) -> impl Iterator<Item = &'a Replacement> {
        let of_first = text.first().and_then(|it| self.0.get(it));
        of_first.into_iter().flatten().filter(|it| text.starts_with(&it.old))
    }
}
