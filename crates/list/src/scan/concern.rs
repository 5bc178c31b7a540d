//! What speaks against a name of a list, by its row: what a report files it by, and a check can fail for.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, Permission};

use super::column::Column;
use super::row::NameRow;

enum_with_ids! {
    /// What speaks against a name of a list.
    pub enum Concern {
        /// A rule of IDNA2008 forbids it.
        Refused = "refused", "IDNA2008 refuses the name";
        /// It hangs on what the applicant cannot mend.
        NeedsReview = "needs-review", "the verdict is \u{201C}depends\u{201D}";
        /// There is a warning.
        Warned = "warned", "there is a warning";
        /// A name of the other list is the same.
        Taken = "taken", "the list of --against has the same name";
        /// It looks like another name of the list, or is another spelling of it; or it looks like one of the other list.
        Confusable = "confusable", "the name looks like another, or is another spelling of it";
    }
}

impl Concern {
    /// The columns that tell of it: it is there where something stands in one, or in `registration` its word.
    pub const fn told_by(self) -> &'static [Column] {
        match self {
            Self::Refused | Self::NeedsReview => &[Column::Registration],
            Self::Warned => &[Column::Warnings],
            Self::Taken => &[Column::AgainstSameName],
            Self::Confusable => &[
                Column::TwinsLtr,
                Column::TwinsRtl,
                Column::TwinsOneToOne,
                Column::TwinsAcross,
                Column::AlikeLtr,
                Column::AlikeRtl,
                Column::SameName,
                Column::AgainstLtr,
                Column::AgainstRtl,
                Column::AgainstOneToOne,
                Column::AgainstAcross,
                Column::AgainstAlikeLtr,
                Column::AgainstAlikeRtl,
            ],
        }
    }
}

/// A set of concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Concerns(u8);

impl Concerns {
    /// What speaks against a name by itself, as its row tells.
    pub fn of_row(row: &NameRow) -> Self {
        Self::of(row.registration, &row.warnings)
    }

    /// The same by its columns.
    pub fn of(registration: Option<Permission>, warnings: &[FindingKind]) -> Self {
        let of_registration = match registration {
            Some(Permission::Refused) => Some(Concern::Refused),
            Some(Permission::Depends) => Some(Concern::NeedsReview),
            Some(Permission::Allowed | Permission::NotApplicable) | None => None,
        };
        let warned = (!warnings.is_empty()).then_some(Concern::Warned);
        of_registration.into_iter().chain(warned).collect()
    }

    /// What speaks against it among the others, by what stands in its columns of groups.
    pub fn of_groups(cell: impl Fn(Column) -> Option<u64>) -> Self {
        let of_groups = [Concern::Taken, Concern::Confusable].into_iter();
        of_groups.filter(|it| it.told_by().iter().any(|&column| cell(column).is_some())).collect()
    }

    /// Whether one is among them.
    pub const fn has(self, concern: Concern) -> bool {
        self.0 & (1 << concern as u8) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and others.
    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those that are among others as well.
    #[must_use]
    pub const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// One after another.
    pub fn iter(self) -> impl Iterator<Item = Concern> {
        Concern::ALL.into_iter().filter(move |&it| self.has(it))
    }
}

impl FromIterator<Concern> for Concerns {
    fn from_iter<I: IntoIterator<Item = Concern>>(concerns: I) -> Self {
        Self(concerns.into_iter().fold(0, |all, it| all | 1 << it as u8))
    }
}
