//! URLs: parts, and the host in each display.

use serde_json::{Value, json};

use super::{run, run_with_input};

/// The URL of issue reports about address bars: the digits of the path are shown within the host.
pub(super) const SPLIT: &str = "http://facebook.com.\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}/\u{660}/123";

pub(super) fn inspect(url: &str) -> Value {
    serde_json::from_str(&run(&["inspect", "--json", url]).out).expect("an object")
}

#[test]
fn a_url_has_parts_and_its_displays_say_where_the_host_stands() {
    let said = inspect(SPLIT);
    let part = |part: &str, start: usize, end: usize| json!({"part": part, "start": start, "end": end});
    assert_eq!(said["url"], json!([part("scheme", 0, 4), part("host", 7, 25), part("path", 25, 31)]));
    assert_eq!(said["bidi_rule"], "satisfied");
    assert_eq!(said["dns"]["name"], "facebook.com.xn--4dbdci0c");
    let labels: Vec<&Value> =
        said["labels"].as_array().expect("labels").iter().map(|it| &it["text"]).collect();
    assert_eq!(labels, ["facebook", "com", "\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}"]);
    let orders = said["orders"].as_array().expect("orders").iter();
    let ltr = orders.clone().find(|it| it["strategy"] == "uba-ltr").expect("the display");
    // As Chromium, Firefox and every program with UAX #9 shows it.
    assert_eq!(ltr["display"], "http://facebook.com.123/\u{660}/\u{5D0}\u{5DE}\u{5D2}\u{5D5}\u{5D3}");
    assert_eq!(ltr["host"], json!({"whole": false, "first": true, "in_order": true}));
    let one_to_one = orders.clone().find(|it| it["strategy"] == "one-to-one").expect("the display");
    assert_eq!(one_to_one["host"], json!({"whole": true, "first": true, "in_order": true}));
    // What a reader takes for the host ends with the number of the path.
    assert_eq!(ltr["visible_host"], json!({"display": "facebook.com.123", "reading": "other"}));
    assert_eq!(one_to_one["visible_host"]["reading"], "host");
    assert_eq!(said["browser"]["opens"], "http://facebook.com.xn--4dbdci0c/%D9%A0/123");
    assert_eq!(said["browser"]["differs"], json!([]));
    let name = inspect("\u{5D0}.com");
    assert!(name.get("url").is_none() && name.get("browser").is_none());
    let order = &name["orders"][0];
    assert!(["host", "visible_host", "field"].iter().all(|it| order.get(*it).is_none()));
}

/// brave/brave-browser 54428 and brave-core 35956: a host in a field that runs from right to left and cuts off its end.
#[test]
fn a_field_shows_a_part_of_the_host() {
    let display = ["--strategy=uba-rtl", "--field=16", "1.1.1.1.attacker.com"];
    let said = run(&[&["inspect", "--json"][..], &display].concat()).out;
    let said: Value = serde_json::from_str(&said).expect("an object");
    assert_eq!(
        said["orders"][0]["field"],
        json!({
            "field": "16:end:ellipsis",
            "display": "\u{2026}ker.com.1.1.1.1",
            "host_in_sight": "part",
            "visible_host": {"display": "\u{2026}ker.com.1.1.1.1", "reading": "other"},
        })
    );
    let said = run(&[
        "inspect",
        "--field=16:rtl",
        "--strategy=uba-rtl",
        "--strategy=uba-ltr",
        "1.1.1.1.attacker.com",
    ]);
    assert_eq!(said.status, 0, "{}", said.err);
    for shown in ["\n  \u{2026}ker.com.1.1.1.1\n", "\n  \u{2026}.1.attacker.com\n"] {
        assert!(said.out.contains(shown), "{}", said.out);
    }
    for field in ["0", "rtl", "20:left", "20:end:start"] {
        assert_eq!(run(&["inspect", "--field", field, "a.b"]).status, 2, "{field}");
    }
}

#[test]
fn what_is_read_as_the_host_is_said() {
    let said = run(&["inspect", "--strategy=uba-ltr", SPLIT]).out;
    assert!(said.contains("facebook.com.123\u{201D}"), "{said}");
    // RLO turns the path round: `/moc` is shown as `com/`, and so it is quoted.
    let turned = run(&["inspect", "--strategy=uba-ltr", "http://google.com\u{202E}/moc"]).out;
    assert!(turned.contains("\u{201C}google.comcom\u{201D}"), "{turned}");
    let evil = run(&["inspect", "http://evil.com\\@a.b/"]).out;
    assert!(evil.contains("http://evil.com/@a.b/"), "{evil}");
    let listed = run_with_input(&["text", "--json", "-"], format!("see {SPLIT}").as_bytes());
    let listed: Value = serde_json::from_str(&listed.out).expect("an object");
    assert_eq!(
        listed["visible_host"],
        json!({
            "ltr": {"display": "facebook.com.123", "reading": "other"},
            "rtl": {"display": "facebook.com", "reading": "other"},
        })
    );
    assert!(run_with_input(&["text", "-"], SPLIT.as_bytes()).out.contains("facebook.com.123\u{201D}"));
}

/// A list says of a URL in which nothing is read as the host that this is so, and of what is no URL nothing.
#[test]
fn how_the_host_is_read_in_a_list() {
    // N1: the slash between the letters and RLM stands before the letters in a left-to-right paragraph.
    let nothing = "http://\u{5D0}\u{5D1}/\u{200F}\u{200E}/";
    let list = format!("{nothing}\n{SPLIT}\na.com\nhttp://127.0.0.1/\nhttp://a.\u{5D0}.\u{5D1}/\n");
    let columns = "host,visible_host_ltr,host_reading_ltr,host_reading_rtl";
    let rows = run_with_input(&["scan", "--columns", columns], list.as_bytes());
    let rows: Vec<&str> = rows.out.lines().skip(1).collect();
    assert_eq!(
        rows,
        [
            "\u{5D0}\u{5D1},,nothing,host",
            "facebook.com.\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0},facebook.com.123,other,other",
            ",,,",
            "127.0.0.1,127.0.0.1,host,host",
            "a.\u{5D0}.\u{5D1},a.\u{5D1}.\u{5D0},reordered,other",
        ]
    );
    let said = inspect(nothing);
    let ltr = said["orders"].as_array().expect("orders").iter().find(|it| it["strategy"] == "uba-ltr");
    assert_eq!(ltr.expect("it")["visible_host"], json!({"display": null, "reading": "nothing"}));
    let said = run(&["inspect", "--strategy=uba-ltr", nothing]).out;
    assert!(said.contains("No text is read as the host.") && !said.contains("\u{201C}\u{201D}"));
}

/// An IP address is a host too.
#[test]
fn an_address_is_a_host() {
    let said = inspect("http://\u{5D0}@[::1]/");
    let part = |part: &str, start: usize, end: usize| json!({"part": part, "start": start, "end": end});
    let parts = [part("scheme", 0, 4), part("userinfo", 7, 8), part("host", 9, 14), part("path", 14, 15)];
    assert_eq!(said["url"], json!(parts));
    let ltr = said["orders"].as_array().expect("orders").iter().find(|it| it["strategy"] == "uba-ltr");
    // N0: the brackets are right-to-left as well, and mirrored.
    let ltr = ltr.expect("the display");
    assert_eq!(ltr["display"], "http://]1::[@\u{5D0}/");
    assert_eq!(ltr["host"], json!({"whole": true, "first": true, "in_order": false}));
    assert_eq!(ltr["visible_host"], json!({"display": "\u{5D0}", "reading": "other"}));
    for url in ["http://[::1]/", "http://1.2.3.4/a.b", "http:80", "http://a..b/"] {
        let said = inspect(url);
        assert_eq!((&said["labels"], &said["grouping"]), (&json!([]), &Value::Null), "{url}");
        let characters = said["characters"].as_array().expect("characters");
        assert!(characters.iter().all(|it| it["label"].is_null()), "{url}");
    }
    assert_eq!(inspect("1.2.3.4")["grouping"], Value::Null);
    assert!(inspect("http://a.b/")["grouping"].is_object());
    let number = inspect("http:80");
    assert_eq!(number["url"][1], part("host", 5, 7));
    assert_eq!(number["browser"]["opens"], "http://0.0.0.80/");
}

/// L4: what is quoted has the brackets of the display.
#[test]
fn a_quoted_bracket_is_mirrored() {
    let said = run(&["inspect", "--strategy=uba-ltr", "http://\u{5D0}/[1]"]).out;
    assert!(said.contains("\u{201C}[1]\u{201D}"), "{said}");
    // The first line is the display in a left-to-right paragraph, controls included.
    let turned = run(&["inspect", "--strategy=uba-ltr", "http://google.com\u{202E}/moc"]).out;
    assert!(turned.starts_with("http://google.com<U+202E>com/\n"), "{turned}");
}

/// Positions and quotes are those of the decoded labels.
#[test]
fn a_host_that_was_typed_in_ascii_is_said_decoded() {
    let ended = run(&["inspect", "--check=host", "--quiet", "http://facebook.com.xn--4dbdci0c/\u{660}/123"]);
    assert_eq!((ended.status, ended.err.matches("decoded").count()), (1, 2), "{}", ended.err);
    assert!(ended.err.contains("facebook.com.\u{5D0}\u{5DE}\u{5D2}\u{5D5}\u{5D3}"), "{}", ended.err);
    let typed = run(&["inspect", "--check=host", "--quiet", SPLIT]);
    assert!(!typed.err.contains("decoded"), "{}", typed.err);
}

/// What Davis's grammar finds of it is another host than a browser opens.
#[test]
fn a_host_that_is_user_information_is_said_in_a_text() {
    let text = b"see http://google.com@evil.com/ now";
    let listed = run_with_input(&["text", "-"], text).out;
    assert!(listed.contains("the URL leads to evil.com"), "{listed}");
    let whole = run_with_input(&["text", "--userinfo", "-"], text).out;
    assert!(whole.contains("http://google.com@evil.com") && !whole.contains("leads to"), "{whole}");
}

#[test]
fn urls_in_which_a_name_is_read_as_the_host() {
    let ended =
        run(&["collisions", "--json", "--visible-host=facebook.com.123", "--strategy=uba-ltr", SPLIT]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let found: Value = serde_json::from_str(&ended.out).expect("an object");
    assert_eq!(found["complete"], true);
    let urls: Vec<&Value> = found["urls"].as_array().expect("URLs").iter().map(|it| &it["name"]).collect();
    assert_eq!(urls, [SPLIT]);
    // A host that ends in U+0660 does it too: what follows it runs from right to left with it. Browsers refuse it.
    assert_eq!(found["refused_count"], 1);
    let said = run(&["collisions", "--visible-host=facebook.com.123", "--strategy=uba-ltr", SPLIT]).out;
    assert!(said.contains("1 more URL, which browsers refuse, is left out"), "{said}");
    assert_eq!(found["urls"][0]["ascii_host"], "facebook.com.xn--4dbdci0c");
    // Without a name: those that look like this one.
    let own = run(&["collisions", "--visible-host", "http://facebook.com.123x/\u{660}/\u{5D0}"]);
    assert_eq!(own.status, 0, "{}", own.err);
    assert_eq!(run(&["collisions", "--visible-host=a.b", "a.b"]).status, 2);
    // An address is a host too; see `an_address_has_no_labels` for the display.
    let address =
        run(&["collisions", "--json", "--visible-host", "--strategy=uba-ltr", "http://1.1.1.1/\u{5D0}"]);
    let address: Value = serde_json::from_str(&address.out).expect("an object");
    assert_eq!(
        (&address["visible_host"], &address["urls"][0]["host"]),
        (&json!("1.1.1.1"), &json!("\u{5D0}"))
    );
    let to_address =
        run(&["collisions", "--visible-host=\u{5D0}.1", "--strategy=uba-rtl", "http://1.1.1.1/\u{5D0}"]);
    assert_eq!(to_address.status, 0, "{}", to_address.err);
    assert_eq!(run(&["collisions", "--visible-host=..", SPLIT]).status, 2);
    // No host has a character that ends it.
    for host in ["a/b", "a?b", "a#b", "a@b.c", "a.b:80", "a\\b", "http://a.b/"] {
        let refused = run(&["collisions", &format!("--visible-host={host}"), SPLIT]);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{host}");
        assert!(refused.err.contains("a host cannot contain"), "{host}: {}", refused.err);
    }
}

#[test]
fn a_host_that_cannot_be_read_is_displayed() {
    let said = inspect("http://a..b/");
    assert_eq!(
        said["orders"].as_array().expect("orders").iter().find(|it| it["strategy"] == "uba-rtl").expect("it")
            ["display"],
        "/http://a..b"
    );
    assert_eq!(said["findings"][0]["id"], "no-domain-name");
    let said = run(&["inspect", "--check=host", "http://xn--/"]);
    assert_eq!(said.status, 1);
    assert!(said.out.contains("http://xn--/"), "{}", said.out);
    let missing = run(&["inspect", "--field", "-3", "http://a.b/"]);
    assert_eq!(missing.status, 2);
    assert!(!missing.err.contains("unexpected argument"), "{}", missing.err);
}

#[test]
fn the_host_in_a_list() {
    let columns = "name,host,host_whole_ltr,host_whole_rtl,host_first_ltr,host_first_rtl,visible_host_ltr,visible_host_rtl";
    let rows = run_with_input(
        &["scan", "--columns", columns],
        format!("{SPLIT}\na.com\nhttp://a.com/b\na.com/b\nhttp://127.0.0.1/\n").as_bytes(),
    );
    assert_eq!(rows.status, 0, "{}", rows.err);
    let rows: Vec<&str> = rows.out.lines().skip(1).collect();
    let host = "facebook.com.\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}";
    assert_eq!(
        rows,
        [
            format!("{SPLIT},{host},false,false,true,true,facebook.com.123,facebook.com"),
            "a.com,,,,,,,".to_owned(),
            "http://a.com/b,a.com,true,true,true,false,a.com,a.com".to_owned(),
            // A browser reads an address without a scheme too.
            "a.com/b,a.com,true,true,true,false,a.com,a.com".to_owned(),
            // Its digits are of the direction of “http” (rule W7), and the slash alone follows them.
            "http://127.0.0.1/,127.0.0.1,true,true,true,true,127.0.0.1,127.0.0.1".to_owned(),
        ]
    );
}

/// A host that is an address has no labels that could be split or out of order, and no registry refuses it.
#[test]
fn an_address_has_no_labels() {
    let said = run(&["inspect", "--strategy", "uba-ltr", "--strategy", "uba-rtl", "http://1.2.3.4/"]);
    assert!(!said.out.contains("out of order") && !said.out.contains("split"), "{}", said.out);
    // In a left-to-right paragraph both are shown with the address before the letter (UAX #9 rules I1 and L2).
    let said = run(&["collisions", "--strategy", "uba-ltr", "http://\u{5D0}/1.1.1.1"]);
    let address = said.out.lines().find(|it| it.contains("http://1.1.1.1/%D7%90")).expect("the address");
    assert!(!address.contains("refused"), "{address}");
    assert!(!said.out.contains("Nothing needs to be done"), "{}", said.out);
}
