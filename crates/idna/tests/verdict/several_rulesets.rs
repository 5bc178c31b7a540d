//! Which of the rulesets of a zone answers for a label.

use std::sync::Arc;

use bidiscope_idna::verdict::{RulesetEvaluator, Rulesets};

use super::registry::ruleset;

/// One ruleset that permits the label is enough, wherever it stands among them.
#[test]
fn a_ruleset_that_permits_goes_before_those_that_do_not() {
    let of = |disposition: &str| {
        let rules = format!("<data><char cp='0061'/></data><rules><action disp='{disposition}'/></rules>");
        ruleset(disposition, &rules)
    };
    let outside = || ruleset("outside", "<data><char cp='0062'/></data>");
    let best_first =
        [["valid", "allocatable", "activated"].as_slice(), &["withheld"], &["blocked"], &["invalid"]];
    for (rank, better) in best_first.iter().enumerate() {
        for (better, worse) in better
            .iter()
            .flat_map(|it| best_first[rank + 1..].concat().into_iter().map(move |worse| (it, worse)))
        {
            for all in [[of(better), of(worse), outside()], [outside(), of(worse), of(better)]] {
                let rulesets: Rulesets = Arc::from(all);
                let answer = RulesetEvaluator::new(Arc::clone(&rulesets))
                    .evaluate_label_by_best_ruleset(['a'])
                    .expect("rulesets");
                assert_eq!(rulesets[answer.ruleset_index].name, *better, "before {worse}");
            }
        }
    }
    // Of two that permit it, the first.
    let rulesets: Rulesets = Arc::from([of("activated"), of("valid")]);
    let answer = RulesetEvaluator::new(rulesets).evaluate_label_by_best_ruleset(['a']).expect("rulesets");
    assert_eq!(answer.disposition, "activated");
}
