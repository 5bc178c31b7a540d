//! The display that the window opens on. It is tried before the windowing library takes it, which would wait for ever
//! where nobody answers, and does not try X where Wayland is named and does not answer. All else that may be missing it
//! says itself.

use std::env::var_os;
use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::thread::Builder;
use std::time::Duration;

use wayland_client::Connection;
use x11rb::errors::ConnectError;
use x11rb::rust_connection::RustConnection;

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::panics::{self, CaughtPanic};

use super::libraries::no_library;
use crate::window_error::WindowError;

/// How long a display has to answer.
const LONGEST_SILENCE: Duration = Duration::from_secs(5);
/// A Wayland compositor that has already been connected with.
const INHERITED: &str = "WAYLAND_SOCKET";

/// What answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum System {
    /// A Wayland compositor.
    Wayland,
    /// An X server.
    X11,
}

/// The displays that the environment names; what is empty names none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Named {
    wayland: Option<OsString>,
    /// Whether there is a connection with a Wayland compositor already.
    is_connected: bool,
    x11: Option<OsString>,
}

/// The system whose display answers: Wayland's where there is one, else X's. Of an X server the connection
/// that was tried is to be kept: one that loses its last client may begin anew, and take no other meanwhile.
///
/// # Errors
/// Why no display can be used.
pub(super) fn find() -> Result<(System, Option<RustConnection>), WindowError> {
    let named = |name| var_os(name).filter(|value| !value.is_empty());
    let (wayland, x11) = (named("WAYLAND_DISPLAY"), named("DISPLAY"));
    let named = Named { wayland, is_connected: named(INHERITED).is_some(), x11 };
    let x11 = choose(&named, try_wayland, try_x11)?;
    Ok((if x11.is_some() { System::X11 } else { System::Wayland }, x11))
}

/// The X server that answers, with these ways of trying one; `None` where a Wayland compositor does.
fn choose<X>(
    named: &Named,
    try_wayland: impl FnOnce(&OsStr) -> Result<(), WindowError>,
    try_x11: impl FnOnce(&OsStr) -> Result<X, WindowError>,
) -> Result<Option<X>, WindowError> {
    match (&named.wayland, &named.x11) {
        // It cannot be tried without using it up.
        _ if named.is_connected => Ok(None),
        (Some(wayland), x11) => match (try_wayland(wayland), x11) {
            (Ok(()), _) => Ok(None),
            // Where the program finds Wayland named, so do its libraries, and wait for it.
            (Err(error), Some(x11)) => Err(WindowError::Wayland {
                reason: error.to_string(),
                other: x11.to_string_lossy().into_owned(),
            }),
            (Err(error), None) => Err(error),
        },
        (None, Some(x11)) => try_x11(x11).map(Some),
        (None, None) => Err(WindowError::NoDisplay),
    }
}

/// Asks something that may never be answered.
fn ask<T: Send + 'static>(
    display: &str,
    question: impl FnOnce() -> Result<T, WindowError> + Send + 'static,
) -> Result<T, WindowError> {
    let (sender, answer) = channel();
    let asking = move || {
        // Whoever has waited too long does not listen any more.
        let stopped = |caught: CaughtPanic| Err(WindowError::Stopped(caught.to_string()));
        let _ = sender.send(panics::catch_panic(question).unwrap_or_else(stopped));
    };
    // A window has several threads of its own: where not even this one is to be had, none will open.
    Builder::new().name("display".to_owned()).spawn(asking).map_err(|_| WindowError::NoThread)?;
    let silent = |_| WindowError::Display(format!("{display} does not answer"));
    answer.recv_timeout(LONGEST_SILENCE).unwrap_or_else(|error| Err(silent(error)))
}

fn try_wayland(display: &OsStr) -> Result<(), WindowError> {
    let name = format!("the Wayland display {}", display.to_string_lossy());
    let path = PathBuf::from(display);
    let socket = if path.is_absolute() {
        path
    } else {
        match var_os("XDG_RUNTIME_DIR") {
            Some(folder) => PathBuf::from(folder).join(path),
            None => return Err(unreachable(&name, "XDG_RUNTIME_DIR is not set")),
        }
    };
    let asked = name.clone();
    ask(&name, move || {
        let failed = |error: io::Error| unreachable(&asked, &file_error_text(&error));
        let stream = UnixStream::connect(socket).map_err(failed)?;
        let connection = Connection::from_socket(stream).map_err(|error| no_library(&error.to_string()))?;
        let no_answer = |error| unreachable(&asked, &format!("{error}"));
        connection.roundtrip().map(|_| ()).map_err(no_answer)
    })
}

fn try_x11(display: &OsStr) -> Result<RustConnection, WindowError> {
    let name = format!("the display {}", display.to_string_lossy());
    let (asked, display) = (name.clone(), display.to_owned());
    ask(&name, move || {
        let Some(display) = display.to_str() else { return Err(malformed(&display.to_string_lossy())) };
        let (connection, _) =
            RustConnection::connect(Some(display)).map_err(|error| refused(&asked, display, &error))?;
        Ok(connection)
    })
}

/// Why an X server does not take the program.
fn refused(name: &str, display: &str, error: &ConnectError) -> WindowError {
    let said = |reason: &[u8]| {
        let reason = String::from_utf8_lossy(reason);
        let reason = reason.trim_matches(|it: char| it.is_whitespace() || it == '\0');
        WindowError::Display(format!("{name} refuses the program ({reason})"))
    };
    match error {
        ConnectError::DisplayParsingError(_) => malformed(display),
        ConnectError::IoError(error) => unreachable(name, &file_error_text(error)),
        ConnectError::SetupFailed(answer) => said(&answer.reason),
        ConnectError::SetupAuthenticate(answer) => said(&answer.reason),
        ConnectError::InvalidScreen => WindowError::Display(format!("{name} has no such screen")),
        error => unreachable(name, &error.to_string()),
    }
}

fn malformed(display: &str) -> WindowError {
    WindowError::Display(format!("DISPLAY is {display}, which names no display; one is written like :0"))
}

fn unreachable(name: &str, reason: &str) -> WindowError {
    WindowError::Display(format!("{name} cannot be reached ({reason})"))
}

#[cfg(test)]
mod tests {
    use std::ffi::{OsStr, OsString};
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::os::unix::net::UnixListener;

    use super::{Named, System, WindowError, choose, try_wayland, try_x11};

    fn named(wayland: &str, x11: &str) -> Named {
        let one = |name: &str| Some(OsString::from(name)).filter(|name| !name.is_empty());
        Named { wayland: one(wayland), is_connected: false, x11: one(x11) }
    }

    /// What is chosen where displays of the name `good` answer.
    fn chosen(named: &Named) -> Result<System, String> {
        let answers = |display: &OsStr| match display.to_string_lossy() {
            name if name == "good" => Ok(()),
            name => Err(WindowError::Display(format!("{name} is silent"))),
        };
        let x11 = choose(named, answers, answers).map_err(|error| error.to_string())?;
        Ok(if x11.is_some() { System::X11 } else { System::Wayland })
    }

    #[test]
    fn the_display_that_answers_is_taken() {
        assert_eq!(chosen(&named("good", "good")), Ok(System::Wayland));
        assert_eq!(chosen(&named("", "good")), Ok(System::X11));
        assert_eq!(chosen(&named("stale", "")), Err("stale is silent".to_owned()));
        assert_eq!(chosen(&named("", ":99")), Err(":99 is silent".to_owned()));
        let none = chosen(&named("", "")).expect_err("there is none");
        assert!(none.starts_with("there is no display to open a window on"), "{none}");
        assert_eq!(chosen(&Named { is_connected: true, ..named("", ":99") }), Ok(System::Wayland));
        // The program begins anew without the one that does not answer.
        let other = chosen(&named("stale", "good"));
        assert_eq!(other, Err("stale is silent, but there is the display good".to_owned()));
    }

    fn sentence<T>(tried: Result<T, WindowError>) -> String {
        tried.err().expect("it is no display").to_string()
    }

    #[test]
    fn what_names_no_display_or_none_that_is_there() {
        let tried = |display: &str| sentence(try_x11(OsStr::new(display)));
        for nonsense in ["nonsense", ":", ":x", "/no/where"] {
            let expected = format!("DISPLAY is {nonsense}, which names no display; one is written like :0");
            assert_eq!(tried(nonsense), expected);
        }
        // No server has so great a number.
        let text = tried(":59000");
        assert!(text.starts_with("the display :59000 cannot be reached ("), "{text}");
    }

    /// A compositor's side of the first question: `wl_display.sync` (request 0 of object 1), which is answered
    /// with `wl_callback.done` (event 0 of the object that the question names).
    fn answer_as_a_compositor(listener: &UnixListener) {
        let (mut client, _) = listener.accept().expect("a client");
        let mut question = [0; 12];
        client.read_exact(&mut question).expect("a question");
        let word = |at: usize| u32::from_ne_bytes([0, 1, 2, 3].map(|it| question[at + it]));
        assert_eq!((word(0), word(4)), (1, 12 << 16));
        for word in [word(8), 12 << 16, 7] {
            client.write_all(&word.to_ne_bytes()).expect("it listens");
        }
        // It goes when it has heard enough.
        let _ = client.read_to_end(&mut Vec::new());
    }

    #[test]
    fn a_compositor_that_answers() {
        let path = std::env::temp_dir().join(format!("bidiscope-answers-{}", std::process::id()));
        let listener = UnixListener::bind(&path).expect("a socket");
        let answering = std::thread::spawn(move || answer_as_a_compositor(&listener));
        match try_wayland(path.as_os_str()) {
            Ok(()) => answering.join().expect("it was asked as it should be"),
            // Where Wayland's library is missing, that is told.
            Err(error) => assert!(error.to_string().contains("wayland library"), "{error}"),
        }
        std::fs::remove_file(path).expect("removed");
    }

    #[test]
    fn a_display_that_says_nothing() {
        // Both take the connection, and never answer.
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("bound").port();
        let x11 = format!("127.0.0.1:{}", port - 6000);
        let wayland = std::env::temp_dir().join(format!("bidiscope-silent-{}", std::process::id()));
        let socket = UnixListener::bind(&wayland).expect("a socket");
        let name = x11.clone();
        let trying = std::thread::spawn(move || sentence(try_x11(OsStr::new(&name))));
        let reason = sentence(try_wayland(wayland.as_os_str()));
        let silent = format!("the Wayland display {} does not answer", wayland.display());
        // Where Wayland's library is missing, that is told.
        let is_missing = reason.contains("wayland library");
        assert!(reason == silent || is_missing, "{reason}");
        assert_eq!(trying.join().expect("it ends"), format!("the display {x11} does not answer"));
        drop(socket);
        let gone = sentence(try_wayland(wayland.as_os_str()));
        assert!(gone.contains("cannot be reached ("), "{gone}");
        std::fs::remove_file(wayland).expect("removed");
    }
}
