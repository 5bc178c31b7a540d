//! The blocks of a page, drawn in the window: the same words as on every other surface. What a line is about lights up where it
//! is pointed at, and what it offers has a button.

mod name_rows;
mod painter;

use std::borrow::Cow;

use eframe::egui::{Grid, Id, Response, RichText, Stroke, TextStyle, Ui};

use bidiscope_bidi::name::{InputType, character_name, characters_of, code_point};
use bidiscope_report::page::{
    DisplayPictureBlock, FindingBlock, NameInContextBlock, PageBlock, PageLine, PageLinePiece, PointerTarget,
    TableBlock, Tone,
};
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_report::words::strategy_name::is_displayable_without_reordering;
use bidiscope_report::words::verdict::verdict_word;
use bidiscope_words::message;

use super::accessibility;
use super::command::Command;
use super::lines::{Colouring, LINE_HEIGHT, wrapped_row};
use super::signs;
use super::theme::Palette;
use super::widgets::BidiLabel;

pub(super) use painter::BlockPainter;

/// The size of a name, in points an em.
const NAME: f32 = 18.0;
/// The width below which what a fact is about stands above it, in points.
const NARROW: f32 = 400.0;
/// The most findings of a section that are drawn: the rest of a very long name's are counted.
const MOST_FINDINGS: usize = 32;
/// The most rows of a table that are drawn: the repertoire of a ruleset may have thousands.
const MOST_ROWS: usize = 200;

impl BlockPainter<'_> {
    /// Draws the blocks below each other; facts that follow each other as a table.
    pub(super) fn show(&mut self, ui: &mut Ui, blocks: &[PageBlock]) {
        let findings = blocks.iter().filter(|it| matches!(it, PageBlock::Finding(_))).count();
        let mut left = MOST_FINDINGS;
        for (at, block) in blocks.iter().enumerate() {
            if let PageBlock::Finding(finding) = block {
                if left > 0 {
                    left -= 1;
                    self.finding(ui, finding);
                }
                continue;
            }
            ui.push_id(at, |ui| self.block(ui, block));
        }
        if findings > MOST_FINDINGS {
            ui.weak(message!(more_findings, count = findings - MOST_FINDINGS).to_string());
        }
    }

    fn block(&mut self, ui: &mut Ui, block: &PageBlock) {
        match block {
            PageBlock::Fact { title, text } => self.fact(ui, title, text),
            PageBlock::RegistrationFact { permission, text: line, .. } => {
                ui.horizontal_top(|ui| {
                    accessibility::unsaid(&signs::permission(ui, *permission));
                    BidiLabel::new(line.to_plain_text())
                        .isolated(line.to_text_with_isolates())
                        .strong()
                        .show(ui, self.lines);
                });
            }
            PageBlock::Paragraph(line) => self.line(ui, line),
            PageBlock::Heading(line) => {
                BidiLabel::new(line.to_plain_text()).strong().show(ui, self.lines);
            }
            PageBlock::LineList(lines) => lines.iter().for_each(|it| self.line(ui, it)),
            PageBlock::Table(table) | PageBlock::TableWithRowHeadings(table) => self.table(ui, table),
            PageBlock::RelatedNames(names) => name_rows::show(self, ui, names),
            PageBlock::ListedName { name_text, blocks } => {
                self.name(ui, name_text);
                ui.indent(name_text, |ui| self.show(ui, blocks));
            }
            PageBlock::DisplayPictures(pictures) => pictures.iter().for_each(|it| self.picture(ui, it)),
            PageBlock::Finding(finding) => self.finding(ui, finding),
            PageBlock::NameInContext(context) => {
                self.context(ui, context);
            }
            // The panes of displays draw these.
            PageBlock::Display(_) | PageBlock::NarrowFieldElision(_) => {}
        }
    }

    /// A fact: what it is about, and beside it the line; above it where there is little room.
    pub(super) fn fact(&mut self, ui: &mut Ui, name: &str, line: &PageLine) {
        let Some(line) = self.unsaid(line) else { return };
        let name = plain_text_without_isolates(name);
        if ui.available_width() < NARROW {
            ui.weak(name);
            self.row(ui, &line, "");
        } else {
            self.row(ui, &line, &name);
        }
    }

    /// A line in a row, with its words broken beside what stands before them: what it is about, and the button of what it
    /// offers.
    fn row(&mut self, ui: &mut Ui, line: &PageLine, name: &str) {
        let contents = |ui: &mut Ui, painter: &mut Self| {
            if !name.is_empty() {
                ui.weak(name);
            }
            painter.pieces(ui, line);
        };
        match line.pieces.as_slice() {
            [PageLinePiece::TextWithIsolates(_)] => {
                ui.horizontal_top(|ui| contents(ui, self));
            }
            _ => wrapped_row(ui, self.height(ui, line), |ui| contents(ui, self)),
        }
    }

    /// The height of a line in one row, in points.
    fn height(&self, ui: &Ui, line: &PageLine) -> f32 {
        let is_drawn = |it: &PageLinePiece| {
            matches!(
                it,
                PageLinePiece::Name(_) | PageLinePiece::DisplayPicture(_) | PageLinePiece::NameInContext(_)
            )
        };
        let height = if line.pieces.iter().any(is_drawn) { LINE_HEIGHT * NAME } else { 0.0 };
        height.max(ui.text_style_height(&TextStyle::Body))
    }

    /// A line, but for what of it was said.
    pub(super) fn line(&mut self, ui: &mut Ui, line: &PageLine) {
        let Some(line) = self.unsaid(line) else { return };
        if let ([PageLinePiece::TextWithIsolates(words)], None) = (line.pieces.as_slice(), offered(&line)) {
            let label = words_label(ui, words, line.tone);
            let response = label.show(ui, self.lines);
            self.attend(response, &line);
        } else {
            self.row(ui, &line, "");
        }
    }

    /// What was not said yet of a line of sentences; any other line as it is.
    fn unsaid<'l>(&mut self, line: &'l PageLine) -> Option<Cow<'l, PageLine>> {
        let words = match line.pieces.as_slice() {
            [PageLinePiece::TextWithIsolates(words)] if plain_text_without_isolates(words).ends_with('.') => {
                words
            }
            _ => return Some(Cow::Borrowed(line)),
        };
        let left = self.said.unsaid_words(words);
        if left.is_empty() {
            return None;
        }
        let mut line = line.clone();
        line.pieces = vec![PageLinePiece::TextWithIsolates(left)];
        Some(Cow::Owned(line))
    }

    /// The pieces of a line behind each other, after the button of what it offers.
    pub(super) fn pieces(&mut self, ui: &mut Ui, line: &PageLine) {
        self.offer(ui, line);
        for piece in &line.pieces {
            let response = self.piece(ui, piece, line.tone);
            if let Some(response) = response {
                self.attend(response, line);
            }
        }
    }

    /// The button of what a line offers.
    fn offer(&mut self, ui: &mut Ui, line: &PageLine) {
        match offered(line) {
            Some(PointerTarget::ReplacementName(name)) => {
                let button = ui.button(message!(button_use).static_text());
                accessibility::button(&button, &message!(button_use_name, name = name).to_string());
                if button.clicked() {
                    self.commands.extend(Command::open_in_field(name.clone(), InputType::Url));
                }
            }
            Some(PointerTarget::CopyableText { text, text_description: what }) => {
                let button = ui.button(message!(button_copy).static_text());
                let name = message!(copy_what, what = *what).to_string();
                accessibility::button(&button, &name);
                if button.on_hover_text(name).clicked() {
                    self.commands.push(Command::Copy { text: text.clone(), what });
                }
            }
            _ => {}
        }
    }

    fn piece(&mut self, ui: &mut Ui, piece: &PageLinePiece, tone: Tone) -> Option<Response> {
        Some(match piece {
            PageLinePiece::TextWithIsolates(words) | PageLinePiece::SectionLink(words, _) => {
                words_label(ui, words, tone).show(ui, self.lines)
            }
            PageLinePiece::Name(name) => self.name(ui, name),
            PageLinePiece::Code(code) => {
                let text = RichText::new(plain_text_without_isolates(code.trim()));
                ui.label(colour_of(ui, tone).map_or(text.clone(), |it| text.color(it)))
            }
            PageLinePiece::VerdictSymbol(verdict) => {
                let sign = signs::verdict(ui, *verdict);
                accessibility::picture(&sign, &verdict_word(*verdict));
                sign
            }
            PageLinePiece::DisplayPicture(picture) => {
                self.picture(ui, picture);
                return None;
            }
            PageLinePiece::NameInContext(context) => self.context(ui, context),
        })
    }

    /// Lights up what a line is about while it is pointed at, and says what it means.
    fn attend(&mut self, response: Response, line: &PageLine) -> Response {
        if let Some(PointerTarget::CharacterIndices(characters)) = &line.pointer_target
            && response.contains_pointer()
            && !characters.is_empty()
            && let Some(highlight) = &mut self.highlight
        {
            highlight.highlight_together(characters.iter().map(|it| it.0));
        }
        match line.explanation.is_empty() {
            true => response,
            false => BidiLabel::new(&*line.explanation).tooltip(response, self.lines),
        }
    }

    /// A name, as the field will show it.
    fn name(&mut self, ui: &mut Ui, name: &str) -> Response {
        let line = self.lines.ordered(&characters_of(name), self.order);
        let response = self.lines.add(ui, &line, NAME, Colouring::ByClass);
        // A screen reader passes over signs alone.
        if !name.is_empty() && !name.contains(char::is_alphanumeric) {
            let said = name.chars().map(|it| format!("{} {}", code_point(it), character_name(it)));
            accessibility::picture(&response, &said.collect::<Vec<_>>().join(", "));
        }
        response
    }

    fn picture(&mut self, ui: &mut Ui, picture: &DisplayPictureBlock) {
        let line = self.lines.ordered(&picture.characters, picture.strategy);
        self.lines.add(ui, &line, NAME, Colouring::ByClass);
    }

    fn table(&mut self, ui: &mut Ui, table: &TableBlock) {
        let id = Id::unique(("table", ui.unique_id()));
        Grid::new(id).num_columns(table.column_titles.len()).striped(true).show(ui, |ui| {
            for column in &table.column_titles {
                ui.label(RichText::new(plain_text_without_isolates(column)).small().weak());
            }
            ui.end_row();
            for row in table.rows_of_cells.iter().take(MOST_ROWS) {
                for (column, line) in row.iter().enumerate() {
                    let is_last = column + 1 == table.column_titles.len();
                    self.cell(ui, line, is_last);
                }
                ui.end_row();
            }
        });
        let more = table.rows_of_cells.len().saturating_sub(MOST_ROWS);
        if more > 0 {
            ui.weak(message!(more_rows, count = more).to_string());
        }
    }

    /// A cell of a table. Only the words of the last column are broken into lines: the others are as wide as they need.
    fn cell(&mut self, ui: &mut Ui, line: &PageLine, is_last: bool) {
        let Some(line) = self.unsaid(line) else {
            ui.label("");
            return;
        };
        match line.pieces.as_slice() {
            [PageLinePiece::TextWithIsolates(words)]
                if !is_last && is_displayable_without_reordering(&plain_text_without_isolates(words)) =>
            {
                let label = |ui: &mut Ui, painter: &mut Self| {
                    let text = RichText::new(plain_text_without_isolates(words));
                    let label = ui.label(colour_of(ui, line.tone).map_or(text.clone(), |it| text.color(it)));
                    painter.attend(label, &line);
                };
                match offered(&line) {
                    None => label(ui, self),
                    Some(_) => {
                        ui.horizontal(|ui| {
                            self.offer(ui, &line);
                            label(ui, self);
                        });
                    }
                }
            }
            [_] if offered(&line).is_none() => self.pieces(ui, &line),
            _ => {
                ui.horizontal(|ui| self.pieces(ui, &line));
            }
        }
    }

    /// A finding: what of it was not said, with its positions. Pointing at it lights its characters up, and says what to do, the
    /// rule and its source.
    pub(super) fn finding(&mut self, ui: &mut Ui, finding: &FindingBlock) {
        // Where the answer has said it, what to do is left, or what the rule demands.
        let texts = [Some(&finding.sentence), finding.advice.as_ref(), Some(&finding.rule_with_source)];
        let Some(line) = texts.into_iter().flatten().find_map(|it| self.unsaid(it).map(Cow::into_owned))
        else {
            return;
        };
        let positions = match finding.character_indices.len() {
            0 => String::new(),
            count => message!(position_words, count = count, positions = &finding.character_positions_text)
                .to_string(),
        };
        let row = ui.horizontal_top(|ui| {
            accessibility::picture(
                &signs::severity(ui, finding.severity),
                &plain_text_without_isolates(&finding.severity_word),
            );
            ui.horizontal_wrapped(|ui| {
                let text = line.to_plain_text();
                let label = BidiLabel::new(&text).isolated(line.to_text_with_isolates()).show(ui, self.lines);
                accessibility::unsaid(&ui.weak(&positions));
                accessibility::say(&label, || format!("{text} {positions}").trim().to_owned());
                accessibility::more(&label, || about(finding));
            });
        });
        if row.response.contains_pointer()
            && !finding.character_indices.is_empty()
            && let Some(highlight) = &mut self.highlight
        {
            highlight.highlight_together(finding.character_indices.iter().copied());
        }
        row.response.on_hover_ui(|ui| {
            ui.set_max_width(360.0);
            self.explanation(ui, finding);
        });
    }

    /// What to do about a finding, the rule and its source.
    pub(super) fn explanation(&mut self, ui: &mut Ui, finding: &FindingBlock) {
        if let Some(advice) = &finding.advice {
            BidiLabel::new(advice.to_plain_text())
                .isolated(advice.to_text_with_isolates())
                .show(ui, self.lines);
        }
        BidiLabel::new(finding.rule_with_source.to_plain_text()).weak().show(ui, self.lines);
        ui.weak(finding.rule_source.to_string());
    }

    /// A line with the name in it underlined.
    fn context(&mut self, ui: &mut Ui, context: &NameInContextBlock) -> Response {
        let line = self.lines.line(&context.logical_characters, &context.display_order);
        let response = self.lines.add(ui, &line, NAME, Colouring::ByClass);
        let stroke = Stroke::new(1.5, Palette::current(ui).highlight_edge);
        for logical in context.logical_name_range.clone() {
            let extent = line.extent(logical);
            let from = response.rect.left() + extent.left_x_em * NAME;
            let to = response.rect.left() + extent.right_x_em * NAME;
            ui.painter().hline(from..=to, response.rect.bottom() - 1.0, stroke);
        }
        response
    }
}

/// What there is to know of a finding beside its sentence.
fn about(finding: &FindingBlock) -> String {
    let lines = finding.advice.iter().chain([&finding.rule_with_source]);
    lines.map(PageLine::to_plain_text).collect::<Vec<_>>().join(" ")
}

/// What a line has a button for.
fn offered(line: &PageLine) -> Option<&PointerTarget> {
    line.pointer_target
        .as_ref()
        .filter(|it| matches!(it, PointerTarget::ReplacementName(_) | PointerTarget::CopyableText { .. }))
}

fn words_label<'a>(ui: &Ui, words: &'a str, tone: Tone) -> BidiLabel<'a> {
    let label = BidiLabel::new(plain_text_without_isolates(words)).isolated(words);
    colour_of(ui, tone).map_or(label.clone(), |it| label.colour(it))
}

/// The colour of a tone; `None` for that of the text.
fn colour_of(ui: &Ui, tone: Tone) -> Option<eframe::egui::Color32> {
    let palette = Palette::current(ui);
    match tone {
        Tone::Neutral => None,
        Tone::Good => Some(palette.satisfied),
        Tone::Warning => Some(palette.warning),
        Tone::Bad => Some(palette.violated),
        Tone::Weak => Some(palette.weak_text),
    }
}
