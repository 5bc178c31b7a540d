//! URLs in which another name is read as the host: the published example, and laws over random input.

use std::ops::ControlFlow;

use bidiscope_bidi::address::HostKind;
use bidiscope_bidi::name::{Input, Notation, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::each_permutation;
use bidiscope_url::reader::{VisibleHost, VisibleHostReading};
use bidiscope_url::{VisibleHostUrlSearch, read_url_as_browser};
use proptest::prelude::*;

fn read(text: &str) -> Input {
    Input::read(text, Notation::CapitalsAsHebrew).expect(text)
}

fn does_open(url: &Input) -> bool {
    read_url_as_browser(url).is_some_and(|it| it.opened_url.is_ok())
}

fn written(url: &Input) -> String {
    Notation::CapitalsAsHebrew
        .write_scalars(url.characters().iter().map(|it| it.scalar))
        .unwrap_or_else(|_| url.decoded_text())
}

/// After brave/brave-browser 7020, with Hebrew letters: the number that begins the path is read as the last label.
#[test]
fn what_looks_like_a_host_that_ends_in_the_path() {
    let url = read("http://facebook.com.ABCDE/1/123");
    let found = VisibleHostUrlSearch::default().urls_with_visible_host(
        read("facebook.com.123").name().expect("a name"),
        &url,
        &DisplayConfig::with_default_options(Strategy::UbaLtr),
        || true,
    );
    assert!(found.is_search_complete);
    let urls: Vec<String> = found.found_urls.iter().map(written).collect();
    // The two numbers and the slash between them keep their order (rule W4), so the one that is read comes first.
    assert_eq!(urls, ["http://facebook.com.ABCDE/123/1"]);
    // In a right-to-left paragraph the labels before a right-to-left one stand alone at the right end.
    let rtl = DisplayConfig::with_default_options(Strategy::UbaRtl);
    let found = VisibleHostUrlSearch::default().urls_with_visible_host(
        read("facebook.com").name().expect("a name"),
        &url,
        &rtl,
        || true,
    );
    assert!(urls.iter().all(|it| found.found_urls.iter().any(|url| written(url) == *it)));
    // Who has only letters from left to right has no such URL.
    let latin = read("http://a.b/c");
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl] {
        let display = DisplayConfig::with_default_options(strategy);
        let found = VisibleHostUrlSearch::default().urls_with_visible_host(
            read("a.b").name().expect("a name"),
            &latin,
            &display,
            || true,
        );
        assert!(found.is_search_complete && found.found_urls.is_empty());
    }
}

/// RFC 5893, condition 1: with Arabic-Indic digits in a name a label begins with a letter, so that browsers, which test it (UTS
/// #46, CheckBidi), refuse the host that ends in a label of one digit.
#[test]
fn what_no_browser_opens_is_only_counted() {
    let name = |text: &str| Input::read(text, Notation::Unicode).expect(text);
    let split = "http://facebook.com.\u{5D3}\u{5D5}/\u{660}/123";
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let host = name("facebook.com.123");
    let found = VisibleHostUrlSearch::default().urls_with_visible_host(
        host.name().expect("a name"),
        &name(split),
        &display,
        || true,
    );
    let urls: Vec<String> = found.found_urls.iter().map(Input::decoded_text).collect();
    // The other one is `http://facebook.com.<digit>/<letters>/123`.
    assert_eq!((urls.as_slice(), found.browser_refused_url_count), (&[split.to_owned()][..], 1));
}

/// W4, N1, L2: after a Hebrew letter the numbers and the full stops between them are one number, and stand left of it. RFC 5893,
/// condition 1: where the letter is a label of the host, the numbers are none, so that browsers refuse three of the four.
#[test]
fn an_address_is_looked_for_as_a_name_is() {
    let name = |text: &str| Input::read(text, Notation::Unicode).expect(text);
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let url = name("http://1.1.1.1/\u{5D0}");
    let found = VisibleHostUrlSearch::default().urls_with_visible_host(
        name("1.1.1.1").name().expect("a name"),
        &url,
        &display,
        || true,
    );
    let urls: Vec<String> = found.found_urls.iter().map(Input::decoded_text).collect();
    assert_eq!(
        (urls.as_slice(), found.browser_refused_url_count),
        (&["http://\u{5D0}/1.1.1.1".to_owned()][..], 3)
    );
}

#[test]
fn a_search_that_is_bounded_or_stopped_says_so() {
    let url = read("http://a.B/C/1");
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let host = url.host().expect("a host");
    let bounded = VisibleHostUrlSearch { max_tried_part_orders: 3, ..VisibleHostUrlSearch::default() };
    assert!(!bounded.urls_with_visible_host(host, &url, &display, || true).is_search_complete);
    let mut asked = 0;
    let stopped = VisibleHostUrlSearch::default().urls_with_visible_host(host, &url, &display, || {
        asked += 1;
        asked <= 10
    });
    assert!(!stopped.is_search_complete);
    assert_eq!(asked, 11);
    let whole = VisibleHostUrlSearch::default().urls_with_visible_host(host, &url, &display, || true);
    assert!(whole.is_search_complete && !whole.found_urls.is_empty());
    let few = VisibleHostUrlSearch { max_found_urls: 1, ..VisibleHostUrlSearch::default() };
    assert_eq!(few.urls_with_visible_host(host, &url, &display, || true).found_urls.len(), 1);
    // What is no URL is none of any order.
    assert!(
        VisibleHostUrlSearch::default()
            .urls_with_visible_host(host, &host.clone().into(), &display, || true)
            .found_urls
            .is_empty()
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Found are exactly those orders of single letters and signs, tried one by one, in which the name is read and is not the
    /// host.
    #[test]
    fn the_search_finds_what_trying_all_orders_finds(
        letters in prop::collection::vec(prop::sample::select(vec!['a', 'A', '1', 'B']), 2..=4),
        signs in prop::collection::vec(prop::sample::select(vec!['.', '/']), 1..=3),
        strategy in prop::sample::select(vec![Strategy::UbaLtr, Strategy::UbaRtl]),
    ) {
        prop_assume!(signs.len() + 1 >= letters.len());
        let mut text = String::from("http://");
        for (index, letter) in letters.iter().enumerate() {
            text.push(*letter);
            text.extend(signs.get(index));
        }
        let Ok(url) = Input::read(&text, Notation::CapitalsAsHebrew) else { return Ok(()) };
        let Some(host) = url.host() else { return Ok(()) };
        let display = DisplayConfig::with_default_options(strategy);
        let shown = display.order(host.characters()).display(host.characters());
        let found = VisibleHostUrlSearch::default().urls_with_visible_host(host, &url, &display, || true);
        prop_assert!(found.is_search_complete);
        let refused_count = found.browser_refused_url_count;
        let mut found: Vec<String> = found.found_urls.iter().map(written).collect();
        found.sort_unstable();
        let (mut expected, mut refused) = (Vec::new(), 0);
        // The full stop of the root makes no other name.
        let without_root = |host: String| host.strip_suffix('.').map(str::to_owned).unwrap_or(host);
        let rest: Vec<char> = text.chars().skip(7).collect();
        // Orders with no two letters together are those of the pieces.
        let is_sign = |it: &char| matches!(it, '.' | '/');
        let is_of_pieces = |it: &[char]| it.windows(2).all(|pair| pair.iter().any(is_sign));
        each_permutation(&rest, |order| {
            let text: String = "http://".chars().chain(order.iter().copied()).collect();
            if is_of_pieces(order) && let Ok(url) = Input::read(&text, Notation::CapitalsAsHebrew) {
                let visible = VisibleHost::of_input(&url, &display.order(url.characters()));
                let own = url.url().filter(|it| it.host_kind() != HostKind::Unreadable);
                let own = own.map(|it| text_of(&url.characters()[it.host_character_range()]));
                let is_other = own.is_some_and(|it| without_root(it) != without_root(host.decoded_text()));
                if is_other && visible.shown_text_left_to_right(&url) == shown {
                    match does_open(&url) {
                        true => expected.push(text),
                        false => refused += 1,
                    }
                }
            }
            ControlFlow::Continue(())
        });
        expected.sort_unstable();
        prop_assert_eq!((found, refused_count), (expected, refused));
    }

    /// A URL whose own host is read as something else is found when that is looked for, if it is a name.
    #[test]
    fn a_url_is_found_by_what_is_read_in_it(
        text in "http://[a-cA-C]{1,2}(\\.[a-cA-C]{1,2}){1,2}/[a-cA-C1]{1,2}",
    ) {
        let url = Input::read(&text, Notation::CapitalsAsHebrew).expect("a URL");
        let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
        let visible = VisibleHost::of_input(&url, &display.order(url.characters()));
        prop_assume!(visible.compared_with_actual_host() == VisibleHostReading::OtherText && does_open(&url));
        // The visible host in the order of the name: the name that is read, where it shows the same alone.
        let mut at: Vec<usize> = visible.shown_items_left_to_right().iter().filter_map(|it| match it {
            bidiscope_url::reader::VisibleItem::Character(at) => Some(at.0),
            bidiscope_url::reader::VisibleItem::Ellipsis => None,
        }).collect();
        at.sort_unstable();
        let Ok(read) = Input::from_scalars(at.iter().map(|&it| url.characters()[it].scalar)) else { return Ok(()) };
        let shown = display.order(read.characters()).display(read.characters());
        prop_assume!(shown == visible.shown_text_left_to_right(&url) && read.decoded_text() != url.host().expect("a host").decoded_text());
        let found = VisibleHostUrlSearch::default().urls_with_visible_host(read.name().expect("a name"), &url, &display, || true);
        prop_assert!(found.found_urls.iter().any(|it| it.decoded_text() == url.decoded_text()));
    }
}
