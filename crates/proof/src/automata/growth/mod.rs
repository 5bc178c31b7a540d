//! How fast the number of words grows with their length: an algebraic number, exactly.
//!
//! The numbers of words grow as fast as those of the paths in some strongly connected part of the automaton, which follow a
//! linear recurrence with integer coefficients. The factor by which they grow in the limit is the largest real root of its
//! polynomial, because they are not negative (Pringsheim's theorem). The irreducible factor that has that root is its minimal
//! polynomial.

mod components;
mod counting_matrix;
mod factors;
mod polynomial;
mod prime_field;
mod recurrence;
mod residues;

use num_bigint::{BigInt, Sign};

use super::Automaton;
use counting_matrix::CountingMatrix;
use polynomial::Polynomial;

/// The number of decimal places of a [`GrowthRate`].
pub const GROWTH_DECIMALS: usize = 12;

/// The factor by which the number of words grows with each symbol in the limit, in the sense of lim sup of the n-th root of
/// the number of words of length n: an algebraic integer. It is 0 for a finite language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrowthRate {
    polynomial: Polynomial,
    /// The root without its decimals after the last place, times 10 to the power of [`GROWTH_DECIMALS`].
    scaled: BigInt,
}

impl GrowthRate {
    /// The coefficients of the minimal polynomial, from the constant term up. The last one is 1. The polynomial is irreducible
    /// over the rational numbers.
    pub fn minimal_polynomial(&self) -> &[BigInt] {
        self.polynomial.coefficients()
    }

    /// The root with [`GROWTH_DECIMALS`] decimal places, rounded down. The minimal polynomial has one root that is not less,
    /// which is less than the next decimal: by Descartes' rule of signs for the polynomial moved to either.
    pub fn decimal(&self) -> String {
        let digits = format!("{:0>width$}", self.scaled.to_string(), width = GROWTH_DECIMALS + 1);
        let (whole, places) = digits.split_at(digits.len() - GROWTH_DECIMALS);
        format!("{whole}.{places}")
    }

    /// The root as a floating-point number.
    pub fn approximate(&self) -> f64 {
        self.decimal().parse().unwrap_or_default()
    }
}

/// The rate as a polynomial in x that is 0, such as `x^2 - x - 1`.
impl std::fmt::Display for GrowthRate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let one = BigInt::from(1);
        let mut is_first = true;
        for (power, coefficient) in self.minimal_polynomial().iter().enumerate().rev() {
            let is_negative = match coefficient.sign() {
                Sign::NoSign => continue,
                sign => sign == Sign::Minus,
            };
            let sign = match (is_first, is_negative) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            is_first = false;
            f.write_str(sign)?;
            let size = BigInt::from(coefficient.magnitude().clone());
            if size != one || power == 0 {
                write!(f, "{size}")?;
            }
            match power {
                0 => {}
                1 => f.write_str("x")?,
                power => write!(f, "x^{power}")?,
            }
        }
        Ok(())
    }
}

impl Automaton {
    /// The factor by which the number of words grows with each symbol in the limit; `None` if it takes too long to find
    /// exactly.
    pub fn growth(&self) -> Option<GrowthRate> {
        let scale = scale();
        let mut largest = [BigInt::ZERO, BigInt::ZERO];
        // At most the largest root so far: a part that grows no faster does not matter.
        let mut at_most = BigInt::ZERO;
        let mut recurrences: Vec<Polynomial> = Vec::new();
        for part in CountingMatrix::of(self).components() {
            if part.grows_by_at_most(&at_most, &scale) {
                continue;
            }
            let recurrence = recurrence::least_recurrence(&part)?.square_free();
            let root = largest_root(&recurrence);
            if root[1] > largest[1] {
                recurrences.clear();
                let is_decimal = recurrence.sign_at(&root[1], &scale).is_eq();
                at_most.clone_from(&root[usize::from(is_decimal)]);
                largest.clone_from(&root);
            }
            if root == largest {
                recurrences.push(recurrence);
            }
        }
        let mut rates = recurrences.iter().map(|it| minimal_polynomial(it, &largest));
        let rate = match rates.next() {
            // No words, or finitely many.
            None => GrowthRate { polynomial: linear(&BigInt::ZERO), scaled: BigInt::ZERO },
            Some(rate) => rate?,
        };
        // The decimals do not tell the roots of two parts from each other, if they differ.
        rates.all(|it| it.as_ref() == Some(&rate)).then_some(rate)
    }
}

/// The minimal polynomial of the largest root of a recurrence, which is between these decimals; `None` if it takes too long,
/// or the decimals do not tell it from another root.
fn minimal_polynomial(recurrence: &Polynomial, [low, high]: &[BigInt; 2]) -> Option<GrowthRate> {
    let scale = scale();
    let is_integer = high % &scale == BigInt::ZERO && recurrence.sign_at(high, &scale).is_eq();
    if is_integer {
        return Some(GrowthRate { polynomial: linear(&(high / &scale)), scaled: high.clone() });
    }
    let factors = factors::irreducible_factors(recurrence)?;
    let mut with_root = factors.into_iter().filter(|it| it.most_roots_above(low, &scale) == 1);
    match (with_root.next(), with_root.next()) {
        // An irreducible polynomial of a higher degree has no decimal as a root.
        (Some(polynomial), None) => Some(GrowthRate { polynomial, scaled: low.clone() }),
        _ => None,
    }
}

/// The polynomial of one root.
fn linear(root: &BigInt) -> Polynomial {
    Polynomial::new(vec![-root, BigInt::from(1)])
}

/// The fraction of the largest root is that of integers and this number.
fn scale() -> BigInt {
    BigInt::from(10).pow(GROWTH_DECIMALS as u32)
}

/// Two decimals, times [`scale`], of which the first is less than the largest root of the recurrence of some numbers of
/// words, the second not; twice 0 for the root 0, or without one.
///
/// No root has a greater absolute value. So if that root is not greater than a decimal, all roots less the decimal have no
/// positive real part, and the polynomial moved there has no negative coefficients; otherwise it has.
fn largest_root(recurrence: &Polynomial) -> [BigInt; 2] {
    let scale = scale();
    let is_above = |decimal: &BigInt| recurrence.most_roots_above(decimal, &scale) > 0;
    let (mut low, mut high) = (BigInt::ZERO, scale.clone());
    if !is_above(&low) {
        return [BigInt::ZERO, BigInt::ZERO];
    }
    while is_above(&high) {
        low = high.clone();
        high *= 2;
    }
    while &high - &low > BigInt::from(1) {
        let middle = (&low + &high) / 2;
        if is_above(&middle) { low = middle } else { high = middle }
    }
    [low, high]
}
