//! Links: what they say, what is refused, and that what is written is read again.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_session::{MAX_SESSION_LINK_BYTES, SESSION_LINK_PREFIX, SessionLink, SessionLinkError};
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
    let link = SessionLink::read_whole_link("bidiscope:?name=%D7%90.com&panes=uba-ltr,verdict");
    let expected = SessionLink {
        written_name: "\u{5D0}.com".to_owned(),
        name_notation: Notation::Unicode,
        pane_ids: panes(&["uba-ltr", "verdict"]),
        ..SessionLink::default()
    };
    assert_eq!(link, Ok(expected.clone()));
    assert_eq!(expected.to_link_text().as_deref(), Ok("bidiscope:?name=%D7%90.com&panes=uba-ltr,verdict"));
    // The scheme's letters may be of any case (RFC 3986 section 3.1), and what is typed by hand is not escaped.
    assert_eq!(
        SessionLink::read_whole_link("Bidiscope:?panes=uba-ltr,verdict&name=\u{5D0}.com"),
        Ok(expected)
    );
}

#[test]
fn a_link_says_what_is_looked_at() {
    let link = SessionLink {
        written_name: "a b".to_owned(),
        read_as: Some(InputType::Text),
        parent_zone: "co.il".to_owned(),
        display_id: Some("uba-rtl:before=x".to_owned()),
        step_number: Some(12),
        character_number: Some(3),
        ..SessionLink::default()
    };
    let written = link.to_link_text().expect("short");
    let looked_at = "as=text&parent=co.il&display=uba-rtl%3Abefore%3Dx&step=12&character=3";
    assert_eq!(written, format!("bidiscope:?name=a%20b&{looked_at}"));
    assert_eq!(SessionLink::read_whole_link(&written), Ok(link.clone()));
    assert_eq!(link.to_web_link("").as_deref(), Ok(format!("#name=a%20b&{looked_at}").as_str()));
    // Without values they are left out.
    let read = SessionLink::read_whole_link("bidiscope:?name=a&as=&parent=&display=&step=&character=");
    assert_eq!(read, Ok(SessionLink { written_name: "a".to_owned(), ..SessionLink::default() }));
}

#[test]
fn the_options_of_a_pane_stay_with_it() {
    let several = panes(&["custom:paragraph=rtl,whole=isolate", "uba-rtl:before=a,after=b", "verdict"]);
    let link =
        SessionLink { written_name: "a".to_owned(), pane_ids: several.clone(), ..SessionLink::default() };
    let written = link.to_link_text().expect("short");
    let options = "custom%3Aparagraph%3Drtl,whole%3Disolate,uba-rtl%3Abefore%3Da,after%3Db,verdict";
    assert_eq!(written, format!("bidiscope:?name=a&panes={options}"));
    assert_eq!(SessionLink::read_whole_link(&written).map(|it| it.pane_ids), Ok(several.clone()));
    // Some programs escape commas too.
    assert_eq!(SessionLink::read_whole_link(&written.replace(',', "%2C")).map(|it| it.pane_ids), Ok(several));
}

#[test]
fn a_link_has_a_name_or_a_lesson() {
    let lesson =
        |it: &str| SessionLink { lesson_id_or_file_text: Some(it.to_owned()), ..SessionLink::default() };
    assert_eq!(SessionLink::read_whole_link("bidiscope:?lesson=hazards"), Ok(lesson("hazards")));
    // U+000A, a space and U+2013 in UTF-8.
    let written = lesson("title = \"a \u{2013} b\"\n").to_link_text().expect("short");
    assert_eq!(written, "bidiscope:?lesson=title%20%3D%20%22a%20%E2%80%93%20b%22%0A");
    assert_eq!(SessionLink::read_whole_link(&written), Ok(lesson("title = \"a \u{2013} b\"\n")));
    assert_eq!(
        SessionLink::read_whole_link("bidiscope:?lesson=hazards&name=a"),
        Err(SessionLinkError::BothNameAndLesson)
    );
    assert_eq!(
        SessionLink::read_whole_link("bidiscope:?lesson=&panes=uba-ltr"),
        Err(SessionLinkError::NeitherNameNorLesson)
    );
}

#[test]
fn a_plus_sign_is_one() {
    let link =
        SessionLink::read_whole_link("bidiscope:?name=U+05D0%20U+0031&notation=codepoints").expect("a link");
    assert_eq!(link.written_name, "U+05D0 U+0031");
    assert_eq!(link.to_link_text().as_deref(), Ok("bidiscope:?name=U%2B05D0%20U%2B0031&notation=codepoints"));
}

#[test]
fn keys_that_there_are_not_are_reported() {
    let link =
        SessionLink::read_whole_link("bidiscope:?name=a&file=%2Fetc%2Fpasswd&\u{5D0}=1&run").expect("a link");
    assert_eq!(link.ignored_unknown_keys, ["file", "<U+05D0>", "run"]);
    assert_eq!(link.written_name, "a");
}

#[test]
fn what_is_refused_is_reported_with_its_place() {
    for (text, error) in [
        ("http://example.com", SessionLinkError::MissingPrefix),
        ("bidiscope:name=a", SessionLinkError::MissingPrefix),
        ("bidiscope:?", SessionLinkError::NeitherNameNorLesson),
        ("bidiscope:?name=", SessionLinkError::NeitherNameNorLesson),
        ("bidiscope:?panes=uba-ltr", SessionLinkError::NeitherNameNorLesson),
        ("bidiscope:?name=%D7%9", SessionLinkError::InvalidPercentEscapeAt { character_index: 19 }),
        ("bidiscope:?name=%", SessionLinkError::InvalidPercentEscapeAt { character_index: 16 }),
        ("bidiscope:?name=%zz", SessionLinkError::InvalidPercentEscapeAt { character_index: 16 }),
        ("bidiscope:?name=%D7", SessionLinkError::ValueNotUtf8 { key: "name".to_owned() }),
        // Nothing of it acts on whoever reads why.
        (
            "bidiscope:?\u{202E}\u{FEFF}%D7=1",
            SessionLinkError::ValueNotUtf8 { key: "<U+202E><U+FEFF>%D7".to_owned() },
        ),
        ("bidiscope:?name=a b", SessionLinkError::UnescapedCharacterAt { character_index: 17 }),
        ("bidiscope:?name=a\u{1B}[2J", SessionLinkError::UnescapedCharacterAt { character_index: 17 }),
        ("bidiscope:?name=a&name=b", SessionLinkError::DuplicateKey { key: "name" }),
        (
            "bidiscope:?name=a&notation=latin",
            SessionLinkError::UnknownNotation { notation_id: "latin".to_owned() },
        ),
        (
            "bidiscope:?name=a&as=prose",
            SessionLinkError::UnknownInputType { input_type_id: "prose".to_owned() },
        ),
        (
            "bidiscope:?name=a&step=0",
            SessionLinkError::InvalidNumber { key: "step", value: "0".to_owned(), maximum: 999 },
        ),
        (
            "bidiscope:?name=a&step=%2B1",
            SessionLinkError::InvalidNumber { key: "step", value: "+1".to_owned(), maximum: 999 },
        ),
        (
            "bidiscope:?name=a&step=1000",
            SessionLinkError::InvalidNumber { key: "step", value: "1000".to_owned(), maximum: 999 },
        ),
        (
            "bidiscope:?name=a&character=10001",
            SessionLinkError::InvalidNumber { key: "character", value: "10001".to_owned(), maximum: 10_000 },
        ),
        ("bidiscope:?name=a&step=1&step=1", SessionLinkError::DuplicateKey { key: "step" }),
    ] {
        assert_eq!(SessionLink::read_whole_link(text), Err(error), "{text:?}");
    }
}

#[test]
fn a_link_is_bounded_both_ways() {
    let link = |length: usize| SessionLink { written_name: "a".repeat(length), ..SessionLink::default() };
    let most = MAX_SESSION_LINK_BYTES - SESSION_LINK_PREFIX.len() - "name=".len();
    let written = link(most).to_link_text().expect("just short enough");
    assert_eq!(written.len(), MAX_SESSION_LINK_BYTES);
    assert_eq!(SessionLink::read_whole_link(&written), Ok(link(most)));
    assert_eq!(link(most + 1).to_link_text(), Err(SessionLinkError::LinkTooLong));
    assert_eq!(SessionLink::read_whole_link(&format!("{written}a")), Err(SessionLinkError::LinkTooLong));
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        name in any::<String>(),
        notation in select(Notation::ALL.to_vec()),
        ids in vec("[a-z0-9-]{1,12}", 0..6),
        read_as in option::of(select(InputType::ALL.to_vec())),
        parent in "[a-z.\u{5D0}]{0,5}",
        display in option::of("[a-z:=,%]{1,9}"),
        (step, character) in (option::of(1..=999_usize), option::of(1..=10_000_usize)),
    ) {
        let link = SessionLink { written_name: name, name_notation: notation, pane_ids: ids, read_as, parent_zone: parent, display_id: display, step_number: step, character_number: character, ..SessionLink::default() };
        let written = link.to_link_text().expect("short");
        prop_assert!(written.bytes().all(|it| it.is_ascii_graphic()), "{written:?}");
        let read = if link.written_name.is_empty() { Err(SessionLinkError::NeitherNameNorLesson) } else { Ok(link) };
        prop_assert_eq!(SessionLink::read_whole_link(&written), read);
    }

    #[test]
    fn nothing_that_looks_like_one_is_a_fault(rest in "[%&=,a-f0-9\u{5D0}\u{202E}\n ]{0,40}") {
        let text = format!("{SESSION_LINK_PREFIX}name={rest}");
        if let Ok(link) = SessionLink::read_whole_link(&text) {
            // Nothing but its own name comes out of a name.
            prop_assert!(!link.written_name.is_empty());
        }
    }
}
