//! What becomes of a name of a list.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission};

use super::concern::{RegistrationConcern, RegistrationConcernSet};
use super::row::NameRow;

enum_with_ids! {
    /// What becomes of a name of a list, from its own verdict and from other names: what weighs most.
    pub enum RegistrationDecision {
        /// It may be registered, and nobody else has it or asks for it.
        Allowed = "allowed";
        /// A person has to decide: see [`RegistrationConcern::NeedsReview`].
        NeedsReview = "needs-review";
        /// Another entry of the list asks for it or for a variant: see [`RegistrationConcern::ContestedInOwnList`].
        ContestedInOwnList = "contested";
        /// Who asks for it has it or a variant already: see [`RegistrationConcern::TakenBySameHolder`].
        TakenBySameHolder = "same-holder";
        /// The other list has it or a variant: see [`RegistrationConcern::TakenInOtherList`].
        TakenInOtherList = "taken";
        /// The registry keeps its label for itself, and nothing else forbids it.
        ReservedByRegistry = "reserved";
        /// Nobody may have its label, and no other rule than that forbids it.
        BlockedByRegistry = "blocked";
        /// Another rule forbids it.
        RefusedByRule = "refused";
        /// It is no registration.
        NotARegistration = "not-applicable";
        /// It cannot be read.
        UnreadableName = "unreadable";
    }
}

impl RegistrationDecision {
    /// The decision by the name itself. The row must have been made with
    /// [`ScanColumn::Registration`](super::ScanColumn::Registration) and [`ScanColumn::Reasons`](super::ScanColumn::Reasons):
    /// one without a verdict counts as [`Self::UnreadableName`].
    pub fn of_row_alone(name_row: &NameRow) -> Self {
        Self::of_permission_and_reasons(name_row.registration_permission, &name_row.registration_reasons)
    }

    /// The decision by whether the registration is allowed (`None` if the name cannot be read) and the kinds of findings that
    /// are the reasons for that.
    pub const fn of_permission_and_reasons(
        permission_if_readable: Option<RegistrationPermission>,
        permission_reasons: &[FindingKind],
    ) -> Self {
        match permission_if_readable {
            None => Self::UnreadableName,
            Some(RegistrationPermission::Allowed) => Self::Allowed,
            Some(RegistrationPermission::NeedsReview) => Self::NeedsReview,
            Some(RegistrationPermission::NotApplicable) => Self::NotARegistration,
            Some(RegistrationPermission::Refused) => {
                use FindingKind::{BlockedLabel, ReservedLabel};
                match permission_reasons {
                    [ReservedLabel] => Self::ReservedByRegistry,
                    [BlockedLabel] | [ReservedLabel, BlockedLabel] | [BlockedLabel, ReservedLabel] => {
                        Self::BlockedByRegistry
                    }
                    _ => Self::RefusedByRule,
                }
            }
        }
    }

    /// This decision by the name itself, changed by concerns that come from other names: to [`Self::TakenInOtherList`],
    /// [`Self::TakenBySameHolder`] or [`Self::ContestedInOwnList`] where the name could else be registered.
    #[must_use]
    pub const fn changed_by_concerns(self, concerns_from_other_names: RegistrationConcernSet) -> Self {
        match self {
            Self::Allowed | Self::NeedsReview
                if concerns_from_other_names.has(RegistrationConcern::TakenInOtherList) =>
            {
                Self::TakenInOtherList
            }
            Self::Allowed | Self::NeedsReview
                if concerns_from_other_names.has(RegistrationConcern::TakenBySameHolder) =>
            {
                Self::TakenBySameHolder
            }
            Self::Allowed | Self::NeedsReview
                if concerns_from_other_names.has(RegistrationConcern::ContestedInOwnList) =>
            {
                Self::ContestedInOwnList
            }
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        FindingKind, NameRow, RegistrationConcern, RegistrationConcernSet, RegistrationDecision,
        RegistrationPermission,
    };

    #[test]
    fn what_weighs_most_decides() {
        use FindingKind::{BlockedLabel, Condition1, ReservedLabel};
        let of = |registration, reasons: &[FindingKind]| {
            RegistrationDecision::of_row_alone(&NameRow {
                registration_permission: registration,
                registration_reasons: reasons.to_vec(),
                ..NameRow::default()
            })
        };
        let refused = |reasons| of(Some(RegistrationPermission::Refused), reasons);
        assert_eq!(refused(&[ReservedLabel]), RegistrationDecision::ReservedByRegistry);
        assert_eq!(refused(&[BlockedLabel]), RegistrationDecision::BlockedByRegistry);
        assert_eq!(refused(&[ReservedLabel, BlockedLabel]), RegistrationDecision::BlockedByRegistry);
        assert_eq!(refused(&[ReservedLabel, Condition1]), RegistrationDecision::RefusedByRule);
        assert_eq!(of(None, &[]), RegistrationDecision::UnreadableName);
        let [taken, contested]: [RegistrationConcernSet; 2] =
            [RegistrationConcern::TakenInOtherList, RegistrationConcern::ContestedInOwnList]
                .map(|it| [it].into_iter().collect());
        let allowed = of(Some(RegistrationPermission::Allowed), &[]);
        assert_eq!(
            allowed.changed_by_concerns(RegistrationConcernSet::default()),
            RegistrationDecision::Allowed
        );
        assert_eq!(allowed.changed_by_concerns(contested), RegistrationDecision::ContestedInOwnList);
        assert_eq!(
            allowed.changed_by_concerns(contested.union(taken)),
            RegistrationDecision::TakenInOtherList
        );
        assert_eq!(
            of(Some(RegistrationPermission::NeedsReview), &[]).changed_by_concerns(taken),
            RegistrationDecision::TakenInOtherList
        );
        // What is refused stays so, whoever has it.
        assert_eq!(refused(&[Condition1]).changed_by_concerns(taken), RegistrationDecision::RefusedByRule);
        assert_eq!(
            refused(&[ReservedLabel]).changed_by_concerns(contested),
            RegistrationDecision::ReservedByRegistry
        );
    }
}
