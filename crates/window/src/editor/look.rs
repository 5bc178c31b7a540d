//! How a field looks and is called.

use std::ops::Range;

use eframe::egui::{Id, Ui};

use bidiscope_bidi::name::Notation;

use super::super::lines::Colouring;
use super::super::theme::Palette;

/// How a field looks and is called.
pub(crate) struct Look<'a> {
    /// Its identity.
    pub(crate) id: Id,
    /// What a screen reader calls it.
    pub(crate) label: &'a str,
    /// What is shown while it is empty.
    pub(crate) hint: &'a str,
    /// Points an em.
    pub(crate) size: f32,
    /// How many lines it shows.
    pub(crate) rows: usize,
    pub(crate) colouring: Colouring,
    /// What to light up, in characters of the text.
    pub(crate) highlight: Option<Range<usize>>,
}

impl<'a> Look<'a> {
    /// That of a field of one line, in the colour of words.
    pub(crate) fn of_line(ui: &Ui, id: Id, (label, hint): (&'a str, &'a str), size: f32) -> Self {
        let colouring = Colouring::Plain(Palette::current(ui).text);
        Self { id, label, hint, size, rows: 1, colouring, highlight: None }
    }

    /// The same with a name that is written in a notation: its own characters have the colours of their classes.
    pub(crate) fn of_name(
        ui: &Ui,
        id: Id,
        words: (&'a str, &'a str),
        (size, notation): (f32, Notation),
    ) -> Self {
        let line = Self::of_line(ui, id, words, size);
        match notation {
            Notation::Unicode => Self { colouring: Colouring::ByClass, ..line },
            _ => line,
        }
    }
}
