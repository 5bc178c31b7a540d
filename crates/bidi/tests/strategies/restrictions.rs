//! Section 5 of Dürst's draft: which restriction is broken, and by which characters.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::restrictions::duerst_restriction_violations;

fn check(name: &str, expected: &[(u8, &[usize])]) {
    let findings = duerst_restriction_violations(&characters_of(name));
    let found: Vec<(u8, &[usize])> =
        findings.iter().map(|it| (it.restriction.number(), it.characters.as_slice())).collect();
    assert_eq!(found, expected, "{name:?}");
}

#[test]
fn names_that_follow_them() {
    check("ftp.example.com", &[]);
    check("\u{5D0}\u{5D1}.\u{627}\u{628}.com", &[]);
    // Restriction 3 speaks of right-to-left components only.
    check("a-1.com", &[]);
    // The marks of section 4.3 are excused.
    check("\u{200E}\u{5D0}\u{200E}.com", &[]);
    check("\u{202A}\u{200E}\u{5D0}\u{200E}.com\u{202C}", &[]);
}

#[test]
fn one_component_in_both_directions() {
    check("x.\u{5D0}b\u{5D1}c", &[(1, &[3, 5])]);
    check("b\u{661}", &[(1, &[0]), (3, &[1])]);
}

#[test]
fn formatting_characters_of_its_own() {
    check("\u{5D0}\u{200E}\u{5D1}", &[(2, &[1])]);
    check("\u{200E}com", &[(2, &[0])]);
    check("\u{202A}com", &[(2, &[0])]);
    check("a\u{2067}b\u{2069}.\u{5D0}\u{200F}", &[(2, &[1, 3]), (2, &[6])]);
    // A second mark is not at the place of section 4.3.
    check("\u{200E}\u{200E}\u{5D0}\u{200E}", &[(2, &[1])]);
}

#[test]
fn no_letters_in_a_right_to_left_component() {
    check("\u{5D0}1.com", &[(3, &[1])]);
    check("\u{5D0}-\u{5D1}\u{5B8}", &[(3, &[1, 3])]);
    check("\u{661}", &[(3, &[0])]);
    check("\u{627}\u{200D}1b", &[(1, &[3]), (3, &[1, 2])]);
}
