//! Polynomials modulo a prime, and their factors by the algorithm of Cantor and Zassenhaus.

use num_bigint::{BigInt, BigUint};

use super::polynomial::Polynomial;
use super::prime_field::{Numbers, PrimeField};

/// A polynomial modulo a prime, by its coefficients from that of the constant; the last one is not 0.
pub(super) type Residues = Vec<u64>;

impl PrimeField {
    pub(super) fn reduced(self, polynomial: &Polynomial) -> Residues {
        let prime = BigInt::from(self.prime());
        let residue = |it: &BigInt| u64::try_from((it % &prime + &prime) % &prime).unwrap_or_default();
        trimmed(polynomial.coefficients().iter().map(residue).collect())
    }

    pub(super) fn multiplied(self, one: &[u64], other: &[u64]) -> Residues {
        if one.is_empty() || other.is_empty() {
            return Vec::new();
        }
        let mut product = vec![0; one.len() + other.len() - 1];
        for (at, left) in one.iter().enumerate() {
            for (offset, right) in other.iter().enumerate() {
                product[at + offset] = self.sum(product[at + offset], self.product(*left, *right));
            }
        }
        trimmed(product)
    }

    pub(super) fn derivative(self, polynomial: &[u64]) -> Residues {
        let powers = (0..).zip(polynomial).skip(1);
        trimmed(powers.map(|(power, it)| self.product(power, *it)).collect())
    }

    /// The monic greatest common divisor.
    pub(super) fn common_divisor(self, one: &[u64], other: &[u64]) -> Residues {
        let (mut one, mut other) = (one.to_vec(), other.to_vec());
        while !other.is_empty() {
            let rest = self.divided(&one, &other).1;
            (one, other) = (other, rest);
        }
        self.monic(one)
    }

    /// The inverse of a polynomial modulo another one that has no factor in common with it.
    pub(super) fn inverse_modulo(self, polynomial: &[u64], modulus: &[u64]) -> Residues {
        // The extended algorithm of Euclid: each is a multiple of the polynomial, by the factor beside it.
        let (mut one, mut other) = ((modulus.to_vec(), Vec::new()), (polynomial.to_vec(), vec![1]));
        while !other.0.is_empty() {
            let (quotient, rest) = self.divided(&one.0, &other.0);
            let factor = self.subtracted(&one.1, &self.multiplied(&quotient, &other.1));
            (one, other) = (other, (rest, factor));
        }
        let scale = one.0.last().map_or(1, |it| self.inverse(*it));
        self.divided(&one.1.iter().map(|it| self.product(*it, scale)).collect::<Residues>(), modulus).1
    }

    /// The irreducible factors, monic, of a monic polynomial without repeated factors.
    pub(super) fn factors(self, polynomial: &[u64]) -> Vec<Residues> {
        let mut found = Vec::new();
        let mut rest = polynomial.to_vec();
        let x = [0, 1];
        // x to the power of the prime to the power of the degree.
        let mut power = x.to_vec();
        let mut degree = 0;
        while rest.len() > 2 * degree + 2 {
            degree += 1;
            power = self.power(&power, &BigUint::from(self.prime()), &rest);
            let common = self.common_divisor(&self.subtracted(&power, &x), &rest);
            if common.len() > 1 {
                rest = self.divided(&rest, &common).0;
                power = self.divided(&power, &rest).1;
                self.split(common, degree, &mut found);
            }
        }
        if rest.len() > 1 {
            found.push(rest);
        }
        found
    }

    /// Adds the factors of a product of irreducible polynomials of one degree.
    fn split(self, product: Residues, degree: usize, found: &mut Vec<Residues>) {
        let exponent = (BigUint::from(self.prime()).pow(degree as u32) - 1_u8) >> 1_u8;
        let mut waiting = vec![product];
        let mut numbers = Numbers::new();
        while let Some(product) = waiting.pop() {
            if product.len() == degree + 1 {
                found.push(product);
                continue;
            }
            // About half of all polynomials separate two factors.
            let factor = loop {
                let base = trimmed((1..product.len()).map(|_| numbers.next(self)).collect());
                let power = self.power(&base, &exponent, &product);
                let factor = self.common_divisor(&self.subtracted(&power, &[1]), &product);
                if factor.len() > 1 && factor.len() < product.len() {
                    break factor;
                }
            };
            waiting.push(self.divided(&product, &factor).0);
            waiting.push(factor);
        }
    }

    /// A power modulo a polynomial.
    fn power(self, base: &[u64], exponent: &BigUint, modulus: &[u64]) -> Residues {
        let base = self.divided(base, modulus).1;
        (0..exponent.bits()).rev().fold(vec![1], |power, bit| {
            let square = self.divided(&self.multiplied(&power, &power), modulus).1;
            if exponent.bit(bit) { self.divided(&self.multiplied(&square, &base), modulus).1 } else { square }
        })
    }

    pub(super) fn subtracted(self, one: &[u64], other: &[u64]) -> Residues {
        let at = |it: &[u64], at: usize| it.get(at).copied().unwrap_or_default();
        let length = one.len().max(other.len());
        trimmed((0..length).map(|it| self.difference(at(one, it), at(other, it))).collect())
    }

    /// The quotient and the remainder; the divisor is not 0.
    pub(super) fn divided(self, dividend: &[u64], divisor: &[u64]) -> (Residues, Residues) {
        let mut rest = dividend.to_vec();
        let inverse = divisor.last().map_or(1, |it| self.inverse(*it));
        let mut quotient = vec![0; (rest.len() + 1).saturating_sub(divisor.len())];
        for at in (0..quotient.len()).rev() {
            let factor = self.product(rest[at + divisor.len() - 1], inverse);
            for (offset, coefficient) in divisor.iter().enumerate() {
                rest[at + offset] = self.difference(rest[at + offset], self.product(*coefficient, factor));
            }
            quotient[at] = factor;
        }
        (trimmed(quotient), trimmed(rest))
    }

    fn monic(self, polynomial: Residues) -> Residues {
        let inverse = polynomial.last().map_or(1, |it| self.inverse(*it));
        polynomial.into_iter().map(|it| self.product(it, inverse)).collect()
    }
}

/// The same without zeros as the leading coefficients.
fn trimmed(mut residues: Residues) -> Residues {
    while residues.last() == Some(&0) {
        residues.pop();
    }
    residues
}
