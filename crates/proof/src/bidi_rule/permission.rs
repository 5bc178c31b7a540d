//! What a rule permits, read off its conditions one after the other. The automata ([`prefix`](super::prefix)) read
//! characters from left to right instead; the check of certificates compares the two.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, ClassSet};
use bidiscope_idna::verdict::rfc5893::R_AL_AN_CLASSES;

use super::{
    AddedCondition, BidiRule, CoveredNames, ExemptLabels, ExemptionNameCondition, NonLetterStartDirection,
};

impl BidiRule {
    /// Whether a label meets the conditions, or is exempt from them in some names.
    pub fn permits_label(&self, label_classes: &[BidiClass]) -> bool {
        self.is_met_by(label_classes) || self.exempts(label_classes)
    }

    /// Whether a name, with full stops (CS) between its labels, is permitted and among the names that claims
    /// [cover](BidiRule::covered_names): each label meets the conditions, or is exempt in this name.
    pub fn permits_name(&self, cs_separated_label_classes: &[BidiClass]) -> bool {
        let labels: Vec<&[BidiClass]> = cs_separated_label_classes.split(|it| *it == BidiClass::CS).collect();
        let is_exempted = || {
            labels.iter().all(|it| self.permits_label(it))
                && self.exemption_name_conditions.iter().all(|it| it.holds_for(&labels))
        };
        let is_covered = self.covered_names == CoveredNames::Every
            || set_of(cs_separated_label_classes).intersects(R_AL_AN_CLASSES);
        is_covered && (labels.iter().all(|it| self.is_met_by(it)) || is_exempted())
    }

    /// Whether a sequence is a permitted label X in a context S1 D1 X D2 S2 (RFC 5893 section 3) of one delimiter (CS, WS or
    /// ON) on either side, beside neighbours that are empty, permitted, or without R, AL and AN and not beginning with EN. A
    /// label permitted by exemption only needs a name of these labels that meets the conditions on names.
    pub(crate) fn permits_context(&self, context: &[BidiClass]) -> bool {
        let is_delimiter = |it: &BidiClass| matches!(it, BidiClass::CS | BidiClass::WS | BidiClass::ON);
        let parts: Vec<&[BidiClass]> = context.split(is_delimiter).collect();
        let [before, x, after] = parts[..] else { return false };
        let needs_no_exemption = |neighbour: &[BidiClass]| {
            let is_harmless =
                !set_of(neighbour).intersects(R_AL_AN_CLASSES) && neighbour.first() != Some(&BidiClass::EN);
            is_harmless || self.is_met_by(neighbour)
        };
        let is_neighbour = |it: &[BidiClass]| needs_no_exemption(it) || self.exempts(it);
        let labels: Vec<&[BidiClass]> = parts.iter().copied().filter(|it| !it.is_empty()).collect();
        let is_exempted = || self.exemption_name_conditions.iter().all(|it| it.holds_for(&labels));
        self.permits_label(x)
            && is_neighbour(before)
            && is_neighbour(after)
            && (self.is_met_by(x) && needs_no_exemption(before) && needs_no_exemption(after) || is_exempted())
    }

    /// Whether a label meets all conditions.
    fn is_met_by(&self, label: &[BidiClass]) -> bool {
        let Some(&first) = label.first() else { return false };
        let classes = set_of(label);
        let last = label.iter().rfind(|it| **it != BidiClass::NSM).copied().unwrap_or(BidiClass::NSM);
        let has_both_digits = classes.has(BidiClass::EN) && classes.has(BidiClass::AN);
        let fits = match self.direction(label) {
            Direction::RightToLeft => {
                classes.is_subset_of(self.right_to_left_label_classes)
                    && self.right_to_left_end_classes.has(last)
                    && (self.allows_en_with_an || !has_both_digits)
            }
            Direction::LeftToRight => {
                classes.is_subset_of(self.left_to_right_label_classes)
                    && self.left_to_right_end_classes.has(last)
            }
        };
        let meets_added = self.added_conditions.iter().all(|condition| match *condition {
            AddedCondition::First(set) => set.has(first),
            AddedCondition::Last(set) => set.has(last),
            AddedCondition::Contains(set) => classes.intersects(set),
            AddedCondition::NotTogether(one, other) => !(classes.has(one) && classes.has(other)),
        });
        self.first_character_classes.has(first) && fits && meets_added
    }

    fn direction(&self, label: &[BidiClass]) -> Direction {
        let by_letter = |class: &BidiClass| match class {
            BidiClass::L => Some(Direction::LeftToRight),
            BidiClass::R | BidiClass::AL => Some(Direction::RightToLeft),
            _ => None,
        };
        label.first().and_then(by_letter).unwrap_or_else(|| match self.non_letter_start_direction {
            NonLetterStartDirection::LeftToRight => Direction::LeftToRight,
            NonLetterStartDirection::RightToLeft => Direction::RightToLeft,
            NonLetterStartDirection::FirstStrong => {
                label.iter().find_map(by_letter).unwrap_or(Direction::LeftToRight)
            }
        })
    }

    fn exempts(&self, label: &[BidiClass]) -> bool {
        !label.is_empty()
            && match self.exempt_labels {
                ExemptLabels::None => false,
                ExemptLabels::Digits => label.iter().all(|it| *it == BidiClass::EN),
                ExemptLabels::Ldh => is_ldh(label),
                ExemptLabels::WithoutRtl => !set_of(label).intersects(R_AL_AN_CLASSES),
            }
    }
}

impl ExemptionNameCondition {
    fn holds_for(self, labels: &[&[BidiClass]]) -> bool {
        let is_rtl = |label: &[BidiClass]| set_of(label).intersects(R_AL_AN_CLASSES);
        let begins_with = |label: &[BidiClass], class| label.first() == Some(&class);
        (0..labels.len()).all(|at| {
            let label = labels[at];
            match self {
                Self::NoDigitLabelAfterRightToLeft => {
                    !begins_with(label, BidiClass::EN) || !labels[..at].iter().any(|it| is_rtl(it))
                }
                Self::DigitLabelsOnlyAfterLeftToRight | Self::DigitLabelsOnlyAfterLeftToRightOrFirst
                    if begins_with(label, BidiClass::EN) =>
                {
                    // The labels beside the sequence of labels that begin with EN.
                    let is_other = |it: &&&[BidiClass]| is_rtl(it) || !begins_with(it, BidiClass::EN);
                    match (labels[..at].iter().rfind(is_other), labels[at..].iter().find(is_other)) {
                        (Some(before), _) => !is_rtl(before) && begins_with(before, BidiClass::L),
                        (None, after) => {
                            self == Self::DigitLabelsOnlyAfterLeftToRightOrFirst
                                && after.is_some_and(|it| is_rtl(it))
                        }
                    }
                }
                Self::DigitLabelsOnlyAfterLeftToRight | Self::DigitLabelsOnlyAfterLeftToRightOrFirst => true,
                Self::LdhLetterLabelAfterRightToLeft => {
                    let is_letter = |it: &&[BidiClass]| is_ldh(it) && begins_with(it, BidiClass::L);
                    !is_rtl(label) || labels.get(at + 1).is_some_and(is_letter)
                }
            }
        })
    }
}

fn is_ldh(label: &[BidiClass]) -> bool {
    let is_inner = |it: &BidiClass| matches!(it, BidiClass::L | BidiClass::EN | BidiClass::ES);
    let is_end = |it: Option<&BidiClass>| matches!(it, Some(BidiClass::L | BidiClass::EN));
    label.iter().all(is_inner) && is_end(label.first()) && is_end(label.last())
}

fn set_of(label: &[BidiClass]) -> ClassSet {
    ClassSet::of(label)
}
