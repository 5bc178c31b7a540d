//! The rules that differ from RFC 5893's by one relaxed condition.

use bidiscope_bidi::name::{BidiClass, ClassSet};

use super::{BidiRule, NonLetterStartDirection};

/// The rules that drop one condition of `bidi_rule`, or allow one class more in one, out of `addable_classes`. A change of
/// condition 1 comes once for each [`NonLetterStartDirection`] of the labels whose direction it no longer decides. Changes that
/// permit no label more are left out, as are those equal to dropping the condition.
pub fn relaxed_by_one_step(bidi_rule: &BidiRule, addable_classes: &[BidiClass]) -> Vec<BidiRule> {
    let all = ClassSet::of(addable_classes);
    let mut changes = Vec::new();
    let mut add = |change: BidiRule| changes.push(change);
    let directed = |change: BidiRule, class: Option<BidiClass>| {
        NonLetterStartDirection::ALL.into_iter().filter_map(move |undecided| {
            // A label that begins with a class which its direction refuses is not permitted.
            let fits = class.is_none_or(|class| {
                let (ltr, rtl) = (
                    change.left_to_right_label_classes.has(class),
                    change.right_to_left_label_classes.has(class),
                );
                match undecided {
                    NonLetterStartDirection::LeftToRight => ltr,
                    NonLetterStartDirection::RightToLeft => rtl,
                    NonLetterStartDirection::FirstStrong => ltr || rtl,
                }
            });
            fits.then(|| BidiRule { non_letter_start_direction: undecided, ..change.clone() })
        })
    };
    directed(BidiRule { first_character_classes: ClassSet::ALL, ..bidi_rule.clone() }, None)
        .for_each(&mut add);
    for class in all.difference(bidi_rule.first_character_classes).classes() {
        directed(
            BidiRule {
                first_character_classes: bidi_rule.first_character_classes.with(class),
                ..bidi_rule.clone()
            },
            Some(class),
        )
        .for_each(&mut add);
    }
    let wider = |set: ClassSet, may_occur: ClassSet| -> Vec<ClassSet> {
        let more = all.difference(set);
        let useful = more.classes().filter(move |it| may_occur.has(*it) && *it != BidiClass::NSM);
        let one_by_one: Vec<ClassSet> = useful.map(|class| set.with(class)).collect();
        // With one class to add, adding it is dropping the condition.
        if one_by_one.len() == 1 { vec![ClassSet::ALL] } else { [vec![ClassSet::ALL], one_by_one].concat() }
    };
    wider(bidi_rule.right_to_left_label_classes, all)
        .into_iter()
        .for_each(|in_rtl| add(BidiRule { right_to_left_label_classes: in_rtl, ..bidi_rule.clone() }));
    wider(bidi_rule.right_to_left_end_classes, bidi_rule.right_to_left_label_classes)
        .into_iter()
        .for_each(|rtl_end| add(BidiRule { right_to_left_end_classes: rtl_end, ..bidi_rule.clone() }));
    if !bidi_rule.allows_en_with_an {
        add(BidiRule { allows_en_with_an: true, ..bidi_rule.clone() });
    }
    wider(bidi_rule.left_to_right_label_classes, all)
        .into_iter()
        .for_each(|in_ltr| add(BidiRule { left_to_right_label_classes: in_ltr, ..bidi_rule.clone() }));
    wider(bidi_rule.left_to_right_end_classes, bidi_rule.left_to_right_label_classes)
        .into_iter()
        .for_each(|ltr_end| add(BidiRule { left_to_right_end_classes: ltr_end, ..bidi_rule.clone() }));
    changes
}
