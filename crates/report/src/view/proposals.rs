//! What the panes of the proposals show below the display: the directional controls that produce it, and section 4.3
//! of Dürst's draft.

use crate::interpretation::{DocumentInterpretationNote, display_interpretation_notes};
use crate::titles::Titled;
use crate::words::finding::finding_rule_text;
use crate::words::list::comma_separator;
use bidiscope_bidi::name::{Character, Input, code_point, text_of};
use bidiscope_bidi::order::components::{DuerstOrderComparison, compare_component_and_uba_orders};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, InsertionPlan, Strategy, isolates};
use bidiscope_words::message;

/// The name with the directional controls by which a proposal is displayed as it should, to be drawn with visible
/// controls.
#[derive(Clone, Debug)]
pub struct TextWithControlsView {
    /// Which controls they are, in a few words.
    pub controls_title: &'static str,
    /// The text with its controls, in logical order.
    pub characters_with_controls: Vec<Character>,
    /// Its display order by the UBA.
    pub display_order: DisplayOrder,
    /// The number of inserted controls.
    pub inserted_control_count: usize,
    /// The name with the corresponding HTML elements and attributes, where there are such; else `None`.
    pub equivalent_html: Option<String>,
}

impl TextWithControlsView {
    /// The text with its controls in logical order, to be copied.
    pub fn text_with_controls(&self) -> String {
        text_of(&self.characters_with_controls)
    }

    fn new(
        title: &'static str,
        characters: &[Character],
        marked: &InsertionPlan,
        environment: Direction,
        equivalent_html: Option<String>,
    ) -> Self {
        let characters = marked.characters_with_insertions(characters);
        let order = match environment {
            Direction::LeftToRight => Strategy::UbaLtr.order(&characters),
            Direction::RightToLeft => Strategy::UbaRtl.order(&characters),
        };
        Self {
            controls_title: title,
            characters_with_controls: characters,
            display_order: order,
            inserted_control_count: marked.inserted().len(),
            equivalent_html,
        }
    }
}

/// The display by section 4.3 of Dürst's draft, where it differs from section 4.2.
#[derive(Clone, Debug)]
pub struct OrderWithControlsView {
    /// The display order with his controls.
    pub order: DisplayOrder,
    /// Which components differ, in a sentence.
    pub caption: String,
}

/// A restriction of section 5 of Dürst's draft that the name violates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuerstRestrictionViolationView {
    /// Which restriction is violated, and by which characters, in a sentence.
    pub violation_sentence: String,
    /// The text of the restriction.
    pub restriction_text: String,
    /// The violating characters, by logical position from 0.
    pub violating_logical_indices: Vec<usize>,
}

/// What the pane of a proposal shows below its display.
#[derive(Clone, Debug, Default)]
pub struct ProposalView {
    /// The display by section 4.3 of Dürst's draft, where it differs; else `None`.
    pub order_with_controls: Option<OrderWithControlsView>,
    /// The violated restrictions.
    pub restriction_violations: Vec<DuerstRestrictionViolationView>,
    /// The name with its directional controls; `None` where the strategy inserts none.
    pub text_with_controls: Option<TextWithControlsView>,
    /// How unclear or wrong places of the documents are interpreted here.
    pub interpretation_notes: Vec<DocumentInterpretationNote>,
}

/// What the pane of a display shows below it.
pub(super) fn proposal(name: &Input, display: &DisplayConfig) -> ProposalView {
    let characters = &display.reclassified_characters(name.characters());
    let readings = display_interpretation_notes(display, name.characters()).collect();
    ProposalView { interpretation_notes: readings, ..with_marks(characters, display) }
}

fn with_marks(characters: &[Character], display: &DisplayConfig) -> ProposalView {
    if display.strategy() == Strategy::Components {
        return components(characters);
    }
    let Some(marked) = display.insertion_plan(characters) else { return ProposalView::default() };
    let (title, html) = match display.strategy() {
        Strategy::Fields => (message!(marked_davis).static_text(), None),
        Strategy::Isolates => {
            let html =
                isolates::html_with_isolates(characters, display.choices().direction_within_field.into());
            (Strategy::Isolates.short_title(), Some(html))
        }
        _ => (message!(marked_custom).static_text(), None),
    };
    let paragraph = display.choices().paragraph_direction.direction().unwrap_or(Direction::LeftToRight);
    let marked = TextWithControlsView::new(title, characters, &marked, paragraph, html);
    ProposalView { text_with_controls: Some(marked), ..ProposalView::default() }
}

fn components(characters: &[Character]) -> ProposalView {
    let DuerstOrderComparison {
        control_insertions: insertions,
        uba_order_with_controls: order_with_insertions,
        differing_component_indices: differing,
        restriction_violations: findings,
        ..
    } = compare_component_and_uba_orders(characters);
    let aside = (!differing.is_empty()).then(|| {
        let numbers: Vec<String> = differing.iter().take(6).map(|it| (it + 1).to_string()).collect();
        let more = if differing.len() > 6 { " \u{2026}" } else { "" };
        let components = format!("{}{more}", numbers.join(comma_separator()));
        let caption = message!(marked_components, count = differing.len(), components = components);
        let caption = caption.to_string();
        OrderWithControlsView { order: order_with_insertions, caption }
    });
    let restrictions = findings.into_iter().map(|finding| {
        const MAX_LISTED: usize = 4;
        let named = |&at: &usize| {
            let character = code_point(characters[at].scalar);
            message!(character_at, character = character, position = at + 1).to_string()
        };
        let list: Vec<String> = finding.characters.iter().take(MAX_LISTED).map(named).collect();
        DuerstRestrictionViolationView {
            violation_sentence: message!(
                restriction_violated,
                number = finding.restriction.number(),
                characters = list.join(comma_separator()),
                more = finding.characters.len().saturating_sub(MAX_LISTED)
            )
            .to_string(),
            restriction_text: finding_rule_text(finding.restriction.into()),
            violating_logical_indices: finding.characters,
        }
    });
    let restrictions = restrictions.collect();
    let ltr = Direction::LeftToRight;
    let marked =
        TextWithControlsView::new(message!(marked_durst).static_text(), characters, &insertions, ltr, None);
    ProposalView {
        order_with_controls: aside,
        restriction_violations: restrictions,
        text_with_controls: Some(marked),
        ..ProposalView::default()
    }
}
