//! The variants of a label, by hand from RFC 7940, section 8.

use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::{AnalysisOptions, NamedRuleset, Rulesets, Verdict, Zone};
use bidiscope_lgr::Ruleset;
use bidiscope_report::Report;
use bidiscope_report::view::{MAX_LISTED_VARIANTS, VariantView, VariantsQuery, VariantsView};

/// Each of a, b and c is a variant of the others. Some combinations are invalid under the rule.
fn rulesets(rules: &str) -> Rulesets {
    let text = format!(
        "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data>
           <char cp=\"0061\"><var cp=\"0062\" type=\"blocked\"/><var cp=\"0063\" type=\"allocatable\"/></char>
           <char cp=\"0062\"><var cp=\"0061\" type=\"blocked\"/><var cp=\"0063\" type=\"blocked\"/></char>
           <char cp=\"0063\"><var cp=\"0061\" type=\"allocatable\"/><var cp=\"0062\" type=\"blocked\"/></char>
         </data><rules>{rules}</rules></lgr>"
    );
    let ruleset = Ruleset::read(text.as_bytes()).expect("a ruleset");
    Arc::from([NamedRuleset { name: "abc.xml".to_owned(), ruleset }])
}

fn query(name: &str, zone: Option<&str>, rulesets: Rulesets) -> Option<VariantsQuery> {
    let zone = zone.map(|it| Zone::read(it, Notation::Unicode).expect("a zone"));
    let name = Input::read(name, Notation::Unicode).expect("a name");
    let options = AnalysisOptions { zone, rulesets, ..AnalysisOptions::default() };
    let report = Report::with_options(name, options);
    let query = VariantsQuery::of(&report.analysis)?;
    assert!(query.is_of(&report.analysis));
    Some(query)
}

fn variants(name: &str, zone: Option<&str>) -> VariantsView {
    query(name, zone, rulesets("")).expect("a label is judged").answer()
}

fn rows(view: &VariantsView) -> Vec<(String, &str)> {
    view.variants.iter().map(|it| (it.name(), it.disposition.as_str())).collect()
}

#[test]
fn a_variant_is_a_whole_name_with_its_disposition() {
    let view = variants("Ab.a", None);
    // The label itself, then what somebody may have, then the others by their code points. By the default actions a blocked
    // variant blocks.
    let expected = [
        ("ab.a", "valid"),
        ("cb.a", "allocatable"),
        ("aa.a", "blocked"),
        ("ac.a", "blocked"),
        ("ba.a", "blocked"),
        ("bb.a", "blocked"),
        ("bc.a", "blocked"),
        ("ca.a", "blocked"),
        ("cc.a", "blocked"),
    ];
    assert_eq!(rows(&view), expected.map(|(name, disposition)| (name.to_owned(), disposition)));
    let own: Vec<usize> = (0..9).filter(|&it| view.variants[it].is_label).collect();
    assert_eq!(own, [0]);
    let changed: Vec<&[usize]> = view.variants[..3].iter().map(|it| it.changed.as_slice()).collect();
    assert_eq!(changed, [&[][..], &[0], &[1]]);
    assert_eq!(view.variants[1].differences, "1: U+0063");
    let permitted = |it: &&VariantView| it.verdict == Verdict::Satisfied;
    assert_eq!(view.variants.iter().filter(permitted).count(), 2);
    assert_eq!((view.more, view.dispositions.as_str()), (None, "allocatable: 1, blocked: 7"));
    // The first of them all by code points (section 8.5).
    let index: String = view.index_label.iter().flatten().map(|it| it.scalar).collect();
    assert_eq!(index, "aa");
}

#[test]
fn the_label_is_the_one_directly_below_the_zone() {
    let view = variants("c.a.b", Some("b"));
    assert_eq!(view.variants[1].name(), "c.c.b");
    assert_eq!(view.variants[0].name(), "c.a.b");
    let label: String = view.variants[1].label_characters().iter().map(|it| it.scalar).collect();
    assert_eq!(label, "c");
    assert!(query("*.b", Some("b"), rulesets("")).is_none(), "nobody registers a wildcard");
    assert!(query("a.b", None, Rulesets::default()).is_none());
}

#[test]
fn a_label_that_is_refused_has_no_variants() {
    let view = variants("ax.b", None);
    assert!(view.variants.is_empty() && view.index_label.is_none() && view.more.is_none());
    assert!(!view.sentences.is_empty());
}

#[test]
fn a_list_is_bounded_and_says_so() {
    // Three to the sixth.
    let view = variants("aaaaaa", None);
    assert_eq!(view.variants.len(), MAX_LISTED_VARIANTS);
    assert!(view.more.is_some() && view.count.contains("729"), "{}", view.count);
    // All but the label itself are invalid: three to the tenth, less one, are more than are made.
    let rules = "<action disp=\"invalid\" any-variant=\"blocked allocatable\"/>";
    let of = |label| query(label, None, rulesets(rules)).expect("a label").answer();
    assert!(of("cccccccccc").variants.len() <= 1 && of("cccccccccc").more.is_some());
    assert_eq!(of("cccc").more, None);
}
