//! A name in a report: the sections of its page as HTML.

use bidiscope_bidi::name::{Name, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Severity;

use crate::message;
use crate::page::{Block, DisplayBlock, FindingBlock, Line, Piece, Section, Table, Tone, sign, visible};
use crate::titles::Titled;

use super::page::ReportPage;
use super::pictures::MAX_DRAWN_CHARACTERS;

impl ReportPage {
    /// The article of a name; `number` is unique on the page.
    pub(super) fn name(&mut self, number: usize, name: &Name, sections: &[Section]) {
        let id = format!("name-{number}");
        self.html.begin("article", &[]);
        self.html.element("h2", &[("id", &id)], |html| html.name(&name.text()));
        for section in sections {
            if !section.title.is_empty() {
                self.html.element("h3", &[], |html| html.words(&section.title));
            }
            self.blocks(section);
        }
        self.html.end("article");
    }

    fn blocks(&mut self, section: &Section) {
        let is_fact = |it: &Block| matches!(it, Block::Fact(..));
        for blocks in section.blocks.chunk_by(|one, next| is_fact(one) && is_fact(next)) {
            if is_fact(&blocks[0]) {
                self.html.begin("dl", &[("class", "facts")]);
                blocks.iter().for_each(|it| self.block(section, it));
                self.html.end("dl");
            } else {
                blocks.iter().for_each(|it| self.block(section, it));
            }
        }
    }

    fn block(&mut self, section: &Section, block: &Block) {
        match block {
            Block::Fact(name, line) => {
                self.html.element("dt", &[], |html| html.words(name));
                self.line("dd", line);
            }
            Block::Answer(_, permission, line) => {
                let class = format!("answer {}", permission.id());
                self.html.begin("p", &[("class", &class)]);
                self.line("span", line);
                self.html.end("p");
            }
            Block::Paragraph(line) => self.line("p", line),
            Block::List(lines) => {
                self.html.begin("ul", &[]);
                lines.iter().for_each(|it| self.line("li", it));
                self.html.end("ul");
            }
            Block::Table(table) => self.table_of(&section.title, table),
            Block::Finding(finding) => self.finding(finding),
            Block::Display(display) => self.display(display),
            Block::Context(it) if it.characters.len() > MAX_DRAWN_CHARACTERS => {}
            Block::Context(it) => {
                let says = visible(&text_of(&it.characters));
                self.pictures.draw(&mut self.html, &it.characters, &it.order, &says);
            }
        }
    }

    /// A line as an element.
    pub(super) fn line(&mut self, element: &'static str, line: &Line) {
        let class = match line.tone {
            Tone::Neutral => "",
            Tone::Good => "satisfied",
            Tone::Warning => "warning",
            Tone::Bad => "violated",
            Tone::Weak => "weak",
        };
        let about = [("class", class)];
        self.html.begin(element, if class.is_empty() { &[] } else { &about });
        for piece in &line.pieces {
            match piece {
                Piece::Words(words) => self.html.words(words),
                Piece::Name(name) => self.html.name(name),
                Piece::Sign(verdict) => self.html.text(sign(*verdict)),
                Piece::Code(code) => self.html.element("bdi", &[("dir", "ltr")], |html| html.visible(code)),
            }
        }
        self.html.end(element);
    }

    fn table_of(&mut self, called: &str, table: &Table) {
        self.table(called, &table.columns, |page| {
            for row in &table.rows {
                page.row(|page| row.iter().for_each(|it| page.line("td", it)));
            }
        });
    }

    fn finding(&mut self, finding: &FindingBlock) {
        let class = match finding.severity {
            Severity::Violation => "violation",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        self.html.begin("div", &[("class", "finding")]);
        self.html.begin("p", &[]);
        self.html.element("span", &[("class", class)], |html| html.words(&finding.severity_word));
        self.html.text(": ");
        self.line("span", &finding.sentence);
        self.html.end("p");
        self.html.begin("dl", &[]);
        if let Some(advice) = &finding.advice {
            self.say("dt", &[], &message!(what_to_do));
            self.line("dd", advice);
        }
        self.say("dt", &[], &message!(fact_rule));
        self.line("dd", &finding.rule);
        if !finding.positions.is_empty() {
            self.say("dt", &[], &message!(fact_positions));
            self.line("dd", &Line::code(&finding.positions));
        }
        self.html.end("dl");
        self.html.end("div");
    }

    fn display(&mut self, display: &DisplayBlock) {
        let view = &display.view;
        self.html.begin("figure", &[]);
        self.html.begin("h4", &[]);
        if let Some(letter) = &display.letter {
            self.html.element("span", &[("class", "letter")], |html| html.text(letter));
            self.html.text(" ");
        }
        self.html.words(&display.title);
        self.html.end("h4");
        if view.characters.len() <= MAX_DRAWN_CHARACTERS {
            let says =
                message!(picture, name = visible(&text_of(&view.characters)), display = &display.title);
            let rows = self.pictures.draw(&mut self.html, &view.characters, &view.order, &says.isolated());
            if rows > 1 {
                self.say("p", &[("class", "weak")], &message!(cut_into_rows, count = rows));
            }
        } else {
            let (count, most) = (view.characters.len(), MAX_DRAWN_CHARACTERS);
            self.paragraph(&message!(too_long_to_draw, count = count, most = most));
        }
        if !display.notes.is_empty() {
            self.html.begin("ul", &[]);
            display.notes.iter().for_each(|it| self.line("li", it));
            self.html.end("ul");
        }
        self.line("figcaption", &display.order);
        self.html.end("figure");
    }

    /// A drawing of a name with the title of the display below it.
    pub(super) fn figure_of(&mut self, name: &Name, strategy: Strategy) {
        self.html.begin("figure", &[]);
        self.picture_of(name, strategy);
        self.html.element("figcaption", &[], |html| html.words(strategy.title()));
        self.html.end("figure");
    }

    /// A drawing of a name in a display.
    pub(super) fn picture_of(&mut self, name: &Name, strategy: Strategy) {
        let text = visible(&name.text());
        let says = message!(picture, name = text, display = strategy.title()).isolated();
        let characters = name.characters();
        self.pictures.draw(&mut self.html, characters, &strategy.order(characters), &says);
    }
}
