//! The catalogue: the English one lacks nothing, and a second one with errors is refused with the line.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{FindingKind, Severity};
use bidiscope_list::scan::{Column, Concern, MatchKind};
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_present::list_text::{concern_title, list_format_title, row_format_title};
use bidiscope_present::messages::{Catalogue, MAX_BYTES, Message};
use bidiscope_present::sheet::{PageSize, SheetTheme};
use bidiscope_present::view::list::RegistrationStatus;

/// Messages that are looked up by an identifier that the compiler does not know.
#[test]
fn every_finding_and_every_title_has_its_message() {
    let mut lacking = Vec::new();
    let mut count = 0;
    let mut check = |id: String, attributes: &[&str]| {
        count += 1;
        let message = Message::by_id(id.clone(), Vec::new());
        if message.to_string() == id {
            lacking.push(id.clone());
        }
        lacking.extend(
            attributes.iter().filter(|it| message.attribute(it).is_none()).map(|it| format!("{id}.{it}")),
        );
    };
    for kind in FindingKind::ALL {
        let needs_advice = kind.severity() != Severity::Note;
        check(format!("finding-{}", kind.id()), if needs_advice { &["rule", "advice"] } else { &["rule"] });
    }
    Strategy::ALL.iter().for_each(|it| check(format!("display-{}", it.id()), &[]));
    Policy::ALL.iter().for_each(|it| check(format!("policy-{}", it.id()), &[]));
    MatchKind::ALL.iter().for_each(|it| check(format!("match-{}", it.id().replace('_', "-")), &[]));
    Column::ALL.iter().for_each(|it| check(format!("list-column-{}", it.id().replace('_', "-")), &[]));
    (1..=6).for_each(|it| check(format!("condition-{it}"), &[]));
    assert_eq!(lacking, [""; 0]);
    assert!(count >= 65 + 9 + 10 + 7 + 30 + 6, "{count}");
}

#[track_caller]
fn check_each_has_words(mut texts: Vec<String>) {
    let count = texts.len();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), count, "{texts:?}");
}

/// Each has words of its own, and so does not fall to the last.
#[test]
fn every_title_has_words() {
    check_each_has_words(Concern::ALL.map(concern_title).to_vec());
    check_each_has_words(ListFormat::ALL.map(list_format_title).to_vec());
    check_each_has_words(RowFormat::ALL.map(row_format_title).to_vec());
    check_each_has_words(PageSize::ALL.map(PageSize::title).to_vec());
    check_each_has_words(SheetTheme::ALL.map(SheetTheme::title).to_vec());
    check_each_has_words(RegistrationStatus::ALL.map(RegistrationStatus::title).to_vec());
}

#[test]
fn a_note_has_no_advice() {
    let notes = FindingKind::ALL.iter().filter(|it| it.severity() == Severity::Note);
    for kind in notes {
        let message = Message::by_id(format!("finding-{}", kind.id()), Vec::new());
        assert_eq!(message.attribute("advice"), None, "{}", kind.id());
    }
}

/// Each reason has words of its own, and so do not fall to the last.
#[test]
fn every_reason_for_no_fix_has_words() {
    let reasons = [
        NoFixReason::NotADomainName,
        NoFixReason::OnlyZoneViolates,
        NoFixReason::NothingLeft(0),
        NoFixReason::LabelTooLong(0),
        NoFixReason::NameTooLong,
        NoFixReason::CausesWarning(0),
        NoFixReason::IsNumber(0),
        NoFixReason::WordSymbol(0),
        NoFixReason::ChangesNumber(0),
        NoFixReason::NotRegistrable(0),
        NoFixReason::BecomesIpAddress(0),
        NoFixReason::SearchLimit(0),
    ];
    let mut texts: Vec<String> =
        reasons.iter().map(|it| bidiscope_present::verdict_text::no_fix_text(*it).to_string()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), reasons.len());
}

#[test]
fn the_english_catalogue_lacks_nothing_of_itself() {
    let read = Catalogue::read(Catalogue::ENGLISH.as_bytes()).expect("Fluent");
    let (missing, all) = read.missing();
    assert!(missing.is_empty() && all > 300, "{missing:?} of {all}");
    assert_eq!((read.language(), read.direction()), ("en", "ltr"));
}

#[test]
fn a_catalogue_may_lack_messages() {
    let hebrew = include_str!("../../../tests/data/report/he.ftl");
    let read = Catalogue::read(hebrew.as_bytes()).expect("Fluent");
    let (missing, all) = read.missing();
    assert_eq!((read.language(), read.direction()), ("he", "rtl"));
    // Two lines of the file are the language and the direction; one message has two texts.
    assert_eq!(all - missing.len(), 2 + 12);
}

#[track_caller]
fn check_refused(file: &str, line: Option<usize>, part: &str) {
    match Catalogue::read(file.as_bytes()) {
        Ok(_) => panic!("it is read"),
        Err(error) => {
            assert_eq!(error.line, line, "{error}");
            assert!(error.to_string().contains(part), "{error}");
        }
    }
}

#[test]
fn an_error_names_its_line_and_what_is_wrong() {
    const HEAD: &str = "language = de\ndirection = ltr\n";
    let with = |rest: &str| format!("{HEAD}{rest}");
    check_refused("", None, "empty");
    check_refused("language = de\n", None, "direction");
    check_refused("direction = ltr\n", None, "language");
    check_refused("language = Deutsch, bitte\ndirection = ltr\n", None, "Deutsch, bitte");
    check_refused("language = de\ndirection = down\n", Some(2), "down");
    check_refused(&with("report-abot = a\n"), Some(3), "report-abot");
    check_refused(&with("\nline-number = Zeile { $lin }\n"), Some(4), "$line");
    check_refused(&with("finding-wildcard = a\n    .advice = b\n"), Some(3), "finding-wildcard.advice");
    check_refused(&with("finding-wildcard = { $octets }\n"), Some(3), "$label");
    check_refused(&with("separator = a\nseparator = b\n"), Some(4), "separator");
    check_refused(&with("line-number = Zeile { $line\n"), Some(3), "Fluent");
    check_refused(&with("separator = a\u{7}\n"), Some(3), "U+0007");
    assert!(Catalogue::read(b"\xFF").is_err_and(|it| it.to_string().contains("UTF-8")));
    assert!(Catalogue::read(&vec![b'#'; MAX_BYTES + 1]).is_err_and(|it| it.to_string().contains("KiB")));
}
