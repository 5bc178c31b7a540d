//! `study --explore`: of every strategy of a space, what it does of what a reader wants.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;
use bidiscope_proof::explore::{
    BestOf, ExcludedWishes, Exploration, Explored, ExploredMap, Frontier, MOST_CLOSEST, Wish, WishCell,
    named_point,
};
use bidiscope_proof::study::Progress;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::command::signals::Requests;
use crate::command::{Status, json, say};

/// Explores and writes the map on `out`; rows go out as they come where lines are asked for.
pub(super) fn run(asked: &Exploration, is_json: bool, out: &mut dyn Write) -> io::Result<Status> {
    let requests = Requests::listen();
    let progress = Progress::stopped_by(requests.flag());
    let reporter = Reporter::new(asked.strategies.len());
    let mut rows = 0;
    let mut written = Ok(());
    let map = asked.run(&progress, |row| {
        rows += 1;
        reporter.report(rows, &progress);
        if is_json && written.is_ok() {
            written = json::write_line(out, &Answer::new(row, asked.max_length)).and_then(|()| out.flush());
            if written.is_err() {
                progress.stop();
            }
        }
    });
    reporter.end();
    let map = match map {
        Ok(map) => map,
        Err(error) => {
            say(&error.to_string());
            return Ok(Status::Unreadable);
        }
    };
    let mut status = Status::Done;
    if let Some(asked) = requests.status().filter(|_| !map.is_complete) {
        status = asked;
        let holds = if is_json { "the lines hold" } else { "the table holds" };
        say(&format!("the exploration was stopped before its end; {holds} what was done"));
    }
    written?;
    let frontier = Frontier::of(&map);
    if is_json {
        json::write_line(out, &FrontierAnswer::new(&map, &frontier))?;
    } else {
        write_table(out, &map)?;
        write_frontier(out, &map, &frontier)?;
    }
    Ok(status)
}

/// Says on a terminal how far it is.
struct Reporter {
    start: Instant,
    of: usize,
}

impl Reporter {
    fn new(of: usize) -> Self {
        Self { start: Instant::now(), of }
    }

    fn report(&self, done: usize, progress: &Progress) {
        if io::stderr().is_terminal() {
            let left = progress.time_left(self.start.elapsed()).unwrap_or(Duration::ZERO).as_secs();
            let _ = write!(io::stderr(), "\r{done} of {} explored, {left} s left    ", self.of);
        }
    }

    fn end(&self) {
        if io::stderr().is_terminal() {
            let _ = write!(io::stderr(), "\r{:40}\r", "");
        }
    }
}

/// A cell in a word: proved, tried to a length, or the length from which on it fails.
fn word(cell: &WishCell) -> String {
    match cell {
        WishCell::Proved => "all".to_owned(),
        WishCell::Tried { to, .. } => format!("to {to}"),
        WishCell::Fails { from, .. } => format!("no {from}"),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// What a strategy is called: how it is written, and the one of the documents that it is.
fn called(display: &Display) -> String {
    match named_point(display) {
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
    for wish in Wish::ALL {
        writeln!(out, "  {:8} {} ({})", wish.short_title(), wish.statement(), wish.id())?;
    }
    writeln!(
        out,
        "  {:8} Names that are shown otherwise than by uba-ltr, by uba-rtl, and by both.",
        "changes"
    )?;
    let width = map.rows.iter().map(|it| called(&it.display).chars().count()).max().unwrap_or(0);
    write!(out, "\n{:width$}", "")?;
    for wish in Wish::ALL {
        write!(out, "  {:6}", wish.short_title())?;
    }
    writeln!(out, "  changes: ltr      rtl     both")?;
    for row in &map.rows {
        write!(out, "{:width$}", called(&row.display))?;
        for wish in Wish::ALL {
            write!(out, "  {:6}", word(row.cell(wish)))?;
        }
        let [ltr, rtl, both] = row.changes.shares().map(percent);
        writeln!(out, "      {ltr:>7}  {rtl:>7}  {both:>7}")?;
    }
    Ok(())
}

fn listed(wishes: &[Wish]) -> String {
    let ids: Vec<&str> = wishes.iter().map(|it| it.id()).collect();
    if ids.is_empty() { "none of them".to_owned() } else { ids.join(" + ") }
}

fn write_frontier(out: &mut dyn Write, map: &ExploredMap, frontier: &Frontier) -> io::Result<()> {
    let different = (0..map.rows.len()).filter(|&row| map.first_alike(row) == row).count();
    writeln!(out, "\nDifferent ones, by what they show to length {}: {different}", map.max_length)?;
    if !frontier.nobody.is_empty() {
        writeln!(out, "\nGranted by none: {}", listed(&frontier.nobody))?;
    }
    writeln!(out, "\nWhat excludes each other: no strategy above grants all of it, and these come closest")?;
    for ExcludedWishes { wishes, closest } in &frontier.exclusions {
        writeln!(out, "  {}", listed(wishes))?;
        for &row in closest {
            let row = &map.rows[row];
            let broken = wishes.iter().filter(|&&it| !row.cell(it).holds());
            let broken: Vec<String> =
                broken.map(|&it| format!("{} {}", it.id(), counterexample(row.cell(it)))).collect();
            writeln!(out, "    {}: {}", called(&row.display), broken.join(", "))?;
        }
    }
    writeln!(
        out,
        "\nWhat can be had together and no more with it, with the strategies that change the least"
    )?;
    for BestOf { wishes, rows } in &frontier.best {
        writeln!(out, "  {} ({})", listed(wishes), rows.len())?;
        for &row in rows.iter().filter(|&&it| map.first_alike(it) == it).take(MOST_CLOSEST) {
            let row = &map.rows[row];
            let [ltr, rtl, _] = row.changes.shares().map(percent);
            writeln!(out, "    {}: changes {ltr} and {rtl}", called(&row.display))?;
        }
    }
    Ok(())
}

/// What breaks a wish, in words.
fn counterexample(cell: &WishCell) -> String {
    match cell {
        WishCell::Fails { from, smallest } => {
            let spelled: Vec<String> = smallest.iter().map(|it| classes(it).join(" ")).collect();
            format!("fails from length {from}: {}", spelled.join(" and "))
        }
        WishCell::Proved | WishCell::Tried { .. } => "holds".to_owned(),
    }
}

fn classes(sequence: &[BidiClass]) -> Vec<&'static str> {
    sequence.iter().map(|it| it.short_name()).collect()
}

/// A strategy, as other programs get it.
#[derive(Serialize)]
struct Answer<'a> {
    strategy: &'a Display,
    /// The strategy of the documents that it is.
    known_as: Option<&'static str>,
    wishes: Map<String, Value>,
    changes: ChangesAnswer,
}

#[derive(Serialize)]
struct ChangesAnswer {
    to_length: usize,
    names: u64,
    from_uba_ltr: u64,
    from_uba_rtl: u64,
    from_both: u64,
}

#[derive(Serialize)]
struct CellAnswer {
    decided: &'static str,
    length: Option<usize>,
    smallest: Vec<Vec<&'static str>>,
    /// Why it was only tried.
    because: Option<String>,
}

impl<'a> Answer<'a> {
    fn new(row: &'a Explored, to_length: usize) -> Self {
        let cell = |wish: Wish| (wish.id().to_owned(), CellAnswer::new(row.cell(wish)).to_value());
        let changes = ChangesAnswer {
            to_length,
            names: row.changes.names,
            from_uba_ltr: row.changes.from_uba[0],
            from_uba_rtl: row.changes.from_uba[1],
            from_both: row.changes.from_both,
        };
        Self {
            strategy: &row.display,
            known_as: named_point(&row.display).map(|it| it.id()),
            wishes: Wish::ALL.into_iter().map(cell).collect(),
            changes,
        }
    }
}

impl CellAnswer {
    fn new(cell: &WishCell) -> Self {
        match cell {
            WishCell::Proved => Self { decided: "proved", length: None, smallest: vec![], because: None },
            WishCell::Tried { to, because } => Self {
                decided: "exhausted",
                length: Some(*to),
                smallest: vec![],
                because: Some(because.to_string()),
            },
            WishCell::Fails { from, smallest } => Self {
                decided: "refuted",
                length: Some(*from),
                smallest: smallest.iter().map(|it| classes(it)).collect(),
                because: None,
            },
        }
    }

    fn to_value(&self) -> Value {
        // Words, numbers and lists of them: nothing of it fails.
        serde_json::to_value(self).unwrap_or_default()
    }
}

/// The frontier: the last line.
#[derive(Serialize)]
struct FrontierAnswer {
    frontier: FrontierLists,
}

#[derive(Serialize)]
struct FrontierLists {
    is_complete: bool,
    nobody: Vec<Wish>,
    exclusions: Vec<ExclusionAnswer>,
    best: Vec<BestAnswer>,
}

#[derive(Serialize)]
struct ExclusionAnswer {
    wishes: Vec<Wish>,
    closest: Vec<Display>,
}

#[derive(Serialize)]
struct BestAnswer {
    wishes: Vec<Wish>,
    strategies: Vec<Display>,
}

impl FrontierAnswer {
    fn new(map: &ExploredMap, frontier: &Frontier) -> Self {
        let displays = |rows: &[usize]| rows.iter().map(|&it| map.rows[it].display.clone()).collect();
        let exclusion = |it: &ExcludedWishes| ExclusionAnswer {
            wishes: it.wishes.clone(),
            closest: displays(&it.closest),
        };
        let best = |it: &BestOf| BestAnswer { wishes: it.wishes.clone(), strategies: displays(&it.rows) };
        Self {
            frontier: FrontierLists {
                is_complete: map.is_complete,
                nobody: frontier.nobody.clone(),
                exclusions: frontier.exclusions.iter().map(exclusion).collect(),
                best: frontier.best.iter().map(best).collect(),
            },
        }
    }
}
