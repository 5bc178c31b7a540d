//! What RFC 5893 says beside its rule, section by section. The displays that it gives, its names and the
//! words of section 4 are tested in `tests/rfc5893`; sections 4.1 to 4.3 under RFC 3454 in `rfc3454.rs`,
//! sections 5 and 7.1 as findings in `findings.rs`, Character Grouping in `grouping.rs`.

use std::collections::HashSet;

use bidiscope_bidi::name::{Name, Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5893::{BidiRuleGuarantee, judge_name, rfc5893_second_guarantee_applies};
use bidiscope_idna::verdict::{NameAnalysis, RuleVerdict};

fn read(capitals: &str) -> Name {
    Name::read(capitals, Notation::CapitalsAsHebrew).expect("readable")
}

fn ids(analysis: &NameAnalysis) -> Vec<&'static str> {
    analysis.findings().iter().map(|it| it.finding_kind.id()).collect()
}

/// "Note that even LTR labels and pure ASCII labels have to be tested."
#[test]
fn section_2_the_guarantees() {
    for (text, guarantee) in [
        ("ABC.com", Some(BidiRuleGuarantee::AllLabelsSatisfyRule)),
        ("1a.ABC", Some(BidiRuleGuarantee::ViolatingLabelsAreLdh)),
        ("ABC.1a", Some(BidiRuleGuarantee::NoGuarantee)),
        // A label that violates the rule and is no LDH label.
        ("a_.ABC", Some(BidiRuleGuarantee::NoGuarantee)),
        ("abc.com", None),
    ] {
        let analysis = NameAnalysis::new(&read(text));
        assert_eq!(analysis.bidi_rule().bidi_rule_guarantee, guarantee, "{text}");
        let said: Vec<&str> = ids(&analysis).into_iter().filter(|id| id.contains("guarantee")).collect();
        let expected: &[&str] = match guarantee {
            Some(BidiRuleGuarantee::ViolatingLabelsAreLdh) => &["rfc5893-guarantee-ldh"],
            Some(BidiRuleGuarantee::NoGuarantee) => &["rfc5893-guarantee-none"],
            Some(BidiRuleGuarantee::AllLabelsSatisfyRule) | None => &[],
        };
        assert_eq!(said, expected, "{text}");
    }
}

/// "the requirements of Section 3 are satisfied as long as a label that starts with an ASCII digit does not come after
/// a right-to-left label": true of every name of up to six characters alone in a left-to-right paragraph, and
/// otherwise false.
#[test]
fn section_2_where_the_second_guarantee_is_true() {
    let split = |text: &str, name: &str, strategy: Strategy| {
        let characters = characters_of(text);
        let order = strategy.order(&characters);
        let offset = text.chars().count() - name.chars().count();
        let mut start = offset;
        name.split('.').any(|label| {
            let end = start + label.chars().count();
            let places: Vec<usize> = order
                .logical_from_visual()
                .iter()
                .enumerate()
                .filter(|(_, it)| (start..end).contains(&it.0))
                .map(|(place, _)| place)
                .collect();
            start = end + 1;
            places.windows(2).any(|pair| pair[1] != pair[0] + 1)
        })
    };
    let display = |text: &str, strategy: Strategy| {
        let characters = characters_of(text);
        strategy.order(&characters).display(&characters)
    };
    let (mut covered, mut displays) = (0, HashSet::new());
    let mut texts = vec![String::new()];
    for _ in 0..6 {
        texts = texts
            .iter()
            .flat_map(|text| ["a", "1", "-", ".", "\u{5D0}"].map(|next| format!("{text}{next}")))
            .collect();
        for text in texts.iter().filter(|it| rfc5893_second_guarantee_applies(&characters_of(it))) {
            covered += 1;
            assert!(!split(text, text, Strategy::UbaLtr), "{text}");
            assert!(displays.insert(display(text, Strategy::UbaLtr)), "{text}");
        }
    }
    assert!(covered > 500, "{covered}");
    // With class ET it is false in a left-to-right paragraph too.
    let with_terminator = ["1.\u{5D0}1+%1", "1.\u{5D0}%1+1"];
    assert!(with_terminator.iter().all(|it| rfc5893_second_guarantee_applies(&characters_of(it))));
    assert_eq!(display(with_terminator[0], Strategy::UbaLtr), display(with_terminator[1], Strategy::UbaLtr));
    assert_eq!(display("1-a.\u{5D0}", Strategy::UbaRtl), display("a-1.\u{5D0}", Strategy::UbaRtl));
    assert!(split("1.1-a.\u{5D0}", "1.1-a.\u{5D0}", Strategy::UbaRtl));
    assert!(split("\u{5D0} 1de.\u{5D0}", "1de.\u{5D0}", Strategy::UbaLtr));
}

/// "the label '123-A' ... (This particular example is, however, disallowed anyway.)" And the names whose
/// labels do not stand in network order follow the rule all the same.
#[test]
fn section_3_the_rejected_requirements() {
    assert_eq!(judge_name(&read("123-A")).rule_verdict, RuleVerdict::Violated);
    for text in ["ab.CD.EF.gh", "ABC.abc", "abc.ABC"] {
        assert_eq!(judge_name(&read(text)).rule_verdict, RuleVerdict::Satisfied, "{text}");
    }
}

/// "If the label that occurs after the right-to-left label itself satisfies the Bidi criterion, the
/// requirements will be satisfied in all cases."
#[test]
fn section_5_the_label_after() {
    for text in ["ABC.a1", "ABC.D1", "A1.b2-c"] {
        let analysis = NameAnalysis::new(&read(text));
        assert_eq!(
            analysis.character_grouping().and_then(|it| it.labels_stay_together.counterexample.as_ref()),
            None,
            "{text}"
        );
        assert!(!ids(&analysis).contains(&"rfc5893-number-hazard"), "{text}");
    }
    // "a large current deployment of ASCII domain names starting with digits": no concern of the rule
    // by themselves, and torn apart after a right-to-left label.
    assert_eq!(judge_name(&read("3com.com")).rule_verdict, RuleVerdict::NotApplicable);
    let analysis = NameAnalysis::new(&read("ABC.3com.com"));
    let split = analysis.character_grouping().and_then(|it| it.labels_stay_together.counterexample.as_ref());
    assert_eq!(split.map(|it| it.split_label_index), Some(1));
}

/// "The algorithm in this document disallows occurrences of AN-class characters together with EN-class
/// characters", the extended Arabic-Indic digits among them; Bengali with Gujarati it does not.
#[test]
fn section_6_digits() {
    let read = |code_points: &str| Name::read(code_points, Notation::CodePoints).expect("readable");
    for (code_points, verdict) in [
        ("0628 0660 0030", RuleVerdict::Violated),
        ("0628 0669 06F9", RuleVerdict::Violated),
        ("0628 06F0 0039", RuleVerdict::Satisfied),
        ("0628 002E 0061 09E6 0AEF", RuleVerdict::Satisfied),
    ] {
        assert_eq!(judge_name(&read(code_points)).rule_verdict, verdict, "{code_points}");
    }
    assert!(ids(&NameAnalysis::new(&read("0061 09E6 0AEF"))).contains(&"digits-of-several-scripts"));
}

/// "An old program": what it finds at the end of the label is a mark.
#[test]
fn section_7_1_old_programs() {
    let name = Name::read("05D0 05B8", Notation::CodePoints).expect("readable");
    let analysis = NameAnalysis::new(&name);
    assert_eq!(analysis.bidi_rule().rule_verdict, RuleVerdict::Satisfied);
    assert!(ids(&analysis).contains(&"rfc3454-ends"));
}
