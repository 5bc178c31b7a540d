//! What a text hides, as data.

use std::ops::Range;

use crate::enum_with_ids;

/// Something that a text hides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlFinding {
    /// What it is.
    pub kind: ControlKind,
    /// Its line, from 0. Lines end at U+000A, U+000D, and at the two together.
    pub line: usize,
    /// Its characters, from the first character of the line, from 0.
    pub characters: Range<usize>,
    /// The first [`MAX_FINDING_SCALARS`] of them.
    pub scalars: Vec<char>,
    /// How far it works; `None` of what is invisible and no bidi control.
    pub scope: Option<ControlScope>,
    /// How many more controls are like it, deeper than there are levels, and not closed on the line either.
    pub further_overflow_count: usize,
}

/// The most characters that a finding holds.
pub const MAX_FINDING_SCALARS: usize = 32;

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
pub enum ControlScope {
    /// It closes what nothing has opened.
    ClosesNothing,
    /// Up to the PDF or PDI at this position.
    ClosedAt(usize),
    /// To the end of the line or of the paragraph, which is here.
    LineEnd(usize),
    /// Nowhere: more controls are open than there are levels (BD2).
    Overflow,
}
