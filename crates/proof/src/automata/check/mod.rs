//! Checks a certificate, sharing no code with the program that finds proofs. docs/certificate.md has the format
//! and the argument.
//!
//! It checks that N, and M if there is one, give each string of the language, up to a length, the order in which the
//! display shows it. `certificate` decides whether they do so at every length. Then, by the kind of the claim:
//!
//! - two strings with one display: that D starts where N starts, and that its transitions follow from N; that the pairs
//!   contain the initial one and are closed under transitions; that no pair of final states has different levels;
//! - two orders of one string, or of one display: that no two characters that could be marked on the way through both
//!   automata have another order in the one than in the other (`orders`);
//! - the positions of labels: that no few characters that could be marked on the way through N are where they may not be
//!   (`placements`).

mod orders;
mod paths;
mod placements;
mod reachable;
mod read;
mod read_certificate;
mod strings;
mod urls;

use super::certificate::{CertificateCheckError, CheckedStatement, Kind};
use super::label_positions::Placement;

use reachable::PathKind;
use read_certificate::{ALL_LEVELS, Automata, ReadCertificate, StateMap, StateMeaning, Symbol};

/// Checks a certificate, given as text, and returns its claim. The claim is then proved if N and M are right beyond the length
/// to which the check compares them: see [`CheckedStatement::strings_match_display_rules`].
///
/// # Errors
/// The first error in the certificate.
pub fn check_certificate(text: &str) -> Result<CheckedStatement, CertificateCheckError> {
    let mut certificate = ReadCertificate::read(text)?;
    for side in &certificate.sides {
        side.check_bases()?;
        if certificate.kind.has_displays() {
            side.check_displays(&certificate.claim)?;
        }
    }
    match certificate.kind {
        Kind::Uniqueness => certificate.check_pairs()?,
        Kind::Involution | Kind::SharedDisplay(_) | Kind::SameOrder(_) | Kind::LabelInContext => {
            certificate.check_orders()?;
        }
        Kind::Placement(Placement::HostFirst(direction)) => certificate.check_host_first(direction)?,
        Kind::Placement(placement) => certificate.check_placement(placement)?,
        Kind::ReadsInItsDirection => certificate.check_reading()?,
    }
    certificate.claim.orders_compared_up_to_characters = certificate.check_strings()?;
    certificate.claim.string_automata = certificate.sides.iter().map(Automata::strings).collect();
    Ok(certificate.claim)
}

impl Automata {
    /// Every mark at level 1 must have a base at level 1 before it, because no display is read otherwise: a
    /// piece begins with a base.
    fn check_bases(&self) -> Result<(), CertificateCheckError> {
        let transitions = || self.n.iter().flat_map(|row| &row.next);
        let without_base = transitions().filter(|(symbol, _)| symbol.1 != 1).map(|(_, &to)| to);
        let goes_on = |it: &usize| {
            self.n.get(*it).is_some_and(|row| row.next.keys().any(|it| it.1 == 1 && self.is_mark(it.0)))
        };
        without_base.chain([0]).find(goes_on).map_or(Ok(()), |state_index| {
            Err(CertificateCheckError::NonspacingMarkWithoutBase {
                automaton_letter: self.names[0],
                state_index,
            })
        })
    }

    /// The transitions of D, and the missing ones, must be those that follow from N.
    fn check_displays(&self, claim: &CheckedStatement) -> Result<(), CertificateCheckError> {
        if self.d.first().is_none_or(|(meaning, _)| *meaning != StateMeaning::Outside(0)) {
            return Err(CertificateCheckError::WrongStartState { automaton_letter: self.names[1] });
        }
        let after_block = self.after_block();
        for (state_index, (meaning, row)) in self.d.iter().enumerate() {
            let end = self.end(meaning).and_then(|it| self.n.get(it));
            if row.is_final != end.is_some_and(|it| it.is_final) {
                return Err(CertificateCheckError::WrongFinalState {
                    automaton_letter: self.names[1],
                    state_index,
                });
            }
            for symbol in self.symbols() {
                self.reachable.check_steps()?;
                let there = row.next.get(&symbol).map(|&to| self.d.get(to).map(|(meaning, _)| meaning));
                if there != self.derive(meaning, symbol, &after_block).as_ref().map(Some) {
                    let class = claim.alphabet[symbol.0].short_name();
                    return Err(CertificateCheckError::WrongTransition {
                        automaton_letter: self.names[1],
                        state_index,
                        classes_and_level: format!("{class} at level {}", symbol.1),
                    });
                }
            }
        }
        Ok(())
    }

    /// The state after one more character; `None` if no display begins like this.
    fn derive(&self, meaning: &StateMeaning, symbol: Symbol, after_block: &StateMap) -> Option<StateMeaning> {
        let level = symbol.1;
        if level == 0 {
            return self.step(self.end(meaning)?, symbol).map(StateMeaning::Outside);
        }
        let continues_piece = self.continues_piece(symbol);
        let piece_starts = |from| -> StateMap {
            // At level 2 a piece does not begin after level 2.
            let begins = self.reached(from, if level == 2 { PathKind::BlockToOdd } else { PathKind::Block });
            begins.iter().filter_map(|&it| Some((it, self.step(it, symbol)?))).collect()
        };
        let (from, completed, piece) = match meaning {
            StateMeaning::Block { from, completed, level: last, piece }
                if *last == level && continues_piece =>
            {
                let longer = piece.iter().filter_map(|(&a, &b)| Some((a, self.step(b, symbol)?)));
                (*from, completed.clone(), longer.collect())
            }
            _ if level == 1 && continues_piece => return None,
            StateMeaning::Block { from, completed, piece, .. } => {
                let whole = piece.iter().filter_map(|(&a, b)| Some((a, *completed.get(b)?)));
                (*from, whole.collect(), piece_starts(*from))
            }
            StateMeaning::Outside(from) => (*from, after_block.clone(), piece_starts(*from)),
        };
        self.reachable.take_steps(completed.len() + piece.len());
        let has_end = |state: usize| {
            let reached = self.reached(state, PathKind::Piece(level));
            reached.iter().any(|it| completed.contains_key(it))
        };
        let piece: StateMap = piece.into_iter().filter(|it| has_end(it.1)).collect();
        (!piece.is_empty()).then_some(StateMeaning::Block { from, completed, level, piece })
    }

    /// The state of N if the text or the block ends here.
    fn end(&self, meaning: &StateMeaning) -> Option<usize> {
        match meaning {
            StateMeaning::Outside(state) => Some(*state),
            StateMeaning::Block { from, completed, piece, .. } => completed.get(piece.get(from)?).copied(),
        }
    }
}

impl ReadCertificate {
    /// The pairs must contain the initial pair and be closed, and no final pair may have different levels.
    fn check_pairs(&self) -> Result<(), CertificateCheckError> {
        let missing = |first_state_index, second_state_index| CertificateCheckError::MissingStatePair {
            first_state_index,
            second_state_index,
        };
        let require = |pair| if self.pairs.contains(&pair) { Ok(()) } else { Err(missing(pair.0, pair.1)) };
        require((0, 0, false))?;
        for &(one, two, differ) in &self.pairs {
            let d = &self.sides[0].d;
            let (Some((_, first)), Some((_, second))) = (d.get(one), d.get(two)) else {
                return Err(missing(one, two));
            };
            if differ && first.is_final && second.is_final {
                return Err(CertificateCheckError::StringsWithSameDisplay {
                    first_final_state_index: one,
                    second_final_state_index: two,
                });
            }
            for (symbol, &next) in &first.next {
                let of_class = (symbol.0, 0)..(symbol.0, ALL_LEVELS);
                for (other, &next_other) in second.next.range(of_class) {
                    require((next, next_other, differ || symbol != other))?;
                }
            }
        }
        Ok(())
    }
}
