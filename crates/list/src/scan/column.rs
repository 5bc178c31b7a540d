//! The columns that can be computed for each name of a list.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A column of a row, in the order in which all columns are written.
    pub enum Column {
        /// The line in which the name's entry begins, from 1.
        Line = "line";
        /// The name's characters in logical order, A-labels decoded; empty where it cannot be read.
        Name = "name";
        /// The DNS form of the name, its A-labels: the result of UTS #46. Empty where UTS #46 or IDNA2008 refuses the
        /// name.
        AsciiName = "ascii_name" | "a_name";
        /// Whether it is a Bidi domain name (RFC 5893): some label has a character of class R, AL or AN.
        BidiDomainName = "bidi_domain_name";
        /// Whether the name satisfies the Bidi rule (RFC 5893 section 2); empty for what is no domain name.
        BidiRule = "bidi_rule";
        /// Which characters violate the Bidi rule: `label:condition:character`, separated by spaces; label
        /// and character counted from 0.
        Violations = "violations";
        /// The one-to-one display.
        DisplayOneToOne = "display_one_to_one";
        /// The display in a left-to-right paragraph.
        DisplayLtr = "display_ltr";
        /// The display in a right-to-left paragraph.
        DisplayRtl = "display_rtl";
        /// The group of names with the same display in a left-to-right paragraph; groups are numbered from 1.
        CollisionsLtr = "collision_ltr" | "twins_ltr";
        /// The group of names with the same display in a right-to-left paragraph.
        CollisionsRtl = "collision_rtl" | "twins_rtl";
        /// The group of names with the same one-to-one display.
        CollisionsOneToOne = "collision_one_to_one" | "twins_one_to_one";
        /// Why the name cannot be read.
        Error = "error";
        /// Whether IDNA2008 allows a registry to register the name.
        Registration = "registration";
        /// The kinds of findings that are the reasons for that, separated by spaces.
        Reasons = "reasons" | "because";
        /// UTS #39's bidiSkeleton for a left-to-right paragraph, label by label (see
        /// [`SkeletonBuilder`](super::SkeletonBuilder)).
        SkeletonLtr = "skeleton_ltr";
        /// The bidiSkeleton for a right-to-left paragraph.
        SkeletonRtl = "skeleton_rtl";
        /// The group of names that are confusable in a left-to-right paragraph: the same skeleton.
        ConfusableLtr = "confusable_ltr" | "alike_ltr";
        /// The group of names that are confusable in a right-to-left paragraph.
        ConfusableRtl = "confusable_rtl" | "alike_rtl";
        /// The group of names with the same DNS form; the root's full stop makes no difference.
        SameName = "same_name";
        /// The group of names of which one has the display in a left-to-right paragraph that another has in a
        /// right-to-left one.
        CollisionsAcross = "collision_across" | "twins_across";
        /// For a name that occurs again, the first line with these characters; the root's full stop makes no
        /// difference.
        DuplicateOf = "duplicate_of";
        /// The first line of the other list with the same display in a left-to-right paragraph.
        AgainstLtr = "against_ltr";
        /// The first line of the other list with the same display in a right-to-left paragraph.
        AgainstRtl = "against_rtl";
        /// The first line of the other list with the same one-to-one display.
        AgainstOneToOne = "against_one_to_one";
        /// The first line of the other list that has in one paragraph direction the display that this name
        /// has in the other.
        AgainstAcross = "against_across";
        /// The first line of the other list that is confusable in a left-to-right paragraph.
        AgainstConfusableLtr = "against_confusable_ltr" | "against_alike_ltr";
        /// The first line of the other list that is confusable in a right-to-left paragraph.
        AgainstConfusableRtl = "against_confusable_rtl" | "against_alike_rtl";
        /// The first line of the other list with the same DNS form.
        AgainstSameName = "against_same_name";
        /// The kinds of the name's warnings, separated by spaces.
        Warnings = "warnings";
    }
}

impl Column {
    /// Whether it compares the name with others, of its own list or of another: such columns are empty until
    /// all names are read, see [`Grouper`](crate::Grouper).
    pub const fn is_comparison(self) -> bool {
        match self {
            Self::CollisionsLtr
            | Self::CollisionsRtl
            | Self::CollisionsOneToOne
            | Self::ConfusableLtr
            | Self::ConfusableRtl
            | Self::SameName
            | Self::CollisionsAcross
            | Self::DuplicateOf => true,
            _ => self.is_against_other_list(),
        }
    }

    /// Whether it holds the first matching line of another list (`against_...`).
    pub const fn is_against_other_list(self) -> bool {
        matches!(
            self,
            Self::AgainstLtr
                | Self::AgainstRtl
                | Self::AgainstOneToOne
                | Self::AgainstAcross
                | Self::AgainstConfusableLtr
                | Self::AgainstConfusableRtl
                | Self::AgainstSameName
        )
    }

    /// The columns whose values a comparison column compares; none for the other columns.
    pub const fn sources(self) -> &'static [Self] {
        match self {
            Self::CollisionsLtr | Self::AgainstLtr => &[Self::Name, Self::DisplayLtr],
            Self::CollisionsRtl | Self::AgainstRtl => &[Self::Name, Self::DisplayRtl],
            Self::CollisionsOneToOne | Self::AgainstOneToOne => &[Self::Name, Self::DisplayOneToOne],
            Self::CollisionsAcross | Self::AgainstAcross => &[Self::Name, Self::DisplayLtr, Self::DisplayRtl],
            Self::ConfusableLtr | Self::AgainstConfusableLtr => &[Self::Name, Self::SkeletonLtr],
            Self::ConfusableRtl | Self::AgainstConfusableRtl => &[Self::Name, Self::SkeletonRtl],
            Self::SameName | Self::AgainstSameName => &[Self::Name, Self::AsciiName],
            Self::DuplicateOf => &[Self::Name],
            _ => &[],
        }
    }
}

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Columns(u32);

impl Columns {
    /// No columns.
    pub const NONE: Self = Self(0);

    /// All columns.
    pub fn all() -> Self {
        Column::ALL.into_iter().collect()
    }

    /// All columns but the comparison columns.
    pub fn without_comparisons() -> Self {
        Column::ALL.into_iter().filter(|it| !it.is_comparison()).collect()
    }

    /// Whether a column is in the set.
    pub const fn has(self, column: Column) -> bool {
        self.0 & (1 << column as u32) != 0
    }

    /// The set with one more column.
    #[must_use]
    pub const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column as u32)
    }

    /// The columns of the set for which `holds` is true.
    #[must_use]
    pub fn filtered(self, holds: impl Fn(Column) -> bool) -> Self {
        self.iter().filter(|&it| holds(it)).collect()
    }

    /// The set with the [sources](Column::sources) of its comparison columns added.
    #[must_use]
    pub fn with_sources(self) -> Self {
        self.iter().flat_map(Column::sources).fold(self, |all, &it| all.with(it))
    }

    /// The columns in the order in which they are written.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(move |&it| self.has(it))
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Self {
        columns.into_iter().fold(Self::NONE, Self::with)
    }
}
