//! The English catalogue has words for everything that has an identifier.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::NoEffectReason;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::fields::FieldKind;
use bidiscope_bidi::order::one_to_one::{Inference, Operation};
use bidiscope_bidi::order::{DisplayOption, Strategy};
use bidiscope_bidi::uba::{BidiDataVersion, Rule};
use bidiscope_export::sheet::{PageSize, SheetTheme};
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{FindingKind, Permission, Severity};
use bidiscope_list::scan::{Column, Concern, MatchKind};
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_proof::study::Property;
use bidiscope_report::documents::{DOCUMENT_SECTIONS, SourceDocument};
use bidiscope_report::examples::EXAMPLE_TEXTS;
use bidiscope_report::list::{DECISIONS, ListColumn, decision_title};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::{AfterDisplay, ShownDirections, TextDirection};
use bidiscope_report::view::{class_glossary, term_glossary};
use bidiscope_report::words::list::{concern_title, list_format_title, row_format_title};
use bidiscope_url::text::ControlScheme;
use bidiscope_words::Message;

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
    check_each_has_words(DECISIONS.map(|it| decision_title(it).to_string()).to_vec());
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
        reasons.iter().map(|it| bidiscope_report::words::verdict::no_fix_text(*it).to_string()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), reasons.len());
}
