//! Short phrases about the names of a list.

use crate::grouped_digits;
use bidiscope_idna::verdict::FindingKind;

use crate::message;

/// A kind of finding in a few words: its document and what it is about there, such as `RFC 5893: condition 2`.
pub fn finding_kind_title(kind: FindingKind) -> String {
    let id = kind.id();
    // Identifiers begin with the document or its topic.
    let own = ["rfc5893-", "rfc3454-", "atkin2001-", "uts46-", "idna-", "lgr-"]
        .into_iter()
        .find_map(|it| id.strip_prefix(it));
    let topic = own.unwrap_or(id).replace('-', " ");
    message!(list_finding, document = kind.source().document, finding = id, topic = topic).to_string()
}

/// A number of names in words: `1,234 names`, `1 name`.
pub fn name_count_text(count: usize) -> String {
    message!(names_counted, count = count, digits = grouped_digits(count)).to_string()
}

#[cfg(test)]
mod tests {
    use super::{finding_kind_title, name_count_text};
    use bidiscope_idna::verdict::FindingKind;

    #[test]
    fn kinds_in_words() {
        assert_eq!(finding_kind_title(FindingKind::Condition2), "RFC 5893: condition 2");
        assert_eq!(finding_kind_title(FindingKind::LabelSplit), "RFC 5893: grouping split");
        assert_eq!(finding_kind_title(FindingKind::IdnaDisallowed), "RFC 5892: disallowed");
        assert_eq!(finding_kind_title(FindingKind::LabelTooLong), "RFC 1035: label too long");
        assert_eq!(finding_kind_title(FindingKind::LgrNotInRepertoire), "RFC 7940: not in repertoire");
    }

    #[test]
    fn counts_in_words() {
        assert_eq!(name_count_text(1), "1 name");
        assert_eq!(name_count_text(0), "0 names");
        assert_eq!(name_count_text(1_234_567), "1,234,567 names");
    }
}
