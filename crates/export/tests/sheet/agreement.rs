//! Sheet and window agree: glyphs, places and order in the SVG are those of the layout's line, the same that the window
//! paints.

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{PageSize, Sheet, SheetOptions, render_svg};
use bidiscope_layout::{Faces, InvisibleStyle, Segment, ShapedLine};
use bidiscope_report::InputReport;

use super::svg_reader::{Element, path_data, read};
use super::{NAMES, inspected, sheet};

/// The line as the window makes it: of the name the invisible characters that offend are boxes.
fn window_line(report: &InputReport, strategy: Strategy) -> ShapedLine {
    let view = report.strategy(strategy).expect("every strategy has a view");
    let offends = |at: usize| report.character_cells[at].violates_idna_or_dns_rule;
    ShapedLine::with_invisibles_at(
        &view.line_characters,
        &view.line_order,
        &Faces::bundled(),
        InvisibleStyle::Boxed,
        offends,
    )
}

/// The glyphs in these elements, in their order: which outline, where, and how large.
fn drawn(elements: &[Element], within: usize) -> Vec<(&str, [f32; 2], f32)> {
    let uses = elements.iter().filter(|it| it.name == "use" && it.within.contains(&within));
    uses.map(|it| {
        let outline = it.attributes["xlink:href"].trim_start_matches('#');
        match it.attributes.get("transform") {
            None => (outline, [it.number("x"), it.number("y")], 1.0),
            Some(transform) => {
                let numbers: Vec<f32> = transform
                    .split(|it: char| !(it.is_ascii_digit() || matches!(it, '.' | '-')))
                    .filter(|it| !it.is_empty())
                    .map(|it| it.parse().expect(it))
                    .collect();
                let [x, y, scale] = numbers[..] else { panic!("{transform}") };
                (outline, [x, y], scale)
            }
        }
    })
    .collect()
}

/// Whether the outline in the SVG is that of the glyph, in thousandths of an em with y downwards.
fn check_outline(elements: &[Element], id: &str, expected: &[Segment]) {
    let path = elements.iter().find(|it| it.attributes.get("id").is_some_and(|it| it == id)).expect(id);
    let (commands, numbers) = path_data(&path.attributes["d"]);
    let mut points: Vec<[f32; 2]> = Vec::new();
    let mut letters = String::new();
    for segment in expected {
        match *segment {
            Segment::Move(end) => {
                letters.push('M');
                points.push(end);
            }
            Segment::Line(end) => {
                letters.push('L');
                points.push(end);
            }
            Segment::Quadratic(control, end) => {
                letters.push('Q');
                points.extend([control, end]);
            }
            Segment::Cubic(one, two, end) => {
                letters.push('C');
                points.extend([one, two, end]);
            }
            Segment::Close => letters.push('Z'),
        }
    }
    assert_eq!(commands, letters, "{id}");
    let expected: Vec<f32> = points.iter().flat_map(|[x, y]| [x * 1000.0, -y * 1000.0]).collect();
    assert_eq!(numbers.len(), expected.len(), "{id}");
    for (is, should) in numbers.iter().zip(expected) {
        assert!((is - should).abs() < 0.01, "{id}: {is} and {should}");
    }
}

#[test]
fn glyphs_places_and_order_are_the_layouts() {
    let strategies = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl, Strategy::Isolates];
    let mut glyphs = 0;
    for text in NAMES {
        let report = inspected(text);
        for strategy in strategies {
            let options = SheetOptions {
                displays: vec![DisplayConfig::with_default_options(strategy)],
                ..SheetOptions::default()
            };
            let sheet = Sheet::of_single_display_line(
                &report,
                &DisplayConfig::with_default_options(strategy),
                &options,
            );
            let written = render_svg(&sheet, &sheet.pages[0], 1.0);
            let elements = read(&written);
            let line = window_line(&report, strategy);
            let found = drawn(&elements, 0);
            assert_eq!(found.len(), line.glyphs().len(), "{text:?} by {strategy}");
            for ((outline, [x, y], scale), glyph) in found.into_iter().zip(line.glyphs()) {
                let near = |is: f32, should: f32| (is - should).abs() < 0.01;
                assert!(
                    near(x, glyph.x_from_line_left_em * 1000.0)
                        && near(y, -glyph.y_above_baseline_em * 1000.0),
                    "{text:?} by {strategy}"
                );
                assert!(near(scale, glyph.size_relative_to_line), "{text:?} by {strategy}");
                let expected =
                    Faces::bundled().outline(glyph.face_id, glyph.glyph_id).expect("a bundled face");
                check_outline(&elements, outline, expected.segments());
                glyphs += 1;
            }
            let frames = elements.iter().filter(|it| it.name == "rect").count();
            assert_eq!(frames, line.placeholder_boxes().len(), "{text:?} by {strategy}");
        }
    }
    assert!(glyphs > 250, "only {glyphs} glyphs were compared");
}

#[test]
fn the_lines_of_the_whole_sheet_are_those_of_its_displays() {
    for text in NAMES {
        let report = inspected(text);
        let sheet = sheet(text, PageSize::Fit);
        let elements = read(&render_svg(&sheet, &sheet.pages[0], 1.0));
        let name = report.input.decoded_text();
        // What would reorder the text round it is written out.
        let said = name.replace('\u{202E}', "<U+202E>");
        let labelled = |it: &(usize, &Element)| it.1.attributes.get("aria-label") == Some(&said);
        let lines: Vec<usize> = elements.iter().enumerate().filter(labelled).map(|it| it.0).collect();
        // The title, and a line a display.
        let shown = Strategy::BUILT_IN.len() - 1;
        // The same words can stand in a sentence, such as the name in the DNS.
        assert!(lines.len() > shown, "{text:?}");
        let strategies = Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical);
        for (&line, strategy) in lines[lines.len() - shown..].iter().zip(strategies) {
            let expected = window_line(&report, strategy);
            let found = drawn(&elements, line);
            assert_eq!(found.len(), expected.glyphs().len(), "{text:?} by {strategy}");
            for ((_, [x, _], _), glyph) in found.into_iter().zip(expected.glyphs()) {
                assert!((x - glyph.x_from_line_left_em * 1000.0).abs() < 0.01, "{text:?} by {strategy}");
            }
        }
    }
}

#[test]
fn a_name_stands_in_an_element_of_its_own() {
    let name = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm";
    let sheet = sheet(name, PageSize::Fit);
    let elements = read(&render_svg(&sheet, &sheet.pages[0], 1.0));
    let titles: Vec<&str> =
        elements.iter().filter(|it| it.name == "title").map(|it| it.text.as_str()).collect();
    assert_eq!(titles[0], "xn--9dbne9b.ibm");
    let about: Vec<&str> =
        elements.iter().filter(|it| it.name == "desc").map(|it| it.text.as_str()).collect();
    assert_eq!(about, [name]);
    assert!(titles.iter().filter(|it| **it == name).count() == Strategy::BUILT_IN.len());
    // Right-to-left letters stand in no sentence, where they would reorder it, only by themselves or with their name
    // in a list of characters. A single letter in quotation marks, before its code point, reorders nothing.
    let without_letter = titles.iter().map(|it| it.replace("\u{201C}\u{5E9}\u{201D} U+05E9", ""));
    let of_hebrew: Vec<String> = without_letter.filter(|it| it.contains('\u{5E9}')).collect();
    assert!(of_hebrew.iter().all(|it| !it.contains(' ')), "{of_hebrew:?}");
}
