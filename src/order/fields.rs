//! Davis, "Bidi IRIs" (2011): the fields of an identifier in one constant direction, as if the whole
//! were embedded in LRE...PDF and each field surrounded by LRMs.
//!
//! A field is the text between separators: `://` after a scheme, `/`, `?` and `#` where the parts
//! begin, the label separators in a domain, `/` in a path, `=` and `&` in a query.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::name::{Character, is_label_separator};

use super::marked::{LRE, LRM, Marked, PDF, RLE, RLM};
use super::{Direction, DisplayOrder};

/// What a field is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// What stands before `://`.
    Scheme,
    /// What stands before `@` in front of the host; an extension of the grammar.
    Userinfo,
    /// A label of the domain.
    Label,
    /// An IP address in place of the domain; an extension of the grammar.
    IpAddress,
    /// The number after the host's `:`; an extension of the grammar.
    Port,
    /// A segment of the path.
    Path,
    /// A name or a value in the query.
    Query,
    /// The fragment.
    Fragment,
}

impl FieldKind {
    /// The identifier in machine-readable output.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Scheme => "scheme",
            Self::Userinfo => "userinfo",
            Self::Label => "label",
            Self::IpAddress => "ip-address",
            Self::Port => "port",
            Self::Path => "path",
            Self::Query => "query",
            Self::Fragment => "fragment",
        }
    }
}

/// A field of an identifier. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is.
    pub kind: FieldKind,
    /// The logical characters, in characters.
    pub range: Range<usize>,
}

/// In which overall order the fields stand: the four that Unicode's Public Review Issue 185
/// (L2/11-382), the successor of Davis's text, names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OverallOrder {
    /// Always from left to right.
    #[default]
    Constant,
    /// In the direction of the environment.
    Environment,
    /// From right to left if there is at least one R, AL or AN in it, else from left to right.
    Content,
    /// In the direction of the top-level domain.
    TopLevelDomain,
}

impl OverallOrder {
    /// Every order, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Constant, Self::Environment, Self::Content, Self::TopLevelDomain];

    /// The identifier on the command line and in machine-readable output.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::Environment => "environment",
            Self::Content => "content",
            Self::TopLevelDomain => "top-level-domain",
        }
    }

    /// The order with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }

    /// What a reader is told that this is.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Constant => "Constant order",
            Self::Environment => "Environment order",
            Self::Content => "Content order",
            Self::TopLevelDomain => "Top-level domain order",
        }
    }

    /// The direction in which these fields follow each other, in an environment of this direction.
    pub fn direction(self, characters: &[Character], fields: &[Field], environment: Direction) -> Direction {
        let holds_right_to_left =
            |range: Range<usize>| characters[range].iter().any(|it| it.class.makes_label_right_to_left());
        let is_right_to_left = match self {
            Self::Constant => false,
            Self::Environment => environment.is_right_to_left(),
            Self::Content => holds_right_to_left(0..characters.len()),
            Self::TopLevelDomain => fields
                .iter()
                .rfind(|field| field.kind == FieldKind::Label)
                .is_some_and(|field| holds_right_to_left(field.range.clone())),
        };
        if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight }
    }
}

/// The fields of an identifier, in logical order. The characters are taken as one identifier: a
/// scheme where `://` follows it, then a domain, a path, a query and a fragment, each if it is there.
pub fn fields(characters: &[Character]) -> Vec<Field> {
    let is = |at: usize, scalar: char| characters.get(at).is_some_and(|it| it.scalar == scalar);
    let first = |from: usize, wanted: &[char]| {
        let found = characters[from..].iter().position(|it| wanted.contains(&it.scalar));
        found.map_or(characters.len(), |at| from + at)
    };
    let mut found = Fields { characters, found: Vec::new() };
    let mut at = 0;
    let scheme = first(0, &[':', '/', '?', '#']);
    if scheme > 0 && is(scheme, ':') && is(scheme + 1, '/') && is(scheme + 2, '/') {
        found.split(FieldKind::Scheme, 0..scheme, |_| false);
        at = scheme + 3;
    }
    let domain_end = first(at, &['/', '?', '#']);
    found.split(FieldKind::Label, at..domain_end, is_label_separator);
    let query = if is(domain_end, '/') { first(domain_end, &['?', '#']) } else { domain_end };
    found.split(FieldKind::Path, domain_end..query, |it| it == '/');
    let fragment = if is(query, '?') { first(query, &['#']) } else { query };
    found.split(FieldKind::Query, (query + 1).min(fragment)..fragment, |it| matches!(it, '=' | '&'));
    found.split(FieldKind::Fragment, (fragment + 1).min(characters.len())..characters.len(), |_| false);
    found.found
}

struct Fields<'a> {
    characters: &'a [Character],
    found: Vec<Field>,
}

impl Fields<'_> {
    /// Adds what stands in this range between separators.
    fn split(&mut self, kind: FieldKind, range: Range<usize>, is_separator: impl Fn(char) -> bool) {
        let mut start = range.start;
        for end in range.start..=range.end {
            if end < range.end && !is_separator(self.characters[end].scalar) {
                continue;
            }
            if start < end {
                self.found.push(Field { kind, range: start..end });
            }
            start = end + 1;
        }
    }
}

/// The marks of Davis's extension: an embedding in the overall direction round the whole, and a mark of
/// that direction on either side of each field. What carries these marks already gets none.
pub fn mark(characters: &[Character], overall: OverallOrder, environment: Direction) -> Marked {
    if is_marked(characters) {
        return Marked::default();
    }
    let fields = fields(characters);
    let direction = overall.direction(characters, &fields, environment);
    mark_fields(characters.len(), fields.into_iter().map(|field| field.range), direction)
}

/// The marks round an identifier of `length` characters with these fields, all in one direction.
pub fn mark_fields(
    length: usize,
    fields: impl IntoIterator<Item = Range<usize>>,
    direction: Direction,
) -> Marked {
    let (embedding, around) = match direction {
        Direction::LeftToRight => (LRE, LRM),
        Direction::RightToLeft => (RLE, RLM),
    };
    Marked::around(length, Some((embedding, PDF)), fields, (around, around))
}

/// Whether the characters carry the marks of the extension, in either direction.
fn is_marked(characters: &[Character]) -> bool {
    if !characters.first().is_some_and(|it| matches!(it.scalar, LRE | RLE)) {
        return false;
    }
    let bare: Vec<Character> =
        characters.iter().copied().filter(|it| !matches!(it.scalar, LRM | RLM | LRE | RLE | PDF)).collect();
    let ranges = || fields(&bare).into_iter().map(|field| field.range);
    [Direction::LeftToRight, Direction::RightToLeft]
        .into_iter()
        .any(|direction| mark_fields(bare.len(), ranges(), direction).characters(&bare) == characters)
}

/// The order in which the extension shows the characters in an environment of this direction.
pub fn order_in(characters: &[Character], overall: OverallOrder, environment: Direction) -> DisplayOrder {
    mark(characters, overall, environment).order(characters, Some(environment))
}

/// The constant order in a left-to-right environment.
pub(super) fn order(characters: &[Character]) -> DisplayOrder {
    order_in(characters, OverallOrder::Constant, Direction::LeftToRight)
}
