//! A figure of several names: a row each, a column for each display, on one page.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::Severity;
use bidiscope_layout::Faces;
use bidiscope_report::list::{ListColumn, permission_of};
use bidiscope_report::titles::Titled as _;
use bidiscope_report::view::{Badge, ComparedName, NamesRow, StrategyId, accessible_text};
use bidiscope_report::words::verdict::in_ascii_notation;
use bidiscope_words::message;

use crate::marks::{Anchor, LineMarks, Sign};

use super::figure::{GAP, MARGIN, RADIUS, ROW, TITLE, figure_page, letter_sign, line, logical};
use super::page::{BlockRole, Sheet, SheetBlock, SheetDrawing};
use super::sheet_options::SheetTheme;
use super::text_painter::TextPainter;

/// The size of a name in an ASCII notation, in points for one em.
const TYPED: f32 = 14.0;
/// The height of the titles, the side of a sign, and the space between it and what stands beside it, in points.
const HEADS: f32 = 24.0;
const SIGN: f32 = 9.0;
const BESIDE_SIGN: f32 = 5.0;
/// The greatest width of a display, in points: longer ones go on below.
const WIDEST: f32 = 420.0;

/// What a figure of several names shows.
#[derive(Clone, Debug)]
pub struct NamesFigure<'a> {
    /// The names, each with its number; `None` of one that has none.
    pub names: Vec<(Option<usize>, &'a NamesRow)>,
    /// The displays, each with its title.
    pub displays: Vec<(StrategyId, String)>,
    /// The notation in which the names were typed; in one that is not ASCII they stand in logical order.
    pub notation: Notation,
    /// The colour theme.
    pub theme: SheetTheme,
}

/// A cell: its blocks from its left edge and the top of its row, its width, and its height, in points.
struct FigureCell {
    blocks: Vec<SheetBlock>,
    width: f32,
    height: f32,
}

impl Sheet {
    /// A figure of several names on one page that is as large as it needs: the number of each, the name as it was typed,
    /// whether it may be registered, in how many ways it is displayed, and its displays, with a background under the characters
    /// that stand elsewhere than in the display of comparison, and a sign where something is remarkable. The foot says the version of the program and of the Unicode data.
    pub fn names_figure(figure: &NamesFigure<'_>) -> Self {
        let painter = TextPainter::new(Faces::bundled(), figure.theme.colours());
        let heads = [
            "".to_owned(),
            message!(column_name).to_string(),
            ListColumn::Registration.title().to_owned(),
            message!(names_column_ways).to_string(),
        ];
        let heads: Vec<String> =
            heads.into_iter().chain(figure.displays.iter().map(|it| it.1.clone())).collect();
        let rows: Vec<Vec<FigureCell>> =
            figure.names.iter().map(|&(number, row)| cells(&painter, figure, number, row)).collect();
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| Some(row.get(column)?.width));
            cells.fold(painter.width(&heads[column], TITLE), f32::max)
        };
        let (mut lefts, mut right) = (Vec::new(), MARGIN);
        for column in 0..heads.len() {
            lefts.push(right);
            right += width(column) + GAP;
        }
        let right = right - GAP;
        let mut blocks = Vec::new();
        for (head, &left) in heads.iter().zip(&lefts).filter(|it| !it.0.is_empty()) {
            let at = [left, MARGIN + HEADS / 2.0];
            let words = painter.words_at(head, Anchor::Left, at, TITLE, painter.colours.weak_text);
            blocks.push(SheetBlock::new(BlockRole::Heading, head.clone(), words));
        }
        let mut y = MARGIN + HEADS;
        for row in rows {
            let points = vec![[MARGIN, y], [right, y]];
            let rule = SheetDrawing::Stroke { points, width: 0.5, colour: painter.colours.line };
            blocks.push(SheetBlock::ornament(vec![rule]));
            let height = row.iter().map(|it| it.height).fold(ROW, f32::max);
            for (cell, &left) in row.into_iter().zip(&lefts) {
                blocks.extend(cell.blocks.into_iter().map(|it| it.moved([left, y])));
            }
            y += height;
        }
        let page = figure_page(&painter, blocks, [right, y]);
        let title = message!(title_of_names, kind = "name", count = figure.names.len()).to_string();
        Self { faces: painter.faces, title, name: String::new(), pages: vec![page] }
    }
}

/// The cells of a name.
fn cells(
    painter: &TextPainter,
    figure: &NamesFigure<'_>,
    number: Option<usize>,
    row: &NamesRow,
) -> Vec<FigureCell> {
    let number = number.map(|it| message!(names_number, number = it).to_string()).unwrap_or_default();
    let number = words(painter, &number, TITLE, 0.0);
    let typed = match in_ascii_notation(figure.notation, &row.name.text()) {
        Some(typed) => words(painter, &typed, TYPED, 0.0),
        None => {
            let characters = row.name.characters();
            let (block, width) = logical(painter, characters, accessible_text(characters));
            FigureCell { blocks: vec![block], width, height: ROW }
        }
    };
    let mut verdict = words(painter, &row.listed.status_words(), TITLE, SIGN + BESIDE_SIGN);
    if let Some(permission) = permission_of(row.listed.decision()) {
        let sign = Sign::from(permission).marks([0.0, (ROW - SIGN) / 2.0], SIGN);
        verdict.blocks.push(SheetBlock::ornament(painter.drawings(&sign)));
    }
    let count = row.compared.as_ref().map(ComparedName::count_different_displays);
    let ways = words(painter, &count.map_or_else(String::new, |it| it.to_string()), TITLE, 0.0);
    let display = |it: &(StrategyId, String)| display(painter, row.compared.as_ref(), it.0);
    [number, typed, verdict, ways].into_iter().chain(figure.displays.iter().map(display)).collect()
}

/// A few words in the middle of a row, so far from its left edge.
fn words(painter: &TextPainter, words: &str, size: f32, left: f32) -> FigureCell {
    let drawn = painter.words_at(words, Anchor::Left, [left, ROW / 2.0], size, painter.colours.text);
    let block = SheetBlock::new(BlockRole::Sentence, words, drawn);
    FigureCell { blocks: vec![block], width: left + painter.width(words, size), height: ROW }
}

/// A display with its letter, and with a sign where something is remarkable; empty where there is none.
fn display(painter: &TextPainter, compared: Option<&ComparedName>, id: StrategyId) -> FigureCell {
    let Some(view) = compared.and_then(|it| it.strategy(id)) else {
        return FigureCell { blocks: Vec::new(), width: 0.0, height: ROW };
    };
    let left = 2.0 * RADIUS + BESIDE_SIGN;
    let (line, width, height) = line(painter, view, &LineMarks::of_comparison(view), WIDEST);
    let letter = view.display_letter.map(|it| letter_sign(painter, it, [RADIUS, ROW / 2.0]));
    let line = line.into_iter().map(|it| it.moved([left, 0.0]));
    let mut cell =
        FigureCell { blocks: letter.into_iter().chain(line).collect(), width: left + width, height };
    if let Some(severity) = view.severity() {
        let at = [cell.width + BESIDE_SIGN, (ROW - SIGN) / 2.0];
        let sign = painter.drawings(&Sign::from(Severity::from(severity)).marks(at, SIGN));
        let remarks: Vec<String> = view.badges.iter().map(Badge::text).collect();
        cell.blocks.push(SheetBlock::new(BlockRole::Sentence, remarks.join("; "), sign));
        cell.width += BESIDE_SIGN + SIGN;
    }
    cell
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::{Input, Notation};
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::RulesByZone;
    use bidiscope_report::view::{NamesTable, PaneSettings};

    use super::super::{SheetDrawing, SheetTheme};
    use super::{NamesFigure, Sheet};

    /// In a left-to-right paragraph the UBA shows the second label at the left of the first.
    #[test]
    fn what_is_remarkable_about_a_display_is_said() {
        let name = Input::read("C.1A.com", Notation::Capitals).expect("a name");
        let table = NamesTable::new(vec![name], &PaneSettings::default(), &RulesByZone::default());
        let sheet = Sheet::names_figure(&NamesFigure {
            names: table.rows().iter().map(|it| (None, it)).collect(),
            displays: vec![(Strategy::UbaLtr.into(), String::new())],
            notation: Notation::Capitals,
            theme: SheetTheme::Light,
        });
        let row = table.rows()[0].compared.as_ref().expect("it is short");
        let badges = &row.strategy(Strategy::UbaLtr).expect("it is there").badges;
        assert!(!badges.is_empty());
        let says = |text: &str| sheet.pages[0].blocks.iter().any(|it| it.text.contains(text));
        assert!(badges.iter().all(|it| says(&it.text())));
        assert!(!says("(1)"), "the name has no number");
    }

    /// Each name has a row with its number, what was typed and its displays; what moved stands on a ground, and nothing reaches
    /// over the page.
    #[test]
    fn a_row_for_each_name() {
        let names = ["AB-12.com", "a.com"].map(|it| Input::read(it, Notation::Capitals).expect("a name"));
        let table = NamesTable::new(names.to_vec(), &PaneSettings::default(), &RulesByZone::default());
        let displays = [Strategy::OneToOne, Strategy::UbaLtr].map(|it| (it.into(), it.id().to_owned()));
        let figure = |notation| {
            Sheet::names_figure(&NamesFigure {
                names: (1..).map(Some).zip(table.rows()).collect(),
                displays: displays.to_vec(),
                notation,
                theme: SheetTheme::Light,
            })
        };
        let sheet = figure(Notation::Capitals);
        let [page] = &sheet.pages[..] else { panic!("one page") };
        let count = |text: &str| page.blocks.iter().filter(|it| &*it.text == text).count();
        for text in ["(1)", "(2)", "AB-12.com", "one-to-one", "uba-ltr"] {
            assert_eq!(count(text), 1, "{text}");
        }
        // Two displays of the second, beside what was typed.
        assert_eq!(count("a.com"), 3);
        let drawings = || page.blocks.iter().flat_map(|it| &it.drawings);
        let boxes = drawings().filter_map(|it| if let SheetDrawing::Box(it) = it { Some(it) } else { None });
        assert_eq!(boxes.clone().filter(|it| it.radius == 3.0).count(), 1, "of the first, by the UBA");
        assert!(boxes.clone().all(|it| it.edges[2] <= page.size[0] && it.edges[3] <= page.size[1]));
        // Otherwise what was typed stands there in logical order.
        let typed = figure(Notation::Unicode).pages.swap_remove(0);
        assert!(typed.blocks.iter().all(|it| &*it.text != "AB-12.com"));
    }
}
