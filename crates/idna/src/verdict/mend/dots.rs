//! What people type for the dot between two labels.

use std::collections::BTreeSet;

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use crate::verdict::FindingKind;
use crate::verdict::no_domain_name::no_domain_name;
use bidiscope_bidi::name::Character;

use super::edit::{self, Edit};
use super::goal::is_ascii;
use super::{Mending, Mendings, Whole, mendings, told};

/// The full stops and commas of scripts: on many keyboards one of them has the key of the dot, or the key beside it.
/// Those that UTS #46 makes a dot are read as one.
const TYPED_FOR_A_DOT: [char; 20] = [
    ',', '\u{589}', '\u{60C}', '\u{6D4}', '\u{701}', '\u{702}', '\u{7F8}', '\u{964}', '\u{1362}', '\u{1363}',
    '\u{2024}', '\u{2E41}', '\u{3001}', '\u{A4FE}', '\u{A4FF}', '\u{FE50}', '\u{FE51}', '\u{FE52}',
    '\u{FF0C}', '\u{FF64}',
];

impl Whole<'_> {
    /// The names with dots in the places of what was typed for them in these labels, mended where they have to be;
    /// nothing where there is no such place, or the labels that the dots make cannot be mended.
    pub(super) fn with_dots(&self, bad: &[usize]) -> Vec<Mending> {
        let mut edits = Vec::new();
        let mut dotted: Vec<(usize, Vec<Character>)> = Vec::new();
        for &label in bad {
            let mut characters = self.characters(label).to_vec();
            let start = self.name.labels()[label].range.start;
            let places = self.typed_for_dots(label);
            for &at in &places {
                characters[at] = Character::new('.');
                edits.push(Edit::Replace { character: start + at, with: '.' });
            }
            if !places.is_empty() {
                dotted.push((label, characters));
            }
        }
        let borrowed: Vec<(usize, &[Character])> =
            dotted.iter().map(|(label, characters)| (*label, characters.as_slice())).collect();
        let Some(name) = (!edits.is_empty()).then(|| self.with(&borrowed)).flatten() else {
            return Vec::new();
        };
        let labels = self.labels.start..self.labels.end + edits.len();
        let further = match mendings(&name, labels, self.check) {
            Mendings { none_because: Some(_), .. } => return Vec::new(),
            Mendings { offered, .. } if offered.is_empty() => vec![(name.text(), Vec::new())],
            Mendings { offered, .. } => offered.into_iter().map(|it| (it.name, it.edits)).collect(),
        };
        let with_further = |(name, further): (String, Vec<Edit>)| {
            let edits: Vec<Edit> = edits.iter().cloned().chain(further).collect();
            let sentence = edit::sentence(self.name, &edits);
            Mending { name, edits, sentence }
        };
        further.into_iter().filter(|(name, _)| self.warns_of_nothing_new(name)).map(with_further).collect()
    }

    /// The places of a label, between two words, of what cannot stay there and was typed for a dot. A comma between
    /// two digits is one of a number; what was typed as an A-label was typed for nothing else.
    fn typed_for_dots(&self, label: usize) -> Vec<usize> {
        let (characters, goal) = (self.characters(label), self.goal(label));
        let is_ascii = is_ascii(characters);
        let category = |it: &Character| CodePointMapData::<GeneralCategory>::new().get(it.scalar);
        let is_of_word = |it: &Character| {
            let groups =
                [GeneralCategoryGroup::Letter, GeneralCategoryGroup::Mark, GeneralCategoryGroup::Number];
            groups.iter().any(|group| group.contains(category(it)))
        };
        let is_digit = |it: &Character| category(it) == GeneralCategory::DecimalNumber;
        let is_typed = |three: &[Character]| match three {
            [before, it, after] => {
                TYPED_FOR_A_DOT.contains(&it.scalar)
                    && !goal.lets_stand(it.scalar, is_ascii)
                    && is_of_word(before)
                    && is_of_word(after)
                    && !(is_digit(before) && is_digit(after))
            }
            _ => false,
        };
        if self.name.labels()[label].typed_a_label.is_some() {
            return Vec::new();
        }
        characters.windows(3).enumerate().filter(|(_, three)| is_typed(three)).map(|(at, _)| at + 1).collect()
    }

    /// Whether nothing is told of a name with more labels of a kind that was not told before, of whichever label.
    fn warns_of_nothing_new(&self, mended: &str) -> bool {
        let kinds = |it: BTreeSet<(Option<usize>, FindingKind)>| it.into_iter().map(|it| it.1);
        let before: BTreeSet<FindingKind> = kinds(self.told.clone()).collect();
        bidiscope_bidi::name::Name::read(mended, bidiscope_bidi::name::Notation::Unicode).is_ok_and(|it| {
            no_domain_name(&it).is_none() && kinds(told(&it)).all(|kind| before.contains(&kind))
        })
    }
}
