//! Sheets: whatever the name, the SVG is well-formed for another reader, of the elements that are known, and says the
//! name; pictures and documents come of it too.

#![no_main]

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{PageSize, PdfWriter, Sheet, SheetOptions, SheetTheme, render_png, render_svg};
use bidiscope_fuzz::{chosen, short, split};
use bidiscope_report::InputReport;
use libfuzzer_sys::fuzz_target;

/// What an SVG is made of.
const ELEMENTS: [&str; 12] = [
    "svg", "title", "desc", "defs", "path", "clipPath", "g", "use", "rect", "polyline", "polygon", "metadata",
];

fuzz_target!(|bytes: &[u8]| {
    let Some(([paper, kind], text)) = split(bytes) else { return };
    let Ok(report) = InputReport::read(&short(text, 60), Notation::Unicode) else { return };
    let strategy = chosen(&Strategy::BUILT_IN, kind);
    let wish = SheetOptions {
        page_size: chosen(&PageSize::ALL, paper),
        is_landscape: paper & 8 == 8,
        theme: chosen(&SheetTheme::ALL, paper / 16),
        displays: vec![
            DisplayConfig::with_default_options(Strategy::UbaLtr),
            DisplayConfig::with_default_options(strategy),
        ],
        searches_visual_collisions: kind & 64 == 64,
        ..SheetOptions::default()
    };
    let display = DisplayConfig::with_default_options(strategy);
    let sheet = match kind / 8 % 3 {
        0 => Sheet::of(&report, &wish, &|| false).expect("nothing stops it"),
        1 => Sheet::of_single_display_line(&report, &display, &wish),
        _ => Sheet::of_trace_steps(&report, &display, &wish, &|| false).expect("nothing stops it"),
    };
    assert!(!sheet.pages.is_empty());
    for page in &sheet.pages {
        check_svg(&render_svg(&sheet, page, 1.0));
    }
    if kind & 128 == 128 {
        assert!(render_png(&sheet, &sheet.pages[0], 0.2).is_ok());
        let mut book = PdfWriter::begin(Vec::new(), "Names", None).expect("memory can be written to");
        book.add(&sheet).expect("memory can be written to");
        let pdf = book.finish().expect("memory can be written to");
        assert!(pdf.starts_with(b"%PDF-"));
    }
});

/// It is well-formed, and nothing of the name is markup.
fn check_svg(text: &str) {
    let options = roxmltree::ParsingOptions { nodes_limit: u32::MAX, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(text, options).expect("it is well-formed");
    for node in document.descendants() {
        assert!(!node.is_pi() && !node.is_comment());
        if !node.is_element() {
            continue;
        }
        assert!(ELEMENTS.contains(&node.tag_name().name()), "{:?}", node.tag_name());
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on"), "{attribute:?}");
            assert!(attribute.name() != "href" || attribute.value().starts_with("#g"), "{attribute:?}");
        }
    }
}
