//! The steps by which a display comes about, as the trace pane shows them: a row a step, a column a
//! character.

mod cell;
mod moment;
mod round;

pub use cell::{Figure, TraceCell};
pub use moment::{LineSoFar, MachineView, Moment};

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::context::ShownLine;
use bidiscope_bidi::order::{Direction, Display, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{Detail, FEW_STRETCHES, Sentence, Step, StepRule, Trace, difference, positions};
use bidiscope_bidi::uba::{Edition, Rule};

use cell::Cells;

/// The trace of a display of a name.
#[derive(Clone, Debug)]
pub struct TraceView {
    /// The display.
    pub display: Display,
    /// The name's characters with the classes that it goes by: the columns.
    pub characters: Vec<Character>,
    /// One for each step of the trace, in order.
    pub steps: Vec<StepView>,
    /// The whole line by the classes of the other edition; `None` where that is the same.
    pub other_edition: Option<(Edition, ShownLine)>,
    /// The same as they were given, with today's.
    given: Vec<Character>,
    trace: Trace,
    /// What is shown.
    line: ShownLine,
    cells: Cells,
    all_rows: Vec<usize>,
    busy_rows: Vec<usize>,
}

/// A step, as its row shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepView {
    /// Its number, from 1.
    pub number: usize,
    /// The rule's name, such as `W2`; for a step of the one-to-one display's reordering the operation.
    pub title: String,
    /// What the figures of its row are.
    pub figures: Figures,
    /// What the rule does, in a sentence.
    pub sentence: &'static str,
    /// The section that holds the rule, such as `UAX #9, 3.3.4`; may be empty.
    pub section: String,
    /// What it did here, in a line; empty where it did nothing. Characters are told by their positions.
    pub outcome: String,
    /// How a screen reader calls it: `step 18, W2: EN to AN: 3-4`.
    pub description: String,
}

/// What a row tells of each character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figures {
    /// Its bidi class after the step.
    Classes,
    /// Its embedding level after the step.
    Levels,
    /// Its direction, or its class where that is still open.
    Directions,
    /// Its place on the screen; for the one-to-one display also where it waits for one.
    Places,
}

impl Figures {
    /// The word for them.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Classes => "class",
            Self::Levels => "level",
            Self::Directions => "direction",
            Self::Places => "place",
        }
    }
}

/// Where two displays part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DifferenceView {
    /// It in a sentence; where they do not part, that.
    pub sentence: String,
    /// The number of the step of the pane's own display that decided.
    pub step: Option<usize>,
    /// The character that the two resolve differently.
    pub character: Option<usize>,
}

impl TraceView {
    /// The steps of a display of a name's characters.
    pub fn new(characters: &[Character], display: impl Into<Display>) -> Self {
        let display = display.into();
        let line = display.line(characters);
        let trace = Trace::of(&display, characters);
        // Classes that the display changes are changed by a step.
        let classified = display.of_edition(characters).into_owned();
        let cells = Cells::new(&classified, &trace);
        let is_busy = |index: &usize| !trace.steps[*index].is_idle();
        Self {
            other_edition: other_edition(characters, &display, &line),
            steps: trace.steps.iter().map(step_view).collect(),
            all_rows: (0..trace.steps.len()).collect(),
            busy_rows: (0..trace.steps.len()).filter(is_busy).collect(),
            characters: classified,
            given: characters.to_vec(),
            display,
            cells,
            trace,
            line,
        }
    }

    /// Whether something stands round the name.
    pub const fn has_context(&self) -> bool {
        self.line.has_context()
    }

    /// What a reader must know of the columns where something stands round the name; empty where it is alone.
    pub fn context_words(&self) -> String {
        match self.line.characters.len() - self.characters.len() {
            0 => String::new(),
            1 => "The 1 character round the name has no column: the row \u{201C}surround\u{201D} puts it there.".to_owned(),
            count => {
                format!("The {count} characters round the name have no columns: the rows \u{201C}surround\u{201D} put them there.")
            }
        }
    }

    /// The direction of the paragraph that the display comes to.
    pub fn paragraph(&self) -> Direction {
        self.line.own.paragraph()
    }

    /// The steps that have a row, as indices into [`TraceView::steps`]: all of them, or those that
    /// changed something, the display among them. Never empty.
    pub fn rows(&self, with_idle: bool) -> &[usize] {
        if with_idle { &self.all_rows } else { &self.busy_rows }
    }

    /// The row of a step, or of the last one before it that has a row.
    pub fn row_of(&self, step: usize, with_idle: bool) -> usize {
        self.rows(with_idle).partition_point(|&it| it <= step).saturating_sub(1)
    }

    /// What stands in the row of a step, by its index, and the column of a character.
    pub fn cell(&self, step: usize, character: usize) -> TraceCell {
        let before = step.checked_sub(1).map(|before| &self.trace.steps[before]);
        self.cells.cell(before, &self.trace.steps[step], character)
    }

    /// What the row of a step, by its index, says of each character, as a screen reader reads it: `class after it: 0 R,
    /// 1 R`.
    pub fn told_row(&self, step: usize) -> String {
        /// The most characters that are read out at once.
        const MOST_TOLD: usize = 40;
        let count = self.characters.len();
        let cells: Vec<String> =
            (0..count.min(MOST_TOLD)).map(|at| format!("{at} {}", self.cell(step, at).told())).collect();
        let rest =
            if count > MOST_TOLD { format!(", and {} more", count - MOST_TOLD) } else { String::new() };
        format!("{} after it: {}{rest}", self.steps[step].figures.word(), cells.join(", "))
    }

    /// The name as it stands after a step, by its index.
    pub fn moment(&self, step: usize) -> Moment {
        moment::moment(self, &self.trace.steps[step])
    }

    /// The stretches that rule L2 turns round each for itself.
    pub(super) fn paragraphs(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let paragraphs = self.trace.steps.iter().find_map(|step| match &step.detail {
            Detail::Paragraphs { paragraphs } => Some(paragraphs.as_slice()),
            _ => None,
        });
        paragraphs.unwrap_or_default().iter().map(|it| it.start..it.end)
    }

    /// Every step that touched a character, in order, as sentences.
    pub fn story(&self, character: usize) -> Vec<Sentence> {
        self.trace.story(LogicalIndex(character))
    }

    /// Why a step, by its index, did what it did: a sentence for each stretch of characters of which the same is true,
    /// and where they are more than a few how many more.
    pub fn reasons(&self, step: usize) -> Vec<String> {
        let mut reasons = self.trace.reasons(step + 1);
        let more = reasons.len().saturating_sub(FEW_STRETCHES);
        reasons.truncate(FEW_STRETCHES);
        if more > 0 {
            reasons.push(format!("and {more} more"));
        }
        reasons
    }

    /// Where this display and another part, and which step does it. Characters in the user's notation.
    pub fn difference(&self, other: impl Into<Display>, notation: Notation) -> DifferenceView {
        let other_trace = Trace::of(other, &self.given);
        // Always told in the order in which the strategies are listed.
        let own_is_first = self.display <= other_trace.display;
        let (first, second) =
            if own_is_first { (&self.trace, &other_trace) } else { (&other_trace, &self.trace) };
        match difference(&self.given, notation, first, second) {
            Some(found) => DifferenceView {
                sentence: found.sentence,
                step: found.steps[usize::from(!own_is_first)],
                character: Some(found.character.0),
            },
            None => {
                let other = other_trace.display.line(&self.given);
                let sentence = match (self.line.is_torn(), other.is_torn()) {
                    (true, false) => "the same order, but here the text round the name breaks it up",
                    (false, true) => "the same order, but there the text round the name breaks it up",
                    (true, true) | (false, false) => "both show the same order",
                };
                DifferenceView { sentence: sentence.to_owned(), step: None, character: None }
            }
        }
    }
}

/// Whether it matters to a display of these characters whose bidi classes it goes by: those of the two
/// editions differ for some character, of the name or round it, and the strategy goes by classes.
pub fn editions_matter(display: &Display, characters: &[Character]) -> bool {
    let differ = |characters: &[Character]| Edition::Unicode31.apply(characters) != characters;
    let (before, after) = display.context().characters();
    // The paper's display knows hyphens by themselves, whatever their class.
    let goes_by_classes = !matches!(display.strategy(), Strategy::Logical | Strategy::OneToOne);
    goes_by_classes && [characters, &before, &after].into_iter().any(differ)
}

/// The line that a display shows by the classes of the other edition; `None` where that is the same.
fn other_edition(
    characters: &[Character],
    display: &Display,
    line: &ShownLine,
) -> Option<(Edition, ShownLine)> {
    if !editions_matter(display, characters) {
        return None;
    }
    let other = match display.edition() {
        Edition::Today => Edition::Unicode31,
        Edition::Unicode31 => Edition::Today,
    };
    let shown = display.clone().with_edition(other).line(characters);
    (shown.order.logical_from_visual() != line.order.logical_from_visual()).then_some((other, shown))
}

fn step_view(step: &Step) -> StepView {
    let title = match &step.detail {
        Detail::Machine { operation, .. } => operation.id().to_owned(),
        Detail::Inserted { inserted, .. } => format!("{} {inserted}", step.rule.id()),
        _ => step.rule.id().to_owned(),
    };
    let outcome = step.outcome(positions, FEW_STRETCHES);
    let did = if outcome.is_empty() { "changes nothing" } else { &outcome };
    StepView {
        number: step.step,
        description: format!("step {}, {title}: {did}", step.step),
        title,
        figures: figures(step.rule),
        sentence: step.sentence(),
        section: step.rule.section(),
        outcome,
    }
}

const fn figures(rule: StepRule) -> Figures {
    match rule {
        StepRule::Logical | StepRule::Fields | StepRule::Reorder | StepRule::Uba(Rule::L2 | Rule::L3) => {
            Figures::Places
        }
        StepRule::Infer(_) => Figures::Directions,
        StepRule::Classes | StepRule::Insert | StepRule::Surround => Figures::Classes,
        StepRule::Uba(rule) => match rule {
            Rule::P2
            | Rule::X9
            | Rule::X10
            | Rule::W1
            | Rule::W2
            | Rule::W3
            | Rule::W4
            | Rule::W5
            | Rule::W6
            | Rule::W7
            | Rule::N0
            | Rule::N1
            | Rule::N2 => Figures::Classes,
            _ => Figures::Levels,
        },
    }
}
