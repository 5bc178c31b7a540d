//! No text of a sheet is printed across another.

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{PageSize, SheetDrawing, SheetOptions, SheetPage, SheetTextLine};
use bidiscope_layout::{Faces, Segment};

use super::{inspected, whole_sheet};

/// Names with a suggested fix each, of both directions.
fn names() -> Vec<String> {
    let words = [
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
        "\u{5D1}\u{5D9}\u{5EA}-\u{5E1}\u{5E4}\u{5E8}",
        "\u{62D}\u{648}\u{637}\u{62E}",
        "\u{645}\u{62F}\u{631}\u{633}\u{629}",
        "b\u{FC}cher",
    ];
    let with_faults = words.into_iter().flat_map(|word| {
        [
            format!("12{word}-"),
            format!("{word}-"),
            format!("-{word}"),
            format!("{word}\u{200F}"),
            format!("{word}\u{6F8}\u{668}"),
        ]
    });
    with_faults
        .flat_map(|label| [".com", ".\u{5E7}\u{5D5}\u{5DD}"].map(|zone| format!("{label}{zone}")))
        .collect()
}

/// Left, top, right and bottom of the ink of a text; `None` if it has none.
fn ink(faces: &Faces, text: &SheetTextLine) -> Option<[f32; 4]> {
    let mut edges: Option<[f32; 4]> = None;
    for glyph in &text.glyphs_from_left {
        let outline = faces.outline(glyph.face_id, glyph.glyph_id)?;
        for segment in outline.segments() {
            let (Segment::Move([x, y])
            | Segment::Line([x, y])
            | Segment::Quadratic(_, [x, y])
            | Segment::Cubic(_, _, [x, y])) = *segment
            else {
                continue;
            };
            let x = text.baseline_left_end_points[0]
                + (glyph.x_from_line_left_em + x * glyph.scale_of_font_size) * text.font_size_points;
            let y = text.baseline_left_end_points[1]
                - (glyph.y_above_baseline_em + y * glyph.scale_of_font_size) * text.font_size_points;
            let [left, top, right, bottom] = edges.unwrap_or([x, y, x, y]);
            edges = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
        }
    }
    edges
}

/// The texts of a page of which the ink overlaps by more than half a point in both directions.
fn overlapping(faces: &Faces, page: &SheetPage) -> Vec<(String, String)> {
    let drawings = page.blocks.iter().flat_map(|it| &it.drawings);
    let texts = drawings.filter_map(|it| match it {
        SheetDrawing::Text(text) => Some((text, ink(faces, text)?)),
        SheetDrawing::Rectangle(_) | SheetDrawing::Polyline { .. } => None,
    });
    let texts: Vec<(&SheetTextLine, [f32; 4])> = texts.collect();
    let mut found = Vec::new();
    for (at, (one, a)) in texts.iter().enumerate() {
        for (other, b) in &texts[at + 1..] {
            let common = [a[2].min(b[2]) - a[0].max(b[0]), a[3].min(b[3]) - a[1].max(b[1])];
            if common.iter().all(|it| *it > 0.5) {
                found.push((one.logical_text.to_string(), other.logical_text.to_string()));
            }
        }
    }
    found
}

#[test]
fn suggested_names_stand_beside_their_a_labels() {
    let options = SheetOptions {
        page_size: PageSize::A4,
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaLtr)],
        ..SheetOptions::default()
    };
    let (mut from_left, mut from_right) = (0, 0);
    for name in names() {
        let report = inspected(&name);
        for fix in &report.analysis.suggested_fixes().fixes {
            match fix.fixed_name.chars().next().is_some_and(|it| it >= '\u{590}') {
                true => from_right += 1,
                false => from_left += 1,
            }
        }
        let sheet = whole_sheet(&report, &options);
        for page in &sheet.pages {
            assert_eq!(overlapping(&sheet.font_faces, page), [], "{name:?}");
        }
    }
    assert!(from_left >= 10 && from_right >= 30, "{from_left} {from_right}");
}
