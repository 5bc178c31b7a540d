//! Real names, their keys as the library makes them.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_list::scan::{ScanColumn, ScanColumnSet, SkeletonBuilder};

use super::plain::{Row, grouped, plain};

/// So many names of few characters, so that many show the same, look alike or occur again.
pub(crate) fn names(count: usize, mut seed: u64) -> Vec<String> {
    let characters: Vec<char> = "aaaa1111---..\u{5D0}\u{5D5}l\u{627}\u{661}A".chars().collect();
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let mut name = || {
        let length = 1 + random(5);
        (0..length).map(|_| characters[random(characters.len())]).collect::<String>()
    };
    (0..count).map(|_| name()).collect()
}

/// The rows of names, those that cannot be read among them.
pub(crate) fn rows(names: &[String]) -> Vec<Row> {
    let (mut analyzer, mut skeletons) = (BatchAnalyzer::new(), SkeletonBuilder::new());
    let mut rows = Vec::new();
    for (line, text) in (1..).zip(names) {
        let mut row = Row { line, ..Row::default() };
        if analyzer.read(text, Notation::Unicode).is_ok() {
            let characters = analyzer.current_input_characters().to_vec();
            row.name = characters.iter().map(|it| it.scalar).collect();
            // As if a hyphen at the end were all that is refused.
            row.may_be_registered = !row.name.ends_with('-');
            row.ascii_name = row.name.to_lowercase();
            // As if the digits were variants of each other, and the letters A and a.
            row.variants = vec![row.name.replace(['1', '\u{661}'], "1").replace('A', "a")];
            // As if everybody had names of one length; those of four characters are nobody's.
            row.holder = match row.name.chars().count() {
                4 => String::new(),
                length => (length % 2).to_string(),
            };
            // As if vav were a point.
            row.without_points = row.name.replace('\u{5D5}', "");
            row.displays = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl]
                .map(|it| it.order(&characters).display(&characters));
            for (skeleton, direction) in
                row.skeletons.iter_mut().zip([ParagraphDirection::LTR, ParagraphDirection::RTL])
            {
                skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, skeleton);
            }
        }
        rows.push(row);
    }
    rows
}

#[test]
fn as_a_plain_comparison_of_3_000_names() {
    let list = rows(&names(3_000, 15));
    let other = rows(&names(500, 39));
    let columns = ScanColumnSet::written_by_default()
        .with(ScanColumn::SameWithoutPoints)
        .with(ScanColumn::ContestedWith);
    let columns = ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().fold(columns, ScanColumnSet::with);
    let expected = plain(columns, &list, &other);
    // No two names are the same one-to-one.
    let one_to_one = [ScanColumn::CollisionsOneToOne, ScanColumn::AgainstOneToOne];
    for column in
        ScanColumn::ALL.into_iter().filter(|it| it.compares_with_other_names() && !one_to_one.contains(it))
    {
        let count = expected.iter().filter(|it| it.contains(&(column, None))).count();
        assert!((10..2_994).contains(&count), "{column:?}: {count} of 3,000 are in no group");
    }
    assert!(list.iter().filter(|it| it.name.is_empty()).count() > 100, "some cannot be read");
    // All in memory; in a file from the middle on; a few rows at a time; and each row alone.
    for memory in [1 << 30, 600_000, 20_000, 0] {
        let messages = grouped(columns, memory, &list, &other);
        for (at, (messages, expected)) in messages.iter().zip(&expected).enumerate() {
            assert_eq!(messages, expected, "row {at} ({:?}) from {memory} bytes", list[at]);
        }
    }
}
