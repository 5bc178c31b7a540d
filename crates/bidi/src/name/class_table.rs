//! The bidi classes of the Basic Multilingual Plane in one array, so that a look-up is one load from memory.

use std::sync::LazyLock;

use icu_properties::{CodePointMapData, props};

use super::class::BidiClass;

/// The classes of the characters of the Basic Multilingual Plane; those beyond are looked up in the ICU data.
pub(crate) struct ClassTable(Box<[BidiClass; PLANE]>);

/// How many code points a plane has.
const PLANE: usize = 0x1_0000;

/// Filled by ranges at the first look-up, which takes some microseconds. On the heap from the beginning: the stack of
/// a program that has little memory may not grow by the size of the table.
static TABLE: LazyLock<ClassTable> = LazyLock::new(|| {
    let mut classes = vec![BidiClass::L; PLANE];
    for run in CodePointMapData::<props::BidiClass>::new().iter_ranges() {
        let Ok(first) = u16::try_from(*run.range.start()) else { break };
        let last = u16::try_from(*run.range.end()).unwrap_or(u16::MAX);
        classes[usize::from(first)..=usize::from(last)].fill(from_icu(run.value));
    }
    ClassTable(classes.try_into().expect("a plane is filled"))
});

impl ClassTable {
    /// The table. Get it once to look up many characters.
    #[inline]
    pub(crate) fn get() -> &'static Self {
        &TABLE
    }

    /// The character's class.
    #[inline]
    pub(crate) fn class_of(&self, scalar: char) -> BidiClass {
        match u16::try_from(u32::from(scalar)) {
            Ok(unit) => self.0[usize::from(unit)],
            Err(_) => from_icu(CodePointMapData::<props::BidiClass>::new().get(scalar)),
        }
    }
}

impl BidiClass {
    /// The class of a character in the current Unicode version ([`unicode_version`](super::unicode_version)); unassigned
    /// code points have the default of their block, as the standard requires.
    pub fn of(scalar: char) -> Self {
        ClassTable::get().class_of(scalar)
    }
}

fn from_icu(class: props::BidiClass) -> BidiClass {
    use props::BidiClass as Icu;
    match class {
        Icu::LeftToRight => BidiClass::L,
        Icu::RightToLeft => BidiClass::R,
        Icu::ArabicLetter => BidiClass::AL,
        Icu::EuropeanNumber => BidiClass::EN,
        Icu::EuropeanSeparator => BidiClass::ES,
        Icu::EuropeanTerminator => BidiClass::ET,
        Icu::ArabicNumber => BidiClass::AN,
        Icu::CommonSeparator => BidiClass::CS,
        Icu::NonspacingMark => BidiClass::NSM,
        Icu::BoundaryNeutral => BidiClass::BN,
        Icu::ParagraphSeparator => BidiClass::B,
        Icu::SegmentSeparator => BidiClass::S,
        Icu::WhiteSpace => BidiClass::WS,
        Icu::LeftToRightEmbedding => BidiClass::LRE,
        Icu::LeftToRightOverride => BidiClass::LRO,
        Icu::RightToLeftEmbedding => BidiClass::RLE,
        Icu::RightToLeftOverride => BidiClass::RLO,
        Icu::PopDirectionalFormat => BidiClass::PDF,
        Icu::LeftToRightIsolate => BidiClass::LRI,
        Icu::RightToLeftIsolate => BidiClass::RLI,
        Icu::FirstStrongIsolate => BidiClass::FSI,
        Icu::PopDirectionalIsolate => BidiClass::PDI,
        // The property has no other value: this is Other Neutral.
        _ => BidiClass::ON,
    }
}

#[cfg(test)]
mod tests {
    use super::{BidiClass, ClassTable, from_icu};
    use icu_properties::{CodePointMapData, props};

    #[test]
    fn the_table_says_what_the_data_says() {
        let data = CodePointMapData::<props::BidiClass>::new();
        let table = ClassTable::get();
        let mut characters = 0;
        for scalar in '\0'..=char::MAX {
            assert_eq!(table.class_of(scalar), from_icu(data.get(scalar)), "U+{:04X}", u32::from(scalar));
            characters += 1;
        }
        assert_eq!(characters, 0x11_0000 - 0x800);
    }

    #[test]
    fn classes_of_the_characters_that_matter_here() {
        for (scalar, class) in [
            ('a', BidiClass::L),
            ('\u{5D0}', BidiClass::R),
            ('\u{627}', BidiClass::AL),
            ('7', BidiClass::EN),
            ('\u{6F7}', BidiClass::EN),
            ('\u{667}', BidiClass::AN),
            ('-', BidiClass::ES),
            ('.', BidiClass::CS),
            ('%', BidiClass::ET),
            ('\u{5B8}', BidiClass::NSM),
            ('\u{200D}', BidiClass::BN),
            ('\u{2029}', BidiClass::B),
            ('\t', BidiClass::S),
            (' ', BidiClass::WS),
            ('@', BidiClass::ON),
            ('\u{200F}', BidiClass::R),
            ('\u{2067}', BidiClass::RLI),
            // Unassigned in a right-to-left block.
            ('\u{5FF}', BidiClass::R),
        ] {
            assert_eq!(BidiClass::of(scalar), class, "U+{:04X}", scalar as u32);
        }
    }
}
