//! Everything that is proved has a certificate, which the checker accepts.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::{
    BidiRuleClaim, CertificateCreationError, CertificateStatement, ProofCertificate, ProofOutcome,
    check_certificate, decide_property,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::DisplayProperty;

use super::support::{SEVEN, TEN};

/// Each statement of docs/study.md that is proved has a certificate, which the checker accepts: over the seven classes and
/// ON.
#[test]
fn each_proved_statement_has_a_certificate() {
    let classes = [&SEVEN[..], &[BidiClass::ON]].concat();
    let (mut proved, mut longest) = (0, 0);
    for property in DisplayProperty::ALL {
        for display in Strategy::BUILT_IN
            .map(DisplayConfig::with_default_options)
            .iter()
            .filter(|it| property.applies_to(*it))
        {
            let statement = CertificateStatement::HasProperty(property);
            match ProofCertificate::of_statement(&statement, display, &classes) {
                Ok(certificate) => {
                    let text = certificate.text();
                    let claim =
                        check_certificate(&text).unwrap_or_else(|it| panic!("{property:?} {display}: {it}"));
                    assert_eq!((&claim.statement, &claim.display), (&statement, display));
                    assert_eq!(claim.strings_match_display_rules(), Ok(true), "{property:?} {display}");
                    assert!(claim.orders_compared_up_to_characters >= 5);
                    (proved, longest) = (proved + 1, longest.max(text.len()));
                }
                Err(reason) => {
                    assert!(
                        matches!(
                            reason,
                            CertificateCreationError::StatementRefuted
                                | CertificateCreationError::StatementNotCovered
                        ),
                        "{reason}"
                    );
                    assert_ne!(
                        decide_property(property, display, &classes),
                        Ok(ProofOutcome::Proved),
                        "{property:?} {display}"
                    );
                }
            }
        }
    }
    assert_eq!(proved, 50 + 15);
    assert!(longest < 200_000, "{longest}");
}

/// Nor is there one kind of claim about a rule without.
#[test]
fn each_proved_claim_about_the_rule_has_a_certificate() {
    let classes: Vec<BidiClass> = TEN.into_iter().filter(|it| *it != BidiClass::ET).collect();
    let mut proved = 0;
    for claim in BidiRuleClaim::ALL {
        for display in [Strategy::UbaLtr, Strategy::UbaRtl] {
            let statement =
                CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: BidiRule::rfc5893() };
            match ProofCertificate::of_statement(
                &statement,
                &DisplayConfig::with_default_options(display),
                &classes,
            ) {
                Ok(certificate) => {
                    let checked = check_certificate(&certificate.text()).expect("it is right");
                    assert_eq!((checked.statement, checked.alphabet.len()), (statement, 9));
                    proved += 1;
                }
                Err(reason) => {
                    assert_eq!(
                        (claim, reason),
                        (
                            BidiRuleClaim::NameUniquenessAcrossParagraphs,
                            CertificateCreationError::StatementRefuted
                        )
                    );
                }
            }
        }
    }
    assert_eq!(proved, 14);
}
