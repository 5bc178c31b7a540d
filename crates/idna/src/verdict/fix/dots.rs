//! Characters that people type instead of the dot between two labels.

use std::collections::BTreeSet;

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use crate::verdict::FindingKind;
use crate::verdict::not_a_domain_name::not_a_domain_name;
use bidiscope_bidi::name::{Character, Name, Notation};

use super::edit::NameEdit;
use super::goal::is_ascii;
use super::name_to_fix::{NameToFix, found_kinds};
use super::suggested_fix::{SuggestedNameFix, SuggestedNameFixes};
use super::suggested_fixes;

/// Full stops and commas of various scripts: on many keyboards they are on the key of the dot or next to it.
/// Those that UTS #46 maps to a dot are already read as one.
const DOT_SUBSTITUTES: [char; 20] = [
    ',', '\u{589}', '\u{60C}', '\u{6D4}', '\u{701}', '\u{702}', '\u{7F8}', '\u{964}', '\u{1362}', '\u{1363}',
    '\u{2024}', '\u{2E41}', '\u{3001}', '\u{A4FE}', '\u{A4FF}', '\u{FE50}', '\u{FE51}', '\u{FE52}',
    '\u{FF0C}', '\u{FF64}',
];

impl NameToFix<'_> {
    /// The names with dots in place of such characters in these labels, with further fixes if needed. Empty
    /// if there are no such characters, or if the resulting labels cannot be fixed.
    pub(super) fn with_dots(&self, violating: &[usize]) -> Vec<SuggestedNameFix> {
        let mut edits = Vec::new();
        let mut dotted: Vec<(usize, Vec<Character>)> = Vec::new();
        for &label in violating {
            let mut characters = self.characters(label).to_vec();
            let start = self.name.labels()[label].character_range.start;
            let places = self.dot_positions(label);
            for &at in &places {
                characters[at] = Character::new('.');
                edits.push(NameEdit::Replace { character: start + at, with: '.' });
            }
            if !places.is_empty() {
                dotted.push((label, characters));
            }
        }
        if edits.is_empty() {
            return Vec::new();
        }
        let Some(name) = self.with(&dotted) else { return Vec::new() };
        let labels = self.labels.start..self.labels.end + edits.len();
        let further = match suggested_fixes(&name, labels, self.check) {
            SuggestedNameFixes { no_fix_reason: Some(_), .. } => return Vec::new(),
            SuggestedNameFixes { fixes: offered, .. } if offered.is_empty() => {
                vec![(name.decoded_text().to_ascii_lowercase(), Vec::new())]
            }
            SuggestedNameFixes { fixes: offered, .. } => {
                offered.into_iter().map(|it| (it.fixed_name, it.edits_of_original_name)).collect()
            }
        };
        let with_further = |(name, further): (String, Vec<NameEdit>)| {
            let edits: Vec<NameEdit> = edits.iter().cloned().chain(further).collect();
            SuggestedNameFix { fixed_name: name, edits_of_original_name: edits }
        };
        further.into_iter().filter(|(name, _)| self.finds_no_new_kind(name)).map(with_further).collect()
    }

    /// The positions in a label of characters that are not allowed, stand between two words and may have been
    /// typed for a dot. A comma between two digits belongs to a number; labels typed as A-labels are
    /// excluded.
    fn dot_positions(&self, label: usize) -> Vec<usize> {
        let (characters, goal) = (self.characters(label), self.goal(label));
        let is_ascii = is_ascii(characters);
        let category = |it: &Character| CodePointMapData::<GeneralCategory>::new().get(it.scalar);
        let is_word_character = |it: &Character| {
            let groups =
                [GeneralCategoryGroup::Letter, GeneralCategoryGroup::Mark, GeneralCategoryGroup::Number];
            groups.iter().any(|group| group.contains(category(it)))
        };
        let is_digit = |it: &Character| category(it) == GeneralCategory::DecimalNumber;
        let is_substitute = |three: &[Character]| match three {
            [before, it, after] => {
                DOT_SUBSTITUTES.contains(&it.scalar)
                    && !goal.allows(it.scalar, is_ascii)
                    && is_word_character(before)
                    && is_word_character(after)
                    && !(is_digit(before) && is_digit(after))
            }
            _ => false,
        };
        if self.name.labels()[label].a_label_as_typed.is_some() {
            return Vec::new();
        }
        characters
            .windows(3)
            .enumerate()
            .filter(|(_, three)| is_substitute(three))
            .map(|(at, _)| at + 1)
            .collect()
    }

    /// Whether a name, which has more labels now, has no kind of finding that the original name did not have
    /// in any label.
    fn finds_no_new_kind(&self, fixed: &str) -> bool {
        let kinds = |it: BTreeSet<(Option<usize>, FindingKind)>| it.into_iter().map(|it| it.1);
        let before: BTreeSet<FindingKind> = kinds(self.found_kinds.clone()).collect();
        Name::read(fixed, Notation::Unicode).is_ok_and(|it| {
            not_a_domain_name(&it).is_none() && kinds(found_kinds(&it)).all(|kind| before.contains(&kind))
        })
    }
}
