//! The contexts of RFC 5893 section 3, in order of size.

use bidiscope_bidi::name::{BidiClass, Character};

use super::neighbours::{DELIMITERS, NEIGHBOUR_CHARACTERS, is_allowed_neighbour_label};

/// The text before and after a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Context {
    /// S1 and D1, with controls.
    pub(super) before: Vec<Character>,
    /// D2 and S2, with controls.
    pub(super) after: Vec<Character>,
}

/// LRE, RLE, LRO and RLO.
const OPENING: [char; 4] = ['\u{202A}', '\u{202B}', '\u{202D}', '\u{202E}'];
const PDF: char = '\u{202C}';

impl Context {
    /// How many delimiters each has: D1 and D2.
    pub(super) const DELIMITERS: usize = 2;

    /// The characters with this context around them.
    pub(super) fn around(&self, characters: &[Character]) -> Vec<Character> {
        let mut all = Vec::with_capacity(self.before.len() + characters.len() + self.after.len());
        all.extend_from_slice(&self.before);
        all.extend_from_slice(characters);
        all.extend_from_slice(&self.after);
        all
    }

    /// The total length of S1 and S2.
    pub(super) fn size(&self) -> usize {
        let counted = |side: &[Character]| side.iter().filter(|it| !is_control(**it)).count();
        counted(&self.before) + counted(&self.after) - Self::DELIMITERS
    }

    /// The same context without its controls.
    pub(super) fn without_controls(&self) -> Self {
        let kept = |side: &[Character]| side.iter().copied().filter(|it| !is_control(*it)).collect();
        Self { before: kept(&self.before), after: kept(&self.after) }
    }
}

/// All contexts with S1 and S2 of at most `longest` characters each, in order of their total length.
/// `with_controls` adds the controls of [`placements`].
pub(super) fn contexts(longest: usize, with_controls: bool) -> impl Iterator<Item = Context> {
    let by_length: Vec<Vec<Vec<Character>>> = (0..=longest).map(unproblematic_labels).collect();
    let shapes = (0..=2 * longest).flat_map(move |size| {
        (0..=size)
            .filter(move |before| *before <= longest && size - before <= longest)
            .map(move |before| (before, size - before))
    });
    shapes.flat_map(move |(before, after)| {
        let mut found = Vec::new();
        for s1 in &by_length[before] {
            for s2 in &by_length[after] {
                for d1 in DELIMITERS {
                    for d2 in DELIMITERS {
                        if with_controls {
                            found.extend(placements(s1, d1, d2, s2));
                        } else {
                            found.push(plain(s1, d1, d2, s2));
                        }
                    }
                }
            }
        }
        found
    })
}

fn plain(s1: &[Character], d1: Character, d2: Character, s2: &[Character]) -> Context {
    Context { before: [s1, &[d1]].concat(), after: [&[d2], s2].concat() }
}

/// The ways of adding controls "in the same paragraph (outside of the labels)": each embedding and override
/// around S1 or S2, and each embedding opened before the name and closed after it. An override around the
/// name itself is excluded: it would determine how the name is shown.
fn placements(s1: &[Character], d1: Character, d2: Character, s2: &[Character]) -> Vec<Context> {
    let pdf = [Character::new(PDF)];
    let mut found = Vec::with_capacity(10);
    for opening in OPENING.map(Character::new) {
        found.push(Context { before: [&[opening], s1, &pdf, &[d1]].concat(), after: [&[d2], s2].concat() });
        found.push(Context {
            before: [s1, &[d1]].concat(),
            after: [&[d2], [opening].as_slice(), s2, &pdf].concat(),
        });
        if matches!(opening.class, BidiClass::LRE | BidiClass::RLE) {
            found.push(Context {
                before: [&[opening], s1, &[d1]].concat(),
                after: [&[d2], s2, &pdf].concat(),
            });
        }
    }
    found
}

/// The "unproblematic labels" of this length. For length 0 that is the empty string.
fn unproblematic_labels(length: usize) -> Vec<Vec<Character>> {
    let mut found: Vec<Vec<Character>> = vec![Vec::new()];
    for _ in 0..length {
        found = found
            .into_iter()
            .flat_map(|label| NEIGHBOUR_CHARACTERS.map(|letter| [label.as_slice(), &[letter]].concat()))
            .collect();
    }
    found.retain(|label| is_allowed_neighbour_label(label));
    found
}

fn is_control(character: Character) -> bool {
    use BidiClass::{LRE, LRO, PDF, RLE, RLO};
    matches!(character.class, LRE | RLE | LRO | RLO | PDF)
}

#[cfg(test)]
mod tests {
    use super::contexts;

    #[test]
    fn small_contexts_come_first_and_none_is_missing() {
        // At length 1, the letters a, alef and Arabic alef satisfy the rule; hyphen, percent sign and
        // diaeresis are not right-to-left; the two digits are not allowed.
        let sizes: Vec<usize> = contexts(1, false).map(|context| context.size()).collect();
        assert!(sizes.is_sorted());
        assert_eq!(sizes.len(), 9 * (1 + 2 * 6 + 6 * 6));
        assert_eq!(contexts(0, true).count(), 9 * 10);
        assert!(contexts(1, true).all(|context| context.without_controls().size() == context.size()));
    }
}
