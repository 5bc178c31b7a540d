//! The filter of a list.

use icu_properties::props::Script;

use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::Condition;
use bidiscope_list::scan::Decision;

use super::RegistrationStatus;
use super::display_filter::DisplayFilter;
use super::groups::GroupTable;
use super::names::{ListBlock, ListedNames};
use super::other_list::OtherListFilter;
use super::record::{ListRecord, finding_bit};

/// A filter for names: which condition of the Bidi rule (RFC 5893, section 2) they must violate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionFilter {
    /// Any of the six.
    Any,
    /// This one.
    One(Condition),
}

/// The filter of a list: a name is shown if it meets all criteria. `None` and empty ones accept every name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListFilter {
    /// Its registration status, where it is neither taken nor contested ([`GroupTable::decision`]).
    pub status: Option<RegistrationStatus>,
    /// A condition of the Bidi rule that it violates.
    pub condition: Option<ConditionFilter>,
    /// A kind of finding among the reasons for its status.
    pub kind: Option<FindingKind>,
    /// A script of at least one of its characters.
    pub script: Option<Script>,
    /// A part of the name in logical order, or of the input with its A-labels; ASCII letters match in either case.
    pub text: String,
    /// Whether another name of the list must match it: the same name, the same display, or a confusable one.
    pub has_matches: bool,
    /// Whether it must be contested ([`GroupTable::decision`]).
    pub is_contested: bool,
    /// How it must match the other list.
    pub other_list: Option<OtherListFilter>,
    /// How two displays of it must relate to each other.
    pub displays: Option<DisplayFilter>,
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
        groups: Option<&GroupTable>,
        mut take: impl FnMut(u32) -> bool,
    ) {
        let text = self.text.to_ascii_lowercase();
        let mut name = String::new();
        for (start, block) in list.blocks() {
            let sets = self.script.map(|it| block.sets_with(it));
            for (within, record) in block.records().iter().enumerate() {
                let row = start + within;
                let decision = || groups.and_then(|it| it.decision(row, record));
                let matches =
                    || groups.and_then(GroupTable::other_list).is_some_and(|it| it.is_matching(row));
                let is_kept = self.keeps_record(record)
                    && (self.status.is_none() || decision().is_none())
                    && sets.as_ref().is_none_or(|sets| sets[usize::from(record.scripts)])
                    && (!self.has_matches || groups.is_some_and(|it| it.matches_another(row)))
                    && (!self.is_contested || decision() == Some(Decision::Contested))
                    && self.other_list.is_none_or(|filter| match filter {
                        OtherListFilter::Taken => decision() == Some(Decision::Taken),
                        OtherListFilter::Matching => matches(),
                    })
                    && (text.is_empty() || holds(block, record, &text, &mut name))
                    && self.displays.is_none_or(|it| it.keeps(block.name(record)));
                if is_kept && !take(row as u32) {
                    return;
                }
            }
        }
    }

    fn keeps_record(&self, record: &ListRecord) -> bool {
        let is_violated = |condition| match condition {
            ConditionFilter::Any => !record.conditions.is_empty(),
            ConditionFilter::One(it) => record.conditions.has(it),
        };
        self.status.is_none_or(|it| record.status == it)
            && self.condition.is_none_or(is_violated)
            && self.kind.is_none_or(|it| record.kinds & finding_bit(it) != 0)
    }
}

/// Whether a name or its input, which may have A-labels, holds this text.
fn holds(block: &ListBlock, record: &ListRecord, text: &str, buffer: &mut String) -> bool {
    let mut is_in = |it: &str| {
        buffer.clear();
        buffer.push_str(it);
        buffer.make_ascii_lowercase();
        buffer.contains(text)
    };
    record.status != RegistrationStatus::Unreadable && is_in(block.name(record))
        || is_in(&String::from_utf8_lossy(block.given(record)))
}

#[cfg(test)]
mod tests {
    use super::super::names::tests::list_of;
    use super::super::other_list::{OtherListFilter, OtherListMatches};
    use super::{Condition, ConditionFilter, GroupTable, ListFilter, RegistrationStatus};
    use bidiscope_bidi::name::script_of;
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_list::scan::Column;

    const NAMES: [&str; 5] =
        ["Example.com", "\u{5D0}\u{5D1}.com", "x\u{5D0}.com", "a..b", "\u{627}\u{5D0}.example"];

    fn kept(filter: &ListFilter) -> Vec<u32> {
        kept_of(&NAMES, filter)
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
        let of_status = |it| ListFilter { status: Some(it), ..ListFilter::default() };
        assert_eq!(kept(&of_status(RegistrationStatus::Unreadable)), [3]);
        assert_eq!(kept(&of_status(RegistrationStatus::Refused)), [2]);
        let condition = |it| ListFilter { condition: Some(it), ..ListFilter::default() };
        assert_eq!(kept(&condition(ConditionFilter::Any)), [2]);
        assert_eq!(kept(&condition(ConditionFilter::One(Condition::Five))), [2]);
        assert_eq!(kept(&condition(ConditionFilter::One(Condition::One))), [0_u32; 0]);
        assert_eq!(kept(&ListFilter { kind: Some(FindingKind::Condition5), ..all.clone() }), [2]);
        assert_eq!(kept(&ListFilter { script: script_of('\u{5D0}'), ..all.clone() }), [1, 2, 4]);
        assert_eq!(kept(&ListFilter { script: script_of('\u{627}'), ..all.clone() }), [4]);
        // Without groups no name has matches.
        assert_eq!(kept(&ListFilter { has_matches: true, ..all.clone() }), [0_u32; 0]);
        assert_eq!(kept(&ListFilter { is_contested: true, ..all.clone() }), [0_u32; 0]);
        let mut groups = GroupTable::default();
        for line in [None, Some(5), None, None, Some(2)] {
            groups.push(|it| line.filter(|_| it == Column::ContestedWith));
        }
        let mut kept = Vec::new();
        ListFilter { is_contested: true, ..all }.keep(&list_of(&NAMES), Some(&groups), |row| {
            kept.push(row);
            true
        });
        assert_eq!(kept, [1, 4]);
    }

    /// As the decisions of “scan” and of its report: what others have or ask for is no longer permitted.
    #[test]
    fn what_is_taken_or_contested_is_not_permitted() {
        let list = list_of(&NAMES);
        let mut groups = GroupTable::default();
        for line in [Some(5), None, Some(2), None, None] {
            groups.push(|it| line.filter(|_| it == Column::ContestedWith));
        }
        let mut other = OtherListMatches::default();
        let taken = |it| (it == Column::AgainstSameName).then_some(1);
        other.push(1, taken);
        other.push(2, taken);
        // Looking alike is not enough.
        other.push(4, |it| (it == Column::AgainstConfusableLtr).then_some(1));
        let groups = groups.with_other_list(other);
        let kept = |status| {
            let (mut kept, filter) =
                (Vec::new(), ListFilter { status: Some(status), ..ListFilter::default() });
            filter.keep(&list, Some(&groups), |row| {
                kept.push(row);
                true
            });
            kept
        };
        assert_eq!(kept(RegistrationStatus::Allowed), [4]);
        // What is refused stays so, whoever has it.
        assert_eq!(kept(RegistrationStatus::Refused), [2]);
        let decided = groups.count_decided(&list);
        assert_eq!(decided.statuses[RegistrationStatus::Allowed as usize], 2);
        assert_eq!(decided.statuses.iter().sum::<usize>(), 2);
        // The list asks for two names twice, and the other list has two: one of each is refused by itself.
        assert_eq!((decided.taken, decided.contested), (1, 1));
        let kept = |filter: &ListFilter| {
            let mut kept = Vec::new();
            filter.keep(&list, Some(&groups), |row| {
                kept.push(row);
                true
            });
            kept
        };
        let of_other = |it| ListFilter { other_list: Some(it), ..ListFilter::default() };
        assert_eq!(kept(&of_other(OtherListFilter::Taken)), [1]);
        assert_eq!(kept(&of_other(OtherListFilter::Matching)), [1, 2, 4]);
        assert_eq!(kept(&ListFilter { is_contested: true, ..ListFilter::default() }), [0]);
    }

    #[test]
    fn text_is_sought_in_logical_order() {
        let text = |text: &str| ListFilter { text: text.to_owned(), ..ListFilter::default() };
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
        let both = ListFilter { script: script_of('\u{5D0}'), text: "x".to_owned(), ..ListFilter::default() };
        assert_eq!(kept(&both), [2, 4]);
        assert_eq!(kept(&ListFilter { status: Some(RegistrationStatus::Refused), ..both }), [2]);
    }
}
