//! Each form of a list, and what is wrong with a line of it.

use std::io::{self, Read};
use std::path::Path;

use bidiscope_bidi::name::MAX_INPUT_BYTES;
use bidiscope_list::scan::ScanColumnValue;
use bidiscope_list::{
    InvalidZoneFileNameReason, ListEntryError, ListEntryFieldSelection, ListError, ListInputFormat,
    ListReader, UnsupportedListFormat, ZoneFileNameRole,
};

/// Gives a text in pieces of a few bytes, as a slow pipe does.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(self.1).min(into.len());
        let (now, later) = self.0.split_at(count);
        into[..count].copy_from_slice(now);
        self.0 = later;
        Ok(count)
    }
}

/// What a list holds: the line, and the name or why there is none.
type Held<'a> = (u64, Result<&'a str, ListEntryError>);

fn check(form: &ListInputFormat, text: impl AsRef<[u8]>, expected: &[Held<'_>]) {
    for at_once in [1, 3, 1 << 20] {
        let mut list = ListReader::new(Pieces(text.as_ref(), at_once), form);
        for (line, given) in expected {
            let entry = list.next().expect("it can be read").expect("there is more");
            let found = entry.name_bytes.map(String::from_utf8_lossy);
            let found = found.as_deref().map_err(|it| (*it).clone());
            assert_eq!((entry.line_number, found), (*line, given.clone()), "{at_once}");
        }
        assert_eq!(list.next().expect("it can be read"), None, "{at_once}");
        assert_eq!(list.bytes_read(), text.as_ref().len() as u64);
    }
}

fn csv(column: &str) -> ListInputFormat {
    ListInputFormat::Csv { name_column: column.to_owned() }
}

fn json(key: &str) -> ListInputFormat {
    ListInputFormat::JsonLines { name_key: key.to_owned() }
}

#[test]
fn a_name_a_line() {
    let check = |text: &str, expected: &[Held<'_>]| check(&ListInputFormat::NamePerLine, text, expected);
    check("", &[]);
    check("\n\n", &[]);
    check("a\nb", &[(1, Ok("a")), (2, Ok("b"))]);
    check("\u{FEFF}a\r\n\r\n \t\nb\r\n", &[(1, Ok("a")), (4, Ok("b"))]);
    check("# ours\n  # and this\na#b\n", &[(3, Ok("a#b"))]);
    // Only the first mark is none of the list's.
    check("\u{FEFF}", &[]);
    check("a\n\u{FEFF}b\n", &[(1, Ok("a")), (2, Ok("\u{FEFF}b"))]);
    check(" a \n\na\rb\r\r\n", &[(1, Ok(" a ")), (3, Ok("a\rb\r"))]);
    check("a\r", &[(1, Ok("a\r"))]);
}

#[test]
fn bytes_that_are_no_text_are_given_as_they_are() {
    let mut list = ListReader::new(&b"a\n\xFFb\nc"[..], &ListInputFormat::NamePerLine);
    let mut found = Vec::new();
    while let Some(entry) = list.next().expect("it can be read") {
        found.push((entry.line_number, entry.name_bytes.expect("it stands there").to_vec()));
    }
    assert_eq!(found, [(1, b"a".to_vec()), (2, b"\xFFb".to_vec()), (3, b"c".to_vec())]);
}

/// Of a line that is too long enough is left to be refused, and the next is whole.
#[test]
fn a_long_line_is_cut_between_characters() {
    let long = "\u{5D0}".repeat(MAX_INPUT_BYTES);
    for (form, text) in [
        (ListInputFormat::NamePerLine, format!("x{long}\nnext\n")),
        (csv("name"), format!("other,name,last\n{long},x{long},{long}\n,next,\n")),
    ] {
        let mut list = ListReader::new(Pieces(text.as_bytes(), 4_096), &form);
        let entry = list.next().expect("it can be read").expect("the long one");
        let given = entry.name_bytes.expect("its beginning");
        assert!(given.starts_with("x\u{5D0}".as_bytes()));
        assert!(MAX_INPUT_BYTES < given.len() && given.len() < MAX_INPUT_BYTES + 100, "{}", given.len());
        let entry = list.next().expect("it can be read").expect("the next");
        assert_eq!(
            (entry.line_number % 2, entry.name_bytes),
            (u64::from(form != ListInputFormat::NamePerLine), Ok(&b"next"[..]))
        );
    }
}

/// Gives bytes without end, and counts nothing.
struct Endless(u8);

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        into.fill(self.0);
        Ok(into.len())
    }
}

#[test]
fn a_line_of_100_megabytes_is_passed_over() {
    const MOST: usize = 1 << 20;
    let refused: &[(ListInputFormat, &[u8], ListEntryError)] = &[
        (json("name"), b"\n{\"name\":\"a\"}\n", ListEntryError::JsonLineTooLong { max_bytes: MOST }),
        (
            ListInputFormat::ZoneFile,
            b"\n$ORIGIN x.\na A 192.0.2.1\n",
            ListEntryError::ZoneFileEntryTooLong { max_bytes: MOST },
        ),
    ];
    for (form, after, error) in refused {
        let text = Endless(b'a').take(100_000_000).chain(*after);
        let mut list = ListReader::new(text, form);
        let entry = list.next().expect("it can be read").expect("the long line");
        assert_eq!((entry.line_number, entry.name_bytes), (1, Err(error)));
        assert!(list.next().expect("it can be read").expect("the name").name_bytes.is_ok());
    }
    let text = Endless(b'a').take(100_000_000).chain(&b"\nb"[..]);
    let mut list = ListReader::new(text, &ListInputFormat::NamePerLine);
    assert!(list.next().expect("it can be read").expect("the long line").name_bytes.is_ok());
    let next = list.next().expect("it can be read").expect("the next");
    assert_eq!((next.line_number, next.name_bytes), (2, Ok(&b"b"[..])));
}

/// As spreadsheets of many countries write it; a divider in quotation marks divides nothing.
#[test]
fn csv_that_is_divided_otherwise() {
    check(&csv("name"), "id;name\n1;a,b.com\n2;\"c;d\"\n", &[(2, Ok("a,b.com")), (3, Ok("c;d"))]);
    check(&csv("name"), "\u{FEFF}id\tname\r\n1\ta;b.com\r\n", &[(2, Ok("a;b.com"))]);
    check(&csv("2"), "\"x,y\";a.com\n\"z\";b.com\n", &[(1, Ok("a.com")), (2, Ok("b.com"))]);
    check(&csv("name"), "name,\"a;b\"\nc.com,1\n", &[(2, Ok("c.com"))]);
}

#[test]
fn a_quotation_mark_that_is_not_closed() {
    let open = || Err(ListEntryError::UnclosedCsvQuote { line_count_to_list_end: 2 });
    check(&csv("name"), "name,x\na.com,\"open\nb.com,x\n", &[(2, open())]);
    check(&csv("x"), "name,x\na.com,\"open\nb.com,x\n", &[(2, open())]);
    check(&csv("name"), "name,x\na.com,\"c\nd\"\nb.com,x\n", &[(2, Ok("a.com")), (4, Ok("b.com"))]);
}

/// RFC 4180, section 2: a field in quotation marks ends with the second, and one in it is written twice.
#[test]
fn text_after_a_quotation_mark_is_refused() {
    let refused = || Err(ListEntryError::TextAfterCsvQuote);
    for end in ["\n", "\r\n", "\r"] {
        let text =
            ["name,x", "\"bb\"c,1", "\"d\"\"e\",2", "\"f\",3", "\"\",4", "5,\"g\"h", "\"i\"j"].join(end);
        let names =
            [(2, refused()), (3, Ok("d\"e")), (4, Ok("f")), (5, Ok("")), (6, Ok("5")), (7, refused())];
        check(&csv("name"), &text, &names);
    }
    check(&csv("x"), "name,x\n5,\"g\"h\n", &[(2, refused())]);
}

#[test]
fn a_column_of_csv() {
    let text = "\u{FEFF}id,name\r\n1,a.com\r\n\r\n2,\"b,c\"\"d\"\r\n3\r\n4,\r\n";
    let no_field = Err(ListEntryError::NoNameField);
    check(&csv("name"), text, &[(2, Ok("a.com")), (4, Ok("b,c\"d")), (5, no_field), (6, Ok(""))]);
    // A number is a header first, and then a place.
    check(&csv("2"), "1,2\nx,y\n", &[(2, Ok("y"))]);
    check(&csv("2"), "x,y,z\nv,w\n", &[(1, Ok("y")), (2, Ok("w"))]);
    check(&csv("1"), "a\nb", &[(1, Ok("a")), (2, Ok("b"))]);
    check(&csv("1"), "", &[]);
    // A line may end with CR alone, as on old Macintoshes.
    check(&csv("n"), "n,m\ra,\"1\r2\"\r\rb,c\r", &[(2, Ok("a")), (5, Ok("b"))]);
    check(&csv("n"), "n\r\na\rb\nc\r\n\nd", &[(2, Ok("a")), (3, Ok("b")), (4, Ok("c")), (6, Ok("d"))]);
    // A record over several lines.
    check(&csv("n"), "n,m\na,\"1\n2\"\nb,c\n", &[(2, Ok("a")), (4, Ok("b"))]);
}

#[test]
fn a_title_needs_a_header() {
    for text in ["", "\u{FEFF}", "\n\r\n"] {
        let error = ListReader::new(text.as_bytes(), &csv("name")).next().expect_err("there is none");
        assert_eq!(list_error(&error), Some(&ListError::NoHeader), "{text:?}");
    }
}

/// RFC 8259, section 4: the names within an object should be unique, else what is read of it is unpredictable.
#[test]
fn a_key_that_occurs_twice_is_refused() {
    let repeated = |key: &str| Err(ListEntryError::RepeatedJsonKey { key: key.to_owned() });
    let text = "{\"name\":\"gov\",\"z\":\"a\",\"n\\u0061me\":\"shop\"}\n{\"x\":1,\"name\":\"b\",\"x\":2}\n";
    check(&json("name"), text, &[(1, repeated("name")), (2, Ok("b"))]);
    let lines = "{\"name\":\"a\",\"z\":null,\"z\":\"co\"}\n{\"name\":\"b\",\"z\":\"c\"}";
    let zones = ListEntryFieldSelection::Named(vec!["z".to_owned()]);
    let mut list = ListReader::new(lines.as_bytes(), &json("name")).with_fields(zones);
    let mut next = || {
        list.next().expect("it can be read").map(|it| it.name_bytes.map(<[u8]>::to_vec).map_err(Clone::clone))
    };
    assert_eq!(next(), Some(Err(ListEntryError::RepeatedJsonKey { key: "z".to_owned() })));
    assert_eq!(next(), Some(Ok(b"b".to_vec())));
}

#[test]
fn a_column_that_is_not_there_is_reported_with_those_that_are() {
    for (column, text, columns) in [
        ("name", "a,b\n1,2\n", &["a", "b"][..]),
        ("3", "a,b\n", &["a", "b"]),
        ("0", "a\u{202E}\n", &["a<U+202E>"]),
    ] {
        let mut list = ListReader::new(text.as_bytes(), &csv(column));
        let error = list.next().expect_err("no such column");
        let columns = columns.iter().map(|it| (*it).to_owned()).collect();
        let expected = ListError::NoColumn { column: column.to_owned(), columns, has_more_columns: false };
        assert_eq!(list_error(&error), Some(&expected));
    }
}

/// Only the first 16,384 columns of a header, and 1 MB, are read (docs/limits.md): that is said of a column beyond.
#[test]
fn a_column_beyond_those_that_are_read_is_reported_with_the_limit() {
    let too_long = |column: Option<&str>| ListError::HeaderTooLong {
        column: column.map(str::to_owned),
        max_columns: 16_384,
        max_bytes: 1 << 20,
    };
    let titles: Vec<String> = (1..=16_385).map(|it| format!("c{it}")).collect();
    let cells: Vec<String> = (1..=16_385).map(|it| format!("v{it}")).collect();
    let text = format!("{}\n{}\n", titles.join(","), cells.join(","));
    for column in ["c16385", "16385", "none"] {
        let error = ListReader::new(text.as_bytes(), &csv(column)).next().expect_err("it is not read");
        assert_eq!(list_error(&error), Some(&too_long(Some(column))));
    }
    let with = |fields| ListReader::new(text.as_bytes(), &csv("c2")).with_fields(fields);
    let error = with(ListEntryFieldSelection::All).next().map(|_| ()).expect_err("not all are read");
    assert_eq!(list_error(&error), Some(&too_long(None)));
    let beyond = ListEntryFieldSelection::Named(vec!["c1".to_owned(), "c16385".to_owned()]);
    let error = with(beyond).read_selected_column_titles().map(|_| ()).expect_err("it is not read");
    assert_eq!(list_error(&error), Some(&too_long(Some("c16385"))));
    // Among them nothing has changed: the record has as many fields as the header.
    let mut list = with(ListEntryFieldSelection::Named(vec!["c16384".to_owned()]));
    assert_eq!(list.next().expect("a list").map(|it| it.name_bytes), Some(Ok(&b"v2"[..])));
    assert_eq!(list.lines_with_uneven_field_count().line_count(), 0);
    let wide = format!("a,{}c\nx,y\n", format!("{},", "b".repeat(100_000)).repeat(11));
    let error = ListReader::new(wide.as_bytes(), &csv("c")).next().expect_err("it is not read");
    assert_eq!(list_error(&error), Some(&too_long(Some("c"))));
}

/// As of CSV, 16,384 keys are kept at most (docs/limits.md). Those that are named are found among any number.
#[test]
fn an_object_with_more_keys_than_are_kept_is_refused_where_all_are() {
    let line = |count: usize| {
        let keys: Vec<String> = (1..=count).map(|it| format!("\"k{it}\":\"v{it}\"")).collect();
        format!("{{{}}}\n", keys.join(","))
    };
    let json = ListInputFormat::JsonLines { name_key: "k1".to_owned() };
    let (most, more) = (line(16_384), line(16_385));
    let with = |text: &'static str, fields| ListReader::new(text.as_bytes(), &json).with_fields(fields);
    let (most, more): (&str, &str) = (most.leak(), more.leak());
    assert_eq!(
        with(most, ListEntryFieldSelection::All).read_selected_column_titles().map(<[String]>::len).ok(),
        Some(16_384)
    );
    let error = with(more, ListEntryFieldSelection::All)
        .read_selected_column_titles()
        .map(|_| ())
        .expect_err("not all are kept");
    assert_eq!(list_error(&error), Some(&ListError::TooManyKeys { max_keys: 16_384 }));
    let mut named = with(more, ListEntryFieldSelection::Named(vec!["k16385".to_owned()]));
    let entry = named.next().expect("a list").expect("an entry");
    assert_eq!(
        (entry.name_bytes, entry.entry_fields.field_value(0)),
        (Ok(&b"v1"[..]), ScanColumnValue::Text("v16385"))
    );
}

/// The titles or keys are known whether the names are in one of them or not, and the entries are read as without asking.
#[test]
fn columns_are_known_before_the_first_name() {
    let check = |form: &ListInputFormat, text: &str, expected: &[&str], first: Option<(u64, &str)>| {
        for at_once in [1, 1 << 20] {
            let mut list = ListReader::new(Pieces(text.as_bytes(), at_once), form);
            assert_eq!(list.all_column_titles().expect("a list"), expected, "{text}");
            assert_eq!(list.all_column_titles().expect("the same"), expected, "{text}");
            match (list.next(), first) {
                (Ok(Some(entry)), Some((line, name))) => {
                    assert_eq!((entry.line_number, entry.name_bytes), (line, Ok(name.as_bytes())), "{text}");
                }
                (found, first) => assert!(first.is_none() && !matches!(found, Ok(Some(_))), "{text}"),
            }
            assert_eq!(list.all_column_titles().expect("the same"), expected, "{text}");
        }
    };
    check(&csv("b"), "a; b ;\"c;d\"\n1;x;3\n", &["a", "b", "c;d"], Some((2, "x")));
    check(&csv("none"), "a,b\n1,x\n", &["a", "b"], None);
    // By its number, the first record is an entry too.
    check(&csv("2"), "a,b\n1,x\n", &["a", "b"], Some((1, "b")));
    check(&csv("a"), "", &[], None);
    check(&json("b"), "\n{\"a\":1,\"b\":\"x\",\"a\":2}\n", &["a", "b"], Some((2, "x")));
    check(&json("b"), "", &[], None);
    check(&ListInputFormat::NamePerLine, "a,b\n", &[], Some((1, "a,b")));
    // What is no object has no keys; that is said of its line.
    let mut list = ListReader::new(&b"[1]\n{\"b\":\"x\"}\n"[..], &json("b"));
    assert_eq!(list.all_column_titles().expect("a list"), [""; 0]);
    assert!(list.next().expect("a list").is_some_and(|it| it.name_bytes.is_err()));
    assert!(list.next().expect("a list").is_some_and(|it| it.name_bytes == Ok(b"x")));
}

fn list_error(error: &io::Error) -> Option<&ListError> {
    error.get_ref().and_then(|it| it.downcast_ref())
}

#[test]
fn a_key_of_json_lines() {
    let key = || "name".to_owned();
    let text = "\u{FEFF}{\"name\":\"a.com\",\"n\":1}\r\n\n{\"n\":{\"name\":2},\"name\":\"\\u05d0\\n\"}\n{}\n[1]\n{\"name\":1}\n{\"name\":\nx\n{\"name\":\"a\\ud800\"}\n";
    check(
        &json("name"),
        text,
        &[
            (1, Ok("a.com")),
            (3, Ok("\u{5D0}\n")),
            (4, Err(ListEntryError::MissingJsonKey { key: key() })),
            (5, Err(ListEntryError::NotAJsonObject)),
            (6, Err(ListEntryError::JsonValueNotString { key: key() })),
            (7, Err(ListEntryError::NotJson { character_column_number: 8 })),
            (8, Err(ListEntryError::NotJson { character_column_number: 1 })),
            (9, Err(ListEntryError::JsonLoneSurrogate { key: key() })),
        ],
    );
    let mut list = ListReader::new(&b"{\"name\":\"\xFF\"}\n{\"name\":\"b\"}"[..], &json("name"));
    assert!(list.next().expect("it can be read").expect("a line").name_bytes.is_err());
    assert_eq!(list.next().expect("it can be read").expect("a line").name_bytes, Ok(&b"b"[..]));
}

/// RFC 1035, section 5.1.
#[test]
fn the_owners_of_a_zone() {
    let zone = "\
; a zone
$ORIGIN example.
$TTL 1h
@ IN SOA ns hostmaster (
    1 ; serial)
    2 3 4 5 )
  NS ns
ns A 192.0.2.1
ns AAAA 2001:db8::1
   TXT \"a ( b\" \"c ; d\"
ns.example. A 192.0.2.2
\\097\\(b A 192.0.2.3
\\215\\144 A 192.0.2.4
*.w 300 IN A 192.0.2.5
a\\.b A 192.0.2.6
$ORIGIN com.
ns A 192.0.2.7

xn--4dbcd. TXT ( \"x
y\" )
. NS ns
$INCLUDE other.zone
$GENERATE 1-9 h$ A 192.0.2.$
bare
b..c A 192.0.2.8
.d A 192.0.2.8
\\1234 A 192.0.2.8
e\\..\\.f A 192.0.2.8
new 1d WALLET BTC \"x\"
last A 192.0.2.9";
    check(
        &ListInputFormat::ZoneFile,
        zone,
        &[
            (4, Ok("example")),
            (8, Ok("ns.example")),
            (12, Ok("a(b.example")),
            (13, Ok("\u{5D0}.example")),
            (14, Ok("*.w.example")),
            (15, Err(ListEntryError::FullStopInOwnerLabel)),
            (17, Ok("ns.com")),
            (19, Ok("xn--4dbcd")),
            (21, Ok(".")),
            (22, Err(ListEntryError::UnknownZoneFileDirective)),
            (23, Err(ListEntryError::UnknownZoneFileDirective)),
            (24, Err(ListEntryError::NoResourceRecord)),
            (25, Err(ListEntryError::EmptyOwnerLabel)),
            (26, Err(ListEntryError::EmptyOwnerLabel)),
            (27, Ok("{4.com")),
            (28, Err(ListEntryError::FullStopInOwnerLabel)),
            (29, Ok("new.com")),
            (30, Ok("last.com")),
        ],
    );
}

#[test]
fn a_zone_without_an_origin_and_one_that_does_not_end() {
    check(
        &ListInputFormat::ZoneFile,
        "a A 192.0.2.1\nb. A 192.0.2.1\n",
        &[(1, Err(invalid_owner(InvalidZoneFileNameReason::NoOrigin))), (2, Ok("b"))],
    );
    check(&ListInputFormat::ZoneFile, " A 192.0.2.1\n", &[]);
    check(
        &ListInputFormat::ZoneFile,
        "a. SOA (\n1\n",
        &[(1, Err(ListEntryError::ZoneFileEntryTooLong { max_bytes: 1 << 20 }))],
    );
}

fn invalid_owner(reason: InvalidZoneFileNameReason) -> ListEntryError {
    ListEntryError::InvalidZoneFileName { name_role: ZoneFileNameRole::Owner, invalid_name_reason: reason }
}

#[test]
fn owners_that_cannot_be_read_say_why() {
    let long = format!("{}. A 192.0.2.1\n", "a".repeat(64));
    for (zone, reason) in [
        ("a A 192.0.2.1\n", InvalidZoneFileNameReason::NoOrigin),
        ("\\999. A 192.0.2.1\n", InvalidZoneFileNameReason::BadEscape),
        (long.as_str(), InvalidZoneFileNameReason::NotAName),
    ] {
        check(&ListInputFormat::ZoneFile, zone, &[(1, Err(invalid_owner(reason)))]);
    }
}

/// The entries after it are not lost in a text.
#[test]
fn a_quotation_mark_that_is_not_closed_in_a_zone() {
    let zone = "a. TXT \"x\nb. TXT \"y\"\nc. TXT \"z\"\n";
    check(
        &ListInputFormat::ZoneFile,
        zone,
        &[(1, Err(ListEntryError::UnclosedZoneFileQuote)), (2, Ok("b")), (3, Ok("c"))],
    );
}

#[test]
fn with_a_column_the_file_tells_its_form() {
    for (file, beginning, is_json) in [
        ("a.csv", "{", false),
        ("a.jsonl", "a,b", true),
        ("a.NDJSON", "", true),
        ("a.json", "", true),
        ("a", " {\"a\":1}", true),
        ("a.txt", "a,b", false),
        ("-", "", false),
    ] {
        let form = ListInputFormat::detect_with_name_column("n", Path::new(file), beginning.as_bytes());
        assert_eq!(form, if is_json { json("n") } else { csv("n") }, "{file}");
    }
}

/// What it is does not hang on how little of it comes at a time.
#[test]
fn what_is_no_list_is_reported_however_slowly_it_comes() {
    let utf_16: Vec<u8> = "a.com\r\n\u{5D0}.com\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let picture = [&b"\x89PNG\r\n\x1A\n"[..], &[0; 64]].concat();
    for (bytes, kind) in
        [(utf_16, UnsupportedListFormat::Utf16), (picture, UnsupportedListFormat::BinaryWithNulBytes)]
    {
        for form in [ListInputFormat::NamePerLine, csv("1"), json("name"), ListInputFormat::ZoneFile] {
            for at_once in [1, 2, 5, 1 << 20] {
                let mut list = ListReader::new(Pieces(&bytes, at_once), &form);
                let error = list.next().expect_err("it is no list");
                let expected = Some(&ListError::UnsupportedFormat(kind));
                assert_eq!(list_error(&error), expected, "{form:?}, {at_once} at once");
            }
        }
    }
}

/// Gives a line, and nothing more until it is asked again for more than that.
struct OneLine(Option<&'static [u8]>);

impl Read for OneLine {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let line = self.0.take().expect("nobody waits for more than a line");
        into[..line.len()].copy_from_slice(line);
        Ok(line.len())
    }
}

#[test]
fn a_line_is_answered_before_the_next_one_comes() {
    for line in [&b"a.com\n"[..], "\u{5D0}.com\r\n".as_bytes(), "\u{FEFF}b\n".as_bytes()] {
        let mut list = ListReader::new(OneLine(Some(line)), &ListInputFormat::NamePerLine);
        assert!(list.next().expect("it can be read").is_some());
    }
}

/// The owners of a zone, and whether each is a registration: a delegation, and not the zone itself.
#[test]
fn of_a_zones_owners_the_delegations_are_registrations() {
    let zone = "\
$ORIGIN co.il.
$TTL 1h
@ IN SOA ns1 hostmaster ( 1 2
    3 4 5 )
  NS ns1.bank
  DNSKEY 257 3 8 AwEAAa==
bank 3600 IN NS ns1.bank
  NS ns.other.example.
BANK RRSIG NS 8 3 3600 20260101000000 20250101000000 1 co.il. AA==
ns1.bank A 192.0.2.1
signed IN 1h ; a remark
  DS 1 8 2 00
signed NS ns.other.example.
sub ( ; the type comes later
   TYPE2 \\# 1 00 )
0p9mhaveqvm6t7vbl5lop2u3t2rp3tom NSEC3 1 0 0 - 2vptu5timamqttgl4luu9kg21e0aor3s A
* MX 10 mail
_dmarc TXT \"v=DMARC1\"
_tcp NS ns.other.example.
www CNAME bank
co.il. CAA 0 issue \"x\"
only RRSIG NSEC3 8 3 3600 20260101000000 20250101000000 1 co.il. AA==
later RRSIG DS 8 3 3600 20260101000000 20250101000000 1 co.il. AA==
  NS ns.other.example.
";
    let mut list = ListReader::new(zone.as_bytes(), &ListInputFormat::ZoneFile);
    let mut owners = Vec::new();
    while let Some(entry) = list.next().expect("it can be read") {
        let owner = entry.name_bytes.map(|it| String::from_utf8_lossy(it).into_owned());
        owners.push((entry.line_number, owner.expect("an owner"), !entry.is_unregistered_zone_file_owner));
    }
    let owners: Vec<_> = owners.iter().map(|it| (it.0, it.1.as_str(), it.2)).collect();
    assert_eq!(
        owners,
        [
            (3, "co.il", false),
            (7, "bank.co.il", true),
            (10, "ns1.bank.co.il", false),
            (11, "signed.co.il", true),
            (14, "sub.co.il", true),
            (16, "0p9mhaveqvm6t7vbl5lop2u3t2rp3tom.co.il", false),
            (17, "*.co.il", false),
            (18, "_dmarc.co.il", false),
            (19, "_tcp.co.il", false),
            (20, "www.co.il", false),
            (21, "co.il", false),
            (22, "only.co.il", false),
            (23, "later.co.il", true),
        ]
    );
    // Without a SOA record the origin is the zone; what is wrong comes in its turn.
    let mut list =
        ListReader::new(&b"$ORIGIN il.\n@ NS a\nx NS a\nb..c A 1\ny NS a\n"[..], &ListInputFormat::ZoneFile);
    let mut message = Vec::new();
    while let Some(entry) = list.next().expect("it can be read") {
        message.push((entry.line_number, entry.name_bytes.is_ok(), entry.is_unregistered_zone_file_owner));
    }
    assert_eq!(message, [(2, true, true), (3, true, false), (4, false, false), (5, true, false)]);
}
