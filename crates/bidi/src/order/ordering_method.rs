//! How a display order is computed, as data: the order is calculated, and the trace recorded, from it.

use std::borrow::Cow;
use std::ops::Range;

use crate::name::{BidiClass, Character, text_of};
use crate::uba::{NoObserver, ParagraphDirection, SkippedUbaRules, UbaEngine};

use super::choices::{StrategyChoices, fields_right_to_left};
use super::context::LineAroundName;
use super::display_order::visual_runs;
use super::insertion::InsertionPlan;
use super::{Direction, DisplayOrder, Level, LogicalIndex, VisualRun, one_to_one, uba};

/// How a display order is computed: [`DisplayConfig::ordering_method`](super::DisplayConfig::ordering_method) gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderingMethod<'a> {
    /// The characters in logical order, as they are stored.
    Logical,
    /// The one-to-one display (Atkin et al. 2001, section IV).
    OneToOne,
    /// The Unicode Bidirectional Algorithm on a text.
    Uba(TextGivenToUba<'a>),
    /// Another method, after which fields are arranged from right to left, together with the separators between them.
    FieldsRightToLeft {
        /// The method that orders the name before.
        method_within_name: Box<Self>,
        /// The fields, in logical order.
        field_character_ranges: Vec<Range<usize>>,
    },
}

/// The text given to the UBA, and which of its characters belong to the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextGivenToUba<'a> {
    characters: Cow<'a, [Character]>,
    /// Empty if all characters belong to the name.
    origins: Vec<CharacterOrigin>,
    name_length: usize,
    paragraphs: Paragraphs,
    insertions: Option<InsertionPlan>,
    has_l3: bool,
    skipped_rules: SkippedUbaRules,
}

/// Where a character of a [`TextGivenToUba`] comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CharacterOrigin {
    /// The name's character at this logical position.
    Name(LogicalIndex),
    /// An inserted formatting character.
    InsertedControl,
    /// A character of the context.
    SurroundingText,
}

/// The paragraphs of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Paragraphs {
    /// The whole text.
    One(ParagraphDirection),
    /// Disjoint ranges of it, in logical order. They, and the characters between them, are ordered from left
    /// to right.
    Several(Vec<(Range<usize>, Direction)>),
}

impl OrderingMethod<'_> {
    /// The order of the name's characters; `characters` must be those for which the method was created.
    pub fn order(&self, characters: &[Character]) -> DisplayOrder {
        match self {
            Self::Logical => DisplayOrder::in_logical_order(characters),
            Self::OneToOne => one_to_one::order(characters),
            Self::Uba(text) => text.order(),
            Self::FieldsRightToLeft { method_within_name, field_character_ranges } => {
                let within = method_within_name.order(characters);
                fields_right_to_left(characters, &within, field_character_ranges)
            }
        }
    }

    /// The order of the whole line; `characters` must be those for which the method was created.
    pub fn line_around_name(&self, characters: &[Character]) -> LineAroundName {
        match self {
            Self::Uba(text) => text.line_in_context(),
            Self::Logical | Self::OneToOne | Self::FieldsRightToLeft { .. } => {
                let own = self.order(characters);
                let name = 0..characters.len();
                LineAroundName {
                    line_characters: characters.to_vec(),
                    name_character_range: name,
                    line_order: own.clone(),
                    name_order: own,
                }
            }
        }
    }
}

impl<'a> TextGivenToUba<'a> {
    /// The text of a name alone, in one paragraph, without insertions or context and with rule L3.
    pub fn of_name_alone(characters: &'a [Character], paragraph: ParagraphDirection) -> Self {
        Self::new(characters, Paragraphs::One(paragraph), None)
    }

    /// As [`Self::of_name_alone`], with these characters inserted.
    pub fn of_name_with_insertions(
        characters: &'a [Character],
        paragraph: ParagraphDirection,
        insertions: InsertionPlan,
    ) -> Self {
        Self::new(characters, Paragraphs::One(paragraph), Some(insertions))
    }

    /// The text of a name in these paragraphs, with these characters inserted; `None` if the strategy inserts none.
    /// Insertions at the ends of a paragraph are inside it.
    pub(super) fn new(
        characters: &'a [Character],
        paragraphs: Paragraphs,
        insertions: Option<InsertionPlan>,
    ) -> Self {
        let text = Self {
            name_length: characters.len(),
            characters: Cow::Borrowed(characters),
            origins: Vec::new(),
            paragraphs,
            insertions: None,
            has_l3: true,
            skipped_rules: SkippedUbaRules::NONE,
        };
        match insertions {
            Some(insertions) => text.with_insertions(insertions),
            None => text,
        }
    }

    fn with_insertions(self, insertions: InsertionPlan) -> Self {
        let inserted_count = |is_before: &dyn Fn(usize) -> bool| {
            insertions.inserted().iter().filter(|it| is_before(it.before_original_character_index)).count()
        };
        let paragraphs = match self.paragraphs {
            Paragraphs::Several(parts) => {
                // Between two adjacent paragraphs it is in the first one.
                let mut end_before = None;
                let mut with_inserted = |part: Range<usize>| {
                    let is_adjacent = end_before.replace(part.end) == Some(part.start);
                    let is_before_start = |it| it < part.start || is_adjacent && it == part.start;
                    part.start + inserted_count(&is_before_start)
                        ..part.end + inserted_count(&|it| it <= part.end)
                };
                Paragraphs::Several(parts.into_iter().map(|(part, way)| (with_inserted(part), way)).collect())
            }
            one => one,
        };
        let count = self.characters.len() + insertions.inserted().len();
        let (mut characters, mut origins) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut inserted = insertions.inserted().iter().peekable();
        for index in 0..=self.name_length {
            while let Some(it) = inserted.next_if(|it| it.before_original_character_index <= index) {
                characters.push(Character::new(it.inserted_scalar));
                origins.push(CharacterOrigin::InsertedControl);
            }
            if let Some(&own) = self.characters.get(index) {
                characters.push(own);
                origins.push(CharacterOrigin::Name(LogicalIndex(index)));
            }
        }
        Self { characters: Cow::Owned(characters), origins, insertions: Some(insertions), paragraphs, ..self }
    }

    /// The text between these characters of the context, which must have the classes that the display uses.
    fn in_context(self, before: &[Character], after: &[Character]) -> Self {
        if before.is_empty() && after.is_empty() {
            return self;
        }
        let around = |side: &[Character]| std::iter::repeat_n(CharacterOrigin::SurroundingText, side.len());
        let inside = (0..self.characters.len()).map(|at| self.origin(at));
        let origins = around(before).chain(inside).chain(around(after)).collect();
        let characters = Cow::Owned([before, &self.characters, after].concat());
        Self { characters, origins, ..self }
    }

    /// Applies the options that every UBA text has: context, Unicode version, rule L3 and the rules that are left
    /// out.
    #[must_use]
    pub(super) fn with_display_options(self, choices: &StrategyChoices) -> Self {
        let (before, after) = choices.surrounding_text.characters();
        let classified = |characters| choices.bidi_data_version.reclassify(characters);
        self.in_context(&classified(&before), &classified(&after)).with_rules(choices)
    }

    /// The text with or without rule L3 and the rules that are left out.
    #[must_use]
    pub(super) fn with_rules(self, choices: &StrategyChoices) -> Self {
        Self { has_l3: choices.applies_l3, skipped_rules: choices.skipped_rules, ..self }
    }

    /// All characters in logical order, including inserted ones and the context.
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// The number of the name's characters.
    pub const fn name_character_count(&self) -> usize {
        self.name_length
    }

    /// The origin of the character at this index of [`Self::characters`].
    pub fn origin(&self, text_index: usize) -> CharacterOrigin {
        self.origins.get(text_index).copied().unwrap_or(CharacterOrigin::Name(LogicalIndex(text_index)))
    }

    /// The insertions; `None` if the strategy does not insert characters.
    pub(crate) fn into_insertions(self) -> Option<InsertionPlan> {
        self.insertions
    }

    /// Whether rule L3 is applied.
    pub const fn applies_l3(&self) -> bool {
        self.has_l3
    }

    /// The rules that the UBA leaves out.
    pub const fn skipped_rules(&self) -> SkippedUbaRules {
        self.skipped_rules
    }

    /// The ranges of [`Self::characters`] that the UBA resolves as separate paragraphs, in logical order.
    pub fn paragraphs(&self) -> Vec<(Range<usize>, ParagraphDirection)> {
        match &self.paragraphs {
            Paragraphs::One(direction) => vec![(0..self.characters.len(), *direction)],
            Paragraphs::Several(parts) => {
                parts.iter().map(|(range, direction)| (range.clone(), (*direction).into())).collect()
            }
        }
    }

    /// The order of the name's characters.
    pub fn order(&self) -> DisplayOrder {
        let is_plain = self.origins.is_empty() && self.has_l3 && self.skipped_rules == SkippedUbaRules::NONE;
        match (&self.paragraphs, is_plain) {
            (Paragraphs::One(direction), true) => uba::order(&self.characters, *direction),
            _ => self.order_of_origins(|origin| matches!(origin, CharacterOrigin::Name(_))),
        }
    }

    /// The whole line, the name and its context without insertions, with its order.
    pub fn line_in_context(&self) -> LineAroundName {
        let kept = |origin| !matches!(origin, CharacterOrigin::InsertedControl);
        let kept_positions = || (0..self.characters.len()).filter(|&at| kept(self.origin(at)));
        let start = kept_positions()
            .take_while(|&at| matches!(self.origin(at), CharacterOrigin::SurroundingText))
            .count();
        let own = self.order();
        let order = if self.origins.is_empty() { own.clone() } else { self.order_of_origins(kept) };
        let characters = kept_positions().map(|at| self.characters[at]).collect();
        LineAroundName {
            line_characters: characters,
            name_character_range: start..start + self.name_length,
            line_order: order,
            name_order: own,
        }
    }

    /// The order of the characters with these origins, with all others left out.
    fn order_of_origins(&self, kept: impl Fn(CharacterOrigin) -> bool) -> DisplayOrder {
        let mut kept_before = Vec::with_capacity(self.characters.len() + 1);
        let mut characters = Vec::with_capacity(self.characters.len());
        for (at, &character) in self.characters.iter().enumerate() {
            kept_before.push(characters.len());
            if kept(self.origin(at)) {
                characters.push(character);
            }
        }
        kept_before.push(characters.len());
        let mut builder = RunBuilder { text: self, kept_before, characters, runs: Vec::new() };
        let mut engine = UbaEngine::without_rules(self.skipped_rules);
        let mut alignment = Direction::LeftToRight;
        let mut done = 0;
        for (range, direction) in self.paragraphs() {
            builder.add_gap(done..range.start);
            let level = engine.resolve_paragraph(&self.characters[range.clone()], direction, &mut NoObserver);
            let mut levels = engine.levels().to_vec();
            // Removed characters stay inside the control that precedes them, as marks do by rule L3.
            if self.insertions.is_some() && self.has_l3 {
                self.assign_removed_levels(range.start, &mut levels, level);
            }
            match self.paragraphs {
                Paragraphs::One(_) => alignment = level.direction(),
                Paragraphs::Several(_) => {}
            }
            for run in visual_runs(&levels) {
                builder.add_run(run, range.start);
            }
            done = range.end;
        }
        builder.add_gap(done..self.characters.len());
        let RunBuilder { characters, runs, .. } = builder;
        let runs = if self.has_l3 { runs } else { uba::without_l3(&characters, runs) };
        DisplayOrder::from_runs(&characters, runs, alignment)
    }

    /// Gives each character removed by rule X9 the level of the preceding character; after an inserted
    /// control that opens an embedding or isolate, the level of the following one. `levels` are those of the
    /// characters from `start` on.
    fn assign_removed_levels(&self, start: usize, levels: &mut [Level], paragraph: Level) {
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

    /// Whether a character that was not inserted directly follows an inserted one.
    fn follows_insertion(&self, at: usize) -> bool {
        let is_inserted = |at: usize| matches!(self.origin(at), CharacterOrigin::InsertedControl);
        at > 0 && is_inserted(at - 1) && !is_inserted(at)
    }
}

/// Builds the runs of the kept characters, from left to right.
struct RunBuilder<'a> {
    text: &'a TextGivenToUba<'a>,
    /// For each position of the text, and its end, the number of kept characters before it.
    kept_before: Vec<usize>,
    /// The kept characters.
    characters: Vec<Character>,
    runs: Vec<VisualRun>,
}

impl RunBuilder<'_> {
    /// Adds the characters between paragraphs.
    fn add_gap(&mut self, range: Range<usize>) {
        let logical = self.kept_before[range.start]..self.kept_before[range.end];
        if !logical.is_empty() {
            self.push(VisualRun { logical_range: logical, direction: Direction::LeftToRight, level: None });
        }
    }

    /// Adds a run of the paragraph that begins at `start`.
    fn add_run(&mut self, run: VisualRun, start: usize) {
        let places = run.logical_range.start + start..run.logical_range.end + start;
        let logical = self.kept_before[places.start]..self.kept_before[places.end];
        if logical.is_empty() {
            return;
        }
        // Levels of different paragraphs are not comparable.
        let level = run.level.filter(|_| matches!(self.text.paragraphs, Paragraphs::One(_)));
        let mut bounds = vec![logical.start];
        bounds.extend(places.filter(|&at| self.is_mark_after_insertion(at)).map(|at| self.kept_before[at]));
        bounds.push(logical.end);
        bounds.dedup();
        let mut parts: Vec<VisualRun> = bounds
            .windows(2)
            .map(|bound| VisualRun { logical_range: bound[0]..bound[1], direction: run.direction, level })
            .collect();
        if run.direction.is_right_to_left() {
            parts.reverse();
        }
        for part in parts {
            self.push(part);
        }
    }

    /// Whether a mark directly follows an inserted character: it is separated from the base before that, so
    /// that it stays in its own field.
    fn is_mark_after_insertion(&self, at: usize) -> bool {
        self.text.has_l3
            && self.text.characters[at].is_nsm_or_removed_by_x9()
            && self.text.follows_insertion(at)
    }

    /// Appends a run, or extends the last run if both are adjacent and have the same level.
    fn push(&mut self, run: VisualRun) {
        let continues_last =
            |last: &&mut VisualRun| (last.direction, last.level) == (run.direction, run.level);
        if let Some(last) = self.runs.last_mut().filter(continues_last) {
            let (left, right) = (last.logical_range.clone(), run.logical_range.clone());
            match run.direction {
                Direction::LeftToRight if left.end == right.start => {
                    last.logical_range.end = right.end;
                    return;
                }
                Direction::RightToLeft
                    if right.end == left.start && !self.characters[left.start].is_nsm_or_removed_by_x9() =>
                {
                    last.logical_range.start = right.start;
                    return;
                }
                _ => {}
            }
        }
        self.runs.push(run);
    }
}

impl InsertionPlan {
    /// The resulting text: these characters, which the plan was made for, with the inserted ones among them.
    pub fn characters_with_insertions(&self, characters: &[Character]) -> Vec<Character> {
        TextGivenToUba::of_name_with_insertions(characters, ParagraphDirection::LTR, self.clone())
            .characters()
            .to_vec()
    }

    /// The resulting text as a string.
    pub fn text_with_insertions(&self, characters: &[Character]) -> String {
        text_of(&self.characters_with_insertions(characters))
    }

    /// The UBA's order of the resulting text in a paragraph of this direction, without the inserted characters.
    ///
    /// A mark, or a character that X9 removes, right after an inserted opening control stays inside it.
    pub fn uba_order_of_original_characters(
        &self,
        original_characters: &[Character],
        paragraph_direction: ParagraphDirection,
    ) -> DisplayOrder {
        TextGivenToUba::of_name_with_insertions(original_characters, paragraph_direction, self.clone())
            .order()
    }
}
