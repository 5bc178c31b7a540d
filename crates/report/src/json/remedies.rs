//! What keeps text in order among other text, as JSON.

use bidiscope_bidi::name::{Input, code_point};
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::mirrored_visual_text_without_controls;
use bidiscope_bidi::order::text_order_fixes::{
    IntendedReadingOrder, IntendedText, PRESETS_TRIED_FOR_FIXES, TextOrderFix, TextOrderFixResult,
    possible_intended_texts,
};
use serde::Serialize;

/// A wanted line of a text in a surrounding, and what gives it.
#[derive(Serialize)]
pub(super) struct RemedyJson {
    reading: IntendedReadingOrder,
    surrounding: SurroundingTextPreset,
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
        let texts = possible_intended_texts(text.characters());
        let all = texts.iter().flat_map(|text| {
            PRESETS_TRIED_FOR_FIXES.map(|it| Self::new(text, text.find_fix_in_surrounding_text(it)))
        });
        Some(all.collect())
    }

    fn new(text: &IntendedText, found: TextOrderFixResult) -> Self {
        let (html, css) = found.isolate_markup.map_or((None, None), |it| (Some(it.html), it.css));
        Self {
            reading: text.reading_order,
            surrounding: found.surrounding_text_preset,
            wanted: mirrored_visual_text_without_controls(&text.characters, &text.intended_order),
            shown: mirrored_visual_text_without_controls(
                &found.line_without_fix.line_characters,
                &found.line_without_fix.line_order,
            ),
            remedy: found.fix.map(ChangeJson::new),
            html,
            css,
        }
    }
}

impl ChangeJson {
    fn new(remedy: TextOrderFix) -> Self {
        let inserted = remedy.control_insertions.iter();
        Self {
            inserted: inserted
                .map(|it| InsertedJson {
                    before: it.before_original_character_index,
                    code_point: code_point(it.inserted_scalar),
                })
                .collect(),
            shown: mirrored_visual_text_without_controls(
                &remedy.fixed_line.line_characters,
                &remedy.fixed_line.line_order,
            ),
            removed: remedy.removed_original_character_indices,
            text: remedy.fixed_text,
        }
    }
}
