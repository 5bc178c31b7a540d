//! The possible fixes for a character that is not allowed regardless of its neighbours.

use std::cell::OnceCell;
use std::ops::Range;

use icu_casemap::CaseMapperBorrowed;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};

use crate::verdict::rfc5892::ContextRule;
use crate::verdict::uts39::zero_of;
use bidiscope_bidi::name::{Character, is_invisible, text_of};

use super::character_kinds::{ELONGATIONS, HYPHENS, is_geresh_or_gershayim, is_word_separator, removal_kind};
use super::cost::EditKind;
use super::draft::{FixStep, replacement_edit};
use super::edit::NameEdit;
use super::goal::{Goal, is_ascii, mapped};
use super::target_direction::Plan;

/// Characters that keyboards and word processors produce for gershayim.
const QUOTES: [char; 5] = ['"', '\u{201C}', '\u{201D}', '\u{201E}', '\u{2033}'];

/// Characters that they produce for geresh.
const APOSTROPHES: [char; 6] = ['\'', '`', '\u{2018}', '\u{2019}', '\u{B4}', '\u{2032}'];

/// ZERO WIDTH NON-JOINER, written between the parts of a Persian word.
pub(super) const NON_JOINER: char = '\u{200C}';

/// Characters typed instead of the Catalan middle dot.
const MIDDLE_DOT_LOOKALIKES: [char; 4] = ['\u{2022}', '\u{2027}', '\u{2219}', '\u{22C5}'];

/// For each place in a label that must change, the possible fixes, the likeliest first. The list is empty for
/// a symbol that represents words, if its letters are not allowed there either.
pub(super) fn character_fixes(label: &[Character], plan: &Plan, goal: Goal) -> Vec<Vec<FixStep>> {
    let character_fixes =
        CharacterFixes { label, plan, goal, label_is_ascii: is_ascii(label), gaps: OnceCell::new() };
    let mut found = Vec::new();
    let mut at = 0;
    while at < label.len() {
        let end = character_fixes.end_of_jamo(at);
        if let Some(doubled_apostrophe) = character_fixes.doubled_apostrophe(at) {
            found.push(vec![doubled_apostrophe]);
            at += 2;
            continue;
        }
        if end > at + 1
            && let Some(composed) = character_fixes.composed(at..end)
        {
            found.push(vec![composed]);
        } else {
            let forbidden = (at..end.max(at + 1)).filter(|&it| !character_fixes.allows(it));
            found.extend(forbidden.map(|it| character_fixes.fixes_of(it)));
        }
        at = end.max(at + 1);
    }
    found
}

struct CharacterFixes<'a> {
    label: &'a [Character],
    plan: &'a Plan,
    goal: Goal,
    label_is_ascii: bool,
    /// The gaps between words, computed on first use: a label may consist of nothing else.
    gaps: OnceCell<Vec<WordGap>>,
}

/// Adjacent spaces, hyphens and symbols that are removed or separate two words.
#[derive(Debug, Default)]
struct WordGap {
    places: Range<usize>,
    first_separator: Option<usize>,
    last_hyphen: Option<usize>,
    first_punctuation: Option<usize>,
}

impl CharacterFixes<'_> {
    fn allows(&self, at: usize) -> bool {
        let character = self.label[at];
        let is_end = at == 0 || at + 1 == self.label.len();
        self.plan.allows(character)
            && self.goal.allows(character.scalar, self.label_is_ascii)
            && !(is_end && is_quoted(self.label, self.goal))
    }

    /// Two apostrophes between Hebrew letters, typed for gershayim.
    fn doubled_apostrophe(&self, at: usize) -> Option<FixStep> {
        let (before, [one, other, after, ..]) = self.label.split_at_checked(at)? else { return None };
        let is_doubled = [one, other].iter().all(|it| APOSTROPHES.contains(&it.scalar));
        let is_between = before.last().is_some_and(|it| is_hebrew(it.scalar)) && is_hebrew(after.scalar);
        let step = FixStep::new(replacement_edit(at..at + 2, "\u{5F4}"), EditKind::IntendedSign);
        (is_doubled && is_between && !self.goal.allows(one.scalar, false) && self.is_allowed(&step.edit))
            .then_some(step)
    }

    /// The possible fixes for one character.
    fn fixes_of(&self, at: usize) -> Vec<FixStep> {
        let character = self.label[at];
        let replaced = |with, kind| FixStep::new(NameEdit::Replace { character: at, with }, kind);
        let drop = |kind| FixStep::new(NameEdit::Drop { character: at }, kind);
        let mut steps = Vec::new();
        if is_word_symbol(character.scalar) {
            steps.extend(self.respellings(at));
            steps.retain(|step| self.is_allowed(&step.edit));
            return steps;
        }
        // A digit that is not allowed belongs to the wrong digit set.
        let meant = self.mapped_or_same(character);
        if let Some((with, kind)) = self.plan.replacement_digit(meant).or_else(|| ascii_digit(meant)) {
            steps.push(replaced(with, kind));
        } else if is_word_separator(character.scalar) {
            if !self.becomes_hyphen(at) {
                return vec![drop(EditKind::RedundantHyphen)];
            }
            let is_hyphen = HYPHENS.contains(&character.scalar);
            let kind = if is_hyphen { EditKind::HyphenVariant } else { EditKind::SpaceToHyphen };
            let parts =
                self.stands_for_non_joiner(at).then(|| replaced(NON_JOINER, EditKind::SpaceToNonJoiner));
            let parts = parts.filter(|it| self.is_allowed(&it.edit));
            return [Some(replaced('-', kind)), parts, Some(drop(EditKind::JoinWords))]
                .into_iter()
                .flatten()
                .collect();
        } else if let Some(with) = self.intended_sign(at) {
            steps.push(replaced(with, EditKind::IntendedSign));
        } else if self.is_punctuation_between_words(at) {
            return vec![replaced('-', EditKind::SpaceToHyphen), drop(EditKind::JoinWords)];
        } else if !ELONGATIONS.contains(&character.scalar) && !is_invisible(character.scalar) {
            steps.extend(self.respellings(at));
        }
        steps.retain(|step| self.is_allowed(&step.edit));
        steps.push(drop(removal_kind(character)));
        steps
    }

    /// Whether the characters that an edit inserts are allowed.
    fn is_allowed(&self, edit: &NameEdit) -> bool {
        // The edit may make the label all ASCII or no longer so; the stricter condition is used.
        let may = |scalar: char| self.plan.allows(Character::new(scalar)) && self.goal.allows(scalar, false);
        match edit {
            NameEdit::Replace { with, .. } => may(*with),
            NameEdit::Respell { with, .. } => !with.is_empty() && with.chars().all(may),
            _ => true,
        }
    }

    /// The character itself if it is allowed, else the one that UTS #46 maps it to, for example for a
    /// fullwidth digit.
    fn mapped_or_same(&self, character: Character) -> Character {
        if self.goal.allows(character.scalar, self.label_is_ascii) {
            return character;
        }
        let mapped = mapped(character.scalar).unwrap_or_default();
        let mut scalars = mapped.chars();
        match (scalars.next(), scalars.next()) {
            (Some(only), None) => Character::new(only),
            _ => character,
        }
    }

    /// The same letter, in characters that names allow.
    fn respellings(&self, at: usize) -> Vec<FixStep> {
        let scalar = self.label[at].scalar;
        // Its lower case is i with a second dot above, except in Turkic languages; names use the plain i.
        if scalar == '\u{130}' {
            return vec![FixStep::new(replacement_edit(at..at + 1, "i"), EditKind::Mapped)];
        }
        let mut steps = Vec::new();
        if let Some(mapped) = mapped(scalar).filter(|it| !it.chars().eq([scalar])) {
            // Mappings to several words contain spaces.
            let mapped = mapped.replace(' ', "-");
            steps.push(FixStep::new(replacement_edit(at..at + 1, &mapped), EditKind::Mapped));
        }
        let folded = CaseMapperBorrowed::new().fold_string(scalar.encode_utf8(&mut [0; 4])).into_owned();
        let folded = replacement_edit(at..at + 1, &folded);
        let is_itself = |it: &NameEdit| matches!(*it, NameEdit::Replace { with, .. } if with == scalar);
        if !is_itself(&folded) && steps.iter().all(|it| it.edit != folded) {
            steps.push(FixStep::new(folded, EditKind::CaseFolded));
        }
        steps
    }

    /// The character that was probably intended: gershayim between Hebrew letters, geresh after one, the
    /// middle dot between two l.
    fn intended_sign(&self, at: usize) -> Option<char> {
        let neighbours = |at: Option<usize>| at.and_then(|at| self.label.get(at)).map(|it| it.scalar);
        let (before, after) = (neighbours(at.checked_sub(1)), neighbours(at.checked_add(1)));
        let is_hebrew = |it: Option<char>| it.is_some_and(is_hebrew);
        let scalar = self.label[at].scalar;
        // A word in quotation marks has no geresh at its end.
        let is_quoted = || self.label.first().is_some_and(|it| APOSTROPHES.contains(&it.scalar));
        if QUOTES.contains(&scalar) && is_hebrew(before) && is_hebrew(after) {
            Some('\u{5F4}')
        } else if APOSTROPHES.contains(&scalar)
            && is_hebrew(before)
            && (is_hebrew(after) || after.is_none() && !is_quoted())
        {
            Some('\u{5F3}')
        } else if MIDDLE_DOT_LOOKALIKES.contains(&scalar) && before == Some('l') && after == Some('l') {
            Some('\u{B7}')
        } else {
            None
        }
    }

    /// Whether the character is a space that stands for a non-joiner between two parts of a Persian word,
    /// which would join without it.
    fn stands_for_non_joiner(&self, at: usize) -> bool {
        // No letter has more marks than this.
        const MAX_NEIGHBOURS: usize = 16;
        if !self.plan.is_persian_or_urdu || !self.label[at].scalar.is_whitespace() {
            return false;
        }
        let start = at.saturating_sub(MAX_NEIGHBOURS);
        let mut neighbours = self.label[start..self.label.len().min(at + MAX_NEIGHBOURS)].to_vec();
        neighbours[at - start] = Character::new(NON_JOINER);
        ContextRule::ZeroWidthNonJoiner.holds_at(&neighbours, at - start)
    }

    /// Whether this is the separator between two words that becomes the hyphen: the first space, underscore
    /// or dash, with no hyphen-minus after it in the gap. Punctuation next to it is removed and does not
    /// count as a word.
    fn becomes_hyphen(&self, at: usize) -> bool {
        self.gap(at).is_some_and(|gap| {
            let follows = gap.first_separator.is_some_and(|it| it < at);
            let has_hyphen = gap.last_hyphen.is_some_and(|it| it >= at);
            gap.places.start > 0 && gap.places.end < self.label.len() && !follows && !has_hyphen
        })
    }

    /// Whether this is the first punctuation character between two words, with no space or hyphen there.
    /// Between two digits it may be part of a number, so it does not count.
    fn is_punctuation_between_words(&self, at: usize) -> bool {
        let Some(gap) = self.gap(at) else { return false };
        let (Some(before), Some(after)) = (gap.places.start.checked_sub(1), self.label.get(gap.places.end))
        else {
            return false;
        };
        let is_number = self.label[before].class.is_digit() && after.class.is_digit();
        !is_number && gap.first_punctuation == Some(at) && gap.first_separator.is_none()
    }

    /// The gap between words that contains this character.
    fn gap(&self, at: usize) -> Option<&WordGap> {
        let gaps = self.gaps.get_or_init(|| self.find_gaps());
        let found = gaps.partition_point(|it| it.places.end <= at);
        gaps.get(found).filter(|it| it.places.contains(&at))
    }

    fn find_gaps(&self) -> Vec<WordGap> {
        let mut gaps: Vec<WordGap> = Vec::new();
        for (at, &character) in self.label.iter().enumerate() {
            let is_separator = is_word_separator(character.scalar);
            if !is_separator && !self.is_removed(character) {
                continue;
            }
            if gaps.last().is_none_or(|it| it.places.end != at) {
                gaps.push(WordGap { places: at..at, ..WordGap::default() });
            }
            let Some(gap) = gaps.last_mut() else { continue };
            gap.places.end = at + 1;
            gap.first_separator = gap.first_separator.or(is_separator.then_some(at));
            gap.last_hyphen = (character.scalar == '-').then_some(at).or(gap.last_hyphen);
            let is_punctuation = || is_punctuation(character.scalar).then_some(at);
            gap.first_punctuation = gap.first_punctuation.or_else(is_punctuation);
        }
        gaps
    }

    /// Whether the character is punctuation or invisible, and not allowed.
    fn is_removed(&self, character: Character) -> bool {
        matches!(removal_kind(character), EditKind::Symbol | EditKind::Invisible | EditKind::Elongation)
            && !self.goal.allows(character.scalar, self.label_is_ascii)
    }

    /// The end of the sequence of Hangul jamo that begins here.
    fn end_of_jamo(&self, at: usize) -> usize {
        let is_jamo = |it: &&Character| matches!(it.scalar, '\u{1100}'..='\u{11FF}');
        at + self.label[at..].iter().take_while(is_jamo).count()
    }

    /// The composed syllables of a sequence of jamo.
    fn composed(&self, places: Range<usize>) -> Option<FixStep> {
        let parts = text_of(&self.label[places.clone()]);
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&parts).into_owned();
        let step = FixStep::new(replacement_edit(places, &composed), EditKind::NormalForm);
        self.is_allowed(&step.edit).then_some(step)
    }
}

/// Whether a label begins and ends with the same gershayim or geresh, like a word in quotation marks.
pub(super) fn is_quoted(label: &[Character], goal: Goal) -> bool {
    match label {
        [first, .., last] => {
            goal.is_idna2008() && label.len() > 2 && first == last && is_geresh_or_gershayim(first.scalar)
        }
        _ => false,
    }
}

fn is_hebrew(scalar: char) -> bool {
    CodePointMapData::<Script>::new().get(scalar) == Script::Hebrew && !is_word_separator(scalar)
}

/// The ASCII digit for a digit whose Bidi class is that of a letter, such as those of Devanagari and N'Ko.
fn ascii_digit(digit: Character) -> Option<(char, EditKind)> {
    let zero = zero_of(digit.scalar).filter(|_| !digit.class.is_digit())?;
    let value = u32::from(digit.scalar) - u32::from(zero);
    Some((char::from_digit(value, 10)?, EditKind::ForeignDigit))
}

/// Whether a character represents one or more words, such as the name of God, or a fraction: without it the
/// name means something else.
fn is_word_symbol(scalar: char) -> bool {
    let is_symbol = || CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::OtherSymbol;
    match scalar {
        '\u{BC}'..='\u{BE}' | '\u{2150}'..='\u{215E}' | '\u{2189}' | '\u{FDF0}'..='\u{FDFB}' => true,
        '\u{FBC2}'..='\u{FDFF}' => is_symbol(),
        _ => false,
    }
}

/// Whether a symbol separates words, such as a comma or a plus, and never occurs inside a word.
fn is_punctuation(scalar: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    matches!(category, GeneralCategory::OtherPunctuation | GeneralCategory::MathSymbol)
        && ![QUOTES.as_slice(), &APOSTROPHES, &MIDDLE_DOT_LOOKALIKES].concat().contains(&scalar)
        && !matches!(scalar, '\u{B7}' | '\u{5F3}' | '\u{5F4}' | '\u{30FB}')
}
