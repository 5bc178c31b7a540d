//! The irreducible factors of a polynomial with integer coefficients, by the algorithm of Zassenhaus: from those modulo a
//! prime follow those modulo a power of it (Hensel's lemma), and products of some of these are the factors.

use num_bigint::{BigInt, Sign};

use super::polynomial::Polynomial;
use super::prime_field::PrimeField;
use super::residues::Residues;

/// The most sets of factors modulo a prime that are tried.
const MAX_TRIED: usize = 1 << 17;

/// The number of primes of which that with the fewest factors is taken.
const PRIMES: usize = 4;

/// The irreducible factors of a monic polynomial without repeated factors; `None` if there are too many factors modulo each
/// prime.
pub(super) fn irreducible_factors(polynomial: &Polynomial) -> Option<Vec<Polynomial>> {
    if polynomial.degree() <= 1 {
        return Some(vec![polynomial.clone()]);
    }
    let split = PrimeField::of_small_primes().filter_map(|field| {
        let reduced = field.reduced(polynomial);
        let is_square_free = field.common_divisor(&reduced, &field.derivative(&reduced)).len() == 1;
        is_square_free.then(|| (field.factors(&reduced), field))
    });
    let (parts, field) = split.take(PRIMES).min_by_key(|(parts, _)| parts.len())?;
    if parts.len() == 1 {
        return Some(vec![polynomial.clone()]);
    }
    // Mignotte's bound: no coefficient of a factor exceeds 2^degree times the sum of the absolute values.
    let sum: BigInt = polynomial.coefficients().iter().map(|it| BigInt::from(it.magnitude().clone())).sum();
    let (parts, modulus) = lifted(polynomial, parts, field, &(sum << (polynomial.degree() + 1)));
    combined(polynomial, parts, &modulus)
}

/// The factors modulo a power of the prime that is greater than `bound`, and the power.
fn lifted(
    polynomial: &Polynomial,
    parts: Vec<Residues>,
    field: PrimeField,
    bound: &BigInt,
) -> (Vec<Polynomial>, BigInt) {
    // Times this, the missing part of the product is what a factor is to be increased by.
    let corrections: Vec<Residues> = (0..parts.len())
        .map(|at| {
            let others = parts.iter().enumerate().filter(|it| it.0 != at);
            let product = others.fold(vec![1], |it, (_, part)| field.multiplied(&it, part));
            field.inverse_modulo(&field.divided(&product, &parts[at]).1, &parts[at])
        })
        .collect();
    let number = |it: &[u64]| Polynomial::new(it.iter().map(|it| BigInt::from(*it)).collect());
    let mut lifted: Vec<Polynomial> = parts.iter().map(|it| number(it)).collect();
    let mut modulus = BigInt::from(field.prime());
    while modulus <= *bound {
        let product = lifted.iter().fold(number(&[1]), |it, part| it.times(part));
        let missing = field.reduced(&polynomial.minus(&product).divided_by_number(&modulus));
        for ((whole, part), correction) in lifted.iter_mut().zip(&parts).zip(&corrections) {
            let more = field.divided(&field.multiplied(&missing, correction), part).1;
            *whole = whole.minus(&number(&more).times(&Polynomial::new(vec![-modulus.clone()])));
        }
        modulus *= field.prime();
    }
    (lifted, modulus)
}

/// The factors that are products of some factors modulo a number, those of the fewest first. Their coefficients are those
/// with the smallest absolute values.
fn combined(
    polynomial: &Polynomial,
    mut parts: Vec<Polynomial>,
    modulus: &BigInt,
) -> Option<Vec<Polynomial>> {
    let mut rest = polynomial.clone();
    let (mut found, mut tried) = (Vec::new(), 0);
    let mut size = 1;
    while 2 * size <= parts.len() {
        let mut chosen: Vec<usize> = (0..size).collect();
        let divisor = loop {
            tried += 1;
            if tried > MAX_TRIED {
                return None;
            }
            if divides_constant(&rest, &parts, &chosen, modulus) {
                let one = Polynomial::new(vec![BigInt::from(1)]);
                let product = chosen.iter().fold(one, |it, &at| it.times(&parts[at]).symmetric(modulus));
                if let Some(quotient) = rest.divided_by(&product) {
                    break Some((product, quotient));
                }
            }
            if !advance(&mut chosen, parts.len()) {
                break None;
            }
        };
        let Some((factor, quotient)) = divisor else {
            size += 1;
            continue;
        };
        found.push(factor);
        rest = quotient;
        let mut at = 0;
        parts.retain(|_| {
            at += 1;
            !chosen.contains(&(at - 1))
        });
    }
    if rest.degree() > 0 {
        found.push(rest);
    }
    Some(found)
}

/// Whether the constant of a product divides that of the polynomial, as it does for a factor.
fn divides_constant(
    polynomial: &Polynomial,
    parts: &[Polynomial],
    chosen: &[usize],
    modulus: &BigInt,
) -> bool {
    let constant = |it: &Polynomial| it.coefficients().first().cloned().unwrap_or_default();
    let product = chosen.iter().fold(BigInt::from(1), |it, &at| it * constant(&parts[at]) % modulus);
    let product = Polynomial::new(vec![product]).symmetric(modulus);
    let (whole, part) = (constant(polynomial), constant(&product));
    if part.sign() == Sign::NoSign { whole == part } else { whole % part == BigInt::ZERO }
}

/// The next set of as many numbers below `count`, in ascending order; whether there is one.
fn advance(chosen: &mut [usize], count: usize) -> bool {
    let size = chosen.len();
    let Some(at) = (0..size).rfind(|&at| chosen[at] < count - size + at) else { return false };
    chosen[at] += 1;
    for next in at + 1..size {
        chosen[next] = chosen[next - 1] + 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::irreducible_factors;
    use crate::automata::growth::polynomial::Polynomial;
    use num_bigint::BigInt;

    fn polynomial(coefficients: &[i64]) -> Polynomial {
        Polynomial::new(coefficients.iter().map(|it| BigInt::from(*it)).collect())
    }

    fn sorted(mut factors: Vec<Polynomial>) -> Vec<Polynomial> {
        factors.sort_by_key(|it| (it.degree(), it.coefficients().to_vec()));
        factors
    }

    /// x^12 - 1 is the product of the cyclotomic polynomials of 1, 2, 3, 4, 6 and 12.
    #[test]
    fn cyclotomic_polynomials() {
        let found = irreducible_factors(&polynomial(&[-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).expect("few");
        let expected: [&[i64]; 6] =
            [&[-1, 1], &[1, 1], &[1, -1, 1], &[1, 0, 1], &[1, 1, 1], &[1, 0, -1, 0, 1]];
        assert_eq!(sorted(found), sorted(expected.map(polynomial).to_vec()));
    }

    /// x^4 + 1 is irreducible, but has factors modulo every prime.
    #[test]
    fn irreducible_polynomials() {
        for coefficients in [&[1, 0, 0, 0, 1][..], &[-1, -1, 1], &[-2, 0, 0, 1], &[5, 1]] {
            let it = polynomial(coefficients);
            assert_eq!(irreducible_factors(&it), Some(vec![it]));
        }
        // With the roots √2 + √3 and so on, times x^2 - x - 1:
        // (x^4 - 10x^2 + 1)(x^2 - x - 1) = x^6 - x^5 - 11x^4 + 10x^3 + 11x^2 - x - 1.
        let found = irreducible_factors(&polynomial(&[-1, -1, 11, 10, -11, -1, 1])).expect("few");
        assert_eq!(sorted(found), [polynomial(&[-1, -1, 1]), polynomial(&[1, 0, -10, 0, 1])]);
    }

    /// Coefficients that are greater than a prime: (x - 10^30)(x + 10^30 + 1)(x^2 + 1).
    #[test]
    fn large_coefficients() {
        let large = BigInt::from(10).pow(30);
        let one = Polynomial::new(vec![-large.clone(), BigInt::from(1)]);
        let other = Polynomial::new(vec![large + 1, BigInt::from(1)]);
        let square = polynomial(&[1, 0, 1]);
        let found = irreducible_factors(&one.times(&other).times(&square)).expect("few");
        assert_eq!(sorted(found), [one, other, square]);
    }
}
