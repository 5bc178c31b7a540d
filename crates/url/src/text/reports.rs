//! The reports on the identifiers of a text.

use super::marked;
use super::{
    Paragraph, ResourceIdentifierGrammar, ResourceIdentifierReport, ResourceIdentifiers, TextParagraphs,
};

/// The reports on the identifiers of a text, in order. Each is made when the iterator reaches it.
pub fn resource_identifier_reports(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
) -> impl Iterator<Item = ResourceIdentifierReport> {
    TextParagraphs::new(text)
        .enumerate()
        .flat_map(move |(index, paragraph)| report_in_paragraph(text, index, &paragraph, identifier_grammar))
}

/// The reports on the identifiers of a paragraph of this text, the one with this index, in order.
fn report_in_paragraph<'a>(
    text: &'a str,
    index: usize,
    paragraph: &Paragraph,
    grammar: ResourceIdentifierGrammar,
) -> impl Iterator<Item = ResourceIdentifierReport> + use<'a> {
    let mut marked = marked::identifiers(text, index, paragraph, grammar).into_iter().peekable();
    let mut found = ResourceIdentifiers::in_paragraph(text, paragraph, grammar).peekable();
    std::iter::from_fn(move || {
        let Some(next) = marked.peek().map(|it| it.extent.clone()) else {
            return found.next().map(|it| ResourceIdentifierReport::new(text, index, &it));
        };
        if let Some(before) =
            found.next_if(|it| it.span_including_ignored_port().byte_range.end <= next.start)
        {
            return Some(ResourceIdentifierReport::new(text, index, &before));
        }
        // What the controls have split.
        while found.next_if(|it| it.span.byte_range.start < next.end).is_some() {}
        marked.next().map(|it| it.report)
    })
}
