//! Arithmetic modulo a prime below 2^61.

/// The integers modulo a prime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PrimeField {
    prime: u64,
    /// The inverse of the prime modulo 2^64, negative.
    negative_inverse: u64,
    /// 2^128 modulo the prime.
    square: u64,
}

impl PrimeField {
    /// The fields of primes of four digits or more, from the smallest: powers to such a prime take few steps.
    pub(super) fn of_small_primes() -> impl Iterator<Item = Self> {
        (1_000..1_u64 << 61).filter(|it| is_prime(*it)).map(Self::new)
    }

    /// The fields of the primes below 2^61, from the largest.
    pub(super) fn of_large_primes() -> impl Iterator<Item = Self> {
        (1..1_u64 << 61).rev().filter(|it| is_prime(*it)).map(Self::new)
    }

    fn new(prime: u64) -> Self {
        // Newton's iteration: each step doubles the number of correct bits, of which there are three at first.
        let inverse = (0..5).fold(prime, |it, _| it.wrapping_mul(2_u64.wrapping_sub(prime.wrapping_mul(it))));
        let power = (u128::MAX % u128::from(prime) + 1) % u128::from(prime);
        Self { prime, negative_inverse: inverse.wrapping_neg(), square: power as u64 }
    }

    pub(super) const fn prime(self) -> u64 {
        self.prime
    }

    pub(super) const fn sum(self, one: u64, other: u64) -> u64 {
        let sum = one + other;
        if sum >= self.prime { sum - self.prime } else { sum }
    }

    pub(super) const fn difference(self, one: u64, other: u64) -> u64 {
        if one >= other { one - other } else { one + self.prime - other }
    }

    /// The product, by Montgomery's method, which needs no division.
    pub(super) const fn product(self, one: u64, other: u64) -> u64 {
        self.reduced_product(self.reduced_product(one, other), self.square)
    }

    /// The product divided by 2^64.
    const fn reduced_product(self, one: u64, other: u64) -> u64 {
        let product = one as u128 * other as u128;
        let factor = (product as u64).wrapping_mul(self.negative_inverse);
        let sum = ((product + factor as u128 * self.prime as u128) >> 64) as u64;
        if sum >= self.prime { sum - self.prime } else { sum }
    }

    /// The inverse of a number that is not 0.
    pub(super) fn inverse(self, number: u64) -> u64 {
        to_the(number, self.prime - 2, self.prime)
    }

    /// The sum of the products of pairs.
    pub(super) fn sum_of_products(self, pairs: impl Iterator<Item = (u64, u64)>) -> u64 {
        pairs.fold(0, |sum, (one, other)| self.sum(sum, self.product(one, other)))
    }
}

/// Numbers that follow no pattern (xorshift), the same in each run.
pub(super) struct Numbers(u64);

impl Numbers {
    pub(super) const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    pub(super) const fn next(&mut self, field: PrimeField) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % field.prime
    }
}

/// Whether a number is prime: the test of Miller and Rabin for bases that decide it for every odd number below 2^64 but
/// these bases themselves.
fn is_prime(number: u64) -> bool {
    if number < 38 || number.is_multiple_of(2) {
        return false;
    }
    let twos = (number - 1).trailing_zeros();
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].into_iter().all(|base| {
        let mut power = to_the(base, (number - 1) >> twos, number);
        if power == 1 || power == number - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = times(power, power, number);
            power == number - 1
        })
    })
}

fn times(one: u64, other: u64, modulus: u64) -> u64 {
    (u128::from(one) * u128::from(other) % u128::from(modulus)) as u64
}

fn to_the(base: u64, exponent: u64, modulus: u64) -> u64 {
    let bits = (0..u64::BITS - exponent.leading_zeros()).rev();
    bits.fold(1, |power, bit| {
        let square = times(power, power, modulus);
        if exponent >> bit & 1 == 1 { times(square, base, modulus) } else { square }
    })
}

#[cfg(test)]
mod tests {
    use super::{PrimeField, is_prime};

    /// 2^61 - 1 is a prime of Mersenne's; 3215031751 passes the test for the bases 2, 3, 5 and 7 only.
    #[test]
    fn primes() {
        assert_eq!(PrimeField::of_large_primes().next().map(PrimeField::prime), Some((1 << 61) - 1));
        let found: Vec<u64> = (38..80).filter(|it| is_prime(*it)).collect();
        assert_eq!(found, [41, 43, 47, 53, 59, 61, 67, 71, 73, 79]);
        assert!(!is_prime(3_215_031_751));
    }

    #[test]
    fn products() {
        for field in PrimeField::of_large_primes().take(3) {
            let numbers = [0, 1, 2, 12_345_678_901, 1 << 60, field.prime() - 1];
            for (one, other) in numbers.iter().flat_map(|one| numbers.map(|other| (*one, other))) {
                let expected = u128::from(one) * u128::from(other) % u128::from(field.prime());
                assert_eq!(u128::from(field.product(one, other)), expected, "{one} {other}");
            }
        }
    }

    #[test]
    fn inverses() {
        let field = PrimeField::of_large_primes().nth(1).expect("a prime");
        for number in [1, 2, 3, 1 << 60, field.prime() - 1] {
            assert_eq!(field.product(number, field.inverse(number)), 1);
        }
    }
}
