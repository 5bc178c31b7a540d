//! The contexts of RFC 5893 section 3, from small to large.

use crate::name::{BidiClass, Character};

use crate::verdict::rfc5893::satisfies;

/// What stands before and after a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Context {
    /// S1 and D1, and controls.
    pub(super) before: Vec<Character>,
    /// D2 and S2, and controls.
    pub(super) after: Vec<Character>,
}

/// The delimiters: one each of the classes CS, WS and ON ("Delimiterchars").
const DELIMITERS: [char; 3] = ['.', ' ', '@'];

/// One character for each class that neighbours are made of. CS, WS and ON are delimiters and "not
/// allowed in domain labels", BN is passed over as the document does, and the rest no label may hold.
const LETTERS: [char; 8] = ['a', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', '%', '\u{308}'];

/// LRE, RLE, LRO and RLO.
const OPENING: [char; 4] = ['\u{202A}', '\u{202B}', '\u{202D}', '\u{202E}'];
const PDF: char = '\u{202C}';

impl Context {
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
pub(super) fn contexts(longest: usize, with_controls: bool) -> impl Iterator<Item = Context> {
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
                for d1 in DELIMITERS.map(Character::new) {
                    for d2 in DELIMITERS.map(Character::new) {
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

/// The ways of putting controls "in the same paragraph (outside of the labels)": each embedding and
/// override round S1, and round S2; and each embedding, opened before the name and closed after it.
/// An override round the name itself is no control elsewhere: it says how the name is to be shown.
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

/// The "unproblematic labels" of this length: those that satisfy the rule, and those without R, AL
/// and AN that do not begin with EN. The empty string is the one of length 0.
fn neighbours_of_length(length: usize) -> Vec<Vec<Character>> {
    let mut found: Vec<Vec<Character>> = vec![Vec::new()];
    for _ in 0..length {
        found = found
            .into_iter()
            .flat_map(|label| LETTERS.map(|letter| [label.as_slice(), &[Character::new(letter)]].concat()))
            .collect();
    }
    found.retain(|label| label.is_empty() || is_unproblematic(label));
    found
}

fn is_unproblematic(label: &[Character]) -> bool {
    let begins_with_number = label.first().is_some_and(|first| first.class == BidiClass::EN);
    let holds_right_to_left = label.iter().any(|it| it.class.makes_label_right_to_left());
    (!begins_with_number && !holds_right_to_left) || satisfies(label)
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
