//! `study --explore`: compares many strategies by the criteria that a reader may have for a display.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::explore::{
    ConflictingCriteria, Criterion, CriterionCell, Exploration, ExploredMap, ExploredStrategy, Frontier,
    MAX_CLOSEST, MaximalCriteriaSet, equivalent_built_in,
};
use bidiscope_proof::study::Progress;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::command::signals::StopRequests;
use crate::command::{Status, json, print_message};

/// Explores the strategies and writes the results to `out`; with `--json` each row is written as soon as it is known.
pub(super) fn run(exploration: &Exploration, is_json: bool, out: &mut dyn Write) -> io::Result<Status> {
    let requests = StopRequests::listen();
    let progress = Progress::with_stop_flag(requests.flag());
    let progress_line = ProgressLine::new(exploration.strategies.len());
    let mut rows = 0;
    let mut written = Ok(());
    let map = exploration.run(&progress, |row| {
        rows += 1;
        progress_line.show(rows, &progress);
        if is_json && written.is_ok() {
            written = json::write_line(out, &StrategyJson::new(row, exploration.max_length))
                .and_then(|()| out.flush());
            if written.is_err() {
                progress.stop();
            }
        }
    });
    progress_line.end();
    let map = match map {
        Ok(map) => map,
        Err(error) => {
            print_message(&error.to_string());
            return Ok(Status::Unreadable);
        }
    };
    let mut status = Status::Done;
    if let Some(request) = requests.status().filter(|_| !map.is_complete) {
        status = request;
        let holds = if is_json { "the lines hold" } else { "the table holds" };
        print_message(&format!("the exploration was stopped before its end; {holds} what was done"));
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

/// Shows the progress on a terminal.
struct ProgressLine {
    start: Instant,
    /// The number of strategies to explore.
    strategies: usize,
}

impl ProgressLine {
    fn new(strategies: usize) -> Self {
        Self { start: Instant::now(), strategies }
    }

    fn show(&self, done: usize, progress: &Progress) {
        if io::stderr().is_terminal() {
            let left = progress.time_left(self.start.elapsed()).unwrap_or(Duration::ZERO).as_secs();
            let _ = write!(io::stderr(), "\r{done} of {} explored, {left} s left    ", self.strategies);
        }
    }

    fn end(&self) {
        if io::stderr().is_terminal() {
            let _ = write!(io::stderr(), "\r{:40}\r", "");
        }
    }
}

/// A cell as a word: proved, tried to a length, or the length from which it fails.
fn cell_text(cell: &CriterionCell) -> String {
    match cell {
        CriterionCell::Proved => "all".to_owned(),
        CriterionCell::HoldsToLength { to, .. } => format!("to {to}"),
        CriterionCell::Fails { from, .. } => format!("no {from}"),
    }
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
    let ended = if map.is_complete { "" } else { ", stopped before the end" };
    let classes: Vec<&str> = map.alphabet.classes().iter().map(|it| it.short_name()).collect();
    writeln!(
        out,
        "{} {}, on all sequences of {} to length {}{ended}",
        map.rows.len(),
        if map.rows.len() == 1 { "strategy" } else { "strategies" },
        classes.join(", "),
        map.max_length
    )?;
    writeln!(out, "all: proved for all lengths; to N: holds to length N; no N: fails from length N\n")?;
    for criterion in Criterion::ALL {
        writeln!(out, "  {:8} {} ({})", criterion.short_title(), criterion.statement(), criterion.id())?;
    }
    writeln!(
        out,
        "  {:8} Names that are shown otherwise than by uba-ltr, by uba-rtl, and by both.",
        "changes"
    )?;
    let width = map.rows.iter().map(|it| display_name(&it.display).chars().count()).max().unwrap_or(0);
    write!(out, "\n{:width$}", "")?;
    for criterion in Criterion::ALL {
        write!(out, "  {:6}", criterion.short_title())?;
    }
    writeln!(out, "  changes: ltr      rtl     both")?;
    for row in &map.rows {
        write!(out, "{:width$}", display_name(&row.display))?;
        for criterion in Criterion::ALL {
            write!(out, "  {:6}", cell_text(row.cell(criterion)))?;
        }
        let [ltr, rtl, both] = row.changes.shares().map(percent);
        writeln!(out, "      {ltr:>7}  {rtl:>7}  {both:>7}")?;
    }
    Ok(())
}

fn criterion_ids(criteria: &[Criterion]) -> String {
    let ids: Vec<&str> = criteria.iter().map(|it| it.id()).collect();
    if ids.is_empty() { "none of them".to_owned() } else { ids.join(" + ") }
}

fn write_frontier(out: &mut dyn Write, map: &ExploredMap, frontier: &Frontier) -> io::Result<()> {
    let different = (0..map.rows.len()).filter(|&row| map.first_with_same_display(row) == row).count();
    writeln!(out, "\nDifferent ones, by what they show to length {}: {different}", map.max_length)?;
    if !frontier.unmet.is_empty() {
        writeln!(out, "\nGranted by none: {}", criterion_ids(&frontier.unmet))?;
    }
    writeln!(out, "\nWhat excludes each other: no strategy above grants all of it, and these come closest")?;
    for ConflictingCriteria { criteria, closest } in &frontier.conflicts {
        writeln!(out, "  {}", criterion_ids(criteria))?;
        for &row in closest {
            let row = &map.rows[row];
            let broken = criteria.iter().filter(|&&it| !row.cell(it).holds());
            let broken: Vec<String> =
                broken.map(|&it| format!("{} {}", it.id(), counterexample(row.cell(it)))).collect();
            writeln!(out, "    {}: {}", display_name(&row.display), broken.join(", "))?;
        }
    }
    writeln!(
        out,
        "\nWhat can be had together and no more with it, with the strategies that change the least"
    )?;
    for MaximalCriteriaSet { criteria, rows } in &frontier.best {
        writeln!(out, "  {} ({})", criterion_ids(criteria), rows.len())?;
        for &row in rows.iter().filter(|&&it| map.first_with_same_display(it) == it).take(MAX_CLOSEST) {
            let row = &map.rows[row];
            let [ltr, rtl, _] = row.changes.shares().map(percent);
            writeln!(out, "    {}: changes {ltr} and {rtl}", display_name(&row.display))?;
        }
    }
    Ok(())
}

/// The counterexample to a criterion, in words.
fn counterexample(cell: &CriterionCell) -> String {
    match cell {
        CriterionCell::Fails { from, smallest } => {
            let spelled: Vec<String> = smallest.iter().map(|it| class_names(it).join(" ")).collect();
            format!("fails from length {from}: {}", spelled.join(" and "))
        }
        CriterionCell::Proved | CriterionCell::HoldsToLength { .. } => "holds".to_owned(),
    }
}

fn class_names(sequence: &[BidiClass]) -> Vec<&'static str> {
    sequence.iter().map(|it| it.short_name()).collect()
}

/// The JSON object of a strategy.
#[derive(Serialize)]
struct StrategyJson<'a> {
    strategy: &'a DisplayConfig,
    /// The named strategy that it equals, if there is one.
    known_as: Option<&'static str>,
    criteria: Map<String, Value>,
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
        let cell =
            |criterion: Criterion| (criterion.id().to_owned(), CellJson::new(row.cell(criterion)).to_value());
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
                reasons: vec![undecided_reason.to_string()],
            },
            CriterionCell::Fails { from, smallest } => Self {
                decided: "refuted",
                length: Some(*from),
                smallest: smallest.iter().map(|it| class_names(it)).collect(),
                reasons: vec![],
            },
        }
    }

    fn to_value(&self) -> Value {
        // Strings, numbers and lists always serialize.
        serde_json::to_value(self).unwrap_or_default()
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
