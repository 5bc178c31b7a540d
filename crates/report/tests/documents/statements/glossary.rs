//! The terms of the documents in the glossary.

use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::Zone;
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};

use super::support::*;

pub(super) const TERMS: &[Statement] = &[
    ("term RTL label", || {
        // By section 1.4 it is one; by condition 1 it is tested as a left-to-right label.
        assert!(is_bidi(CodePoints, "0061 05D0 0062"));
        assert_eq!(violated(CodePoints, "0061 05D0 0062"), ['5']);
        assert_eq!(violated(CodePoints, "05D0 0061 05D1"), ['2']);
    }),
    ("term LTR label", || {
        assert!(!is_bidi(CodePoints, "0031"));
        assert_eq!(violated(CodePoints, "0031 002E 05D0"), ['1']);
        assert_eq!(violated(CodePoints, "0061 002D 002E 05D0"), ['6']);
    }),
    ("term Bidi domain name", || {
        assert!(is_bidi(CapitalsAsHebrew, "a.B.1") && !is_bidi(CapitalsAsHebrew, "a.b.1"));
        assert_eq!(violated(CapitalsAsHebrew, "a.B.1"), ['1']);
    }),
    ("term Bidi rule", || {
        // What a label begins with, what it contains, and what it ends with.
        assert_eq!(["1A", "AaB", "A-"].map(|it| violated(CapitalsAsHebrew, it)), [['1'], ['2'], ['3']]);
    }),
    ("term zone", || {
        // A name stands directly below the zone: of `A.1.com` in the zone `1.com`, one label is the applicant's.
        let zone = Zone::read("1.com", CapitalsAsHebrew).expect("a zone");
        let mut analyzer = BatchAnalyzer::new();
        analyzer.read("A.1.com", CapitalsAsHebrew).expect("a name");
        assert_eq!(analyzer.current_name_in_zone(&zone).applicant_label_index_range(), Some(0..1));
    }),
    ("term Character Grouping", || {
        assert!(
            !is_together(CapitalsAsHebrew, "uba-ltr", "ABC.1de", 4..7)
                && is_together(CapitalsAsHebrew, "uba-ltr", "abc.1de", 4..7)
        );
        // Next to labels that satisfy the rule, and so the requirements, or begin with no digit; of any length.
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
        let classes = [L, R, AL, EN, AN, ES, ET, NSM, CS, WS, ON];
        for paragraph in ["uba-ltr", "uba-rtl"] {
            assert_eq!(fails_from(DisplayProperty::Rfc5893GroupingContiguous, paragraph, &classes), None);
        }
    }),
    ("term Label Uniqueness", || {
        assert_eq!(["A5", "5A"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["5A"; 2]);
        assert!(!satisfies(CapitalsAsHebrew, "5A"));
    }),
    ("term component", || assert_eq!(shown(CapitalsAsHebrew, "components", "AB/cd.EF"), "BA/cd.FE")),
    ("term field", || {
        assert_eq!(shown(CapitalsAsHebrew, "fields", "http://AB.cd"), "http://BA.cd");
        assert_eq!(shown(CapitalsAsHebrew, "fields", "http://ab.CD"), "http://ab.DC");
    }),
    ("term visual collision", || {
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "AB12"), shown(Atkin2001Table1, "uba-ltr", "12AB"));
        assert_ne!(
            shown(Atkin2001Table1, "one-to-one", "AB12"),
            shown(Atkin2001Table1, "one-to-one", "12AB")
        );
    }),
    ("term one-to-one", || {
        assert_eq!(
            fails_from(DisplayProperty::OneToOne, "one-to-one", StudyAlphabet::atkin2001().classes()),
            None
        );
    }),
    ("term network order", || assert_eq!(shown(CapitalsAsHebrew, "logical", "ABC.abc"), "ABC.abc")),
    ("term display order", || assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "ABC.abc"), "CBA.abc")),
];
