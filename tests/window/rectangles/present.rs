//! The laws of rectangles while a display is presented.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_window::{Session, Settings};
use eframe::egui::{Key, Rect, Theme};

use super::painted::NameLine;
use super::sizes::{Size, broken, some_sizes};
use super::{Watched, keep};

fn written(input: &str, notation: Notation) -> Settings {
    Settings::from(Session { input: input.to_owned(), notation, ..Session::default() })
}

#[test]
fn presentations_are_whole_at_every_size() {
    let mut one_to_one = written("AB-12.34-CD", Notation::Atkin2001Table1);
    one_to_one.session.trace.strategy = Strategy::OneToOne.into();
    let marks = format!("\u{5D0}{}\u{5D1}.com", "\u{5B8}\u{591}".repeat(9));
    let names = [
        ("five characters", written("AB-12", Notation::Atkin2001Table1)),
        ("sixty characters", written(&"AB-12.".repeat(10), Notation::CapitalsAsHebrew)),
        ("253 characters", written(&(vec!["AB-12"; 42].join(".") + ".c"), Notation::CapitalsAsHebrew)),
        ("a machine", one_to_one),
        ("marks", written(&marks, Notation::Unicode)),
    ];
    let mut all = Vec::new();
    for (turn, (title, settings)) in names.into_iter().enumerate() {
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        window.harness.ctx.set_theme(if turn % 2 == 0 { Theme::Light } else { Theme::Dark });
        let sizes: Vec<Size> = some_sizes(turn).into_iter().skip(turn % 2).step_by(2).collect();
        for keys in [&[Key::F5][..], &[Key::Space, Key::Space, Key::Space], &[Key::S], &[Key::End]] {
            for &key in keys {
                window.harness.key_press(key);
                window.harness.run();
            }
            all.extend(broken(&mut window, &sizes, &format!("{title} after {keys:?}")));
        }
        // However long it is and however the cells are scrolled, the line is seen in the end.
        assert!(window.painted().lines.iter().any(is_joined), "{title}");
    }
    keep(&all, "a presentation");
}

/// Whether so much of a line is seen that it is no character by itself.
fn is_joined(line: &NameLine) -> bool {
    let whole = line.ink.iter().fold(Rect::NOTHING, |all, it| all.union(*it));
    line.ink.len() > 1 && whole.intersect(line.clip).width() > 30.0
}
