//! The Text tab: running text with the identifiers found in it.

mod host;
mod words;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Range;
use std::sync::Arc;

use crate::titles::Titled;
use bidiscope_bidi::controls::{ControlFinding, ControlFindingKind, control_findings};
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_url::text::{
    CharacterAndByteSpan, DomainBidiRuleVerdict, IdentifierCharacterCount, IdentifierControlScheme,
    Paragraph, ParagraphPiece, ResourceIdentifier, ResourceIdentifierGrammar, ResourceIdentifierSearch,
    TextSearchBatch, character_counts_of_identifiers, write_with_inserted_controls,
};

pub use host::{LinkHostDisplay, LinkHostDisplays, LinkHostView};
pub use words::{
    domain_error_text, identifier_click_hint, identifier_verdict_sentence, identifier_verdict_text,
    too_long_for_controls_warning, truncation_notice,
};

enum_with_ids! {
    /// In which paragraph directions the Text tab shows a text.
    #[derive(Default)]
    pub enum ShownDirections {
        /// Left to right and right to left, one below the other.
        #[default]
        Both = "both";
        /// Each paragraph in its own direction: see [`ParagraphDirections`].
        OfParagraph = "own";
    }
}

enum_with_ids! {
    /// How the direction of a paragraph is determined.
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
    /// How the column “After” of the Text tab shows identifiers: which controls are put around their parts.
    #[derive(Default)]
    pub enum ControlSchemeChoice {
        /// With the directional controls of Davis's extension.
        #[default]
        DavisFields = "fields";
        /// With the directional controls of Dürst's draft.
        DuerstComponents = "components";
        /// With left-to-right isolates.
        LabelIsolates = "isolates";
        /// In the one-to-one display of the paper (Atkin, Stansifer and Alsharif 2001).
        OneToOne = "one-to-one";
    }
}

impl ControlSchemeChoice {
    /// The heading of the column.
    pub fn heading(self) -> &'static str {
        self.message().static_attribute("heading")
    }

    /// The bidi controls to insert into each identifier so that it is displayed this way. `davis_field_order` is used
    /// only for [`Self::DavisFields`].
    pub const fn control_scheme(self, davis_field_order: FieldOrderDirection) -> IdentifierControlScheme {
        match self {
            Self::DavisFields => IdentifierControlScheme::Davis(davis_field_order),
            Self::DuerstComponents => IdentifierControlScheme::Durst,
            Self::LabelIsolates => IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight),
            Self::OneToOne => IdentifierControlScheme::OneToOne,
        }
    }
}

impl TextDirection {
    /// The direction of the paragraph to which this piece belongs, determined in this way.
    pub const fn resolved_direction(self, piece: &ParagraphPiece) -> Direction {
        match self {
            Self::Automatic => piece.paragraph_direction,
            Self::LeftToRight => Direction::LeftToRight,
            Self::RightToLeft => Direction::RightToLeft,
        }
    }

    /// The paragraph direction as a parameter of the UBA.
    pub const fn paragraph(self) -> ParagraphDirection {
        match self {
            Self::Automatic => ParagraphDirection::Auto,
            Self::LeftToRight => ParagraphDirection::LTR,
            Self::RightToLeft => ParagraphDirection::RTL,
        }
    }
}

/// How the direction of each paragraph of a text is determined.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParagraphDirections {
    /// How it is determined for paragraphs without an entry in `overrides`.
    pub default_direction: TextDirection,
    /// The exceptions, by the index of the paragraph, from 0.
    pub overrides_by_paragraph_index: BTreeMap<usize, TextDirection>,
}

impl ParagraphDirections {
    /// How the direction of the paragraph with this index, from 0, is determined.
    pub fn of(&self, paragraph_index: usize) -> TextDirection {
        self.overrides_by_paragraph_index.get(&paragraph_index).copied().unwrap_or(self.default_direction)
    }
}

/// The most pieces of paragraphs that a [`TextView`] keeps; of a longer text only the beginning is shown.
pub const MAX_PARAGRAPH_PIECES_PER_TEXT: usize = 1_000_000;

/// The most identifiers and fields, counted together, that a [`TextView`] keeps; of a text with more only the beginning
/// is shown.
pub(crate) const MAX_IDENTIFIERS_AND_FIELDS: usize = 3_000_000;

/// The results of searching a text for identifiers, in batches, up to the limits of a [`TextView`].
pub fn search_batches(
    text: &str,
    grammar: ResourceIdentifierGrammar,
) -> impl Iterator<Item = TextSearchBatch> {
    let mut kept = KeptSizes::default();
    ResourceIdentifierSearch::new(text, grammar).take_while(move |batch| {
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
        self.pieces >= MAX_PARAGRAPH_PIECES_PER_TEXT || self.found >= MAX_IDENTIFIERS_AND_FIELDS
    }
}

/// A running text, with the identifiers (domain names, web and mail addresses) found in it so far.
#[derive(Clone, Debug, Default)]
pub struct TextView {
    /// The text.
    pub text: Arc<str>,
    /// The grammar by which identifiers are searched for.
    pub identifier_grammar: ResourceIdentifierGrammar,
    /// The pieces of its paragraphs, in order.
    pub paragraph_pieces: Vec<ParagraphPiece>,
    /// The identifiers, in order.
    pub identifiers: Vec<ResourceIdentifier>,
    /// For each identifier the verdict of RFC 5893 on its domain.
    pub identifier_domain_verdicts: Vec<DomainBidiRuleVerdict>,
    /// The number of bytes of the text that have been searched.
    pub searched_prefix_bytes: usize,
    kept: KeptSizes,
}

/// A piece of a paragraph as it is drawn. Ranges and orders count from its first character.
#[derive(Clone, Debug)]
pub struct ParagraphPieceView {
    /// Its characters.
    pub characters: Vec<Character>,
    /// The identifiers that lie wholly in it.
    pub contained_identifiers: Vec<IdentifierView>,
    /// Its displays in a paragraph of each requested direction, in the order of the directions.
    pub displays_by_direction: Vec<ParagraphPieceDisplay>,
}

/// The displays of a piece in a paragraph of one direction.
#[derive(Clone, Debug)]
pub struct ParagraphPieceDisplay {
    /// The paragraph direction.
    pub paragraph_direction: Direction,
    /// The display order by the UBA, without added controls.
    pub order_without_controls: DisplayOrder,
    /// The display order with the requested directional controls.
    pub order_with_controls: DisplayOrder,
    /// Whether `before` and `after` look the same.
    pub is_unchanged_by_controls: bool,
}

/// An identifier in a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierView {
    /// Its index in [`TextView::identifiers`], from 0.
    pub identifier_index: usize,
    /// Its range, in characters of the piece.
    pub character_range_in_piece: Range<usize>,
    /// The range, in characters of the piece, of its path, query and fragment after a port, which the grammar does not read;
    /// `None` where it has no such port.
    pub piece_range_after_port: Option<Range<usize>>,
    /// Its fields with their ranges in characters of the piece, in logical order.
    pub fields_with_piece_ranges: Vec<(DavisFieldKind, Range<usize>)>,
    /// The verdict of RFC 5893 on its domain.
    pub domain_verdict: DomainBidiRuleVerdict,
    /// How each display shows its host; `None` if it has none, or if it is too long to be split into fields.
    pub link_host: Option<LinkHostView>,
}

impl IdentifierView {
    /// The verdict that it has a sign for: that of RFC 5893, unless a display makes its host unclear or something is wrong
    /// with the link.
    pub fn bidi_and_host_verdict(&self) -> RuleVerdict {
        match &self.link_host {
            Some(host) if !host.is_clear_in_every_display() => RuleVerdict::Violated,
            _ => identifier_verdict(&self.domain_verdict),
        }
    }

    /// As [`Self::bidi_and_host_verdict`], of its place in one display: that with this index in
    /// [`ParagraphPieceView::displays_by_direction`], with the added controls if `with_added_controls`.
    pub fn bidi_and_host_verdict_in_display(
        &self,
        direction_index: usize,
        with_added_controls: bool,
    ) -> RuleVerdict {
        let is_clear = |host: &LinkHostView| {
            let line = host
                .displays_by_direction
                .get(direction_index)
                .map(|it| if with_added_controls { it.with_controls } else { it.without_controls });
            host.is_sound() && line.is_none_or(|it| it.shows_link_clearly())
        };
        match &self.link_host {
            Some(host) if !is_clear(host) => RuleVerdict::Violated,
            _ => identifier_verdict(&self.domain_verdict),
        }
    }
}

/// How many identifiers a text has, and how many of them violate RFC 5893.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdentifierCounts {
    /// All identifiers.
    pub identifiers: usize,
    /// Those whose domain can be read and violates RFC 5893.
    pub violated: usize,
    /// Those whose domain cannot be read.
    pub unreadable: usize,
}

impl IdentifierView {
    /// Its ranges, in characters of the piece: one, or two where a port that is not read stands between them.
    pub fn character_ranges_in_piece(&self) -> impl Iterator<Item = &Range<usize>> {
        [&self.character_range_in_piece].into_iter().chain(&self.piece_range_after_port)
    }
}

impl TextView {
    /// A text that has not been searched yet.
    pub fn new(text: Arc<str>, identifier_grammar: ResourceIdentifierGrammar) -> Self {
        Self { text, identifier_grammar, ..Self::default() }
    }

    /// A text that is searched to its end or to the limits.
    pub fn of_searched_text(text: &str, identifier_grammar: ResourceIdentifierGrammar) -> Self {
        let mut view = Self::new(Arc::from(text), identifier_grammar);
        search_batches(text, identifier_grammar).for_each(|batch| view.add(batch));
        view
    }

    /// Adds the next batch of [`search_batches`] for the same text and grammar. All of them must be added in their order.
    pub fn add(&mut self, batch: TextSearchBatch) {
        self.kept.add(&batch);
        self.paragraph_pieces.extend(batch.pieces);
        self.identifiers.extend(batch.identifiers);
        self.identifier_domain_verdicts.extend(batch.domain_verdicts);
        self.searched_prefix_bytes = batch.searched_bytes;
    }

    /// Whether the whole text has been searched.
    pub fn is_wholly_searched(&self) -> bool {
        self.searched_prefix_bytes >= self.text.len()
    }

    /// Whether the limits are reached, so that the rest is not searched.
    pub fn is_search_limit_reached(&self) -> bool {
        !self.is_wholly_searched() && self.kept.is_full()
    }

    /// The piece with this index in [`IdentifierView::character_ranges_in_piece`], with its display in a paragraph of each of
    /// these directions, without and with the controls of `control_scheme` in its identifiers; `None` beyond the last piece.
    pub fn paragraph_piece_view(
        &self,
        piece_index: usize,
        paragraph_directions: &[Direction],
        control_scheme: impl Into<IdentifierControlScheme>,
    ) -> Option<ParagraphPieceView> {
        let scheme = control_scheme.into();
        let piece = self.paragraph_pieces.get(piece_index)?;
        let within = self.identifiers_of(piece);
        let paragraph = Paragraph { span: piece.span_in_text.clone() };
        let own = &self.identifiers[within.clone()];
        let mut characters = Vec::new();
        let displays: Vec<ParagraphPieceDisplay> = paragraph_directions
            .iter()
            .map(|&direction| {
                let display = paragraph.display_with_inserted_controls(
                    &self.text,
                    own,
                    ParagraphDirection::Fixed(direction),
                    scheme,
                );
                characters = display.paragraph_characters;
                let (before, scheme) =
                    (display.display_order_without_controls, display.display_order_with_controls);
                let is_same = bidiscope_bidi::order::compare::is_same_display(&characters, &before, &scheme);
                ParagraphPieceDisplay {
                    paragraph_direction: direction,
                    order_without_controls: before,
                    order_with_controls: scheme,
                    is_unchanged_by_controls: is_same,
                }
            })
            .collect();
        let from = piece.span_in_text.character_range.start;
        let shifted = |range: &Range<usize>| range.start - from..range.end - from;
        let identifiers = within
            .map(|index| {
                let identifier = &self.identifiers[index];
                let fields = identifier.all_fields();
                let fields: Vec<_> =
                    fields.map(|field| (field.field_kind, shifted(&field.span.character_range))).collect();
                let extent = shifted(&identifier.span_opened_as_link(&self.text).character_range);
                let host = identifier.host_character_range_in_text(&self.text).map(|it| shifted(&it));
                // What is opened may be longer than the piece.
                let host = host.filter(|_| extent.end <= characters.len());
                let check = || identifier.check_url_host(&self.text).unwrap_or_default();
                IdentifierView {
                    identifier_index: index,
                    character_range_in_piece: shifted(&identifier.span.character_range),
                    piece_range_after_port: identifier
                        .path_after_ignored_port
                        .as_ref()
                        .map(|rest| shifted(&rest.span.character_range)),
                    link_host: host.map(|it| LinkHostView::of(&characters, &displays, (extent, it), check())),
                    fields_with_piece_ranges: fields,
                    domain_verdict: self.identifier_domain_verdicts[index].clone(),
                }
            })
            .collect();
        Some(ParagraphPieceView {
            characters,
            contained_identifiers: identifiers,
            displays_by_direction: displays,
        })
    }

    /// What the piece with this index hides by bidi controls and invisible characters, with positions in it; of a paragraph in
    /// several pieces only what one piece tells.
    pub fn control_findings_in_piece(&self, piece_index: usize) -> Vec<ControlFinding> {
        let Some(piece) = self.paragraph_pieces.get(piece_index) else { return Vec::new() };
        let is_part = piece.piece_index_in_paragraph > 0
            || self
                .paragraph_pieces
                .get(piece_index + 1)
                .is_some_and(|it| it.paragraph_index == piece.paragraph_index);
        // A byte order mark hides nothing.
        let mark =
            |at: usize, it: char| at == 0 && piece.span_in_text.byte_range.start == 0 && it == '\u{FEFF}';
        let text = self.text[piece.span_in_text.byte_range.clone()].chars().enumerate();
        let mut found = control_findings(text.map(|(at, it)| if mark(at, it) { ' ' } else { it }));
        found.retain(|it| {
            !is_part
                || matches!(
                    it.finding_kind,
                    ControlFindingKind::OverrideControl | ControlFindingKind::InvisibleCharacters
                )
        });
        found
    }

    /// The indices of the identifiers that lie wholly in a piece.
    fn identifiers_of(&self, piece: &ParagraphPiece) -> Range<usize> {
        let bytes = &piece.span_in_text.byte_range;
        let first = self.identifiers.partition_point(|it| it.span.byte_range.start < bytes.start);
        let end = self
            .identifiers
            .partition_point(|it| it.span_including_ignored_port().byte_range.end <= bytes.end);
        first..end.max(first)
    }

    /// How often each character occurs in the identifiers found so far, the most frequent first.
    pub fn identifier_character_counts(&self) -> Vec<IdentifierCharacterCount> {
        character_counts_of_identifiers(&self.text, &self.identifiers)
    }

    /// The number of identifiers found so far.
    pub fn counts(&self) -> IdentifierCounts {
        let count = |predicate: fn(&&DomainBidiRuleVerdict) -> bool| {
            self.identifier_domain_verdicts.iter().filter(predicate).count()
        };
        IdentifierCounts {
            identifiers: self.identifier_domain_verdicts.len(),
            violated: count(|it| **it == DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::Violated)),
            unreadable: count(|it| matches!(it, DomainBidiRuleVerdict::UnreadableDomain(_))),
        }
    }
}

/// The verdict of RFC 5893 on the domain of an identifier; a domain that cannot be read counts as a violation.
pub const fn identifier_verdict(domain_verdict: &DomainBidiRuleVerdict) -> RuleVerdict {
    match domain_verdict {
        DomainBidiRuleVerdict::BidiRuleVerdict(verdict) => *verdict,
        DomainBidiRuleVerdict::UnreadableDomain(_) => RuleVerdict::Violated,
        DomainBidiRuleVerdict::NoDomain(_) => RuleVerdict::NotApplicable,
    }
}

/// A text with bidi controls in its identifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextWithControls {
    /// The text with the controls.
    pub text: String,
    /// Where the text without controls has identifiers that got none because they are too long.
    pub too_long_identifier_spans: Vec<CharacterAndByteSpan>,
}

/// The text with the bidi controls of `control_scheme` inserted into every identifier.
pub fn insert_identifier_controls(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
    paragraph_directions: &ParagraphDirections,
    control_scheme: IdentifierControlScheme,
) -> TextWithControls {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let direction = |index| paragraph_directions.of(index).paragraph();
    let Ok(too_long_identifier_spans) =
        write_with_inserted_controls(text, identifier_grammar, direction, control_scheme, &mut |part| {
            written.push_str(part);
            Ok::<(), Infallible>(())
        });
    TextWithControls { text: written, too_long_identifier_spans: too_long_identifier_spans.0 }
}
