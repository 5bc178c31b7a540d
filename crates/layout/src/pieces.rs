//! A run, split into pieces of one script and one face.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use bidiscope_bidi::name::{Character, is_mark, text_of};
use bidiscope_bidi::order::{Direction, VisualRun};

use super::faces::{FaceId, Faces};
use super::marks::{bearer, begins_with_mark};
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
    /// The text of a line that has these directional runs, which hold every character once.
    pub(super) fn new(characters: &'a [Character], runs: &[VisualRun]) -> Self {
        let mut is_start = vec![false; characters.len() + 1];
        is_start[characters.len()] = true;
        let mut index = 0;
        for grapheme in text_of(characters).graphemes(true) {
            let end = index + grapheme.chars().count();
            (index..end).step_by(MOST_IN_A_CELL).for_each(|it| is_start[it] = true);
            index = end;
        }
        let mut directions = vec![Direction::LeftToRight; characters.len()];
        for run in runs {
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
        /// What bears the mark that it begins with, if it does.
        bearer: Bearer,
    },
    /// One character that no face has.
    Missing,
    /// One control character.
    Control,
}

/// What bears the mark that a piece begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bearer {
    /// It begins with none.
    None,
    /// U+25CC DOTTED CIRCLE: they have no base.
    Circle,
    /// This character, which stands in a piece before, of a face that lacks them.
    Character(usize),
}

/// The pieces of a run, in logical order; each as short as a shaper can take it.
pub(super) fn pieces(text: &LineText<'_>, run: Range<usize>, faces: &Faces) -> Vec<RunPiece> {
    let scripts = script::scripts(text.characters, run.clone());
    let script_of = |index: usize| scripts[index - run.start];
    let mut pieces = Pieces::default();
    for grapheme in text.graphemes(run.clone()) {
        let scalars = &text.scalars[grapheme.clone()];
        let script = script_of(grapheme.start);
        if scalars.iter().any(|&scalar| is_control(scalar)) {
            grapheme.for_each(|index| pieces.push(index..index + 1, Content::Control));
        } else if scalars.iter().all(|&scalar| is_ignorable(scalar)) {
            pieces.push_ignorable(grapheme);
        } else if begins_with_mark(scalars) {
            let base = bearer(text, grapheme.start, run.start);
            let before = scalars.iter().take_while(|&&it| is_ignorable(it)).count();
            let marks = grapheme.start + before..grapheme.end;
            let content = marks_content(&scalars[before..], script_of(marks.start), Bearer::Circle, faces);
            match content.filter(|_| base.is_none()) {
                Some(content) => {
                    pieces.push_ignorable(grapheme.start..marks.start);
                    pieces.push(marks, content);
                }
                None => pieces.push_apart(text, grapheme, base, faces, script_of),
            }
        } else if let Some(content) = content(scalars, script, faces) {
            pieces.push(grapheme, content);
        } else {
            pieces.push_apart(text, grapheme, None, faces, script_of);
        }
    }
    let divided = |piece: RunPiece| {
        let parts = match piece.content {
            Content::Text { bearer: Bearer::None, .. } => stretches(text, piece.characters),
            _ => vec![piece.characters],
        };
        parts.into_iter().map(move |characters| RunPiece { characters, content: piece.content })
    };
    pieces.0.into_iter().flat_map(divided).collect()
}

/// How marks are shaped that are not of their base's face; `None` where no face has all of them.
fn marks_content(scalars: &[char], script: Script, bearer: Bearer, faces: &Faces) -> Option<Content> {
    // The marks and the circle in one face, so that they fit.
    let mut with_circle = vec!['\u{25CC}'];
    with_circle.extend_from_slice(scalars);
    let face = faces.choose(script, &with_circle)?;
    Some(Content::Text { face, script, bearer })
}

/// How a grapheme cluster that begins with a base is shaped; `None` where no face has all of it, or no bundled one
/// while bundled ones have its parts.
fn content(scalars: &[char], script: Script, faces: &Faces) -> Option<Content> {
    let first = *scalars.first()?;
    // The full stops, hyphens and European digits of a name look the same beside every script, and
    // the same in every display of it. A space is as wide as its neighbours' face makes it.
    if faces.preferred(script) != FaceId::LATIN
        && belonging(first) == Belonging::All
        && !is_space(first)
        && Faces::latin().covers(scalars)
    {
        return Some(Content::Text { face: FaceId::LATIN, script: Script::COMMON, bearer: Bearer::None });
    }
    let face = faces.choose(script, scalars)?;
    // A face of the system that has a letter and a mark of another script knows no place for one on the other.
    let is_apart = !face.is_bundled() && Faces::bundled_have_each(scalars);
    (!is_apart).then_some(Content::Text { face, script, bearer: Bearer::None })
}

#[derive(Default)]
struct Pieces(Vec<RunPiece>);

impl Pieces {
    /// Adds a grapheme cluster, to the last piece where that is treated in the same way.
    fn push(&mut self, characters: Range<usize>, content: Content) {
        match self.0.last_mut() {
            // Letters behind a mark on a circle are no part of its piece: the circle is not in the text, so
            // that they join past it.
            Some(last) if last.content == content && last.goes_on() => last.characters.end = characters.end,
            _ => self.0.push(RunPiece { characters, content }),
        }
    }

    /// Adds the characters of a grapheme cluster one by one, each in a face that has it. `base` bears the
    /// marks that it begins with.
    fn push_apart(
        &mut self,
        text: &LineText<'_>,
        characters: Range<usize>,
        mut base: Option<usize>,
        faces: &Faces,
        script_of: impl Fn(usize) -> Script,
    ) {
        for index in characters {
            let scalar = text.scalars[index];
            let own = index..index + 1;
            if is_ignorable(scalar) {
                self.push_ignorable(own);
            } else if !is_mark(scalar) {
                self.push(own, content(&[scalar], script_of(index), faces).unwrap_or(Content::Missing));
                base = Some(index);
            } else if let Some(piece) = self.0.last_mut().filter(|it| it.can_bear(base, scalar, faces)) {
                piece.characters.end = own.end;
            } else {
                let bearer = base.map_or(Bearer::Circle, Bearer::Character);
                let content = marks_content(&[scalar], script_of(index), bearer, faces);
                self.push(own, content.unwrap_or(Content::Missing));
            }
        }
    }

    /// Characters that show nothing stay with the text before them.
    fn push_ignorable(&mut self, characters: Range<usize>) {
        if characters.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some(RunPiece { characters: last, content: Content::Text { bearer: Bearer::None, .. } }) => {
                last.end = characters.end;
            }
            _ => {
                let (face, script) = (FaceId::LATIN, Script::COMMON);
                let content = Content::Text { face, script, bearer: Bearer::None };
                self.0.push(RunPiece { characters, content });
            }
        }
    }
}

impl RunPiece {
    /// Whether a piece like it goes on in it.
    const fn goes_on(&self) -> bool {
        matches!(self.content, Content::Text { bearer: Bearer::None | Bearer::Character(_), .. })
    }

    /// Whether a mark can be shaped with its base, which this piece holds.
    fn can_bear(&self, base: Option<usize>, mark: char, faces: &Faces) -> bool {
        match self.content {
            Content::Text { face, bearer: Bearer::None, .. } => {
                base.is_some_and(|it| self.characters.contains(&it))
                    && faces.face(face).is_some_and(|it| it.covers(&[mark]))
            }
            _ => false,
        }
    }
}
