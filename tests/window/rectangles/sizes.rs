//! Nothing is cut, nothing overlaps, nothing lies outside the window, at all sizes.

use bidiscope_lesson::{BuiltInLesson, LessonProgress, SavedLesson};
use bidiscope_proof::study::{DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::view::LearnPage;
use bidiscope_window::{LearnSettings, Session, Settings, StudySettings, Tab, TextSettings};
use bidiscope_words::message;
use eframe::egui::{Key, LayerId, Theme};
use egui_kittest::kittest::Queryable;

use super::super::files::drop_file;
use super::super::wait_until;
use super::laws::{every_widget_is_seen, no_widgets_overlap, nothing_is_cut, nothing_overlaps};
use super::{Watched, keep};

/// A size of the window in pixels, the scale of the screen, and the zoom.
pub(super) type Size = ([f32; 2], f32, f32);

/// The sizes: the smallest that the window takes, those in everyday use, and large ones, at the usual scales.
pub(super) const SIZES: [Size; 9] = [
    ([480.0, 320.0], 1.0, 1.0),
    ([900.0, 600.0], 1.0, 1.0),
    ([2560.0, 1440.0], 2.0, 1.0),
    ([640.0, 480.0], 1.0, 1.0),
    ([1280.0, 800.0], 1.5, 1.0),
    ([2560.0, 1440.0], 1.0, 1.0),
    ([900.0, 600.0], 1.0, 1.5),
    ([1280.0, 800.0], 1.0, 1.0),
    ([1920.0, 1080.0], 1.0, 1.0),
];

/// Every other size, the smallest always among them.
pub(super) fn some_sizes(turn: usize) -> Vec<Size> {
    let others = SIZES.iter().copied().skip(1 + turn % 2).step_by(2);
    [SIZES[0]].into_iter().chain(others).collect()
}

/// Everything that breaks a law at these sizes.
pub(super) fn broken(window: &mut Watched, sizes: &[Size], title: &str) -> Vec<String> {
    let mut broken = Vec::new();
    for &(pixels, scale, zoom) in sizes {
        window.resize(pixels, scale, zoom);
        let painted = window.painted();
        for law in [nothing_is_cut, nothing_overlaps, every_widget_is_seen, no_widgets_overlap] {
            broken.extend(
                law(&painted).into_iter().map(|it| format!("{title} {pixels:?} x{scale} {zoom}: {it}")),
            );
        }
    }
    broken
}

#[test]
fn texts_are_whole_at_every_size() {
    let address = "http://a.com/".to_owned() + &"b".repeat(3_000);
    let long = format!("{} {address}", "\u{5D0}\u{5D1} see ".repeat(100));
    let violating = "see \u{5D0}5.com or 5\u{5D0}.com\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f, x.com.\n";
    let mut all = Vec::new();
    // Few sizes each, so that all of them come up.
    for (turn, (title, text, before)) in [
        ("nothing", String::new(), vec![]),
        ("a long text", long, vec![]),
        ("identifiers", violating.to_owned(), vec!["before".to_owned()]),
        ("marks", format!("\u{5D0}{}.com", "\u{5B8}\u{591}".repeat(10)), vec![]),
    ]
    .into_iter()
    .enumerate()
    {
        let text = TextSettings { text, before, ..TextSettings::default() };
        let settings = Settings::from(Session { tab: Tab::Text, text, ..Session::default() });
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        window.harness.ctx.set_theme(if turn % 2 == 0 { Theme::Light } else { Theme::Dark });
        all.extend(broken(&mut window, &some_sizes(turn), title));
    }
    keep(&all, "Text");
}

/// Names that look the same, that are refused and that cannot be read, with the details of the first.
#[test]
fn lists_are_whole_at_every_size() {
    let list = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\nibm.com\n";
    let settings = Settings::from(Session { tab: Tab::List, ..Session::default() });
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    drop_file(&mut window.harness, list.as_bytes());
    wait_until(&mut window.harness, |it| it.query_by_label("2 look the same").is_some());
    window.harness.run();
    let mut all = broken(&mut window, &some_sizes(0), "a list");
    window.harness.ctx.set_theme(Theme::Dark);
    all.extend(broken(&mut window, &some_sizes(1), "a list"));
    keep(&all, "List");
}

#[test]
fn studies_are_whole_at_every_size() {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 3,
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let mut all = Vec::new();
    for (title, results) in [("nothing", None), ("results", Some(results.into()))] {
        let study = StudySettings { results, ..StudySettings::default() };
        let settings = Settings::from(Session { tab: Tab::Study, study, ..Session::default() });
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        all.extend(broken(&mut window, &some_sizes(0), title));
        window.harness.ctx.set_theme(Theme::Dark);
        all.extend(broken(&mut window, &some_sizes(1), title));
    }
    keep(&all, "Study");
}

#[test]
fn pages_of_the_documents_are_whole_at_every_size() {
    let mut all = Vec::new();
    for (turn, id) in ["glossary", "errors", "interpretations", "paper-table-4", "davis-termination"]
        .into_iter()
        .enumerate()
    {
        let page = LearnPage::from_id(id).expect("a page");
        let learn = LearnSettings { page, lesson: None, ..LearnSettings::default() };
        let settings = Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() });
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        window.harness.ctx.set_theme(if turn % 2 == 0 { Theme::Light } else { Theme::Dark });
        all.extend(broken(&mut window, &some_sizes(turn), id));
    }
    keep(&all, "Learn");
}

/// A lesson whose file has an error since it was opened: the error, and the last valid version.
#[test]
fn a_lesson_with_an_error_is_whole_at_every_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}.toml");
    let file = BuiltInLesson::ALL[1].toml;
    std::fs::write(&path, file.replacen("uba-ltr", "uba", 1)).expect("written");
    let path_text = path.to_str().expect("a path").to_owned();
    let learn = LearnSettings {
        lesson: Some(format!("file: {path_text}")),
        lesson_files: vec![path_text],
        ..LearnSettings::default()
    };
    let settings = Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() });
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    window.harness.get_by_label(message!(learn_unreadable_lesson).static_text());
    keep(&broken(&mut window, &some_sizes(0), "a lesson with an error"), "a lesson with an error");
}

/// Steps of every kind, open, with a hint and with the solution.
#[test]
fn lessons_are_whole_at_every_size() {
    let mut all = Vec::new();
    let steps = [
        ("order-and-direction", 0, None),
        ("order-and-direction", 1, None),
        ("one-to-one", 4, Some((0..11).collect())),
        ("digits-and-hyphens", 5, None),
        ("digits-and-hyphens", 5, Some(vec![0])),
        ("six-conditions", 1, Some(vec![2])),
        ("hazards", 0, Some(vec![1])),
    ];
    for (turn, (id, open, given)) in steps.into_iter().enumerate() {
        let lesson = BuiltInLesson::ALL.into_iter().find(|it| it.id == id).map(BuiltInLesson::read_lesson);
        let step = &lesson.expect("a lesson").steps[open];
        let mut progress =
            LessonProgress { open_step_fingerprint: step.fingerprint(), ..LessonProgress::default() };
        if let Some(given) = given {
            // A hint in one turn, the solution in the next.
            for _ in 0..=2 * (turn % 2) {
                progress.record_answer(step, given.clone(), false);
            }
        }
        let lessons = vec![SavedLesson { lesson: id.to_owned(), progress }];
        let learn = LearnSettings { lesson: Some(id.to_owned()), lessons, ..LearnSettings::default() };
        let mut window = Watched::open(
            Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() }),
            [1280.0, 800.0],
        );
        for theme in [Theme::Light, Theme::Dark] {
            window.harness.ctx.set_theme(theme);
            all.extend(broken(
                &mut window,
                &some_sizes(turn + usize::from(theme == Theme::Dark)),
                &step.title,
            ));
        }
    }
    keep(&all, "lessons");
}

#[test]
fn the_help_is_whole_at_every_size() {
    let mut window = Watched::open(Settings::default(), [1280.0, 800.0]);
    window.harness.key_press(Key::F1);
    window.harness.run();
    let help = window.harness.get_by_label_contains("Ctrl+Home, Ctrl+End: ").rect();
    assert!(help.is_positive());
    let mut all = Vec::new();
    for (pixels, scale, zoom) in some_sizes(0) {
        window.resize(pixels, scale, zoom);
        let mut painted = window.painted();
        // What lies under it is asked elsewhere.
        painted.texts.retain(|it| it.layer != LayerId::background());
        painted.lines.retain(|it| it.layer != LayerId::background());
        assert!(painted.texts.len() > 10, "{pixels:?}");
        all.extend(nothing_is_cut(&painted));
        all.extend(nothing_overlaps(&painted));
        let outside =
            painted.texts.iter().filter(|it| !painted.window.contains_rect(it.ink.intersect(it.clip)));
        all.extend(outside.map(|it| format!("{it:?} lies outside the window")));
    }
    keep(&all, "the help");
}
