//! How a piece of a text shows the host of a link: in one piece, before the rest of the link, and in the order of its labels; and
//! what is wrong with it however it is shown.

use std::net::Ipv4Addr;
use std::ops::Range;

use crate::words::finding::character_text;
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_url::reader::HostDisplay;
use bidiscope_url::{HostCheck, HostFault};
use bidiscope_words::message;

use super::PieceDisplay;

/// How each display of a piece shows the host of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkHost {
    /// The displays in the order of [`super::PieceView::displays`].
    pub lines: Vec<LinkHostLine>,
    /// What is wrong with the link however it is shown, such as user information that looks like a host.
    pub of_url: Vec<HostFault>,
    /// The IPv4 address that a browser asks, where the host is written otherwise.
    pub address: Option<Ipv4Addr>,
    /// The invisible character right after the host, where more of a name follows it.
    pub after_host: Option<char>,
}

/// How the displays in a paragraph of one direction show the host of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkHostLine {
    /// The paragraph direction.
    pub direction: Direction,
    /// Without added controls.
    pub before: HostDisplay,
    /// With them.
    pub after: HostDisplay,
}

impl LinkHost {
    /// `link` is where the link stands among the characters of the piece, as it is opened, and `host` where its host does.
    pub(super) fn of(
        characters: &[Character],
        displays: &[PieceDisplay],
        (link, host): (Range<usize>, Range<usize>),
        check: HostCheck,
    ) -> Self {
        let in_line =
            |order: &DisplayOrder| HostDisplay::in_text(characters, order, link.clone(), host.clone());
        let line = |it: &PieceDisplay| LinkHostLine {
            direction: it.direction,
            before: in_line(&it.before),
            after: in_line(&it.after),
        };
        let HostCheck { of_url, asked, after_host, .. } = check;
        Self { lines: displays.iter().map(line).collect(), of_url, address: asked.address, after_host }
    }

    /// Whether every display without added controls shows it clearly, and nothing else is wrong with it.
    pub fn is_clear(&self) -> bool {
        self.of_url.is_empty() && self.lines.iter().all(|it| it.before.is_clear())
    }

    /// What is wrong with the link, and what the displays show, in sentences: for each direction what is wrong with the host, and whether the added controls
    /// correct it.
    pub fn sentences(&self) -> Vec<String> {
        if self.is_clear() {
            return vec![message!(link_host_clear).to_string()];
        }
        let of_url = self.of_url.iter().map(|fault| match (fault, self.address, self.after_host) {
            (HostFault::Misread, Some(address), _) => {
                message!(check_host_address, address = address.to_string())
            }
            (HostFault::Misread, None, _) => message!(check_host_escape),
            (HostFault::InvisibleAfterHost, _, Some(character)) => {
                message!(check_host_invisible, character = character_text(character))
            }
            _ => message!(check_host_fault, fault = fault.id()),
        });
        of_url.map(|it| it.to_string()).chain(self.lines.iter().map(LinkHostLine::sentence)).collect()
    }
}

impl LinkHostLine {
    /// The direction as it stands on a badge.
    pub fn short_direction(&self) -> String {
        message!(link_host_direction, direction = self.direction.id()).to_string()
    }

    fn sentence(&self) -> String {
        let after = match (self.before.is_clear(), self.after.is_clear()) {
            (true, true) => "none",
            (false, true) => "corrected",
            (false, false) => "uncorrected",
            (true, false) => "spoiled",
        };
        message!(
            link_host_in_line,
            direction = self.direction.id(),
            problem = problem(self.before),
            after = after
        )
        .to_string()
    }
}

/// The worst that a display does to a host.
const fn problem(shown: HostDisplay) -> &'static str {
    match shown {
        HostDisplay { is_whole: false, .. } => "split",
        HostDisplay { is_first: false, .. } => "not-first",
        HostDisplay { in_order: false, .. } => "out-of-order",
        HostDisplay { .. } => "none",
    }
}
