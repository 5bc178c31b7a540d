//! The one drawer of pages in HTML: sections with their blocks, lines with their pieces.

use bidiscope_bidi::name::{Input, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Severity;
use bidiscope_words::message;

use bidiscope_report::page::{
    DisplayBlock, DisplayPictureBlock, FindingBlock, MAX_DRAWN_NAME_CHARACTERS, NameInContextBlock,
    NarrowFieldBlock, PageBlock, PageLine, PageLinePiece, PageSection, PageSectionId, TableBlock, Tone,
    verdict_symbol,
};
use bidiscope_report::words::escape::{escape_invisibles, plain_text_without_isolates};

use super::writer::{Attributes, UNBROKEN, is_short_word};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::list::semicolon_separator;

use super::page::ReportPage;

impl ReportPage {
    /// The article of a name; `number` is unique on the page.
    pub(super) fn name(&mut self, number: usize, name: &Input, sections: &[PageSection]) {
        let id = format!("name-{number}");
        self.html.begin("article", &[]);
        self.html.element("h2", &[("id", &id)], |html| html.name(&name.decoded_text()));
        for section in sections {
            if !section.title.is_empty() {
                self.html.element("h3", &[], |html| html.words(&section.title));
            }
            self.blocks(&section.title, &section.blocks);
        }
        self.html.end("article");
    }

    /// A section that links can lead to.
    pub(super) fn section(&mut self, section: &PageSection) {
        self.begin_section(section.id, &section.title);
        self.blocks(&section.title, &section.blocks);
        self.end_section();
    }

    /// The beginning of a section, before its blocks.
    pub(super) fn begin_section(&mut self, id: PageSectionId, title: &str) {
        self.html.begin("section", &[]);
        self.html.element("h2", &[("id", id.anchor().unwrap_or_default())], |html| html.words(title));
    }

    /// The end of a section.
    pub(super) fn end_section(&mut self) {
        self.html.end("section");
    }

    /// Blocks below this heading, the facts that follow each other in one list.
    pub(super) fn blocks(&mut self, heading: &str, blocks: &[PageBlock]) {
        let is_fact = |it: &PageBlock| matches!(it, PageBlock::Fact { .. });
        let mut heading = heading.to_owned();
        for blocks in blocks.chunk_by(|one, next| is_fact(one) && is_fact(next)) {
            let [first, ..] = blocks else { continue };
            if let PageBlock::Heading(line) = first {
                heading = line.pieces.iter().map(PageLinePiece::to_plain_text).collect();
            }
            if is_fact(first) {
                self.html.begin("dl", &[("class", "facts")]);
                blocks.iter().for_each(|it| self.block(&heading, it));
                self.html.end("dl");
            } else {
                self.block(&heading, first);
            }
        }
    }

    fn block(&mut self, heading: &str, block: &PageBlock) {
        match block {
            PageBlock::Fact { title, text } => {
                self.html.element("dt", &[], |html| html.words(title));
                self.line("dd", text);
            }
            PageBlock::RegistrationFact { permission, text: line, .. } => {
                let class = format!("answer {}", permission.id());
                self.html.begin("p", &[("class", &class)]);
                self.line("span", line);
                self.html.end("p");
            }
            PageBlock::Paragraph(line) => self.line("p", line),
            PageBlock::Heading(line) => self.line("h3", line),
            PageBlock::LineList(lines) => {
                self.html.begin("ul", &[]);
                lines.iter().for_each(|it| self.line("li", it));
                self.html.end("ul");
            }
            PageBlock::Table(it) => self.table(heading, it, false),
            PageBlock::TableWithRowHeadings(it) => self.table(heading, it, true),
            PageBlock::RelatedNames(it) => self.table(heading, &it.table(), false),
            PageBlock::Finding(finding) => self.finding(finding),
            PageBlock::Display(display) => self.display(display),
            PageBlock::ListedName { name_text, blocks } => {
                self.html.begin("article", &[("class", "listed")]);
                self.html.element("h3", &[], |html| html.name(name_text));
                self.blocks(name_text, blocks);
                self.html.end("article");
            }
            PageBlock::DisplayPictures(pictures) => match &pictures[..] {
                [only] => self.picture(only),
                pictures => {
                    self.html.begin("div", &[("class", "ways")]);
                    pictures.iter().for_each(|it| self.figure(it));
                    self.html.end("div");
                }
            },
            PageBlock::NarrowFieldElision(field) => self.field(field),
            PageBlock::NameInContext(it) => self.context(it),
        }
    }

    /// A line as an element.
    pub(super) fn line(&mut self, element: &'static str, line: &PageLine) {
        self.line_with(element, &[], line);
    }

    fn line_with(&mut self, element: &'static str, attributes: Attributes<'_>, line: &PageLine) {
        let class = match line.tone {
            Tone::Neutral => None,
            Tone::Good => Some("satisfied"),
            Tone::Warning => Some("warning"),
            Tone::Bad => Some("violated"),
            Tone::Weak => Some("weak"),
        };
        // A short label or name in a cell stays in one piece; the table scrolls.
        let is_short = matches!(element, "td")
            && matches!(&line.pieces[..], [PageLinePiece::Name(it)] if is_short_word(it));
        let class = class.into_iter().chain(is_short.then_some(UNBROKEN)).collect::<Vec<_>>().join(" ");
        let class = (!class.is_empty()).then_some(("class", &*class));
        self.html.begin(element, &attributes.iter().copied().chain(class).collect::<Vec<_>>());
        line.pieces.iter().for_each(|it| self.piece(it));
        self.html.end(element);
    }

    pub(super) fn piece(&mut self, piece: &PageLinePiece) {
        match piece {
            PageLinePiece::TextWithIsolates(words) => self.html.words(words),
            PageLinePiece::Name(name) => self.html.name(name),
            PageLinePiece::VerdictSymbol(verdict) => self.html.text(verdict_symbol(*verdict)),
            PageLinePiece::Code(code) => {
                self.html.element("bdi", &[("dir", "ltr")], |html| html.visible(code))
            }
            PageLinePiece::SectionLink(words, to) => {
                let link = format!("#{}", to.anchor().unwrap_or_default());
                self.html.element("a", &[("href", &link)], |html| html.words(words));
            }
            PageLinePiece::DisplayPicture(picture) => self.picture(picture),
            PageLinePiece::NameInContext(it) => self.context(it),
        }
    }

    /// A table with a header row, which scrolls horizontally where it is too wide; `heading` is its accessible name.
    fn table(&mut self, heading: &str, table: &TableBlock, is_keyed: bool) {
        let label = plain_text_without_isolates(heading);
        let about = [("class", "wide"), ("role", "group"), ("tabindex", "0"), ("aria-label", label.as_str())];
        self.html.begin("div", &about);
        self.html.markup("<table>\n<thead>\n<tr>");
        for column in &table.column_titles {
            self.html.element("th", &[("scope", "col")], |html| html.words(column));
        }
        self.html.markup("</tr>\n</thead>\n<tbody>\n");
        for row in &table.rows_of_cells {
            self.html.begin("tr", &[]);
            for (at, line) in row.iter().enumerate() {
                match is_keyed && at == 0 {
                    true => self.line_with("th", &[("scope", "row")], line),
                    false => self.line("td", line),
                }
            }
            self.html.end("tr");
        }
        self.html.markup("</tbody>\n</table>\n");
        self.html.end("div");
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
        self.say("dt", &[], &message!(column_rule));
        self.line("dd", &finding.rule_with_source);
        if !finding.character_positions_text.is_empty() {
            self.say("dt", &[], &message!(column_characters));
            self.line("dd", &PageLine::from_code(&finding.character_positions_text));
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
        if view.line_characters.len() <= MAX_DRAWN_NAME_CHARACTERS {
            let says = message!(
                picture,
                name = escape_invisibles(&text_of(&view.line_characters)),
                display = &display.title
            );
            let says = says.text_with_isolated_values();
            let rows = match view.strategy_id == Strategy::Logical {
                true => self.pictures.draw_one_by_one(&mut self.html, &view.line_characters, &says),
                false => self.pictures.draw(&mut self.html, &view.line_characters, &view.line_order, &says),
            };
            if rows > 1 {
                self.say("p", &[("class", "weak")], &message!(cut_into_rows, count = rows));
            }
        } else {
            let (count, most) = (view.line_characters.len(), MAX_DRAWN_NAME_CHARACTERS);
            self.paragraph(&message!(too_long_to_draw, count = count, most = most));
        }
        if !display.notes.is_empty() {
            self.html.begin("ul", &[]);
            display.notes.iter().for_each(|it| self.line("li", it));
            self.html.end("ul");
        }
        self.line("figcaption", &display.order_text);
        self.html.end("figure");
    }

    /// A drawing with the title of the display below it.
    fn figure(&mut self, picture: &DisplayPictureBlock) {
        self.html.begin("figure", &[]);
        self.picture(picture);
        self.html.element("figcaption", &[], |html| html.words(picture.strategy.title()));
        self.html.end("figure");
    }

    fn field(&mut self, field: &NarrowFieldBlock) {
        self.html.begin("figure", &[]);
        self.html.element("h4", &[], |html| html.words(&field.display_titles.join(semicolon_separator())));
        if field.characters.len() <= MAX_DRAWN_NAME_CHARACTERS {
            let says = escape_invisibles(&text_of(&field.characters));
            self.pictures.draw(&mut self.html, &field.characters, &field.order, &says);
        }
        self.html.begin("ul", &[]);
        field.notes.iter().for_each(|it| self.line("li", it));
        self.html.end("ul");
        self.html.end("figure");
    }

    fn context(
        &mut self,
        NameInContextBlock { logical_characters: characters, display_order: order, .. }: &NameInContextBlock,
    ) {
        if characters.len() <= MAX_DRAWN_NAME_CHARACTERS {
            let says = escape_invisibles(&text_of(characters));
            self.pictures.draw(&mut self.html, characters, order, &says);
        }
    }

    fn picture(&mut self, DisplayPictureBlock { characters, strategy }: &DisplayPictureBlock) {
        let text = escape_invisibles(&text_of(characters));
        let says = message!(picture, name = text, display = strategy.title()).text_with_isolated_values();
        match strategy {
            Strategy::Logical => self.pictures.draw_one_by_one(&mut self.html, characters, &says),
            strategy => self.pictures.draw(&mut self.html, characters, &strategy.order(characters), &says),
        };
    }
}
