//! How many labels a second are answered under rulesets. Ends with status 1 if it is fewer than [`LEAST`].
//!
//!     cargo bench -p bidiscope-lgr --bench lgr               the rulesets of tests/data/lgr
//!     cargo bench -p bidiscope-lgr --bench lgr -- FOLDER     those of a folder, with the labels of FOLDER/answers, as
//!                                                            tools/compare_lgr.py has them

use std::error::Error;
use std::path::{Path, PathBuf};

use bidiscope_lgr::Ruleset;
use cpu_time::ProcessTime;

/// What must be answered in a second: a hundred times what ICANN's lgr-core 6.1.3 answered on the same machine, where it was
/// quickest (second-level Hebrew script).
const LEAST: f64 = 165_000.0;

/// How many variants of a label are listed at most.
const MOST_VARIANTS: usize = 64;

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo passes `--bench` itself.
    let folder = std::env::args().skip(1).find(|it| !it.starts_with('-'));
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/lgr");
    let folder = folder.map_or(own, PathBuf::from);
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(&folder)? {
        files.extend(Some(entry?.path()).filter(|it| it.extension().is_some_and(|it| it == "xml")));
    }
    files.sort();
    let mut slowest = f64::INFINITY;
    println!("{:<46}{:>8}{:>12}{:>12}{:>12}", "labels a second", "labels", "judged", "indexed", "variants");
    for file in files {
        let ruleset = Ruleset::read(&std::fs::read(&file)?)?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let answers = folder.join("answers").join(format!("{name}.jsonl"));
        let labels = match std::fs::read_to_string(answers) {
            Ok(text) => text.lines().filter_map(label_of).collect(),
            Err(_) => made_labels(&ruleset),
        };
        let mut evaluator = ruleset.label_evaluator();
        let judged = rate(&labels, |label| evaluator.judge(label).code_points_not_in_repertoire.len());
        let mut evaluator = ruleset.label_evaluator();
        let indexed = rate(&labels, |label| evaluator.variant_index_label(label).map_or(0, |it| it.len()));
        let listed =
            labels.iter().map(|it| ruleset.variant_labels(it).take(MOST_VARIANTS).count()).sum::<usize>();
        let labels_listed = rate(&labels, |label| ruleset.variant_labels(label).take(MOST_VARIANTS).count());
        let variants = labels_listed * listed as f64 / labels.len() as f64;
        println!("{name:<46}{:>8}{judged:>12.0}{indexed:>12.0}{variants:>12.0}", labels.len());
        slowest = slowest.min(judged);
    }
    println!("the slowest: {slowest:.0} labels a second are judged, at least {LEAST:.0} must be");
    if slowest < LEAST {
        std::process::exit(1);
    }
    Ok(())
}

/// Labels a second of processor time, the most of five rounds.
fn rate(labels: &[Vec<char>], mut answer: impl FnMut(&[char]) -> usize) -> f64 {
    let rounds = (0..5).map(|_| {
        let (start, mut answered) = (ProcessTime::now(), 0);
        while start.elapsed().as_secs_f64() < 0.1 {
            for label in labels {
                std::hint::black_box(answer(label));
            }
            answered += labels.len();
        }
        answered as f64 / start.elapsed().as_secs_f64()
    });
    rounds.fold(0.0, f64::max)
}

/// The label of a line of answers.
fn label_of(line: &str) -> Option<Vec<char>> {
    let (_, rest) = line.split_once("\"label\": \"")?;
    let code_points = rest.split_once('"')?.0.split(' ');
    code_points.map(|it| char::from_u32(u32::from_str_radix(it, 16).ok()?)).collect()
}

/// Labels of two to six neighbours in the repertoire.
fn made_labels(ruleset: &Ruleset) -> Vec<Vec<char>> {
    let members: Vec<&[char]> = ruleset.members().iter().map(|it| &*it.code_points).collect();
    let label = |at: usize| {
        (0..2 + at % 5).flat_map(|more| members[(at + more) % members.len()].iter().copied()).collect()
    };
    (0..100).map(label).collect()
}
