//! What a text hides, as data.

use std::ops::Range;

use crate::enum_with_ids;

/// Something that a text hides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlFinding {
    /// What it is.
    pub finding_kind: ControlFindingKind,
    /// Its line, from 0. Lines end at U+000A, U+000D, and at the two together.
    pub line_index: usize,
    /// Its characters, from the first character of the line, from 0.
    pub characters_in_line: Range<usize>,
    /// The first [`MAX_SCALARS_PER_FINDING`] of them.
    pub first_scalars: Vec<char>,
    /// How far it works; `None` of what is invisible and no bidi control.
    pub control_scope: Option<ControlScope>,
    /// How many more controls are like it, deeper than there are levels, and not closed on the line either.
    pub omitted_overflow_control_count: usize,
}

/// The most characters that a finding holds.
pub const MAX_SCALARS_PER_FINDING: usize = 32;

enum_with_ids! {
    /// A kind of such a finding.
    pub enum ControlFindingKind {
        /// An isolate that is not closed on its line, or a PDI that closes none (UAX #9, BD9).
        UnpairedIsolate = "unpaired-isolate";
        /// An embedding that is not closed on its line, or a PDF that closes neither an embedding nor an override (BD11).
        UnpairedEmbedding = "unpaired-embedding";
        /// An override, closed or not: it shows characters against their own direction.
        OverrideControl = "override";
        /// Characters that show nothing, where no script needs them; an isolate or an embedding with nothing in it.
        InvisibleCharacters = "invisible";
    }
}

impl ControlFindingKind {
    /// The document and the section of its rule.
    pub const fn document_and_section(self) -> (&'static str, &'static str) {
        match self {
            Self::UnpairedIsolate => ("UAX #9", "definition BD9"),
            Self::UnpairedEmbedding => ("UAX #9", "definition BD11"),
            Self::OverrideControl => ("UAX #9", "section 2.2"),
            Self::InvisibleCharacters => ("The Unicode Standard", "section 5.21"),
        }
    }
}

/// How far a control works. Positions are characters of its line, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlScope {
    /// It closes what nothing has opened.
    ClosesNothing,
    /// Up to the PDF or PDI that closes it.
    ClosedAt {
        /// The position of the PDF or PDI in the line.
        closing_control_index: usize,
    },
    /// To the end of the line or of the paragraph.
    ReachesLineEnd {
        /// The position after the last character of the line.
        line_end_index: usize,
    },
    /// Nowhere: more controls are open than there are levels (BD2).
    IgnoredAsOverflow,
}
