//! Whether a display of a URL shows its host in one piece, before everything else, and in the order of its labels.

use std::ops::Range;

use serde::Serialize;

use bidiscope_bidi::name::{Character, Input, is_invisible, is_label_separator};

use super::label_order::{PlacedLabel, out_of_order, visible_extent};
use super::label_reading::reads_as_alone;
use super::reading_direction::reading_direction;
use bidiscope_bidi::order::{Direction, DisplayOrder, is_bidi_control};

/// How the display of a URL shows the host. Who reads an address looks for the host first; where one of these does not
/// hold, something else can be taken for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UrlHostDisplay {
    /// Its characters stand together, without others among them. Here and in what follows invisible characters do not count,
    /// nor does the full stop of the root, which makes no other name.
    #[serde(rename = "whole")]
    pub is_host_unsplit: bool,
    /// Nothing that follows the host in the URL stands before it in the direction of the paragraph.
    #[serde(rename = "first")]
    pub is_nothing_before_host: bool,
    /// Its labels stand in their order, as [`labels_out_of_order`](super::label_order::labels_out_of_order) judges, and each
    /// of them reads as it does by itself: in one piece, and its characters as they are shown without anything around them.
    #[serde(rename = "in_order")]
    pub are_host_labels_in_order: bool,
}

impl UrlHostDisplay {
    /// How this order shows the host, be it an IP address; `None` if the name is no URL. `display_order` must be an order of its
    /// characters.
    pub fn of_url(url: &Input, display_order: &DisplayOrder) -> Option<Self> {
        let host = url.url()?.host_character_range();
        let whole = 0..url.characters().len();
        Some(Self::new(url.characters(), display_order, whole, host, reading_direction(url, display_order)))
    }

    /// How this order of a text shows the host of a URL that stands in it, with or without a scheme. Both ranges are in
    /// characters of the text, and `host_character_range` is within `url_character_range`.
    pub fn of_url_in_text(
        text_characters: &[Character],
        display_order: &DisplayOrder,
        url_character_range: Range<usize>,
        host_character_range: Range<usize>,
    ) -> Self {
        Self::new(
            text_characters,
            display_order,
            url_character_range,
            host_character_range,
            display_order.paragraph_direction(),
        )
    }

    fn new(
        text: &[Character],
        order: &DisplayOrder,
        url: Range<usize>,
        host: Range<usize>,
        toward: Direction,
    ) -> Self {
        Self {
            is_host_unsplit: is_whole(text, order, &host),
            is_nothing_before_host: positions_before(text, order, url, host.clone()).next().is_none(),
            are_host_labels_in_order: are_labels_in_order(text, order, host, toward),
        }
    }

    /// Whether all three hold.
    pub const fn shows_host_without_fault(self) -> bool {
        self.is_host_unsplit && self.is_nothing_before_host && self.are_host_labels_in_order
    }
}

/// Where other characters of a URL stand among those of its host: the first such place in the direction of the paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UrlHostSplit {
    /// The other characters, as indices of the URL's characters, ascending.
    pub intruding_character_indices: Vec<usize>,
    /// The character of the host that is read before them, and the one after them.
    pub adjacent_host_character_indices: [usize; 2],
}

impl UrlHostSplit {
    /// Where this order splits the host; `None` where that is in one piece, and for what is no URL.
    pub fn of_url(url: &Input, display_order: &DisplayOrder) -> Option<Self> {
        let host = without_root(url.characters(), url.url()?.host_character_range());
        let visual = &display_order.logical_from_visual()
            [visible_extent(url.characters(), display_order, host.clone())?];
        let read: Vec<usize> = match display_order.paragraph_direction() {
            Direction::LeftToRight => visual.iter().map(|it| it.0).collect(),
            Direction::RightToLeft => visual.iter().rev().map(|it| it.0).collect(),
        };
        let is_visible = |it: &usize| !is_invisible(url.characters()[*it].scalar);
        let read: Vec<usize> = read.into_iter().filter(|it| host.contains(it) || is_visible(it)).collect();
        let start = read.iter().position(|it| !host.contains(it))?;
        let length = read[start..].iter().position(|it| host.contains(it))?;
        let mut characters = read[start..start + length].to_vec();
        characters.sort_unstable();
        Some(Self {
            intruding_character_indices: characters,
            adjacent_host_character_indices: [*read.get(start.checked_sub(1)?)?, read[start + length]],
        })
    }
}

/// What follows the host of a URL and yet stands before it in the direction of the paragraph, as ascending indices of the
/// URL's characters; empty for what is no URL.
pub fn character_indices_displayed_before_host(url: &Input, display_order: &DisplayOrder) -> Vec<usize> {
    let Some(host) = url.url().map(|it| it.host_character_range()) else { return Vec::new() };
    positions_before(url.characters(), display_order, 0..url.characters().len(), host).collect()
}

/// A host without the full stop of the root, which invisible characters may follow.
pub(super) fn without_root(text: &[Character], host: Range<usize>) -> Range<usize> {
    let last = host.clone().rfind(|&at| !is_invisible(text[at].scalar));
    let root = last.filter(|&at| at > host.start && is_label_separator(text[at].scalar));
    host.start..root.unwrap_or(host.end)
}

/// The labels of a host in a text that have visible characters; of an address in brackets all of it.
pub(super) fn labels_of_host(text: &[Character], host: Range<usize>) -> Vec<Range<usize>> {
    if text[host.clone()].first().is_some_and(|it| it.scalar == '[') {
        return vec![host];
    }
    let is_separator = |it: &Character| is_label_separator(it.scalar);
    let mut start = host.start;
    let mut labels = Vec::new();
    for label in text[host].split(is_separator) {
        let is_seen = label.iter().any(|it| !is_invisible(it.scalar));
        labels.extend(is_seen.then(|| start..start + label.len()));
        start += label.len() + 1;
    }
    labels
}

/// Whether the labels of a host stand in their order, and each of them as it is shown by itself.
fn are_labels_in_order(
    text: &[Character],
    order: &DisplayOrder,
    host: Range<usize>,
    toward: Direction,
) -> bool {
    let placed = |label| PlacedLabel::of(text, order, label);
    let labels: Vec<PlacedLabel<'_>> = labels_of_host(text, host).into_iter().filter_map(placed).collect();
    let reads_as_itself = |label: &PlacedLabel<'_>| {
        let mut own = Vec::with_capacity(label.range.len());
        for it in &order.logical_from_visual()[label.extent.clone()] {
            if label.range.contains(&it.0) {
                own.push(it.0 - label.range.start);
            } else if !is_invisible(text[it.0].scalar) {
                return false;
            }
        }
        reads_as_alone(label.characters, &own, || may_be_overridden(text))
    };
    out_of_order(&labels, order.paragraph_direction(), toward).is_none() && labels.iter().all(reads_as_itself)
}

/// The visual positions of a host, without the full stop of the root.
fn host_extent(text: &[Character], order: &DisplayOrder, host: Range<usize>) -> Range<usize> {
    let own = without_root(text, host);
    visible_extent(text, order, own.clone()).unwrap_or_else(|| order.visual_positions().visual_extent(own))
}

/// Whether it is the display that overrides the direction of letters, where they have another one than their own: the text
/// itself has no bidi controls.
pub(super) fn may_be_overridden(text: &[Character]) -> bool {
    !text.iter().any(|it| is_bidi_control(it.scalar))
}

fn is_whole(text: &[Character], order: &DisplayOrder, host: &Range<usize>) -> bool {
    let shown = &order.logical_from_visual()[host_extent(text, order, host.clone())];
    shown.iter().all(|it| host.contains(&it.0) || is_invisible(text[it.0].scalar))
}

fn positions_before(
    text: &[Character],
    order: &DisplayOrder,
    url: Range<usize>,
    host: Range<usize>,
) -> impl Iterator<Item = usize> {
    let places = order.visual_from_logical();
    let shown = host_extent(text, order, host.clone());
    let paragraph = order.paragraph_direction();
    let is_before = move |at: usize| match paragraph {
        Direction::LeftToRight => places[at].0 < shown.start,
        Direction::RightToLeft => places[at].0 >= shown.end,
    };
    (host.end..url.end).filter(move |&at| is_before(at) && !is_invisible(text[at].scalar))
}

#[cfg(test)]
mod tests {
    use super::{UrlHostDisplay, UrlHostSplit, character_indices_displayed_before_host};
    use bidiscope_bidi::name::{Input, Notation, characters_of};
    use bidiscope_bidi::order::Strategy;

    /// Checks a display, and whether the host is in one piece, first, and in order.
    #[track_caller]
    fn check(text: &str, strategy: Strategy, display: &str, expected: [bool; 3]) {
        let name = Input::read(text, Notation::CapitalsAsHebrew).expect(text);
        let order = strategy.order(name.characters());
        assert_eq!(
            Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars()).as_deref(),
            Ok(display)
        );
        let shown = UrlHostDisplay::of_url(&name, &order).expect("a URL");
        assert_eq!(
            [shown.is_host_unsplit, shown.is_nothing_before_host, shown.are_host_labels_in_order],
            expected,
            "{text}"
        );
        assert_eq!(shown.shows_host_without_fault(), expected == [true; 3]);
    }

    /// Displays derived by hand from UAX #9.
    #[test]
    fn where_the_host_stands() {
        check("http://a.b/c", Strategy::UbaLtr, "http://a.b/c", [true, true, true]);
        check("http://a.b/c", Strategy::Logical, "http://a.b/c", [true, true, true]);
        // N1: the slash between two right-to-left words is read with them, so that the path divides the host.
        check("http://a.B/C", Strategy::UbaLtr, "http://a.C/B", [false, true, true]);
        check("http://A.B/c", Strategy::UbaLtr, "http://B.A/c", [true, true, true]);
        // All of the host and the path is one run from right to left: the path comes first.
        check("http://A.B/C", Strategy::UbaLtr, "http://C/B.A", [true, false, true]);
        check("http://a.B.C.d/", Strategy::UbaLtr, "http://a.C.B.d/", [true, true, false]);
        // In a right-to-left paragraph a reader begins at the right.
        check("http://a.b/C", Strategy::UbaRtl, "C/http://a.b", [true, true, true]);
        check("http://A/b", Strategy::UbaRtl, "b/A//:http", [true, true, true]);
        // There the scheme and the first label are one run, and the second label follows it.
        check("http://a.B/c", Strategy::UbaRtl, "c/B.http://a", [false, true, true]);
        check("http://a.B/C", Strategy::OneToOne, "http://a.B/C", [true, true, true]);
    }

    #[test]
    fn what_stands_in_the_host_and_before_it() {
        let found = |text: &str, strategy: Strategy| {
            let name = Input::read(text, Notation::CapitalsAsHebrew).expect(text);
            let order = strategy.order(name.characters());
            (UrlHostSplit::of_url(&name, &order), character_indices_displayed_before_host(&name, &order))
        };
        let split = |characters: &[usize], between| {
            Some(UrlHostSplit {
                intruding_character_indices: characters.to_vec(),
                adjacent_host_character_indices: between,
            })
        };
        assert_eq!(found("http://a.b/c", Strategy::UbaLtr), (None, vec![]));
        // Shown as `http://a.C/B`: after the full stop comes the path.
        assert_eq!(found("http://a.B/C", Strategy::UbaLtr), (split(&[10, 11], [8, 9]), vec![]));
        // `http://C/B.A`.
        assert_eq!(found("http://A.B/C", Strategy::UbaLtr), (None, vec![10, 11]));
        // `c/B.http://a`, read from the right: `a`, the scheme, and the rest of the host.
        assert_eq!(found("http://a.B/c", Strategy::UbaRtl), (split(&[0, 1, 2, 3, 4, 5, 6], [7, 8]), vec![]));
        assert_eq!(found("a.B", Strategy::UbaRtl), (None, vec![]));
    }

    /// W4: the two numbers and the full stop between them are one number, and stand between the letters of the labels. In a
    /// left-to-right paragraph `http` makes a number after it left-to-right (W7), in both the letters of a label of two
    /// directions may part.
    #[test]
    fn labels_that_are_split_are_not_in_order() {
        check("http://AB1.2C/", Strategy::UbaLtr, "http://C1.2BA/", [true, true, false]);
        check("http://12A.B/", Strategy::UbaLtr, "http://12B.A/", [true, true, false]);
        check("http://ABab.com/", Strategy::UbaRtl, "/ab.comBA//:http", [true, true, false]);
        check("http://ABab.com/", Strategy::UbaLtr, "http://BAab.com/", [true, true, true]);
        // N0 does not speak of the percent sign: N2 gives it the direction of the paragraph.
        check("http://AB%d7.com/", Strategy::UbaRtl, "/d7.com%BA//:http", [true, true, false]);
    }

    /// Nobody sees the direction of LRM and of U+115F HANGUL CHOSEONG FILLER (both L): the labels are Hebrew ones and numbers.
    #[test]
    fn invisible_letters_do_not_count() {
        let shown = |text: &str, strategy: Strategy| {
            let name = Input::read(text, Notation::Unicode).expect(text);
            let order = strategy.order(name.characters());
            let host = UrlHostDisplay::of_url(&name, &order).expect("a URL");
            let visible = order.display(name.characters()).replace(['\u{200E}', '\u{115F}'], "");
            (visible, [host.is_host_unsplit, host.is_nothing_before_host, host.are_host_labels_in_order])
        };
        for mark in ['\u{200E}', '\u{115F}'] {
            // N1: the two labels are one run, which ends before the mark.
            let words = format!("http://\u{5D0}.\u{5D1}{mark}/");
            assert_eq!(shown(&words, Strategy::UbaLtr), ("http://\u{5D1}.\u{5D0}/".to_owned(), [true; 3]));
            // W7 and N1: the number is read first, and belongs behind.
            let number = format!("http://\u{5D0}.1{mark}/");
            assert_eq!(
                shown(&number, Strategy::UbaLtr),
                ("http://1.\u{5D0}/".to_owned(), [true, true, false])
            );
        }
        // N2: RLM ends the run of the letters, and the root's full stop before it stands left of them. A label of marks alone
        // is none.
        let root = "http://a.\u{200F}/";
        let (_, stands) = shown(root, Strategy::UbaRtl);
        assert_eq!(stands, [true; 3]);
        let alone = "http://\u{5D0}.\u{5D1}.\u{200E}/";
        assert_eq!(shown(alone, Strategy::UbaLtr), ("http://\u{5D1}.\u{5D0}./".to_owned(), [true; 3]));
    }

    /// An isolate is a neutral character to what is around it (UAX #9, section 3.2): the label that stands between left-to-right
    /// words is not reversed as a whole. N2: between the letters and the isolate.
    #[test]
    fn isolates_and_overrides_in_a_host() {
        let shown = |text: &str, strategy: Strategy| {
            let name = Input::read(text, Notation::Unicode).expect(text);
            let order = strategy.order(name.characters());
            let host = UrlHostDisplay::of_url(&name, &order).expect("a URL");
            (order.display(name.characters()), host.is_host_unsplit, host.are_host_labels_in_order)
        };
        // The second letter is an isolate of its own, and what follows it is left-to-right: it stands right of the first one.
        let isolated = "http://\u{5D0}\u{2067}\u{5D1}\u{2069}.com/";
        assert_eq!(shown(isolated, Strategy::UbaLtr), (isolated.to_owned(), true, false));
        // RLO and PDF around the letters of a label: it reads backwards.
        let (_, is_whole, in_order) = shown("http://\u{202E}elgoog\u{202C}.com/", Strategy::UbaLtr);
        assert_eq!((is_whole, in_order), (true, false));
        // An isolate around all of it changes nothing.
        let isolated = "http://\u{2068}\u{5D0}\u{5D1}\u{2069}.com/";
        assert!(shown(isolated, Strategy::UbaLtr).2);
    }

    /// In a sentence what stands around the URL can divide its host too; without a scheme it has one all the same.
    #[test]
    fn a_host_in_a_text() {
        let check = |text: &str, strategy: Strategy, url: &str, host: &str, expected: [bool; 3]| {
            let read = Notation::CapitalsAsHebrew.read(text).expect(text);
            let characters = characters_of(&read.iter().map(|it| it.scalar).collect::<String>());
            let find = |part: &str| {
                let start = text.find(part).expect(part);
                start..start + part.len()
            };
            let order = strategy.order(&characters);
            let shown = UrlHostDisplay::of_url_in_text(&characters, &order, find(url), find(host));
            assert_eq!(
                [shown.is_host_unsplit, shown.is_nothing_before_host, shown.are_host_labels_in_order],
                expected,
                "{text}"
            );
        };
        check("see http://a.b/c now", Strategy::UbaLtr, "http://a.b/c", "a.b", [true; 3]);
        check("see a.B/C now", Strategy::UbaLtr, "a.B/C", "a.B", [false, true, true]);
        // What is before the URL reads with its first label, and so stands between the two.
        check("D A.b", Strategy::UbaLtr, "A.b", "A.b", [false, true, true]);
        check("A.B/C d", Strategy::UbaLtr, "A.B/C", "A.B", [true, false, true]);
        // What follows the URL does not count.
        check("A.B C", Strategy::UbaLtr, "A.B", "A.B", [true; 3]);
    }

    #[test]
    fn a_host_that_is_no_domain_name() {
        check("http://192.0.2.1/", Strategy::UbaRtl, "/http://192.0.2.1", [true; 3]);
        // N1: the path begins with the letter's direction, and stands between the letter and the address.
        check("http://192.0.2.1/A", Strategy::UbaLtr, "http://192.0.2.1/A", [true; 3]);
        check("http://A@192.0.2.1/b", Strategy::UbaLtr, "http://192.0.2.1@A/b", [true, true, true]);
        check("http://[::1]/", Strategy::UbaLtr, "http://[::1]/", [true; 3]);
    }

    #[test]
    fn what_is_no_url_has_no_host() {
        let name = Input::read("a.b", Notation::Unicode).expect("a name");
        assert_eq!(UrlHostDisplay::of_url(&name, &Strategy::UbaLtr.order(name.characters())), None);
    }
}
