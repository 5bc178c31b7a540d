//! What is remembered on disk.

mod damaged;
mod keeping;
mod places;
mod windows;

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Notation, script_of};
use bidiscope_bidi::order::context::{Context, ContextPreset};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_present::lesson::{LessonProgress, SavedLesson, StepRecord};
use bidiscope_present::session::WrittenName;
use bidiscope_present::view::LearnPage;
use bidiscope_present::view::list::{
    ConditionFilter, DisplayFilter, DisplayRelation, ListColumn, ListFilter, ListSort, OtherListFilter,
    RegistrationStatus,
};
use bidiscope_present::view::text::{AfterDisplay, ShownDirections, TextDirection};
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};
use bidiscope_window::{
    ExportPreset, ExportSettings, Preferences, Remembered, RulesetSettings, Section, Session, Settings, Tab,
    ThemeChoice, WindowSettings, ZoneSettings,
};
use serde_json::{Value, json};
use tempfile::TempDir;

/// An empty folder.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The file of the first window.
fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("settings.json")
}

/// A folder in which the first window's file holds these bytes.
fn folder_with(bytes: impl AsRef<[u8]>) -> TempDir {
    let folder = folder();
    fs::write(file(&folder), bytes).expect("it is ours");
    folder
}

/// The names in a folder, without the locks, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.retain(|it| !it.ends_with(".lock"));
    names.sort();
    names
}

/// What was read, as it is written in the file.
fn written(remembered: &Remembered) -> Value {
    json!({ "version": 1, "window": remembered.window(), "settings": remembered.settings() })
}

/// What stands in the file at first.
fn at_first() -> Value {
    json!({ "version": 1, "window": WindowSettings::default(), "settings": Settings::default() })
}

/// A file in which no field is as at first.
fn good() -> Value {
    let mut settings = Settings {
        preferences: Preferences {
            show_invisibles: true,
            field_order: Strategy::UbaRtl,
            marks_invisible: false,
            ..Preferences::default()
        },
        session: Session {
            tab: Tab::Study,
            input: "AB".to_owned(),
            notation: Notation::Table1,
            ..Session::default()
        },
    };
    settings.session.zone = ZoneSettings { text: "3a.com".to_owned(), notation: Notation::Capitals };
    settings.preferences.ruleset = RulesetSettings { loaded: "/tmp/he.xml".to_owned() };
    settings.session.trace.strategy = Strategy::Fields.into();
    settings.session.trace.with_idle = true;
    settings.preferences.verdict.sections = [(Section::Findings, false), (Section::Policies, true)].into();
    settings.session.choices.surroundings = Some(ContextPreset::AfterWord);
    settings.session.choices.typed = Context { before: "see ".to_owned(), after: " now".to_owned() };
    settings.session.choices.overall = OverallOrder::TopLevelDomain;
    settings.session.choices.environment = Direction::RightToLeft;
    settings.session.choices.label_isolate = bidiscope_bidi::order::isolates::LabelIsolate::FirstStrong;
    settings.session.choices.data_version = BidiDataVersion::Unicode31;
    settings.session.choices.reference = Strategy::UbaAuto.into();
    settings.session.choices.shows_marks = [Strategy::Components, Strategy::Fields].map(Into::into).into();
    let own = DisplayConfig::plain(Strategy::UbaRtl).with_bidi_data_version(BidiDataVersion::Unicode31);
    settings.session.choices.custom.add("Hyphens of 2001", own);
    settings.session.names.visit("CD", Notation::Table1, false);
    settings.session.names.visit("AB", Notation::Table1, false);
    let pinned = WrittenName { text: "CD".to_owned(), notation: Notation::Table1 };
    let characters = pinned.characters();
    assert!(
        settings.session.names.pin(pinned)
            && settings.session.names.set_note(&characters, "to be asked about")
    );
    settings.preferences.folder = "/tmp".to_owned();
    settings.preferences.export = ExportSettings { preset: ExportPreset::Figure, form: "svg".to_owned() };
    settings.session.set_aside = vec![Session { input: "EF".to_owned(), ..Session::default() }.into()];
    settings.session.compared.is_shown = true;
    settings.session.compared.names = vec!["\u{5D0}1.com".to_owned()];
    settings.session.text.text = "see ab.c".to_owned();
    settings.session.text.is_as_opened = true;
    settings.session.text.before = vec!["what stood there".to_owned()];
    settings.session.text.direction = TextDirection::RightToLeft;
    settings.session.text.shown = ShownDirections::OfParagraph;
    settings.session.text.after = AfterDisplay::Isolates;
    settings.session.text.overall = OverallOrder::Content;
    settings.session.text.extensions.userinfo = true;
    settings.session.text.extensions.port = true;
    settings.session.text.extensions.ip_address = true;
    settings.session.text.height = 240.0;
    settings.session.text.links = bidiscope_idna::text::LinkRules::Uts58;
    settings.session.list.file = "names.csv".to_owned();
    settings.session.list.form = bidiscope_list::ListFormat::Csv;
    settings.session.list.column = "domain".to_owned();
    settings.session.list.other_list = "registered.csv".to_owned();
    settings.session.list.other_column = "label".to_owned();
    settings.session.list.zone_column = "zone".to_owned();
    settings.session.list.other_zone_column = "zone".to_owned();
    settings.session.list.notation = Notation::Capitals;
    settings.session.list.order = Strategy::UbaRtl;
    settings.session.list.hidden = vec![ListColumn::AsciiName];
    settings.session.list.filter = ListFilter {
        status: Some(RegistrationStatus::Refused),
        condition: Some(ConditionFilter::One(5)),
        kind: Some(FindingKind::Condition5),
        script: script_of('\u{5D0}'),
        text: "\u{5D0}".to_owned(),
        has_matches: true,
        is_contested: true,
        other_list: Some(OtherListFilter::Taken),
        displays: Some(DisplayFilter {
            display: Strategy::UbaRtl,
            relation: DisplayRelation::SameAs,
            other: Strategy::UbaLtr,
        }),
    };
    settings.session.list.sort = ListSort { column: ListColumn::Registration, is_reversed: true };
    settings.session.list.details_height = 300.0;
    settings.session.list.details_width = 500.0;
    settings.session.learn.page = LearnPage::Errors;
    settings.preferences.present.beside = true;
    settings.session.learn.lesson = Some("hazards".to_owned());
    settings.session.learn.lesson_files = vec!["/tmp/mine.toml".to_owned()];
    let record = StepRecord {
        key: "0123456789abcdef".to_owned(),
        answer: vec![1, 0],
        is_correct: false,
        wrong_count: 2,
    };
    let progress = LessonProgress { open: "0123456789abcdef".to_owned(), records: vec![record] };
    settings.session.learn.lessons = vec![SavedLesson { lesson: "hazards".to_owned(), progress }];
    settings.session.study.classes = Alphabet::rfc5893().classes().to_vec();
    settings.session.study.max_length = 7;
    settings.session.study.open =
        Some((Property::OneToOne, DisplayConfig::plain(Strategy::UbaLtr).with_l3(false)));
    settings.session.study.detail_height = 300.0;
    let study = Study { alphabet: Alphabet::atkin2001(), max_length: 1, ..Study::default() };
    settings.session.study.results = study.run(&Progress::new(), |_| ()).ok().map(Into::into);
    settings.session.study.earlier = settings.session.study.results.iter().cloned().collect();
    let window = WindowSettings {
        theme: ThemeChoice::Dark,
        zoom: 1.5,
        size: [1000.0, 700.0],
        position: Some([10.0, 20.0]),
        maximized: true,
        fullscreen: true,
    };
    let mut good = json!({ "version": 1, "window": window, "settings": settings });
    good["settings"]["panes"] = panes();
    good
}

/// Rows that stand elsewhere than at first, one of them hidden.
fn panes() -> Value {
    let order = [
        "one-to-one",
        "logical",
        "uba-rtl",
        "uba-ltr",
        "own-1",
        "uba-auto",
        "components",
        "fields",
        "isolates",
    ];
    json!({
        "arrangement": "side-by-side",
        "aligns_by_paragraph": true,
        "order": order,
        "hidden": [{ "strategy": "isolates" }],
        "unfolds_logical": true,
        "detail": "rules",
        "details_height": 300.0,
        "details_width": 500.0,
    })
}

#[test]
fn no_field_of_the_good_file_is_as_at_first() {
    fn check(good: &Value, at_first: &Value, path: &str) {
        let whole = ["/settings/panes", "/settings/verdict/sections"];
        match (good, at_first) {
            (Value::Object(good), Value::Object(at_first)) if !whole.contains(&path) => {
                assert!(good.keys().eq(at_first.keys()), "{path}");
                good.iter().for_each(|(key, value)| check(value, &at_first[key], &format!("{path}/{key}")));
            }
            _ => assert!(path == "/version" || good != at_first, "{path} is as at first"),
        }
    }
    check(&good(), &at_first(), "");
}

#[test]
fn what_is_written_is_read_back() {
    for value in [good(), at_first()] {
        let folder = folder_with(value.to_string());
        let read = Remembered::at(folder.path());
        assert_eq!(written(&read), value);
        assert_eq!(read.notice(), None);
        assert_eq!(names(folder.path()), ["settings.json"]);
    }
}

#[test]
fn a_folder_in_which_nothing_is_yet_begins_with_what_is_at_first() {
    let folder = folder();
    let read = Remembered::at(&folder.path().join("share/bidiscope"));
    assert_eq!(written(&read), at_first());
    assert_eq!(read.notice(), None);
}
