//! Short phrases about the names of a list.

use bidiscope_idna::verdict::FindingKind;

/// A kind of finding in a few words: its document and what it is about there, such as `RFC 5893: condition 2`.
pub fn finding_title(kind: FindingKind) -> String {
    let (document, id) = (kind.source().document, kind.id());
    let plain = match kind {
        FindingKind::NoncanonicalALabel => Some("A-label spelled otherwise"),
        FindingKind::NotLdh => Some("no host name"),
        FindingKind::LabelTooLong => Some("label too long"),
        FindingKind::NameTooLong => Some("name too long"),
        FindingKind::NotADomainName => Some("no domain name"),
        _ => None,
    };
    if let Some(plain) = plain {
        return format!("{document}: {plain}");
    }
    // Identifiers begin with the document or its topic.
    let own = ["rfc5893-", "rfc3454-", "atkin2001-", "uts46-", "idna-"]
        .into_iter()
        .find_map(|it| id.strip_prefix(it));
    format!("{document}: {}", own.unwrap_or(id).replace('-', " "))
}

/// A count with its noun and commas between thousands: `1,234 names`, `1 name`.
pub fn count_noun(count: usize, noun: &str) -> String {
    let digits = count.to_string();
    let mut words = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            words.push(',');
        }
        words.push(digit);
    }
    let plural = if count == 1 { "" } else { "s" };
    if noun.is_empty() { words } else { format!("{words} {noun}{plural}") }
}

#[cfg(test)]
mod tests {
    use super::{count_noun, finding_title};
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
        assert_eq!(count_noun(1, "name"), "1 name");
        assert_eq!(count_noun(0, "name"), "0 names");
        assert_eq!(count_noun(999, ""), "999");
        assert_eq!(count_noun(1_234_567, "name"), "1,234,567 names");
    }
}
