//! In which ways two names match.

use bidiscope_bidi::enum_with_ids;

use super::column::ScanColumn;
use super::row::ComparisonKeys;

enum_with_ids! {
    /// A way in which another name matches a name: it is the same, has the same display or is confusable. The
    /// identifier is that of the column for matches with a second list, without `against_`: `ltr` for `against_ltr`.
    pub enum NameMatchKind {
        /// Both have the same display in a left-to-right paragraph.
        SameLtrDisplay = "ltr";
        /// Both have the same display in a right-to-left paragraph.
        SameRtlDisplay = "rtl";
        /// Both have the same one-to-one display, which no two different names have.
        SameOneToOneDisplay = "one_to_one";
        /// One has in a left-to-right paragraph the display that the other has in a right-to-left one.
        SameDisplayAcrossDirections = "across";
        /// Both have the same skeleton in a left-to-right paragraph (UTS #39).
        ConfusableLtr = "confusable_ltr";
        /// Both have the same skeleton in a right-to-left paragraph.
        ConfusableInLtr = "confusable_rtl";
        /// Both have the same DNS form, or where UTS #46 refuses them, the same text in the lists
        /// ([`ComparisonKeys::ascii_name`]).
        SameName = "same_name";
        /// Both have the same index label under a ruleset of the registry, and the same other labels.
        SameVariantSet = "same_variants";
    }
}

impl NameMatchKind {
    /// The other list's column for this kind of match. Both names' [`ScanColumn::columns_it_compares`] columns decide
    /// whether it holds.
    pub const fn other_list_column(self) -> ScanColumn {
        match self {
            Self::SameLtrDisplay => ScanColumn::AgainstLtr,
            Self::SameRtlDisplay => ScanColumn::AgainstRtl,
            Self::SameOneToOneDisplay => ScanColumn::AgainstOneToOne,
            Self::SameDisplayAcrossDirections => ScanColumn::AgainstAcross,
            Self::ConfusableLtr => ScanColumn::AgainstConfusableLtr,
            Self::ConfusableInLtr => ScanColumn::AgainstConfusableRtl,
            Self::SameName => ScanColumn::AgainstSameName,
            Self::SameVariantSet => ScanColumn::AgainstSameVariants,
        }
    }

    /// The column of the groups of the names of one list that match in this way.
    pub const fn own_list_group_column(self) -> ScanColumn {
        match self {
            Self::SameLtrDisplay => ScanColumn::CollisionsLtr,
            Self::SameRtlDisplay => ScanColumn::CollisionsRtl,
            Self::SameOneToOneDisplay => ScanColumn::CollisionsOneToOne,
            Self::SameDisplayAcrossDirections => ScanColumn::CollisionsAcross,
            Self::ConfusableLtr => ScanColumn::ConfusableLtr,
            Self::ConfusableInLtr => ScanColumn::ConfusableRtl,
            Self::SameName => ScanColumn::SameName,
            Self::SameVariantSet => ScanColumn::SameVariants,
        }
    }

    /// All kinds, the strongest first.
    pub const STRONGEST_FIRST: [Self; Self::ALL.len()] = [
        Self::SameName,
        Self::SameVariantSet,
        Self::SameLtrDisplay,
        Self::SameRtlDisplay,
        Self::SameOneToOneDisplay,
        Self::SameDisplayAcrossDirections,
        Self::ConfusableLtr,
        Self::ConfusableInLtr,
    ];

    /// The kinds from the strongest to the weakest, those that are equally strong together: the same name, variants, the
    /// same display, confusable.
    pub const EQUAL_STRENGTHS_STRONGEST_FIRST: [&[Self]; 4] = [
        &[Self::SameName],
        &[Self::SameVariantSet],
        &[
            Self::SameLtrDisplay,
            Self::SameRtlDisplay,
            Self::SameOneToOneDisplay,
            Self::SameDisplayAcrossDirections,
        ],
        &[Self::ConfusableLtr, Self::ConfusableInLtr],
    ];

    /// The line of the other list that matches most, and in which way: of the strongest kind the first line.
    /// `first_line_number_of_kind` gives the first line that matches in each way. `None` where none does.
    pub fn strongest_with_line_number(
        first_line_number_of_kind: impl Fn(Self) -> Option<u64>,
    ) -> Option<(u64, Self)> {
        let first = |kinds: &[Self]| {
            let lines = kinds.iter().filter_map(|&it| Some((first_line_number_of_kind(it)?, it)));
            lines.min_by_key(|it| it.0)
        };
        Self::EQUAL_STRENGTHS_STRONGEST_FIRST.into_iter().find_map(first)
    }

    fn holds(self, one: &ComparisonKeys<'_>, other: &ComparisonKeys<'_>) -> bool {
        let is_same = |one: &str, other: &str| !one.is_empty() && one == other;
        let (one_shown, other_shown) = (&one.displays, &other.displays);
        let (one_skeletons, other_skeletons) = (&one.skeletons, &other.skeletons);
        let is_another = one.name != other.name;
        match self {
            Self::SameLtrDisplay => is_another && is_same(one_shown.left_to_right, other_shown.left_to_right),
            Self::SameRtlDisplay => is_another && is_same(one_shown.right_to_left, other_shown.right_to_left),
            Self::SameOneToOneDisplay => is_another && is_same(one_shown.one_to_one, other_shown.one_to_one),
            Self::SameDisplayAcrossDirections => {
                is_another
                    && (is_same(one_shown.left_to_right, other_shown.right_to_left)
                        || is_same(one_shown.right_to_left, other_shown.left_to_right))
            }
            Self::ConfusableLtr => {
                is_another && is_same(one_skeletons.left_to_right, other_skeletons.left_to_right)
            }
            Self::ConfusableInLtr => {
                is_another && is_same(one_skeletons.right_to_left, other_skeletons.right_to_left)
            }
            Self::SameName => is_same(one.ascii_name, other.ascii_name),
            Self::SameVariantSet => {
                is_another && one.index_label_keys.iter().any(|it| other.index_label_keys.contains(it))
            }
        }
    }
}

/// The ways in which two names match, by the rules of the columns about another list, in the order of [`NameMatchKind::ALL`].
/// Names of the very same characters match only as [`NameMatchKind::SameName`], unless their [`ComparisonKeys::ascii_name`] is
/// empty.
pub fn name_match_kinds(
    one: &ComparisonKeys<'_>,
    other: &ComparisonKeys<'_>,
) -> impl Iterator<Item = NameMatchKind> {
    NameMatchKind::ALL.into_iter().filter(move |it| it.holds(one, other))
}

#[cfg(test)]
mod tests {
    use super::{NameMatchKind, name_match_kinds};
    use crate::scan::{ComparisonKeys, DisplaysOfName, InBothParagraphs};

    fn keys<'a>(
        name: &'a str,
        ascii_name: &'a str,
        [one_to_one, left_to_right, right_to_left]: [&'a str; 3],
        [skeleton_ltr, skeleton_rtl]: [&'a str; 2],
    ) -> ComparisonKeys<'a> {
        ComparisonKeys {
            name,
            ascii_name,
            displays: DisplaysOfName { one_to_one, left_to_right, right_to_left },
            skeletons: InBothParagraphs { left_to_right: skeleton_ltr, right_to_left: skeleton_rtl },
            index_label_keys: &[],
            name_without_points: "",
            name_holder: "",
            may_be_registered: true,
        }
    }

    #[track_caller]
    fn check(one: ComparisonKeys<'_>, other: ComparisonKeys<'_>, expected: &[NameMatchKind]) {
        assert!(name_match_kinds(&one, &other).eq(expected.iter().copied()), "{one:?} {other:?}");
        assert!(name_match_kinds(&other, &one).eq(expected.iter().copied()), "{other:?} {one:?}");
    }

    #[test]
    fn each_kind_by_itself_and_only_the_same_name_for_the_same_characters() {
        use NameMatchKind::{
            ConfusableInLtr, ConfusableLtr, SameDisplayAcrossDirections, SameLtrDisplay, SameName,
            SameOneToOneDisplay, SameRtlDisplay,
        };
        let one = keys("1", "a", ["b", "c", "d"], ["e", "f"]);
        check(one, one, &[SameName]);
        check(
            one,
            keys("2", "a", ["b", "c", "d"], ["e", "f"]),
            &[SameLtrDisplay, SameRtlDisplay, SameOneToOneDisplay, ConfusableLtr, ConfusableInLtr, SameName],
        );
        check(one, keys("2", "", ["x", "d", "y"], ["f", "e"]), &[SameDisplayAcrossDirections]);
        check(one, keys("2", "", ["b", "x", "y"], ["", "f"]), &[SameOneToOneDisplay, ConfusableInLtr]);
        check(keys("1", "", [""; 3], [""; 2]), keys("2", "", [""; 3], [""; 2]), &[]);
        let [index, both] = [vec!["index".to_owned()], vec!["other".to_owned(), "index".to_owned()]];
        let variant = |name, variants| ComparisonKeys {
            index_label_keys: variants,
            ..keys(name, "", [""; 3], [""; 2])
        };
        check(variant("1", &index), variant("2", &both), &[NameMatchKind::SameVariantSet]);
        check(variant("1", &index), variant("2", &both[..1]), &[]);
        check(variant("1", &index), variant("1", &index), &[]);
        // Without a DNS form they are not the same name.
        check(keys("1", "", [""; 3], [""; 2]), keys("1", "", [""; 3], [""; 2]), &[]);
    }

    #[test]
    fn identifiers_are_those_of_the_columns() {
        for it in NameMatchKind::ALL {
            assert_eq!(it.other_list_column().id(), format!("against_{}", it.id()));
        }
    }
}
