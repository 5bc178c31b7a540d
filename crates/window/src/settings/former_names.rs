//! Names in settings that were written when what was looked at, bookmarks and notes were three things.

use serde_json::{Map, Value, json};

use bidiscope_bidi::name::Notation;
use bidiscope_present::session::WrittenName;

/// Puts them where they are read today, in settings and in what they have set aside: a bookmark is a pinned name, and a note the
/// line of its name, which is pinned.
pub(super) fn update(settings: &mut Value) {
    let Some(settings) = settings.as_object_mut() else { return };
    if let Some(set_aside) = settings.get_mut("set_aside").and_then(Value::as_array_mut) {
        set_aside.iter_mut().for_each(update);
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
    // What is of another kind stays among them, so that it is told that it is lost.
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
        serde_json::from_value::<WrittenName>((**it).clone()).is_ok_and(|it| it.characters() == name)
    };
    match pinned.iter_mut().find(is_it).and_then(Value::as_object_mut) {
        Some(bookmark) => drop(bookmark.insert("note".to_owned(), note)),
        None => pinned.push(json!({ "text": name, "notation": Notation::Unicode, "note": note })),
    }
}
