//! Names in fields that are too narrow, and what stands where the host is read: the published examples, and laws over
//! random input.

use std::num::NonZeroUsize;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_url::reader::elision::{
    ElidedName, ElisionMethod, ElisionPlace, HostVisibility, NarrowFieldElision, NarrowFieldElisionError,
};
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading, VisibleItem};
use proptest::prelude::*;
use proptest::strategy::Strategy as Generator;

use super::read;

fn field(text: &str) -> NarrowFieldElision {
    text.parse().expect(text)
}

/// Checks what a field shows, how much of the host is in sight, and what is read in its place.
#[track_caller]
fn check(
    (text, strategy, of): (&str, Strategy, &str),
    display: &str,
    (in_sight, visible_host, reading): (HostVisibility, &str, VisibleHostReading),
) {
    let name = read(text);
    let elided = field(of).elide_name(&name, &DisplayConfig::with_default_options(strategy));
    assert_eq!(elided.shown_text_left_to_right(&name), display, "{text} in {of}");
    assert_eq!(elided.host_visibility, in_sight, "{text} in {of}");
    let shown = (
        elided.visible_host.shown_text_left_to_right(&name),
        elided.visible_host.compared_with_actual_host(),
    );
    assert_eq!(shown, (visible_host.to_owned(), reading), "{text} in {of}");
}

/// CSS Overflow Module Level 3, section 5.1, “bidi ellipsis examples”: `שלום 123456` in 9 characters.
#[test]
fn the_examples_of_css() {
    let name = read("\u{5E9}\u{5DC}\u{5D5}\u{5DD} 123456");
    let shown = |of: &str, strategy| {
        field(of)
            .elide_name(&name, &DisplayConfig::with_default_options(strategy))
            .shown_text_left_to_right(&name)
    };
    assert_eq!(shown("9:end", Strategy::UbaLtr), "123456 \u{5DD}\u{2026}");
    // From left to right: the ellipsis, 456, a space, and the word.
    assert_eq!(shown("9:end", Strategy::UbaRtl), "\u{2026}456 \u{5DD}\u{5D5}\u{5DC}\u{5E9}");
    assert_eq!(shown("9:end:clip", Strategy::UbaLtr), "123456 \u{5DD}\u{5D5}");
    assert_eq!(shown("11", Strategy::UbaLtr), "123456 \u{5DD}\u{5D5}\u{5DC}\u{5E9}");
    // One character is clipped, not replaced.
    assert_eq!(shown("1", Strategy::UbaLtr), "1");
}

/// A reader takes no scheme for the host, whose colon is there.
#[test]
fn the_slashes_are_cut_off() {
    let url = "http://facebook.com/abc";
    let (part, nothing) = (VisibleHostReading::PartOfHostWithEllipsis, VisibleHostReading::NothingVisible);
    check(
        (url, Strategy::UbaLtr, "12:middle"),
        "http:/\u{2026}m/abc",
        (HostVisibility::Part, "\u{2026}m", part),
    );
    check((url, Strategy::UbaLtr, "6"), "http:\u{2026}", (HostVisibility::None, "\u{2026}", nothing));
    // From right to left the end of the line is cut off, where the URL begins.
    check((url, Strategy::UbaLtr, "6:rtl"), "\u{2026}m/abc", (HostVisibility::Part, "\u{2026}m", part));
    // Without the colon it is no scheme.
    check(
        (url, Strategy::UbaLtr, "8:middle"),
        "http\u{2026}abc",
        (HostVisibility::None, "http\u{2026}abc", VisibleHostReading::OtherText),
    );
}

/// brave/brave-browser 54428: `1.1.1.1.attacker.com` in a field of `direction: rtl`, which is cut off at the left.
#[test]
fn a_number_at_the_beginning_of_a_host_moves_to_its_end() {
    let host = "1.1.1.1.attacker.com";
    let other = VisibleHostReading::OtherText;
    check(
        (host, Strategy::UbaRtl, "20"),
        "attacker.com.1.1.1.1",
        (HostVisibility::Whole, "attacker.com.1.1.1.1", other),
    );
    check(
        (host, Strategy::UbaRtl, "16"),
        "\u{2026}ker.com.1.1.1.1",
        (HostVisibility::Part, "\u{2026}ker.com.1.1.1.1", other),
    );
    // Isolated, as in brave-core 35956, it is cut off where its beginning is.
    check(
        (host, Strategy::UbaAuto, "16:end:rtl"),
        "\u{2026}.1.attacker.com",
        (HostVisibility::Part, "\u{2026}.1.attacker.com", VisibleHostReading::PartOfHostWithEllipsis),
    );
    check(
        (host, Strategy::UbaAuto, "20:rtl"),
        host,
        (HostVisibility::Whole, host, VisibleHostReading::ActualHost),
    );
    // With U+200E before it, as in brave-core 35446, the number stays; what stands at the end still moves.
    let marked = DisplayConfig::read("uba-rtl:before=\\u{200E}").expect("a display");
    for (host, shown, reading) in [
        (host, host, VisibleHostReading::ActualHost),
        ("google.attacker.com_", "_google.attacker.com", other),
    ] {
        let name = read(host);
        let line = marked.line_around_name(name.characters());
        let visible = VisibleHost::of_input(&name, &line.name_order);
        assert_eq!(
            (visible.shown_text_left_to_right(&name).as_str(), visible.compared_with_actual_host()),
            (shown, reading)
        );
    }
}

/// brave/brave-core pull request 35956 and brave-browser 54975: what stands at the end of the host moves to its front.
#[test]
fn a_sign_at_the_end_of_a_host_moves_to_its_front() {
    for (host, shown) in [
        ("google.attacker.com_", "_google.attacker.com"),
        ("google.attacker.com-", "-google.attacker.com"),
        ("google.attacker.com_-", "-_google.attacker.com"),
    ] {
        check(
            (host, Strategy::UbaRtl, "40"),
            shown,
            (HostVisibility::Whole, shown, VisibleHostReading::OtherText),
        );
        // As repaired: first-strong isolate.
        check(
            (host, Strategy::UbaAuto, "40:rtl"),
            host,
            (HostVisibility::Whole, host, VisibleHostReading::ActualHost),
        );
    }
    // The full stop of the root (RFC 1034, section 3.1) moves too, and makes no other name.
    let (host, shown) = ("google.attacker.com.", ".google.attacker.com");
    check(
        (host, Strategy::UbaRtl, "40"),
        shown,
        (HostVisibility::Whole, shown, VisibleHostReading::ActualHost),
    );
    let cut = "\u{2026}.paypal.attacker.com";
    check(
        ("secure.paypal.attacker.com_", Strategy::UbaRtl, "21"),
        cut,
        (HostVisibility::Part, cut, VisibleHostReading::OtherText),
    );
}

/// MetaMask/metamask-extension 8417, with the example of its correction, 16074: a number before a hyphen.
#[test]
fn a_number_before_a_hyphen_moves_to_the_end() {
    let host = "123-github.com";
    let shown = "github.com-123";
    check(
        (host, Strategy::UbaRtl, "40"),
        shown,
        (HostVisibility::Whole, shown, VisibleHostReading::OtherText),
    );
    // The list cut it off at the left.
    let cut = "\u{2026}b.com-123";
    check((host, Strategy::UbaRtl, "10"), cut, (HostVisibility::Part, cut, VisibleHostReading::OtherText));
    check(
        (host, Strategy::UbaAuto, "40:rtl"),
        host,
        (HostVisibility::Whole, host, VisibleHostReading::ActualHost),
    );
}

/// brave/brave-browser 7020 and brave/browser-android-tabs 2288, as browsers show them, with U+0660 in the path.
#[test]
fn a_path_that_stands_where_the_host_is_read() {
    let facebook = "https://facebook.com.\u{645}\u{62B}\u{627}\u{644}.\u{627}\u{644}\u{633}\u{639}\u{648}\u{62F}\u{64A}\u{629}/\u{660}/1100068049663";
    let shown = "https://facebook.com.\u{660}/1100068049663/\u{629}\u{64A}\u{62F}\u{648}\u{639}\u{633}\u{644}\u{627}.\u{644}\u{627}\u{62B}\u{645}";
    check(
        (facebook, Strategy::UbaLtr, "80"),
        shown,
        (HostVisibility::Whole, "facebook.com.\u{660}", VisibleHostReading::OtherText),
    );
    let hebrew = "http://facebook.com.\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}/\u{660}/123";
    check(
        (hebrew, Strategy::UbaLtr, "80"),
        "http://facebook.com.123/\u{660}/\u{5D0}\u{5DE}\u{5D2}\u{5D5}\u{5D3}",
        (HostVisibility::Whole, "facebook.com.123", VisibleHostReading::OtherText),
    );
    // A field of 27 characters shows nothing that follows from the host’s last label.
    check(
        (hebrew, Strategy::UbaLtr, "27"),
        "http://facebook.com.123/\u{660}/\u{2026}",
        (HostVisibility::Part, "facebook.com.123", VisibleHostReading::OtherText),
    );
    check(
        (hebrew, Strategy::UbaLtr, "20"),
        "http://facebook.com\u{2026}",
        (HostVisibility::Part, "facebook.com\u{2026}", VisibleHostReading::PartOfHostWithEllipsis),
    );
    // In a right-to-left paragraph the first two labels stand alone at the right end.
    check(
        (hebrew, Strategy::UbaRtl, "80"),
        "123/\u{660}/\u{5D0}\u{5DE}\u{5D2}\u{5D5}\u{5D3}.http://facebook.com",
        (HostVisibility::Whole, "facebook.com", VisibleHostReading::OtherText),
    );
}

/// Varonis Threat Labs, “BiDi Swap” (2025): `varonis.com` before a host of Hebrew letters, and a path that ends in U+0640
/// ARABIC TATWEEL, which looks like a line.
#[test]
fn the_payloads_of_bidi_swap() {
    let host = "https://varonis.com.\u{5D5}.\u{5E7}\u{5D5}\u{5DD}";
    let shown_host = "\u{5DD}\u{5D5}\u{5E7}.\u{5D5}";
    // Alone the host is shown so as well, and who begins at its right end reads another name.
    let alone = format!("varonis.com.{shown_host}");
    check(
        (&format!("{host}/"), Strategy::UbaLtr, "80"),
        &format!("https://{alone}/"),
        (HostVisibility::Whole, &alone, VisibleHostReading::HostLabelsReordered),
    );
    for (path, display, visible_host) in [
        (
            "/\u{5E4}\u{5E8}\u{5DE}\u{5D8}\u{5E8}",
            format!("https://varonis.com.\u{5E8}\u{5D8}\u{5DE}\u{5E8}\u{5E4}/{shown_host}"),
            "varonis.com.\u{5E8}\u{5D8}\u{5DE}\u{5E8}\u{5E4}".to_owned(),
        ),
        ("/\u{640}/", format!("https://varonis.com.\u{640}/{shown_host}/"), "varonis.com.\u{640}".to_owned()),
        (
            "/443:\u{640}/",
            format!("https://varonis.com.\u{640}:443/{shown_host}/"),
            "varonis.com.\u{640}".to_owned(),
        ),
        (
            "/1337/\u{640}/",
            format!("https://varonis.com.\u{640}/1337/{shown_host}/"),
            "varonis.com.\u{640}".to_owned(),
        ),
    ] {
        let in_sight = (HostVisibility::Whole, visible_host.as_str(), VisibleHostReading::OtherText);
        check((&format!("{host}{path}"), Strategy::UbaLtr, "80"), &display, in_sight);
    }
    // A host from right to left, and a path in Latin letters: the host is first, and clear.
    check(
        ("http://\u{5D5}.\u{5E7}\u{5D5}\u{5DD}/varonis.com", Strategy::UbaLtr, "80"),
        &format!("http://{shown_host}/varonis.com"),
        (HostVisibility::Whole, shown_host, VisibleHostReading::ActualHost),
    );
}

/// whatwg/urlpattern 43: the segments of the path change places, and the host is clear.
#[test]
fn a_host_before_a_path_from_right_to_left() {
    check(
        (
            "https://example.com/\u{645}\u{646}\u{62A}\u{62C}/\u{645}\u{639}\u{631}\u{641}",
            Strategy::UbaLtr,
            "80",
        ),
        "https://example.com/\u{641}\u{631}\u{639}\u{645}/\u{62C}\u{62A}\u{646}\u{645}",
        (HostVisibility::Whole, "example.com", VisibleHostReading::ActualHost),
    );
}

/// WHATWG URL, section 4.8.2: `examplecorp.com.evil.com` should be elided as `...com.evil.com`, not `examplecorp.com...`.
#[test]
fn a_host_without_its_last_labels() {
    let url = "http://examplecorp.com.evil.com/";
    check(
        (url, Strategy::UbaLtr, "23"),
        "http://examplecorp.com\u{2026}",
        (HostVisibility::Part, "examplecorp.com\u{2026}", VisibleHostReading::PartOfHostWithEllipsis),
    );
    check(
        (url, Strategy::UbaLtr, "22:clip"),
        "http://examplecorp.com",
        (HostVisibility::Part, "examplecorp.com", VisibleHostReading::OtherText),
    );
    check(
        ("examplecorp.com.evil.com", Strategy::UbaLtr, "13:start"),
        "\u{2026}com.evil.com",
        (HostVisibility::Part, "\u{2026}com.evil.com", VisibleHostReading::PartOfHostWithEllipsis),
    );
    check(
        (url, Strategy::UbaLtr, "15:middle"),
        "http://\u{2026}il.com/",
        (HostVisibility::Part, "\u{2026}il.com", VisibleHostReading::PartOfHostWithEllipsis),
    );
    check(
        ("http://a.b/cdefgh", Strategy::UbaLtr, "5:start"),
        "\u{2026}efgh",
        (HostVisibility::None, "\u{2026}efgh", VisibleHostReading::OtherText),
    );
}

/// The text is cut off first and laid out then: the last letters of a label from right to left are missing, where a field of
/// CSS cuts off the first ones.
#[test]
fn a_text_that_is_cut_before_it_is_laid_out() {
    let url = "http://\u{5D0}\u{5D1}\u{5D2}.com/";
    check(
        (url, Strategy::UbaLtr, "10:text"),
        "http://\u{5D1}\u{5D0}\u{2026}",
        (HostVisibility::Part, "\u{5D1}\u{5D0}\u{2026}", VisibleHostReading::PartOfHostWithEllipsis),
    );
    check(
        (url, Strategy::UbaLtr, "10"),
        "http://\u{5D2}\u{5D1}\u{2026}",
        (HostVisibility::Part, "\u{5D2}\u{5D1}\u{2026}", VisibleHostReading::PartOfHostWithEllipsis),
    );
    // In a right-to-left paragraph the two differ in what is left of the path.
    check(
        ("http://\u{5D0}/bcd", Strategy::UbaRtl, "11:text"),
        "\u{2026}b/\u{5D0}//:http",
        (HostVisibility::Whole, "\u{5D0}", VisibleHostReading::ActualHost),
    );
    check(
        ("http://\u{5D0}/bcd", Strategy::UbaRtl, "11"),
        "\u{2026}d/\u{5D0}//:http",
        (HostVisibility::Whole, "\u{5D0}", VisibleHostReading::ActualHost),
    );
}

/// Labels from left to right in a left-to-right paragraph are in order, whatever their letters; a name without right-to-left
/// letters is read from left to right in any paragraph.
#[test]
fn a_host_of_one_direction() {
    let reading = |text: &str, display: &str| {
        let name = read(text);
        let order = DisplayConfig::read(display).expect(display).order(name.characters());
        let host = VisibleHost::of_input(&name, &order);
        let in_order = UrlHostDisplay::of_url(&name, &order).map(|it| it.are_host_labels_in_order);
        (host.shown_text_left_to_right(&name), host.compared_with_actual_host(), in_order)
    };
    let hebrew = "http://\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/";
    let host = VisibleHostReading::ActualHost;
    let label_by_label = "\u{5D1}\u{5D0}.\u{5D3}\u{5D2}".to_owned();
    assert_eq!(reading(hebrew, "one-to-one"), (label_by_label, host, Some(true)));
    let from_the_right = "\u{5D3}\u{5D2}.\u{5D1}\u{5D0}".to_owned();
    assert_eq!(reading(hebrew, "uba-ltr"), (from_the_right.clone(), host, Some(true)));
    assert_eq!(reading(hebrew, "uba-rtl"), (from_the_right, host, Some(true)));
    assert_eq!(reading("http://1.com/", "uba-rtl"), ("1.com".to_owned(), host, Some(true)));
    let number = ("1.\u{5D0}".to_owned(), host, Some(true));
    assert_eq!(reading("http://1.\u{5D0}/", "uba-ltr"), number);
    // As in brave-browser 54428.
    assert_eq!(reading("1.com", "uba-rtl"), ("com.1".to_owned(), VisibleHostReading::OtherText, None));
    // RLO: all of it reads backwards.
    let backwards = ("moc.a".to_owned(), VisibleHostReading::OtherText, Some(false));
    assert_eq!(reading("http://a.com", "custom:separators=host,direction=rtl,around=override"), backwards);
}

#[test]
fn userinfo_and_ports_are_not_read_as_the_host() {
    for (text, visible) in [
        ("http://user:word@a.b:80/c", "a.b"),
        ("http://examplecorp.com@attacker.example/", "attacker.example"),
        ("http://a.b\\@c.d/", "a.b"),
        ("http://a.b?c", "a.b"),
        ("http://a.b#c/d", "a.b"),
        ("https:/a.b/c", "a.b"),
    ] {
        let name = read(text);
        let host = VisibleHost::of_input(&name, &Strategy::UbaLtr.order(name.characters()));
        assert_eq!(
            (host.shown_text_left_to_right(&name).as_str(), host.compared_with_actual_host()),
            (visible, VisibleHostReading::ActualHost),
            "{text}"
        );
    }
    // The port moves before the host.
    let name = read("http://\u{5D0}:80/b");
    let host = VisibleHost::of_input(&name, &Strategy::UbaLtr.order(name.characters()));
    assert_eq!(
        (host.shown_text_left_to_right(&name).as_str(), host.compared_with_actual_host()),
        ("80", VisibleHostReading::OtherText)
    );
}

#[test]
fn a_field_is_written_and_read() {
    for (text, written) in [
        ("20", "20:end:ellipsis"),
        ("20:clip", "20:end:clip"),
        ("7:text:rtl:start", "7:start:rtl:text"),
        ("7:middle:ltr", "7:middle:ltr:ellipsis"),
    ] {
        assert_eq!(field(text).to_string(), written);
        assert_eq!(field(written), field(text));
    }
    for text in ["", "0", "-1", "end", "20x", ":end"] {
        assert_eq!(
            text.parse::<NarrowFieldElision>(),
            Err(NarrowFieldElisionError::InvalidFieldWidth),
            "{text}"
        );
    }
    assert_eq!(
        "2:left".parse::<NarrowFieldElision>(),
        Err(NarrowFieldElisionError::UnknownOption("left".to_owned()))
    );
    assert_eq!(
        "2:end:start".parse::<NarrowFieldElision>(),
        Err(NarrowFieldElisionError::DuplicateOption("start".to_owned()))
    );
}

fn any_field() -> impl Generator<Value = NarrowFieldElision> {
    let direction = prop::option::of(prop::sample::select(bidiscope_bidi::order::Direction::ALL.to_vec()));
    let (place, cut) =
        (prop::sample::select(ElisionPlace::ALL.to_vec()), prop::sample::select(ElisionMethod::ALL.to_vec()));
    (1..40_usize, place, direction, cut).prop_map(|(width, place, direction, cut)| NarrowFieldElision {
        max_shown_characters: NonZeroUsize::new(width).expect("from 1 on"),
        elision_place: place,
        field_direction: direction,
        elision_method: cut,
    })
}

fn room(name: &Input, elided: &ElidedName) -> usize {
    let takes_room = |it: &&VisibleItem| match it {
        VisibleItem::Character(at) => !name.characters()[at.0].is_nsm_or_removed_by_x9(),
        VisibleItem::Ellipsis => true,
    };
    elided.shown_items_left_to_right().iter().filter(takes_room).count()
}

proptest! {
    /// A field shows each character at most once, never more than it has room for, all of a name that has room, and
    /// otherwise as many as it can.
    #[test]
    fn a_field_is_filled_and_not_overfull(
        text in "(https?://)?[a-c\u{5D0}-\u{5D2}1\u{660}]{1,4}(\\.[a-c\u{5D0}-\u{5D2}1\u{5B0}-]{1,4}){0,3}(/[a-c\u{5D0}-\u{5D2}1/?#@:.]{0,8})?",
        of in any_field(),
        at in 0..Strategy::BUILT_IN.len(),
    ) {
        let Ok(name) = Input::read(&text, Notation::Unicode) else { return Ok(()) };
        let display = DisplayConfig::with_default_options(Strategy::BUILT_IN[at]);
        let elided = of.elide_name(&name, &display);
        let mut seen: Vec<usize> = elided.shown_items_left_to_right().iter().filter_map(|it| match it {
            VisibleItem::Character(LogicalIndex(at)) => Some(*at),
            VisibleItem::Ellipsis => None,
        }).collect();
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        prop_assert_eq!(seen.len(), count);
        let all = name.characters().iter().filter(|it| !it.is_nsm_or_removed_by_x9()).count();
        prop_assert_eq!(room(&name, &elided), all.min(of.max_shown_characters.get()));
        prop_assert_eq!(elided.shown_character_order().display(elided.shown_characters()), elided.shown_text_left_to_right(&name));
        let is_cut = all > of.max_shown_characters.get();
        let has_sign = elided.shown_items_left_to_right().contains(&VisibleItem::Ellipsis);
        prop_assert_eq!(has_sign, is_cut && of.elision_method != ElisionMethod::DisplayWithoutEllipsis && of.max_shown_characters.get() > 1);
        if !is_cut {
            let order = display.order(name.characters());
            prop_assert_eq!(elided.shown_text_left_to_right(&name), order.display(name.characters()));
            prop_assert_eq!(&elided.visible_host, &VisibleHost::of_input(&name, &order));
            prop_assert_eq!(elided.host_visibility, HostVisibility::Whole);
        }
        if elided.visible_host.compared_with_actual_host() == VisibleHostReading::ActualHost {
            prop_assert_eq!(elided.host_visibility, HostVisibility::Whole);
        }
    }

    /// Where the host is read as itself it stands in one piece and in order. Where it stands there as by itself and is not
    /// read so, its labels are not in order.
    #[test]
    fn what_is_read_as_the_host_is_the_host(
        text in "https?://([a-c\u{5D0}-\u{5D2}1\u{660}]{1,4}\\.){0,3}[a-c\u{5D0}-\u{5D2}1-]{0,3}[a-c\u{5D0}-\u{5D2}]([\u{202E}\u{2067}\u{202C}\u{2069}]?/[a-c\u{5D0}-\u{5D2}1/.]{0,8})?",
    ) {
        let name = read(&text);
        for strategy in Strategy::BUILT_IN {
            let order = strategy.order(name.characters());
            let host = VisibleHost::of_input(&name, &order);
            let display = UrlHostDisplay::of_url(&name, &order).expect("a URL");
            match host.compared_with_actual_host() {
                VisibleHostReading::ActualHost => prop_assert!(display.is_host_unsplit && display.are_host_labels_in_order, "{} {:?}", text, strategy),
                VisibleHostReading::HostLabelsReordered => prop_assert!(!display.are_host_labels_in_order, "{} {:?}", text, strategy),
                _ => {}
            }
        }
    }
}

/// Without characters that nobody sees, and without the full stop of the root, all of the host is in sight.
#[test]
fn what_nobody_sees_is_not_missed() {
    let shown =
        field("20").elide_name(&read("\u{5}\u{5}http://\u{200D}abc.com./x"), &Strategy::UbaLtr.into());
    assert_eq!(shown.host_visibility, HostVisibility::Whole);
    let cut = field("14:end:clip").elide_name(&read("http://abc.com./x"), &Strategy::UbaLtr.into());
    assert_eq!(cut.host_visibility, HostVisibility::Whole);
    let cut = field("13:end:clip").elide_name(&read("http://abc.com./x"), &Strategy::UbaLtr.into());
    assert_eq!(cut.host_visibility, HostVisibility::Part);
}
