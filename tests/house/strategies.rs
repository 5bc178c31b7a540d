//! The places that a strategy needs: see `docs/new-strategy.md`.

use std::fs;
use std::path::Path;

use bidiscope::order::{Key, Strategy};

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What speaks of methods without being a strategy.
const BESIDE: [&str; 3] = ["display", "method", "strategy"];

/// The files in `src/order` that say how a display comes about, by their module's names.
fn files_of_strategies() -> Vec<String> {
    let order = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/order");
    let mut found = Vec::new();
    for entry in fs::read_dir(order).expect("the sources") {
        let path = entry.expect("readable").path();
        let file = if path.is_dir() { path.join("mod.rs") } else { path.clone() };
        let module = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(file).expect("UTF-8");
        if text.contains("-> Method<'a>") && !BESIDE.contains(&module.as_str()) {
            found.push(module);
        }
    }
    found
}

#[test]
fn no_place_of_a_strategy_is_forgotten() {
    let (modules, table) = (read("src/order/mod.rs"), read("src/order/strategy.rs"));
    let rows = table.split("\nstrategies! {").nth(1).expect("the table of strategies");
    let files = files_of_strategies();
    assert!(files.len() >= 6, "only {files:?} were found: does the test still read them?");
    for file in files {
        assert!(
            modules.lines().any(|line| line.ends_with(&format!("mod {file};"))),
            "place 1: src/order/mod.rs lacks `mod {file};`"
        );
        assert!(
            rows.contains(&format!("{file}::")),
            "place 2: the table in src/order/strategy.rs has no row with `{file}::method`"
        );
    }
    let documented = read("docs/output.md");
    for strategy in Strategy::ALL {
        let id = strategy.id();
        let row = documented.lines().find(|line| line.starts_with(&format!("| `{id}` | ")));
        let Some(row) = row else { panic!("place 3: docs/output.md has no row for the display `{id}`") };
        let keys: Vec<String> = strategy.keys().iter().map(|key| format!("`{}`", key.id())).collect();
        let keys = keys.join(", ");
        assert!(
            row.ends_with(&format!("| {keys} |")),
            "place 3: in docs/output.md `{id}` has the keys {keys}"
        );
        assert!(strategy.keys().is_sorted_by_key(|key| Key::ALL.iter().position(|it| it == key)), "{id}");
    }
}
