//! How the time of every command grows with the length of a name, by doubling it.
//!
//! `cargo bench -p bidiscope --no-default-features --bench growth [PART OF A TITLE...]`
//!
//! Processor time of one thread for a name of 1,250, 2,500, 5,000 and 10,000 characters (the longest that
//! is read), of each kind. The exponents are the base 2 logarithms of the ratios: 1 where the time is
//! proportional to the length, 2 where it is quadratic. Ends with status 1 if the last exponent of any
//! row is more than [`MOST`] and its time more than is done at once in any case.
//!
//! `study --check` reads a certificate of as many states; its exponent is at most [`MOST_OF_CHECK`]. `study --all-lengths`
//! reads no name: it is measured over few classes, whose automata have few states and whose sequences have no end, and
//! over all that are usual. `sheet --steps` shows all characters in each step: its time is quadratic, and the names are
//! the longest that it takes. Both may take [`LONGEST`].
//!
//! Left out, because they are exponential or quadratic by nature: `study` to a length, whose cases are all sequences of
//! that length, and the trace of the one-to-one display, which prints at each step what has come out so far.
//! The search for collisions is bounded in its work, not by the length: it grows until it comes to its bound.

mod common;
mod kinds;

/// The commands as the program runs them.
#[path = "../src/command/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the program itself is not run here, nor are its tests")]
mod command;

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use bidiscope_bidi::name::{Input, MAX_INPUT_CHARACTERS, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::uba::{ParagraphDirection, cross_check};
use bidiscope_export::sheet::Sheet;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::InputReport;
use bidiscope_url::InputAnalysis;
use clap::Parser;

use common::fastest;
use kinds::{KINDS, Kind, REFUSED};

/// How long the names are.
const LENGTHS: [usize; 4] =
    [MAX_INPUT_CHARACTERS / 8, MAX_INPUT_CHARACTERS / 4, MAX_INPUT_CHARACTERS / 2, MAX_INPUT_CHARACTERS];

/// The greatest exponent that is let pass: of what is proportional to the length, 1.25 is seen where other
/// programs and the caches disturb it; of what is quadratic, no less than 1.5.
const MOST: f64 = 1.35;
/// What is done at once in any case: below that an exponent is noise.
const AT_ONCE: Duration = Duration::from_millis(2);
/// The same for a search that has a bound of its own.
const BOUNDED: Duration = Duration::from_secs(1);
/// How often an exponent that is too great is measured again, for other programs disturb it.
const AGAIN: usize = 8;

/// The greatest exponent of a certificate's check, and the longest that a study for all lengths or a sheet of steps may take.
const MOST_OF_CHECK: f64 = 1.2;
const LONGEST: Duration = Duration::from_secs(10);

/// What is measured short is measured often.
const ROUNDS: usize = 5;
const LONG: Duration = Duration::from_millis(200);

/// What is done with a name.
type Work<'a> = Box<dyn FnMut() + 'a>;

/// How to do it with one.
type Prepare = fn(&str) -> Work<'_>;

/// What is measured: a title, and how to do it.
const MEASURED: [(&str, Prepare); 18] = [
    ("batch analyzer: both orders, verdict", batch_analyzer),
    ("report", |name| {
        with_name(name, |name| _ = black_box(analysed(name, GroupingSearchLimits::SHORT_SEARCH)))
    }),
    ("report, with all contexts", |name| {
        with_name(name, |name| _ = black_box(analysed(name, GroupingSearchLimits::FULL_SEARCH)))
    }),
    ("cross-check", |name| {
        with_name(name, |name| _ = black_box(cross_check::cross_check_levels(name.characters())))
    }),
    ("the panes of the window, while typing", |name| {
        Box::new(move || {
            let options = NameAnalysisOptions {
                grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
                ..NameAnalysisOptions::default()
            };
            _ = black_box(
                Input::read(name, Notation::Unicode)
                    .map(|it| InputReport::with_analysis_options(it, options)),
            );
        })
    }),
    ("inspect", |name| command(&["inspect", "--", name])),
    ("inspect --json", |name| command(&["inspect", "--json", "--", name])),
    ("inspect, in a context", |name| {
        let displays = ["uba-ltr", "uba-rtl"].map(|it| format!("{it}{CONTEXT}"));
        let [first, other] = displays.each_ref().map(String::as_str);
        command(&["inspect", "--strategy", first, "--strategy", other, "--", name])
    }),
    ("trace, uba-ltr", |name| command(&["trace", "--strategy", "uba-ltr", "--", name])),
    ("trace --json, uba-rtl", |name| command(&["trace", "--json", "--strategy", "uba-rtl", "--", name])),
    ("collisions --json", |name| command(&["collisions", "--json", "--", name])),
    ("scan", |name| list(name, &["scan", "--threads=1"])),
    ("scan --no-groups", |name| list(name, &["scan", "--threads=1", "--no-groups"])),
    ("collisions --against", |name| list(name, &["collisions", "a.com", "--against"])),
    ("text --json", |name| text(name, &["--json"])),
    ("text --controls isolates", |name| text(name, &["--controls", "isolates"])),
    ("sheet, SVG", |name| sheet(name, "svg", &[])),
    ("sheet, PDF", |name| sheet(name, "pdf", &[])),
];

/// A right-to-left letter before the name and after it.
const CONTEXT: &str = ":before=\\u{5D0},after=\\u{5D0}";

fn main() -> io::Result<()> {
    // Cargo hands in `--bench`.
    let asked: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let is_asked = |title: &str| asked.is_empty() || asked.iter().any(|it| title.contains(it.as_str()));
    one_good_name();
    let mut all_pass = true;
    for (title, work) in MEASURED.into_iter().filter(|(title, _)| is_asked(title)) {
        println!("\n{title:<40}{:>48}", "1,250 to 10,000 characters; exponents");
        let at_once = if title.starts_with("collisions") { BOUNDED } else { AT_ONCE };
        // What cannot be read is answered in JSON; as text it would be on standard error.
        let refused = if title == "inspect --json" { REFUSED.as_slice() } else { &[] };
        let mut greatest: f64 = 0.0;
        for kind in KINDS.iter().chain(refused) {
            let Row { times, exponents } = Row::measure(work, kind, at_once);
            let counts = times[3] >= at_once;
            let passes = !counts || exponents[2] <= MOST;
            all_pass &= passes;
            if counts {
                greatest = greatest.max(exponents[2]);
            }
            let times = times.map(|it| format!("{:>9.2}", it.as_secs_f64() * 1e3)).concat();
            let exponents = exponents.map(|it| format!("{it:>6.2}")).concat();
            println!("  {:<38}{times} ms {exponents}{}", kind.title, if passes { "" } else { "  <--" });
        }
        println!("  {:<38}{:>57.2}", "the greatest at 10,000", greatest);
    }
    all_pass &= !is_asked("study --check") || check_passes();
    all_pass &= !is_asked("study --all-lengths") || all_lengths_pass();
    all_pass &= !is_asked("sheet --steps") || steps_pass();
    if all_pass { Ok(()) } else { Err(io::Error::other(format!("an exponent is more than {MOST}"))) }
}

/// Measures the check of a certificate of that many states of N that lead to each other, and a quarter of them of D.
fn check_passes() -> bool {
    let of = |states: usize| {
        let mut text =
            "bidiscope-certificate 2\nproperty one-to-one\ndisplay logical\nclasses L R\nN 0 ! : R1>1\n"
                .to_owned();
        for state in 1..states {
            let symbol = if state.is_multiple_of(2) { "R1" } else { "L2" };
            text += &format!("N {state} . : {symbol}>{}\n", if state + 1 < states { state + 1 } else { 1 });
        }
        for state in 0..states / 4 {
            text += &format!("D {state} {} outside {state} :\n", if state == 0 { '!' } else { '.' });
        }
        let mut work = on_file(&(text + "P 0 0 same\nend\n"), &["study", "--check"]);
        fastest(ROUNDS, &mut work)
    };
    let mut row = Row::of(LENGTHS.map(of));
    for _ in 0..AGAIN {
        if row.exponents[2] > MOST_OF_CHECK {
            let again = LENGTHS.map(of);
            row = Row::of([0, 1, 2, 3].map(|at| row.times[at].min(again[at])));
        }
    }
    let passes = row.exponents[2] <= MOST_OF_CHECK;
    let times = row.times.map(|it| format!("{:>9.2}", it.as_secs_f64() * 1e3)).concat();
    let exponents = row.exponents.map(|it| format!("{it:>6.2}")).concat();
    println!("\n{:<40}{:>48}", "study --check", "1,250 to 10,000 states of N; exponents");
    println!(
        "  {:<38}{times} ms {exponents}{}",
        "states from which all others are reached",
        if passes { "" } else { "  <--" }
    );
    passes
}

/// Measures a study of every property of every strategy over such classes.
fn all_lengths_pass() -> bool {
    println!("\nstudy --all-lengths");
    let of = |classes| is_in_time(classes, &mut command(&["study", "--all-lengths", "--classes", classes]));
    ["L", "AL", "WS", "WS,AL", "AL,ES,EN", "L,AL,R,EN,AN,ES,CS"].into_iter().filter(|it| !of(it)).count() == 0
}

/// Measures the steps of displays that have a step a character, or several steps a label, of the longest names that
/// they are shown of.
fn steps_pass() -> bool {
    println!("\nsheet --steps");
    let mut all_pass = true;
    for display in ["one-to-one", "isolates", "custom:base=one-to-one"] {
        let shown = DisplayConfig::read(display).expect("a display");
        let name = |length: usize| "\u{5D0}\u{5D1}1-c.".chars().cycle().take(length).collect::<String>();
        let is_shown = |length: usize| {
            let name = Input::read(&name(length), Notation::Unicode);
            name.is_ok_and(|it| Sheet::can_show_trace_steps(&it, &shown))
        };
        let longest = (100..1_000).rev().find(|&it| is_shown(it)).expect("shorter ones are shown");
        let title = format!("{display}, {longest} characters");
        all_pass &= is_in_time(&title, &mut sheet(&name(longest), "pdf", &["--steps", display]));
    }
    all_pass
}

/// Does it once, prints how long it took, and says whether that is short enough. The work may be another thread's.
fn is_in_time(title: &str, work: &mut Work<'_>) -> bool {
    let start = Instant::now();
    work();
    let time = start.elapsed();
    let passes = time <= LONGEST;
    println!("  {title:<38}{:>9.2} ms{}", time.as_secs_f64() * 1e3, if passes { "" } else { "  <--" });
    passes
}

/// What a kind of name takes at each of the [`LENGTHS`], and how it grows from one to the next.
struct Row {
    times: [Duration; 4],
    exponents: [f64; 3],
}

impl Row {
    fn measure(work: Prepare, kind: &Kind, at_once: Duration) -> Self {
        let mut row = Self::of(LENGTHS.map(|length| time(work, kind, length)));
        for _ in 0..AGAIN {
            if row.exponents[2] <= MOST || row.times[3] < at_once {
                break;
            }
            let again = LENGTHS.map(|length| time(work, kind, length));
            row = Self::of([0, 1, 2, 3].map(|at| row.times[at].min(again[at])));
        }
        row
    }

    fn of(times: [Duration; 4]) -> Self {
        let exponent = |at: usize| (times[at + 1].as_secs_f64() / times[at].as_secs_f64()).log2();
        Self { times, exponents: [0, 1, 2].map(exponent) }
    }
}

/// What the commands take for one name of a list in which nothing is wrong.
fn one_good_name() {
    println!("a good name of a list");
    for options in [["inspect", "--json"].as_slice(), &["inspect"], &["inspect", "--json", "--contexts"]] {
        let names =
            ["\u{5D0}\u{5D1}\u{5D2}\u{5D3}.com", "\u{645}\u{648}\u{642}\u{639}.\u{645}\u{635}\u{631}"];
        let mut work = command(&[options, &["--"], &names].concat());
        let time = fastest(10 * ROUNDS, &mut work).as_secs_f64() / names.len() as f64;
        println!("  {:<38}{:>9.3} ms", options.join(" "), time * 1e3);
    }
}

/// What the work takes with such a name of this length.
fn time(work: Prepare, kind: &Kind, length: usize) -> Duration {
    let name = kind.name(length);
    let mut work = work(&name);
    let once = fastest(1, &mut work);
    if once > LONG { once } else { once.min(fastest(ROUNDS, &mut work)) }
}

/// A name with all that the rule sets say of it.
fn analysed(name: &Input, grouping_bound: GroupingSearchLimits) -> InputAnalysis {
    let options =
        NameAnalysisOptions { grouping_search_limits: grouping_bound, ..NameAnalysisOptions::default() };
    let analysis = InputAnalysis::with_options(name, options);
    black_box((analysis.findings(), analysis.policy_verdicts(), analysis.suggested_fixes()));
    analysis
}

fn with_name<'a>(text: &str, mut ask: impl FnMut(&Input) + 'a) -> Work<'a> {
    let name = Input::read(text, Notation::Unicode).expect("every kind can be read");
    Box::new(move || ask(black_box(&name)))
}

fn batch_analyzer(text: &str) -> Work<'_> {
    let mut analyzer = BatchAnalyzer::new();
    Box::new(move || {
        if analyzer.read(black_box(text), Notation::Unicode).is_ok() {
            black_box(analyzer.logical_from_visual(ParagraphDirection::LTR));
            black_box(analyzer.logical_from_visual(ParagraphDirection::RTL));
            black_box(analyzer.bidi_rule_verdict());
            analyzer.violated_conditions_by_label_index().for_each(|it| _ = black_box(it));
        }
    })
}

fn command<'a>(arguments: &[&str]) -> Work<'a> {
    let arguments = command::program::Arguments::parse_from([&["bidiscope"], arguments].concat());
    Box::new(move || {
        _ = black_box(arguments.answer(command::context::CommandContext::default(), &mut io::sink()))
    })
}

/// The command `text` on the name in a sentence.
fn text<'a>(name: &str, options: &[&str]) -> Work<'a> {
    on_file(&format!("See http://{name}/ and {name}.com."), &[&["text"], options, &["--"]].concat())
}

/// The sheet of the name in a file with this ending.
fn sheet<'a>(name: &str, ending: &str, options: &[&str]) -> Work<'a> {
    let file = std::env::temp_dir().join(format!("bidiscope-growth-{}.{ending}", std::process::id()));
    let path = file.to_string_lossy().into_owned();
    let mut work = command(&[&["sheet", "--overwrite", "--output", &path], options, &["--", name]].concat());
    let remove = Removed(file);
    Box::new(move || {
        let _ = &remove;
        work();
    })
}

/// A command on a list with the name, twice, and others.
fn list<'a>(name: &str, arguments: &[&str]) -> Work<'a> {
    on_file(&format!("{name}\n{name}\nx{name}\na.com\n"), arguments)
}

/// A command on a file in which this text stands.
fn on_file<'a>(text: &str, arguments: &[&str]) -> Work<'a> {
    let file = std::env::temp_dir().join(format!("bidiscope-growth-{}.txt", std::process::id()));
    let is_written = std::fs::write(&file, text).is_ok();
    assert!(is_written, "a file can be written in {}", std::env::temp_dir().display());
    let path = file.to_string_lossy().into_owned();
    let mut work = command(&[arguments, &[path.as_str()]].concat());
    let remove = Removed(file);
    Box::new(move || {
        let _ = &remove;
        work();
    })
}

/// A file that goes when this does.
struct Removed(std::path::PathBuf);

impl Drop for Removed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
