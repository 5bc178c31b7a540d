//! A run, split into pieces of one script and one face.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use crate::name::{Character, is_mark, text_of};
use crate::order::{Direction, DisplayOrder};

use super::faces::{FaceId, Faces};
use super::script::{self, Belonging, Script, belonging, is_control, is_ignorable, is_space};
use super::stretch::{MOST_IN_A_CELL, stretches};

/// What the layout asks of a line's characters, in logical order.
pub(super) struct LineText<'a> {
    pub(super) characters: &'a [Character],
    pub(super) scalars: Vec<char>,
    /// For each character the direction of its run.
    pub(super) directions: Vec<Direction>,
    /// For each character, and for the end, whether a grapheme cluster begins there. One begins
    /// wherever a run does, since its parts stand in different places on the screen, and where one has
    /// [`MOST_IN_A_CELL`] characters: a cell so wide could be neither pointed at nor shaped.
    pub(super) is_start: Vec<bool>,
}

impl<'a> LineText<'a> {
    pub(super) fn new(characters: &'a [Character], order: &DisplayOrder) -> Self {
        let mut is_start = vec![false; characters.len() + 1];
        is_start[characters.len()] = true;
        let mut index = 0;
        for grapheme in text_of(characters).graphemes(true) {
            let end = index + grapheme.chars().count();
            (index..end).step_by(MOST_IN_A_CELL).for_each(|it| is_start[it] = true);
            index = end;
        }
        let mut directions = vec![order.paragraph(); characters.len()];
        for run in order.runs() {
            directions[run.logical.clone()].fill(run.direction);
            is_start[run.logical.start] = true;
            is_start[run.logical.end] = true;
        }
        let scalars = characters.iter().map(|it| it.scalar).collect();
        Self { characters, scalars, directions, is_start }
    }

    /// The grapheme clusters of a stretch that begins and ends with one.
    pub(super) fn graphemes(&self, stretch: Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let mut start = stretch.start;
        std::iter::from_fn(move || {
            if start >= stretch.end {
                return None;
            }
            let end = (start + 1..stretch.end).find(|&it| self.is_start[it]).unwrap_or(stretch.end);
            let grapheme = start..end;
            start = end;
            Some(grapheme)
        })
    }
}

/// A stretch of a run that is treated in one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RunPiece {
    pub(super) characters: Range<usize>,
    pub(super) content: Content,
}

/// What is done with a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// It is shaped.
    Text {
        face: FaceId,
        script: Script,
        /// Whether it begins with a mark that has no base, which is shown on U+25CC.
        dotted_circle: bool,
    },
    /// One character that no face has.
    Missing,
    /// One control character.
    Control,
}

/// The pieces of a run, in logical order; each as short as a shaper can take it.
pub(super) fn pieces(text: &LineText<'_>, run: Range<usize>, faces: &Faces) -> Vec<RunPiece> {
    let scripts = script::scripts(text.characters, run.clone());
    let mut pieces = Pieces::default();
    for grapheme in text.graphemes(run.clone()) {
        let scalars = &text.scalars[grapheme.clone()];
        let script = scripts[grapheme.start - run.start];
        if scalars.iter().any(|&scalar| is_control(scalar)) {
            pieces.push_each(grapheme, |_| Content::Control);
        } else if scalars.iter().all(|&scalar| is_ignorable(scalar)) {
            pieces.push_ignorable(grapheme);
        } else if let Some(content) = content(scalars, script, faces) {
            pieces.push(grapheme, content);
        } else {
            pieces.push_each(grapheme.clone(), |index| {
                content(&text.scalars[index..=index], script, faces).unwrap_or(Content::Missing)
            });
        }
    }
    let divided = |piece: RunPiece| {
        let parts = match piece.content {
            Content::Text { .. } => stretches(text, piece.characters),
            Content::Missing | Content::Control => vec![piece.characters],
        };
        // A part but the first begins with no mark: a mark without a base begins a piece of its own.
        let circle = std::iter::once(piece.content).chain(std::iter::repeat(without_circle(piece.content)));
        parts.into_iter().zip(circle).map(|(characters, content)| RunPiece { characters, content })
    };
    pieces.0.into_iter().flat_map(divided).collect()
}

/// How the rest of a piece is treated.
const fn without_circle(content: Content) -> Content {
    match content {
        Content::Text { face, script, .. } => Content::Text { face, script, dotted_circle: false },
        Content::Missing | Content::Control => content,
    }
}

/// How a grapheme cluster is shaped; `None` where no face has all of it.
fn content(scalars: &[char], script: Script, faces: &Faces) -> Option<Content> {
    let first = *scalars.first()?;
    if is_mark(first) {
        // The mark and the circle in one face, so that they fit.
        let mut with_circle = vec!['\u{25CC}'];
        with_circle.extend_from_slice(scalars);
        let face = faces.choose(script, &with_circle)?;
        return Some(Content::Text { face, script, dotted_circle: true });
    }
    // The full stops, hyphens and European digits of a name look the same beside every script, and
    // the same in every display of it. A space is as wide as its neighbours' face makes it.
    if faces.preferred(script) != FaceId::LATIN
        && belonging(first) == Belonging::All
        && !is_space(first)
        && Faces::latin().covers(scalars)
    {
        return Some(Content::Text { face: FaceId::LATIN, script: Script::COMMON, dotted_circle: false });
    }
    let face = faces.choose(script, scalars)?;
    Some(Content::Text { face, script, dotted_circle: false })
}

#[derive(Default)]
struct Pieces(Vec<RunPiece>);

impl Pieces {
    /// Adds a grapheme cluster, to the last piece where that is treated in the same way.
    fn push(&mut self, characters: Range<usize>, content: Content) {
        match (self.0.last_mut(), content) {
            (
                Some(RunPiece { characters: last, content: Content::Text { face: a, script: b, .. } }),
                Content::Text { face, script, dotted_circle: false },
            ) if *a == face && *b == script => last.end = characters.end,
            _ => self.0.push(RunPiece { characters, content }),
        }
    }

    fn push_each(&mut self, characters: Range<usize>, content: impl Fn(usize) -> Content) {
        for index in characters {
            self.push(index..index + 1, content(index));
        }
    }

    /// Characters that show nothing stay with the text before them.
    fn push_ignorable(&mut self, characters: Range<usize>) {
        match self.0.last_mut() {
            Some(RunPiece { characters: last, content: Content::Text { .. } }) => last.end = characters.end,
            _ => {
                let (face, script) = (FaceId::LATIN, Script::COMMON);
                let content = Content::Text { face, script, dotted_circle: false };
                self.0.push(RunPiece { characters, content });
            }
        }
    }
}
