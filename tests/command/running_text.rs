//! `bidiscope text`.

use super::{run, run_with_input};

#[test]
fn identifiers_as_json() {
    let ended = run_with_input(&["text", "--json"], "x http://a.\u{5D0}/b.\nsee \u{5D0}.1a.com".as_bytes());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let found = ended.objects();
    assert_eq!(found.len(), 2);
    assert_eq!(found[0]["text"], "http://a.\u{5D0}/b");
    assert_eq!((found[0]["start"].as_u64(), found[0]["byte_end"].as_u64()), (Some(2), Some(15)));
    assert_eq!((&found[0]["kind"], &found[0]["bidi_rule"]), (&"iri".into(), &"satisfied".into()));
    assert_eq!((&found[1]["paragraph"], &found[1]["bidi_rule"]), (&1.into(), &"violated".into()));
    assert_eq!(run_with_input(&["text", "--check"], b"see a.com").status, 0);
    assert_eq!(run_with_input(&["text", "--check"], "\u{5D0}.1a.com".as_bytes()).status, 1);
}

#[test]
fn identifiers_as_text() {
    let ended = run_with_input(&["text", "--notation", "capitals"], b"see A.com, 1.2");
    assert_eq!(
        ended.out,
        "5-9  domain  \u{202D}\u{5D0}.com\u{202C}  satisfies the Bidi rule\n  \
         label \u{202D}\u{5D0}\u{202C}, label com\n"
    );
}

#[test]
fn text_with_marks() {
    let with = |arguments: &[&str]| {
        run_with_input(&[&["text"], arguments].concat(), "(\u{5D0}.com)\r\n".as_bytes()).out
    };
    assert_eq!(with(&["--marks", "durst", "--direction", "ltr"]), "(\u{200E}\u{5D0}\u{200E}.com)\r\n");
    assert_eq!(
        with(&["--marks", "durst"]),
        "(\u{202A}\u{200E}\u{5D0}\u{200E}.com\u{202C})\r\n",
        "the paragraph is right-to-left by its first strong character"
    );
    assert_eq!(
        with(&["--marks", "davis", "--order", "environment"]),
        "(\u{202B}\u{200F}\u{5D0}\u{200F}.\u{200F}com\u{200F}\u{202C})\r\n"
    );
    assert_eq!(
        with(&["--marks", "isolates"]),
        "(\u{2066}\u{2066}\u{5D0}\u{2069}.\u{2066}com\u{2069}\u{2069})\r\n"
    );
    assert_eq!(
        with(&["--marks", "first-strong-isolates"]),
        "(\u{2066}\u{2068}\u{5D0}\u{2069}.\u{2068}com\u{2069}\u{2069})\r\n"
    );
}

#[test]
fn what_is_left_open() {
    let input = b"http://u@[::1]:80/x";
    assert!(run_with_input(&["text", "--json"], input).out.contains("\"text\":\"http://u\""));
    let all = run_with_input(&["text", "--json", "--userinfo", "--port", "--ip-address"], input);
    let found = all.objects();
    assert_eq!(
        (&found[0]["text"], &found[0]["domain"]),
        (&"http://u@[::1]:80/x".into(), &serde_json::Value::Null)
    );
}

#[test]
fn what_cannot_be_read() {
    let ended = run_with_input(&["text"], b"\xD7\x90b\xFF");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(ended.err, "bidiscope: standard input: The text is not UTF-8 (at character 3).\n");
    let ended = run(&["text", "no/such/file"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.starts_with("bidiscope: no/such/file: "));
    assert_eq!(run(&["text", "--order", "content"]).status, 2);
}

/// It says how a file is written: characters are counted from after it, as `inspect` and the window do,
/// bytes from the beginning of the file, so that they are found in it.
#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    let input = "\u{FEFF}\u{5D0}.com/%41\u{FEFF}".as_bytes();
    let found = &run_with_input(&["text", "--json"], input).objects()[0];
    let place = |of: &serde_json::Value| {
        ["start", "end", "byte_start", "byte_end"].map(|key| of[key].as_u64().expect("a number") as usize)
    };
    // A second one is a character of the text like others: a format character, which a path may hold.
    assert_eq!(place(found), [0, 10, 3, 16]);
    assert_eq!(&input[3..16], found["text"].as_str().expect("a string").as_bytes());
    assert_eq!(place(&found["fields"][1]), [2, 5, 6, 9]);
    assert_eq!(place(&found["escapes"][0]), [6, 9, 10, 13]);
    assert!(run_with_input(&["text"], input).out.starts_with("1-10  domain  "));
    // What is written out keeps it, and nothing comes before it.
    let marked = run_with_input(&["text", "--marks", "durst"], "\u{FEFF}\u{5D0}.com\n".as_bytes()).out;
    assert_eq!(marked, "\u{FEFF}\u{202A}\u{200E}\u{5D0}\u{200E}.com\u{202C}\n");
    // In a notation the file's bytes are not the text's.
    let capitals = ["text", "--json", "--notation", "capitals"];
    let found = &run_with_input(&capitals, "\u{FEFF}A.com".as_bytes()).objects()[0];
    assert_eq!(place(found), [0, 5, 0, 6]);
    let ended = run_with_input(&["text"], b"\xEF\xBB\xBF\xD7\x90\xFF");
    assert_eq!(ended.err, "bidiscope: standard input: The text is not UTF-8 (at character 2).\n");
    assert_eq!(run_with_input(&["text", "--json"], "\u{FEFF}".as_bytes()).out, "");
}

#[test]
fn what_is_too_long_is_reported_in_a_line() {
    let text = format!("see http://\u{5D0}.1a.com/{}", "b".repeat(120_000));
    let ended = run_with_input(&["text", "--check"], text.as_bytes());
    assert_eq!(ended.status, 1, "its domain is judged");
    assert_eq!(
        ended.out,
        "5-120020  iri  more than 120000 bytes: not shown  violates the Bidi rule\n  \
         scheme http, label \u{202D}\u{5D0}\u{202C}, label 1a, label com\n"
    );
    let ended = run_with_input(&["text", "--marks", "davis"], text.as_bytes());
    assert_eq!((ended.status, ended.out), (1, text));
    assert_eq!(
        ended.err,
        "bidiscope: standard input: The identifier at character 5 has more than 120000 bytes and is left without \
         controls.\n"
    );
}

/// A reader sees them from left to right: so they stand as a left-to-right paragraph shows them.
#[test]
fn identifiers_are_listed_in_display_order() {
    let ended = run_with_input(&["text", "--check"], "\u{5D0}\u{5D1}.\u{5D2}\u{5D3}.com".as_bytes());
    let whole = "  domain  \u{202D}\u{5D3}\u{5D2}.\u{5D1}\u{5D0}.com\u{202C}  ";
    assert!(ended.out.contains(whole), "{}", ended.out);
    assert!(
        ended.out.contains(
            "label \u{202D}\u{5D1}\u{5D0}\u{202C}, label \u{202D}\u{5D3}\u{5D2}\u{202C}, label com"
        ),
        "{}",
        ended.out
    );
}

#[test]
fn html_is_read_as_what_it_shows() {
    // An LRM at either end of a right-to-left label (Dürst, section 4.3) is no part of the name.
    let html = b"<p>see http://&lrm;&#x5D0;&lrm;.com/x &amp; http://a.b</p>";
    let ended = run_with_input(&["text", "--json", "--html"], html);
    let found: Vec<String> =
        ended.objects().iter().map(|it| it["text"].as_str().unwrap_or_default().to_owned()).collect();
    assert_eq!(found, ["http://\u{5D0}.com/x", "http://a.b"], "{}", ended.err);
    let marked = run_with_input(&["text", "--html", "--marks", "isolates"], b"<i>&#1488;.com</i>").out;
    assert_eq!(marked, "\u{2066}\u{2066}\u{5D0}\u{2069}.\u{2066}com\u{2069}\u{2069}");
}
