//! What is said of the selected name of a list: what becomes of it, why, and which names match it.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RulesByZone;
use bidiscope_list::scan::{Decision, MatchKind};

use crate::page::Block;
use crate::page::list::{decision_blocks, reason_blocks, unreadable_blocks};

use super::groups::GroupTable;
use super::match_group::{GroupMember, MatchGroup};
use super::name_details::NameDetails;
use super::names::ListedNames;
use super::rows::ListRow;

/// The details of the selected name of a list.
#[derive(Clone, Debug)]
pub struct RowDetails {
    /// The index of the name in the list, from 0.
    pub row_index: usize,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// What becomes of it, from what is known yet.
    pub decision: Decision,
    /// What is said of it, as in the report of the list.
    pub blocks: Vec<Block>,
    /// The names that match it, a group for each way of matching.
    pub groups: Vec<MatchGroup<GroupMember>>,
    /// Whether the matching names are known, which is so only once the whole list is read.
    pub are_groups_known: bool,
}

impl RowDetails {
    /// The details of the name with this index from 0, whose row is `view`, of a list in this notation under these rules. `groups`
    /// is `None` while matches are not known.
    pub fn of(
        list: &ListedNames,
        groups: Option<&GroupTable>,
        (row, view): (usize, &ListRow),
        (notation, rules): (Notation, &RulesByZone),
    ) -> Self {
        let others =
            groups.map(|it| it.other_names(list, (row, &view.listed_name), rules)).unwrap_or_default();
        let details = NameDetails::of(&view.listed_name, others, notation, Some(rules));
        let decision = details.decision;
        let blocks = match decision {
            Decision::Unreadable => unreadable_blocks(&view.reasons),
            _ => [decision_blocks(&details, Some(rules)), reason_blocks(&details)].concat(),
        };
        let found = groups.map(|it| matching(list, it, (row, rules)));
        Self {
            row_index: row,
            line: view.listed_name.line,
            decision,
            blocks,
            are_groups_known: found.is_some(),
            groups: found.unwrap_or_default(),
        }
    }
}

/// The groups of the name with this index.
fn matching(
    list: &ListedNames,
    groups: &GroupTable,
    selected: (usize, &RulesByZone),
) -> Vec<MatchGroup<GroupMember>> {
    let mut all = Vec::new();
    // What is taken is what matters most.
    if let Some(other) = groups.other_list() {
        for kind in MatchKind::STRONGEST_FIRST {
            if let Some(group) = MatchGroup::with_other_list(list, other, selected, kind) {
                group.add_to(&mut all);
            }
        }
    }
    for found in groups.matches(selected.0) {
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
    use bidiscope_idna::verdict::{ParentZone, Profile, ProfileZone, RegistryRules, RulesByZone, Zone};
    use bidiscope_list::scan::{Column, Columns, Decision, RowBuilder, ScanOptions};

    use super::super::match_group::{GroupMember, MAX_LISTED_MEMBERS};
    use super::super::names::tests::list_of;
    use super::super::{GroupTable, ListBlock, ListRows, ListedNames, OtherListMatches};
    use super::RowDetails;
    use crate::page::Block;
    use crate::page::Piece;

    /// What is said of a name, a line each.
    fn sentences(details: &RowDetails) -> Vec<String> {
        let lines = details.blocks.iter().flat_map(|it| match it {
            Block::RegistrationFact(_, _, line) | Block::Paragraph(line) | Block::Fact(_, line) => vec![line],
            Block::List(lines) => lines.iter().collect(),
            _ => Vec::new(),
        });
        lines.map(|it| it.pieces.iter().map(Piece::plain).collect()).collect()
    }

    fn details(names: &[&str], groups: &GroupTable, row: usize) -> RowDetails {
        let list = list_of(names);
        let view = ListRows::new(Notation::Unicode, RulesByZone::default()).row(&list, row).expect("a row");
        RowDetails::of(&list, Some(groups), (row, &view), (Notation::Unicode, &RulesByZone::default()))
    }

    /// A name is judged in the zone that the list states, not in one below that in which it ends too.
    #[test]
    fn a_name_is_judged_in_its_stated_zone() {
        let zone = |text: &str| Zone::read(text, Notation::Unicode).expect("a zone");
        let of = |text: &str, labels_below| ProfileZone {
            zone: zone(text),
            rulesets: Arc::from([]),
            rules: Arc::new(RegistryRules {
                label_count_below_zone: labels_below,
                ..RegistryRules::default()
            }),
        };
        let profile = Profile::new(vec![of("il", Some(1)), of("co.il", None)]);
        let rules = RulesByZone::Profile(Arc::new(profile));
        let mut list = ListedNames::default();
        let mut block = ListBlock::default();
        for (line, (label, zone)) in (1..).zip([("shop.co", "il"), ("shop", "co.il")]) {
            let parent = Some(ParentZone::read(zone.as_bytes(), true, Notation::Unicode).expect("a zone"));
            let columns = Columns::NONE.with(Column::Parent);
            let options = ScanOptions { rules: rules.clone(), parent, columns, ..ScanOptions::default() };
            let name = format!("{label}.{zone}");
            block.push(name.as_bytes(), RowBuilder::new(options).row(line, label.as_bytes()));
        }
        list.add(Arc::new(block));
        let mut rows = ListRows::new(Notation::Unicode, rules.clone());
        let sentence = |row| {
            let view = rows.row(&list, row).expect("a row");
            sentences(&RowDetails::of(&list, None, (row, &view), (Notation::Unicode, &rules)))
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
            [0, 1, 2, 3].map(|it| sentences(&details(&names, &GroupTable::default(), it)));
        let sentence = "Label 1 contains U+200C ZERO WIDTH NON-JOINER: software that follows IDNA2003 looks up a different name.";
        assert!(one[1].starts_with(sentence), "{one:?}");
        assert_eq!([one.len(), many.len(), none.len()], [2, 5, 1]);
        assert!(most[13].starts_with("9 more findings"), "{most:?}");
    }

    /// AB-12 and 12-AB show the same in a left-to-right paragraph: 12-BA.
    #[test]
    fn members_with_the_characters_that_moved() {
        let mut groups = GroupTable::default();
        for number in [Some(1), None, Some(1)] {
            groups.push_row(|it| number.filter(|_| it == Column::CollisionsLtr));
        }
        let names = ["\u{5D0}\u{5D1}-12", "a.com", "12-\u{5D0}\u{5D1}"];
        let found = details(&names, &groups, 2);
        assert_eq!((found.row_index, found.line, found.decision), (2, 3, Decision::Refused));
        // Condition 1: the label begins with a digit.
        assert!(sentences(&found)[1].contains("Begin the label with a letter"), "{found:?}");
        let [group] = found.groups.as_slice() else { panic!("{:?}", found.groups) };
        assert_eq!((group.displays(), group.unlisted_member_count), (vec![Strategy::UbaLtr], 0));
        // The selected name is not among the others.
        assert!(group.heading().to_string() == "1 other name", "{group:?}");
        let members: Vec<_> = group
            .members
            .iter()
            .map(|it| (it.row_index, it.line, it.different_character_range.clone()))
            .collect();
        // The selected name is the first, and the others are compared with it.
        assert_eq!(members, [(Some(2), 3, 5..5), (Some(0), 1, 0..5)]);
        assert!(details(&names, &groups, 1).groups.is_empty());
    }

    #[test]
    fn groups_of_the_same_names_are_one() {
        let mut groups = GroupTable::default();
        for _ in 0..2 {
            groups.push_row(|it| matches!(it, Column::CollisionsLtr | Column::CollisionsRtl).then_some(1));
        }
        groups.push_row(|_| None);
        let found = details(&["a.com", "b.com", "c.com"], &groups, 0);
        let [group] = found.groups.as_slice() else { panic!("{:?}", found.groups) };
        assert_eq!(group.displays(), [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(group.members.len(), 2);
    }

    #[test]
    fn a_line_that_is_repeated_is_one_of_its_group() {
        let mut groups = GroupTable::default();
        for (repeats, contested) in [(None, Some(3)), (None, None), (Some(1), Some(1)), (Some(1), Some(1))] {
            groups.push_row(|it| match it {
                Column::DuplicateOf => repeats,
                Column::ContestedWith => contested,
                _ => None,
            });
        }
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 3);
        let rows: Vec<Option<usize>> = found.groups[0].members.iter().map(|it| it.row_index).collect();
        assert_eq!(rows, [3, 0, 2].map(Some));
        assert_eq!(found.groups[0].unlisted_member_count, 0);
        assert!(
            found.groups[0].heading().to_string() == "2 lines with the same name",
            "{:?}",
            found.groups[0]
        );
        // So is the line that is repeated.
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 0);
        let rows: Vec<Option<usize>> = found.groups[0].members.iter().map(|it| it.row_index).collect();
        assert_eq!((rows, found.groups[0].unlisted_member_count), ([0, 2, 3].map(Some).to_vec(), 0));
        assert!(
            found.groups[0].heading().to_string() == "2 lines with the same name",
            "{:?}",
            found.groups[0]
        );
        assert!(details(&["a.com", "b.com", "a.com", "a.com"], &groups, 1).groups.is_empty());
        // The first line of the name is contested too, and the other name is not.
        let decision = |row| details(&["a.com", "b.com", "a.com", "a.com"], &groups, row).decision;
        assert_eq!([0, 1, 2].map(decision), [Decision::Contested, Decision::Allowed, Decision::Contested]);
        // What is refused stays so.
        assert_eq!(details(&["a-.com", "b.com", "a-.com", "a-.com"], &groups, 2).decision, Decision::Refused);
    }

    /// In which ways it matches the other list, the same lines together, before the list's own groups.
    #[test]
    fn names_of_the_other_list_come_first() {
        let mut groups = GroupTable::default();
        (0..2).for_each(|_| groups.push_row(|it| (it == Column::CollisionsLtr).then_some(1)));
        let mut matches = OtherListMatches::default();
        matches.push_row(1, |it| match it {
            Column::AgainstSameName => Some(7),
            Column::AgainstConfusableLtr | Column::AgainstConfusableRtl => Some(4),
            _ => None,
        });
        matches.set_other_name(7, "b.com".to_owned());
        matches.set_other_name(4, "6.com".to_owned());
        let found = details(&["a.com", "b.com"], &groups.with_other_list(matches), 1);
        let members = |at: usize| {
            let members: &[GroupMember] = &found.groups[at].members;
            members
                .iter()
                .map(|it| (it.row_index, it.line, it.different_character_range.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(found.groups.len(), 3);
        // The very same name is no other one, and taken.
        let headings = found.groups.iter().map(|it| it.heading().to_string());
        assert!(headings.eq(["In the other list", "In the other list", "1 other name"]));
        assert_eq!(found.decision, Decision::Taken);
        let said = sentences(&found);
        assert!(said[1].contains("has this name") && said[1].contains('7'), "{said:?}");
        assert_eq!(members(0), [(Some(1), 2, 5..5), (None, 7, 5..5)]);
        assert_eq!(members(1), [(Some(1), 2, 5..5), (None, 4, 0..1)]);
        assert_eq!(found.groups[1].displays(), [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(members(2)[1].0, Some(0));
    }

    #[test]
    fn what_cannot_be_read_says_why_and_large_groups_are_counted() {
        let mut groups = GroupTable::default();
        let names: Vec<String> = (0..MAX_LISTED_MEMBERS + 5).map(|it| format!("n{it}.com")).collect();
        names.iter().for_each(|_| groups.push_row(|it| (it == Column::SameName).then_some(1)));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let found = details(&names, &groups, 7);
        assert_eq!(
            (found.groups[0].members.len(), found.groups[0].unlisted_member_count),
            (MAX_LISTED_MEMBERS, 5)
        );
        let list = list_of(&["a..b"]);
        let view = ListRows::new(Notation::Unicode, RulesByZone::default()).row(&list, 0).expect("a row");
        let found = RowDetails::of(&list, None, (0, &view), (Notation::Unicode, &RulesByZone::default()));
        assert_eq!(sentences(&found), ["Cannot be read", &view.reasons]);
        assert!(!found.are_groups_known && view.reasons.ends_with('.'), "{found:?}");
    }
}
