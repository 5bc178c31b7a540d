//! The catalogue: the English one lacks nothing, and a second one with errors is refused with the line.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::NoEffectReason;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::fields::FieldKind;
use bidiscope_bidi::order::one_to_one::{Inference, Operation};
use bidiscope_bidi::order::{DisplayOption, Strategy};
use bidiscope_bidi::uba::{BidiDataVersion, Rule};
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{FindingKind, Permission, Severity};
use bidiscope_list::scan::{Column, Concern, MatchKind};
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_present::documents::{DOCUMENT_SECTIONS, SourceDocument};
use bidiscope_present::edit::INSERTABLE_INVISIBLES;
use bidiscope_present::examples::EXAMPLE_TEXTS;
use bidiscope_present::lesson::QuestionKind;
use bidiscope_present::list_text::{concern_title, list_format_title, row_format_title};
use bidiscope_present::messages::{Catalogue, MAX_CATALOGUE_BYTES, Message};
use bidiscope_present::sheet::{PageSize, SheetTheme};
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{ListColumn, RegistrationStatus};
use bidiscope_present::view::text::{AfterDisplay, ShownDirections, TextDirection};
use bidiscope_present::view::{class_glossary, term_glossary};
use bidiscope_proof::study::Property;
use bidiscope_url::text::ControlScheme;

/// Messages that are looked up by an identifier that the compiler does not know.
#[test]
fn every_finding_and_every_title_has_its_message() {
    let mut lacking = Vec::new();
    let mut count = 0;
    let mut check_message = |message: Message<'_>, attributes: &[&str]| {
        count += 1;
        let id = message.id();
        if message.to_string() == id {
            lacking.push(id.to_owned());
        }
        lacking.extend(
            attributes.iter().filter(|it| message.attribute(it).is_none()).map(|it| format!("{id}.{it}")),
        );
    };
    Strategy::ALL.iter().for_each(|it| check_message(it.title_message(), &["short"]));
    DisplayOption::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    BidiDataVersion::ALL.iter().for_each(|it| check_message(it.title_message(), &["short", "phrase"]));
    ContextPreset::ALL.iter().for_each(|it| check_message(it.title_message(), &["phrase"]));
    NoEffectReason::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    CopyForm::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    FieldKind::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    ControlScheme::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    ShownDirections::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    TextDirection::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    AfterDisplay::ALL.iter().for_each(|it| check_message(it.title_message(), &["heading", "about"]));
    QuestionKind::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    SourceDocument::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    ListFormat::ALL.iter().for_each(|it| check_message(it.title_message(), &[]));
    let columns = ListColumn::ALL.iter().filter(|it| it.display().is_none());
    columns.for_each(|it| check_message(it.title_message(), &["about"]));
    DOCUMENT_SECTIONS.iter().for_each(|it| check_message(it.title_message(), &["about"]));
    let mut check =
        |id: String, attributes: &[&str]| check_message(Message::by_id(id, Vec::new()), attributes);
    check("context-typed".to_owned(), &["phrase"]);
    for (strategy, option) in Strategy::ALL.iter().flat_map(|it| it.options().iter().map(move |at| (it, at)))
    {
        let values = option.values(*strategy);
        values.iter().for_each(|it| check(format!("option-{option}-{}", it.replace('.', "-")), &[]));
    }
    Permission::ALL.iter().for_each(|it| check(format!("answer-registration-{}", it.id()), &[]));
    EXAMPLE_TEXTS.iter().for_each(|it| check(format!("example-text-{}", it.0), &[]));
    INSERTABLE_INVISIBLES.iter().for_each(|it| check(format!("insert-{:04x}", u32::from(*it)), &[]));
    for kind in FindingKind::ALL {
        let needs_advice = kind.severity() != Severity::Note;
        check(format!("finding-{}", kind.id()), if needs_advice { &["rule", "advice"] } else { &["rule"] });
    }
    Policy::ALL.iter().for_each(|it| check(format!("policy-{}", it.id()), &[]));
    MatchKind::ALL.iter().for_each(|it| check(format!("match-{}", it.id().replace('_', "-")), &[]));
    Column::ALL.iter().for_each(|it| check(format!("list-column-{}", it.id().replace('_', "-")), &[]));
    (1..=6).for_each(|it| check(format!("condition-{it}"), &[]));
    Property::ALL.iter().for_each(|it| check(format!("property-{}", it.id()), &[]));
    for entry in class_glossary().iter().chain(term_glossary()) {
        assert!(!entry.term.is_empty() && entry.definition.ends_with('.'), "{entry:?}");
    }
    let rules = Rule::ALL.map(Rule::id).into_iter().chain(Inference::ALL.map(Inference::id));
    let other_steps = ["logical", "classes", "fields", "insert", "surround"];
    rules.chain(other_steps).for_each(|it| check(format!("rule-{it}"), &[]));
    Operation::ALL.iter().for_each(|it| check(format!("operation-{}", it.id()), &[]));
    Notation::ALL.iter().for_each(|it| check(format!("notation-{}", it.id()), &[]));
    let subjects = Strategy::ALL.map(Strategy::id).into_iter().chain(["uba"]);
    subjects.for_each(|it| check(format!("display-subject-{it}"), &[]));
    assert_eq!(lacking, [""; 0]);
    assert!(count >= 65 + 9 + 10 + 7 + 6 + 21 + 9 + 31 + 10 + 4 + 5 + 10 + 30, "{count}");
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
    check_each_has_words(QuestionKind::ALL.map(|it| it.title().to_owned()).to_vec());
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
        NoFixReason::RegistryRefuses,
        NoFixReason::NoOtherSpelling,
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
    assert!(
        Catalogue::read(&vec![b'#'; MAX_CATALOGUE_BYTES + 1])
            .is_err_and(|it| it.to_string() == "it has more than 512 kilobytes")
    );
}

/// A file of the most bytes that are read nests as deeply as it can.
#[test]
fn what_nests_too_deeply_is_refused() {
    const HEAD: &str = "language = de\ndirection = ltr\n";
    for (begin, open) in [
        ("separator = ", "{ "),
        ("separator = a ", "{{"),
        ("separator = { ", "NUMBER("),
        ("separator = { ", "A("),
        ("separator = { ", "-a("),
        ("separator = ", "{ NUMBER("),
        ("separator = ", "{1->\n *[b]"),
        ("separator = ", "{ \"a\" ->\n  [a] b \" (\n *[b] "),
        ("-term = ", "{"),
        ("separator =\n    .a = ", "{"),
        // The parser goes on after an error.
        ("separator = a } \"\nother = ", "{"),
    ] {
        let count = (MAX_CATALOGUE_BYTES - HEAD.len() - begin.len()) / open.len();
        let file = format!("{HEAD}{begin}{}", open.repeat(count));
        let error = Catalogue::read(file.as_bytes()).err().expect("it nests");
        assert!(error.to_string().contains("nested deeper than 32"), "{begin}: {error}");
        assert!(error.line.is_some_and(|it| it >= 3), "{begin}: {error}");
    }
    // A string that is not closed hides what follows only up to the end of its line.
    let deep = "{".repeat(100_000);
    for (begin, line) in [("separator = { \"", 3), ("separator = { ]", 3)] {
        let error = Catalogue::read(format!("{HEAD}{begin}\nother = \" {deep}\n").as_bytes()).err();
        assert_eq!(error.expect("it is not closed").line, Some(line), "{begin}");
    }
}

#[test]
fn an_error_in_a_placeable_is_one_line_long() {
    let with = |rest: &str| format!("language = de\ndirection = ltr\nline-number = {rest}\nseparator = a\n");
    check_refused(&with("{ $line"), Some(3), "no brace closes this placeable");
    check_refused(&with("{ $line ->\r\n [one] a\r\n *[other] b"), Some(3), "no brace closes this placeable");
    check_refused(
        &with("{ $line -> [one] a *[other] b }"),
        Some(3),
        "this is not Fluent: Expected a line end",
    );
    check_refused(&with("a\n { $line ] }"), Some(4), "this is not Fluent: Expected a token");
    for rest in
        ["{ $line ->", "{ $line -> [one]", "{ \"a", "{ \"\\a\" }", "{ A(b: 1, b: 2) }", "{ \"\\u12\" }"]
    {
        let error = Catalogue::read(with(rest).as_bytes()).err().expect("no Fluent").to_string();
        assert!(!error.contains(char::is_control), "{error:?}");
    }
}
