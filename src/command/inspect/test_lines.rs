//! `inspect --format bidi-character-test`: the levels and the order of a paragraph as a line of `BidiCharacterTest.txt`.

use std::io::{self, Write};
use std::ops::Range;

use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, resolve};
use bidiscope_words::message;

use super::super::one_of::one_of;
use super::super::standard_error::print;
use super::super::status::Status;

/// The forms in which levels are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LevelFormat {
    /// Lines of the conformance test of UAX #9.
    BidiCharacterTest,
}

#[derive(clap::Args, Debug)]
pub(super) struct LevelArguments {
    #[arg(
        long,
        value_name = "FORMAT",
        conflicts_with_all = ["json", "report", "check"],
        value_parser = one_of(&[LevelFormat::BidiCharacterTest], |_| "bidi-character-test", |_| String::new())
    )]
    pub(super) format: Option<LevelFormat>,

    #[arg(
        long = "paragraph",
        value_name = "DIRECTION",
        requires = "format",
        value_parser = one_of(&ParagraphDirection::ALL, id, |_| String::new())
    )]
    paragraphs: Vec<ParagraphDirection>,

    #[arg(long, value_name = "START..END", requires = "format", value_parser = read_line)]
    line: Option<Range<usize>>,
}

const fn id(direction: ParagraphDirection) -> &'static str {
    match direction {
        ParagraphDirection::LTR => "ltr",
        ParagraphDirection::RTL => "rtl",
        ParagraphDirection::Auto => "auto",
    }
}

/// A range of positions from 1, the last one included, as one from 0 without it.
fn read_line(text: &str) -> Result<Range<usize>, String> {
    let read = || {
        let (start, end) = text.split_once("..")?;
        let (start, end): (usize, usize) = (start.parse().ok()?, end.parse().ok()?);
        (0 < start && start <= end).then(|| start - 1..end)
    };
    read().ok_or_else(|| message!(line_unreadable).to_string())
}

impl LevelArguments {
    /// Writes a line for each direction of the paragraph.
    pub(super) fn write(&self, out: &mut dyn Write, input: &Input) -> io::Result<Status> {
        let characters = input.characters();
        let line = self.line.clone().unwrap_or(0..characters.len());
        if line.end > characters.len() {
            let shown = format!("{}..{}", line.start + 1, line.end);
            print(&message!(line_outside_paragraph, line = shown, count = characters.len()));
            return Ok(Status::Unreadable);
        }
        let asked: &[ParagraphDirection] =
            if self.paragraphs.is_empty() { &ParagraphDirection::ALL } else { &self.paragraphs };
        for &direction in asked {
            writeln!(out, "{}", test_line(characters, &line, direction))?;
        }
        Ok(Status::Done)
    }
}

fn test_line(characters: &[Character], line: &Range<usize>, direction: ParagraphDirection) -> String {
    let resolved = resolve(characters, direction, &mut NoObserver).of_line(characters, line.clone());
    let shown = &characters[line.clone()];
    let joined = |fields: &mut dyn Iterator<Item = String>| fields.collect::<Vec<_>>().join(" ");
    let code_points = joined(&mut shown.iter().map(|it| format!("{:04X}", u32::from(it.scalar))));
    let levels = resolved.levels_after_x9(shown).into_iter();
    let levels = joined(&mut levels.map(|it| it.map_or_else(|| "x".to_owned(), |it| it.to_string())));
    let order = joined(&mut resolved.visual_order_after_x9(shown).iter().map(usize::to_string));
    let number = match direction {
        ParagraphDirection::LTR => 0,
        ParagraphDirection::RTL => 1,
        ParagraphDirection::Auto => 2,
    };
    format!("{code_points};{number};{};{levels};{order}", resolved.paragraph_level.number())
}
