//! The policy matrix: where the rules part, and why.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::policy::{Policy, PolicyVerdict};
use bidiscope_idna::verdict::{Verdict, report};

fn rows(code_points: &str) -> Vec<PolicyVerdict> {
    report(&Name::read(code_points, Notation::CodePoints).expect("readable")).policies
}

/// One letter a policy in the order of `Policy::ALL`: the paper, RFC 5893 by name, by label, as libidn2,
/// registration and look-up, RFC 3454, UTS #46 nontransitional and transitional, Duerst.
fn check(code_points: &str, expected: &str) {
    let letters: String = rows(code_points)
        .iter()
        .map(|row| match row.verdict {
            Verdict::Satisfied => 's',
            Verdict::Violated => 'v',
            Verdict::NotApplicable => '-',
        })
        .collect();
    assert_eq!(letters, expected, "{code_points}");
}

#[test]
fn where_the_policies_part() {
    // abc; alef bet: nobody objects.
    check("0061 0062 0063", "s---ssssss");
    check("05D0 05D1", "ssssssssss");
    // 1.alef: libraries pass over the ASCII label.
    check("0031 002E 05D0", "svssvssvvs");
    // alef 1 (the number at the end), and alef 1 with an Arabic one.
    check("05D0 0031", "ssssssvssv");
    check("05D0 0031 0661 05D1", "svvsvssvvv");
    // alef hyphen qamats bet: no end. alef hyphen qamats: libidn2 takes the mark for a good end.
    check("05D0 002D 05B8", "vvvsvsvvvv");
    // Dhivehi: Thaana is not the paper's concern; Duerst's third restriction refuses the marks.
    check("078B 07A8 0788 07AC 0780 07A8", "ssssssvssv");
    // A presentation form, which processing replaces: the paper and IDNA2008, which maps nothing, refuse it.
    check("FB8A", "vsssvvssss");
    // Two hyphens in the third and fourth place: IDNA2008 and UTS #46 refuse them.
    check("0061 0062 002D 002D 0063", "s---vvsvvs");
    // A Latin letter between Hebrew ones.
    check("05D0 0061 05D1", "svvvvsvvvv");
}

#[test]
fn uts_46_refuses_an_a_label_of_another_label() {
    let row = |text: &str| {
        let name = Name::read(text, Notation::Unicode).expect("readable");
        report(&name).policies.into_iter().find(|row| row.policy == Policy::Uts46).expect("a row")
    };
    // xn--ab- decodes to ab, which is ASCII (UTS #46 section 4, step 4.1).
    let refused = row("xn--ab-.com");
    assert_eq!(refused.verdict, Verdict::Violated);
    assert_eq!(
        refused.reason.as_deref(),
        Some("Label 0 was written as xn--ab-, but the label it decodes to is written ab.")
    );
    assert_eq!(row("ab.com").verdict, Verdict::Satisfied);
    assert_eq!(row("xn--4dbrk0ce.XN--4DBRK0CE.com.").verdict, Verdict::Satisfied);
}

#[test]
fn a_policy_that_refuses_says_why() {
    for code_points in ["0031 002E 05D0", "05D0 002D 05B8", "05D0 0061 05D1", "0061 005F", "200E"] {
        for row in rows(code_points) {
            let refuses = row.verdict == Verdict::Violated;
            assert!(!refuses || row.reason.is_some(), "{code_points}, {:?}", row.policy);
        }
    }
    let reason = |code_points: &str, policy: Policy| {
        rows(code_points).into_iter().find(|row| row.policy == policy).and_then(|row| row.reason)
    };
    assert_eq!(
        reason("0031 002E 05D0", Policy::Rfc5893ByLabel).as_deref(),
        Some("The label is not tested, for it holds no right-to-left character.")
    );
    assert_eq!(
        reason("05D0 0031 0661 05D1", Policy::Rfc5893Libidn2).as_deref(),
        Some("Condition 4 is not tested.")
    );
    assert_eq!(
        reason("05D0 002D 05B8", Policy::Rfc5893Libidn2).as_deref(),
        Some("Any character may stand before the marks at the end.")
    );
    assert_eq!(reason("05D0 05D1", Policy::Rfc5893ByName), None);
}
