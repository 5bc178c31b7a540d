//! A table of several names: a row each, with the verdict and the display of every strategy.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{BidiClass, Input, Notation, ReadAs, ReadError, Text};
use bidiscope_idna::verdict::RulesByZone;
use bidiscope_list::scan::{Column, Columns, RowBuilder, ScanOptions};
use bidiscope_words::{Message, display_by_message, message};

use crate::list::{
    DECISIONS, DisplayFilter, ListBlock, ListRow, ListRows, ListedNames, ShownRows, sorted_by,
};

use super::{PaneSettings, StrategyId, StrategyView, panes, same_display};

/// A table of several names.
#[derive(Clone, Debug, Default)]
pub struct NamesTable {
    rows: Vec<NamesRow>,
}

/// A row of a table of several names.
#[derive(Clone, Debug)]
pub struct NamesRow {
    /// The name.
    pub name: Input,
    /// Its displays; `None` where it is longer than [`MAX_COMPARED_CHARACTERS`] characters.
    pub compared: Option<ComparedName>,
    /// What is known of it in a list, with its verdict.
    pub listed: ListRow,
}

/// A column of a table of several names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NamesColumn {
    /// The place at which the name was added, from 1.
    #[default]
    Number,
    /// The name as it was typed.
    Name,
    /// Whether it may be registered.
    Verdict,
    /// In how many ways the displays that are shown display it.
    Ways,
    /// A display of it.
    Display(StrategyId),
}

/// By which column a table of several names is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NamesSort {
    /// The column.
    pub column: NamesColumn,
    /// Whether the order is descending.
    pub is_reversed: bool,
}

impl NamesTable {
    /// The table of these names: displays are those of the pane settings, compared with their reference; names are judged by
    /// these rules.
    pub fn new(names: Vec<Input>, pane_settings: &PaneSettings, rules: &RulesByZone) -> Self {
        let (mut row_builder, mut block) = (RowBuilder::new(options(rules)), ListBlock::default());
        for (number, name) in (1..).zip(&names) {
            let text = name.text();
            block.push(text.as_bytes(), row_builder.row(number, text.as_bytes()));
        }
        let mut listed = ListedNames::default();
        listed.add(Arc::new(block));
        let mut judged = ListRows::new(Notation::Unicode, rules.clone());
        let row = |(at, name): (usize, Input)| {
            let listed = Rc::unwrap_or_clone(judged.row(&listed, at)?);
            Some(NamesRow { compared: ComparedName::of(&name, pane_settings), listed, name })
        };
        let rows = names.into_iter().enumerate().filter_map(row).collect();
        Self { rows }
    }

    /// The rows, in the order in which the names were added.
    pub fn rows(&self) -> &[NamesRow] {
        &self.rows
    }

    /// The rows that the filter accepts, sorted; by the number of ways, of those in which these displays show a name. A name that
    /// is too long to be compared is accepted by no filter.
    pub fn filter_and_sort(
        &self,
        filter: Option<DisplayFilter<StrategyId>>,
        sort: NamesSort,
        displays: &[StrategyId],
    ) -> ShownRows {
        let is_kept = |row: &NamesRow| {
            let Some(DisplayFilter { display, relation, other }) = filter else { return true };
            let compared = row.compared.as_ref();
            let views = compared.and_then(|it| it.strategy(display).zip(it.strategy(other)));
            views.is_some_and(|(one, other)| relation.holds(&row.name, [&one.name_order, &other.name_order]))
        };
        let rows: Vec<(u32, &NamesRow)> = (0..).zip(&self.rows).filter(|it| is_kept(it.1)).collect();
        let rows = || rows.iter().copied();
        let reversed = sort.is_reversed;
        ShownRows::Rows(match sort.column {
            NamesColumn::Number => sorted_by(rows().map(|(at, _)| (at, Some(at))), reversed),
            NamesColumn::Name => sorted_by(rows().map(|(at, row)| (at, Some(row.name.text()))), reversed),
            NamesColumn::Verdict => {
                let place = |row: &NamesRow| {
                    DECISIONS.iter().position(|it| !row.is_text() && *it == row.listed.decision())
                };
                sorted_by(rows().map(|(at, row)| (at, place(row))), reversed)
            }
            NamesColumn::Ways => {
                let ways = |row: &NamesRow| Some(row.compared.as_ref()?.count_distinct_displays(displays));
                sorted_by(rows().map(|(at, row)| (at, ways(row))), reversed)
            }
            NamesColumn::Display(id) => {
                let display = |row: &NamesRow| Some(row.compared.as_ref()?.strategy(id)?.display.clone());
                sorted_by(rows().map(|(at, row)| (at, display(row))), reversed)
            }
        })
    }
}

impl NamesRow {
    /// Whether it is text, of which nothing is said about registration.
    pub const fn is_text(&self) -> bool {
        matches!(self.name, Input::Text(_))
    }

    /// Whether it may be registered, in words, with the reasons where it may not; empty of text.
    pub fn verdict_words(&self) -> String {
        if self.is_text() {
            return String::new();
        }
        match self.listed.registration_words() {
            words if words.is_empty() => self.listed.status_words(),
            words => words,
        }
    }
}

/// A name of the table of several names, with all its displays.
#[derive(Clone, Debug)]
pub struct ComparedName {
    /// The name.
    pub name: Input,
    /// The display of each strategy, in the order of [`PaneSettings::ids`]; display letters and changed characters are as in
    /// the panes of one name.
    pub strategies: Vec<StrategyView>,
}

/// The most names that are compared with the one in the name field.
pub const MAX_COMPARED_NAMES: usize = 40;
/// The longest name that is compared, in characters: the limit of the DNS, with what may be written around it.
pub const MAX_COMPARED_CHARACTERS: usize = 300;

/// Why a name is not added to the table of several names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompareError {
    /// The text is empty.
    Empty,
    /// The text cannot be read as a name.
    Unreadable(ReadError),
    /// The name has more than [`MAX_COMPARED_CHARACTERS`] characters.
    TooLong,
    /// The name is in the table already.
    AlreadyCompared,
    /// The table has [`MAX_COMPARED_NAMES`] names already.
    TooManyNames,
}

impl CompareError {
    fn message(&self) -> Message<'_> {
        match self {
            Self::Empty => message!(compare_empty),
            Self::Unreadable(error) => message!(compare_unreadable, reason = error.to_string()),
            Self::TooLong => message!(compare_too_long, most = MAX_COMPARED_CHARACTERS),
            Self::AlreadyCompared => message!(compare_already),
            Self::TooManyNames => message!(compare_too_many, most = MAX_COMPARED_NAMES),
        }
    }
}

display_by_message!(CompareError);

impl ComparedName {
    /// The row of a name under these settings; `None` where it is longer than [`MAX_COMPARED_CHARACTERS`] characters.
    pub fn of(name: &Input, pane_settings: &PaneSettings) -> Option<Self> {
        let is_short = name.characters().len() <= MAX_COMPARED_CHARACTERS;
        is_short.then(|| Self { strategies: panes::strategies(name, pane_settings), name: name.clone() })
    }

    /// The display of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, id: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = id.into();
        self.strategies.iter().find(|it| it.id == id)
    }

    /// What is said of the display of the strategy `id` in the table, in sentences: its display letter, which other displays
    /// show the same, and which characters differ from the display of `reference`, that of the pane settings. Empty where there
    /// is no such strategy.
    pub fn description(&self, id: impl Into<StrategyId>, reference: impl Into<StrategyId>) -> String {
        let Some(view) = self.strategy(id) else { return String::new() };
        let letter = view
            .display_letter
            .map(|it| message!(display_letter_name, letter = it.letter().to_string()).to_string());
        let changed = self.strategy(reference).map(|it| same_display::changed_description(view, &it.title));
        let parts = [letter, same_display::description(&self.strategies, view), changed];
        parts.into_iter().flatten().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// In how many ways these displays show the name.
    pub fn count_distinct_displays(&self, displays: &[StrategyId]) -> usize {
        let shown = self.strategies.iter().filter(|it| displays.contains(&it.id));
        shown.filter_map(|it| it.display_letter).collect::<BTreeSet<_>>().len()
    }
}

/// A name that is kept, read as this, or as what it is [most likely](ReadAs::detect) meant; `None` where it cannot be read.
pub fn compared_input(text: &str, read_as: Option<ReadAs>) -> Option<Input> {
    let scalars: Vec<char> = text.chars().collect();
    match read_as.unwrap_or_else(|| ReadAs::detect(&scalars)) {
        ReadAs::Text => Text::read(text, Notation::Unicode).ok().map(Input::Text),
        _ => Input::from_scalars(scalars).ok(),
    }
}

/// Adds a name, written in this notation and read as this or as what it is most likely meant, to the compared names, which are
/// kept as Unicode text.
///
/// # Errors
/// Why it is not added; the names are then unchanged.
pub fn add_compared_name(
    names: &mut Vec<String>,
    text: &str,
    notation: Notation,
    read_as: Option<ReadAs>,
) -> Result<(), CompareError> {
    if text.trim().is_empty() {
        return Err(CompareError::Empty);
    }
    let name = Input::read_as(text, notation, read_as).map_err(CompareError::Unreadable)?;
    if name.characters().len() > MAX_COMPARED_CHARACTERS {
        return Err(CompareError::TooLong);
    }
    let text = name.text();
    if names.contains(&text) {
        return Err(CompareError::AlreadyCompared);
    }
    if names.len() >= MAX_COMPARED_NAMES {
        return Err(CompareError::TooManyNames);
    }
    names.push(text);
    Ok(())
}

/// What came of lines of text that were added to the compared names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AddedLines {
    /// The first of them that can be read, as Unicode text.
    pub first_name: Option<String>,
    /// How many names were added.
    pub added_count: usize,
    /// How many lines have a name that is in the table already.
    pub repeated_count: usize,
    /// How many lines were not, and why the first of those was not. One that is in the table already does not count.
    pub refused: usize,
    /// Why the first of those was not.
    pub first_refusal: Option<CompareError>,
}

/// The lines of a text in which anything stands; `None` where they are fewer than two.
pub fn nonempty_lines(text: &str) -> Option<Vec<&str>> {
    let is_end = |it| BidiClass::of(it) == BidiClass::B;
    let lines: Vec<&str> = text.split(is_end).map(str::trim).filter(|it| !it.is_empty()).collect();
    (lines.len() > 1).then_some(lines)
}

/// Adds a name a line, written in this notation and read as [`add_compared_name`] reads it, to the compared names.
pub fn add_compared_lines(
    names: &mut Vec<String>,
    lines: &[&str],
    notation: Notation,
    read_as: Option<ReadAs>,
) -> AddedLines {
    let mut found = AddedLines::default();
    for line in lines {
        let added = add_compared_name(names, line, notation, read_as);
        if matches!(added, Ok(()) | Err(CompareError::AlreadyCompared)) && found.first_name.is_none() {
            found.first_name = Input::read_as(line, notation, read_as).ok().map(|it| it.text());
        }
        match added {
            Ok(()) => found.added_count += 1,
            Err(CompareError::AlreadyCompared) => found.repeated_count += 1,
            Err(error) => {
                found.refused += 1;
                found.first_refusal.get_or_insert(error);
            }
        }
    }
    found
}

impl AddedLines {
    /// What is said of it, in a sentence or two.
    pub fn sentence(&self) -> String {
        let added = message!(names_added, count = self.added_count).to_string();
        let added = match self.repeated_count {
            0 => added,
            repeated => message!(names_repeated, added = added, count = repeated).to_string(),
        };
        match &self.first_refusal {
            None => added,
            Some(reason) => {
                message!(names_refused, added = added, count = self.refused, reason = reason.to_string())
                    .to_string()
            }
        }
    }
}

/// What is asked of each name of the table.
pub(super) fn options(rules: &RulesByZone) -> ScanOptions {
    let columns: Columns =
        [Column::AsciiName, Column::Registration, Column::Reasons, Column::Error].into_iter().collect();
    ScanOptions { columns, rules: rules.clone(), ..ScanOptions::default() }
}
