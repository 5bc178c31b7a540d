//! Other spellings of the same name: with other code points, and without points.
//!
//! Section II of Atkin et al. (2001): a registration by code points "forces the registration of multiple names that really
//! represent the same name", and names "that differed only in their use of points" are like homographs.

use std::collections::HashSet;
use std::sync::LazyLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_normalizer::properties::{
    CanonicalCombiningClassMapBorrowed, CanonicalCompositionBorrowed, CanonicalDecompositionBorrowed,
    Decomposed,
};
use icu_properties::CodePointSetData;
use icu_properties::props::FullCompositionExclusion;

use bidiscope_bidi::name::{BidiClass, Name};

use super::atkin2001::{Atkin2001ExclusionReason, domain_name_exclusion_reason};

/// The most names that [`canonical_equivalents`] lists.
pub const MAX_CANONICALLY_EQUIVALENT_NAMES: usize = 100;

/// The names that are canonically equivalent to a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CanonicalEquivalents {
    /// The names, without the name itself: first those that one step of decomposition, composition or reordering of marks
    /// leads to, then those of two steps, and so on.
    pub names: Vec<String>,
    /// Whether these are all. Otherwise there are more than [`MAX_CANONICALLY_EQUIVALENT_NAMES`].
    pub is_complete: bool,
}

/// The names of other code points that are canonically equivalent to this one (Unicode Standard section 3.7, D70), as in
/// Figure 1 of Atkin et al. (2001). They look the same, and Normalization Form C makes all of them the same name.
pub fn canonical_equivalents(name: &Name) -> CanonicalEquivalents {
    let typed: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    let mut found = vec![typed.clone()];
    let mut seen = HashSet::from([typed]);
    let mut done = 0;
    while let Some(from) = found.get(done).cloned() {
        done += 1;
        for at in 0..from.len() {
            for (length, with) in changes(&from[at..]) {
                let mut changed = from.clone();
                changed.splice(at..at + length, with);
                if seen.contains(&changed) {
                    continue;
                }
                if found.len() > MAX_CANONICALLY_EQUIVALENT_NAMES {
                    return listed(&found, false);
                }
                seen.insert(changed.clone());
                found.push(changed);
            }
        }
    }
    listed(&found, true)
}

fn listed(found: &[Vec<char>], is_complete: bool) -> CanonicalEquivalents {
    CanonicalEquivalents { names: found[1..].iter().map(|it| it.iter().collect()).collect(), is_complete }
}

/// The name, in logical order, without its Hebrew and Arabic points, cantillation marks and Koranic signs, which Atkin et
/// al. (2001) exclude from names; `None` if it has none of them.
pub fn without_hebrew_arabic_points(name: &Name) -> Option<String> {
    let decomposer = DecomposingNormalizerBorrowed::new_nfd();
    let scalars = name.characters().iter().flat_map(|it| match it.scalar {
        // Hebrew letters with their points in one character.
        '\u{FB1D}'..='\u{FB4E}' => decomposer.normalize_iter(std::iter::once(it.scalar)).collect(),
        scalar => vec![scalar],
    });
    let (points, letters): (Vec<char>, Vec<char>) = scalars.partition(|&it| is_point(it));
    (!points.is_empty()).then(|| letters.into_iter().collect())
}

/// Whether [`without_hebrew_arabic_points`] leaves a character out.
pub(super) fn is_point(scalar: char) -> bool {
    let is_atkin2001 = matches!(
        domain_name_exclusion_reason(scalar),
        Some(
            Atkin2001ExclusionReason::ArabicPoint
                | Atkin2001ExclusionReason::KoranicAnnotationSign
                | Atkin2001ExclusionReason::HebrewCantillationMark
                | Atkin2001ExclusionReason::HebrewPoint
        )
    );
    // Its ranges have punctuation such as maqaf as well.
    is_atkin2001 && BidiClass::of(scalar) == BidiClass::NSM
}

/// The changes at the beginning of this text that one step of decomposition, composition or canonical reordering makes:
/// how many characters are replaced, and by what. All of them together lead to every equivalent text, because each can
/// be undone.
fn changes(text: &[char]) -> Vec<(usize, Vec<char>)> {
    let mut changes = Vec::new();
    let &[first, ..] = text else { return changes };
    match CanonicalDecompositionBorrowed::new().decompose(first) {
        Decomposed::Default => {}
        Decomposed::Singleton(one) => changes.push((1, vec![one])),
        Decomposed::Expansion(one, other) => changes.push((1, vec![one, other])),
    }
    changes.extend(composed(first, None).map(|it| (1, vec![it])));
    if let &[first, second, ..] = text {
        changes.extend(composed(first, Some(second)).map(|it| (2, vec![it])));
        let class = |it| CanonicalCombiningClassMapBorrowed::new().get_u8(it);
        let (before, after) = (class(first), class(second));
        if before != after && before != 0 && after != 0 {
            changes.push((2, vec![second, first]));
        }
    }
    changes
}

/// The characters with this canonical decomposition into one or two characters, those that Normalization Form C does not compose
/// among them.
fn composed(first: char, second: Option<char>) -> impl Iterator<Item = char> {
    let from = (first, second);
    let begin = EXCLUDED.partition_point(|it| it.0 < from);
    let excluded = EXCLUDED[begin..].iter().take_while(move |it| it.0 == from).map(|it| it.1);
    let composite = second.and_then(|it| CanonicalCompositionBorrowed::new().compose(first, it));
    excluded.chain(composite)
}

/// A canonical decomposition into one or two characters.
type Decomposition = (char, Option<char>);

/// The canonical decompositions of the characters that Normalization Form C does not compose (UAX #15, D3), each with its
/// character, in order.
static EXCLUDED: LazyLock<Vec<(Decomposition, char)>> = LazyLock::new(|| {
    let decomposition = CanonicalDecompositionBorrowed::new();
    let ranges = CodePointSetData::new::<FullCompositionExclusion>().iter_ranges();
    let parts = |scalar| match decomposition.decompose(scalar) {
        Decomposed::Default => None,
        Decomposed::Singleton(one) => Some(((one, None), scalar)),
        Decomposed::Expansion(one, other) => Some(((one, Some(other)), scalar)),
    };
    let mut excluded: Vec<_> = ranges.flatten().filter_map(char::from_u32).filter_map(parts).collect();
    excluded.sort_unstable();
    excluded
});

#[cfg(test)]
mod tests {
    use super::{CanonicalDecompositionBorrowed, Decomposed, composed};

    /// Each decomposition leads back to its character.
    #[test]
    fn every_decomposition_is_undone() {
        let decomposition = CanonicalDecompositionBorrowed::new();
        let mut count = 0;
        for scalar in char::MIN..=char::MAX {
            let (first, second) = match decomposition.decompose(scalar) {
                Decomposed::Default => continue,
                Decomposed::Singleton(one) => (one, None),
                Decomposed::Expansion(one, other) => (one, Some(other)),
            };
            let all: Vec<char> = composed(first, second).collect();
            assert_eq!(all.iter().filter(|it| **it == scalar).count(), 1, "{scalar:?}: {all:?}");
            assert!(all.is_sorted());
            count += 1;
        }
        assert!(count > 11_172 + 2_000, "{count}");
    }
}
