//! Positions of characters in short form: `0–3, 7–5, 9`.

/// The most parts that are written; an ellipsis follows.
const MAX_PARTS: usize = 60;

/// Positions in their order; three or more consecutive ones, ascending or descending, as a range.
pub(super) fn positions(numbers: impl IntoIterator<Item = usize>) -> String {
    let numbers: Vec<usize> = numbers.into_iter().collect();
    let mut parts: Vec<String> = Vec::new();
    let mut at = 0;
    while at < numbers.len() {
        if parts.len() == MAX_PARTS {
            parts.push("\u{2026}".to_owned());
            break;
        }
        let run = run(&numbers[at..]);
        let end = at + run;
        if run > 2 {
            parts.push(format!("{}\u{2013}{}", numbers[at], numbers[end - 1]));
            at = end;
        } else {
            parts.push(numbers[at].to_string());
            at += 1;
        }
    }
    parts.join(", ")
}

/// The number of leading positions that are consecutive, all ascending or all descending.
fn run(numbers: &[usize]) -> usize {
    let steps = |up: bool| {
        let follows = |pair: &&[usize]| if up { pair[0] + 1 == pair[1] } else { pair[0] == pair[1] + 1 };
        1 + numbers.windows(2).take_while(follows).count()
    };
    steps(true).max(steps(false))
}

#[cfg(test)]
mod tests {
    use super::positions;

    #[test]
    fn what_follows_each_other_is_a_range() {
        for (numbers, expected) in [
            (&[][..], ""),
            (&[4], "4"),
            (&[4, 5], "4, 5"),
            (&[0, 1, 2, 3, 7, 6, 5, 9], "0\u{2013}3, 7\u{2013}5, 9"),
            (&[2, 1, 2, 3], "2, 1\u{2013}3"),
        ] {
            assert_eq!(positions(numbers.iter().copied()), expected);
        }
        assert!(positions((0..10_000).map(|it| it * 2)).ends_with(", \u{2026}"));
    }
}
