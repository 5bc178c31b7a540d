//! Names of the same characters that have the same display, as a pane lists them.

use bidiscope_bidi::name::Name;
use bidiscope_idna::collisions::FoundNames;
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::rfc5891::{self, Protocol};

use crate::finding_text::finding_message;

use super::BadgeSeverity;

/// The collisions of a name in one display: other orders of its characters that look the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollisionsView {
    /// The number of collisions in words, such as `3 collisions, all refused`, or `1,000 or more collisions` where the search
    /// reached its limits.
    pub badge: String,
    /// How serious they are.
    pub weight: BadgeSeverity,
    /// What a registry should do about them, in a sentence.
    pub advice: String,
    /// The collisions that are listed.
    pub collisions: Vec<CollisionView>,
}

/// A name that has the same display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollisionView {
    /// The name.
    pub name: Name,
    /// Whether IDNA2008 permits its registration.
    pub verdict: Verdict,
    /// Why it is refused itself, to follow "would itself be refused"; `None` where it is permitted.
    pub refusal: Option<String>,
    /// The name as the DNS carries it; `None` where that would be too long.
    pub ascii_name: Option<String>,
}

impl CollisionsView {
    /// The result of a search; `None` where there are no collisions.
    pub fn of(found: &FoundNames) -> Option<Self> {
        if found.is_complete && found.names.is_empty() {
            return None;
        }
        let collisions: Vec<CollisionView> = found.names.iter().map(CollisionView::of).collect();
        let badge = match (found.is_complete, found.min_count) {
            (true, _) => count_text(&collisions),
            (false, 0) => "twins: not all tried".to_owned(),
            (false, 1_000_000_000..) => "over a billion twins".to_owned(),
            (false, at_least) => format!("{} or more twins", with_thousands_separators(at_least)),
        };
        // A search that stopped before it found one is inconclusive.
        let weight = if collisions.is_empty() && found.min_count == 0 {
            BadgeSeverity::Warning
        } else {
            BadgeSeverity::Alarm
        };
        let advice = advice(&collisions).to_owned();
        Some(Self { badge, weight, advice, collisions })
    }
}

impl CollisionsView {
    /// The result of a search for names that a paragraph of the opposite direction displays the same way; `None` where
    /// there are none.
    pub fn in_opposite_paragraph(found: &FoundNames) -> Option<Self> {
        let view = Self::of(found)?;
        let badge = format!("{} in the other paragraph", view.badge);
        let advice = "A paragraph of the other direction shows these orders of the same characters as this one shows \
                      the name. RFC 5893 asks nobody to prevent that (section 3): it cannot be.";
        Some(Self { badge, weight: BadgeSeverity::Remark, advice: advice.to_owned(), ..view })
    }
}

impl CollisionView {
    fn of(name: &Name) -> Self {
        let refused = rfc5891::violations(name, Protocol::Registration).into_iter().next();
        Self {
            verdict: Verdict::of(refused.is_none()),
            refusal: refused.map(|it| finding_message(name, &it).to_string()),
            ascii_name: name.ascii_name(),
            name: name.clone(),
        }
    }

    /// Why it would itself be refused, or its DNS form.
    pub fn details(&self) -> String {
        match (&self.refusal, &self.ascii_name) {
            (Some(reason), _) => format!("would itself be refused: {reason}"),
            (None, Some(ascii_name)) => ascii_name.clone(),
            (None, None) => "too long for the DNS".to_owned(),
        }
    }
}

/// The number of collisions, and how many would themselves be refused.
fn count_text(collisions: &[CollisionView]) -> String {
    let refused = collisions.iter().filter(|it| it.refusal.is_some()).count();
    let count = with_thousands_separators(collisions.len() as u64);
    match (collisions.len(), refused) {
        (1, 0) => "1 twin".to_owned(),
        (1, _) => "1 twin, refused".to_owned(),
        (_, 0) => format!("{count} twins"),
        (all, refused) if refused == all => format!("{count} twins, all refused"),
        (_, refused) => format!("{count} twins, {} refused", with_thousands_separators(refused as u64)),
    }
}

/// What a registry should do about them.
fn advice(collisions: &[CollisionView]) -> &'static str {
    let refused = collisions.iter().filter(|it| it.refusal.is_some()).count();
    match (collisions.len(), refused) {
        (0, _) => "The search stopped at its bounds before it found another order that looks the same.",
        (all, refused) if refused == all => {
            "These orders of the same characters look the same in this display, but each would itself be refused: \
             there is nothing to register beside this name."
        }
        (_, 0) => {
            "These orders of the same characters look the same in this display. Whoever has one of them should \
             have the others too, or nobody any of them."
        }
        _ => {
            "These orders of the same characters look the same in this display. Whoever has one of them should \
             have the others too that are not refused themselves, or nobody any of them."
        }
    }
}

/// A count with commas between thousands.
fn with_thousands_separators(count: u64) -> String {
    let digits = count.to_string();
    let from_end = (0..digits.len()).rev();
    let comma = |place: usize| if place > 0 && place.is_multiple_of(3) { "," } else { "" };
    digits.chars().zip(from_end).map(|(digit, place)| format!("{digit}{}", comma(place))).collect()
}

#[cfg(test)]
mod tests {
    use super::with_thousands_separators;

    #[test]
    fn digits_in_groups_of_three() {
        for (count, expected) in [(0, "0"), (999, "999"), (1000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(with_thousands_separators(count), expected);
        }
    }
}
