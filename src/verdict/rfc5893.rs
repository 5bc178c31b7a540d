//! RFC 5893, section 2: the Bidi rule, condition by condition.

use serde::Serialize;

use crate::name::{BidiClass, Character, Label, Name};
use crate::order::Direction;

use super::Verdict;

/// The rule's verdict on a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameVerdict {
    /// Whether some label holds an R, AL or AN (section 1.4). Only then does the rule apply.
    pub bidi_domain_name: bool,
    /// Not applicable unless it is a Bidi domain name; then violated if any label violates the rule,
    /// the ASCII ones included.
    pub verdict: Verdict,
    /// What section 2 guarantees; `None` where the rule is not applicable.
    pub guarantee: Option<Guarantee>,
    /// One for each label of the name.
    pub labels: Vec<LabelVerdict>,
}

/// The rule's verdict on a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelVerdict {
    /// Whether the label is an RTL or an LTR label by condition 1, which goes by its first character;
    /// `None` where condition 1 fails.
    pub direction: Option<Direction>,
    /// Whether all conditions that apply hold.
    pub verdict: Verdict,
    /// Conditions 1 to 6, in order.
    pub conditions: [ConditionVerdict; 6],
}

/// The verdict of one condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionVerdict {
    /// The number of the condition, 1 to 6.
    pub condition: u8,
    /// Not applicable where the condition is about labels of the other direction, where condition 1
    /// fails (2 to 6), or where the name is no Bidi domain name.
    pub verdict: Verdict,
    /// The offending characters, as indices into the whole name: for 1 the first character; for 2 and
    /// 5 each one of a forbidden class; for 3 and 6 the last that is no NSM; for 4 every digit.
    pub characters: Vec<usize>,
}

/// What section 2 guarantees of a Bidi domain name: that the requirements of section 3 hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Guarantee {
    /// All labels satisfy the rule.
    Rule,
    /// The second guarantee only: labels that do not satisfy the rule are LDH labels, and none that
    /// begins with an ASCII digit comes after a right-to-left label.
    Ldh,
    /// None.
    None,
}

impl Guarantee {
    /// The word of machine-readable output.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Ldh => "ldh",
            Self::None => "none",
        }
    }
}

/// The sentence of section 2 that states a condition, numbered from 1, in short.
pub const fn statement(condition: u8) -> &'static str {
    match condition {
        1 => "The first character is a letter: of class L, R or AL.",
        2 => "An RTL label holds only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM.",
        3 => "An RTL label ends in R, AL, EN or AN, with any number of NSM after it.",
        4 => "An RTL label does not hold both EN and AN.",
        5 => "An LTR label holds only L, EN, ES, CS, ET, ON, BN and NSM.",
        _ => "An LTR label ends in L or EN, with any number of NSM after it.",
    }
}

/// The verdict on a name.
pub fn judge(name: &Name) -> NameVerdict {
    let bidi_domain_name = name.labels().iter().any(|label| is_rtl_label(name.label_characters(label)));
    let labels: Vec<LabelVerdict> =
        name.labels().iter().map(|label| judge_in_name(name, label, bidi_domain_name)).collect();
    if !bidi_domain_name {
        return NameVerdict { bidi_domain_name, verdict: Verdict::NotApplicable, guarantee: None, labels };
    }
    let verdict = Verdict::of(labels.iter().all(|label| label.verdict == Verdict::Satisfied));
    let guarantee = if verdict == Verdict::Satisfied {
        Guarantee::Rule
    } else if second_guarantee_holds(name, &labels) {
        Guarantee::Ldh
    } else {
        Guarantee::None
    };
    NameVerdict { bidi_domain_name, verdict, guarantee: Some(guarantee), labels }
}

/// The verdict on a label of a Bidi domain name, with positions in the label. An empty label fails
/// condition 1 and offends with no character.
pub fn judge_label(characters: &[Character]) -> LabelVerdict {
    let direction = characters.first().and_then(|first| direction_by_condition_1(first.class));
    let not_applicable = (Verdict::NotApplicable, Vec::new());
    let is_rtl = direction == Some(Direction::RightToLeft);
    let is_ltr = direction == Some(Direction::LeftToRight);
    let conditions = [1, 2, 3, 4, 5, 6].map(|condition| {
        let (verdict, characters) = match condition {
            1 if direction.is_some() => (Verdict::Satisfied, Vec::new()),
            1 => (Verdict::Violated, (0..characters.len().min(1)).collect()),
            2 if is_rtl => only(characters, is_allowed_in_rtl_label),
            3 if is_rtl => ending(characters, |class| class.is_right_to_left_letter() || class.is_digit()),
            4 if is_rtl => one_kind_of_digit(characters),
            5 if is_ltr => only(characters, is_allowed_in_ltr_label),
            6 if is_ltr => ending(characters, |class| matches!(class, BidiClass::L | BidiClass::EN)),
            _ => not_applicable.clone(),
        };
        ConditionVerdict { condition, verdict, characters }
    });
    let holds = conditions.iter().all(|it| it.verdict != Verdict::Violated);
    LabelVerdict { direction, verdict: Verdict::of(holds), conditions }
}

/// Whether a label is an RTL label in the sense of section 1.4: it holds an R, AL or AN.
pub fn is_rtl_label(characters: &[Character]) -> bool {
    characters.iter().any(|it| it.class.makes_label_right_to_left())
}

fn judge_in_name(name: &Name, label: &Label, bidi_domain_name: bool) -> LabelVerdict {
    let mut judged = judge_label(name.label_characters(label));
    for condition in &mut judged.conditions {
        if bidi_domain_name {
            condition.characters.iter_mut().for_each(|index| *index += label.range.start);
        } else {
            condition.verdict = Verdict::NotApplicable;
            condition.characters.clear();
        }
    }
    if !bidi_domain_name {
        judged.verdict = Verdict::NotApplicable;
    }
    judged
}

const fn direction_by_condition_1(class: BidiClass) -> Option<Direction> {
    match class {
        BidiClass::L => Some(Direction::LeftToRight),
        BidiClass::R | BidiClass::AL => Some(Direction::RightToLeft),
        _ => None,
    }
}

const fn is_allowed_in_rtl_label(class: BidiClass) -> bool {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, NSM, ON, R};
    matches!(class, R | AL | AN | EN | ES | CS | ET | ON | BN | NSM)
}

const fn is_allowed_in_ltr_label(class: BidiClass) -> bool {
    use BidiClass::{BN, CS, EN, ES, ET, L, NSM, ON};
    matches!(class, L | EN | ES | CS | ET | ON | BN | NSM)
}

/// Conditions 2 and 5: no character of another class.
fn only(characters: &[Character], allowed: impl Fn(BidiClass) -> bool) -> (Verdict, Vec<usize>) {
    offenders(positions(characters, |class| !allowed(class)))
}

/// Conditions 3 and 6: the last character that is no NSM is of one of these classes.
fn ending(characters: &[Character], allowed: impl Fn(BidiClass) -> bool) -> (Verdict, Vec<usize>) {
    let last = characters.iter().rposition(|it| it.class != BidiClass::NSM);
    offenders(last.filter(|&last| !allowed(characters[last].class)).into_iter().collect())
}

/// Condition 4: no EN beside an AN.
fn one_kind_of_digit(characters: &[Character]) -> (Verdict, Vec<usize>) {
    let holds = |wanted| characters.iter().any(|it| it.class == wanted);
    let both = holds(BidiClass::EN) && holds(BidiClass::AN);
    offenders(if both { positions(characters, BidiClass::is_digit) } else { Vec::new() })
}

fn positions(characters: &[Character], wanted: impl Fn(BidiClass) -> bool) -> Vec<usize> {
    let found = characters.iter().enumerate().filter(|(_, it)| wanted(it.class));
    found.map(|(index, _)| index).collect()
}

fn offenders(characters: Vec<usize>) -> (Verdict, Vec<usize>) {
    (Verdict::of(characters.is_empty()), characters)
}

/// Section 2's second guarantee. "Come after" is read as anywhere later in the name, the literal and
/// careful reading.
fn second_guarantee_holds(name: &Name, labels: &[LabelVerdict]) -> bool {
    let mut after_rtl_label = false;
    name.labels().iter().zip(labels).all(|(label, judged)| {
        let characters = name.label_characters(label);
        let begins_with_digit = characters.first().is_some_and(|it| it.scalar.is_ascii_digit());
        let covered = judged.verdict == Verdict::Satisfied || is_ldh_label(characters);
        let holds = covered && !(begins_with_digit && after_rtl_label);
        after_rtl_label |= is_rtl_label(characters);
        holds
    })
}

/// An LDH label (RFC 5890 section 2.3.1): ASCII letters, digits and hyphens, no hyphen at either end,
/// no longer than 63 octets.
fn is_ldh_label(characters: &[Character]) -> bool {
    let is_hyphen = |it: Option<&Character>| it.is_some_and(|it| it.scalar == '-');
    characters.len() <= 63
        && characters.iter().all(|it| it.scalar.is_ascii_alphanumeric() || it.scalar == '-')
        && !is_hyphen(characters.first())
        && !is_hyphen(characters.last())
}
