//! The reports on the links of a text by both sets of rules.

use super::links::next_place;
use super::report::{Found, found_in_paragraph};
use super::{Grammar, IdentifierReport, LinkComparison, TextParagraphs};

/// A place of a text where one of the two sets of rules finds a link, and what is reported of it.
#[derive(Clone, Debug)]
pub struct ComparedReports {
    /// What both find there; the controls of a construction stand within a link.
    pub place: LinkComparison,
    /// The reports on what the rules of the grammar find; where they find nothing, on what the others do.
    pub reports: Vec<IdentifierReport>,
}

/// The reports on the links of a text by both sets of rules, in order: those of the rules of the grammar are those of
/// [`report`](super::report()). Each is made when the iterator reaches it.
pub fn compared_reports(text: &str, grammar: Grammar) -> impl Iterator<Item = ComparedReports> {
    let others = Grammar { links: grammar.links.other(), ..grammar };
    TextParagraphs::new(text).enumerate().flat_map(move |(index, paragraph)| {
        let links = |grammar| found_in_paragraph(text, index, &paragraph, grammar).peekable();
        let (mut found, mut other) = (links(grammar), links(others));
        std::iter::from_fn(move || {
            let places = next_place(&mut found, &mut other, |it: &Found| it.identifier().extent())?;
            let [found, other] =
                places.each_ref().map(|it| it.iter().map(|it| it.identifier().clone()).collect());
            let reported = places.into_iter().find(|it| !it.is_empty()).unwrap_or_default();
            let reports = reported.into_iter().map(|it| it.into_report(text, index)).collect();
            Some(ComparedReports { place: LinkComparison { found, other }, reports })
        })
    })
}
