//! Variants of which it depends on the label around them whether they are variants.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::rule::Symbols;
use crate::ruleset::{Context, Member, Ruleset, Variant};

/// A text that may be put in the place of another one, where these contexts hold.
#[derive(Clone, Debug)]
pub(crate) struct Replacement {
    /// What is replaced; not empty.
    pub(crate) old: Box<[char]>,
    /// What is put there.
    pub(crate) new: Box<[char]>,
    /// The context of each in its own label.
    pub(crate) old_context: Option<Context>,
    pub(crate) new_context: Option<Context>,
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

/// The variants of a ruleset of which the label around them decides whether they are variants, with their members: those with
/// contexts, those by which a context of others may come to hold, and those that have a code point of one of these.
pub(super) fn depending_on_label(ruleset: &Ruleset) -> Vec<(&Member, &Variant)> {
    let symbols = ruleset.rules.symbols();
    let variants =
        ruleset.members.iter().flat_map(|member| member.variants.iter().map(move |it| (member, it)));
    let (mut found, mut rest): (Vec<_>, Vec<_>) = variants.partition(|(_, it)| it.context.is_some());
    if found.is_empty() {
        return found;
    }
    found.extend(rest.extract_if(.., |(member, variant)| is_seen(symbols, member, variant)));
    loop {
        let code_points: FxHashSet<char> =
            found.iter().flat_map(|(member, variant)| texts(member, variant)).copied().collect();
        let before = found.len();
        let has_one = |(member, variant): &mut (&Member, &Variant)| {
            texts(member, variant).any(|it| code_points.contains(it))
        };
        found.extend(rest.extract_if(.., has_one));
        if found.len() == before {
            return found;
        }
    }
}

/// Whether rules see a variant where its member was: contexts of others may hold for the one and not for the other.
fn is_seen(symbols: &Symbols, member: &Member, variant: &Variant) -> bool {
    let [old, new] = [&member.code_points, &variant.code_points];
    old.len() != new.len()
        || old.iter().zip(new).any(|(old, new)| symbols.symbol(*old) != symbols.symbol(*new))
}

fn texts<'a>(member: &'a Member, variant: &'a Variant) -> impl Iterator<Item = &'a char> {
    member.code_points.iter().chain(&variant.code_points)
}
