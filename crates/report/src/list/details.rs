//! What is said of the selected name of a list: what becomes of it, why, and which names match it.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{NameMatchKind, RegistrationDecision};

use crate::page::PageBlock;
use crate::page::list::{decision_reason_blocks, registration_decision_blocks, unreadable_entry_blocks};

use super::groups::MatchGroupTable;
use super::match_group::{MatchGroup, MatchGroupMember};
use super::name_details::ListedNameAnalysis;
use super::names::ListedNames;
use super::rows::ListRow;

/// The details of the selected name of a list.
#[derive(Clone, Debug)]
pub struct ListRowDetails {
    /// The index of the name in the list, from 0.
    pub list_row_index: usize,
    /// The line on which it begins, from 1.
    pub line_number: u64,
    /// What becomes of it, from what is known yet.
    pub decision: RegistrationDecision,
    /// What is said of it, as in the report of the list.
    pub page_blocks: Vec<PageBlock>,
    /// The names that match it, a group for each way of matching.
    pub match_groups: Vec<MatchGroup<MatchGroupMember>>,
    /// Whether the matching names are known, which is so only once the whole list is read.
    pub are_match_groups_known: bool,
}

impl ListRowDetails {
    /// The details of the name with this index, from 0 in the order of the list, whose row is `list_row`. The list is in this
    /// notation and under these rules. `group_table` is `None` while matches are not known.
    pub fn of_list_row(
        list: &ListedNames,
        group_table: Option<&MatchGroupTable>,
        row_index: usize,
        list_row: &ListRow,
        notation: Notation,
        rules: &RegistryRulesByZone,
    ) -> Self {
        let others = group_table
            .map(|it| it.other_names(list, (row_index, &list_row.listed_name), rules))
            .unwrap_or_default();
        let details = ListedNameAnalysis::of(&list_row.listed_name, others, notation, Some(rules));
        let decision = details.decision;
        let page_blocks = match decision {
            RegistrationDecision::UnreadableName => unreadable_entry_blocks(&list_row.reasons_text),
            _ => [registration_decision_blocks(&details, Some(rules)), decision_reason_blocks(&details)]
                .concat(),
        };
        let found = group_table.map(|it| matching(list, it, (row_index, rules)));
        Self {
            list_row_index: row_index,
            line_number: list_row.listed_name.line_number,
            decision,
            page_blocks,
            are_match_groups_known: found.is_some(),
            match_groups: found.unwrap_or_default(),
        }
    }
}

/// The groups of the name with this index.
fn matching(
    list: &ListedNames,
    groups: &MatchGroupTable,
    selected: (usize, &RegistryRulesByZone),
) -> Vec<MatchGroup<MatchGroupMember>> {
    let mut all = Vec::new();
    // What is taken is what matters most.
    if let Some(other) = groups.other_list() {
        for kind in NameMatchKind::STRONGEST_FIRST {
            if let Some(group) = MatchGroup::with_other_list(list, other, selected, kind) {
                group.add_to(&mut all);
            }
        }
    }
    for found in groups.same_list_matches(selected.0) {
        MatchGroup::of(list, groups, selected, &found).add_to(&mut all);
    }
    if let Some(group) = MatchGroup::with_repetitions(list, groups, selected) {
        group.add_to(&mut all);
    }
    all
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::{
        ParentZone, RegistryProfile, RegistryProfileZone, RegistryRules, RegistryRulesByZone, Zone,
    };
    use bidiscope_list::scan::{
        NameRowBuilder, RegistrationDecision, ScanColumn, ScanColumnSet, ScanOptions,
    };

    use super::super::match_group::{MAX_LISTED_MEMBERS, MatchGroupMember};
    use super::super::names::tests::list_of;
    use super::super::{ListRowCache, ListedNames, ListedNamesChunk, MatchGroupTable, OtherListMatches};
    use super::ListRowDetails;
    use crate::page::PageBlock;
    use crate::page::PageLinePiece;

    /// What is said of a name, a line each.
    fn sentences(details: &ListRowDetails) -> Vec<String> {
        let lines = details.page_blocks.iter().flat_map(|it| match it {
            PageBlock::RegistrationFact { text: line, .. }
            | PageBlock::Paragraph(line)
            | PageBlock::Fact { text: line, .. } => vec![line],
            PageBlock::LineList(lines) => lines.iter().collect(),
            _ => Vec::new(),
        });
        lines.map(|it| it.pieces.iter().map(PageLinePiece::to_plain_text).collect()).collect()
    }

    fn details(names: &[&str], groups: &MatchGroupTable, row: usize) -> ListRowDetails {
        let list = list_of(names);
        let view = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default())
            .row(&list, row)
            .expect("a row");
        ListRowDetails::of_list_row(
            &list,
            Some(groups),
            row,
            &view,
            Notation::Unicode,
            &RegistryRulesByZone::default(),
        )
    }

    /// A name is judged in the zone that the list states, not in one below that in which it ends too.
    #[test]
    fn a_name_is_judged_in_its_stated_zone() {
        let zone = |text: &str| Zone::read(text, Notation::Unicode).expect("a zone");
        let of = |text: &str, labels_below| RegistryProfileZone {
            zone: zone(text),
            zone_rulesets: Arc::from([]),
            other_registry_rules: Arc::new(RegistryRules {
                required_label_count_below_zone: labels_below,
                ..RegistryRules::default()
            }),
        };
        let profile = RegistryProfile::new(vec![of("il", Some(1)), of("co.il", None)]);
        let rules = RegistryRulesByZone::RegistryProfile(Arc::new(profile));
        let mut list = ListedNames::default();
        let mut block = ListedNamesChunk::default();
        for (line, (label, zone)) in (1..).zip([("shop.co", "il"), ("shop", "co.il")]) {
            let parent = Some(ParentZone::read(zone.as_bytes(), true, Notation::Unicode).expect("a zone"));
            let columns = ScanColumnSet::NONE.with(ScanColumn::Parent);
            let options = ScanOptions {
                registry_rules: rules.clone(),
                parent_zone: parent,
                computed_columns: columns,
                ..ScanOptions::default()
            };
            let name = format!("{label}.{zone}");
            block.push_name(name.as_bytes(), NameRowBuilder::new(options).build_row(line, label.as_bytes()));
        }
        list.add(Arc::new(block));
        let mut rows = ListRowCache::new(Notation::Unicode, rules.clone());
        let sentence = |row| {
            let view = rows.row(&list, row).expect("a row");
            sentences(&ListRowDetails::of_list_row(&list, None, row, &view, Notation::Unicode, &rules))
        };
        let [refused, allowed] = [0, 1].map(sentence);
        assert!(
            refused[0].starts_with("Refused") && refused[1].starts_with("The name has 2 labels"),
            "{refused:?}"
        );
        assert!(allowed.len() == 1 && allowed[0].starts_with("May be registered"), "{allowed:?}");
    }

    /// U+200C, which IDNA2003 removes, is a warning; so is each of four such labels, and of twenty twelve are named.
    #[test]
    fn the_warnings_of_a_permitted_name() {
        let joined = "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}";
        let (many, most) = ([joined; 4].join("."), [joined; 20].join("."));
        let names = [&*format!("{joined}.com"), &many, "a.com", &most];
        let [one, many, none, most] =
            [0, 1, 2, 3].map(|it| sentences(&details(&names, &MatchGroupTable::default(), it)));
        let sentence = "Label 1 contains U+200C ZERO WIDTH NON-JOINER: software that follows IDNA2003 looks up a different name.";
        assert!(one[1].starts_with(sentence), "{one:?}");
        assert_eq!([one.len(), many.len(), none.len()], [2, 5, 1]);
        assert!(most[13].starts_with("9 more findings"), "{most:?}");
    }

    /// AB-12 and 12-AB show the same in a left-to-right paragraph: 12-BA.
    #[test]
    fn members_with_the_characters_that_moved() {
        let mut groups = MatchGroupTable::default();
        for number in [Some(1), None, Some(1)] {
            groups.push_row(|it| number.filter(|_| it == ScanColumn::CollisionsLtr));
        }
        let names = ["\u{5D0}\u{5D1}-12", "a.com", "12-\u{5D0}\u{5D1}"];
        let found = details(&names, &groups, 2);
        assert_eq!(
            (found.list_row_index, found.line_number, found.decision),
            (2, 3, RegistrationDecision::RefusedByRule)
        );
        // Condition 1: the label begins with a digit.
        assert!(sentences(&found)[1].contains("Begin the label with a letter"), "{found:?}");
        let [group] = found.match_groups.as_slice() else { panic!("{:?}", found.match_groups) };
        assert_eq!((group.matching_strategies(), group.unlisted_member_count), (vec![Strategy::UbaLtr], 0));
        // The selected name is not among the others.
        assert!(group.heading().to_string() == "1 other name", "{group:?}");
        let members: Vec<_> = group
            .members
            .iter()
            .map(|it| {
                (it.same_list_row_index, it.line_number, it.character_range_differing_from_selected.clone())
            })
            .collect();
        // The selected name is the first, and the others are compared with it.
        assert_eq!(members, [(Some(2), 3, 5..5), (Some(0), 1, 0..5)]);
        assert!(details(&names, &groups, 1).match_groups.is_empty());
    }

    #[test]
    fn groups_of_the_same_names_are_one() {
        let mut groups = MatchGroupTable::default();
        for _ in 0..2 {
            groups.push_row(|it| {
                matches!(it, ScanColumn::CollisionsLtr | ScanColumn::CollisionsRtl).then_some(1)
            });
        }
        groups.push_row(|_| None);
        let found = details(&["a.com", "b.com", "c.com"], &groups, 0);
        let [group] = found.match_groups.as_slice() else { panic!("{:?}", found.match_groups) };
        assert_eq!(group.matching_strategies(), [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(group.members.len(), 2);
    }

    #[test]
    fn a_line_that_is_repeated_is_one_of_its_group() {
        let mut groups = MatchGroupTable::default();
        for (repeats, contested) in [(None, Some(3)), (None, None), (Some(1), Some(1)), (Some(1), Some(1))] {
            groups.push_row(|it| match it {
                ScanColumn::DuplicateOf => repeats,
                ScanColumn::ContestedWith => contested,
                _ => None,
            });
        }
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 3);
        let rows: Vec<Option<usize>> =
            found.match_groups[0].members.iter().map(|it| it.same_list_row_index).collect();
        assert_eq!(rows, [3, 0, 2].map(Some));
        assert_eq!(found.match_groups[0].unlisted_member_count, 0);
        assert!(
            found.match_groups[0].heading().to_string() == "2 lines with the same name",
            "{:?}",
            found.match_groups[0]
        );
        // So is the line that is repeated.
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 0);
        let rows: Vec<Option<usize>> =
            found.match_groups[0].members.iter().map(|it| it.same_list_row_index).collect();
        assert_eq!((rows, found.match_groups[0].unlisted_member_count), ([0, 2, 3].map(Some).to_vec(), 0));
        assert!(
            found.match_groups[0].heading().to_string() == "2 lines with the same name",
            "{:?}",
            found.match_groups[0]
        );
        assert!(details(&["a.com", "b.com", "a.com", "a.com"], &groups, 1).match_groups.is_empty());
        // The first line of the name is contested too, and the other name is not.
        let decision = |row| details(&["a.com", "b.com", "a.com", "a.com"], &groups, row).decision;
        assert_eq!(
            [0, 1, 2].map(decision),
            [
                RegistrationDecision::ContestedInOwnList,
                RegistrationDecision::Allowed,
                RegistrationDecision::ContestedInOwnList
            ]
        );
        // What is refused stays so.
        assert_eq!(
            details(&["a-.com", "b.com", "a-.com", "a-.com"], &groups, 2).decision,
            RegistrationDecision::RefusedByRule
        );
    }

    /// In which ways it matches the other list, the same lines together, before the list's own groups.
    #[test]
    fn names_of_the_other_list_come_first() {
        let mut groups = MatchGroupTable::default();
        (0..2).for_each(|_| groups.push_row(|it| (it == ScanColumn::CollisionsLtr).then_some(1)));
        let mut matches = OtherListMatches::default();
        matches.push_row(1, |it| match it {
            ScanColumn::AgainstSameName => Some(7),
            ScanColumn::AgainstConfusableLtr | ScanColumn::AgainstConfusableRtl => Some(4),
            _ => None,
        });
        matches.set_name_at_other_list_line(7, "b.com".to_owned());
        matches.set_name_at_other_list_line(4, "6.com".to_owned());
        let found = details(&["a.com", "b.com"], &groups.with_other_list(matches), 1);
        let members = |at: usize| {
            let members: &[MatchGroupMember] = &found.match_groups[at].members;
            members
                .iter()
                .map(|it| {
                    (
                        it.same_list_row_index,
                        it.line_number,
                        it.character_range_differing_from_selected.clone(),
                    )
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(found.match_groups.len(), 3);
        // The very same name is no other one, and taken.
        let headings = found.match_groups.iter().map(|it| it.heading().to_string());
        assert!(headings.eq(["In the other list", "In the other list", "1 other name"]));
        assert_eq!(found.decision, RegistrationDecision::TakenInOtherList);
        let said = sentences(&found);
        assert!(said[1].contains("has this name") && said[1].contains('7'), "{said:?}");
        assert_eq!(members(0), [(Some(1), 2, 5..5), (None, 7, 5..5)]);
        assert_eq!(members(1), [(Some(1), 2, 5..5), (None, 4, 0..1)]);
        assert_eq!(found.match_groups[1].matching_strategies(), [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(members(2)[1].0, Some(0));
    }

    #[test]
    fn what_cannot_be_read_says_why_and_large_groups_are_counted() {
        let mut groups = MatchGroupTable::default();
        let names: Vec<String> = (0..MAX_LISTED_MEMBERS + 5).map(|it| format!("n{it}.com")).collect();
        names.iter().for_each(|_| groups.push_row(|it| (it == ScanColumn::SameName).then_some(1)));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let found = details(&names, &groups, 7);
        assert_eq!(
            (found.match_groups[0].members.len(), found.match_groups[0].unlisted_member_count),
            (MAX_LISTED_MEMBERS, 5)
        );
        let list = list_of(&["a..b"]);
        let view = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default())
            .row(&list, 0)
            .expect("a row");
        let found = ListRowDetails::of_list_row(
            &list,
            None,
            0,
            &view,
            Notation::Unicode,
            &RegistryRulesByZone::default(),
        );
        assert_eq!(sentences(&found), ["Cannot be read", &view.reasons_text]);
        assert!(!found.are_match_groups_known && view.reasons_text.ends_with('.'), "{found:?}");
    }
}
