//! The forms of values: code points, dates, counts, names.

/// Code points in hexadecimal, separated by spaces; `None` where one is not of the form of RFC 7940, section 5: four to six
/// upper-case digits.
pub(super) fn code_points(text: &str) -> Option<Box<[char]>> {
    text.split_ascii_whitespace().map(code_point).collect()
}

/// One code point, no surrogate.
pub(super) fn code_point(text: &str) -> Option<char> {
    let is_hexadecimal = text.bytes().all(|it| matches!(it, b'0'..=b'9' | b'A'..=b'F'));
    if !(4..=6).contains(&text.len()) || !is_hexadecimal {
        return None;
    }
    char::from_u32(u32::from_str_radix(text, 16).ok()?)
}

/// The short form of a class (RFC 7940, section 6.2.4): code points and ranges of them, separated by white space.
pub(super) fn ranges(text: &str) -> Option<Vec<(u32, u32)>> {
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (u32::from(code_point(first)?), u32::from(code_point(last)?));
        (first <= last).then_some((first, last))
    };
    text.split_ascii_whitespace().map(range).collect()
}

/// How often something occurs (RFC 7940, section 6.3.3): `n`, `n+` or `n:m`.
pub(super) fn count(text: &str) -> Option<(u32, Option<u32>)> {
    let number = |digits: &str| match digits.bytes().all(|it| it.is_ascii_digit()) {
        // More is beyond every bound anyway.
        true if !digits.is_empty() => Some(digits.parse().unwrap_or(u32::MAX)),
        _ => None,
    };
    if let Some(least) = text.strip_suffix('+') {
        return Some((number(least)?, None));
    }
    let (least, most) = text.split_once(':').unwrap_or((text, text));
    let (least, most) = (number(least)?, number(most)?);
    (least <= most).then_some((least, Some(most)))
}

/// Whether it is a date, as `2026-11-25`.
pub(crate) fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digits = |part: &[u8]| part.iter().all(u8::is_ascii_digit);
    bytes.len() == 10
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && digits(&bytes[..4])
        && digits(&bytes[5..7])
        && digits(&bytes[8..])
        && (b"01"..=b"12").contains(&&[bytes[5], bytes[6]])
        && (b"01"..=b"31").contains(&&[bytes[8], bytes[9]])
}

/// Whether it is a version of Unicode, as `6.3.0`.
pub(super) fn is_unicode_version(text: &str) -> bool {
    let is_number = |it: &str| !it.is_empty() && it.len() <= 3 && it.bytes().all(|it| it.is_ascii_digit());
    text.split('.').count() == 3 && text.split('.').all(is_number)
}

/// Whether it is an XML name token, as names, tags and types of variants are.
pub(super) fn is_token(text: &str) -> bool {
    let may_stand = |it: char| {
        it.is_ascii_alphanumeric() || matches!(it, '-' | '_' | '.' | ':' | '\u{B7}') || it > '\u{BF}'
    };
    !text.is_empty() && text.chars().all(may_stand)
}

#[cfg(test)]
mod tests {
    use super::{code_points, count, is_date, is_unicode_version, ranges};

    #[test]
    fn code_points_are_of_four_to_six_digits() {
        assert_eq!(code_points("0061 10FFFF").as_deref(), Some(['a', '\u{10FFFF}'].as_slice()));
        assert_eq!(code_points("").as_deref(), Some([].as_slice()));
        for bad in ["61", "00e9", "110000", "D800", "0000061", "U+0061", "0061,0062"] {
            assert_eq!(code_points(bad), None, "{bad}");
        }
    }

    #[test]
    fn counts_and_ranges() {
        assert_eq!(count("3"), Some((3, Some(3))));
        assert_eq!(count("0+"), Some((0, None)));
        assert_eq!(count("1:2"), Some((1, Some(2))));
        for bad in ["", "+", "2:1", "1:", "-1", "1 ", "a"] {
            assert_eq!(count(bad), None, "{bad}");
        }
        assert_eq!(ranges(" 0061 0063-0065\n"), Some(vec![(0x61, 0x61), (0x63, 0x65)]));
        assert_eq!(ranges("0065-0063"), None);
    }

    #[test]
    fn dates_and_versions() {
        assert!(is_date("2010-07-13") && !is_date("2010-13-01") && !is_date("2010-7-13") && !is_date(""));
        assert!(is_unicode_version("6.3.0") && !is_unicode_version("6.3") && !is_unicode_version("6..0"));
    }
}
