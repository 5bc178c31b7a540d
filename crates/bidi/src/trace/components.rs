//! The reason for the direction of each of Dürst's components.

use crate::name::Character;

use super::explanation_data::{CharRef, Neighbour, ParagraphCause};
use super::step::{Detail, Step};

/// Sets the cause of each component's paragraph to the character that decides its direction.
pub(super) fn set_causes(steps: &mut [Step], characters: &[Character]) {
    let paragraphs = steps.iter_mut().find_map(|step| match &mut step.detail {
        Detail::Paragraphs { paragraphs } => Some(paragraphs),
        _ => None,
    });
    for paragraph in paragraphs.into_iter().flatten() {
        let decides = |at: &usize| characters[*at].class.makes_label_right_to_left();
        let holds = (paragraph.start..paragraph.end).find(decides);
        paragraph.cause = holds.map_or(ParagraphCause::ComponentContainsNone, |at| {
            ParagraphCause::ComponentContains(Neighbour {
                character: CharRef::Name(at),
                class: characters[at].class,
            })
        });
    }
}
