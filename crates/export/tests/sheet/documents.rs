//! PDF: what its structure says. An independent reader looks at more: see docs/sheet.md.

use bidiscope_bidi::order::Strategy;
use bidiscope_export::sheet::{Attachment, PageSize, PdfWriter};

use super::{NAMES, sheet};

/// The texts behind this key, as PDF writes them: in parentheses or in angle brackets, in UTF-16 or, where all is
/// ASCII, so.
fn texts(pdf: &[u8], key: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = pdf[at..].windows(key.len()).position(|it| it == key) {
        at += next + key.len();
        found.extend(text(&pdf[at..]));
    }
    found
}

fn text(pdf: &[u8]) -> Option<String> {
    let mut bytes = Vec::new();
    let start = pdf.iter().position(|it| !it.is_ascii_whitespace())?;
    let mut rest = pdf[start + 1..].iter().copied();
    match pdf[start] {
        b'<' => {
            let digits: Vec<u8> = rest.take_while(|it| *it != b'>').collect();
            for pair in digits.chunks(2) {
                bytes.push(u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?);
            }
        }
        b'(' => {
            let mut depth = 0;
            while let Some(byte) = rest.next() {
                match byte {
                    b'\\' => match rest.next()? {
                        b'n' => bytes.push(b'\n'),
                        b'r' => bytes.push(b'\r'),
                        b't' => bytes.push(b'\t'),
                        b'b' => bytes.push(8),
                        b'f' => bytes.push(12),
                        first @ b'0'..=b'7' => {
                            let mut value = u32::from(first - b'0');
                            for _ in 0..2 {
                                let mut ahead = rest.clone();
                                let Some(digit @ b'0'..=b'7') = ahead.next() else { break };
                                value = value * 8 + u32::from(digit - b'0');
                                rest = ahead;
                            }
                            bytes.push(value as u8);
                        }
                        other => bytes.push(other),
                    },
                    b')' if depth == 0 => break,
                    b'(' => {
                        depth += 1;
                        bytes.push(byte);
                    }
                    b')' => {
                        depth -= 1;
                        bytes.push(byte);
                    }
                    _ => bytes.push(byte),
                }
            }
        }
        _ => return None,
    }
    match bytes.strip_prefix(&[0xFE, 0xFF]) {
        Some(wide) => {
            let units: Vec<u16> = wide.chunks(2).map(|it| u16::from_be_bytes([it[0], it[1]])).collect();
            String::from_utf16(&units).ok()
        }
        None => String::from_utf8(bytes).ok(),
    }
}

fn pdf_of(name: &str) -> Vec<u8> {
    let mut book = PdfWriter::begin(Vec::new(), "A name", None).expect("a document");
    book.add(&sheet(name, PageSize::A4)).expect("a sheet");
    book.finish().expect("a document")
}

#[test]
fn the_structure_says_the_name_in_logical_order() {
    for name in NAMES {
        let pdf = pdf_of(name);
        let said = texts(&pdf, b"/ActualText");
        // The title, and a line for each display but logical order.
        let names = said.iter().filter(|it| *it == name).count();
        let displays = Strategy::BUILT_IN.iter().filter(|it| **it != Strategy::Logical).count();
        assert_eq!(names, 1 + displays, "{name:?}: {said:?}");
    }
}

#[test]
fn the_document_says_its_language_its_title_and_what_is_in_it() {
    let mut book = PdfWriter::begin(Vec::new(), "Two names", None).expect("a document");
    for name in ["a.com", "\u{5D0}.com"] {
        book.add(&sheet(name, PageSize::A4)).expect("a sheet");
    }
    book.attach(&Attachment {
        name: "report-1.json".into(),
        description: "The report".into(),
        json: b"{\"name\":\"a.com\"}\n".to_vec(),
    })
    .expect("a file");
    let pages = book.page_count();
    let pdf = book.finish().expect("a document");
    assert!(texts(&pdf, b"/Lang").contains(&"en".to_owned()));
    let titles = texts(&pdf, b"/Title");
    for title in ["Two names", "a.com", "xn--4db.com", "UBA, LTR paragraph"] {
        assert!(titles.iter().any(|it| it == title), "{title}: {titles:?}");
    }
    // A title is no place for what acts on its reader.
    let titles = texts(&pdf_of("a\u{1}\u{202E}b"), b"/T ").concat();
    assert!(titles.contains("a<U+0001><U+202E>b") && !titles.contains(['\u{1}', '\u{202E}']), "{titles:?}");
    assert!(texts(&pdf, b"/UF").contains(&"report-1.json".to_owned()));
    let count = format!("/Count {pages}");
    assert!(pdf.windows(count.len()).any(|it| it == count.as_bytes()));
    let conforms = b"<pdfuaid:part>1</pdfuaid:part>";
    assert!(pdf.windows(conforms.len()).any(|it| it == conforms), "it says that it is PDF/UA-1");
}

#[test]
fn a_document_is_the_same_each_time() {
    assert_eq!(pdf_of(NAMES[1]), pdf_of(NAMES[1]));
    let dated = |made| {
        let mut book = PdfWriter::begin(Vec::new(), "A name", made).expect("a document");
        book.add(&sheet("a.com", PageSize::A4)).expect("a sheet");
        book.finish().expect("a document")
    };
    // 2001-09-09 01:46:40 by UTC is a thousand million seconds after the beginning of 1970.
    let date = b"D:20010909014640";
    assert!(dated(Some(1_000_000_000)).windows(date.len()).any(|it| it == date));
    let key = b"/CreationDate";
    assert!(dated(Some(0)).windows(key.len()).any(|it| it == key));
    assert!(!dated(None).windows(key.len()).any(|it| it == key));
}
