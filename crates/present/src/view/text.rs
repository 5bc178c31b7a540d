//! The Text tab: running text with what is found in it.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Range;
use std::sync::Arc;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::text::{
    Batch, Grammar, Identifier, Judged, MAX_IDENTIFIER_BYTES, Marks, Paragraph, Piece, Span, TextSearch,
    rewrite_onto,
};
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::words::of_domain;

enum_with_ids! {
    /// In which directions the paragraphs are shown.
    #[derive(Default)]
    pub enum ShownDirections {
        /// From left to right and from right to left, one below the other.
        #[default]
        Both = "both", "in LTR and RTL";
        /// In the paragraph's own direction.
        Own = "own", "as they run";
    }
}

enum_with_ids! {
    /// Which way the paragraphs run, where nothing else is said of one.
    #[derive(Default)]
    pub enum TextDirection {
        /// Each as its first strong character.
        #[default]
        Automatic = "automatic", "Automatic";
        /// From left to right.
        LeftToRight = "left-to-right", "Left to right";
        /// From right to left.
        RightToLeft = "right-to-left", "Right to left";
    }
}

enum_with_ids! {
    /// How the identifiers are shown in the column "After".
    #[derive(Default)]
    pub enum AfterDisplay [
        /// What a reader is told that this is.
        title,
        /// The same as the heading of the column.
        heading,
        /// What it is in a sentence or two.
        about
    ] {
        /// With the marks of Davis's extension.
        #[default]
        Fields = "fields", "Davis\u{2019}s extension", "with Davis\u{2019}s extension",
            "Each field between marks, and an embedding round the identifier, in the overall order chosen beside it.";
        /// With Dürst's marks.
        Components = "components", "D\u{FC}rst\u{2019}s marks", "with D\u{FC}rst\u{2019}s marks",
            "A left-to-right mark on either side of each right-to-left component.";
        /// With left-to-right isolates.
        Isolates = "isolates", "Isolates", "with isolates",
            "A left-to-right isolate round the identifier and one round each field.";
        /// The paper's display.
        OneToOne = "one-to-one", "One-to-one (the paper)", "each identifier as the paper shows it",
            "No marks bring this about: text that shows it holds the identifier in display order between LRO and PDF. \
             It can be looked at, but who copies a name from it has another one.";
    }
}

impl AfterDisplay {
    /// The marks that bring it about; Davis's in this order.
    pub const fn marks(self, overall: OverallOrder) -> Marks {
        match self {
            Self::Fields => Marks::Davis(overall),
            Self::Components => Marks::Durst,
            Self::Isolates => Marks::Isolates(LabelIsolate::LeftToRight),
            Self::OneToOne => Marks::OneToOne,
        }
    }
}

impl TextDirection {
    /// The direction in which the paragraph of a piece runs.
    pub const fn resolved(self, piece: &Piece) -> Direction {
        match self {
            Self::Automatic => piece.direction,
            Self::LeftToRight => Direction::LeftToRight,
            Self::RightToLeft => Direction::RightToLeft,
        }
    }

    /// The same as the engine takes it.
    pub const fn paragraph(self) -> ParagraphDirection {
        match self {
            Self::Automatic => ParagraphDirection::Auto,
            Self::LeftToRight => ParagraphDirection::LTR,
            Self::RightToLeft => ParagraphDirection::RTL,
        }
    }
}

/// Which way each paragraph of a text runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Directions {
    /// All those of which nothing is said by itself.
    pub general: TextDirection,
    /// The others, by their index.
    pub own: BTreeMap<usize, TextDirection>,
}

impl Directions {
    /// What is said of a paragraph.
    pub fn of(&self, paragraph: usize) -> TextDirection {
        self.own.get(&paragraph).copied().unwrap_or(self.general)
    }
}

/// The most pieces of a text that are kept to be shown; of a text that has more, only the beginning is.
pub const MOST_PIECES: usize = 1_000_000;

/// The most identifiers and fields of identifiers that are kept, taken together; likewise.
pub const MOST_FOUND: usize = 3_000_000;

/// What is found in a text, as far as it can be shown: the search ends where a [`TextView`] is full.
pub fn shown_batches(text: &str, grammar: Grammar) -> impl Iterator<Item = Batch> {
    let mut kept = KeptSizes::default();
    TextSearch::new(text, grammar).take_while(move |batch| {
        let goes_on = !kept.is_full();
        kept.add(batch);
        goes_on
    })
}

/// How much of a text is kept.
#[derive(Clone, Copy, Debug, Default)]
struct KeptSizes {
    pieces: usize,
    found: usize,
}

impl KeptSizes {
    fn add(&mut self, batch: &Batch) {
        self.pieces += batch.pieces.len();
        self.found += batch.identifiers.iter().map(|it| 1 + it.fields.len()).sum::<usize>();
    }

    const fn is_full(self) -> bool {
        self.pieces >= MOST_PIECES || self.found >= MOST_FOUND
    }
}

/// A text, and what has been found in it so far.
#[derive(Clone, Debug, Default)]
pub struct TextView {
    /// The text.
    pub text: Arc<str>,
    /// What is looked for.
    pub grammar: Grammar,
    /// The pieces of its paragraphs, in order.
    pub pieces: Vec<Piece>,
    /// The identifiers, in order.
    pub identifiers: Vec<Identifier>,
    /// For each of them what RFC 5893 says of its domain.
    pub judged: Vec<Judged>,
    /// How far the text is searched, in bytes from its beginning.
    pub searched: usize,
    kept: KeptSizes,
}

/// A piece of a paragraph as it is drawn. Its ranges and orders count from its first character.
#[derive(Clone, Debug)]
pub struct PieceView {
    /// Its characters.
    pub characters: Vec<Character>,
    /// The identifiers that stand wholly in it.
    pub identifiers: Vec<IdentifierView>,
    /// How it is shown, in each direction that was asked for.
    pub displays: Vec<PieceDisplay>,
}

/// A piece in a paragraph of one direction.
#[derive(Clone, Debug)]
pub struct PieceDisplay {
    /// The direction.
    pub direction: Direction,
    /// As the UBA shows it.
    pub before: DisplayOrder,
    /// As it is shown with the marks that were asked for.
    pub after: DisplayOrder,
    /// Whether the two are the same picture.
    pub is_same: bool,
}

/// An identifier in a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierView {
    /// Which one of the text's it is.
    pub index: usize,
    /// Where it stands, in characters.
    pub range: Range<usize>,
    /// Where its path, query and fragment stand after a port that is not read.
    pub rest: Option<Range<usize>>,
    /// Its fields, in logical order.
    pub fields: Vec<(FieldKind, Range<usize>)>,
    /// What RFC 5893 says of its domain.
    pub judged: Judged,
}

/// How many identifiers of each kind there are.
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
    /// Its pieces: one, or two with a port between them that is not read.
    pub fn pieces(&self) -> impl Iterator<Item = &Range<usize>> {
        [&self.range].into_iter().chain(&self.rest)
    }
}

impl TextView {
    /// A text of which nothing has been searched yet.
    pub fn new(text: Arc<str>, grammar: Grammar) -> Self {
        Self { text, grammar, ..Self::default() }
    }

    /// A text that is searched to its end at once, or until the view is full.
    pub fn of(text: &str, grammar: Grammar) -> Self {
        let mut view = Self::new(Arc::from(text), grammar);
        shown_batches(text, grammar).for_each(|batch| view.add(batch));
        view
    }

    /// Adds the next batch.
    pub fn add(&mut self, batch: Batch) {
        self.kept.add(&batch);
        self.pieces.extend(batch.pieces);
        self.identifiers.extend(batch.identifiers);
        self.judged.extend(batch.judged);
        self.searched = batch.bytes;
    }

    /// Whether all of the text is searched.
    pub fn is_complete(&self) -> bool {
        self.searched >= self.text.len()
    }

    /// Whether as much of the text is shown as can be: the rest is not searched.
    pub fn is_full(&self) -> bool {
        !self.is_complete() && self.kept.is_full()
    }

    /// What a piece shows in these directions; `None` beyond the last piece.
    pub fn piece(
        &self,
        index: usize,
        directions: &[Direction],
        after: impl Into<Marks>,
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
                let is_same = bidiscope_bidi::order::compare::shows_the_same(&characters, &before, &after);
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
                    rest: identifier.rest.as_ref().map(|rest| shifted(&rest.span.characters)),
                    fields: fields.map(|field| (field.kind, shifted(&field.span.characters))).collect(),
                    judged: self.judged[index].clone(),
                }
            })
            .collect();
        Some(PieceView { characters, identifiers, displays })
    }

    /// Which identifiers stand wholly in a piece.
    pub fn identifiers_of(&self, piece: &Piece) -> Range<usize> {
        let bytes = &piece.span.bytes;
        let first = self.identifiers.partition_point(|it| it.span.bytes.start < bytes.start);
        let end = self.identifiers.partition_point(|it| it.extent().bytes.end <= bytes.end);
        first..end.max(first)
    }

    /// How many identifiers have been found.
    pub fn counts(&self) -> Counts {
        let count = |wanted: fn(&&Judged) -> bool| self.judged.iter().filter(wanted).count();
        Counts {
            identifiers: self.judged.len(),
            violated: count(|it| **it == Judged::Verdict(Verdict::Violated)),
            unreadable: count(|it| matches!(it, Judged::Unreadable(_))),
        }
    }
}

/// The sign that an identifier has: its verdict, and a violation where it cannot be read.
pub const fn sign(judged: &Judged) -> Verdict {
    match judged {
        Judged::Verdict(verdict) => *verdict,
        Judged::Unreadable(_) => Verdict::Violated,
        Judged::NoDomain => Verdict::NotApplicable,
    }
}

/// The same in words.
pub fn words(judged: &Judged) -> String {
    match judged {
        Judged::Verdict(verdict) => of_domain(*verdict).to_owned(),
        Judged::Unreadable(reason) => format!("cannot be read as a name: {reason}"),
        Judged::NoDomain => "an IP address, no domain".to_owned(),
    }
}

/// The same as a sentence of its own.
pub fn sentence(judged: &Judged) -> String {
    let is = match judged {
        Judged::Verdict(Verdict::NotApplicable) | Judged::NoDomain => "is ",
        Judged::Verdict(_) | Judged::Unreadable(_) => "",
    };
    format!("It {is}{}.", words(judged))
}

/// What a click on an identifier does, where it does anything.
pub const fn on_click(judged: &Judged) -> Option<&'static str> {
    match judged {
        Judged::Verdict(_) | Judged::Unreadable(_) => Some("Click to open its domain in Inspect."),
        Judged::NoDomain => None,
    }
}

/// The text with these marks in every identifier, each paragraph in its own direction; and where the
/// identifiers stand that were left without, because they are too long.
pub fn marked(text: &str, grammar: Grammar, directions: &Directions, marks: Marks) -> (String, Vec<Span>) {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let direction = |index| directions.of(index).paragraph();
    let Ok(too_long) = rewrite_onto(text, grammar, direction, marks, &mut |part| {
        written.push_str(part);
        Ok::<(), Infallible>(())
    });
    (written, too_long)
}

/// What is said of identifiers that were left without marks; `None` where there are none.
pub fn left_without_marks(too_long: &[Span]) -> Option<String> {
    let first = too_long.first()?.characters.start;
    let most = format!("more than {MAX_IDENTIFIER_BYTES} bytes");
    Some(match too_long.len() {
        1 => format!("One identifier, at character {first}, has {most} and was left without marks."),
        several => {
            format!(
                "{several} identifiers, the first at character {first}, have {most} and were left without marks."
            )
        }
    })
}

/// What is said of a text of which only the beginning is shown.
pub fn words_of_full(view: &TextView) -> String {
    // In parts of a thousand, rounded down: never all of it.
    let parts = view.searched.saturating_mul(1_000) / view.text.len().max(1);
    format!(
        "Only the first {}.{}% of the text is shown here: the command `bidiscope text FILE` lists all of it.",
        parts / 10,
        parts % 10
    )
}
