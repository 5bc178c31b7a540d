//! `study --explore`: compares many strategies by the criteria that a reader may have for a display.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::message;
use bidiscope_present::study_text::{
    class_names, criterion_result_text, criterion_result_word, criterion_text, criterion_title,
    exploration_error_text, undecided_text,
};
use bidiscope_proof::explore::{
    ConflictingCriteria, Criterion, CriterionCell, Exploration, ExploredMap, ExploredStrategy, Frontier,
    MAX_CLOSEST, MaximalCriteriaSet, equivalent_built_in,
};
use bidiscope_proof::study::Progress;
use serde::Serialize;

use super::super::progress::ProgressLine;
use crate::command::{Status, Stop, json, print_message, unusable};
use bidiscope_system::signals::StopRequests;

/// Explores the strategies and writes the results to `out`; with `--json` each row is written as soon as it is known.
pub(super) fn run(exploration: &Exploration, is_json: bool, out: &mut dyn Write) -> Result<Status, Stop> {
    let requests = StopRequests::listen();
    let progress = Progress::with_stop_flag(requests.flag());
    let (start, mut progress_line) = (Instant::now(), ProgressLine::default());
    let mut rows = 0_usize;
    let mut written = Ok(());
    let map = exploration.run(&progress, |row| {
        rows += 1;
        progress_line.show(|| {
            let left = progress.time_left(start.elapsed()).unwrap_or(Duration::ZERO).as_secs();
            message!(progress_explored, done = rows, all = exploration.strategies.len(), seconds = left)
        });
        if is_json && written.is_ok() {
            written = json::write_line(out, &StrategyJson::new(row, exploration.max_length))
                .and_then(|()| out.flush());
            if written.is_err() {
                progress.stop();
            }
        }
    });
    progress_line.end();
    let map = map.map_err(|error| unusable(&exploration_error_text(error)))?;
    let mut status = Status::Done;
    if let Some(request) = requests.signal().map(Status::from).filter(|_| !map.is_complete) {
        status = request;
        print_message(&super::stopped_message(is_json));
    }
    written?;
    let frontier = Frontier::of(&map);
    if is_json {
        json::write_line(out, &FrontierJson::new(&map, &frontier))?;
    } else {
        write_table(out, &map)?;
        write_frontier(out, &map, &frontier)?;
    }
    Ok(status)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A strategy's identifier, followed by the named strategy that it equals, if there is one.
fn display_name(display: &DisplayConfig) -> String {
    match equivalent_built_in(display) {
        Some(strategy) => format!("{display} ({})", strategy.id()),
        None => display.to_string(),
    }
}

fn write_table(out: &mut dyn Write, map: &ExploredMap) -> io::Result<()> {
    let (count, classes) = (map.rows.len(), class_names(map.alphabet.classes(), ", "));
    let title = message!(exploration_title, count = count, classes = classes, length = map.max_length);
    writeln!(out, "{title}")?;
    if !map.is_complete {
        writeln!(out, "{}", message!(exploration_stopped))?;
    }
    writeln!(out, "{}\n", message!(exploration_legend))?;
    let titles = Criterion::ALL.map(criterion_title);
    let changes = message!(exploration_changes_title).to_string();
    let width = titles.iter().chain([&changes]).map(|it| it.chars().count()).max().unwrap_or(0);
    for (criterion, title) in Criterion::ALL.into_iter().zip(&titles) {
        writeln!(out, "  {title:width$}  {} ({})", criterion_text(criterion), criterion.id())?;
    }
    writeln!(out, "  {changes:width$}  {}", message!(exploration_changes))?;
    let width = map.rows.iter().map(|it| display_name(&it.display).chars().count()).max().unwrap_or(0);
    write!(out, "\n{:width$}", "")?;
    // Of each column: its title, or “no 24”.
    let widths = titles.each_ref().map(|it| it.chars().count().max(6));
    for (title, width) in titles.iter().zip(widths) {
        write!(out, "  {title:width$}")?;
    }
    let [ltr, rtl, both] = [message!(direction_ltr), message!(direction_rtl), message!(exploration_both)]
        .map(|it| it.to_string());
    writeln!(out, "  {changes}: {ltr:>7}  {rtl:>7}  {both:>7}")?;
    for row in &map.rows {
        write!(out, "{:width$}", display_name(&row.display))?;
        for (criterion, width) in Criterion::ALL.into_iter().zip(widths) {
            write!(out, "  {:width$}", criterion_result_word(row.cell(criterion)).to_string())?;
        }
        let [ltr, rtl, both] = row.changes.shares().map(percent);
        let indent = changes.chars().count();
        writeln!(out, "  {:indent$}  {ltr:>7}  {rtl:>7}  {both:>7}", "")?;
    }
    Ok(())
}

fn criterion_ids(criteria: &[Criterion]) -> String {
    let ids: Vec<&str> = criteria.iter().map(|it| it.id()).collect();
    if ids.is_empty() { message!(exploration_no_criterion).to_string() } else { ids.join(" + ") }
}

fn write_frontier(out: &mut dyn Write, map: &ExploredMap, frontier: &Frontier) -> io::Result<()> {
    let count = (0..map.rows.len()).filter(|&row| map.first_with_same_display(row) == row).count();
    writeln!(out, "\n{}", message!(exploration_different, length = map.max_length, count = count))?;
    if !frontier.unmet.is_empty() {
        let criteria = criterion_ids(&frontier.unmet);
        writeln!(out, "\n{}", message!(exploration_unmet, criteria = criteria))?;
    }
    writeln!(out, "\n{}", message!(exploration_conflicts))?;
    for ConflictingCriteria { criteria, closest } in &frontier.conflicts {
        writeln!(out, "  {}", criterion_ids(criteria))?;
        for row in closest.iter().map(|&it| &map.rows[it]) {
            for &criterion in criteria.iter().filter(|&&it| !row.cell(it).holds()) {
                let display = display_name(&row.display);
                let result = criterion_result_text(row.cell(criterion));
                let text = message!(
                    exploration_closest,
                    display = display,
                    criterion = criterion.id(),
                    result = result
                );
                writeln!(out, "    {text}")?;
            }
        }
    }
    writeln!(out, "\n{}", message!(exploration_best))?;
    for MaximalCriteriaSet { criteria, rows } in &frontier.best {
        let (criteria, count) = (criterion_ids(criteria), rows.len());
        writeln!(out, "  {}", message!(exploration_set, criteria = criteria, count = count))?;
        for &row in rows.iter().filter(|&&it| map.first_with_same_display(it) == it).take(MAX_CLOSEST) {
            let row = &map.rows[row];
            let [ltr, rtl, _] = row.changes.shares().map(percent);
            let display = display_name(&row.display);
            writeln!(out, "    {}", message!(exploration_least, display = display, ltr = ltr, rtl = rtl))?;
        }
    }
    Ok(())
}

/// The JSON object of a strategy.
#[derive(Serialize)]
struct StrategyJson<'a> {
    strategy: &'a DisplayConfig,
    /// The named strategy that it equals, if there is one.
    known_as: Option<&'static str>,
    criteria: BTreeMap<&'static str, CellJson>,
    changes: ChangesJson,
}

/// How many sequences a strategy shows otherwise than the UBA.
#[derive(Serialize)]
struct ChangesJson {
    /// The length of the longest sequences compared, in characters.
    to_length: usize,
    /// The number of sequences compared.
    names: u64,
    /// Sequences that are shown otherwise than by `uba-ltr`.
    from_uba_ltr: u64,
    /// Sequences that are shown otherwise than by `uba-rtl`.
    from_uba_rtl: u64,
    /// Sequences that are shown otherwise than by either.
    from_both: u64,
}

/// The result of one criterion for a strategy.
#[derive(Serialize)]
struct CellJson {
    decided: &'static str,
    length: Option<usize>,
    smallest: Vec<Vec<&'static str>>,
    /// Why it was only tried, and not proved.
    reasons: Vec<String>,
}

impl<'a> StrategyJson<'a> {
    fn new(row: &'a ExploredStrategy, to_length: usize) -> Self {
        let cell = |criterion: Criterion| (criterion.id(), CellJson::new(row.cell(criterion)));
        let changes = ChangesJson {
            to_length,
            names: row.changes.names,
            from_uba_ltr: row.changes.from_uba[0],
            from_uba_rtl: row.changes.from_uba[1],
            from_both: row.changes.from_both,
        };
        Self {
            strategy: &row.display,
            known_as: equivalent_built_in(&row.display).map(|it| it.id()),
            criteria: Criterion::ALL.into_iter().map(cell).collect(),
            changes,
        }
    }
}

impl CellJson {
    fn new(cell: &CriterionCell) -> Self {
        match cell {
            CriterionCell::Proved => {
                Self { decided: "proved", length: None, smallest: vec![], reasons: vec![] }
            }
            CriterionCell::HoldsToLength { to, undecided_reason } => Self {
                decided: "exhausted",
                length: Some(*to),
                smallest: vec![],
                reasons: vec![undecided_text(Some(*undecided_reason)).to_string()],
            },
            CriterionCell::Fails { from, smallest } => Self {
                decided: "refuted",
                length: Some(*from),
                smallest: smallest
                    .iter()
                    .map(|it| it.iter().map(|class| class.short_name()).collect())
                    .collect(),
                reasons: vec![],
            },
        }
    }
}

/// The last line of JSON: which criteria can be met together.
#[derive(Serialize)]
struct FrontierJson {
    frontier: FrontierListsJson,
}

/// The parts of the frontier.
#[derive(Serialize)]
struct FrontierListsJson {
    is_complete: bool,
    /// The criteria that no strategy meets.
    met_by_none: Vec<Criterion>,
    exclusions: Vec<ExclusionJson>,
    best: Vec<BestJson>,
}

/// Criteria that no strategy meets together, and the strategies that come closest.
#[derive(Serialize)]
struct ExclusionJson {
    criteria: Vec<Criterion>,
    closest: Vec<DisplayConfig>,
}

/// Criteria that can be met together, with no other, and the strategies that meet them.
#[derive(Serialize)]
struct BestJson {
    criteria: Vec<Criterion>,
    strategies: Vec<DisplayConfig>,
}

impl FrontierJson {
    fn new(map: &ExploredMap, frontier: &Frontier) -> Self {
        let displays = |rows: &[usize]| rows.iter().map(|&it| map.rows[it].display.clone()).collect();
        let exclusion = |it: &ConflictingCriteria| ExclusionJson {
            criteria: it.criteria.clone(),
            closest: displays(&it.closest),
        };
        let best = |it: &MaximalCriteriaSet| BestJson {
            criteria: it.criteria.clone(),
            strategies: displays(&it.rows),
        };
        Self {
            frontier: FrontierListsJson {
                is_complete: map.is_complete,
                met_by_none: frontier.unmet.clone(),
                exclusions: frontier.conflicts.iter().map(exclusion).collect(),
                best: frontier.best.iter().map(best).collect(),
            },
        }
    }
}
