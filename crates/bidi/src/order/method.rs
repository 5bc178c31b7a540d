//! How a display comes about, as data: what its order is worked out from and its trace told from.

use std::borrow::Cow;
use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::uba::{Engine, ParagraphDirection, Silent};

use super::context::ShownLine;
use super::marked::Marked;
use super::own::from_right_to_left;
use super::{Direction, DisplayOrder, Level, VisualRun, logical, one_to_one, uba};

/// How a display comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Method<'a> {
    /// The characters stand as they are stored.
    Stored,
    /// The paper's algorithm (its section IV).
    OneToOne,
    /// The Unicode Bidirectional Algorithm on some text.
    Uba(UbaText<'a>),
    /// Another way, then these fields, in logical order and in characters, are put one after the other from
    /// right to left, and with them what stands between them.
    FromRightToLeft(Box<Self>, Vec<Range<usize>>),
}

/// The text that the UBA is given, and what of it is the name's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UbaText<'a> {
    characters: Cow<'a, [Character]>,
    /// Empty where every character is the name's own.
    origins: Vec<Origin>,
    own: usize,
    paragraphs: Paragraphs,
    marked: Option<Marked>,
    has_l3: bool,
}

/// Where a character of the text comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The name's character of this index.
    Own(usize),
    /// It is put in.
    Inserted,
    /// It stands round the name.
    Around,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Paragraphs {
    /// All of the text.
    One(ParagraphDirection),
    /// Stretches of it, in logical order. What stands between them goes from left to right, and so do
    /// they, one after the other.
    Several(Vec<(Range<usize>, Direction)>),
}

impl Method<'_> {
    /// The order of the name's own characters, which are those that the method was made for.
    pub fn order(&self, characters: &[Character]) -> DisplayOrder {
        match self {
            Self::Stored => logical::order(characters),
            Self::OneToOne => one_to_one::order(characters),
            Self::Uba(text) => text.order(),
            Self::FromRightToLeft(each, fields) => {
                from_right_to_left(characters, &each.order(characters), fields)
            }
        }
    }

    /// The whole line of the name with these characters, which are those that the method was made for.
    pub fn line(&self, characters: &[Character]) -> ShownLine {
        match self {
            Self::Uba(text) => text.line(),
            Self::Stored | Self::OneToOne | Self::FromRightToLeft(..) => {
                let own = self.order(characters);
                let name = 0..characters.len();
                ShownLine { characters: characters.to_vec(), name, order: own.clone(), own }
            }
        }
    }
}

impl<'a> UbaText<'a> {
    /// A name as it is, in one paragraph.
    pub fn plain(characters: &'a [Character], paragraph: ParagraphDirection) -> Self {
        Self {
            own: characters.len(),
            characters: Cow::Borrowed(characters),
            origins: Vec::new(),
            paragraphs: Paragraphs::One(paragraph),
            marked: None,
            has_l3: true,
        }
    }

    /// A name of which each of these stretches is a paragraph of its own. They are disjoint, in logical
    /// order and in characters.
    pub fn in_parts(characters: &'a [Character], parts: Vec<(Range<usize>, Direction)>) -> Self {
        let plain = Self::plain(characters, ParagraphDirection::LTR);
        Self { paragraphs: Paragraphs::Several(parts), ..plain }
    }

    /// The text with these characters put in, those at the ends of a paragraph within it. To be asked of a text
    /// that is a name as it is, or in parts.
    #[must_use]
    pub fn with_marks(self, marked: Marked) -> Self {
        let put_in = |is_before: &dyn Fn(usize) -> bool| {
            marked.inserted().iter().filter(|it| is_before(it.before)).count()
        };
        let paragraphs = match self.paragraphs {
            Paragraphs::Several(parts) => {
                let grown = |part: Range<usize>| {
                    part.start + put_in(&|it| it < part.start)..part.end + put_in(&|it| it <= part.end)
                };
                Paragraphs::Several(parts.into_iter().map(|(part, way)| (grown(part), way)).collect())
            }
            one => one,
        };
        let count = self.characters.len() + marked.inserted().len();
        let (mut characters, mut origins) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut inserted = marked.inserted().iter().peekable();
        for index in 0..=self.own {
            while let Some(it) = inserted.next_if(|it| it.before <= index) {
                characters.push(Character::new(it.scalar));
                origins.push(Origin::Inserted);
            }
            if let Some(&own) = self.characters.get(index) {
                characters.push(own);
                origins.push(Origin::Own(index));
            }
        }
        Self { characters: Cow::Owned(characters), origins, marked: Some(marked), paragraphs, ..self }
    }

    /// The text between these characters, which come with the classes to go by.
    #[must_use]
    pub fn between(self, before: &[Character], after: &[Character]) -> Self {
        if before.is_empty() && after.is_empty() {
            return self;
        }
        let around = |side: &[Character]| std::iter::repeat_n(Origin::Around, side.len());
        let inside = (0..self.characters.len()).map(|at| self.origin(at));
        let origins = around(before).chain(inside).chain(around(after)).collect();
        let characters = Cow::Owned([before, &self.characters, after].concat());
        Self { characters, origins, ..self }
    }

    /// The text in a context, by the classes of an edition, and with rule L3 or without it: what a
    /// display says of any text.
    #[must_use]
    pub(super) fn shown_by(self, display: &super::Display) -> Self {
        let (before, after) = display.context().characters();
        let classified = |characters| display.edition().apply(characters);
        self.between(&classified(&before), &classified(&after)).with_l3(display.has_l3())
    }

    /// The text with rule L3 or without it.
    #[must_use]
    pub(super) fn with_l3(self, has_l3: bool) -> Self {
        Self { has_l3, ..self }
    }

    /// All its characters.
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// How many of them are the name's.
    pub const fn own_count(&self) -> usize {
        self.own
    }

    /// Where a character of the text comes from.
    pub fn origin(&self, at: usize) -> Origin {
        self.origins.get(at).copied().unwrap_or(Origin::Own(at))
    }

    /// What was put in; `None` where the text comes about without that.
    pub fn into_marked(self) -> Option<Marked> {
        self.marked
    }

    /// Whether rule L3 is applied.
    pub const fn has_l3(&self) -> bool {
        self.has_l3
    }

    /// The stretches that the UBA resolves, each a paragraph of its own, in logical order.
    pub fn paragraphs(&self) -> Vec<(Range<usize>, ParagraphDirection)> {
        match &self.paragraphs {
            Paragraphs::One(direction) => vec![(0..self.characters.len(), *direction)],
            Paragraphs::Several(parts) => {
                parts.iter().map(|(range, direction)| (range.clone(), (*direction).into())).collect()
            }
        }
    }

    /// The order of the name's own characters.
    pub fn order(&self) -> DisplayOrder {
        match (&self.paragraphs, self.origins.is_empty() && self.has_l3) {
            (Paragraphs::One(direction), true) => uba::order(&self.characters, *direction),
            _ => self.order_of(|origin| matches!(origin, Origin::Own(_))),
        }
    }

    /// The whole line: the name, and what stands round it.
    pub fn line(&self) -> ShownLine {
        let kept = |origin| !matches!(origin, Origin::Inserted);
        let places = || (0..self.characters.len()).filter(|&at| kept(self.origin(at)));
        let start = places().take_while(|&at| matches!(self.origin(at), Origin::Around)).count();
        let own = self.order();
        let order = if self.origins.is_empty() { own.clone() } else { self.order_of(kept) };
        let characters = places().map(|at| self.characters[at]).collect();
        ShownLine { characters, name: start..start + self.own, order, own }
    }

    /// The order of the characters of these origins, as if nothing stood round or between them.
    fn order_of(&self, kept: impl Fn(Origin) -> bool) -> DisplayOrder {
        let mut kept_before = Vec::with_capacity(self.characters.len() + 1);
        let mut characters = Vec::with_capacity(self.characters.len());
        for (at, &character) in self.characters.iter().enumerate() {
            kept_before.push(characters.len());
            if kept(self.origin(at)) {
                characters.push(character);
            }
        }
        kept_before.push(characters.len());
        let mut assembly = Assembly { text: self, kept_before, characters, runs: Vec::new() };
        let mut engine = Engine::new();
        let mut alignment = Direction::LeftToRight;
        let mut done = 0;
        for (range, direction) in self.paragraphs() {
            assembly.between(done..range.start);
            let level = engine.resolve(&self.characters[range.clone()], direction, &mut Silent);
            let mut levels = engine.levels().to_vec();
            // What is removed stays inside what was opened before it, as marks do by rule L3.
            if self.marked.is_some() && self.has_l3 {
                self.settle_removed(range.start, &mut levels, level);
            }
            match self.paragraphs {
                Paragraphs::One(_) => alignment = level.direction(),
                Paragraphs::Several(_) => {}
            }
            for run in uba::visual_runs(&levels) {
                assembly.run(run, range.start);
            }
            done = range.end;
        }
        assembly.between(done..self.characters.len());
        let Assembly { characters, runs, .. } = assembly;
        let runs = if self.has_l3 { runs } else { without_l3(&characters, runs) };
        DisplayOrder::from_runs(&characters, runs, alignment)
    }

    /// Gives the characters of a paragraph that rule X9 removes the level of the one before them; after an
    /// inserted character that opens an embedding or isolate, the level of what follows. `levels` are those of
    /// the characters from `start` on.
    fn settle_removed(&self, start: usize, levels: &mut [Level], paragraph: Level) {
        use BidiClass::{FSI, LRE, LRI, LRO, RLE, RLI, RLO};
        let is_removed = |at: usize| self.characters[start + at].class.is_removed_by_x9();
        let mut last = paragraph;
        for at in 0..levels.len() {
            if !is_removed(at) {
                last = levels[at];
                continue;
            }
            let opened = at > 0
                && self.follows_insertion(start + at)
                && matches!(self.characters[start + at - 1].class, LRE | RLE | LRO | RLO | LRI | RLI | FSI);
            if opened {
                let next = (at..levels.len()).find(|&next| !is_removed(next));
                last = next.map_or(last, |next| levels[next]);
            }
            levels[at] = last;
        }
    }

    /// Whether a character that was not put in stands right after one that was.
    fn follows_insertion(&self, at: usize) -> bool {
        let is_inserted = |at: usize| matches!(self.origin(at), Origin::Inserted);
        at > 0 && is_inserted(at - 1) && !is_inserted(at)
    }
}

/// The runs of what is kept of a text, from left to right.
struct Assembly<'a> {
    text: &'a UbaText<'a>,
    /// For each character of the text, and its end, how many before it are kept.
    kept_before: Vec<usize>,
    /// What is kept.
    characters: Vec<Character>,
    runs: Vec<VisualRun>,
}

impl Assembly<'_> {
    /// Adds what stands between paragraphs.
    fn between(&mut self, range: Range<usize>) {
        let logical = self.kept_before[range.start]..self.kept_before[range.end];
        if !logical.is_empty() {
            self.push(VisualRun { logical, direction: Direction::LeftToRight, level: None });
        }
    }

    /// Adds a run of a paragraph that begins at `start`.
    fn run(&mut self, run: VisualRun, start: usize) {
        let places = run.logical.start + start..run.logical.end + start;
        let logical = self.kept_before[places.start]..self.kept_before[places.end];
        if logical.is_empty() {
            return;
        }
        // Levels of several paragraphs cannot be compared.
        let level = run.level.filter(|_| matches!(self.text.paragraphs, Paragraphs::One(_)));
        let mut bounds = vec![logical.start];
        bounds.extend(places.filter(|&at| self.leads_after_insertion(at)).map(|at| self.kept_before[at]));
        bounds.push(logical.end);
        bounds.dedup();
        let mut parts: Vec<VisualRun> = bounds
            .windows(2)
            .map(|bound| VisualRun { logical: bound[0]..bound[1], direction: run.direction, level })
            .collect();
        if run.direction.is_right_to_left() {
            parts.reverse();
        }
        for part in parts {
            self.push(part);
        }
    }

    /// Whether a character stands right after an inserted one and would belong to the character before
    /// that: the two are apart, so that the mark stays in its own field.
    fn leads_after_insertion(&self, at: usize) -> bool {
        self.text.has_l3
            && self.text.characters[at].follows_its_predecessor()
            && self.text.follows_insertion(at)
    }

    /// Appends a run; one that carries on the last at the same level becomes part of it.
    fn push(&mut self, run: VisualRun) {
        let carries_on = |last: &&mut VisualRun| (last.direction, last.level) == (run.direction, run.level);
        if let Some(last) = self.runs.last_mut().filter(carries_on) {
            let (left, right) = (last.logical.clone(), run.logical.clone());
            match run.direction {
                Direction::LeftToRight if left.end == right.start => {
                    last.logical.end = right.end;
                    return;
                }
                Direction::RightToLeft
                    if right.end == left.start && !self.characters[left.start].follows_its_predecessor() =>
                {
                    last.logical.start = right.start;
                    return;
                }
                _ => {}
            }
        }
        self.runs.push(run);
    }
}

/// The same runs as rule L2 leaves them: in a right-to-left run each mark and removed character stands
/// before what it belongs to, as a run of its own.
fn without_l3(characters: &[Character], runs: Vec<VisualRun>) -> Vec<VisualRun> {
    let mut parted = Vec::with_capacity(runs.len());
    for run in runs {
        if run.direction == Direction::LeftToRight {
            parted.push(run);
            continue;
        }
        let mut end = run.logical.end;
        for at in run.logical.clone().rev() {
            let begins = at == run.logical.start || characters[at].follows_its_predecessor();
            if characters[at].follows_its_predecessor() && at + 1 < end {
                parted.push(VisualRun { logical: at + 1..end, ..run.clone() });
                end = at + 1;
            }
            if begins {
                parted.push(VisualRun { logical: at..end, ..run.clone() });
                end = at;
            }
        }
    }
    parted
}
