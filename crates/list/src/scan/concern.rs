//! Reasons for concern about a name of a list: a report sorts names by them, and a check can fail because of
//! them.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, Permission};

use super::column::Column;
use super::row::NameRow;

enum_with_ids! {
    /// A reason for concern about a name of a list: why somebody should look at it before it is registered.
    pub enum Concern {
        /// IDNA2008 or a ruleset of the registry forbids it.
        Refused = "refused";
        /// Only the registry can say whether it may be registered ([`Permission::NeedsReview`](bidiscope_idna::verdict::Permission)).
        NeedsReview = "needs-review";
        /// It has a warning.
        Warned = "warned";
        /// The ruleset that answers is not valid on the day of its use (RFC 7940, section 4.3.6).
        Expired = "expired";
        /// The other list has the same name, or a variant of it under a ruleset of the registry.
        Taken = "taken";
        /// It has the display of another name, or is confusable with one, of its own list or the other; or the list has other
        /// characters with the same DNS form, or a variant of it.
        Confusable = "confusable";
        /// It may be registered, and so may the same name, or a variant of it under a ruleset of the registry, elsewhere in
        /// its own list.
        Contested = "contested";
        /// The other list has the same name, or a variant of it, and all such names have the holder who asks for this one. It is
        /// neither taken nor contested then.
        SameHolder = "same-holder";
    }
}

impl Concern {
    /// The concerns that come from other names, of the list itself or of the other list.
    pub const FROM_OTHER_NAMES: [Self; 4] =
        [Self::Taken, Self::Confusable, Self::Contested, Self::SameHolder];

    /// The columns that decide whether the concern applies: it does where one of them has a value; for
    /// [`Self::Refused`] and [`Self::NeedsReview`] where the column `registration` has the value `refused` or
    /// `needs-review`. Where holders are compared, [`Column::HOLDER_COMPARISONS`] decide too: see [`Self::SameHolder`].
    pub const fn source_columns(self) -> &'static [Column] {
        match self {
            Self::Refused | Self::NeedsReview => &[Column::Registration],
            Self::Warned => &[Column::Warnings],
            Self::Expired => &[Column::LgrDisposition],
            Self::Contested => &[Column::ContestedWith],
            Self::Taken => &[Column::AgainstSameName, Column::AgainstSameVariants],
            Self::SameHolder => &[Column::AgainstSameHolder],
            Self::Confusable => &[
                Column::CollisionsLtr,
                Column::CollisionsRtl,
                Column::CollisionsOneToOne,
                Column::CollisionsAcross,
                Column::ConfusableLtr,
                Column::ConfusableRtl,
                Column::SameName,
                Column::SameVariants,
                Column::AgainstLtr,
                Column::AgainstRtl,
                Column::AgainstOneToOne,
                Column::AgainstAcross,
                Column::AgainstConfusableLtr,
                Column::AgainstConfusableRtl,
            ],
        }
    }
}

/// A set of concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Concerns(u8);

impl Concerns {
    /// The concerns about a name by itself, from its row.
    pub fn of_row(row: &NameRow) -> Self {
        let own = Self::of(row.registration, &row.warnings);
        own.iter().chain(row.is_ruleset_outside_validity.then_some(Concern::Expired)).collect()
    }

    /// The concerns about a name by itself, from whether its registration is allowed (`None` if it cannot be read)
    /// and the kinds of its warnings.
    pub fn of(registration: Option<Permission>, warnings: &[FindingKind]) -> Self {
        let of_registration = match registration {
            Some(Permission::Refused) => Some(Concern::Refused),
            Some(Permission::NeedsReview) => Some(Concern::NeedsReview),
            Some(Permission::Allowed | Permission::NotApplicable) | None => None,
        };
        let warned = (!warnings.is_empty()).then_some(Concern::Warned);
        of_registration.into_iter().chain(warned).collect()
    }

    /// The concerns that come from other names: `has_match` says whether a row's name matches another one by a comparison
    /// column.
    pub fn from_matches(has_match: impl Fn(Column) -> bool) -> Self {
        let is_same_holder = has_match(Column::AgainstSameHolder) && !has_match(Column::AgainstOtherHolder);
        let applies = |it: &Concern| match it {
            Concern::SameHolder => is_same_holder,
            Concern::Taken | Concern::Contested if is_same_holder => false,
            _ => it.source_columns().iter().any(|&column| has_match(column)),
        };
        Concern::FROM_OTHER_NAMES.into_iter().filter(applies).collect()
    }

    /// Whether a concern is in the set.
    pub const fn has(self, concern: Concern) -> bool {
        self.0 & (1 << concern as u8) != 0
    }

    /// The byte that stands for it in a temporary file.
    pub const fn to_byte(self) -> u8 {
        self.0
    }

    /// The set for which this byte stands.
    pub const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The union with another set.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The intersection with another set.
    #[must_use]
    pub const fn intersection(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The concerns of the set, in the order of [`Concern::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Concern> {
        Concern::ALL.into_iter().filter(move |&it| self.has(it))
    }
}

impl FromIterator<Concern> for Concerns {
    fn from_iter<I: IntoIterator<Item = Concern>>(concerns: I) -> Self {
        Self(concerns.into_iter().fold(0, |all, it| all | 1 << it as u8))
    }
}
