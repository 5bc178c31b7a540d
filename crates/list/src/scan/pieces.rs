//! What each character gives to a skeleton, looked up once.

use std::sync::OnceLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_properties::{CodePointMapData, props::CanonicalCombiningClass};
use unicode_security::skeleton as plain_skeleton;

use super::skeleton::as_painted;

/// What a character gives to a skeleton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prototype {
    /// This character, whatever stands before it.
    One(char),
    /// These, whatever stands before it.
    More(&'static str),
    /// What it gives hangs on its neighbours: it is a mark, or ignorable between marks.
    Joins,
}

/// The piece of a character, mirrored where it stands in a right-to-left run.
pub(super) fn piece_of(scalar: char, is_mirrored: bool) -> Prototype {
    let number = u32::from(scalar) as usize;
    let page = PAGES[number / PAGE].get_or_init(|| Page::of(number / PAGE));
    match page.kept[usize::from(is_mirrored)][number % PAGE] {
        Kept::One(it) => Prototype::One(it),
        Kept::More(start, end) => Prototype::More(&page.text[usize::from(start)..usize::from(end)]),
        Kept::Joins => Prototype::Joins,
    }
}

/// How many characters are looked up at a time: a name's are few, and neighbours.
const PAGE: usize = 256;

static PAGES: [OnceLock<Box<Page>>; 0x11_0000 / PAGE] = [const { OnceLock::new() }; 0x11_0000 / PAGE];

/// The pieces of neighbouring characters.
struct Page {
    /// Each one's as it is, and mirrored.
    kept: [[Kept; PAGE]; 2],
    /// The pieces of several characters.
    text: String,
}

#[derive(Clone, Copy)]
enum Kept {
    One(char),
    /// From here to there in the page's text: no more than 256 times two pieces of some 60 bytes.
    More(u16, u16),
    Joins,
}

impl Page {
    fn of(number: usize) -> Box<Self> {
        let mut page = Box::new(Self { kept: [[Kept::Joins; PAGE]; 2], text: String::new() });
        for at in 0..PAGE {
            // The surrogates are no characters, and are never asked for.
            let Some(scalar) = char::from_u32((number * PAGE + at) as u32) else { continue };
            for is_mirrored in [false, true] {
                let kept = page.keep(as_painted(scalar, is_mirrored));
                page.kept[usize::from(is_mirrored)][at] = kept;
            }
        }
        page
    }

    fn keep(&mut self, painted: char) -> Kept {
        let mut utf8 = [0; 4];
        let alone = &*painted.encode_utf8(&mut utf8);
        let decomposed = DecomposingNormalizerBorrowed::new_nfd().normalize(alone);
        let start = self.text.len();
        self.text.extend(plain_skeleton(alone));
        let piece = &self.text[start..];
        // Neither normalization moves anything across a character whose combining class is 0.
        if !begins_anew(&decomposed) || !begins_anew(piece) {
            self.text.truncate(start);
            return Kept::Joins;
        }
        let mut characters = piece.chars();
        if let (Some(only), None) = (characters.next(), characters.next()) {
            self.text.truncate(start);
            return Kept::One(only);
        }
        match (u16::try_from(start), u16::try_from(self.text.len())) {
            (Ok(start), Ok(end)) => Kept::More(start, end),
            _ => Kept::Joins,
        }
    }
}

/// Whether a text begins with a character that no normalization moves.
fn begins_anew(text: &str) -> bool {
    let class_of = |scalar| CodePointMapData::<CanonicalCombiningClass>::new().get(scalar);
    text.chars().next().is_some_and(|first| class_of(first) == CanonicalCombiningClass::NotReordered)
}
