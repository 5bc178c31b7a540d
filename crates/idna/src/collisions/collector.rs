//! Checks and collects the names that the searches find.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use bidiscope_bidi::name::{Character, Input, InputType, PlainTextParagraph, is_label_separator, text_of};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayEngine};

use super::found_names::FoundNames;
use super::options::CollisionSearch;
use super::permutations::each_permutation;
use super::uba_level_acceptor::UbaLevelSequenceAcceptor;

/// Checks and collects the names that the searches find.
pub(super) struct Collector<'a> {
    pub(super) search: CollisionSearch,
    /// The line to be displayed, from left to right, with the classes of the display's version of the bidi
    /// data; in a context with the text around the name.
    pub(super) shown: &'a [Character],
    /// The characters of `shown` that are the name's; `None` where the line does not contain the context.
    pub(super) name_characters: Option<Vec<Character>>,
    /// Whether they are text; else they are addresses or names.
    pub(super) kind: InputType,
    /// Whether full stops may stand anywhere, as outside the host of a URL, and in text.
    pub(super) may_be_url: bool,
    pub(super) display: &'a DisplayConfig,
    pub(super) screen: DisplayEngine,
    /// The number of steps that are left.
    pub(super) steps_left: u64,
    pub(super) names: Vec<Input>,
    pub(super) is_complete: bool,
    /// The number of names that a search counted, where it counts more than it lists.
    pub(super) counted: u64,
}

impl<'a> Collector<'a> {
    pub(super) fn new(
        search: CollisionSearch,
        shown: &'a [Character],
        display: &'a DisplayConfig,
        kind: InputType,
    ) -> Self {
        let count = |scalar: char| shown.iter().filter(|it| it.scalar == scalar).count();
        Self {
            search,
            kind,
            // With a scheme, or without.
            may_be_url: kind == InputType::Text
                || count(':') > 0 && count('/') > 1
                || count('/') > 0 && shown.iter().any(|it| is_label_separator(it.scalar)),
            name_characters: without_context(shown, display),
            shown,
            display,
            screen: DisplayEngine::new(display),
            steps_left: search.max_steps,
            names: Vec::new(),
            is_complete: true,
            counted: 0,
        }
    }

    /// The acceptor for names in a paragraph of this direction.
    pub(super) const fn acceptor(
        &self,
        paragraph: Direction,
        first_strong: Option<Direction>,
    ) -> UbaLevelSequenceAcceptor {
        let refuses_a_labels = self.search.notation.decodes_a_labels() && !self.may_be_url;
        UbaLevelSequenceAcceptor {
            required_first_strong_direction: first_strong,
            refuses_a_label_prefix: refuses_a_labels,
            ..UbaLevelSequenceAcceptor::new(paragraph)
        }
    }

    /// Adds this order of the characters if it is a name and its display is the given one.
    pub(super) fn add_if_matching(&mut self, logical: Vec<Character>) {
        let shows_it = if self.display.choices().surrounding_text.is_empty() {
            let visual = self.screen.order(&logical).iter().map(|it| logical[it.0]);
            visual.eq(self.shown.iter().copied())
        } else {
            let line = self.display.line_around_name(&logical);
            // A custom strategy changes classes in the name only, so that only the characters are compared.
            let visual =
                line.line_order.logical_from_visual().iter().map(|it| line.line_characters[it.0].scalar);
            visual.eq(self.shown.iter().map(|it| it.scalar))
        };
        if !shows_it {
            return;
        }
        let scalars = logical.iter().map(|it| it.scalar);
        self.names.extend(match self.kind {
            InputType::Text => {
                Some(Input::Text(PlainTextParagraph::from_characters(scalars.map(Character::new).collect())))
            }
            _ => Input::from_scalars(scalars).ok().filter(|it| self.search.reads(it)),
        });
    }

    /// Whether one more order may be checked; if so, its steps are subtracted. If not, the answer is marked as
    /// incomplete.
    pub(super) fn take_steps(&mut self) -> bool {
        let cost = 50 + 20 * self.shown.len() as u64;
        let may_continue = self.names.len() < self.search.max_names && self.steps_left >= cost;
        if may_continue {
            self.steps_left -= cost;
        } else {
            self.is_complete = false;
        }
        may_continue
    }

    /// Tries every order of the name's characters until a limit is reached.
    pub(super) fn try_permutations(&mut self) {
        let Some(name_characters) = self.name_characters.take() else { return };
        let scalars: Vec<char> = name_characters.iter().map(|it| it.scalar).collect();
        let character_of: FxHashMap<char, Character> =
            name_characters.iter().map(|&it| (it.scalar, it)).collect();
        each_permutation(&scalars, |order| {
            if !self.take_steps() {
                return ControlFlow::Break(());
            }
            self.add_if_matching(
                order.iter().filter_map(|scalar| character_of.get(scalar).copied()).collect(),
            );
            ControlFlow::Continue(())
        });
    }

    pub(super) fn finish(self) -> FoundNames {
        FoundNames {
            displayed_text: text_of(self.shown),
            read_as: self.kind,
            name_count_lower_bound: self.counted.max(self.names.len() as u64),
            found_inputs: self.names,
            are_all_names_found: self.is_complete,
        }
    }
}

/// The characters of the line without those of the display's context; `None` where the line does not contain
/// all characters of the context.
fn without_context(shown: &[Character], display: &DisplayConfig) -> Option<Vec<Character>> {
    let mut rest = shown.to_vec();
    let (before, after) = display.choices().surrounding_text.characters();
    for character in before.iter().chain(&after) {
        rest.remove(rest.iter().position(|it| it.scalar == character.scalar)?);
    }
    Some(rest)
}
