//! Settings of versions that left it to the window's library to keep them.

use std::fs;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_present::view::text::{ShownDirections, TextDirection};
use bidiscope_window::{Remembered, Settings, Tab, ThemeChoice, WindowSettings};
use tempfile::TempDir;

use super::{folder, names};

/// A folder with such a file.
fn folder_with_old(content: &str) -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("app.ron"), content).expect("it is ours");
    folder
}

/// The file with these settings, and what the library remembered of itself and of the window.
fn old(settings: &str, egui: &str, window: &str) -> TempDir {
    let written = |key: &str, value: &str| format!("{key:?}: {value:?},\n");
    let all = [written("bidiscope", settings), written("egui", egui), written("window", window)];
    folder_with_old(&format!("{{\n{}}}", all.concat()))
}

/// As the window of such a version wrote it, with the dark theme, zoomed in twice.
#[test]
fn a_file_of_an_older_version_is_read() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/settings/app.ron");
    let folder = folder_with_old(&fs::read_to_string(path).expect("it is there"));
    let read = Remembered::at(folder.path());
    assert_eq!(read.told(), None);
    let settings = Settings {
        tab: Tab::Text,
        input: "AB-12.com".to_owned(),
        notation: Notation::Table1,
        ..Settings::default()
    };
    // The panes stood where they did at first then, and move to where they do today.
    assert_eq!(read.settings(), &settings);
    let window = read.window();
    assert_eq!((window.theme, window.zoom), (ThemeChoice::Dark, 1.2));
    // 1066.6666 and 666.6666 points, each 1.2 points without zoom.
    assert_eq!((window.size.map(f32::round), window.position), ([1280.0, 800.0], Some([0.0, 0.0])));
    // It is left as it is.
    assert_eq!(names(folder.path()), ["app.ron"]);
}

/// As it was written before the names of the members came from one table: serde's own way, in which they
/// stand without quotes.
#[test]
fn what_a_still_older_version_wrote_is_read() {
    let written = "(tab:study,input:\"AB\",notation:capitals,show_invisibles:true,\
        study:(classes:[L,R],max_length:3,file:\"mine.json\",results:None,open:Some((r#one-to-one,r#uba-ltr))),\
        field_order:r#uba-rtl,marks_invisible:false,\
        trace:(strategy:fields,against:r#one-to-one,edition:r#unicode-3.1,with_idle:true),\
        choices:(surroundings:Some(r#after-word),overall:r#top-level-domain),\
        text:(text:\"see\",direction:r#right-to-left,shown:own,overall:content))";
    let folder = old(written, "()", "()");
    let read = Remembered::at(folder.path());
    let settings = read.settings();
    assert_eq!((settings.tab, settings.notation), (Tab::Study, Notation::Capitals));
    assert_eq!((settings.study.max_length, settings.study.file.as_str()), (3, "mine.json"));
    assert_eq!((settings.trace.strategy, settings.trace.with_idle), (Strategy::Fields.into(), true));
    assert_eq!(settings.choices.surroundings, Some(ContextPreset::AfterWord));
    assert_eq!(
        (settings.text.overall, settings.text.shown, settings.text.direction),
        (OverallOrder::Content, ShownDirections::OfParagraph, TextDirection::RightToLeft)
    );
}

#[test]
fn what_cannot_be_read_of_it_is_lost_alone_and_told() {
    let egui = "(options:(theme_preference:Light,zoom_factor:NaN))";
    let window = "(normal_geometry:(outer_position_pixels:Some((x:1e9,y:0.0)),scale_factor:1.0,\
        inner_size_points:(x:inf,y:3.0)),fullscreen:false,maximized:true)";
    let folder = old("(tab:atlas,input:\"AB\",trace:(strategy:spiral))", egui, window);
    let read = Remembered::at(folder.path());
    assert_eq!(read.settings().input, "AB");
    let kept = WindowSettings { theme: ThemeChoice::Light, maximized: true, ..WindowSettings::default() };
    assert_eq!(*read.window(), kept);
    let told = format!(
        "Some settings could not be read, and are as at first: tab, trace, window.zoom and 2 more. \
         They are still in {}.",
        folder.path().join("app.ron").display()
    );
    assert_eq!(read.told(), Some(told));
}

#[test]
fn panes_that_stand_in_themselves_do_no_harm() {
    let panes = "(id:(1),root:Some((3)),tiles:(next_tile_id:9,tiles:{(1):Pane(logical),(2):Pane(logical),\
        (3):Container(Linear((children:[(1),(2),(3),(7)],dir:Vertical,shares:(shares:{(1):0.0,(3):inf}))))},\
        invisible:[(1)]),height:None,width:None)";
    let folder = old(&format!("(panes:{panes})"), "()", "()");
    let read = Remembered::at(folder.path());
    let panes = serde_json::json!(read.settings())["panes"].clone();
    let parts = panes["column"].as_array().expect("a column");
    assert_eq!(parts[0], serde_json::json!({ "pane": "logical", "share": 1.0, "hidden": true }));
    let all = serde_json::json!(Settings::default()).to_string();
    assert_eq!(panes.to_string().matches("\"pane\"").count(), all.matches("\"pane\"").count());
}

#[test]
fn a_file_of_which_nothing_can_be_read_is_told() {
    for content in ["", "{", "bidiscope", "\u{0}"] {
        let folder = folder_with_old(content);
        let told = Remembered::at(folder.path()).told().expect("something is told");
        let begins = "The settings of an older version could not be read: ";
        assert!(told.starts_with(begins), "{told}");
        assert!(told.ends_with("app.ron."), "{told}");
    }
}

#[test]
fn where_there_is_a_newer_file_it_counts() {
    let folder = old("(input:\"AB\")", "()", "()");
    fs::write(super::file(&folder), super::good().to_string()).expect("it is ours");
    assert_eq!(super::written(&Remembered::at(folder.path())), super::good());
}
