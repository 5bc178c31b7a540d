//! What keeps a text in order among other text: the smallest of some fixes with which it reads as is wanted. Each is tried on
//! the whole line by the rules of UAX #9.
//!
//! A line is what is drawn, from left to right: the visible characters, mirrored by rule L4. Where two lines are compared, it
//! does not matter which of two characters that look the same stands where.

use std::iter::once;
use std::ops::Range;

use crate::enum_with_ids;
use crate::name::{BidiClass, Character, text_of};
use crate::uba::{ParagraphDirection, UbaEngine, VisualOrderAndLevels};

use super::context::{LineAroundName, SurroundingText, SurroundingTextPreset};
use super::isolates::escaped;
use super::mirroring::{Drawn, drawn, drawn_character, is_visible};
use super::text_parts::{
    TextPart, TrailingMarks, has_mark_before_word, is_mostly_right_to_left, needless_controls, parts,
};
use super::{
    ALM, ControlInsertion, Direction, DisplayConfig, DisplayOrder, FSI, InsertionPlan, LRI, LRM, PDI, RLI,
    RLM, Strategy, VisualRun, uba,
};

/// The longest text, in characters, of which there are readings and fixes.
pub const MAX_FIXABLE_TEXT_CHARACTERS: usize = 300;

/// In a text with more places for marks than these, two marks are tried at its ends only.
const MAX_PLACES_FOR_TWO: usize = 24;

/// Where a text may stand: alone in a paragraph whose first strong character decides, in the middle of an English sentence in a
/// left-to-right paragraph, and in the middle of a Hebrew or an Arabic one in a right-to-left paragraph.
pub const PRESETS_TRIED_FOR_FIXES: [SurroundingTextPreset; 4] = [
    SurroundingTextPreset::Alone,
    SurroundingTextPreset::English,
    SurroundingTextPreset::Hebrew,
    SurroundingTextPreset::Arabic,
];

enum_with_ids! {
    /// How a text is wanted to read. What is in it without need, an override or a control that nothing ends, counts as left out.
    pub enum IntendedReadingOrder {
        /// As a left-to-right paragraph shows it alone.
        WholeLeftToRight = "left-to-right";
        /// As a paragraph of the direction of its first strong character shows it alone.
        WholeByFirstStrong = "own-direction";
        /// Its parts from left to right: words without right-to-left letters as they are typed, and words with such letters from
        /// right to left.
        TextPartsLeftToRight = "parts-left-to-right";
        /// The same parts from right to left.
        TextPartsRightToLeft = "parts-right-to-left";
        /// The same, with the sentence punctuation and the currency sign after a left-to-right word or number as a part of it.
        TextPartsWithPunctuationRightToLeft = "parts-with-marks-right-to-left";
    }
}

impl IntendedReadingOrder {
    /// Whether it is of parts.
    pub fn orders_by_text_parts(self) -> bool {
        !matches!(self, Self::WholeLeftToRight | Self::WholeByFirstStrong)
    }

    fn direction(self) -> Direction {
        match self {
            Self::WholeLeftToRight | Self::TextPartsLeftToRight => Direction::LeftToRight,
            Self::WholeByFirstStrong
            | Self::TextPartsRightToLeft
            | Self::TextPartsWithPunctuationRightToLeft => Direction::RightToLeft,
        }
    }
}

/// A text with the line that is wanted of it.
#[derive(Clone, Debug)]
pub struct IntendedText {
    /// How it is to read.
    pub reading_order: IntendedReadingOrder,
    /// Its characters, without those of the given text that are in it without need.
    pub characters: Vec<Character>,
    /// Their order as it is wanted.
    pub intended_order: DisplayOrder,
    given: Vec<Character>,
    needless: Vec<usize>,
    /// All of it, in logical order.
    parts: Vec<TextPart>,
}

/// A text in a surrounding.
#[derive(Clone, Debug)]
pub struct TextOrderFixResult {
    /// The surrounding, one of [`PRESETS_TRIED_FOR_FIXES`].
    pub surrounding_text_preset: SurroundingTextPreset,
    /// The line that it shows without a fix.
    pub line_without_fix: LineAroundName,
    /// What makes it read as is wanted; `None` where nothing does that was tried.
    pub fix: Option<TextOrderFix>,
    /// The same as HTML; `None` where no isolate is needed, and where none helps.
    pub isolate_markup: Option<IsolateMarkup>,
}

/// What is done to a text, by its positions as it was given.
#[derive(Clone, Debug)]
pub struct TextOrderFix {
    /// The characters that are taken out.
    pub removed_original_character_indices: Vec<usize>,
    /// The controls that are put in, in logical order.
    pub control_insertions: Vec<ControlInsertion>,
    /// The text with both done.
    pub fixed_text: String,
    /// The line that it shows then.
    pub fixed_line: LineAroundName,
}

/// Isolates as markup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IsolateMarkup {
    /// The text with `bdi` elements.
    pub html: String,
    /// The properties of an element of its own that do the same; `None` where one is not enough.
    pub css: Option<&'static str>,
}

impl TextOrderFix {
    /// Whether nothing is done.
    pub fn is_empty(&self) -> bool {
        self.removed_original_character_indices.is_empty() && self.control_insertions.is_empty()
    }
}

/// The lines that may be wanted of a paragraph of text, no two of which look the same; none of a text longer than
/// [`MAX_FIXABLE_TEXT_CHARACTERS`]. First come those in the direction of the sentence, and of these the ones that keep its
/// parts whole.
pub fn possible_intended_texts(text_characters: &[Character]) -> Vec<IntendedText> {
    if text_characters.len() > MAX_FIXABLE_TEXT_CHARACTERS {
        return Vec::new();
    }
    let needless = needless_controls(text_characters);
    let is_kept = |at: &usize| needless.binary_search(at).is_err();
    let characters: Vec<Character> =
        (0..text_characters.len()).filter(is_kept).map(|at| text_characters[at]).collect();
    let own = uba::order(&characters, ParagraphDirection::Auto).paragraph_direction();
    let sentence = if is_mostly_right_to_left(&characters) { Direction::RightToLeft } else { own };
    let of_reading = |reading: IntendedReadingOrder| {
        let offered = if reading == IntendedReadingOrder::WholeByFirstStrong { own } else { sentence };
        if reading.direction().is_right_to_left() && !offered.is_right_to_left() {
            return None;
        }
        let parts = parts_of(&characters, reading)?;
        let order = side_by_side(&characters, &parts, reading.direction());
        let (given, needless, characters) = (text_characters.to_vec(), needless.clone(), characters.clone());
        Some(IntendedText {
            reading_order: reading,
            characters,
            intended_order: order,
            given,
            needless,
            parts,
        })
    };
    let all: Vec<IntendedText> = IntendedReadingOrder::ALL.into_iter().filter_map(of_reading).collect();
    let has_mark_before_word = all.iter().any(|it| {
        it.reading_order == IntendedReadingOrder::TextPartsWithPunctuationRightToLeft
            && has_mark_before_word(&characters, &it.parts)
    });
    let mut wanted: Vec<IntendedText> = Vec::new();
    for reading in by_likelihood(sentence, has_mark_before_word) {
        let Some(found) = all.iter().find(|it| it.reading_order == reading) else { continue };
        // It is called by the simplest reading with its line.
        let simplest = all
            .iter()
            .find(|it| drawn(&characters, &it.intended_order).eq(drawn(&characters, &found.intended_order)));
        let simplest = simplest.unwrap_or(found);
        if !wanted.iter().any(|it| it.reading_order == simplest.reading_order) {
            wanted.push(simplest.clone());
        }
    }
    wanted
}

/// The readings, of which the likeliest comes first.
fn by_likelihood(
    sentence: Direction,
    has_mark_before_word: bool,
) -> [IntendedReadingOrder; IntendedReadingOrder::ALL.len()] {
    use IntendedReadingOrder::{
        TextPartsLeftToRight, TextPartsRightToLeft, TextPartsWithPunctuationRightToLeft, WholeByFirstStrong,
        WholeLeftToRight,
    };
    match (sentence, has_mark_before_word) {
        (Direction::LeftToRight, _) => [
            TextPartsLeftToRight,
            WholeLeftToRight,
            TextPartsRightToLeft,
            TextPartsWithPunctuationRightToLeft,
            WholeByFirstStrong,
        ],
        (Direction::RightToLeft, true) => [
            TextPartsWithPunctuationRightToLeft,
            TextPartsRightToLeft,
            WholeByFirstStrong,
            TextPartsLeftToRight,
            WholeLeftToRight,
        ],
        (Direction::RightToLeft, false) => [
            TextPartsRightToLeft,
            TextPartsWithPunctuationRightToLeft,
            WholeByFirstStrong,
            TextPartsLeftToRight,
            WholeLeftToRight,
        ],
    }
}

/// The parts of which the line of a reading consists; `None` where the text has no parts.
fn parts_of(characters: &[Character], reading: IntendedReadingOrder) -> Option<Vec<TextPart>> {
    let direction = reading.direction();
    match reading {
        IntendedReadingOrder::WholeLeftToRight | IntendedReadingOrder::WholeByFirstStrong => {
            Some(vec![TextPart { range: 0..characters.len(), direction, is_word: true }])
        }
        IntendedReadingOrder::TextPartsLeftToRight | IntendedReadingOrder::TextPartsRightToLeft => {
            parts(characters, direction, TrailingMarks::OfSentence)
        }
        IntendedReadingOrder::TextPartsWithPunctuationRightToLeft => {
            parts(characters, direction, TrailingMarks::OfWord)
        }
    }
}

/// The order of parts that each show as in a paragraph of their own, next to each other in this direction.
fn side_by_side(characters: &[Character], parts: &[TextPart], direction: Direction) -> DisplayOrder {
    let runs_of = |part: &TextPart| {
        let order = uba::order(&characters[part.range.clone()], part.direction.into());
        let shifted = |it: &Range<usize>| it.start + part.range.start..it.end + part.range.start;
        let runs = order.runs().iter();
        runs.map(|it| VisualRun { logical_range: shifted(&it.logical_range), level: None, ..it.clone() })
            .collect::<Vec<_>>()
    };
    let mut runs: Vec<Vec<VisualRun>> = parts.iter().map(runs_of).collect();
    if direction.is_right_to_left() {
        runs.reverse();
    }
    DisplayOrder::from_runs(characters, runs.concat(), direction)
}

/// The display of a text in a surrounding.
fn display_in(surrounding: SurroundingTextPreset) -> DisplayConfig {
    let strategy = match surrounding {
        SurroundingTextPreset::Alone => Strategy::UbaAuto,
        SurroundingTextPreset::Hebrew | SurroundingTextPreset::Arabic => Strategy::UbaRtl,
        _ => Strategy::UbaLtr,
    };
    DisplayConfig::with_default_options(strategy)
        .with_changed_choices(|it| it.surrounding_text = surrounding.context())
}

impl IntendedText {
    /// What makes it read so in this surrounding, one of [`PRESETS_TRIED_FOR_FIXES`].
    ///
    /// Tried are, in this order: the text as it is, and without the characters that are in it without need; with one mark (LRM,
    /// RLM or ALM) at one place; with two marks (LRM or RLM) at two places; in an isolate of its direction; with an
    /// isolate around one of its parts; in an isolate with one mark or two inside. Then what has fewer characters comes first:
    /// a mark after each part of the other direction that another follows, alone and in an isolate; an isolate of a part in one
    /// of the text; isolates around all parts, and these in an isolate. A mark is put at the end, at the start, or, the first
    /// place first, beside a character that is no letter or digit. Two marks are put in at the ends alone where there are more
    /// than 24 places.
    pub fn find_fix_in_surrounding_text(&self, preset: SurroundingTextPreset) -> TextOrderFixResult {
        let display = display_in(preset);
        let mut search = Search::new(self, preset);
        let fix = if search.is_wanted(&self.given, &[]) {
            Some((Vec::new(), Vec::new()))
        } else {
            let found = candidates(self).find(|it| search.is_wanted(&self.characters, it));
            found.map(|it| (self.needless.clone(), it))
        };
        let needs_controls = fix.as_ref().is_none_or(|it| !it.1.is_empty());
        let markup = needs_controls
            .then(|| isolates_for_html(self).find(|it| search.is_wanted(&self.characters, it)))
            .flatten();
        let fix = fix.map(|(removed, inserted)| {
            let base = if removed.is_empty() { &self.given } else { &self.characters };
            let characters = InsertionPlan::new(inserted.clone()).characters_with_insertions(base);
            let inserted = inserted.into_iter();
            TextOrderFix {
                control_insertions: inserted
                    .map(|it| ControlInsertion {
                        before_original_character_index: self
                            .position(&removed, it.before_original_character_index),
                        ..it
                    })
                    .collect(),
                removed_original_character_indices: removed,
                fixed_text: text_of(&characters),
                fixed_line: display.line_around_name(&characters),
            }
        });
        TextOrderFixResult {
            surrounding_text_preset: preset,
            line_without_fix: display.line_around_name(&self.given),
            fix,
            isolate_markup: markup.map(|it| self.markup(&it)),
        }
    }

    /// The characters of the given text without which a paragraph of its direction shows this line alone; none where it shows it
    /// with them too, and where the line is put together from parts.
    pub fn omitted_needless_controls(&self) -> Vec<char> {
        let is_whole = matches!(
            self.reading_order,
            IntendedReadingOrder::WholeLeftToRight | IntendedReadingOrder::WholeByFirstStrong
        );
        let given = uba::order(&self.given, self.direction().into());
        if !is_whole || drawn(&self.given, &given).eq(drawn(&self.characters, &self.intended_order)) {
            return Vec::new();
        }
        let mut scalars: Vec<char> = self.needless.iter().map(|&it| self.given[it].scalar).collect();
        scalars.sort_unstable();
        scalars.dedup();
        scalars
    }

    /// Its direction as a whole.
    fn direction(&self) -> Direction {
        self.intended_order.paragraph_direction()
    }

    /// The position in the given text of a position in what is left of it without the characters that are removed.
    fn position(&self, removed: &[usize], at: usize) -> usize {
        let mut kept = (0..self.given.len()).filter(|it| removed.binary_search(it).is_err());
        kept.nth(at).unwrap_or(self.given.len())
    }

    /// These isolates as elements.
    fn markup(&self, isolates: &[ControlInsertion]) -> IsolateMarkup {
        let mut html = String::new();
        let mut done = 0;
        for it in isolates {
            html.push_str(&escaped(&self.characters[done..it.before_original_character_index]));
            done = it.before_original_character_index;
            html.push_str(match it.inserted_scalar {
                LRI => "<bdi dir=\"ltr\">",
                RLI => "<bdi dir=\"rtl\">",
                FSI => "<bdi>",
                _ => "</bdi>",
            });
        }
        html.push_str(&escaped(&self.characters[done..]));
        let is_whole = isolates.len() == 2
            && isolates[0].before_original_character_index == 0
            && isolates[1].before_original_character_index == self.characters.len();
        let css = match self.direction() {
            Direction::LeftToRight => "unicode-bidi: isolate; direction: ltr",
            Direction::RightToLeft => "unicode-bidi: isolate; direction: rtl",
        };
        IsolateMarkup { html, css: is_whole.then_some(css) }
    }
}

/// The line of a surrounding with the wanted text in it, and the memory to try texts.
struct Search {
    before: Vec<Character>,
    after: Vec<Character>,
    paragraph: ParagraphDirection,
    wanted: Vec<Drawn>,
    engine: UbaEngine,
    line: Vec<Character>,
}

impl Search {
    /// The wanted text stands between the halves of the surrounding, which show as each does alone in its paragraph.
    fn new(text: &IntendedText, surrounding: SurroundingTextPreset) -> Self {
        let (before, after) = SurroundingText::characters(&surrounding.context());
        let strategy = display_in(surrounding).strategy();
        let half = |it: &[Character]| drawn(it, &strategy.order(it)).collect::<Vec<_>>();
        let mut line = [half(&before), drawn(&text.characters, &text.intended_order).collect(), half(&after)];
        let paragraph = match strategy {
            Strategy::UbaAuto => ParagraphDirection::Auto,
            Strategy::UbaRtl => ParagraphDirection::RTL,
            _ => ParagraphDirection::LTR,
        };
        if paragraph == ParagraphDirection::RTL {
            line.reverse();
        }
        Self { before, after, paragraph, wanted: line.concat(), engine: UbaEngine::new(), line: Vec::new() }
    }

    /// Whether the line is the wanted one with this text in the surrounding and these characters, in logical order, in it.
    fn is_wanted(&mut self, text: &[Character], inserted: &[ControlInsertion]) -> bool {
        let Self { before, after, paragraph, wanted, engine, line } = self;
        line.clear();
        line.extend_from_slice(before);
        let mut done = 0;
        for it in inserted {
            line.extend_from_slice(&text[done..it.before_original_character_index]);
            line.push(Character::new(it.inserted_scalar));
            done = it.before_original_character_index;
        }
        line.extend_from_slice(&text[done..]);
        line.extend_from_slice(after);
        let VisualOrderAndLevels { logical_from_visual: visual, levels_in_logical_order: levels } =
            engine.visual_order_and_levels(line, *paragraph);
        let shown = visual.iter().filter(|it| is_visible(line[it.0]));
        let is_right_to_left = |at: usize| levels[at].direction().is_right_to_left();
        shown.map(|it| drawn_character(line[it.0].scalar, is_right_to_left(it.0))).eq(wanted.iter().copied())
    }
}

/// What is put into a text, in the order in which it is tried.
fn candidates(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + '_ {
    let whole = |inner| isolate(text.direction(), 0..text.characters.len(), inner);
    once(Vec::new())
        .chain(one_mark(text))
        .chain(two_marks(text))
        .chain(once(whole(Vec::new())))
        .chain(isolates_of_parts(text))
        .chain(one_mark(text).map(whole))
        .chain(two_marks(text).map(whole))
        .chain(longer(text))
}

/// What is longer, or tried after the above of the same length, the shortest first.
fn longer(text: &IntendedText) -> Vec<Vec<ControlInsertion>> {
    let marks = marks_after_parts(text);
    let whole = isolate(text.direction(), 0..text.characters.len(), marks.clone());
    let mut longer: Vec<Vec<ControlInsertion>> =
        [marks, whole].into_iter().chain(nested_isolates(text)).collect();
    longer.sort_by_key(Vec::len);
    longer
}

/// A mark of the text's direction after each part of the other one that another part follows.
fn marks_after_parts(text: &IntendedText) -> Vec<ControlInsertion> {
    let [scalar, ..] = marks(text);
    let words: Vec<&TextPart> = text.parts.iter().filter(|it| it.is_word).collect();
    let followed = words.split_last().map_or(&[] as &[_], |it| it.1).iter();
    let of_other = followed.filter(|it| it.direction != text.direction());
    of_other
        .map(|it| ControlInsertion { before_original_character_index: it.range.end, inserted_scalar: scalar })
        .collect()
}

/// The marks, of which that of the text's direction comes first.
fn marks(text: &IntendedText) -> [char; 3] {
    match text.direction() {
        Direction::LeftToRight => [LRM, RLM, ALM],
        Direction::RightToLeft => [RLM, LRM, ALM],
    }
}

fn one_mark(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + use<> {
    let places = places(&text.characters);
    let at_places = move |scalar| {
        places.clone().into_iter().map(move |before| {
            vec![ControlInsertion { before_original_character_index: before, inserted_scalar: scalar }]
        })
    };
    marks(text).into_iter().flat_map(at_places)
}

fn two_marks(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + use<> {
    let mut places = places(&text.characters);
    if places.len() > MAX_PLACES_FOR_TWO {
        places.truncate(2);
    }
    let [mark, other, _] = marks(text);
    let pairs = [[mark, mark], [mark, other], [other, mark], [other, other]];
    (0..places.len()).flat_map(move |nth| {
        let first = places[nth];
        let others = places[nth + 1..].to_vec();
        others.into_iter().flat_map(move |second| {
            let ordered = [first.min(second), first.max(second)];
            pairs.map(|marks| {
                [0, 1]
                    .map(|it| ControlInsertion {
                        before_original_character_index: ordered[it],
                        inserted_scalar: marks[it],
                    })
                    .to_vec()
            })
        })
    })
}

/// The same of isolates alone, the first of them without a direction where the first strong character gives it. Without
/// one HTML does not give the direction that P3 does.
fn isolates_for_html(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + '_ {
    let whole = isolate(text.direction(), 0..text.characters.len(), Vec::new());
    // A mark of the other direction decides where nothing before it does.
    let before_other = [&*text.characters, &[Character::new(marks(text)[1])]].concat();
    let own = uba::order(&before_other, ParagraphDirection::Auto).paragraph_direction();
    let first_strong = (own == text.direction()).then(|| {
        let mut isolate = whole.clone();
        isolate[0].inserted_scalar = FSI;
        isolate
    });
    let isolates = first_strong.into_iter().chain([whole]);
    isolates.chain(isolates_of_parts(text)).chain(nested_isolates(text))
}

/// These insertions with an isolate around this range, in which they are.
fn isolate(
    direction: Direction,
    range: Range<usize>,
    mut inner: Vec<ControlInsertion>,
) -> Vec<ControlInsertion> {
    let scalar = if direction.is_right_to_left() { RLI } else { LRI };
    inner.insert(
        0,
        ControlInsertion { before_original_character_index: range.start, inserted_scalar: scalar },
    );
    inner.push(ControlInsertion { before_original_character_index: range.end, inserted_scalar: PDI });
    inner
}

/// An isolate around each part in turn.
fn isolates_of_parts(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + '_ {
    let words = text.parts.iter().filter(|it| it.is_word);
    words.map(|it| isolate(it.direction, it.range.clone(), Vec::new()))
}

/// An isolate around each part in turn, in one around the text; isolates around all parts; and these in one around the text.
fn nested_isolates(text: &IntendedText) -> impl Iterator<Item = Vec<ControlInsertion>> + '_ {
    let whole = |inner| isolate(text.direction(), 0..text.characters.len(), inner);
    let all: Vec<ControlInsertion> = isolates_of_parts(text).flatten().collect();
    isolates_of_parts(text).map(whole).chain([all.clone(), whole(all)])
}

/// The places for a mark: the end, the start, and from there those beside a character that is no letter, digit or what belongs
/// to one.
fn places(text: &[Character]) -> Vec<usize> {
    use BidiClass::{AL, AN, BN, EN, L, NSM, R};
    let is_of_word = |it: usize| matches!(text[it].class, L | R | AL | EN | AN);
    let is_joined = |at: usize| {
        is_of_word(at - 1) && is_of_word(at)
            || matches!(text[at].class, NSM | BN)
            || text[at - 1].class == BN
            || text[at - 1].class == NSM && is_of_word(at)
    };
    let inner = (1..text.len()).filter(|&at| !is_joined(at));
    let ends = if text.is_empty() { vec![0] } else { vec![text.len(), 0] };
    ends.into_iter().chain(inner).collect()
}
