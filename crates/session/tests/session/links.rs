//! Links: what they say, what is refused, and that what is written is read again.

use bidiscope_bidi::name::{Notation, ReadAs};
use bidiscope_session::{LINK_PREFIX, Link, LinkError, MAX_LINK_BYTES};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use proptest::sample::select;

fn panes(all: &[&str]) -> Vec<String> {
    all.iter().map(|it| (*it).to_owned()).collect()
}

#[test]
fn a_link_says_name_notation_and_panes() {
    // U+05D0 in UTF-8 is D7 90, and percent-encoding is by bytes (RFC 3986 section 2.5).
    let link = Link::read("bidiscope:?name=%D7%90.com&panes=uba-ltr,verdict");
    let expected = Link {
        name: "\u{5D0}.com".to_owned(),
        notation: Notation::Unicode,
        panes: panes(&["uba-ltr", "verdict"]),
        ..Link::default()
    };
    assert_eq!(link, Ok(expected.clone()));
    assert_eq!(expected.write().as_deref(), Ok("bidiscope:?name=%D7%90.com&panes=uba-ltr,verdict"));
    // The scheme's letters may be of any case (RFC 3986 section 3.1), and what is typed by hand is not escaped.
    assert_eq!(Link::read("Bidiscope:?panes=uba-ltr,verdict&name=\u{5D0}.com"), Ok(expected));
}

#[test]
fn a_link_says_what_is_looked_at() {
    let link = Link {
        name: "a b".to_owned(),
        read_as: Some(ReadAs::Text),
        parent_zone: "co.il".to_owned(),
        display: Some("uba-rtl:before=x".to_owned()),
        step_number: Some(12),
        character_number: Some(3),
        ..Link::default()
    };
    let written = link.write().expect("short");
    let looked_at = "as=text&parent=co.il&display=uba-rtl%3Abefore%3Dx&step=12&character=3";
    assert_eq!(written, format!("bidiscope:?name=a%20b&{looked_at}"));
    assert_eq!(Link::read(&written), Ok(link.clone()));
    assert_eq!(link.write_web("").as_deref(), Ok(format!("#name=a%20b&{looked_at}").as_str()));
    // Without values they are left out.
    let read = Link::read("bidiscope:?name=a&as=&parent=&display=&step=&character=");
    assert_eq!(read, Ok(Link { name: "a".to_owned(), ..Link::default() }));
}

#[test]
fn the_options_of_a_pane_stay_with_it() {
    let several = panes(&["custom:paragraph=rtl,whole=isolate", "uba-rtl:before=a,after=b", "verdict"]);
    let link = Link { name: "a".to_owned(), panes: several.clone(), ..Link::default() };
    let written = link.write().expect("short");
    let options = "custom%3Aparagraph%3Drtl,whole%3Disolate,uba-rtl%3Abefore%3Da,after%3Db,verdict";
    assert_eq!(written, format!("bidiscope:?name=a&panes={options}"));
    assert_eq!(Link::read(&written).map(|it| it.panes), Ok(several.clone()));
    // Some programs escape commas too.
    assert_eq!(Link::read(&written.replace(',', "%2C")).map(|it| it.panes), Ok(several));
}

#[test]
fn a_link_has_a_name_or_a_lesson() {
    let lesson = |it: &str| Link { lesson: Some(it.to_owned()), ..Link::default() };
    assert_eq!(Link::read("bidiscope:?lesson=hazards"), Ok(lesson("hazards")));
    // U+000A, a space and U+2013 in UTF-8.
    let written = lesson("title = \"a \u{2013} b\"\n").write().expect("short");
    assert_eq!(written, "bidiscope:?lesson=title%20%3D%20%22a%20%E2%80%93%20b%22%0A");
    assert_eq!(Link::read(&written), Ok(lesson("title = \"a \u{2013} b\"\n")));
    assert_eq!(Link::read("bidiscope:?lesson=hazards&name=a"), Err(LinkError::NameAndLesson));
    assert_eq!(Link::read("bidiscope:?lesson=&panes=uba-ltr"), Err(LinkError::NoName));
}

#[test]
fn a_plus_sign_is_one() {
    let link = Link::read("bidiscope:?name=U+05D0%20U+0031&notation=codepoints").expect("a link");
    assert_eq!(link.name, "U+05D0 U+0031");
    assert_eq!(link.write().as_deref(), Ok("bidiscope:?name=U%2B05D0%20U%2B0031&notation=codepoints"));
}

#[test]
fn keys_that_there_are_not_are_reported() {
    let link = Link::read("bidiscope:?name=a&file=%2Fetc%2Fpasswd&\u{5D0}=1&run").expect("a link");
    assert_eq!(link.unknown_keys, ["file", "<U+05D0>", "run"]);
    assert_eq!(link.name, "a");
}

#[test]
fn what_is_refused_is_reported_with_its_place() {
    for (text, error) in [
        ("http://example.com", LinkError::MissingPrefix),
        ("bidiscope:name=a", LinkError::MissingPrefix),
        ("bidiscope:?", LinkError::NoName),
        ("bidiscope:?name=", LinkError::NoName),
        ("bidiscope:?panes=uba-ltr", LinkError::NoName),
        ("bidiscope:?name=%D7%9", LinkError::BadEscape(19)),
        ("bidiscope:?name=%", LinkError::BadEscape(16)),
        ("bidiscope:?name=%zz", LinkError::BadEscape(16)),
        ("bidiscope:?name=%D7", LinkError::NotUtf8("name".to_owned())),
        // Nothing of it acts on whoever reads why.
        ("bidiscope:?\u{202E}\u{FEFF}%D7=1", LinkError::NotUtf8("<U+202E><U+FEFF>%D7".to_owned())),
        ("bidiscope:?name=a b", LinkError::Unescaped(17)),
        ("bidiscope:?name=a\u{1B}[2J", LinkError::Unescaped(17)),
        ("bidiscope:?name=a&name=b", LinkError::DuplicateKey("name")),
        ("bidiscope:?name=a&notation=latin", LinkError::UnknownNotation("latin".to_owned())),
        ("bidiscope:?name=a&as=prose", LinkError::UnknownReadAs("prose".to_owned())),
        ("bidiscope:?name=a&step=0", LinkError::InvalidNumber("step", "0".to_owned(), 999)),
        ("bidiscope:?name=a&step=%2B1", LinkError::InvalidNumber("step", "+1".to_owned(), 999)),
        ("bidiscope:?name=a&step=1000", LinkError::InvalidNumber("step", "1000".to_owned(), 999)),
        (
            "bidiscope:?name=a&character=10001",
            LinkError::InvalidNumber("character", "10001".to_owned(), 10_000),
        ),
        ("bidiscope:?name=a&step=1&step=1", LinkError::DuplicateKey("step")),
    ] {
        assert_eq!(Link::read(text), Err(error), "{text:?}");
    }
}

#[test]
fn a_link_is_bounded_both_ways() {
    let link = |length: usize| Link { name: "a".repeat(length), ..Link::default() };
    let most = MAX_LINK_BYTES - LINK_PREFIX.len() - "name=".len();
    let written = link(most).write().expect("just short enough");
    assert_eq!(written.len(), MAX_LINK_BYTES);
    assert_eq!(Link::read(&written), Ok(link(most)));
    assert_eq!(link(most + 1).write(), Err(LinkError::TooLong));
    assert_eq!(Link::read(&format!("{written}a")), Err(LinkError::TooLong));
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        name in any::<String>(),
        notation in select(Notation::ALL.to_vec()),
        ids in vec("[a-z0-9-]{1,12}", 0..6),
        read_as in option::of(select(ReadAs::ALL.to_vec())),
        parent in "[a-z.\u{5D0}]{0,5}",
        display in option::of("[a-z:=,%]{1,9}"),
        (step, character) in (option::of(1..=999_usize), option::of(1..=10_000_usize)),
    ) {
        let link = Link { name, notation, panes: ids, read_as, parent_zone: parent, display, step_number: step, character_number: character, ..Link::default() };
        let written = link.write().expect("short");
        prop_assert!(written.bytes().all(|it| it.is_ascii_graphic()), "{written:?}");
        let read = if link.name.is_empty() { Err(LinkError::NoName) } else { Ok(link) };
        prop_assert_eq!(Link::read(&written), read);
    }

    #[test]
    fn nothing_that_looks_like_one_is_a_fault(rest in "[%&=,a-f0-9\u{5D0}\u{202E}\n ]{0,40}") {
        let text = format!("{LINK_PREFIX}name={rest}");
        if let Ok(link) = Link::read(&text) {
            // Nothing but its own name comes out of a name.
            prop_assert!(!link.name.is_empty());
        }
    }
}
