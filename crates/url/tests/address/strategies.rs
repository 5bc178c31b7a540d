//! What strategies make of the published URLs in which something else is read as the host: each display by UAX #9, by hand.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading};

/// One piece, first, and in order.
const CLEAR: [bool; 3] = [true; 3];
const OUT_OF_ORDER: [bool; 3] = [true, true, false];
const SPLIT: [bool; 3] = [false, true, false];
/// Not in one piece, and its labels in order.
const DIVIDED: [bool; 3] = [false, true, true];

const HOST_ISOLATED: &str = "custom:separators=host,around=isolate";
const PARTS_ISOLATED: &str = "custom:separators=url-parts,around=isolate";
const WHOLE_ISOLATED: &str = "custom:whole=isolate";
const PARTS_OVERRIDDEN: &str = "custom:separators=url-parts,around=override";

#[track_caller]
fn check(url: &str, strategy: &str, display: &str, host: [bool; 3], read: (&str, VisibleHostReading)) {
    let name = Input::read(url, Notation::Unicode).expect(url);
    let order = DisplayConfig::read(strategy).expect(strategy).order(name.characters());
    assert_eq!(order.display(name.characters()), display, "{url} in {strategy}");
    let shown = UrlHostDisplay::of_url(&name, &order).expect("a URL");
    assert_eq!(
        [shown.is_host_unsplit, shown.is_nothing_before_host, shown.are_host_labels_in_order],
        host,
        "{url} in {strategy}"
    );
    let visible = VisibleHost::of_input(&name, &order);
    assert_eq!(
        (visible.shown_text_left_to_right(&name).as_str(), visible.compared_with_actual_host()),
        read,
        "{url} in {strategy}"
    );
}

/// brave/brave-browser 7020, with Hebrew labels.
#[test]
fn a_path_that_stands_in_the_host() {
    let url = "https://a.com.\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/\u{660}/123";
    let labels = "\u{5D3}\u{5D2}.\u{5D1}\u{5D0}";
    let host = format!("a.com.{labels}");
    for strategy in ["uba-ltr", WHOLE_ISOLATED, "custom:paragraph=rtl,whole=isolate"] {
        let shown = format!("https://a.com.123/\u{660}/{labels}");
        check(url, strategy, &shown, SPLIT, ("a.com.123", VisibleHostReading::OtherText));
    }
    for strategy in [HOST_ISOLATED, PARTS_ISOLATED] {
        let shown = format!("https://{host}/\u{660}/123");
        check(url, strategy, &shown, OUT_OF_ORDER, (&host, VisibleHostReading::HostLabelsReordered));
    }
    check(
        url,
        PARTS_OVERRIDDEN,
        url,
        CLEAR,
        ("a.com.\u{5D0}\u{5D1}.\u{5D2}\u{5D3}", VisibleHostReading::ActualHost),
    );
    // The slash stands with its part, whose letters run from left to right: at the far end from the host.
    let shown = format!("/\u{660}/123{host}//:https");
    let read = format!("123{host}");
    let strategy = "custom:paragraph=rtl,separators=url-parts,around=isolate";
    check(url, strategy, &shown, OUT_OF_ORDER, (&read, VisibleHostReading::OtherText));
    // Percent-encoded: the percent sign and the letter of the first escape end the run.
    let escaped = "https://a.com.\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/%D9%A0/123";
    let shown = format!("https://{host}/%D9%A0/123");
    check(escaped, "uba-ltr", &shown, OUT_OF_ORDER, (&host, VisibleHostReading::HostLabelsReordered));
}

/// Varonis Threat Labs, “BiDi Swap”.
#[test]
fn percent_encoding_does_not_help_against_a_number() {
    let host = "https://varonis.com.\u{5D5}.\u{5E7}\u{5D5}\u{5DD}";
    let labels = "\u{5DD}\u{5D5}\u{5E7}.\u{5D5}";
    let other = |read| (read, VisibleHostReading::OtherText);
    let escaped = format!("{host}/1337/%D9%80/");
    let shown = format!("https://varonis.com.1337/{labels}/%D9%80/");
    check(&escaped, "uba-ltr", &shown, SPLIT, other("varonis.com.1337"));
    let read = format!("varonis.com.{labels}");
    let shown = format!("https://{read}/1337/%D9%80/");
    check(&escaped, HOST_ISOLATED, &shown, OUT_OF_ORDER, (&read, VisibleHostReading::HostLabelsReordered));
    let typed = format!("{host}/1337/\u{640}/");
    check(
        &typed,
        PARTS_ISOLATED,
        &format!("https://{read}/1337/\u{640}/"),
        OUT_OF_ORDER,
        (&read, VisibleHostReading::HostLabelsReordered),
    );
    check(
        &typed,
        PARTS_OVERRIDDEN,
        &typed,
        CLEAR,
        (&host["https://".len()..], VisibleHostReading::ActualHost),
    );
}

/// Hebrew userinfo and a Hebrew label are one run (N1: the `@` stands between two right-to-left letters) unless the `@` is
/// between two fields.
#[test]
fn userinfo_is_no_field_with_the_host() {
    let url = "https://\u{5D0}\u{5D1}@\u{5D2}\u{5D3}.com/";
    let read = "\u{5D3}\u{5D2}.com";
    let in_order = "https://\u{5D1}\u{5D0}@\u{5D3}\u{5D2}.com/";
    for strategy in
        ["isolates", "isolates:isolate=first-strong", "fields", "custom:path=alone", "custom:path=segments"]
    {
        check(url, strategy, in_order, CLEAR, (read, VisibleHostReading::ActualHost));
    }
    // In one paragraph the host is shown before the `@`.
    let swapped = "https://\u{5D3}\u{5D2}@\u{5D1}\u{5D0}.com/";
    check(url, "uba-ltr", swapped, DIVIDED, ("\u{5D1}\u{5D0}.com", VisibleHostReading::OtherText));
}

/// After a Hebrew letter the port is no left-to-right number (W7), and the colon stands between it and the letter (N1).
#[test]
fn a_port_is_no_field_with_the_host() {
    let url = "https://a.\u{5D0}\u{5D1}:80/";
    let in_order = "https://a.\u{5D1}\u{5D0}:80/";
    for strategy in
        ["isolates", "isolates:isolate=first-strong", "fields", "custom:path=alone", "custom:path=segments"]
    {
        check(url, strategy, in_order, CLEAR, ("a.\u{5D1}\u{5D0}", VisibleHostReading::ActualHost));
    }
    let before = "https://a.80:\u{5D1}\u{5D0}/";
    check(url, "uba-ltr", before, DIVIDED, ("a.80", VisibleHostReading::OtherText));
}

/// A mail address has the same fault, and no scheme.
#[test]
fn the_local_part_of_a_mail_address_is_a_field() {
    let name = Input::read("\u{5D0}@\u{5D1}.com", Notation::Unicode).expect("a name");
    for strategy in ["isolates", "fields"] {
        let order = DisplayConfig::read(strategy).expect(strategy).order(name.characters());
        assert_eq!(order.display(name.characters()), "\u{5D0}@\u{5D1}.com");
    }
}

/// An isolate around all of a URL shows it as a left-to-right paragraph does, in a right-to-left one too: its labels are read
/// from the scheme on. Who begins at the right comes to the path first.
#[test]
fn an_isolate_around_a_url() {
    let read = ("\u{5D1}\u{5D0}.com", VisibleHostReading::ActualHost);
    let shown = "http://\u{5D1}\u{5D0}.com/";
    check("http://\u{5D0}\u{5D1}.com/", WHOLE_ISOLATED, shown, CLEAR, read);
    let in_rtl = "custom:paragraph=rtl,whole=isolate";
    check("http://\u{5D0}\u{5D1}.com/", in_rtl, shown, [true, false, true], read);
}

/// whatwg/urlpattern 43.
#[test]
fn isolates_leave_the_segments_of_a_path_as_they_are() {
    let url = "https://example.com/\u{645}\u{646}/\u{645}\u{639}";
    let read = ("example.com", VisibleHostReading::ActualHost);
    for strategy in ["uba-ltr", HOST_ISOLATED, PARTS_ISOLATED, WHOLE_ISOLATED] {
        check(url, strategy, "https://example.com/\u{639}\u{645}/\u{646}\u{645}", CLEAR, read);
    }
    let in_order = "https://example.com/\u{646}\u{645}/\u{639}\u{645}";
    check(url, "custom:path=segments", in_order, CLEAR, read);
    check(url, PARTS_OVERRIDDEN, url, CLEAR, read);
}
