//! Short phrases about the names of a list.

use bidiscope_idna::verdict::FindingKind;

use crate::message;

/// A kind of finding in a few words: its document and what it is about there, such as `RFC 5893: condition 2`.
pub fn finding_title(kind: FindingKind) -> String {
    let id = kind.id();
    // Identifiers begin with the document or its topic.
    let own = ["rfc5893-", "rfc3454-", "atkin2001-", "uts46-", "idna-"]
        .into_iter()
        .find_map(|it| id.strip_prefix(it));
    let topic = own.unwrap_or(id).replace('-', " ");
    message!(list_finding, document = kind.source().document, finding = id, topic = topic).to_string()
}

/// The number of some names: `1,234 names`, `1 name`.
pub fn names_counted(count: usize) -> String {
    message!(names_counted, count = count, digits = grouped_digits(count)).to_string()
}

/// A number with commas between thousands.
pub fn grouped_digits(number: usize) -> String {
    let digits = number.to_string();
    let mut words = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            words.push(',');
        }
        words.push(digit);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{finding_title, grouped_digits, names_counted};
    use bidiscope_idna::verdict::FindingKind;

    #[test]
    fn kinds_in_words() {
        assert_eq!(finding_title(FindingKind::Condition2), "RFC 5893: condition 2");
        assert_eq!(finding_title(FindingKind::LabelSplit), "RFC 5893: grouping split");
        assert_eq!(finding_title(FindingKind::IdnaDisallowed), "RFC 5892: disallowed");
        assert_eq!(finding_title(FindingKind::LabelTooLong), "RFC 1035: label too long");
    }

    #[test]
    fn counts_in_words() {
        assert_eq!(names_counted(1), "1 name");
        assert_eq!(names_counted(0), "0 names");
        assert_eq!(grouped_digits(999), "999");
        assert_eq!(names_counted(1_234_567), "1,234,567 names");
    }
}
