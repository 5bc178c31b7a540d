//! What the window remembers from one start to the next, and how it is written and read.

mod arranged;
mod characters;
mod detail_tab;
mod export;
mod json;
mod learn;
mod link;
mod list;
mod pane_id;
mod panes;
mod preferences;
mod present;
mod session;
mod tab;
mod window;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, InputType, Notation};
use bidiscope_bidi::order::fields::{FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet, StudyResults};
use bidiscope_report::list::DisplayRelationFilter;
use bidiscope_report::view::text::{ControlSchemeChoice, ShownDirections, TextDirection};
use bidiscope_report::view::{ComparedNamesColumn, ComparedNamesSort, DisplayPaneSettings, StrategyId};
use bidiscope_session::{RecentAndPinnedNames, WrittenName};
use bidiscope_url::text::{IdentifierTerminators, LinkRules, ResourceIdentifierGrammar};

pub use characters::CharacterColumns;
pub use detail_tab::DetailTab;
pub use export::{ExportPreset, ExportSettings};
pub(super) use json::{json_of, read_json};
pub use learn::LearnSettings;
pub(super) use learn::MOST_LESSON_FILES;
pub use list::ListSettings;
pub use pane_id::PaneId;
pub use panes::{Arrangement, PaneArrangement};
pub use preferences::{PanelSizes, Preferences};
pub use present::PresentSettings;
pub use session::SessionError;
pub(super) use session::write as write_document;
pub use tab::Tab;
pub use window::{ThemeChoice, WindowSettings};

/// What the trace pane shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TraceSettings {
    /// The strategy whose steps it shows.
    pub strategy: StrategyId,
}

impl Default for TraceSettings {
    fn default() -> Self {
        Self { strategy: StrategyId::BuiltIn(Strategy::UbaLtr) }
    }
}

/// What the tab Study remembers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct StudySettings {
    /// The classes that sequences are made of.
    pub classes: Vec<BidiClass>,
    /// The greatest length.
    pub max_length: usize,
    /// The last results.
    #[serde(skip)]
    pub results: Option<Arc<StudyResults>>,
    /// Results that others took the place of, the latest first.
    #[serde(skip)]
    pub earlier: Vec<Arc<StudyResults>>,
    /// Which cell of the table is open.
    pub open: Option<(DisplayProperty, DisplayConfig)>,
}

/// Results of studies, which can be computed again: they are kept beside a session.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct StudyCache {
    results: Option<Arc<StudyResults>>,
    earlier: Vec<Arc<StudyResults>>,
}

impl StudyCache {
    /// Whether it holds nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.all().next().is_none()
    }

    /// Whether it holds the very same results.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.results.is_some() == other.results.is_some()
            && self.all().map(Arc::as_ptr).eq(other.all().map(Arc::as_ptr))
    }

    fn all(&self) -> impl Iterator<Item = &Arc<StudyResults>> {
        self.results.iter().chain(&self.earlier)
    }
}

impl StudySettings {
    /// The greatest lengths that can be asked for.
    pub(super) const LENGTHS: RangeInclusive<usize> = 1..=12;

    /// Its results.
    pub(super) fn cache(&self) -> StudyCache {
        StudyCache { results: self.results.clone(), earlier: self.earlier.clone() }
    }

    /// Takes results in the place of what it has.
    pub(super) fn take_cache(&mut self, cache: StudyCache) {
        (self.results, self.earlier) = (cache.results, cache.earlier);
    }

    /// Marks all results as somebody else's.
    fn mark_as_read(&mut self) {
        for results in self.results.iter_mut().chain(&mut self.earlier) {
            *results = Arc::new(results.as_ref().clone().marked_as_read_from_file());
        }
    }
}

impl Default for StudySettings {
    fn default() -> Self {
        Self {
            classes: StudyAlphabet::atkin2001().classes().to_vec(),
            max_length: 5,
            results: None,
            earlier: Vec::new(),
            open: None,
        }
    }
}

/// What the tab Text remembers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TextSettings {
    /// What stands in the field; a text that is too long for it is not remembered.
    pub text: String,
    /// Whether it stands there as it was opened, from a file or as an example.
    pub is_as_opened: bool,
    /// What the user had written there before a text was opened in its place, the latest last.
    pub before: Vec<String>,
    /// Which way the paragraphs run.
    pub direction: TextDirection,
    /// In which directions they are shown.
    pub shown: ShownDirections,
    /// How the identifiers are shown in the column "After".
    pub after: ControlSchemeChoice,
    /// In which overall order the extension puts the fields.
    pub overall: FieldOrderDirection,
    /// The rules by which links are found.
    pub links: LinkRules,
    /// What of the extensions of Davis's grammar is read.
    pub extensions: RecognisedDavisExtensions,
    /// Whether phone numbers and formulas are found too.
    pub numbers: bool,
    /// Which of Davis's exceptions end an identifier.
    pub end_at: IdentifierTerminators,
}

impl TextSettings {
    /// What counts as an identifier. UTS #58 has none of the choices of Davis's grammar.
    pub fn grammar(&self) -> ResourceIdentifierGrammar {
        let Self { links, extensions, numbers, end_at: terminators, .. } = *self;
        match links {
            LinkRules::Davis => ResourceIdentifierGrammar {
                link_rules: links,
                recognised_extensions: extensions,
                finds_phone_numbers_and_formulas: numbers,
                identifier_terminators: terminators,
            },
            LinkRules::Uts58 => {
                ResourceIdentifierGrammar { link_rules: links, ..ResourceIdentifierGrammar::default() }
            }
        }
    }
}

enum_with_ids! {
    /// What the details tell on demand.
    pub enum DetailSection {
        /// What was found.
        Findings = "findings";
        /// The smallest edits that correct the name.
        SuggestedFixes = "suggested-fixes";
        /// The name to which UTS #46 maps this one.
        Mapping = "mapping";
        /// The labels with their form in the DNS.
        Labels = "labels";
        /// What each policy says.
        Policies = "policies";
        /// Whether the labels stay whole among other names.
        Grouping = "grouping";
        /// What older and other documents hold of the name.
        Notes = "notes";
        /// All that the rulesets of the zone say.
        Ruleset = "ruleset";
        /// The variants of the label under the ruleset of the zone.
        Variants = "variants";
        /// The names that are found by their appearance.
        FindByAppearance = "find-by-appearance";
    }
}

/// What is remembered of the tab Rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct VerdictSettings {
    /// The sections that were opened or closed by hand, and whether they are open.
    pub sections: BTreeMap<DetailSection, bool>,
}

impl VerdictSettings {
    /// Whether a section is open: those that have something to act on are so at first.
    pub(super) fn is_open(&self, section: DetailSection) -> bool {
        let has_acts = matches!(
            section,
            DetailSection::Findings
                | DetailSection::SuggestedFixes
                | DetailSection::Mapping
                | DetailSection::Variants
        );
        self.sections.get(&section).copied().unwrap_or(has_acts)
    }
}

/// The zone in which the name would be registered, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ZoneSettings {
    /// What stands in its field; nothing where the whole name is asked about.
    pub text: String,
    /// How it is written.
    pub notation: Notation,
}

/// The ruleset of that zone. Its file is read anew when the window opens.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RulesetSettings {
    /// The path of the ruleset that names are judged by; empty where there is none.
    pub loaded: String,
}

/// The names that are compared with the one in the field.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ComparedNames {
    /// Whether they take the place of the panes.
    pub is_shown: bool,
    /// The names, as their characters in logical order.
    pub names: Vec<String>,
    /// Which of them are shown: all, or those of which two displays relate in this way.
    pub filter: Option<DisplayRelationFilter<StrategyId>>,
    /// In which order.
    pub sort: ComparedNamesSort,
    /// The displays that have no column.
    pub hidden: BTreeSet<StrategyId>,
}

/// What is worked on in a window.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    /// The tab that is open.
    pub tab: Tab,
    /// What stands in the name field, in `notation`.
    pub input: String,
    /// How it is written.
    pub notation: Notation,
    /// As what it is read; `None` as what it is most likely meant.
    pub read_as: Option<InputType>,
    /// The zone under which the name would be registered.
    pub zone: ZoneSettings,
    /// The tab Study.
    pub study: StudySettings,
    /// What the trace pane shows.
    pub trace: TraceSettings,
    /// Which displays are shown, in which order and how.
    pub panes: PaneArrangement,
    /// What is chosen for the panes.
    pub choices: DisplayPaneSettings,
    /// The names that were looked at, and those that are pinned.
    pub names: RecentAndPinnedNames,
    /// The names that are compared.
    pub compared: ComparedNames,
    /// The tab Text.
    pub text: TextSettings,
    /// The tab List.
    pub list: ListSettings,
    /// The tab Learn.
    pub learn: LearnSettings,
}

impl Default for Session {
    fn default() -> Self {
        Self {
            tab: Tab::default(),
            input: bidiscope_report::examples::START_EXAMPLE_DOMAIN_NAME.to_owned(),
            notation: Notation::Unicode,
            read_as: None,
            zone: ZoneSettings::default(),
            study: StudySettings::default(),
            trace: TraceSettings::default(),
            panes: PaneArrangement::default(),
            choices: DisplayPaneSettings::default(),
            names: RecentAndPinnedNames::default(),
            compared: ComparedNames::default(),
            text: TextSettings::default(),
            list: ListSettings::default(),
            learn: LearnSettings::default(),
        }
    }
}

/// All that a window remembers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// What the user likes.
    pub preferences: Preferences,
    /// What is worked on.
    pub session: Session,
}

impl From<Session> for Settings {
    fn from(session: Session) -> Self {
        Self { preferences: Preferences::default(), session }
    }
}

impl Session {
    /// The name in the field.
    pub(super) fn name(&self) -> WrittenName {
        WrittenName { text: self.input.clone(), notation: self.notation, read_as: self.read_as }
    }

    /// Selects a display and shows this pane of its details.
    pub(super) fn explain(&mut self, id: StrategyId, pane: DetailTab) {
        self.trace.strategy = id;
        self.panes.detail = pane;
        self.panes.show(PaneId::of(id), true);
        self.panes.show(PaneId::Details, true);
    }

    /// Shows or hides a pane. Where it is the selected row that is hidden, the one below it is selected, or the one above.
    pub(super) fn show_pane(&mut self, pane: PaneId, is_shown: bool) {
        let rows = self.panes.shown();
        self.panes.show(pane, is_shown);
        if let Some(at) = rows.iter().position(|&it| PaneId::of(it) == pane && it == self.trace.strategy)
            && !is_shown
            && let Some(&next) = rows.get(at + 1).or_else(|| rows.get(at.checked_sub(1)?))
        {
            self.trace.strategy = next;
        }
    }

    /// Lets go of strategies of one's own that are not there, wherever they are named.
    pub(super) fn forget_what_is_gone(&mut self) {
        let known = self.choices.all_strategy_ids();
        self.panes.settle(&self.choices);
        if !known.contains(&self.trace.strategy) {
            self.trace.strategy = TraceSettings::default().strategy;
        }
        if !known.contains(&self.choices.reference_strategy) {
            self.choices.reference_strategy = DisplayPaneSettings::default().reference_strategy;
        }
        self.choices.strategies_showing_controls.retain(|it| known.contains(it));
        let compared = &mut self.compared;
        compared.filter =
            compared.filter.filter(|it| known.contains(&it.display) && known.contains(&it.other_display));
        compared.hidden.retain(|it| known.contains(it));
        if matches!(compared.sort.column, ComparedNamesColumn::Display(id) if !known.contains(&id)) {
            compared.sort = ComparedNamesSort::default();
        }
    }

    /// Has a row for each display that there is, and none for others.
    pub(super) fn settle_panes(&mut self) {
        self.panes.settle(&self.choices);
    }
}
