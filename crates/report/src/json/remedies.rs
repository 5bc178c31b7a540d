//! What keeps text in order among other text, as JSON.

use bidiscope_bidi::name::{Input, code_point};
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::remedies::{
    IntendedReading, Remedied, Remedy, SURROUNDINGS, WantedText, wanted_texts,
};
use bidiscope_bidi::order::visible_line;
use serde::Serialize;

/// A wanted line of a text in a surrounding, and what gives it.
#[derive(Serialize)]
pub(super) struct RemedyJson {
    reading: IntendedReading,
    surrounding: ContextPreset,
    /// The lines from left to right as they are seen: mirrored, without what is invisible.
    wanted: String,
    shown: String,
    /// `None` where nothing helps.
    remedy: Option<ChangeJson>,
    html: Option<String>,
    css: Option<&'static str>,
}

/// What is removed from a text and inserted into it, by its positions.
#[derive(Serialize)]
struct ChangeJson {
    removed: Vec<usize>,
    inserted: Vec<InsertedJson>,
    text: String,
    shown: String,
}

#[derive(Serialize)]
struct InsertedJson {
    before: usize,
    code_point: String,
}

impl RemedyJson {
    /// Those of text; `None` of anything else.
    pub(super) fn all(input: &Input) -> Option<Vec<Self>> {
        let Input::Text(text) = input else { return None };
        let texts = wanted_texts(text.characters());
        let all =
            texts.iter().flat_map(|text| SURROUNDINGS.map(|it| Self::new(text, text.in_surrounding(it))));
        Some(all.collect())
    }

    fn new(text: &WantedText, found: Remedied) -> Self {
        let (html, css) = found.markup.map_or((None, None), |it| (Some(it.html), it.css));
        Self {
            reading: text.reading,
            surrounding: found.surrounding,
            wanted: visible_line(&text.characters, &text.order),
            shown: visible_line(&found.line_without_fix.characters, &found.line_without_fix.order),
            remedy: found.remedy.map(ChangeJson::new),
            html,
            css,
        }
    }
}

impl ChangeJson {
    fn new(remedy: Remedy) -> Self {
        let inserted = remedy.inserted.iter();
        Self {
            inserted: inserted
                .map(|it| InsertedJson { before: it.before, code_point: code_point(it.scalar) })
                .collect(),
            shown: visible_line(&remedy.line.characters, &remedy.line.order),
            removed: remedy.removed_character_indices,
            text: remedy.text,
        }
    }
}
