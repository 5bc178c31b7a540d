//! When a ruleset is valid (RFC 7940, section 4.3.6).

use bidiscope_lgr::{Ruleset, RulesetValidity};

#[test]
fn both_ends_are_valid_days() {
    let ruleset = |dates: &str| {
        let text = format!(
            "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><meta>{dates}</meta><data><char cp=\"0061\"/></data></lgr>"
        );
        Ruleset::read(text.as_bytes()).expect("it is a ruleset")
    };
    let both = "<validity-start>2026-03-01</validity-start><validity-end>2026-04-30</validity-end>";
    for (dates, day, expected) in [
        (both, "2026-02-28", RulesetValidity::NotYet),
        (both, "2026-03-01", RulesetValidity::Valid),
        (both, "2026-04-30", RulesetValidity::Valid),
        (both, "2026-05-01", RulesetValidity::Expired),
        (both, "2027-03-15", RulesetValidity::Expired),
        ("", "2026-05-01", RulesetValidity::Valid),
    ] {
        assert_eq!(ruleset(dates).with_day_of_use(day).validity_on_day_of_use(), expected, "{dates} {day}");
    }
    assert_eq!(ruleset(both).validity_on_day_of_use(), RulesetValidity::Valid, "the day is not known");
}
