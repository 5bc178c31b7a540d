//! The Text tab: running text with the identifiers found in it.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Range;
use std::sync::Arc;

use crate::message;
use crate::titles::Titled;
use crate::verdict_text::bidi_rule_predicate;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::text::{
    ControlScheme, DomainError, DomainVerdict, Grammar, Identifier, IdentifierSearch, MAX_IDENTIFIER_BYTES,
    Paragraph, ParagraphPiece, Span, TextSearchBatch, write_with_controls,
};
use bidiscope_idna::verdict::Verdict;

enum_with_ids! {
    /// In which paragraph directions the text is shown.
    #[derive(Default)]
    pub enum ShownDirections {
        /// Left to right and right to left, one below the other.
        #[default]
        Both = "both";
        /// The direction of each paragraph.
        OfParagraph = "own";
    }
}

enum_with_ids! {
    /// The direction of paragraphs.
    #[derive(Default)]
    pub enum TextDirection {
        /// By the first strong character of each (rules P2 and P3).
        #[default]
        Automatic = "automatic";
        /// From left to right.
        LeftToRight = "left-to-right";
        /// From right to left.
        RightToLeft = "right-to-left";
    }
}

enum_with_ids! {
    /// How the column "After" shows identifiers.
    #[derive(Default)]
    pub enum AfterDisplay {
        /// With the directional controls of Davis's extension.
        #[default]
        Fields = "fields";
        /// With the directional controls of Dürst's draft.
        Components = "components";
        /// With left-to-right isolates.
        Isolates = "isolates";
        /// In the one-to-one display of the paper (Atkin, Stansifer and Alsharif 2001).
        OneToOne = "one-to-one";
    }
}

impl AfterDisplay {
    /// The heading of the column.
    pub fn heading(self) -> &'static str {
        self.title_message().fixed_attribute("heading")
    }

    /// The bidi controls to insert into each identifier so that it is displayed this way. `davis_order` is used
    /// only for [`Self::Fields`].
    pub const fn control_scheme(self, davis_order: OverallOrder) -> ControlScheme {
        match self {
            Self::Fields => ControlScheme::Davis(davis_order),
            Self::Components => ControlScheme::Durst,
            Self::Isolates => ControlScheme::Isolates(LabelIsolate::LeftToRight),
            Self::OneToOne => ControlScheme::OneToOne,
        }
    }
}

impl TextDirection {
    /// The direction of the paragraph of a piece.
    pub const fn resolved(self, piece: &ParagraphPiece) -> Direction {
        match self {
            Self::Automatic => piece.direction,
            Self::LeftToRight => Direction::LeftToRight,
            Self::RightToLeft => Direction::RightToLeft,
        }
    }

    /// The same as a parameter of the UBA.
    pub const fn paragraph(self) -> ParagraphDirection {
        match self {
            Self::Automatic => ParagraphDirection::Auto,
            Self::LeftToRight => ParagraphDirection::LTR,
            Self::RightToLeft => ParagraphDirection::RTL,
        }
    }
}

/// The direction of each paragraph of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParagraphDirections {
    /// The direction of paragraphs without an entry in `own`.
    pub default: TextDirection,
    /// The exceptions, by the index of the paragraph.
    pub overrides: BTreeMap<usize, TextDirection>,
}

impl ParagraphDirections {
    /// The direction of a paragraph.
    pub fn of(&self, paragraph: usize) -> TextDirection {
        self.overrides.get(&paragraph).copied().unwrap_or(self.default)
    }
}

/// The most pieces of a text that are kept; of a longer text only the beginning is shown.
pub const MAX_PIECES: usize = 1_000_000;

/// The most identifiers and fields, counted together, that are kept; of a text with more only the beginning is shown.
pub const MAX_IDENTIFIERS_AND_FIELDS: usize = 3_000_000;

/// The search results of a text, up to the limits of a [`TextView`].
pub fn shown_batches(text: &str, grammar: Grammar) -> impl Iterator<Item = TextSearchBatch> {
    let mut kept = KeptSizes::default();
    IdentifierSearch::new(text, grammar).take_while(move |batch| {
        let goes_on = !kept.is_full();
        kept.add(batch);
        goes_on
    })
}

/// The number of pieces and of identifiers and fields that are kept.
#[derive(Clone, Copy, Debug, Default)]
struct KeptSizes {
    pieces: usize,
    found: usize,
}

impl KeptSizes {
    fn add(&mut self, batch: &TextSearchBatch) {
        self.pieces += batch.pieces.len();
        self.found += batch.identifiers.iter().map(|it| 1 + it.fields.len()).sum::<usize>();
    }

    const fn is_full(self) -> bool {
        self.pieces >= MAX_PIECES || self.found >= MAX_IDENTIFIERS_AND_FIELDS
    }
}

/// A text, with the identifiers found so far.
#[derive(Clone, Debug, Default)]
pub struct TextView {
    /// The text.
    pub text: Arc<str>,
    /// Which kinds of identifiers are searched for.
    pub grammar: Grammar,
    /// The pieces of its paragraphs, in order.
    pub pieces: Vec<ParagraphPiece>,
    /// The identifiers, in order.
    pub identifiers: Vec<Identifier>,
    /// For each identifier the verdict of RFC 5893 on its domain.
    pub judged: Vec<DomainVerdict>,
    /// The number of bytes that have been searched.
    pub searched: usize,
    kept: KeptSizes,
}

/// A piece of a paragraph as it is drawn. Ranges and orders count from its first character.
#[derive(Clone, Debug)]
pub struct PieceView {
    /// Its characters.
    pub characters: Vec<Character>,
    /// The identifiers that lie wholly in it.
    pub identifiers: Vec<IdentifierView>,
    /// Its display in each requested direction.
    pub displays: Vec<PieceDisplay>,
}

/// A piece in a paragraph of one direction.
#[derive(Clone, Debug)]
pub struct PieceDisplay {
    /// The direction.
    pub direction: Direction,
    /// The display order by the UBA.
    pub before: DisplayOrder,
    /// The display order with the requested directional controls.
    pub after: DisplayOrder,
    /// Whether both look the same.
    pub is_same: bool,
}

/// An identifier in a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierView {
    /// Its index among the identifiers of the text.
    pub index: usize,
    /// Its range, in characters of the piece.
    pub range: Range<usize>,
    /// The range of its path, query and fragment after a port that the grammar does not read.
    pub after_port: Option<Range<usize>>,
    /// Its fields, in logical order.
    pub fields: Vec<(FieldKind, Range<usize>)>,
    /// The verdict of RFC 5893 on its domain.
    pub judged: DomainVerdict,
}

/// The number of identifiers by verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All of them.
    pub identifiers: usize,
    /// Those whose domain violates RFC 5893.
    pub violated: usize,
    /// Those whose domain cannot be read.
    pub unreadable: usize,
}

impl IdentifierView {
    /// Its ranges: one, or two where an unread port is between them.
    pub fn pieces(&self) -> impl Iterator<Item = &Range<usize>> {
        [&self.range].into_iter().chain(&self.after_port)
    }
}

impl TextView {
    /// A text that has not been searched yet.
    pub fn new(text: Arc<str>, grammar: Grammar) -> Self {
        Self { text, grammar, ..Self::default() }
    }

    /// A text that is searched to its end or to the limits.
    pub fn of(text: &str, grammar: Grammar) -> Self {
        let mut view = Self::new(Arc::from(text), grammar);
        shown_batches(text, grammar).for_each(|batch| view.add(batch));
        view
    }

    /// Adds the next batch of results.
    pub fn add(&mut self, batch: TextSearchBatch) {
        self.kept.add(&batch);
        self.pieces.extend(batch.pieces);
        self.identifiers.extend(batch.identifiers);
        self.judged.extend(batch.domain_verdicts);
        self.searched = batch.bytes;
    }

    /// Whether the whole text has been searched.
    pub fn is_complete(&self) -> bool {
        self.searched >= self.text.len()
    }

    /// Whether the limits are reached, so that the rest is not searched.
    pub fn is_full(&self) -> bool {
        !self.is_complete() && self.kept.is_full()
    }

    /// The displays of the piece with this index in paragraphs of these directions, without and with the controls of
    /// `after` in its identifiers; `None` beyond the last piece.
    pub fn piece(
        &self,
        index: usize,
        directions: &[Direction],
        after: impl Into<ControlScheme>,
    ) -> Option<PieceView> {
        let after = after.into();
        let piece = self.pieces.get(index)?;
        let within = self.identifiers_of(piece);
        let paragraph = Paragraph { span: piece.span.clone() };
        let own = &self.identifiers[within.clone()];
        let mut characters = Vec::new();
        let displays = directions
            .iter()
            .map(|&direction| {
                let display = paragraph.display(&self.text, own, ParagraphDirection::Fixed(direction), after);
                characters = display.characters;
                let (before, after) = (display.before, display.after);
                let is_same = bidiscope_bidi::order::compare::is_same_display(&characters, &before, &after);
                PieceDisplay { direction, before, after, is_same }
            })
            .collect();
        let from = piece.span.characters.start;
        let shifted = |range: &Range<usize>| range.start - from..range.end - from;
        let identifiers = within
            .map(|index| {
                let identifier = &self.identifiers[index];
                let fields = identifier.all_fields();
                IdentifierView {
                    index,
                    range: shifted(&identifier.span.characters),
                    after_port: identifier.rest.as_ref().map(|rest| shifted(&rest.span.characters)),
                    fields: fields.map(|field| (field.kind, shifted(&field.span.characters))).collect(),
                    judged: self.judged[index].clone(),
                }
            })
            .collect();
        Some(PieceView { characters, identifiers, displays })
    }

    /// The indices of the identifiers that lie wholly in a piece.
    pub fn identifiers_of(&self, piece: &ParagraphPiece) -> Range<usize> {
        let bytes = &piece.span.bytes;
        let first = self.identifiers.partition_point(|it| it.span.bytes.start < bytes.start);
        let end = self.identifiers.partition_point(|it| it.extent().bytes.end <= bytes.end);
        first..end.max(first)
    }

    /// The number of identifiers found so far.
    pub fn counts(&self) -> Counts {
        let count = |predicate: fn(&&DomainVerdict) -> bool| self.judged.iter().filter(predicate).count();
        Counts {
            identifiers: self.judged.len(),
            violated: count(|it| **it == DomainVerdict::Verdict(Verdict::Violated)),
            unreadable: count(|it| matches!(it, DomainVerdict::Unreadable(_))),
        }
    }
}

/// The verdict to show for an identifier; a domain that cannot be read counts as a violation.
pub const fn verdict_of(judged: &DomainVerdict) -> Verdict {
    match judged {
        DomainVerdict::Verdict(verdict) => *verdict,
        DomainVerdict::Unreadable(_) => Verdict::Violated,
        DomainVerdict::NoDomain => Verdict::NotApplicable,
    }
}

/// The verdict in words.
pub fn describe(judged: &DomainVerdict) -> String {
    match judged {
        DomainVerdict::Verdict(verdict) => bidi_rule_predicate(*verdict),
        DomainVerdict::Unreadable(error) => {
            message!(identifier_unreadable, reason = domain_error_text(error)).to_string()
        }
        DomainVerdict::NoDomain => message!(identifier_ip_address).to_string(),
    }
}

/// The verdict as a full sentence.
pub fn sentence(judged: &DomainVerdict) -> String {
    match judged {
        DomainVerdict::Verdict(verdict) => message!(identifier_sentence, verdict = verdict.id()),
        DomainVerdict::Unreadable(error) => {
            message!(identifier_unreadable_sentence, reason = domain_error_text(error))
        }
        DomainVerdict::NoDomain => message!(identifier_sentence, verdict = "ip-address"),
    }
    .to_string()
}

/// Why a domain in a text cannot be read as a name.
pub fn domain_error_text(error: &DomainError) -> String {
    match error {
        DomainError::HostTooLong => {
            message!(identifier_host_too_long, most = MAX_IDENTIFIER_BYTES).to_string()
        }
        DomainError::Name(error) => error.to_string(),
    }
}

/// The hint for a click on an identifier, where it does anything.
pub fn click_hint(judged: &DomainVerdict) -> Option<&'static str> {
    match judged {
        DomainVerdict::Verdict(_) | DomainVerdict::Unreadable(_) => Some(message!(identifier_click).fixed()),
        DomainVerdict::NoDomain => None,
    }
}

/// The text with the controls of `scheme` in every identifier, and the ranges in `text` of the identifiers that
/// were left without them because they are too long.
pub fn text_with_controls(
    text: &str,
    grammar: Grammar,
    directions: &ParagraphDirections,
    scheme: ControlScheme,
) -> (String, Vec<Span>) {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let direction = |index| directions.of(index).paragraph();
    let Ok(too_long) = write_with_controls(text, grammar, direction, scheme, &mut |part| {
        written.push_str(part);
        Ok::<(), Infallible>(())
    });
    (written, too_long)
}

/// A warning about identifiers that were too long for directional controls; `None` where there are none.
pub fn unmarked_warning(too_long: &[Span]) -> Option<String> {
    let position = too_long.first()?.characters.start + 1;
    let count = too_long.len();
    let most = MAX_IDENTIFIER_BYTES;
    Some(message!(text_without_controls, count = count, position = position, most = most).to_string())
}

/// A notice that only the beginning of the text is shown.
pub fn truncation_notice(view: &TextView) -> String {
    // In thousandths, rounded down, so that it is never 100%.
    let parts = view.searched.saturating_mul(1_000) / view.text.len().max(1);
    message!(text_cut_off, percent = format!("{}.{}", parts / 10, parts % 10)).to_string()
}
