//! What may be done about a character that cannot stay, whatever stands round it.

use std::cell::OnceCell;
use std::ops::Range;

use icu_casemap::CaseMapperBorrowed;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup, Script};

use crate::verdict::rfc5892::ContextRule;
use crate::verdict::scripts::zero_of;
use bidiscope_bidi::name::{Character, is_invisible, is_mark, text_of};

use super::cost::EditKind;
use super::draft::{MendStep, written};
use super::edit::Edit;
use super::goal::{Goal, is_ascii, mapped};
use super::plan::Plan;

/// What only stretches a word: the Arabic tatweel and the lajanyalan of N'Ko.
const STRETCHES: [char; 2] = ['\u{640}', '\u{7FA}'];

/// Hyphens and dashes that stand for the hyphen-minus: the Hebrew maqaf, those of typography and the minus sign.
const HYPHENS: [char; 13] = [
    '\u{5BE}', '\u{58A}', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}',
    '\u{2E3A}', '\u{FE58}', '\u{FE63}', '\u{FF0D}',
];

/// What keyboards and word processors have for gershayim.
const QUOTES: [char; 5] = ['"', '\u{201C}', '\u{201D}', '\u{201E}', '\u{2033}'];

/// What they have for geresh.
const APOSTROPHES: [char; 6] = ['\'', '`', '\u{2018}', '\u{2019}', '\u{B4}', '\u{2032}'];

/// What stands between the parts of a Persian word.
pub(super) const NON_JOINER: char = '\u{200C}';

/// What is taken for the Catalan middle dot.
const DOTS: [char; 4] = ['\u{2022}', '\u{2027}', '\u{2219}', '\u{22C5}'];

/// For each stretch of a label that cannot stay, what may be done about it, the likeliest first. Nothing may be done
/// about a sign that stands for words and whose letters cannot stand there either.
pub(super) fn remedies(label: &[Character], plan: &Plan, goal: Goal) -> Vec<Vec<MendStep>> {
    let remedy = Remedy { label, plan, goal, label_is_ascii: is_ascii(label), gaps: OnceCell::new() };
    let mut found = Vec::new();
    let mut at = 0;
    while at < label.len() {
        let end = remedy.end_of_jamo(at);
        if let Some(doubled) = remedy.doubled(at) {
            found.push(vec![doubled]);
            at += 2;
            continue;
        }
        if end > at + 1
            && let Some(composed) = remedy.composed(at..end)
        {
            found.push(vec![composed]);
        } else {
            let forbidden = (at..end.max(at + 1)).filter(|&it| !remedy.lets_stand(it));
            found.extend(forbidden.map(|it| remedy.of_character(it)));
        }
        at = end.max(at + 1);
    }
    found
}

/// What kind of edit it is to lose a character.
pub(super) fn loss_of(character: Character) -> EditKind {
    let scalar = character.scalar;
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    if STRETCHES.contains(&scalar) {
        EditKind::Stretch
    } else if scalar == '-' {
        EditKind::NeedlessHyphen
    } else if is_invisible(scalar) {
        EditKind::Invisible
    } else if is_mark(scalar) {
        EditKind::DropMark
    } else if category == GeneralCategory::DecimalNumber {
        EditKind::DropDigit
    } else if GeneralCategoryGroup::Letter.contains(category) && !is_quotation_sign(scalar) {
        EditKind::DropLetter
    } else {
        EditKind::Sign
    }
}

/// Geresh and gershayim are punctuation that counts as letters of names.
fn is_quotation_sign(scalar: char) -> bool {
    matches!(scalar, '\u{5F3}' | '\u{5F4}')
}

struct Remedy<'a> {
    label: &'a [Character],
    plan: &'a Plan,
    goal: Goal,
    label_is_ascii: bool,
    /// What stands between words, once it was asked for: labels may be of nothing else.
    gaps: OnceCell<Vec<WordGap>>,
}

/// Spaces, hyphens and signs side by side that all go, or stand between two words.
#[derive(Debug, Default)]
struct WordGap {
    places: Range<usize>,
    first_separator: Option<usize>,
    last_hyphen: Option<usize>,
    first_punctuation: Option<usize>,
}

impl Remedy<'_> {
    fn lets_stand(&self, at: usize) -> bool {
        let character = self.label[at];
        let is_end = at == 0 || at + 1 == self.label.len();
        self.plan.lets_stand(character)
            && self.goal.lets_stand(character.scalar, self.label_is_ascii)
            && !(is_end && is_in_gershayim(self.label, self.goal))
    }

    /// Two apostrophes between Hebrew letters, which stand for gershayim.
    fn doubled(&self, at: usize) -> Option<MendStep> {
        let (before, [one, other, after, ..]) = self.label.split_at_checked(at)? else { return None };
        let is_doubled = [one, other].iter().all(|it| APOSTROPHES.contains(&it.scalar));
        let is_between = before.last().is_some_and(|it| is_hebrew(it.scalar)) && is_hebrew(after.scalar);
        let step = MendStep::new(written(at..at + 2, "\u{5F4}"), EditKind::MeantSign);
        (is_doubled && is_between && !self.goal.lets_stand(one.scalar, false) && self.stays(&step.edit))
            .then_some(step)
    }

    /// What may be done about one character.
    fn of_character(&self, at: usize) -> Vec<MendStep> {
        let character = self.label[at];
        let replaced = |with, kind| MendStep::new(Edit::Replace { character: at, with }, kind);
        let drop = |kind| MendStep::new(Edit::Drop { character: at }, kind);
        let mut steps = Vec::new();
        if stands_for_words(character.scalar) {
            steps.extend(self.spelled(at));
            steps.retain(|step| self.stays(&step.edit));
            return steps;
        }
        // A digit that cannot stay is of the wrong kind.
        let meant = self.as_it_is_meant(character);
        if let Some((with, kind)) = self.plan.digit_for(meant).or_else(|| plain_digit(meant)) {
            steps.push(replaced(with, kind));
        } else if separates(character.scalar) {
            if !self.joins_words(at) {
                return vec![drop(EditKind::NeedlessHyphen)];
            }
            let is_hyphen = HYPHENS.contains(&character.scalar);
            let kind = if is_hyphen { EditKind::Hyphen } else { EditKind::Space };
            let parts = self.parts_a_word(at).then(|| replaced(NON_JOINER, EditKind::NonJoiner));
            let parts = parts.filter(|it| self.stays(&it.edit));
            return [Some(replaced('-', kind)), parts, Some(drop(EditKind::RunTogether))]
                .into_iter()
                .flatten()
                .collect();
        } else if let Some(with) = self.meant_sign(at) {
            steps.push(replaced(with, EditKind::MeantSign));
        } else if self.parts_words(at) {
            return vec![replaced('-', EditKind::Space), drop(EditKind::RunTogether)];
        } else if !STRETCHES.contains(&character.scalar) && !is_invisible(character.scalar) {
            steps.extend(self.spelled(at));
        }
        steps.retain(|step| self.stays(&step.edit));
        steps.push(drop(loss_of(character)));
        steps
    }

    /// Whether what an edit puts in can stay.
    fn stays(&self, edit: &Edit) -> bool {
        // With what it puts in the label may still be of ASCII alone, or no longer: the stricter is asked.
        let may = |scalar: char| {
            self.plan.lets_stand(Character::new(scalar)) && self.goal.lets_stand(scalar, false)
        };
        match edit {
            Edit::Replace { with, .. } => may(*with),
            Edit::Respell { with, .. } => !with.is_empty() && with.chars().all(may),
            _ => true,
        }
    }

    /// A character, or the one that UTS #46 makes of it, as of a wide digit.
    fn as_it_is_meant(&self, character: Character) -> Character {
        if self.goal.lets_stand(character.scalar, self.label_is_ascii) {
            return character;
        }
        let mapped = mapped(character.scalar).unwrap_or_default();
        let mut scalars = mapped.chars();
        match (scalars.next(), scalars.next()) {
            (Some(only), None) => Character::new(only),
            _ => character,
        }
    }

    /// The same letter in the characters that names have for it.
    fn spelled(&self, at: usize) -> Vec<MendStep> {
        let scalar = self.label[at].scalar;
        // The small letter of the dotted capital is the plain i; elsewhere it would be an i with another dot.
        if scalar == '\u{130}' {
            return vec![MendStep::new(written(at..at + 1, "i"), EditKind::SameText)];
        }
        let mut steps = Vec::new();
        if let Some(mapped) = mapped(scalar).filter(|it| !it.chars().eq([scalar])) {
            // The letters of several words have spaces between.
            let mapped = mapped.replace(' ', "-");
            steps.push(MendStep::new(written(at..at + 1, &mapped), EditKind::SameText));
        }
        let folded = CaseMapperBorrowed::new().fold_string(scalar.encode_utf8(&mut [0; 4])).into_owned();
        let folded = written(at..at + 1, &folded);
        let is_itself = |it: &Edit| matches!(*it, Edit::Replace { with, .. } if with == scalar);
        if !is_itself(&folded) && steps.iter().all(|it| it.edit != folded) {
            steps.push(MendStep::new(folded, EditKind::Folded));
        }
        steps
    }

    /// The sign that is meant by one of a keyboard: between Hebrew letters gershayim, after one geresh, between two
    /// l the middle dot.
    fn meant_sign(&self, at: usize) -> Option<char> {
        let beside = |at: Option<usize>| at.and_then(|at| self.label.get(at)).map(|it| it.scalar);
        let (before, after) = (beside(at.checked_sub(1)), beside(at.checked_add(1)));
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
        } else if DOTS.contains(&scalar) && before == Some('l') && after == Some('l') {
            Some('\u{B7}')
        } else {
            None
        }
    }

    /// Whether a character is a space in the place of a non-joiner between two parts of a Persian word: where they
    /// would join without it.
    fn parts_a_word(&self, at: usize) -> bool {
        // No letter has more marks.
        const MOST_BESIDE: usize = 16;
        if !self.plan.is_persian || !self.label[at].scalar.is_whitespace() {
            return false;
        }
        let start = at.saturating_sub(MOST_BESIDE);
        let mut beside = self.label[start..self.label.len().min(at + MOST_BESIDE)].to_vec();
        beside[at - start] = Character::new(NON_JOINER);
        ContextRule::ZeroWidthNonJoiner.holds(&beside, at - start)
    }

    /// Whether, of the spaces, underscores and dashes between two words, this is the first, and no hyphen is among
    /// them. Punctuation beside them goes, and is no word.
    fn joins_words(&self, at: usize) -> bool {
        self.gap(at).is_some_and(|gap| {
            let follows = gap.first_separator.is_some_and(|it| it < at);
            let has_hyphen = gap.last_hyphen.is_some_and(|it| it >= at);
            gap.places.start > 0 && gap.places.end < self.label.len() && !follows && !has_hyphen
        })
    }

    /// Whether a character is the first sign of punctuation between two words, and no space or hyphen is there.
    /// Between two digits it may be one of a number.
    fn parts_words(&self, at: usize) -> bool {
        let Some(gap) = self.gap(at) else { return false };
        let (Some(before), Some(after)) = (gap.places.start.checked_sub(1), self.label.get(gap.places.end))
        else {
            return false;
        };
        let is_number = self.label[before].class.is_digit() && after.class.is_digit();
        !is_number && gap.first_punctuation == Some(at) && gap.first_separator.is_none()
    }

    /// What this character stands in between two words.
    fn gap(&self, at: usize) -> Option<&WordGap> {
        let gaps = self.gaps.get_or_init(|| self.find_gaps());
        let found = gaps.partition_point(|it| it.places.end <= at);
        gaps.get(found).filter(|it| it.places.contains(&at))
    }

    fn find_gaps(&self) -> Vec<WordGap> {
        let mut gaps: Vec<WordGap> = Vec::new();
        for (at, &character) in self.label.iter().enumerate() {
            let separates = separates(character.scalar);
            if !separates && !self.goes(character) {
                continue;
            }
            if gaps.last().is_none_or(|it| it.places.end != at) {
                gaps.push(WordGap { places: at..at, ..WordGap::default() });
            }
            let Some(gap) = gaps.last_mut() else { continue };
            gap.places.end = at + 1;
            gap.first_separator = gap.first_separator.or(separates.then_some(at));
            gap.last_hyphen = (character.scalar == '-').then_some(at).or(gap.last_hyphen);
            let is_punctuation = || is_punctuation(character.scalar).then_some(at);
            gap.first_punctuation = gap.first_punctuation.or_else(is_punctuation);
        }
        gaps
    }

    /// Whether a character is punctuation, or cannot be seen, and cannot stay.
    fn goes(&self, character: Character) -> bool {
        matches!(loss_of(character), EditKind::Sign | EditKind::Invisible | EditKind::Stretch)
            && !self.goal.lets_stand(character.scalar, self.label_is_ascii)
    }

    /// The end of the parts of Hangul syllables that begin here.
    fn end_of_jamo(&self, at: usize) -> usize {
        let is_jamo = |it: &&Character| matches!(it.scalar, '\u{1100}'..='\u{11FF}');
        at + self.label[at..].iter().take_while(is_jamo).count()
    }

    /// The syllables that these parts make.
    fn composed(&self, places: Range<usize>) -> Option<MendStep> {
        let parts = text_of(&self.label[places.clone()]);
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&parts).into_owned();
        let step = MendStep::new(written(places, &composed), EditKind::NormalForm);
        self.stays(&step.edit).then_some(step)
    }
}

/// Whether a label begins and ends with gershayim or geresh, as a word in quotation marks.
pub(super) fn is_in_gershayim(label: &[Character], goal: Goal) -> bool {
    match label {
        [first, .., last] => {
            goal.is_idna2008() && label.len() > 2 && first == last && is_quotation_sign(first.scalar)
        }
        _ => false,
    }
}

fn is_hebrew(scalar: char) -> bool {
    CodePointMapData::<Script>::new().get(scalar) == Script::Hebrew && !separates(scalar)
}

/// The digit of ASCII for one of a row that the Bidi rule counts as letters, such as those of Devanagari or N'Ko.
fn plain_digit(digit: Character) -> Option<(char, EditKind)> {
    let zero = zero_of(digit.scalar).filter(|_| !digit.class.is_digit())?;
    let value = u32::from(digit.scalar) - u32::from(zero);
    Some((char::from_digit(value, 10)?, EditKind::ForeignDigit))
}

/// Whether a character is one sign for a word or for several, such as the name of God or a half: without it the name
/// says something else.
fn stands_for_words(scalar: char) -> bool {
    let is_symbol = || CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::OtherSymbol;
    match scalar {
        '\u{BC}'..='\u{BE}' | '\u{2150}'..='\u{215E}' | '\u{2189}' | '\u{FDF0}'..='\u{FDFB}' => true,
        '\u{FBC2}'..='\u{FDFF}' => is_symbol(),
        _ => false,
    }
}

/// Whether a sign can stand between two words, as a comma or a plus does, and is none that stands in a word.
fn is_punctuation(scalar: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    matches!(category, GeneralCategory::OtherPunctuation | GeneralCategory::MathSymbol)
        && ![QUOTES.as_slice(), &APOSTROPHES, &DOTS].concat().contains(&scalar)
        && !matches!(scalar, '\u{B7}' | '\u{5F3}' | '\u{5F4}' | '\u{30FB}')
}

/// Whether a character stands between words: white space, an underscore, a hyphen of any kind.
pub(super) fn separates(scalar: char) -> bool {
    scalar == '_' || scalar == '-' || scalar.is_whitespace() || HYPHENS.contains(&scalar)
}
