//! What earlier versions kept: all that a window remembered in one file, `settings.json`, and `settings-2.json` and so on
//! for windows beside the first.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Value, json};

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::rename_durably;
use bidiscope_words::message;

use super::super::settings::{Preferences, Session, SessionError, json_of, read_json, write_document};
use super::sessions::Place;
use super::{read, shown, write};

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
    rename_durably(&begun.sessions, &place.sessions)
}
