//! Violations of RFC 5893 section 2 as findings: one per condition and label.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use bidiscope_bidi::name::{BidiClass, Name, is_mark};

use super::Verdict;
use super::finding::{Finding, FindingValue};
use super::finding_case::FindingCase;
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
            let of_class = matches!(condition.condition, 2 | 5);
            let case = of_class.then(|| case(name, &condition.characters)).flatten();
            let finding = Finding::new(kind, index, condition.characters.clone()).in_case(case);
            if kind == FindingKind::Condition4 { with_digits(finding, name, condition) } else { finding }
        })
        .collect()
}

/// Adds the first digit of each of the two classes, which condition 4 does not allow together.
fn with_digits(mut finding: Finding, name: &Name, violated: &ConditionVerdict) -> Finding {
    for (value, class) in [("european", BidiClass::EN), ("arabic", BidiClass::AN)] {
        let mut digits = violated.characters.iter().map(|&at| name.characters()[at]);
        if let Some(first) = digits.find(|it| it.class == class) {
            finding = finding.with(value, FindingValue::Character(first.scalar));
        }
    }
    finding
}

/// The case for characters of a forbidden class, if all of them are of the same sort.
fn case(name: &Name, offenders: &[usize]) -> Option<FindingCase> {
    let sort = |&at: &usize| {
        let scalar = name.characters()[at].scalar;
        let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
        if scalar.is_whitespace() {
            Some(FindingCase::Space)
        } else if category == GeneralCategory::DecimalNumber {
            Some(FindingCase::Digits)
        } else {
            (GeneralCategoryGroup::Letter.contains(category) || is_mark(scalar))
                .then_some(FindingCase::Letters)
        }
    };
    let first = offenders.first().and_then(sort)?;
    offenders.iter().all(|it| sort(it) == Some(first)).then_some(first)
}
