//! A catalogue that lacks most messages, in a right-to-left language: what stays in English is a piece of its own, in pages and
//! on sheets. The process has one catalogue, so that this is a test of its own.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata};
use bidiscope_export::sheet::{BlockRole, Sheet, SheetDrawing, SheetOptions};
use bidiscope_report::InputReport;
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_words::Catalogue;

const WORDS: &str =
    "language = he\ndirection = rtl\nsection-labels = \u{5EA}\u{5D5}\u{5D5}\u{5D9}\u{5D5}\u{5EA}\n";

#[test]
fn what_stays_in_english_is_isolated() {
    Catalogue::read(WORDS.as_bytes()).expect("Fluent").install_for_process();
    let report =
        InputReport::without_parent_zone(Input::read("\u{5D0}-.com", Notation::Unicode).expect("a name"));
    let options = PageOptions {
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaLtr)],
        ..PageOptions::default()
    };
    let page = name_page(&report.analysis, &options);
    let about = ReportMetadata::default();
    let mut html = NamesReport::new(&about, [&report.input], &[]);
    let html =
        html.html_before_names() + &html.next_name_html(&report.input, &page) + &html.html_after_names(&[]);
    let finding = "Label <bdi>1</bdi> ends with a hyphen.";
    assert!(
        html.contains(&format!("<bdi>{finding}</bdi>"))
            || html.contains("<bdi>Label 1 ends with a hyphen.</bdi>"),
        "{html}"
    );
    // On a sheet it runs from left to right, with the full stop at its right; a Hebrew heading stands at the right.
    let sheet = Sheet::of(&report, &SheetOptions::default(), &|| false).expect("it is not stopped");
    let blocks = || sheet.pages.iter().flat_map(|it| &it.blocks);
    let glyphs = |block: &bidiscope_export::sheet::SheetBlock| -> Vec<(usize, f32)> {
        let texts = block.drawings.iter().filter_map(|it| match it {
            SheetDrawing::Text(text) => Some(text),
            _ => None,
        });
        texts
            .flat_map(|text| {
                text.glyphs_from_left.iter().map(|it| {
                    (
                        it.logical_text_byte_range.start,
                        text.baseline_left_end_points[0] + it.x_from_line_left_em * text.font_size_points,
                    )
                })
            })
            .collect()
    };
    let mut count = 0;
    for block in blocks().filter(|it| {
        it.block_role == BlockRole::Sentence
            && it.accessible_text.is_ascii()
            && it.accessible_text.ends_with('.')
    }) {
        let mut glyphs = glyphs(block);
        glyphs.sort_by_key(|it| it.0);
        assert!(glyphs.is_sorted_by(|one, other| one.1 < other.1), "{:?}", block.accessible_text);
        count += 1;
    }
    assert!(count > 3, "{count}");
    let heading = blocks().find(|it| it.accessible_text.starts_with('\u{5EA}')).expect("the heading");
    let right = glyphs(heading).iter().map(|it| it.1).fold(0.0, f32::max);
    assert!(right > sheet.pages[0].width_and_height_points[0] / 2.0);
}
