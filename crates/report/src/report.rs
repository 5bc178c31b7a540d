//! A name with everything that is said of it.

use std::sync::OnceLock;

use bidiscope_bidi::name::{Input, Notation, ReadError};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::{CharacterGroupingResult, GroupingSearchLimits};
use bidiscope_url::InputAnalysis;

use crate::list::RegisteredNamesComparison;
use crate::page::PageLine;
use crate::page::PageSectionId;
use crate::page::{self, FindingBlock, LabelRow, OverviewFactId, PageSection};
use crate::view::{
    CharacterCellView, DisplayPaneSettings, StrategyId, StrategyView, cells, panes, same_display, zone,
};

/// A name with all results that the Inspect tab of the window shows. What is said of it is put into words when it is first
/// asked for.
#[derive(Clone, Debug)]
pub struct InputReport {
    /// The name.
    pub input: Input,
    /// The options of the analysis, such as the parent zone.
    pub analysis_options: NameAnalysisOptions,
    /// The results of all rule sets.
    pub analysis: InputAnalysis,
    /// Why the parent zone does not fit the name, in a sentence; `None` where it does, or there is none.
    pub parent_zone_error: Option<String>,
    /// Its characters in logical order.
    pub character_cells: Vec<CharacterCellView>,
    /// The display of each strategy, in the order of
    /// [`Strategy::for_input_type`](bidiscope_bidi::order::Strategy::for_input_type), then the custom ones.
    pub strategy_views: Vec<StrategyView>,
    /// Whether the search for contexts that split a label is complete. While a name is typed it stops early
    /// ([`GroupingSearchLimits::SHORT_SEARCH`]); [`InputReport::finish_character_grouping_search`] completes it.
    pub is_character_grouping_search_complete: bool,
    registered: Option<RegisteredNamesComparison>,
    facts: OnceLock<Vec<(OverviewFactId, PageLine)>>,
    labels: OnceLock<Vec<LabelRow>>,
    levels: [OnceLock<Option<PageSection>>; 3],
    sections: [OnceLock<Option<PageSection>>; PageSectionId::COUNT],
}

impl InputReport {
    /// Reads a name and computes what every pane shows.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Input::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::without_parent_zone(Input::read(text, notation)?))
    }

    /// The results for this name without a parent zone: all labels are the applicant's.
    pub fn without_parent_zone(input: Input) -> Self {
        Self::with_analysis_options(input, NameAnalysisOptions::default())
    }

    /// The results for this name with these options.
    pub fn with_analysis_options(input: Input, analysis_options: NameAnalysisOptions) -> Self {
        let strategies = panes::strategies(&input, &DisplayPaneSettings::default());
        Self::with(input, analysis_options, strategies)
    }

    /// Recomputes all results with other options, such as another parent zone; the displays stay as they are.
    pub fn set_analysis_options(&mut self, analysis_options: NameAnalysisOptions) {
        let strategies = std::mem::take(&mut self.strategy_views);
        let registered = self.registered.take();
        *self = Self { registered, ..Self::with(self.input.clone(), analysis_options, strategies) };
    }

    /// The same in the words that are in use now, such as those of another
    /// [language](bidiscope_words::Language::run_in). The displays are those of these settings.
    pub fn in_current_language(&self, pane_settings: &DisplayPaneSettings) -> Self {
        let strategies = panes::strategies(&self.input, pane_settings);
        let (name, options) = (self.input.clone(), self.analysis_options.clone());
        let registered = self.registered.clone();
        Self { registered, ..Self::of_analysis(name, options, self.analysis.clone(), strategies) }
    }

    fn with(name: Input, options: NameAnalysisOptions, strategies: Vec<StrategyView>) -> Self {
        let analysis = InputAnalysis::with_options(&name, options.clone());
        Self::of_analysis(name, options, analysis, strategies)
    }

    fn of_analysis(
        name: Input,
        analysis_options: NameAnalysisOptions,
        analysis: InputAnalysis,
        strategy_views: Vec<StrategyView>,
    ) -> Self {
        Self {
            parent_zone_error: zone::zone_error(&analysis, &analysis_options),
            character_cells: cells::cells(&analysis),
            strategy_views,
            is_character_grouping_search_complete: analysis
                .character_grouping()
                .is_none_or(CharacterGroupingResult::are_all_searches_complete),
            input: name,
            analysis_options,
            analysis,
            registered: None,
            facts: OnceLock::new(),
            labels: OnceLock::new(),
            levels: [const { OnceLock::new() }; 3],
            sections: [const { OnceLock::new() }; PageSectionId::COUNT],
        }
    }

    /// Takes what registered names make of the name, which the facts and suggested fixes say from now on; `None` where that is
    /// not known.
    pub fn set_registered_comparison(&mut self, registered_comparison: Option<RegisteredNamesComparison>) {
        if self.registered != registered_comparison {
            (self.registered, self.facts) = (registered_comparison, OnceLock::new());
            self.sections[PageSectionId::SuggestedFixes as usize] = OnceLock::new();
        }
    }

    /// What registered names make of the name, as far as that is known.
    pub const fn registered_comparison(&self) -> Option<&RegisteredNamesComparison> {
        self.registered.as_ref()
    }

    /// A fact of the overview; `None` where there is nothing to say.
    pub fn overview_fact(&self, fact_id: OverviewFactId) -> Option<&PageLine> {
        self.overview_facts().iter().find(|it| it.0 == fact_id).map(|it| &it.1)
    }

    /// The facts of the overview, in their order.
    pub fn overview_facts(&self) -> &[(OverviewFactId, PageLine)] {
        self.facts.get_or_init(|| page::facts(&self.analysis, self.registered.as_ref()))
    }

    /// What is said of each label, in logical order.
    pub fn labels(&self) -> &[LabelRow] {
        self.labels.get_or_init(|| page::label_rows(&self.analysis))
    }

    /// The levels of text in a paragraph as this strategy has it: the UBA in either direction, else by the first strong
    /// character. `None` of a name or address.
    pub fn levels_section(&self, strategy: Strategy) -> Option<&PageSection> {
        let kept = match strategy {
            Strategy::UbaLtr => &self.levels[0],
            Strategy::UbaRtl => &self.levels[1],
            _ => &self.levels[2],
        };
        kept.get_or_init(|| page::levels_section(&self.analysis, strategy)).as_ref()
    }

    /// A section of the page of the name that needs no display; `None` where it has nothing to say.
    pub fn section(&self, id: PageSectionId) -> Option<&PageSection> {
        self.sections[id as usize]
            .get_or_init(|| page::section(&self.analysis, id, self.registered.as_ref()))
            .as_ref()
    }

    /// The findings that decide whether the name may be registered; where none does, its warnings.
    pub fn deciding_findings(&self) -> impl Iterator<Item = &FindingBlock> {
        let deciding = self.analysis.findings_deciding_registration().len();
        let findings =
            self.section(PageSectionId::ViolationsAndWarnings).into_iter().flat_map(PageSection::findings);
        findings.take(if deciding == 0 { usize::MAX } else { deciding })
    }

    /// Completes the search for contexts that split a label, if it stopped early while the name was typed.
    pub fn finish_character_grouping_search(&mut self) {
        if !self.is_character_grouping_search_complete {
            self.set_analysis_options(NameAnalysisOptions {
                grouping_search_limits: GroupingSearchLimits::FULL_SEARCH,
                ..self.analysis_options.clone()
            });
            self.is_character_grouping_search_complete = true;
        }
    }

    /// Recomputes the displays of all strategies for these settings of the panes. Until then they are those of the default
    /// settings.
    pub fn set_pane_settings(&mut self, pane_settings: &DisplayPaneSettings) {
        self.strategy_views = panes::strategies(&self.input, pane_settings);
    }

    /// Which other panes show the same as this strategy, in a sentence; `None` where the strategy has no
    /// [letter](StrategyView::same_display_letter).
    pub fn panes_with_same_display_text(&self, strategy: impl Into<StrategyId>) -> Option<String> {
        self.strategy(strategy).and_then(|view| same_display::description(&self.strategy_views, view))
    }

    /// Which characters of a display are marked because they differ from the reference, in a sentence; empty where none are.
    /// `reference_strategy` is the [reference](DisplayPaneSettings::reference_strategy) of the pane settings; the sentence gives
    /// its title.
    pub fn changed_characters_text(
        &self,
        strategy: impl Into<StrategyId>,
        reference_strategy: impl Into<StrategyId>,
    ) -> String {
        let both = self.strategy(strategy).zip(self.strategy(reference_strategy));
        both.map_or_else(String::new, |(view, reference)| {
            same_display::changed_description(view, &reference.strategy_title)
        })
    }

    /// The pane of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, strategy: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = strategy.into();
        self.strategy_views.iter().find(|view| view.strategy_id == id)
    }
}
