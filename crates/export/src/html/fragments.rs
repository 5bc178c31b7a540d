//! Parts of a page, for a page that a program in a browser puts together.

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_words::message;

use bidiscope_report::page::{MAX_DRAWN_CHARACTERS, Section};
use bidiscope_report::view::{PartialLine, TraceView};
use bidiscope_report::words::escape::escape_invisibles;

use super::page::ReportPage;
use super::pictures::Pictures;
use super::style::DIRECTION_CLASSES;
use super::writer::Html;
use crate::colours::direction_colour_index;

/// Draws parts of a page as HTML, in the [style](super::style_sheet) of a report. The glyphs of their lines are defined
/// once, by [`HtmlFragments::glyph_definitions`], which must be on the same page.
pub struct HtmlFragments {
    page: ReportPage,
}

impl HtmlFragments {
    /// No parts yet. What is on a page at the same time needs different prefixes, such as `g`, for its glyphs.
    pub fn new(prefix: &'static str) -> Self {
        Self { page: ReportPage { html: Html::default(), pictures: Pictures::new(prefix) } }
    }

    /// The blocks of a section, without its heading.
    pub fn blocks(&mut self, section: &Section) -> String {
        self.page.blocks(&section.title, &section.blocks);
        self.page.html.take()
    }

    /// Words; values from elsewhere stand between isolates.
    pub fn message_html(&mut self, words: &str) -> String {
        self.page.html.words(words);
        self.page.html.take()
    }

    /// A name as text, in logical order.
    pub fn name_html(&mut self, text: &str) -> String {
        self.page.html.name(text);
        self.page.html.take()
    }

    /// A drawing of characters in this order; empty where there are too many. `accessible_name` is its accessible name.
    pub fn line_drawing(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        accessible_name: &str,
    ) -> String {
        self.draw(characters, order, accessible_name);
        self.page.html.take()
    }

    fn draw(&mut self, characters: &[Character], order: &DisplayOrder, says: &str) {
        if characters.len() <= MAX_DRAWN_CHARACTERS {
            self.page.pictures.draw(&mut self.page.html, characters, order, says);
        }
    }

    /// The steps of a display that change something, as a table: a row for each, with its number, and a column for each character.
    pub fn steps_table(&mut self, trace: &TraceView) -> String {
        let html = &mut self.page.html;
        let label = message!(web_steps).to_string();
        let about = [("class", "wide"), ("role", "group"), ("tabindex", "0"), ("aria-label", label.as_str())];
        html.begin("div", &about);
        html.markup("<table class=\"steps\">\n<thead>\n<tr>");
        html.element("th", &[("scope", "col")], |html| html.words(&message!(column_rule).isolated_text()));
        for (character, number) in trace.characters.iter().zip(1_usize..) {
            html.begin("th", &[("scope", "col")]);
            html.text(&format!("{number} "));
            character_element(html, character);
            html.end("th");
        }
        html.element("th", &[("scope", "col")], |html| {
            html.words(&message!(web_step_outcome).isolated_text())
        });
        html.markup("</tr>\n</thead>\n<tbody>\n");
        for &step in trace.shown_step_indices(false) {
            let view = &trace.steps[step];
            html.begin("tr", &[("data-step", view.number.to_string().as_str())]);
            html.element("th", &[("scope", "row")], |html| html.visible(&view.title));
            for character in 0..trace.characters.len() {
                let cell = trace.cell(step, character);
                let class = if cell.is_changed { "changed" } else { "same" };
                html.element("td", &[("class", class)], |html| html.visible(&trace.cell_text(cell)));
            }
            html.element("td", &[], |html| html.words(&view.isolated_outcome()));
            html.end("tr");
        }
        html.markup("</tbody>\n</table>\n");
        html.end("div");
        html.take()
    }

    /// The state of a name after a step, by its index, of a display: what the rule does, each character with its value, and
    /// the line as far as it is known.
    pub fn step_html(&mut self, trace: &TraceView, step_index: usize) -> String {
        let view = &trace.steps[step_index];
        let moment = trace.picture_after(step_index);
        let in_order: Vec<usize> = match &moment.line {
            PartialLine::Unordered(order) => order.clone(),
            PartialLine::OrderedPrefix { .. } | PartialLine::InContext(_) => {
                (0..trace.characters.len()).collect()
            }
        };
        let html = &mut self.page.html;
        html.element("p", &[], |html| html.words(&view.sentence()));
        html.element("p", &[("class", "outcome")], |html| html.words(&view.isolated_outcome()));
        let caption = match &moment.line {
            PartialLine::Unordered(_) => moment.caption.clone(),
            _ => message!(caption_logical).to_string(),
        };
        html.element("p", &[("class", "weak")], |html| html.words(&caption));
        html.begin("ol", &[("class", "cells"), ("dir", "ltr")]);
        for at in in_order {
            let cell = trace.cell(step_index, at);
            let class = if cell.is_changed { "changed" } else { "same" };
            html.begin("li", &[("class", class)]);
            character_element(html, &trace.characters[at]);
            html.element("span", &[], |html| html.visible(&trace.cell_text(cell)));
            html.end("li");
        }
        html.end("ol");
        let shown = match &moment.line {
            PartialLine::Unordered(_) => None,
            PartialLine::OrderedPrefix { ordered_count: count, order } => {
                Some((&trace.characters[..*count], order))
            }
            PartialLine::InContext(line) => Some((&line.characters[..], &line.order)),
        };
        if let Some((characters, order)) = shown {
            html.element("p", &[("class", "weak")], |html| html.words(&moment.caption));
            self.draw(characters, order, &escape_invisibles(&text_of(characters)));
        }
        let reasons = trace.reasons(step_index);
        let html = &mut self.page.html;
        if !reasons.is_empty() {
            html.begin("ul", &[]);
            reasons.iter().for_each(|it| html.element("li", &[], |html| html.words(it)));
            html.end("ul");
        }
        html.take()
    }

    /// The outlines of all glyphs that were drawn.
    pub fn glyph_definitions(mut self) -> String {
        self.page.pictures.define(&mut self.page.html);
        self.page.html.take()
    }
}

/// A character by itself, in the colour of its direction.
fn character_element(html: &mut Html, character: &Character) {
    let class = DIRECTION_CLASSES[direction_colour_index(character.class)];
    html.element("bdi", &[("class", class)], |html| html.visible(&character.scalar.to_string()));
}
