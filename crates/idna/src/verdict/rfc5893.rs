//! RFC 5893: the Bidi rule of section 2, condition by condition, and what else it says of a name.
//!
//! Whether a label satisfies the rule depends only on the classes in it and those at its ends
//! ([`LabelBidiClasses`]); the offending characters are determined only if a condition is violated.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{
    BidiClass, Character, ClassSet, Input, LabelSpan, Name, is_label_separator, is_mark,
};

use super::RuleVerdict;
use super::detail::{DisallowedCharacterKind, FindingDetail};
use super::found::Found;
use super::kind::FindingKind;
use super::labelled_name::LabelledName;
use super::unregistrable;

/// The classes that make a label an RTL label, and a name a Bidi domain name (section 1.4).
pub const R_AL_AN_CLASSES: ClassSet = ClassSet::of(&[BidiClass::R, BidiClass::AL, BidiClass::AN]);

/// Classes that conditions 2 and 5 allow in both kinds of label.
const ALLOWED_IN_BOTH: ClassSet = {
    use BidiClass::{BN, CS, EN, ES, ET, NSM, ON};
    ClassSet::of(&[EN, ES, CS, ET, ON, BN, NSM])
};
/// Classes that condition 2 allows in an RTL label.
pub(super) const ALLOWED_IN_RTL_LABEL: ClassSet = ALLOWED_IN_BOTH.union(R_AL_AN_CLASSES);
/// Classes that condition 5 allows in an LTR label.
pub(super) const ALLOWED_IN_LTR_LABEL: ClassSet = ALLOWED_IN_BOTH.with(BidiClass::L);
/// Classes that condition 3 allows at the end of an RTL label.
const ALLOWED_AT_RTL_END: ClassSet = R_AL_AN_CLASSES.with(BidiClass::EN);
/// Classes that condition 6 allows at the end of an LTR label.
const ALLOWED_AT_LTR_END: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::EN]);

/// The classes of a label that the Bidi rule depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelBidiClasses {
    /// The classes of all its characters.
    pub class_set: ClassSet,
    /// The class of the first character; `None` if the label is empty.
    pub first_class: Option<BidiClass>,
    /// The class of the last character that is not NSM; `None` if there is none.
    pub last_class_except_nsm: Option<BidiClass>,
}

impl LabelBidiClasses {
    /// The classes of a label.
    pub fn of_label(label_characters: &[Character]) -> Self {
        Self::of_label_with_classes(label_characters, ClassSet::of_characters(label_characters))
    }

    /// The classes of a label; `exact_class_set` must be exactly the set of its characters' classes.
    pub fn of_label_with_classes(label_characters: &[Character], exact_class_set: ClassSet) -> Self {
        let mut backwards = label_characters.iter().rev().map(|it| it.class);
        let last = if exact_class_set.has(BidiClass::NSM) {
            backwards.find(|&class| class != BidiClass::NSM)
        } else {
            backwards.next()
        };
        Self {
            class_set: exact_class_set,
            first_class: label_characters.first().map(|it| it.class),
            last_class_except_nsm: last,
        }
    }

    /// Whether it is an RTL or an LTR label by condition 1, which uses the first character; `None` if
    /// condition 1 fails.
    pub const fn direction(self) -> Option<Direction> {
        match self.first_class {
            Some(BidiClass::L) => Some(Direction::LeftToRight),
            Some(BidiClass::R | BidiClass::AL) => Some(Direction::RightToLeft),
            _ => None,
        }
    }

    /// The conditions that it violates as a label of a Bidi domain name.
    pub fn violated_conditions(self) -> BidiRuleConditionSet {
        let ends_in = |allowed: ClassSet| self.last_class_except_nsm.is_some_and(|last| allowed.has(last));
        match self.direction() {
            None => BidiRuleConditionSet::NONE.with(BidiRuleCondition::One, true),
            Some(Direction::RightToLeft) => BidiRuleConditionSet::NONE
                .with(BidiRuleCondition::Two, !self.class_set.is_subset_of(ALLOWED_IN_RTL_LABEL))
                .with(BidiRuleCondition::Three, !ends_in(ALLOWED_AT_RTL_END))
                .with(
                    BidiRuleCondition::Four,
                    self.class_set.has(BidiClass::EN) && self.class_set.has(BidiClass::AN),
                ),
            Some(Direction::LeftToRight) => BidiRuleConditionSet::NONE
                .with(BidiRuleCondition::Five, !self.class_set.is_subset_of(ALLOWED_IN_LTR_LABEL))
                .with(BidiRuleCondition::Six, !ends_in(ALLOWED_AT_LTR_END)),
        }
    }
}

enum_with_ids! {
    /// A condition of the Bidi rule, by its number in section 2.
    pub enum BidiRuleCondition {
        /// The first character is of class L, R or AL.
        One = "1";
        /// An RTL label holds R, AL, AN, EN, ES, CS, ET, ON, BN and NSM only.
        Two = "2";
        /// An RTL label ends with R, AL, EN or AN, and perhaps NSM after it.
        Three = "3";
        /// An RTL label does not hold both EN and AN.
        Four = "4";
        /// An LTR label holds L, EN, ES, CS, ET, ON, BN and NSM only.
        Five = "5";
        /// An LTR label ends with L or EN, and perhaps NSM after it.
        Six = "6";
    }
}

impl BidiRuleCondition {
    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The kind of finding for a label that violates it.
    pub const fn finding_kind(self) -> FindingKind {
        match self {
            Self::One => FindingKind::Condition1,
            Self::Two => FindingKind::Condition2,
            Self::Three => FindingKind::Condition3,
            Self::Four => FindingKind::Condition4,
            Self::Five => FindingKind::Condition5,
            Self::Six => FindingKind::Condition6,
        }
    }

    /// Whether it is about labels that have this direction by condition 1.
    const fn applies_to(self, direction: Option<Direction>) -> bool {
        match self {
            Self::One => true,
            Self::Two | Self::Three | Self::Four => matches!(direction, Some(Direction::RightToLeft)),
            Self::Five | Self::Six => matches!(direction, Some(Direction::LeftToRight)),
        }
    }

    /// The characters because of which a label violates it, as indices into the label: for condition 1 the first; for 2 and
    /// 5 all of a forbidden class; for 3 and 6 the last that is not NSM; for 4 all digits.
    pub(crate) fn offenders(self, label: &[Character]) -> impl Iterator<Item = usize> {
        const DIGITS: ClassSet = ClassSet::of(&[BidiClass::EN, BidiClass::AN]);
        let one = match self {
            Self::One => (!label.is_empty()).then_some(0),
            Self::Three | Self::Six => label.iter().rposition(|it| it.class != BidiClass::NSM),
            Self::Two | Self::Four | Self::Five => None,
        };
        let (label, classes) = match self {
            Self::Two => (label, ClassSet::ALL.difference(ALLOWED_IN_RTL_LABEL)),
            Self::Four => (label, DIGITS),
            Self::Five => (label, ClassSet::ALL.difference(ALLOWED_IN_LTR_LABEL)),
            Self::One | Self::Three | Self::Six => (&[][..], ClassSet::EMPTY),
        };
        one.into_iter().chain((0..label.len()).filter(move |&at| classes.has(label[at].class)))
    }
}

impl std::fmt::Display for BidiRuleCondition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of conditions. Of two sets the one that has the first condition in which they differ is the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BidiRuleConditionSet(u8);

impl BidiRuleConditionSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Whether this condition is in the set.
    pub const fn has(self, condition: BidiRuleCondition) -> bool {
        self.0 & Self::bit(condition) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The conditions, ascending.
    pub fn iter(self) -> impl Iterator<Item = BidiRuleCondition> {
        BidiRuleCondition::ALL.into_iter().filter(move |&it| self.has(it))
    }

    /// The conditions of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Adds a condition if `is` is true.
    #[must_use]
    const fn with(self, condition: BidiRuleCondition, is: bool) -> Self {
        if is { Self(self.0 | Self::bit(condition)) } else { self }
    }

    const fn bit(condition: BidiRuleCondition) -> u8 {
        1 << (7 - condition as u8)
    }
}

impl FromIterator<BidiRuleCondition> for BidiRuleConditionSet {
    fn from_iter<T: IntoIterator<Item = BidiRuleCondition>>(conditions: T) -> Self {
        conditions.into_iter().fold(Self::NONE, |all, it| all.with(it, true))
    }
}

/// The verdict of the Bidi rule on a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiRuleNameVerdict {
    /// Whether some label holds an R, AL or AN (section 1.4). The rule applies only to such names.
    pub is_bidi_domain_name: bool,
    /// Not applicable unless it is a Bidi domain name; violated if any label, even an ASCII one, violates the
    /// rule.
    pub rule_verdict: RuleVerdict,
    /// What section 2 guarantees; `None` if the rule is not applicable.
    pub bidi_rule_guarantee: Option<BidiRuleGuarantee>,
    /// The verdict on each label.
    pub label_verdicts: Vec<BidiRuleLabelVerdict>,
}

/// The verdict of the Bidi rule on a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiRuleLabelVerdict {
    /// Whether it is an RTL or an LTR label by condition 1, which uses the first character; `None` if
    /// condition 1 fails.
    pub direction_by_condition_1: Option<Direction>,
    /// Satisfied if all applicable conditions hold; not applicable if the name is not a Bidi domain name.
    pub rule_verdict: RuleVerdict,
    /// Conditions 1 to 6, in order.
    pub condition_verdicts: [BidiRuleConditionVerdict; 6],
}

/// The verdict of one condition on a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiRuleConditionVerdict {
    /// The condition.
    pub condition: BidiRuleCondition,
    /// Not applicable if the condition is about labels of the other direction, if condition 1 fails (for 2 to
    /// 6), or if the name is not a Bidi domain name.
    pub condition_verdict: RuleVerdict,
    /// The offending characters, as indices into the whole name: for condition 1 the first character; for 2
    /// and 5 all of a forbidden class; for 3 and 6 the last that is not NSM; for 4 all digits.
    pub violating_character_indices_in_name: Vec<usize>,
}

/// Applies the Bidi rule to a name.
pub fn judge_name(name: &Name) -> BidiRuleNameVerdict {
    judge_labels(name.characters(), &spans(name))
}

/// The verdict of the Bidi rule on a name, or on the host of an address; not applicable where that is no domain name.
pub fn bidi_rule_verdict(input: &Input) -> RuleVerdict {
    input.name().map_or(RuleVerdict::NotApplicable, |it| judge_name(it).rule_verdict)
}

/// The ranges of the labels, with the classes in each.
pub(super) fn spans(name: &Name) -> Vec<LabelSpan> {
    let spans = name.labels().iter().map(|label| LabelSpan {
        character_range: label.character_range.clone(),
        bidi_classes: ClassSet::of_characters(name.label_characters(label)),
    });
    spans.collect()
}

/// Applies the Bidi rule to a name with these labels.
pub(crate) fn judge_labels(name: &[Character], labels: &[LabelSpan]) -> BidiRuleNameVerdict {
    let verdict = verdict(name, labels);
    let bidi_domain_name = verdict != RuleVerdict::NotApplicable;
    BidiRuleNameVerdict {
        is_bidi_domain_name: bidi_domain_name,
        rule_verdict: verdict,
        bidi_rule_guarantee: guarantee(name, labels),
        label_verdicts: labels.iter().map(|span| judge_in_name(name, span, bidi_domain_name)).collect(),
    }
}

/// The verdict for input to which the rule is not applied: everything is not applicable.
pub(super) fn not_applicable(name: &Name) -> BidiRuleNameVerdict {
    let condition = |condition| BidiRuleConditionVerdict {
        condition,
        condition_verdict: RuleVerdict::NotApplicable,
        violating_character_indices_in_name: Vec::new(),
    };
    let label = || BidiRuleLabelVerdict {
        direction_by_condition_1: None,
        rule_verdict: RuleVerdict::NotApplicable,
        condition_verdicts: BidiRuleCondition::ALL.map(condition),
    };
    let labels = name.labels().iter().map(|_| label()).collect();
    BidiRuleNameVerdict {
        is_bidi_domain_name: false,
        rule_verdict: RuleVerdict::NotApplicable,
        bidi_rule_guarantee: None,
        label_verdicts: labels,
    }
}

/// The verdict on a name with these labels, without details.
pub(crate) fn verdict(name: &[Character], labels: &[LabelSpan]) -> RuleVerdict {
    if !labels.iter().any(|span| span.bidi_classes.intersects(R_AL_AN_CLASSES)) {
        return RuleVerdict::NotApplicable;
    }
    RuleVerdict::satisfied_if(labels.iter().all(|span| violated_conditions(name, span).is_empty()))
}

/// What section 2 guarantees for a name with these labels; `None` if the rule is not applicable.
pub(crate) fn guarantee(name: &[Character], labels: &[LabelSpan]) -> Option<BidiRuleGuarantee> {
    match verdict(name, labels) {
        RuleVerdict::NotApplicable => None,
        RuleVerdict::Satisfied => Some(BidiRuleGuarantee::AllLabelsSatisfyRule),
        RuleVerdict::Violated if second_guarantee_holds(name, labels) => {
            Some(BidiRuleGuarantee::ViolatingLabelsAreLdh)
        }
        RuleVerdict::Violated => Some(BidiRuleGuarantee::NoGuarantee),
    }
}

/// The conditions that a label of a Bidi domain name violates.
pub(crate) fn violated_conditions(name: &[Character], label: &LabelSpan) -> BidiRuleConditionSet {
    LabelBidiClasses::of_label_with_classes(&name[label.character_range.clone()], label.bidi_classes)
        .violated_conditions()
}

/// Applies the Bidi rule to a label of a Bidi domain name. `label_start_in_name` is the index of its first character in the
/// name, 0 for a label alone. An empty label violates condition 1, with no offending character.
pub fn judge_label(label_characters: &[Character], label_start_in_name: usize) -> BidiRuleLabelVerdict {
    let label_classes = LabelBidiClasses::of_label(label_characters);
    let (direction, violated) = (label_classes.direction(), label_classes.violated_conditions());
    let conditions = BidiRuleCondition::ALL.map(|condition| {
        let is_violated = violated.has(condition);
        BidiRuleConditionVerdict {
            condition,
            condition_verdict: match condition.applies_to(direction) {
                true => RuleVerdict::satisfied_if(!is_violated),
                false => RuleVerdict::NotApplicable,
            },
            violating_character_indices_in_name: if is_violated {
                condition.offenders(label_characters).map(|at| label_start_in_name + at).collect()
            } else {
                Vec::new()
            },
        }
    });
    BidiRuleLabelVerdict {
        direction_by_condition_1: direction,
        rule_verdict: RuleVerdict::satisfied_if(violated.is_empty()),
        condition_verdicts: conditions,
    }
}

/// Whether a label of a Bidi domain name satisfies the rule: the verdict of [`judge_label`] alone.
pub fn label_satisfies_bidi_rule(label_characters: &[Character]) -> bool {
    LabelBidiClasses::of_label(label_characters).violated_conditions().is_empty()
}

/// Whether a label is an RTL label in the sense of section 1.4: it holds an R, AL or AN.
pub fn is_rtl_label(label_characters: &[Character]) -> bool {
    label_characters.iter().any(|it| it.class.makes_label_right_to_left())
}

fn judge_in_name(name: &[Character], span: &LabelSpan, bidi_domain_name: bool) -> BidiRuleLabelVerdict {
    let mut judged = judge_label(&name[span.character_range.clone()], span.character_range.start);
    if !bidi_domain_name {
        for condition in &mut judged.condition_verdicts {
            condition.condition_verdict = RuleVerdict::NotApplicable;
            condition.violating_character_indices_in_name.clear();
        }
        judged.rule_verdict = RuleVerdict::NotApplicable;
    }
    judged
}

enum_with_ids! {
    /// What section 2 guarantees for a Bidi domain name: that the requirements of section 3 hold.
    pub enum BidiRuleGuarantee {
        /// All labels satisfy the rule.
        AllLabelsSatisfyRule = "rule";
        /// Only the second guarantee applies: labels that violate the rule are LDH labels, and none that
        /// begins with an ASCII digit comes after a right-to-left label.
        ViolatingLabelsAreLdh = "ldh";
        /// There is no guarantee.
        NoGuarantee = "none";
    }
}

/// Whether a Bidi domain name, without a final full stop, meets the condition of the second guarantee. This
/// includes names that also have the first guarantee. `false` for other names, and where a label is empty.
pub fn rfc5893_second_guarantee_applies(name_characters: &[Character]) -> bool {
    let mut start = 0;
    let labels: Vec<LabelSpan> = name_characters
        .split(|it| is_label_separator(it.scalar))
        .map(|label| {
            let range = start..start + label.len();
            start = range.end + 1;
            LabelSpan { character_range: range, bidi_classes: ClassSet::of_characters(label) }
        })
        .collect();
    labels.iter().all(|span| !span.character_range.is_empty())
        && labels.iter().any(|span| span.bidi_classes.intersects(R_AL_AN_CLASSES))
        && second_guarantee_holds(name_characters, &labels)
}

/// The condition of the second guarantee. "Come after" is interpreted as anywhere later in the name: the
/// literal and stricter interpretation.
fn second_guarantee_holds(name: &[Character], labels: &[LabelSpan]) -> bool {
    let mut after_rtl_label = false;
    labels.iter().all(|span| {
        let label = &name[span.character_range.clone()];
        let begins_with_digit = label.first().is_some_and(|it| it.scalar.is_ascii_digit());
        let satisfies = || {
            LabelBidiClasses::of_label_with_classes(label, span.bidi_classes).violated_conditions().is_empty()
        };
        let holds = !(begins_with_digit && after_rtl_label) && (satisfies() || is_ldh_label(label));
        after_rtl_label |= span.bidi_classes.intersects(R_AL_AN_CLASSES);
        holds
    })
}

/// An LDH label (RFC 5890 section 2.3.1): ASCII letters, digits and hyphens, no hyphen at either end, at most
/// 63 octets.
fn is_ldh_label(label: &[Character]) -> bool {
    let is_hyphen = |it: Option<&Character>| it.is_some_and(|it| it.scalar == '-');
    label.len() <= 63
        && label.iter().all(|it| it.scalar.is_ascii_alphanumeric() || it.scalar == '-')
        && !is_hyphen(label.first())
        && !is_hyphen(label.last())
}

/// The violated conditions of each label; nothing unless the name is a Bidi domain name.
pub(super) fn find_violations(name: &LabelledName<'_>, found: &mut Found) {
    let LabelledName { characters, labels, .. } = name;
    if verdict(characters, labels) != RuleVerdict::Violated {
        return;
    }
    for (index, span) in labels.iter().enumerate() {
        let label = &characters[span.character_range.clone()];
        for condition in violated_conditions(characters, span).iter() {
            let offenders = condition.offenders(label).map(|at| at + span.character_range.start);
            found.add_with(condition.finding_kind(), index, offenders, |offenders| {
                let offenders: Vec<Character> = offenders.iter().map(|&at| characters[at]).collect();
                detail(condition, &offenders).unwrap_or_default()
            });
        }
    }
}

/// What the characters that violate a condition have in common, or for condition 4 the first digit of each kind.
fn detail(condition: BidiRuleCondition, offenders: &[Character]) -> Option<FindingDetail> {
    match condition {
        BidiRuleCondition::Two | BidiRuleCondition::Five => {
            let first = sort(*offenders.first()?)?;
            offenders
                .iter()
                .all(|&it| sort(it) == Some(first))
                .then_some(FindingDetail::DisallowedCharacterKind(first))
        }
        BidiRuleCondition::Four => {
            let first = |class| offenders.iter().find(|it| it.class == class).map(|it| it.scalar);
            Some(FindingDetail::FirstEnAndAnDigit {
                en_digit: first(BidiClass::EN)?,
                an_digit: first(BidiClass::AN)?,
            })
        }
        BidiRuleCondition::One | BidiRuleCondition::Three | BidiRuleCondition::Six => None,
    }
}

fn sort(Character { scalar, .. }: Character) -> Option<DisallowedCharacterKind> {
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    if scalar.is_whitespace() {
        Some(DisallowedCharacterKind::WhiteSpace)
    } else if category == GeneralCategory::DecimalNumber {
        Some(DisallowedCharacterKind::DecimalDigits)
    } else {
        (GeneralCategoryGroup::Letter.contains(category) || is_mark(scalar))
            .then_some(DisallowedCharacterKind::LettersOrMarks)
    }
}

// Beyond the six conditions: the guarantees of section 2, the hazards of section 5 and the recommendations of section 7.1.

/// What section 2 guarantees where the rule is violated, the hazards, and what is advised against.
pub(super) fn find_hazards(name: &LabelledName<'_>, found: &mut Found) {
    missing_guarantee(name, found);
    number_hazards(name, found);
    parents_beginning_with_digit(name, found);
    wildcard_below_digit(name, found);
    directions_from_last_character(name, found);
}

fn missing_guarantee(name: &LabelledName<'_>, found: &mut Found) {
    match guarantee(name.characters, name.labels) {
        None | Some(BidiRuleGuarantee::AllLabelsSatisfyRule) => {}
        Some(BidiRuleGuarantee::ViolatingLabelsAreLdh) => {
            let has_terminator =
                name.labels.iter().any(|it| it.bidi_classes.intersects(ClassSet::of(&[BidiClass::ET])));
            let detail =
                || if has_terminator { FindingDetail::LabelHasEtCharacter } else { FindingDetail::NoDetail };
            found.add_about_name(FindingKind::GuaranteeLdh, detail);
        }
        Some(BidiRuleGuarantee::NoGuarantee) => {
            found.add_about_name(FindingKind::NoGuarantee, || FindingDetail::NoDetail)
        }
    }
}

/// Section 5: a label that begins with EN after a right-to-left label. Labels in between without letters and
/// numbers do not stop the number from moving, so they are skipped; a left-to-right letter after the last
/// right-to-left character does stop it.
fn number_hazards(name: &LabelledName<'_>, found: &mut Found) {
    // The last right-to-left character into whose run a following number would move, with its label.
    let mut exposed: Option<(usize, usize)> = None;
    for (index, label) in name.labels.iter().enumerate() {
        let characters = &name.characters[label.character_range.clone()];
        if let (Some(first), Some((end, from))) = (characters.first(), exposed)
            && first.class == BidiClass::EN
        {
            found.add_with(FindingKind::NumberHazard, index, [end, label.character_range.start], |_| {
                FindingDetail::LabelBeginsWithDigit {
                    first_digit: first.scalar,
                    may_move_into_label_index: Some(from),
                }
            });
        }
        for (offset, character) in characters.iter().enumerate() {
            if character.class.makes_label_right_to_left() {
                exposed = Some((label.character_range.start + offset, index));
            } else if character.class == BidiClass::L {
                exposed = None;
            }
        }
        // This number takes the position next to the right-to-left run; a later number moves next to it
        // instead.
        if characters.first().is_some_and(|first| first.class == BidiClass::EN) {
            exposed = exposed.filter(|&(_, from)| from == index);
        }
    }
}

/// Section 7.1: a right-to-left label whose parent label begins with a digit, European or Arabic.
pub(super) fn parents_beginning_with_digit(name: &LabelledName<'_>, found: &mut Found) {
    for (index, (label, above)) in name.labels.iter().zip(name.labels.iter().skip(1)).enumerate() {
        let first = name.characters[above.character_range.start];
        if first.class.is_digit() && label.bidi_classes.intersects(R_AL_AN_CLASSES) {
            found.add(FindingKind::ParentBeginsWithDigit, index, [above.character_range.start]);
        }
    }
}

/// Section 5: "an owner of a zone whose name starts with a digit and contains a wildcard has no way of controlling
/// whether or not names with RTL labels in them are looked up in his zone."
fn wildcard_below_digit(name: &LabelledName<'_>, found: &mut Found) {
    // Only the first label can be a wildcard.
    let [first, above, ..] = name.labels else { return };
    let digit = name.characters[above.character_range.start];
    if digit.class.is_digit() && unregistrable::kind_of(&name.label(0)) == Some(FindingKind::Wildcard) {
        let characters = [first.character_range.start, above.character_range.start];
        found.add_with(FindingKind::WildcardBelowDigit, 0, characters, |_| {
            FindingDetail::LabelBeginsWithDigit { first_digit: digit.scalar, may_move_into_label_index: None }
        });
    }
}

/// Section 7.1: a program that "chooses to examine the last character [...] in order to determine its
/// directionality, rather than its first", and finds an NSM there.
fn directions_from_last_character(name: &LabelledName<'_>, found: &mut Found) {
    for (index, label) in name.labels.iter().enumerate() {
        let characters = &name.characters[label.character_range.clone()];
        let (first, last) = (characters[0], characters[characters.len() - 1]);
        if first.class.is_right_to_left_letter() && last.class == BidiClass::NSM {
            found.add(FindingKind::DirectionFromLastCharacter, index, [label.character_range.end - 1]);
        }
    }
}
