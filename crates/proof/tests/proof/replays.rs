//! Counterexamples to claims about a Bidi rule, replayed: they are what the claim is about, and the display itself shows that
//! they violate it.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayEngine, Strategy};
use bidiscope_proof::automata::BidiRuleClaim;
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::representative;

/// Checks a counterexample by the conditions of the rule and by the display.
pub(crate) fn replay(rule: &BidiRule, claim: BidiRuleClaim, display: Strategy, smallest: &[Vec<BidiClass>]) {
    let order = |text: &[BidiClass]| -> Vec<usize> {
        let characters: Vec<Character> = text.iter().copied().map(representative).collect();
        DisplayEngine::new(display).order(&characters).iter().map(|it| it.0).collect()
    };
    let shown = |text: &[BidiClass]| -> Vec<BidiClass> { order(text).iter().map(|it| text[*it]).collect() };
    // The characters of a label stand at positions without a gap.
    let is_split = |text: &[BidiClass], label: Range<usize>| {
        let order = order(text);
        let places: Vec<usize> = (0..order.len()).filter(|place| label.contains(&order[*place])).collect();
        places[places.len() - 1] - places[0] + 1 != label.len()
    };
    match (claim, smallest) {
        (BidiRuleClaim::LabelUniqueness, [one, other]) => {
            assert!(rule.permits_label(one) && rule.permits_label(other));
            assert_ne!(one, other);
            assert_eq!(shown(one), shown(other));
        }
        (BidiRuleClaim::NameUniqueness, [one, other]) => {
            assert!(rule.permits_name(one) && rule.permits_name(other));
            assert_ne!(one, other);
            assert_eq!(shown(one), shown(other));
        }
        (BidiRuleClaim::NameGrouping, [name]) => {
            assert!(rule.permits_name(name));
            let ends: Vec<usize> =
                (0..name.len()).filter(|at| name[*at] == BidiClass::CS).chain([name.len()]).collect();
            let starts = [0].into_iter().chain(ends.iter().map(|it| it + 1));
            assert!(starts.zip(&ends).any(|(start, end)| is_split(name, start..*end)), "{rule}: {name:?}");
        }
        (BidiRuleClaim::LabelGrouping, [context]) => {
            let is_delimiter = |it: &BidiClass| matches!(it, BidiClass::CS | BidiClass::WS | BidiClass::ON);
            let parts: Vec<&[BidiClass]> = context.split(is_delimiter).collect();
            let [before, x, after] = parts[..] else { panic!("{rule}: {context:?}") };
            let is_neighbour = |label: &[BidiClass]| {
                let holds_rtl = label.iter().any(|it| it.makes_label_right_to_left());
                !holds_rtl && label.first() != Some(&BidiClass::EN) || rule.permits_label(label)
            };
            assert!(
                rule.permits_label(x) && is_neighbour(before) && is_neighbour(after),
                "{rule}: {context:?}"
            );
            assert!(is_split(context, before.len() + 1..before.len() + 1 + x.len()), "{rule}: {context:?}");
        }
        other => panic!("{other:?}"),
    }
}
