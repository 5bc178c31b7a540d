//! Which characters had another value of a property in an earlier version of Unicode.

use crate::asked_property::AskedProperty;
use crate::ruleset::Ruleset;

/// A version of Unicode, its update left out.
type Version = (u32, u32);

/// The first version whose changes are known.
const FIRST: Version = (6, 3);

/// From the first to the last code point, the property differs from that of Unicode 18.0 up to this version, in which all of
/// them are assigned. Made by `tools/property_changes.mjs`.
const CHANGES: &[(AskedProperty, u32, u32, Version)] = {
    use AskedProperty::{BidiClass, Category, JoiningType, Script};
    &[
        (Category, 0x0295, 0x0295, (16, 0)),
        (Category, 0x10D0, 0x10FA, (10, 0)),
        (Category, 0x10FD, 0x10FF, (10, 0)),
        (Category, 0x13A0, 0x13F4, (7, 0)),
        (Category, 0x166D, 0x166D, (11, 0)),
        (Category, 0x1734, 0x1734, (13, 0)),
        (Category, 0x1885, 0x1886, (8, 0)),
        (Category, 0x19B0, 0x19C0, (7, 0)),
        (Category, 0x19C8, 0x19C9, (7, 0)),
        (Category, 0x1BAC, 0x1BAD, (6, 3)),
        (Category, 0x1CF2, 0x1CF3, (11, 0)),
        (Category, 0xA9BD, 0xA9BD, (11, 0)),
        (Category, 0xFD3E, 0xFD3F, (6, 3)),
        (Category, 0x111C9, 0x111C9, (10, 0)),
        (Category, 0x1171E, 0x1171E, (15, 1)),
        (Category, 0x11A07, 0x11A08, (10, 0)),
        (Script, 0x0589, 0x0589, (12, 0)),
        (Script, 0x061C, 0x061C, (9, 0)),
        (Script, 0x0660, 0x0669, (7, 0)),
        (Script, 0x0953, 0x0954, (11, 0)),
        (Script, 0xA92E, 0xA92E, (6, 3)),
        (Script, 0xFDFD, 0xFDFD, (6, 3)),
        (Script, 0x16FE2, 0x16FE3, (13, 0)),
        (JoiningType, 0x0847, 0x0847, (7, 0)),
        (JoiningType, 0x084F, 0x084F, (7, 0)),
        (JoiningType, 0x0856, 0x0858, (12, 0)),
        (JoiningType, 0x1734, 0x1734, (13, 0)),
        (JoiningType, 0x1885, 0x1886, (8, 0)),
        (JoiningType, 0x1BAC, 0x1BAD, (6, 3)),
        (JoiningType, 0xA9BD, 0xA9BD, (11, 0)),
        (JoiningType, 0x110BD, 0x110BD, (10, 0)),
        (JoiningType, 0x111C9, 0x111C9, (10, 0)),
        (JoiningType, 0x1171E, 0x1171E, (15, 1)),
        (JoiningType, 0x11A07, 0x11A08, (10, 0)),
        (BidiClass, 0x1734, 0x1734, (13, 0)),
        (BidiClass, 0x1885, 0x1886, (8, 0)),
        (BidiClass, 0x1B3A, 0x1B3A, (17, 0)),
        (BidiClass, 0x1B3C, 0x1B3C, (17, 0)),
        (BidiClass, 0x1B42, 0x1B42, (17, 0)),
        (BidiClass, 0x1BAC, 0x1BAD, (6, 3)),
        (BidiClass, 0xA9BD, 0xA9BD, (11, 0)),
        (BidiClass, 0x111C9, 0x111C9, (10, 0)),
        (BidiClass, 0x1171E, 0x1171E, (15, 1)),
        (BidiClass, 0x1D6C1, 0x1D6C1, (15, 1)),
        (BidiClass, 0x1D6FB, 0x1D6FB, (15, 1)),
        (BidiClass, 0x1D735, 0x1D735, (15, 1)),
        (BidiClass, 0x1D76F, 0x1D76F, (15, 1)),
        (BidiClass, 0x1D7A9, 0x1D7A9, (15, 1)),
    ]
};

impl Ruleset {
    /// Whether classes by a Unicode property may hold other characters of the repertoire and its variants in
    /// `program_unicode_version` (such as `18.0.0`), that of the program, than in the version that the ruleset was made for
    /// (RFC 7940, section 4.3.7). Also `true` where that is not known: the ruleset does not state its version, or it is before
    /// Unicode 6.3, or a property is not one of those that rulesets use most.
    pub fn unicode_properties_may_differ_in(&self, program_unicode_version: &str) -> bool {
        if self.used_unicode_properties.is_empty() {
            return false;
        }
        let stated = self.metadata.unicode_version.as_deref().and_then(version);
        let (Some(stated), Some(own)) = (stated, version(program_unicode_version)) else { return true };
        if stated == own {
            return false;
        }
        if stated > own || stated < FIRST {
            return self.used_unicode_properties.iter().any(|it| *it != AskedProperty::Stable);
        }
        let is_changed = |property: &AskedProperty| {
            let changes = CHANGES.iter().filter(|it| it.0 == *property && it.3 >= stated);
            *property == AskedProperty::Other || changes.into_iter().any(|it| self.has_any(it.1, it.2))
        };
        self.used_unicode_properties.iter().any(is_changed)
    }

    /// Whether a code point from `first` to `last` is in the repertoire or in a variant.
    fn has_any(&self, first: u32, last: u32) -> bool {
        let is_in = |it: &char| (first..=last).contains(&u32::from(*it));
        self.repertoire_members.iter().any(|member| {
            let of_range = member
                .range_end
                .is_some_and(|end| u32::from(member.code_points[0]) <= last && first <= u32::from(end));
            of_range
                || member.code_points.iter().any(is_in)
                || member.variants.iter().any(|it| it.code_points.iter().any(is_in))
        })
    }
}

/// The major and the minor number of a version as `6.3.0`.
fn version(text: &str) -> Option<Version> {
    let mut numbers = text.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::{AskedProperty, CHANGES};
    use crate::property;

    #[test]
    fn the_table_is_in_order_and_of_assigned_characters() {
        let is_ascending = |one: &(AskedProperty, u32), other: &(AskedProperty, u32)| one < other;
        let places: Vec<(AskedProperty, u32)> = CHANGES.iter().map(|it| (it.0, it.1)).collect();
        assert!(places.is_sorted_by(is_ascending));
        for (_, first, last, _) in CHANGES {
            for scalar in (*first..=*last).map(|it| char::from_u32(it).expect("a character")) {
                assert!(!property::is_unassigned(scalar), "{scalar:?}");
            }
        }
    }

    /// The short and the long name of a property are one.
    #[test]
    fn properties_are_known_by_both_names() {
        for (one, other) in [("gc:Mn", "General_Category:Mark"), ("sc:Arab", "Script:Arabic")] {
            assert_eq!(AskedProperty::of(one), AskedProperty::of(other));
        }
        assert_eq!(AskedProperty::of("InSC:Virama"), AskedProperty::Other);
    }
}
