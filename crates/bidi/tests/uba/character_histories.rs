//! What is reported of a character, and of two strategies, as data. The sentences are tested with their catalogue.

use bidiscope_bidi::name::{BidiClass, Name, Notation};
use bidiscope_bidi::order::{LogicalIndex, Strategy, VisualIndex};
use bidiscope_bidi::trace::{
    FirstDifference, InferenceReason, QueueSource, QueueTarget, Resolution, Statement, Trace,
    first_difference,
};

fn differ(name: &str, left: Strategy, right: Strategy) -> Option<FirstDifference> {
    let name = Name::read(name, Notation::Table1).expect("a name");
    let of = |strategy| Trace::of(strategy, name.characters());
    first_difference(name.characters(), &of(left), &of(right))
}

/// What a resolution consists of: class or level, rule, neighbours.
fn written(resolution: &Resolution) -> String {
    match resolution {
        Resolution::Class { class, rule, reason } => {
            let rule = rule.map_or("no rule", |it| it.id());
            let reason = match reason {
                None => String::new(),
                Some(InferenceReason::NoneBefore) => ", none before".to_owned(),
                Some(InferenceReason::NoneAfter) => ", none after".to_owned(),
                Some(InferenceReason::Like(it)) => format!(", like {it:?}"),
                Some(InferenceReason::Between(before, after)) => {
                    format!(", between {before:?} and {after:?}")
                }
            };
            format!("{class} by {rule}{reason}")
        }
        Resolution::Level { level, rule } => format!("level {level} by {}", rule.id()),
        Resolution::Position(at) => format!("at {at}"),
    }
}

#[track_caller]
fn check(name: &str, strategies: [Strategy; 2], character: usize, expected: [&str; 2]) {
    let [left, right] = strategies;
    let found = differ(name, left, right).expect("two displays");
    assert_eq!(found.character, LogicalIndex(character), "{name}");
    assert_eq!(found.resolutions.each_ref().map(written), expected, "{name}");
}

#[test]
fn the_paper_and_the_uba_differ_at_the_hyphen() {
    // BA-12 and 12-BA.
    let strategies = [Strategy::OneToOne, Strategy::UbaLtr];
    check("AB-12", strategies, 2, ["L by hyphens-reverse, like 3..5", "R by N1"]);
    let difference = differ("AB-12", Strategy::OneToOne, Strategy::UbaLtr).expect("two displays");
    assert_eq!(difference.position, VisualIndex(0), "`B` there, `1` here");
    assert_eq!(difference.steps, [Some(5), Some(25)], "hyphens-reverse, and N1");
}

#[test]
fn other_differences() {
    use Strategy::{Logical, OneToOne, UbaLtr, UbaRtl};
    check("AB12", [OneToOne, UbaLtr], 2, ["L by digits-reverse, none after", "AN by W2"]);
    check("N-a", [UbaLtr, UbaRtl], 1, ["L by N2", "R by N2"]);
    check("Na", [UbaLtr, UbaRtl], 1, ["level 0 by P3", "level 2 by I2"]);
    check("NO", [Logical, UbaLtr], 0, ["L by no rule", "R by no rule"]);
}

#[test]
fn equal_displays_have_no_difference() {
    for name in ["abc.com", "NOP", "NO.ab"] {
        assert_eq!(differ(name, Strategy::OneToOne, Strategy::UbaLtr), None, "{name}");
    }
}

/// The hyphen of AB-12, from its separator class to its place.
#[test]
fn a_character_history() {
    let name = Name::read("AB-12", Notation::Table1).expect("a name");
    let rules = |strategy| {
        let history = Trace::of(strategy, name.characters()).explain_character(LogicalIndex(2));
        history.iter().map(|it| it.rule.id()).collect::<Vec<_>>()
    };
    assert_eq!(rules(Strategy::UbaLtr), ["P3", "X10", "W6", "N1", "I1"]);
    assert_eq!(rules(Strategy::OneToOne), ["hyphens-reverse", "reorder"]);
    let history = Trace::of(Strategy::UbaLtr, name.characters()).explain_character(LogicalIndex(2));
    assert_eq!(history[2].statement, Statement::SeparatorToNeutral(BidiClass::ES));
    let trace = Trace::of(Strategy::OneToOne, name.characters());
    let last = |index| match trace.explain_character(LogicalIndex(index)).last()?.statement {
        Statement::Reordered { operation, target } => Some((operation.id(), target)),
        _ => None,
    };
    let out = |source, place| Some(("clear", QueueTarget::Out { source, place }));
    assert_eq!(last(1), out(QueueSource::Stack, 0));
    assert_eq!(last(2), out(QueueSource::Input, 2));
    assert_eq!(last(5), None, "no such character");
}
