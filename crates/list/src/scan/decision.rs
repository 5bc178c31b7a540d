//! What becomes of a name of a list.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, Permission};

use super::concern::{Concern, Concerns};
use super::row::NameRow;

enum_with_ids! {
    /// What becomes of a name of a list, from its own verdict and from other names: what weighs most.
    pub enum Decision {
        /// It may be registered, and nobody else has it or asks for it.
        Allowed = "allowed";
        /// A person has to decide: see [`Concern::NeedsReview`].
        NeedsReview = "needs-review";
        /// Another entry of the list asks for it or for a variant: see [`Concern::Contested`].
        Contested = "contested";
        /// Who asks for it has it or a variant already: see [`Concern::SameHolder`].
        SameHolder = "same-holder";
        /// The other list has it or a variant: see [`Concern::Taken`].
        Taken = "taken";
        /// The registry keeps its label for itself, and nothing else forbids it.
        Reserved = "reserved";
        /// Nobody may have its label, and no other rule than that forbids it.
        Blocked = "blocked";
        /// Another rule forbids it.
        Refused = "refused";
        /// It is no registration.
        NotApplicable = "not-applicable";
        /// It cannot be read.
        Unreadable = "unreadable";
    }
}

impl Decision {
    /// The decision by the name itself. The row must have been made with [`Column::Registration`](super::Column::Registration)
    /// and [`Column::Reasons`](super::Column::Reasons): one without a verdict counts as [`Self::Unreadable`].
    pub fn of_row(row: &NameRow) -> Self {
        Self::of(row.registration, &row.reasons)
    }

    /// The decision by whether the registration is allowed (`None` if the name cannot be read) and the kinds of findings that
    /// are the reasons for that.
    pub const fn of(registration: Option<Permission>, reasons: &[FindingKind]) -> Self {
        match registration {
            None => Self::Unreadable,
            Some(Permission::Allowed) => Self::Allowed,
            Some(Permission::NeedsReview) => Self::NeedsReview,
            Some(Permission::NotApplicable) => Self::NotApplicable,
            Some(Permission::Refused) => {
                use FindingKind::{BlockedLabel, ReservedLabel};
                match reasons {
                    [ReservedLabel] => Self::Reserved,
                    [BlockedLabel] | [ReservedLabel, BlockedLabel] | [BlockedLabel, ReservedLabel] => {
                        Self::Blocked
                    }
                    _ => Self::Refused,
                }
            }
        }
    }

    /// This decision by the name itself, changed by concerns that come from other names: to [`Self::Taken`], [`Self::SameHolder`]
    /// or [`Self::Contested`] where the name could else be registered.
    #[must_use]
    pub const fn with_concerns(self, concerns: Concerns) -> Self {
        match self {
            Self::Allowed | Self::NeedsReview if concerns.has(Concern::Taken) => Self::Taken,
            Self::Allowed | Self::NeedsReview if concerns.has(Concern::SameHolder) => Self::SameHolder,
            Self::Allowed | Self::NeedsReview if concerns.has(Concern::Contested) => Self::Contested,
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Concern, Concerns, Decision, FindingKind, NameRow, Permission};

    #[test]
    fn what_weighs_most_decides() {
        use FindingKind::{BlockedLabel, Condition1, ReservedLabel};
        let of = |registration, reasons: &[FindingKind]| {
            Decision::of_row(&NameRow { registration, reasons: reasons.to_vec(), ..NameRow::default() })
        };
        let refused = |reasons| of(Some(Permission::Refused), reasons);
        assert_eq!(refused(&[ReservedLabel]), Decision::Reserved);
        assert_eq!(refused(&[BlockedLabel]), Decision::Blocked);
        assert_eq!(refused(&[ReservedLabel, BlockedLabel]), Decision::Blocked);
        assert_eq!(refused(&[ReservedLabel, Condition1]), Decision::Refused);
        assert_eq!(of(None, &[]), Decision::Unreadable);
        let [taken, contested]: [Concerns; 2] =
            [Concern::Taken, Concern::Contested].map(|it| [it].into_iter().collect());
        let allowed = of(Some(Permission::Allowed), &[]);
        assert_eq!(allowed.with_concerns(Concerns::default()), Decision::Allowed);
        assert_eq!(allowed.with_concerns(contested), Decision::Contested);
        assert_eq!(allowed.with_concerns(contested.union(taken)), Decision::Taken);
        assert_eq!(of(Some(Permission::NeedsReview), &[]).with_concerns(taken), Decision::Taken);
        // What is refused stays so, whoever has it.
        assert_eq!(refused(&[Condition1]).with_concerns(taken), Decision::Refused);
        assert_eq!(refused(&[ReservedLabel]).with_concerns(contested), Decision::Reserved);
    }
}
