//! Whether a display of a URL shows its host in one piece, before everything else, and in the order of its labels.

use std::ops::Range;

use serde::Serialize;

use crate::name::{Character, Name, Url};

use super::label_order::labels_out_of_order;
use super::{Direction, DisplayOrder};

/// How the display of a URL shows the host. Who reads an address looks for the host first; where one of these does not
/// hold, something else can be taken for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HostDisplay {
    /// Its characters stand together, without others among them.
    #[serde(rename = "whole")]
    pub is_whole: bool,
    /// Nothing that follows the host in the URL stands before it in the direction of the paragraph.
    #[serde(rename = "first")]
    pub is_first: bool,
    /// Its labels stand in their order, as [`labels_out_of_order`] judges.
    pub in_order: bool,
}

impl HostDisplay {
    /// How this order shows the host, be it an IP address; `None` if the name is no URL. `order` must be an order of its
    /// characters.
    pub fn of(name: &Name, order: &DisplayOrder) -> Option<Self> {
        let url = 0..name.characters().len();
        let host = host_of(name)?;
        if name.url().is_none() {
            return Some(Self::in_text(name.characters(), order, url, host));
        }
        Some(Self {
            is_whole: order.is_contiguous(host.clone()),
            is_first: is_first(order, url, host),
            in_order: labels_out_of_order(name, order).is_none(),
        })
    }

    /// How this order of a text shows the host of a URL that stands in it, with or without a scheme. Both ranges are in
    /// characters of the text, and `host` is within `url`. A host that cannot be read as a name has no labels to be in
    /// order.
    pub fn in_text(text: &[Character], order: &DisplayOrder, url: Range<usize>, host: Range<usize>) -> Self {
        let name = Name::from_scalars(text[host.clone()].iter().map(|it| it.scalar)).ok();
        let out_of_order = name.and_then(|it| labels_out_of_order(&it, &order.of_part(text, host.clone())));
        Self {
            is_whole: order.is_contiguous(host.clone()),
            is_first: is_first(order, url, host),
            in_order: out_of_order.is_none(),
        }
    }

    /// Whether all three hold.
    pub const fn is_clear(self) -> bool {
        self.is_whole && self.is_first && self.in_order
    }
}

/// Where other characters of a URL stand among those of its host: the first such place in the direction of the paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostSplit {
    /// The other characters, as indices of the URL's characters, ascending.
    pub characters: Vec<usize>,
    /// The character of the host that is read before them, and the one after them.
    pub between: [usize; 2],
}

impl HostSplit {
    /// Where this order splits the host; `None` where that is in one piece, and for what is no URL.
    pub fn of(name: &Name, order: &DisplayOrder) -> Option<Self> {
        let host = host_of(name)?;
        let visual = &order.logical_from_visual()[order.places().extent(host.clone())];
        let read: Vec<usize> = match order.paragraph() {
            Direction::LeftToRight => visual.iter().map(|it| it.0).collect(),
            Direction::RightToLeft => visual.iter().rev().map(|it| it.0).collect(),
        };
        let start = read.iter().position(|it| !host.contains(it))?;
        let length = read[start..].iter().position(|it| host.contains(it))?;
        let mut characters = read[start..start + length].to_vec();
        characters.sort_unstable();
        Some(Self { characters, between: [*read.get(start.checked_sub(1)?)?, read[start + length]] })
    }
}

/// What follows the host of a URL and yet stands before it in the direction of the paragraph, as ascending indices of the
/// URL's characters; empty for what is no URL.
pub fn before_host(name: &Name, order: &DisplayOrder) -> Vec<usize> {
    let before = |host| standing_before(order, 0..name.characters().len(), host).collect();
    host_of(name).map_or_else(Vec::new, before)
}

/// Where the host of a URL stands, also one that is no domain name.
fn host_of(name: &Name) -> Option<Range<usize>> {
    if let Some(url) = name.url() {
        return Some(url.host());
    }
    let scalars: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    Url::with_any_host(&scalars).map(|it| it.host())
}

fn is_first(order: &DisplayOrder, url: Range<usize>, host: Range<usize>) -> bool {
    standing_before(order, url, host).next().is_none()
}

fn standing_before(
    order: &DisplayOrder,
    url: Range<usize>,
    host: Range<usize>,
) -> impl Iterator<Item = usize> {
    let places = order.visual_from_logical();
    let shown = order.places().extent(host.clone());
    let paragraph = order.paragraph();
    (host.end..url.end).filter(move |&it| match paragraph {
        Direction::LeftToRight => places[it].0 < shown.start,
        Direction::RightToLeft => places[it].0 >= shown.end,
    })
}

#[cfg(test)]
mod tests {
    use super::{HostDisplay, HostSplit, before_host};
    use crate::name::{Name, Notation, characters_of};
    use crate::order::Strategy;

    /// Checks a display, and whether the host is in one piece, first, and in order.
    #[track_caller]
    fn check(text: &str, strategy: Strategy, display: &str, expected: [bool; 3]) {
        let name = Name::read(text, Notation::Capitals).expect(text);
        let order = strategy.order(name.characters());
        assert_eq!(
            Notation::Capitals.write(order.display(name.characters()).chars()).as_deref(),
            Ok(display)
        );
        let shown = HostDisplay::of(&name, &order).expect("a URL");
        assert_eq!([shown.is_whole, shown.is_first, shown.in_order], expected, "{text}");
        assert_eq!(shown.is_clear(), expected == [true; 3]);
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
            let name = Name::read(text, Notation::Capitals).expect(text);
            let order = strategy.order(name.characters());
            (HostSplit::of(&name, &order), before_host(&name, &order))
        };
        let split =
            |characters: &[usize], between| Some(HostSplit { characters: characters.to_vec(), between });
        assert_eq!(found("http://a.b/c", Strategy::UbaLtr), (None, vec![]));
        // Shown as `http://a.C/B`: after the full stop comes the path.
        assert_eq!(found("http://a.B/C", Strategy::UbaLtr), (split(&[10, 11], [8, 9]), vec![]));
        // `http://C/B.A`.
        assert_eq!(found("http://A.B/C", Strategy::UbaLtr), (None, vec![10, 11]));
        // `c/B.http://a`, read from the right: `a`, the scheme, and the rest of the host.
        assert_eq!(found("http://a.B/c", Strategy::UbaRtl), (split(&[0, 1, 2, 3, 4, 5, 6], [7, 8]), vec![]));
        assert_eq!(found("a.B", Strategy::UbaRtl), (None, vec![]));
    }

    /// In a sentence what stands around the URL can divide its host too; without a scheme it has one all the same.
    #[test]
    fn a_host_in_a_text() {
        let check = |text: &str, strategy: Strategy, url: &str, host: &str, expected: [bool; 3]| {
            let read = Notation::Capitals.read(text).expect(text);
            let characters = characters_of(&read.iter().map(|it| it.scalar).collect::<String>());
            let find = |part: &str| {
                let start = text.find(part).expect(part);
                start..start + part.len()
            };
            let order = strategy.order(&characters);
            let shown = HostDisplay::in_text(&characters, &order, find(url), find(host));
            assert_eq!([shown.is_whole, shown.is_first, shown.in_order], expected, "{text}");
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
        let name = Name::read("a.b", Notation::Unicode).expect("a name");
        assert_eq!(HostDisplay::of(&name, &Strategy::UbaLtr.order(name.characters())), None);
    }
}
