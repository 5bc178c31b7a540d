//! Forged certificates of every kind: each of 150 changes made at random, and those made by hand, is refused.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_bidi::uba::UbaRule;
use bidiscope_proof::automata::levels::{ResolvedLevelLanguage, UbaRuleTransducers};
use bidiscope_proof::automata::{
    BidiRuleClaim, CertificateCheckError, CertificateStatement, MAX_AUTOMATON_STATES, ProofCertificate,
    check_certificate, language, levels, resolved_levels_for_property,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::DisplayProperty;

use BidiClass::{AL, AN, CS, EN, ES, L, NSM, ON, R};

/// The number of changes made at random to a certificate of each kind.
const FORGERIES: usize = 150;

/// One certificate of each kind of claim.
fn kinds() -> Vec<(&'static str, CertificateStatement, DisplayConfig, Vec<BidiClass>)> {
    use DisplayProperty as P;
    let property = |property, strategy: Strategy, classes: &[BidiClass]| {
        (P::id(property), CertificateStatement::HasProperty(property), strategy.into(), classes.to_vec())
    };
    let host_alone = DisplayConfig::read("custom:separators=host,around=isolate").expect("a display");
    // Over eight classes fewer strings are compared than over any other number from four on.
    let labels = [L, R, AL, EN, AN, ES, ON, NSM];
    let names = [L, R, AL, EN, AN, ES, ON, CS];
    // With the slash these are ten letters, of which fewer strings are compared than of nine.
    let urls = [L, R, AL, EN, AN, ES, ON, NSM, CS];
    let claim = BidiRuleClaim::LabelUniquenessAcrossParagraphs;
    let of_rule = CertificateStatement::BidiRuleSatisfiesClaim {
        claim,
        bidi_rule: "exempt=digits".parse().expect("a rule"),
    };
    vec![
        property(P::Rfc5893LabelUniqueness, Strategy::UbaLtr, &labels),
        property(P::DisplayIsInvolution, Strategy::OneToOne, &names),
        ("labels across paragraphs", of_rule, Strategy::UbaLtr.into(), labels.to_vec()),
        property(P::LabelOrderSameInBothParagraphs, Strategy::UbaRtl, &labels),
        property(P::AgreesWithUbaLtr, Strategy::UbaLtr, &names),
        property(P::LabelOrderSameInContext, Strategy::UbaRtl, &names),
        property(P::Rfc5893GroupingContiguous, Strategy::UbaLtr, &names),
        property(P::LabelCharactersContiguous, Strategy::Components, &names),
        property(P::LabelsBetweenSeparators, Strategy::OneToOne, &names),
        property(P::LabelsLeftToRight, Strategy::Fields, &names),
        property(P::LeftToRightRunsKeepPosition, Strategy::OneToOne, &names),
        property(P::OneDirectionReadsInOrder, Strategy::UbaAuto, &[L, AL, R, EN, AN, ES]),
        property(P::UrlHostFirst, Strategy::Fields, &urls),
        ("an isolated host", CertificateStatement::HasProperty(P::UrlHostFirst), host_alone, urls.to_vec()),
    ]
}

/// Numbers that follow no pattern, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }
}

/// The certificate with one change: a state that is final or not, a transition that goes elsewhere, is missing, is there
/// besides or has another level, or a pair that is missing. `None` if nothing changes.
fn forged(text: &str, numbers: &mut Numbers) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = numbers.below(lines.len());
    let words: Vec<&str> = lines[at].split(' ').collect();
    let line = match words[0] {
        "P" => String::new(),
        "N" | "M" | "D" | "E" => {
            let states = lines.iter().filter(|it| it.starts_with(&format!("{} ", words[0]))).count();
            changed_row(&words, states, text, numbers)?
        }
        _ => return None,
    };
    let kept = lines.iter().enumerate().map(|(other, it)| if other == at { &line } else { *it });
    let forged: Vec<&str> = kept.filter(|it| !it.is_empty()).collect();
    (line != lines[at]).then(|| forged.join("\n") + "\n")
}

fn changed_row(words: &[&str], states: usize, text: &str, numbers: &mut Numbers) -> Option<String> {
    let mut words: Vec<String> = words.iter().map(|it| (*it).to_owned()).collect();
    let colon = words.iter().position(|it| it == ":")?;
    let transitions = words.len() - colon - 1;
    let classes = text.lines().find_map(|it| it.strip_prefix("classes "))?;
    let classes: Vec<&str> = classes.split(' ').collect();
    match numbers.below(5) {
        0 => words[2] = if words[2] == "!" { "." } else { "!" }.to_owned(),
        1 => {
            let symbol = format!("{}{}", classes[numbers.below(classes.len())], numbers.below(3));
            if words.iter().any(|it| it.starts_with(&format!("{symbol}>"))) {
                return None;
            }
            words.push(format!("{symbol}>{}", numbers.below(states)));
        }
        _ if transitions == 0 => return None,
        2 => {
            words.remove(colon + 1 + numbers.below(transitions));
        }
        change => {
            let place = colon + 1 + numbers.below(transitions);
            let (symbol, to) = words[place].split_once('>')?;
            words[place] = if change == 3 {
                format!("{symbol}>{}", numbers.below(states))
            } else {
                let symbol = format!("{}{}", &symbol[..symbol.len() - 1], numbers.below(3));
                // Of two transitions with one symbol the last one counts.
                if words.iter().any(|it| it.starts_with(&format!("{symbol}>"))) {
                    return None;
                }
                format!("{symbol}>{to}")
            };
        }
    }
    Some(words.join(" "))
}

/// Refused: the check fails, or the strings are not those of the rules.
fn is_refused(text: &str) -> bool {
    match check_certificate(text) {
        Ok(claim) => claim.strings_match_display_rules() != Ok(true),
        Err(error) => !matches!(error, CertificateCheckError::InvalidLine { .. }),
    }
}

#[test]
fn changes_made_at_random_are_refused() {
    let mut refused = 0;
    for (name, statement, display, classes) in kinds() {
        let certificate = ProofCertificate::of_statement(&statement, &display, &classes);
        let text = certificate.unwrap_or_else(|it| panic!("{name}: {it}")).text();
        let claim = check_certificate(&text).unwrap_or_else(|it| panic!("{name}: {it}"));
        assert_eq!(claim.strings_match_display_rules(), Ok(true), "{name}");
        let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
        let mut made = 0;
        while made < FORGERIES {
            let Some(forged) = forged(&text, &mut numbers) else { continue };
            assert!(is_refused(&forged), "{name}, number {made}:\n{forged}");
            made += 1;
        }
        refused += made;
    }
    assert_eq!(refused, 14 * FORGERIES);
}

/// A claim that is false, with the right automata for it: the search finds a counterexample.
#[test]
fn false_claims_with_the_right_strings_are_refused() {
    use DisplayProperty as P;
    let seven = [L, R, EN, AN, ES, CS];
    let all =
        |strategy: Strategy| levels::resolved_level_language(&strategy.into(), &seven).expect("supported");
    let rule = BidiRule::rfc5893();
    let contexts = language::label_in_context_strings(
        &rule,
        language::NeighbourLabels::SatisfyingSameBidiRule,
        &seven,
        &[L, R, EN, AN, ES],
    )
    .and_then(|it| it.projected(seven.len(), |symbol| symbol / 2, MAX_AUTOMATON_STATES))
    .expect("few states");
    let mut refused = 0;
    let mut check = |property: P, strategy: Strategy, strings: &[ResolvedLevelLanguage]| {
        let display = DisplayConfig::with_default_options(strategy);
        let made = ProofCertificate::from_resolved_levels(
            &CertificateStatement::HasProperty(property),
            &display,
            strings,
            MAX_AUTOMATON_STATES,
        );
        let found = check_certificate(&made.expect("written").text());
        assert!(
            matches!(found, Err(CertificateCheckError::StatementViolatedBy { .. })),
            "{property:?} {strategy}: {found:?}"
        );
        refused += 1;
    };
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto] {
        for property in [
            P::DisplayIsInvolution,
            P::LabelsLeftToRight,
            P::LabelCharactersContiguous,
            P::LabelsBetweenSeparators,
            P::LeftToRightRunsKeepPosition,
        ] {
            check(property, strategy, &[all(strategy)]);
        }
    }
    for (strategy, other) in [(Strategy::UbaLtr, Strategy::UbaRtl), (Strategy::UbaRtl, Strategy::UbaLtr)] {
        let both = [all(strategy), all(other)];
        check(P::SameInBothParagraphs, strategy, &both);
        check(P::OneToOneAcrossParagraphs, strategy, &both);
        check(P::LabelsInParagraphDirection, strategy, &[all(strategy)]);
        let in_contexts = all(strategy).restricted_to_class_strings(&contexts).expect("few states");
        check(P::Rfc5893GroupingBetweenDelimiters, strategy, &[in_contexts]);
    }
    for strategy in
        [Strategy::Logical, Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl, Strategy::Fields]
    {
        let read = language::strings_read_in_one_direction(&seven).expect("few states");
        let strings = all(strategy).restricted_to_class_strings(&read).expect("few states");
        check(P::OneDirectionReadsInOrder, strategy, &[strings]);
        check(P::DisplayIsInvolution, Strategy::Components, &[all(Strategy::Components)]);
        if strategy != Strategy::UbaLtr {
            check(P::AgreesWithUbaLtr, strategy, &[all(strategy), all(Strategy::UbaLtr)]);
        }
    }
    for display in ["uba-ltr", "uba-rtl", "uba-auto", "custom:whole=isolate", "custom:paragraph=host"] {
        let display = DisplayConfig::read(display).expect("a display");
        let property = P::UrlHostLeftOfPath;
        let urls = resolved_levels_for_property(property, &display, &seven).expect("supported");
        let made = ProofCertificate::from_resolved_levels(
            &CertificateStatement::HasProperty(property),
            &display,
            &[urls],
            MAX_AUTOMATON_STATES,
        );
        let found = check_certificate(&made.expect("written").text());
        assert!(
            matches!(found, Err(CertificateCheckError::StatementViolatedBy { .. })),
            "{display}: {found:?}"
        );
        refused += 1;
    }
    assert_eq!(refused, 3 * 5 + 2 * 4 + 5 + 5 + 4 + 5);
}

/// Strings without some rules: only the comparison with the display tells.
#[test]
fn strings_of_other_rules_are_refused() {
    let classes = [L, R, EN, AN, ES, CS];
    let names = language::permitted_name_strings(&BidiRule::rfc5893(), &classes).expect("few states");
    for rule in [UbaRule::W2, UbaRule::W4, UbaRule::W7, UbaRule::N1] {
        let rules =
            UbaRuleTransducers::for_paragraph_direction(Direction::LeftToRight).without_uba_rule(rule);
        let wrong = ResolvedLevelLanguage::from_uba_rules(&rules, &classes).expect("few states");
        let of_names = wrong.restricted_to_class_strings(&names).expect("few states");
        for (statement, strings) in [
            (
                CertificateStatement::HasProperty(DisplayProperty::AgreesWithUbaLtr),
                vec![wrong.clone(), wrong.clone()],
            ),
            (
                CertificateStatement::BidiRuleSatisfiesClaim {
                    claim: BidiRuleClaim::NameGrouping,
                    bidi_rule: BidiRule::rfc5893(),
                },
                vec![of_names],
            ),
        ] {
            let made = ProofCertificate::from_resolved_levels(
                &statement,
                &Strategy::UbaLtr.into(),
                &strings,
                MAX_AUTOMATON_STATES,
            );
            let found = check_certificate(&made.expect("written").text());
            // Without AL rule W2 does nothing.
            assert_eq!(found.is_err(), rule != UbaRule::W2, "{statement:?} {rule:?}: {found:?}");
        }
    }
}

/// The claim of a certificate exchanged for another one of the same form that is false, or about other sequences.
#[test]
fn certificates_of_other_claims_are_refused() {
    let mut refused = 0;
    for (name, statement, display, classes) in kinds() {
        let text = ProofCertificate::of_statement(&statement, &display, &classes).expect("it is true").text();
        for other in DisplayProperty::ALL
            .map(|it| format!("property {}\n", it.id()))
            .into_iter()
            .chain(BidiRuleClaim::ALL.map(|it| format!("claim {}\nrule drop-3\n", it.id())))
        {
            let (header, rest) = text.split_once("display ").expect("a display");
            let exchanged = format!("bidiscope-certificate 2\n{other}display {rest}");
            let Ok(claim) = check_certificate(&exchanged) else {
                refused += 1;
                continue;
            };
            // What is accepted is true, whatever it is called.
            let proves = claim.strings_match_display_rules() == Ok(true);
            let is_true = ProofCertificate::of_statement(&claim.statement, &display, &classes).is_ok();
            assert!(!proves || is_true, "{name} as {other}, {header}");
        }
    }
    assert!(refused >= 250, "{refused}");
}
