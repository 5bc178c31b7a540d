//! What the panes of the proposals for identifiers show beside their display: the marks that bring it
//! about, and what section 4.3 of Dürst's draft makes of the name.

use crate::interpretation::{DocumentReading, readings_of};
use bidiscope_bidi::name::{Character, Name, code_point, text_of};
use bidiscope_bidi::order::components::{Comparison, compare};
use bidiscope_bidi::order::restrictions::statement;
use bidiscope_bidi::order::{Direction, Display, DisplayOrder, Marked, Strategy, isolates};

/// A name with the marks of one of the constructions, to be drawn with its marks visible.
#[derive(Clone, Debug)]
pub struct MarkedView {
    /// What the marks are, in a few words.
    pub title: &'static str,
    /// The marked text, in logical order.
    pub characters: Vec<Character>,
    /// How the UBA shows it.
    pub order: DisplayOrder,
    /// How many marks were put in.
    pub marks: usize,
    /// The same as HTML, where there is such a form.
    pub html: Option<String>,
}

impl MarkedView {
    /// The marked text, ready to be copied.
    pub fn text(&self) -> String {
        text_of(&self.characters)
    }

    fn new(
        title: &'static str,
        characters: &[Character],
        marked: &Marked,
        environment: Direction,
        html: Option<String>,
    ) -> Self {
        let characters = marked.characters(characters);
        let order = match environment {
            Direction::LeftToRight => Strategy::UbaLtr.order(&characters),
            Direction::RightToLeft => Strategy::UbaRtl.order(&characters),
        };
        Self { title, characters, order, marks: marked.inserted().len(), html }
    }
}

/// What section 4.3 of Dürst's draft shows where it differs from section 4.2.
#[derive(Clone, Debug)]
pub struct AsideView {
    /// The order by his marks.
    pub order: DisplayOrder,
    /// Which components differ, in a sentence.
    pub caption: String,
}

/// A restriction of his section 5 that the name breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestrictionView {
    /// What is broken, and where.
    pub sentence: String,
    /// What the restriction says.
    pub statement: &'static str,
    /// The offending characters.
    pub characters: Vec<usize>,
}

/// What stands under the display of a proposal.
#[derive(Clone, Debug, Default)]
pub struct ProposalView {
    /// The same by section 4.3, where it differs.
    pub aside: Option<AsideView>,
    /// The restrictions that are broken.
    pub restrictions: Vec<RestrictionView>,
    /// The name with its marks.
    pub marked: Option<MarkedView>,
    /// How the documents are read here, where they are unclear or err.
    pub readings: Vec<DocumentReading>,
}

/// What the pane of a display shows under it.
pub(super) fn proposal(name: &Name, display: &Display) -> ProposalView {
    let characters = &display.classified(name.characters());
    let readings = readings_of(display, name.characters()).collect();
    ProposalView { readings, ..with_marks(characters, display) }
}

fn with_marks(characters: &[Character], display: &Display) -> ProposalView {
    if display.strategy() == Strategy::Components {
        return components(characters);
    }
    let Some(marked) = display.marked(characters) else { return ProposalView::default() };
    let (title, html) = match display.strategy() {
        Strategy::Fields => ("Davis\u{2019}s marks", None),
        Strategy::Isolates => ("isolates", Some(isolates::html(characters, display.label_isolate()))),
        _ => ("marks", None),
    };
    let marked = MarkedView::new(title, characters, &marked, display.environment(), html);
    ProposalView { marked: Some(marked), ..ProposalView::default() }
}

fn components(characters: &[Character]) -> ProposalView {
    let Comparison { marked, marked_order, differing, findings, .. } = compare(characters);
    let aside = (!differing.is_empty()).then(|| {
        let numbers: Vec<String> = differing.iter().take(6).map(ToString::to_string).collect();
        let more = if differing.len() > 6 { " \u{2026}" } else { "" };
        let noun = if differing.len() == 1 { "component" } else { "components" };
        let caption = format!("Section 4.3\u{2019}s marks show {noun} {}{more} so:", numbers.join(", "));
        AsideView { order: marked_order, caption }
    });
    let restrictions = findings.into_iter().map(|finding| {
        const MOST: usize = 4;
        let named = |&at: &usize| format!("{} at {at}", code_point(characters[at].scalar));
        let mut list: Vec<String> = finding.characters.iter().take(MOST).map(named).collect();
        if finding.characters.len() > MOST {
            list.push("\u{2026}".to_owned());
        }
        RestrictionView {
            sentence: format!("Restriction {}: {}", finding.restriction, list.join(", ")),
            statement: statement(finding.restriction),
            characters: finding.characters,
        }
    });
    let restrictions = restrictions.collect();
    let ltr = Direction::LeftToRight;
    let marked = MarkedView::new("D\u{FC}rst\u{2019}s marks", characters, &marked, ltr, None);
    ProposalView { aside, restrictions, marked: Some(marked), ..ProposalView::default() }
}
