//! Names that are made to bring the window down or to a stop.

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation};
use bidiscope_layout::Faces;
use bidiscope_window::{App, Session, Settings};
use eframe::egui::Shape;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::font::{Font, groups, multiplying};

fn open_with(input: &str, faces: Faces) -> Harness<'static, App> {
    let settings = Settings::from(Session {
        input: input.to_owned(),
        notation: Notation::Unicode,
        ..Session::default()
    });
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 1200.0])
        .build_eframe(move |context| App::with_settings(&context.egui_ctx, settings, faces));
    harness.run();
    harness
}

#[test]
fn a_syllable_longer_than_the_shaper_counts_is_shown() {
    let harness = open_with(&format!("\u{915}{}", "\u{93F}".repeat(256)), Faces::bundled());
    harness.get_by_label("UBA, LTR paragraph, displayed line");
}

#[test]
fn what_the_shaper_gives_up_on_is_reported_with_its_place() {
    // A face with which the shaper counts 310 glyphs in a syllable of 31 characters, and fails.
    let mut font = Font::new(129, groups(&[[0xC80, 0xCFF, 1]]));
    font.tables.push((*b"GSUB", multiplying(&[*b"knd2"], 128, 10)));
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("fonts that multiply");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("face.ttf"), font.bytes()).expect("a font file");
    let faces = Faces::with_fallback_font_folders(vec![folder]);
    let harness = open_with(&format!("ab\u{C95}{}", "\u{CBF}".repeat(30)), faces);
    let message =
        "Shown as boxes with code points, because the text could not be shaped: characters 3 to 33.";
    harness.get_by_label(&format!("UBA, LTR paragraph, displayed line. {message}"));
    assert!(harness.get_all_by_label(message).count() > 0, "it is said in the pane");
}

#[test]
fn a_name_in_one_cluster_is_painted_with_as_little_as_letters() {
    let painted = |text: String| {
        let harness = open_with(&text, Faces::bundled());
        harness.output().shapes.iter().filter(|it| !matches!(it.shape, Shape::Noop)).count()
    };
    let letters = painted("b".repeat(MAX_INPUT_CHARACTERS));
    for unit in ["\u{1100}", "\u{1F468}\u{200D}", "\u{301}"] {
        let text: String = unit.chars().cycle().take(MAX_INPUT_CHARACTERS).collect();
        let count = painted(text);
        assert!(count < 2 * letters, "{count} shapes, and {letters} for as many letters");
    }
}
