//! The list of top-level domains (IANA).

use std::collections::HashSet;
use std::sync::LazyLock;

use bidiscope_bidi::name::MAX_LABEL_OCTETS;

use super::char_classes::{CharClasses, mapped};

const LIST: &str = include_str!("../../data/top-level-domains.txt");

/// The date of IANA's list of top-level domains in this crate.
pub const TOP_LEVEL_DOMAINS_DATE: &str = "2026-10-22";

/// In Unicode form and as A-labels, in lower case.
static TOP_LEVEL_DOMAINS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    LIST.lines().filter(|line| !line.starts_with('#')).flat_map(|line| line.split('\t')).collect()
});

/// Whether the label is a top-level domain, in Unicode form or as an A-label, in any case and in any form that
/// UTS #46 maps to it.
pub(crate) fn is_top_level_domain(label: &str) -> bool {
    /// In characters. Mapping can make a label shorter, but for these domains not to less than a quarter of its
    /// length.
    const LONGEST: usize = 4 * MAX_LABEL_OCTETS;
    if label.chars().nth(LONGEST).is_some() {
        return false;
    }
    if label.chars().any(|it| !it.is_ascii() && CharClasses::of(it).is(CharClasses::MAPPED)) {
        return TOP_LEVEL_DOMAINS.contains(mapped(label).as_str());
    }
    let lower = label.to_ascii_lowercase();
    TOP_LEVEL_DOMAINS.contains(lower.as_str())
        || !lower.is_ascii() && TOP_LEVEL_DOMAINS.contains(mapped(label).as_str())
}

#[cfg(test)]
mod tests {
    use super::{LIST, TOP_LEVEL_DOMAINS, TOP_LEVEL_DOMAINS_DATE, is_top_level_domain};
    use bidiscope_bidi::name::{Input, Notation};

    #[test]
    fn the_list_is_whole_and_each_a_label_is_its_unicode_forms() {
        assert!(LIST.contains(&format!("# Date: {TOP_LEVEL_DOMAINS_DATE}\n")));
        let (mut all, mut international) = (0, 0);
        for line in LIST.lines().filter(|line| !line.starts_with('#')) {
            all += 1;
            if let Some((unicode, a_label)) = line.split_once('\t') {
                let name = Input::read(unicode, Notation::Unicode).expect("a label");
                assert_eq!(name.ascii_name_within_limits().as_deref(), Some(a_label));
                international += 1;
            }
        }
        assert_eq!((all, international), (1447, 160));
        assert_eq!(TOP_LEVEL_DOMAINS.len(), all + international);
    }

    #[test]
    fn forms_of_a_top_level_domain() {
        for label in
            ["com", "COM", "\u{FF23}om", "xn--4dbrk0ce", "XN--4DBRK0CE", "\u{645}\u{635}\u{631}", "il"]
        {
            assert!(is_top_level_domain(label), "{label}");
        }
        for label in ["", "comx", "onion", "local", "xn--", "\u{5D0}", "co.uk", &"m".repeat(300)] {
            assert!(!is_top_level_domain(label), "{label}");
        }
    }
}
