//! What goes wrong with memory and disk.

use bidiscope_list::scan::{ComparisonKeys, DisplaysOfName, InBothParagraphs, ScanColumnSet};
use bidiscope_list::{ListError, NameMatchFinder};
use bidiscope_system::files::FileError;
use bidiscope_system::threads::WorkProgress;

fn keys(name: &str) -> ComparisonKeys<'_> {
    ComparisonKeys {
        name,
        ascii_name: name,
        displays: DisplaysOfName { one_to_one: name, left_to_right: name, right_to_left: name },
        skeletons: InBothParagraphs { left_to_right: name, right_to_left: name },
        index_label_keys: &[],
        name_without_points: name,
        name_holder: "",
        may_be_registered: true,
    }
}

#[test]
fn a_folder_that_is_not_there_is_named_when_memory_is_full() {
    let folder = tempfile::tempdir().expect("a folder");
    let gone = folder.path().join("gone");
    let mut grouping = NameMatchFinder::new(ScanColumnSet::written_by_default(), 10_000, &gone);
    let mut rows = 0..10_000;
    let error = rows.find_map(|line| grouping.add_list_row(line + 1, &keys(&format!("name-{line}"))).err());
    let error = error.expect("memory is full before that");
    let expected = ListError::NoTemporaryFile { folder: gone.clone(), reason: FileError::NotFound };
    assert_eq!(error.get_ref().and_then(|it| it.downcast_ref()), Some(&expected));
    // What memory holds needs no folder.
    let mut grouping = NameMatchFinder::new(ScanColumnSet::written_by_default(), 1 << 30, &gone);
    grouping.add_list_row(1, &keys("a")).expect("it is held");
    assert!(grouping.find_matches_unless_stopped(&WorkProgress::new()).expect("it is held").is_some());
}

#[test]
fn nothing_is_left_behind_and_nothing_is_reported_when_it_is_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut grouping = NameMatchFinder::new(ScanColumnSet::written_by_default(), 0, folder.path());
    for line in 1..100 {
        grouping.add_list_row(line, &keys("a")).expect("there is room");
    }
    let progress = WorkProgress::new();
    progress.stop();
    assert!(grouping.find_matches_unless_stopped(&progress).expect("there is room").is_none());
    let left = std::fs::read_dir(folder.path()).expect("it is there").count();
    assert_eq!(left, 0);
}
