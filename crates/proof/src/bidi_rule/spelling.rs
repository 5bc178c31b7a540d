//! How a rule is written: as its changes of RFC 5893's, with commas between them.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::name::{BidiClass, ClassSet};

use super::{
    AddedCondition, BidiRule, CoveredNames, ExemptLabels, ExemptionNameCondition, NonLetterStartDirection,
};

/// Why a text is not a [`BidiRule`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BidiRuleSyntaxError {
    /// This part is not a change of the rule.
    #[error("{0:?} is not a change of the Bidi rule")]
    InvalidRuleChange(String),
    /// This is not the name of a bidi class.
    #[error("{0:?} is not a bidi class")]
    UnknownBidiClass(String),
}

/// The rule itself, written without changes.
const UNCHANGED: &str = "rfc5893";

impl FromStr for BidiRule {
    type Err = BidiRuleSyntaxError;

    /// Reads changes with commas between them: `drop-1` to `drop-6` drop a condition, `1+EN` adds classes to its set (not for
    /// condition 4), `undecided=rtl` gives the direction that condition 1 leaves open, `first=L+R`, `last=L+R`,
    /// `contains=L+R` and `not-together=ES/EN` add conditions, `exempt=digits` exempts labels, `if=digit-after-ltr` only in
    /// some names, and `names=bidi` limits claims to Bidi domain names. `rfc5893` is the rule without changes.
    ///
    /// # Errors
    /// A part is none of these.
    fn from_str(text: &str) -> Result<Self, BidiRuleSyntaxError> {
        let mut rule = Self::rfc5893();
        for change in text.split(',').map(str::trim).filter(|it| *it != UNCHANGED) {
            rule.change(change)?;
        }
        Ok(rule)
    }
}

impl BidiRule {
    fn change(&mut self, change: &str) -> Result<(), BidiRuleSyntaxError> {
        let unknown = || BidiRuleSyntaxError::InvalidRuleChange(change.to_owned());
        if let Some(number) = change.strip_prefix("drop-") {
            if number == "4" {
                self.allows_en_with_an = true;
            } else {
                *self.set(number).ok_or_else(unknown)? = ClassSet::ALL;
            }
            return Ok(());
        }
        if let Some((number, classes)) = change.split_once('+')
            && let Some(set) = self.set(number)
        {
            *set = set.union(class_set(classes)?);
            return Ok(());
        }
        let (key, value) = change.split_once('=').ok_or_else(unknown)?;
        match key {
            "undecided" => {
                self.non_letter_start_direction =
                    NonLetterStartDirection::from_id(value).ok_or_else(unknown)?
            }
            "first" => self.added_conditions.push(AddedCondition::First(class_set(value)?)),
            "last" => self.added_conditions.push(AddedCondition::Last(class_set(value)?)),
            "contains" => self.added_conditions.push(AddedCondition::Contains(class_set(value)?)),
            "not-together" => {
                let (one, other) = value.split_once('/').ok_or_else(unknown)?;
                self.added_conditions.push(AddedCondition::NotTogether(class(one)?, class(other)?));
            }
            "exempt" => self.exempt_labels = ExemptLabels::from_id(value).ok_or_else(unknown)?,
            "if" => self
                .exemption_name_conditions
                .push(ExemptionNameCondition::from_id(value).ok_or_else(unknown)?),
            "names" => self.covered_names = CoveredNames::from_id(value).ok_or_else(unknown)?,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// The classes of the condition with this number, if it has a set of them.
    fn set(&mut self, condition: &str) -> Option<&mut ClassSet> {
        match condition {
            "1" => Some(&mut self.first_character_classes),
            "2" => Some(&mut self.right_to_left_label_classes),
            "3" => Some(&mut self.right_to_left_end_classes),
            "5" => Some(&mut self.left_to_right_label_classes),
            "6" => Some(&mut self.left_to_right_end_classes),
            _ => None,
        }
    }
}

impl fmt::Display for BidiRule {
    /// As [`BidiRule::from_str`] reads it. A set from which a class was removed has no spelling; it is written with what it
    /// has besides.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rfc = Self::rfc5893();
        let sets = [
            (1, self.first_character_classes, rfc.first_character_classes),
            (2, self.right_to_left_label_classes, rfc.right_to_left_label_classes),
            (3, self.right_to_left_end_classes, rfc.right_to_left_end_classes),
            (5, self.left_to_right_label_classes, rfc.left_to_right_label_classes),
            (6, self.left_to_right_end_classes, rfc.left_to_right_end_classes),
        ];
        let mut changes: Vec<String> = Vec::new();
        for (number, set, of_rfc) in sets {
            if number == 5 && self.allows_en_with_an {
                changes.push("drop-4".to_owned());
            }
            let more = set.difference(of_rfc);
            if set == ClassSet::ALL {
                changes.push(format!("drop-{number}"));
            } else if more != ClassSet::EMPTY {
                changes.push(format!("{number}+{}", class_names(more)));
            }
        }
        if self.non_letter_start_direction != rfc.non_letter_start_direction {
            changes.push(format!("undecided={}", self.non_letter_start_direction.id()));
        }
        changes.extend(self.added_conditions.iter().map(|condition| match condition {
            AddedCondition::First(set) => format!("first={}", class_names(*set)),
            AddedCondition::Last(set) => format!("last={}", class_names(*set)),
            AddedCondition::Contains(set) => format!("contains={}", class_names(*set)),
            AddedCondition::NotTogether(one, other) => format!("not-together={one}/{other}"),
        }));
        if self.exempt_labels != rfc.exempt_labels {
            changes.push(format!("exempt={}", self.exempt_labels.id()));
        }
        changes.extend(self.exemption_name_conditions.iter().map(|it| format!("if={}", it.id())));
        if self.covered_names != rfc.covered_names {
            changes.push(format!("names={}", self.covered_names.id()));
        }
        if changes.is_empty() { f.write_str(UNCHANGED) } else { f.write_str(&changes.join(",")) }
    }
}

fn class(name: &str) -> Result<BidiClass, BidiRuleSyntaxError> {
    let found = BidiClass::ALL.into_iter().find(|it| it.short_name() == name);
    found.ok_or_else(|| BidiRuleSyntaxError::UnknownBidiClass(name.to_owned()))
}

fn class_set(names: &str) -> Result<ClassSet, BidiRuleSyntaxError> {
    names.split('+').try_fold(ClassSet::EMPTY, |set, name| Ok(set.with(class(name)?)))
}

fn class_names(set: ClassSet) -> String {
    set.classes().map(BidiClass::short_name).collect::<Vec<_>>().join("+")
}
