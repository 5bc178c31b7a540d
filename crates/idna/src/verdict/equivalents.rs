//! Other spellings of the same name: with other code points, and without points.
//!
//! Section II of Atkin et al. (2001): a registration by code points "forces the registration of multiple names that really
//! represent the same name", and names "that differed only in their use of points" are like homographs.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_normalizer::properties::{
    CanonicalCombiningClassMapBorrowed, CanonicalDecompositionBorrowed, Decomposed,
};

use bidiscope_bidi::name::{BidiClass, Name};

use super::atkin_repertoire::{Exclusion, exclusion};

/// The most names that [`equivalents`] lists.
pub const MAX_EQUIVALENTS: usize = 100;

/// The names that are canonically equivalent to a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Equivalents {
    /// The names, without the name itself: first those that one step of decomposition, composition or reordering of marks
    /// leads to, then those of two steps, and so on.
    pub names: Vec<String>,
    /// Whether these are all. Otherwise there are more than [`MAX_EQUIVALENTS`].
    pub is_complete: bool,
}

/// The names of other code points that are canonically equivalent to this one (Unicode Standard section 3.7, D70), as in
/// Figure 1 of Atkin et al. (2001). They look the same, and Normalization Form C makes all of them the same name.
///
/// Of a URL they are those of its host, each in the URL.
pub fn equivalents(name: &Name) -> Equivalents {
    if let Some(host) = name.host() {
        let Equivalents { names, is_complete } = equivalents(&host);
        return Equivalents { names: names.iter().map(|it| name.with_host(it)).collect(), is_complete };
    }
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
                if found.len() > MAX_EQUIVALENTS {
                    return listed(&found, false);
                }
                seen.insert(changed.clone());
                found.push(changed);
            }
        }
    }
    listed(&found, true)
}

fn listed(found: &[Vec<char>], is_complete: bool) -> Equivalents {
    Equivalents { names: found[1..].iter().map(|it| it.iter().collect()).collect(), is_complete }
}

/// The name, in logical order, without its Hebrew and Arabic points, cantillation marks and Koranic signs, which Atkin et
/// al. (2001) exclude from names; `None` if it has none of them. A URL loses those of its host only.
pub fn without_points(name: &Name) -> Option<String> {
    if let Some(host) = name.host() {
        return without_points(&host).map(|it| name.with_host(&it));
    }
    let decomposer = DecomposingNormalizerBorrowed::new_nfd();
    let scalars = name.characters().iter().flat_map(|it| match it.scalar {
        // Hebrew letters with their points in one character.
        '\u{FB1D}'..='\u{FB4E}' => decomposer.normalize_iter(std::iter::once(it.scalar)).collect(),
        scalar => vec![scalar],
    });
    let (points, letters): (Vec<char>, Vec<char>) = scalars.partition(|&it| is_point(it));
    (!points.is_empty()).then(|| letters.into_iter().collect())
}

/// Whether [`without_points`] leaves a character out.
pub(super) fn is_point(scalar: char) -> bool {
    let is_atkin2001 = matches!(
        exclusion(scalar),
        Some(
            Exclusion::ArabicPoint
                | Exclusion::KoranicSign
                | Exclusion::Cantillation
                | Exclusion::HebrewPoint
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
    let composed = |from: &[char]| COMPOSED.get(from).into_iter().flatten().map(|&it| vec![it]);
    changes.extend(composed(&text[..1]).map(|it| (1, it)));
    if let &[first, second, ..] = text {
        changes.extend(composed(&text[..2]).map(|it| (2, it)));
        let class = |it| CanonicalCombiningClassMapBorrowed::new().get_u8(it);
        let (before, after) = (class(first), class(second));
        if before != after && before != 0 && after != 0 {
            changes.push((2, vec![second, first]));
        }
    }
    changes
}

/// The last character of the planes that have characters with decompositions.
const LAST_PLANE: char = '\u{2FFFF}';

/// The characters with each canonical decomposition into one or two characters, those that Normalization Form C does not
/// compose among them.
static COMPOSED: LazyLock<HashMap<Vec<char>, Vec<char>>> = LazyLock::new(|| {
    let decomposition = CanonicalDecompositionBorrowed::new();
    let mut composed: HashMap<Vec<char>, Vec<char>> = HashMap::new();
    for scalar in '\0'..=LAST_PLANE {
        let parts = match decomposition.decompose(scalar) {
            Decomposed::Default => continue,
            Decomposed::Singleton(one) => vec![one],
            Decomposed::Expansion(one, other) => vec![one, other],
        };
        composed.entry(parts).or_default().push(scalar);
    }
    composed
});
