//! Reads the text of a certificate.

use std::collections::{BTreeMap, BTreeSet};

use super::reachable::Reachable;
use super::read_certificate::{
    ALL_LEVELS, Automata, MAX_COMPARED_LENGTH, MAX_COMPARED_STRINGS, ReadCertificate,
};
use super::read_certificate::{StateMap, StateMeaning, Transitions};
use crate::automata::BidiRuleClaim;
use crate::automata::certificate::{CertificateCheckError, CertificateStatement, CheckedStatement, SLASH};
use crate::study::DisplayProperty;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// The steps that a check may take for each byte of the text, besides the comparison. Certificates written by
/// bidiscope take fewer than ten for D and E.
const STEPS_PER_BYTE: usize = 100;

/// The names of the automata: of the strings and of the displays, for each display.
const NAMES: [[&str; 2]; 2] = [["N", "D"], ["M", "E"]];

impl ReadCertificate {
    pub(super) fn read(text: &str) -> Result<Self, CertificateCheckError> {
        let lines: Vec<&str> = text.lines().collect();
        let header = |at: usize, key: &str| {
            let value = lines.get(at).and_then(|it| it.strip_prefix(key)).and_then(|it| it.strip_prefix(' '));
            value.ok_or(CertificateCheckError::InvalidLine { line_number: at + 1 })
        };
        if header(0, "bidiscope-certificate")? != "2" {
            return Err(CertificateCheckError::InvalidLine { line_number: 1 });
        }
        // A claim about a rule has a line more.
        let (statement, after) = match header(1, "property") {
            Ok(property) => (DisplayProperty::from_id(property).map(CertificateStatement::HasProperty), 2),
            Err(_) => {
                let rule = header(2, "rule")?
                    .parse()
                    .map_err(|_| CertificateCheckError::InvalidLine { line_number: 3 })?;
                let claim = BidiRuleClaim::from_id(header(1, "claim")?);
                (
                    claim
                        .map(|claim| CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: rule }),
                    3,
                )
            }
        };
        let statement = statement.ok_or(CertificateCheckError::InvalidLine { line_number: 2 })?;
        let display = DisplayConfig::read(header(after, "display")?);
        let display = display.map_err(|_| CertificateCheckError::InvalidLine { line_number: after + 1 })?;
        let class = |name: &str| BidiClass::ALL.into_iter().find(|it| it.short_name() == name);
        let classes: Option<Vec<_>> = header(after + 1, "classes")?.split(' ').map(class).collect();
        let classes = classes.ok_or(CertificateCheckError::InvalidLine { line_number: after + 2 })?;
        let claim = CheckedStatement {
            statement,
            display,
            alphabet: classes,
            orders_compared_up_to_characters: 0,
            string_automata: Vec::new(),
        };
        let kind = claim.kind().ok_or(CertificateCheckError::UnsupportedStatement)?;
        let steps = 4 * MAX_COMPARED_STRINGS * MAX_COMPARED_LENGTH + text.len() * STEPS_PER_BYTE;
        let has_l3 = |it: &DisplayConfig| it.choices().applies_l3 && !claim.statement.leaves_out_l3();
        let sides = kind.displays(&claim.display).into_iter().zip(NAMES).map(|(display, names)| Automata {
            names,
            has_l3: has_l3(&display),
            marks: claim
                .statement
                .sequences()
                .letters(&claim.alphabet)
                .iter()
                .map(|it| *it == BidiClass::NSM && has_l3(&display))
                .collect(),
            display,
            n: Vec::new(),
            d: Vec::new(),
            reachable: Reachable::new(steps),
        });
        let sides = sides.collect();
        let letters = claim.statement.sequences().letters(&claim.alphabet);
        let mut certificate = Self { claim, letters, kind, sides, pairs: BTreeSet::new() };
        for (at, line) in lines.iter().enumerate().skip(after + 2) {
            if *line == "end" && at + 1 == lines.len() {
                return certificate.with_all_automata();
            }
            certificate
                .read_line(&line.split(' ').collect::<Vec<_>>())
                .ok_or(CertificateCheckError::InvalidLine { line_number: at + 1 })?;
        }
        Err(CertificateCheckError::InvalidLine { line_number: lines.len() + 1 })
    }

    /// The certificate, if it has the automata of its kind and no others.
    fn with_all_automata(self) -> Result<Self, CertificateCheckError> {
        for side in &self.sides {
            if side.n.is_empty() {
                return Err(CertificateCheckError::MissingOrExtraAutomaton {
                    automaton_letter: side.names[0],
                });
            }
            if side.d.is_empty() == self.kind.has_displays() {
                return Err(CertificateCheckError::MissingOrExtraAutomaton {
                    automaton_letter: side.names[1],
                });
            }
        }
        Ok(self)
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        let number = |at: usize| words.get(at)?.parse::<usize>().ok();
        if let ["P", _, _, differ @ ("same" | "differ")] = words {
            self.pairs.insert((number(1)?, number(2)?, *differ == "differ"));
            return Some(());
        }
        let place = |word: &str| words.iter().position(|it| *it == word);
        let colon = place(":")?;
        let is_final = match *words.get(2)? {
            "!" => true,
            "." => false,
            _ => return None,
        };
        let mut next = BTreeMap::new();
        for word in &words[colon + 1..] {
            let (symbol, to) = word.split_once('>')?;
            let (class, level) = symbol.split_at_checked(symbol.len().checked_sub(1)?)?;
            let class = self.claim.alphabet.iter().position(|it| it.short_name() == class).or_else(|| {
                let is_slash = class == SLASH && self.letters.len() > self.claim.alphabet.len();
                is_slash.then_some(self.claim.alphabet.len())
            })?;
            let level = level.parse().ok().filter(|it| *it < ALL_LEVELS)?;
            next.insert((class, level), to.parse().ok()?);
        }
        let row = Transitions { is_final, next };
        let side = self.sides.iter_mut().find(|it| it.names.contains(&words[0]))?;
        if words[0] == side.names[0] {
            let is_next = *words.get(3)? == ":" && number(1)? == side.n.len();
            is_next.then(|| side.n.push(row))
        } else {
            let meaning = meaning(words, colon)?;
            (number(1)? == side.d.len()).then(|| side.d.push((meaning, row)))
        }
    }
}

/// What a state of D stands for.
fn meaning(words: &[&str], colon: usize) -> Option<StateMeaning> {
    let number = |at: usize| words.get(at)?.parse::<usize>().ok();
    let map = |words: &[&str]| -> Option<StateMap> {
        let entry = |(from, to): (&str, &str)| Some((from.parse().ok()?, to.parse().ok()?));
        words.iter().map(|it| it.split_once('>').and_then(entry)).collect()
    };
    match *words.get(3)? {
        "outside" => Some(StateMeaning::Outside(number(4)?)),
        "block" => {
            let open = words.iter().position(|it| *it == "open")?;
            let (completed, piece) = (map(words.get(6..open)?)?, map(words.get(open + 2..colon)?)?);
            Some(StateMeaning::Block { from: number(4)?, completed, level: number(open + 1)?, piece })
        }
        _ => None,
    }
}
