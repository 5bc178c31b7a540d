//! Asks the desktop for a file as the window does, or for what the user has asked of it, and prints what comes of it: for
//! `tools/portal.py`, which is a desktop.
//!
//! `cargo run -p bidiscope-window-tests --example choose -- open`, `-- save FOLDER NAME` or `-- preferences`.

use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use bidiscope_window::{
    DesktopChooser, FileAnswer, FileChooser, FileRequest, SystemPreference, SystemPreferences,
};
use eframe::egui::Context;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    if what == "preferences" {
        return print_preferences();
    }
    let saves = what == "save";
    let request = FileRequest {
        title: if saves { "Save" } else { "Open" },
        saves,
        folder: arguments.next().map(PathBuf::from),
        name: arguments.next().unwrap_or_default(),
        kind: Some(("CSV", &["csv"])),
    };
    match DesktopChooser.choose(&request) {
        FileAnswer::Chosen(path) => println!("chosen {}", path.display()),
        FileAnswer::Cancelled => println!("cancelled"),
        FileAnswer::NoDialog(reason) => println!("no dialog: {reason}"),
    }
}

/// Prints what is heard within two seconds.
fn print_preferences() {
    let preferences = SystemPreferences::listen(&Context::default(), true);
    sleep(Duration::from_secs(2));
    let text = preferences.changes().map(|it| match it {
        SystemPreference::ReducedMotion(true) => "still".to_owned(),
        SystemPreference::ReducedMotion(false) => "moves".to_owned(),
        SystemPreference::TextScale(scale) => format!("text {scale}"),
        SystemPreference::Language(language) => language.tag().to_owned(),
    });
    println!("{}", text.collect::<Vec<_>>().join(", "));
}
