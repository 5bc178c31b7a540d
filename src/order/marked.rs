//! A name with formatting characters put in, as a plan: what is put in, and where.
//!
//! Every construction that works through marks (Dürst's section 4.3, Davis's extension, isolates)
//! makes such a plan and nothing else. The plan is drawn, copied and traced; its order is the UBA's on
//! the marked text, the inserted characters taken out again.

use crate::name::{BidiClass, Character, text_of};

use super::{Direction, DisplayOrder, Level, VisualRun, uba};

/// U+200E LEFT-TO-RIGHT MARK.
pub const LRM: char = '\u{200E}';
/// U+200F RIGHT-TO-LEFT MARK.
pub const RLM: char = '\u{200F}';
/// U+202A LEFT-TO-RIGHT EMBEDDING.
pub const LRE: char = '\u{202A}';
/// U+202B RIGHT-TO-LEFT EMBEDDING.
pub const RLE: char = '\u{202B}';
/// U+202C POP DIRECTIONAL FORMATTING.
pub const PDF: char = '\u{202C}';
/// U+2066 LEFT-TO-RIGHT ISOLATE.
pub const LRI: char = '\u{2066}';
/// U+2067 RIGHT-TO-LEFT ISOLATE.
pub const RLI: char = '\u{2067}';
/// U+2068 FIRST STRONG ISOLATE.
pub const FSI: char = '\u{2068}';
/// U+2069 POP DIRECTIONAL ISOLATE.
pub const PDI: char = '\u{2069}';

/// Whether the character is one of the twelve with the property Bidi_Control: the three marks, the
/// embeddings and overrides, the isolates, and what ends them.
pub const fn is_bidi_control(scalar: char) -> bool {
    matches!(scalar, '\u{61C}' | LRM | RLM | LRE..='\u{202E}' | LRI..=PDI)
}

/// A formatting character and where it is put in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Insertion {
    /// The logical character before which it is put, counted in characters; the number of characters
    /// where it is put at the end.
    pub before: usize,
    /// What is put in.
    pub scalar: char,
}

/// What a construction puts into a sequence of characters, in the order of the marked text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked {
    inserted: Vec<Insertion>,
}

impl Marked {
    /// The plan that puts these in. Insertions before the same character keep the order given.
    pub fn new(mut inserted: Vec<Insertion>) -> Self {
        inserted.sort_by_key(|insertion| insertion.before);
        Self { inserted }
    }

    /// The plan that puts `around.0` before each of these ranges and `around.1` after it, and `whole`
    /// likewise round all `length` characters. The ranges are disjoint, in order and in characters.
    pub fn around(
        length: usize,
        whole: Option<(char, char)>,
        ranges: impl IntoIterator<Item = std::ops::Range<usize>>,
        around: (char, char),
    ) -> Self {
        let mut inserted = Vec::new();
        inserted.extend(whole.map(|(scalar, _)| Insertion { before: 0, scalar }));
        for range in ranges {
            inserted.push(Insertion { before: range.start, scalar: around.0 });
            inserted.push(Insertion { before: range.end, scalar: around.1 });
        }
        inserted.extend(whole.map(|(_, scalar)| Insertion { before: length, scalar }));
        Self { inserted }
    }

    /// What is put in, in the order of the marked text.
    pub fn inserted(&self) -> &[Insertion] {
        &self.inserted
    }

    /// Whether nothing is put in.
    pub fn is_empty(&self) -> bool {
        self.inserted.is_empty()
    }

    /// The marked text: the characters with the inserted ones among them.
    pub fn characters(&self, characters: &[Character]) -> Vec<Character> {
        self.pieces(characters).into_iter().map(|piece| piece.character).collect()
    }

    /// The marked text as a string.
    pub fn text(&self, characters: &[Character]) -> String {
        text_of(&self.characters(characters))
    }

    /// The order of `characters` as the UBA shows the marked text in a paragraph of this direction
    /// (`None`: by its first strong character), the inserted characters taken out of the result.
    ///
    /// A removed character or mark that begins what an inserted character opens stays inside it.
    pub fn order(&self, characters: &[Character], paragraph: Option<Direction>) -> DisplayOrder {
        let pieces = self.pieces(characters);
        let text: Vec<Character> = pieces.iter().map(|piece| piece.character).collect();
        let (mut levels, direction) = uba::levels(&text, paragraph);
        settle_removed(&pieces, &mut levels, Level::of_paragraph(direction));
        let mut own_before = Vec::with_capacity(pieces.len() + 1);
        let mut own = 0;
        for piece in &pieces {
            own_before.push(own);
            own += usize::from(!piece.is_inserted);
        }
        own_before.push(own);
        let mut runs: Vec<VisualRun> = Vec::new();
        for run in uba::visual_runs(&levels) {
            let places = run.logical.clone();
            let logical = own_before[places.start]..own_before[places.end];
            if logical.is_empty() {
                continue;
            }
            let mut bounds = vec![logical.start];
            bounds.extend(places.filter(|&at| leads_after_insertion(&pieces, at)).map(|at| own_before[at]));
            bounds.push(logical.end);
            bounds.dedup();
            let mut parts: Vec<VisualRun> = bounds
                .windows(2)
                .map(|bound| VisualRun { logical: bound[0]..bound[1], ..run.clone() })
                .collect();
            if run.direction.is_right_to_left() {
                parts.reverse();
            }
            for part in parts {
                push_or_extend(&mut runs, part, characters);
            }
        }
        DisplayOrder::from_runs(characters, runs, direction)
    }

    fn pieces(&self, characters: &[Character]) -> Vec<Piece> {
        let mut pieces = Vec::with_capacity(characters.len() + self.inserted.len());
        let mut inserted = self.inserted.iter().peekable();
        for index in 0..=characters.len() {
            while let Some(insertion) = inserted.next_if(|it| it.before <= index) {
                pieces.push(Piece { character: Character::new(insertion.scalar), is_inserted: true });
            }
            pieces.extend(characters.get(index).map(|&character| Piece { character, is_inserted: false }));
        }
        pieces
    }
}

/// A character of the marked text.
#[derive(Clone, Copy)]
struct Piece {
    character: Character,
    is_inserted: bool,
}

/// Whether a character of the name stands right after an inserted one and would belong to the
/// character before that: the two are apart, so that the mark stays in its own field.
fn leads_after_insertion(pieces: &[Piece], at: usize) -> bool {
    !pieces[at].is_inserted
        && pieces[at].character.follows_its_predecessor()
        && at.checked_sub(1).is_some_and(|before| pieces[before].is_inserted)
}

/// Gives the characters that rule X9 removes the level of the one before them; after an inserted
/// character that opens an embedding or isolate, the level of what follows.
fn settle_removed(pieces: &[Piece], levels: &mut [Level], paragraph: Level) {
    use BidiClass::{FSI, LRE, LRI, RLE, RLI};
    let mut last = paragraph;
    for at in 0..pieces.len() {
        if !pieces[at].character.class.is_removed_by_x9() {
            last = levels[at];
            continue;
        }
        let opened = at.checked_sub(1).map(|before| pieces[before]).is_some_and(|before| {
            before.is_inserted && matches!(before.character.class, LRE | RLE | LRI | RLI | FSI)
        });
        if opened && !pieces[at].is_inserted {
            let next = (at..pieces.len()).find(|&next| !pieces[next].character.class.is_removed_by_x9());
            last = next.map_or(last, |next| levels[next]);
        }
        levels[at] = last;
    }
}

/// Appends a run; one that carries on the last at the same level becomes part of it.
fn push_or_extend(runs: &mut Vec<VisualRun>, run: VisualRun, characters: &[Character]) {
    if let Some(last) = runs.last_mut().filter(|last| last.level == run.level) {
        let (left, right) = (last.logical.clone(), run.logical.clone());
        match run.direction {
            Direction::LeftToRight if left.end == right.start => {
                last.logical.end = right.end;
                return;
            }
            Direction::RightToLeft
                if right.end == left.start && !characters[left.start].follows_its_predecessor() =>
            {
                last.logical.start = right.start;
                return;
            }
            _ => {}
        }
    }
    runs.push(run);
}
