//! Collisions that the documents name.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::RuleVerdict;

use super::{display, set_of};

/// Compares the display of a name in the paper's notation, and all its collisions.
fn check(strategy: Strategy, name: &str, shown: &str, collisions: &[&str]) {
    let read = |text: &str| Input::read(text, Notation::Atkin2001Table1).expect("readable");
    let found = CollisionSearch::default().collisions(&read(name), strategy);
    assert!(found.are_all_names_found);
    assert_eq!(
        Notation::Atkin2001Table1.write_scalars(found.displayed_text.chars()).as_deref(),
        Ok(shown),
        "{name}"
    );
    let expected: BTreeSet<Vec<char>> =
        collisions.iter().map(|it| read(it).decoded_text().chars().collect()).collect();
    assert_eq!(set_of(&found), expected, "{name} {strategy:?}");
    assert_eq!(found.name_count_lower_bound, collisions.len() as u64);
    for collision in collisions {
        assert_eq!(display(&read(collision), strategy), display(&read(name), strategy), "{collision}");
    }
}

/// The paper's Figure 5 in the pair that does what it says, the RFC's ALEF 5 and 5 ALEF, and RFC 5893's
/// section 3: names in a left-to-right paragraph only.
#[test]
fn pairs_of_the_paper_and_the_rfc() {
    check(Strategy::UbaLtr, "AB12", "12BA", &["12AB", "1AB2"]);
    check(Strategy::UbaLtr, "12AB", "12BA", &["AB12", "1AB2"]);
    check(Strategy::UbaLtr, "A0", "0A", &["0A"]);
    check(Strategy::UbaLtr, "DEFabc", "FEDabc", &[]);
    check(Strategy::UbaLtr, "ABC.abc", "CBA.abc", &[]);
    check(Strategy::UbaRtl, "ABC.abc", "abc.CBA", &[]);
    check(Strategy::UbaRtl, "abc.ABC", "CBA.abc", &[]);
    // With no direction of its own the paragraph takes the name's, and both show the same.
    check(Strategy::UbaAuto, "ABC.abc", "abc.CBA", &["abc.ABC"]);
}

#[test]
fn the_papers_display_has_none() {
    for name in ["AB12", "A0", "0A", "ABC.abc", "AB-12-34-CD", "abc.12.ABC", "56AB.ab"] {
        let read = Input::read(name, Notation::Atkin2001Table1).expect("readable");
        let found = CollisionSearch::default().collisions(&read, Strategy::OneToOne);
        assert!(
            found.are_all_names_found && found.found_inputs.is_empty() && found.name_count_lower_bound == 0,
            "{name}"
        );
    }
}

/// By rules L2 and L4 of UAX #9: a bracket at an odd level is drawn turned round. `A(1` is drawn `1)A`, which is the display of
/// `1)A` too, but that has another bracket.
#[test]
fn brackets_are_compared_as_they_are_drawn() {
    for (strategy, name, others) in [
        (Strategy::UbaLtr, "A(1", &[][..]),
        (Strategy::UbaLtr, "A(1)", &["(1)A"]),
        (Strategy::UbaAuto, "A(b)", &["(b)A"]),
        (Strategy::UbaAuto, "A[b]1", &["1[b]A"]),
    ] {
        let read = |text: &str| Input::read(text, Notation::CapitalsAsHebrew).expect("readable");
        let found = CollisionSearch::default().collisions(&read(name), strategy);
        let expected: BTreeSet<Vec<char>> =
            others.iter().map(|it| read(it).decoded_text().chars().collect()).collect();
        assert!(found.are_all_names_found, "{name}");
        assert_eq!(set_of(&found), expected, "{name}");
    }
}

#[test]
fn each_collision_with_its_verdict_and_a_label() {
    let name = Input::read("A5", Notation::CapitalsAsHebrew).expect("readable");
    let found = CollisionSearch { notation: Notation::CapitalsAsHebrew, ..CollisionSearch::default() }
        .collisions(&name, Strategy::UbaLtr);
    let [collision] = found.found_inputs.as_slice() else { panic!("{found:?}") };
    assert_eq!(collision.labels()[0].ascii_label_within_limit.as_deref(), Some("xn--5-0hc"));
    assert_eq!(found.bidi_rule_verdicts().collect::<Vec<_>>(), [RuleVerdict::Violated]);
}

/// In a notation that decodes A-labels, what begins with `xn--` is not read as it stands.
#[test]
fn no_collision_that_would_be_decoded() {
    let name = Input::from_scalars("xn.--\u{5D0}1".chars()).expect("readable");
    let listed = |notation| {
        let found =
            CollisionSearch { notation, ..CollisionSearch::default() }.collisions(&name, Strategy::UbaRtl);
        assert!(found.are_all_names_found);
        found.found_inputs.iter().map(Input::decoded_text).collect::<Vec<_>>()
    };
    let decoded = |text: &String| text.split('.').any(|label| label.starts_with("xn--"));
    assert!(!listed(Notation::Unicode).iter().any(decoded));
    let kept: Vec<String> =
        listed(Notation::CapitalsAsHebrew).into_iter().filter(|it| !decoded(it)).collect();
    assert_eq!(listed(Notation::Unicode), kept);
}

/// The only other order that shows this begins with `xn--`: what is not listed is not counted.
#[test]
fn what_would_be_decoded_is_not_counted() {
    let name = Input::from_scalars("\u{7FA}xn--4db".chars()).expect("readable");
    let found = CollisionSearch::default().collisions(&name, Strategy::UbaAuto);
    assert_eq!(
        (found.found_inputs.len(), found.name_count_lower_bound, found.are_all_names_found),
        (0, 0, true)
    );
    let undecoded = CollisionSearch { notation: Notation::CapitalsAsHebrew, ..CollisionSearch::default() };
    assert_eq!(undecoded.collisions(&name, Strategy::UbaAuto).name_count_lower_bound, 1);
}

/// RFC 5893, section 3 ("`ABC.abc` ... `CBA.abc` in an LTR context and `abc.CBA` in an RTL context, while `abc.ABC` ...")
/// and the paper's Figure 3: what one paragraph shows of a name, the other shows of another.
#[test]
fn across_the_paragraphs() {
    for (strategy, name, shown, others) in [
        (Strategy::UbaLtr, "ABC.abc", "CBA.abc", &["abc.ABC"][..]),
        (Strategy::UbaRtl, "ABC.abc", "abc.CBA", &["abc.ABC"]),
        (Strategy::UbaLtr, "ABC.ibm.com", "CBA.ibm.com", &["ibm.com.ABC"]),
        (Strategy::UbaRtl, "ABC.ibm.com", "ibm.com.CBA", &["ibm.com.ABC"]),
        // Shown alike in both, it is no collision of itself.
        (Strategy::UbaLtr, "abc", "abc", &[]),
    ] {
        let read = |text: &str| Input::read(text, Notation::Atkin2001Table1).expect("readable");
        let found = CollisionSearch::default()
            .collisions_in_opposite_paragraph(&read(name), strategy)
            .expect("another paragraph");
        assert!(found.are_all_names_found);
        assert_eq!(
            Notation::Atkin2001Table1.write_scalars(found.displayed_text.chars()).as_deref(),
            Ok(shown),
            "{name}"
        );
        let expected: BTreeSet<Vec<char>> =
            others.iter().map(|it| read(it).decoded_text().chars().collect()).collect();
        assert_eq!(set_of(&found), expected, "{name} {strategy:?}");
        assert_eq!(found.name_count_lower_bound, others.len() as u64);
    }
    let name = Input::read("ABC.abc", Notation::Atkin2001Table1).expect("readable");
    assert_eq!(CollisionSearch::default().collisions_in_opposite_paragraph(&name, Strategy::OneToOne), None);
}
