//! What stands where a reader looks for the host of a URL, and whether it reads as that host.

use std::iter::repeat_n;
use std::ops::Range;

use bidiscope_bidi::address::{AuthoritySyntax, Url, UrlPartKind, parts_from_authority};
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Input, is_invisible};

use super::host_display::{labels_of_host, may_be_overridden, without_root};
use super::label_order::{Letters, natural_directions};
use super::label_reading::reads_as_alone;
use super::reading_direction::reading_direction;
use bidiscope_bidi::order::visual_positions::are_visual_extents_in_order;
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, Strategy, mirrored};

/// What a reader takes for the host: of a URL what stands after the scheme up to the first `/`, `?` or `#`, without
/// userinfo and port; of a domain name all of it.
///
/// A reader sees no embedding levels. They go on in the direction in which `://` follows the scheme, from sign to sign,
/// whatever those signs are logically. Where the scheme is cut off they begin at that edge of the field. Invisible
/// characters that are not the host's are passed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VisibleHost {
    shown: Vec<VisibleItem>,
    /// The directions of the runs in which they stand.
    directions: Vec<Direction>,
    reading: VisibleHostReading,
}

/// What stands at one position of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VisibleItem {
    /// The character with this logical index.
    Character(LogicalIndex),
    /// The sign that says that something is cut off, [`ELLIPSIS`].
    Ellipsis,
}

/// The sign that is shown in place of what is cut off: U+2026 HORIZONTAL ELLIPSIS.
pub const ELLIPSIS: char = '\u{2026}';

enum_with_ids! {
    /// How what stands where the host is read compares with the host.
    pub enum VisibleHostReading {
        /// It reads as the host: the same characters, its labels whole and in their order.
        ActualHost = "host";
        /// It reads as a part of the host, and an ellipsis stands where the rest is missing.
        PartOfHostWithEllipsis = "part";
        /// All of the host stands there as it is displayed by itself in a left-to-right paragraph, and its labels are not in
        /// order: who reads it may begin at the other end.
        HostLabelsReordered = "reordered";
        /// It reads as something else: it has other characters, its labels are split or out of order, or the host is cut
        /// off without a sign of it at that place.
        OtherText = "other";
        /// Nothing stands there, or nothing but invisible characters.
        NothingVisible = "nothing";
    }
}

impl VisibleHost {
    /// What this order shows where the host is read. `display_order` must be an order of the name's characters.
    pub fn of_input(input: &Input, display_order: &DisplayOrder) -> Self {
        let shown: Vec<VisibleItem> =
            display_order.logical_from_visual().iter().map(|&it| VisibleItem::Character(it)).collect();
        Self::among(input, &shown, display_order, display_order)
    }

    /// The same of a field that shows this, from left to right, in the order `line`. Where the scheme is cut off, a reader
    /// goes on from it as in `order`, that of the whole name.
    pub(super) fn among(
        name: &Input,
        shown: &[VisibleItem],
        line: &DisplayOrder,
        order: &DisplayOrder,
    ) -> Self {
        let url = name.url();
        let host = url.map_or(0..name.characters().len(), |it| it.host_character_range());
        // Spaces at the ends belong to no part, and nobody sees them there.
        let parts = url.map_or(0..name.characters().len(), |it| it.character_range_of_all_parts());
        let may_be_read = |it: &VisibleItem| match it {
            VisibleItem::Character(at) => {
                host.contains(&at.0) || parts.contains(&at.0) && !is_invisible(name.characters()[at.0].scalar)
            }
            VisibleItem::Ellipsis => true,
        };
        let directions = line.runs().iter().flat_map(|run| repeat_n(run.direction, run.logical_range.len()));
        let (shown, directions): (Vec<VisibleItem>, Vec<Direction>) =
            shown.iter().copied().zip(directions).filter(|it| may_be_read(&it.0)).unzip();
        let range = match url {
            Some(url) => host_in(name.characters(), url, &shown, reading_direction(name, order)),
            None => 0..shown.len(),
        };
        let (mut shown, mut directions) = (shown[range.clone()].to_vec(), directions[range].to_vec());
        let labels = match url {
            Some(_) => labels_of_host(name.characters(), host.clone()),
            None => name.labels().iter().map(|it| it.character_range.clone()).collect(),
        };
        let characters = name.characters();
        let paragraphs = [order.paragraph_direction(), reading_direction(name, order)];
        let reader = Reader { characters, host, labels, shown: &shown, paragraphs };
        let reading = reader.reading();
        if reading == VisibleHostReading::NothingVisible {
            // Nothing but an ellipsis is seen.
            shown.retain(|it| *it == VisibleItem::Ellipsis);
            directions.truncate(shown.len());
        }
        Self { shown, directions, reading }
    }

    /// What stands there, from left to right; empty for nothing.
    pub fn shown_items_left_to_right(&self) -> &[VisibleItem] {
        &self.shown
    }

    /// How it compares with the host.
    pub const fn compared_with_actual_host(&self) -> VisibleHostReading {
        self.reading
    }

    /// Its characters from left to right, without mirroring.
    ///
    /// # Panics
    /// Where `source_input` has fewer characters than the name of which it is made.
    pub fn shown_text_left_to_right(&self, source_input: &Input) -> String {
        display_of(source_input, &self.shown)
    }

    /// The same as a reader sees it: with mirrored brackets in right-to-left runs (UAX #9 rule L4).
    ///
    /// # Panics
    /// As [`Self::shown_text_left_to_right`].
    pub fn mirrored_text_left_to_right(&self, source_input: &Input) -> String {
        let shown = self.shown_text_left_to_right(source_input);
        let directed = shown.chars().zip(&self.directions);
        directed.map(|(it, direction)| if direction.is_right_to_left() { mirrored(it) } else { it }).collect()
    }
}

/// The characters of a field from left to right.
pub(super) fn display_of(name: &Input, shown: &[VisibleItem]) -> String {
    let scalar = |it: &VisibleItem| match it {
        VisibleItem::Character(at) => name.characters()[at.0].scalar,
        VisibleItem::Ellipsis => ELLIPSIS,
    };
    shown.iter().map(scalar).collect()
}

/// Where in a field a reader looks for the host of a URL with these characters.
fn host_in(characters: &[Character], url: &Url, shown: &[VisibleItem], toward: Direction) -> Range<usize> {
    let at =
        |logical: usize| shown.iter().position(|&it| it == VisibleItem::Character(LogicalIndex(logical)));
    let colon = at(url.scheme_end_or_host_start_index()).filter(|_| url.has_scheme());
    let slash = url.authority_start_character_index().checked_sub(1).and_then(at);
    let toward = match (colon, slash) {
        (Some(colon), Some(slash)) if slash < colon => Direction::RightToLeft,
        (Some(colon), Some(slash)) if slash > colon => Direction::LeftToRight,
        _ => toward,
    };
    // From here on positions count in the direction of reading.
    let place = |it: usize| match toward {
        Direction::LeftToRight => it,
        Direction::RightToLeft => shown.len() - 1 - it,
    };
    let scalar = |it: usize| match shown[place(it)] {
        VisibleItem::Character(at) => characters[at.0].scalar,
        VisibleItem::Ellipsis => ELLIPSIS,
    };
    // Where the slashes are cut off, what is left after the scheme ends it.
    let sign =
        (url.scheme_end_or_host_start_index()..url.authority_start_character_index()).rev().find_map(at);
    let start = sign.map_or(0, |it| place(it) + 1);
    let read: Vec<char> = (0..shown.len()).map(scalar).collect();
    let grammar = if url.is_special() { AuthoritySyntax::SPECIAL } else { AuthoritySyntax::GENERIC };
    let host_of = |read: &[char]| {
        let mut parts = parts_from_authority(read, start, grammar).into_iter();
        parts.find(|it| it.part == UrlPartKind::Host).map_or(start..start, |it| it.character_range)
    };
    let Range { start, .. } = host_of(&read);
    // What is read first may be the mirrored closing bracket.
    let mut brackets = ['[', ']'].into_iter().cycle();
    let in_turn = |(at, it): (usize, char)| match it {
        '[' | ']' if at >= start => brackets.next().unwrap_or(it),
        _ => it,
    };
    let Range { start, end } = host_of(&read.iter().copied().enumerate().map(in_turn).collect::<Vec<char>>());
    match toward {
        Direction::LeftToRight => start..end,
        Direction::RightToLeft => shown.len() - end..shown.len() - start,
    }
}

/// A reader of what stands where the host is looked for.
struct Reader<'a> {
    /// Those of the name.
    characters: &'a [Character],
    /// Where the host, or the whole domain name, and its labels stand among them.
    host: Range<usize>,
    labels: Vec<Range<usize>>,
    shown: &'a [VisibleItem],
    /// The directions in which a reader may expect the labels as in a paragraph.
    paragraphs: [Direction; 2],
}

/// What is seen of a label, with the separator after it.
struct SeenLabel {
    /// The visible characters of the label itself in `shown`, from left to right, as indices of the label, and their extent.
    characters: Vec<usize>,
    extent: Option<Range<usize>>,
    /// Whether a visible character of it, or the separator after it, is not shown.
    is_cut: bool,
    /// Visible ones.
    has_letters: bool,
}

impl Reader<'_> {
    fn reading(&self) -> VisibleHostReading {
        let is_visible = |it: usize| !is_invisible(self.characters[it].scalar);
        let mut characters = self.shown.iter().filter_map(Self::character);
        let ellipsis = self.shown.iter().position(|it| *it == VisibleItem::Ellipsis);
        // Separators alone name nothing.
        if self.labels.is_empty() || !characters.clone().any(is_visible) {
            return VisibleHostReading::NothingVisible;
        }
        if characters.any(|it| !self.host.contains(&it)) {
            return VisibleHostReading::OtherText;
        }
        let labels = self.seen_labels();
        let is_cut = labels.iter().any(|it| it.is_cut);
        let Some(direction) = self.direction(&labels).filter(|_| !is_cut || ellipsis.is_some()) else {
            return if self.is_as_by_itself() {
                VisibleHostReading::HostLabelsReordered
            } else {
                VisibleHostReading::OtherText
            };
        };
        match ellipsis {
            None => VisibleHostReading::ActualHost,
            Some(at) if !is_cut || is_gap_marked(&labels, at, direction) => {
                VisibleHostReading::PartOfHostWithEllipsis
            }
            Some(_) => VisibleHostReading::OtherText,
        }
    }

    /// The index of a character of the name.
    fn character(it: &VisibleItem) -> Option<usize> {
        match it {
            VisibleItem::Character(at) => Some(at.0),
            VisibleItem::Ellipsis => None,
        }
    }

    /// What is seen of each label of the host.
    fn seen_labels(&self) -> Vec<SeenLabel> {
        let host = &self.host;
        let own = without_root(self.characters, host.clone());
        let mut place_of = vec![None; host.len()];
        for (place, it) in self.shown.iter().enumerate() {
            if let VisibleItem::Character(at) = it {
                place_of[at.0 - host.start] = Some(place);
            }
        }
        let seen = |(index, label): (usize, &Range<usize>)| {
            // The separators of empty labels belong to the label before them, or to the first. The full stop of the root makes
            // no other name.
            let start = if index == 0 { host.start } else { label.start };
            let end = self.labels.get(index + 1).map_or(own.end, |it| it.start);
            let visible = label.clone().filter(|&at| !is_invisible(self.characters[at].scalar));
            let mut seen: Vec<(usize, usize)> =
                visible.filter_map(|at| Some((place_of[at - host.start]?, at))).collect();
            seen.sort_unstable();
            SeenLabel {
                extent: seen.first().zip(seen.last()).map(|(first, last)| first.0..last.0 + 1),
                characters: seen.iter().map(|it| it.1 - label.start).collect(),
                is_cut: (start..end).any(|at| {
                    place_of[at - host.start].is_none() && !is_invisible(self.characters[at].scalar)
                }),
                has_letters: Letters::of(&self.characters[label.clone()]) != Letters::None,
            }
        };
        self.labels.iter().enumerate().map(seen).collect()
    }

    /// The direction in which the labels, each in one piece and as it is by itself, are read in their order, signs at the
    /// ends of the host included; `None` where they are not. It is one that
    /// [`labels_out_of_order`](super::label_order::labels_out_of_order) permits.
    fn direction(&self, labels: &[SeenLabel]) -> Option<Direction> {
        let characters = self.characters;
        let reads_as_itself = |(seen, label): (&SeenLabel, &Range<usize>)| {
            let Some(extent) = seen.extent.clone() else { return true };
            let belongs = |it: &VisibleItem| match it {
                VisibleItem::Character(at) => label.contains(&at.0) || is_invisible(characters[at.0].scalar),
                VisibleItem::Ellipsis => true,
            };
            self.shown[extent].iter().all(belongs)
                && reads_as_alone(&characters[label.clone()], &seen.characters, || {
                    may_be_overridden(characters)
                })
        };
        let in_order = |direction| {
            are_visual_extents_in_order(labels.iter().filter_map(|it| it.extent.clone()), direction)
        };
        let seen = labels.iter().filter_map(|it| Some((it.extent.as_ref()?.start, it.has_letters)));
        let begins_with_number = seen.min().is_some_and(|it| !it.1);
        let letters = Letters::of(self.shown.iter().filter_map(Self::character).map(|at| &characters[at]));
        let directions =
            self.paragraphs.iter().flat_map(|it| natural_directions(letters, *it, begins_with_number));
        let is_read = |it: &Direction| in_order(*it) && self.are_signs_at_ends(*it);
        let is_each_whole = || labels.iter().zip(&self.labels).all(reads_as_itself);
        directions.copied().find(is_read).filter(|_| is_each_whole())
    }

    /// Whether all of the host is shown as it is by itself in a left-to-right paragraph, but for invisible characters.
    fn is_as_by_itself(&self) -> bool {
        let is_visible = |at: &usize| !is_invisible(self.characters[*at].scalar);
        let visible: Vec<usize> = self.host.clone().filter(is_visible).collect();
        let own: Vec<Character> = visible.iter().map(|&at| self.characters[at]).collect();
        let alone = Strategy::UbaLtr.order(&own);
        let alone =
            alone.logical_from_visual().iter().map(|it| VisibleItem::Character(LogicalIndex(visible[it.0])));
        let is_seen = |it: &&VisibleItem| Self::character(it).is_none_or(|at| is_visible(&at));
        alone.eq(self.shown.iter().filter(is_seen).copied())
    }

    /// Whether a sign at the beginning or end of the host, such as an underscore, stands there. The full stop of the root,
    /// and an invisible character, may stand elsewhere.
    fn are_signs_at_ends(&self, direction: Direction) -> bool {
        let (Some(first_label), Some(last_label)) = (self.labels.first(), self.labels.last()) else {
            return true;
        };
        let host = first_label.start..last_label.end;
        let is_visible = |at: usize| !is_invisible(self.characters[at].scalar);
        let counts =
            |it: &&VisibleItem| Self::character(it).is_none_or(|at| host.contains(&at) && is_visible(at));
        let mut shown = self.shown.iter().filter(counts);
        let (left, right) = (shown.clone().next(), shown.next_back());
        let (first, last) = match direction {
            Direction::LeftToRight => (left, right),
            Direction::RightToLeft => (right, left),
        };
        let stands = |at: Option<usize>, edge: Option<&VisibleItem>| {
            let Some(at) = at else { return true };
            let is_there = VisibleItem::Character(LogicalIndex(at));
            let is_sign = !self.characters[at].scalar.is_alphanumeric();
            let is_base = !self.characters[at].is_nsm_or_removed_by_x9();
            !(is_sign && is_base && self.shown.contains(&is_there)) || edge == Some(&is_there)
        };
        // An ellipsis beside it says that something may stand there.
        let edge = |it: Option<&VisibleItem>| it.is_some_and(|it| *it == VisibleItem::Ellipsis);
        let (start, end) =
            (host.clone().find(|&at| is_visible(at)), host.clone().rfind(|&at| is_visible(at)));
        (edge(first) || stands(start, first)) && (edge(last) || stands(end, last))
    }
}

/// Whether the ellipsis stands where what is missing of the host would be read in this direction.
fn is_gap_marked(labels: &[SeenLabel], ellipsis: usize, direction: Direction) -> bool {
    let is_before = |extent: &Range<usize>| match direction {
        Direction::LeftToRight => ellipsis < extent.start,
        Direction::RightToLeft => ellipsis >= extent.end,
    };
    let adjoins_ellipsis = |extent: &Range<usize>| {
        // The separator may be cut off, or stand between.
        (extent.start.saturating_sub(2)..extent.end + 2).contains(&ellipsis)
    };
    let cut = || labels.iter().enumerate().filter(|(_, it)| it.is_cut);
    let (Some((first, _)), Some((last, _))) = (cut().next(), cut().next_back()) else { return true };
    let is_right = |(index, label): (usize, &SeenLabel)| match &label.extent {
        None => true,
        Some(extent) if label.is_cut => adjoins_ellipsis(extent),
        Some(extent) if index < first => !is_before(extent),
        Some(extent) if index > last => is_before(extent),
        // Between two that are cut.
        Some(_) => false,
    };
    labels.iter().enumerate().all(is_right)
}
