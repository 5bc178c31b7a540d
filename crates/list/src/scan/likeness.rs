//! In which ways one name is the same as another, or looks it.

use bidiscope_bidi::enum_with_ids;

use super::column::Column;
use super::row::Keys;

enum_with_ids! {
    /// A way in which another name is the same as a name, or looks it. The identifier is that of the column of
    /// another list without `against_`; the title goes on after the other name.
    pub enum Likeness {
        /// Both have one display in a left-to-right paragraph.
        Ltr = "ltr", "shows the same in a left-to-right paragraph";
        /// Both have one display in a right-to-left paragraph.
        Rtl = "rtl", "shows the same in a right-to-left paragraph";
        /// Both have one display one-to-one; no two names have.
        OneToOne = "one_to_one", "shows the same one-to-one";
        /// The display of one in a left-to-right paragraph is the other's in a right-to-left one.
        Across = "across", "shows in one paragraph direction what this shows in the other";
        /// Both have one skeleton in a left-to-right paragraph.
        AlikeLtr = "alike_ltr", "looks alike in a left-to-right paragraph";
        /// Both have one skeleton in a right-to-left paragraph.
        AlikeRtl = "alike_rtl", "looks alike in a right-to-left paragraph";
        /// Both go into the DNS as one name.
        SameName = "same_name", "is the same name";
    }
}

impl Likeness {
    /// The column that tells of it in another list; what it is made from is what has to be known of both names.
    pub const fn column(self) -> Column {
        match self {
            Self::Ltr => Column::AgainstLtr,
            Self::Rtl => Column::AgainstRtl,
            Self::OneToOne => Column::AgainstOneToOne,
            Self::Across => Column::AgainstAcross,
            Self::AlikeLtr => Column::AgainstAlikeLtr,
            Self::AlikeRtl => Column::AgainstAlikeRtl,
            Self::SameName => Column::AgainstSameName,
        }
    }

    fn holds(self, one: &Keys<'_>, other: &Keys<'_>) -> bool {
        let is_same = |one: &str, other: &str| !one.is_empty() && one == other;
        let [one_to_one, ltr, rtl] = [0, 1, 2].map(|at| is_same(one.displays[at], other.displays[at]));
        let [alike_ltr, alike_rtl] = [0, 1].map(|at| is_same(one.skeletons[at], other.skeletons[at]));
        let is_another = one.name != other.name;
        match self {
            Self::Ltr => is_another && ltr,
            Self::Rtl => is_another && rtl,
            Self::OneToOne => is_another && one_to_one,
            Self::Across => {
                is_another
                    && (is_same(one.displays[1], other.displays[2])
                        || is_same(one.displays[2], other.displays[1]))
            }
            Self::AlikeLtr => is_another && alike_ltr,
            Self::AlikeRtl => is_another && alike_rtl,
            Self::SameName => is_same(one.a_name, other.a_name),
        }
    }
}

/// The ways in which another name is the same as a name, or looks it, as the columns of another list tell them: the
/// very same characters are no likeness. They are the same name where they have one in the DNS.
pub fn likenesses(one: &Keys<'_>, other: &Keys<'_>) -> impl Iterator<Item = Likeness> {
    Likeness::ALL.into_iter().filter(move |it| it.holds(one, other))
}

#[cfg(test)]
mod tests {
    use super::{Likeness, likenesses};
    use crate::scan::Keys;

    fn keys<'a>(name: &'a str, a_name: &'a str, displays: [&'a str; 3], skeletons: [&'a str; 2]) -> Keys<'a> {
        Keys { name, a_name, displays, skeletons }
    }

    #[track_caller]
    fn check(one: Keys<'_>, other: Keys<'_>, expected: &[Likeness]) {
        assert!(likenesses(&one, &other).eq(expected.iter().copied()), "{one:?} {other:?}");
        assert!(likenesses(&other, &one).eq(expected.iter().copied()), "{other:?} {one:?}");
    }

    #[test]
    fn each_way_by_itself_and_none_for_the_same_characters() {
        use Likeness::{Across, AlikeLtr, AlikeRtl, Ltr, OneToOne, Rtl, SameName};
        let one = keys("1", "a", ["b", "c", "d"], ["e", "f"]);
        check(one, one, &[SameName]);
        check(
            one,
            keys("2", "a", ["b", "c", "d"], ["e", "f"]),
            &[Ltr, Rtl, OneToOne, AlikeLtr, AlikeRtl, SameName],
        );
        check(one, keys("2", "", ["x", "d", "y"], ["f", "e"]), &[Across]);
        check(one, keys("2", "", ["b", "x", "y"], ["", "f"]), &[OneToOne, AlikeRtl]);
        check(keys("1", "", [""; 3], [""; 2]), keys("2", "", [""; 3], [""; 2]), &[]);
        // Without a name in the DNS there is nothing to be the same.
        check(keys("1", "", [""; 3], [""; 2]), keys("1", "", [""; 3], [""; 2]), &[]);
    }

    #[test]
    fn the_columns_are_called_after_them() {
        for it in Likeness::ALL {
            assert_eq!(it.column().id(), format!("against_{}", it.id()));
        }
    }
}
