//! Relaxed Bidi rules: what is decided for all lengths beside all names to length 6, gone through one by one. For these
//! the characters of one class are interchangeable: names that show the same have class sequences that show the same,
//! and if these are one sequence, it has one order, so the names are one. Where orders are compared, characters count by
//! their positions, as if all were different.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine, Strategy};
use bidiscope_proof::automata::{
    BidiRuleClaim, CertificateCreationError, CertificateStatement, ProofCertificate, ProofOutcome,
    check_certificate,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{
    BidiRuleProposal, BidiRuleRelaxation, GUARANTEED_BIDI_RULE_CLAIMS, RELAXATION_LABEL_ALPHABET,
    RELAXATION_NAME_ALPHABET, RELAXATION_STRATEGIES, alphabet_deciding_claim, count_newly_permitted,
    maximal_bidi_rule_relaxations, one_step_bidi_rule_relaxations,
};
use bidiscope_proof::study::representative;

use super::replays::replay;
use super::support::each_word;

/// The rules as bits of a mask.
type RuleSet = u64;

/// Which rules permit each label: by its length and its number in the order of `RELAXATION_LABEL_ALPHABET`.
struct Labels {
    permitted: Vec<Vec<RuleSet>>,
}

impl Labels {
    fn of(rules: &[BidiRule], to: usize) -> Self {
        assert!(rules.len() <= 64);
        let mut permitted = vec![Vec::new(); to + 1];
        each_word(RELAXATION_LABEL_ALPHABET.len(), to, |word| {
            let label: Vec<BidiClass> = word.iter().map(|it| RELAXATION_LABEL_ALPHABET[*it]).collect();
            let bits = rules.iter().enumerate().map(|(at, rule)| u64::from(rule.permits_label(&label)) << at);
            permitted[word.len()].push(bits.sum());
        });
        Self { permitted }
    }

    fn permitting(&self, label: &[BidiClass]) -> RuleSet {
        let number = |it: &BidiClass| {
            RELAXATION_LABEL_ALPHABET.iter().position(|other| other == it).expect("a letter")
        };
        let index = label.iter().fold(0, |sum, it| sum * RELAXATION_LABEL_ALPHABET.len() + number(it));
        self.permitted[label.len()][index]
    }

    /// The rules without exemptions that permit a Bidi domain name.
    fn permitting_name(&self, name: &[BidiClass]) -> RuleSet {
        if !name.iter().any(|it| it.makes_label_right_to_left()) {
            return 0;
        }
        name.split(|it| *it == BidiClass::CS)
            .fold(RuleSet::MAX, |rules, label| rules & self.permitting(label))
    }
}

/// For each rule and display the length from which on a claim fails, to length 6.
#[derive(PartialEq, Debug)]
struct FailsFrom(Vec<[Option<usize>; 2]>);

impl FailsFrom {
    fn nothing(rules: &[BidiRule]) -> Self {
        Self(vec![[None; 2]; rules.len()])
    }

    fn add(&mut self, failing: RuleSet, side: usize, length: usize) {
        for (at, fails_from) in self.0.iter_mut().enumerate() {
            if failing >> at & 1 == 1 && fails_from[side].is_none_or(|it| length < it) {
                fails_from[side] = Some(length);
            }
        }
    }

    /// Beside what is decided for all lengths; what fails later only is taken to hold.
    fn check(self, claim: BidiRuleClaim, rules: &[BidiRule]) {
        let mut failing = 0;
        for (rule, found) in rules.iter().zip(self.0) {
            for (side, display) in RELAXATION_STRATEGIES.into_iter().enumerate() {
                let theorem = claim.decide(rule, display, alphabet_deciding_claim(claim)).expect("decided");
                let decided = theorem.counterexample_length().filter(|it| *it <= TO);
                assert_eq!(decided, found[side], "{rule}: {claim:?} {display:?}");
                failing += usize::from(decided.is_some());
            }
        }
        assert!(failing >= 10, "{failing}");
    }
}

const TO: usize = 6;

fn rules() -> Vec<BidiRule> {
    let mut rules: Vec<BidiRule> =
        one_step_bidi_rule_relaxations().into_iter().map(BidiRule::covering_bidi_names_only).collect();
    rules.push(BidiRule::rfc5893().covering_bidi_names_only());
    rules
}

/// Every sequence of up to six of these classes, with its characters.
fn each_string(classes: &[BidiClass], mut with: impl FnMut(&[BidiClass], &[Character])) {
    each_word(classes.len(), TO, |word| {
        let text: Vec<BidiClass> = word.iter().map(|it| classes[*it]).collect();
        let characters: Vec<Character> = text.iter().copied().map(representative).collect();
        with(&text, &characters);
    });
}

/// From which length on two strings that a rule permits show the same.
fn shared_displays(
    rules: &[BidiRule],
    classes: &[BidiClass],
    permitting: impl Fn(&[BidiClass]) -> RuleSet,
) -> FailsFrom {
    let mut fails_from = FailsFrom::nothing(rules);
    for (side, display) in RELAXATION_STRATEGIES.into_iter().enumerate() {
        let mut screen = DisplayEngine::new(display);
        let mut shown: Vec<(u64, RuleSet)> = Vec::new();
        each_string(classes, |text, characters| {
            let by = permitting(text);
            if by != 0 {
                // The length is in the key: no class has number 0.
                let key = |key: u64, class: BidiClass| key << 5 | (class as u64 + 1);
                shown.push((screen.order(characters).iter().fold(0, |it, at| key(it, text[at.0])), by));
            }
        });
        shown.sort_unstable();
        for same in shown.chunk_by(|one, other| one.0 == other.0) {
            let (mut once, mut twice) = (0, 0);
            for (_, by) in same {
                twice |= once & by;
                once |= by;
            }
            let length = (1..).find(|length| same[0].0 >> (5 * length) == 0).expect("a short name");
            fails_from.add(twice, side, length);
        }
    }
    fails_from
}

#[test]
fn label_uniqueness_of_each_change() {
    let rules = rules();
    let labels = Labels::of(&rules, TO);
    let fails_from = shared_displays(&rules, &RELAXATION_LABEL_ALPHABET, |it| labels.permitting(it));
    // One change fails at length 6 and no sooner: shorter labels are not enough.
    assert!(fails_from.0.iter().flatten().any(|it| *it == Some(6)));
    fails_from.check(BidiRuleClaim::LabelUniqueness, &rules);
}

#[test]
fn name_uniqueness_of_each_change() {
    let rules = rules();
    let labels = Labels::of(&rules, TO);
    let fails_from = shared_displays(&rules, &RELAXATION_NAME_ALPHABET, |it| labels.permitting_name(it));
    fails_from.check(BidiRuleClaim::NameUniqueness, &rules);
}

#[test]
fn grouping_in_names_of_each_change() {
    let rules = rules();
    let labels = Labels::of(&rules, TO);
    let mut fails_from = FailsFrom::nothing(&rules);
    for (side, display) in RELAXATION_STRATEGIES.into_iter().enumerate() {
        let mut screen = DisplayEngine::new(display);
        each_string(&RELAXATION_NAME_ALPHABET, |text, characters| {
            let by = labels.permitting_name(text);
            if by == 0 {
                return;
            }
            let order: Vec<usize> = screen.order(characters).iter().map(|it| it.0).collect();
            let label_of = |at: usize| text[..at].iter().filter(|it| **it == BidiClass::CS).count();
            let letters = |at: &usize| text[*at] != BidiClass::CS;
            let is_split = (0..=label_of(text.len())).any(|label| {
                let is_in = |at: &usize| letters(at) && label_of(*at) == label;
                let count = order.iter().filter(|it| is_in(it)).count();
                let first = order.iter().position(&is_in).unwrap_or(0);
                !order[first..first + count].iter().all(&is_in)
            });
            if is_split {
                fails_from.add(by, side, text.len());
            }
        });
    }
    fails_from.check(BidiRuleClaim::NameGrouping, &rules);
}

/// S1 D1 X D2 S2, with all delimiters; a neighbour is permitted by the rule, or holds no R, AL and AN and does not begin
/// with EN.
#[test]
fn grouping_in_contexts_of_each_change() {
    const DELIMITERS: [BidiClass; 3] = [BidiClass::CS, BidiClass::WS, BidiClass::ON];
    let rules = rules();
    let labels = Labels::of(&rules, TO - 2);
    let neighbour = |label: &[BidiClass]| {
        let is_harmless =
            !label.iter().any(|it| it.makes_label_right_to_left()) && label.first() != Some(&BidiClass::EN);
        if is_harmless { RuleSet::MAX } else { labels.permitting(label) }
    };
    let letters: Vec<BidiClass> =
        RELAXATION_LABEL_ALPHABET.into_iter().filter(|it| *it != BidiClass::ON).collect();
    let mut fails_from = FailsFrom::nothing(&rules);
    for (side, display) in RELAXATION_STRATEGIES.into_iter().enumerate() {
        let mut screen = DisplayEngine::new(display);
        each_word(letters.len(), TO - 2, |word| {
            let word: Vec<BidiClass> = word.iter().map(|it| letters[*it]).collect();
            for (start, end) in
                (0..word.len()).flat_map(|start| (start + 1..=word.len()).map(move |end| (start, end)))
            {
                let by = neighbour(&word[..start])
                    & labels.permitting(&word[start..end])
                    & neighbour(&word[end..]);
                if by == 0 {
                    continue;
                }
                for (d1, d2) in DELIMITERS.into_iter().flat_map(|d1| DELIMITERS.map(|d2| (d1, d2))) {
                    let text = [&word[..start], &[d1], &word[start..end], &[d2], &word[end..]].concat();
                    let characters: Vec<Character> = text.iter().copied().map(representative).collect();
                    let order = screen.order(&characters);
                    let is_in = |at: usize| (start + 1..end + 1).contains(&at);
                    let first = order.iter().position(|it| is_in(it.0)).expect("a letter of X");
                    if !order[first..first + end - start].iter().all(|it| is_in(it.0)) {
                        fails_from.add(by, side, text.len());
                    }
                }
            }
        });
    }
    fails_from.check(BidiRuleClaim::LabelGrouping, &rules);
}

/// Labels by their orders in both paragraphs.
#[test]
fn labels_in_both_paragraphs_of_each_change() {
    let rules = rules();
    let labels = Labels::of(&rules, TO);
    let [mut ltr, mut rtl] = RELAXATION_STRATEGIES.map(DisplayEngine::new);
    let mut fails_from = FailsFrom::nothing(&rules);
    each_string(&RELAXATION_LABEL_ALPHABET, |text, characters| {
        let by = labels.permitting(text);
        if by != 0 && ltr.order(characters) != rtl.order(characters) {
            fails_from.add(by, 0, text.len());
            fails_from.add(by, 1, text.len());
        }
    });
    fails_from.check(BidiRuleClaim::LabelOrderSameInBothParagraphs, &rules);
}

/// No change of one step keeps all guarantees in paragraphs of both directions: the rule has no condition, and leaves out
/// no class, without need.
#[test]
fn no_change_by_one_step_keeps_the_guarantees() {
    for rule in rules().into_iter().filter(|it| *it != BidiRule::rfc5893().covering_bidi_names_only()) {
        let fails = GUARANTEED_BIDI_RULE_CLAIMS.into_iter().any(|claim| {
            RELAXATION_STRATEGIES
                .into_iter()
                .any(|it| claim.decide(&rule, it, alphabet_deciding_claim(claim)) != Ok(ProofOutcome::Proved))
        });
        assert!(fails, "{rule}");
    }
}

/// From which length on each guarantee fails, LTR and RTL; 0 if it is proved. Each counterexample is replayed with the
/// display itself.
#[test]
fn the_proposals() {
    let table: [(BidiRuleProposal, [[usize; 2]; 4]); 11] = [
        (BidiRuleProposal::CheckEveryLabel, [[0, 0], [0, 0], [0, 0], [0, 0]]),
        (BidiRuleProposal::ExemptDigitLabels, [[0, 0], [3, 5], [4, 4], [5, 5]]),
        (BidiRuleProposal::ExemptLdhLabels, [[0, 3], [3, 5], [4, 4], [5, 5]]),
        (BidiRuleProposal::CheckRightToLeftLabelsOnly, [[0, 2], [3, 4], [4, 4], [5, 4]]),
        (BidiRuleProposal::AllowFirstDigit, [[0, 3], [3, 5], [4, 4], [5, 5]]),
        (BidiRuleProposal::Rfc5893SecondGuarantee, [[0, 3], [0, 5], [0, 7], [0, 6]]),
        (BidiRuleProposal::ExemptLdhIfLetterAfterRightToLeft, [[0, 3], [0, 7], [0, 9], [0, 6]]),
        (BidiRuleProposal::ExemptDigitsNotAfterRightToLeft, [[0, 0], [0, 5], [0, 0], [0, 0]]),
        (BidiRuleProposal::ExemptDigitsAfterLeftToRight, [[0, 0], [0, 0], [0, 0], [0, 0]]),
        (BidiRuleProposal::ExemptDigitsAfterLeftToRightOrFirst, [[0, 0], [0, 0], [0, 0], [0, 0]]),
        (BidiRuleProposal::ExemptLdhIfDigitsAfterLeftToRight, [[0, 3], [0, 0], [0, 0], [0, 0]]),
    ];
    for (proposal, expected) in table {
        let rule = proposal.proposed_bidi_rule();
        for (claim, expected) in GUARANTEED_BIDI_RULE_CLAIMS.into_iter().zip(expected) {
            for (display, expected) in RELAXATION_STRATEGIES.into_iter().zip(expected) {
                let theorem = claim.decide(&rule, display, alphabet_deciding_claim(claim)).expect("decided");
                assert_eq!(
                    theorem.counterexample_length().unwrap_or(0),
                    expected,
                    "{proposal:?} {claim:?} {display:?}"
                );
                if let ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } = theorem {
                    replay(&rule, claim, display, &smallest);
                }
            }
        }
    }
}

/// What is proved of a proposal has a certificate, which the separate checker accepts for this rule and no other.
#[test]
fn certificates_of_the_proposals() {
    let mut checked = 0;
    for proposal in BidiRuleProposal::ALL {
        let rule = proposal.proposed_bidi_rule();
        for claim in GUARANTEED_BIDI_RULE_CLAIMS {
            for display in RELAXATION_STRATEGIES {
                let statement =
                    CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: rule.clone() };
                match ProofCertificate::of_statement(
                    &statement,
                    &display.into(),
                    alphabet_deciding_claim(claim),
                ) {
                    Ok(certificate) => {
                        let text = certificate.text();
                        let checked_claim = check_certificate(&text).expect("it is right");
                        assert_eq!(
                            (&checked_claim.statement, checked_claim.alphabet.as_slice()),
                            (&statement, alphabet_deciding_claim(claim))
                        );
                        assert_eq!(checked_claim.display, DisplayConfig::with_default_options(display));
                        let other = text.replace(&format!("rule {rule}"), "rule drop-4");
                        assert!(check_certificate(&other).is_err(), "{rule}");
                        checked += 1;
                    }
                    Err(error) => {
                        assert_eq!(error, CertificateCreationError::StatementRefuted);
                        let theorem =
                            claim.decide(&rule, display, alphabet_deciding_claim(claim)).expect("decided");
                        assert_ne!(theorem, ProofOutcome::Proved);
                    }
                }
            }
        }
    }
    // The zeros of `the_proposals`.
    assert_eq!(checked, 51);
}

/// Every counterexample to a guarantee of a change by one step violates it, in either direction.
#[test]
fn counterexamples_of_each_change() {
    let mut replayed = 0;
    for rule in rules() {
        for claim in GUARANTEED_BIDI_RULE_CLAIMS {
            for display in RELAXATION_STRATEGIES {
                let theorem = claim.decide(&rule, display, alphabet_deciding_claim(claim)).expect("decided");
                if let ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } = theorem {
                    replay(&rule, claim, display, &smallest);
                    replayed += 1;
                }
            }
        }
    }
    assert!(replayed >= 100, "{replayed}");
}

/// Newly permitted, counted by hand for short names: `1.א`, `א.1` and the same with AL and AN for the letter, but AN alone
/// is no label of the rule.
#[test]
fn what_digit_labels_permit_more() {
    let counts = count_newly_permitted(&BidiRuleProposal::ExemptDigitLabels.proposed_bidi_rule(), 3)
        .expect("few states");
    let labels: Vec<String> = counts.iter().map(|it| it.label_count.to_string()).collect();
    let names: Vec<String> = counts.iter().map(|it| it.name_count.to_string()).collect();
    assert_eq!(
        (labels, names),
        (vec!["1".into(), "1".into(), "1".into()], vec!["0".into(), "0".into(), "4".into()])
    );
    let after_ltr =
        count_newly_permitted(&BidiRuleProposal::ExemptDigitsAfterLeftToRight.proposed_bidi_rule(), 5)
            .expect("few states");
    // `a.1.א` and `א.a.1`, each with R and with AL.
    assert_eq!(after_ltr[4].name_count.to_string(), "4");
}

#[test]
fn everything_is_decided_of_a_relaxation() {
    let relaxation = BidiRuleRelaxation::decide_all_claims(
        &BidiRuleProposal::ExemptDigitsAfterLeftToRightOrFirst.proposed_bidi_rule(),
    )
    .expect("decided");
    assert!(RELAXATION_STRATEGIES.into_iter().all(|it| relaxation.keeps_guaranteed_claims(it)));
    assert_eq!(relaxation.claim_results.len(), 2 * BidiRuleClaim::ALL.len() - 3);
    // The pair of RFC 5893, `L.R` and `R.L`: across paragraphs not even the rule keeps names apart.
    let across =
        relaxation.claim_proof_outcome(BidiRuleClaim::NameUniquenessAcrossParagraphs, Strategy::UbaLtr);
    assert_eq!(across.and_then(ProofOutcome::counterexample_length), Some(3));
    assert!(
        !BidiRuleRelaxation::decide_all_claims(&BidiRuleProposal::ExemptDigitLabels.proposed_bidi_rule())
            .expect("decided")
            .keeps_guaranteed_claims(Strategy::UbaLtr)
    );
}

/// The relaxations that are maximal in one direction, of docs/relaxations.md. Those in left-to-right paragraphs are only tried:
/// to find them takes long.
#[test]
fn maximal_relaxations_in_one_direction() {
    let right = "drop-3,exempt=digits,if=digit-after-ltr-or-first,names=bidi";
    let found = maximal_bidi_rule_relaxations(&[Strategy::UbaRtl]).expect("few states");
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [right]);
    let left = [
        "5+AN,exempt=ldh,if=digit-not-after-rtl",
        "drop-6,exempt=ldh,if=digit-not-after-rtl",
        "5+AN,exempt=ldh,if=digit-after-ltr-or-first",
        "drop-6,exempt=ldh,if=digit-after-ltr-or-first",
        "5+AN,exempt=without-rtl,if=letter-after-rtl",
        "drop-6,exempt=without-rtl,if=letter-after-rtl",
    ];
    let sides = left.iter().map(|it| (*it, true)).chain([(right, false)]);
    for (rule, is_left) in sides {
        let relaxation =
            BidiRuleRelaxation::decide_all_claims(&rule.parse().expect("a rule")).expect("few states");
        let kept = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| relaxation.keeps_guaranteed_claims(it));
        assert_eq!(kept, [is_left, !is_left], "{rule}");
    }
}
