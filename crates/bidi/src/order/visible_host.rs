//! What stands where a reader looks for the host of a URL, and whether it reads as that host.

use std::ops::Range;

use crate::enum_with_ids;
use crate::name::{Name, Url};

use super::label_order::{Letters, letter_direction, natural_directions};
use super::{Direction, DisplayOrder, LogicalIndex};

/// What a reader takes for the host: of a URL what stands after the scheme up to the first `/`, `?` or `#`, without
/// userinfo and port; of a domain name all of it.
///
/// A reader sees no embedding levels. They go on in the direction in which `://` follows the scheme, from sign to sign,
/// whatever those signs are logically. Where the scheme is cut off they begin at that edge of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VisibleHost {
    shown: Vec<Shown>,
    reading: HostReading,
}

/// What stands at one position of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The character with this logical index.
    Character(LogicalIndex),
    /// The sign that says that something is cut off, [`ELLIPSIS`].
    Ellipsis,
}

/// The sign that is shown in place of what is cut off: U+2026 HORIZONTAL ELLIPSIS.
pub const ELLIPSIS: char = '\u{2026}';

enum_with_ids! {
    /// How what stands where the host is read compares with the host.
    pub enum HostReading {
        /// It reads as the host: the same characters, its labels whole and in their order.
        Host = "host";
        /// It reads as a part of the host, and an ellipsis stands where the rest is missing.
        Part = "part";
        /// It reads as something else: it has other characters, its labels are split or out of order, or the host is cut
        /// off without a sign of it at that place.
        Other = "other";
        /// Nothing stands there, or nothing but characters that rule X9 removes.
        Nothing = "nothing";
    }
}

impl VisibleHost {
    /// What this order shows where the host is read. `order` must be an order of the name's characters.
    pub fn of(name: &Name, order: &DisplayOrder) -> Self {
        let shown: Vec<Shown> = order.logical_from_visual().iter().map(|&it| Shown::Character(it)).collect();
        Self::among(name, &shown, reading_direction(name, order), order.paragraph())
    }

    /// The same of a field that shows this, from left to right. `toward` is where a reader goes on from the scheme, if
    /// that is cut off.
    pub(super) fn among(name: &Name, shown: &[Shown], toward: Direction, paragraph: Direction) -> Self {
        let range = if name.url().is_some() { host_in(name, shown, toward) } else { 0..shown.len() };
        let shown = shown[range].to_vec();
        let reading = Reader { name, shown: &shown, paragraph }.reading();
        Self { shown, reading }
    }

    /// What stands there, from left to right; empty for nothing.
    pub fn shown(&self) -> &[Shown] {
        &self.shown
    }

    /// How it compares with the host.
    pub const fn reading(&self) -> HostReading {
        self.reading
    }

    /// Its characters from left to right, without mirroring.
    ///
    /// # Panics
    /// Where `name` has fewer characters than the name of which it is made.
    pub fn display(&self, name: &Name) -> String {
        display_of(name, &self.shown)
    }
}

/// The characters of a field from left to right.
pub(super) fn display_of(name: &Name, shown: &[Shown]) -> String {
    let scalar = |it: &Shown| match it {
        Shown::Character(at) => name.characters()[at.0].scalar,
        Shown::Ellipsis => ELLIPSIS,
    };
    shown.iter().map(scalar).collect()
}

/// The direction in which `://` follows the scheme; that of the paragraph in what is no URL.
pub(super) fn reading_direction(name: &Name, order: &DisplayOrder) -> Direction {
    let Some(url) = name.url() else { return order.paragraph() };
    let places = order.visual_from_logical();
    // Without slashes the colon follows the scheme.
    let from = url.scheme_end().min(url.authority_start() - 2);
    match places[url.authority_start() - 1] < places[from] {
        true => Direction::RightToLeft,
        false => Direction::LeftToRight,
    }
}

/// Where in a field a reader looks for the host of a URL.
fn host_in(name: &Name, shown: &[Shown], toward: Direction) -> Range<usize> {
    let Some(url) = name.url() else { return 0..0 };
    let at = |logical: usize| shown.iter().position(|&it| it == Shown::Character(LogicalIndex(logical)));
    let (colon, slash) = (at(url.scheme_end()), at(url.authority_start() - 1));
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
        Shown::Character(at) => name.characters()[at.0].scalar,
        Shown::Ellipsis => ELLIPSIS,
    };
    let start = slash.map_or(0, |it| place(it) + 1);
    let ends = |it: char| matches!(it, '/' | '?' | '#') || it == '\\' && url.is_special();
    let end = (start..shown.len()).find(|&it| ends(scalar(it))).unwrap_or(shown.len());
    let start = (start..end).rev().find(|&it| scalar(it) == '@').map_or(start, |it| it + 1);
    let end = (start..end).find(|&it| scalar(it) == ':').unwrap_or(end);
    match toward {
        Direction::LeftToRight => start..end,
        Direction::RightToLeft => shown.len() - end..shown.len() - start,
    }
}

/// A reader of what stands where the host is looked for.
struct Reader<'a> {
    name: &'a Name,
    shown: &'a [Shown],
    paragraph: Direction,
}

/// What is seen of a label, with the separator after it.
#[derive(Clone, Default)]
struct SeenLabel {
    /// The characters of the label itself in `shown`: their number and extent.
    count: usize,
    extent: Option<Range<usize>>,
    /// Whether a character of it, or the separator after it, is not shown.
    is_cut: bool,
    has_letters: bool,
}

impl Reader<'_> {
    fn reading(&self) -> HostReading {
        let host = self.name.url().map_or(0..self.name.characters().len(), Url::host);
        let characters = || {
            self.shown.iter().filter_map(|it| match it {
                Shown::Character(at) => Some(at.0),
                Shown::Ellipsis => None,
            })
        };
        if characters().all(|it| self.name.characters()[it].class.is_removed_by_x9()) {
            return HostReading::Nothing;
        }
        if characters().any(|it| !host.contains(&it)) {
            return HostReading::Other;
        }
        let labels = self.seen_labels(&host);
        let ellipsis = self.shown.iter().position(|it| *it == Shown::Ellipsis);
        let is_cut = labels.iter().any(|it| it.is_cut);
        let Some(direction) = self.direction(&labels, &host).filter(|_| !is_cut || ellipsis.is_some()) else {
            return HostReading::Other;
        };
        match ellipsis {
            None => HostReading::Host,
            Some(at) if !is_cut || is_gap_marked(&labels, at, direction) => HostReading::Part,
            Some(_) => HostReading::Other,
        }
    }

    /// What is seen of each label of the host.
    fn seen_labels(&self, host: &Range<usize>) -> Vec<SeenLabel> {
        let name = self.name;
        let mut place_of = vec![None; host.len()];
        for (place, it) in self.shown.iter().enumerate() {
            if let Shown::Character(at) = it {
                place_of[at.0 - host.start] = Some(place);
            }
        }
        let mut seen = vec![SeenLabel::default(); name.labels().len()];
        for (index, label) in name.labels().iter().enumerate() {
            let next = name.labels().get(index + 1).map_or(host.end, |it| it.range.start);
            let it = &mut seen[index];
            it.is_cut = (label.range.start..next).any(|at| place_of[at - host.start].is_none());
            for place in label.range.clone().filter_map(|at| place_of[at - host.start]) {
                it.count += 1;
                let extent = it.extent.get_or_insert(place..place + 1);
                *extent = extent.start.min(place)..extent.end.max(place + 1);
            }
            it.has_letters =
                name.label_characters(label).iter().any(|it| letter_direction(it.class).is_some());
        }
        seen
    }

    /// The direction in which the labels, each in one piece, are read in their order, signs at the ends of the host
    /// included; `None` where they are not. It is one that [`labels_out_of_order`](super::label_order::labels_out_of_order)
    /// permits.
    fn direction(&self, labels: &[SeenLabel], host: &Range<usize>) -> Option<Direction> {
        let is_whole = |it: &SeenLabel| {
            let gap = it
                .extent
                .as_ref()
                .map_or(0, |it| usize::from(self.shown[it.clone()].contains(&Shown::Ellipsis)));
            it.extent.as_ref().map_or(0, ExactSizeIterator::len) == it.count + gap
        };
        let in_order = |direction| {
            let extents = labels.iter().filter_map(|it| it.extent.clone());
            match direction {
                Direction::LeftToRight => extents.map(|it| it.start).is_sorted(),
                Direction::RightToLeft => extents.map(|it| it.end).is_sorted_by(|one, next| one >= next),
            }
        };
        let seen = labels.iter().filter_map(|it| Some((it.extent.as_ref()?.start, it.has_letters)));
        let begins_with_number = seen.min().is_some_and(|it| !it.1);
        let classes = self.shown.iter().filter_map(|it| match it {
            Shown::Character(at) => Some(self.name.characters()[at.0].class),
            Shown::Ellipsis => None,
        });
        let directions = natural_directions(Letters::of(classes), self.paragraph, begins_with_number);
        let is_read = |it: &Direction| in_order(*it) && self.are_signs_at_ends(host, *it);
        directions.iter().copied().find(is_read).filter(|_| labels.iter().all(is_whole))
    }

    /// Whether a sign at the beginning or end of the host, such as the root’s full stop or an underscore, stands there.
    fn are_signs_at_ends(&self, host: &Range<usize>, direction: Direction) -> bool {
        let (first, last) = match direction {
            Direction::LeftToRight => (self.shown.first(), self.shown.last()),
            Direction::RightToLeft => (self.shown.last(), self.shown.first()),
        };
        let stands = |at: usize, edge: Option<&Shown>| {
            let is_there = Shown::Character(LogicalIndex(at));
            let is_sign = !self.name.characters()[at].scalar.is_alphanumeric();
            let is_base = !self.name.characters()[at].follows_its_predecessor();
            !(is_sign && is_base && self.shown.contains(&is_there)) || edge == Some(&is_there)
        };
        // An ellipsis beside it says that something may stand there.
        let edge = |it: Option<&Shown>| it.is_some_and(|it| *it == Shown::Ellipsis);
        (edge(first) || stands(host.start, first)) && (edge(last) || stands(host.end - 1, last))
    }
}

/// Whether the ellipsis stands where what is missing of the host would be read in this direction.
fn is_gap_marked(labels: &[SeenLabel], ellipsis: usize, direction: Direction) -> bool {
    let is_before = |extent: &Range<usize>| match direction {
        Direction::LeftToRight => ellipsis < extent.start,
        Direction::RightToLeft => ellipsis >= extent.end,
    };
    let is_beside = |extent: &Range<usize>| {
        // The separator may be cut off, or stand between.
        (extent.start.saturating_sub(2)..extent.end + 2).contains(&ellipsis)
    };
    let cut = || labels.iter().enumerate().filter(|(_, it)| it.is_cut);
    let (Some((first, _)), Some((last, _))) = (cut().next(), cut().next_back()) else { return true };
    let is_right = |(index, label): (usize, &SeenLabel)| match &label.extent {
        None => true,
        Some(extent) if label.is_cut => is_beside(extent),
        Some(extent) if index < first => !is_before(extent),
        Some(extent) if index > last => is_before(extent),
        // Between two that are cut.
        Some(_) => false,
    };
    labels.iter().enumerate().all(is_right)
}
