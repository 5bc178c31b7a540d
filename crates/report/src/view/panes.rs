//! The pane of a strategy.

use std::ops::Range;

use crate::titles::Titled;
use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order::compare::{changed_characters, visually_split_label_indices};
use bidiscope_bidi::order::context::{LineAroundName, SurroundingTextEffect};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_url::reader::label_order::labels_out_of_order;
use bidiscope_url::reader::{UrlHostSplit, VisibleHost, character_indices_displayed_before_host};
use bidiscope_words::Message;

use crate::words::visible_host::visible_host_text;

use super::display_letter::SameDisplayLetter;
use super::display_letter::display_letters;
use super::proposals::{ProposalView, proposal};
use super::trace::data_version_matters;
use super::{DisplayBadge, DisplayBadgeSeverity, DisplayPaneSettings, DisplaySummaryView, StrategyId};

/// The pane of a strategy: a name in one display.
#[derive(Clone, Debug)]
pub struct StrategyView {
    /// The identifier of the pane.
    pub strategy_id: StrategyId,
    /// The title of the strategy, or the user's name for a custom one.
    pub strategy_title: String,
    /// The strategy with its options.
    pub display_config: DisplayConfig,
    /// The characters of the line in logical order: the name with its context.
    pub line_characters: Vec<Character>,
    /// The range of the name among them, from 0.
    pub name_character_range: Range<usize>,
    /// The display order of the line.
    pub line_order: DisplayOrder,
    /// The display order of the name's own characters, the context left out.
    pub name_order: DisplayOrder,
    /// The name's characters from left to right as they are shown; for comparing, not for text widgets, which would
    /// reorder it again.
    pub displayed_name: String,
    /// The runs of the name's own characters, from left to right.
    pub name_runs: Vec<RunView>,
    /// Panes with the same letter show the name in the same way. `None` for logical order, and where the context is
    /// shown between its characters.
    pub same_display_letter: Option<SameDisplayLetter>,
    /// The characters, by logical position in the name, that have another position or direction than in the
    /// [reference](DisplayPaneSettings::reference_strategy) display.
    pub changed_logical_indices: Vec<usize>,
    /// Short warnings about the display.
    pub badges: Vec<DisplayBadge>,
    /// What stands where the host of a URL is read, in a sentence; `None` where that is the host, and for what is no URL.
    pub visible_host_sentence: Option<Message<'static>>,
    /// Why the display looks as it does; `None` for a name that is too long.
    pub display_summary: Option<DisplaySummaryView>,
    /// What the pane of a proposal shows below the display.
    pub proposal_view: ProposalView,
}

impl StrategyView {
    /// Whether there is text around the name.
    pub fn has_surrounding_text(&self) -> bool {
        self.name_character_range.len() < self.line_characters.len()
    }

    /// The severest of what is remarkable about the display; `None` where nothing is.
    pub fn worst_badge_severity(&self) -> Option<DisplayBadgeSeverity> {
        self.badges.iter().map(DisplayBadge::severity).max()
    }

    /// Whether all options of the strategy have their defaults.
    pub fn has_default_options(&self) -> bool {
        self.display_config.has_default_options()
    }
}

/// A run of adjacent characters of one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunView {
    /// Its visual positions in the name, in characters from the left, from 0.
    pub visual_range: Range<usize>,
    /// Its direction.
    pub direction: Direction,
    /// Its embedding level; `None` where the strategy does not use the UBA.
    pub level: Option<u8>,
}

/// The panes in the order of [`Strategy::for_input_type`], then the custom ones, each compared with the reference.
pub(crate) fn strategies(name: &Input, choices: &DisplayPaneSettings) -> Vec<StrategyView> {
    let built_in = Strategy::for_input_type(name.input_type());
    let own = choices.custom_strategies.all().iter().map(|it| it.display.clone());
    let displays = built_in.iter().map(|strategy| choices.display(*strategy));
    let mut views = compare_displays(name, displays.chain(own));
    for (view, kept) in views.iter_mut().skip(built_in.len()).zip(choices.custom_strategies.all()) {
        (view.strategy_id, view.strategy_title) = (kept.id(), kept.name.clone());
    }
    let reference = choices.reference_strategy.or_default_for_input_type(name.input_type());
    let reference = views.iter().find(|view| view.strategy_id == reference);
    if let Some(reference) = reference.map(|view| view.name_order.clone()) {
        for view in &mut views {
            let characters = changed_characters(name.characters(), &reference, &view.name_order);
            view.changed_logical_indices = characters.into_iter().map(|it| it.0).collect();
        }
    }
    views
}

/// A pane for each display, in their order; those that show the name in the same way have the same
/// [`StrategyView::same_display_letter`]. [`StrategyView::changed_logical_indices`] is empty, as there is no reference.
pub fn compare_displays(
    name: &Input,
    displays: impl IntoIterator<Item = DisplayConfig>,
) -> Vec<StrategyView> {
    let with_line = |display: DisplayConfig| {
        let line = display.drawn_line(name.characters());
        (display, line)
    };
    let shown: Vec<(DisplayConfig, LineAroundName)> = displays.into_iter().map(with_line).collect();
    let letters = display_letters(name, &shown);
    let views = shown.into_iter().zip(letters).map(|((display, line), display_letter)| StrategyView {
        strategy_id: display.strategy().into(),
        strategy_title: display.strategy().title().to_owned(),
        same_display_letter: display_letter,
        changed_logical_indices: Vec::new(),
        badges: badges(name, &display, &line),
        visible_host_sentence: name
            .url()
            .and_then(|_| visible_host_text(name, &VisibleHost::of_input(name, &line.name_order))),
        displayed_name: line.name_order.display(name.characters()),
        name_runs: runs(&line.name_order),
        proposal_view: proposal(name, &display),
        display_summary: DisplaySummaryView::of_display_unless_too_long(&display, name.characters()),
        line_characters: line.line_characters,
        name_character_range: line.name_character_range,
        line_order: line.line_order,
        name_order: line.name_order,
        display_config: display,
    });
    views.collect()
}

/// The badges of a line.
fn badges(name: &Input, display: &DisplayConfig, line: &LineAroundName) -> Vec<DisplayBadge> {
    let mut badges = Vec::new();
    if display.choices().bidi_data_version != BidiDataVersion::Current
        && data_version_matters(display, name.characters())
    {
        badges.push(DisplayBadge::BidiDataVersion(display.choices().bidi_data_version));
    }
    badges.extend(UrlHostSplit::of_url(name, &line.name_order).map(DisplayBadge::HostSplit));
    // A URL in which nothing runs right to left is read from left to right in every paragraph.
    let runs_right_to_left = line.name_order.runs().iter().any(|it| it.direction == Direction::RightToLeft);
    let before = character_indices_displayed_before_host(name, &line.name_order);
    if runs_right_to_left && !before.is_empty() {
        badges.push(DisplayBadge::CharactersBeforeHost {
            paragraph_direction: line.name_order.paragraph_direction(),
            logical_indices: before,
        });
    }
    let effect = if line.has_surrounding_text() {
        line.surrounding_text_effect(name, display)
    } else {
        SurroundingTextEffect {
            visually_split_label_indices: visually_split_label_indices(name.labels(), &line.name_order),
            ..SurroundingTextEffect::default()
        }
    };
    let is_split = effect.is_name_visually_split || !effect.label_indices_split_by_surroundings.is_empty();
    // A split name has no readable order of labels.
    if !is_split && let Some(found) = labels_out_of_order(name, &line.name_order) {
        badges.push(DisplayBadge::LabelsOutOfOrder(found));
    }
    // The indices ascend.
    let is_by_itself =
        |label: &usize| effect.label_indices_split_by_surroundings.binary_search(label).is_err();
    let split: Vec<usize> =
        effect.visually_split_label_indices.iter().copied().filter(is_by_itself).collect();
    if !split.is_empty() {
        badges.push(DisplayBadge::SplitLabelIndices(split));
    }
    if !effect.label_indices_split_by_surroundings.is_empty() {
        badges
            .push(DisplayBadge::LabelIndicesSplitBySurroundings(effect.label_indices_split_by_surroundings));
    } else if effect.is_name_visually_split {
        badges.push(DisplayBadge::NameSplitBySurroundings);
    } else if effect.is_name_reordered {
        badges.push(DisplayBadge::OrderChangedBySurroundings);
    }
    if effect.is_label_after_name_split {
        badges.push(DisplayBadge::NextLabelSplit);
    }
    badges
}

fn runs(order: &DisplayOrder) -> Vec<RunView> {
    let mut start = 0;
    order
        .runs()
        .iter()
        .map(|run| {
            let visual = start..start + run.logical_range.len();
            start = visual.end;
            RunView {
                visual_range: visual,
                direction: run.direction,
                level: run.level.map(|level| level.number()),
            }
        })
        .collect()
}
