//! What `inspect --json` says of a name.

use bidiscope_bidi::name::{Name, Notation, character_name, code_point, names_version, unicode_version};
use bidiscope_bidi::order::components::compare;
use bidiscope_bidi::order::{Display, LogicalIndex};
use bidiscope_bidi::uba::witness::{self, Witness};
use bidiscope_idna::verdict::{Report, Verdict, rfc5893};
use bidiscope_present::view::GistView;
use serde::Serialize;

/// What is known of a name.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    notation: &'static str,
    name: String,
    /// The version of Unicode that decides, and that of the characters' names, which decide nothing.
    unicode: &'static str,
    unicode_names: &'static str,
    characters: Vec<CharacterAnswer>,
    bidi_domain_name: bool,
    labels: Vec<LabelAnswer<'a>>,
    /// `None` of what is no domain name.
    bidi_rule: Option<Verdict>,
    guarantee: Option<rfc5893::Guarantee>,
    orders: Vec<OrderAnswer<'a>>,
    components: ComponentsAnswer,
    witness: Witness,
    /// The findings and what belongs to them; see `docs/output.md`.
    #[serde(flatten)]
    report: &'a Report,
}

#[derive(Serialize)]
struct CharacterAnswer {
    index: usize,
    character: char,
    code_point: String,
    name: String,
    bidi_class: &'static str,
    label: Option<usize>,
}

#[derive(Serialize)]
struct LabelAnswer<'a> {
    index: usize,
    text: String,
    a_label: Option<&'a str>,
    direction: Option<&'static str>,
    bidi_rule: RuleAnswer<'a>,
}

#[derive(Serialize)]
struct RuleAnswer<'a> {
    verdict: Verdict,
    conditions: Vec<ConditionAnswer<'a>>,
}

#[derive(Serialize)]
struct ConditionAnswer<'a> {
    condition: u8,
    verdict: Verdict,
    characters: &'a [usize],
}

#[derive(Serialize)]
struct OrderAnswer<'a> {
    strategy: &'a Display,
    display: String,
    /// The display in the notation of the input; every notation writes what it has read.
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    /// Why it looks so.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<WhyAnswer>,
    /// What is shown of the whole line, where something stands round the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<ContextAnswer>,
}

/// Why a display looks as it does, and the characters that the sentence points at.
#[derive(Serialize)]
struct WhyAnswer {
    sentence: String,
    characters: Vec<usize>,
}

/// A name among what stands round it.
#[derive(Serialize)]
struct ContextAnswer {
    display: String,
    display_notation: Option<String>,
    /// Whether the context stands between the name's characters, and which labels it tears apart.
    tears_name: bool,
    tears_labels: Vec<usize>,
}

impl ContextAnswer {
    fn new(name: &Name, notation: Notation, display: &Display) -> Option<Self> {
        if display.context().is_empty() {
            return None;
        }
        let line = display.line(name.characters());
        let effect = line.effect_of_context(name, display);
        let shown = line.order.display(&line.characters);
        Some(Self {
            display_notation: notation.write(shown.chars()).ok(),
            display: shown,
            tears_name: effect.is_torn,
            tears_labels: effect.torn_by_context,
        })
    }
}

impl<'a> Answer<'a> {
    /// The answer for a name that was typed so, in this line of standard input.
    pub(super) fn new(
        (input, line): (&'a str, Option<u64>),
        name: &'a Name,
        notation: Notation,
        report: &'a Report,
        displays: &'a [Display],
    ) -> Self {
        let verdict = &report.rule;
        Self {
            input,
            line,
            notation: notation.id(),
            name: name.text(),
            unicode: unicode_version(),
            unicode_names: names_version(),
            characters: character_answers(name),
            bidi_domain_name: verdict.bidi_domain_name,
            labels: label_answers(name, verdict),
            bidi_rule: report.no_domain_name.is_none().then_some(verdict.verdict),
            guarantee: verdict.guarantee,
            orders: displays.iter().map(|display| OrderAnswer::new(name, notation, display)).collect(),
            components: ComponentsAnswer::new(name, notation),
            witness: witness::ask(name.characters()),
            report,
        }
    }
}

impl<'a> OrderAnswer<'a> {
    fn new(name: &Name, notation: Notation, strategy: &'a Display) -> Self {
        let order = strategy.order(name.characters());
        let display = order.display(name.characters());
        Self {
            strategy,
            display_notation: notation.write(display.chars()).ok(),
            display,
            logical_from_visual: order.logical_from_visual().to_vec(),
            why: GistView::of(strategy, name.characters())
                .map(|it| WhyAnswer { sentence: it.sentence, characters: it.characters }),
            context: ContextAnswer::new(name, notation, strategy),
        }
    }
}

/// Dürst's sections 4.2 and 4.3 side by side. What the strategy `components` shows stands among the
/// orders; here is what his marks make of the name.
#[derive(Serialize)]
struct ComponentsAnswer {
    components: Vec<ComponentAnswer>,
    marked: String,
    display: String,
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    differing: Vec<usize>,
}

#[derive(Serialize)]
struct ComponentAnswer {
    start: usize,
    end: usize,
    direction: &'static str,
}

impl ComponentsAnswer {
    fn new(name: &Name, notation: Notation) -> Self {
        let characters = name.characters();
        let comparison = compare(characters);
        let display = comparison.marked_order.display(characters);
        let components = comparison.components.iter();
        Self {
            components: components
                .map(|it| ComponentAnswer {
                    start: it.range.start,
                    end: it.range.end,
                    direction: it.direction.id(),
                })
                .collect(),
            marked: comparison.marked.text(characters),
            display_notation: notation.write(display.chars()).ok(),
            display,
            logical_from_visual: comparison.marked_order.logical_from_visual().to_vec(),
            differing: comparison.differing,
        }
    }
}

fn character_answers(name: &Name) -> Vec<CharacterAnswer> {
    let characters = name.characters().iter().zip(name.label_of()).enumerate();
    characters
        .map(|(index, (character, &label))| CharacterAnswer {
            index,
            character: character.scalar,
            code_point: code_point(character.scalar),
            name: character_name(character.scalar),
            bidi_class: character.class.short_name(),
            label,
        })
        .collect()
}

fn label_answers<'a>(name: &'a Name, verdict: &'a rfc5893::NameVerdict) -> Vec<LabelAnswer<'a>> {
    let labels = name.labels().iter().zip(&verdict.labels).enumerate();
    labels
        .map(|(index, (label, judged))| LabelAnswer {
            index,
            text: bidiscope_bidi::name::text_of(name.label_characters(label)),
            a_label: label.a_label.as_deref(),
            direction: judged.direction.map(|direction| direction.id()),
            bidi_rule: RuleAnswer {
                verdict: judged.verdict,
                conditions: judged
                    .conditions
                    .iter()
                    .map(|it| ConditionAnswer {
                        condition: it.condition,
                        verdict: it.verdict,
                        characters: &it.characters,
                    })
                    .collect(),
            },
        })
        .collect()
}
