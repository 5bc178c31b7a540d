//! Phone numbers and formulas, which section VI of Atkin et al. (2001) names beside domain names as elements that are
//! found before text is reordered, "within some reasonable range of error".

use super::IdentifierKind;

/// The phone number or formula at the beginning of this text, and its length in bytes.
pub(super) fn number_at(text: &str) -> Option<(IdentifierKind, usize)> {
    let phone_number = phone_number_length(text).map(|it| (IdentifierKind::PhoneNumber, it));
    phone_number.or_else(|| formula_length(text).map(|it| (IdentifierKind::Formula, it)))
}

/// The length of the run of characters that a formula can have, in bytes.
pub(super) fn run_length(text: &str) -> usize {
    text.find(|it: char| !(it.is_ascii_alphanumeric() || is_operator(it) || "=().,_".contains(it)))
        .unwrap_or(text.len())
}

/// A phone number: `+` and groups of digits, or at least three groups with hyphens between them. It has 7 to 15 digits
/// (ITU-T E.164, section 6).
fn phone_number_length(text: &str) -> Option<usize> {
    let is_international = text.starts_with('+');
    let separators: &[char] = if is_international { &['-', '.', ' ', '(', ')'] } else { &['-'] };
    let (mut at, mut digits, mut groups, mut end) = (usize::from(is_international), 0, 0, 0);
    loop {
        let count = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        if count == 0 {
            break;
        }
        (digits, groups) = (digits + count, groups + 1);
        at += count;
        end = at;
        // Such as `) ` between two groups.
        let between = text[at..].chars().take(2).take_while(|it| separators.contains(it)).count();
        if between == 0 || digits > 15 {
            break;
        }
        at += between;
    }
    let is_number = (7..=15).contains(&digits) && (is_international || groups >= 3);
    (is_number && !text[end..].starts_with(|it: char| it.is_alphanumeric() || it == '@')).then_some(end)
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
