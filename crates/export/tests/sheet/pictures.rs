//! Pictures against stored ones, within a tolerance; see tests/data/sheet/README.md.

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::unicode_version;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{
    PageSize, Sheet, SheetDrawing, SheetOptions, SheetRectangle, SheetTheme, render_png, render_svg,
};

use super::{inspected, whole_sheet};

/// How far a channel of a pixel may be off, and how many pixels may be further off, of a thousand.
const NEAR: u8 = 24;
const MOST_OFF: usize = 2;

struct Pixels {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

fn read(bytes: &[u8]) -> Pixels {
    let decoder = png_decoder(bytes);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("it fits")];
    let info = reader.next_frame(&mut bytes).expect("its pixels");
    assert_eq!(info.color_type, ::png::ColorType::Rgba);
    Pixels { width: info.width, height: info.height, bytes }
}

fn png_decoder(bytes: &[u8]) -> ::png::Decoder<std::io::Cursor<&[u8]>> {
    ::png::Decoder::new(std::io::Cursor::new(bytes))
}

fn stored(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/sheet").join(name)
}

fn check(name: &str, sheet: &Sheet, scale: f32) {
    let drawn = render_png(sheet, &sheet.pages[0], scale).expect("it is small");
    if std::env::var_os("BIDISCOPE_STORE_PICTURES").is_some() {
        fs::write(stored(name), &drawn).expect("it can be stored");
    }
    let stored = fs::read(stored(name)).expect("a stored picture");
    let (drawn, stored) = (read(&drawn), read(&stored));
    assert_eq!((drawn.width, drawn.height), (stored.width, stored.height), "{name}");
    let pixels = drawn.bytes.chunks_exact(4).zip(stored.bytes.chunks_exact(4));
    let is_off = |it: &(&[u8], &[u8])| it.0.iter().zip(it.1).any(|(one, other)| one.abs_diff(*other) > NEAR);
    let count = drawn.bytes.len() / 4;
    let off = pixels.filter(is_off).count();
    assert!(off * 1000 <= MOST_OFF * count, "{name}: {off} of {count} pixels are off");
}

#[test]
fn a_sheet_is_drawn_as_it_was_looked_at() {
    let text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm.\u{627}\u{628}-12";
    let panes = [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayConfig::with_default_options).to_vec();
    for (name, theme) in [("light.png", SheetTheme::Light), ("dark.png", SheetTheme::Dark)] {
        let options = SheetOptions {
            page_size: PageSize::Fit,
            theme,
            displays: panes.clone(),
            ..SheetOptions::default()
        };
        check(name, &whole_sheet(&inspected(text), &options), 0.75);
    }
}

#[test]
fn a_line_is_drawn_as_it_was_looked_at() {
    for (name, text) in [
        ("arabic.png", "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}\u{661}\u{662}.com"),
        ("marks.png", "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}.\u{5E9}\u{5C1}\u{5B8}"),
    ] {
        let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
        check(
            name,
            &Sheet::of_single_display_line(&inspected(text), &display, &SheetOptions::default()),
            1.0,
        );
    }
}

/// Below the line of a URL alone are the bands of its parts, in its colours and where its parts stand; below a name none.
#[test]
fn a_url_alone_has_bands() {
    let url = "http://\u{5D0}\u{5D1}/c";
    let bands = |text: &str, field: Option<&str>, theme: SheetTheme| {
        let field = field.map(|it| it.parse().expect(it));
        let options = SheetOptions { theme, narrow_field_elision: field, ..SheetOptions::default() };
        let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
        let sheet = Sheet::of_single_display_line(&inspected(text), &display, &options);
        let drawings: Vec<_> = sheet.pages[0].blocks.iter().flat_map(|it| it.drawings.clone()).collect();
        let boxes = drawings.into_iter().filter_map(|it| match it {
            SheetDrawing::Rectangle(it) => Some(it),
            _ => None,
        });
        boxes.collect::<Vec<SheetRectangle>>()
    };
    for theme in [SheetTheme::Light, SheetTheme::Dark] {
        let found = bands(url, None, theme);
        let parts = [UrlPartKind::Scheme, UrlPartKind::Host, UrlPartKind::Path];
        let colours = parts.map(|it| Some(theme.colours().url_band(it)));
        assert_eq!(found.iter().map(|it| it.fill_colour).collect::<Vec<_>>(), colours);
        assert!(found.is_sorted_by(
            |one, next| one.left_top_right_bottom_points[2] < next.left_top_right_bottom_points[0]
        ));
    }
    // What is cut off has none.
    assert_eq!(bands(url, Some("9"), SheetTheme::Light).len(), 2);
    assert_eq!(bands("http://127.0.0.1/", None, SheetTheme::Light).len(), 3);
    assert!(bands("\u{5D0}\u{5D1}.com", None, SheetTheme::Light).is_empty());
}

/// A figure says at its foot which versions made it. A line alone, which goes into another text, says it in its file.
#[test]
fn every_picture_says_which_versions_made_it() {
    let versions = format!("bidiscope {}, Unicode {}", env!("CARGO_PKG_VERSION"), unicode_version());
    let report = inspected("\u{5D0}\u{5D1}.com");
    let displays: Vec<_> = report.strategy_views.iter().collect();
    let figure = Sheet::figure(&report, &displays, SheetTheme::Light);
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let line = Sheet::of_single_display_line(&report, &display, &SheetOptions::default());
    for (sheet, is_seen) in [(&figure, true), (&line, false)] {
        let page = &sheet.pages[0];
        let texts = page.blocks.iter().flat_map(|it| &it.drawings).filter_map(|it| match it {
            SheetDrawing::Text(it) => Some((it.baseline_left_end_points[1], it.logical_text.to_string())),
            _ => None,
        });
        let lowest = texts.max_by(|one, other| one.0.total_cmp(&other.0)).expect("a text").1;
        assert_eq!(lowest == versions, is_seen);
        assert!(render_svg(sheet, page, 1.0).contains(&format!("<metadata>{versions}</metadata>")));
        let png = render_png(sheet, page, 1.0).expect("it is small");
        let reader = png_decoder(&png).read_info().expect("a PNG");
        let named = &reader.info().uncompressed_latin1_text;
        assert_eq!(named.iter().map(|it| &*it.text).collect::<Vec<_>>(), [&versions]);
    }
}

#[test]
fn joined_letters_have_no_seam() {
    // Between the letters of one word of Arabic, on the line that joins them, every column of pixels is covered as
    // well as its neighbours: U+0645 U+062D U+0645.
    let display = DisplayConfig::with_default_options(Strategy::UbaRtl);
    let sheet = Sheet::of_single_display_line(
        &inspected("\u{628}\u{628}\u{628}\u{628}"),
        &display,
        &SheetOptions::default(),
    );
    for scale in [0.5, 1.0, 1.3, 2.0] {
        let picture = read(&render_png(&sheet, &sheet.pages[0], scale).expect("it is small"));
        let alpha = |x: u32, y: u32| picture.bytes[((y * picture.width + x) * 4 + 3) as usize];
        let column = |x: u32| (0..picture.height).map(|y| u32::from(alpha(x, y))).sum::<u32>();
        let inked: Vec<u32> = (0..picture.width).map(column).skip_while(|it| *it == 0).collect();
        let (thin, thick) = (inked.len() / 4, inked.len() * 3 / 4);
        let within = &inked[thin..thick];
        let least = within.iter().min().expect("a column");
        // The stroke that joins the letters is about 0.08 em thick.
        assert!(*least as f32 / 255.0 > 0.05 * 48.0 * scale, "{scale}: {least}");
    }
}

#[test]
fn too_large_a_picture_is_refused() {
    let options = SheetOptions {
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaLtr)],
        ..SheetOptions::default()
    };
    let sheet = whole_sheet(&inspected(&"a\u{5D0}".repeat(5_000)), &options);
    let error = render_png(&sheet, &sheet.pages[0], 2.0).expect_err("it is too large");
    assert!(error.to_string().starts_with("the picture would have "), "{error}");
}
