//! Asks the desktop for a file as the window does, and prints what comes of it: for `tools/portal.py`, which is a desktop.
//!
//! `cargo run -p bidiscope-window-tests --example choose -- open` or `-- save FOLDER NAME`.

use std::path::PathBuf;

use bidiscope::ui::{DesktopChooser, FileAnswer, FileChooser, FileWish};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let saves = arguments.next().as_deref() == Some("save");
    let wish = FileWish {
        title: if saves { "Save" } else { "Open" },
        saves,
        folder: arguments.next().map(PathBuf::from),
        name: arguments.next().unwrap_or_default(),
        kind: Some(("CSV", &["csv"])),
    };
    match DesktopChooser.choose(&wish) {
        FileAnswer::Chosen(path) => println!("chosen {}", path.display()),
        FileAnswer::Cancelled => println!("cancelled"),
        FileAnswer::NoDialog(reason) => println!("no dialog: {reason}"),
    }
}
