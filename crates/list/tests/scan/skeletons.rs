//! The skeletons of a row are UTS #39's, from the characters that its displays are made of.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_list::scan::{NameRowBuilder, ScanOptions, SkeletonBuilder};

use crate::names;

#[test]
fn of_generated_names() {
    let (mut row_builder, mut analyzer, mut skeletons) =
        (NameRowBuilder::new(ScanOptions::default()), BatchAnalyzer::new(), SkeletonBuilder::new());
    let mut count = 0;
    for (_, name) in names::names().into_iter().step_by(10) {
        analyzer.read(&name, Notation::Unicode).expect("a name");
        let row = row_builder.build_row(1, name.as_bytes());
        for (direction, skeleton) in [
            (ParagraphDirection::LTR, &row.skeletons.left_to_right),
            (ParagraphDirection::RTL, &row.skeletons.right_to_left),
        ] {
            let mut expected = String::new();
            skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, &mut expected);
            assert_eq!(*skeleton, expected, "{}", name.escape_unicode());
        }
        count += 1;
    }
    assert_eq!(count, names::COUNT / 10);
}

/// A Hebrew and a Latin letter that look alike, and two names with a full stop and with an Arabic-Indic zero.
#[test]
fn alike_and_not() {
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    let mut ltr = |name: &str| row_builder.build_row(1, name.as_bytes()).skeletons.left_to_right.clone();
    assert_eq!(ltr("\u{5D5}.com"), ltr("l.com"));
    assert_ne!(ltr("\u{5D0}\u{660}\u{5D1}"), ltr("\u{5D0}.\u{5D1}"));
}
