//! Names that would do harm if anything of them were taken for markup.

use bidiscope_bidi::name::{BidiClass, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{Attachment, PageSize, PdfWriter, Sheet, SheetOptions, render_png, render_svg};
use bidiscope_report::InputReport;

use super::svg_reader::read;
use super::{inspected, sheet, whole_sheet};

const HOSTILE: [&str; 8] = [
    "<script>alert(1)</script>.com",
    "a&amp;b&#x3C;\"'.com",
    "]]>--><!--.com",
    "a\u{1}\u{B1}\u{7F}\u{86}\u{FFFE}\u{FFFF}b",
    "(a)\\)/Type/Catalog>>endobj\\",
    "\\u{D800}\\uDFFF%3Cscript%3E",
    "\u{202E}\u{2066}\u{FEFF}\u{E0001}a\u{0}",
    "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}\u{30B}\u{30C}\u{30D}\u{30E}",
];

#[test]
fn in_an_svg_nothing_of_a_name_is_markup() {
    for text in HOSTILE {
        let sheet = sheet(text, PageSize::Fit);
        // The reader takes well-formed text only.
        let elements = read(&render_svg(&sheet, &sheet.pages[0], 1.0));
        let known = [
            "svg", "title", "desc", "metadata", "defs", "path", "clipPath", "g", "use", "rect", "polygon",
            "polyline",
        ];
        for element in &elements {
            assert!(known.contains(&element.name.as_str()), "{text:?}: {}", element.name);
            assert!(!element.attributes.keys().any(|it| it.starts_with("on")), "{text:?}");
            let leads = element.attributes.get("xlink:href").is_none_or(|it| it.starts_with("#g"));
            assert!(leads, "{text:?}");
        }
    }
}

/// The C0 and C1 controls, DELETE, and the twelve characters with the property Bidi_Control.
fn acts_on_a_reader(scalar: char) -> bool {
    scalar != '\n' && matches!(scalar, '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}')
        || matches!(scalar, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Of all of them that a name can hold: those of class B end a paragraph.
#[test]
fn an_svg_has_no_control_character_and_says_which_the_name_has() {
    let is_held = |it: &char| acts_on_a_reader(*it) && BidiClass::of(*it) != BidiClass::B;
    let held: Vec<char> = ('\0'..='\u{206F}').filter(is_held).collect();
    assert!(held.len() > 12 + 55, "{}", held.len());
    let name: String = held.iter().collect();
    let said: String = held.iter().map(|it| format!("&lt;U+{:04X}&gt;", u32::from(*it))).collect();
    let report = inspected(&format!("{name}b.\u{5D0}"));
    let options = SheetOptions {
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaLtr)],
        ..SheetOptions::default()
    };
    for sheet in [
        whole_sheet(&report, &options),
        Sheet::of_single_display_line(&report, &options.displays[0], &options),
    ] {
        let written = render_svg(&sheet, &sheet.pages[0], 1.0);
        assert!(!written.contains(acts_on_a_reader));
        assert!(written.contains(&format!("<desc>{said}b.\u{5D0}</desc>")));
    }
}

#[test]
fn pictures_and_documents_come_of_every_name() {
    for text in HOSTILE {
        let fit = sheet(text, PageSize::Fit);
        assert!(render_png(&fit, &fit.pages[0], 0.5).is_ok(), "{text:?}");
        let mut book = PdfWriter::begin(Vec::new(), "Hostile names", None).expect("a document");
        book.add(&sheet(text, PageSize::A4)).expect("a sheet");
        let (name, description) = ("a.json".into(), "What was given".into());
        book.attach(&Attachment { name, description, json: b"{}".to_vec() }).expect("a file");
        assert!(book.finish().is_ok(), "{text:?}");
    }
}

#[test]
fn every_character_can_stand_in_a_document() {
    // One of each kind and each plane: every 251st scalar value.
    let scalars: Vec<char> = (1..0x11_0000).step_by(251).filter_map(char::from_u32).collect();
    let mut book = PdfWriter::begin(Vec::new(), "Every character", None).expect("a document");
    let options = SheetOptions { page_size: PageSize::A4, displays: Vec::new(), ..SheetOptions::default() };
    let mut shown = 0;
    for part in scalars.chunks(400) {
        let text: String = part.iter().filter(|it| !matches!(it, '\n' | '\r' | '.')).collect();
        let Ok(report) = InputReport::read(&text, Notation::Unicode) else { continue };
        book.add(&Sheet::of_single_display_line(
            &report,
            &DisplayConfig::with_default_options(Strategy::UbaLtr),
            &options,
        ))
        .expect("a line");
        shown += 1;
    }
    assert!(shown > 5, "{shown}");
    book.finish().expect("a document of every character");
}
