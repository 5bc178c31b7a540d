//! The filter of a list.

use icu_properties::props::Script;

use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_list::scan::RegistrationDecision;

use super::display_filter::DisplayRelationFilter;
use super::groups::MatchGroupTable;
use super::names::{ListedNames, ListedNamesChunk};
use super::record::{ListedNameRecord, finding_bit};

/// A filter for names: which condition of the Bidi rule (RFC 5893, section 2) they must violate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BidiRuleConditionFilter {
    /// Any of the six.
    AnyViolated,
    /// This one.
    Violated(BidiRuleCondition),
}

/// The filter of a list: a name is shown if it meets all criteria. `None` and empty ones accept every name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListFilter {
    /// What becomes of it ([`MatchGroupTable::decision`]).
    pub decision: Option<RegistrationDecision>,
    /// A condition of the Bidi rule that it violates.
    pub violated_condition: Option<BidiRuleConditionFilter>,
    /// A kind of finding among the reasons for its status.
    pub registration_reason_kind: Option<FindingKind>,
    /// A script of at least one of its characters.
    pub contained_script: Option<Script>,
    /// A part of the name in logical order, or of the input with its A-labels; ASCII letters match in either case.
    pub contained_text: String,
    /// Whether another name of the list must match it: the same name, the same display, or a confusable one.
    pub requires_match_in_list: bool,
    /// Whether a name of the other list must match it.
    pub requires_match_in_other_list: bool,
    /// How two displays of it must relate to each other.
    pub display_relation_filter: Option<DisplayRelationFilter>,
}

impl ListFilter {
    /// Whether the filter accepts every name.
    pub fn keeps_all(&self) -> bool {
        *self == Self::default()
    }

    /// Passes the indices of the accepted names, in order, to `take` until that returns `false`.
    pub(super) fn keep(
        &self,
        list: &ListedNames,
        groups: Option<&MatchGroupTable>,
        mut take: impl FnMut(u32) -> bool,
    ) {
        let text = self.contained_text.to_ascii_lowercase();
        let mut name = String::new();
        for (start, block) in list.blocks() {
            let sets = self.contained_script.map(|it| block.sets_with(it));
            for (within, record) in block.records().iter().enumerate() {
                let row = start + within;
                let decision = || groups.map_or(record.decision, |it| it.decision(row, record));
                let matches =
                    || groups.and_then(MatchGroupTable::other_list).is_some_and(|it| it.is_matching(row));
                let is_kept = self.keeps_record(record)
                    && self.decision.is_none_or(|it| it == decision())
                    && sets.as_ref().is_none_or(|sets| sets[usize::from(record.scripts)])
                    && (!self.requires_match_in_list || groups.is_some_and(|it| it.matches_another(row)))
                    && (!self.requires_match_in_other_list || matches())
                    && (text.is_empty() || holds(block, record, &text, &mut name))
                    && self.display_relation_filter.is_none_or(|it| it.keeps(block.name(record)));
                if is_kept && !take(row as u32) {
                    return;
                }
            }
        }
    }

    fn keeps_record(&self, record: &ListedNameRecord) -> bool {
        let is_violated = |condition| match condition {
            BidiRuleConditionFilter::AnyViolated => !record.violated_conditions.is_empty(),
            BidiRuleConditionFilter::Violated(it) => record.violated_conditions.has(it),
        };
        self.violated_condition.is_none_or(is_violated)
            && self
                .registration_reason_kind
                .is_none_or(|it| record.registration_reason_bits & finding_bit(it) != 0)
    }
}

/// Whether a name or its input, which may have A-labels, holds this text.
fn holds(block: &ListedNamesChunk, record: &ListedNameRecord, text: &str, buffer: &mut String) -> bool {
    let mut is_in = |it: &str| {
        buffer.clear();
        buffer.push_str(it);
        buffer.make_ascii_lowercase();
        buffer.contains(text)
    };
    record.decision != RegistrationDecision::UnreadableName && is_in(block.name(record))
        || is_in(&String::from_utf8_lossy(block.given(record)))
}

#[cfg(test)]
mod tests {
    use super::super::names::tests::list_of;
    use super::super::other_list::OtherListMatches;
    use super::{
        BidiRuleCondition, BidiRuleConditionFilter, ListFilter, MatchGroupTable, RegistrationDecision,
    };
    use bidiscope_bidi::name::script_of;
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_list::scan::ScanColumn;

    const NAMES: [&str; 5] =
        ["Example.com", "\u{5D0}\u{5D1}.com", "x\u{5D0}.com", "a..b", "\u{627}\u{5D0}.example"];

    fn kept(filter: &ListFilter) -> Vec<u32> {
        kept_of(&NAMES, filter)
    }

    fn of_decision(decision: RegistrationDecision) -> ListFilter {
        ListFilter { decision: Some(decision), ..ListFilter::default() }
    }

    fn kept_of(names: &[&str], filter: &ListFilter) -> Vec<u32> {
        let mut kept = Vec::new();
        filter.keep(&list_of(names), None, |row| {
            kept.push(row);
            true
        });
        kept
    }

    #[test]
    fn what_each_asks_for() {
        let all = ListFilter::default();
        assert!(all.keeps_all());
        assert_eq!(kept(&all), [0, 1, 2, 3, 4]);
        assert_eq!(kept(&of_decision(RegistrationDecision::UnreadableName)), [3]);
        assert_eq!(kept(&of_decision(RegistrationDecision::RefusedByRule)), [2]);
        let condition = |it| ListFilter { violated_condition: Some(it), ..ListFilter::default() };
        assert_eq!(kept(&condition(BidiRuleConditionFilter::AnyViolated)), [2]);
        assert_eq!(kept(&condition(BidiRuleConditionFilter::Violated(BidiRuleCondition::Five))), [2]);
        assert_eq!(kept(&condition(BidiRuleConditionFilter::Violated(BidiRuleCondition::One))), [0_u32; 0]);
        assert_eq!(
            kept(&ListFilter { registration_reason_kind: Some(FindingKind::Condition5), ..all.clone() }),
            [2]
        );
        assert_eq!(kept(&ListFilter { contained_script: script_of('\u{5D0}'), ..all.clone() }), [1, 2, 4]);
        assert_eq!(kept(&ListFilter { contained_script: script_of('\u{627}'), ..all.clone() }), [4]);
        // Without groups no name has matches.
        assert_eq!(kept(&ListFilter { requires_match_in_list: true, ..all }), [0_u32; 0]);
        assert_eq!(kept(&of_decision(RegistrationDecision::ContestedInOwnList)), [0_u32; 0]);
        let mut groups = MatchGroupTable::default();
        for line in [None, Some(5), None, None, Some(2)] {
            groups.push_row(|it| line.filter(|_| it == ScanColumn::ContestedWith));
        }
        let mut kept = Vec::new();
        of_decision(RegistrationDecision::ContestedInOwnList).keep(&list_of(&NAMES), Some(&groups), |row| {
            kept.push(row);
            true
        });
        assert_eq!(kept, [1, 4]);
    }

    /// As the decisions of “scan” and of its report: what others have or ask for is no longer permitted.
    #[test]
    fn what_is_taken_or_contested_is_not_permitted() {
        let list = list_of(&NAMES);
        let mut groups = MatchGroupTable::default();
        for line in [Some(5), None, Some(2), None, None] {
            groups.push_row(|it| line.filter(|_| it == ScanColumn::ContestedWith));
        }
        let mut other = OtherListMatches::default();
        let taken = |it| (it == ScanColumn::AgainstSameName).then_some(1);
        other.push_row(1, taken);
        other.push_row(2, taken);
        // Looking alike is not enough.
        other.push_row(4, |it| (it == ScanColumn::AgainstConfusableLtr).then_some(1));
        let groups = groups.with_other_list(other);
        let kept = |filter: &ListFilter| {
            let mut kept = Vec::new();
            filter.keep(&list, Some(&groups), |row| {
                kept.push(row);
                true
            });
            kept
        };
        let decisions = groups.decision_counts(&list);
        // What is refused stays so, whoever has it.
        for (decision, rows) in [
            (RegistrationDecision::Allowed, [4]),
            (RegistrationDecision::RefusedByRule, [2]),
            (RegistrationDecision::TakenInOtherList, [1]),
            (RegistrationDecision::ContestedInOwnList, [0]),
            (RegistrationDecision::UnreadableName, [3]),
        ] {
            assert_eq!(kept(&of_decision(decision)), rows);
            assert_eq!(decisions.of(decision), 1, "{decision:?}");
        }
        let of_other = ListFilter { requires_match_in_other_list: true, ..ListFilter::default() };
        assert_eq!(kept(&of_other), [1, 2, 4]);
    }

    #[test]
    fn text_is_sought_in_logical_order() {
        let text = |text: &str| ListFilter { contained_text: text.to_owned(), ..ListFilter::default() };
        assert_eq!(kept(&text("EXAMPLE")), [0, 4]);
        assert_eq!(kept(&text("\u{5D0}\u{5D1}")), [1]);
        assert_eq!(kept(&text("\u{5D1}\u{5D0}")), [0_u32; 0]);
        // The input matches too.
        assert_eq!(kept(&text("a..")), [3]);
        // Both the A-label and the U-label match.
        assert_eq!(kept_of(&["a.com", "xn--4dbcd.com"], &text("XN--4")), [1]);
        assert_eq!(kept_of(&["a.com", "xn--4dbcd.com"], &text("\u{5D0}")), [1]);
    }

    #[test]
    fn all_that_is_asked_for_must_be_so() {
        let both = ListFilter {
            contained_script: script_of('\u{5D0}'),
            contained_text: "x".to_owned(),
            ..ListFilter::default()
        };
        assert_eq!(kept(&both), [2, 4]);
        assert_eq!(kept(&ListFilter { decision: Some(RegistrationDecision::RefusedByRule), ..both }), [2]);
    }
}
