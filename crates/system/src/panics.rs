//! Faults of the program: panics, caught and told in plain words, with the place in the sources and without
//! a path of the machine that built them.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, Location, PanicHookInfo, catch_unwind, set_hook};
use std::sync::Once;

/// A panic that was caught.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What it said.
    pub message: String,
    /// Where it came from: a file below its package and the line in it.
    pub place: Option<String>,
    /// How the program came there, in many lines, where whoever runs it asks for that with `RUST_BACKTRACE`.
    pub backtrace: Option<String>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.place.as_ref().map_or(Ok(()), |place| write!(f, " (at {place})"))
    }
}

/// Does some work; a panic in it is an error, of which nothing is printed.
///
/// # Errors
/// The panic.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Fault> {
    listen();
    CATCHES.set(CATCHES.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    CATCHES.set(CATCHES.get() - 1);
    done.map_err(|payload| {
        let (place, backtrace) = LAST.take();
        Fault { message: message_of(&*payload), place, backtrace }
    })
}

/// A text without the paths of Rust sources on the machine that built them, as errors of libraries and
/// panics have them: of each is left what [`Fault::place`] has.
pub fn without_build_paths(text: &str) -> String {
    const BEFORE_A_PATH: [char; 8] = ['"', '\'', '`', '(', '[', '{', '<', '='];
    const END: &str = ".rs";
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(END) {
        let (head, tail) = rest.split_at(at + END.len());
        let is_before = |it: char| it.is_whitespace() || BEFORE_A_PATH.contains(&it);
        let begin =
            head.rfind(is_before).map_or(0, |at| at + head[at..].chars().next().map_or(0, char::len_utf8));
        told.push_str(&head[..begin]);
        told.push_str(&below_its_package(&head[begin..]));
        rest = tail;
    }
    told + rest
}

thread_local! {
    /// How many catches surround what this thread does.
    static CATCHES: Cell<usize> = const { Cell::new(0) };
    /// Where this thread panicked last, and how it came there. Whoever catches a panic without [`catch`]
    /// leaves it here, where the next one puts its own.
    static LAST: RefCell<(Option<String>, Option<String>)> = const { RefCell::new((None, None)) };
}

/// Takes down the place of every panic from now on, and prints those that nobody catches here: a library's
/// own thread may meet one.
fn listen() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| set_hook(Box::new(take_down)));
}

fn take_down(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(place_of);
    let backtrace = Backtrace::capture();
    let is_asked_for = backtrace.status() == BacktraceStatus::Captured;
    let backtrace = is_asked_for.then(|| without_build_paths(&backtrace.to_string()));
    if CATCHES.get() == 0 {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("without a name");
        let fault = Fault { message: message_of(panic.payload()), place, backtrace };
        let lines = fault.backtrace.as_deref().unwrap_or_default();
        // A panic may repeat the text at which it came about, whatever that would do to a terminal.
        let told = tamed(&fault.to_string());
        // Where standard error is closed there is no one to tell.
        let _ = writeln!(io::stderr(), "a fault of the program in the thread {name}: {told}\n{lines}");
    } else {
        LAST.set((place, backtrace));
    }
}

/// A text in one line, with what acts on a terminal written as Rust writes it.
fn tamed(text: &str) -> String {
    let acts = |it: char| {
        it.is_control()
            || matches!(it, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|it| if acts(it) { it.escape_unicode().to_string() } else { it.to_string() }).collect()
}

fn message_of(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    without_build_paths(text.unwrap_or("a panic without a message"))
}

fn place_of(location: &Location<'_>) -> String {
    format!("{}:{}", below_its_package(location.file()), location.line())
}

/// A file of the sources as it stands below its package: `src/ui/app.rs` of this one,
/// `winit-0.30.13/src/event.rs` of another.
fn below_its_package(file: &str) -> String {
    let parts: Vec<&str> = file.split(['/', '\\']).collect();
    // The compiler is given the files of this package relative to it.
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
    use super::{below_its_package, catch, tamed, without_build_paths};

    #[test]
    fn what_is_done_without_a_panic_is_returned() {
        assert_eq!(catch(|| 7), Ok(7));
    }

    #[test]
    fn a_panic_says_what_and_where() {
        let line = line!() + 1;
        let fault = catch(|| panic!("{} of {}", 1, "two")).expect_err("it panics");
        assert_eq!(fault.message, "1 of two");
        assert_eq!(fault.place.as_deref(), Some(format!("src/fault.rs:{line}").as_str()));
        assert_eq!(fault.to_string(), format!("1 of two (at src/fault.rs:{line})"));
    }

    #[test]
    fn a_panic_caught_within_leaves_nothing_behind() {
        let outer = catch(|| catch(|| panic!("inner")).expect_err("it panics"));
        assert_eq!(outer.map(|inner| inner.message), Ok("inner".to_owned()));
        let fault = catch(|| std::panic::resume_unwind(Box::new(7))).expect_err("it unwinds");
        assert_eq!((fault.message.as_str(), fault.place), ("a panic without a message", None));
    }

    #[test]
    fn a_panic_in_a_thread_is_its_own() {
        let thread = std::thread::spawn(|| catch(|| panic!("beside")));
        let fault = thread.join().expect("it is caught").expect_err("it panics");
        assert_eq!(fault.message, "beside");
        assert!(fault.place.is_some_and(|place| place.starts_with("src/fault.rs:")));
    }

    /// As the standard library's messages about slices do.
    #[test]
    fn what_a_panic_repeats_does_not_act_on_a_terminal() {
        let text = "inside 'x' of `\u{1B}]0;x\u{7}\n\u{5D0}\u{202E}\u{61C}\u{9B}`";
        assert_eq!(tamed(text), "inside 'x' of `\\u{1b}]0;x\\u{7}\\u{a}\u{5D0}\\u{202e}\\u{61c}\\u{9b}`");
    }

    #[test]
    fn a_place_is_below_its_package() {
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
            assert_eq!(below_its_package(file), expected, "{file}");
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
