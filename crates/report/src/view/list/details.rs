//! What is said of the selected name of a list: whether it may be registered, and which names look the same.

use bidiscope_bidi::name::{Character, Input};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{AnalysisOptions, Finding, RulesByZone, Severity};
use bidiscope_list::scan::{Column, Decision, MatchKind};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::finding_text::FindingText;
use crate::lgr_text::zone_text;
use crate::verdict_text::registration_sentence;

use super::RegistrationStatus;
use super::groups::GroupTable;
use super::match_group::{MatchGroup, with_group};
use super::names::ListedNames;
use super::rows::ListRow;

/// The longest name, in characters, that is analysed: no name in the DNS is longer.
const MAX_ANALYSED: usize = 1_000;

/// The most warnings that are written out.
const MAX_WARNINGS: usize = 3;

/// The details of the selected name of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowDetails {
    /// The index of the name in the list, from 0.
    pub row: usize,
    /// The line on which it begins, from 1.
    pub line: u32,
    /// Its registration status.
    pub status: RegistrationStatus,
    /// What becomes of it because of other names; `None` where they change nothing, or are not known yet.
    pub decision: Option<Decision>,
    /// What speaks against it for other names, in sentences.
    pub claims: Vec<String>,
    /// The status with the deciding reason, in a sentence.
    pub sentence: String,
    /// What to do about it, in a sentence; empty where nothing is wrong.
    pub advice: String,
    /// The warnings about a name that may be registered, in sentences; the last one may say how many more there are.
    pub warnings: Vec<String>,
    /// A notice that the rulesets do not judge the name because it is not in their zone, in a sentence; empty where it
    /// is.
    pub outside_zone: String,
    /// The index label (RFC 7940, section 8.5) of the label that the ruleset judges; empty where there is none.
    pub index_label: Vec<Character>,
    /// The names that match it, a group for each way of matching.
    pub groups: Vec<MatchGroup>,
    /// Whether the matching names are known, which is so only once the whole list is read.
    pub are_groups_known: bool,
}

impl RowDetails {
    /// The details of the name with this index from 0, whose row is `view`, under these rules. `groups` is `None` while matches
    /// are not known.
    pub fn of(
        list: &ListedNames,
        groups: Option<&GroupTable>,
        (row, view): (usize, &ListRow),
        rules: &RulesByZone,
    ) -> Self {
        let Judged { sentence, advice, warnings, index_label } = verdict(list, row, view, rules);
        let found = groups.map(|it| {
            let groups = it.matches(row).into_iter().map(|found| {
                let group = MatchGroup::of(list, it, row, &found);
                if found.column == Column::SameVariants { group.with_dispositions(rules) } else { group }
            });
            let of_other_list = MatchKind::BY_STRENGTH.into_iter().flatten().filter_map(|&kind| {
                let group = MatchGroup::with_other_list(list, it.other_list()?, row, kind)?;
                Some(if kind == MatchKind::SameVariants { group.with_dispositions(rules) } else { group })
            });
            // What is taken is what matters most.
            let of_other_list = of_other_list.fold(Vec::new(), with_group);
            let repeated = MatchGroup::with_repetitions(list, it, row);
            groups.chain(repeated).fold(of_other_list, with_group)
        });
        let decision = groups.zip(list.record(row)).and_then(|(groups, record)| groups.decision(row, record));
        let is_outside = list.record(row).is_some_and(|it| it.is_outside_zone);
        Self {
            row,
            line: view.line,
            status: view.status,
            decision,
            claims: decision.map_or_else(Vec::new, |it| claims(it, groups, row)),
            sentence,
            advice,
            warnings,
            outside_zone: if is_outside { outside_zone_text(rules) } else { String::new() },
            index_label,
            are_groups_known: found.is_some(),
            groups: found.unwrap_or_default(),
        }
    }
}

/// The sentences about other names for which the one with this index is taken or contested.
fn claims(decision: Decision, groups: Option<&GroupTable>, row: usize) -> Vec<String> {
    if decision == Decision::Contested {
        return vec![message!(concern_contested).to_string()];
    }
    let line = |kind| groups.and_then(GroupTable::other_list).and_then(|it| it.line(row, kind));
    let same_name = line(MatchKind::SameName).map(|line| message!(taken_same_name, line = line).to_string());
    // The same name matters more.
    let variant =
        || line(MatchKind::SameVariants).map(|line| message!(taken_by_variant, line = line).to_string());
    same_name.or_else(variant).into_iter().collect()
}

/// What is said of a name by itself.
#[derive(Default)]
struct Judged {
    sentence: String,
    advice: String,
    warnings: Vec<String>,
    index_label: Vec<Character>,
}

/// The verdict on a name in a sentence, what to do about it, its warnings, and its index label.
fn verdict(list: &ListedNames, row: usize, view: &ListRow, rules: &RulesByZone) -> Judged {
    if view.status == RegistrationStatus::Unreadable {
        return Judged { sentence: view.registration_words(), ..Judged::default() };
    }
    let is_judged = list.record(row).is_some_and(|it| !it.is_zone_owner());
    let name = view.name().filter(|_| is_judged && view.characters.len() <= MAX_ANALYSED);
    let Some(name) = name else {
        let words = Some(view.registration_words()).filter(|it| !it.is_empty());
        let words = words.unwrap_or_else(|| view.status_words.clone());
        let sentence = message!(list_sentence, words = words).to_string();
        return Judged { sentence, ..Judged::default() };
    };
    let options = AnalysisOptions { grouping_bound: Bound::SHORT, ..AnalysisOptions::default() };
    let analysis = InputAnalysis::with_options(&name, list.options_for(row, rules, &name, options));
    let deciding = analysis.deciding_findings();
    let advice = deciding.first().and_then(|it| FindingText::of(&name, it).advice);
    let index_label = analysis.ruleset_answer().and_then(|it| it.index_label.as_deref()).unwrap_or_default();
    Judged {
        sentence: registration_sentence(&analysis).to_string(),
        advice: advice.unwrap_or_default(),
        warnings: if deciding.is_empty() { warnings(&name, &analysis) } else { Vec::new() },
        index_label: index_label.iter().copied().map(Character::new).collect(),
    }
}

/// The first warnings about a name in sentences, and how many more there are.
fn warnings(name: &Input, analysis: &InputAnalysis) -> Vec<String> {
    let is_warning = |it: &&Finding| it.severity() == Severity::Warning;
    let found: Vec<&Finding> = analysis.findings().iter().filter(is_warning).collect();
    let listed = found.iter().take(MAX_WARNINGS).map(|it| FindingText::of(name, it).sentence);
    let more = found.len().saturating_sub(MAX_WARNINGS);
    let more = (more > 0).then(|| message!(more_findings, count = more).to_string());
    listed.chain(more).collect()
}

/// That the rulesets of a zone are not asked about a name which is not in it.
fn outside_zone_text(rules: &RulesByZone) -> String {
    match rules {
        RulesByZone::One { zone: Some(zone), .. } => {
            message!(outside_zone_of_ruleset, zone = zone_text(zone)).to_string()
        }
        _ => String::new(),
    }
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
    use super::super::{GroupTable, ListBlock, ListRows, ListedNames, OtherListMatches, RegistrationStatus};
    use super::RowDetails;

    fn details(names: &[&str], groups: &GroupTable, row: usize) -> RowDetails {
        let list = list_of(names);
        let view = ListRows::new(Notation::Unicode, RulesByZone::default()).row(&list, row).expect("a row");
        RowDetails::of(&list, Some(groups), (row, &view), &RulesByZone::default())
    }

    /// A name is judged in the zone that the list states, not in one below that in which it ends too.
    #[test]
    fn a_name_is_judged_in_its_stated_zone() {
        let zone = |text: &str| Zone::read(text, Notation::Unicode).expect("a zone");
        let of = |text: &str, labels_below| ProfileZone {
            zone: zone(text),
            rulesets: Arc::from([]),
            rules: Arc::new(RegistryRules { labels_below, ..RegistryRules::default() }),
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
            RowDetails::of(&list, None, (row, &view), &rules).sentence
        };
        let sentences: Vec<String> = [0, 1].map(sentence).into();
        assert!(sentences[0].starts_with("Refused: There are 2 labels"), "{sentences:?}");
        assert!(sentences[1].starts_with("May be registered"), "{sentences:?}");
    }

    /// U+200C, which IDNA2003 removes, is a warning; so is each of four such labels, of which three are named.
    #[test]
    fn the_warnings_of_a_permitted_name() {
        let joined = "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}";
        let many = [joined; 4].join(".");
        let names = [&*format!("{joined}.com"), &many, "a.com", "a-.com"];
        let [one, many, none, refused] = [0, 1, 2, 3].map(|it| details(&names, &GroupTable::default(), it));
        assert!(one.sentence.contains("with 1 warning"), "{}", one.sentence);
        let sentence = "Label 1 contains U+200C ZERO WIDTH NON-JOINER: software that follows IDNA2003 looks up another name.";
        assert_eq!(one.warnings, [sentence]);
        assert!(many.warnings.len() == 4 && many.warnings[3].starts_with("1 more finding"), "{many:?}");
        assert_eq!([none.warnings, refused.warnings], [const { Vec::<String>::new() }; 2]);
    }

    /// AB-12 and 12-AB show the same in a left-to-right paragraph: 12-BA.
    #[test]
    fn members_with_the_characters_that_moved() {
        let mut groups = GroupTable::default();
        for number in [Some(1), None, Some(1)] {
            groups.push(|it| number.filter(|_| it == Column::CollisionsLtr));
        }
        let names = ["\u{5D0}\u{5D1}-12", "a.com", "12-\u{5D0}\u{5D1}"];
        let found = details(&names, &groups, 2);
        assert_eq!((found.row, found.line, found.status), (2, 3, RegistrationStatus::Refused));
        // Condition 1: the label begins with a digit.
        assert!(!found.sentence.is_empty() && !found.advice.is_empty(), "{found:?}");
        let [group] = found.groups.as_slice() else { panic!("{:?}", found.groups) };
        assert_eq!((group.displays.as_slice(), group.more), (&[Strategy::UbaLtr][..], 0));
        // The selected name is not among the others.
        assert!(group.heading.ends_with(": 1 other name"), "{}", group.heading);
        let members: Vec<_> = group.members.iter().map(|it| (it.row, it.line, it.moved.clone())).collect();
        // The selected name is the first, and the others are compared with it.
        assert_eq!(members, [(Some(2), 3, 5..5), (Some(0), 1, 0..5)]);
        assert!(details(&names, &groups, 1).groups.is_empty());
    }

    #[test]
    fn groups_of_the_same_names_are_one() {
        let mut groups = GroupTable::default();
        for _ in 0..2 {
            groups.push(|it| matches!(it, Column::CollisionsLtr | Column::CollisionsRtl).then_some(1));
        }
        groups.push(|_| None);
        let found = details(&["a.com", "b.com", "c.com"], &groups, 0);
        let [group] = found.groups.as_slice() else { panic!("{:?}", found.groups) };
        assert_eq!(group.displays, [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(group.members.len(), 2);
    }

    #[test]
    fn a_line_that_is_repeated_is_one_of_its_group() {
        let mut groups = GroupTable::default();
        for (repeats, contested) in [(None, Some(3)), (None, None), (Some(1), Some(1)), (Some(1), Some(1))] {
            groups.push(|it| match it {
                Column::DuplicateOf => repeats,
                Column::ContestedWith => contested,
                _ => None,
            });
        }
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 3);
        let rows: Vec<Option<usize>> = found.groups[0].members.iter().map(|it| it.row).collect();
        assert_eq!(rows, [3, 0, 2].map(Some));
        assert_eq!(found.groups[0].more, 0);
        assert!(found.groups[0].heading.ends_with(": 2 lines with the same name"), "{:?}", found.groups[0]);
        // So is the line that is repeated.
        let found = details(&["a.com", "b.com", "a.com", "a.com"], &groups, 0);
        let rows: Vec<Option<usize>> = found.groups[0].members.iter().map(|it| it.row).collect();
        assert_eq!((rows, found.groups[0].more), ([0, 2, 3].map(Some).to_vec(), 0));
        assert!(found.groups[0].heading.ends_with(": 2 lines with the same name"), "{:?}", found.groups[0]);
        assert!(details(&["a.com", "b.com", "a.com", "a.com"], &groups, 1).groups.is_empty());
        // The first line of the name is contested too, and the other name is not.
        let decision = |row| details(&["a.com", "b.com", "a.com", "a.com"], &groups, row).decision;
        assert_eq!([0, 1, 2].map(decision), [Some(Decision::Contested), None, Some(Decision::Contested)]);
        // What is refused stays so.
        assert_eq!(details(&["a-.com", "b.com", "a-.com", "a-.com"], &groups, 2).decision, None);
    }

    /// In which ways it matches the other list, the same lines together, before the list's own groups.
    #[test]
    fn names_of_the_other_list_come_first() {
        let mut groups = GroupTable::default();
        (0..2).for_each(|_| groups.push(|it| (it == Column::CollisionsLtr).then_some(1)));
        let mut matches = OtherListMatches::default();
        matches.push(1, |it| match it {
            Column::AgainstSameName => Some(7),
            Column::AgainstConfusableLtr | Column::AgainstConfusableRtl => Some(4),
            _ => None,
        });
        matches.set_name(7, "b.com".to_owned());
        matches.set_name(4, "6.com".to_owned());
        let found = details(&["a.com", "b.com"], &groups.with_other_list(matches), 1);
        let members = |at: usize| {
            let members: &[GroupMember] = &found.groups[at].members;
            members.iter().map(|it| (it.row, it.line, it.moved.clone())).collect::<Vec<_>>()
        };
        assert_eq!(found.groups.len(), 3);
        // The very same name is no other one, and taken.
        assert!(found.groups[0].heading.ends_with(": 1 line with the same name"), "{:?}", found.groups[0]);
        assert!(found.groups[1].heading.ends_with(": 1 other name"), "{:?}", found.groups[1]);
        assert_eq!((found.decision, found.claims.len()), (Some(Decision::Taken), 1));
        assert!(found.claims[0].contains("same name") && found.claims[0].contains('7'), "{:?}", found.claims);
        assert_eq!(members(0), [(Some(1), 2, 5..5), (None, 7, 5..5)]);
        assert_eq!(members(1), [(Some(1), 2, 5..5), (None, 4, 0..1)]);
        assert_eq!(found.groups[1].displays, [Strategy::UbaLtr, Strategy::UbaRtl]);
        assert_eq!(members(2)[1].0, Some(0));
    }

    #[test]
    fn what_cannot_be_read_says_why_and_large_groups_are_counted() {
        let mut groups = GroupTable::default();
        let names: Vec<String> = (0..MAX_LISTED_MEMBERS + 5).map(|it| format!("n{it}.com")).collect();
        names.iter().for_each(|_| groups.push(|it| (it == Column::SameName).then_some(1)));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let found = details(&names, &groups, 7);
        assert_eq!((found.groups[0].members.len(), found.groups[0].more), (MAX_LISTED_MEMBERS, 5));
        let list = list_of(&["a..b"]);
        let view = ListRows::new(Notation::Unicode, RulesByZone::default()).row(&list, 0).expect("a row");
        let found = RowDetails::of(&list, None, (0, &view), &RulesByZone::default());
        assert!(found.sentence.contains(&view.reasons) && !found.are_groups_known, "{found:?}");
        assert!(found.sentence.ends_with('.') && !found.sentence.contains(".."), "{}", found.sentence);
    }
}
