//! Characters that show nothing, and whether the characters beside them need them.

use icu_properties::props::{
    DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory, GeneralCategoryGroup,
    IndicSyllabicCategory, JoiningType, LineBreak, Script, VariationSelector,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::name::is_mark;
use crate::order::is_bidi_control;

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const SPACE: char = '\u{200B}';
const WORD_JOINER: char = '\u{2060}';
const SOFT_HYPHEN: char = '\u{AD}';
const KHITAN_FILLER: char = '\u{16FE4}';
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
    /// The same, but for punctuation, ASCII symbols and bidi controls too: what a suffix behind a bracket or a quotation mark
    /// is of.
    letter: Option<char>,
}

impl Before {
    /// What is before the character after this one, which shows nothing or not.
    pub(super) fn then(self, scalar: char, is_hidden: bool) -> Self {
        let is_emoji_modifier = matches!(scalar, '\u{1F3FB}'..='\u{1F3FF}');
        let is_of_base = is_hidden || is_emoji_modifier || !scalar.is_ascii() && is_mark(scalar);
        let is_of_letter = is_of_base || is_punctuation(scalar) || is_bidi_control(scalar);
        Self {
            last: Some(scalar),
            base: if is_of_base { self.base } else { Some(scalar) },
            letter: if is_of_letter { self.letter } else { Some(scalar) },
        }
    }
}

/// Whether a character shows nothing, wherever it stands. Bidi controls do not count, and control characters neither, which
/// editors show or act on.
pub(super) fn may_be_hidden(scalar: char) -> bool {
    !has_none_hidden(scalar)
        && !is_bidi_control(scalar)
        && (matches!(scalar, '\u{FFF9}'..='\u{FFFB}' | KHITAN_FILLER)
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
    matches!(
        scalar,
        NON_JOINER | JOINER | SPACE | WORD_JOINER | SOFT_HYPHEN | GRAPHEME_JOINER | MONGOLIAN_VOWEL_SEPARATOR
    )
}

/// Whether what decides about a hidden character is behind a character that follows: punctuation or markup, as in `API**ها**`.
pub(super) fn looks_past(scalar: char, next: char) -> bool {
    matches!(scalar, NON_JOINER | SPACE) && is_punctuation(next)
}

/// Whether the characters beside a hidden one need it; `next` is the first one that it does not look past, and `None` at the end
/// of the line.
pub(super) fn is_needed(scalar: char, before: Before, next: Option<char>) -> bool {
    let Before { last, base, letter } = before;
    let next_is = |is: fn(char) -> bool| next.is_some_and(is);
    if is_selector(scalar) {
        return last.is_some_and(|last| takes_selector(last, base, scalar));
    }
    if last.is_some_and(|last| may_be_hidden(last) && !is_selector(last)) {
        // A chillu of Malayalam, written as a virama and a joiner, that must not join the next letter.
        return scalar == NON_JOINER && last == Some(JOINER) && base.is_some_and(is_indic);
    }
    match scalar {
        NON_JOINER => {
            let needs = |it: Option<char>| it.is_some_and(|it| joins(it) || is_indic(it));
            needs(letter) || needs(next) || is_before_unusual_point(base, next)
        }
        JOINER => is_joiner_needed(last, base, next),
        SPACE => letter.is_some_and(has_no_spaces) || next_is(has_no_spaces),
        WORD_JOINER => base.zip(next).is_some_and(|(base, next)| is_word_joiner_needed(base, next)),
        // Where a word can be divided.
        SOFT_HYPHEN => base.is_some_and(char::is_alphabetic) && next_is(char::is_alphabetic),
        // Between marks that would change their order otherwise.
        GRAPHEME_JOINER => last.is_some() && next_is(is_mark),
        MONGOLIAN_VOWEL_SEPARATOR => last.is_some_and(is_mongolian) && next_is(is_mongolian),
        KHITAN_FILLER => base.is_some_and(|it| script_of(it) == Script::KhitanSmallScript),
        _ => false,
    }
}

fn is_selector(scalar: char) -> bool {
    CodePointSetData::new::<VariationSelector>().contains(scalar)
}

/// Whether a character can have a variation by this selector: in the scripts of StandardizedVariants.txt and among symbols and
/// punctuation by VS1 to VS16, of Han ideographs by the others (UTS #37), of Mongolian letters by its own.
fn takes_selector(last: char, base: Option<char>, selector: char) -> bool {
    if may_be_hidden(last) || last.is_whitespace() || last.is_control() {
        return false;
    }
    let script = script_of(last);
    match selector {
        '\u{180B}'..='\u{180F}' => script == Script::Mongolian,
        '\u{E0100}'..='\u{E01EF}' => script == Script::Han,
        _ if last.is_ascii() => matches!(last, '0'..='9' | '#' | '*'),
        // A keycap, whose digit decides.
        _ if script == Script::Inherited => {
            base.is_some_and(|it| it != last && takes_selector(it, None, selector))
        }
        _ => matches!(
            script,
            Script::Common
                | Script::EgyptianHieroglyphs
                | Script::Han
                | Script::Manichaean
                | Script::Mongolian
                | Script::Myanmar
                | Script::PhagsPa
        ),
    }
}

/// A word joiner is needed where a line could end without it, at a letter, a digit or a space: not between two letters or
/// digits of scripts with spaces (UAX #14, LB28 to LB30), and not at a quotation mark of ASCII, where no line ends (LB19).
fn is_word_joiner_needed(base: char, next: char) -> bool {
    let is_quotation_mark = |it| matches!(it, '"' | '\'' | '`');
    let is_of_word = |it: char| it.is_alphanumeric() || it.is_whitespace();
    let does_not_break = |it| {
        matches!(
            CodePointMapData::<LineBreak>::new().get(it),
            LineBreak::Alphabetic | LineBreak::HebrewLetter | LineBreak::Numeric | LineBreak::CombiningMark
        )
    };
    (is_of_word(base) || is_of_word(next))
        && !(base.is_whitespace() && next.is_whitespace())
        && !(does_not_break(base) && does_not_break(next))
        && !is_quotation_mark(base)
        && !is_quotation_mark(next)
}

/// A point that belongs to a Hebrew letter in an unusual way.
fn is_before_unusual_point(base: Option<char>, next: Option<char>) -> bool {
    base.is_some_and(|it| script_of(it) == Script::Hebrew) && next.is_some_and(is_mark)
}

fn is_joiner_needed(last: Option<char>, base: Option<char>, next: Option<char>) -> bool {
    let is_pictograph = |it| CodePointSetData::new::<ExtendedPictographic>().contains(it);
    let base_is = |is: fn(char) -> bool| base.is_some_and(is);
    let next_is = |is: fn(char) -> bool| next.is_some_and(is);
    // UTS #51, ED-16.
    base.is_some_and(is_pictograph) && next.is_some_and(is_pictograph)
        || is_before_unusual_point(base, next)
        // A virama, at the end of a word too.
        || last.is_some_and(|it| is_indic(it) && is_mark(it))
        // Also at the beginning: a letter that is shown as if another one were before it.
        || base_is(joins)
        || next_is(joins)
        || base_is(is_indic) && next_is(is_indic)
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

/// Whether it is of a script without spaces between words: its letters (UAX #14, class SA), digits and punctuation.
fn has_no_spaces(scalar: char) -> bool {
    CodePointMapData::<LineBreak>::new().get(scalar) == LineBreak::ComplexContext
        || matches!(script_of(scalar), Script::Khmer | Script::Lao | Script::Myanmar | Script::Thai)
}

/// Whether it is punctuation that scripts share, or a sign that ASCII has for markup.
fn is_punctuation(scalar: char) -> bool {
    if scalar.is_ascii() {
        return scalar.is_ascii_punctuation();
    }
    GeneralCategoryGroup::Punctuation.contains(CodePointMapData::<GeneralCategory>::new().get(scalar))
        && !has_no_spaces(scalar)
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
