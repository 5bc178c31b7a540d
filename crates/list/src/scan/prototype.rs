//! The prototype of each character (UTS #39 section 4), computed once.

use std::sync::OnceLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_properties::{CodePointMapData, props::CanonicalCombiningClass};
use unicode_security::skeleton as plain_skeleton;

use bidiscope_bidi::name::is_label_separator;
use bidiscope_bidi::order;

/// The prototype of a character in a skeleton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prototype {
    /// One character, independent of the context.
    Single(char),
    /// Several characters, independent of the context.
    Several(&'static str),
    /// The character is a label separator, and prevents normalization across it.
    Separator,
    /// The result depends on the characters around it: it is a mark, or ignorable between marks, and
    /// normalization may reorder it.
    DependsOnContext,
}

/// The prototype of a character, mirrored where it is in a right-to-left run.
#[inline]
pub(super) fn prototype_of(scalar: char, is_mirrored: bool) -> Prototype {
    let number = u32::from(scalar) as usize;
    let page = PAGES[number / PAGE_SIZE].get_or_init(|| Page::of(number / PAGE_SIZE));
    match page.prototypes[usize::from(is_mirrored)][number % PAGE_SIZE] {
        StoredPrototype::Single(it) => Prototype::Single(it),
        StoredPrototype::Several(start, end) => {
            Prototype::Several(&page.text[usize::from(start)..usize::from(end)])
        }
        StoredPrototype::Separator => Prototype::Separator,
        StoredPrototype::DependsOnContext => Prototype::DependsOnContext,
    }
}

/// How many neighbouring characters are computed at a time: a name has few characters, most of them
/// neighbours.
const PAGE_SIZE: usize = 256;

static PAGES: [OnceLock<Box<Page>>; 0x11_0000 / PAGE_SIZE] =
    [const { OnceLock::new() }; 0x11_0000 / PAGE_SIZE];

/// The prototypes of neighbouring characters.
struct Page {
    /// Of each character as it is, and mirrored.
    prototypes: [[StoredPrototype; PAGE_SIZE]; 2],
    /// The text of all prototypes of several characters.
    text: String,
}

#[derive(Clone, Copy)]
enum StoredPrototype {
    Single(char),
    /// Start and end in the page's text, in bytes: at most 256 times two prototypes of some 60 bytes.
    Several(u16, u16),
    Separator,
    DependsOnContext,
}

impl Page {
    fn of(number: usize) -> Box<Self> {
        let mut page = Box::new(Self {
            prototypes: [[StoredPrototype::DependsOnContext; PAGE_SIZE]; 2],
            text: String::new(),
        });
        for at in 0..PAGE_SIZE {
            // Surrogates are no scalar values and are never looked up.
            let Some(scalar) = char::from_u32((number * PAGE_SIZE + at) as u32) else { continue };
            for is_mirrored in [false, true] {
                let prototypes = page.store(mirrored(scalar, is_mirrored));
                page.prototypes[usize::from(is_mirrored)][at] = prototypes;
            }
        }
        page
    }

    fn store(&mut self, scalar: char) -> StoredPrototype {
        if is_label_separator(scalar) {
            return StoredPrototype::Separator;
        }
        let mut utf8 = [0; 4];
        let alone = &*scalar.encode_utf8(&mut utf8);
        let decomposed = DecomposingNormalizerBorrowed::new_nfd().normalize(alone);
        let start = self.text.len();
        self.text.extend(plain_skeleton(alone));
        let prototype = &self.text[start..];
        // Neither normalization reorders across a starter, a character with combining class 0.
        if !begins_with_starter(&decomposed) || !begins_with_starter(prototype) {
            self.text.truncate(start);
            return StoredPrototype::DependsOnContext;
        }
        let mut characters = prototype.chars();
        if let (Some(only), None) = (characters.next(), characters.next()) {
            self.text.truncate(start);
            return StoredPrototype::Single(only);
        }
        match (u16::try_from(start), u16::try_from(self.text.len())) {
            (Ok(start), Ok(end)) => StoredPrototype::Several(start, end),
            _ => StoredPrototype::DependsOnContext,
        }
    }
}

/// The character with its mirroring applied (L4).
pub(super) fn mirrored(scalar: char, is_mirrored: bool) -> char {
    if is_mirrored { order::mirrored(scalar) } else { scalar }
}

/// Whether a text begins with a starter (Canonical_Combining_Class 0).
fn begins_with_starter(text: &str) -> bool {
    let class_of = |scalar| CodePointMapData::<CanonicalCombiningClass>::new().get(scalar);
    text.chars().next().is_some_and(|first| class_of(first) == CanonicalCombiningClass::NotReordered)
}
