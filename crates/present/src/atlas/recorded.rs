//! What other programs were recorded to display.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;

use super::{AtlasAnswer, AtlasPart, Disagreement, Peer, answer_text, atlas, scalars};

/// What a program was recorded to display of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedDisplay {
    /// Its name and version, without that of its Unicode data.
    pub program: &'static str,
    /// The positions of the visible characters from left to right, in words, and whether this is the standard's order; `None` where
    /// nothing is recorded.
    pub order: Option<(String, bool)>,
}

/// For each program that was asked about displays, what it was recorded to display of this name in a paragraph of this direction.
pub fn recorded_displays(characters: &[Character], direction: Direction) -> Vec<RecordedDisplay> {
    let survey = atlas().survey(AtlasPart::Displays);
    let is_it = |it: &&Disagreement| {
        it.paragraph == Some(direction) && scalars(&it.name).eq(characters.iter().map(|it| it.scalar))
    };
    let recorded = survey.disagreements.iter().find(is_it);
    let of_peer = |(id, peer): (&String, &'static Peer)| {
        let order = recorded.and_then(|it| {
            let answer = it.answers.get(id)?.as_ref()?;
            matches!(answer, AtlasAnswer::Order(_))
                .then(|| (answer_text(Some(answer)), answer.is_same(&it.standard)))
        });
        let program = peer.version.split(", Unicode").next().unwrap_or_default();
        RecordedDisplay { program, order }
    };
    survey.peers.iter().map(of_peer).collect()
}
