//! Nothing is cut, nothing overlaps, nothing lies outside the window, at all sizes.

use bidiscope::name::Notation;
use bidiscope::study::{Alphabet, Progress, Study};
use bidiscope::ui::{Settings, StudySettings, Tab, TextSettings};
use eframe::egui::Theme;

use super::laws::{
    every_widget_is_seen, no_widgets_overlap, nothing_is_cut, nothing_overlaps, the_ground_covers_all,
};
use super::names::names;
use super::{Watched, keep};

/// A size of the window in pixels, the scale of the screen, and the zoom.
type Size = ([f32; 2], f32, f32);

/// The sizes: the smallest, those in everyday use, and large ones, at the usual scales.
const SIZES: [Size; 8] = [
    ([640.0, 480.0], 1.0, 1.0),
    ([900.0, 600.0], 1.0, 1.0),
    ([900.0, 600.0], 1.0, 1.5),
    ([1280.0, 800.0], 1.0, 1.0),
    ([1280.0, 800.0], 1.5, 1.0),
    ([1920.0, 1080.0], 1.0, 1.0),
    ([2560.0, 1440.0], 1.0, 1.0),
    ([2560.0, 1440.0], 2.0, 1.0),
];

/// Everything that breaks a law at these sizes.
fn broken(window: &mut Watched, sizes: &[Size], title: &str) -> Vec<String> {
    let mut broken = Vec::new();
    for &(pixels, scale, zoom) in sizes {
        window.resize(pixels, scale, zoom);
        let painted = window.painted();
        for law in [
            nothing_is_cut,
            nothing_overlaps,
            every_widget_is_seen,
            no_widgets_overlap,
            the_ground_covers_all,
        ] {
            broken.extend(
                law(&painted).into_iter().map(|it| format!("{title} {pixels:?} x{scale} {zoom}: {it}")),
            );
        }
    }
    broken
}

#[test]
fn texts_are_whole_at_every_size() {
    let long =
        format!("{} {}", "\u{5D0}\u{5D1} see ".repeat(100), "http://a.com/".to_owned() + &"b".repeat(500));
    let violating = "see \u{5D0}5.com or 5\u{5D0}.com\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f, x.com.\n";
    let mut all = Vec::new();
    for (title, text, before) in [
        ("nothing", String::new(), vec![]),
        ("a long text", long, vec![]),
        ("identifiers", violating.to_owned(), vec!["before".to_owned()]),
        ("marks", format!("\u{5D0}{}.com", "\u{5B8}\u{591}".repeat(10)), vec![]),
    ] {
        let text = TextSettings { text, before, ..TextSettings::default() };
        let settings = Settings { tab: Tab::Text, text, ..Settings::default() };
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        all.extend(broken(&mut window, &SIZES, title));
    }
    for it in &all {
        eprintln!("BROKEN {it}");
    }
    keep(&all, "Text");
}

#[test]
fn studies_are_whole_at_every_size() {
    let study = Study { alphabet: Alphabet::paper(), max_length: 3, ..Study::default() };
    let results = study.run(&Progress::new(), |_| ()).expect("a short study");
    let mut all = Vec::new();
    for (title, results) in [("nothing", None), ("results", Some(results.into()))] {
        let study = StudySettings { results, ..StudySettings::default() };
        let settings = Settings { tab: Tab::Study, study, ..Settings::default() };
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        all.extend(broken(&mut window, &SIZES, title));
    }
    for it in &all {
        eprintln!("BROKEN {it}");
    }
    keep(&all, "Study");
}

#[test]
fn names_are_whole_at_every_size() {
    let mut all = Vec::new();
    for name in names() {
        let settings = Settings { input: name.text.clone(), notation: name.notation, ..Settings::default() };
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        all.extend(broken(&mut window, &SIZES, name.title));
    }
    for it in &all {
        eprintln!("BROKEN {it}");
    }
    keep(&all, "Inspect");
}
