//! `--check=host` of `inspect`, `scan` and `text`.

use serde_json::{Value, json};

use super::urls::{SPLIT, inspect};
use super::{run, run_with_input};

#[test]
fn the_host_of_a_url_is_checked_in_both_paragraphs() {
    for (name, status, lines) in [
        (SPLIT, 1, 2),
        ("http://a.com", 0, 0),
        // Who begins at the right comes to the path first, and so does a field that cuts off the left end.
        ("http://a.com/b", 1, 1),
        // From right to left the path stands before the host only in a left-to-right paragraph.
        ("http://\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/\u{5D4}", 1, 1),
        // What is no URL has no host that could be hidden; what is no domain name either does not pass.
        ("\u{5D0}.com", 0, 0),
        ("someone@a.com", 1, 1),
        ("http://127.0.0.1/", 0, 0),
        ("http://google.com@evil.com/", 1, 1),
        ("http://a%2Fb.com/", 1, 1),
        ("http://a..b/", 1, 1),
    ] {
        let ended = run(&["inspect", "--check=host", "--quiet", name]);
        assert_eq!((ended.status, ended.err.lines().count()), (status, lines), "{name}: {}", ended.err);
    }
}

/// The examples of docs/urls.md: of these four URLs only the first and the fourth are as safe in a left-to-right field as they
/// look.
#[test]
fn the_host_of_a_url_is_checked_in_the_displays_that_are_named() {
    let page = include_str!("../../docs/urls.md");
    let command = "bidiscope inspect --check=host --strategy=uba-ltr --quiet - < urls.txt";
    assert!(page.contains(command));
    let words: Vec<&str> = command.strip_suffix(" < urls.txt").expect("it").split(' ').skip(1).collect();
    let ended = |urls: &str| run_with_input(&words, urls.as_bytes());
    let safe = "http://a.com/b\n";
    assert_eq!((ended(safe).status, ended(safe).err.as_str()), (0, ""));
    let failing =
        ended(&format!("{safe}{SPLIT}\nhttps://google.com@evil.com/\nhttps://example.com/\u{5DE}\n"));
    assert_eq!(failing.status, 1);
    let lines: Vec<&str> = failing.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", failing.err);
    assert!(lines[0].contains("line 2") && lines[0].ends_with("(split, misread)"), "{}", lines[0]);
    assert!(lines[1].contains("line 3") && lines[1].ends_with("(userinfo)"), "{}", lines[1]);
    // A display that goes label by label keeps the host in one piece; one with options is named in full.
    assert_eq!(run(&["inspect", "--check=host", "--strategy=one-to-one", "--quiet", SPLIT]).status, 0);
    let custom = "--strategy=custom:whole=isolate";
    let named = run(&["inspect", "--check=host", custom, "--quiet", SPLIT]);
    assert!(named.err.contains("In the display \u{201C}") && named.status == 1, "{}", named.err);
    // Other rules ask nothing of displays.
    assert_eq!(run(&["inspect", "--check", "--strategy=uba-ltr", "--quiet", "a.com"]).status, 2);
}

#[test]
fn the_hosts_of_a_text_are_checked() {
    let check = |text: &str| run_with_input(&["text", "--check=host", "-"], text.as_bytes());
    for (text, status) in [
        ("see http://a.com/ and a.com.", 0),
        ("see http://a.com/b", 1),
        ("see http://\u{5D0}\u{5D1}:80 now", 1),
        ("see http://google.com@evil.com", 1),
        ("see www.a.com/b", 1),
        ("nothing", 0),
    ] {
        assert_eq!(check(text).status, status, "{text}");
    }
    let listed = check("http://\u{5D0}\u{5D1}:80/ xn--a.com").out;
    assert!(
        listed.contains("(not-first, misread)") && listed.contains("UTS #46 refuses it. (invalid-host)"),
        "{listed}"
    );
    let bidi = |option: &str| run_with_input(&["text", option, "-"], "a.\u{5D0}b.com".as_bytes()).status;
    assert_eq!([bidi("--check"), bidi("--check=bidi"), bidi("--check=idna2008")], [1, 1, 2]);
}

/// The host of a link is what Davis's grammar and UTS #58 find: a domain has letters, digits and hyphens in labels that are not
/// empty, and a link goes on after it with a port, `/`, `?` or `#` only. That is what is opened, and so what is checked.
#[test]
fn the_host_of_a_link_ends_where_link_detection_ends_it() {
    // A host goes on after a low line, as browsers take it.
    let signs = [("..", false), ("$", false), (",", false), (";", false), ("_", true), ("._", true)];
    for (sign, goes_on) in signs {
        for evil in ["evil.com", "\u{5D0}.com"] {
            for links in ["davis", "uts58"] {
                let text = format!("see http://google.com{sign}{evil} now");
                let listed =
                    run_with_input(&["text", "--json", &format!("--links={links}"), "-"], text.as_bytes());
                let link: Value =
                    serde_json::from_str(listed.out.lines().next().expect("a link")).expect("it");
                let whole = format!("http://google.com{sign}{evil}");
                assert_eq!(link["text"], if goes_on { &whole } else { "http://google.com" });
                if !goes_on {
                    assert_eq!(link["host_faults"], json!([]), "{text}");
                }
            }
        }
    }
}

/// A mail address is no URL, and what stands before its `@` no user information: its domain is checked as a name alone.
#[test]
fn the_domains_of_mail_addresses_in_a_text_are_checked() {
    for option in ["--userinfo", "--links=uts58"] {
        for (text, status) in [
            ("write to someone@a.com today", 0),
            ("write to google.com@evil.com.", 0),
            ("write to x@\u{5D0}.com today", 0),
            ("mailto:some.one@a.com", 0),
            // It decodes to U+0080, which UTS #46 disallows.
            ("write to someone@xn--a.com today", 1),
        ] {
            let ended = run_with_input(&["text", "--check=host", option, "-"], text.as_bytes());
            assert_eq!(ended.status, status, "{option} {text}: {}", ended.out);
            assert_eq!(ended.out.contains("(invalid-host)"), text.contains("xn--"), "{option} {text}");
        }
    }
    // With a scheme it is a URL, which UTS #58 does not find.
    let url = run_with_input(&["text", "--check=host", "--userinfo", "-"], b"see http://google.com@evil.com");
    assert!(url.status == 1 && url.out.contains("(userinfo)"), "{}", url.out);
}

/// One identifier for one fault, the same in a message and in a list.
#[test]
fn what_is_wrong_with_a_host_has_an_identifier() {
    for (name, said) in [
        ("someone@a.com", "not a domain name. (no-host)"),
        ("javascript://a.com/", "begins a message. (no-host)"),
        ("xn--a", "UTS #46 refuses it. (invalid-host)"),
        ("http://a..b/", "two dots together. (invalid-host)"),
        ("http://google.com@evil.com", "(userinfo)"),
        ("http://a.com/b", "(not-first)"),
        ("file://localhost/", "There is no host. (no-host)"),
        ("http://evil.com?\u{2044}", "is in or beside the host. (lookalike-slash)"),
        // U+0080, to which it decodes, shows nothing; nor is a full stop a host.
        ("http://./", "In a left-to-right paragraph, no text is read as the host. (misread)"),
        ("http://%2E/", "In a left-to-right paragraph, no text is read as the host. (misread)"),
        ("http://xn--a/", "In a left-to-right paragraph, no text is read as the host. "),
    ] {
        let ended = run(&["inspect", "--check=host", "--quiet", name]);
        assert_eq!(ended.status, 1, "{name}");
        assert!(ended.err.contains(said) && !ended.err.contains("no-domain-name"), "{name}: {}", ended.err);
        assert!(!ended.err.contains("another text is read as the host. No"), "{name}: {}", ended.err);
    }
}

#[test]
fn the_hosts_of_a_list_are_checked() {
    let list = "a.com\nxn--a\n1.\u{5D0}\nhttp://a.com/\nhttp://a.com/b\nhttps://google.com@evil.com/\nhttp://127.0.0.1/\nsomeone@a.com\n";
    let columns = "name,host_in_order_ltr,host_faults";
    let ended = run_with_input(&["scan", "--check=host", "--columns", columns], list.as_bytes());
    assert_eq!(ended.status, 1, "{}", ended.err);
    let rows: Vec<&str> = ended.out.lines().skip(1).collect();
    assert_eq!(
        rows,
        [
            "a.com,,",
            "\u{80},,invalid-host",
            "1.\u{5D0},,invalid-host",
            "http://a.com/,true,",
            "http://a.com/b,true,not-first",
            "https://google.com@evil.com/,true,userinfo",
            "http://127.0.0.1/,true,",
            "someone@a.com,,no-host",
        ]
    );
    // `inspect` says the same of each.
    for (name, row) in list.lines().zip(rows) {
        let faults = inspect(name)["host_faults"].as_array().expect("a list").clone();
        let faults: Vec<&str> = faults.iter().filter_map(Value::as_str).collect();
        assert_eq!(faults.join(" "), row.rsplit_once(',').expect("columns").1, "{name}");
    }
    let failing = ["scan", "--check=host", "--only-passing", "--columns=name"];
    let passing = run_with_input(&failing, list.as_bytes());
    assert_eq!(
        passing.out.lines().skip(1).collect::<Vec<_>>(),
        ["a.com", "http://a.com/", "http://127.0.0.1/"]
    );
}

/// Neither Davis's grammar nor UTS #58 goes on after what is invisible; a reader does.
#[test]
fn an_invisible_character_ends_no_host_for_a_reader() {
    let check = |text: &str, more: &[&str]| {
        run_with_input(&[&["text", "--check=host"], more].concat(), text.as_bytes())
    };
    for (character, said) in
        [('\u{AD}', "U+00AD"), ('\u{200B}', "U+200B"), ('\u{2060}', "U+2060"), ('\u{202E}', "U+202E")]
    {
        for text in [
            format!("http://google.com{character}.evil.com/"),
            format!("see http://google.com{character}evil.com"),
            format!("google.com{character}{character}-evil.com/"),
        ] {
            for links in [&[][..], &["--links=davis"], &["--links=uts58"]] {
                let ended = check(&text, links);
                assert_eq!(ended.status, 1, "{text:?} {}", ended.out);
                assert_eq!(ended.out.matches("(invisible-after-host)").count(), 1, "{text:?} {}", ended.out);
                assert!(ended.out.contains(&format!(" {said} ")), "{text:?} {}", ended.out);
            }
        }
        for text in [
            format!("http://google.com/{character}evil"),
            format!("http://google.com{character} evil"),
            format!("http://google.com{character}. Evil"),
            format!("http://google.com{character}\nevil"),
            format!("http://google.com {character}evil"),
        ] {
            assert!(!check(&text, &[]).out.contains("invisible"), "{text:?}");
        }
    }
    for text in ["http://google.com\tevil", "http://google.com\u{2028}evil", "http://google.com\u{2800}evil"]
    {
        assert_eq!(check(text, &[]).status, 0, "{text:?}");
    }
    let html = check("<p>http://google.com&shy;.evil.com/</p>", &["--html"]);
    assert!(html.status == 1 && html.out.contains("U+00AD"), "{}", html.out);
    // Those of a construction belong to the link.
    let marked = check("http://\u{200E}\u{5D0}\u{200E}.com", &[]);
    assert!(!marked.out.contains("invisible"), "{}", marked.out);
}
