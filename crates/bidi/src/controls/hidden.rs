//! Characters that show nothing, and whether the characters beside them need them.

use icu_properties::props::{
    DefaultIgnorableCodePoint, ExtendedPictographic, IndicSyllabicCategory, JoiningType, LineBreak, Script,
    VariationSelector,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::name::is_mark;
use crate::order::is_bidi_control;

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const SPACE: char = '\u{200B}';
const GRAPHEME_JOINER: char = '\u{34F}';
const MONGOLIAN_VOWEL_SEPARATOR: char = '\u{180E}';
/// The flag that begins an emoji tag sequence (UTS #51, ED-14a), and the tag that ends one.
pub(super) const FLAG: char = '\u{1F3F4}';
pub(super) const END_OF_TAGS: char = '\u{E007F}';

/// What is before a character on its line.
#[derive(Clone, Copy, Default)]
pub(super) struct Before {
    /// The character directly before it.
    last: Option<char>,
    /// The last one that is neither a mark, nor a variation selector, an emoji modifier or hidden.
    base: Option<char>,
}

impl Before {
    /// What is before the character after this one, which shows nothing or not.
    pub(super) fn then(self, scalar: char, is_hidden: bool) -> Self {
        let is_emoji_modifier = matches!(scalar, '\u{1F3FB}'..='\u{1F3FF}');
        let is_of_base = is_hidden || is_emoji_modifier || !scalar.is_ascii() && is_mark(scalar);
        Self { last: Some(scalar), base: if is_of_base { self.base } else { Some(scalar) } }
    }
}

/// Whether a character shows nothing, wherever it stands. Bidi controls do not count, and control characters neither, which editors
/// show or act on.
pub(super) fn may_be_hidden(scalar: char) -> bool {
    !has_none_hidden(scalar)
        && !is_bidi_control(scalar)
        && (matches!(scalar, '\u{FFF9}'..='\u{FFFB}')
            || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(scalar))
}

/// Whether a character is among those of which none is Default_Ignorable_Code_Point: a shortcut for the letters of most scripts.
const fn has_none_hidden(scalar: char) -> bool {
    matches!(
        scalar,
        '\0'..='\u{AC}'
            | '\u{AE}'..='\u{34E}'
            | '\u{350}'..='\u{61B}'
            | '\u{61D}'..='\u{115E}'
            | '\u{2070}'..='\u{3163}'
            | '\u{3165}'..='\u{FDFF}'
    )
}

/// Whether it is a tag that can stand in an emoji tag sequence: a small letter or a digit.
pub(super) const fn is_flag_tag(scalar: char) -> bool {
    matches!(scalar, '\u{E0030}'..='\u{E0039}' | '\u{E0061}'..='\u{E007A}')
}

/// Whether what is after a hidden character can decide that it is needed; otherwise [`is_needed`] needs only what is before it.
pub(super) const fn depends_on_next(scalar: char) -> bool {
    matches!(scalar, NON_JOINER | JOINER | SPACE | GRAPHEME_JOINER | MONGOLIAN_VOWEL_SEPARATOR)
}

/// Whether the characters beside a hidden one need it; `next` is `None` at the end of the line.
pub(super) fn is_needed(scalar: char, before: Before, next: Option<char>) -> bool {
    let Some(last) = before.last else {
        // A letter that is shown as if another one were before it.
        return scalar == JOINER && next.is_some_and(joins);
    };
    let is_selector = |it| CodePointSetData::new::<VariationSelector>().contains(it);
    if is_selector(scalar) {
        return !may_be_hidden(last) && !last.is_whitespace() && !last.is_control();
    }
    if may_be_hidden(last) && !is_selector(last) {
        return false;
    }
    match scalar {
        NON_JOINER | JOINER => is_joiner_needed(scalar == JOINER, last, before.base, next),
        // Scripts without spaces between words (UAX #14, class SA).
        SPACE => next.is_some_and(|next| has_no_spaces(last) && has_no_spaces(next)),
        // Between marks that would change their order otherwise.
        GRAPHEME_JOINER => next.is_some_and(is_mark),
        MONGOLIAN_VOWEL_SEPARATOR => is_mongolian(last) && next.is_some_and(is_mongolian),
        _ => false,
    }
}

fn is_joiner_needed(is_joiner: bool, last: char, base: Option<char>, next: Option<char>) -> bool {
    let is_pictograph = |it| CodePointSetData::new::<ExtendedPictographic>().contains(it);
    let is_of_word = |it: char| it.is_alphanumeric() || is_mark(it);
    let base_is = |is: fn(char) -> bool| base.is_some_and(is);
    let next_is = |is: fn(char) -> bool| next.is_some_and(is);
    // UTS #51, ED-16.
    if is_joiner && base.is_some_and(is_pictograph) && next.is_some_and(is_pictograph) {
        return true;
    }
    // A point that belongs to a letter in an unusual way.
    if base_is(|it| script_of(it) == Script::Hebrew) && next_is(is_mark) {
        return true;
    }
    // An explicit virama, at the end of a word too.
    if is_indic(last) && is_mark(last) {
        return true;
    }
    if is_joiner {
        return base_is(joins) || next_is(joins) || base_is(is_indic) && next_is(is_indic);
    }
    // Suffixes are joined to numbers and Latin words too.
    let needs = |it| joins(it) || is_indic(it);
    base_is(needs) && next_is(is_of_word) || next_is(needs) && is_of_word(last)
}

/// Whether a letter is shown in another form beside letters that it joins, as in Arabic, Syriac and Mongolian.
fn joins(scalar: char) -> bool {
    matches!(
        CodePointMapData::<JoiningType>::new().get(scalar),
        JoiningType::DualJoining | JoiningType::RightJoining | JoiningType::LeftJoining
    ) || scalar == '\u{640}'
}

/// Whether it is a letter or a mark of a script whose letters form clusters, as in Devanagari, Sinhala and Khmer.
fn is_indic(scalar: char) -> bool {
    CodePointMapData::<IndicSyllabicCategory>::new().get(scalar) != IndicSyllabicCategory::Other
        && (scalar.is_alphabetic() || is_mark(scalar))
}

fn has_no_spaces(scalar: char) -> bool {
    CodePointMapData::<LineBreak>::new().get(scalar) == LineBreak::ComplexContext
}

fn is_mongolian(scalar: char) -> bool {
    script_of(scalar) == Script::Mongolian
}

fn script_of(scalar: char) -> Script {
    CodePointMapData::<Script>::new().get(scalar)
}

#[cfg(test)]
mod tests {
    use icu_properties::CodePointSetData;
    use icu_properties::props::DefaultIgnorableCodePoint;

    use super::has_none_hidden;

    #[test]
    fn the_shortcut_passes_over_no_hidden_character() {
        let hidden = CodePointSetData::new::<DefaultIgnorableCodePoint>();
        let passed_over: Vec<char> =
            ('\0'..=char::MAX).filter(|&it| has_none_hidden(it) && hidden.contains(it)).collect();
        assert!(passed_over.is_empty(), "{passed_over:?}");
    }
}
