//! All strings of a length over the classes that names have, by every strategy, and everything that is explained of them.

use std::collections::BTreeMap;
use std::thread;

use bidiscope_bidi::name::{BidiClass, Character, representative};
use bidiscope_bidi::order::choices::{DirectionWithinField, FieldLayout, ParagraphDirectionChoice};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{CharRef, ComparedTrace, DisplaySummary, Trace, first_difference};
use bidiscope_bidi::uba::UbaRule;

use crate::checker::check;
use crate::deciding::{self, seen};
use crate::seen::{Seen, at_end, is_kept};
use crate::world::World;

/// The classes.
const CLASSES: [BidiClass; 12] = {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, BN, WS]
};

/// A character of each class.
pub(crate) fn classes() -> Vec<Character> {
    CLASSES.map(representative).to_vec()
}

/// The same with isolates, embeddings, overrides, what closes them, and brackets.
pub(crate) fn with_controls() -> Vec<Character> {
    use BidiClass::{FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
    let controls = [LRI, RLI, FSI, PDI, LRE, RLE, LRO, RLO, PDF].map(representative);
    classes().into_iter().chain(controls).chain(['(', ')'].map(Character::new)).collect()
}

/// What was checked, and what was wrong: the first of each kind.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) strings: u64,
    pub(crate) displays: u64,
    pub(crate) sentences: u64,
    /// Panes of which nothing shorter is said than that rule L2 turns round.
    pub(crate) by_levels: u64,
    /// Pairs of displays of which it was checked what decides, and those of them in which several outcomes decide together.
    pub(crate) decided: u64,
    pub(crate) together: u64,
    pub(crate) wrong: BTreeMap<String, String>,
}

/// Every strategy of the documents, those with a paragraph of their own in both.
pub(crate) fn displays() -> Vec<DisplayConfig> {
    let in_right_to_left = ["fields:paragraph=rtl", "isolates:paragraph=rtl"]
        .map(|it| DisplayConfig::read(it).expect("a display"));
    Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain(in_right_to_left).collect()
}

/// The displays with which others are compared.
const REFERENCES: [Strategy; 2] = [Strategy::OneToOne, Strategy::UbaLtr];

/// The same with everything that is explained of these characters by each display, and of what decides between it and the
/// displays of reference.
pub(crate) fn check_displays(characters: &[Character], displays: &[DisplayConfig], counts: &mut Counts) {
    let references = REFERENCES.map(|strategy| {
        let trace = Trace::of_display(strategy, characters);
        let world = at_end(characters, &trace).0;
        (trace, world)
    });
    for display in displays {
        let (trace, world) = check_display(characters, display, counts);
        for (reference, of_reference) in &references {
            let traces = [reference, &trace];
            let Some(found) = first_difference(characters, reference, &trace) else { continue };
            if let Err(wrong) = deciding::check(characters, traces, [of_reference, &world], &found) {
                counts.note(display, &wrong, characters, &found);
            }
            // What is said beside the difference is true as well.
            let summary = trace.summary_for_first_difference(&found, ComparedTrace::Second);
            let (_, before) = at_end(characters, &trace);
            if let Err(wrong) = (Seen { world: &world, display, characters, before }).check(&summary) {
                counts.note(display, &format!("beside, {wrong}"), characters, &summary);
            }
            if let DisplaySummary::NeutralRightToLeft { neutral_index: neutral, .. }
            | DisplaySummary::NeutralBetweenNumbers { neutral_index: neutral, .. } = summary
                && let Some(deciding) = found
                    .deciding_rule_outcomes
                    .as_ref()
                    .filter(|it| it.altered_trace == ComparedTrace::Second)
                && deciding.alternative_outcomes[0].uba_rule == UbaRule::N1
                && !deciding.alternative_outcomes.iter().any(|it| it.character == CharRef::InName(neutral))
                && summary != trace.summary()
            {
                counts.note(display, "beside, another neutral than that which decides", characters, &summary);
            }
            let is_seen = || {
                let [one, other] =
                    [of_reference, &world].map(|it| seen(characters, it.order.iter().copied()));
                one != other
            };
            match &found.deciding_rule_outcomes {
                Some(it) => {
                    counts.decided += 1;
                    counts.together += u64::from(it.groups().nth(1).is_some());
                }
                // Between the UBA and what inserts characters or divides the name, and logical order, no step is known.
                None if reference.display.strategy() == Strategy::OneToOne
                    && display.strategy() != Strategy::Logical
                    && is_seen() =>
                {
                    counts.note(display, "no step decides", characters, &found);
                }
                None => {}
            }
        }
    }
}

/// Checks everything that is explained of these characters by a display; gives its trace, and the text at its end.
fn check_display(characters: &[Character], display: &DisplayConfig, counts: &mut Counts) -> (Trace, World) {
    let trace = Trace::of_display(display, characters);
    let stated: Vec<_> = (0..characters.len()).map(|at| trace.explain_character(LogicalIndex(at))).collect();
    let mut next = vec![0; characters.len()];
    let mut world = World::new(characters, &trace);
    let mut before = None;
    counts.displays += 1;
    counts.sentences += 1;
    let mut classes = Vec::new();
    for step in &trace.steps {
        for (stated, next) in stated.iter().zip(&mut next) {
            while let Some(stated) = stated.get(*next).filter(|it| it.step_number == step.step_number) {
                if let Err(wrong) = check(&world, display, step, before, stated) {
                    counts.note(display, &wrong, characters, &stated);
                }
                *next += 1;
                counts.sentences += 1;
            }
        }
        // Nothing that changed goes untold.
        for change in &step.changed_characters {
            let of = &stated[change.character.0];
            assert!(
                of.iter().any(|it| it.step_number == step.step_number),
                "{display}, {}: nothing of {change:?}",
                spelled(characters)
            );
        }
        if let Some(rule) = is_kept(step) {
            classes.push((rule, world.items.iter().map(|it| it.class).collect()));
        }
        world.apply(step);
        before = Some(step);
    }
    let seen = Seen { world: &world, display, characters, before: classes };
    let summary = trace.summary();
    counts.by_levels += u64::from(matches!(summary, DisplaySummary::ReversedByLevels { .. }));
    if let Err(wrong) = seen.check(&summary) {
        counts.note(display, &wrong, characters, &(&summary, &world.order));
    }
    // The paragraph is spoken of where the text decides its direction, and that decides the display.
    let choices = display.choices();
    let (is_alone, is_by_text) = match choices.field_layout {
        FieldLayout::SingleParagraph => {
            (true, choices.paragraph_direction == ParagraphDirectionChoice::FirstStrongOfParagraph)
        }
        FieldLayout::ParagraphPerField => {
            let is_one_label = !characters.iter().any(|it| it.scalar == '.');
            (is_one_label, choices.direction_within_field == DirectionWithinField::FirstStrongOfField)
        }
    };
    let decides = is_by_text && deciding::depends_on_paragraph(&world, characters);
    if is_alone && trace.paragraph_whose_direction_decides().is_some() != decides {
        counts.note(display, "the paragraph decides, or not", characters, &world.order);
    }
    assert!(stated.iter().zip(next).all(|(stated, next)| stated.len() == next), "all steps were there");
    (trace, world)
}

impl Counts {
    /// Keeps the first of a kind of mistake.
    fn note(
        &mut self,
        display: &DisplayConfig,
        wrong: &str,
        characters: &[Character],
        said: &dyn std::fmt::Debug,
    ) {
        let kind = format!("{display}: {wrong}");
        self.wrong.entry(kind).or_insert_with(|| format!("{}: {said:?}", spelled(characters)));
    }
}

/// The classes of characters, for a message.
pub(crate) fn spelled(characters: &[Character]) -> String {
    characters.iter().map(|it| it.class.short_name()).collect::<Vec<_>>().join(" ")
}

/// All strings of these characters and lengths by these displays, on all cores; every `stride`th of each length from the first on.
pub(crate) fn check_all(
    alphabet: &[Character],
    lengths: std::ops::RangeInclusive<u32>,
    stride: usize,
    displays: &[DisplayConfig],
) -> Counts {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let of_thread = |thread: usize| {
        let mut counts = Counts::default();
        for length in lengths.clone() {
            let all = alphabet.len().pow(length);
            for number in (0..all).step_by(stride).skip(thread).step_by(threads) {
                let characters: Vec<Character> = (0..length)
                    .map(|at| alphabet[number / alphabet.len().pow(at) % alphabet.len()])
                    .collect();
                counts.strings += 1;
                check_displays(&characters, displays, &mut counts);
            }
        }
        counts
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || of_thread(thread))).collect();
        let all = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| std::panic::resume_unwind(it)));
        all.fold(Counts::default(), |mut sum, it| {
            sum.strings += it.strings;
            sum.displays += it.displays;
            sum.sentences += it.sentences;
            sum.by_levels += it.by_levels;
            sum.decided += it.decided;
            sum.together += it.together;
            sum.wrong.extend(it.wrong);
            sum
        })
    })
}

/// In متجر-١٢٣.مصر both displays make the hyphen right-to-left, and only the UBA the full stop: it is that of which the summary
/// beside the difference speaks.
#[test]
fn the_summary_beside_a_difference_is_about_the_character_that_decides() {
    let characters = bidiscope_bidi::name::characters_of(
        "\u{645}\u{62A}\u{62C}\u{631}-\u{661}\u{662}\u{663}.\u{645}\u{635}\u{631}",
    );
    let [one_to_one, uba] =
        [Strategy::OneToOne, Strategy::UbaLtr].map(|strategy| Trace::of_display(strategy, &characters));
    let found = first_difference(&characters, &one_to_one, &uba).expect("another order");
    assert_eq!(found.deciding_character, LogicalIndex(8));
    let summary = uba.summary_for_first_difference(&found, ComparedTrace::Second);
    assert!(
        matches!(summary, DisplaySummary::NeutralRightToLeft { neutral_index: LogicalIndex(8), .. }),
        "{summary:?}"
    );
}

/// In کتاب-۱۲۳.خانه.ایران the direction of the paragraph makes a difference only together with N1 for a hyphen and full stops:
/// in a left-to-right paragraph the display would be the same. Of the paragraph nothing can be said by itself.
#[test]
fn the_summary_of_steps_that_decide_together_is_about_one_of_them() {
    let characters = bidiscope_bidi::name::characters_of(
        "\u{6A9}\u{62A}\u{627}\u{628}-\u{6F1}\u{6F2}\u{6F3}.\u{62E}\u{627}\u{646}\u{647}.\u{627}\u{6CC}",
    );
    let [one_to_one, uba] =
        [Strategy::OneToOne, Strategy::UbaRtl].map(|strategy| Trace::of_display(strategy, &characters));
    let found = first_difference(&characters, &one_to_one, &uba).expect("another order");
    let outcomes = &found.deciding_rule_outcomes.as_ref().expect("they are known").alternative_outcomes;
    let rules: Vec<UbaRule> = outcomes.iter().map(|it| it.uba_rule).collect();
    assert_eq!(
        (rules[0], rules[1], outcomes[1].character),
        (UbaRule::P3, UbaRule::N1, CharRef::InName(LogicalIndex(4)))
    );
    let summary = uba.summary_for_first_difference(&found, ComparedTrace::Second);
    assert!(
        matches!(summary, DisplaySummary::NeutralRightToLeft { neutral_index: LogicalIndex(4), .. }),
        "{summary:?}"
    );
}
