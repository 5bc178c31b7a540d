//! The libraries that a window needs, and what to install where one is missing.

use crate::window_error::WindowError;

/// The packages of Debian and Ubuntu with the libraries that the windowing library loads when the window opens.
const LIBRARIES: &str = "libx11-6, libx11-xcb1, libxcursor1, libxi6, libxrender1, libxkbcommon0, libxkbcommon-x11-0, \
                         libwayland-client0 and libwayland-egl1";
/// Those with OpenGL.
const OPENGL: &str = "libgl1, libegl1 and libgl1-mesa-dri";
/// What the windowing library says where it cannot load one of its libraries: X's, a keyboard's or Wayland's, and a
/// keyboard's on Wayland.
const SAID_OF_LIBRARIES: [&str; 3] = ["shared libraries", "could not be loaded", "XKBNotFound"];

/// There is no OpenGL, as the windowing library says in these words.
pub(crate) fn no_opengl(said: &str) -> WindowError {
    WindowError::NoOpenGl(format!("{said}; Debian and Ubuntu have it in {OPENGL}"))
}

/// A library cannot be loaded, as the windowing library says in these words.
pub(super) fn no_library(said: &str) -> WindowError {
    let said = said.trim_end_matches('.');
    WindowError::Library(format!("{said}; Debian and Ubuntu have all of them in {LIBRARIES}"))
}

/// The same where these words are about a library.
pub(crate) fn library_spoken_of(said: &str) -> Option<WindowError> {
    SAID_OF_LIBRARIES.iter().any(|it| said.contains(it)).then(|| no_library(said))
}

#[cfg(test)]
mod tests {
    use super::library_spoken_of;

    #[test]
    fn what_is_said_of_a_library() {
        for said in [
            "Failed to load one of xlib's shared libraries",
            "Library libxkbcommon-x11.so could not be loaded.",
            "called `Result::unwrap()` on an `Err` value: XKBNotFound",
        ] {
            let text = library_spoken_of(said).expect("it is about one").to_string();
            assert!(text.contains("; Debian and Ubuntu have all of them in libx11-6, "), "{text}");
        }
        assert!(library_spoken_of("called `Option::unwrap()` on a `None` value").is_none());
    }
}
