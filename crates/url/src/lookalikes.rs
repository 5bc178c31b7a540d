//! URLs of the same labels and path segments in which another name stands where the host is read.
//!
//! Which URLs can be made that look like one of mine? The labels and segments of a URL, and the signs between them, are put
//! into every order; each order whose display has the wanted name where a reader looks for the host, and another host in
//! truth, is such a URL. `facebook.com.123` is read in `http://facebook.com.<word>/<digit>/123`, where `<word>` is a label of
//! Hebrew letters.

use std::ops::{ControlFlow, Range};

use crate::reader::VisibleHost;
use bidiscope_bidi::address::{HostKind, Url};
use bidiscope_bidi::name::{Character, Input, Name, is_label_separator};
use bidiscope_bidi::order::DisplayConfig;

use crate::read_url_as_browser;
use bidiscope_idna::collisions::each_permutation;

/// A search for URLs in which another name is read as the host: its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisibleHostUrlSearch {
    /// The most URLs in the answer.
    pub max_found_urls: usize,
    /// The most orders that are tried. They are counted instead of time so that the result is the same on every machine.
    pub max_tried_part_orders: u64,
}

impl Default for VisibleHostUrlSearch {
    /// Up to 1,000 URLs and some seconds: all orders of seven labels and segments, or eight.
    fn default() -> Self {
        Self { max_found_urls: 1_000, max_tried_part_orders: 400_000 }
    }
}

/// The URLs that a search found.
///
/// Those that no browser opens deceive nobody in one, and are only counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UrlsWithVisibleHost {
    /// The URLs, each once. Their order has no meaning, but is the same every time.
    pub found_urls: Vec<Input>,
    /// How many more were found that no browser opens, such as those with a host that UTS #46 refuses.
    pub browser_refused_url_count: u64,
    /// Whether these are all. Otherwise the search reached one of its limits, or was stopped.
    pub is_search_complete: bool,
}

impl VisibleHostUrlSearch {
    /// The URLs made of what follows the scheme of `url_to_rearrange` in which `display` shows `visible_host_name`, as it shows
    /// that alone, where the host is read, although their host is another one. None if `url_to_rearrange` is no URL with a
    /// domain name or an IP address. The search stops where `may_go_on` returns `false`, which is asked before each order.
    pub fn urls_with_visible_host(
        &self,
        visible_host_name: &Name,
        url_to_rearrange: &Input,
        display: &DisplayConfig,
        mut may_go_on: impl FnMut() -> bool,
    ) -> UrlsWithVisibleHost {
        let mut found = UrlsWithVisibleHost {
            found_urls: Vec::new(),
            browser_refused_url_count: 0,
            is_search_complete: true,
        };
        let Some(start) = readable(url_to_rearrange).map(|it| it.authority_start_character_index()) else {
            return found;
        };
        let wanted = Wanted {
            host: visible_host_name,
            shown: display.order(visible_host_name.characters()).display(visible_host_name.characters()),
            display,
        };
        let scalars: Vec<char> = url_to_rearrange.characters().iter().map(|it| it.scalar).collect();
        let (before, rest) = scalars.split_at(start);
        let (pieces, signs) = pieces(rest);
        let mut left = self.max_tried_part_orders;
        each_permutation(&pieces, |pieces| {
            each_permutation(&signs, |signs| {
                let may_try = left > 0 && found.found_urls.len() < self.max_found_urls && may_go_on();
                if !may_try {
                    found.is_search_complete = false;
                    return ControlFlow::Break(());
                }
                left -= 1;
                match wanted.url(before, pieces, signs) {
                    Some(url) if does_open(&url) => found.found_urls.push(url),
                    Some(_) => found.browser_refused_url_count += 1,
                    None => {}
                }
                ControlFlow::Continue(())
            });
            match found.is_search_complete {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        });
        found
    }
}

/// A URL whose host is a domain name or an IP address.
fn readable(name: &Input) -> Option<&Url> {
    name.url().filter(|it| it.host_kind() != HostKind::Unreadable)
}

/// Whether a browser opens a URL.
fn does_open(url: &Input) -> bool {
    read_url_as_browser(url).is_none_or(|it| it.opened_url.is_ok())
}

/// A host without the full stop of the root, which makes no other name.
fn without_root(host: &[Character]) -> Vec<char> {
    let scalars = host.iter().map(|it| it.scalar);
    let length = host.len() - usize::from(host.last().is_some_and(|it| is_label_separator(it.scalar)));
    scalars.take(length).collect()
}

/// What stands between signs, which may be empty, and the signs, one fewer.
fn pieces(text: &[char]) -> (Vec<&[char]>, Vec<char>) {
    let is_sign = |it: char| is_label_separator(it) || "/\\?#:@".contains(it);
    (text.split(|&it| is_sign(it)).collect(), text.iter().copied().filter(|&it| is_sign(it)).collect())
}

/// The name that is to be read as the host.
struct Wanted<'a> {
    host: &'a Name,
    shown: String,
    display: &'a DisplayConfig,
}

impl Wanted<'_> {
    /// The URL of these pieces and signs if the name is read in it and is not its host.
    fn url(&self, before: &[char], pieces: &[&[char]], signs: &[char]) -> Option<Input> {
        let mut scalars = before.to_vec();
        for (index, piece) in pieces.iter().enumerate() {
            scalars.extend(index.checked_sub(1).map(|it| signs[it]));
            scalars.extend(*piece);
        }
        let url = Input::from_scalars(scalars).ok()?;
        let Range { start, end } = readable(&url)?.host_character_range();
        if without_root(&url.characters()[start..end]) == without_root(self.host.characters()) {
            return None;
        }
        let order = self.display.order(url.characters());
        (VisibleHost::of_input(&url, &order).shown_text_left_to_right(&url) == self.shown).then_some(url)
    }
}
