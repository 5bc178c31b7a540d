//! Polynomials with integer coefficients, and their largest roots.

use std::cmp::Ordering;

use num_bigint::{BigInt, Sign};

use super::prime_field::PrimeField;

/// A polynomial, by its coefficients from that of the constant; the last one is not 0. The zero polynomial has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Polynomial(Vec<BigInt>);

impl Polynomial {
    pub(super) fn new(mut coefficients: Vec<BigInt>) -> Self {
        while coefficients.last().is_some_and(|it| it.sign() == Sign::NoSign) {
            coefficients.pop();
        }
        Self(coefficients)
    }

    pub(super) fn coefficients(&self) -> &[BigInt] {
        &self.0
    }

    /// The degree; 0 for constants.
    pub(super) fn degree(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    pub(super) fn times(&self, other: &Self) -> Self {
        let mut product = vec![BigInt::ZERO; self.0.len() + other.0.len()];
        for (at, left) in self.0.iter().enumerate() {
            for (offset, right) in other.0.iter().enumerate() {
                product[at + offset] += left * right;
            }
        }
        Self::new(product)
    }

    pub(super) fn minus(&self, other: &Self) -> Self {
        let at = |it: &Self, at: usize| it.0.get(at).cloned().unwrap_or_default();
        let length = self.0.len().max(other.0.len());
        Self::new((0..length).map(|it| at(self, it) - at(other, it)).collect())
    }

    /// The quotient by a number that divides each coefficient.
    pub(super) fn divided_by_number(&self, number: &BigInt) -> Self {
        Self(self.0.iter().map(|it| it / number).collect())
    }

    /// The polynomial with the coefficients of the smallest absolute values that are the same modulo a number.
    pub(super) fn symmetric(&self, modulus: &BigInt) -> Self {
        let symmetric = |it: &BigInt| {
            let residue = (it % modulus + modulus) % modulus;
            if &residue * 2 > *modulus { residue - modulus } else { residue }
        };
        Self::new(self.0.iter().map(symmetric).collect())
    }

    /// The quotient by a monic polynomial; `None` if it does not divide this one.
    pub(super) fn divided_by(&self, monic: &Self) -> Option<Self> {
        let mut rest = self.0.clone();
        let mut quotient = vec![BigInt::ZERO; (rest.len() + 1).saturating_sub(monic.0.len())];
        for at in (0..quotient.len()).rev() {
            let factor = rest[at + monic.degree()].clone();
            for (offset, coefficient) in monic.0.iter().enumerate() {
                rest[at + offset] -= coefficient * &factor;
            }
            quotient[at] = factor;
        }
        rest.iter().all(|it| it.sign() == Sign::NoSign).then(|| Self::new(quotient))
    }

    /// The product of the different irreducible factors of a monic polynomial.
    pub(super) fn square_free(&self) -> Self {
        // Without repeated factors modulo a prime there are none.
        let mut fields = PrimeField::of_large_primes().take(3);
        if fields.any(|field| {
            let reduced = field.reduced(self);
            field.common_divisor(&reduced, &field.derivative(&reduced)).len() == 1
        }) {
            return self.clone();
        }
        let (mut one, mut other) = (self.clone(), self.derivative().primitive());
        while !other.0.is_empty() {
            let rest = one.remainder(&other);
            (one, other) = (other, rest);
        }
        // By Gauss's lemma a primitive divisor of a monic polynomial has the leading coefficient 1 or -1.
        let is_negative = one.0.last().is_some_and(|it| it.sign() == Sign::Minus);
        let common = if is_negative { Self(one.0.iter().map(|it| -it).collect()) } else { one };
        self.divided_by(&common).unwrap_or_else(|| self.clone())
    }

    fn derivative(&self) -> Self {
        Self::new(self.0.iter().enumerate().skip(1).map(|(power, it)| it * power).collect())
    }

    /// A multiple of the remainder of division by another polynomial, divided by its content.
    fn remainder(&self, divisor: &Self) -> Self {
        let mut rest = self.clone();
        while rest.0.len() >= divisor.0.len()
            && let (Some(last), Some(leading)) = (rest.0.last().cloned(), divisor.0.last())
        {
            let shift = rest.0.len() - divisor.0.len();
            let mut longer: Vec<BigInt> = rest.0.iter().map(|it| it * leading).collect();
            for (offset, coefficient) in divisor.0.iter().enumerate() {
                longer[shift + offset] -= coefficient * &last;
            }
            rest = Self::new(longer).primitive();
        }
        rest
    }

    /// The polynomial divided by the greatest common divisor of its coefficients.
    fn primitive(self) -> Self {
        let divisor = |mut one: BigInt, other: &BigInt| {
            let mut other = BigInt::from(other.magnitude().clone());
            while other.sign() != Sign::NoSign {
                let rest = &one % &other;
                (one, other) = (other, rest);
            }
            one
        };
        let content = self.0.iter().fold(BigInt::ZERO, divisor);
        if content <= BigInt::from(1) { self } else { self.divided_by_number(&content) }
    }

    /// The sign of its value at a fraction with a positive denominator.
    pub(super) fn sign_at(&self, numerator: &BigInt, denominator: &BigInt) -> Ordering {
        let mut power = BigInt::from(1);
        let mut value = BigInt::ZERO;
        for coefficient in self.0.iter().rev() {
            value = value * numerator + coefficient * &power;
            power *= denominator;
        }
        value.cmp(&BigInt::ZERO)
    }

    /// At least the number of roots greater than a fraction with a positive denominator: the changes of sign of the
    /// coefficients of the polynomial moved there (Descartes' rule). If it is 0 or 1 it is their number.
    pub(super) fn most_roots_above(&self, numerator: &BigInt, denominator: &BigInt) -> usize {
        let mut power = BigInt::from(1);
        let mut moved = self.0.clone();
        for coefficient in moved.iter_mut().rev() {
            *coefficient *= &power;
            power *= denominator;
        }
        for start in 0..moved.len() {
            for at in (start..moved.len().saturating_sub(1)).rev() {
                let more = &moved[at + 1] * numerator;
                moved[at] += more;
            }
        }
        let signs: Vec<Sign> = moved.iter().map(BigInt::sign).filter(|it| *it != Sign::NoSign).collect();
        signs.windows(2).filter(|it| it[0] != it[1]).count()
    }
}

#[cfg(test)]
mod tests {
    use super::Polynomial;
    use num_bigint::BigInt;

    fn polynomial(coefficients: &[i64]) -> Polynomial {
        Polynomial::new(coefficients.iter().map(|it| BigInt::from(*it)).collect())
    }

    /// (x - 1)(x - 2)(x - 3) = x^3 - 6x^2 + 11x - 6: the rule is exact where all roots are real.
    #[test]
    fn roots_are_counted() {
        let of_three = polynomial(&[-6, 11, -6, 1]);
        for (numerator, expected) in [(0, 3), (9, 3), (10, 2), (15, 2), (20, 1), (29, 1), (30, 0), (99, 0)] {
            let found = of_three.most_roots_above(&BigInt::from(numerator), &BigInt::from(10));
            assert_eq!(found, expected, "{numerator}");
        }
    }

    /// (x - 1)^2 (x + 2) = x^3 - 3x + 2, and (x - 1)(x + 2) = x^2 + x - 2.
    #[test]
    fn repeated_factors_are_left_out() {
        assert_eq!(polynomial(&[2, -3, 0, 1]).square_free(), polynomial(&[-2, 1, 1]));
        assert_eq!(polynomial(&[-2, 1, 1]).square_free(), polynomial(&[-2, 1, 1]));
        assert_eq!(polynomial(&[0, 0, 0, 1]).square_free(), polynomial(&[0, 1]));
    }

    #[test]
    fn division() {
        let quotient = polynomial(&[2, -3, 0, 1]).divided_by(&polynomial(&[-1, 1]));
        assert_eq!(quotient, Some(polynomial(&[-2, 1, 1])));
        assert_eq!(polynomial(&[2, -3, 0, 1]).divided_by(&polynomial(&[-3, 1])), None);
        assert_eq!(polynomial(&[1, 1]).divided_by(&polynomial(&[1, 0, 1])), None);
    }
}
