//! All orders of some characters, for displays without a known inverse.

use std::ops::ControlFlow;

/// Calls `visit` with each different order of the items, in ascending order, until it breaks.
pub fn each_permutation<T: Copy + Ord>(items: &[T], mut visit: impl FnMut(&[T]) -> ControlFlow<()>) {
    let mut order = items.to_vec();
    order.sort_unstable();
    while visit(&order).is_continue() {
        // The last position whose item has a greater item after it.
        let Some(at) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return };
        // There is such an item: at least the next one.
        let greater = order.iter().rposition(|item| *item > order[at]).unwrap_or(at + 1);
        order.swap(at, greater);
        order[at + 1..].reverse();
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::each_permutation;

    #[test]
    fn each_order_once_and_in_order() {
        for (items, count) in [("", 1), ("a", 1), ("ab", 2), ("aab", 3), ("baba", 6), ("abcde", 120)] {
            let items: Vec<char> = items.chars().collect();
            let mut orders: Vec<Vec<char>> = Vec::new();
            each_permutation(&items, |order| {
                orders.push(order.to_vec());
                ControlFlow::Continue(())
            });
            assert_eq!(orders.len(), count);
            assert!(orders.is_sorted_by(|one, next| one < next));
        }
    }
}
