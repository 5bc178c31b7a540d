//! A figure of several names for a paper: a row each on one page. Displays have a column each where those are not too wide,
//! else those of a name stand below it.

use bidiscope_idna::verdict::Severity;
use bidiscope_layout::Faces;
use bidiscope_report::list::permission_unless_unreadable;
use bidiscope_report::view::{ComparedNamesRow, DisplayBadge, NumberedNamesRow, StrategyId, StrategyView};
use bidiscope_report::words::accessible::accessible_text;
use bidiscope_report::words::list::{comma_separator, semicolon_separator};
use bidiscope_report::words::verdict::ascii_form_in_notation;
use bidiscope_words::message;

use crate::marks::{LineMarkings, StatusIcon, TextAnchor};

use super::figure::{GAP, MARGIN, RADIUS, ROW, TITLE, figure_page, figure_right, letter_sign, line, logical};
use super::names_figure::NamesFigure;
use super::names_legend;
use super::page::{BlockRole, Sheet, SheetBlock, SheetDrawing};
use super::row::stacked;
use super::text_painter::{SentenceStyle, TextPainter};

/// The size of a name in an ASCII notation, in points for one em.
const TYPED: f32 = 14.0;
/// The height of the titles, the side of a sign, and the space between it and what stands beside it, in points.
const HEADS: f32 = 24.0;
const SIGN: f32 = 9.0;
const BESIDE_SIGN: f32 = 5.0;
/// The greatest width of a display, in points: longer ones go on below.
const WIDEST: f32 = 420.0;
/// The greatest width of a figure in which each display has a column, in points: a wider one is too small to be read where it is
/// fitted to a page. And the width of the titles beside displays that stand below each other.
const WITH_COLUMNS: f32 = 760.0;
const TITLES: f32 = 230.0;

/// A cell: its parts, its width, and its height, in points.
struct FigureCell {
    parts: Vec<CellPart>,
    width: f32,
    height: f32,
}

/// A part of a cell: its blocks from its left edge and the top of the row, how far it is from the side of the cell where lines
/// begin, and its width, in points.
struct CellPart {
    blocks: Vec<SheetBlock>,
    from: f32,
    width: f32,
}

/// Displays of a name that show the same, and their titles.
struct SameDisplays {
    display: FigureCell,
    titles: String,
}

/// The columns with their titles, and a row for each name, with what stands below that from its second column on.
struct FigureTable {
    heads: Vec<String>,
    rows: Vec<(Vec<FigureCell>, FigureCell)>,
}

impl Sheet {
    /// A figure of several names on one page that is as large as it needs: the number of each, the name as it was typed,
    /// whether it may be registered, in how many ways it is displayed, and its displays, with a background under the characters
    /// that stand elsewhere than in the display of comparison, and a sign where something is remarkable. Where columns of
    /// displays would be too wide, the displays of a name stand below it, those that show the same only once. The legend says
    /// what is drawn, the foot the version of the program and of the Unicode data. In a right-to-left language the first
    /// column stands at the right.
    pub fn of_names_figure(names_figure: &NamesFigure<'_>) -> Self {
        let painter = TextPainter::new(Faces::bundled(), names_figure.theme.colours());
        // The titles of displays are the only sentences of the table.
        painter.begin_page(TITLES);
        let mut table = FigureTable::with_columns(&painter, names_figure);
        if table.right(&painter) > WITH_COLUMNS {
            table = FigureTable::with_displays_below(&painter, names_figure);
        }
        let right = figure_right(&painter, table.right(&painter).max(MARGIN + names_legend::LEAST));
        painter.begin_page(right - MARGIN);
        let legend = names_legend::rows(&painter, names_figure, right - MARGIN);
        painter.begin_page(right + MARGIN);
        let (mut blocks, y) = table.blocks(&painter);
        let (legend, y) = stacked(legend, [MARGIN, y + GAP / 2.0]);
        blocks.extend(legend);
        let page = figure_page(&painter, blocks, [right, y]);
        let title =
            message!(title_of_names, kind = "name", count = names_figure.numbered_names.len()).to_string();
        Self {
            font_faces: painter.faces,
            document_title: title,
            logical_name_text: String::new(),
            pages: vec![page],
        }
    }
}

impl FigureTable {
    /// The table in which each display has a column.
    fn with_columns(painter: &TextPainter, figure: &NamesFigure<'_>) -> Self {
        let display = |row: &ComparedNamesRow, id: StrategyId| {
            let view = row.compared_name.as_ref().and_then(|it| it.strategy(id));
            view.map_or_else(|| FigureCell::empty(ROW), |it| display(painter, &[it]))
        };
        let row = |&numbered: &NumberedNamesRow<'_>| {
            let displays = figure.titled_displays.iter().map(|it| display(numbered.row, it.0));
            let cells = first_cells(painter, figure, numbered).into_iter().chain(displays).collect();
            (cells, FigureCell::empty(0.0))
        };
        let titles = figure.titled_displays.iter().map(|it| it.1.clone());
        Self {
            heads: first_heads().into_iter().chain(titles).collect(),
            rows: figure.numbered_names.iter().map(row).collect(),
        }
    }

    /// The table in which the displays of a name stand below it: those that show the same as one, with their titles beside it.
    fn with_displays_below(painter: &TextPainter, figure: &NamesFigure<'_>) -> Self {
        let groups = |row| {
            let mut groups: Vec<(Vec<&StrategyView>, Vec<&str>)> = Vec::new();
            for (view, title) in figure.displays_of(row) {
                let is_same = |it: &&mut (Vec<&StrategyView>, _)| {
                    view.same_display_letter.is_some()
                        && it.0[0].same_display_letter == view.same_display_letter
                };
                match groups.iter_mut().find(is_same) {
                    Some((views, titles)) => {
                        views.push(view);
                        titles.push(title);
                    }
                    None => groups.push((vec![view], vec![title])),
                }
            }
            let cell = |(views, titles): (Vec<&StrategyView>, Vec<&str>)| SameDisplays {
                display: display(painter, &views),
                titles: titles.join(comma_separator()),
            };
            groups.into_iter().map(cell).collect::<Vec<_>>()
        };
        let groups: Vec<_> = figure.numbered_names.iter().map(|it| groups(it.row)).collect();
        let titles_from = groups.iter().flatten().map(|it| it.display.width).fold(0.0, f32::max) + GAP;
        let rows = figure.numbered_names.iter().zip(groups).map(|(&numbered, groups)| {
            let below = FigureCell::below_each_other(painter, groups, titles_from);
            (first_cells(painter, figure, numbered), below)
        });
        Self { heads: first_heads(), rows: rows.collect() }
    }

    fn width(&self, painter: &TextPainter, column: usize) -> f32 {
        let cells = self.rows.iter().filter_map(|row| Some(row.0.get(column)?.width));
        cells.fold(painter.width(&self.heads[column], TITLE), f32::max)
    }

    /// Where it ends, in points.
    fn right(&self, painter: &TextPainter) -> f32 {
        let columns: f32 = (0..self.heads.len()).map(|it| self.width(painter, it) + GAP).sum();
        let below = self.rows.iter().map(|it| it.1.width).fold(0.0, f32::max);
        (MARGIN + columns - GAP).max(MARGIN + self.width(painter, 0) + GAP + below)
    }

    /// Its blocks, and where it ends below, in points.
    fn blocks(self, painter: &TextPainter) -> (Vec<SheetBlock>, f32) {
        let (mut lefts, mut left) = (Vec::new(), MARGIN);
        for column in 0..self.heads.len() {
            lefts.push(left);
            left += self.width(painter, column) + GAP;
        }
        let width = self.right(painter) - MARGIN;
        let mut blocks = Vec::new();
        for (head, &left) in self.heads.iter().zip(&lefts).filter(|it| !it.0.is_empty()) {
            let at = [painter.start(left, painter.width(head, TITLE)), MARGIN + HEADS / 2.0];
            let words = painter.words_at(head, TextAnchor::Left, at, TITLE, painter.colours.weak_text);
            blocks.push(SheetBlock::new(BlockRole::Heading, head.clone(), words));
        }
        let mut y = MARGIN + HEADS;
        for (row, below) in self.rows {
            let start = painter.start(MARGIN, width);
            let points = vec![[start, y], [start + width, y]];
            let rule = SheetDrawing::Polyline {
                x_and_y_points: points,
                line_width_points: 0.5,
                colour: painter.colours.line,
            };
            blocks.push(SheetBlock::ornament(vec![rule]));
            let height = row.iter().map(|it| it.height).fold(ROW, f32::max);
            for (cell, &left) in row.into_iter().zip(&lefts) {
                blocks.extend(cell.blocks(painter, left, y));
            }
            y += height;
            let height = below.height;
            blocks.extend(below.blocks(painter, lefts[1], y));
            y += height;
        }
        (blocks, y)
    }
}

impl FigureCell {
    const fn empty(height: f32) -> Self {
        Self { parts: Vec::new(), width: 0.0, height }
    }

    /// Its blocks where it is so far from the side where lines begin, in a row with its top there.
    fn blocks(self, painter: &TextPainter, from: f32, y: f32) -> impl Iterator<Item = SheetBlock> {
        self.parts.into_iter().flat_map(move |part| {
            let left = painter.start(from + part.from, part.width);
            part.blocks.into_iter().map(move |it| it.moved([left, y]))
        })
    }

    /// A cell of one part, as high as a row.
    fn of(blocks: Vec<SheetBlock>, from: f32, width: f32) -> Self {
        Self { parts: vec![CellPart { blocks, from, width }], width: from + width, height: ROW }
    }

    /// Adds a part; the width of the cell stays.
    fn add(&mut self, block: SheetBlock, from: f32, width: f32) {
        self.parts.push(CellPart { blocks: vec![block], from, width });
    }

    /// Displays below each other, each with the titles beside it, which begin there.
    fn below_each_other(painter: &TextPainter, groups: Vec<SameDisplays>, titles_from: f32) -> Self {
        let mut cell = Self { width: titles_from + TITLES, ..Self::empty(0.0) };
        for SameDisplays { display, titles } in groups {
            let style = SentenceStyle {
                part: BlockRole::Sentence,
                size: TITLE,
                colour: painter.colours.weak_text,
                left: 0.0,
                right: TITLES,
            };
            let titles = painter.sentence(&titles, style);
            let height: f32 = titles.iter().map(|it| it.height).sum();
            let row = display.height.max(height);
            // Beside the line, which stands in the middle of a row.
            let top = if height > ROW { 0.0 } else { (ROW - height) / 2.0 };
            let (titles, _) = stacked(titles, [0.0, cell.height + top]);
            let at = cell.height;
            let lowered = |part: CellPart| CellPart {
                blocks: part.blocks.into_iter().map(|it| it.moved([0.0, at])).collect(),
                ..part
            };
            cell.parts.extend(display.parts.into_iter().map(lowered));
            cell.parts.push(CellPart { blocks: titles, from: titles_from, width: TITLES });
            cell.height += row;
        }
        cell
    }
}

/// The titles of the columns before those of the displays.
fn first_heads() -> Vec<String> {
    vec![
        String::new(),
        message!(column_name).to_string(),
        message!(column_registration).to_string(),
        message!(names_column_ways).to_string(),
    ]
}

/// The cells of a name before its displays.
fn first_cells(
    painter: &TextPainter,
    figure: &NamesFigure<'_>,
    NumberedNamesRow { name_number, row }: NumberedNamesRow<'_>,
) -> Vec<FigureCell> {
    let number = name_number.map(|it| message!(names_number, number = it).to_string()).unwrap_or_default();
    let number = words(painter, &number, TITLE, 0.0);
    let typed = match ascii_form_in_notation(figure.notation, &row.name.decoded_text()) {
        Some(typed) => words(painter, &typed, TYPED, 0.0),
        None => {
            let characters = row.name.characters();
            let (block, width) = logical(painter, characters, accessible_text(characters));
            FigureCell::of(vec![block], 0.0, width)
        }
    };
    let mut verdict = words(painter, &row.list_row.status_text(), TITLE, SIGN + BESIDE_SIGN);
    if let Some(permission) = permission_unless_unreadable(row.list_row.decision()) {
        let sign = StatusIcon::from(permission).shapes([0.0, (ROW - SIGN) / 2.0], SIGN);
        verdict.add(SheetBlock::ornament(painter.drawings(&sign)), 0.0, SIGN);
    }
    let displays: Vec<StrategyId> = figure.titled_displays.iter().map(|it| it.0).collect();
    let count = row.compared_name.as_ref().map(|it| it.count_distinct_displays(&displays));
    let ways = words(painter, &count.map_or_else(String::new, |it| it.to_string()), TITLE, 0.0);
    vec![number, typed, verdict, ways]
}

/// A few words in the middle of a row, so far from the side where lines begin.
fn words(painter: &TextPainter, words: &str, size: f32, from: f32) -> FigureCell {
    let drawn = painter.words_at(words, TextAnchor::Left, [0.0, ROW / 2.0], size, painter.colours.text);
    let block = SheetBlock::new(BlockRole::Sentence, words, drawn);
    FigureCell::of(vec![block], from, painter.width(words, size))
}

/// Displays that show the same, as one: with its letter, and with a sign where something is remarkable about any of them.
fn display(painter: &TextPainter, views: &[&StrategyView]) -> FigureCell {
    let view = views[0];
    let from = 2.0 * RADIUS + BESIDE_SIGN;
    let (line, width, height) =
        line(painter, view, &LineMarkings::of_differences_from_reference(view), WIDEST);
    let mut cell = FigureCell::empty(height);
    if let Some(letter) = view.same_display_letter {
        cell.add(letter_sign(painter, letter, [RADIUS, ROW / 2.0]), 0.0, 2.0 * RADIUS);
    }
    cell.parts.push(CellPart { blocks: line, from, width });
    cell.width = from + width;
    if let Some(severity) = views.iter().filter_map(|it| it.worst_badge_severity()).max() {
        let at = [0.0, (ROW - SIGN) / 2.0];
        let sign = painter.drawings(&StatusIcon::from(Severity::from(severity)).shapes(at, SIGN));
        let mut remarks: Vec<String> =
            views.iter().flat_map(|it| &it.badges).map(DisplayBadge::badge_text).collect();
        remarks.dedup();
        let from = cell.width + BESIDE_SIGN;
        cell.add(SheetBlock::new(BlockRole::Sentence, remarks.join(semicolon_separator()), sign), from, SIGN);
        cell.width = from + SIGN;
    }
    cell
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::{Input, InputType, Notation};
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::RegistryRulesByZone;
    use bidiscope_report::view::{ComparedNamesTable, DisplayPaneSettings, NumberedNamesRow, StrategyId};

    use super::super::{SheetDrawing, SheetTheme};
    use super::{NamesFigure, Sheet, message};

    /// The rows of a table, numbered from 1.
    fn numbered(table: &ComparedNamesTable) -> Vec<NumberedNamesRow<'_>> {
        let numbers = (1..).map(Some);
        numbers.zip(table.rows()).map(|(name_number, row)| NumberedNamesRow { name_number, row }).collect()
    }

    /// In a left-to-right paragraph the UBA shows the second label at the left of the first.
    #[test]
    fn what_is_remarkable_about_a_display_is_said() {
        let name = Input::read("C.1A.com", Notation::CapitalsAsHebrew).expect("a name");
        let table = ComparedNamesTable::new(
            vec![name],
            &DisplayPaneSettings::default(),
            &RegistryRulesByZone::default(),
        );
        let sheet = Sheet::of_names_figure(&NamesFigure {
            numbered_names: table
                .rows()
                .iter()
                .map(|row| NumberedNamesRow { name_number: None, row })
                .collect(),
            titled_displays: vec![(Strategy::UbaLtr.into(), String::new())],
            reference_display_title: String::new(),
            notation: Notation::CapitalsAsHebrew,
            theme: SheetTheme::Light,
        });
        let row = table.rows()[0].compared_name.as_ref().expect("it is short");
        let badges = &row.strategy(Strategy::UbaLtr).expect("it is there").badges;
        assert!(!badges.is_empty());
        let says = |text: &str| sheet.pages[0].blocks.iter().any(|it| it.accessible_text.contains(text));
        assert!(badges.iter().all(|it| says(&it.badge_text())));
        assert!(!says("(1)"), "the name has no number");
    }

    /// Each name has a row with its number, what was typed and its displays; what moved stands on a ground, and nothing reaches
    /// over the page.
    #[test]
    fn a_row_for_each_name() {
        let names =
            ["AB-12.com", "a.com"].map(|it| Input::read(it, Notation::CapitalsAsHebrew).expect("a name"));
        let table = ComparedNamesTable::new(
            names.to_vec(),
            &DisplayPaneSettings::default(),
            &RegistryRulesByZone::default(),
        );
        let displays = [Strategy::OneToOne, Strategy::UbaLtr].map(|it| (it.into(), it.id().to_owned()));
        let figure = |notation| {
            Sheet::of_names_figure(&NamesFigure {
                numbered_names: numbered(&table),
                titled_displays: displays.to_vec(),
                reference_display_title: "one-to-one".to_owned(),
                notation,
                theme: SheetTheme::Light,
            })
        };
        let sheet = figure(Notation::CapitalsAsHebrew);
        let [page] = &sheet.pages[..] else { panic!("one page") };
        let count = |text: &str| page.blocks.iter().filter(|it| &*it.accessible_text == text).count();
        for text in ["(1)", "(2)", "AB-12.com", "one-to-one", "uba-ltr"] {
            assert_eq!(count(text), 1, "{text}");
        }
        // Two displays of the second, beside what was typed.
        assert_eq!(count("a.com"), 3);
        let drawings = || page.blocks.iter().flat_map(|it| &it.drawings);
        let boxes =
            drawings().filter_map(|it| if let SheetDrawing::Rectangle(it) = it { Some(it) } else { None });
        assert_eq!(
            boxes.clone().filter(|it| it.corner_radius_points == 3.0).count(),
            1,
            "of the first, by the UBA"
        );
        assert!(
            boxes.clone().all(|it| it.left_top_right_bottom_points[2] <= page.width_and_height_points[0]
                && it.left_top_right_bottom_points[3] <= page.width_and_height_points[1])
        );
        // Otherwise what was typed stands there in logical order.
        let typed = figure(Notation::Unicode).pages.swap_remove(0);
        assert!(typed.blocks.iter().all(|it| &*it.accessible_text != "AB-12.com"));
    }
    /// Too wide in columns, displays stand below their name: what several show the same stands there once, with all their titles,
    /// and what is drawn is in the legend.
    #[test]
    fn what_is_too_wide_stands_below_the_name() {
        let names = ["AB-12.CD-34.com", "a.com"]
            .map(|it| Input::read(it, Notation::CapitalsAsHebrew).expect("a name"));
        let choices = DisplayPaneSettings::default();
        let table = ComparedNamesTable::new(names.to_vec(), &choices, &RegistryRulesByZone::default());
        let shows_names = |it: &StrategyId| {
            *it != Strategy::Logical && it.or_default_for_input_type(InputType::Name) == *it
        };
        let all = || choices.all_strategy_ids().into_iter().filter(shows_names);
        let sheet = Sheet::of_names_figure(&NamesFigure {
            numbered_names: numbered(&table),
            titled_displays: all().map(|it| (it, it.to_string())).collect(),
            reference_display_title: "one-to-one".to_owned(),
            notation: Notation::CapitalsAsHebrew,
            theme: SheetTheme::Light,
        });
        let [page] = &sheet.pages[..] else { panic!("one page") };
        assert!(page.width_and_height_points[0] <= super::WITH_COLUMNS, "{:?}", page.width_and_height_points);
        let texts: Vec<&str> = page.blocks.iter().map(|it| &*it.accessible_text).collect();
        let of_all = all().map(|it| it.to_string()).collect::<Vec<_>>().join(", ");
        assert!(texts.contains(&of_all.as_str()), "a.com is shown in one way: {texts:?}");
        // What was typed, and one line for each way to display it.
        assert_eq!(texts.iter().filter(|it| **it == "a.com").count(), 2);
        let moved = message!(names_figure_moved, display = "one-to-one").to_string();
        assert!(texts.contains(&moved.as_str()), "{texts:?}");
    }
}
