//! What the window remembers from one start to the next, and how it is written and read.

mod arranged;
mod bounds;
mod document;
mod export;
mod former_names;
mod learn;
mod link;
mod list;
mod pane_id;
mod panes;
mod present;
mod reading;
mod session;
mod sizes;
mod window;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, Notation};
use bidiscope_bidi::order::fields::{Extensions, OverallOrder};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::text::LinkRules;
use bidiscope_present::session::{KeptNames, WrittenName};
use bidiscope_present::view::text::{AfterDisplay, ShownDirections, TextDirection};
use bidiscope_present::view::{PaneSettings, StrategyId};
use bidiscope_proof::study::{Alphabet, Property, Results};

use super::panes::{DetailPane, DetailTab};

pub use super::tabs::Tab;
pub(super) use document::Document;
pub use document::DocumentError;
pub use export::{ExportPreset, ExportSettings};
pub use learn::LearnSettings;
pub(super) use learn::MOST_LESSON_FILES;
pub use list::ListSettings;
pub use pane_id::PaneId;
pub use panes::{Arrangement, PaneArrangement};
pub use present::PresentSettings;
pub use session::SessionError;
pub use window::{ThemeChoice, WindowSettings};

/// What the trace pane shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TraceSettings {
    /// The strategy whose steps it shows.
    pub strategy: StrategyId,
    /// Whether rules that change nothing have a row.
    pub with_idle: bool,
}

impl Default for TraceSettings {
    fn default() -> Self {
        Self { strategy: StrategyId::BuiltIn(Strategy::UbaLtr), with_idle: false }
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
    pub results: Option<Arc<Results>>,
    /// Results that others took the place of, the latest first.
    pub earlier: Vec<Arc<Results>>,
    /// Which cell of the table is open.
    pub open: Option<(Property, DisplayConfig)>,
    /// How high the part with the open cell is, in points.
    #[serde(serialize_with = "sizes::write_size")]
    pub detail_height: f32,
}

impl StudySettings {
    /// The greatest lengths that can be asked for.
    pub(super) const LENGTHS: RangeInclusive<usize> = 1..=12;

    /// Marks all results as somebody else's.
    fn mark_as_read(&mut self) {
        for results in self.results.iter_mut().chain(&mut self.earlier) {
            *results = Arc::new(results.as_ref().clone().marked_as_from_file());
        }
    }
}

impl Default for StudySettings {
    fn default() -> Self {
        Self {
            classes: Alphabet::atkin2001().classes().to_vec(),
            max_length: 5,
            results: None,
            earlier: Vec::new(),
            open: None,
            detail_height: 260.0,
        }
    }
}

/// What the tab Text remembers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    pub after: AfterDisplay,
    /// In which overall order the extension puts the fields.
    pub overall: OverallOrder,
    /// The rules by which links are found.
    pub links: LinkRules,
    /// What of the extensions of Davis's grammar is read.
    pub extensions: Extensions,
    /// How high the field is, in points.
    #[serde(serialize_with = "sizes::write_size")]
    pub height: f32,
}

impl Default for TextSettings {
    fn default() -> Self {
        Self {
            text: String::new(),
            is_as_opened: false,
            before: Vec::new(),
            direction: TextDirection::default(),
            shown: ShownDirections::default(),
            after: AfterDisplay::default(),
            overall: OverallOrder::default(),
            links: LinkRules::default(),
            extensions: Extensions::default(),
            height: 112.0,
        }
    }
}

enum_with_ids! {
    /// What the details tell on demand.
    pub enum Section {
        /// What was found.
        Findings = "findings";
        /// The smallest edits that correct the name.
        SuggestedFixes = "suggested-fixes";
        /// The name to which UTS #46 maps this one.
        Mapping = "mapping";
        /// What each policy says.
        Policies = "policies";
        /// Whether the labels stay whole among other names.
        Grouping = "grouping";
        /// What older and other documents hold of the name.
        Notes = "notes";
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
    pub sections: BTreeMap<Section, bool>,
}

impl VerdictSettings {
    /// Whether a section is open: those that have something to act on are so at first.
    pub(super) fn is_open(&self, section: Section) -> bool {
        let has_acts = matches!(
            section,
            Section::Findings | Section::SuggestedFixes | Section::Mapping | Section::Variants
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
}

/// What a user likes, whatever is worked on: all windows share it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// How the panes draw joiners and directional controls.
    pub show_invisibles: bool,
    /// The order in which the name field shows the name, where it is written in its own characters.
    pub field_order: Strategy,
    /// Whether invisible characters are drawn as labelled marks in the name field.
    pub marks_invisible: bool,
    /// What is remembered of the verdict pane.
    pub verdict: VerdictSettings,
    /// The ruleset of the zone under which names would be registered.
    pub ruleset: RulesetSettings,
    /// The folder of the file that was opened or saved last; empty until then.
    pub folder: String,
    /// How a name is exported.
    pub export: ExportSettings,
    /// How a display is presented.
    pub present: PresentSettings,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            show_invisibles: false,
            field_order: Strategy::UbaLtr,
            marks_invisible: true,
            verdict: VerdictSettings::default(),
            ruleset: RulesetSettings::default(),
            folder: String::new(),
            export: ExportSettings::default(),
            present: PresentSettings::default(),
        }
    }
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
    /// The zone under which the name would be registered.
    pub zone: ZoneSettings,
    /// The tab Study.
    pub study: StudySettings,
    /// What the trace pane shows.
    pub trace: TraceSettings,
    /// Which displays are shown, in which order and how.
    pub panes: PaneArrangement,
    /// What is chosen for the panes.
    pub choices: PaneSettings,
    /// The names that were looked at, and those that are pinned.
    pub names: KeptNames,
    /// What was worked on before sessions were opened in its place, the latest first.
    pub set_aside: Vec<Arc<Self>>,
    /// Which work a session brought when it was opened, in a number; `None` where this was never one. Whether it has
    /// become one's own since is told by that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<u64>,
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
            input: bidiscope_present::examples::START_EXAMPLE.to_owned(),
            notation: Notation::Unicode,
            zone: ZoneSettings::default(),
            study: StudySettings::default(),
            trace: TraceSettings::default(),
            panes: PaneArrangement::default(),
            choices: PaneSettings::default(),
            names: KeptNames::default(),
            set_aside: Vec::new(),
            opened: None,
            compared: ComparedNames::default(),
            text: TextSettings::default(),
            list: ListSettings::default(),
            learn: LearnSettings::default(),
        }
    }
}

/// All that a window remembers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// What the user likes.
    #[serde(flatten)]
    pub preferences: Preferences,
    /// What is worked on.
    #[serde(flatten)]
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
        WrittenName { text: self.input.clone(), notation: self.notation }
    }

    /// Selects a display and shows this pane of its details.
    pub(super) fn explain(&mut self, id: StrategyId, pane: &'static dyn DetailPane) {
        self.trace.strategy = id;
        self.panes.detail = DetailTab::of(pane);
        self.panes.show(PaneId::of(id), true);
        self.panes.show(PaneId::Details, true);
    }

    /// Lets go of strategies of one's own that are not there, wherever they are named.
    pub(super) fn forget_what_is_gone(&mut self) {
        let known = self.choices.ids();
        self.panes.settle(&self.choices);
        if !known.contains(&self.trace.strategy) {
            self.trace.strategy = TraceSettings::default().strategy;
        }
        if !known.contains(&self.choices.reference) {
            self.choices.reference = PaneSettings::default().reference;
        }
        self.choices.shows_marks.retain(|it| known.contains(it));
    }

    /// Has a row for each display that there is, and none for others.
    pub(super) fn settle_panes(&mut self) {
        self.panes.settle(&self.choices);
    }
}
