//! How deeply a Fluent text nests placeables and arguments. The parser calls itself for each, so that what nests too deeply must
//! not reach it.

/// The most placeables, selectors and lists of arguments within each other.
pub(super) const MAX_NESTING: usize = 32;

/// Why a text is not given to the parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NestingError {
    /// It nests deeper than [`MAX_NESTING`] at this byte.
    TooDeep(usize),
    /// A line at this byte begins as a message does, and a placeable that begins at the other byte is still open. Where that is
    /// an error, the parser goes on at the line; else it is part of the placeable. Files that indent their lines have no such
    /// line.
    NotIndented { at: usize, opened_at: usize },
}

/// What is open at a byte.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// `{`, before the arrow of a selector.
    Placeable,
    /// The variants of a selector, which are text, up to a `}` that is the first of its line.
    Variants,
    /// `(` within a placeable.
    Arguments,
}

/// Whether a text may be parsed.
pub(super) fn check_nesting(text: &str) -> Result<(), NestingError> {
    deepest(text, MAX_NESTING).map(drop)
}

/// How deeply a text nests, up to its first error and again from each line on at which the parser goes on after an error.
fn deepest(text: &str, most: usize) -> Result<usize, NestingError> {
    let bytes = text.as_bytes();
    let mut open: Vec<Open> = Vec::new();
    let (mut at, mut line_start, mut opened_at, mut deepest) = (0, 0, 0, 0);
    while let Some(&byte) = bytes.get(at) {
        if at == line_start && (byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'#')) {
            if !open.is_empty() {
                return Err(NestingError::NotIndented { at, opened_at });
            }
            if byte == b'#' {
                at = line_end(bytes, at);
                continue;
            }
        }
        let mut opened = None;
        match (byte, open.last_mut()) {
            (b'\n', _) => line_start = at + 1,
            (b'{', _) => opened = Some(Open::Placeable),
            (b'}', Some(Open::Placeable)) => drop(open.pop()),
            (b'}', Some(Open::Variants)) if bytes[line_start..at].iter().all(|it| *it == b' ') => {
                open.pop();
            }
            (b'(', Some(Open::Placeable | Open::Arguments)) => opened = Some(Open::Arguments),
            (b')', Some(Open::Arguments)) => drop(open.pop()),
            (b'"', Some(Open::Placeable | Open::Arguments)) => at = literal_end(bytes, at),
            (b'-', Some(within @ Open::Placeable)) if bytes.get(at + 1) == Some(&b'>') => {
                *within = Open::Variants;
            }
            _ => {}
        }
        if let Some(opened) = opened {
            if open.is_empty() {
                opened_at = at;
            }
            open.push(opened);
            deepest = deepest.max(open.len());
            if deepest > most {
                return Err(NestingError::TooDeep(at));
            }
        }
        at += 1;
    }
    Ok(deepest)
}

/// The line end at or after a byte, or the end of the text.
fn line_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|it| *it == b'\n').map_or(bytes.len(), |it| from + it)
}

/// The last byte of a string literal that begins at this byte; the one before the line end where nothing closes it.
fn literal_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    loop {
        match bytes.get(at) {
            Some(b'"') => return at,
            Some(b'\n') | None => return at - 1,
            Some(b'\\') if !matches!(bytes.get(at + 1), Some(b'\n') | None) => at += 2,
            Some(_) => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
    use fluent_syntax::parser;
    use proptest::prelude::*;

    use super::{MAX_NESTING, NestingError, check_nesting};
    use crate::Catalogue;

    /// The deepest nesting of what the parser has read, of which nothing is deeper than the text.
    fn of_pattern(pattern: &Pattern<&str>) -> usize {
        let of = |it: &PatternElement<&str>| match it {
            PatternElement::TextElement { .. } => 0,
            PatternElement::Placeable { expression } => 1 + of_expression(expression),
        };
        pattern.elements.iter().map(of).max().unwrap_or(0)
    }

    fn of_expression(expression: &Expression<&str>) -> usize {
        match expression {
            Expression::Inline(inline) => of_inline(inline),
            Expression::Select { selector, variants } => {
                let of_variants = variants.iter().map(|it| of_pattern(&it.value)).max().unwrap_or(0);
                of_inline(selector).max(of_variants)
            }
        }
    }

    fn of_inline(inline: &InlineExpression<&str>) -> usize {
        let arguments = match inline {
            InlineExpression::Placeable { expression } => return 1 + of_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => arguments,
            InlineExpression::TermReference { arguments: Some(arguments), .. } => arguments,
            _ => return 0,
        };
        1 + arguments.positional.iter().map(of_inline).max().unwrap_or(0)
    }

    #[test]
    fn string_literals_and_text_do_not_nest() {
        let many = MAX_NESTING * 4;
        for text in [
            format!("a = {}\n", "{ \"{\" } (".repeat(many)),
            format!("a = {{ NUMBER(1, a: \"{}\") }}\n", "(".repeat(many)),
            format!("a = {{ $b ->\n   *[c] {}\n }}\n", "( \" ".repeat(many)),
            format!("# {}\na = b {}\n", "{".repeat(many), "(\"".repeat(many)),
            format!("a = {{ \"\\\"{}\" }}\n", "{".repeat(many)),
            Catalogue::ENGLISH_TEXT.to_owned(),
        ] {
            assert!(parser::parse(text.as_str()).is_ok(), "{text}");
            assert_eq!(check_nesting(&text), Ok(()), "{text}");
        }
    }

    #[test]
    fn the_bound_is_exact() {
        let nested = |depth: usize| format!("a = {}1{}\n", "{ ".repeat(depth), " }".repeat(depth));
        assert_eq!(check_nesting(&nested(MAX_NESTING)), Ok(()));
        let deepest = nested(MAX_NESTING + 1);
        assert_eq!(check_nesting(&deepest), Err(NestingError::TooDeep("a = ".len() + 2 * MAX_NESTING)));
    }

    proptest! {
        /// Whatever is in a text, with or without errors, the parser finds nothing in it that nests deeper than is counted here.
        #[test]
        fn the_parser_finds_nothing_deeper(pieces in prop::collection::vec(prop::sample::select(vec![
            "{", "{ ", " }", "}", "(", ")", "\"", "\\", "->\n", "{ $c ->\n *[b] ", "\n", "\n ", " [a] ", "*[b] ", "$c", "NUMBER(", "-d(", "1", "e",
            "\na = ", "\n-f = ", "\n .g = ", "#", "\n# ", ",", "\r\n", "\t", "\n }",
        ]), 0..80), depth in 1_usize..6) {
            let text = format!("a = {}{}", "{ ".repeat(depth), pieces.concat());
            let resource = parser::parse(text.as_str()).unwrap_or_else(|it| it.0);
            let deepest = resource.body.iter().map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(it) => {
                    let attributes = it.attributes.iter().map(|it| of_pattern(&it.value));
                    it.value.iter().map(of_pattern).chain(attributes).max().unwrap_or(0)
                }
                fluent_syntax::ast::Entry::Term(it) => of_pattern(&it.value),
                _ => 0,
            }).max().unwrap_or(0);
            prop_assert!(super::deepest(&text, usize::MAX).ok().is_none_or(|counted| counted >= deepest), "{text:?}");
        }
    }
}
