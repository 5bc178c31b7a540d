//! What earlier versions called otherwise in the settings of a session: sessions that were handed on still say it.

use serde_json::{Map, Value, json};

use bidiscope_bidi::name::Notation;
use bidiscope_session::WrittenName;

/// Puts what was called otherwise where it is read today: a bookmark is a pinned name, and a note the line of its name, which is
/// pinned; and what took the place of a pane of the details is open.
pub(super) fn update(settings: &mut Value) {
    let Some(settings) = settings.as_object_mut() else { return };
    let detail = settings.get("panes").and_then(|it| it["detail"].as_str());
    let now = match detail {
        Some("variants") => Some(json!({ "detail": "rules" })),
        Some("characters") => Some(json!({ "detail": "why", "unfolds_logical": true })),
        _ => None,
    };
    if let (Some(panes), Some(Value::Object(now))) =
        (settings.get_mut("panes").and_then(Value::as_object_mut), now)
    {
        panes.extend(now);
    }
    let [visited, bookmarks, notes] = ["visited", "bookmarks", "notes"].map(|key| settings.remove(key));
    if settings.contains_key("names") || visited.is_none() && bookmarks.is_none() && notes.is_none() {
        return;
    }
    let mut names = Map::new();
    if let Some(mut visited) = visited {
        match visited.as_object_mut() {
            Some(visited) => {
                let all = visited.remove("all").map(|it| ("recent".to_owned(), it));
                names.extend(all.into_iter().chain(visited.remove_entry("at")));
            }
            None => drop(names.insert("recent".to_owned(), visited)),
        }
    }
    let mut pinned = match bookmarks {
        Some(Value::Array(all)) => all,
        other => other.into_iter().collect(),
    };
    match notes {
        Some(Value::Object(notes)) => notes.into_iter().for_each(|(name, note)| put(&mut pinned, name, note)),
        other => pinned.extend(other),
    }
    names.insert("pinned".to_owned(), Value::Array(pinned));
    settings.insert("names".to_owned(), Value::Object(names));
}

/// Puts a note on the name of these characters, which is pinned if it is not yet.
fn put(pinned: &mut Vec<Value>, name: String, note: Value) {
    let is_it = |it: &&mut Value| {
        serde_json::from_value::<WrittenName>((**it).clone()).is_ok_and(|it| it.logical_text() == name)
    };
    match pinned.iter_mut().find(is_it).and_then(Value::as_object_mut) {
        Some(bookmark) => drop(bookmark.insert("note".to_owned(), note)),
        None => pinned.push(json!({ "text": name, "notation": Notation::Unicode, "note": note })),
    }
}
