//! Short labels, one by one, grouped by their display.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayConfig;
use rustc_hash::FxHashMap;

use super::labels::Labels;

/// The most labels that are displayed.
const MAX_LABELS: usize = 60_000;

/// The greatest length of these labels, where a ruleset permits one label of each length.
const MAX_LENGTH: usize = 63;

/// Two words with one display, or how far there are none.
pub(super) enum Tried {
    /// Two labels; all shorter ones have different displays.
    Same([Vec<char>; 2]),
    /// All words up to this length have different displays.
    Different { to: usize },
}

/// Displays all words from the shortest on, each followed by `tail`, with these characters for the letters. `spelled` has the
/// labels for two words with one display; nothing where they do not count.
pub(super) fn try_short(
    labels: &Labels,
    characters: &[Character],
    tail: &[usize],
    display: &DisplayConfig,
    spelled: impl Fn([&[usize]; 2]) -> Option<[Vec<char>; 2]>,
) -> Tried {
    let mut words: Vec<(Vec<usize>, Vec<u32>)> = vec![(Vec::new(), vec![0])];
    let (mut length, mut count, mut excused_from) = (0, 0, None);
    loop {
        let mut longer: Vec<(Vec<usize>, Vec<u32>)> = Vec::new();
        for (word, states) in &words {
            let mut steps: Vec<(u32, u32)> =
                states.iter().flat_map(|it| labels.steps(*it)).copied().collect();
            steps.sort_unstable();
            steps.dedup();
            for same in steps.chunk_by(|one, next| one.0 == next.0) {
                let next = [word, &[same[0].0 as usize][..]].concat();
                longer.push((next, same.iter().map(|it| it.1).collect()));
            }
            count += steps.len();
            if count > MAX_LABELS {
                return Tried::Different { to: excused_from.unwrap_or(length) };
            }
        }
        if length == MAX_LENGTH {
            return Tried::Different { to: excused_from.unwrap_or(length) };
        }
        if longer.is_empty() {
            return Tried::Different { to: excused_from.unwrap_or(usize::MAX) };
        }
        words = longer;
        let mut seen: FxHashMap<Vec<usize>, &[usize]> = FxHashMap::default();
        for (word, _) in words.iter().filter(|it| it.1.iter().any(|it| labels.is_final(*it))) {
            let name: Vec<usize> = word.iter().chain(tail).copied().collect();
            let text: Vec<Character> = name.iter().map(|it| characters[*it]).collect();
            let order = display.order(&text);
            let shown = order.logical_from_visual().iter().map(|it| name[it.0]).collect();
            if let Some(other) = seen.insert(shown, word) {
                if let Some(labels) = spelled([other, word]) {
                    return Tried::Same(labels);
                }
                excused_from.get_or_insert(length);
            }
        }
        length += 1;
    }
}
