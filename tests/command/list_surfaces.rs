//! A list on all surfaces: the summary of `scan`, its report and the List tab have the same numbers and say the same of
//! each name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{
    NameMatchKind, NameRowBuilder, RegistrationDecision, ScanColumn, ScanColumnSet, ScanOptions,
};
use bidiscope_list::{ListEntryFields, NameMatchFinder};
use bidiscope_report::list::{
    DECISIONS_IN_SORT_ORDER, ListRowCache, ListRowDetails, ListedNames, ListedNamesChunk, MatchGroupTable,
    OtherListMatches, registration_decision_count_text, registration_verdict_text,
};
use bidiscope_report::page::{PageBlock, PageLinePiece};
use bidiscope_report::profile::ProfileFile;
use bidiscope_system::threads::WorkProgress;
use tempfile::tempdir;

use super::html_reader;
use super::run;

/// Names with every decision, and with matches of every kind but the one that no two names have.
const NAMES: [&str; 21] = [
    "gov.com",
    "no.com",
    "b-.com",
    "shop.com",
    "a.com",
    "a.com",
    "free.com",
    "_dmarc",
    "a..b",
    // The same in a right-to-left paragraph, and in neither zone.
    "a-1",
    "1-a",
    "A.com",
    // The same in a left-to-right paragraph.
    "\u{5D0}12.com",
    "12\u{5D0}.com",
    // Each in one paragraph as the other in the other.
    "\u{5D0}\u{5D1}-12",
    "12-\u{5D0}\u{5D1}",
    // Cyrillic and Latin letters.
    "\u{441}\u{43E}\u{440}.com",
    "cop.com",
    // Variants.
    "\u{E6}.test",
    "ae.test",
    // Registered to whoever asks for it.
    "mine.com",
];

const OTHERS: [&str; 3] = ["shop.com", "\u{440}aypal.com", "mine.com"];

/// Who asks for a name, or holds it.
fn holder(name: &str) -> &'static str {
    if name == "mine.com" { "R1" } else { "" }
}

/// The names as CSV, each with its holder.
fn csv(names: &[&str]) -> String {
    let rows = names.iter().map(|it| format!("{it},{}\n", holder(it)));
    ["name,who\n".to_owned()].into_iter().chain(rows).collect()
}

const PROFILE: &str = "[zone.com]\nreserved = \"reserved.txt\"\nblocked = \"blocked.txt\"\n[zone.test]\nrulesets = [\"variants.xml\"]\n";

/// The rules of the profile in a folder.
fn rules(folder: &Path) -> RegistryRulesByZone {
    let file = ProfileFile::read(PROFILE.as_bytes()).expect("a profile");
    let loaded = file.load_files(None, |name, _| Ok(fs::read(folder.join(name)).expect("it is there")));
    RegistryRulesByZone::RegistryProfile(Arc::new(loaded.expect("its files").profile))
}

/// The list as the List tab has it.
fn list(rules: &RegistryRulesByZone) -> (ListedNames, MatchGroupTable) {
    let columns: ScanColumnSet =
        ScanColumnSet::written_by_default().with(ScanColumn::ContestedWith).with(ScanColumn::Parent);
    let columns = ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().fold(columns, ScanColumnSet::with);
    let holder_field = Some(0);
    let options = ScanOptions {
        computed_columns: columns,
        registry_rules: rules.clone(),
        name_holder_field_index: holder_field,
        trims_white_space: true,
        ..ScanOptions::default()
    };
    let mut builder = NameRowBuilder::new(options);
    let mut grouper = NameMatchFinder::new(
        columns.filtered(ScanColumn::compares_with_other_names),
        1 << 20,
        &std::env::temp_dir(),
    );
    let mut block = ListedNamesChunk::default();
    // The first line is the header.
    for (line, name) in (2..).zip(OTHERS) {
        builder.build_row(line, name.as_bytes());
        let row = builder.last_row_with_fields(&ListEntryFields::of_texts([holder(name)]));
        grouper.add_other_list_row(line, &row.comparison_keys()).expect("there is room");
    }
    for (line, name) in (2..).zip(NAMES) {
        builder.build_row(line, name.as_bytes());
        let row = builder.last_row_with_fields(&ListEntryFields::of_texts([holder(name)]));
        grouper.add_list_row(line, &row.comparison_keys()).expect("there is room");
        block.push_name(name.as_bytes(), row);
    }
    let mut names = ListedNames::default();
    names.add(Arc::new(block));
    let mut found = grouper
        .find_matches_unless_stopped(&WorkProgress::new())
        .expect("there is room")
        .expect("nobody stops it");
    let (mut groups, mut matches) = (MatchGroupTable::default(), OtherListMatches::default());
    for row in 0..names.name_count() {
        let cells = found.next_row_matches().expect("its cells");
        groups.push_row(|it| cells.group_or_line_number(it));
        groups.set_contesting_lines_of_last_row(found.contesting_lines_of_last_row());
        matches.push_row(row, |it| cells.group_or_line_number(it));
    }
    for (line, name) in (2..).zip(OTHERS) {
        matches.set_name_at_other_list_line(line, name.to_owned());
    }
    (names, groups.with_other_list(matches))
}

/// What is said of a name, a line each.
fn sentences(details: &ListRowDetails) -> Vec<String> {
    let lines = details.page_blocks.iter().flat_map(|it| match it {
        PageBlock::RegistrationFact { text: line, .. }
        | PageBlock::Paragraph(line)
        | PageBlock::Fact { text: line, .. } => vec![line],
        PageBlock::LineList(lines) => lines.iter().collect(),
        _ => panic!("{it:?}"),
    });
    lines.map(|it| it.pieces.iter().map(PageLinePiece::to_plain_text).collect()).collect()
}

/// A text without what is between words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn every_surface_has_the_same_numbers_and_sentences() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let lgr = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/lgr/variants.xml");
    fs::copy(lgr, path("variants.xml")).expect("room");
    for (name, text) in [
        ("reserved.txt", "gov\n"),
        ("blocked.txt", "no\n"),
        ("profile.toml", PROFILE),
        ("names.csv", &csv(&NAMES)),
        ("others.csv", &csv(&OTHERS)),
    ] {
        fs::write(path(name), text).expect("room");
    }
    let ended = run(&[
        &["scan", "--profile", &path("profile.toml"), "--against", &path("others.csv")][..],
        &["--column=name", "--holder=who", "--against-holder=who"],
        &["--report", &path("a.html"), "--output", &path("a.csv"), "--columns=decision", &path("names.csv")],
    ]
    .concat());
    let summary = ended.err.lines().last().unwrap_or_default();
    let page = html_reader::read(&fs::read_to_string(path("a.html")).expect("a report"));
    let rows = fs::read_to_string(path("a.csv")).expect("rows");
    let decisions: Vec<&str> = rows.lines().skip(1).collect();

    let rules = rules(folder.path());
    let (names, groups) = list(&rules);
    let counts = groups.decision_counts(&names);
    for decision in DECISIONS_IN_SORT_ORDER {
        let count = counts.of(decision);
        assert!(count > 0, "{decision:?}");
        assert_eq!(decisions.iter().filter(|it| **it == decision.id()).count() as u64, count, "{decision:?}");
        let clause = registration_decision_count_text(decision, count.to_string()).to_string();
        assert!(summary.split(", ").any(|it| it == clause), "{clause}: {summary}");
        let row = format!("{}{count}", registration_verdict_text(decision, true));
        assert!(
            page.texts("tr").iter().any(|it| words(it).replace(' ', "") == row.replace(' ', "")),
            "{row}"
        );
    }

    // What the report says of each name that it lists with details.
    let articles: BTreeMap<u64, String> = page
        .of_class("article", "listed")
        .map(|it| {
            let line = it.text.split("Line ").nth(1).expect("its line");
            let digits: String =
                line.chars().skip_while(|it| !it.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
            (digits.parse().expect("a line"), words(&it.text))
        })
        .collect();
    let mut view = ListRowCache::new(Notation::Unicode, rules.clone());
    let mut kinds = Vec::new();
    for (row, decision) in decisions.iter().enumerate() {
        let shown = view.row(&names, row).expect("a row");
        let details =
            ListRowDetails::of_list_row(&names, Some(&groups), row, &shown, Notation::Unicode, &rules);
        assert_eq!(details.decision.id(), *decision, "{}", NAMES[row]);
        kinds.extend(details.match_groups.iter().flat_map(|it| it.match_kinds.clone()));
        let said = sentences(&details);
        assert!(!said.is_empty(), "{}", NAMES[row]);
        match details.decision {
            // They are listed without details.
            RegistrationDecision::NotARegistration => {}
            RegistrationDecision::UnreadableName => {
                assert!(page.texts("td").contains(&said[1].as_str()), "{said:?}")
            }
            RegistrationDecision::Allowed if !articles.contains_key(&details.line_number) => {
                assert_eq!(said.len(), 1, "{said:?}")
            }
            _ => {
                let article = &articles[&details.line_number];
                let is_there = |it: &&String| article.contains(&words(it));
                assert!(said.iter().all(|it| is_there(&it)), "{said:#?} {article}");
            }
        }
    }
    // No two different names have the same one-to-one display.
    let possible = NameMatchKind::ALL.into_iter().filter(|&it| it != NameMatchKind::SameOneToOneDisplay);
    for kind in possible {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
}
