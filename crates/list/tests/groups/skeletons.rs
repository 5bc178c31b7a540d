//! Skeletons beside ICU's, for names on which both versions of Unicode agree.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_list::scan::{SKELETON_SEPARATOR, SkeletonBuilder};

const ICU: &str = include_str!("../../../../tests/data/skeletons/icu.tsv");

#[test]
fn as_icu_has_them() {
    let (mut analyzer, mut skeletons, mut skeleton) =
        (BatchAnalyzer::new(), SkeletonBuilder::new(), String::new());
    let mut count = 0;
    for line in ICU.lines().filter(|it| !it.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, ltr, rtl] = columns[..] else { panic!("three columns: {line}") };
        analyzer.read(name, Notation::CodePoints).expect("a name");
        for (direction, expected) in [(ParagraphDirection::LTR, ltr), (ParagraphDirection::RTL, rtl)] {
            skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, &mut skeleton);
            // Run together by full stops it is the skeleton of the whole name.
            let whole: Vec<String> = skeleton
                .replace(SKELETON_SEPARATOR, ".")
                .chars()
                .map(|it| format!("{:04X}", u32::from(it)))
                .collect();
            assert_eq!(whole.join(" "), expected, "{name} {direction:?}");
        }
        count += 1;
    }
    assert_eq!(count, 300);
}
