//! bidiSkeleton for comparing with others: names as code points on standard input, one a line, and for each a line
//! with its skeletons for a left-to-right and for a right-to-left paragraph, as code points, with a tab between; `-`
//! where it cannot be read.
//!
//! `tools/compare_skeletons.py` runs it.

use std::io::{self, BufRead, Write};

use bidiscope_bidi::name::{Notation, code_point};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_list::scan::SkeletonBuilder;

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (mut analyzer, mut skeletons) = (BatchAnalyzer::new(), SkeletonBuilder::new());
    let mut skeleton = String::new();
    for line in io::stdin().lock().lines() {
        if analyzer.read(&line?, Notation::CodePoints).is_err() {
            writeln!(out, "-\t-")?;
            continue;
        }
        let mut answers = [ParagraphDirection::LTR, ParagraphDirection::RTL].map(|direction| {
            skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, &mut skeleton);
            let code_points: Vec<String> = skeleton.chars().map(code_point).collect();
            code_points.join(" ").replace("U+", "")
        });
        answers.iter_mut().filter(|it| it.is_empty()).for_each(|it| it.push('0'));
        writeln!(out, "{}", answers.join("\t"))?;
    }
    Ok(())
}
