//! Shapes words and prints their glyphs, for `tools/compare_shaping.py`, which holds them against HarfBuzz.
//!
//! Reads lines from standard input, each a case: the file of the Arabic face, `ltr` or `rtl`, the code points in
//! hexadecimal with spaces between, and how the word is split into two runs: `whole`, or the number of
//! characters of the first run after `read-on:` (the second stands where reading goes on) or `apart:` (it
//! stands on the other side), with tabs between. Answers each with a line: for each glyph from left to right
//! `face=glyph=cluster@x,y`, its origin in thousandths of an em from the line's left end, then a tab and the
//! line's width.

use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, VisualRun};
use bidiscope_layout::{ArabicFace, Faces, InvisibleStyle, ShapedLine};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = stdout().lock();
    for case in stdin().lock().lines() {
        let case = case?;
        let [face, direction, code_points, split] = case.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("a case has four columns: {case}").into());
        };
        let arabic = if face.contains("Naskh") { ArabicFace::Naskh } else { ArabicFace::Sans };
        let faces = Faces::bundled().with_arabic(arabic);
        let is_right_to_left = direction == "rtl";
        let direction = if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight };
        let characters = read(code_points)?;
        let whole = 0..characters.len();
        let mut ranges = match split.split_once(':') {
            Some((_, first)) => {
                let first: usize = first.parse()?;
                vec![0..first, first..characters.len()]
            }
            None => vec![whole],
        };
        // From left to right: the first part of what is read from the right stands at the right.
        if is_right_to_left != split.starts_with("apart") {
            ranges.reverse();
        }
        let run = |logical| VisualRun { logical_range: logical, direction, level: None };
        let runs = ranges.into_iter().map(run).collect();
        let order = DisplayOrder::from_runs(&characters, runs, direction);
        let line = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Hidden);
        writeln!(out, "{}", written(&line, &faces))?;
    }
    Ok(())
}

fn read(code_points: &str) -> Result<Vec<Character>, Box<dyn Error>> {
    let scalar = |it: &str| {
        let value = u32::from_str_radix(it, 16)?;
        char::from_u32(value).ok_or_else(|| Box::<dyn Error>::from(format!("{it} is no character")))
    };
    let text: Result<String, Box<dyn Error>> = code_points.split(' ').map(scalar).collect();
    Ok(characters_of(&text?))
}

fn written(line: &ShapedLine, faces: &Faces) -> String {
    let thousandths = |em: f32| (em * 1000.0).round() as i32;
    let glyph = |it: &bidiscope_layout::PlacedGlyph| {
        let face = faces.family(it.face_id).unwrap_or_default().replace(' ', "");
        let (x, y) = (thousandths(it.x_from_line_left_em), thousandths(it.y_above_baseline_em));
        format!("{face}={}={}@{x},{y}", it.glyph_id, it.first_logical_index.0)
    };
    let glyphs: Vec<String> = line.glyphs().iter().map(glyph).collect();
    format!("{}\t{}", glyphs.join("|"), thousandths(line.width_em()))
}
