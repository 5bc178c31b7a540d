//! Bidi controls and invisible characters by which a text hides something from its readers: controls without a partner,
//! overrides, and characters that show nothing where no script needs them.
//!
//! A text may have many such characters for good reasons, and these are no findings: LRM, RLM and ALM; isolates and embeddings
//! that are closed on their line, which UTS #55 recommends for source code; joiners beside letters that join or stack, and in
//! emoji sequences; a variation selector after a base that has variations; U+200B in scripts without spaces, soft hyphens within words
//! and word joiners where a line could end. What is left is read line by line, because an editor shows each line of a
//! source file as a paragraph (UTS #55): a control that is open at the end of its line is a finding, whatever follows.
//!
//! ```
//! use bidiscope_bidi::controls::{ControlKind, Reach, control_findings};
//!
//! let found = control_findings("photo\u{202E}gpj.exe".chars());
//! assert_eq!((found[0].kind, found[0].reach), (ControlKind::Override, Some(Reach::LineEnd(13))));
//! assert!(control_findings("\u{2067}\u{5D0}\u{5D1}\u{2069} a\u{200E}b".chars()).is_empty());
//! ```

mod hidden;
mod scanner;

use std::ops::Range;

use crate::enum_with_ids;

pub use scanner::ControlScanner;

enum_with_ids! {
    /// A kind of such a finding.
    pub enum ControlKind {
        /// An isolate that is not closed on its line, or a PDI that closes none (UAX #9, BD9).
        UnpairedIsolate = "unpaired-isolate";
        /// An embedding that is not closed on its line, or a PDF that closes neither an embedding nor an override (BD11).
        UnpairedEmbedding = "unpaired-embedding";
        /// An override, closed or not: it shows characters against their own direction.
        Override = "override";
        /// Characters that show nothing, where no script needs them; an isolate or an embedding with nothing in it.
        Invisible = "invisible";
    }
}

impl ControlKind {
    /// The document and the section of its rule.
    pub const fn source(self) -> (&'static str, &'static str) {
        match self {
            Self::UnpairedIsolate => ("UAX #9", "definition BD9"),
            Self::UnpairedEmbedding => ("UAX #9", "definition BD11"),
            Self::Override => ("UAX #9", "section 2.2"),
            Self::Invisible => ("The Unicode Standard", "section 5.21"),
        }
    }
}

/// How far a control works. Positions are characters of its line, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It closes what nothing has opened.
    Nothing,
    /// Up to the PDF or PDI at this position.
    Closed(usize),
    /// To the end of the line or of the paragraph, which is here.
    LineEnd(usize),
    /// Nowhere: more controls are open than there are levels (BD2).
    TooDeep,
}

/// Something that a text hides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlFinding {
    /// What it is.
    pub kind: ControlKind,
    /// Its line, from 0. Lines end at U+000A, U+000D, and at the two together.
    pub line: usize,
    /// Its characters, from the first character of the line, from 0.
    pub characters: Range<usize>,
    /// The first [`MAX_SCALARS`] of them.
    pub scalars: Vec<char>,
    /// How far it works; `None` of what is invisible and no bidi control.
    pub reach: Option<Reach>,
    /// How many more controls are like it, deeper than there are levels, and not closed on the line either.
    pub deeper: usize,
}

/// The most characters that a finding holds.
pub const MAX_SCALARS: usize = 32;

/// The findings in a text, in their order. A byte order mark must have been left out.
pub fn control_findings(text: impl IntoIterator<Item = char>) -> Vec<ControlFinding> {
    let mut scanner = ControlScanner::default();
    text.into_iter().for_each(|it| scanner.push(it));
    scanner.end();
    scanner.take()
}
