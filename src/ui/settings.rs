//! What the window remembers from one start to the next.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

use crate::name::{BidiClass, Notation};
use crate::named::named;
use crate::order::fields::{Extensions, OverallOrder};
use crate::order::{Display, Family, Strategy};
use crate::study::{Alphabet, Property, Results};
use crate::view::Choices;
use crate::view::text::{ShownDirections, TextDirection};

/// A pane of the Inspect tab.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaneId {
    /// The characters in logical order, as cells.
    Logical,
    /// The display of a strategy.
    Strategy(Strategy),
    /// The verdicts: RFC 5893 and the other rule sets.
    Verdict,
    /// The steps by which a strategy arrives at its display.
    Trace,
}

impl PaneId {
    /// Every pane, in the order of the menu.
    pub fn all() -> Vec<Self> {
        let strategies = Strategy::ALL.into_iter().filter(|&it| it != Strategy::Logical).map(Self::Strategy);
        std::iter::once(Self::Logical).chain(strategies).chain([Self::Verdict, Self::Trace]).collect()
    }

    /// The pane's title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Logical => Strategy::Logical.title(),
            Self::Strategy(strategy) => strategy.title(),
            Self::Verdict => "Verdict",
            Self::Trace => "Trace",
        }
    }
}

named! {
    /// A tab of the window. They stand in this order: Ctrl+1 is the first.
    #[derive(Default)]
    pub enum Tab {
        /// One name in every display.
        #[default]
        Inspect = "inspect", "Inspect";
        /// Running text.
        Text = "text", "Text";
        /// Properties of the displays, by exhaustion.
        Study = "study", "Study";
    }
}

/// What the trace pane shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TraceSettings {
    /// The strategy whose steps it shows.
    pub strategy: Strategy,
    /// The strategy that it is compared with.
    pub against: Strategy,
    /// Whether rules that change nothing have a row.
    pub with_idle: bool,
}

impl Default for TraceSettings {
    fn default() -> Self {
        Self { strategy: Strategy::UbaLtr, against: Strategy::OneToOne, with_idle: false }
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
    /// The file that results are saved to and opened from.
    pub file: String,
    // Under other keys than before displays had choices: what stood there would not be read, and with it
    // nothing else.
    /// The last results.
    #[serde(rename = "results_of_displays")]
    pub results: Option<Results>,
    /// Results that others took the place of, the latest first.
    pub earlier: Vec<Results>,
    /// Which cell of the table is open.
    #[serde(rename = "open_display")]
    pub open: Option<(Property, Display)>,
}

impl Default for StudySettings {
    fn default() -> Self {
        let classes = Alphabet::paper().classes().to_vec();
        let file = "study.json".to_owned();
        Self { classes, max_length: 5, file, results: None, earlier: Vec::new(), open: None }
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
    /// In which overall order the extension puts the fields.
    pub overall: OverallOrder,
    /// What of the grammar's extensions is read.
    pub extensions: Extensions,
}

/// What is remembered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tab that is open.
    pub tab: Tab,
    /// What stands in the name field, in `notation`.
    pub input: String,
    /// How it is written.
    pub notation: Notation,
    /// How the panes draw joiners and directional controls.
    pub show_invisibles: bool,
    /// The tab Study.
    pub study: StudySettings,
    /// The order in which the name field shows the name, where it is written in its own characters.
    pub field_order: Strategy,
    /// Whether invisible characters are drawn as labelled marks in the name field.
    pub marks_invisible: bool,
    /// What the trace pane shows.
    pub trace: TraceSettings,
    /// Where the panes stand, and which are hidden.
    pub panes: Tree<PaneId>,
    /// What is chosen for the panes.
    pub choices: Choices,
    /// The tab Text.
    pub text: TextSettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            tab: Tab::default(),
            input: crate::examples::START_EXAMPLE.to_owned(),
            notation: Notation::Unicode,
            show_invisibles: false,
            study: StudySettings::default(),
            field_order: Strategy::UbaLtr,
            marks_invisible: true,
            trace: TraceSettings::default(),
            panes: default_panes(),
            choices: Choices::default(),
            text: TextSettings::default(),
        }
    }
}

impl Settings {
    /// Whether a pane is shown.
    pub(super) fn is_shown(&self, pane: PaneId) -> bool {
        self.panes.tiles.find_pane(&pane).is_some_and(|tile| self.panes.is_visible(tile))
    }

    /// Shows or hides a pane.
    pub(super) fn show(&mut self, pane: PaneId, shown: bool) {
        if let Some(tile) = self.panes.tiles.find_pane(&pane) {
            self.panes.set_visible(tile, shown);
        }
    }

    /// Puts all panes back where the remembered layout does not know each of them, as after an update.
    pub(super) fn add_missing_panes(&mut self) {
        let known = |pane| self.panes.tiles.find_pane(&pane).is_some();
        if !PaneId::all().into_iter().all(known) {
            self.panes = default_panes();
        }
    }
}

/// Where the panes stand at first: the logical cells beside two columns of displays, the paper's and
/// the UBA's in the first, the proposals for identifiers in the second; the verdict below,
/// and the trace beside it.
pub(super) fn default_panes() -> Tree<PaneId> {
    let mut tiles = Tiles::default();
    let mut column = |family: Family| {
        let strategies = Strategy::ALL.into_iter().filter(|it| it.family() == family);
        let panes = strategies.map(|it| tiles.insert_pane(PaneId::Strategy(it))).collect();
        tiles.insert_vertical_tile(panes)
    };
    let displays = column(Family::Text);
    let proposals = column(Family::Identifiers);
    let logical = tiles.insert_pane(PaneId::Logical);
    let columns = tiles.insert_horizontal_tile(vec![displays, proposals]);
    let upper = beside(&mut tiles, LinearDir::Horizontal, [logical, columns], 0.27);
    let verdict = tiles.insert_pane(PaneId::Verdict);
    let trace = tiles.insert_pane(PaneId::Trace);
    let lower = beside(&mut tiles, LinearDir::Horizontal, [verdict, trace], 0.4);
    let root = beside(&mut tiles, LinearDir::Vertical, [upper, lower], 0.6);
    Tree::new(eframe::egui::Id::unique("panes"), root, tiles)
}

fn beside(tiles: &mut Tiles<PaneId>, direction: LinearDir, pair: [TileId; 2], fraction: f32) -> TileId {
    let linear = Linear::new_binary(direction, pair, fraction);
    tiles.insert_new(Tile::Container(Container::Linear(linear)))
}

#[cfg(test)]
mod tests {
    use super::{PaneId, default_panes};

    #[test]
    fn every_pane_stands_somewhere_at_first() {
        let panes = default_panes();
        for pane in PaneId::all() {
            assert!(panes.tiles.find_pane(&pane).is_some(), "{}", pane.title());
        }
    }
}
