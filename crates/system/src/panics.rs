//! Catching panics: the message and the source location, without paths of the machine on which the program was
//! built.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, Location, PanicHookInfo, catch_unwind, set_hook};
use std::sync::Once;

/// A panic that was caught, as [`catch_panic`] returns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaughtPanic {
    /// The panic message.
    pub message: String,
    /// The source location: the file's path below its package, and the line, as `src/main.rs:12`. `None` where it is not
    /// known.
    pub location: Option<String>,
    /// The backtrace, in many lines; `None` unless the environment variable `RUST_BACKTRACE` enables it.
    pub backtrace: Option<String>,
}

impl fmt::Display for CaughtPanic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.location.as_ref().map_or(Ok(()), |place| write!(f, " (at {place})"))
    }
}

/// Runs `work`, and returns a panic in it as an error; nothing is printed.
///
/// The first call replaces the panic hook of the process: panics outside of `catch` are printed to standard error in
/// one line, with control characters escaped.
///
/// # Errors
/// The panic.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, CaughtPanic> {
    install_hook();
    CATCH_DEPTH.set(CATCH_DEPTH.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    CATCH_DEPTH.set(CATCH_DEPTH.get() - 1);
    done.map_err(|payload| {
        let (place, backtrace) = LAST_PANIC.take();
        CaughtPanic { message: message_of(&*payload), location: place, backtrace }
    })
}

/// Shortens the paths of Rust source files in a text, such as an error message of a library, to the part below the
/// package: the form that [`CaughtPanic::location`] has.
pub fn without_build_paths(text: &str) -> String {
    const PATH_DELIMITERS: [char; 8] = ['"', '\'', '`', '(', '[', '{', '<', '='];
    const END: &str = ".rs";
    let mut shortened = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(END) {
        let (head, tail) = rest.split_at(at + END.len());
        let is_delimiter = |it: char| it.is_whitespace() || PATH_DELIMITERS.contains(&it);
        let begin =
            head.rfind(is_delimiter).map_or(0, |at| at + head[at..].chars().next().map_or(0, char::len_utf8));
        shortened.push_str(&head[..begin]);
        shortened.push_str(&path_below_package(&head[begin..]));
        rest = tail;
    }
    shortened + rest
}

thread_local! {
    /// How many calls of [`catch_panic`] are active on this thread.
    static CATCH_DEPTH: Cell<usize> = const { Cell::new(0) };
    /// The location and the backtrace of the last panic on this thread inside [`catch_panic`]. A panic that was caught by
    /// other means stays here until the next one replaces it.
    static LAST_PANIC: RefCell<(Option<String>, Option<String>)> = const { RefCell::new((None, None)) };
}

/// Installs the panic hook, once. It also prints panics outside of [`catch_panic`], for example on a thread of a library.
fn install_hook() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| set_hook(Box::new(on_panic)));
}

fn on_panic(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(source_location);
    let backtrace = Backtrace::capture();
    let is_enabled = backtrace.status() == BacktraceStatus::Captured;
    let backtrace = is_enabled.then(|| without_build_paths(&backtrace.to_string()));
    if CATCH_DEPTH.get() == 0 {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("without a name");
        let caught = CaughtPanic { message: message_of(panic.payload()), location: place, backtrace };
        let lines = caught.backtrace.as_deref().unwrap_or_default();
        // A panic message may quote the text that caused it, with characters that control a terminal.
        let text = escape_controls(&caught.to_string());
        // If standard error is closed, the message is lost.
        let _ = writeln!(io::stderr(), "internal error in the thread {name}: {text}\n{lines}");
    } else {
        LAST_PANIC.set((place, backtrace));
    }
}

/// A text in one line, with control and bidi control characters escaped as in Rust strings.
fn escape_controls(text: &str) -> String {
    let is_escaped = |it: char| {
        it.is_control()
            || matches!(it, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .map(|it| if is_escaped(it) { it.escape_unicode().to_string() } else { it.to_string() })
        .collect()
}

fn message_of(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    without_build_paths(text.unwrap_or("a panic without a message"))
}

fn source_location(location: &Location<'_>) -> String {
    format!("{}:{}", path_below_package(location.file()), location.line())
}

/// The path of a source file from its package on: `src/ui/app.rs` where the compiler was given a relative path,
/// `winit-0.30.13/src/event.rs` for a dependency.
fn path_below_package(file: &str) -> String {
    let parts: Vec<&str> = file.split(['/', '\\']).collect();
    // The compiler is given relative paths for the packages of the workspace.
    let is_relative = !["", ".", ".."].contains(&parts[0]) && !parts[0].ends_with(':');
    if is_relative || parts.len() == 1 {
        return file.to_owned();
    }
    match parts.iter().rposition(|part| *part == "src") {
        Some(at) => parts[at.max(1) - 1..].join("/").trim_start_matches('/').to_owned(),
        None => parts[parts.len() - 1].to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{catch_panic, escape_controls, path_below_package, without_build_paths};

    #[test]
    fn what_is_done_without_a_panic_is_returned() {
        assert_eq!(catch_panic(|| 7), Ok(7));
    }

    #[test]
    fn a_panic_says_what_and_where() {
        let line = line!() + 1;
        let caught = catch_panic(|| panic!("{} of {}", 1, "two")).expect_err("it panics");
        assert_eq!(caught.message, "1 of two");
        assert_eq!(caught.location.as_deref(), Some(format!("{}:{line}", file!()).as_str()));
        assert_eq!(caught.to_string(), format!("1 of two (at {}:{line})", file!()));
    }

    #[test]
    fn nested_catches_do_not_mix() {
        let outer = catch_panic(|| catch_panic(|| panic!("inner")).expect_err("it panics"));
        assert_eq!(outer.map(|inner| inner.message), Ok("inner".to_owned()));
        let caught = catch_panic(|| std::panic::resume_unwind(Box::new(7))).expect_err("it unwinds");
        assert_eq!((caught.message.as_str(), caught.location), ("a panic without a message", None));
    }

    #[test]
    fn a_panic_on_another_thread() {
        let thread = std::thread::spawn(|| catch_panic(|| panic!("beside")));
        let caught = thread.join().expect("it is caught").expect_err("it panics");
        assert_eq!(caught.message, "beside");
        assert!(caught.location.is_some_and(|place| place.starts_with(file!())));
    }

    /// The standard library's messages about string slices quote the string.
    #[test]
    fn what_a_panic_repeats_does_not_act_on_a_terminal() {
        let text = "inside 'x' of `\u{1B}]0;x\u{7}\n\u{5D0}\u{202E}\u{61C}\u{9B}`";
        assert_eq!(
            escape_controls(text),
            "inside 'x' of `\\u{1b}]0;x\\u{7}\\u{a}\u{5D0}\\u{202e}\\u{61c}\\u{9b}`"
        );
    }

    #[test]
    fn a_location_begins_with_its_package() {
        for (file, expected) in [
            ("src/ui/app.rs", "src/ui/app.rs"),
            ("tests/window/window.rs", "tests/window/window.rs"),
            ("main.rs", "main.rs"),
            (
                "/home/kim/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/winit-0.30.13/src/platform_impl/linux/mod.rs",
                "winit-0.30.13/src/platform_impl/linux/mod.rs",
            ),
            ("/usr/share/cargo/registry/x11rb-0.13.2/src/lib.rs", "x11rb-0.13.2/src/lib.rs"),
            (r"C:\Users\kim\.cargo\registry\src\index\egui-0.37.0\src\ui.rs", "egui-0.37.0/src/ui.rs"),
            (
                "/rustc/ed61e7d7e242494fb7057f2657300d9e77bb4fcb/library/core/src/option.rs",
                "core/src/option.rs",
            ),
            ("../elsewhere/names/src/lib.rs", "names/src/lib.rs"),
            ("/home/kim/generated.rs", "generated.rs"),
            ("/src/lib.rs", "src/lib.rs"),
        ] {
            assert_eq!(path_below_package(file), expected, "{file}");
        }
    }

    #[test]
    fn errors_of_libraries_lose_the_paths_of_their_machine() {
        for (text, expected) in [
            ("no path here", "no path here"),
            ("", ""),
            (
                "os error at /root/.cargo/registry/src/index/winit-0.30.13/src/linux/mod.rs:788: Failed to open",
                "os error at winit-0.30.13/src/linux/mod.rs:788: Failed to open",
            ),
            (
                "Os(OsError { line: 7, file: \"/home/kim/.cargo/registry/src/i/winit-0.30.13/src/mod.rs\" })",
                "Os(OsError { line: 7, file: \"winit-0.30.13/src/mod.rs\" })",
            ),
            ("/a/b/src/c.rs:1 and \u{5D0} /a/d/src/e.rs", "b/src/c.rs:1 and \u{5D0} d/src/e.rs"),
            ("a.rsx", "a.rsx"),
        ] {
            assert_eq!(without_build_paths(text), expected);
        }
    }
}
