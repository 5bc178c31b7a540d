//! A table of several names: a row each, with the verdict and the display of every strategy.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{BidiClass, Input, InputType, Notation, PlainTextParagraph, ReadError};
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_words::{Message, display_by_message, message};

use crate::list::{
    DECISIONS_IN_SORT_ORDER, DisplayRelationFilter, ListRow, ListRowCache, ListedNames, ListedNamesChunk,
    ShownRows, sorted_by,
};

use super::{DisplayPaneSettings, StrategyId, StrategyView, panes, same_display};

/// A table of several names.
#[derive(Clone, Debug, Default)]
pub struct ComparedNamesTable {
    rows: Vec<ComparedNamesRow>,
}

/// A row of a table of several names.
#[derive(Clone, Debug)]
pub struct ComparedNamesRow {
    /// The name.
    pub name: Input,
    /// Its displays; `None` where it is longer than [`MAX_COMPARED_NAME_CHARACTERS`] characters.
    pub compared_name: Option<ComparedName>,
    /// What is known of it in a list, with its verdict.
    pub list_row: ListRow,
}

/// A row of a table of several names with the number of its name.
#[derive(Clone, Copy, Debug)]
pub struct NumberedNamesRow<'a> {
    /// The number of the name, from 1; `None` of one that has none.
    pub name_number: Option<usize>,
    /// The row.
    pub row: &'a ComparedNamesRow,
}

/// A column of a table of several names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComparedNamesColumn {
    /// The place at which the name was added, from 1.
    #[default]
    #[serde(rename = "number")]
    RowNumber,
    /// The name as it was typed.
    Name,
    /// Whether it may be registered.
    #[serde(rename = "verdict")]
    RegistrationVerdict,
    /// In how many ways the displays that are shown display it.
    #[serde(rename = "ways")]
    DistinctDisplayCount,
    /// A display of it.
    Display(StrategyId),
}

/// By which column a table of several names is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ComparedNamesSort {
    /// The column.
    pub column: ComparedNamesColumn,
    /// Whether the order is descending.
    pub is_reversed: bool,
}

impl ComparedNamesTable {
    /// The table of these names: displays are those of the pane settings, compared with their reference; names are judged by
    /// these rules.
    pub fn new(names: Vec<Input>, pane_settings: &DisplayPaneSettings, rules: &RegistryRulesByZone) -> Self {
        let (mut row_builder, mut block) = (NameRowBuilder::new(options(rules)), ListedNamesChunk::default());
        for (number, name) in (1..).zip(&names) {
            let text = name.decoded_text();
            block.push_name(text.as_bytes(), row_builder.build_row(number, text.as_bytes()));
        }
        let mut listed = ListedNames::default();
        listed.add(Arc::new(block));
        let mut judged = ListRowCache::new(Notation::Unicode, rules.clone());
        let row = |(at, name): (usize, Input)| {
            let listed = Rc::unwrap_or_clone(judged.row(&listed, at)?);
            Some(ComparedNamesRow {
                compared_name: ComparedName::of_name_unless_too_long(&name, pane_settings),
                list_row: listed,
                name,
            })
        };
        let rows = names.into_iter().enumerate().filter_map(row).collect();
        Self { rows }
    }

    /// The rows, in the order in which the names were added.
    pub fn rows(&self) -> &[ComparedNamesRow] {
        &self.rows
    }

    /// The rows that the filter accepts, sorted; by the number of ways, of those in which these displays show a name. A name that
    /// is too long to be compared is accepted by no filter.
    pub fn filter_and_sort(
        &self,
        filter: Option<DisplayRelationFilter<StrategyId>>,
        sort: ComparedNamesSort,
        displays: &[StrategyId],
    ) -> ShownRows {
        let is_kept = |row: &ComparedNamesRow| {
            let Some(DisplayRelationFilter { display, relation, other_display: other }) = filter else {
                return true;
            };
            let compared = row.compared_name.as_ref();
            let views = compared.and_then(|it| it.strategy(display).zip(it.strategy(other)));
            views.is_some_and(|(one, other)| relation.holds(&row.name, [&one.name_order, &other.name_order]))
        };
        let rows: Vec<(u32, &ComparedNamesRow)> = (0..).zip(&self.rows).filter(|it| is_kept(it.1)).collect();
        let rows = || rows.iter().copied();
        let reversed = sort.is_reversed;
        ShownRows::RowIndices(match sort.column {
            ComparedNamesColumn::RowNumber => sorted_by(rows().map(|(at, _)| (at, Some(at))), reversed),
            ComparedNamesColumn::Name => {
                sorted_by(rows().map(|(at, row)| (at, Some(row.name.decoded_text()))), reversed)
            }
            ComparedNamesColumn::RegistrationVerdict => {
                let place = |row: &ComparedNamesRow| {
                    DECISIONS_IN_SORT_ORDER
                        .iter()
                        .position(|it| !row.is_running_text() && *it == row.list_row.decision())
                };
                sorted_by(rows().map(|(at, row)| (at, place(row))), reversed)
            }
            ComparedNamesColumn::DistinctDisplayCount => {
                let ways = |row: &ComparedNamesRow| {
                    Some(row.compared_name.as_ref()?.count_distinct_displays(displays))
                };
                sorted_by(rows().map(|(at, row)| (at, ways(row))), reversed)
            }
            ComparedNamesColumn::Display(id) => {
                let display = |row: &ComparedNamesRow| {
                    Some(row.compared_name.as_ref()?.strategy(id)?.displayed_name.clone())
                };
                sorted_by(rows().map(|(at, row)| (at, display(row))), reversed)
            }
        })
    }
}

impl ComparedNamesRow {
    /// Whether it is text, of which nothing is said about registration.
    pub const fn is_running_text(&self) -> bool {
        matches!(self.name, Input::Text(_))
    }

    /// Whether it may be registered, in words, with the reasons where it may not; empty of text.
    pub fn verdict_text(&self) -> String {
        if self.is_running_text() {
            return String::new();
        }
        match self.list_row.registration_text() {
            words if words.is_empty() => self.list_row.status_text(),
            words => words,
        }
    }
}

/// A name of the table of several names, with all its displays.
#[derive(Clone, Debug)]
pub struct ComparedName {
    /// The name.
    pub name: Input,
    /// The display of each strategy, in the order of [`DisplayPaneSettings::all_strategy_ids`]; display letters and changed
    /// characters are as in the panes of one name.
    pub strategies: Vec<StrategyView>,
}

/// The most names that are compared with the one in the name field.
pub const MAX_COMPARED_NAMES: usize = 40;
/// The longest name that is compared, in characters: the limit of the DNS, with what may be written around it.
pub const MAX_COMPARED_NAME_CHARACTERS: usize = 300;

/// Why a name is not added to the table of several names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddComparedNameError {
    /// The text is empty.
    EmptyText,
    /// The text cannot be read as a name.
    UnreadableName(ReadError),
    /// The name has more than [`MAX_COMPARED_NAME_CHARACTERS`] characters.
    NameTooLong,
    /// The name is in the table already.
    AlreadyCompared,
    /// The table has [`MAX_COMPARED_NAMES`] names already.
    TooManyNames,
}

impl AddComparedNameError {
    fn message(&self) -> Message<'_> {
        match self {
            Self::EmptyText => message!(compare_empty),
            Self::UnreadableName(error) => message!(compare_unreadable, reason = error.to_string()),
            Self::NameTooLong => message!(compare_too_long, most = MAX_COMPARED_NAME_CHARACTERS),
            Self::AlreadyCompared => message!(compare_already),
            Self::TooManyNames => message!(compare_too_many, most = MAX_COMPARED_NAMES),
        }
    }
}

display_by_message!(AddComparedNameError);

impl ComparedName {
    /// The row of a name under these settings; `None` where it is longer than [`MAX_COMPARED_NAME_CHARACTERS`] characters.
    pub fn of_name_unless_too_long(name: &Input, pane_settings: &DisplayPaneSettings) -> Option<Self> {
        let is_short = name.characters().len() <= MAX_COMPARED_NAME_CHARACTERS;
        is_short.then(|| Self { strategies: panes::strategies(name, pane_settings), name: name.clone() })
    }

    /// The display of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, id: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = id.into();
        self.strategies.iter().find(|it| it.strategy_id == id)
    }

    /// What is said of the display of the strategy `id` in the table, in sentences: its display letter, which other displays
    /// show the same, and which characters differ from the display of `reference`, that of the pane settings. Empty where there
    /// is no such strategy.
    pub fn description(&self, id: impl Into<StrategyId>, reference: impl Into<StrategyId>) -> String {
        let Some(view) = self.strategy(id) else { return String::new() };
        let letter = view
            .same_display_letter
            .map(|it| message!(display_letter_name, letter = it.letter_text().to_string()).to_string());
        let changed =
            self.strategy(reference).map(|it| same_display::changed_description(view, &it.strategy_title));
        let parts = [letter, same_display::description(&self.strategies, view), changed];
        parts.into_iter().flatten().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// In how many ways these displays show the name.
    pub fn count_distinct_displays(&self, displays: &[StrategyId]) -> usize {
        let shown = self.strategies.iter().filter(|it| displays.contains(&it.strategy_id));
        shown.filter_map(|it| it.same_display_letter).collect::<BTreeSet<_>>().len()
    }
}

/// A name that is kept, read as this, or as what it is [most likely](InputType::detect_from_scalars) meant; `None` where it
/// cannot be read.
pub fn read_stored_compared_name(stored_text: &str, read_as: Option<InputType>) -> Option<Input> {
    let scalars: Vec<char> = stored_text.chars().collect();
    match read_as.unwrap_or_else(|| InputType::detect_from_scalars(&scalars)) {
        InputType::Text => PlainTextParagraph::read(stored_text, Notation::Unicode).ok().map(Input::Text),
        _ => Input::from_scalars(scalars).ok(),
    }
}

/// The same of a name that is typed, in this notation.
fn read_compared_name(
    text: &str,
    notation: Notation,
    read_as: Option<InputType>,
) -> Result<Input, ReadError> {
    match read_as {
        Some(input_type) => Input::read_as(text, notation, input_type),
        None => Input::read_detecting_type(text, notation),
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
    read_as: Option<InputType>,
) -> Result<(), AddComparedNameError> {
    if text.trim().is_empty() {
        return Err(AddComparedNameError::EmptyText);
    }
    let name = read_compared_name(text, notation, read_as).map_err(AddComparedNameError::UnreadableName)?;
    if name.characters().len() > MAX_COMPARED_NAME_CHARACTERS {
        return Err(AddComparedNameError::NameTooLong);
    }
    let text = name.decoded_text();
    if names.contains(&text) {
        return Err(AddComparedNameError::AlreadyCompared);
    }
    if names.len() >= MAX_COMPARED_NAMES {
        return Err(AddComparedNameError::TooManyNames);
    }
    names.push(text);
    Ok(())
}

/// What came of lines of text that were added to the compared names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AddedComparedLines {
    /// The first of them that can be read, as Unicode text.
    pub first_compared_name: Option<String>,
    /// How many names were added.
    pub added_name_count: usize,
    /// How many lines have a name that is in the table already.
    pub already_compared_count: usize,
    /// How many lines were not, and why the first of those was not. One that is in the table already does not count.
    pub refused_line_count: usize,
    /// Why the first of those was not.
    pub first_refusal_reason: Option<AddComparedNameError>,
}

/// The lines of a text in which anything stands; `None` where they are fewer than two.
pub fn nonempty_lines_if_several(text: &str) -> Option<Vec<&str>> {
    let is_end = |it| BidiClass::of(it) == BidiClass::B;
    let lines: Vec<&str> = text.split(is_end).map(str::trim).filter(|it| !it.is_empty()).collect();
    (lines.len() > 1).then_some(lines)
}

/// Adds a name a line, written in this notation and read as [`add_compared_name`] reads it, to the compared names.
pub fn add_compared_lines(
    names: &mut Vec<String>,
    lines: &[&str],
    notation: Notation,
    read_as: Option<InputType>,
) -> AddedComparedLines {
    let mut found = AddedComparedLines::default();
    for line in lines {
        let added = add_compared_name(names, line, notation, read_as);
        if matches!(added, Ok(()) | Err(AddComparedNameError::AlreadyCompared))
            && found.first_compared_name.is_none()
        {
            found.first_compared_name =
                read_compared_name(line, notation, read_as).ok().map(|it| it.decoded_text());
        }
        match added {
            Ok(()) => found.added_name_count += 1,
            Err(AddComparedNameError::AlreadyCompared) => found.already_compared_count += 1,
            Err(error) => {
                found.refused_line_count += 1;
                found.first_refusal_reason.get_or_insert(error);
            }
        }
    }
    found
}

impl AddedComparedLines {
    /// What is said of it, in a sentence or two.
    pub fn sentence(&self) -> String {
        let added = message!(names_added, count = self.added_name_count).to_string();
        let added = match self.already_compared_count {
            0 => added,
            repeated => message!(names_repeated, added = added, count = repeated).to_string(),
        };
        match &self.first_refusal_reason {
            None => added,
            Some(reason) => message!(
                names_refused,
                added = added,
                count = self.refused_line_count,
                reason = reason.to_string()
            )
            .to_string(),
        }
    }
}

/// What is asked of each name of the table.
pub(super) fn options(rules: &RegistryRulesByZone) -> ScanOptions {
    let columns: ScanColumnSet =
        [ScanColumn::AsciiName, ScanColumn::Registration, ScanColumn::Reasons, ScanColumn::Error]
            .into_iter()
            .collect();
    ScanOptions { computed_columns: columns, registry_rules: rules.clone(), ..ScanOptions::default() }
}
