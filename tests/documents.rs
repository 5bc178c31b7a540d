//! Links in documents resolve: each to a file of the repository and, after `#`, to a heading in it.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The documents in a folder and below it, without what was built or brought there.
fn documents(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !name.starts_with('.') && !["target", "node_modules"].contains(&name.as_str()) {
            found.extend(documents(&path));
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
    found
}

/// The lines outside of fenced code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// A text without its code spans, which begin and end with equally many backticks.
fn without_code(text: &str) -> String {
    let Some(start) = text.find('`') else { return text.to_owned() };
    let rest = text[start..].trim_start_matches('`');
    let ticks = &text[start..text.len() - rest.len()];
    let after = rest.find(ticks).map_or(rest, |end| &rest[end + ticks.len()..]);
    format!("{}{}", &text[..start], without_code(after))
}

/// The targets of links and pictures.
fn targets(text: &str) -> Vec<String> {
    let text = without_code(&prose(text).collect::<Vec<_>>().join("\n"));
    text.split("](").skip(1).filter_map(|it| Some(it.split_once(')')?.0.to_owned())).collect()
}

/// The anchors of the headings, as GitHub makes them; a heading that occurs again gets a number.
fn anchors(text: &str) -> Vec<String> {
    let mut occurred = HashMap::<String, usize>::new();
    let headings =
        prose(text).filter(|it| it.trim_start_matches('#').starts_with(' ') && it.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = |it: &char| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_');
        let title = heading.trim_start_matches('#').trim().to_lowercase();
        let anchor = title.chars().filter(kept).collect::<String>().replace(' ', "-");
        let again = occurred.entry(anchor.clone()).and_modify(|it| *it += 1).or_default();
        if *again > 0 { format!("{anchor}-{again}") } else { anchor }
    };
    headings.map(anchor).collect()
}

#[test]
fn links_in_documents_resolve() {
    let (mut links, mut broken) = (0, Vec::new());
    let read = |path: &Path| fs::read_to_string(path).expect("UTF-8");
    for document in documents(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        for target in targets(&read(&document)).into_iter().filter(|it| !it.contains(':')) {
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let path = if file.is_empty() { document.clone() } else { document.with_file_name(file) };
            links += 1;
            if !path.exists() || !anchor.is_empty() && !anchors(&read(&path)).contains(&anchor.to_owned()) {
                broken.push(format!("{}: {target}", document.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(links > 200, "{links}");
}
