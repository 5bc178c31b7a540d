//! The shortest linear recurrence of the numbers of words: found modulo primes, checked with integers.

use num_bigint::{BigInt, Sign};

use super::counting_matrix::CountingMatrix;
use super::polynomial::Polynomial;
use super::prime_field::{Numbers, PrimeField};

/// The most states of the matrix. With more, the recurrence would take too long.
const MAX_STATES: usize = 600;

/// The highest degree of a recurrence.
const MAX_DEGREE: usize = 170;

/// The most primes. Each gives 61 bits of the coefficients.
const MAX_PRIMES: usize = 64;

/// The monic polynomial P of the least degree with P(M) v = 0, where M is the matrix and v the weights of the last states.
/// So the numbers of words that begin in any state follow the recurrence of P; `None` if it takes too long.
///
/// Modulo a prime a recurrence of least degree is found by the algorithm of Berlekamp and Massey. It has no higher degree
/// than P; so if P(M) v = 0 holds for the integers that it comes from, it is P.
pub(super) fn least_recurrence(matrix: &CountingMatrix) -> Option<Polynomial> {
    if matrix.rows.len() > MAX_STATES {
        return None;
    }
    let mut known: Option<(BigInt, Vec<BigInt>)> = None;
    for field in PrimeField::of_large_primes().take(MAX_PRIMES) {
        let residues = recurrence_modulo(matrix, field)?;
        let next = match known {
            Some((modulus, coefficients)) if coefficients.len() == residues.len() => {
                combined(&modulus, &coefficients, field, &residues)
            }
            // The higher degree is that of P.
            Some((modulus, coefficients)) if coefficients.len() > residues.len() => (modulus, coefficients),
            _ => (BigInt::from(field.prime()), residues.into_iter().map(BigInt::from).collect()),
        };
        let candidate = Polynomial::new(next.1.iter().map(|it| symmetric(it, &next.0)).collect());
        if annuls(&candidate, matrix) {
            return Some(candidate);
        }
        known = Some(next);
    }
    None
}

/// Whether P(M) v = 0.
fn annuls(polynomial: &Polynomial, matrix: &CountingMatrix) -> bool {
    let weights: Vec<BigInt> = matrix.last.iter().map(|it| BigInt::from(*it)).collect();
    let mut value = vec![BigInt::ZERO; weights.len()];
    for coefficient in polynomial.coefficients().iter().rev() {
        let next =
            |row: &Vec<(usize, u64)>| row.iter().map(|&(to, count)| &value[to] * count).sum::<BigInt>();
        value = matrix
            .rows
            .iter()
            .map(next)
            .zip(&weights)
            .map(|(it, weight)| it + coefficient * weight)
            .collect();
    }
    value.iter().all(|it| it.sign() == Sign::NoSign)
}

/// The coefficients, from that of the constant, of the shortest recurrence of the numbers u M^n v for a vector u chosen at
/// random, modulo a prime; `None` if it has too high a degree.
fn recurrence_modulo(matrix: &CountingMatrix, field: PrimeField) -> Option<Vec<u64>> {
    let mut numbers = Numbers::new();
    let weights: Vec<u64> = matrix.rows.iter().map(|_| numbers.next(field)).collect();
    let mut vector = matrix.last.clone();
    let mut found = BerlekampMassey::new(field);
    // More terms than twice the degree determine it; some more without a change make that likely.
    while found.unchanged < found.length + EXTRA_TERMS {
        if found.length > MAX_DEGREE {
            return None;
        }
        found.add(field.sum_of_products(weights.iter().copied().zip(vector.iter().copied())));
        let next = |row: &Vec<(usize, u64)>| {
            field.sum_of_products(row.iter().map(|&(to, count)| (vector[to], count)))
        };
        vector = matrix.rows.iter().map(next).collect();
    }
    Some(found.polynomial())
}

const EXTRA_TERMS: usize = 16;

/// The algorithm of Berlekamp and Massey, term by term.
struct BerlekampMassey {
    field: PrimeField,
    terms: Vec<u64>,
    /// The sum of each coefficient times the term that many before is 0; the first coefficient is 1.
    connection: Vec<u64>,
    /// The connection before the last change of the length, the discrepancy then, and the number of terms since.
    before: (Vec<u64>, u64, usize),
    length: usize,
    /// The number of terms since the last change.
    unchanged: usize,
}

impl BerlekampMassey {
    fn new(field: PrimeField) -> Self {
        Self {
            field,
            terms: Vec::new(),
            connection: vec![1],
            before: (vec![1], 1, 1),
            length: 0,
            unchanged: 0,
        }
    }

    fn add(&mut self, term: u64) {
        self.terms.push(term);
        let backwards = self.terms.iter().rev().copied();
        let field = self.field;
        let discrepancy = field.sum_of_products(self.connection.iter().copied().zip(backwards));
        if discrepancy == 0 {
            self.unchanged += 1;
            self.before.2 += 1;
            return;
        }
        self.unchanged = 0;
        let (before, last, shift) = &self.before;
        let factor = field.product(discrepancy, field.inverse(*last));
        let mut connection = self.connection.clone();
        connection.resize(connection.len().max(before.len() + shift), 0);
        for (at, coefficient) in before.iter().enumerate() {
            let less = field.product(factor, *coefficient);
            connection[at + shift] = field.difference(connection[at + shift], less);
        }
        if 2 * self.length < self.terms.len() {
            self.length = self.terms.len() - self.length;
            self.before = (std::mem::replace(&mut self.connection, connection), discrepancy, 1);
        } else {
            self.connection = connection;
            self.before.2 += 1;
        }
    }

    /// The coefficients of the recurrence from that of the earliest term on.
    fn polynomial(&self) -> Vec<u64> {
        let mut coefficients = self.connection.clone();
        coefficients.resize(self.length + 1, 0);
        coefficients.reverse();
        coefficients
    }
}

/// The residues modulo a product that are these modulo its two factors.
fn combined(
    modulus: &BigInt,
    coefficients: &[BigInt],
    field: PrimeField,
    residues: &[u64],
) -> (BigInt, Vec<BigInt>) {
    let prime = field.prime();
    let residue = |it: &BigInt| u64::try_from(it % prime).unwrap_or_default();
    let inverse = field.inverse(residue(modulus));
    let lift = |(known, wanted): (&BigInt, &u64)| {
        known + modulus * field.product(field.difference(*wanted, residue(known)), inverse)
    };
    (modulus * prime, coefficients.iter().zip(residues).map(lift).collect())
}

/// The integer of the smallest absolute value with this residue.
fn symmetric(residue: &BigInt, modulus: &BigInt) -> BigInt {
    if residue * 2 > *modulus { residue - modulus } else { residue.clone() }
}
