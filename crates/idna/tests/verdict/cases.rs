//! What sets findings apart from others of their kind.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::rfc5892::Category;
use bidiscope_idna::verdict::{
    DisallowedCharacterKind, FindingDetail, FindingKind, JoinerAppearanceEffect, NameAnalysis,
    NfcReplacementKind, Severity,
};

/// The detail of the finding of this kind on a name.
#[track_caller]
fn check(text: &str, id: &str, detail: &FindingDetail) {
    let name = Name::read(text, Notation::Unicode).expect(text);
    let analysis = NameAnalysis::new(&name);
    let found = analysis.findings().iter().find(|it| it.finding_kind.id() == id);
    let finding = found.unwrap_or_else(|| panic!("{text:?} has no {id}"));
    assert_eq!(&finding.finding_detail, detail, "{text:?} {id}");
}

/// By Joining_Type: HEH and MEEM join on both sides, ALEF to the letter before it only, Hebrew and Latin not at all.
#[test]
fn whether_a_joiner_is_seen_depends_on_its_neighbours() {
    const WITH: FindingDetail = FindingDetail::JoinerAppearanceEffect(JoinerAppearanceEffect::VisibleEffect);
    const WITHOUT: FindingDetail =
        FindingDetail::JoinerAppearanceEffect(JoinerAppearanceEffect::NoVisibleEffect);
    const ZWJ: &str = "idna-zwj-context";
    const ZWNJ: &str = "idna-zwnj-context";
    // HEH by itself takes the form of the beginning of a word.
    check("\u{647}\u{200D}.com", ZWJ, &WITH);
    check("\u{200D}\u{647}.com", ZWJ, &WITH);
    check("\u{627}\u{200D}\u{628}.com", ZWJ, &WITH);
    check("\u{647}\u{64E}\u{200D}.com", ZWJ, &WITH);
    // ALEF joins nothing after it, and these two join anyway.
    check("\u{628}\u{627}\u{200D}.com", ZWJ, &WITHOUT);
    check("\u{628}\u{200D}\u{628}.com", ZWJ, &WITHOUT);
    check("\u{5D0}\u{200D}\u{5D1}.com", ZWJ, &WITHOUT);
    // Before a virama, as in Bengali ya-phalaa after ra; between pictographs.
    check("\u{9B0}\u{200D}\u{9CD}\u{9AF}.com", ZWJ, &WITH);
    check("\u{1F468}\u{200D}\u{1F469}.com", ZWJ, &WITH);
    check("\u{627}\u{200C}\u{628}.com", ZWNJ, &WITHOUT);
    check("\u{78B}\u{200C}\u{788}.com", ZWNJ, &WITHOUT);
    // It keeps MEEM from the tatweel, which is no letter.
    check("\u{645}\u{200C}\u{640}\u{645}.com", ZWNJ, &WITH);
}

/// One of them parts the letters and is allowed.
#[test]
fn of_several_joiners_one_is_kept() {
    const ZWNJ: &str = "idna-zwnj-context";
    check(
        "\u{645}\u{200C}\u{200C}\u{645}.com",
        ZWNJ,
        &FindingDetail::JoinerAppearanceEffect(JoinerAppearanceEffect::RepeatsAdjacentJoiner),
    );
    check(
        "\u{627}\u{200C}\u{200C}\u{645}.com",
        ZWNJ,
        &FindingDetail::JoinerAppearanceEffect(JoinerAppearanceEffect::NoVisibleEffect),
    );
}

#[test]
fn the_normal_form_of_a_character_may_be_several() {
    const ID: &str = "idna-not-nfc";
    check("u\u{308}.com", ID, &FindingDetail::NfcReplacementKind(NfcReplacementKind::OneCharacter));
    check(
        "\u{627}\u{653}\u{628}.com",
        ID,
        &FindingDetail::NfcReplacementKind(NfcReplacementKind::OneCharacter),
    );
    // Composition exclusions (CompositionExclusions.txt): SHIN WITH SHIN DOT, DEVANAGARI QA.
    check(
        "\u{FB2A}\u{5DC}.com",
        ID,
        &FindingDetail::NfcReplacementKind(NfcReplacementKind::SeveralCharacters),
    );
    check(
        "\u{958}\u{93F}.com",
        ID,
        &FindingDetail::NfcReplacementKind(NfcReplacementKind::SeveralCharacters),
    );
    // Fatha has class 30 and comes before shadda, 33.
    check(
        "\u{645}\u{651}\u{64E}\u{62F}.com",
        ID,
        &FindingDetail::NfcReplacementKind(NfcReplacementKind::ReorderedMarks),
    );
    // Both; a sign that stands for one other character.
    check("\u{FB2A}u\u{308}.com", ID, &FindingDetail::NoDetail);
    check("\u{387}\u{3B1}.com", ID, &FindingDetail::NoDetail);
}

#[test]
fn what_a_label_of_the_other_direction_may_not_hold() {
    const LETTERS: FindingDetail =
        FindingDetail::DisallowedCharacterKind(DisallowedCharacterKind::LettersOrMarks);
    const DIGITS: FindingDetail =
        FindingDetail::DisallowedCharacterKind(DisallowedCharacterKind::DecimalDigits);
    check(
        "\u{5D0}\u{5D1} \u{5D2}\u{5D3}.il",
        "rfc5893-condition-2",
        &FindingDetail::DisallowedCharacterKind(DisallowedCharacterKind::WhiteSpace),
    );
    check("\u{5D0}\u{5D1}cd.il", "rfc5893-condition-2", &LETTERS);
    check("\u{5D0}\u{5D1}\u{967}.il", "rfc5893-condition-2", &DIGITS);
    check("\u{5D0}\u{5D1}a b.il", "rfc5893-condition-2", &FindingDetail::NoDetail);
    check("abc\u{663}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "rfc5893-condition-5", &DIGITS);
    check("abc\u{628}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "rfc5893-condition-5", &LETTERS);
}

#[test]
fn capitals_beside_other_letters() {
    const ID: &str = "idna-disallowed";
    let disallowed = |category, is_one_character, are_capitals| FindingDetail::DisallowedCharacters {
        rfc5892_category: category,
        are_all_same_character: is_one_character,
        are_all_ascii_capitals: are_capitals,
    };
    check("\u{E9}AB.com", ID, &disallowed(Category::Unstable, false, true));
    // A capital that is not of ASCII; one beside a symbol.
    check("\u{C9}.com", ID, &disallowed(Category::Unstable, true, false));
    check("\u{E9}A_.com", ID, &disallowed(Category::Rest, false, false));
}

#[test]
fn capitals_of_an_a_label_are_not_in_the_label() {
    const ID: &str = "idna-upper-case";
    check("Ex.com", ID, &FindingDetail::NoDetail);
    check("Xn--Fa-hia.com", ID, &FindingDetail::LabelTypedAsALabel);
    check("XN--AB-.com", ID, &FindingDetail::LabelTypedAsALabel);
}

/// An A-label of more than 63 octets is not made, so its octets are not counted.
#[test]
fn lengths_that_are_not_counted() {
    let octets =
        |count, is_at_least| FindingDetail::OctetCount { octet_count: count, is_lower_bound: is_at_least };
    check(&"a".repeat(70), "dns-label-too-long", &octets(70, false));
    check(&"\u{5D0}".repeat(58), "dns-label-too-long", &octets(64, true));
    let name = |label: &str| [label; 5].join(".");
    check(&name(&"a".repeat(63)), "dns-name-too-long", &octets(5 * 63 + 4, false));
    check(&name(&"\u{5D0}".repeat(58)), "dns-name-too-long", &octets(5 * 64 + 4, true));
}

/// Its label breaks a rule, so something is to be done.
#[test]
fn the_second_guarantee_is_no_reason_to_do_nothing() {
    for text in ["7eleven.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "1.1-a.\u{5D0}"] {
        check(text, "rfc5893-guarantee-ldh", &FindingDetail::NoDetail);
    }
    // Another label with the same display, as the note on Label Uniqueness says of class ET.
    for text in ["1.\u{5D0}1+%1", "1.\u{5D0}%1+1"] {
        check(text, "rfc5893-guarantee-ldh", &FindingDetail::LabelHasEtCharacter);
    }
    assert_eq!(FindingKind::GuaranteeLdh.severity(), Severity::Warning);
    // Its label is split with nothing beside it.
    let split = |paragraph, is_alone| FindingDetail::LabelSplit {
        paragraph_direction: paragraph,
        is_split_when_name_alone: is_alone,
    };
    check("1.1-a.\u{5D0}", "grouping-split", &split(Direction::RightToLeft, true));
    // The first label is split only beside another name.
    check("1de.\u{5D0}", "grouping-split", &split(Direction::LeftToRight, false));
}
