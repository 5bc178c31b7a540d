//! The English catalogue has words for everything that has an identifier.

use bidiscope_export::sheet::{PageSize, SheetTheme};
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::{FindingKind, Severity};
use bidiscope_list::scan::RegistrationConcern;
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_report::list::{DECISIONS_IN_SORT_ORDER, registration_decision_title};
use bidiscope_report::words::list::{list_format_title, name_concern_clause, row_format_title};
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
    check_each_has_words(RegistrationConcern::ALL.map(name_concern_clause).to_vec());
    check_each_has_words(ListFormat::ALL.map(list_format_title).to_vec());
    check_each_has_words(RowFormat::ALL.map(row_format_title).to_vec());
    check_each_has_words(PageSize::ALL.map(PageSize::title).to_vec());
    check_each_has_words(SheetTheme::ALL.map(SheetTheme::title).to_vec());
    check_each_has_words(
        DECISIONS_IN_SORT_ORDER.map(|it| registration_decision_title(it).to_string()).to_vec(),
    );
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
        NoFixReason::OnlyZoneLabelsViolate,
        NoFixReason::NothingLeftOfLabel { label_index: 0 },
        NoFixReason::LabelTooLong { label_index: 0 },
        NoFixReason::NameTooLong,
        NoFixReason::EveryFixCausesWarning { label_index: 0 },
        NoFixReason::LabelIsNumber { label_index: 0 },
        NoFixReason::LabelHasWordSymbol { label_index: 0 },
        NoFixReason::EveryFixChangesNumber { label_index: 0 },
        NoFixReason::LabelNotRegistrable { label_index: 0 },
        NoFixReason::FixedNameIsIpAddress { label_index: 0 },
        NoFixReason::SearchLimitReached { label_index: 0 },
        NoFixReason::RegistryRefusesEveryFix,
        NoFixReason::NoOtherSpelling,
    ];
    let mut texts: Vec<String> =
        reasons.iter().map(|it| bidiscope_report::words::verdict::no_fix_text(*it).to_string()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), reasons.len());
}
