//! The names that show the same display, as a pane's badge and list tell them.

use crate::name::Name;
use crate::twins::Found;
use crate::verdict::Verdict;
use crate::verdict::rfc5893;

/// The twins of a name in one display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TwinsView {
    /// The badge: `twins: 3`, or `twins: 1,000 or more` where the search stopped at its bounds.
    pub badge: String,
    /// What a registrar reads from it, in a sentence.
    pub advice: String,
    /// The twins that are listed.
    pub twins: Vec<TwinView>,
}

/// One twin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TwinView {
    /// The twin itself.
    pub name: Name,
    /// The verdict of RFC 5893 on it.
    pub verdict: Verdict,
    /// Its A-labels; `None` where one would be too long.
    pub a_name: Option<String>,
}

impl TwinsView {
    /// What to show of a search; `None` where the name has no twin.
    pub fn of(found: &Found) -> Option<Self> {
        if found.is_complete && found.names.is_empty() {
            return None;
        }
        let badge = match (found.is_complete, found.at_least) {
            (true, _) => format!("twins: {}", grouped(found.names.len() as u64)),
            (false, 0) => "twins: not all tried".to_owned(),
            (false, 1_000_000_000..) => "twins: over a billion".to_owned(),
            (false, at_least) => format!("twins: {} or more", grouped(at_least)),
        };
        let advice = if found.names.is_empty() {
            "The search stopped at its bounds before it found another name that looks the same."
        } else {
            "These names look the same in this display. Register them too, or refuse them."
        };
        let twins = found.names.iter().map(|name| TwinView {
            name: name.clone(),
            verdict: rfc5893::judge(name).verdict,
            a_name: name.a_name(),
        });
        Some(Self { badge, advice: advice.to_owned(), twins: twins.collect() })
    }
}

/// A count with its digits in groups of three.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let from_end = (0..digits.len()).rev();
    let comma = |place: usize| if place > 0 && place.is_multiple_of(3) { "," } else { "" };
    digits.chars().zip(from_end).map(|(digit, place)| format!("{digit}{}", comma(place))).collect()
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_in_groups_of_three() {
        for (count, expected) in [(0, "0"), (999, "999"), (1000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(grouped(count), expected);
        }
    }
}
