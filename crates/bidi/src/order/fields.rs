//! Davis, "Bidi IRIs" (2011): the fields of an identifier in one constant direction, as if the whole were
//! embedded in LRE...PDF and each field surrounded by LRMs.
//!
//! A field is the text between separators: `://` after a scheme, `/`, `?` and `#` where the parts
//! begin, the label separators in a domain, `/` in a path, `=` and `&` in a query; and the `@` and the port’s colon, which Davis
//! leaves open.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::address::{
    AuthoritySyntax, Url, UrlPart, UrlPartKind, authority_end, is_ip_address, parts_from_authority,
    scheme_before_slashes,
};
use crate::enum_with_ids;
use crate::name::{Character, is_label_separator};

use super::Direction;
use super::insertion::{ControlPair, InsertionPlan, LRE, LRM, PDF, RLE, RLM};
use super::structural::{between_separators, direction_by_right_to_left_content};

enum_with_ids! {
    /// What a field of an identifier is, in Davis's grammar and its [extensions](RecognisedDavisExtensions).
    pub enum DavisFieldKind {
        /// The text before `://`.
        Scheme = "scheme";
        /// The text before `@` and the host; an extension of the grammar.
        Userinfo = "userinfo";
        /// A label of the domain.
        Label = "label";
        /// An IP address in place of the domain; an extension of the grammar.
        IpAddress = "ip-address";
        /// The number after the host's `:`; an extension of the grammar.
        Port = "port";
        /// A segment of the path.
        Path = "path";
        /// A name or a value in the query.
        Query = "query";
        /// The fragment.
        Fragment = "fragment";
    }
}

/// A field of an identifier. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DavisField {
    /// Its kind.
    pub kind: DavisFieldKind,
    /// Range of logical positions, in characters.
    pub character_range: Range<usize>,
}

enum_with_ids! {
    /// The overall order of the fields: the four of Unicode's Public Review Issue 185 (L2/11-382), the
    /// successor of Davis's text, and one more.
    #[derive(Default)]
    pub enum FieldOrderDirection {
        /// Always from left to right.
        #[default]
        AlwaysLeftToRight = "constant";
        /// In the direction of the [paragraph](super::choices::StrategyChoices::paragraph_direction) around the name, which
        /// Davis calls the environment.
        SameAsParagraph = "environment";
        /// From right to left if the name contains an R, AL or AN, otherwise from left to right.
        ByRightToLeftContent = "content";
        /// From right to left if the last label of the domain contains an R, AL or AN, otherwise from left to right.
        ByTopLevelDomain = "top-level-domain";
        /// Always from right to left. Not one of the four of PRI 185.
        AlwaysRightToLeft = "right-to-left";
    }
}

impl FieldOrderDirection {
    /// The direction in which these fields of `characters` follow each other in a paragraph of the direction
    /// `paragraph_direction`, which only [`FieldOrderDirection::SameAsParagraph`] uses.
    pub fn direction(
        self,
        characters: &[Character],
        fields: &[DavisField],
        paragraph_direction: Direction,
    ) -> Direction {
        match self {
            Self::AlwaysLeftToRight => Direction::LeftToRight,
            Self::AlwaysRightToLeft => Direction::RightToLeft,
            Self::SameAsParagraph => paragraph_direction,
            Self::ByRightToLeftContent => direction_by_right_to_left_content(characters),
            Self::ByTopLevelDomain => {
                let last_label = fields.iter().rfind(|field| field.kind == DavisFieldKind::Label);
                direction_by_right_to_left_content(
                    last_label.map_or(&[], |field| &characters[field.character_range.clone()]),
                )
            }
        }
    }
}

/// Parts of the grammar that Davis leaves open ("TBD: add userinfo, port, IP, etc."); each is recognised only
/// if requested. Otherwise an `@` or `:` after the host is not a separator, and ends an identifier in running
/// text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RecognisedDavisExtensions {
    /// `user@` between the scheme and the host, and in a mail address before the domain.
    pub userinfo: bool,
    /// `:80` after the host.
    pub port: bool,
    /// `192.0.2.1` and `[2001:db8::1]` as the host.
    pub ip_address: bool,
}

impl RecognisedDavisExtensions {
    /// All of them.
    pub const ALL_RECOGNISED: Self = Self { userinfo: true, port: true, ip_address: true };
}

/// The fields of an identifier, in logical order. All characters are taken as one identifier: a scheme if
/// followed by `://`, then a domain, path, query and fragment, each optional.
///
/// What Davis leaves open is decided so that no other part is a field together with a label of the host: what stands before the
/// last `@` of the authority is a field, and after a scheme so is what follows the host's colon. The parts of a [`Url`] are those
/// that a browser sees.
pub fn split_into_davis_fields(identifier_characters: &[Character]) -> Vec<DavisField> {
    let scalars: Vec<char> = identifier_characters.iter().map(|it| it.scalar).collect();
    let mut found = Fields { scalars: &scalars, found: Vec::new() };
    // Nearly every name of a list: it is all host.
    if !scalars.iter().any(|it| matches!(it, ':' | '/' | '?' | '#' | '@')) {
        found.split(DavisFieldKind::Label, 0..scalars.len(), is_label_separator);
        return found.found;
    }
    let is_special = Url::of(&scalars).is_some_and(|it| it.has_scheme() && it.is_special());
    for UrlPart { part, character_range: range } in identifier_parts(&scalars) {
        found.split_part(part, range, is_special);
    }
    found.found
}

/// The parts of an identifier. Without a scheme no colon delimits a port.
pub(super) fn identifier_parts(scalars: &[char]) -> Vec<UrlPart> {
    let mut parts = parts_of(scalars);
    if parts[0].character_range.is_empty() {
        merge_into_host(&mut parts, UrlPartKind::Port);
    }
    parts
}

/// As Davis’s grammar has them, with these extensions. Ranges are in characters.
pub fn split_into_extended_davis_fields(
    identifier_scalars: &[char],
    recognised_extensions: RecognisedDavisExtensions,
) -> Vec<DavisField> {
    let mut parts = parts_by_slashes(identifier_scalars, AuthoritySyntax::GENERIC.requiring_numeric_port());
    if !recognised_extensions.userinfo {
        merge_into_host(&mut parts, UrlPartKind::UserInfo);
    }
    if !recognised_extensions.port {
        merge_into_host(&mut parts, UrlPartKind::Port);
    }
    let mut found = Fields { scalars: identifier_scalars, found: Vec::new() };
    for UrlPart { part, character_range: range } in parts {
        let is_address = part == UrlPartKind::Host && recognised_extensions.ip_address;
        if is_address && is_ip_address(identifier_scalars[range.clone()].iter().copied()) {
            found.split(DavisFieldKind::IpAddress, range, |_| false);
        } else {
            found.split_part(part, range, false);
        }
    }
    found.found
}

/// The position of the first character of the path, query or fragment; the number of characters where there is none. In a
/// [`Url`] it is where a browser ends the authority, elsewhere the first `/`, `?` or `#`, after `://` where there is a scheme.
pub fn authority_end_index(url_characters: &[Character]) -> usize {
    authority_end(&url_parts(url_characters))
}

/// The parts of a URL, or of what has no scheme: then it begins with the authority. Of what is no [`Url`], a slash ends the
/// authority, and a backslash does not.
pub(super) fn url_parts(characters: &[Character]) -> Vec<UrlPart> {
    parts_of(&characters.iter().map(|it| it.scalar).collect::<Vec<char>>())
}

fn parts_of(scalars: &[char]) -> Vec<UrlPart> {
    match Url::of(scalars) {
        Some(url) => url.parts().to_vec(),
        None => parts_by_slashes(scalars, AuthoritySyntax::GENERIC),
    }
}

/// The parts of an identifier whose scheme, where it has one, is what stands before `://`. The first is the scheme, perhaps
/// empty.
fn parts_by_slashes(scalars: &[char], grammar: AuthoritySyntax) -> Vec<UrlPart> {
    let scheme = scheme_before_slashes(scalars);
    let authority_start = scheme.as_ref().map_or(0, |it| it.end + "://".len());
    let mut parts = vec![UrlPart { part: UrlPartKind::Scheme, character_range: scheme.unwrap_or(0..0) }];
    parts.extend(parts_from_authority(scalars, authority_start, grammar));
    parts
}

/// Makes a part beside the host one with it, with the sign between them.
fn merge_into_host(parts: &mut Vec<UrlPart>, part: UrlPartKind) {
    let Some(at) = parts.iter().position(|it| it.part == part) else { return };
    let other = parts.remove(at).character_range;
    if let Some(UrlPart { character_range: range, .. }) =
        parts.iter_mut().find(|it| it.part == UrlPartKind::Host)
    {
        *range = range.start.min(other.start)..range.end.max(other.end);
    }
}

struct Fields<'a> {
    scalars: &'a [char],
    found: Vec<DavisField>,
}

impl Fields<'_> {
    /// Adds the fields between separators in this range.
    fn split(&mut self, kind: DavisFieldKind, range: Range<usize>, is_separator: impl Fn(char) -> bool) {
        let ranges = between_separators(range, |at| is_separator(self.scalars[at]));
        self.found.extend(ranges.map(|range| DavisField { kind, character_range: range }));
    }

    /// Adds the fields of a part; `is_special` is whether a backslash in the path is a slash.
    fn split_part(&mut self, part: UrlPartKind, range: Range<usize>, is_special: bool) {
        match part {
            UrlPartKind::Scheme => self.split(DavisFieldKind::Scheme, range, |_| false),
            UrlPartKind::UserInfo => self.split(DavisFieldKind::Userinfo, range, |_| false),
            UrlPartKind::Host => self.split(DavisFieldKind::Label, range, is_label_separator),
            UrlPartKind::Port => self.split(DavisFieldKind::Port, range, |_| false),
            UrlPartKind::Path => {
                self.split(DavisFieldKind::Path, range, |it| it == '/' || it == '\\' && is_special);
            }
            UrlPartKind::Query => self.split(DavisFieldKind::Query, range, |it| matches!(it, '=' | '&')),
            UrlPartKind::Fragment => self.split(DavisFieldKind::Fragment, range, |_| false),
        }
    }
}

/// The insertions of Davis's construction for an identifier of `identifier_character_count` characters with these fields, all
/// in one direction: an embedding around the whole (LRE or RLE, and PDF), and a mark of that direction (LRM or RLM) on either
/// side of each field. Does not check whether the text already has them.
pub fn davis_control_insertions(
    identifier_character_count: usize,
    field_character_ranges: impl IntoIterator<Item = Range<usize>>,
    field_order_direction: Direction,
) -> InsertionPlan {
    let (embedding, around) = match field_order_direction {
        Direction::LeftToRight => (LRE, LRM),
        Direction::RightToLeft => (RLE, RLM),
    };
    InsertionPlan::around_whole_and_ranges(
        identifier_character_count,
        Some(ControlPair { before: embedding, after: PDF }),
        field_character_ranges,
        ControlPair { before: around, after: around },
    )
}
