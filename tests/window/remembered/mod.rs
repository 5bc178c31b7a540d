//! What is remembered on disk.

mod damaged;
mod keeping;
mod places;
mod windows;

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{InputType, Notation, script_of};
use bidiscope_bidi::order::context::{SurroundingText, SurroundingTextPreset};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_lesson::{LessonProgress, LessonStepRecord, SavedLesson};
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::list::{
    BidiRuleConditionFilter, DisplayRelation, DisplayRelationFilter, ListFilter, ListSort, ListTableColumn,
};
use bidiscope_report::page::CharacterColumn;
use bidiscope_report::view::text::{ControlSchemeChoice, ShownDirections, TextDirection};
use bidiscope_report::view::{ComparedNamesColumn, ComparedNamesSort, LearnPage};
use bidiscope_session::WrittenName;
use bidiscope_window::{
    App, CharacterColumns, DetailSection, ExportPreset, ExportSettings, PanelSizes, Preferences,
    PresentSettings, Remembered, RulesetSettings, Session, Tab, ThemeChoice, VerdictSettings, WindowSettings,
    ZoneSettings,
};
use egui_kittest::Harness;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::remembering;

/// An empty folder.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The file of the preferences.
fn preferences(folder: &TempDir) -> PathBuf {
    folder.path().join("preferences.json")
}

/// The document of this name.
fn document(folder: &TempDir, stem: &str) -> PathBuf {
    folder.path().join(format!("sessions/{stem}.json"))
}

/// A folder with a document that holds these bytes.
fn folder_with(bytes: impl AsRef<[u8]>) -> TempDir {
    let folder = folder();
    put(&folder, "1", bytes);
    folder
}

/// Puts these bytes into a document, which is the newest one then.
fn put(folder: &TempDir, stem: &str, bytes: impl AsRef<[u8]>) {
    fs::create_dir_all(folder.path().join("sessions")).expect("it is ours");
    fs::write(document(folder, stem), bytes).expect("it is ours");
}

/// A folder with these preferences.
fn folder_with_preferences(bytes: impl AsRef<[u8]>) -> TempDir {
    let folder = folder();
    fs::write(preferences(&folder), bytes).expect("it is ours");
    folder
}

/// A session as its document has it.
fn session(settings: &Value) -> String {
    json!({ "format": "bidiscope-session", "version": 1, "settings": settings }).to_string()
}

/// The names in a folder, in order, without locks.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    // What is still written is there for a moment only.
    names.retain(|it| !it.ends_with(".lock") && !it.starts_with('.'));
    names.sort();
    names
}

/// The names of the sessions in a folder, in order.
fn sessions(folder: &TempDir) -> Vec<String> {
    names(&folder.path().join("sessions"))
}

/// What stands in a file as JSON; nothing where there is none.
fn on_disk(path: &Path) -> Value {
    fs::read(path).ok().and_then(|it| serde_json::from_slice(&it).ok()).unwrap_or_default()
}

/// The window on what is remembered in a folder.
fn open(folder: &TempDir) -> Harness<'static, App> {
    remembering(folder.path())
}

/// What was read, as it is written: the preferences and the session.
fn written(remembered: &Remembered) -> (Value, Value) {
    (json!(remembered.settings().preferences), json!(remembered.settings().session))
}

/// That at first.
fn at_first() -> (Value, Value) {
    (json!(Preferences::default()), json!(Session::default()))
}

/// Preferences of which none is as at first.
fn good_preferences() -> Preferences {
    let mut character_columns = CharacterColumns::default();
    for is_text in [false, true] {
        character_columns.show(CharacterColumn::Utf8Bytes, is_text, true);
    }
    Preferences {
        window: WindowSettings {
            theme: ThemeChoice::Dark,
            zoom: 1.5,
            size: [1000.0, 700.0],
            position: Some([10.0, 20.0]),
            maximized: true,
            fullscreen: true,
        },
        panels: PanelSizes {
            details_height: 300.0,
            details_width: 500.0,
            list_details_height: 301.0,
            list_details_width: 501.0,
            text_height: 240.0,
        },
        show_invisibles: true,
        all_rules: true,
        field_order: Strategy::UbaRtl,
        marks_invisible: false,
        verdict: VerdictSettings {
            sections: [(DetailSection::Findings, false), (DetailSection::Policies, true)].into(),
        },
        character_columns,
        ruleset: RulesetSettings { loaded: "/tmp/he.xml".to_owned() },
        folder: "/tmp".to_owned(),
        export: ExportSettings { preset: ExportPreset::Figure, form: "svg".to_owned() },
        export_names: ExportSettings { preset: ExportPreset::Table, form: "csv".to_owned() },
        export_language: "he".to_owned(),
        present: PresentSettings { beside: true },
    }
}

/// A session in which nothing is as at first.
fn good_session() -> Session {
    let mut session = Session {
        tab: Tab::Study,
        input: "AB".to_owned(),
        notation: Notation::Atkin2001Table1,
        ..Session::default()
    };
    session.read_as = Some(InputType::Name);
    session.zone = ZoneSettings { text: "3a.com".to_owned(), notation: Notation::CapitalsAsHebrew };
    session.trace.strategy = Strategy::Fields.into();
    session.choices.surrounding_text_preset = Some(SurroundingTextPreset::AfterWord);
    session.choices.typed_surrounding_text =
        SurroundingText { before: "see ".to_owned(), after: " now".to_owned() };
    session.choices.davis_field_order = FieldOrderDirection::ByTopLevelDomain;
    session.choices.davis_paragraph_direction = Direction::RightToLeft;
    session.choices.label_isolate = bidiscope_bidi::order::isolates::LabelIsolate::FirstStrong;
    session.choices.data_version = BidiDataVersion::Unicode31;
    session.choices.reference_strategy = Strategy::UbaAuto.into();
    session.choices.strategies_showing_controls =
        [Strategy::Components, Strategy::Fields].map(Into::into).into();
    let own = DisplayConfig::with_default_options(Strategy::UbaRtl)
        .with_changed_choices(|it| it.bidi_data_version = BidiDataVersion::Unicode31);
    session.choices.custom_strategies.add_unless_full("Hyphens of 2001", own);
    session.names.make_current("CD", Notation::Atkin2001Table1, None, false);
    session.names.make_current("AB", Notation::Atkin2001Table1, None, false);
    let pinned = WrittenName { text: "CD".to_owned(), notation: Notation::Atkin2001Table1, read_as: None };
    let characters = pinned.logical_text();
    assert!(
        session.names.pin_if_possible(pinned)
            && session.names.set_note_if_possible(&characters, "to be asked about")
    );
    session.compared.is_shown = true;
    session.compared.hidden = [Strategy::UbaAuto.into()].into();
    session.compared.names = vec!["\u{5D0}1.com".to_owned()];
    session.compared.filter = Some(DisplayRelationFilter {
        display: Strategy::UbaRtl.into(),
        relation: DisplayRelation::SplitsLabels,
        other_display: Strategy::Fields.into(),
    });
    session.compared.sort = ComparedNamesSort {
        column: ComparedNamesColumn::Display(Strategy::UbaAuto.into()),
        is_reversed: true,
    };
    session.text.text = "see ab.c".to_owned();
    session.text.is_as_opened = true;
    session.text.before = vec!["what stood there".to_owned()];
    session.text.direction = TextDirection::RightToLeft;
    session.text.shown = ShownDirections::OfParagraph;
    session.text.after = ControlSchemeChoice::LabelIsolates;
    session.text.overall = FieldOrderDirection::ByRightToLeftContent;
    session.text.extensions.userinfo = true;
    session.text.extensions.port = true;
    session.text.extensions.ip_address = true;
    session.text.numbers = true;
    session.text.end_at = ",;".parse().expect("exceptions");
    session.text.links = bidiscope_url::text::LinkRules::Uts58;
    session.list.file = "names.csv".to_owned();
    session.list.form = bidiscope_list::ListFormat::Csv;
    session.list.column = "domain".to_owned();
    session.list.other_list = "registered.csv".to_owned();
    session.list.other_column = "label".to_owned();
    session.list.zone_column = "zone".to_owned();
    session.list.holder_column = "applicant".to_owned();
    session.list.other_holder_column = "owner".to_owned();
    session.list.kept = vec!["applicant".to_owned()];
    session.list.other_zone_column = "zone".to_owned();
    session.list.notation = Notation::CapitalsAsHebrew;
    session.list.order = Strategy::UbaRtl;
    session.list.hidden = vec![ListTableColumn::AsciiName];
    session.list.filter = ListFilter {
        decision: Some(RegistrationDecision::RefusedByRule),
        violated_condition: Some(BidiRuleConditionFilter::Violated(BidiRuleCondition::Five)),
        registration_reason_kind: Some(FindingKind::Condition5),
        contained_script: script_of('\u{5D0}'),
        contained_text: "\u{5D0}".to_owned(),
        requires_match_in_list: true,
        requires_match_in_other_list: true,
        display_relation_filter: Some(DisplayRelationFilter {
            display: Strategy::UbaRtl,
            relation: DisplayRelation::SameAs,
            other_display: Strategy::UbaLtr,
        }),
    };
    session.list.sort = ListSort { column: ListTableColumn::Registration, is_reversed: true };
    session.learn.page = LearnPage::DocumentErrors;
    session.learn.lesson = Some("hazards".to_owned());
    session.learn.lesson_files = vec!["/tmp/mine.toml".to_owned()];
    let record = LessonStepRecord {
        step_fingerprint: "0123456789abcdef".to_owned(),
        piece_or_choice_indices: vec![1, 0],
        is_correct: false,
        consecutive_wrong_count: 2,
    };
    let progress =
        LessonProgress { open_step_fingerprint: "0123456789abcdef".to_owned(), step_records: vec![record] };
    session.learn.lessons = vec![SavedLesson { lesson: "hazards".to_owned(), progress }];
    session.study.classes = StudyAlphabet::rfc5893().classes().to_vec();
    session.study.max_length = 7;
    session.study.open = Some((
        DisplayProperty::OneToOne,
        DisplayConfig::with_default_options(Strategy::UbaLtr)
            .with_changed_choices(|it| it.applies_l3 = false),
    ));
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 1,
        ..DisplayPropertyStudy::default()
    };
    session.study.results = study.run(&WorkProgress::new(), |_| ()).ok().map(Into::into);
    session.study.earlier = session.study.results.iter().cloned().collect();
    session.panes = serde_json::from_value(panes()).expect("an arrangement");
    session
}

/// Rows that stand elsewhere than at first, one of them hidden.
fn panes() -> Value {
    let order: Vec<&str> = ["own-1"]
        .into_iter()
        .chain(Strategy::ALL.into_iter().filter(|&it| it != Strategy::Custom).map(Strategy::id))
        .collect();
    json!({
        "arrangement": "side-by-side",
        "aligns_by_paragraph": true,
        "order": order,
        "hidden": [{ "strategy": "isolates" }],
        "unfolds_logical": true,
        "detail": "rules",
    })
}

#[test]
fn nothing_in_what_is_good_is_as_at_first() {
    fn check(good: &Value, at_first: &Value, path: &str) {
        match (good, at_first) {
            (Value::Object(good), Value::Object(at_first)) if !at_first.is_empty() => {
                assert!(good.keys().eq(at_first.keys()), "{path}");
                good.iter().for_each(|(key, value)| check(value, &at_first[key], &format!("{path}/{key}")));
            }
            _ => assert!(good != at_first, "{path} is as at first"),
        }
    }
    check(&json!(good_preferences()), &at_first().0, "preferences");
    check(&json!(good_session()), &at_first().1, "session");
}

#[test]
fn what_is_written_is_read_back() {
    let good = (json!(good_preferences()), json!(good_session()));
    for (written_preferences, written_session) in [good, at_first()] {
        let folder = folder_with(session(&written_session));
        fs::write(preferences(&folder), written_preferences.to_string()).expect("it is ours");
        let read = Remembered::at(folder.path());
        assert_eq!(written(&read), (written_preferences, written_session));
        assert_eq!(read.notice(), None);
    }
}

#[test]
fn a_folder_in_which_nothing_is_yet_begins_with_what_is_at_first() {
    let folder = folder();
    let read = Remembered::at(&folder.path().join("share/bidiscope"));
    assert_eq!(written(&read), at_first());
    assert_eq!(read.notice(), None);
}
