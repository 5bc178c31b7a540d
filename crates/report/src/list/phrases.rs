//! Short phrases about the names of a list.

use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::{Character, is_label_separator};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::BidiRuleConditionSet;
use bidiscope_list::scan::NameMatchKind;
use bidiscope_words::message;

use crate::grouped_digits;
use crate::words::source::document_text;

/// A kind of finding in a few words: its document and what it is about there, such as `RFC 5893: condition 2`.
pub fn finding_kind_title(kind: FindingKind) -> String {
    kind_title(kind, "any")
}

/// The kinds of findings of a name, as [`finding_kind_title`] says them, joined by semicolons: of hyphens where in its labels
/// they stand, and last the `conditions` of the Bidi rule, by their numbers: `RFC 5893: conditions 2, 3`.
pub(super) fn reasons_text(
    kinds: &[FindingKind],
    conditions: BidiRuleConditionSet,
    name: &[Character],
) -> String {
    let others = kinds.iter().filter(|it| !it.is_bidi_rule_condition()).map(|&kind| match kind {
        FindingKind::HyphenAtEnd => kind_title(kind, hyphen_place(name)),
        _ => finding_kind_title(kind),
    });
    let violated = kinds.iter().find(|it| it.is_bidi_rule_condition()).map(|kind| {
        let (document, conditions) = (document_text(kind.source()), conditions_text(conditions));
        message!(list_finding_conditions, document = document, conditions = conditions).to_string()
    });
    others.chain(violated).collect::<Vec<_>>().join(semicolon_separator())
}

/// Conditions of the Bidi rule by their numbers: `condition 1`; empty where there is none.
pub(super) fn conditions_text(conditions: BidiRuleConditionSet) -> String {
    let numbers: Vec<String> = conditions.iter().map(|it| it.to_string()).collect();
    match numbers.len() {
        0 => String::new(),
        count => {
            message!(list_conditions, count = count, conditions = numbers.join(comma_separator())).to_string()
        }
    }
}

/// At which ends of its labels a name has hyphens.
fn hyphen_place(name: &[Character]) -> &'static str {
    let has = |end: fn(&[Character]) -> Option<&Character>| {
        name.split(|it| is_label_separator(it.scalar)).any(|it| end(it).is_some_and(|it| it.scalar == '-'))
    };
    match (has(<[_]>::first), has(<[_]>::last)) {
        (true, false) => "start",
        (false, true) => "end",
        (true, true) => "both",
        (false, false) => "any",
    }
}

fn kind_title(kind: FindingKind, place: &'static str) -> String {
    let id = kind.id();
    // Identifiers begin with the document or its topic.
    let own = ["rfc5893-", "rfc3454-", "atkin2001-", "uts46-", "idna-", "lgr-"]
        .into_iter()
        .find_map(|it| id.strip_prefix(it));
    let topic = own.unwrap_or(id).replace('-', " ");
    let document = document_text(kind.source());
    message!(list_finding, document = document, finding = id, topic = topic, place = place).to_string()
}

/// A number of names in words: `1,234 names`, `1 name`.
pub fn name_count_text(count: usize) -> String {
    message!(names_counted, count = count, digits = grouped_digits(count)).to_string()
}

/// The identifiers by which a way of matching, and the display in which names match, are put into few words.
pub(super) const fn match_kind_ids(kind: NameMatchKind) -> (&'static str, &'static str) {
    match kind {
        NameMatchKind::SameLtrDisplay => ("same", "ltr"),
        NameMatchKind::SameRtlDisplay => ("same", "rtl"),
        NameMatchKind::SameOneToOneDisplay => ("same", "one-to-one"),
        NameMatchKind::SameDisplayAcrossDirections => ("same", "across"),
        NameMatchKind::ConfusableLtr => ("similar", "ltr"),
        NameMatchKind::ConfusableInLtr => ("similar", "rtl"),
        NameMatchKind::SameName => ("same-name", ""),
        NameMatchKind::SameVariantSet => ("variants", ""),
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::characters_of;
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_idna::verdict::rfc5893::{BidiRuleCondition, BidiRuleConditionSet};

    use super::{finding_kind_title, name_count_text, reasons_text};

    #[test]
    fn kinds_in_words() {
        assert_eq!(finding_kind_title(FindingKind::Condition2), "RFC 5893: condition 2");
        assert_eq!(finding_kind_title(FindingKind::LabelSplit), "RFC 5893: grouping split");
        assert_eq!(finding_kind_title(FindingKind::IdnaDisallowed), "RFC 5892: disallowed");
        assert_eq!(finding_kind_title(FindingKind::LabelTooLong), "RFC 1035: label too long");
        assert_eq!(finding_kind_title(FindingKind::LgrNotInRepertoire), "RFC 7940: not in repertoire");
    }

    #[test]
    fn hyphens_are_said_to_be_where_they_are() {
        let kinds = [FindingKind::HyphenAtEnd];
        for (name, place) in [
            ("-a.com", "beginning"),
            ("com.a-", "end"),
            ("-a-.com", "beginning and the end"),
            ("a-.-b", "beginning and the end"),
        ] {
            let expected = format!("RFC 5891: hyphen at the {place}");
            assert_eq!(
                reasons_text(&kinds, BidiRuleConditionSet::NONE, &characters_of(name)),
                expected,
                "{name}"
            );
        }
        let anywhere = "RFC 5891: hyphen at the beginning or the end";
        assert_eq!(finding_kind_title(FindingKind::HyphenAtEnd), anywhere);
    }

    #[test]
    fn conditions_are_said_together() {
        let kinds = [FindingKind::Condition5, FindingKind::Condition6, FindingKind::HyphenAtEnd];
        let both = BidiRuleConditionSet::from_iter([BidiRuleCondition::Five, BidiRuleCondition::Six]);
        let expected = "RFC 5891: hyphen at the end; RFC 5893: conditions 5, 6";
        assert_eq!(reasons_text(&kinds, both, &characters_of("a-")), expected);
        let one = BidiRuleConditionSet::from_iter([BidiRuleCondition::Six]);
        assert_eq!(reasons_text(&kinds[1..2], one, &characters_of("a1")), "RFC 5893: condition 6");
    }

    #[test]
    fn counts_in_words() {
        assert_eq!(name_count_text(1), "1 name");
        assert_eq!(name_count_text(0), "0 names");
        assert_eq!(name_count_text(1_234_567), "1,234,567 names");
    }
}
