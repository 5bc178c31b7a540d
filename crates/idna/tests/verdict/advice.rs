//! What is advised is true of the name it is advised about.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{AdviceCase, FindingKind, report};

/// The sentence and the advice of this kind of finding on a name.
#[track_caller]
fn said(text: &str, id: &str) -> (String, &'static str) {
    let name = Name::read(text, Notation::Unicode).expect(text);
    let found = report(&name).findings.into_iter().find(|it| it.id.id() == id);
    let finding = found.unwrap_or_else(|| panic!("{text:?} has no {id}"));
    (finding.sentence, finding.advice.unwrap_or_default())
}

#[track_caller]
fn check(text: &str, id: &str, case: Option<AdviceCase>) {
    let kind = FindingKind::from_id(id).expect(id);
    let expected = case.map_or(bidiscope_idna::verdict::advice(kind), |it| Some(it.sentence()));
    assert_eq!(Some(said(text, id).1), expected, "{text:?} {id}");
    assert!(case.is_none_or(|it| it.kinds().contains(&kind)), "{case:?} is not one of {id}");
}

/// By Joining_Type: HEH and MEEM join on both sides, ALEF to the letter before it only, Hebrew and Latin not at all.
#[test]
fn whether_a_joiner_is_seen_hangs_on_its_neighbours() {
    const ZWJ: &str = "idna-zwj-context";
    const ZWNJ: &str = "idna-zwnj-context";
    // HEH by itself takes the form of the beginning of a word.
    check("\u{647}\u{200D}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    check("\u{200D}\u{647}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    check("\u{627}\u{200D}\u{628}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    check("\u{647}\u{64E}\u{200D}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    // ALEF joins nothing after it, and these two join anyway.
    check("\u{628}\u{627}\u{200D}.com", ZWJ, Some(AdviceCase::JoinerWithoutEffect));
    check("\u{628}\u{200D}\u{628}.com", ZWJ, Some(AdviceCase::JoinerWithoutEffect));
    check("\u{5D0}\u{200D}\u{5D1}.com", ZWJ, Some(AdviceCase::JoinerWithoutEffect));
    // Before a virama, as in Bengali ya-phalaa after ra; between pictographs.
    check("\u{9B0}\u{200D}\u{9CD}\u{9AF}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    check("\u{1F468}\u{200D}\u{1F469}.com", ZWJ, Some(AdviceCase::JoinerWithEffect));
    check("\u{627}\u{200C}\u{628}.com", ZWNJ, Some(AdviceCase::JoinerWithoutEffect));
    check("\u{78B}\u{200C}\u{788}.com", ZWNJ, Some(AdviceCase::JoinerWithoutEffect));
    // It keeps MEEM from the tatweel, which is no letter.
    check("\u{645}\u{200C}\u{640}\u{645}.com", ZWNJ, Some(AdviceCase::JoinerWithEffect));
}

/// One of them parts the letters and is allowed.
#[test]
fn of_several_joiners_one_is_kept() {
    const ZWNJ: &str = "idna-zwnj-context";
    let twice = "\u{645}\u{200C}\u{200C}\u{645}.com";
    check(twice, ZWNJ, Some(AdviceCase::AdjacentJoiners));
    // The letters would join, so the sentence says nothing else.
    assert!(!said(twice, ZWNJ).0.contains("would not join"));
    assert!(said(twice, ZWNJ).0.ends_with("nor alone between letters that would join."));
    check("\u{627}\u{200C}\u{200C}\u{645}.com", ZWNJ, Some(AdviceCase::JoinerWithoutEffect));
}

#[test]
fn the_normal_form_of_a_character_may_be_several() {
    const ID: &str = "idna-not-nfc";
    check("u\u{308}.com", ID, Some(AdviceCase::OneCharacter));
    check("\u{627}\u{653}\u{628}.com", ID, Some(AdviceCase::OneCharacter));
    // Composition exclusions (CompositionExclusions.txt): SHIN WITH SHIN DOT, DEVANAGARI QA.
    check("\u{FB2A}\u{5DC}.com", ID, Some(AdviceCase::SeveralCharacters));
    check("\u{958}\u{93F}.com", ID, Some(AdviceCase::SeveralCharacters));
    // Fatha has class 30 and comes before shadda, 33.
    check("\u{645}\u{651}\u{64E}\u{62F}.com", ID, Some(AdviceCase::MarksInOrder));
    // Both; a sign that stands for one other character.
    check("\u{FB2A}u\u{308}.com", ID, None);
    check("\u{387}\u{3B1}.com", ID, None);
}

#[test]
fn advice_about_letters_is_about_letters() {
    check("\u{5D0}\u{5D1} \u{5D2}\u{5D3}.il", "rfc5893-condition-2", Some(AdviceCase::Space));
    check("\u{5D0}\u{5D1}cd.il", "rfc5893-condition-2", Some(AdviceCase::Letters));
    check("\u{5D0}\u{5D1}\u{967}.il", "rfc5893-condition-2", Some(AdviceCase::Digits));
    check("\u{5D0}\u{5D1}a b.il", "rfc5893-condition-2", None);
    check("abc\u{663}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "rfc5893-condition-5", Some(AdviceCase::Digits));
    check("abc\u{628}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "rfc5893-condition-5", Some(AdviceCase::Letters));
}

/// Its label breaks a rule, so something is to be done.
#[test]
fn the_second_guarantee_is_no_reason_to_do_nothing() {
    for text in ["7eleven.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "1.1-a.\u{5D0}"] {
        let (sentence, advice) = said(text, "rfc5893-guarantee-ldh");
        assert!(!advice.contains("Nothing need be done") && sentence.contains("left-to-right paragraphs"));
    }
    // Its label is split with nothing beside it.
    check("1.1-a.\u{5D0}", "grouping-split", Some(AdviceCase::SplitAlone));
}
