//! The variants of a label, by hand from RFC 7940, section 8.

use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::{NameAnalysisOptions, NamedRuleset, RuleVerdict, Rulesets, Zone};
use bidiscope_lgr::Ruleset;
use bidiscope_report::InputReport;
use bidiscope_report::page::{MAX_LISTED_VARIANTS, PageBlock, RelatedNameRow, VariantLabelSearch};

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

fn query(name: &str, zone: Option<&str>, rulesets: Rulesets) -> Option<VariantLabelSearch> {
    let zone = zone.map(|it| Zone::read(it, Notation::Unicode).expect("a zone"));
    let name = Input::read(name, Notation::Unicode).expect("a name");
    let options =
        NameAnalysisOptions { parent_zone: zone, zone_rulesets: rulesets, ..NameAnalysisOptions::default() };
    let report = InputReport::with_analysis_options(name, options);
    let query = VariantLabelSearch::of_ruleset_label(&report.analysis)?;
    assert!(query.is_same_search_for(&report.analysis));
    Some(query)
}

fn variants(name: &str, zone: Option<&str>) -> Vec<PageBlock> {
    query(name, zone, rulesets("")).expect("a label is judged").variant_blocks()
}

fn rows(blocks: &[PageBlock]) -> &[RelatedNameRow] {
    let names = blocks.iter().find_map(|it| match it {
        PageBlock::RelatedNames(names) => Some(names),
        _ => None,
    });
    names.map_or(&[], |it| &it.rows)
}

/// The text of each block but the rows.
fn words(blocks: &[PageBlock]) -> Vec<String> {
    blocks
        .iter()
        .filter_map(|it| match it {
            PageBlock::Paragraph(line) => Some(line.to_plain_text()),
            PageBlock::Fact { title, text } => Some(format!("{title}: {}", text.to_plain_text())),
            _ => None,
        })
        .collect()
}

#[test]
fn a_variant_is_a_whole_name_with_its_disposition() {
    let blocks = variants("Ab.a", None);
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
    let rows = rows(&blocks);
    let found: Vec<_> =
        rows.iter().map(|it| (it.name_text(), it.registration_verdict_text.to_plain_text())).collect();
    assert_eq!(found, expected.map(|(name, disposition)| (name.to_owned(), disposition.to_owned())));
    let own: Vec<usize> = (0..9).filter(|&it| rows[it].is_inspected_name).collect();
    assert_eq!(own, [0]);
    let changed: Vec<&[usize]> =
        rows[..3].iter().map(|it| it.differing_indices_in_shown_range.as_slice()).collect();
    assert_eq!(changed, [&[][..], &[0], &[1]]);
    assert!(
        rows[1].explanation.starts_with("Differs at \u{2068}1: U+0063\u{2069}. "),
        "{}",
        rows[1].explanation
    );
    assert_eq!(rows.iter().filter(|it| it.registration_verdict == RuleVerdict::Satisfied).count(), 2);
    let words = words(&blocks);
    assert!(words.contains(&"allocatable: 1, blocked: 7".to_owned()), "{words:?}");
    // The first of them all by code points (section 8.5).
    assert!(words.contains(&"Index label: aa".to_owned()), "{words:?}");
    assert!(!words.iter().any(|it| it.contains("more")), "{words:?}");
}

#[test]
fn the_label_is_the_one_directly_below_the_zone() {
    let blocks = variants("c.a.b", Some("b"));
    let rows = rows(&blocks);
    assert_eq!(rows[1].name_text(), "c.c.b");
    assert_eq!(rows[0].name_text(), "c.a.b");
    let label: String = rows[1].shown_characters_in_logical_order().iter().map(|it| it.scalar).collect();
    assert_eq!(label, "c");
    assert!(query("*.b", Some("b"), rulesets("")).is_none(), "nobody registers a wildcard");
    assert!(query("a.b", None, Rulesets::default()).is_none());
}

#[test]
fn a_label_that_is_refused_has_no_variants() {
    let blocks = variants("ax.b", None);
    assert!(rows(&blocks).is_empty());
    let words = words(&blocks);
    assert!(!words.iter().any(|it| it.starts_with("Index label") || it.contains("more")), "{words:?}");
    assert!(words.iter().any(|it| it.contains("not in the repertoire")), "{words:?}");
}

#[test]
fn a_list_is_bounded_and_says_so() {
    // Three to the sixth.
    let blocks = variants("aaaaaa", None);
    let words = |blocks: &[PageBlock]| self::words(blocks).join("\n");
    assert_eq!(rows(&blocks).len(), MAX_LISTED_VARIANTS);
    assert!(
        words(&blocks).contains("Only 200 labels") && words(&blocks).contains("729"),
        "{}",
        words(&blocks)
    );
    // All but the label itself are invalid: three to the tenth, less one, are more than are made.
    let rules = "<action disp=\"invalid\" any-variant=\"blocked allocatable\"/>";
    let of = |label| query(label, None, rulesets(rules)).expect("a label").variant_blocks();
    assert!(rows(&of("cccccccccc")).len() <= 1 && words(&of("cccccccccc")).contains("more"));
    assert!(!words(&of("cccc")).contains("more"));
}
