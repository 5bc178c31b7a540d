//! A name with everything that is said of it.

use std::sync::OnceLock;

use bidiscope_bidi::name::{Input, Notation, ReadError};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::AnalysisOptions;
use bidiscope_idna::verdict::grouping::{Grouping, GroupingBound};
use bidiscope_url::InputAnalysis;

use crate::list::RegisteredComparison;
use crate::page::Line;
use crate::page::SectionId;
use crate::page::{self, FactId, FindingBlock, LabelRow, Section};
use crate::view::{CellView, PaneSettings, StrategyId, StrategyView, cells, panes, same_display, zone};

/// A name with all results that the Inspect tab of the window shows. What is said of it is put into words when it is first
/// asked for.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name.
    pub name: Input,
    /// The options of the analysis, such as the parent zone.
    pub options: AnalysisOptions,
    /// The results of all rule sets.
    pub analysis: InputAnalysis,
    /// Why the parent zone does not fit the name, in a sentence; `None` where it does, or there is none.
    pub zone_error: Option<String>,
    /// Its characters in logical order.
    pub cells: Vec<CellView>,
    /// The display of each strategy, in the order of
    /// [`Strategy::for_input_kind`](bidiscope_bidi::order::Strategy::for_input_kind), then the custom ones.
    pub strategies: Vec<StrategyView>,
    /// Whether the search for contexts that split a label is complete. While a name is typed it stops early
    /// ([`GroupingBound::SHORT`]); [`Report::complete_grouping_search`] completes it.
    pub is_grouping_search_complete: bool,
    registered: Option<RegisteredComparison>,
    facts: OnceLock<Vec<(FactId, Line)>>,
    labels: OnceLock<Vec<LabelRow>>,
    levels: [OnceLock<Option<Section>>; 3],
    sections: [OnceLock<Option<Section>>; SectionId::COUNT],
}

impl Report {
    /// Reads a name and computes what every pane shows.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Input::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::of(Input::read(text, notation)?))
    }

    /// The results for this name without a parent zone: all labels are the applicant's.
    pub fn of(name: Input) -> Self {
        Self::with_options(name, AnalysisOptions::default())
    }

    /// The results for this name with these options.
    pub fn with_options(name: Input, options: AnalysisOptions) -> Self {
        let strategies = panes::strategies(&name, &PaneSettings::default());
        Self::with(name, options, strategies)
    }

    /// Recomputes all results with other options, such as another parent zone; the displays stay as they are.
    pub fn set_options(&mut self, options: AnalysisOptions) {
        let strategies = std::mem::take(&mut self.strategies);
        let registered = self.registered.take();
        *self = Self { registered, ..Self::with(self.name.clone(), options, strategies) };
    }

    /// The same in the words that are in use now, such as those of another
    /// [language](bidiscope_words::Language::run_in). The displays are those of these settings.
    pub fn in_current_language(&self, pane_settings: &PaneSettings) -> Self {
        let strategies = panes::strategies(&self.name, pane_settings);
        let (name, options) = (self.name.clone(), self.options.clone());
        let registered = self.registered.clone();
        Self { registered, ..Self::of_analysis(name, options, self.analysis.clone(), strategies) }
    }

    fn with(name: Input, options: AnalysisOptions, strategies: Vec<StrategyView>) -> Self {
        let analysis = InputAnalysis::with_options(&name, options.clone());
        Self::of_analysis(name, options, analysis, strategies)
    }

    fn of_analysis(
        name: Input,
        options: AnalysisOptions,
        analysis: InputAnalysis,
        strategies: Vec<StrategyView>,
    ) -> Self {
        Self {
            zone_error: zone::zone_error(&analysis, &options),
            cells: cells::cells(&analysis),
            strategies,
            is_grouping_search_complete: analysis.grouping().is_none_or(Grouping::is_complete),
            name,
            options,
            analysis,
            registered: None,
            facts: OnceLock::new(),
            labels: OnceLock::new(),
            levels: [const { OnceLock::new() }; 3],
            sections: [const { OnceLock::new() }; SectionId::COUNT],
        }
    }

    /// Takes what registered names make of the name, which the facts and suggested fixes say from now on; `None` where that is not known.
    pub fn set_registered(&mut self, answer: Option<RegisteredComparison>) {
        if self.registered != answer {
            (self.registered, self.facts) = (answer, OnceLock::new());
            self.sections[SectionId::Fixes as usize] = OnceLock::new();
        }
    }

    /// What registered names make of the name, as far as that is known.
    pub const fn registered(&self) -> Option<&RegisteredComparison> {
        self.registered.as_ref()
    }

    /// A fact of the overview; `None` where there is nothing to say.
    pub fn fact(&self, id: FactId) -> Option<&Line> {
        self.facts().iter().find(|it| it.0 == id).map(|it| &it.1)
    }

    /// The facts of the overview, in their order.
    pub fn facts(&self) -> &[(FactId, Line)] {
        self.facts.get_or_init(|| page::facts(&self.analysis, self.registered.as_ref()))
    }

    /// What is said of each label, in logical order.
    pub fn labels(&self) -> &[LabelRow] {
        self.labels.get_or_init(|| page::label_rows(&self.analysis))
    }

    /// The levels of text in a paragraph as this strategy has it: the UBA in either direction, else by the first strong character.
    /// `None` of a name or address.
    pub fn levels_section(&self, strategy: Strategy) -> Option<&Section> {
        let kept = match strategy {
            Strategy::UbaLtr => &self.levels[0],
            Strategy::UbaRtl => &self.levels[1],
            _ => &self.levels[2],
        };
        kept.get_or_init(|| page::levels_section(&self.analysis, strategy)).as_ref()
    }

    /// A section of the page of the name that needs no display; `None` where it has nothing to say.
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections[id as usize]
            .get_or_init(|| page::section(&self.analysis, id, self.registered.as_ref()))
            .as_ref()
    }

    /// The findings that decide whether the name may be registered; where none does, its warnings.
    pub fn deciding_findings(&self) -> impl Iterator<Item = &FindingBlock> {
        let deciding = self.analysis.deciding_findings().len();
        let findings = self.section(SectionId::Findings).into_iter().flat_map(Section::findings);
        findings.take(if deciding == 0 { usize::MAX } else { deciding })
    }

    /// Completes the search for contexts that split a label, if it stopped early while the name was typed.
    pub fn complete_grouping_search(&mut self) {
        if !self.is_grouping_search_complete {
            self.set_options(AnalysisOptions { grouping_bound: GroupingBound::FULL, ..self.options.clone() });
            self.is_grouping_search_complete = true;
        }
    }

    /// Recomputes the displays of all strategies for these settings of the panes. Until then they are those of the default
    /// settings.
    pub fn set_pane_settings(&mut self, pane_settings: &PaneSettings) {
        self.strategies = panes::strategies(&self.name, pane_settings);
    }

    /// Which other panes show the same as this strategy, in a sentence; `None` where the strategy has no
    /// [letter](StrategyView::display_letter).
    pub fn same_display_description(&self, strategy: impl Into<StrategyId>) -> Option<String> {
        self.strategy(strategy).and_then(|view| same_display::description(&self.strategies, view))
    }

    /// Which characters of a display are marked because they differ from the reference, in a sentence; empty where none are.
    /// `reference` is the [reference](PaneSettings::reference) of the pane settings; the sentence gives its title.
    pub fn changed_description(
        &self,
        strategy: impl Into<StrategyId>,
        reference: impl Into<StrategyId>,
    ) -> String {
        let both = self.strategy(strategy).zip(self.strategy(reference));
        both.map_or_else(String::new, |(view, reference)| {
            same_display::changed_description(view, &reference.title)
        })
    }

    /// The pane of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, strategy: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = strategy.into();
        self.strategies.iter().find(|view| view.id == id)
    }
}
