//! The dialog of a free desktop, asked for over D-Bus: `org.freedesktop.portal.FileChooser`, version 1 and later.
//!
//! <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html>

use std::collections::HashMap;
use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

use futures_lite::{StreamExt, future};
use zbus::Connection;
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};

use bidiscope_words::message;

use super::portal::{PLACE, connect, proxy};
use crate::file_chooser::{FileAnswer, FileRequest};

const CHOOSER: &str = "org.freedesktop.portal.FileChooser";
const REQUEST: &str = "org.freedesktop.portal.Request";
/// What the request is called: a connection makes one.
const TOKEN: &str = "bidiscope";
/// The patterns of a filter: 0 says that it is one of names.
type Patterns = Vec<(u32, String)>;

/// Asks for a file, and waits until the user has answered, or the portal is gone.
pub(crate) fn choose_file(request: &FileRequest) -> FileAnswer {
    future::block_on(ask(request)).unwrap_or_else(|error| FileAnswer::NoDialog(reason(&error)))
}

async fn ask(request: &FileRequest) -> zbus::Result<FileAnswer> {
    let connection = connect().await?;
    let chooser = proxy(&connection, PLACE.to_owned(), CHOOSER).await?;
    // Both are listened for before there is anything to hear.
    let mut owners = chooser.receive_owner_changed().await?;
    let expected = request_path(&connection);
    let answer = proxy(&connection, expected.clone(), REQUEST).await?;
    let mut responses = answer.receive_signal("Response").await?;

    let method = if request.saves { "SaveFile" } else { "OpenFile" };
    let handle: OwnedObjectPath = chooser.call(method, &("", request.title, options(request))).await?;
    if handle.as_str() != expected {
        // Before version 0.9 the portal chose where it answers.
        let answer = proxy(&connection, handle.to_string(), REQUEST).await?;
        responses = answer.receive_signal("Response").await?;
    }
    let answered = async { responses.next().await };
    let gone = async {
        // A portal that comes back does not know of the request.
        while owners.next().await.is_some_and(|owner| owner.is_some()) {}
        None
    };
    let Some(response) = future::or(answered, gone).await else {
        return Ok(FileAnswer::NoDialog(message!(dialog_ended).to_string()));
    };
    let (outcome, results): (u32, HashMap<String, OwnedValue>) = response.body().deserialize()?;
    Ok(match outcome {
        0 => chosen(results),
        1 => FileAnswer::Cancelled,
        _ => FileAnswer::NoDialog(message!(dialog_ended).to_string()),
    })
}

/// Where the portal answers a request of this connection.
fn request_path(connection: &Connection) -> String {
    let sender = connection.unique_name().map_or("", |it| it.as_str());
    format!("{PLACE}/request/{}/{TOKEN}", sender.trim_start_matches(':').replace('.', "_"))
}

fn options(request: &FileRequest) -> HashMap<&'static str, Value<'static>> {
    let mut options = HashMap::from([
        ("handle_token", Value::from(TOKEN)),
        // The window can be used meanwhile.
        ("modal", Value::from(false)),
    ]);
    if let Some((title, endings)) = request.kind {
        let patterns: Patterns = endings.iter().map(|it| (0, format!("*.{it}"))).collect();
        let mut filters = vec![(title.to_owned(), patterns)];
        if !request.saves {
            filters.push((message!(dialog_all_files).to_string(), vec![(0, "*".to_owned())]));
        }
        options.insert("filters", Value::from(filters));
    }
    if let Some(folder) = &request.folder {
        // The name of a file is any bytes but 0, which ends it.
        let mut bytes = folder.as_os_str().as_bytes().to_vec();
        bytes.push(0);
        options.insert("current_folder", Value::from(bytes));
    }
    if request.saves && !request.name.is_empty() {
        options.insert("current_name", Value::from(request.name.clone()));
    }
    options
}

/// The file that a response names.
fn chosen(mut results: HashMap<String, OwnedValue>) -> FileAnswer {
    let uris = results.remove("uris").and_then(|it| Vec::<String>::try_from(it).ok()).unwrap_or_default();
    match uris.first() {
        None => FileAnswer::NoDialog(message!(dialog_names_no_file).to_string()),
        Some(uri) => path_of(uri).map_or_else(
            || FileAnswer::NoDialog(message!(dialog_no_file_here).to_string()),
            FileAnswer::Chosen,
        ),
    }
}

/// The path in a `file:` URI (RFC 8089) of this machine.
fn path_of(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    let bytes: Vec<u8> = percent_encoding::percent_decode_str(path).collect();
    (path.starts_with('/') && !bytes.contains(&0)).then(|| PathBuf::from(OsString::from_vec(bytes)))
}

/// Why there is no dialog: the end of a sentence.
fn reason(error: &zbus::Error) -> String {
    match error {
        zbus::Error::InputOutput(error) if error.kind() == std::io::ErrorKind::TimedOut => {
            message!(dialog_desktop_silent).to_string()
        }
        zbus::Error::MethodError(name, ..) if is_missing(name.as_str()) => {
            message!(dialog_no_portal).to_string()
        }
        zbus::Error::MethodError(name, said, _) => {
            said.clone().unwrap_or_else(|| name.to_string()).trim_end_matches('.').to_owned()
        }
        _ => message!(dialog_no_session_bus).to_string(),
    }
}

fn is_missing(error: &str) -> bool {
    let name = error.strip_prefix("org.freedesktop.DBus.Error.");
    matches!(
        name,
        Some("ServiceUnknown" | "NameHasNoOwner" | "UnknownMethod" | "UnknownInterface" | "UnknownObject")
    ) || name.is_some_and(|it| it.starts_with("Spawn."))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{is_missing, path_of};

    #[test]
    fn uris_of_files() {
        // RFC 8089, appendices A and B; RFC 3986 for the escapes.
        for (uri, path) in [
            ("file:///path/to/file", Some("/path/to/file")),
            ("file://localhost/path", Some("/path")),
            ("file:///a%20b/%D7%90.csv", Some("/a b/\u{5D0}.csv")),
            ("file:///100%25", Some("/100%")),
            ("file://elsewhere.example/path", None),
            ("https://example.com/a", None),
            ("file:///a%00b", None),
            ("", None),
        ] {
            assert_eq!(path_of(uri), path.map(PathBuf::from), "{uri}");
        }
    }

    #[test]
    fn errors_of_a_bus_without_a_portal() {
        for name in ["ServiceUnknown", "UnknownMethod", "Spawn.ChildExited"] {
            assert!(is_missing(&format!("org.freedesktop.DBus.Error.{name}")));
        }
        assert!(!is_missing("org.freedesktop.portal.Error.Failed"));
    }
}
