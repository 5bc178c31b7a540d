//! Pages: what breaks, what stays together, and that nothing is lost.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{
    BlockRole, ContentsEntry, NamesFigure, PageSize, Sheet, SheetBlock, SheetDrawing, SheetOptions,
    SheetPage, SheetTheme, contents_pages,
};
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::InputReport;
use bidiscope_report::page::{OverviewFactId, PageSectionId};
use bidiscope_report::titles::Titled as _;
use bidiscope_report::view::{ComparedNamesTable, DisplayPaneSettings, NumberedNamesRow, StrategyId};
use bidiscope_words::{Catalogue, Language};

use super::{NAMES, inspected, sheet, whole_sheet};

/// Left, top, right and bottom of what is drawn, glyphs by their origins.
fn reach(page: &SheetPage) -> [f32; 4] {
    let mut reach = [f32::INFINITY, f32::INFINITY, 0.0, 0.0];
    let mut include = |x: f32, y: f32| {
        reach = [reach[0].min(x), reach[1].min(y), reach[2].max(x), reach[3].max(y)];
    };
    for mark in page.blocks.iter().flat_map(|it| &it.drawings) {
        match mark {
            SheetDrawing::Text(text) => {
                text.glyphs_from_left.iter().for_each(|it| {
                    include(
                        text.baseline_left_end_points[0] + it.x_from_line_left_em * text.font_size_points,
                        text.baseline_left_end_points[1],
                    )
                });
            }
            SheetDrawing::Rectangle(it) => {
                include(it.left_top_right_bottom_points[0], it.left_top_right_bottom_points[1]);
                include(it.left_top_right_bottom_points[2], it.left_top_right_bottom_points[3]);
            }
            SheetDrawing::Polyline { x_and_y_points: points, .. } => {
                points.iter().for_each(|it| include(it[0], it[1]))
            }
        }
    }
    reach
}

/// The logical positions that stand in the cells under the lines: numbers of glyphs are not compared, but what the
/// figures say.
fn message(sheet: &Sheet) -> Vec<usize> {
    let figures =
        sheet.pages.iter().flat_map(|it| &it.blocks).filter(|it| it.block_role == BlockRole::Figure);
    let rows = figures.filter(|it| it.accessible_text.starts_with("Logical positions"));
    let numbers = rows.flat_map(|it| {
        let runs = it
            .accessible_text
            .split(['.', ';'])
            .filter_map(|run| run.split_once(": "))
            .map(|it| it.1.to_owned());
        runs.collect::<Vec<_>>()
    });
    numbers
        .flat_map(|it| it.split(' ').map(|it| it.parse().expect("a position")).collect::<Vec<_>>())
        .collect()
}

#[test]
fn all_that_is_drawn_stands_on_its_page() {
    let long = "\u{5D0}b1-".repeat(60);
    for text in NAMES.into_iter().chain([long.as_str()]) {
        for paper in PageSize::ALL {
            let sheet = sheet(text, paper);
            for page in &sheet.pages {
                let [left, top, right, bottom] = reach(page);
                let [width, height] = page.width_and_height_points;
                let is_within =
                    left >= 20.0 && top >= 20.0 && right <= width - 20.0 && bottom <= height - 20.0;
                assert!(
                    is_within,
                    "{text:?} on {paper:?}: {:?} on {:?}",
                    reach(page),
                    page.width_and_height_points
                );
            }
        }
    }
}

/// In a right-to-left paragraph the characters apart stand at the right edge, as the line does in the end.
#[test]
fn steps_stand_where_their_line_will() {
    let name = inspected("\u{5D0}\u{5D1}.com");
    let display = DisplayConfig::with_default_options(Strategy::UbaRtl);
    let right_of = |page: &SheetPage| {
        let figures =
            page.blocks.iter().filter(|it| it.accessible_text.starts_with("From left to right: characters"));
        let marks = figures.flat_map(|it| it.drawings.clone()).collect();
        let apart = SheetPage { blocks: vec![SheetBlock::new(BlockRole::Figure, "", marks)], ..page.clone() };
        reach(&apart)[2]
    };
    let sheet = Sheet::of_trace_steps(
        &name,
        &display,
        &SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() },
        &|| false,
    )
    .expect("nothing stops it");
    let (_, apart) = sheet.pages.split_last().expect("steps");
    assert!(apart.len() > 1);
    assert!(apart.iter().all(|it| right_of(it) > it.width_and_height_points[0] / 2.0));
}

#[test]
fn papers_have_their_sizes() {
    let size = |paper, is_landscape| {
        let options = SheetOptions { page_size: paper, is_landscape, ..SheetOptions::default() };
        whole_sheet(&inspected("a.b"), &options).pages[0].width_and_height_points
    };
    // 210 by 297 mm, 8.5 by 11 inches; 72 points an inch of 25.4 mm.
    assert_eq!(size(PageSize::A4, false), [595.0, 842.0]);
    assert_eq!(size(PageSize::A4, true), [842.0, 595.0]);
    assert_eq!(size(PageSize::Letter, false), [612.0, 792.0]);
    let [width, height] = size(PageSize::Slide, false);
    assert!((width / height - 16.0 / 9.0).abs() < 0.01);
}

#[test]
fn of_the_longest_name_nothing_is_lost() {
    let text: String = (0..10_000).map(|it| if it % 3 == 0 { '\u{5D0}' } else { 'a' }).collect();
    let options = SheetOptions {
        page_size: PageSize::A4,
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaRtl)],
        ..SheetOptions::default()
    };
    let report = inspected(&text);
    let sheet = whole_sheet(&report, &options);
    assert!(sheet.pages.len() > 20, "{}", sheet.pages.len());
    let mut positions = message(&sheet);
    positions.sort_unstable();
    assert!(positions.into_iter().eq(1..=10_000));
    // The line of the display has all its glyphs, in rows that are read on.
    let rows: Vec<_> =
        sheet.pages.iter().flat_map(|it| &it.blocks).filter(|it| it.block_role == BlockRole::Name).collect();
    assert!(
        rows.len() > 20
            && !rows[0].continues_previous_block
            && rows[1..].iter().all(|it| it.continues_previous_block)
    );
    let glyphs: usize = rows
        .iter()
        .flat_map(|it| &it.drawings)
        .map(|it| if let SheetDrawing::Text(text) = it { text.glyphs_from_left.len() } else { 0 })
        .sum();
    assert_eq!(glyphs, 10_000);
}

#[test]
fn a_sheet_says_what_the_window_says() {
    let report = inspected("1\u{5D0}.\u{5B8}x");
    let sheet = sheet("1\u{5D0}.\u{5B8}x", PageSize::A4);
    let said: Vec<&str> =
        sheet.pages.iter().flat_map(|it| &it.blocks).map(|it| it.accessible_text.as_ref()).collect();
    let answer =
        report.overview_fact(OverviewFactId::RegistrationPermission).expect("an answer").to_plain_text();
    assert!(said.contains(&answer.as_str()), "{answer}");
    let sections =
        [PageSectionId::ViolationsAndWarnings, PageSectionId::NoteFindings].map(|it| report.section(it));
    for finding in sections.into_iter().flatten().flat_map(|it| it.findings()) {
        let sentence = finding.sentence.to_plain_text();
        assert!(said.contains(&sentence.as_str()), "{sentence}");
    }
    for view in report.strategy_views.iter().filter(|it| it.strategy_id != Strategy::Logical) {
        assert!(said.contains(&view.strategy_title.as_str()), "{}", view.strategy_title);
        assert!(
            view.badges.iter().all(|it| said.contains(&it.badge_text().as_str())),
            "{}",
            view.strategy_title
        );
    }
}

#[test]
fn collisions_and_steps_are_there_where_they_are_asked_for() {
    // AB12 and 12AB show the same in a left-to-right paragraph (the paper, section IV).
    let report = InputReport::read("AB12", Notation::Atkin2001Table1).expect("it is a name");
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let options = SheetOptions {
        notation: Notation::Atkin2001Table1,
        displays: vec![uba.clone()],
        traced_displays: vec![uba.clone()],
        searches_visual_collisions: true,
        ..SheetOptions::default()
    };
    let said = |sheet: &Sheet| -> Vec<String> {
        sheet.pages.iter().flat_map(|it| &it.blocks).map(|it| it.accessible_text.to_string()).collect()
    };
    let with = said(&whole_sheet(&report, &options));
    assert!(with.iter().any(|it| it == "12AB"), "{with:#?}");
    // W2 makes the digits Arabic, after Arabic letters.
    assert!(with.iter().any(|it| it == "EN to AN: 3-4"), "{with:#?}");
    let without = said(&whole_sheet(
        &report,
        &SheetOptions { traced_displays: Vec::new(), searches_visual_collisions: false, ..options.clone() },
    ));
    assert!(!without.iter().any(|it| it == "12AB" || it.contains("EN to AN")));
    let steps = Sheet::of_trace_steps(
        &report,
        &uba,
        &SheetOptions { page_size: PageSize::Slide, ..options },
        &|| false,
    )
    .expect("nothing stops it");
    let titles = steps
        .pages
        .iter()
        .map(|page| page.blocks[0].accessible_text.split(' ').next().unwrap_or_default().to_owned());
    let titles: Vec<String> = titles.collect();
    assert!(titles.contains(&"W2".to_owned()) && titles.last() == Some(&"L2".to_owned()), "{titles:?}");
}

#[test]
fn a_table_of_contents_leads_to_every_sheet() {
    let name = |it| Input::read(&format!("a{it}.com"), Notation::Unicode).expect("it is a name");
    let names: Vec<Input> = (0..200).map(name).collect();
    let entries: Vec<ContentsEntry<'_>> =
        names.iter().enumerate().map(|(at, name)| ContentsEntry { name, page_index: 2 * at }).collect();
    let options = SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() };
    let pages: Vec<SheetPage> = contents_pages(&entries, &options).collect();
    let before = pages.len();
    assert!(before > 1);
    let leads = pages.iter().flat_map(|it| &it.blocks).filter_map(|it| it.linked_page_index);
    assert!(leads.eq((0..200).map(|it| before + 2 * it)));
    // The numbers that are read stand where they lead.
    let last = pages.last().and_then(|it| it.blocks.iter().rfind(|it| it.linked_page_index.is_some()));
    let said = last.map(|it| it.accessible_text.to_string()).unwrap_or_default();
    assert_eq!(said, format!("200: a199.com, page {}", before + 2 * 199 + 1));
}

/// A label that decodes to the A-label of another name is called as it was typed, or the sheet would be that of the other name.
#[test]
fn a_name_with_an_a_label_that_is_not_its_own_is_called_as_typed() {
    let typed = "xn--xn--9dbne9b-.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    let in_ascii = "xn--xn--9dbne9b-.xn--4dbrk0ce";
    assert_eq!(sheet(typed, PageSize::A4).document_title, in_ascii);
    let name = Input::read(typed, Notation::Unicode).expect("it is a name");
    let options = SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() };
    let entries = [ContentsEntry { name: &name, page_index: 0 }];
    let page = contents_pages(&entries, &options).next().expect("a page");
    let line = page.blocks.iter().find(|it| it.linked_page_index.is_some()).expect("a line");
    assert_eq!(&*line.accessible_text, format!("1: {in_ascii}, page 2"));
    // It has the root's full stop where the name has it.
    assert_eq!(sheet("xn--gov-.example.", PageSize::A4).document_title, "xn--gov-.example.");
}

/// A label of 64 letters has no form in the DNS, so that its picture says what it is.
#[test]
fn a_name_without_a_dns_form_is_drawn_in_the_contents() {
    let drawn = |text: &str| {
        let name = Input::read(text, Notation::Unicode).expect("it is a name");
        let options = SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() };
        let page =
            contents_pages(&[ContentsEntry { name: &name, page_index: 0 }], &options).next().expect("a page");
        let is_name = |it: &&SheetBlock| it.block_role == BlockRole::Name;
        let picture = page.blocks.iter().find(is_name).map(|it| it.accessible_text.to_string());
        let texts = page.blocks.iter().flat_map(|it| &it.drawings);
        let sizes = texts.filter_map(|it| {
            if let SheetDrawing::Text(text) = it { Some(text.font_size_points) } else { None }
        });
        (
            picture,
            sizes.fold(f32::INFINITY, f32::min),
            reach(&page)[2] <= page.width_and_height_points[0] - 20.0,
        )
    };
    for letter in ['\u{5D0}', '\u{628}', '\u{FC}'] {
        let long = format!("{}.com", letter.to_string().repeat(64));
        let (picture, smallest, is_within) = drawn(&long);
        assert_eq!(picture.as_deref(), Some(long.as_str()));
        // The footer has 8 points.
        assert!(smallest >= 6.5 && is_within, "{letter}: {smallest}");
    }
    // One that would be too small to read is called by its code points.
    let (picture, smallest, is_within) = drawn(&"\u{5D0}".repeat(500));
    assert!(picture.is_none() && smallest >= 6.5 && is_within, "{smallest}");
}

/// However long the name is, as long as it can be read: a step is looked at as a whole.
#[test]
fn each_step_is_on_a_page_of_its_own() {
    let options = SheetOptions { page_size: PageSize::Slide, ..SheetOptions::default() };
    for (text, display) in [
        (
            "\u{5DE}\u{5D3}\u{5D9}\u{5E0}\u{5EA}-\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}.2024.gov.il",
            Strategy::UbaLtr,
        ),
        (
            "\u{645}\u{62F}\u{631}\u{633}\u{629}-2024.\u{5D1}\u{5D9}\u{5EA}-\u{5E1}\u{5E4}\u{5E8}.co.il",
            Strategy::UbaLtr,
        ),
    ] {
        let sheet = Sheet::of_trace_steps(
            &inspected(text),
            &DisplayConfig::with_default_options(display),
            &options,
            &|| false,
        )
        .expect("nothing stops it");
        for (number, page) in sheet.pages.iter().enumerate() {
            assert_eq!(
                page.blocks[0].block_role,
                BlockRole::Title,
                "{text}: page {number} goes on with a step"
            );
            assert_eq!(page.width_and_height_points.map(f32::round), [720.0, 405.0]);
        }
    }
}

/// A line that is cut says so, wherever it stands.
#[test]
fn a_title_that_is_cut_says_so() {
    let options = SheetOptions { page_size: PageSize::A4, displays: Vec::new(), ..SheetOptions::default() };
    let says = |text: &str| {
        let sheet = whole_sheet(&inspected(text), &options);
        sheet.pages[0].blocks.iter().any(|it| it.accessible_text.contains("One line, cut into"))
    };
    let labels = |count: usize| vec!["\u{5D0}\u{5D1}\u{5D2}\u{5D3}-abcdef"; count].join(".");
    assert!(!says(&labels(2)));
    assert!(says(&labels(20)));
}

/// Where the language runs from right to left, lines begin at the right margin, the parts of a line follow from there, and a
/// display stays at the side of its paragraph.
#[test]
fn the_layout_is_that_of_the_language() {
    let report = inspected("\u{5D0}\u{5D1}1-.com");
    let displays = [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayConfig::with_default_options).to_vec();
    let options = SheetOptions { page_size: PageSize::A4, displays, ..SheetOptions::default() };
    for language in Language::ALL {
        let sheet = language.run_in(|| whole_sheet(&report, &options));
        let is_right_to_left = language.run_in(Catalogue::current_html_dir) == "rtl";
        let middle = sheet.pages[0].width_and_height_points[0] / 2.0;
        let (mut begins, mut lines) = (0, Vec::new());
        for page in &sheet.pages {
            let edges = |block: &SheetBlock| {
                let [left, _, right, _] = reach(&SheetPage { blocks: vec![block.clone()], ..page.clone() });
                [left, right]
            };
            for block in &page.blocks {
                let [left, right] = edges(block);
                match block.block_role {
                    BlockRole::Heading | BlockRole::Title if is_right_to_left => {
                        assert!(right > middle, "{:?} {language:?}", block.accessible_text);
                        begins += 1;
                    }
                    BlockRole::Heading | BlockRole::Title => {
                        assert!(left < middle, "{:?} {language:?}", block.accessible_text);
                        begins += 1;
                    }
                    BlockRole::Name => lines.push(left < middle && right < middle),
                    _ => {}
                }
            }
        }
        assert!(begins > 8, "{begins}");
        assert!(lines.contains(&true) && lines.contains(&false), "{lines:?} {language:?}");
    }
}

/// What stands on a page: of a role, with its left and right edge.
fn extents(page: &SheetPage, role: BlockRole) -> Vec<(String, f32, f32)> {
    let blocks = page.blocks.iter().filter(|it| it.block_role == role && !it.drawings.is_empty());
    let extent = |block: &SheetBlock| {
        let [left, _, right, _] = reach(&SheetPage { blocks: vec![block.clone()], ..page.clone() });
        (block.accessible_text.to_string(), left, right)
    };
    blocks.map(extent).collect()
}

/// The glyphs of the names on a page, each with its place in its line.
fn glyphs_of_names(page: &SheetPage) -> Vec<(u16, f32, f32)> {
    let names = page.blocks.iter().filter(|it| it.block_role == BlockRole::Name);
    let texts = names.flat_map(|it| &it.drawings).filter_map(|it| match it {
        SheetDrawing::Text(text) => Some(text),
        _ => None,
    });
    texts
        .flat_map(|it| &it.glyphs_from_left)
        .map(|it| (it.glyph_id, it.x_from_line_left_em, it.y_above_baseline_em))
        .collect()
}

/// In a figure of a name titles stand where lines of the language begin, beside the displays; the displays themselves are the
/// same in every language.
#[test]
fn a_figure_begins_where_the_language_does() {
    let name = "https://\u{5D0}\u{5D1}1-.com/a?b#c";
    let mut shown = Vec::new();
    for language in Language::ALL {
        let (sheet, is_right_to_left) = language.run_in(|| {
            let report = inspected(name);
            let displays: Vec<_> = report.strategy_views.iter().collect();
            (Sheet::figure(&report, &displays, SheetTheme::Light), Catalogue::current_html_dir() == "rtl")
        });
        let page = &sheet.pages[0];
        let (titles, lines) = (extents(page, BlockRole::Heading), extents(page, BlockRole::Name));
        assert!(titles.len() == lines.len() + 1 && lines.len() > 4, "{titles:?} {lines:?}");
        for (title, left, right) in &titles {
            let is_beside =
                |it: &(String, f32, f32)| if is_right_to_left { it.2 < *left } else { it.1 > *right };
            assert!(lines.iter().all(is_beside), "{title} {language:?}");
        }
        // The lines have a common edge beside the titles, and the legend does.
        let edge = |it: &(String, f32, f32)| if is_right_to_left { -it.2 } else { it.1 };
        let first = |all: &[(String, f32, f32)]| all.iter().map(edge).fold(f32::INFINITY, f32::min);
        let legend = extents(page, BlockRole::Sentence);
        let legend: Vec<_> = legend.into_iter().filter(|it| it.0.chars().count() > 1).collect();
        assert!(!legend.is_empty() && (first(&legend) - first(&lines)).abs() < 8.0, "{legend:?} {lines:?}");
        let [left, _, right, _] = reach(page);
        assert!(
            left >= 11.0 && right <= page.width_and_height_points[0] - 11.0,
            "{left} {right} {:?} {language:?}",
            page.width_and_height_points
        );
        shown.push(glyphs_of_names(page));
    }
    assert!(shown.iter().all(|it| *it == shown[0]));
}

/// So it is with a figure of several names, in columns and with the displays below each name.
#[test]
fn a_figure_of_names_begins_where_the_language_does() {
    let names =
        ["\u{5D0}\u{5D1}-12.com", "a.com"].map(|it| Input::read(it, Notation::Unicode).expect("a name"));
    for displays in [&Strategy::BUILT_IN[1..3], &Strategy::BUILT_IN[1..]] {
        let mut shown = Vec::new();
        for language in Language::ALL {
            let (sheet, is_right_to_left) = language.run_in(|| {
                let table = ComparedNamesTable::new(
                    names.to_vec(),
                    &DisplayPaneSettings::default(),
                    &RegistryRulesByZone::default(),
                );
                let numbered = (1..).map(Some).zip(table.rows());
                let numbered = numbered.map(|(name_number, row)| NumberedNamesRow { name_number, row });
                let titled = |it: &Strategy| (StrategyId::from(*it), it.title().to_owned());
                let sheet = Sheet::of_names_figure(&NamesFigure {
                    numbered_names: numbered.collect(),
                    titled_displays: displays.iter().map(titled).collect(),
                    reference_display_title: Strategy::OneToOne.title().to_owned(),
                    notation: Notation::CapitalsAsHebrew,
                    theme: SheetTheme::Light,
                });
                (sheet, Catalogue::current_html_dir() == "rtl")
            });
            let page = &sheet.pages[0];
            let sentences = extents(page, BlockRole::Sentence);
            let (number, left, right) =
                sentences.iter().find(|it| it.0.contains('1') && it.0.len() < 9).expect("a number");
            let lines = extents(page, BlockRole::Name);
            let is_after =
                |it: &(String, f32, f32)| if is_right_to_left { it.2 < *left } else { it.1 > *right };
            assert!(lines.iter().all(is_after), "{number} {lines:?} {language:?}");
            let [left, _, right, _] = reach(page);
            assert!(
                left >= 11.0 && right <= page.width_and_height_points[0] - 11.0,
                "{left} {right} {:?} {language:?}",
                page.width_and_height_points
            );
            shown.push(glyphs_of_names(page));
        }
        assert!(shown.iter().all(|it| !it.is_empty() && *it == shown[0]));
    }
}

/// The numbers of a range stand in their order, among words of either direction.
#[test]
fn ranges_run_from_left_to_right() {
    let report = inspected("\u{5E9}\u{5DC}\u{5D5}\u{5DD}abc\u{5D0}\u{5D1}\u{5D2}.com");
    let options = SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() };
    for language in Language::ALL {
        let sheets = language.run_in(|| {
            let display = DisplayConfig::with_default_options(Strategy::UbaRtl);
            let steps =
                Sheet::of_trace_steps(&report, &display, &options, &|| false).expect("it is not stopped");
            [whole_sheet(&report, &options), steps]
        });
        for sheet in &sheets {
            let drawings = sheet.pages.iter().flat_map(|it| &it.blocks).flat_map(|it| &it.drawings);
            let texts = drawings.filter_map(|it| match it {
                SheetDrawing::Text(text) => Some(text),
                _ => None,
            });
            let mut ranges = 0;
            for text in texts {
                let bytes = text.logical_text.as_bytes();
                let places = text.logical_text.match_indices(['-', '\u{2013}']).filter_map(|(at, dash)| {
                    let after = at + dash.len();
                    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
                    (at > 0 && is_digit(at - 1) && is_digit(after)).then_some((at - 1, after))
                });
                let x = |at: usize| {
                    text.glyphs_from_left
                        .iter()
                        .find(|it| it.logical_text_byte_range.contains(&at))
                        .map(|it| it.x_from_line_left_em)
                };
                for (before, after) in places {
                    let (Some(before), Some(after)) = (x(before), x(after)) else { continue };
                    assert!(before < after, "{} {language:?}", text.logical_text);
                    ranges += 1;
                }
            }
            assert!(ranges > 0, "{language:?}");
        }
    }
}
