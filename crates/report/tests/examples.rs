//! Every kind of finding has an example that produces it.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_report::examples::examples;
use bidiscope_url::InputAnalysis;

#[test]
fn every_kind_has_an_example_that_produces_exactly_what_it_lists() {
    let mut shown = BTreeSet::new();
    for example in examples() {
        let Some(kind) = example.demonstrated_finding_id.as_deref() else { continue };
        let name = Input::read(&example.name_text, example.notation).expect("examples can be read");
        let found: Vec<&str> =
            InputAnalysis::new(&name).findings().to_vec().iter().map(|it| it.finding_kind.id()).collect();
        assert_eq!(found, example.all_finding_ids, "{}", example.title);
        assert!(found.contains(&kind), "{} does not show {kind}", example.title);
        let kind = FindingKind::from_id(kind).expect("a kind");
        assert!(shown.insert(kind), "{} is shown twice", kind.id());
    }
    // What is said only of a name in a zone, of a zone file, or by the rules of a registry is tried elsewhere.
    let of_zones = [FindingKind::ZoneOwner, FindingKind::LabelsBelowParent, FindingKind::Uts46Refused];
    let all: BTreeSet<FindingKind> =
        FindingKind::ALL.iter().copied().filter(|it| !it.is_registry_rule()).collect();
    assert_eq!(&all - &shown, BTreeSet::from(of_zones));
}
