//! Numbers and positions, consecutive ones as a range.

use super::list::comma_separator;

/// These ascending indices as positions from 1, three or more consecutive ones as a range, shortened after some parts.
pub(crate) fn positions(indices: &[usize]) -> String {
    number_ranges(indices.iter().map(|it| it + 1))
}

/// So many numbers and ranges are written; what is beyond them is left out.
const MOST_PARTS: usize = 60;

/// Numbers in their order; three or more consecutive ones, ascending or descending, as a range.
pub(crate) fn number_ranges(numbers: impl IntoIterator<Item = usize>) -> String {
    let numbers: Vec<usize> = numbers.into_iter().collect();
    let mut parts: Vec<String> = Vec::new();
    let mut at = 0;
    while at < numbers.len() {
        if parts.len() == MOST_PARTS {
            parts.push("\u{2026}".to_owned());
            break;
        }
        let end = at + run(&numbers[at..]);
        if end - at > 2 {
            parts.push(format!("{}\u{2013}{}", numbers[at], numbers[end - 1]));
            at = end;
        } else {
            parts.push(numbers[at].to_string());
            at += 1;
        }
    }
    parts.join(comma_separator())
}

/// The number of leading numbers that are consecutive, all ascending or all descending.
fn run(numbers: &[usize]) -> usize {
    let steps = |up: bool| {
        let follows = |pair: &&[usize]| if up { pair[0] + 1 == pair[1] } else { pair[0] == pair[1] + 1 };
        1 + numbers.windows(2).take_while(follows).count()
    };
    steps(true).max(steps(false))
}

#[cfg(test)]
mod tests {
    use super::number_ranges;

    #[test]
    fn consecutive_numbers_are_a_range() {
        for (numbers, expected) in [
            (&[][..], ""),
            (&[4], "4"),
            (&[4, 5], "4, 5"),
            (&[1, 2, 3, 4, 8, 7, 6, 9], "1\u{2013}4, 8\u{2013}6, 9"),
            (&[2, 1, 2, 3], "2, 1\u{2013}3"),
        ] {
            assert_eq!(number_ranges(numbers.iter().copied()), expected);
        }
        assert!(number_ranges((0..10_000).map(|it| it * 2)).ends_with(", \u{2026}"));
    }
}
