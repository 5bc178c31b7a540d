//! What earlier versions kept: all that a window remembered in one file, `settings.json`, and `settings-2.json` and so on
//! for windows beside the first. What of it was called otherwise stands in sessions that were handed on, too.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use bidiscope_bidi::name::Notation;
use bidiscope_report::words::error::file_error_text;
use bidiscope_session::WrittenName;
use bidiscope_system::files::rename;
use bidiscope_words::message;

use super::super::settings::{Preferences, Session, SessionError, write_document};
use super::sessions::Place;
use super::{json_of, read, read_json, shown, write};

/// The most windows that remembered something.
const MOST_WINDOWS: usize = 32;

/// Makes preferences and sessions of the files in a folder where there are none yet; the files stay. Gives sentences on those
/// that cannot be read.
///
/// # Errors
/// They cannot be written; then nothing has changed.
pub(crate) fn take_over(folder: &Path) -> Result<Vec<String>, String> {
    let place = Place::new(folder);
    let mut notices = Vec::new();
    if place.sessions.exists() {
        return Ok(notices);
    }
    let mut windows = Vec::new();
    for path in (1..=MOST_WINDOWS).map(|number| file(folder, number)) {
        match read_file(&path) {
            Ok(None) => {}
            Ok(Some(window)) => windows.push(window),
            Err(why) => {
                notices
                    .push(message!(remembered_former_unread, file = shown(&path), reason = why).to_string());
            }
        }
    }
    if !windows.is_empty() {
        let written = write_all(folder, &place, &windows);
        written.map_err(|error| {
            let (folder, reason) = (shown(folder), file_error_text(&error));
            message!(remembered_former_unwritten, folder = folder, reason = reason).to_string()
        })?;
    }
    Ok(notices)
}

/// The file of a window, by its number from 1.
fn file(folder: &Path, number: usize) -> PathBuf {
    match number {
        1 => folder.join("settings.json"),
        _ => folder.join(format!("settings-{number}.json")),
    }
}

/// What one window remembered.
struct Window {
    preferences: Preferences,
    session: Session,
    /// What it had put by, the latest first.
    earlier: Vec<Session>,
}

fn read_file(path: &Path) -> Result<Option<Window>, String> {
    let Some(bytes) = read(path)? else { return Ok(None) };
    window(&bytes).map(Some).map_err(|error| error.to_string())
}

fn window(bytes: &[u8]) -> Result<Window, SessionError> {
    let file = read_json(bytes)?;
    let settings = &file["settings"];
    if !settings.is_object() {
        return Err(SessionError::Empty);
    }
    let earlier = settings["set_aside"].as_array().into_iter().flatten().cloned().map(Session::from_settings);
    let mut likes = settings.clone();
    likes["panels"] = json!({
        "details_height": settings["panes"]["details_height"],
        "details_width": settings["panes"]["details_width"],
        "list_details_height": settings["list"]["details_height"],
        "list_details_width": settings["list"]["details_width"],
        "text_height": settings["text"]["height"],
    });
    likes["all_rules"] = settings["trace"]["with_idle"].clone();
    likes["window"] = file["window"].clone();
    remove_nothing(&mut likes);
    let mut preferences = Preferences::deserialize(&likes)?;
    preferences.keep_within_bounds();
    Ok(Window {
        preferences,
        session: Session::from_settings(settings.clone())?,
        earlier: earlier.collect::<Result<_, _>>()?,
    })
}

/// Removes keys that say nothing, which are as at first.
fn remove_nothing(value: &mut Value) {
    if let Some(keys) = value.as_object_mut() {
        keys.retain(|_, it| !it.is_null());
        keys.values_mut().for_each(remove_nothing);
    }
}

/// Writes them into a folder that gets its name when it has all: when that fails, or the program ends, the next start begins
/// again.
fn write_all(folder: &Path, place: &Place, windows: &[Window]) -> io::Result<()> {
    let begun = Place { sessions: folder.join("sessions.new"), cache: place.cache.clone() };
    if begun.sessions.exists() {
        fs::remove_dir_all(&begun.sessions)?;
    }
    // The first window's is written last: it is the newest.
    for (number, window) in windows.iter().enumerate().rev() {
        for (at, session) in window.earlier.iter().enumerate().rev() {
            begun.write(&format!("earlier-0-{:02}-{:03}", MOST_WINDOWS - number, 999 - at), session)?;
        }
        begun.write(&format!("0-{:02}", MOST_WINDOWS - number), &window.session)?;
    }
    let preferences = folder.join("preferences.json");
    if !preferences.exists() {
        write(&preferences, &write_document(&json_of(&windows[0].preferences)))?;
    }
    rename(&begun.sessions, &place.sessions)
}

/// Puts what was called otherwise where it is read today: a bookmark is a pinned name, and a note the line of its name, which is
/// pinned; and what took the place of a pane of the details is open.
pub(crate) fn update(settings: &mut Value) {
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
        serde_json::from_value::<WrittenName>((**it).clone()).is_ok_and(|it| it.characters() == name)
    };
    match pinned.iter_mut().find(is_it).and_then(Value::as_object_mut) {
        Some(bookmark) => drop(bookmark.insert("note".to_owned(), note)),
        None => pinned.push(json!({ "text": name, "notation": Notation::Unicode, "note": note })),
    }
}
