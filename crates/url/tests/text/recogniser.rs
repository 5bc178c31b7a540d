//! Davis's grammar, by hand: double brackets stand round each identifier that is to be found.

use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_url::text::{
    IdentifierTerminators, NotADavisInclusionCharacter, ResourceIdentifierGrammar, find_resource_identifiers,
};

/// The text with brackets round what is found.
fn bracketed(text: &str, grammar: ResourceIdentifierGrammar) -> String {
    let mut written = String::new();
    let mut done = 0;
    for identifier in find_resource_identifiers(text, grammar) {
        let bytes = &identifier.span.byte_range;
        written.push_str(&format!("{}\u{27E6}{}\u{27E7}", &text[done..bytes.start], identifier.text(text)));
        done = bytes.end;
    }
    written + &text[done..]
}

/// Checks each case, with double square brackets for the brackets, and how many there are.
fn check(grammar: ResourceIdentifierGrammar, count: usize, cases: &[&str]) {
    assert_eq!(cases.len(), count);
    for case in cases {
        let expected = case.replace("[[", "\u{27E6}").replace("]]", "\u{27E7}");
        let text = expected.replace(['\u{27E6}', '\u{27E7}'], "");
        assert_eq!(bracketed(&text, grammar), expected);
    }
}

#[test]
fn schemes_and_domains() {
    check(
        ResourceIdentifierGrammar::default(),
        25,
        &[
            "",
            "no identifier at all",
            "[[http://a.b.\u{5D0}.\u{5D1}.com]]",
            "see [[http://a]] and [[ftp://b.c]]",
            // RFC 3986: ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ), the first as far left as it goes.
            "[[svn+ssh://a.b]]",
            "[[a.b-c+1://d]]",
            "1[[http://a]]",
            "-+.[[http://a]]",
            "_[[http://a]]",
            "\u{5D0}[[http://a]]",
            "[[HTTP://A.B]]",
            // No scheme, or no domain.
            "://a",
            "http:/a",
            "http//a",
            "http:// a",
            "http://",
            "http:///x",
            "http://?a",
            "http://.a",
            // A domain may end in a separator; the full stop is then a final character.
            "[[http://a]].",
            "[[http://a.b]]..c",
            "[[http://a\u{3002}b\u{3002}]] x",
            // Two in a row, and one inside the other.
            "[[http://a]]:[[http://b]]",
            "[[http://a/http://b]]",
            "[[a://b]]://c",
        ],
    );
}

#[test]
fn domains_by_their_top_level_domain() {
    check(
        ResourceIdentifierGrammar::default(),
        33,
        &[
            "[[google.com]]",
            "see [[google.com]], [[example.org]].",
            "com",
            ".com",
            "a.notatld",
            "[[a.com]].",
            "[[a.com]]...",
            "[[www.example.co.uk]]",
            "[[A.COM]]",
            "[[a.\u{FF23}\u{FF2F}\u{FF2D}]]",
            // After the top-level domain nothing may continue the domain.
            "a.comx",
            "a.com-x",
            "a.com.notatld",
            "a.com_x",
            "[[a.com]]_ [[a.com]]_. [[a.com]]_/",
            // Browsers take the low line in a host.
            "[[a.com_.b.org]] [[a_b.com]] [[a.com._b.org]] _[[a.com]]_",
            "[[a.com]]+x",
            "[[a.com]](x)",
            // The longest: community, not com.
            "[[a.community]]",
            // A label cannot be empty.
            "a..com",
            "a..[[b.com]]",
            // A-labels and right-to-left top-level domains.
            "[[a.xn--4dbrk0ce]]",
            "[[\u{5D0}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}]]",
            "[[\u{645}\u{648}\u{642}\u{639}.\u{645}\u{635}\u{631}]]",
            "\u{5D1} [[\u{5D0}.com]] \u{5D2}",
            // Mixed scripts.
            "[[a\u{5D0}1.com]]",
            "[[\u{3B1}\u{430}\u{4E2D}.\u{7F51}\u{7EDC}]]",
            // The separators of IDNA.
            "[[a\u{3002}com]]",
            "[[a\u{FF0E}b\u{FF61}com]]",
            "[[a.com\u{3002}]]",
            "[[a.com\u{FF61}]] b",
            // With no scheme, an address's host alone.
            "user@[[host.com]]",
            // What UTS #46 ignores ends a domain: soft hyphen.
            "a\u{AD}[[b.com]]",
        ],
    );
}

#[test]
fn paths_queries_and_fragments() {
    check(
        ResourceIdentifierGrammar::default(),
        16,
        &[
            "[[a.com/b]]",
            "[[a.com/b/c//d]]",
            "[[a.com?b=c&d]]",
            "[[a.com#b]]",
            "[[a.com/b?c/d?e#f/g?h#i]]",
            "[[http://a/b:c@d;e,f'g!h*i\\j]]",
            "[[http://a/\u{5D0}/\u{627}\u{661}?\u{5D1}=\u{5D2}#\u{5D3}]]",
            "[[http://a/$+=^`|~-_\u{2013}]]",
            "[[http://a/\u{1F600}\u{20AC}\u{B7}x]]",
            // Marks and joiners.
            "[[http://a/\u{5E9}\u{5C1}\u{200D}x\u{5B8}]]",
            // A port, userinfo and an address in brackets end it, or keep it from beginning.
            "[[http://a.b]]:80/c",
            "[[http://user]]@host/c",
            "http://[::1]/c",
            "[[http://192.0.2.1/c]]",
            // A bracket that closes nothing inside belongs to the text around it.
            "\u{202A}[[a.com/x]]\u{202C} \u{2066}[[a.com/x]]\u{2069}",
            "[[a.com/\u{2067}x\u{2069}]]\u{2069}",
        ],
    );
}

#[test]
fn every_terminating_character() {
    // His list for ASCII and Latin-1, in which U+00A7 and U+00B6 are not; white space; controls, private use, unassigned;
    // punctuation that he gives by category.
    let terminating = "<>()[]{}\u{AB}\u{BB} \t\n\r\u{A0}\u{3000}\u{2028}\u{2029}\u{0}\u{7F}\u{85}\u{E000}\u{378}\
                       \u{FFFF}\u{201C}\u{201D}\u{2018}\u{2019}\u{2026}\u{3001}\u{300C}\u{300D}\u{60C}\u{61B}\
                       \u{61F}\u{5F4}";
    let mut cases = 0;
    for scalar in terminating.chars() {
        for identifier in ["http://a.b", "a.com", "a.com/b", "http://a/b?c", "a.com#\u{5D0}"] {
            let text = format!("{identifier}{scalar}x");
            let expected = format!("\u{27E6}{identifier}\u{27E7}{scalar}x");
            assert_eq!(
                bracketed(&text, ResourceIdentifierGrammar::default()),
                expected,
                "U+{:04X}",
                u32::from(scalar)
            );
            cases += 1;
        }
    }
    assert_eq!(cases, 5 * 36);
}

#[test]
fn every_inclusion_character_goes_on_and_is_taken_off_at_the_end() {
    let inclusion = "!\"#%&'*,./:;?@\\\u{A1}\u{B7}\u{BF}";
    assert_eq!(inclusion.chars().count(), 18);
    for scalar in inclusion.chars() {
        for identifier in ["http://a/b", "a.com/b", "a.com?b", "a.com#b"] {
            for text in [format!("{identifier}{scalar}"), format!("{identifier}{scalar}{scalar} x")] {
                let expected = text.replacen(identifier, &format!("\u{27E6}{identifier}\u{27E7}"), 1);
                assert_eq!(bracketed(&text, ResourceIdentifierGrammar::default()), expected);
            }
            let whole = format!("{identifier}{scalar}x");
            assert_eq!(
                bracketed(&whole, ResourceIdentifierGrammar::default()),
                format!("\u{27E6}{whole}\u{27E7}")
            );
        }
    }
}

#[test]
fn trailing_punctuation_and_brackets() {
    check(
        ResourceIdentifierGrammar::default(),
        20,
        &[
            "Go to [[http://a.com/b]].",
            "Go to [[http://a.com/b]]!?",
            "\"[[http://a.com/b]]\"",
            "'[[a.com]]'",
            "([[a.com/b]])",
            "<[[http://a.com/b]]>",
            "<a href=\"[[http://a.com/b]]\">",
            "[[a.com/b]])",
            "[[a.com/b]](c)",
            "[see [[a.com]]]",
            "{[[a.com]]}",
            "\u{AB}[[a.com]]\u{BB}",
            "\u{201C}[[a.com/b]]\u{201D}",
            "[[a.com]], [[b.org]]; [[c.net]]: d",
            "[[a.com]]/",
            "[[a.com]]/?#",
            "[[http://a.com/b/c]]/",
            // Not only ASCII stops.
            "[[a.com]]\u{60C} \u{5D0}",
            "[[a.com/b]]\u{3002}",
            "\u{5D0}\u{5D1} [[http://\u{5D0}.com/\u{5D1}]].",
        ],
    );
}

#[test]
fn percent_escapes_good_and_broken() {
    check(
        ResourceIdentifierGrammar::default(),
        9,
        &[
            "[[a.com/%D7%90]]",
            "[[a.com/%20b]]",
            // An escaped stop is no final character.
            "[[a.com/b%2E]]",
            "[[a.com/b%28c%29]])",
            // Broken ones are what the percent sign is by itself.
            "[[a.com/b]]%",
            "[[a.com/%b]]",
            "[[a.com/%zz%D7]]",
            "[[a.com/%FF]]%%%",
            // Not in a domain.
            "http://%[[61.com]]",
        ],
    );
}

#[test]
fn what_is_left_open_is_found_where_it_is_asked_for() {
    let grammar = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
        ..ResourceIdentifierGrammar::default()
    };
    check(
        grammar,
        21,
        &[
            "[[http://a.b:80/c]]",
            "[[http://a.b:80]]:90",
            "[[http://a.b]]:x",
            "[[a.com:8080/c]]",
            "[[a.com:80]].",
            "[[http://user@host/c]]",
            "[[http://user:pass@host.b:80/c?d#e]]",
            "[[http://user]]@",
            "[[http://user]]@.b",
            "[[http://a.b/c@d]]",
            "[[user@host.com]]",
            "[[http://192.0.2.1:80/c]]",
            "[[http://192.0.2.1]]",
            "192.0.2.1",
            "[[http://[::1]/c]]",
            "[[http://[2001:db8::1]:80]].",
            "[[http://user@[::ffff:192.0.2.1]\u{27E7}",
            "http://[::g]/c",
            "http://[]/c",
            "http://[::1",
            "[[http://\u{5D0}@\u{5D1}.com:1/x]]",
        ],
    );
    // Each by itself.
    let port = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions {
            port: true,
            ..RecognisedDavisExtensions::default()
        },
        ..ResourceIdentifierGrammar::default()
    };
    check(port, 2, &["[[http://a:80/c]]", "[[http://a]]@b:80"]);
    let userinfo = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions {
            userinfo: true,
            ..RecognisedDavisExtensions::default()
        },
        ..ResourceIdentifierGrammar::default()
    };
    check(userinfo, 2, &["[[http://a]]:80/c", "[[http://a:1@b]]:80"]);
}

/// Dürst's section 1 and 3: the construction is also for "internationalized email addresses".
#[test]
fn mail_addresses() {
    let userinfo = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions {
            userinfo: true,
            ..RecognisedDavisExtensions::default()
        },
        ..ResourceIdentifierGrammar::default()
    };
    check(
        userinfo,
        9,
        &[
            "write to [[\u{5D0}\u{5D1}@\u{5D2}\u{5D3}.com]], please",
            "([[x.y+z@\u{5D0}.com]])",
            "mailto:[[x@a.com]]?subject",
            "[[info.com@a.com]]",
            "x@@[[a.com]]",
            "x@a.nosuchdomain",
            "@[[a.com]]",
            "[[a@b.com]]@[[c.com]]",
            "[[http://x@a.b]]",
        ],
    );
    check(ResourceIdentifierGrammar::default(), 1, &["\u{5D0}\u{5D1}@[[\u{5D2}\u{5D3}.com]]"]);
}

/// The paper, section VI: "mathematical expressions, phone numbers, and other higher order data elements are detected". The
/// digits of a number are as many as ITU-T E.164 has.
#[test]
fn phone_numbers_and_formulas() {
    let numbers = ResourceIdentifierGrammar {
        finds_phone_numbers_and_formulas: true,
        ..ResourceIdentifierGrammar::default()
    };
    check(
        numbers,
        16,
        &[
            "call [[+972-3-123-4567]], [[x^2-4=0]]",
            "\u{5D0} [[+972 (3) 123 4567]].",
            "([[03-123-4567]])",
            // As Sweden and E.123 write them.
            "call [[0779 53 75 79]] now, or [[(0607) 123 4567]]; ([[0779 53 75 79]])",
            // Dates, and a number in thousands.
            "2001-06-15, 15-06-2001 and 15 06 2001; 1 234 567",
            "[[(a+b)*c=0]], ([[x=2*y]])",
            "[[y=2*x+1]].",
            "see [[a.com]], [[+1.212.555.0100]] and [[http://b.c]]",
            // Too few and too many digits, two groups, a part of a word.
            "+123456",
            "+1234567890123456",
            "123-4567",
            "a1-234-5678",
            "1-800-flowers",
            "[[1-800-flowers.com]]",
            // No operator, and one side only.
            "name=value",
            "x+1=",
        ],
    );
    check(ResourceIdentifierGrammar::default(), 1, &["+972-3-123-4567, x^2-4=0"]);
    let kinds = find_resource_identifiers("+972-3-123-4567 x^2-4=0", numbers);
    let kinds: Vec<&str> = kinds.iter().map(|it| it.identifier_kind.id()).collect();
    assert_eq!(kinds, ["phone-number", "formula"]);
}

/// Davis: "Do we want to [tweak] any of the ASCII/Latin1 exceptions to move them to terminating characters?"
#[test]
fn exceptions_that_end_an_identifier() {
    let ending = |characters: &str| ResourceIdentifierGrammar {
        identifier_terminators: characters.parse().expect("exceptions"),
        ..ResourceIdentifierGrammar::default()
    };
    check(ending(",;"), 3, &["[[http://a/b]],c", "[[http://a/b?c]];d", "[[http://a/b&c]]"]);
    check(ending("#"), 2, &["[[http://a/b]]#c", "[[http://a]]#c"]);
    // A full stop in the domain is no `char`.
    check(ending("."), 1, &["[[http://a.b/c]].d"]);
    check(ending(""), 1, &["[[http://a/b,c;d#e.f]]"]);
    assert_eq!("a".parse::<IdentifierTerminators>(), Err(NotADavisInclusionCharacter('a')));
    assert_eq!(",<".parse::<IdentifierTerminators>(), Err(NotADavisInclusionCharacter('<')));
    // One by one, and as text, in the order of their code points.
    let chosen = IdentifierTerminators::default()
        .with_terminator(';', true)
        .with_terminator(',', true)
        .with_terminator('<', true);
    assert_eq!((chosen, chosen.to_string().as_str()), (",;".parse().expect("exceptions"), ",;"));
    assert_eq!(chosen.with_terminator(';', false).to_string(), ",");
    let json = serde_json::to_string(&chosen).expect("a string");
    assert_eq!((json.as_str(), serde_json::from_str(&json).ok()), ("\",;\"", Some(chosen)));
    assert!(serde_json::from_str::<IdentifierTerminators>("\"a\"").is_err());
    let all: String = IdentifierTerminators::POSSIBLE_TERMINATORS.into_iter().collect();
    assert_eq!(all.parse::<IdentifierTerminators>().expect("all of them").to_string(), all);
}
