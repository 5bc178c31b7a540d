//! Punycode encoding (RFC 3492 section 6.3).
//!
//! In a long list every label is encoded, and an encoder that scans the whole label for each of its characters took a
//! sixth of the total time. Here the positions are a bit set, and each character is visited once.

use super::limits::MAX_LABEL_OCTETS;

/// Section 5: the parameters of Punycode.
const BASE: u32 = 36;
const T_MIN: u32 = 1;
const T_MAX: u32 = 26;
const SKEW: u32 = 38;
const DAMP: u32 = 700;
const INITIAL_BIAS: u32 = 72;
const INITIAL_N: u32 = 0x80;

/// How many bits the position of a character in a label takes.
const PLACE_BITS: u32 = 6;

/// Appends the Punycode of a label, without the prefix; where it is longer than a label in the DNS, appends nothing and
/// returns `false`.
pub(super) fn append(label: impl Iterator<Item = char>, to: &mut String) -> bool {
    let start = to.len();
    // The characters beyond ASCII, each above its position in one integer; and the positions inserted so far.
    let mut non_ascii = [0; MAX_LABEL_OCTETS];
    let (mut length, mut count, mut inserted) = (0, 0, 0_u64);
    for scalar in label {
        // Punycode has at least one octet per character.
        if length == MAX_LABEL_OCTETS {
            to.truncate(start);
            return false;
        }
        if scalar.is_ascii() {
            to.push(scalar);
            inserted |= 1 << length;
        } else {
            non_ascii[count] = u32::from(scalar) << PLACE_BITS | length as u32;
            count += 1;
        }
        length += 1;
    }
    let basic = inserted.count_ones();
    if basic > 0 {
        to.push('-');
    }
    let non_ascii = &mut non_ascii[..count];
    non_ascii.sort_unstable();

    let (mut n, mut bias, mut delta, mut handled) = (INITIAL_N, INITIAL_BIAS, 0, basic);
    for same in non_ascii.chunk_by(|one, next| one >> PLACE_BITS == next >> PLACE_BITS) {
        let scalar = same[0] >> PLACE_BITS;
        delta += (scalar - n) * (handled + 1);
        // The positions after the character inserted last.
        let mut rest = !0_u64;
        let mut placed = 0;
        for it in same {
            let place = 1_u64 << (it & ((1 << PLACE_BITS) - 1));
            delta += (inserted & rest & (place - 1)).count_ones();
            append_number(delta, bias, to);
            bias = adapted(delta, handled + 1, handled == basic);
            (delta, rest, placed) = (0, !(place | (place - 1)), placed | place);
            handled += 1;
        }
        delta = (inserted & rest).count_ones() + 1;
        n = scalar + 1;
        inserted |= placed;
    }
    let fits = to.len() - start <= MAX_LABEL_OCTETS;
    if !fits {
        to.truncate(start);
    }
    fits
}

/// Section 3.3: a number as digits of varying weight.
fn append_number(number: u32, bias: u32, to: &mut String) {
    let mut rest = number;
    for k in (BASE..).step_by(BASE as usize) {
        let threshold = k.saturating_sub(bias).clamp(T_MIN, T_MAX);
        if rest < threshold {
            break;
        }
        to.push(digit(threshold + (rest - threshold) % (BASE - threshold)));
        rest = (rest - threshold) / (BASE - threshold);
    }
    to.push(digit(rest));
}

fn digit(value: u32) -> char {
    // The mask changes nothing; it shows the compiler that this takes one byte in UTF-8.
    char::from(b"abcdefghijklmnopqrstuvwxyz0123456789"[value as usize % BASE as usize] & 0x7F)
}

/// Section 6.1.
fn adapted(delta: u32, handled: u32, is_first: bool) -> u32 {
    // Each by a constant of its own, which needs no division.
    let mut delta = if is_first { delta / DAMP } else { delta / 2 };
    delta += delta / handled;
    let mut k = 0;
    while delta > (BASE - T_MIN) * T_MAX / 2 {
        delta /= BASE - T_MIN;
        k += BASE;
    }
    k + (BASE - T_MIN + 1) * delta / (delta + SKEW)
}

#[cfg(test)]
mod tests {
    use super::{MAX_LABEL_OCTETS, append};
    use proptest::char::range;
    use proptest::prelude::{any, prop, prop_oneof, proptest};
    use proptest::prop_assert_eq;

    /// RFC 3492 section 7.1, samples A and F.
    #[test]
    fn samples() {
        for (label, expected) in [
            (
                "\u{644}\u{64A}\u{647}\u{645}\u{627}\u{628}\u{62A}\u{643}\u{644}\u{645}\u{648}\u{634}\u{639}\u{631}\u{628}\u{64A}\u{61F}",
                "egbpdaj6bu4bxfgehfvwxn",
            ),
            (
                "\u{5DC}\u{5DE}\u{5D4}\u{5D4}\u{5DD}\u{5E4}\u{5E9}\u{5D5}\u{5D8}\u{5DC}\u{5D0}\u{5DE}\u{5D3}\u{5D1}\u{5E8}\u{5D9}\u{5DD}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
                "4dbcagdahymbxekheh6e0a7fei0b",
            ),
        ] {
            let mut made = String::new();
            assert!(append(label.chars(), &mut made));
            assert_eq!(made, expected);
        }
    }

    proptest! {
        #[test]
        fn as_the_library_says(
            label in prop::collection::vec(prop_oneof![any::<char>(), range('a', 'e'), range('\u{5D0}', '\u{5D8}'), range('\u{620}', '\u{650}')], 0..70),
        ) {
            let mut made = "before".to_owned();
            let is_made = append(label.iter().copied(), &mut made);
            let library = idna::punycode::encode(&label).filter(|it| it.len() <= MAX_LABEL_OCTETS);
            prop_assert_eq!(is_made, library.is_some());
            prop_assert_eq!(made, format!("before{}", library.unwrap_or_default()));
        }
    }
}
