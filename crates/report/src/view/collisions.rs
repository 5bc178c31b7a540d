//! Names of the same characters that have the same display, as a pane lists them.

use crate::grouped_digits;
use bidiscope_bidi::name::Input;
use bidiscope_idna::collisions::FoundNames;
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::rfc5891::{self, Protocol};
use bidiscope_url::{browser_reading, not_a_domain_name};
use bidiscope_words::{Message, message};

use crate::words::browser::browser_text;
use crate::words::finding::finding_message;

use super::BadgeSeverity;

/// The collisions of a name in one display: other orders of its characters that look the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollisionsView {
    /// The number of collisions in words, such as `3 collisions, all refused`, or `1,000 or more collisions` where the
    /// search reached its limits.
    pub badge: String,
    /// The number alone: `3`, or `1,000+` where the search reached its limits, or `?` where it had found none by then.
    pub count: String,
    /// How serious the collisions are.
    pub severity: BadgeSeverity,
    /// What a registry should do about them, in a sentence.
    pub advice: String,
    /// The collisions that were found and kept; there may be more than these.
    pub collisions: Vec<CollisionView>,
}

/// A name that has the same display as the inspected one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollisionView {
    /// The name.
    pub name: Input,
    /// Whether IDNA2008 permits its registration.
    pub verdict: Verdict,
    /// Why it is refused itself, as a clause that follows “would itself be refused”; `None` where it is permitted.
    pub refusal: Option<String>,
    /// The DNS form of the name, or of the host of the URL, its A-labels; `None` where that would be too long, and for what
    /// is neither.
    pub ascii_name: Option<String>,
}

impl CollisionsView {
    /// The result of a search for other names with the same display; `None` where a complete search found none.
    pub fn of(found: &FoundNames) -> Option<Self> {
        if found.is_complete && found.names.is_empty() {
            return None;
        }
        let collisions: Vec<CollisionView> = found.names.iter().map(CollisionView::of).collect();
        let badge = match (found.is_complete, found.min_count) {
            (true, _) => count_text(&collisions),
            (false, 0) => message!(collision_badge_unknown).to_string(),
            (false, 1_000_000_000..) => message!(collision_badge_billion).to_string(),
            (false, at_least) => {
                message!(collision_badge_at_least, count = grouped_digits(at_least)).to_string()
            }
        };
        let count = match (found.is_complete, found.min_count) {
            (true, count) => grouped_digits(count),
            (false, 0) => "?".to_owned(),
            (false, at_least) => format!("{}+", grouped_digits(at_least)),
        };
        // A search that stopped before it found one is inconclusive.
        let severity = if collisions.is_empty() && found.min_count == 0 {
            BadgeSeverity::Warning
        } else {
            BadgeSeverity::Alarm
        };
        let advice = advice(&collisions).to_string();
        Some(Self { badge, count, severity, advice, collisions })
    }
}

impl CollisionsView {
    /// The result of a search for other names that a paragraph of the opposite direction displays the same way; `None` where
    /// a complete search found none.
    pub fn in_opposite_paragraph(found: &FoundNames) -> Option<Self> {
        let view = Self::of(found)?;
        let badge = message!(collision_badge_opposite, badge = view.badge).to_string();
        let advice = message!(collision_advice_opposite, count = view.collisions.len()).to_string();
        Some(Self { badge, severity: BadgeSeverity::Remark, advice, ..view })
    }
}

impl CollisionView {
    fn of(name: &Input) -> Self {
        let Some(judged) = name.name() else { return Self::of_address(name) };
        let refused = rfc5891::violations(judged, Protocol::Registration).into_iter().next();
        Self {
            verdict: Verdict::of(refused.is_none()),
            refusal: refused.map(|it| finding_message(name, &it).to_string()),
            ascii_name: dns_form(name),
            name: name.clone(),
        }
    }

    /// A URL whose host is an address, which no registry has to allow; or cannot be read.
    fn of_address(name: &Input) -> Self {
        let reading = browser_reading(name);
        let opens = reading.as_ref().and_then(|it| it.opens.as_ref().ok());
        let refusal = match opens {
            Some(_) => None,
            None => reading.as_ref().and_then(|it| browser_text(name, it)).map(|it| it.to_string()),
        };
        Self {
            verdict: Verdict::of(refusal.is_none()),
            ascii_name: opens.cloned(),
            refusal,
            name: name.clone(),
        }
    }

    /// Why it would itself be refused, or its DNS form.
    pub fn details(&self) -> String {
        match (&self.refusal, &self.ascii_name) {
            (Some(reason), _) => message!(collision_refused, reason = reason).to_string(),
            (None, Some(ascii_name)) => ascii_name.clone(),
            (None, None) => message!(dns_form_too_long).to_string(),
        }
    }
}

/// The DNS form of a name or of the host of a URL; `None` where it is too long, and for what is neither, such as a URL whose
/// signs have changed places.
pub fn dns_form(name: &Input) -> Option<String> {
    name.ascii_name().filter(|_| not_a_domain_name(name).is_none())
}

/// The number of names that a search found, in a sentence.
pub fn found_names_text(found: &FoundNames) -> Message<'static> {
    match (found.is_complete, found.min_count) {
        (true, 0) => message!(collisions_none),
        (true, count) => message!(collisions_some, count = count),
        (false, 0) => message!(collisions_unknown),
        (false, count) => message!(collisions_at_least, count = count),
    }
}

/// The number of collisions, and how many would themselves be refused.
fn count_text(collisions: &[CollisionView]) -> String {
    let refused = collisions.iter().filter(|it| it.refusal.is_some()).count();
    message!(collision_badge, count = collisions.len(), refused = refused).to_string()
}

/// What a registry should do about them.
fn advice(collisions: &[CollisionView]) -> Message<'static> {
    let refused = collisions.iter().filter(|it| it.refusal.is_some()).count();
    match (collisions.len(), refused) {
        (0, _) => message!(collision_advice_unknown),
        (all, refused) if refused == all => message!(collision_advice_all_refused, count = all),
        (all, _) => message!(collision_advice, count = all),
    }
}
