//! Violations of RFC 5893 section 2 as findings: one per condition and label.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use bidiscope_bidi::name::{BidiClass, Character, Name, is_mark};

use super::Verdict;
use super::detail::{CharacterSort, Detail};
use super::finding::Finding;
use super::rfc5893::{Condition, NameVerdict};

/// One finding per violated condition, in the order of the labels.
pub(super) fn findings(name: &Name, judged: &NameVerdict) -> Vec<Finding> {
    let labels = judged.labels.iter().enumerate();
    labels
        .flat_map(|(index, label)| label.conditions.iter().map(move |condition| (index, condition)))
        .filter(|(_, judged)| judged.verdict == Verdict::Violated)
        .map(|(index, judged)| {
            let offenders: Vec<Character> =
                judged.characters.iter().map(|&at| name.characters()[at]).collect();
            let finding = Finding::new(judged.condition.kind(), index, judged.characters.clone());
            finding.with(detail(judged.condition, &offenders).unwrap_or_default())
        })
        .collect()
}

/// What the characters that violate a condition have in common, or for condition 4 the first digit of each kind.
fn detail(condition: Condition, offenders: &[Character]) -> Option<Detail> {
    match condition {
        Condition::Two | Condition::Five => {
            let first = sort(*offenders.first()?)?;
            offenders.iter().all(|&it| sort(it) == Some(first)).then_some(Detail::Sort(first))
        }
        Condition::Four => {
            let first = |class| offenders.iter().find(|it| it.class == class).map(|it| it.scalar);
            Some(Detail::Numbers { european: first(BidiClass::EN)?, arabic: first(BidiClass::AN)? })
        }
        Condition::One | Condition::Three | Condition::Six => None,
    }
}

fn sort(Character { scalar, .. }: Character) -> Option<CharacterSort> {
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    if scalar.is_whitespace() {
        Some(CharacterSort::Space)
    } else if category == GeneralCategory::DecimalNumber {
        Some(CharacterSort::Digits)
    } else {
        (GeneralCategoryGroup::Letter.contains(category) || is_mark(scalar)).then_some(CharacterSort::Letters)
    }
}
