//! Two labels of the same kinds of code points that are no variants of each other.

use bidiscope_lgr::Ruleset;

/// The most choices of code points that are tried.
const MAX_CHOICES: usize = 256;

/// The code points of a kind that are tried.
const MAX_OF_KIND: usize = 4;

/// The most variants of a label that are looked through.
const MAX_VARIANTS: usize = 10_000;

/// Spells two words of kinds with code points of these kinds, each kind by one code point, so that neither is a variant of the
/// other; `None` where none was found.
pub(super) fn spelled(
    ruleset: &Ruleset,
    kinds: &[Vec<char>],
    words: [&[usize]; 2],
) -> Option<[Vec<char>; 2]> {
    let mut used: Vec<usize> = words[0].to_vec();
    used.sort_unstable();
    used.dedup();
    let sizes: Vec<usize> = used.iter().map(|it| kinds[*it].len().min(MAX_OF_KIND)).collect();
    let all = sizes.iter().fold(1_usize, |all, it| all.saturating_mul(*it)).min(MAX_CHOICES);
    (0..all).find_map(|mut choice| {
        let chosen: Vec<char> = used
            .iter()
            .zip(&sizes)
            .map(|(kind, size)| {
                let code_point = kinds[*kind][choice % size];
                choice /= size;
                code_point
            })
            .collect();
        let spell = |word: &[usize]| -> Vec<char> {
            word.iter().filter_map(|it| used.binary_search(it).ok()).map(|it| chosen[it]).collect()
        };
        let labels = words.map(spell);
        (!are_variants(ruleset, &labels)).then_some(labels)
    })
}

/// Whether one label is a variant of the other, or may be: where there are too many variants to look through, it may.
fn are_variants(ruleset: &Ruleset, labels: &[Vec<char>; 2]) -> bool {
    let is_variant = |of: &[char], label: &[char]| {
        let mut variants = ruleset.variant_labels(of).take(MAX_VARIANTS);
        variants.by_ref().any(|it| it.code_points == label) || variants.size_hint().1 == Some(0)
    };
    is_variant(&labels[0], &labels[1]) || is_variant(&labels[1], &labels[0])
}
