//! The version: said alike wherever it is said.

use std::fs;
use std::path::Path;

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("it is there")
}

/// The newest release in the changes and in what software centres show is this version, of the same day, and says what
/// changed.
#[test]
fn the_newest_release_is_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let changes = read("CHANGELOG.md");
    let newest = changes.split("\n## ").nth(1).expect("a release");
    let (heading, said) = newest.split_once('\n').expect("what changed");
    let (of, day) = heading.split_once(", ").expect("a version and a day");
    assert_eq!(of, version);
    let digits: Vec<usize> = day.split('-').map(str::len).collect();
    assert_eq!(digits, [4, 2, 2], "{day}");
    assert!(said.contains("\n- "));
    let metainfo = read("assets/desktop/bidiscope.metainfo.xml");
    let first = metainfo.split("<release ").nth(1).expect("a release");
    assert!(first.starts_with(&format!("version=\"{version}\" date=\"{day}\"")), "{first}");
}
