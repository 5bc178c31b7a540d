//! Why each of Dürst's components has the direction that it has.

use crate::name::Character;

use super::claim::{Neighbour, ParagraphCause, Whom};
use super::step::{Detail, Step};

/// Says of each component's paragraph by which of its characters it runs as it does.
pub(super) fn tell_causes(steps: &mut [Step], characters: &[Character]) {
    let paragraphs = steps.iter_mut().find_map(|step| match &mut step.detail {
        Detail::Paragraphs { paragraphs } => Some(paragraphs),
        _ => None,
    });
    for paragraph in paragraphs.into_iter().flatten() {
        let decides = |at: &usize| characters[*at].class.makes_label_right_to_left();
        let holds = (paragraph.start..paragraph.end).find(decides);
        paragraph.cause = holds.map_or(ParagraphCause::ComponentHoldsNone, |at| {
            ParagraphCause::ComponentHolds(Neighbour { whom: Whom::Name(at), class: characters[at].class })
        });
    }
}
