//! The contexts of RFC 5893 section 3, from small to large.

use bidiscope_bidi::name::{BidiClass, Character};

use super::neighbours::{DELIMITERS, LETTERS, is_unproblematic};

/// What stands before and after a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Neighbourhood {
    /// S1 and D1, and controls.
    pub(super) before: Vec<Character>,
    /// D2 and S2, and controls.
    pub(super) after: Vec<Character>,
}

/// LRE, RLE, LRO and RLO.
const OPENING: [char; 4] = ['\u{202A}', '\u{202B}', '\u{202D}', '\u{202E}'];
const PDF: char = '\u{202C}';

impl Neighbourhood {
    /// Characters with this context round them.
    pub(super) fn around(&self, characters: &[Character]) -> Vec<Character> {
        let mut all = Vec::with_capacity(self.before.len() + characters.len() + self.after.len());
        all.extend_from_slice(&self.before);
        all.extend_from_slice(characters);
        all.extend_from_slice(&self.after);
        all
    }

    /// The length of S1 and S2 together.
    pub(super) fn size(&self) -> usize {
        let counted = |side: &[Character]| side.iter().filter(|it| !is_control(**it)).count();
        counted(&self.before) + counted(&self.after) - 2
    }

    /// The same context with its controls taken out.
    pub(super) fn without_controls(&self) -> Self {
        let kept = |side: &[Character]| side.iter().copied().filter(|it| !is_control(*it)).collect();
        Self { before: kept(&self.before), after: kept(&self.after) }
    }
}

/// Every context with S1 and S2 of at most `longest` characters each, those with the shortest S1 and
/// S2 together first; `with_controls` gives each the controls that [`placements`] says.
pub(super) fn contexts(longest: usize, with_controls: bool) -> impl Iterator<Item = Neighbourhood> {
    let by_length: Vec<Vec<Vec<Character>>> = (0..=longest).map(neighbours_of_length).collect();
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

fn plain(s1: &[Character], d1: Character, d2: Character, s2: &[Character]) -> Neighbourhood {
    Neighbourhood { before: [s1, &[d1]].concat(), after: [&[d2], s2].concat() }
}

/// The ways of putting controls "in the same paragraph (outside of the labels)": each embedding and
/// override round S1, and round S2; and each embedding, opened before the name and closed after it.
/// An override round the name itself is no control elsewhere: it says how the name is to be shown.
fn placements(s1: &[Character], d1: Character, d2: Character, s2: &[Character]) -> Vec<Neighbourhood> {
    let pdf = [Character::new(PDF)];
    let mut found = Vec::with_capacity(10);
    for opening in OPENING.map(Character::new) {
        found.push(Neighbourhood {
            before: [&[opening], s1, &pdf, &[d1]].concat(),
            after: [&[d2], s2].concat(),
        });
        found.push(Neighbourhood {
            before: [s1, &[d1]].concat(),
            after: [&[d2], [opening].as_slice(), s2, &pdf].concat(),
        });
        if matches!(opening.class, BidiClass::LRE | BidiClass::RLE) {
            found.push(Neighbourhood {
                before: [&[opening], s1, &[d1]].concat(),
                after: [&[d2], s2, &pdf].concat(),
            });
        }
    }
    found
}

/// The "unproblematic labels" of this length. The empty string is the one of length 0.
fn neighbours_of_length(length: usize) -> Vec<Vec<Character>> {
    let mut found: Vec<Vec<Character>> = vec![Vec::new()];
    for _ in 0..length {
        found = found
            .into_iter()
            .flat_map(|label| LETTERS.map(|letter| [label.as_slice(), &[letter]].concat()))
            .collect();
    }
    found.retain(|label| is_unproblematic(label));
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
        // Of length 1: the letters a, alef and Arabic alef satisfy the rule; hyphen, percent sign and
        // diaeresis hold nothing right-to-left; the two digits are neither.
        let sizes: Vec<usize> = contexts(1, false).map(|context| context.size()).collect();
        assert!(sizes.is_sorted());
        assert_eq!(sizes.len(), 9 * (1 + 2 * 6 + 6 * 6));
        assert_eq!(contexts(0, true).count(), 9 * 10);
        assert!(contexts(1, true).all(|context| context.without_controls().size() == context.size()));
    }
}
