//! A certificate is checked by a program that shares nothing with the one that wrote it, and refused if anything is wrong.

use std::collections::BTreeSet;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::UbaRule;
use bidiscope_proof::automata::levels::{self, ResolvedLevelLanguage, UbaRuleTransducers};
use bidiscope_proof::automata::{
    Automaton, CertificateCheckError, CertificateCreationError, CertificateStatement, CheckedStatement,
    MAX_AUTOMATON_STATES, ProofCertificate, ProofOutcome, StateLimitExceeded, check_certificate,
    decide_property, language,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::DisplayProperty;

use super::support::{ELEVEN, SEVEN, TEN, without_et};

fn resolved(
    display: &str,
    classes: &[BidiClass],
    language: Result<Automaton, StateLimitExceeded>,
) -> ResolvedLevelLanguage {
    let display = DisplayConfig::read(display).expect("a display");
    let language = language.expect("few states");
    levels::resolved_level_language(&display, classes)
        .expect("reached")
        .restricted_to_class_strings(&language)
        .expect("few states")
}

fn certificate(
    property: DisplayProperty,
    display: &str,
    resolved: &ResolvedLevelLanguage,
) -> Result<String, CertificateCreationError> {
    let display = DisplayConfig::read(display).expect("a display");
    let strings = std::slice::from_ref(resolved);
    ProofCertificate::from_resolved_levels(
        &CertificateStatement::HasProperty(property),
        &display,
        strings,
        MAX_AUTOMATON_STATES,
    )
    .map(|it| it.text())
}

/// Label Uniqueness without ET.
fn of_labels() -> String {
    let classes = without_et();
    let labels =
        resolved("uba-ltr", &classes, language::permitted_label_strings(&BidiRule::rfc5893(), &classes));
    certificate(DisplayProperty::Rfc5893LabelUniqueness, "uba-ltr", &labels).expect("it is true")
}

fn check(text: &str) -> Result<CheckedStatement, CertificateCheckError> {
    check_certificate(text)
}

#[test]
fn what_is_proved_is_checked() {
    for display in ["uba-ltr", "uba-rtl"] {
        let classes = without_et();
        let labels =
            resolved(display, &classes, language::permitted_label_strings(&BidiRule::rfc5893(), &classes));
        let names =
            resolved(display, &classes, language::permitted_name_strings(&BidiRule::rfc5893(), &classes));
        for (property, strings) in [
            (DisplayProperty::Rfc5893LabelUniqueness, labels),
            (DisplayProperty::Rfc5893NameUniqueness, names),
        ] {
            let checked =
                check(&certificate(property, display, &strings).expect("it is true")).expect("it is right");
            assert_eq!(checked.statement, CertificateStatement::HasProperty(property));
            assert_eq!(checked.display.to_string(), display);
            assert_eq!(checked.alphabet, classes);
            assert!(
                checked.orders_compared_up_to_characters >= 4,
                "{}",
                checked.orders_compared_up_to_characters
            );
        }
    }
    for classes in [&SEVEN[..], &TEN] {
        for display in ["one-to-one", "logical"] {
            let all = resolved(display, classes, language::all_class_strings(classes));
            let text = certificate(DisplayProperty::OneToOne, display, &all).expect("it is true");
            let one_to_one = CertificateStatement::HasProperty(DisplayProperty::OneToOne);
            assert_eq!(check(&text).map(|it| it.statement), Ok(one_to_one), "{display}");
        }
    }
}

#[test]
fn nothing_is_certified_that_is_false() {
    let all = resolved("uba-rtl", &SEVEN, language::all_class_strings(&SEVEN));
    assert_eq!(
        certificate(DisplayProperty::OneToOne, "uba-rtl", &all),
        Err(CertificateCreationError::StatementRefuted)
    );
    let other = |property, display: Strategy| {
        let made = ProofCertificate::of_statement(
            &CertificateStatement::HasProperty(property),
            &DisplayConfig::with_default_options(display),
            &SEVEN,
        );
        made.map(|it| it.text())
    };
    assert_eq!(
        other(DisplayProperty::LabelsLeftToRight, Strategy::UbaRtl),
        Err(CertificateCreationError::StatementRefuted)
    );
    assert_eq!(
        other(DisplayProperty::Rfc5893LabelUniqueness, Strategy::Fields),
        Err(CertificateCreationError::StatementNotCovered)
    );
    assert_eq!(
        other(DisplayProperty::LabelsInParagraphDirection, Strategy::UbaAuto),
        Err(CertificateCreationError::StatementNotCovered)
    );
    let labels = resolved("uba-ltr", &TEN, language::permitted_label_strings(&BidiRule::rfc5893(), &TEN));
    assert_eq!(
        certificate(DisplayProperty::Rfc5893LabelUniqueness, "uba-ltr", &labels),
        Err(CertificateCreationError::StatementRefuted)
    );
}

#[test]
fn a_certificate_without_d_is_refused() {
    let text = of_labels();
    let kept: Vec<&str> = text.lines().filter(|it| !it.starts_with("D ") && !it.starts_with("P ")).collect();
    assert_eq!(
        check(&kept.join("\n")),
        Err(CertificateCheckError::MissingOrExtraAutomaton { automaton_letter: "D" })
    );
    // Nor is D without all that is after its first state.
    let first = |it: &&str| !it.starts_with("D ") && !it.starts_with("P ");
    let mut kept: Vec<&str> = text.lines().filter(first).collect();
    let at = kept.len() - 1;
    kept.splice(at..at, ["D 0 . outside 0 :", "P 0 0 same"]);
    assert!(matches!(
        check(&kept.join("\n")),
        Err(CertificateCheckError::WrongTransition { state_index: 0, .. })
    ));
}

/// The certificate less a state of D: the states after it are renumbered, what leads to it and its pairs go.
fn without_state(text: &str, gone: usize) -> String {
    let renumbered = |number: &str| -> Option<String> {
        let number: usize = number.parse().expect("a number");
        (number != gone).then(|| (number - usize::from(number > gone)).to_string())
    };
    let line = |line: &str| -> Option<String> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "P" => Some(format!("P {} {} {}", renumbered(words[1])?, renumbered(words[2])?, words[3])),
            "D" => {
                let (head, transitions) = line.split_once(" :").expect("a colon");
                let rest = head.splitn(3, ' ').nth(2).expect("its meaning");
                let kept = transitions.split_whitespace().filter_map(|it| {
                    let (symbol, to) = it.split_once('>').expect("a transition");
                    Some(format!(" {symbol}>{}", renumbered(to)?))
                });
                Some(format!("D {} {rest} :{}", renumbered(words[1])?, kept.collect::<String>()))
            }
            _ => Some(line.to_owned()),
        }
    };
    text.lines().filter_map(line).map(|it| it + "\n").collect()
}

#[test]
fn a_state_left_out_with_all_that_depends_on_it_is_refused() {
    let text = of_labels();
    assert_eq!(without_state(&text, usize::MAX), text);
    let states = text.lines().filter(|it| it.starts_with("D ")).count();
    for gone in (1..states).step_by(17) {
        let found = check(&without_state(&text, gone));
        assert!(matches!(found, Err(CertificateCheckError::WrongTransition { .. })), "{gone}: {found:?}");
    }
}

#[test]
fn a_transition_left_out_is_refused() {
    let text = of_labels();
    let line = text.lines().find(|it| it.starts_with("D 3 ")).expect("a state");
    let (kept, _) = line.rsplit_once(' ').expect("a transition");
    let found = check(&text.replace(line, kept));
    assert!(matches!(found, Err(CertificateCheckError::WrongTransition { state_index: 3, .. })), "{found:?}");
    // In N, the strings that go that way are missing.
    let line = text.lines().find(|it| it.starts_with("N 0 ")).expect("a state");
    let (kept, _) = line.rsplit_once(' ').expect("a transition");
    assert!(check(&text.replace(line, kept)).is_err());
}

#[test]
fn a_final_state_unmarked_is_refused() {
    let text = of_labels();
    let line = text.lines().find(|it| it.starts_with("D ") && it.contains(" ! ")).expect("a final state");
    let found = check(&text.replace(line, &line.replace(" ! ", " . ")));
    assert!(matches!(found, Err(CertificateCheckError::WrongFinalState { .. })), "{found:?}");
    // D is then final where N is not.
    let line = text.lines().find(|it| it.starts_with("N ") && it.contains(" ! ")).expect("a final state");
    let found = check(&text.replace(line, &line.replace(" ! ", " . ")));
    assert!(matches!(found, Err(CertificateCheckError::WrongFinalState { .. })), "{found:?}");
}

#[test]
fn a_pair_left_out_is_refused() {
    let text = of_labels();
    for pair in text.lines().filter(|it| it.starts_with("P ")).step_by(41) {
        let kept = text.replace(&format!("\n{pair}\n"), "\n");
        assert!(matches!(check(&kept), Err(CertificateCheckError::MissingStatePair { .. })), "{pair}");
    }
}

#[test]
fn a_certificate_of_another_claim_is_refused() {
    let text = of_labels();
    let claimed = |from: &str, to: &str| check(&text.replacen(from, to, 1));
    let labels = "property rfc5893-label-uniqueness\n";
    for other in ["one-to-one", "rfc5893-name-uniqueness"] {
        let found = claimed(labels, &format!("property {other}\n"));
        assert!(
            matches!(found, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })),
            "{other}: {found:?}"
        );
    }
    // The same strings, but their displays are others.
    let found = claimed(labels, "property rfc5893-label-uniqueness-without-l3\n");
    assert!(matches!(found, Err(CertificateCheckError::WrongTransition { .. })), "{found:?}");
    // It has no D.
    let found = claimed(labels, "property label-order\n");
    assert_eq!(found, Err(CertificateCheckError::MissingOrExtraAutomaton { automaton_letter: "D" }));
    let found = claimed(labels, "property same-in-both-paragraphs\n");
    assert_eq!(found, Err(CertificateCheckError::MissingOrExtraAutomaton { automaton_letter: "D" }));
    let found = claimed(labels, "claim name-uniqueness\nrule rfc5893\n");
    assert!(matches!(found, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })), "{found:?}");
    let found = claimed(labels, "claim label-uniqueness\nrule 3+ES\n");
    assert!(matches!(found, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })), "{found:?}");
    // Another class in the place of one, one more, one less.
    let classes = "classes L R AL EN AN ES CS ON NSM\n";
    for (other, expected) in
        [("classes L R AL EN AN ES CS ON ET\n", 7), ("classes L R AL EN AN ES CS ON\n", 0)]
    {
        let found = claimed(classes, other);
        assert!(matches!(found, Err(CertificateCheckError::InvalidLine { .. })), "{expected}: {found:?}");
    }
    for (other, name) in [("ET", "ET"), ("WS", "WS")] {
        let exchanged = text.replace("ON", name);
        let found = check(&exchanged);
        assert!(
            matches!(found, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })),
            "{other}: {found:?}"
        );
    }
    let more = claimed(classes, "classes L R AL EN AN ES CS ON NSM ET\n");
    assert!(matches!(more, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })), "{more:?}");
    let twice = claimed(classes, "classes L R AL EN AN ES CS ON NSM L\n");
    assert_eq!(twice, Err(CertificateCheckError::UnsupportedStatement));
    assert_eq!(check(&text.replace("ON", "BN")), Err(CertificateCheckError::UnsupportedStatement));
}

/// Without rule W4 the automata would prove uniqueness even with ET: only the comparison with the engine tells.
#[test]
fn an_n_without_w4_or_w5_is_refused() {
    let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &TEN).expect("few states");
    for rule in [UbaRule::W4, UbaRule::W5] {
        let rules =
            UbaRuleTransducers::for_paragraph_direction(bidiscope_bidi::order::Direction::LeftToRight)
                .without_uba_rule(rule);
        let wrong = ResolvedLevelLanguage::from_uba_rules(&rules, &TEN)
            .expect("few states")
            .restricted_to_class_strings(&labels)
            .expect("few states");
        let text = certificate(DisplayProperty::Rfc5893LabelUniqueness, "uba-ltr", &wrong)
            .expect("it seems to be true");
        let found = check(&text);
        assert!(
            matches!(found, Err(CertificateCheckError::StringsDoNotMatchDisplay { .. })),
            "{rule:?}: {found:?}"
        );
    }
}

/// Each hides a mark without a base at level 1, so that D reads neither it nor what shows the same: `R NSM` and `NSM R`.
#[test]
fn a_mark_without_a_base_is_not_hidden() {
    let of_r = "N 0 ! : R1>0 NSM1>0\nD 0 ! outside 0 : R1>1\n\
                D 1 ! block 0 done 0>0 open 1 0>0 : R1>1 NSM1>1\nP 0 0 same\nP 1 1 same";
    let of_l = "N 0 ! : L2>1 NSM1>0\nN 1 ! : L2>1 NSM2>1\nD 0 ! outside 0 : L2>1\n\
                D 1 ! block 0 done 0>0 1>0 open 2 0>1 : L2>1 NSM2>1\nP 0 0 same\nP 1 1 same";
    for (class, automata) in [("R", of_r), ("L", of_l)] {
        let text = format!(
            "bidiscope-certificate 2\nproperty one-to-one\ndisplay uba-rtl\nclasses {class} NSM\n{automata}\nend\n"
        );
        let expected =
            CertificateCheckError::NonspacingMarkWithoutBase { automaton_letter: "N", state_index: 0 };
        assert_eq!(check(&text), Err(expected), "{class}");
    }
}

#[test]
fn what_is_no_certificate_is_refused() {
    let text = of_labels();
    assert_eq!(check(""), Err(CertificateCheckError::InvalidLine { line_number: 1 }));
    assert_eq!(
        check(&text.replace("certificate 2", "certificate 1")),
        Err(CertificateCheckError::InvalidLine { line_number: 1 })
    );
    assert_eq!(
        check(&text.replace("uba-ltr", "uba-up")),
        Err(CertificateCheckError::InvalidLine { line_number: 3 })
    );
    assert!(matches!(check(&text.replace("\nend\n", "\n")), Err(CertificateCheckError::InvalidLine { .. })));
    // Cut or changed anywhere it is refused in words, and nothing panics.
    for at in (0..text.len()).step_by(1_009) {
        assert!(check(&text[..at]).is_err(), "{at}");
    }
    for at in (60..text.len() - 4).step_by(4_001) {
        for other in ["9", "x", ">", " ", "\n", "\u{5D0}"] {
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            let _ = check(&changed);
        }
    }
}

/// To which length N is compared over so many classes: 200,000 strings and 12 characters at most.
fn compared_to(classes: usize) -> usize {
    let strings = |to: usize| (0..=to).map(|length| classes.pow(length as u32)).sum::<usize>();
    (0..=12).rfind(|&to| strings(to) <= 200_000).expect("the empty string")
}

/// An N that holds the strings of up to five characters and no other is right as far as it is compared.
#[test]
fn an_n_that_ends_is_reported() {
    let classes = without_et();
    let short =
        Automaton::explore(classes.len(), 0, |length, _| (*length < 5).then_some(length + 1), |_| true, 10);
    let language = language::permitted_label_strings(&BidiRule::rfc5893(), &classes)
        .and_then(|it| it.intersection(&short?));
    let labels = resolved("uba-ltr", &classes, language);
    let text = certificate(DisplayProperty::Rfc5893LabelUniqueness, "uba-ltr", &labels).expect("it is true");
    let claim = check(&text).expect("it is right to length 5");
    assert_eq!(claim.orders_compared_up_to_characters, compared_to(9));
    assert_eq!(claim.strings_match_display_rules(), Ok(false));
    let whole = check(&of_labels()).expect("it is right");
    assert_eq!((whole.orders_compared_up_to_characters, whole.strings_match_display_rules()), (5, Ok(true)));
}

/// The first counterexample of a claim, if it is one that is checked, stands among the strings over which N is compared:
/// over every set of two to eleven classes. Fewer classes have no shorter counterexamples, so that of the sets in a
/// set those are asked apart that lack a class of its counterexample.
#[test]
fn a_false_claim_shows_where_n_is_compared() {
    let properties = [
        DisplayProperty::OneToOne,
        DisplayProperty::Rfc5893LabelUniqueness,
        DisplayProperty::Rfc5893LabelUniquenessWithoutL3,
        DisplayProperty::Rfc5893NameUniqueness,
    ];
    let mut margins = [usize::MAX; 12];
    for property in properties {
        for display in Strategy::BUILT_IN.map(DisplayConfig::with_default_options) {
            if !property.applies_to(&display) {
                continue;
            }
            let mut open = vec![ELEVEN.to_vec()];
            let mut asked = BTreeSet::new();
            while let Some(classes) = open.pop() {
                if classes.len() < 2 || !asked.insert(classes.clone()) {
                    continue;
                }
                let decided = match decide_property(property, &display, &classes) {
                    Ok(ProofOutcome::Proved) => continue,
                    Ok(ProofOutcome::Refuted { smallest_counterexample_sequences: smallest }) => {
                        Some(smallest)
                    }
                    // White space at the end of a right-to-left line: no certificate is written of it.
                    Err(_) => None,
                };
                if let Some(smallest) = &decided {
                    let needed: BTreeSet<&BidiClass> = smallest.iter().flatten().collect();
                    // It is that of every set between as well.
                    let sizes = margins.iter_mut().enumerate().take(classes.len() + 1).skip(needed.len());
                    for (size, least) in sizes {
                        let margin = compared_to(size).checked_sub(smallest[0].len());
                        let margin = margin.unwrap_or_else(|| panic!("{property:?} {display} {classes:?}"));
                        *least = margin.min(*least);
                    }
                }
                let used: BTreeSet<BidiClass> = decided
                    .map_or(classes.iter().copied().collect(), |it| it.into_iter().flatten().collect());
                open.extend(
                    used.iter().map(|left_out| {
                        classes.iter().copied().filter(|it| it != left_out).collect::<Vec<_>>()
                    }),
                );
            }
        }
    }
    // From eight classes on there is nothing to spare.
    assert_eq!(margins[8..], [0; 4]);
}

/// Thousands of states that nothing comes to, each of which can go to thousands: as many steps as a proof of that length
/// takes, and no more.
#[test]
fn what_takes_too_long_to_check_is_refused() {
    let mut text = "bidiscope-certificate 2\nproperty one-to-one\ndisplay logical\nclasses L R\n\
                    N 0 ! : R1>1\n"
        .to_owned();
    for state in 1..4_000 {
        let symbol = if state % 2 == 0 { "R1" } else { "L2" };
        let next = if state + 1 < 4_000 { state + 1 } else { 1 };
        text += &format!("N {state} . : {symbol}>{next}\n");
    }
    for state in 0..1_000 {
        text += &format!("D {state} {} outside {state} :\n", if state == 0 { '!' } else { '.' });
    }
    text += "P 0 0 same\nend\n";
    assert_eq!(check(&text), Err(CertificateCheckError::TooManySteps));
}
