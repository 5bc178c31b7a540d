//! The shared libraries that the windowing library opens while the program runs: which of them are missing,
//! and what packages they are in.

use std::fmt;

use x11_dl::xcursor::Xcursor;
use x11_dl::xinput2::XInput2;
use x11_dl::xlib::Xlib;
use x11_dl::xlib_xcb::Xlib_xcb;
use xkbcommon_dl::x11::xkbcommon_x11_option;
use xkbcommon_dl::xkbcommon_option;

use super::display::System;

/// Shared libraries that are not there, or cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct MissingLibraries(Vec<Missing>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Missing {
    /// Its file's name, such as `libX11.so.6`.
    file: String,
    /// What is wrong with it, where it is there.
    flaw: Option<String>,
}

impl MissingLibraries {
    /// Those that a window on such a display lacks.
    pub(super) fn of(system: System) -> Self {
        let mut missing = Vec::new();
        // Whether no library is missing that others rest on.
        let mut is_whole_below = true;
        if system == System::X11 {
            // Opened as the windowing library opens them, which finds them open.
            let opened = [
                ("libX11.so.6", Xlib::open().err()),
                ("libXcursor.so.1", Xcursor::open().err()),
                ("libX11-xcb.so.1", Xlib_xcb::open().err()),
                ("libXi.so.6", XInput2::open().err()),
            ];
            for (file, error) in opened {
                let text = error.map(|error| Missing::read(file, error.detail()));
                is_whole_below &= text.as_ref().is_none_or(|it| it.file == file);
                missing.extend(text);
            }
        }
        if xkbcommon_option().is_none() {
            missing.push(Missing::whole("libxkbcommon.so.0"));
        } else if system == System::X11 && is_whole_below && xkbcommon_x11_option().is_none() {
            // Where what others rest on is missing, this one may be there and lack the same.
            missing.push(Missing::whole("libxkbcommon-x11.so.0"));
        }
        Self::all(missing)
    }

    /// This one.
    pub(super) fn one(file: &str) -> Self {
        Self(vec![Missing::whole(file)])
    }

    /// That which a sentence of the windowing library names, if it does.
    pub(super) fn named_in(sentence: &str) -> Option<Self> {
        let (before, _) = sentence.split_once(" could not be loaded")?;
        let file = before.rsplit(' ').next()?;
        // It is named without its version, which is the first for Wayland's libraries that it speaks of so.
        file.ends_with(".so").then(|| Self::one(&format!("{file}.1")))
    }

    /// Whether all are there.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// These, each once: several may rest on one that is missing.
    fn all(missing: Vec<Missing>) -> Self {
        let mut each = Vec::new();
        for it in missing {
            if !each.contains(&it) {
                each.push(it);
            }
        }
        Self(each)
    }
}

impl fmt::Display for MissingLibraries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: Vec<String> = self.0.iter().map(Missing::to_string).collect();
        write!(f, "{}", text.join(", "))
    }
}

impl Missing {
    fn whole(file: &str) -> Self {
        Self { file: file.to_owned(), flaw: None }
    }

    /// What was said when this library was to be opened: it may rest on another that is missing.
    fn read(file: &str, text: &str) -> Self {
        const ATTEMPT: &str = "opening library failed (";
        // The library has several names; what is told of the first is what matters.
        let first = text.split("); ").next().unwrap_or_default();
        let first = first.strip_prefix(ATTEMPT).unwrap_or(first).trim_end_matches(')');
        match first.split_once(": ") {
            Some((path, flaw)) => {
                let file = path.rsplit('/').next().unwrap_or(path).to_owned();
                Self { file, flaw: (!flaw.ends_with("No such file or directory")).then(|| flaw.to_owned()) }
            }
            None => Self::whole(file),
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, flaw } = self;
        match (flaw, package_of(file)) {
            (Some(flaw), _) => write!(f, "{file} ({flaw})"),
            (None, Some(package)) => write!(f, "{file} (in the package {package} of Debian and Ubuntu)"),
            (None, None) => f.write_str(file),
        }
    }
}

/// The package of Debian and Ubuntu that a shared library is in. Their packages are named after what is in
/// them (Debian Policy, section 8.1): the library's name in small letters and its version, with a hyphen
/// between where the name ends in a digit.
fn package_of(file: &str) -> Option<String> {
    /// Is in a package with others.
    const SHARED: (&str, &str) = ("libGLdispatch.so.0", "libglvnd0");
    if file == SHARED.0 {
        return Some(SHARED.1.to_owned());
    }
    let (name, version) = file.split_once(".so.")?;
    let hyphen = if name.ends_with(|it: char| it.is_ascii_digit()) { "-" } else { "" };
    Some(format!("{}{hyphen}{version}", name.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::{Missing, MissingLibraries, package_of};

    #[test]
    fn a_library_is_in_the_package_named_after_it() {
        // As `dpkg -S` tells it.
        for (file, package) in [
            ("libX11.so.6", "libx11-6"),
            ("libX11-xcb.so.1", "libx11-xcb1"),
            ("libXcursor.so.1", "libxcursor1"),
            ("libXi.so.6", "libxi6"),
            ("libxcb.so.1", "libxcb1"),
            ("libXrender.so.1", "libxrender1"),
            ("libxkbcommon.so.0", "libxkbcommon0"),
            ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
            ("libEGL.so.1", "libegl1"),
            ("libGL.so.1", "libgl1"),
            ("libGLdispatch.so.0", "libglvnd0"),
            ("libwayland-client.so.0", "libwayland-client0"),
            ("libwayland-egl.so.1", "libwayland-egl1"),
        ] {
            assert_eq!(package_of(file).as_deref(), Some(package));
        }
        assert_eq!(package_of("libwayland-egl.so"), None);
    }

    #[test]
    fn the_loader_says_what_is_missing() {
        let missing = ": cannot open shared object file: No such file or directory";
        for (text, expected) in [
            (
                format!(
                    "opening library failed (libX11.so.6{missing}); opening library failed (libX11.so{missing})"
                ),
                "libX11.so.6 (in the package libx11-6 of Debian and Ubuntu)",
            ),
            (
                format!("opening library failed (libxcb.so.1{missing})"),
                "libxcb.so.1 (in the package libxcb1 of Debian and Ubuntu)",
            ),
            ("/usr/lib/libX11.so.6: file too short".to_owned(), "libX11.so.6 (file too short)"),
            (
                "libX11.so.6: cannot open shared object file: Error 24".to_owned(),
                "libX11.so.6 (cannot open shared object file: Error 24)",
            ),
            (String::new(), "libX11.so.6 (in the package libx11-6 of Debian and Ubuntu)"),
        ] {
            assert_eq!(Missing::read("libX11.so.6", &text).to_string(), expected, "{text}");
        }
    }

    #[test]
    fn each_is_reported_once() {
        let [x11, xi] = ["libxcb.so.1", "libXi.so.6"].map(Missing::whole);
        let all = MissingLibraries::all(vec![x11.clone(), xi, x11]);
        assert_eq!(
            all.to_string(),
            "libxcb.so.1 (in the package libxcb1 of Debian and Ubuntu), \
             libXi.so.6 (in the package libxi6 of Debian and Ubuntu)"
        );
        assert!(MissingLibraries::all(Vec::new()).is_empty());
    }

    #[test]
    fn a_sentence_may_name_one() {
        let text = MissingLibraries::named_in("Library libwayland-egl.so could not be loaded.");
        assert_eq!(text, Some(MissingLibraries::one("libwayland-egl.so.1")));
        let named = text.map(|it| it.to_string()).unwrap_or_default();
        assert!(
            named.ends_with("libwayland-egl.so.1 (in the package libwayland-egl1 of Debian and Ubuntu)"),
            "{named}"
        );
        for other in ["called `Option::unwrap()` on a `None` value", "The icon could not be loaded", ""] {
            assert_eq!(MissingLibraries::named_in(other), None);
        }
    }
}
