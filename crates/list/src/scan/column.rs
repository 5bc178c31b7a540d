//! What can be told of each name of a list.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A column of the answer for a list, in the order in which all of them are written.
    pub enum Column {
        /// The line in which the name, or what describes it, begins; from 1.
        Line = "line", "Line";
        /// The name's characters in logical order, A-labels decoded; empty where it cannot be read.
        Name = "name", "Name";
        /// The name as it goes into the DNS: what UTS #46 yields.
        AName = "a_name", "A-labels";
        /// Whether some label holds an R, AL or AN.
        BidiDomainName = "bidi_domain_name", "Bidi domain name";
        /// The Bidi rule's verdict on the name; empty for what is no domain name.
        BidiRule = "bidi_rule", "Bidi rule";
        /// What violates it: `label:condition:character`, with spaces between.
        Violations = "violations", "Violations";
        /// The paper's one-to-one display.
        DisplayOneToOne = "display_one_to_one", "One-to-one";
        /// The display in a left-to-right paragraph.
        DisplayLtr = "display_ltr", "LTR paragraph";
        /// The display in a right-to-left paragraph.
        DisplayRtl = "display_rtl", "RTL paragraph";
        /// The group of names with the same display in a left-to-right paragraph.
        TwinsLtr = "twins_ltr", "Same in LTR";
        /// The same in a right-to-left paragraph.
        TwinsRtl = "twins_rtl", "Same in RTL";
        /// The same one-to-one.
        TwinsOneToOne = "twins_one_to_one", "Same one-to-one";
        /// Why the name cannot be read.
        Error = "error", "Error";
        /// Whether IDNA2008 lets a registry enter the name.
        Registration = "registration", "Registration";
        /// The kinds of findings behind that, with spaces between.
        Because = "because", "Because";
        /// UTS #39's bidiSkeleton for a left-to-right paragraph, stretch by stretch.
        SkeletonLtr = "skeleton_ltr", "Skeleton, LTR";
        /// The same for a right-to-left paragraph.
        SkeletonRtl = "skeleton_rtl", "Skeleton, RTL";
        /// The group of names with the same skeleton in a left-to-right paragraph.
        AlikeLtr = "alike_ltr", "Alike in LTR";
        /// The same in a right-to-left paragraph.
        AlikeRtl = "alike_rtl", "Alike in RTL";
        /// The group of names that go into the DNS as one, the root's full stop aside.
        SameName = "same_name", "Same name";
        /// The group of names of which one shows in a left-to-right paragraph as another in a right-to-left one.
        TwinsAcross = "twins_across", "Same across";
        /// The first line with these very characters, the root's full stop aside, on every later one.
        DuplicateOf = "duplicate_of", "Repeats line";
        /// The first line of the other list that has the same display in a left-to-right paragraph.
        AgainstLtr = "against_ltr", "Other list, LTR";
        /// The same in a right-to-left paragraph.
        AgainstRtl = "against_rtl", "Other list, RTL";
        /// The same one-to-one.
        AgainstOneToOne = "against_one_to_one", "Other list, one-to-one";
        /// The first line of the other list that is in one paragraph what this is in the other.
        AgainstAcross = "against_across", "Other list, across";
        /// The first line of the other list with the same skeleton in a left-to-right paragraph.
        AgainstAlikeLtr = "against_alike_ltr", "Other list, alike in LTR";
        /// The same in a right-to-left paragraph.
        AgainstAlikeRtl = "against_alike_rtl", "Other list, alike in RTL";
        /// The first line of the other list that is the same name.
        AgainstSameName = "against_same_name", "Other list, same name";
        /// The kinds of findings that warn of the name, with spaces between.
        Warnings = "warnings", "Warnings";
    }
}

impl Column {
    /// Whether it says something of the name among the others of its list, or of another: such columns are
    /// filled when all names are known.
    pub const fn is_of_groups(self) -> bool {
        match self {
            Self::TwinsLtr
            | Self::TwinsRtl
            | Self::TwinsOneToOne
            | Self::AlikeLtr
            | Self::AlikeRtl
            | Self::SameName
            | Self::TwinsAcross
            | Self::DuplicateOf => true,
            _ => self.is_of_another_list(),
        }
    }

    /// Whether it says which line of another list matches.
    pub const fn is_of_another_list(self) -> bool {
        matches!(
            self,
            Self::AgainstLtr
                | Self::AgainstRtl
                | Self::AgainstOneToOne
                | Self::AgainstAcross
                | Self::AgainstAlikeLtr
                | Self::AgainstAlikeRtl
                | Self::AgainstSameName
        )
    }

    /// The columns of the name itself that the answer for this one is made from.
    pub const fn made_from(self) -> &'static [Self] {
        match self {
            Self::TwinsLtr | Self::AgainstLtr => &[Self::Name, Self::DisplayLtr],
            Self::TwinsRtl | Self::AgainstRtl => &[Self::Name, Self::DisplayRtl],
            Self::TwinsOneToOne | Self::AgainstOneToOne => &[Self::Name, Self::DisplayOneToOne],
            Self::TwinsAcross | Self::AgainstAcross => &[Self::Name, Self::DisplayLtr, Self::DisplayRtl],
            Self::AlikeLtr | Self::AgainstAlikeLtr => &[Self::Name, Self::SkeletonLtr],
            Self::AlikeRtl | Self::AgainstAlikeRtl => &[Self::Name, Self::SkeletonRtl],
            Self::SameName | Self::AgainstSameName => &[Self::Name, Self::AName],
            Self::DuplicateOf => &[Self::Name],
            _ => &[],
        }
    }
}

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Columns(u32);

impl Columns {
    /// None.
    pub const NONE: Self = Self(0);

    /// Every one.
    pub fn all() -> Self {
        Column::ALL.into_iter().collect()
    }

    /// Those that need no other name.
    pub fn of_names() -> Self {
        Column::ALL.into_iter().filter(|it| !it.is_of_groups()).collect()
    }

    /// Whether a column is among them.
    pub const fn has(self, column: Column) -> bool {
        self.0 & (1 << column as u32) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column as u32)
    }

    /// Those among them of which something holds.
    #[must_use]
    pub fn filtered(self, holds: impl Fn(Column) -> bool) -> Self {
        self.iter().filter(|&it| holds(it)).collect()
    }

    /// These, and those that they are made from.
    #[must_use]
    pub fn with_sources(self) -> Self {
        self.iter().flat_map(Column::made_from).fold(self, |all, &it| all.with(it))
    }

    /// One after another, in the order in which they are written.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(move |&it| self.has(it))
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Self {
        columns.into_iter().fold(Self::NONE, Self::with)
    }
}
