//! The four documents, row by row: what the program shows or says of each table row, figure and example.
//! `assets/documents.tsv` has them, with the place of each.

mod pages;
mod statements;

#[path = "../../../../tests/common/tsv.rs"]
mod tsv;

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::{DisplayConfig, effect_of_edit};
use bidiscope_idna::verdict::rfc5893::rfc5893_second_guarantee_applies;
use bidiscope_report::documents::{
    DOCUMENT_EXAMPLES_TSV, DocumentExampleQuestion, DocumentExampleRow, document_example_rows,
};
use bidiscope_report::interpretation::display_interpretation_notes;

fn display(spelling: &str) -> DisplayConfig {
    DisplayConfig::read(spelling).expect("a display")
}

fn text(written: &str, notation: Notation) -> String {
    notation.read(written).expect("readable").into_iter().map(|it| it.scalar).collect()
}

#[test]
fn every_row_of_the_documents() {
    let mut wrong = Vec::new();
    for row in document_example_rows() {
        let answer = row.computed_answer();
        if answer.as_deref() != Some(row.expected) {
            let DocumentExampleRow {
                document,
                section_name: place,
                row_title: row,
                input: typed,
                expected,
                question: asked,
                ..
            } = row;
            wrong.push(format!(
                "{document:?}, {place}, {row}: {typed} by {asked:?} gives {answer:?}, and not {expected}"
            ));
        }
    }
    assert_eq!(wrong, [""; 0]);
    // None was left out because it could not be read.
    assert_eq!(document_example_rows().len(), 356);
    assert_eq!(document_example_rows().len(), tsv::rows::<8>(DOCUMENT_EXAMPLES_TSV).len());
}

/// Whoever opens a row in the tab Inspect finds its name there; only what has an empty label is none.
#[test]
fn every_row_has_a_name_that_can_be_read() {
    let without: Vec<&str> =
        document_example_rows().iter().filter(|it| it.example_name().is_none()).map(|it| it.input).collect();
    assert_eq!(without, ["U+002E", "U+2029", ".a.b", "U+D800"]);
    for row in document_example_rows()
        .iter()
        .filter(|it| !matches!(it.question, DocumentExampleQuestion::IsUnreadable(_)))
    {
        assert!(!row.characters().is_empty(), "{}, {}", row.section_name, row.row_title);
    }
}

/// Each row once, and of the tables all of them.
#[test]
fn the_file_is_whole() {
    let mut rows: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for [document, place, row, printed, _, _, _, must] in tsv::rows(DOCUMENT_EXAMPLES_TSV) {
        let of_place = rows.entry((document, place)).or_default();
        assert!(!of_place.contains(&row), "{document}, {place}, {row} stands twice");
        assert!(!printed.is_empty() && !must.is_empty(), "{document}, {place}, {row}");
        of_place.push(row);
    }
    let count = |place: &str| rows.get(&("paper", place)).map_or(0, Vec::len);
    assert_eq!(["Table 1", "Table 3", "Table 4"].map(count), [6, 15, 23]);
    assert_eq!(
        ["Figure 1", "Figure 2", "Figure 3", "Figure 4", "Figure 5", "Figure 6"].map(count),
        [3, 2, 4, 3, 4, 2]
    );
    for (document, sections) in [
        ("RFC 5893", &["1.2", "1.4", "2", "3", "4.1", "4.2", "4.3", "5", "6", "7.1", "7.2", "8"][..]),
        ("Duerst", &["2", "3", "4.2", "4.3", "4.4", "5"]),
    ] {
        for section in sections {
            assert!(
                rows.contains_key(&(document, format!("section {section}").as_str())),
                "{document} {section}"
            );
        }
    }
}

/// What is read otherwise than it stands there is told where it matters, and nowhere else.
#[test]
fn interpretation_notes_are_reported_where_they_matter() {
    let message = |strategy: &str, written: &str, notation: Notation| -> Vec<&str> {
        let (display, characters) = (display(strategy), characters_of(&text(written, notation)));
        display_interpretation_notes(&display, &characters).map(|it| it.document_section).collect()
    };
    let (paper, capitals, code_points) =
        (Notation::Atkin2001Table1, Notation::CapitalsAsHebrew, Notation::CodePoints);
    const PAPER: &str = "Atkin, Stansifer and Alsharif 2001";
    for scalar in ["U+0023", "U+0024", "U+0025", "U+002B", "U+005B", "U+005E"] {
        let name = format!("U+05D0 {scalar} U+05D1");
        assert_eq!(message("one-to-one", &name, code_points), [format!("{PAPER}, appendix")]);
        assert!(message("uba-ltr", &name, code_points).is_empty());
    }
    assert_eq!(message("one-to-one", "U+05D0 U+05F3", code_points), [format!("{PAPER}, section II")]);
    assert_eq!(message("one-to-one", "U+05D0 U+06FD", code_points), [format!("{PAPER}, section II")]);
    // The digits beside Arabic letters, and not the Arabic-Indic ones; Thaana and not Hebrew; a mark on a right-to-left letter.
    for (name, place) in [
        ("U+0627 U+06F1", "Table 2"),
        ("U+078B U+0780", "section IV"),
        ("U+05D0 U+05B8 U+002E U+0061", "section IV"),
    ] {
        assert_eq!(message("one-to-one", name, code_points), [format!("{PAPER}, {place}")], "{name}");
        assert!(message("uba-ltr", name, code_points).is_empty());
    }
    assert_eq!(
        message("one-to-one", "U+078B U+07A8", code_points),
        [format!("{PAPER}, section IV"), format!("{PAPER}, section IV")]
    );
    for name in ["U+0627 U+0661", "U+05D0 U+200F U+05D1", "U+0061 U+0301"] {
        assert!(message("one-to-one", name, code_points).is_empty(), "{name}");
    }
    assert_eq!(
        message("components", "U+0661 U+002E U+05D0", code_points),
        ["D\u{FC}rst 2001, section 5, restriction 1"]
    );
    assert!(message("components", "U+0661 U+05D0", code_points).is_empty());
    assert_eq!(message("uba-ltr", "DEFabc", paper), [format!("{PAPER}, Figure 5")]);
    assert_eq!(message("components", "A?B", capitals), ["D\u{FC}rst 2001, section 3"]);
    assert_eq!(
        message("components", "U+05D0 U+05B8", code_points),
        ["D\u{FC}rst 2001, section 5, restriction 3"]
    );
    assert_eq!(message("fields:order=content", "a.B", capitals), ["Davis 2011"]);
    assert!(message("fields:order=content,paragraph=rtl", "a.B", capitals).is_empty());
    assert_eq!(message("uba-rtl", "1-a.A", capitals), ["RFC 5893, section 2, second guarantee"]);
    for strategy in ["one-to-one", "uba-ltr", "uba-rtl", "components", "fields", "isolates"] {
        assert!(message(strategy, "ab.CD", capitals).is_empty(), "{strategy}");
    }
}

/// The note on the second guarantee stands only where it bears on the name: where the guarantee covers it, and yet a
/// label is split or the name looks the same with another label in its place. Each name of five characters to length 7
/// beside all others.
#[test]
fn the_note_on_the_second_guarantee_stands_where_it_bears_on_the_name() {
    let display = display("uba-rtl");
    let names = strings("1aA-.", 7).into_iter().map(|it| (text(&it, Notation::CapitalsAsHebrew), it));
    let covered: Vec<_> = names
        .map(|(text, written)| (characters_of(&text), written))
        .filter(|it| rfc5893_second_guarantee_applies(&it.0))
        .map(|(characters, written)| (display.order(&characters), characters, written))
        .collect();
    let mut same: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (order, characters, written) in &covered {
        same.entry(order.display(characters)).or_default().push(written);
    }
    let differ_in_a_label = |one: &str, other: &str| {
        let (one, other): (Vec<&str>, Vec<&str>) = (one.split('.').collect(), other.split('.').collect());
        one.len() == other.len() && one.iter().zip(&other).filter(|(one, other)| one != other).count() == 1
    };
    let mut noted = 0;
    for (order, characters, written) in &covered {
        let mut start = 0;
        let is_split = characters.split(|it| it.scalar == '.').any(|label| {
            let range = start..start + label.len();
            start = range.end + 1;
            !order.is_visually_contiguous(range)
        });
        let bears =
            is_split || same[&order.display(characters)].iter().any(|it| differ_in_a_label(it, written));
        let notes = display_interpretation_notes(&display, characters);
        assert_eq!(
            notes.filter(|it| it.note_id == "rfc5893-second-guarantee").count(),
            usize::from(bears),
            "{written}"
        );
        noted += usize::from(bears);
    }
    assert_eq!((covered.len(), noted), (2_393, 79));
}

/// "Adding a character in one place of a text can cause characters some distance from the point of insertion to
/// change their display position."
#[test]
fn an_edit_moves_what_stands_far_from_it() {
    let effect = |before: &str, after: &str| {
        let [before, after] = [before, after].map(|it| characters_of(&text(it, Notation::CapitalsAsHebrew)));
        let effect = effect_of_edit(&display("uba-ltr"), &before, &after);
        let shown = [(&effect.order_before_edit, &before), (&effect.order_after_edit, &after)].map(
            |(order, characters)| {
                Notation::CapitalsAsHebrew
                    .write_scalars(order.display(characters).chars())
                    .expect("in the notation")
            },
        );
        (shown, effect.moved_logical_indices_after)
    };
    // The first label, which is left as it is, goes to the other side.
    let (shown, far) = effect("ABC.DEF.1", "ABC.xDEF.1");
    assert_eq!(shown, ["1.FED.CBA", "CBA.x1.FED"]);
    assert_eq!(far, [0, 1, 2]);
    // What only makes room does not move, nor does anything where nothing is edited.
    assert_eq!(effect("abc.de", "abxc.de").1, [0; 0]);
    assert_eq!(effect("ABC", "ABXC").1, [0; 0]);
    assert_eq!(effect("A.B", "A.B").1, [0; 0]);
    assert_eq!(effect("", "A").1, [0; 0]);
}

/// All strings of these characters to a length.
fn strings(alphabet: &str, length: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut begin = 0;
    for _ in 0..length {
        let end = all.len();
        for at in begin..end {
            all.extend(alphabet.chars().map(|it| format!("{}{it}", all[at])).collect::<Vec<_>>());
        }
        begin = end;
    }
    all.remove(0);
    all
}
