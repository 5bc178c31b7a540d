//! The reports on the identifiers of a text.

use super::marked;
use super::{Grammar, IdentifierReport, Identifiers, Paragraph, TextParagraphs};

/// The reports on the identifiers of a text, in order. Each is made when the iterator reaches it.
pub fn identifier_reports(text: &str, grammar: Grammar) -> impl Iterator<Item = IdentifierReport> {
    TextParagraphs::new(text)
        .enumerate()
        .flat_map(move |(index, paragraph)| report_in_paragraph(text, index, &paragraph, grammar))
}

/// The reports on the identifiers of a paragraph of this text, the one with this index, in order.
fn report_in_paragraph<'a>(
    text: &'a str,
    index: usize,
    paragraph: &Paragraph,
    grammar: Grammar,
) -> impl Iterator<Item = IdentifierReport> + use<'a> {
    let mut marked = marked::identifiers(text, index, paragraph, grammar).into_iter().peekable();
    let mut found = Identifiers::in_paragraph(text, paragraph, grammar).peekable();
    std::iter::from_fn(move || {
        let Some(next) = marked.peek().map(|it| it.extent.clone()) else {
            return found.next().map(|it| IdentifierReport::new(text, index, &it));
        };
        if let Some(before) = found.next_if(|it| it.span_with_port().bytes.end <= next.start) {
            return Some(IdentifierReport::new(text, index, &before));
        }
        // What the controls have split.
        while found.next_if(|it| it.span.bytes.start < next.end).is_some() {}
        marked.next().map(|it| it.report)
    })
}
