//! Itemization: splits a run into pieces of one script and one face.

use std::ops::Range;

use bidiscope_bidi::name::is_mark;

use super::bundled_faces::FaceId;
use super::faces::Faces;
use super::line_text::LineText;
use super::marks::{begins_with_mark, mark_base};
use super::script::{self, Script, ScriptKind, is_control, is_ignorable, is_space, script_kind};
use super::shaping_parts::split_for_shaping;

/// A part of a run that is treated in one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RunPiece {
    pub(super) characters: Range<usize>,
    pub(super) content: Content,
}

/// How a piece is treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// It is shaped.
    Text {
        face: FaceId,
        script: Script,
        /// The base of the mark that it begins with, if it does.
        mark_base: MarkBase,
    },
    /// One character that no face has.
    Missing,
    /// One control character.
    Control,
}

/// The base of the mark that a piece begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MarkBase {
    /// It begins with no mark.
    None,
    /// U+25CC DOTTED CIRCLE: the text has no base for the mark.
    DottedCircle,
    /// This character, which is in an earlier piece, of a face that lacks the mark.
    Character(usize),
}

/// The pieces of a run, in logical order, each short enough for the shaper.
pub(super) fn pieces(text: &LineText<'_>, run: Range<usize>, faces: &Faces) -> Vec<RunPiece> {
    let scripts = script::scripts(text.characters, run.clone());
    let script_of = |index: usize| scripts[index - run.start];
    let mut pieces = PieceList::default();
    for grapheme in text.graphemes(run.clone()) {
        let scalars = &text.scalars[grapheme.clone()];
        let script = script_of(grapheme.start);
        if scalars.iter().any(|&scalar| is_control(scalar)) {
            grapheme.for_each(|index| pieces.push(index..index + 1, Content::Control));
        } else if scalars.iter().all(|&scalar| is_ignorable(scalar)) {
            pieces.push_ignorable(grapheme);
        } else if begins_with_mark(scalars) {
            let base = mark_base(text, grapheme.start, run.start);
            let before = scalars.iter().take_while(|&&it| is_ignorable(it)).count();
            let marks = grapheme.start + before..grapheme.end;
            let content =
                marks_content(&scalars[before..], script_of(marks.start), MarkBase::DottedCircle, faces);
            match content.filter(|_| base.is_none()) {
                Some(content) => {
                    pieces.push_ignorable(grapheme.start..marks.start);
                    pieces.push(marks, content);
                }
                None => pieces.push_one_by_one(text, grapheme, base, faces, script_of),
            }
        } else if let Some(content) = content(scalars, script, faces) {
            pieces.push(grapheme, content);
        } else {
            pieces.push_one_by_one(text, grapheme, None, faces, script_of);
        }
    }
    let split = |piece: RunPiece| {
        let parts = match piece.content {
            Content::Text { mark_base: MarkBase::None, .. } => split_for_shaping(text, piece.characters),
            _ => vec![piece.characters],
        };
        parts.into_iter().map(move |characters| RunPiece { characters, content: piece.content })
    };
    pieces.0.into_iter().flat_map(split).collect()
}

/// How marks are shaped that are not in their base's face; `None` where no face has all of them.
fn marks_content(scalars: &[char], script: Script, mark_base: MarkBase, faces: &Faces) -> Option<Content> {
    // Marks and circle are taken from one face, so that they fit.
    let mut with_circle = vec!['\u{25CC}'];
    with_circle.extend_from_slice(scalars);
    let face = faces.choose(script, &with_circle)?;
    Some(Content::Text { face, script, mark_base })
}

/// How a grapheme cluster that begins with a base is shaped; `None` where no face has all of it, or where
/// only a system face has all and bundled faces have its parts.
fn content(scalars: &[char], script: Script, faces: &Faces) -> Option<Content> {
    let first = *scalars.first()?;
    // Full stops, hyphens and European digits of a name look the same next to every script and in every
    // display. A space has the width of its neighbours' face.
    if faces.preferred(script) != FaceId::LATIN
        && script_kind(first) == ScriptKind::Common
        && !is_space(first)
        && Faces::latin().covers(scalars)
    {
        return Some(Content::Text {
            face: FaceId::LATIN,
            script: Script::COMMON,
            mark_base: MarkBase::None,
        });
    }
    let face = faces.choose(script, scalars)?;
    // A system face with a letter and a mark of another script has no attachment point for them.
    let is_separate = !face.is_bundled() && Faces::bundled_have_each(scalars);
    (!is_separate).then_some(Content::Text { face, script, mark_base: MarkBase::None })
}

#[derive(Default)]
struct PieceList(Vec<RunPiece>);

impl PieceList {
    /// Adds a grapheme cluster, to the last piece if that is treated in the same way.
    fn push(&mut self, characters: Range<usize>, content: Content) {
        match self.0.last_mut() {
            // Letters after a mark on a circle begin another piece: the circle is not in the text, so that
            // they join across it.
            Some(last) if last.content == content && last.can_extend() => {
                last.characters.end = characters.end
            }
            _ => self.0.push(RunPiece { characters, content }),
        }
    }

    /// Adds the characters of a grapheme cluster one by one, each in a face that has it. `base` is the base
    /// of the marks that it begins with.
    fn push_one_by_one(
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
            } else if let Some(piece) = self.0.last_mut().filter(|it| it.can_hold_mark(base, scalar, faces)) {
                piece.characters.end = own.end;
            } else {
                let mark_base = base.map_or(MarkBase::DottedCircle, MarkBase::Character);
                let content = marks_content(&[scalar], script_of(index), mark_base, faces);
                self.push(own, content.unwrap_or(Content::Missing));
            }
        }
    }

    /// Adds default-ignorable characters to the text before them.
    fn push_ignorable(&mut self, characters: Range<usize>) {
        if characters.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some(RunPiece { characters: last, content: Content::Text { mark_base: MarkBase::None, .. } }) => {
                last.end = characters.end;
            }
            _ => {
                let (face, script) = (FaceId::LATIN, Script::COMMON);
                let content = Content::Text { face, script, mark_base: MarkBase::None };
                self.0.push(RunPiece { characters, content });
            }
        }
    }
}

impl RunPiece {
    /// Whether it can be extended by a piece of the same content.
    const fn can_extend(&self) -> bool {
        matches!(self.content, Content::Text { mark_base: MarkBase::None | MarkBase::Character(_), .. })
    }

    /// Whether a mark can be shaped with its base, which is in this piece.
    fn can_hold_mark(&self, base: Option<usize>, mark: char, faces: &Faces) -> bool {
        match self.content {
            Content::Text { face, mark_base: MarkBase::None, .. } => {
                base.is_some_and(|it| self.characters.contains(&it))
                    && faces.face(face).is_some_and(|it| it.covers(&[mark]))
            }
            _ => false,
        }
    }
}
