//! A list compared with an index answers as one compared with the names themselves, and a damaged index never otherwise.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{NamedRuleset, RegistryRulesByZone};
use bidiscope_lgr::Ruleset;
use bidiscope_list::scan::{NameRow, ScanColumn, ScanColumnSet};
use bidiscope_list::{
    ComparisonKeyBuffer, HashingReader, IndexedListFile, ListEntryCounts, NameIndex, NameIndexError,
    NameIndexSettings, NameIndexWriter, NameIndexWriterOptions, NameMatchFinder, StoredEntryBuffer,
};
use bidiscope_system::threads::WorkProgress;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::{prop_assert, prop_assert_eq};

use super::generated::{names, rows};
use super::laws::lists;
use super::plain::{FoundCells, Row, plain, text};

fn rules() -> RegistryRulesByZone {
    let file = include_bytes!("../../../../tests/data/lgr/variants.xml");
    let ruleset = Ruleset::read(file).expect("a ruleset");
    RegistryRulesByZone::of_rulesets_without_zone(Arc::from([NamedRuleset {
        name: "variants.xml".to_owned(),
        ruleset,
    }]))
}

fn settings() -> NameIndexSettings {
    static SETTINGS: LazyLock<NameIndexSettings> = LazyLock::new(|| {
        NameIndexSettings::new(Notation::Unicode, true, &rules(), Vec::new()).with_name_holders(true)
    });
    SETTINGS.clone()
}

/// The columns that an index answers.
fn columns() -> ScanColumnSet {
    let standard = ScanColumnSet::written_by_default()
        .filtered(|it| it.compares_with_other_names() && it.concerns_other_list());
    ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().fold(standard, ScanColumnSet::with)
}

fn source(folder: &Path) -> IndexedListFile {
    let path = folder.join("names.txt");
    fs::write(&path, "names").expect("room");
    let mut reader = HashingReader::new(File::open(&path).expect("it is there"));
    reader.read_to_end(&mut Vec::new()).expect("it is there");
    IndexedListFile::of_fully_read_list(&path, reader).expect("it is there")
}

/// Makes an index of these rows.
fn write_index(folder: &Path, rows: &[Row], memory: u64) -> PathBuf {
    let options = NameIndexWriterOptions {
        settings: settings(),
        stored_column_titles: &[],
        max_sort_memory_bytes: memory,
        max_thread_count: Some(2),
        temporary_folder: folder,
    };
    let mut index = NameIndexWriter::new(Vec::new(), options).expect("room");
    let hasher = index.comparison_key_hasher();
    for rows in rows.chunks(100) {
        let (mut keys, mut names) = (ComparisonKeyBuffer::default(), StoredEntryBuffer::default());
        for row in rows {
            keys.push_row_keys(row.line, &row.keys(), &hasher);
            names.push_row(
                &NameRow { line_number: row.line, name: row.name.clone(), ..NameRow::default() },
                0,
            );
        }
        index.add_rows(&keys, &names).expect("room");
    }
    let bytes = index
        .finish_unless_stopped(source(folder), ListEntryCounts::default(), &WorkProgress::new())
        .expect("room");
    let path = folder.join("names.bidx");
    fs::write(&path, bytes.expect("nobody stops it")).expect("room");
    path
}

/// What is found of a list beside an index.
fn found(list: &[Row], index: &Path, memory: u64) -> std::io::Result<Vec<FoundCells>> {
    let index = Arc::new(NameIndex::open(index)?);
    let mut grouper =
        NameMatchFinder::with_index_as_other_list(columns(), memory, &std::env::temp_dir(), index);
    for row in list {
        grouper.add_list_row(row.line, &row.keys())?;
    }
    let mut groups = grouper.find_matches_unless_stopped(&WorkProgress::new())?.expect("nobody stops it");
    list.iter().map(|_| Ok(text(&groups.next_row_matches()?))).collect()
}

/// The names of all lines, those without one too.
fn names_of(index: &Path, lines: u64) -> std::io::Result<Vec<Option<String>>> {
    let index = NameIndex::open(index)?;
    (0..lines).map(|line| Ok(index.stored_entry_at_line(line)?.map(|it| it.name))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn as_a_plain_comparison((list, other) in lists(), memory in 0..3_000_u64) {
        let folder = tempfile::tempdir().expect("a folder");
        let index = write_index(folder.path(), &other, memory);
        prop_assert_eq!(found(&list, &index, memory).expect("whole"), plain(columns(), &list, &other));
    }
}

/// Several pages a table, of which most are skipped.
#[test]
fn as_a_plain_comparison_with_4_000_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let (list, other) = (rows(&names(150, 15)), rows(&names(4_000, 39)));
    let expected = plain(columns(), &list, &other);
    assert!(expected.iter().filter(|it| it.iter().any(|it| it.1.is_some())).count() > 20);
    for memory in [1 << 30, 0] {
        let index = write_index(folder.path(), &other, memory);
        assert_eq!(found(&list, &index, memory).expect("whole"), expected, "{memory}");
        // Lines count from 1, and some have no name.
        let found = names_of(&index, 4_002).expect("whole");
        let name = |line: usize| {
            other.get(line.checked_sub(1)?).map(|it| it.name.clone()).filter(|it| !it.is_empty())
        };
        assert!(found.iter().enumerate().all(|(line, it)| *it == name(line)));
    }
}

/// An index of a few hundred names, what it holds, and what it answers.
struct Whole {
    bytes: Vec<u8>,
    list: Vec<Row>,
    found: Vec<FoundCells>,
    names: Vec<Option<String>>,
}

static WHOLE: LazyLock<Whole> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let (list, other) = (rows(&names(100, 15)), rows(&names(300, 39)));
    let index = write_index(folder.path(), &other, 1 << 30);
    let found = found(&list, &index, 1 << 30).expect("whole");
    Whole {
        bytes: fs::read(&index).expect("it is there"),
        list,
        found,
        names: names_of(&index, 301).expect("whole"),
    }
});

/// Answers are those of the whole index or none at all.
fn never_answers_otherwise(bytes: &[u8]) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("damaged.bidx");
    fs::write(&path, bytes).expect("room");
    let is_refused = |error: &std::io::Error| NameIndexError::find_in_io_error(error).is_some();
    found(&WHOLE.list, &path, 1 << 30).map_or_else(|error| is_refused(&error), |it| it == WHOLE.found)
        && names_of(&path, 301).map_or_else(|error| is_refused(&error), |it| it == WHOLE.names)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_damaged_index_is_refused_or_answers_the_same(at in any::<usize>(), bits in 1..=255_u8, length in 1..40_usize) {
        let mut bytes = WHOLE.bytes.clone();
        let at = at % bytes.len();
        bytes[at..].iter_mut().take(length).for_each(|it| *it ^= bits);
        prop_assert!(never_answers_otherwise(&bytes));
    }

    #[test]
    fn so_is_a_part_of_one(end in any::<usize>(), start in any::<usize>(), whole_pages in any::<bool>()) {
        let page = if whole_pages { 2_048 } else { 1 };
        let end = end % (WHOLE.bytes.len() + 1) / page * page;
        let start = if start % 2 == 0 { 0 } else { start % (end + 1) / page * page };
        prop_assert!(never_answers_otherwise(&WHOLE.bytes[start..end]));
    }

    #[test]
    fn so_is_one_with_pages_in_another_order(one in any::<usize>(), other in any::<usize>()) {
        let mut pages: Vec<&[u8]> = WHOLE.bytes.chunks(2_048).collect();
        let count = pages.len();
        pages.swap(one % count, other % count);
        prop_assert!(never_answers_otherwise(&pages.concat()));
    }
}

#[test]
fn every_byte_counts_where_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("damaged.bidx");
    for at in [0, 16, 24, 100, 2_047, WHOLE.bytes.len() - 1, WHOLE.bytes.len() - 9, WHOLE.bytes.len() - 30] {
        let mut bytes = WHOLE.bytes.clone();
        bytes[at] ^= 1;
        fs::write(&path, bytes).expect("room");
        let error = NameIndex::open(&path).expect_err("damaged");
        let expected =
            if at < 16 { NameIndexError::NotAnIndexFile } else { NameIndexError::DamagedIndexFile };
        assert_eq!(NameIndexError::find_in_io_error(&error), Some(&expected), "{at}");
    }
}

#[test]
fn settings_have_to_be_the_same_as_far_as_they_matter() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = NameIndex::open(&write_index(folder.path(), &[], 0)).expect("whole");
    let (no_rules, other) = (RegistryRulesByZone::default(), [Notation::CodePoints, Notation::Unicode]);
    let check = |notation, trims, rules: &RegistryRulesByZone| {
        index.check_settings(&NameIndexSettings::new(notation, trims, rules, vec!["any".to_owned()])).is_ok()
    };
    assert!(check(Notation::Unicode, true, &rules()) && check(Notation::Unicode, true, &no_rules));
    assert!(!check(Notation::Unicode, false, &rules()) && !check(other[0], true, &rules()));
    let RegistryRulesByZone::SingleZone { zone_rulesets: rulesets, other_registry_rules: rules, .. } =
        rules()
    else {
        panic!("one zone")
    };
    let of_com = bidiscope_idna::verdict::Zone::read("com", Notation::Unicode).expect("a zone");
    assert!(!check(
        Notation::Unicode,
        true,
        &RegistryRulesByZone::SingleZone {
            parent_zone: Some(of_com),
            zone_rulesets: rulesets,
            other_registry_rules: rules
        }
    ));
    assert!(ScanColumn::ALL.iter().filter(|it| columns().has(**it)).count() == 10);
}
