//! The rules that differ from RFC 5893's by one relaxed condition.

use bidiscope_bidi::name::{BidiClass, ClassSet};

use super::{BidiRule, UndecidedDirection};

/// The rules that drop one condition of `rule`, or allow one class more in one, out of `classes`. A change of condition 1
/// comes once for each [`UndecidedDirection`] of the labels whose direction it no longer decides. Changes that permit no label
/// more are left out, as are those equal to dropping the condition.
pub fn one_step_changes(rule: &BidiRule, classes: &[BidiClass]) -> Vec<BidiRule> {
    let all = ClassSet::of(classes);
    let mut changes = Vec::new();
    let mut add = |change: BidiRule| changes.push(change);
    let directed = |change: BidiRule, class: Option<BidiClass>| {
        UndecidedDirection::ALL.into_iter().filter_map(move |undecided| {
            // A label that begins with a class which its direction refuses is not permitted.
            let fits = class.is_none_or(|class| {
                let (ltr, rtl) = (change.in_ltr.has(class), change.in_rtl.has(class));
                match undecided {
                    UndecidedDirection::LeftToRight => ltr,
                    UndecidedDirection::RightToLeft => rtl,
                    UndecidedDirection::FirstStrong => ltr || rtl,
                }
            });
            fits.then(|| BidiRule { undecided_direction: undecided, ..change.clone() })
        })
    };
    directed(BidiRule { first: ClassSet::ALL, ..rule.clone() }, None).for_each(&mut add);
    for class in all.difference(rule.first).classes() {
        directed(BidiRule { first: rule.first.with(class), ..rule.clone() }, Some(class)).for_each(&mut add);
    }
    let wider = |set: ClassSet, may_occur: ClassSet| -> Vec<ClassSet> {
        let more = all.difference(set);
        let useful = more.classes().filter(move |it| may_occur.has(*it) && *it != BidiClass::NSM);
        let one_by_one: Vec<ClassSet> = useful.map(|class| set.with(class)).collect();
        // With one class to add, adding it is dropping the condition.
        if one_by_one.len() == 1 { vec![ClassSet::ALL] } else { [vec![ClassSet::ALL], one_by_one].concat() }
    };
    wider(rule.in_rtl, all).into_iter().for_each(|in_rtl| add(BidiRule { in_rtl, ..rule.clone() }));
    wider(rule.rtl_end, rule.in_rtl)
        .into_iter()
        .for_each(|rtl_end| add(BidiRule { rtl_end, ..rule.clone() }));
    if !rule.allows_mixed_digits {
        add(BidiRule { allows_mixed_digits: true, ..rule.clone() });
    }
    wider(rule.in_ltr, all).into_iter().for_each(|in_ltr| add(BidiRule { in_ltr, ..rule.clone() }));
    wider(rule.ltr_end, rule.in_ltr)
        .into_iter()
        .for_each(|ltr_end| add(BidiRule { ltr_end, ..rule.clone() }));
    changes
}
