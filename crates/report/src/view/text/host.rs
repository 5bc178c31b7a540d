//! How a piece of a text shows the host of a link: in one piece, before the rest of the link, and in the order of its labels; and
//! whether the link is in one piece, and what is wrong with it however it is shown.

use std::net::Ipv4Addr;
use std::ops::Range;

use crate::words::character::character_description;
use crate::words::list::comma_separator;
use bidiscope_bidi::name::{Character, is_invisible, is_label_separator};
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_url::reader::UrlHostDisplay;
use bidiscope_url::{UrlHostCheck, UrlHostFault};
use bidiscope_words::message;

use super::ParagraphPieceDisplay;

/// How each display of a piece shows the host of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkHostView {
    /// The displays in the order of [`super::ParagraphPieceView::displays_by_direction`].
    pub displays_by_direction: Vec<LinkHostDisplays>,
    /// What is wrong with the link however it is shown, such as user information that looks like a host.
    pub url_faults: Vec<UrlHostFault>,
    /// The IPv4 address that a browser asks, where the host is written otherwise.
    pub browser_ipv4_address: Option<Ipv4Addr>,
    /// The invisible character right after the host, where more of a name follows it.
    pub invisible_character_after_host: Option<char>,
    /// A Hebrew letter and the hyphen after it, with which the host begins: in prose it can be a word such as “in”, which is
    /// written before a foreign name.
    pub hebrew_host_prefix: Option<String>,
}

/// How the displays in a paragraph of one direction show the host of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkHostDisplays {
    /// The paragraph direction.
    pub paragraph_direction: Direction,
    /// Without added controls.
    pub without_controls: LinkHostDisplay,
    /// With them.
    pub with_controls: LinkHostDisplay,
}

/// How a display of a text shows a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkHostDisplay {
    /// How it shows the host.
    pub host_display: UrlHostDisplay,
    /// Whether no other text stands between what is visible of the link.
    pub is_link_contiguous: bool,
}

impl LinkHostDisplay {
    fn of(characters: &[Character], order: &DisplayOrder, link: Range<usize>, host: Range<usize>) -> Self {
        let is_visible = |at: &usize| !is_invisible(characters[*at].scalar);
        let shown: Vec<usize> =
            order.logical_from_visual().iter().map(|it| it.0).filter(is_visible).collect();
        let is_of_link = |at: &usize| link.contains(at);
        let first = shown.iter().position(is_of_link);
        let last = shown.iter().rposition(is_of_link);
        let extent = first.zip(last).map_or(&[][..], |(first, last)| &shown[first..=last]);
        let is_whole = extent.iter().all(is_of_link);
        Self {
            host_display: UrlHostDisplay::of_url_in_text(characters, order, link, host),
            is_link_contiguous: is_whole,
        }
    }

    /// Whether it shows the host clearly, and the link in one piece.
    pub const fn shows_link_clearly(self) -> bool {
        self.host_display.shows_host_without_fault() && self.is_link_contiguous
    }

    /// What it shows, and by what that is measured, in a sentence or two.
    pub fn display_problem_sentence(self) -> String {
        message!(link_host_measure, problem = self.problem()).to_string()
    }

    /// The worst that it does to the link.
    const fn problem(self) -> &'static str {
        match self {
            Self { host_display: UrlHostDisplay { is_host_unsplit: false, .. }, .. } => "split",
            Self { host_display: UrlHostDisplay { is_nothing_before_host: false, .. }, .. } => "not-first",
            Self { host_display: UrlHostDisplay { are_host_labels_in_order: false, .. }, .. } => {
                "out-of-order"
            }
            Self { is_link_contiguous: false, .. } => "link-split",
            Self { .. } => "none",
        }
    }
}

impl LinkHostView {
    /// `link` is where the link stands among the characters of the piece, as it is opened, and `host` where its host does.
    pub(super) fn of(
        characters: &[Character],
        displays: &[ParagraphPieceDisplay],
        (link, host): (Range<usize>, Range<usize>),
        check: UrlHostCheck,
    ) -> Self {
        let in_line =
            |order: &DisplayOrder| LinkHostDisplay::of(characters, order, link.clone(), host.clone());
        let line = |it: &ParagraphPieceDisplay| LinkHostDisplays {
            paragraph_direction: it.paragraph_direction,
            without_controls: in_line(&it.order_without_controls),
            with_controls: in_line(&it.order_with_controls),
        };
        let UrlHostCheck {
            faults_whatever_the_display: of_url,
            browser_requested_host: asked,
            invisible_character_after_host: after_host,
            ..
        } = check;
        let prefix = hebrew_prefix(&characters[host.clone()]);
        let lines = displays.iter().map(line).collect();
        Self {
            displays_by_direction: lines,
            url_faults: of_url,
            browser_ipv4_address: asked.ipv4_address_if_different,
            invisible_character_after_host: after_host,
            hebrew_host_prefix: prefix,
        }
    }

    /// Whether every display without added controls shows it clearly, and nothing else is wrong with it.
    pub fn is_clear_in_every_display(&self) -> bool {
        self.is_sound()
            && self.displays_by_direction.iter().all(|it| it.without_controls.shows_link_clearly())
    }

    /// Whether nothing is wrong with it however it is shown.
    pub(super) fn is_sound(&self) -> bool {
        self.url_faults.is_empty() && self.hebrew_host_prefix.is_none()
    }

    /// What is said of it in a few words: that it is clear, or what is wrong, and in which directions.
    pub fn clarity_badge_text(&self) -> String {
        let problem = |it: &LinkHostDisplays| it.without_controls.problem();
        let problems = || self.displays_by_direction.iter().map(problem).filter(|it| *it != "none");
        let is_spoiled = |it: &LinkHostDisplays| {
            it.without_controls.shows_link_clearly() && !it.with_controls.shows_link_clearly()
        };
        let has_one = |wanted: &str| problems().all(|it| it == wanted);
        let state = match problems().next() {
            _ if !self.is_sound() => "unclear",
            None if self.displays_by_direction.iter().any(is_spoiled) => "spoiled",
            None => "clear",
            Some(first) if first != "split" && first != "out-of-order" && has_one(first) => first,
            Some(_) => "in-lines",
        };
        let is_named = |it: &&LinkHostDisplays| {
            if state == "spoiled" { is_spoiled(it) } else { !it.without_controls.shows_link_clearly() }
        };
        let directions: Vec<String> = self
            .displays_by_direction
            .iter()
            .filter(is_named)
            .map(LinkHostDisplays::short_direction)
            .collect();
        message!(link_host, state = state, directions = directions.join(comma_separator())).to_string()
    }

    /// What is wrong with the link, and what the displays show, in sentences: for each direction what is wrong with the host,
    /// and whether the added controls correct it.
    pub fn sentences(&self) -> Vec<String> {
        if self.is_clear_in_every_display()
            && self.displays_by_direction.iter().all(|it| it.with_controls.shows_link_clearly())
        {
            return vec![message!(link_host_clear).to_string()];
        }
        let of_url = self.url_faults.iter().map(|fault| {
            match (fault, self.browser_ipv4_address, self.invisible_character_after_host) {
                (UrlHostFault::OtherHostRead, Some(address), _) => {
                    message!(check_host_address, address = address.to_string())
                }
                (UrlHostFault::OtherHostRead, None, _) => message!(check_host_escape),
                (UrlHostFault::InvisibleCharacterAfterHost, _, Some(character)) => {
                    message!(check_host_invisible, character = character_description(character))
                }
                _ => message!(check_host_fault, fault = fault.id()),
            }
        });
        let prefix =
            self.hebrew_host_prefix.iter().map(|it| message!(link_host_prefix, prefix = it.as_str()));
        of_url
            .chain(prefix)
            .map(|it| it.to_string())
            .chain(self.displays_by_direction.iter().map(LinkHostDisplays::sentence))
            .collect()
    }
}

impl LinkHostDisplays {
    /// The direction as it stands on a badge.
    fn short_direction(&self) -> String {
        message!(link_host_direction, direction = self.paragraph_direction.id()).to_string()
    }

    fn sentence(&self) -> String {
        let after =
            match (self.without_controls.shows_link_clearly(), self.with_controls.shows_link_clearly()) {
                (true, true) => "none",
                (false, true) => "corrected",
                (false, false) => "uncorrected",
                (true, false) => "spoiled",
            };
        message!(
            link_host_in_line,
            direction = self.paragraph_direction.id(),
            problem = self.without_controls.problem(),
            after = after
        )
        .to_string()
    }
}

/// A Hebrew letter that can be a word of its own (“and”, “the”, “in”, “to”, “from”, “that”, “as”) and the hyphen or maqaf after
/// it, at the beginning of a host whose first label goes on in another script.
fn hebrew_prefix(host: &[Character]) -> Option<String> {
    const PREFIXES: [char; 7] = ['\u{5D1}', '\u{5D4}', '\u{5D5}', '\u{5DB}', '\u{5DC}', '\u{5DE}', '\u{5E9}'];
    let [first, hyphen, rest @ ..] = host else { return None };
    let is_hyphen = matches!(hyphen.scalar, '-' | '\u{5BE}');
    let mut label = rest.iter().map(|it| it.scalar).take_while(|it| !is_label_separator(*it)).peekable();
    let is_hebrew = |it: char| ('\u{590}'..='\u{5FF}').contains(&it);
    let is_prefix = is_hyphen && PREFIXES.contains(&first.scalar) && label.peek().is_some();
    (is_prefix && !label.any(is_hebrew)).then(|| format!("\u{201C}{}{}\u{201D}", first.scalar, hyphen.scalar))
}
