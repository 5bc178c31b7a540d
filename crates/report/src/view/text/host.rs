//! How a piece of a text shows the host of a link: in one piece, before the rest of the link, and in the order of its labels; and
//! whether the link is in one piece, and what is wrong with it however it is shown.

use std::net::Ipv4Addr;
use std::ops::Range;

use crate::words::character::character_text;
use crate::words::list::comma;
use bidiscope_bidi::name::{Character, is_invisible, is_label_separator};
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_url::reader::HostDisplay;
use bidiscope_url::{HostCheck, HostFault};
use bidiscope_words::message;

use super::PieceDisplay;

/// How each display of a piece shows the host of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkHost {
    /// The displays in the order of [`super::PieceView::displays`].
    pub displays_by_direction: Vec<LinkHostLine>,
    /// What is wrong with the link however it is shown, such as user information that looks like a host.
    pub url_faults: Vec<HostFault>,
    /// The IPv4 address that a browser asks, where the host is written otherwise.
    pub address: Option<Ipv4Addr>,
    /// The invisible character right after the host, where more of a name follows it.
    pub invisible_after_host: Option<char>,
    /// A Hebrew letter and the hyphen after it, with which the host begins: in prose it can be a word such as “in”, which is written
    /// before a foreign name.
    pub hebrew_prefix: Option<String>,
}

/// How the displays in a paragraph of one direction show the host of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkHostLine {
    /// The paragraph direction.
    pub direction: Direction,
    /// Without added controls.
    pub without_controls: LinkDisplay,
    /// With them.
    pub with_controls: LinkDisplay,
}

/// How a display of a text shows a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkDisplay {
    /// How it shows the host.
    pub host: HostDisplay,
    /// Whether no other text stands between what is visible of the link.
    pub is_link_whole: bool,
}

impl LinkDisplay {
    fn of(characters: &[Character], order: &DisplayOrder, link: Range<usize>, host: Range<usize>) -> Self {
        let is_visible = |at: &usize| !is_invisible(characters[*at].scalar);
        let shown: Vec<usize> =
            order.logical_from_visual().iter().map(|it| it.0).filter(is_visible).collect();
        let is_of_link = |at: &usize| link.contains(at);
        let first = shown.iter().position(is_of_link);
        let last = shown.iter().rposition(is_of_link);
        let extent = first.zip(last).map_or(&[][..], |(first, last)| &shown[first..=last]);
        let is_whole = extent.iter().all(is_of_link);
        Self { host: HostDisplay::in_text(characters, order, link, host), is_link_whole: is_whole }
    }

    /// Whether it shows the host clearly, and the link in one piece.
    pub const fn is_clear(self) -> bool {
        self.host.is_clear() && self.is_link_whole
    }

    /// What it shows, and by what that is measured, in a sentence or two.
    pub fn sentence(self) -> String {
        message!(link_host_measure, problem = self.problem()).to_string()
    }

    /// The worst that it does to the link.
    const fn problem(self) -> &'static str {
        match self {
            Self { host: HostDisplay { is_whole: false, .. }, .. } => "split",
            Self { host: HostDisplay { is_first: false, .. }, .. } => "not-first",
            Self { host: HostDisplay { in_order: false, .. }, .. } => "out-of-order",
            Self { is_link_whole: false, .. } => "link-split",
            Self { .. } => "none",
        }
    }
}

impl LinkHost {
    /// `link` is where the link stands among the characters of the piece, as it is opened, and `host` where its host does.
    pub(super) fn of(
        characters: &[Character],
        displays: &[PieceDisplay],
        (link, host): (Range<usize>, Range<usize>),
        check: HostCheck,
    ) -> Self {
        let in_line = |order: &DisplayOrder| LinkDisplay::of(characters, order, link.clone(), host.clone());
        let line = |it: &PieceDisplay| LinkHostLine {
            direction: it.direction,
            without_controls: in_line(&it.order_without_controls),
            with_controls: in_line(&it.order_with_controls),
        };
        let HostCheck { url_faults: of_url, requested_host: asked, invisible_after_host: after_host, .. } =
            check;
        let prefix = hebrew_prefix(&characters[host.clone()]);
        let lines = displays.iter().map(line).collect();
        Self {
            displays_by_direction: lines,
            url_faults: of_url,
            address: asked.address,
            invisible_after_host: after_host,
            hebrew_prefix: prefix,
        }
    }

    /// Whether every display without added controls shows it clearly, and nothing else is wrong with it.
    pub fn is_clear(&self) -> bool {
        self.is_sound() && self.displays_by_direction.iter().all(|it| it.without_controls.is_clear())
    }

    /// Whether nothing is wrong with it however it is shown.
    pub(super) fn is_sound(&self) -> bool {
        self.url_faults.is_empty() && self.hebrew_prefix.is_none()
    }

    /// What is said of it in a few words: that it is clear, or what is wrong, and in which directions.
    pub fn badge(&self) -> String {
        let problem = |it: &LinkHostLine| it.without_controls.problem();
        let problems = || self.displays_by_direction.iter().map(problem).filter(|it| *it != "none");
        let is_spoiled = |it: &LinkHostLine| it.without_controls.is_clear() && !it.with_controls.is_clear();
        let has_one = |wanted: &str| problems().all(|it| it == wanted);
        let state = match problems().next() {
            _ if !self.is_sound() => "unclear",
            None if self.displays_by_direction.iter().any(is_spoiled) => "spoiled",
            None => "clear",
            Some(first) if first != "split" && first != "out-of-order" && has_one(first) => first,
            Some(_) => "in-lines",
        };
        let is_named = |it: &&LinkHostLine| {
            if state == "spoiled" { is_spoiled(it) } else { !it.without_controls.is_clear() }
        };
        let directions: Vec<String> =
            self.displays_by_direction.iter().filter(is_named).map(LinkHostLine::short_direction).collect();
        message!(link_host, state = state, directions = directions.join(comma())).to_string()
    }

    /// What is wrong with the link, and what the displays show, in sentences: for each direction what is wrong with the host, and whether the added controls
    /// correct it.
    pub fn sentences(&self) -> Vec<String> {
        if self.is_clear() && self.displays_by_direction.iter().all(|it| it.with_controls.is_clear()) {
            return vec![message!(link_host_clear).to_string()];
        }
        let of_url =
            self.url_faults.iter().map(|fault| match (fault, self.address, self.invisible_after_host) {
                (HostFault::Misread, Some(address), _) => {
                    message!(check_host_address, address = address.to_string())
                }
                (HostFault::Misread, None, _) => message!(check_host_escape),
                (HostFault::InvisibleAfterHost, _, Some(character)) => {
                    message!(check_host_invisible, character = character_text(character))
                }
                _ => message!(check_host_fault, fault = fault.id()),
            });
        let prefix = self.hebrew_prefix.iter().map(|it| message!(link_host_prefix, prefix = it.as_str()));
        of_url
            .chain(prefix)
            .map(|it| it.to_string())
            .chain(self.displays_by_direction.iter().map(LinkHostLine::sentence))
            .collect()
    }
}

impl LinkHostLine {
    /// The direction as it stands on a badge.
    fn short_direction(&self) -> String {
        message!(link_host_direction, direction = self.direction.id()).to_string()
    }

    fn sentence(&self) -> String {
        let after = match (self.without_controls.is_clear(), self.with_controls.is_clear()) {
            (true, true) => "none",
            (false, true) => "corrected",
            (false, false) => "uncorrected",
            (true, false) => "spoiled",
        };
        message!(
            link_host_in_line,
            direction = self.direction.id(),
            problem = self.without_controls.problem(),
            after = after
        )
        .to_string()
    }
}

/// A Hebrew letter that can be a word of its own (“and”, “the”, “in”, “to”, “from”, “that”, “as”) and the hyphen or maqaf after it, at the
/// beginning of a host whose first label goes on in another script.
fn hebrew_prefix(host: &[Character]) -> Option<String> {
    const PREFIXES: [char; 7] = ['\u{5D1}', '\u{5D4}', '\u{5D5}', '\u{5DB}', '\u{5DC}', '\u{5DE}', '\u{5E9}'];
    let [first, hyphen, rest @ ..] = host else { return None };
    let is_hyphen = matches!(hyphen.scalar, '-' | '\u{5BE}');
    let mut label = rest.iter().map(|it| it.scalar).take_while(|it| !is_label_separator(*it)).peekable();
    let is_hebrew = |it: char| ('\u{590}'..='\u{5FF}').contains(&it);
    let is_prefix = is_hyphen && PREFIXES.contains(&first.scalar) && label.peek().is_some();
    (is_prefix && !label.any(is_hebrew)).then(|| format!("\u{201C}{}{}\u{201D}", first.scalar, hyphen.scalar))
}
