//! RFC 5893, section 2: the Bidi rule, condition by condition.
//!
//! Whether a label satisfies the rule depends only on the classes in it and those at its ends
//! (`label_classes`); the offending characters are determined only if a condition is violated (`condition`).

mod condition;
mod guarantee;
mod label_classes;

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{Character, ClassSet, LabelSpan, Name};

use super::Verdict;

pub use condition::{Condition, ConditionSet};
pub use guarantee::{Guarantee, second_guarantee_covers};
pub(super) use label_classes::{ALLOWED_IN_LTR_LABEL, ALLOWED_IN_RTL_LABEL};
pub use label_classes::{LabelClasses, RTL_CLASSES};

/// The verdict of the Bidi rule on a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameVerdict {
    /// Whether some label holds an R, AL or AN (section 1.4). The rule applies only to such names.
    pub bidi_domain_name: bool,
    /// Not applicable unless it is a Bidi domain name; violated if any label, even an ASCII one, violates the
    /// rule.
    pub verdict: Verdict,
    /// What section 2 guarantees; `None` if the rule is not applicable.
    pub guarantee: Option<Guarantee>,
    /// The verdict on each label.
    pub labels: Vec<LabelVerdict>,
}

/// The verdict of the Bidi rule on a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelVerdict {
    /// Whether it is an RTL or an LTR label by condition 1, which uses the first character; `None` if
    /// condition 1 fails.
    pub direction: Option<Direction>,
    /// Satisfied if all applicable conditions hold; not applicable if the name is not a Bidi domain name.
    pub verdict: Verdict,
    /// Conditions 1 to 6, in order.
    pub conditions: [ConditionVerdict; 6],
}

/// The verdict of one condition on a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionVerdict {
    /// The condition.
    pub condition: Condition,
    /// Not applicable if the condition is about labels of the other direction, if condition 1 fails (for 2 to
    /// 6), or if the name is not a Bidi domain name.
    pub verdict: Verdict,
    /// The offending characters, as indices into the whole name: for condition 1 the first character; for 2
    /// and 5 all of a forbidden class; for 3 and 6 the last that is not NSM; for 4 all digits.
    pub characters: Vec<usize>,
}

/// Applies the Bidi rule to a name.
pub fn judge(name: &Name) -> NameVerdict {
    judge_labels(name.characters(), &spans(name))
}

/// The ranges of the labels, with the classes in each.
pub(super) fn spans(name: &Name) -> Vec<LabelSpan> {
    let spans = name.labels().iter().map(|label| LabelSpan {
        range: label.range.clone(),
        classes: ClassSet::of_characters(name.label_characters(label)),
    });
    spans.collect()
}

/// Applies the Bidi rule to a name with these labels.
pub(crate) fn judge_labels(name: &[Character], labels: &[LabelSpan]) -> NameVerdict {
    let verdict = verdict(name, labels);
    let bidi_domain_name = verdict != Verdict::NotApplicable;
    NameVerdict {
        bidi_domain_name,
        verdict,
        guarantee: guarantee(name, labels),
        labels: labels.iter().map(|span| judge_in_name(name, span, bidi_domain_name)).collect(),
    }
}

/// The verdict for input to which the rule is not applied: everything is not applicable.
pub(super) fn not_applicable(name: &Name) -> NameVerdict {
    let condition =
        |condition| ConditionVerdict { condition, verdict: Verdict::NotApplicable, characters: Vec::new() };
    let label = || LabelVerdict {
        direction: None,
        verdict: Verdict::NotApplicable,
        conditions: Condition::ALL.map(condition),
    };
    let labels = name.labels().iter().map(|_| label()).collect();
    NameVerdict { bidi_domain_name: false, verdict: Verdict::NotApplicable, guarantee: None, labels }
}

/// The verdict on a name with these labels, without details.
pub(crate) fn verdict(name: &[Character], labels: &[LabelSpan]) -> Verdict {
    if !labels.iter().any(|span| span.classes.intersects(RTL_CLASSES)) {
        return Verdict::NotApplicable;
    }
    Verdict::of(labels.iter().all(|span| violated_conditions(name, span).is_empty()))
}

/// What section 2 guarantees for a name with these labels; `None` if the rule is not applicable.
pub(crate) fn guarantee(name: &[Character], labels: &[LabelSpan]) -> Option<Guarantee> {
    match verdict(name, labels) {
        Verdict::NotApplicable => None,
        Verdict::Satisfied => Some(Guarantee::Rule),
        Verdict::Violated if guarantee::second_guarantee_holds(name, labels) => Some(Guarantee::Ldh),
        Verdict::Violated => Some(Guarantee::NoGuarantee),
    }
}

/// The conditions that a label of a Bidi domain name violates.
pub(crate) fn violated_conditions(name: &[Character], label: &LabelSpan) -> ConditionSet {
    LabelClasses::with_classes(&name[label.range.clone()], label.classes).violated()
}

/// Applies the Bidi rule to a label of a Bidi domain name; positions are indices into the label. An empty
/// label violates condition 1, with no offending character.
pub fn judge_label(characters: &[Character]) -> LabelVerdict {
    let label_classes = LabelClasses::of(characters);
    let (direction, violated) = (label_classes.direction(), label_classes.violated());
    let conditions = Condition::ALL.map(|condition| {
        let is_violated = violated.has(condition);
        ConditionVerdict {
            condition,
            verdict: match condition.applies_to(direction) {
                true => Verdict::of(!is_violated),
                false => Verdict::NotApplicable,
            },
            characters: if is_violated { condition.offenders(characters) } else { Vec::new() },
        }
    });
    LabelVerdict { direction, verdict: Verdict::of(violated.is_empty()), conditions }
}

/// Whether a label of a Bidi domain name satisfies the rule: the verdict of [`judge_label`] alone.
pub fn satisfies(characters: &[Character]) -> bool {
    LabelClasses::of(characters).violated().is_empty()
}

/// Whether a label is an RTL label in the sense of section 1.4: it holds an R, AL or AN.
pub fn is_rtl_label(characters: &[Character]) -> bool {
    characters.iter().any(|it| it.class.makes_label_right_to_left())
}

fn judge_in_name(name: &[Character], span: &LabelSpan, bidi_domain_name: bool) -> LabelVerdict {
    let mut judged = judge_label(&name[span.range.clone()]);
    for condition in &mut judged.conditions {
        if bidi_domain_name {
            condition.characters.iter_mut().for_each(|index| *index += span.range.start);
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
