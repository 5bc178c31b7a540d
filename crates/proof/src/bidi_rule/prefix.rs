//! Prefixes of labels and names, with what a rule needs to know of them: the states of the automata of permitted labels and
//! names.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, ClassSet};

use super::{
    AddedCondition, BidiRule, CoveredNames, ExemptLabels, ExemptionNameCondition, NonLetterStartDirection,
};

/// How a label begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum LabelStart {
    /// No character yet.
    Empty,
    /// With L.
    Letter,
    /// With EN.
    Digit,
    /// With another class.
    Other,
}

/// The prefix of a label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LabelPrefix {
    pub(crate) start: LabelStart,
    /// Whether it has R, AL or AN.
    pub(crate) is_rtl: bool,
    /// What its conditions need; `None` once it cannot meet them.
    conditions: Option<ConditionsPrefix>,
    /// Whether it may end here as an LDH label; `None` once it cannot be one.
    ldh: Option<bool>,
    /// Whether it has EN only, where the rule exempts such labels.
    is_digits: bool,
}

/// The prefix of a label that can still meet the conditions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct ConditionsPrefix {
    /// Its direction; `None` until its first strong character.
    direction: Option<Direction>,
    /// For LTR and RTL, whether it meets the conditions but for that of the end.
    fits: [bool; 2],
    /// For LTR and RTL, whether it may end here.
    may_end: [bool; 2],
    /// Whether it may end here by the added conditions on the last character.
    has_added_end: bool,
    /// The classes in it, of those that a condition needs to know.
    seen: ClassSet,
}

/// The prefix of a name: the labels before the last one, and the prefix of that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NamePrefix {
    pub(crate) label: LabelPrefix,
    /// Whether the labels before all meet the conditions.
    are_met: bool,
    /// Whether the labels before are all permitted.
    are_permitted: bool,
    /// Whether the name meets the conditions of exemption so far.
    may_exempt: bool,
    /// Whether a label before has R, AL or AN.
    follows_rtl: bool,
    before: LabelBefore,
}

/// The last complete label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum LabelBefore {
    /// There is none.
    None,
    /// It begins with EN, has no R, AL and AN, and so have all labels before it.
    FirstDigit,
    /// It is of no other kind.
    Other,
    /// It begins with L and has no R, AL and AN, or begins with EN directly after such a label.
    Ltr,
    /// It has R, AL or AN.
    Rtl,
}

impl LabelPrefix {
    /// The empty prefix.
    pub(crate) fn new(rule: &BidiRule) -> Self {
        Self {
            start: LabelStart::Empty,
            is_rtl: false,
            conditions: Some(ConditionsPrefix {
                direction: None,
                fits: [true; 2],
                // A label of marks alone ends in NSM.
                may_end: [
                    rule.left_to_right_end_classes.has(BidiClass::NSM),
                    rule.right_to_left_end_classes.has(BidiClass::NSM),
                ],
                has_added_end: rule.allows_end(BidiClass::NSM),
                seen: ClassSet::EMPTY,
            }),
            ldh: rule.needs_ldh().then_some(false),
            is_digits: rule.exempt_labels == ExemptLabels::Digits,
        }
    }

    /// The prefix with one more character.
    pub(crate) fn followed_by(self, class: BidiClass, rule: &BidiRule) -> Self {
        let is_first = self.start == LabelStart::Empty;
        let start = match class {
            _ if !is_first => self.start,
            BidiClass::L => LabelStart::Letter,
            BidiClass::EN => LabelStart::Digit,
            _ => LabelStart::Other,
        };
        Self {
            start,
            is_rtl: self.is_rtl || class.makes_label_right_to_left(),
            conditions: self.conditions.and_then(|it| it.followed_by(class, is_first, rule)),
            ldh: self.ldh.and(match class {
                BidiClass::L | BidiClass::EN => Some(true),
                BidiClass::ES if !is_first => Some(false),
                _ => None,
            }),
            is_digits: self.is_digits && class == BidiClass::EN,
        }
    }

    /// Whether it meets the conditions as a whole label.
    pub(crate) fn meets_conditions(self, rule: &BidiRule) -> bool {
        self.start != LabelStart::Empty && self.conditions.is_some_and(|it| it.is_met(rule))
    }

    /// Whether it is permitted as a whole label: meets the conditions or is exempt.
    pub(crate) fn is_permitted(self, rule: &BidiRule) -> bool {
        self.meets_conditions(rule) || self.is_exempt(rule)
    }

    /// Whether no label that begins so is permitted.
    pub(crate) fn is_hopeless(self, rule: &BidiRule) -> bool {
        let may_be_exempt = match rule.exempt_labels {
            ExemptLabels::None => false,
            ExemptLabels::Digits => self.is_digits,
            ExemptLabels::Ldh => self.ldh.is_some(),
            ExemptLabels::WithoutRtl => !self.is_rtl,
        };
        self.conditions.is_none() && !may_be_exempt
    }

    fn is_exempt(self, rule: &BidiRule) -> bool {
        self.start != LabelStart::Empty
            && match rule.exempt_labels {
                ExemptLabels::None => false,
                ExemptLabels::Digits => self.is_digits,
                ExemptLabels::Ldh => self.ldh == Some(true),
                ExemptLabels::WithoutRtl => !self.is_rtl,
            }
    }

    /// Whether it has no R, AL and AN and does not begin with EN, so that it may stand beside a label (RFC 5893 section 3).
    pub(crate) fn is_harmless(self) -> bool {
        !self.is_rtl && self.start != LabelStart::Digit
    }
}

impl ConditionsPrefix {
    fn followed_by(mut self, class: BidiClass, is_first: bool, rule: &BidiRule) -> Option<Self> {
        if is_first && !(rule.first_character_classes.has(class) && rule.allows_start(class)) {
            return None;
        }
        self.seen = self.seen.union(ClassSet::of(&[class]).difference(rule.unneeded_classes()));
        let has_both_digits = self.seen.has(BidiClass::EN) && self.seen.has(BidiClass::AN);
        self.fits[0] &= rule.left_to_right_label_classes.has(class);
        self.fits[1] &=
            rule.right_to_left_label_classes.has(class) && (rule.allows_en_with_an || !has_both_digits);
        if class != BidiClass::NSM {
            self.may_end =
                [rule.left_to_right_end_classes.has(class), rule.right_to_left_end_classes.has(class)];
            self.has_added_end = rule.allows_end(class);
        }
        self.direction = self.direction.or(match class {
            BidiClass::L => Some(Direction::LeftToRight),
            BidiClass::R | BidiClass::AL => Some(Direction::RightToLeft),
            _ => match rule.non_letter_start_direction {
                NonLetterStartDirection::LeftToRight => Some(Direction::LeftToRight),
                NonLetterStartDirection::RightToLeft => Some(Direction::RightToLeft),
                NonLetterStartDirection::FirstStrong => None,
            },
        });
        // What is only needed of the other direction is forgotten, so that there are fewer states.
        if let Some(direction) = self.direction {
            let other = usize::from(direction == Direction::LeftToRight);
            (self.fits[other], self.may_end[other]) = (false, false);
        }
        let is_apart = rule.added_conditions.iter().all(|condition| match *condition {
            AddedCondition::NotTogether(one, other) => !(self.seen.has(one) && self.seen.has(other)),
            _ => true,
        });
        (is_apart && self.fits != [false; 2]).then_some(self)
    }

    fn is_met(self, rule: &BidiRule) -> bool {
        let side = usize::from(self.direction == Some(Direction::RightToLeft));
        let contains_all = rule.added_conditions.iter().all(|condition| match *condition {
            AddedCondition::Contains(set) => self.seen.intersects(set),
            _ => true,
        });
        self.fits[side] && self.may_end[side] && self.has_added_end && contains_all
    }
}

impl NamePrefix {
    /// The empty prefix.
    pub(crate) fn new(rule: &BidiRule) -> Self {
        Self {
            label: LabelPrefix::new(rule),
            are_met: true,
            are_permitted: true,
            may_exempt: rule.exempt_labels != ExemptLabels::None,
            follows_rtl: false,
            before: if rule.asks_for_label_before() { LabelBefore::None } else { LabelBefore::Other },
        }
    }

    /// The prefix with one more character of its last label.
    pub(crate) fn followed_by(self, class: BidiClass, rule: &BidiRule) -> Self {
        Self { label: self.label.followed_by(class, rule), ..self }
    }

    /// The prefix after a full stop.
    pub(crate) fn with_next_label(self, rule: &BidiRule) -> Self {
        let LabelPrefix { start, is_rtl, .. } = self.label;
        let before = match (start, self.before) {
            _ if is_rtl => LabelBefore::Rtl,
            (LabelStart::Letter, _) | (LabelStart::Digit, LabelBefore::Ltr) => LabelBefore::Ltr,
            (LabelStart::Digit, LabelBefore::None | LabelBefore::FirstDigit) => LabelBefore::FirstDigit,
            _ => LabelBefore::Other,
        };
        Self {
            label: LabelPrefix::new(rule),
            are_met: self.are_met && self.label.meets_conditions(rule),
            are_permitted: self.are_permitted && self.label.is_permitted(rule),
            may_exempt: self.may_exempt && self.meets_name_conditions(rule),
            follows_rtl: rule.asks_for_rtl_before() && (self.follows_rtl || is_rtl),
            before: if rule.asks_for_label_before() { before } else { LabelBefore::Other },
        }
    }

    /// Whether it is permitted and covered as a whole name.
    pub(crate) fn is_permitted(self, rule: &BidiRule) -> bool {
        let is_covered = rule.covered_names == CoveredNames::Every || self.follows_rtl || self.label.is_rtl;
        let is_exempted = self.are_permitted && self.label.is_permitted(rule) && self.may_exempt_labels(rule);
        is_covered && (self.are_met && self.label.meets_conditions(rule) || is_exempted)
    }

    /// Whether labels of it may be exempt, if it ends here. The last label may be empty, which then does not count.
    pub(crate) fn may_exempt_labels(self, rule: &BidiRule) -> bool {
        let is_over = self.label.start == LabelStart::Empty;
        let whole = if is_over { self } else { self.with_next_label(rule) };
        let needs_another = rule.exemption_name_conditions.iter().any(|condition| match condition {
            ExemptionNameCondition::LdhLetterLabelAfterRightToLeft => whole.before == LabelBefore::Rtl,
            ExemptionNameCondition::DigitLabelsOnlyAfterLeftToRightOrFirst => {
                whole.before == LabelBefore::FirstDigit
            }
            ExemptionNameCondition::NoDigitLabelAfterRightToLeft
            | ExemptionNameCondition::DigitLabelsOnlyAfterLeftToRight => false,
        });
        whole.may_exempt && !needs_another
    }

    /// Whether no permitted name begins so.
    pub(crate) fn is_hopeless(self, rule: &BidiRule) -> bool {
        !(self.are_met || self.are_permitted && self.may_exempt) || self.label.is_hopeless(rule)
    }

    /// Whether the last label meets the conditions of exemption on names, as far as they depend on labels up to it.
    fn meets_name_conditions(self, rule: &BidiRule) -> bool {
        let LabelPrefix { start, ldh, .. } = self.label;
        let is_digit = start == LabelStart::Digit;
        rule.exemption_name_conditions.iter().all(|condition| match condition {
            ExemptionNameCondition::NoDigitLabelAfterRightToLeft => !is_digit || !self.follows_rtl,
            ExemptionNameCondition::DigitLabelsOnlyAfterLeftToRight => {
                !is_digit || self.before == LabelBefore::Ltr
            }
            ExemptionNameCondition::DigitLabelsOnlyAfterLeftToRightOrFirst => match self.before {
                LabelBefore::FirstDigit => is_digit || self.label.is_rtl,
                LabelBefore::None | LabelBefore::Ltr => true,
                LabelBefore::Other | LabelBefore::Rtl => !is_digit,
            },
            ExemptionNameCondition::LdhLetterLabelAfterRightToLeft => {
                self.before != LabelBefore::Rtl || start == LabelStart::Letter && ldh == Some(true)
            }
        })
    }
}

impl BidiRule {
    /// Whether it depends on whether a label with R, AL or AN is before.
    fn asks_for_rtl_before(&self) -> bool {
        self.covered_names == CoveredNames::Bidi
            || self.exemption_name_conditions.contains(&ExemptionNameCondition::NoDigitLabelAfterRightToLeft)
    }

    /// Whether it depends on the kind of the label before.
    fn asks_for_label_before(&self) -> bool {
        self.exemption_name_conditions
            .iter()
            .any(|it| *it != ExemptionNameCondition::NoDigitLabelAfterRightToLeft)
    }

    /// Whether exemptions depend on whether a label is an LDH label.
    fn needs_ldh(&self) -> bool {
        self.exempt_labels == ExemptLabels::Ldh
            || self
                .exemption_name_conditions
                .contains(&ExemptionNameCondition::LdhLetterLabelAfterRightToLeft)
    }

    /// Whether the added conditions allow a label to begin with this class.
    fn allows_start(&self, class: BidiClass) -> bool {
        self.added_conditions.iter().all(|it| !matches!(it, AddedCondition::First(set) if !set.has(class)))
    }

    /// Whether the added conditions allow a label to end in this class.
    fn allows_end(&self, class: BidiClass) -> bool {
        self.added_conditions.iter().all(|it| !matches!(it, AddedCondition::Last(set) if !set.has(class)))
    }

    /// The classes of which no condition asks whether a label contains them.
    fn unneeded_classes(&self) -> ClassSet {
        let digits = ClassSet::of(&[BidiClass::EN, BidiClass::AN]);
        let needed = self.added_conditions.iter().fold(digits, |needed, condition| match *condition {
            AddedCondition::Contains(set) => needed.union(set),
            AddedCondition::NotTogether(one, other) => needed.with(one).with(other),
            _ => needed,
        });
        ClassSet::ALL.difference(needed)
    }
}
