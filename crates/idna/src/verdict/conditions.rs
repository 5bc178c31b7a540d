//! Violations of RFC 5893 section 2 as findings: one per condition and label.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use bidiscope_bidi::name::{BidiClass, Name, is_mark};

use super::Verdict;
use super::advice::AdviceCase;
use super::finding::{Finding, described};
use super::kind::FindingKind;
use super::rfc5893::{ConditionVerdict, NameVerdict};

/// One finding per violated condition, in the order of the labels.
pub(super) fn findings(name: &Name, judged: &NameVerdict) -> Vec<Finding> {
    let labels = judged.labels.iter().enumerate();
    labels
        .flat_map(|(index, label)| label.conditions.iter().map(move |condition| (index, condition)))
        .filter(|(_, condition)| condition.verdict == Verdict::Violated)
        .map(|(index, condition)| {
            let kind = FindingKind::of_condition(condition.condition);
            let sentence = format!("Label {} {}", index, predicate(name, condition));
            let of_class = matches!(condition.condition, 2 | 5);
            let case = of_class.then(|| advice_case(name, &condition.characters)).flatten();
            Finding::new(kind, index, condition.characters.clone(), sentence).in_case(case)
        })
        .collect()
}

/// The specific advice for characters of a forbidden class, if all of them are of the same sort.
fn advice_case(name: &Name, offenders: &[usize]) -> Option<AdviceCase> {
    let sort = |&at: &usize| {
        let scalar = name.characters()[at].scalar;
        let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
        if scalar.is_whitespace() {
            Some(AdviceCase::Space)
        } else if category == GeneralCategory::DecimalNumber {
            Some(AdviceCase::Digits)
        } else {
            (GeneralCategoryGroup::Letter.contains(category) || is_mark(scalar))
                .then_some(AdviceCase::Letters)
        }
    };
    let first = offenders.first().and_then(sort)?;
    offenders.iter().all(|it| sort(it) == Some(first)).then_some(first)
}

/// The sentence after "Label n".
fn predicate(name: &Name, violated: &ConditionVerdict) -> String {
    let characters = name.characters();
    let offenders = &violated.characters;
    let first = offenders.first().map(|&index| characters[index]);
    let named = first.map_or_else(|| "nothing".to_owned(), described);
    let class = first.map_or("none", |it| it.class.short_name());
    // The other offenders may have other classes, so only the first one's class is named.
    let more = match offenders.len() {
        0 | 1 => String::new(),
        2 => " and one more".to_owned(),
        count => format!(" and {} more", count - 1),
    };
    match violated.condition {
        1 => format!("begins with {named} of class {class}, which is no letter."),
        2 => format!("begins right-to-left but holds {named} of class {class}{more}."),
        3 => format!("begins right-to-left but ends in {named} of class {class}."),
        4 => {
            let of = |class| offenders.iter().map(|&at| characters[at]).find(|it| it.class == class);
            let named = |class| of(class).map_or_else(String::new, described);
            format!(
                "holds digits of both kinds, {} of class EN and {} of class AN.",
                named(BidiClass::EN),
                named(BidiClass::AN)
            )
        }
        5 => format!("begins left-to-right but holds {named} of class {class}{more}."),
        _ => format!("begins left-to-right but ends in {named} of class {class}."),
    }
}
