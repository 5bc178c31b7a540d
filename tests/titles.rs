//! The English catalogue has words for everything that has an identifier.

use bidiscope_export::sheet::{PageSize, SheetTheme};
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::{FindingKind, Severity};
use bidiscope_list::scan::Concern;
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_report::list::{DECISIONS, decision_title};
use bidiscope_report::words::list::{concern_title, list_format_title, row_format_title};
use bidiscope_words::Message;

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
