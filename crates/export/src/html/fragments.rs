//! Parts of a page, for a page that a program in a browser puts together.

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_words::message;

use bidiscope_report::page::{MAX_DRAWN_NAME_CHARACTERS, PageSection};
use bidiscope_report::view::{LineAfterStep, TraceView};
use bidiscope_report::words::escape::escape_invisibles;

use super::page::ReportPage;
use super::pictures::Pictures;
use super::style::DIRECTION_CLASSES;
use super::writer::Html;
use crate::colours::direction_colour_index;

/// Draws parts of a page as HTML, in the [style](super::style_sheet) of a report. The glyphs of their lines are defined
/// once, by [`HtmlFragmentRenderer::glyph_definitions_html`], which must be on the same page.
pub struct HtmlFragmentRenderer {
    page: ReportPage,
}

impl HtmlFragmentRenderer {
    /// No parts yet. What is on a page at the same time needs different prefixes, such as `g`, for its glyphs.
    pub fn new(glyph_id_prefix: &'static str) -> Self {
        Self { page: ReportPage { html: Html::default(), pictures: Pictures::new(glyph_id_prefix) } }
    }

    /// The blocks of a section, without its heading.
    pub fn section_blocks_html(&mut self, section: &PageSection) -> String {
        self.page.blocks(&section.title, &section.blocks);
        self.page.html.take()
    }

    /// Words; values from elsewhere stand between isolates.
    pub fn message_html(&mut self, message_text: &str) -> String {
        self.page.html.words(message_text);
        self.page.html.take()
    }

    /// A name as text, in logical order.
    pub fn name_html(&mut self, text: &str) -> String {
        self.page.html.name(text);
        self.page.html.take()
    }

    /// A drawing of characters in this order; empty where there are too many. `accessible_name` is its accessible name.
    pub fn line_drawing_html(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        accessible_name: &str,
    ) -> String {
        self.draw(characters, order, accessible_name);
        self.page.html.take()
    }

    fn draw(&mut self, characters: &[Character], order: &DisplayOrder, says: &str) {
        if characters.len() <= MAX_DRAWN_NAME_CHARACTERS {
            self.page.pictures.draw(&mut self.page.html, characters, order, says);
        }
    }

    /// The steps of a display that change something, as a table: a row for each, with its number, and a column for each
    /// character.
    pub fn trace_steps_table_html(&mut self, trace: &TraceView) -> String {
        let html = &mut self.page.html;
        let label = message!(web_steps).to_string();
        let about = [("class", "wide"), ("role", "group"), ("tabindex", "0"), ("aria-label", label.as_str())];
        html.begin("div", &about);
        html.markup("<table class=\"steps\">\n<thead>\n<tr>");
        html.element("th", &[("scope", "col")], |html| {
            html.words(&message!(column_rule).text_with_isolated_values())
        });
        for (character, number) in trace.name_characters.iter().zip(1_usize..) {
            html.begin("th", &[("scope", "col")]);
            html.text(&format!("{number} "));
            character_element(html, character);
            html.end("th");
        }
        html.element("th", &[("scope", "col")], |html| {
            html.words(&message!(web_step_outcome).text_with_isolated_values())
        });
        html.markup("</tr>\n</thead>\n<tbody>\n");
        for &step in trace.shown_step_indices(false) {
            let view = &trace.trace_steps[step];
            html.begin("tr", &[("data-step", view.step_number.to_string().as_str())]);
            html.element("th", &[("scope", "row")], |html| html.visible(&view.rule_or_operation_title));
            for character in 0..trace.name_characters.len() {
                let cell = trace.cell(step, character);
                let class = if cell.is_changed { "changed" } else { "same" };
                html.element("td", &[("class", class)], |html| html.visible(&trace.cell_text(cell)));
            }
            html.element("td", &[], |html| html.words(&view.outcome_text_with_isolates()));
            html.end("tr");
        }
        html.markup("</tbody>\n</table>\n");
        html.end("div");
        html.take()
    }

    /// The state of a name after a step, by its index, of a display: what the rule does, each character with its value, and
    /// the line as far as it is known.
    pub fn trace_step_html(&mut self, trace: &TraceView, step_index: usize) -> String {
        let view = &trace.trace_steps[step_index];
        let moment = trace.picture_after(step_index);
        let in_order: Vec<usize> = match &moment.line {
            LineAfterStep::ProvisionalLogicalFromVisual(order) => order.clone(),
            LineAfterStep::OrderedPrefix { .. } | LineAfterStep::WholeLineAroundName(_) => {
                (0..trace.name_characters.len()).collect()
            }
        };
        let html = &mut self.page.html;
        html.element("p", &[], |html| html.words(&view.rule_sentence()));
        html.element("p", &[("class", "outcome")], |html| html.words(&view.outcome_text_with_isolates()));
        let caption = match &moment.line {
            LineAfterStep::ProvisionalLogicalFromVisual(_) => moment.caption.clone(),
            _ => message!(caption_logical).to_string(),
        };
        html.element("p", &[("class", "weak")], |html| html.words(&caption));
        html.begin("ol", &[("class", "cells"), ("dir", "ltr")]);
        for at in in_order {
            let cell = trace.cell(step_index, at);
            let class = if cell.is_changed { "changed" } else { "same" };
            html.begin("li", &[("class", class)]);
            character_element(html, &trace.name_characters[at]);
            html.element("span", &[], |html| html.visible(&trace.cell_text(cell)));
            html.end("li");
        }
        html.end("ol");
        let shown = match &moment.line {
            LineAfterStep::ProvisionalLogicalFromVisual(_) => None,
            LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order } => {
                Some((&trace.name_characters[..*count], order))
            }
            LineAfterStep::WholeLineAroundName(line) => Some((&line.line_characters[..], &line.line_order)),
        };
        if let Some((characters, order)) = shown {
            html.element("p", &[("class", "weak")], |html| html.words(&moment.caption));
            self.draw(characters, order, &escape_invisibles(&text_of(characters)));
        }
        let reasons = trace.step_reason_sentences(step_index);
        let html = &mut self.page.html;
        if !reasons.is_empty() {
            html.begin("ul", &[]);
            reasons.iter().for_each(|it| html.element("li", &[], |html| html.words(it)));
            html.end("ul");
        }
        html.take()
    }

    /// The outlines of all glyphs that were drawn.
    pub fn glyph_definitions_html(mut self) -> String {
        self.page.pictures.define(&mut self.page.html);
        self.page.html.take()
    }
}

/// A character by itself, in the colour of its direction.
fn character_element(html: &mut Html, character: &Character) {
    let class = DIRECTION_CLASSES[direction_colour_index(character.class)];
    html.element("bdi", &[("class", class)], |html| html.visible(&character.scalar.to_string()));
}
