//! The head of the comparison as text: whose answer it is, what the DNS is asked for, and why nothing would correct a name.

use super::text::{inspect, section};
use super::{run, run_with_input};

/// In a long list each answer says whose it is, and which line of the list that stood in.
#[test]
fn the_name_comes_first_with_its_line() {
    let list = "abc.com\n\n\u{5D0}\u{5D1}1.com\n";
    let out = run_with_input(&["inspect", "-"], list.as_bytes()).out;
    assert!(out.starts_with("abc.com\nRegistration  ") && out.contains("\nLine          1\n"), "{out}");
    let second = out.find("\n\n\u{202D}1\u{5D1}\u{5D0}.com\u{202C}\nRegistration  ").expect("the second");
    assert!(out[second..].contains("\nLine          3\n"), "{out}");
    assert!(!inspect("unicode", "abc.com").out.contains("\nLine"));
}

#[test]
fn what_the_dns_is_asked_for_beside_what_is_refused() {
    let in_dns = |name: &str| {
        let out = inspect("unicode", name).out;
        let lines = out.lines().skip_while(|it| !it.starts_with("In the DNS"));
        let lines = lines.enumerate().take_while(|(index, it)| *index == 0 || it.starts_with("   "));
        lines.map(|(_, it)| it.trim_start_matches("In the DNS").trim()).collect::<Vec<_>>().join(" ")
    };
    // RFC 5892 has no tatweel, UTS #46 leaves it.
    let refused = in_dns("\u{645}\u{640}\u{635}\u{631}.com");
    assert!(refused.starts_with("UTS #46 look-up asks for xn--"), "{refused}");
    assert!(refused.ends_with(", but registration is refused."), "{refused}");
    assert_eq!(in_dns("\u{5D0}\u{5D1}.com"), "xn--4dbc.com");
    // CheckBidi tests the first label too, and is for browsers.
    for (name, message) in [
        ("*.\u{5D0}\u{5D1}.com", "*.xn--4dbc.com"),
        ("_dmarc.\u{5D0}\u{5D1}.com", "_dmarc.xn--4dbc.com"),
        ("_443._tcp.xn--4dbc.com.", "_443._tcp.xn--4dbc.com."),
    ] {
        assert!(
            in_dns(name).starts_with(&format!("{message} (the DNS accepts this name")),
            "{}",
            in_dns(name)
        );
    }
    // CheckHyphens and UseSTD3ASCIIRules are not.
    for name in ["_dmarc", "*.example.com", "_dmarc.a-.com", "r2---sn-huoa-cvhl.googlevideo.com"] {
        let said = in_dns(name);
        assert!(said.starts_with(&format!("Browsers (URL Standard) ask for {name}. UTS #46 ")), "{said}");
    }
    // The other way round: an address to browsers (WHATWG URL, section 3.5).
    for name in ["1.2.3.256", "a.1"] {
        let said = in_dns(name);
        assert!(said.starts_with(&format!("{name}. Browsers do not ask for this name: ")), "{said}");
    }
    // Refused for more than that label, or too long for the DNS.
    assert!(in_dns("_dmarc.\u{5D0}-.com").starts_with("No DNS form"));
    assert!(in_dns(&format!("_dmarc.{}.com", "a".repeat(64))).starts_with("No DNS form"));
}

#[test]
fn why_nothing_would_correct_it() {
    // The violation is in the zone, which the applicant cannot correct.
    let out = run(&["inspect", "--parent", "a-.com", "b.a-.com"]).out;
    let said = section(&out, "Suggested fixes").join(" ");
    assert!(said.contains("The applicant cannot correct this"), "{out}");
}
