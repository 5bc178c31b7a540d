//! Phone numbers and formulas, which section VI of Atkin et al. (2001) names beside domain names as elements that are
//! found before text is reordered, "within some reasonable range of error".

use super::ResourceIdentifierKind;

/// The phone number or formula at the beginning of this text, and its length in bytes.
pub(super) fn number_at(text: &str) -> Option<(ResourceIdentifierKind, usize)> {
    let phone_number = phone_number_length(text).map(|it| (ResourceIdentifierKind::PhoneNumber, it));
    phone_number.or_else(|| formula_length(text).map(|it| (ResourceIdentifierKind::ArithmeticFormula, it)))
}

/// The length of the run of characters that a formula can have, in bytes.
pub(super) fn run_length(text: &str) -> usize {
    text.find(|it: char| !(it.is_ascii_alphanumeric() || is_operator(it) || "=().,_".contains(it)))
        .unwrap_or(text.len())
}

/// A phone number of 7 to 15 digits (ITU-T E.164, section 6): `+` and groups of digits, or at least three groups with hyphens
/// between them, or with spaces where the first begins with the national prefix 0, perhaps in brackets (ITU-T E.123). A date
/// is none.
fn phone_number_length(text: &str) -> Option<usize> {
    let is_international = text.starts_with('+');
    let is_bracketed = text.starts_with("(0");
    let separators: &[char] = match () {
        () if is_international => &['-', '.', ' ', '\u{A0}', '(', ')'],
        () if is_bracketed || text.starts_with('0') => &['-', ' ', '\u{A0}', ')'],
        () => &['-'],
    };
    let mut groups: Vec<&str> = Vec::new();
    let (mut at, mut digits, mut end) = (usize::from(is_international || is_bracketed), 0, 0);
    loop {
        let count = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        if count == 0 {
            break;
        }
        groups.push(&text[at..at + count]);
        digits += count;
        at += count;
        end = at;
        // Such as `) ` between two groups.
        let between = text[at..].chars().take(2).take_while(|it| separators.contains(it));
        let between: String = between.collect();
        let closes = between.starts_with(')');
        let is_separator = is_international || closes == (is_bracketed && groups.len() == 1);
        if between.is_empty() || !is_separator || digits > 15 {
            break;
        }
        at += between.len();
    }
    let is_national = groups.len() >= 3 && !is_date(&groups);
    let is_number = (7..=15).contains(&digits) && (is_international || is_national);
    (is_number && !text[end..].starts_with(|it: char| it.is_alphanumeric() || it == '@')).then_some(end)
}

/// Whether the groups are a year, a month and a day, in this order (ISO 8601) or with the year at the end.
fn is_date(groups: &[&str]) -> bool {
    let &[first, second, third] = groups else { return false };
    let (year, others) = if first.len() == 4 { (first, [second, third]) } else { (third, [first, second]) };
    let is_month_or_day = |it: &&str| it.len() <= 2 && it.parse().is_ok_and(|it: u8| (1..=31).contains(&it));
    year.len() == 4 && others.iter().all(is_month_or_day)
}

/// A formula: letters, digits and operators without spaces, with an equals sign between two sides and another operator.
fn formula_length(text: &str) -> Option<usize> {
    let run = balanced(&text[..run_length(text)]).trim_end_matches(['.', ',']);
    // Brackets around all of it belong to the text.
    if run.strip_prefix('(').is_some_and(|inner| balanced(inner).len() + 1 >= inner.len()) {
        return None;
    }
    let (left, right) = run.split_once('=')?;
    let has_operand = |side: &str| side.contains(|it: char| it.is_ascii_alphanumeric());
    let is_formula = has_operand(left) && has_operand(right) && run.contains(is_operator);
    let goes_on = text[run.len()..].starts_with(char::is_alphanumeric);
    (is_formula && !goes_on).then_some(run.len())
}

/// The text up to a bracket that closes none of its own.
fn balanced(text: &str) -> &str {
    let mut open = 0_usize;
    for (at, scalar) in text.char_indices() {
        match scalar {
            '(' => open += 1,
            ')' if open == 0 => return &text[..at],
            ')' => open -= 1,
            _ => {}
        }
    }
    text
}

fn is_operator(scalar: char) -> bool {
    matches!(scalar, '+' | '-' | '*' | '/' | '^')
}
