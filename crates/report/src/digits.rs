//! Numbers with their digits in groups.

/// A number, as its decimal digits, with commas between thousands.
pub fn grouped_digits(number: impl ToString) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::grouped_digits;

    #[test]
    fn digits_in_groups_of_three() {
        for (number, expected) in [(0, "0"), (999, "999"), (1000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(grouped_digits(number), expected);
        }
    }
}
