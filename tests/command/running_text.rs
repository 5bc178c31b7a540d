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
    assert_eq!(with(&["--controls", "durst", "--direction", "ltr"]), "(\u{200E}\u{5D0}\u{200E}.com)\r\n");
    assert_eq!(
        with(&["--controls", "durst"]),
        "(\u{202A}\u{200E}\u{5D0}\u{200E}.com\u{202C})\r\n",
        "the paragraph is right-to-left by its first strong character"
    );
    assert_eq!(
        with(&["--controls", "davis", "--order", "environment"]),
        "(\u{202B}\u{200F}\u{5D0}\u{200F}.\u{200F}com\u{200F}\u{202C})\r\n"
    );
    assert_eq!(
        with(&["--controls", "isolates"]),
        "(\u{2066}\u{2066}\u{5D0}\u{2069}.\u{2066}com\u{2069}\u{2069})\r\n"
    );
    assert_eq!(
        with(&["--controls", "first-strong-isolates"]),
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

/// Dürst's construction on "internationalized email addresses": both components get their marks.
#[test]
fn mail_addresses() {
    let address = "\u{5D0}\u{5D1}@\u{5D2}\u{5D3}.com";
    let with = run_with_input(
        &["text", "--userinfo", "--controls", "durst", "--direction", "ltr"],
        address.as_bytes(),
    );
    assert_eq!(with.out, "\u{200E}\u{5D0}\u{5D1}\u{200E}@\u{200E}\u{5D2}\u{5D3}\u{200E}.com");
}

/// The paper, section VI. In right-to-left text the groups of a phone number would change places.
#[test]
fn phone_numbers() {
    let text = "\u{5D0} +972-3-123-4567";
    let with =
        |controls: &str| run_with_input(&["text", "--numbers", "--controls", controls], text.as_bytes()).out;
    assert_eq!(with("isolates"), "\u{5D0} \u{2066}+972-3-123-4567\u{2069}");
    assert_eq!(with("davis"), "\u{5D0} \u{202A}+972-3-123-4567\u{202C}");
    let found = run_with_input(&["text", "--numbers", "--json"], text.as_bytes()).objects();
    assert_eq!((&found[0]["kind"], &found[0]["fields"]), (&"phone-number".into(), &serde_json::json!([])));
    assert_eq!(found[0]["error"], serde_json::Value::Null);
}

/// What Davis leaves open: "tweak any of the exceptions", and "statistics on the character usage in URLs".
#[test]
fn exceptions_and_statistics() {
    let ending = run_with_input(&["text", "--json", "--end-at", ",;"], b"http://a.b/c,d");
    assert_eq!(ending.objects()[0]["text"], "http://a.b/c");
    let refused = run(&["text", "--end-at", "<"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let counted = run_with_input(&["text", "--characters"], "(http://a.\u{5D0}/a) b".as_bytes());
    let rows: Vec<String> =
        counted.out.lines().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    // h, t, t, p, :, /, /, a, ., ALEF, /, a.
    assert_eq!(rows[0], "3 \u{201C}/\u{201D}");
    assert_eq!(rows[1..3], ["2 \u{201C}a\u{201D}", "2 \u{201C}t\u{201D}"]);
    assert_eq!(rows[7], "1 U+05D0 HEBREW LETTER ALEF");
    assert_eq!(rows.len(), 8);
    let json = run_with_input(&["text", "--characters", "--json"], b"http://a.b").objects();
    assert_eq!(
        json[0],
        serde_json::json!({"code_point": "U+002F", "name": "SOLIDUS", "count": 2, "is_exception": true})
    );
    assert_eq!(run_with_input(&["text", "--characters"], b"no identifier").out, "");
}

#[test]
fn what_cannot_be_read() {
    let ended = run_with_input(&["text"], b"\xD7\x90b\xFF");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(
        ended.err,
        "bidiscope: standard input: The text is neither valid UTF-8 nor UTF-16 (at character 3).\n"
    );
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
    let marked = run_with_input(&["text", "--controls", "durst"], "\u{FEFF}\u{5D0}.com\n".as_bytes()).out;
    assert_eq!(marked, "\u{FEFF}\u{202A}\u{200E}\u{5D0}\u{200E}.com\u{202C}\n");
    // In a notation the file's bytes are not the text's.
    let capitals = ["text", "--json", "--notation", "capitals"];
    let found = &run_with_input(&capitals, "\u{FEFF}A.com".as_bytes()).objects()[0];
    assert_eq!(place(found), [0, 5, 0, 6]);
    // As the Windows PowerShell writes it.
    let utf16: Vec<u8> = "\u{FEFF}\u{5D0}.com\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(
        run_with_input(&["text", "--controls", "durst"], &utf16).out,
        marked[3..].replace('\n', "\r\n")
    );
    assert_eq!(
        run_with_input(&["scan", "--columns", "ascii_name", "--format", "names"], &utf16).out,
        "xn--4db.com\n"
    );
    let ended = run_with_input(&["text"], b"\xEF\xBB\xBF\xD7\x90\xFF");
    assert_eq!(
        ended.err,
        "bidiscope: standard input: The text is neither valid UTF-8 nor UTF-16 (at character 2).\n"
    );
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
    let ended = run_with_input(&["text", "--controls", "davis"], text.as_bytes());
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
    let marked = run_with_input(&["text", "--html", "--controls", "isolates"], b"<i>&#1488;.com</i>").out;
    assert_eq!(marked, "\u{2066}\u{2066}\u{5D0}\u{2069}.\u{2066}com\u{2069}\u{2069}");
}

/// Davis's grammar finds two domains in the mail address, ends before a bracket, and takes any host after a scheme.
#[test]
fn links_by_two_sets_of_rules() {
    let text = "\u{FEFF}see (anna.li@a.com), b.com/c(d). http://e \u{5D0}.com".as_bytes();
    let found = |options: &[&str]| {
        let found = run_with_input(&[&["text", "--json"], options].concat(), text).objects();
        found.iter().map(|it| (it["text"].clone(), it["end"].clone())).collect::<Vec<_>>()
    };
    let uts58 = [("anna.li@a.com", 18), ("b.com/c(d)", 31), ("\u{5D0}.com", 47)];
    let davis = [("anna.li", 12), ("a.com", 18), ("b.com/c", 28), ("http://e", 41), ("\u{5D0}.com", 47)];
    assert_eq!(found(&["--links", "uts58"]), uts58.map(|(text, end)| (text.into(), end.into())));
    assert_eq!(found(&["--links", "davis"]), davis.map(|(text, end)| (text.into(), end.into())));
    assert_eq!(found(&[]), found(&["--links", "davis"]));
}

#[test]
fn a_check_is_about_what_the_chosen_rules_find() {
    let text = "http://a.\u{5D0}1b".as_bytes();
    assert_eq!(run_with_input(&["text", "--check"], text).status, 1);
    assert_eq!(run_with_input(&["text", "--check", "--links", "davis"], text).status, 1);
    assert_eq!(run_with_input(&["text", "--check", "--links", "uts58"], text).status, 0);
}

#[test]
fn uts_58_has_no_options() {
    for option in [&["--port"][..], &["--userinfo"], &["--ip-address"], &["--numbers"], &["--end-at", ","]] {
        let ended = run_with_input(&[&["text", "--links", "uts58"], option].concat(), b"a.com");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
        assert!(ended.err.contains(option[0]), "{}", ended.err);
        assert_eq!(run_with_input(&[&["text", "--links", "davis"], option].concat(), b"a.com").status, 0);
    }
}

/// Dürst, section 4.3: LRM around each component with right-to-left characters. In a left-to-right paragraph the host then
/// stands in its place, and in a right-to-left one embedded controls would be needed, which are not there.
#[test]
fn an_address_with_marks_has_one_answer() {
    let plain = "see http://facebook.com.\u{200E}\u{5D0}\u{200E}/\u{200E}\u{660}\u{200E}/123\n";
    let html = plain.replace('\u{200E}', "&lrm;");
    for (text, kind) in [(plain, &[][..]), (&html, &["--html"])] {
        for links in [&[][..], &["--links=davis"]] {
            let list =
                |more: &[&str]| run_with_input(&[&["text"], kind, links, more].concat(), text.as_bytes());
            let json = list(&["--json"]).objects();
            assert_eq!(json.len(), 1, "{json:?}");
            let found = &json[0];
            assert_eq!(found["domain"], "facebook.com.\u{5D0}");
            assert_eq!((&found["controls"], &found["start"]), (&"durst".into(), &4.into()));
            assert_eq!(found["visible_host"]["ltr"]["reading"], "host");
            for check in [&[][..], &["--check=host"]] {
                let out = list(check).out;
                assert!(!out.contains("In a left-to-right paragraph"), "{out}");
                assert_eq!(out.matches("In a right-to-left paragraph").count(), 1, "{out}");
            }
        }
    }
    // A top-level domain is what UTS #58 asks for.
    let text = "see http://\u{200E}\u{5D0}\u{200E}.\u{200E}\u{5E7}\u{5D5}\u{5DD}\u{200E}/b";
    for rules in ["davis", "uts58"] {
        let found = run_with_input(&["text", "--json", "--links", rules], text.as_bytes()).objects();
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0]["controls"], "durst");
    }
}
