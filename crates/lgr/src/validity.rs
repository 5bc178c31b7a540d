//! When a ruleset is valid (RFC 7940, section 4.3.6).

use crate::ruleset::Ruleset;

/// Whether a ruleset is valid on the day of its use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesetValidity {
    /// It is, or does not say, or the day is not known.
    Valid,
    /// Its `validity-start` is later.
    NotYet,
    /// Its `validity-end` is earlier.
    Expired,
}

impl Ruleset {
    /// The same ruleset, used on this day, as `2026-11-25`.
    #[must_use]
    pub fn with_day_of_use(mut self, iso_date: impl Into<String>) -> Self {
        self.day_of_use = Some(iso_date.into());
        self
    }

    /// Whether it is valid on the day of its [use](Self::with_day_of_use). Both `validity-start` and `validity-end` are valid
    /// days.
    pub fn validity_on_day_of_use(&self) -> RulesetValidity {
        // Years have four digits, so that days are compared as texts.
        let Some(day) = self.day_of_use.as_deref() else { return RulesetValidity::Valid };
        let is_before = self.metadata.validity_start.as_deref().is_some_and(|it| day < it);
        let is_after = self.metadata.validity_end.as_deref().is_some_and(|it| it < day);
        match (is_before, is_after) {
            (true, _) => RulesetValidity::NotYet,
            (_, true) => RulesetValidity::Expired,
            _ => RulesetValidity::Valid,
        }
    }
}
