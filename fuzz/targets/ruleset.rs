//! Rulesets: a file that is none is told with its line; under one that is read, variants are in order, each once, and have
//! the answers that their label has of them.

#![no_main]

use bidiscope_fuzz::check_message;
use bidiscope_lgr::{INVALID_DISPOSITION, Ruleset};
use bidiscope_report::words::lgr::{judgement_texts, ruleset_error_text, ruleset_notes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let ruleset = match Ruleset::read(bytes) {
        Ok(ruleset) => ruleset,
        Err(error) => {
            let lines = bytes.iter().filter(|it| **it == b'\n').count() + 1;
            assert!((1..=lines).contains(&error.line_number), "{error}");
            return check_message(&ruleset_error_text(&error).to_string());
        }
    };
    ruleset_notes(&ruleset).iter().for_each(|it| check_message(&it.to_string()));
    assert_eq!(ruleset.differences(&ruleset), []);
    let members: Vec<&[char]> = ruleset.members().iter().take(6).map(|it| &*it.code_points).collect();
    for first in &members {
        for second in &members {
            check(&ruleset, &[*first, *second].concat());
        }
        check(&ruleset, first);
    }
});

fn check(ruleset: &Ruleset, label: &[char]) {
    const MOST: usize = 40;
    let mut evaluator = ruleset.label_evaluator();
    let judgement = evaluator.judge(label);
    judgement_texts(ruleset, label, &judgement).iter().for_each(|it| check_message(&it.to_string()));
    let index = evaluator.variant_index_label(label);
    assert_eq!(index.is_some(), judgement.code_points_not_in_repertoire.is_empty());
    let count = ruleset.variant_count(label);
    let variants: Vec<_> = ruleset.variant_labels(label).take(MOST).collect();
    assert!(variants.windows(2).all(|it| it[0].code_points < it[1].code_points));
    // Invalid variants are listed, and not counted; a label that is not eligible has none, and is none.
    let counted = variants.iter().filter(|it| it.disposition != INVALID_DISPOSITION).count();
    assert!(count.count >= counted.into(), "{count:?}");
    if variants.len() < MOST {
        assert!(!count.is_exact || count.count == counted.into(), "{count:?}");
        assert_eq!(
            variants.iter().any(|it| it.code_points == label),
            judgement.has_non_invalid_disposition()
        );
    }
    for variant in variants {
        let outside = evaluator.judge(&variant.code_points).code_points_not_in_repertoire;
        assert_eq!(outside.is_empty(), variant.deciding_action_index.is_some());
        if variant.code_points == label {
            assert_eq!(
                (variant.disposition, variant.deciding_action_index),
                (judgement.disposition, judgement.deciding_action_index)
            );
        }
    }
}
