//! The entry in a line of a table.

use crate::error::RulesetErrorKind;

use super::form::TableForm;

/// An entry: a code point, a sequence or a range, with its variants.
pub(super) struct Entry {
    /// The line, from 1.
    pub(super) line: usize,
    /// The code points; of a range the first one.
    pub(super) code_points: Box<[char]>,
    /// The last code point of a range.
    pub(super) last: Option<char>,
    pub(super) references: Vec<String>,
    /// The preferred variants of RFC 3743.
    pub(super) preferred: Vec<TableVariant>,
    /// Whether it has preferred variants of RFC 3743 and is none of them itself.
    pub(super) is_not_preferred: bool,
    /// The character variants of RFC 3743, or the variants of RFC 4290.
    pub(super) variants: Vec<TableVariant>,
    pub(super) comment: Option<String>,
}

/// A variant, with the numbers of its references.
pub(super) struct TableVariant {
    pub(super) code_points: Box<[char]>,
    pub(super) references: Vec<String>,
}

impl Entry {
    /// All variants, the preferred ones first.
    pub(super) fn all_variants(&self) -> impl Iterator<Item = &TableVariant> {
        self.preferred.iter().chain(&self.variants)
    }
}

/// The entry of a line, with the form of the table where the line shows it; `None` where the line does not begin with a code
/// point.
///
/// # Errors
/// It begins with one, and goes on as no entry does.
pub(super) fn entry(
    line: &str,
    number: usize,
) -> Result<Option<(Entry, Option<TableForm>)>, RulesetErrorKind> {
    let (fields, comment) = match line.split_once('#') {
        Some((fields, comment)) => (fields.trim(), Some(comment.trim().to_owned())),
        None => (line.trim(), None),
    };
    let comment = comment.filter(|it| !it.is_empty());
    let first = fields.split([';', '|']).next().unwrap_or_default();
    if !begins_with_code_point(first, fields.len() > first.len()) {
        return Ok(None);
    }
    let wrong = |text: &str| RulesetErrorKind::NotAnEntry(text.trim().to_owned());
    let is_list = |text: &str, between: char| {
        let parts = text.split(between).map(str::trim).filter(|it| !it.is_empty());
        parts.map(|it| variant(it).ok_or_else(|| wrong(it))).collect::<Result<Vec<_>, _>>()
    };
    let mut entry = Entry {
        line: number,
        code_points: [].into(),
        last: None,
        references: Vec::new(),
        preferred: Vec::new(),
        is_not_preferred: false,
        variants: Vec::new(),
        comment,
    };
    let form = match (fields.contains(';'), fields.split_once('|')) {
        (true, None) => {
            let mut further = fields.split(';').skip(1);
            // A comma may also stand between numbers of references.
            entry.preferred = comma_list(further.next().unwrap_or_default())?;
            entry.variants = comma_list(further.next().unwrap_or_default())?;
            if let Some(more) = further.find(|it| !it.trim().is_empty()) {
                return Err(wrong(more));
            }
            Some(TableForm::Rfc3743)
        }
        (false, Some((_, variants))) => {
            entry.variants = is_list(variants, ':')?;
            Some(TableForm::Rfc4290)
        }
        (true, Some(_)) => return Err(wrong(fields)),
        (false, None) => None,
    };
    if let Some((one, last)) = first.split_once("..") {
        let ends = (code_point(one.trim()), code_point(last.trim()));
        let (Some(one), Some(last)) = ends else { return Err(wrong(first)) };
        if last < one {
            return Err(RulesetErrorKind::ReversedRange);
        }
        if entry.all_variants().next().is_some() {
            return Err(wrong(fields));
        }
        (entry.code_points, entry.last) = ([one].into(), Some(last));
    } else {
        let TableVariant { code_points, references } = variant(first).ok_or_else(|| wrong(first))?;
        (entry.code_points, entry.references) = (code_points, references);
    }
    let own = entry.code_points.clone();
    entry.is_not_preferred =
        !entry.preferred.is_empty() && entry.preferred.iter().all(|it| it.code_points != own);
    // A variant that is the entry itself says nothing more.
    for variants in [&mut entry.preferred, &mut entry.variants] {
        variants.retain(|it| it.code_points != own);
        let mut seen: Vec<Box<[char]>> = Vec::new();
        variants.retain(|it| {
            let is_new = !seen.contains(&it.code_points);
            seen.push(it.code_points.clone());
            is_new
        });
    }
    let preferred: Vec<Box<[char]>> = entry.preferred.iter().map(|it| it.code_points.clone()).collect();
    entry.variants.retain(|it| !preferred.contains(&it.code_points));
    Ok(Some((entry, form)))
}

/// Whether a field begins with a code point. Without `U+` it is one only where further fields, or nothing else, follow: words may
/// be of such letters too.
fn begins_with_code_point(field: &str, has_further: bool) -> bool {
    let field = field.trim();
    if field.starts_with("U+") || field.starts_with("u+") {
        return true;
    }
    let first = field.split([' ', '(', '.', '-']).next().unwrap_or_default();
    code_point(first).is_some() && (has_further || variant(field).is_some())
}

/// Variants with commas between them, which also stand between the numbers in parentheses.
fn comma_list(text: &str) -> Result<Vec<TableVariant>, RulesetErrorKind> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, it) in text.char_indices() {
        match it {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    let parts = parts.into_iter().map(str::trim).filter(|it| !it.is_empty());
    parts.map(|it| variant(it).ok_or_else(|| RulesetErrorKind::NotAnEntry(it.to_owned()))).collect()
}

/// Code points joined by spaces or hyphens, each perhaps with numbers of references in parentheses.
fn variant(text: &str) -> Option<TableVariant> {
    let mut references: Vec<String> = Vec::new();
    let mut code_points = Vec::new();
    for part in text.split([' ', '\t', '-']).filter(|it| !it.is_empty()) {
        let (scalar, numbers) = match part.split_once('(') {
            Some((scalar, numbers)) => (scalar, numbers.strip_suffix(')')?),
            None => (part, ""),
        };
        // What follows a space may be numbers alone.
        if !scalar.is_empty() {
            code_points.push(code_point(scalar)?);
        }
        for number in numbers.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            if !number.bytes().all(|it| it.is_ascii_digit()) {
                return None;
            }
            if !references.iter().any(|it| it == number) {
                references.push(number.to_owned());
            }
        }
    }
    let code_points: Box<[char]> = code_points.into();
    (!code_points.is_empty()).then_some(TableVariant { code_points, references })
}

/// A code point of four to six hexadecimal digits in either case, perhaps with `U+` before them.
fn code_point(text: &str) -> Option<char> {
    let digits = text.strip_prefix("U+").or_else(|| text.strip_prefix("u+")).unwrap_or(text);
    if !(4..=6).contains(&digits.len()) || !digits.bytes().all(|it| it.is_ascii_hexdigit()) {
        return None;
    }
    char::from_u32(u32::from_str_radix(digits, 16).ok()?)
}
