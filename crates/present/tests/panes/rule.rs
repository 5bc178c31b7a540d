//! A changed Bidi rule: its conditions switched one by one, and what is said of its claims.

use bidiscope_bidi::name::BidiClass::{self, AL, AN, EN, ES, L, NSM, ON, R};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_present::view::{RuleCondition, grouped_beside, parse_rule, rule_claims, rule_spelling};
use bidiscope_proof::automata::RuleClaim;
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::Relaxation;

fn rule(text: &str) -> BidiRule {
    parse_rule(text).expect("a rule")
}

/// The boxes and the spelling are two ways to one thing.
#[test]
fn conditions_are_switched_as_they_are_spelled() {
    let rfc = rule("");
    assert_eq!((&rfc, rule_spelling(&rfc).as_str()), (&rule("rfc5893"), "rfc5893"));
    let mut steps = 0;
    for condition in RuleCondition::ALL {
        assert!(condition.is_in(&rfc));
        let dropped = condition.switched(&rfc, false);
        assert_eq!(rule_spelling(&dropped), format!("drop-{}", condition.number));
        assert!(!condition.is_in(&dropped));
        assert_eq!(condition.switched(&dropped, true), rfc);
        for class in condition.addable(&rfc) {
            let wider = condition.with_class(&rfc, class, true);
            assert_eq!(rule_spelling(&wider), format!("{}+{}", condition.number, class.short_name()));
            assert!(condition.allows(&wider, class) && !condition.allows(&rfc, class));
            assert_eq!(condition.with_class(&wider, class, false), rfc);
            steps += 1;
        }
    }
    assert_eq!(steps, 13);
    let expected: [&[BidiClass]; 6] = [&[EN, AN, ES, ON, NSM], &[L], &[ES, ON], &[], &[R, AL, AN], &[ES, ON]];
    for (at, expected) in expected.into_iter().enumerate() {
        let mut found = RuleCondition::ALL[at].addable(&rfc);
        let mut expected = expected.to_vec();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "condition {}", at + 1);
    }
    // A label ends only with what may be in it.
    assert!(RuleCondition::ALL[5].addable(&rule("5+R")).contains(&R));
}

/// `1.א` and `א.1`: the shortest counterexample of issue 543.
#[test]
fn the_counterexample_of_exempt_digits_is_drawn() {
    let relaxation = Relaxation::decide(&rule("exempt=digits")).expect("small automata");
    let claims = rule_claims(&relaxation);
    assert_eq!(claims.len(), RuleClaim::ALL.len());
    assert_eq!(claims.iter().filter(|it| it.is_guarantee).count(), 4);
    let names = claims.iter().find(|it| it.claim == RuleClaim::NameUniqueness).expect("it is decided");
    let lengths: Vec<Option<usize>> = names.outcomes.iter().map(|it| it.fails_from).collect();
    assert_eq!(lengths, [Some(3), Some(5)]);
    let example = names.outcomes[0].example.as_ref().expect("a counterexample");
    let drawn: Vec<(&str, &DisplayConfig)> =
        example.pictures.iter().map(|it| (it.sequence.text.as_str(), &it.display)).collect();
    let ltr = DisplayConfig::plain(Strategy::UbaLtr);
    assert_eq!(drawn, [("1.\u{5D0}", &ltr), ("\u{5D0}.1", &ltr)]);
    // Each in its own direction, where both are compared.
    let across =
        claims.iter().find(|it| it.claim == RuleClaim::NamesAcrossParagraphs).expect("it is decided");
    let example = across.outcomes[0].example.as_ref().expect("a counterexample");
    let displays: Vec<Strategy> = example.pictures.iter().map(|it| it.display.strategy()).collect();
    assert_eq!(displays, [Strategy::UbaLtr, Strategy::UbaRtl]);
    assert_eq!(grouped_beside(&relaxation), ["labels of RFC 5893", "labels of RFC 5893"]);
}
