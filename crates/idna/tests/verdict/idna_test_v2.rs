//! The Unicode Consortium's own cases, IdnaTestV2.txt: the rule against its bidi rows. `uts46_rows` has both
//! processings against all of them.

use std::collections::BTreeSet;
use std::io::Read;

use bidiscope_bidi::name::{BidiClass, Name, Notation, ReadErrorKind, characters_of, is_label_separator};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5893::{judge_label, judge_name};

/// The file of `tests/data/unicode`; its README says where it comes from.
pub(crate) fn file() -> String {
    let packed = include_bytes!("../../../../tests/data/unicode/IdnaTestV2.txt.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut text).expect("UTF-8 in gzip");
    text
}

/// The columns of a line; `None` where it is a comment.
pub(crate) fn columns(line: &str) -> Option<Vec<&str>> {
    let data = line.split('#').next().unwrap_or_default();
    let columns: Vec<&str> = data.split(';').map(str::trim).collect();
    (columns.len() > 1).then_some(columns)
}

fn rows() -> Vec<Row> {
    file().lines().filter_map(Row::parse).collect()
}

/// The name after processing, and the codes of the bidi conditions that it breaks.
struct Row {
    source: String,
    processed: Option<String>,
    broken: Vec<u8>,
}

impl Row {
    fn parse(line: &str) -> Option<Self> {
        let columns = columns(line)?;
        let [source, to_unicode, status, ..] = columns.as_slice() else { return None };
        let processed = unescaped(if to_unicode.is_empty() { source } else { to_unicode });
        let codes = status.trim_matches(['[', ']']).split(',').map(str::trim);
        let broken = codes.filter_map(|code| code.strip_prefix('B')?.parse().ok()).collect();
        Some(Self { source: (*source).to_owned(), processed, broken })
    }

    /// Whether the row is about the rule: it names a condition, or its name is a Bidi domain name.
    fn is_bidi(&self) -> bool {
        let holds_right_to_left =
            |text: &String| text.chars().any(|it| BidiClass::of(it).makes_label_right_to_left());
        !self.broken.is_empty() || self.processed.as_ref().is_some_and(holds_right_to_left)
    }
}

/// The text with `\uXXXX` and `\x{XXXX}` replaced; `None` where one is a surrogate.
pub(crate) fn unescaped(text: &str) -> Option<String> {
    if text == "\"\"" {
        return Some(String::new());
    }
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        plain.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let (digits, length) = match escape.strip_prefix("x{") {
            Some(braced) => {
                let end = braced.find('}').expect("a closing brace");
                (&braced[..end], end + 3)
            }
            None => (&escape[1..5], 5),
        };
        plain.push(char::from_u32(u32::from_str_radix(digits, 16).expect("hexadecimal"))?);
        rest = &escape[length..];
    }
    plain.push_str(rest);
    Some(plain)
}

/// The conditions that a name breaks, each once. Names with an empty label cannot be read, but the
/// file judges them: their other labels are tested one by one.
fn broken_by(text: &str) -> (Vec<u8>, bool) {
    let (labels, readable) = match Name::read(text, Notation::Unicode) {
        Ok(name) => (judge_name(&name).label_verdicts, true),
        Err(error) => {
            assert_eq!(error.error_kind, ReadErrorKind::EmptyLabel, "{text}");
            let labels = text.split(is_label_separator).filter(|label| !label.is_empty());
            (labels.map(|label| judge_label(&characters_of(label), 0)).collect(), false)
        }
    };
    let broken: BTreeSet<u8> = labels
        .iter()
        .flat_map(|label| &label.condition_verdicts)
        .filter(|condition| condition.condition_verdict == RuleVerdict::Violated)
        .map(|condition| condition.condition.number())
        .collect();
    (broken.into_iter().collect(), readable)
}

#[test]
fn the_bidi_rows_of_idna_test_v2() {
    let (mut ran, mut with_empty_label) = (0, 0);
    let mut disagreements = Vec::new();
    for row in rows().into_iter().filter(Row::is_bidi) {
        // Only a row with a surrogate would have nothing to test, and no bidi row has one.
        let text = row.processed.expect("scalar values");
        let (broken, readable) = broken_by(&text);
        ran += 1;
        with_empty_label += usize::from(!readable);
        if broken != row.broken {
            disagreements.push((row.source, broken, row.broken));
        }
    }
    assert_eq!((ran, with_empty_label), (3_961, 121));
    // The file is of Unicode 16, in which U+1ADC is unassigned and has the default class L. Unicode 17
    // made it a combining mark (NSM): the label begins with no letter, and condition 1 is all it breaks.
    let of_unicode_17 = ["\u{11133}\u{3002}\\u1ADC\u{10E7B}", "xn--v80d.xn--2rf1154i"];
    let expected = of_unicode_17.map(|source| (source.to_owned(), vec![1], vec![1, 5, 6]));
    assert_eq!(disagreements, expected);
    assert_eq!(BidiClass::of('\u{1ADC}'), BidiClass::NSM);
}
