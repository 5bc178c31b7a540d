//! What is said of one name.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::StringBuilder;
use arrow_schema::DataType;
use bidiscope_bidi::name::{Input, visible_excerpt};
use bidiscope_bidi::order::{DisplayConfig, Strategy, mirrored_visual_text};
use bidiscope_bidi::trace::{MAX_FULL_TRACE_CHARACTERS, Trace};
use bidiscope_export::sheet::{Sheet, SheetTheme, render_svg};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{CheckedRules, NameAnalysisOptions};
use bidiscope_list::scan::{NameRowBuilder, ScanColumnValue, ScanOptions};
use bidiscope_report::InputReport;
use bidiscope_report::json::{CollisionsJson, NameJson, write_line};
use bidiscope_words::message;
use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};

use crate::columns::columns;
use crate::errors::{display, value_error};
use crate::interruptible::interruptible;
use crate::reading::Texts;
use crate::rules::Rules;
use crate::scan::{ArrowColumn, json_writer, stopped};

/// The line of JSON that `inspect --json` writes for a name, with these displays (all where none are named). `contexts` makes
/// the search for text beside the name that splits a label complete.
#[pyfunction]
pub(crate) fn inspect(
    py: Python<'_>,
    text: &str,
    rules: &Rules,
    strategies: Vec<String>,
    contexts: bool,
) -> PyResult<String> {
    let (name, displays) = (rules.read_name(text)?, displays_or(&strategies, &Strategy::BUILT_IN)?);
    let options = NameAnalysisOptions {
        grouping_search_limits: if contexts {
            GroupingSearchLimits::FULL_SEARCH
        } else {
            GroupingSearchLimits::SHORT_SEARCH
        },
        check_fixes_must_pass: CheckedRules::default(),
        ..NameAnalysisOptions::default()
    };
    Ok(py.detach(|| {
        let analysis = rules.analysis(&name, options);
        line_of(&NameJson::new(text, None, rules.notation, &analysis, &displays, None))
    }))
}

/// A picture of the displays of a name, as SVG.
#[pyfunction]
pub(crate) fn svg(
    py: Python<'_>,
    text: &str,
    rules: &Rules,
    strategies: Vec<String>,
    theme: &str,
) -> PyResult<String> {
    let name = rules.read_name(text)?;
    let theme = SheetTheme::from_id(theme).ok_or_else(|| {
        let known = SheetTheme::ALL.map(SheetTheme::id).join(", ");
        value_error(&message!(python_unknown_theme, text = visible_excerpt(theme), themes = known))
    })?;
    let defaults = [Strategy::Logical, Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl];
    let displays = displays_or(&strategies, &defaults)?;
    if let Some(it) = displays.iter().find(|it| !it.has_default_options()) {
        let (display, strategy) = (it.to_string(), it.strategy().id());
        return Err(value_error(&message!(
            python_display_with_options,
            display = display,
            strategy = strategy
        )));
    }
    Ok(py.detach(|| {
        let report = InputReport::without_parent_zone(name);
        let views: Vec<_> = displays.iter().filter_map(|it| report.strategy(it.strategy())).collect();
        let sheet = Sheet::figure(&report, &views, theme);
        sheet.pages.first().map(|page| render_svg(&sheet, page, 1.0)).unwrap_or_default()
    }))
}

/// The row of one name as JSON: what `scan --format jsonl` writes of it.
#[pyfunction]
pub(crate) fn judge(text: &str, column_ids: Vec<String>, rules: &Rules) -> PyResult<String> {
    rules.read_name(text)?;
    let wanted = columns(&column_ids, rules)?;
    let options =
        ScanOptions { trims_white_space: false, ..rules.scan_options(wanted.iter().copied().collect()) };
    let mut line = Vec::new();
    json_writer(wanted).write_row(
        NameRowBuilder::new(options).build_row(1, text.as_bytes()),
        |_| ScanColumnValue::Empty,
        &mut line,
    );
    Ok(String::from_utf8_lossy(&line).into_owned())
}

/// The identifier of each of these displays (all where none are named), with the name's characters from left to right; with
/// `mirrored` as glyphs (UAX #9, rule L4).
#[pyfunction]
pub(crate) fn displays(
    text: &str,
    rules: &Rules,
    strategies: Vec<String>,
    mirrored: bool,
) -> PyResult<Vec<(String, String)>> {
    let name = rules.read_name(text)?;
    let displays = displays_or(&strategies, &Strategy::BUILT_IN)?;
    Ok(displays.iter().map(|it| (it.to_string(), shown(&name, it, mirrored))).collect())
}

/// One display of every name of `column`; null where the name cannot be read.
#[pyfunction]
pub(crate) fn display_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    strategy: &str,
    rules: &Rules,
    mirrored: bool,
) -> PyResult<ArrowColumn> {
    let (texts, display) = (Texts::of(column)?, display(strategy)?);
    let chunks = interruptible(py, |progress| {
        let mut chunks: Vec<ArrayRef> = Vec::new();
        for piece in 0..texts.pieces() {
            if progress.is_stopped() {
                return None;
            }
            let mut displays = StringBuilder::new();
            for (_, text) in texts.piece(piece) {
                let name = text.and_then(|it| Input::read_bytes(it, rules.notation).ok());
                displays.append_option(name.map(|it| shown(&it, &display, mirrored)));
            }
            chunks.push(Arc::new(displays.finish()));
        }
        Some(chunks)
    })?;
    Ok(ArrowColumn::new(chunks.ok_or_else(stopped)?, DataType::Utf8))
}

/// The steps that lead to a display, a line of JSON each.
#[pyfunction]
pub(crate) fn trace(text: &str, strategy: &str, rules: &Rules) -> PyResult<String> {
    let (name, display) = (rules.read_name(text)?, display(strategy)?);
    let trace = Trace::of_display(&display, name.characters());
    if trace.is_too_long_in_full() {
        let count = name.characters().len();
        return Err(value_error(&message!(trace_too_long, count = count, limit = MAX_FULL_TRACE_CHARACTERS)));
    }
    Ok(trace.steps.iter().map(line_of).collect::<Vec<_>>().join("\n"))
}

/// The other names with the same display, a line of JSON for each display (those of the UBA and one-to-one where none are
/// named); with `across` also those that the opposite paragraph direction shows so.
#[pyfunction]
pub(crate) fn collisions(
    py: Python<'_>,
    text: &str,
    rules: &Rules,
    strategies: Vec<String>,
    across: bool,
    most: usize,
) -> PyResult<String> {
    let name = rules.read_name(text)?;
    let displays = displays_or(&strategies, &[Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne])?;
    let search = CollisionSearch { notation: rules.notation, max_names: most, ..CollisionSearch::default() };
    let lines = interruptible(py, |_| {
        let mut lines = Vec::new();
        for display in &displays {
            let json = |other, found: &_| {
                line_of(&CollisionsJson::new(text, None, &name, display, other, rules.notation, found))
            };
            lines.push(json(None, &search.collisions(&name, display)));
            if let Some(other) = display.with_opposite_paragraph_direction().filter(|_| across)
                && let Some(found) = search.collisions_in_opposite_paragraph(&name, display)
            {
                lines.push(json(Some(&other), &found));
            }
        }
        lines
    })?;
    Ok(lines.join("\n"))
}

/// The displays with these identifiers, or the plain ones of `defaults` where none is given.
fn displays_or(ids: &[String], defaults: &[Strategy]) -> PyResult<Vec<DisplayConfig>> {
    if ids.is_empty() {
        return Ok(defaults.iter().copied().map(DisplayConfig::with_default_options).collect());
    }
    ids.iter().map(|it| display(it)).collect()
}

/// The characters from left to right.
fn shown(name: &Input, display: &DisplayConfig, mirrored: bool) -> String {
    let (characters, order) = (name.characters(), display.order(name.characters()));
    if mirrored { mirrored_visual_text(characters, &order) } else { order.display(characters) }
}

/// A line of JSON without its end.
fn line_of(value: &impl serde::Serialize) -> String {
    let mut line = Vec::new();
    // Writing to a vector does not fail.
    let _ = write_line(&mut line, value);
    String::from_utf8_lossy(line.trim_ascii_end()).into_owned()
}
